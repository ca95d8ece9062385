//! The questions of `choice` puzzles as TOML has them.

use super::raw::side;
use super::raw_value::{role, roles, square};
use crate::puzzle::{BoardAsk, ChoiceAsk, GameAsk};
use crate::rules::{Color, Role, Square};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub(super) enum RawChoice {
    Turn {},
    Wing {
        #[serde(rename = "move")]
        text: String,
    },
    Bar {
        #[serde(rename = "move")]
        text: String,
    },
    Rights {
        #[serde(deserialize_with = "side")]
        side: Color,
    },
    SquareColour {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
    Piece {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
    Owner {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
    Laid {},
    Class {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
    Royals {},
    CanReach {
        #[serde(deserialize_with = "square")]
        from: Square,
        #[serde(deserialize_with = "square")]
        to: Square,
        within: Option<usize>,
    },
    Exchange {
        #[serde(deserialize_with = "roles")]
        gives: Vec<Role>,
        #[serde(deserialize_with = "roles")]
        gets: Vec<Role>,
    },
    Letter {
        #[serde(deserialize_with = "role")]
        piece: Role,
    },
    LetterOn {
        #[serde(deserialize_with = "square")]
        square: Square,
    },
    Winner {},
    Way {
        #[serde(rename = "move")]
        text: String,
    },
    Resets {
        #[serde(rename = "move")]
        text: String,
    },
    Same {
        first: usize,
        second: usize,
    },
    Attacked {
        #[serde(deserialize_with = "square")]
        square: Square,
        #[serde(deserialize_with = "side")]
        by: Color,
    },
    Told {
        options: Vec<String>,
        right: String,
    },
}

impl From<RawChoice> for ChoiceAsk {
    fn from(raw: RawChoice) -> ChoiceAsk {
        use ChoiceAsk::{Board, Game};
        match raw {
            RawChoice::Turn {} => ChoiceAsk::Turn,
            RawChoice::Wing { text } => ChoiceAsk::Wing { text },
            RawChoice::Bar { text } => ChoiceAsk::Bar { text },
            RawChoice::Rights { side } => ChoiceAsk::Rights { side },
            RawChoice::SquareColour { square } => Board(BoardAsk::SquareColour { square }),
            RawChoice::Piece { square } => Board(BoardAsk::Piece { square }),
            RawChoice::Owner { square } => Board(BoardAsk::Owner { square }),
            RawChoice::Laid {} => Board(BoardAsk::Laid),
            RawChoice::Class { square } => Board(BoardAsk::Class { square }),
            RawChoice::Royals {} => Board(BoardAsk::Royals),
            RawChoice::CanReach { from, to, within } => Board(BoardAsk::CanReach { from, to, within }),
            RawChoice::Exchange { gives, gets } => Board(BoardAsk::Exchange { gives, gets }),
            RawChoice::Letter { piece } => Board(BoardAsk::Letter { piece }),
            RawChoice::LetterOn { square } => Board(BoardAsk::LetterOn { square }),
            RawChoice::Winner {} => Game(GameAsk::Winner),
            RawChoice::Way { text } => Game(GameAsk::Way { text }),
            RawChoice::Resets { text } => Game(GameAsk::Resets { text }),
            RawChoice::Same { first, second } => Game(GameAsk::Same { first, second }),
            RawChoice::Attacked { square, by } => Game(GameAsk::Attacked { square, by }),
            RawChoice::Told { options, right } => ChoiceAsk::Told { options, right },
        }
    }
}
