//! Pick one: the question has few answers, computed wherever there is something to compute.

use crate::rules::Color;

/// What a `choice` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceAsk {
    /// Whose move is it: `white` or `black`.
    Turn,
    /// Which castling is this move: `short` or `long`.
    Wing { text: String },
    /// Does it stay forbidden: `legal`, `now` (for now only) or `for-good`.
    Bar { text: String },
    /// Which castling rights are left to a side: `none`, `short`, `long` or `both`.
    Rights { side: Color },
    /// Advice or history: nothing to compute. The options' words are the puzzle message's
    /// attributes of the same names.
    Told { options: Vec<String>, right: String },
}

impl ChoiceAsk {
    /// The names of the options, in the order shown.
    #[must_use]
    pub fn options(&self) -> Vec<&str> {
        match self {
            ChoiceAsk::Turn => vec!["white", "black"],
            ChoiceAsk::Wing { .. } => vec!["short", "long"],
            ChoiceAsk::Bar { .. } => vec!["legal", "now", "for-good"],
            ChoiceAsk::Rights { .. } => vec!["none", "short", "long", "both"],
            ChoiceAsk::Told { options, .. } => options.iter().map(String::as_str).collect(),
        }
    }
}
