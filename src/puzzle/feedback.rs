//! What a check has to say: codes with squares, to be put into words elsewhere.

use crate::rules::{Placed, Refused, Square};

/// What was found about an answer. (Codes are being written.)
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FeedbackCode {
    /// The answer is right.
    Right,
}

/// What to tell the learner.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    /// What was found.
    pub code: FeedbackCode,
    /// The squares it speaks of, to be marked.
    pub squares: Vec<Square>,
    /// The pieces it speaks of, to be marked.
    pub pieces: Vec<Placed>,
    /// Where the rules refuse the move in question: why.
    pub refused: Option<Box<Refused>>,
}
