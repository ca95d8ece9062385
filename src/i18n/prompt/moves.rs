//! What is asked of a move: to play one, to judge one, to write one down.

use super::{Args, piece};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CheckAnswer, Goal, Puzzle};
use crate::rules::{Attempt, Role, Square, Verdict, Wing, judge_text, king_home, read_move, spelling};

/// The goal of a move.
pub(super) fn goal(lang: Lang, goal: &Goal, puzzle: &Puzzle) -> (&'static str, Args) {
    let role = |role: &Role| ("role", messages::role(lang, *role).into());
    let square = |square: &Square| ("square", square.to_string().into());
    match goal {
        Goal::Reach { square: to, piece: Some(kind) } => ("task-reach-with", vec![square(to), role(kind)]),
        Goal::Reach { square: to, piece: None } => ("task-reach", vec![square(to)]),
        Goal::Capture { square: Some(on), piece: Some(kind) } => {
            ("task-capture-on-with", vec![square(on), role(kind)])
        }
        Goal::Capture { square: Some(on), piece: None } => ("task-capture-on", vec![square(on)]),
        Goal::Capture { square: None, piece: Some(kind) } => ("task-capture-with", vec![role(kind)]),
        Goal::Capture { square: None, piece: None } => ("task-capture", vec![]),
        Goal::Castle { wing: Some(wing) } => ("task-castle-wing", vec![("wing", wing.as_str().into())]),
        Goal::Castle { wing: None } => ("task-castle", vec![]),
        Goal::EnPassant => ("task-en-passant", vec![]),
        Goal::Check => ("task-check", vec![]),
        Goal::Mate => ("task-mate", vec![]),
        Goal::MateIn { moves } => ("task-mate-in", vec![("count", (*moves).into())]),
        Goal::Stalemate => ("task-stalemate", vec![]),
        Goal::AvoidStalemate => ("task-avoid-stalemate", vec![]),
        Goal::Draw => ("task-draw", vec![]),
        Goal::DoubleCheck => ("task-double-check", vec![]),
        Goal::DiscoveredCheck => ("task-discovered-check", vec![]),
        Goal::AnswerCheck { by: CheckAnswer::Any } => ("task-answer-check", vec![]),
        Goal::AnswerCheck { by: CheckAnswer::Capture } => ("task-answer-check-capture", vec![]),
        Goal::AnswerCheck { by: CheckAnswer::Move } => ("task-answer-check-move", vec![]),
        Goal::AnswerCheck { by: CheckAnswer::Block } => ("task-answer-check-block", vec![]),
        Goal::Promote { to: Some(kind) } => ("task-promote-to", vec![role(kind)]),
        Goal::Promote { to: None } => ("task-promote", vec![]),
        Goal::DoubleStep => ("task-double-step", vec![]),
        Goal::Play { text } => ("task-play", vec![("text", on_paper(text, puzzle).into())]),
        Goal::Touched { square: touched } => ("task-touched", vec![piece(lang, puzzle, *touched)]),
    }
}

/// A move as it stands on a score sheet: castling with noughts (FIDE, Appendix C.13).
fn on_paper(text: &str, puzzle: &Puzzle) -> String {
    match judge_text(&puzzle.game, text) {
        Verdict::Legal(legal) => legal.san(puzzle.game.position()).replace('O', "0"),
        Verdict::Refused(_) => text.to_owned(),
    }
}

/// Whether a move is legal, and why not. Where the move is written with the letter of its piece, the
/// writing is what is asked about.
pub(super) fn verdict(lang: Lang, text: &str, puzzle: &Puzzle) -> (&'static str, Args) {
    let written = spelling(text).is_some_and(|spelling| spelling.role.is_some());
    match attempted(lang, text, puzzle).filter(|_| !written) {
        Some(step) => ("task-verdict", vec![("step", step.into())]),
        None => ("task-verdict-written", vec![("text", text.to_owned().into())]),
    }
}

/// A move that somebody tries, legal or not, as a sentence; `None` where the text names none.
pub(super) fn attempted(lang: Lang, text: &str, puzzle: &Puzzle) -> Option<String> {
    let attempt = read_move(&puzzle.game, text).ok()?;
    let side = ("side", messages::side(lang, puzzle.game.position().turn()).into());
    let (key, mut args): (&str, Args) = match attempt {
        Attempt::Castle(wing) => castle(wing),
        Attempt::Step { from, to, promotion } => match castled(puzzle, from, to) {
            Some(wing) => castle(wing),
            None => step(lang, puzzle, from, to, promotion)?,
        },
    };
    args.push(side);
    Some(lang.text_with(key, &args))
}

fn castle(wing: Wing) -> (&'static str, Args) {
    ("try-castle", vec![("wing", wing.as_str().into())])
}

/// The wing, where the king goes from home to where castling would bring him.
fn castled(puzzle: &Puzzle, from: Square, to: Square) -> Option<Wing> {
    let mover = puzzle.placement().piece_at(from)?;
    let home = mover.role == Role::King && from == king_home(mover.color);
    Wing::ALL.into_iter().find(|wing| home && wing.king_target(from.rank()) == to)
}

fn step(
    lang: Lang,
    puzzle: &Puzzle,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Option<(&'static str, Args)> {
    let board = puzzle.placement();
    let mover = board.piece_at(from)?;
    let mut args = vec![piece(lang, puzzle, from), ("to", to.to_string().into())];
    let taken = board.piece_at(to);
    if let Some(taken) = taken {
        args.push(("taken", messages::role(lang, taken.role).into()));
    }
    let ends = mover.role == Role::Pawn && to.rank() == (!mover.color).backrank();
    let key = match (taken, promotion) {
        (_, Some(role)) => {
            args.push(("role", messages::role(lang, role).into()));
            if taken.is_some() { "try-promote-taking" } else { "try-promote" }
        }
        (Some(_), None) if ends => "try-stay-pawn-taking",
        (None, None) if ends => "try-stay-pawn",
        (Some(taken), None) if taken.color == mover.color => "try-own",
        (Some(_), None) => "try-take",
        (None, None) => "try-go",
    };
    Some((key, args))
}

/// A move to be written down.
pub(super) fn write(lang: Lang, text: &str, puzzle: &Puzzle) -> (&'static str, Args) {
    let told = match judge_text(&puzzle.game, text) {
        Verdict::Legal(legal) => messages::played(lang, legal.mv, puzzle.game.position()),
        Verdict::Refused(_) => String::new(),
    };
    ("task-write", vec![("played", told.into())])
}
