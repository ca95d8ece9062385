//! Words for parts of the board, and for the pieces that a question speaks of.

use super::say;
use crate::i18n::{Lang, messages};
use crate::puzzle::{Class, Filter};
use crate::rules::{Color, Line, Region};

/// A line: "every square of the e-file".
pub(super) fn line(lang: Lang, line: Line) -> String {
    let name = line.name();
    match line {
        Line::File(_) => say(lang, "want-file", &[("name", &name)]),
        Line::Rank(_) => say(lang, "want-rank", &[("name", &name)]),
        Line::Diagonal(..) => say(lang, "want-diagonal", &[("name", &name)]),
    }
}

/// A region: "the four squares of the centre".
pub(super) fn region(lang: Lang, region: Region) -> String {
    let key = match region {
        Region::Centre => "want-centre",
        Region::ExtendedCentre => "want-extended-centre",
        Region::Kingside => "want-kingside",
        Region::Queenside => "want-queenside",
        Region::CentralFiles => "want-central-files",
        Region::EdgeFiles => "want-edge-files",
    };
    say(lang, key, &[])
}

/// Pieces: "every white heavy piece".
pub(super) fn pieces(lang: Lang, filter: Filter) -> String {
    let side = match filter.side {
        Some(Color::White) => "white",
        Some(Color::Black) => "black",
        None => "any",
    };
    let class = match filter.class {
        Some(Class::Heavy) => "heavy",
        Some(Class::Light) => "light",
        None => "any",
    };
    match filter.piece {
        Some(role) => say(lang, "want-pieces-kind", &[("side", side), ("piece", messages::role(lang, role))]),
        None => say(lang, "want-pieces", &[("side", side), ("class", class)]),
    }
}
