//! Words for parts of the board, and for the pieces that a question speaks of.

use super::say;
use crate::i18n::{Lang, messages};
use crate::puzzle::{Class, Filter};
use crate::rules::{Area, Color, Line, Region};

/// A part of the board: "the e-file".
pub(in crate::i18n) fn area(lang: Lang, area: Area) -> String {
    let key = match area {
        Area::Board => "area-board",
        Area::Light => "area-light",
        Area::Dark => "area-dark",
        Area::Line(Line::File(_)) => "area-file",
        Area::Line(Line::Rank(_)) => "area-rank",
        Area::Line(Line::Diagonal(..)) => "area-diagonal",
        Area::Region(Region::Centre) => "area-centre",
        Area::Region(Region::ExtendedCentre) => "area-extended-centre",
        Area::Region(Region::Kingside) => "area-kingside",
        Area::Region(Region::Queenside) => "area-queenside",
        Area::Region(Region::CentralFiles) => "area-central-files",
        Area::Region(Region::EdgeFiles) => "area-edge-files",
    };
    let name = if let Area::Line(line) = area { line.name() } else { String::new() };
    say(lang, key, &[("name", &name)])
}

/// All its squares: "every square of the e-file".
pub(super) fn every_square(lang: Lang, part: Area) -> String {
    say(lang, "want-area", &[("area", &area(lang, part))])
}

/// Pieces: "every white heavy piece".
pub(in crate::i18n) fn pieces(lang: Lang, filter: Filter) -> String {
    let side = filter.side.map_or("any", side_name);
    let side = ("side", side);
    match (filter.piece, filter.class) {
        (Some(role), _) => say(lang, "want-pieces-kind", &[side, ("piece", messages::role(lang, role))]),
        (None, Some(Class::Heavy)) => say(lang, "want-pieces-heavy", &[side]),
        (None, Some(Class::Light)) => say(lang, "want-pieces-light", &[side]),
        (None, None) => say(lang, "want-pieces", &[side]),
    }
}

/// The name by which messages choose a variant for a side.
fn side_name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}
