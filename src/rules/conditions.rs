//! Why yes: the conditions of castling, en passant and promotion, each met or not.

use super::{About, Moment, Placed, ReasonCode, RuleId, Square};

/// One condition of a special move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The reason that would be given if it were not met.
    pub code: ReasonCode,
    /// The rule that sets it.
    pub rule: RuleId,
    /// Whether it holds.
    pub met: bool,
    /// The squares it speaks of.
    pub squares: Vec<Square>,
    /// The pieces that break it, where it is not met.
    pub pieces: Vec<Placed>,
    /// When it was broken, where the history tells.
    pub moment: Option<Moment>,
    /// What was tried.
    pub about: About,
}
