//! Questions with few answers.

use super::moves::attempted;
use super::{Args, piece};
use crate::i18n::{Lang, messages};
use crate::puzzle::{BoardAsk, ChoiceAsk, GameAsk, Puzzle};
use crate::rules::{Color, Role, Square};

/// What is to be picked.
pub(super) fn choice(lang: Lang, ask: &ChoiceAsk, puzzle: &Puzzle) -> (&'static str, Args) {
    let step = |text: &str| ("step", attempted(lang, text, puzzle).unwrap_or_default().into());
    match ask {
        ChoiceAsk::Turn => ("task-turn", vec![]),
        ChoiceAsk::Wing { text } => ("task-wing", vec![step(text)]),
        ChoiceAsk::Bar { text } => ("task-bar", vec![step(text)]),
        ChoiceAsk::Rights { side } => ("task-rights", vec![("whose", messages::side(lang, *side).into())]),
        ChoiceAsk::Board(ask) => board(lang, ask, puzzle),
        ChoiceAsk::Game(ask) => game(lang, ask, puzzle),
        // Its words are typed in, so there is none that nobody has worded.
        ChoiceAsk::Told { .. } => ("task-pick", vec![]),
    }
}

fn board(lang: Lang, ask: &BoardAsk, puzzle: &Puzzle) -> (&'static str, Args) {
    let on = |square: &Square| ("square", square.to_string().into());
    match ask {
        BoardAsk::SquareColour { square } => ("task-square-colour", vec![on(square)]),
        BoardAsk::Piece { square } => ("task-piece", vec![on(square)]),
        BoardAsk::Owner { square } => ("task-owner", vec![piece(lang, puzzle, *square)]),
        BoardAsk::Laid => ("task-laid", vec![]),
        BoardAsk::Class { square } => ("task-class", vec![piece(lang, puzzle, *square)]),
        BoardAsk::Royals => ("task-royals", vec![]),
        BoardAsk::CanReach { from, to, within: Some(within) } => (
            "task-can-reach-within",
            vec![piece(lang, puzzle, *from), ("to", to.to_string().into()), ("count", (*within).into())],
        ),
        BoardAsk::CanReach { from, to, within: None } => {
            ("task-can-reach", vec![piece(lang, puzzle, *from), ("to", to.to_string().into())])
        }
        BoardAsk::Exchange { gives, gets } => {
            ("task-exchange", vec![("gives", roles(lang, gives).into()), ("gets", roles(lang, gets).into())])
        }
        BoardAsk::LetterOn { square } => ("task-letter-on", vec![on(square)]),
        BoardAsk::Letter { piece } => ("task-letter", vec![("role", messages::role(lang, *piece).into())]),
    }
}

/// Pieces in a row, each by itself: "rook, bishop and pawn".
fn roles(lang: Lang, roles: &[Role]) -> String {
    messages::texts(lang, roles.iter().map(|role| messages::role(lang, *role).to_owned()).collect())
}

fn game(lang: Lang, ask: &GameAsk, puzzle: &Puzzle) -> (&'static str, Args) {
    let step = |text: &str| ("step", attempted(lang, text, puzzle).unwrap_or_default().into());
    let whose = |side: &Color| ("whose", messages::side(lang, *side).into());
    match ask {
        GameAsk::Winner => ("task-winner", vec![]),
        GameAsk::Way { text } => ("task-way", vec![step(text)]),
        GameAsk::Resets { text } => ("task-resets", vec![step(text)]),
        GameAsk::Same { first, second } => {
            let after = |ply: usize| messages::when(lang, &puzzle.game, ply);
            ("task-same", vec![("first", after(*first).into()), ("second", after(*second).into())])
        }
        GameAsk::Attacked { square, by } => {
            ("task-attacked", vec![("square", square.to_string().into()), whose(by)])
        }
    }
}
