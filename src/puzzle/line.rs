//! Puzzles of several moves: the learner's moves so far, each followed by the best reply.

use super::goal::{self, Goal};
use super::mate::Search;
use super::{Feedback, FeedbackCode, Outcome, Reply};
use crate::rules::{Game, PieceMove, Position};

/// How a puzzle of several moves goes on after a right move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Next {
    /// The reply: the one that holds out longest.
    pub reply: Reply,
    /// The position after it, in which the learner goes on.
    pub position: Position,
}

/// What a move missed of mate in `moves`; `None` if it mates, or mate follows within the rest.
pub(super) fn miss(after: &Position, moves: usize) -> Option<FeedbackCode> {
    missed(&mut Search::new(), after, moves)
}

/// Every first move after which there is mate in `moves`: one search for all of them, so that the
/// bound holds for the whole.
pub(super) fn solutions(position: &Position, moves: usize) -> Vec<PieceMove> {
    let mut search = Search::new();
    let mut right = position.legal_moves();
    right.retain(|mv| missed(&mut search, &position.after(*mv), moves).is_none());
    right
}

fn missed(search: &mut Search, after: &Position, moves: usize) -> Option<FeedbackCode> {
    let missed = goal::miss_of_mate(after)?;
    let rest = moves.saturating_sub(1);
    if rest == 0 || super::Effect::in_position(after) == super::Effect::Stalemate {
        return Some(missed);
    }
    (!search.holds(after, rest)).then_some(FeedbackCode::MateLost)
}

/// A reply after which there is no mate any more within the moves that are left.
pub(super) fn refutation(after: &Position, moves: usize) -> Option<Reply> {
    let reply = Search::new().refutation(after, moves.saturating_sub(1))?;
    Reply::of(after, reply)
}

/// A mate in fewer moves than `moves`: in how many, and its first move. What the search did not see
/// through in time it does not find.
pub(super) fn sooner(position: &Position, moves: usize) -> Option<(usize, PieceMove)> {
    let count = Search::new().distance(position, moves.saturating_sub(1))?;
    solutions(position, count).first().map(|first| (count, *first))
}

/// Whether the search saw through every first move, so that what it says is proved.
pub(super) fn is_proved(position: &Position, moves: usize) -> bool {
    let mut search = Search::new();
    position.legal_moves().into_iter().all(|mv| {
        search.holds(&position.after(mv), moves.saturating_sub(1));
        !search.is_spent()
    })
}

/// Checks a line of the learner's moves. The outcome is that of the first one that is wrong, else of
/// the last one; moves after the mate are left aside.
pub(super) fn check(game: &Game, moves: usize, texts: &[String]) -> Outcome {
    let mut game = game.clone();
    let mut left = moves;
    let mut texts = texts.iter().peekable();
    while let Some(text) = texts.next() {
        let mut outcome = goal::check(&game, &goal_of(left), text);
        let Some(played) = outcome.feedback.played.as_ref().filter(|_| outcome.correct) else {
            return outcome;
        };
        game.play(played.mv);
        left -= 1;
        let reply = if left == 0 { None } else { Search::new().defence(game.position(), left) };
        let Some(reply) = reply.and_then(|reply| Reply::of(game.position(), reply)) else { return outcome };
        game.play(reply.mv);
        if texts.peek().is_none() {
            outcome.feedback.code = FeedbackCode::RightSoFar;
            outcome.feedback.reply = Some(reply.clone());
            outcome.done = false;
            outcome.next = Some(Next { reply, position: game.position().clone() });
            return outcome;
        }
    }
    Outcome::of(Feedback::new(FeedbackCode::NoMate))
}

fn goal_of(left: usize) -> Goal {
    if left > 1 { Goal::MateIn { moves: left } } else { Goal::Mate }
}
