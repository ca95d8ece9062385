//! What a move has to do to solve a puzzle, and what a legal move that does not solve it missed.

use super::{Effect, Feedback, FeedbackCode, Outcome, Played, Reply, line};
use crate::rules::{
    CanMate, Color, Game, PieceMove, Position, Role, Square, Status, Verdict, Wing, can_mate, judge_text,
    legal_move, read_move,
};
use serde::Deserialize;

/// The goal of a `move` puzzle. Every legal move that meets it is right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Goal {
    /// Go to a square, with this piece if one is named.
    Reach {
        /// Where to.
        square: Square,
        /// Which piece.
        piece: Option<Role>,
    },
    /// Capture, on this square or with this piece if named. En passant the square may be that of
    /// the captured pawn or the one where the pawn lands.
    Capture {
        /// Where.
        square: Option<Square>,
        /// The piece that captures.
        piece: Option<Role>,
    },
    /// Castle, on this wing if named.
    Castle {
        /// Which wing.
        wing: Option<Wing>,
    },
    /// Capture en passant.
    EnPassant,
    /// Give check.
    Check,
    /// Give mate.
    Mate,
    /// Give mate in at most so many moves, whatever the other side replies.
    MateIn {
        /// In how many moves; at least two.
        moves: usize,
    },
    /// Give stalemate.
    Stalemate,
    /// Play any move that does not give stalemate.
    AvoidStalemate,
    /// Play a move after which the game is drawn, or with which a draw can be claimed.
    Draw,
    /// Give check with two pieces at once.
    DoubleCheck,
    /// Give check with a piece that does not move itself.
    DiscoveredCheck,
    /// Get out of check, in this way.
    AnswerCheck {
        /// The way.
        by: CheckAnswer,
    },
    /// Promote, to this piece if named.
    Promote {
        /// Which piece.
        to: Option<Role>,
    },
    /// Advance a pawn two squares.
    DoubleStep,
    /// Play this very move, as it is written.
    Play {
        /// The move, in any notation.
        text: String,
    },
    /// Move the piece that was touched (FIDE 4.3); castling is out if it is the rook (4.4.2).
    Touched {
        /// Where it stands.
        square: Square,
    },
}

/// How a check is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CheckAnswer {
    /// In any way.
    Any,
    /// By capturing the checking piece.
    Capture,
    /// By moving the king.
    Move,
    /// By putting a piece in between.
    Block,
}

impl CheckAnswer {
    /// The way in which a legal move meets a check. A king that captures the checking piece counts
    /// as a capture here, and for [`CheckAnswer::Move`] as well.
    #[must_use]
    pub fn of(position: &Position, mv: PieceMove) -> CheckAnswer {
        let checkers = position.checkers();
        if mv.capture_square().is_some_and(|square| checkers.contains(square)) {
            CheckAnswer::Capture
        } else if mv.role() == Role::King {
            CheckAnswer::Move
        } else {
            CheckAnswer::Block
        }
    }

    fn is_met(self, position: &Position, mv: PieceMove) -> bool {
        match self {
            CheckAnswer::Any => true,
            CheckAnswer::Move => mv.role() == Role::King,
            CheckAnswer::Capture | CheckAnswer::Block => CheckAnswer::of(position, mv) == self,
        }
    }
}

impl Goal {
    /// How many moves the learner plays at most.
    #[must_use]
    pub fn moves(&self) -> usize {
        match self {
            Goal::MateIn { moves } => *moves,
            Goal::Reach { .. }
            | Goal::Capture { .. }
            | Goal::Castle { .. }
            | Goal::EnPassant
            | Goal::Check
            | Goal::Mate
            | Goal::Stalemate
            | Goal::AvoidStalemate
            | Goal::Draw
            | Goal::DoubleCheck
            | Goal::DiscoveredCheck
            | Goal::AnswerCheck { .. }
            | Goal::Promote { .. }
            | Goal::DoubleStep
            | Goal::Play { .. }
            | Goal::Touched { .. } => 1,
        }
    }

    /// What a legal move missed; `None` if it meets the goal, or, in a puzzle of several moves, keeps
    /// it within reach.
    #[must_use]
    pub fn miss(&self, game: &Game, mv: PieceMove) -> Option<FeedbackCode> {
        let position = game.position();
        let (met, missed) = match *self {
            Goal::Reach { square, piece } if mv.to() == square => {
                (is_piece(mv, piece), FeedbackCode::WrongPiece)
            }
            Goal::Reach { .. } => (false, FeedbackCode::NotThere),
            Goal::Capture { square, piece } => return miss_of_capture(mv, square, piece),
            Goal::Castle { wing } => match mv.wing() {
                Some(played) => (wing.is_none_or(|wing| wing == played), FeedbackCode::OtherWing),
                None => (false, FeedbackCode::NotCastling),
            },
            Goal::EnPassant => (mv.is_en_passant(), FeedbackCode::NotEnPassant),
            Goal::Check => (!position.after(mv).checkers().is_empty(), FeedbackCode::NoCheck),
            Goal::Mate => return miss_of_mate(&position.after(mv)),
            Goal::MateIn { moves } => return line::miss(&position.after(mv), moves),
            Goal::Stalemate => (effect(position, mv) == Effect::Stalemate, FeedbackCode::NoStalemate),
            Goal::AvoidStalemate => (effect(position, mv) != Effect::Stalemate, FeedbackCode::GivesStalemate),
            Goal::Draw => (is_drawn(game, mv), FeedbackCode::NoDraw),
            Goal::DoubleCheck => (position.after(mv).checkers().count() > 1, FeedbackCode::NoDoubleCheck),
            Goal::DiscoveredCheck => (discovers(position, mv), FeedbackCode::NoDiscoveredCheck),
            Goal::AnswerCheck { by } => (by.is_met(position, mv), FeedbackCode::AnsweredOtherwise),
            Goal::Promote { to } => match mv.promotion() {
                Some(role) => (to.is_none_or(|to| to == role), FeedbackCode::OtherPromotion),
                None => (false, FeedbackCode::NotAPromotion),
            },
            Goal::DoubleStep => (mv.is_double_step(), FeedbackCode::NotADoubleStep),
            Goal::Play { ref text } => (is_written(game, mv, text), FeedbackCode::NotTheWrittenMove),
            // Castling is a move of the king (4.4), so it never counts for a touched rook.
            Goal::Touched { square } => (mv.from() == square, FeedbackCode::NotTheTouchedPiece),
        };
        (!met).then_some(missed)
    }

