//! Words about choices that ask of a bare board: what is so, and why.

use super::{say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{BoardAsk, Feedback, Puzzle, Reached, worth};
use crate::rules::{Role, Square};

/// What is so on this board.
pub(super) fn facts(lang: Lang, ask: &BoardAsk, feedback: &Feedback, puzzle: &Puzzle) -> String {
    match ask {
        BoardAsk::SquareColour { square } => {
            say(lang, "choice-square-colour", &[("square", &square.to_string()), ("colour", colour(*square))])
        }
        BoardAsk::Piece { square } => {
            let piece =
                feedback.pieces.first().map(|placed| role_name(placed.piece.role)).unwrap_or_default();
            say(lang, "choice-piece", &[("square", &square.to_string()), ("piece", piece)])
        }
        BoardAsk::Owner { square } => {
            let piece = feedback.pieces.first();
            let role = piece.map(|placed| messages::role(lang, placed.piece.role)).unwrap_or_default();
            let side = piece.map(|placed| messages::side(lang, placed.piece.color)).unwrap_or_default();
            say(lang, "choice-owner", &[("square", &square.to_string()), ("piece", role), ("side", side)])
        }
        BoardAsk::Laid => {
            say(lang, if puzzle.turned { "choice-laid-turned" } else { "choice-laid-right" }, &[])
        }
        BoardAsk::Class { square } => {
            let piece = feedback.pieces.first();
            let role = piece.map(|placed| messages::role(lang, placed.piece.role)).unwrap_or_default();
            say(lang, "choice-class", &[("square", &square.to_string()), ("piece", role)])
        }
        BoardAsk::Royals => royals(lang, feedback),
        BoardAsk::CanReach { from, to, within } => reached(lang, feedback, puzzle, *from, *to, *within),
        BoardAsk::Exchange { gives, gets } => {
            let total = |roles: &[Role]| roles.iter().map(|role| worth(*role)).sum::<i64>().to_string();
            say(lang, "choice-exchange", &[("gives", &total(gives)), ("gets", &total(gets))])
        }
        BoardAsk::Letter { piece } => letter(lang, *piece),
        BoardAsk::LetterOn { .. } => {
            feedback.pieces.first().map(|placed| letter(lang, placed.piece.role)).unwrap_or_default()
        }
    }
}

fn letter(lang: Lang, piece: Role) -> String {
    let letter = piece.char().to_string();
    say(lang, "choice-letter", &[("piece", messages::role(lang, piece)), ("letter", &letter)])
}

fn colour(square: Square) -> &'static str {
    if square.is_light() { "light" } else { "dark" }
}

/// The name by which a message chooses a variant.
fn role_name(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

fn royals(lang: Lang, feedback: &Feedback) -> String {
    let queens = feedback.pieces.iter().map(|queen| {
        let side = messages::side(lang, queen.piece.color);
        let square = queen.square.to_string();
        let args = [("side", side), ("square", square.as_str()), ("colour", colour(queen.square))];
        say(lang, "choice-royals-queen", &args)
    });
    let parts: Vec<String> = std::iter::once(say(lang, "choice-royals", &[])).chain(queens).collect();
    sentences(lang, &parts)
}

fn reached(
    lang: Lang,
    feedback: &Feedback,
    puzzle: &Puzzle,
    from: Square,
    to: Square,
    within: Option<usize>,
) -> String {
    let Some(piece) = feedback.pieces.first() else { return String::new() };
    let name = || ("piece", messages::placed(lang, *piece).into());
    let target = to.to_string();
    let to_square = || ("to", target.as_str().into());
    match Reached::of(&puzzle.placement(), from, to, within) {
        Reached::In(count) => {
            lang.text_with("choice-reach-yes", &[("count", count.into()), name(), to_square()])
        }
        Reached::TooLate { needs, within } => lang.text_with(
            "choice-reach-late",
            &[("count", needs.into()), ("within", within.into()), name(), to_square()],
        ),
        Reached::Never if piece.piece.role == Role::Bishop && from.is_light() != to.is_light() => {
            say(lang, "choice-reach-colour", &[("to", &target)])
        }
        Reached::Never => {
            let piece = messages::placed(lang, *piece);
            say(lang, "choice-reach-never", &[("piece", piece), ("to", &target)])
        }
    }
}
