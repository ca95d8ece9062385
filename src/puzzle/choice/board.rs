//! Questions of few answers about a bare board: colours, pieces, what is worth what.

use super::super::filter::{Class, worth};
use super::super::{Feedback, FeedbackCode, Puzzle, Reached};
use crate::rules::{Color, Placement, Role, Square};

/// What is asked of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BoardAsk {
    /// Which colour a square has: `light` or `dark`.
    SquareColour {
        /// Which square.
        square: Square,
    },
    /// Which piece stands there: its name.
    Piece {
        /// Where.
        square: Square,
    },
    /// Whose piece stands there: `white` or `black`.
    Owner {
        /// Where.
        square: Square,
    },
    /// Whether the board lies `right` or is `turned`.
    Laid,
    /// Whether the piece is `heavy`, `light` or `neither`.
    Class {
        /// Where it stands.
        square: Square,
    },
    /// Whether the queens stand on their own colour: `right` or `swapped`.
    Royals,
    /// Whether a piece can ever get to a square, all else standing still: `yes` or `no`.
    CanReach {
        /// Where it stands.
        from: Square,
        /// Where it should go.
        to: Square,
        /// In how many moves at most.
        within: Option<usize>,
    },
    /// Whether an exchange is `good`, `even` or `bad` by what the pieces count.
    Exchange {
        /// What is given.
        gives: Vec<Role>,
        /// What is got for it.
        gets: Vec<Role>,
    },
    /// The letter of a piece: `k`, `q`, `r`, `b`, `n`, `p`.
    Letter {
        /// Which piece.
        piece: Role,
    },
    /// The letter of the piece that stands there, out of the same.
    LetterOn {
        /// Where.
        square: Square,
    },
}

impl BoardAsk {
    /// The names of the options, in the order shown.
    #[must_use]
    pub(super) fn options(&self) -> &'static [&'static str] {
        match self {
            BoardAsk::SquareColour { .. } => &["light", "dark"],
            BoardAsk::Piece { .. } => &["king", "queen", "rook", "bishop", "knight", "pawn"],
            BoardAsk::Owner { .. } => &["white", "black"],
            BoardAsk::Laid => &["right", "turned"],
            BoardAsk::Class { .. } => &["heavy", "light", "neither"],
            BoardAsk::Royals => &["right", "swapped"],
            BoardAsk::CanReach { .. } => &["yes", "no"],
            BoardAsk::Exchange { .. } => &["good", "even", "bad"],
            BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. } => &["k", "q", "r", "b", "n", "p"],
        }
    }

    /// The right option; `None` where the question has no answer on this board.
    #[must_use]
    pub(super) fn right(&self, puzzle: &Puzzle) -> Option<&'static str> {
        let board = puzzle.placement();
        let piece = |square: Square| board.piece_at(square);
        Some(match self {
            BoardAsk::SquareColour { square } => {
                if square.is_light() {
                    "light"
                } else {
                    "dark"
                }
            }
            BoardAsk::Piece { square } => role_name(piece(*square)?.role),
            BoardAsk::Owner { square } => piece(*square)?.color.fold_wb("white", "black"),
            BoardAsk::Laid => {
                if puzzle.turned {
                    "turned"
                } else {
                    "right"
                }
            }
            BoardAsk::Class { square } => match Class::of(piece(*square)?.role) {
                Some(Class::Heavy) => "heavy",
                Some(Class::Light) => "light",
                None => "neither",
            },
            BoardAsk::Royals => royals(&board)?,
            BoardAsk::CanReach { from, to, within } => {
                piece(*from)?;
                match Reached::of(&board, *from, *to, *within) {
                    Reached::In(_) => "yes",
                    Reached::TooLate { .. } | Reached::Never => "no",
                }
            }
            BoardAsk::Exchange { gives, gets } => match total(gets).cmp(&total(gives)) {
                std::cmp::Ordering::Greater => "good",
                std::cmp::Ordering::Equal => "even",
                std::cmp::Ordering::Less => "bad",
            },
            BoardAsk::Letter { piece } => letter(*piece),
            BoardAsk::LetterOn { square } => letter(piece(*square)?.role),
        })
    }

    /// What is said of a wrong pick.
    pub(super) fn missed(&self) -> FeedbackCode {
        match self {
            BoardAsk::SquareColour { .. } => FeedbackCode::ChoiceSquareColour,
            BoardAsk::Piece { .. } => FeedbackCode::ChoicePiece,
            BoardAsk::Owner { .. } => FeedbackCode::ChoiceOwner,
            BoardAsk::Laid => FeedbackCode::ChoiceLaid,
            BoardAsk::Class { .. } => FeedbackCode::ChoiceClass,
            BoardAsk::Royals => FeedbackCode::ChoiceRoyals,
            BoardAsk::CanReach { .. } => FeedbackCode::ChoiceCanReach,
            BoardAsk::Exchange { .. } => FeedbackCode::ChoiceExchange,
            BoardAsk::Letter { .. } | BoardAsk::LetterOn { .. } => FeedbackCode::ChoiceLetter,
        }
    }

    /// Adds the squares and pieces that the answer stands on.
    pub(super) fn about(&self, board: &Placement, feedback: &mut Feedback) {
        match self {
            BoardAsk::SquareColour { square }
            | BoardAsk::Piece { square }
            | BoardAsk::Owner { square }
            | BoardAsk::Class { square }
            | BoardAsk::LetterOn { square } => {
                feedback.squares.push(*square);
                feedback.pieces.extend(board.placed(*square));
            }
            BoardAsk::Royals => {
                let queens = board.pieces().filter(|placed| placed.piece.role == Role::Queen);
                feedback.pieces.extend(queens);
                feedback.squares.extend(feedback.pieces.iter().map(|placed| placed.square));
            }
            BoardAsk::CanReach { from, to, .. } => {
                feedback.squares.push(*to);
                feedback.pieces.extend(board.placed(*from));
            }
            // The corner at White's right hand.
            BoardAsk::Laid => feedback.squares.push(Square::H1),
            BoardAsk::Exchange { .. } | BoardAsk::Letter { .. } => {}
        }
    }
}

/// The name of a piece among the options.
pub(super) fn role_name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// The letter of a piece among the options (FIDE, Appendix C).
fn letter(role: Role) -> &'static str {
    match role {
        Role::King => "k",
        Role::Queen => "q",
        Role::Rook => "r",
        Role::Bishop => "b",
        Role::Knight => "n",
        Role::Pawn => "p",
    }
}

/// What pieces count together.
pub(super) fn total(roles: &[Role]) -> i64 {
    roles.iter().map(|role| worth(*role)).sum()
}

/// The queen stands on her own colour (FIDE 2.3).
fn royals(board: &Placement) -> Option<&'static str> {
    let mut queens = board.pieces().filter(|placed| placed.piece.role == Role::Queen).peekable();
    queens.peek()?;
    let right = queens.all(|queen| queen.square.is_light() == (queen.piece.color == Color::White));
    Some(if right { "right" } else { "swapped" })
}
