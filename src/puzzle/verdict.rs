//! Legal or not, and why not: the learner names the verdict on a move.

/// What a `verdict` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerdictAsk {
    /// The move, in any notation.
    pub text: String,
    /// `legal` and reason codes, in the order shown. Right is `legal` for a legal move, else every
    /// reason that holds.
    pub options: Vec<String>,
}
