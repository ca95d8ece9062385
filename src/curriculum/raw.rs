//! The shapes of the content files as TOML has them, before anything is checked against chess.
//!
//! Unknown fields are faults.

use super::raw_task::RawLie;
use crate::rules::Color;
use serde::{Deserialize, Deserializer, de::Error};
use toml::{Spanned, Table};

/// `rules.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RulesFile {
    pub(super) rule: Vec<Spanned<Table>>,
}

/// `[[rule]]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRule {
    pub(super) id: String,
    pub(super) lesson: String,
    #[serde(default)]
    pub(super) sources: Vec<String>,
    #[serde(default)]
    pub(super) fide: String,
    #[serde(default)]
    pub(super) slip: bool,
    #[serde(default)]
    pub(super) advice: bool,
}

/// `lessons/<slug>.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LessonFile {
    pub(super) slug: String,
    pub(super) part: String,
    #[serde(default)]
    pub(super) section: Vec<Spanned<Table>>,
    #[serde(default)]
    pub(super) puzzle: Vec<Spanned<Table>>,
}

/// `[[section]]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSection {
    pub(super) rule: String,
    #[serde(default)]
    pub(super) figure: Vec<Table>,
}

/// A position with the moves that lead to the one shown.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGame {
    pub(super) fen: Option<String>,
    #[serde(default)]
    pub(super) history: Vec<String>,
}

/// The fields of [`RawGame`].
pub(super) const GAME_FIELDS: &[&str] = &["fen", "history"];

/// `[[section.figure]]` without its game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFigure {
    pub(super) id: String,
    pub(super) placement: Option<String>,
    #[serde(default)]
    pub(super) line: Vec<String>,
    pub(super) board: Option<RawLie>,
    #[serde(default, rename = "try")]
    pub(super) try_it: bool,
    #[serde(default = "white", deserialize_with = "side")]
    pub(super) orientation: Color,
    #[serde(default)]
    pub(super) marks: Vec<String>,
    #[serde(default)]
    pub(super) arrows: Vec<String>,
}

/// What every `[[puzzle]]` has, without its game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPuzzle {
    pub(super) id: String,
    pub(super) rules: Vec<String>,
    #[serde(default = "white", deserialize_with = "side")]
    pub(super) orientation: Color,
}

/// The fields of [`RawPuzzle`].
pub(super) const PUZZLE_FIELDS: &[&str] = &["id", "rules", "orientation"];

fn white() -> Color {
    Color::White
}

pub(super) fn side<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Color, D::Error> {
    let text = String::deserialize(deserializer)?;
    match text.as_str() {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(D::Error::custom(format!("`{text}` is no side: white or black"))),
    }
}
