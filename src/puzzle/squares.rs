//! Which squares a `squares` puzzle asks for; the rules engine computes them.

use super::{Feedback, FeedbackCode, Filter, Outcome, Puzzle, walk};
use crate::rules::{
    Attempt, Color, File, Line, PieceMove, Position, Reach, Refused, Region, Role, Square, SquareSet,
    Verdict, Wing, judge, reach,
};

/// What the learner marks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SquaresAsk {
    /// Every square to which the piece can legally go (castling: the king's landing square).
    Targets {
        /// Where the piece stands.
        from: Square,
    },
    /// Every square on which the side to move can capture, with the piece on `from` if named
    /// (en passant: the square where the pawn lands).
    Captures {
        /// Where the piece stands.
        from: Option<Square>,
    },
    /// The pieces of a side that attack a square.
    Attackers {
        /// The attacked square.
        of: Square,
        /// The attacking side.
        by: Color,
    },
    /// The pieces that give check.
    Checkers,
    /// The pieces of the side to move that have a legal move.
    Movers,
    /// The first piece on the straight way from one square to another.
    Blocker {
        /// Where the way begins.
        from: Square,
        /// Where it leads.
        to: Square,
    },
    /// About en passant in this position.
    EnPassant {
        /// What of it.
        part: EnPassantPart,
    },
    /// About castling of the side to move.
    Castling {
        /// On which wing.
        wing: Wing,
        /// What of it.
        part: CastlingPart,
    },
    /// The pinned pieces of a side, the side to move if none is named.
    Pinned {
        /// Whose.
        side: Option<Color>,
    },
    /// The squares beside the enemy king that he may not enter because this side attacks them.
    Guarded {
        /// Which side.
        by: Color,
    },
    /// Where a piece can go on this board, turn and checks left aside.
    Reach {
        /// Where it stands.
        from: Square,
    },
    /// What a piece attacks on this board.
    Attacks {
        /// Where it stands.
        from: Square,
    },
    /// A file, a rank or a diagonal.
    Line {
        /// Which one.
        line: Line,
    },
    /// A region of the board.
    Region {
        /// Which one.
        region: Region,
    },
    /// The squares that the prompt names.
    Find {
        /// Which ones.
        squares: SquareSet,
    },
    /// The pieces that are such.
    Pieces(Filter),
}

/// A part of an en passant capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EnPassantPart {
    /// The pawns that may capture.
    Capturers,
    /// The square where the capturing pawn lands.
    Target,
    /// The pawn that leaves the board.
    Victim,
}

/// A part of castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CastlingPart {
    /// The squares between king and rook, all of which must be empty.
    Between,
    /// The squares that may not be attacked: where the king stands, crosses and lands.
    Safe,
    /// The pieces between king and rook.
    Blockers,
    /// Those of the `Safe` squares that are attacked.
    Attacked,
    /// The enemy pieces that attack any of the `Safe` squares.
    Attackers,
}

impl SquaresAsk {
    /// Whether it asks of a bare board, so that it needs no game.
    #[must_use]
    pub fn is_of_board(&self) -> bool {
        match self {
            SquaresAsk::Reach { .. }
            | SquaresAsk::Attacks { .. }
            | SquaresAsk::Line { .. }
            | SquaresAsk::Region { .. }
            | SquaresAsk::Find { .. }
            | SquaresAsk::Pieces(_) => true,
            SquaresAsk::Targets { .. }
            | SquaresAsk::Captures { .. }
            | SquaresAsk::Attackers { .. }
            | SquaresAsk::Checkers
            | SquaresAsk::Movers
            | SquaresAsk::Blocker { .. }
            | SquaresAsk::EnPassant { .. }
            | SquaresAsk::Castling { .. }
            | SquaresAsk::Pinned { .. }
            | SquaresAsk::Guarded { .. } => false,
        }
    }

    /// The squares asked for.
    #[must_use]
    pub(super) fn compute(&self, puzzle: &Puzzle) -> SquareSet {
        let position = puzzle.game.position();
        match *self {
            SquaresAsk::Targets { from } => of_moves(position, |mv| (mv.from() == from).then(|| mv.to())),
            SquaresAsk::Captures { from } => of_moves(position, |mv| {
                (mv.capture().is_some() && from.is_none_or(|from| from == mv.from())).then(|| mv.to())
            }),
            SquaresAsk::Attackers { of, by } => position.attackers(of, by),
            SquaresAsk::Checkers => position.checkers(),
            SquaresAsk::Movers => of_moves(position, |mv| Some(mv.from())),
            SquaresAsk::Blocker { from, to } => way(from, to)
                .into_iter()
                .find(|square| position.piece_at(*square).is_some())
                .into_iter()
                .collect(),
            SquaresAsk::EnPassant { part } => of_moves(position, |mv| {
                let square = match part {
                    EnPassantPart::Capturers => Some(mv.from()),
                    EnPassantPart::Target => Some(mv.to()),
                    EnPassantPart::Victim => mv.capture_square(),
                };
                square.filter(|_| mv.is_en_passant())
            }),
            SquaresAsk::Castling { wing, part } => castling(position, wing, part),
            SquaresAsk::Pinned { side } => {
                let pins = position.pins(side.unwrap_or(position.turn()));
                pins.into_iter().map(|pin| pin.pinned.square).collect()
            }
            SquaresAsk::Guarded { by } => position.guarded(by),
            SquaresAsk::Reach { from } => of_reach(puzzle, from, |found| found.targets),
            SquaresAsk::Attacks { from } => of_reach(puzzle, from, |found| found.attacks),
            SquaresAsk::Line { line } => line.squares(),
            SquaresAsk::Region { region } => region.squares(),
            SquaresAsk::Find { squares } => squares,
            SquaresAsk::Pieces(filter) => filter.squares(&puzzle.placement()),
        }
    }

