//! Single values of a content file: squares, pieces, boards, areas, each with its own fault.

use crate::puzzle::State;
use crate::rules::{Area, Line, Placement, Region, Role, Square};
use serde::{Deserialize, Deserializer, de::Error};
use std::str::FromStr;

/// Reads a text and makes a value of it.
fn read<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    what: &str,
    value: impl Fn(&str) -> Option<T>,
) -> Result<T, D::Error> {
    let text = String::deserialize(deserializer)?;
    value(&text).ok_or_else(|| D::Error::custom(format!("`{text}` is no {what}")))
}

/// Reads a list of texts and makes a value of each.
fn read_all<'de, D: Deserializer<'de>, T>(
    deserializer: D,
    what: &str,
    value: impl Fn(&str) -> Option<T>,
) -> Result<Vec<T>, D::Error> {
    let texts = Vec::<String>::deserialize(deserializer)?;
    let one = |text: &String| value(text).ok_or_else(|| D::Error::custom(format!("`{text}` is no {what}")));
    texts.iter().map(one).collect()
}

fn square_of(text: &str) -> Option<Square> {
    Square::from_str(text).ok()
}

pub(super) fn square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Square, D::Error> {
    read(deserializer, "square", square_of)
}

pub(super) fn some_square<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Square>, D::Error> {
    square(deserializer).map(Some)
}

pub(super) fn squares<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Square>, D::Error> {
    read_all(deserializer, "square", square_of)
}

const ROLES: &str = "piece: king, queen, rook, bishop, knight, pawn";

fn role_of(text: &str) -> Option<Role> {
    Some(match text {
        "king" => Role::King,
        "queen" => Role::Queen,
        "rook" => Role::Rook,
        "bishop" => Role::Bishop,
        "knight" => Role::Knight,
        "pawn" => Role::Pawn,
        _ => return None,
    })
}

pub(super) fn role<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Role, D::Error> {
    read(deserializer, ROLES, role_of)
}

pub(super) fn some_role<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Role>, D::Error> {
    role(deserializer).map(Some)
}

pub(super) fn roles<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Role>, D::Error> {
    read_all(deserializer, ROLES, role_of)
}

pub(super) fn placement<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Placement, D::Error> {
    read(deserializer, "board: eight ranks as in a FEN's first field", |text| Placement::read(text).ok())
}

pub(super) fn some_placement<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<Placement>, D::Error> {
    placement(deserializer).map(Some)
}

pub(super) fn line<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Line, D::Error> {
    read(deserializer, "line: `a1-h8`, `e` or `4`", Line::from_name)
}

pub(super) fn region<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Region, D::Error> {
    read(deserializer, "region", Region::from_name)
}

pub(super) fn area<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Area, D::Error> {
    read(deserializer, "area: `board`, `light`, `dark`, a line or a region", Area::from_name)
}

pub(super) fn states<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<State>, D::Error> {
    read_all(deserializer, "state", State::from_name)
}
