//! What can be wrong with the record of a game, and where.

use crate::rules::{Color, FenFault, Moment, Refused};

macro_rules! fault_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What can be wrong with the record of a game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum FaultCode { $($(#[$doc])* $name,)* }

        impl FaultCode {
            /// All codes.
            pub const ALL: &'static [FaultCode] = &[$(FaultCode::$name,)*];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(FaultCode::$name => $text,)* }
            }
        }
    };
}

fault_codes! {
    /// A move that is not legal, or that fits more than one piece.
    IllegalMove = "illegal-move",
    /// A word among the moves that is no move.
    NoMove = "no-move",
    /// A move that passes; chess has none (FIDE 1.3).
    NullMove = "null-move",
    /// More half-moves than are read.
    TooManyMoves = "too-many-moves",
    /// A comment that is opened and not closed.
    UnclosedComment = "unclosed-comment",
    /// A variation that is opened and not closed.
    UnclosedVariation = "unclosed-variation",
    /// A bracket that closes nothing.
    StrayBracket = "stray-bracket",
    /// The start position cannot be.
    BadStart = "bad-start",
    /// Not played by the Laws of chess: Chess960 and the like.
    OtherVariant = "other-variant",
    /// A line in square brackets that is no tag.
    BadTag = "bad-tag",
    /// More tags than are kept.
    TooManyTags = "too-many-tags",
}

/// Something wrong with the record of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// What.
    pub code: FaultCode,
    /// The line of the text; 1 is the first.
    pub line: usize,
    /// The word as written, cut if it is long.
    pub word: String,
    /// The half-move that should stand there, where it is about a move.
    pub moment: Option<Moment>,
    /// Whose move that is.
    pub side: Option<Color>,
    /// Why the move is refused.
    pub refused: Option<Box<Refused>>,
    /// What is wrong with the start position.
    pub start: Vec<FenFault>,
}

/// The longest word that is told, in characters.
const MAX_WORD: usize = 40;

impl Fault {
    pub(super) fn new(code: FaultCode, line: usize, word: &str) -> Fault {
        Fault { code, line, word: cut(word), moment: None, side: None, refused: None, start: Vec::new() }
    }
}

/// The word in one line, cut where it is long.
fn cut(word: &str) -> String {
    let mut letters = word.trim().chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter });
    let mut short: String = letters.by_ref().take(MAX_WORD).collect();
    if letters.next().is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn a_word_is_told_in_one_line_and_cut() {
        assert_eq!(cut(" Ke3 "), "Ke3");
        assert_eq!(cut("{a\r\nb"), "{a  b");
        assert_eq!(cut(&"王".repeat(41)), format!("{}…", "王".repeat(40)));
    }
}
