//! Questions whose answer is a number: squares, moves, material, distance.

use super::filter::material;
use super::points::RatedGame;
use super::{Feedback, FeedbackCode, Filter, Number, Outcome, Puzzle, route};
use crate::rating::Points;
use crate::rules::{Area, Color, Game, PieceMove, Placed, Placement, Square, reach};

/// What a `count` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CountAsk {
    /// How many squares an area has.
    Squares {
        /// Which area.
        of: Area,
    },
    /// To how many squares a piece can go on this board, turn and checks left aside.
    Reach {
        /// Where it stands.
        from: Square,
    },
    /// How many such pieces stand on the board.
    Pieces(Filter),
    /// What a side's pieces count together.
    Material {
        /// The side.
        side: Color,
    },
    /// By how much White's pieces count more than Black's; less than zero if Black's do.
    MaterialLead,
    /// In how many moves at least a piece gets to a square, all else standing still.
    Distance {
        /// Where it stands.
        from: Square,
        /// Where it goes.
        to: Square,
    },
    /// How many legal moves there are, of the piece on `from` if named.
    Moves {
        /// Where it stands.
        from: Option<Square>,
    },
    /// How many legal moves give check.
    Checks,
    /// How many legal moves give mate.
    Mates,
    /// How often the position has stood, this time included.
    Repetitions,
    /// How many moves each side has made since the last capture or pawn move.
    QuietMoves,
    /// By how many points a game changes a player's; with two decimals, and less than zero for a loss.
    Points(RatedGame),
    /// Which grade points give; 0 for none.
    Grade {
        /// The points.
        points: Points,
    },
}

impl CountAsk {
    /// Whether it asks of a bare board, so that it needs no game.
    #[must_use]
    pub fn is_of_board(&self) -> bool {
        match self {
            CountAsk::Squares { .. }
            | CountAsk::Reach { .. }
            | CountAsk::Pieces(_)
            | CountAsk::Material { .. }
            | CountAsk::MaterialLead
            | CountAsk::Distance { .. }
            | CountAsk::Points(_)
            | CountAsk::Grade { .. } => true,
            CountAsk::Moves { .. }
            | CountAsk::Checks
            | CountAsk::Mates
            | CountAsk::Repetitions
            | CountAsk::QuietMoves => false,
        }
    }

    /// Whether it asks of no board at all.
    #[must_use]
    pub fn is_boardless(&self) -> bool {
        matches!(self, CountAsk::Points(_) | CountAsk::Grade { .. })
    }

    /// The square of the piece that it is counted for.
    #[must_use]
    pub fn piece(&self) -> Option<Square> {
        match self {
            CountAsk::Reach { from }
            | CountAsk::Distance { from, .. }
            | CountAsk::Moves { from: Some(from) } => Some(*from),
            CountAsk::Squares { .. }
            | CountAsk::Pieces(_)
            | CountAsk::Material { .. }
            | CountAsk::MaterialLead
            | CountAsk::Moves { from: None }
            | CountAsk::Checks
            | CountAsk::Mates
            | CountAsk::Repetitions
            | CountAsk::QuietMoves
            | CountAsk::Points(_)
            | CountAsk::Grade { .. } => None,
        }
    }

    /// The squares that were counted, to be marked once the number is known.
    fn shown(&self, board: &Placement) -> Vec<Square> {
        match self {
            CountAsk::Squares { of: area @ (Area::Line(_) | Area::Region(_)) } => {
                area.squares().into_iter().collect()
            }
            CountAsk::Reach { from } => reach(board, *from).map(|found| found.targets).unwrap_or_default(),
            CountAsk::Pieces(filter) => filter.squares(board).into_iter().collect(),
            CountAsk::Squares { of: Area::Board | Area::Light | Area::Dark }
            | CountAsk::Material { .. }
            | CountAsk::MaterialLead
            | CountAsk::Distance { .. }
            | CountAsk::Moves { .. }
            | CountAsk::Checks
            | CountAsk::Mates
            | CountAsk::Repetitions
            | CountAsk::QuietMoves
            | CountAsk::Points(_)
            | CountAsk::Grade { .. } => Vec::new(),
        }
    }

    /// Whether the number can have decimals.
    fn has_decimals(&self) -> bool {
        matches!(self, CountAsk::Points(_))
    }

    /// The number asked for; `None` where there is none.
    #[must_use]
    pub(super) fn right(&self, board: &Placement, game: &Game) -> Option<Number> {
        match *self {
            CountAsk::Squares { of } => Some(Number::of(of.squares().count())),
            CountAsk::Reach { from } => reach(board, from).map(|found| Number::of(found.targets.len())),
            CountAsk::Pieces(filter) => Some(Number::of(filter.squares(board).count())),
            CountAsk::Material { side } => Some(Number::whole(material(board, side))),
            CountAsk::MaterialLead => {
                Some(Number::whole(material(board, Color::White) - material(board, Color::Black)))
            }
            CountAsk::Distance { from, to } => route::distance(board, from, to).map(Number::of),
            CountAsk::Moves { from } => Some(moves(game, |mv| from.is_none_or(|from| from == mv.from()))),
            CountAsk::Checks => Some(moves(game, |mv| !game.position().after(mv).checkers().is_empty())),
            CountAsk::Mates => Some(moves(game, |mv| {
                super::Effect::in_position(&game.position().after(mv)) == super::Effect::Mate
            })),
            CountAsk::Repetitions => Some(Number::of(game.repetitions())),
            CountAsk::QuietMoves => Some(Number::whole(i64::from(game.position().halfmove_clock() / 2))),
            CountAsk::Points(rated) => Some(rated.change()),
            CountAsk::Grade { points } => Some(Number::whole(i64::from(points.grade().number()))),
        }
    }
}

/// What is counted, for the words that say how.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counting {
    /// What is asked.
    pub ask: CountAsk,
    /// The piece that it is counted for.
    pub piece: Option<Placed>,
    /// The side to move.
    pub turn: Color,
    /// Whether a promotion is among the moves that are counted.
    pub promotes: bool,
}

impl Counting {
    /// What a puzzle counts.
    #[must_use]
    pub fn of(puzzle: &Puzzle, ask: &CountAsk) -> Counting {
        let position = puzzle.game.position();
        let from = ask.piece();
        let counted = |mv: &PieceMove| from.is_none_or(|from| from == mv.from());
        let promotes =
            position.legal_moves().iter().filter(|mv| counted(mv)).any(|mv| mv.promotion().is_some());
        let piece = from.and_then(|square| puzzle.placement().placed(square));
        Counting { ask: ask.clone(), piece, turn: position.turn(), promotes }
    }
}

fn moves(game: &Game, counts: impl Fn(PieceMove) -> bool) -> Number {
    Number::of(game.position().legal_moves().into_iter().filter(|mv| counts(*mv)).count())
}

/// Checks a number.
pub(super) fn check(puzzle: &Puzzle, ask: &CountAsk, given: Number) -> Outcome {
    let right = ask.right(&puzzle.placement(), &puzzle.game);
    let code = match right {
        Some(right) if right == given => FeedbackCode::RightNumber,
        Some(_) if !ask.has_decimals() && !given.is_whole() => FeedbackCode::NumberNotWhole,
        Some(right) if right == given.opposite() => FeedbackCode::NumberSign,
        Some(right) if given < right => FeedbackCode::NumberLow,
        Some(_) | None => FeedbackCode::NumberHigh,
    };
    let mut feedback = Feedback::new(code);
    feedback.number = Some(given);
    if code.is_right() {
        feedback.squares = ask.shown(&puzzle.placement());
    }
    Outcome::of(feedback)
}