    /// Every legal move that meets the goal.
    #[must_use]
    pub(super) fn solutions(&self, game: &Game) -> Vec<PieceMove> {
        if let Goal::MateIn { moves } = *self {
            return line::solutions(game.position(), moves);
        }
        let mut moves = game.position().legal_moves();
        moves.retain(|mv| self.miss(game, *mv).is_none());
        moves
    }
}

fn is_piece(mv: PieceMove, piece: Option<Role>) -> bool {
    piece.is_none_or(|piece| piece == mv.role())
}

fn is_written(game: &Game, mv: PieceMove, text: &str) -> bool {
    read_move(game, text).is_ok_and(|attempt| legal_move(game, &attempt) == Some(mv))
}

fn miss_of_capture(mv: PieceMove, square: Option<Square>, piece: Option<Role>) -> Option<FeedbackCode> {
    let Some(taken) = mv.capture_square() else { return Some(FeedbackCode::NotACapture) };
    if square.is_some_and(|square| square != taken && square != mv.to()) {
        return Some(FeedbackCode::OtherCapture);
    }
    (!is_piece(mv, piece)).then_some(FeedbackCode::WrongPiece)
}

fn effect(position: &Position, mv: PieceMove) -> Effect {
    Effect::in_position(&position.after(mv))
}

/// Drawn at once, or by a claim that announces the move (FIDE 9.2.1, 9.3.1).
fn is_drawn(game: &Game, mv: PieceMove) -> bool {
    let mut game = game.clone();
    game.play(mv);
    let status = game.status();
    // Where one side can still mate, nobody needs to look for the other's.
    let dead = || Color::ALL.into_iter().all(|side| can_mate(game.position(), side) == CanMate::No);
    match status.end {
        Some(_) => status.winner.is_none(),
        None => !status.claims.is_empty() || dead(),
    }
}

fn status_after(game: &Game, mv: PieceMove) -> Status {
    let mut game = game.clone();
    game.play(mv);
    game.status_with_chances().0
}

/// Whether a piece that stands still gives check once this one has moved.
fn discovers(position: &Position, mv: PieceMove) -> bool {
    let rook = mv.wing().map(|wing| wing.crossed(mv.from().rank()));
    let moved = [Some(mv.to()), rook];
    position.after(mv).checkers().into_iter().any(|square| !moved.contains(&Some(square)))
}

pub(super) fn miss_of_mate(after: &Position) -> Option<FeedbackCode> {
    match Effect::in_position(after) {
        Effect::Mate => None,
        Effect::Check => Some(FeedbackCode::CheckNotMate),
        Effect::Quiet | Effect::Stalemate => Some(FeedbackCode::NoMate),
    }
}

/// Checks a move, in any notation.
pub(super) fn check(game: &Game, goal: &Goal, text: &str) -> Outcome {
    match judge_text(game, text) {
        Verdict::Legal(legal) => check_legal(game, goal, legal.mv),
        Verdict::Refused(refused) => {
            Outcome::of(Feedback::new(FeedbackCode::Refused).refused(refused.as_told()))
        }
    }
}

/// Checks a legal move.
fn check_legal(game: &Game, goal: &Goal, mv: PieceMove) -> Outcome {
    let position = game.position();
    let after = position.after(mv);
    let missed = goal.miss(game, mv);
    let mut feedback = Feedback::new(missed.unwrap_or(FeedbackCode::RightMove));
    feedback.squares.push(mv.to());
    feedback.answered = (!position.checkers().is_empty()).then(|| CheckAnswer::of(position, mv));
    feedback.played = Played::of(position, mv);
    if missed == Some(FeedbackCode::CheckNotMate) {
        feedback.reply = escape(&after);
    }
    if missed == Some(FeedbackCode::MateLost) {
        feedback.reply = line::refutation(&after, goal.moves());
    }
    if *goal == Goal::Draw {
        feedback.status = Some(Box::new(status_after(game, mv)));
    }
    if let Some(reply) = &feedback.reply {
        feedback.squares = vec![reply.mv.to()];
        feedback.pieces.push(reply.piece);
    }
    if missed == Some(FeedbackCode::NotTheTouchedPiece)
        && let Goal::Touched { square } = *goal
    {
        feedback.squares = vec![square];
        feedback.pieces.extend(position.placed(square));
    }
    Outcome { played: Some((mv.uci(), after.fen())), ..Outcome::of(feedback) }
}

/// The reply that shows best that a check is no mate: a capture, else a flight, else a block.
fn escape(after: &Position) -> Option<Reply> {
    let replies = after.legal_moves();
    [CheckAnswer::Capture, CheckAnswer::Move, CheckAnswer::Block].into_iter().find_map(|way| {
        let mv = *replies.iter().find(|mv| CheckAnswer::of(after, **mv) == way)?;
        Reply::of(after, mv)
    })
}