    /// The move that a marked square stands for, where it stands for one.
    fn attempt(&self, position: &Position, square: Square) -> Option<Attempt> {
        let from = match *self {
            SquaresAsk::Targets { from } | SquaresAsk::Captures { from: Some(from) } => from,
            SquaresAsk::Captures { from: None }
            | SquaresAsk::Attackers { .. }
            | SquaresAsk::Checkers
            | SquaresAsk::Movers
            | SquaresAsk::Blocker { .. }
            | SquaresAsk::EnPassant { .. }
            | SquaresAsk::Castling { .. }
            | SquaresAsk::Pinned { .. }
            | SquaresAsk::Guarded { .. }
            | SquaresAsk::Reach { .. }
            | SquaresAsk::Attacks { .. }
            | SquaresAsk::Line { .. }
            | SquaresAsk::Region { .. }
            | SquaresAsk::Find { .. }
            | SquaresAsk::Pieces(_) => return None,
        };
        let pawn = position.piece_at(from).filter(|piece| piece.role == Role::Pawn);
        let promotes = pawn.is_some_and(|pawn| square.rank() == (!pawn.color).backrank());
        Some(Attempt::Step { from, to: square, promotion: promotes.then_some(Role::Queen) })
    }
}

fn of_reach(puzzle: &Puzzle, from: Square, part: impl Fn(Reach) -> Vec<Square>) -> SquareSet {
    reach(&puzzle.placement(), from).map(part).into_iter().flatten().collect()
}

fn of_moves(position: &Position, square: impl Fn(PieceMove) -> Option<Square>) -> SquareSet {
    position.legal_moves().into_iter().filter_map(square).collect()
}

/// The squares strictly between two squares of one file, rank or diagonal, from the first on.
pub(super) fn way(from: Square, to: Square) -> Vec<Square> {
    let files = i32::from(to.file()) - i32::from(from.file());
    let ranks = i32::from(to.rank()) - i32::from(from.rank());
    if files != 0 && ranks != 0 && files.abs() != ranks.abs() {
        return Vec::new();
    }
    let step = files.signum() + 8 * ranks.signum();
    (1..files.abs().max(ranks.abs())).filter_map(|count| from.offset(count * step)).collect()
}

/// FIDE 3.8.2.2: nothing between king and rook, and no attack where the king stands, crosses, lands.
fn castling(position: &Position, wing: Wing, part: CastlingPart) -> SquareSet {
    let side = position.turn();
    let rank = side.backrank();
    let king = Square::from_coords(File::E, rank);
    let between = way(king, wing.corner(rank));
    let safe = [king, wing.crossed(rank), wing.king_target(rank)];
    match part {
        CastlingPart::Between => between.into_iter().collect(),
        CastlingPart::Safe => safe.into_iter().collect(),
        CastlingPart::Blockers => {
            between.into_iter().filter(|square| position.piece_at(*square).is_some()).collect()
        }
        CastlingPart::Attacked => {
            safe.into_iter().filter(|square| !position.attackers(*square, !side).is_empty()).collect()
        }
        CastlingPart::Attackers => {
            safe.into_iter().flat_map(|square| position.attackers(square, !side)).collect()
        }
    }
}

/// What marked squares are worth, beside those that are wanted.
pub(super) fn compare(wanted: SquareSet, marked: SquareSet) -> Feedback {
    let (missed, extra) = (wanted & !marked, marked & !wanted);
    let code = match (missed.is_empty(), extra.is_empty()) {
        (true, true) => FeedbackCode::RightSquares,
        (false, true) if marked.is_empty() => FeedbackCode::SquaresNone,
        (false, true) => FeedbackCode::SquaresMissed,
        (true, false) => FeedbackCode::SquaresExtra,
        (false, false) => FeedbackCode::SquaresBoth,
    };
    let mut feedback = Feedback::new(code);
    feedback.squares = if code.is_right() { wanted } else { extra }.into_iter().collect();
    feedback.hit = (marked & wanted).into_iter().collect();
    feedback.missed = missed.into_iter().collect();
    feedback.extra = extra.into_iter().collect();
    feedback
}

/// Checks marked squares. Where a square too much stands for a move, the first one tells why not.
pub(super) fn check(puzzle: &Puzzle, ask: &SquaresAsk, answer: &[Square]) -> Outcome {
    let mut feedback = compare(ask.compute(puzzle), answer.iter().copied().collect());
    let extra = feedback.extra.first();
    if let Some(attempt) = extra.and_then(|square| ask.attempt(puzzle.game.position(), *square))
        && let Verdict::Refused(refused) = judge(&puzzle.game, &attempt)
    {
        feedback.squares.clear();
        feedback = feedback.refused(refused);
    }
    if let SquaresAsk::Reach { from } = ask
        && let Some(extra) = feedback.extra.first()
        && let Some(reason) = walk::refusal(&puzzle.placement(), *from, *extra)
    {
        feedback.squares.clear();
        feedback = feedback.refused(Refused { reason, also: Vec::new(), conditions: Vec::new() });
    }
    Outcome { missed: feedback.missed.clone(), extra: feedback.extra.clone(), ..Outcome::of(feedback) }
}
