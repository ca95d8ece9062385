//! The content files that are built into the binary. A new lesson is a file and a line here.

use super::Source;

/// The list of rules.
pub(super) const RULES: Source<'static> =
    Source { name: "src/curriculum/rules.toml", text: include_str!("rules.toml") };

/// The questions that beginners ask.
pub(super) const QUESTIONS: Source<'static> =
    Source { name: "src/curriculum/questions.toml", text: include_str!("questions.toml") };

/// The words of the game.
pub(super) const GLOSSARY: Source<'static> =
    Source { name: "src/curriculum/glossary.toml", text: include_str!("glossary.toml") };

macro_rules! lessons {
    ($($slug:literal),* $(,)?) => {
        /// The lessons, in teaching order.
        pub(super) const LESSONS: &[Source<'static>] = &[$(Source {
            name: concat!("src/curriculum/lessons/", $slug, ".toml"),
            text: include_str!(concat!("lessons/", $slug, ".toml")),
        },)*];
    };
}

lessons![
    "board",
    "setup",
    "rook",
    "bishop",
    "queen",
    "king",
    "knight",
    "moves",
    "pawn",
    "check",
    "checkmate",
    "en-passant",
    "promotion",
    "castling",
    "castling-limits",
    "results",
    "draws",
    "values",
    "notation",
    "rating",
    "history",
    "xiangqi",
];
