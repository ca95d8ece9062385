//! Which squares are asked for, as it stands in an id: `targets.e4`, `castling.short.attacked`.

use super::task::{NONE, named, side_name, side_of};
use crate::puzzle::{CastlingPart, EnPassantPart, SquaresAsk};
use crate::rules::{Color, Wing};

/// The parts of an id as what is asked.
pub(super) fn read(parts: &[&str]) -> Option<SquaresAsk> {
    Some(match parts {
        ["targets", from] => SquaresAsk::Targets { from: from.parse().ok()? },
        ["captures"] => SquaresAsk::Captures { from: None },
        ["captures", from] => SquaresAsk::Captures { from: Some(from.parse().ok()?) },
        ["attackers", of, by] => SquaresAsk::Attackers { of: of.parse().ok()?, by: side_of(by)? },
        ["checkers"] => SquaresAsk::Checkers,
        ["movers"] => SquaresAsk::Movers,
        ["pinned"] => SquaresAsk::Pinned { side: None },
        ["pinned", side] => SquaresAsk::Pinned { side: Some(side_of(side)?) },
        ["guarded", by] => SquaresAsk::Guarded { by: side_of(by)? },
        ["blocker", from, to] => SquaresAsk::Blocker { from: from.parse().ok()?, to: to.parse().ok()? },
        ["reach", from] => SquaresAsk::Reach { from: from.parse().ok()? },
        ["attacks", from] => SquaresAsk::Attacks { from: from.parse().ok()? },
        ["en-passant", part] => SquaresAsk::EnPassant { part: en_passant(part)? },
        ["castling", wing, part] => SquaresAsk::Castling { wing: wing_of(wing)?, part: castling(part)? },
        _ => return None,
    })
}

/// As [`read`] reads it; `None` for squares that have nothing to do with a position.
pub(super) fn written(ask: &SquaresAsk) -> Option<Vec<String>> {
    let side = |side: &Color| side_name(*side);
    Some(match ask {
        SquaresAsk::Targets { from } => named("targets", [from]),
        SquaresAsk::Captures { from } => named("captures", from.iter()),
        SquaresAsk::Attackers { of, by } => named("attackers", [of.to_string(), side(by).to_owned()]),
        SquaresAsk::Checkers => named("checkers", NONE),
        SquaresAsk::Movers => named("movers", NONE),
        SquaresAsk::Pinned { side: of } => named("pinned", of.iter().map(side)),
        SquaresAsk::Guarded { by } => named("guarded", [side(by)]),
        SquaresAsk::Blocker { from, to } => named("blocker", [from, to]),
        SquaresAsk::Reach { from } => named("reach", [from]),
        SquaresAsk::Attacks { from } => named("attacks", [from]),
        SquaresAsk::EnPassant { part } => named("en-passant", [en_passant_name(*part)]),
        SquaresAsk::Castling { wing, part } => named("castling", [wing.as_str(), castling_name(*part)]),
        SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Find { .. }
        | SquaresAsk::Pieces(_) => return None,
    })
}

fn wing_of(name: &str) -> Option<Wing> {
    Wing::ALL.into_iter().find(|wing| wing.as_str() == name)
}

fn en_passant(name: &str) -> Option<EnPassantPart> {
    let all = [EnPassantPart::Capturers, EnPassantPart::Target, EnPassantPart::Victim];
    all.into_iter().find(|part| en_passant_name(*part) == name)
}

fn en_passant_name(part: EnPassantPart) -> &'static str {
    match part {
        EnPassantPart::Capturers => "capturers",
        EnPassantPart::Target => "target",
        EnPassantPart::Victim => "victim",
    }
}

fn castling(name: &str) -> Option<CastlingPart> {
    let all = [
        CastlingPart::Between,
        CastlingPart::Safe,
        CastlingPart::Blockers,
        CastlingPart::Attacked,
        CastlingPart::Attackers,
    ];
    all.into_iter().find(|part| castling_name(*part) == name)
}

fn castling_name(part: CastlingPart) -> &'static str {
    match part {
        CastlingPart::Between => "between",
        CastlingPart::Safe => "safe",
        CastlingPart::Blockers => "blockers",
        CastlingPart::Attacked => "attacked",
        CastlingPart::Attackers => "attackers",
    }
}
