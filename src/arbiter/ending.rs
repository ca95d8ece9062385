//! How a game ends: by itself, by the flag, by resignation, and whether the opponent could have
//! mated.

use super::Code;
use super::case::Laws;
use super::ruling::{Outcome, Ruling};
use super::table::Table;
use crate::rules::{CanMate, Color, End, Game, can_mate};

/// The decision where the game has ended by itself. The sources take a third repetition and fifty
/// quiet moves for draws; the Laws wait for a claim (9.2, 9.3) or the fifth and the 75th (9.6).
pub(super) fn by_itself(table: &Table) -> Option<Ruling> {
    let by_count = (table.laws == Laws::Source).then(|| by_the_sources(&table.game)).flatten();
    let status = table.game.status();
    let by_laws = status.end.map(|end| {
        let since = table.game.ended_at().filter(|_| !matches!(end, End::Checkmate | End::Stalemate));
        (since.map_or(table.game.plies(), |(ply, _)| ply), code(end))
    });
    // Mate goes before the counts (9.6.2).
    let (_, code) = by_laws.into_iter().chain(by_count).min_by_key(|(ply, _)| *ply)?;
    let outcome = status.winner.filter(|_| code == Code::Checkmate).map_or(Outcome::Drawn, Outcome::Won);
    Some(Ruling::new(code, None).ending(outcome))
}

fn code(end: End) -> Code {
    match end {
        End::Checkmate => Code::Checkmate,
        End::Stalemate => Code::Stalemate,
        End::DeadPosition => Code::DeadPosition,
        End::FivefoldRepetition => Code::DrawFivefold,
        End::SeventyfiveMoves => Code::DrawSeventyfive,
    }
}

/// After which half-move the sources' count was reached, and which.
fn by_the_sources(game: &Game) -> Option<(usize, Code)> {
    let repeated = game.repeated_at(THREEFOLD).map(|ply| (ply, Code::DrawThreefold));
    let mut plies = 0..=game.plies();
    let quiet = plies.find(|ply| game.position_at(*ply).halfmove_clock() >= FIFTY_MOVES);
    repeated.into_iter().chain(quiet.map(|ply| (ply, Code::DrawFifty))).min_by_key(|(ply, _)| *ply)
}

/// Half-moves of fifty moves each.
pub(super) const FIFTY_MOVES: u32 = 100;
/// How often a position must have stood.
pub(super) const THREEFOLD: usize = 3;

/// A flag has fallen: lost, but a draw where the opponent cannot mate (6.9). The sources know no
/// exception.
pub(super) fn flag_fall(table: &Table, side: Color) -> Ruling {
    lost_unless(table, side, [Code::FlagLoss, Code::FlagDraw, Code::FlagUnproven])
}

/// A player resigns: lost, but a draw where the opponent cannot mate (5.1.2).
pub(super) fn resign(table: &Table, side: Color) -> Ruling {
    lost_unless(table, side, [Code::ResignLoss, Code::ResignDraw, Code::ResignUnproven])
}

/// The game is lost by `side`, or drawn where the opponent could never mate, or, where that is not
/// proved, left open.
pub(super) fn lost_unless(table: &Table, side: Color, [loss, draw, unproven]: [Code; 3]) -> Ruling {
    let lost = Ruling::new(loss, side).ending(Outcome::Won(!side));
    if table.laws == Laws::Source {
        return lost;
    }
    match can_mate(table.game.position(), !side) {
        CanMate::Yes => lost,
        CanMate::Unknown => Ruling::new(unproven, side).ending(Outcome::Unproven),
        // Where neither can mate, the position was dead before (5.2.2).
        CanMate::No if can_mate(table.game.position(), side) == CanMate::No => {
            Ruling::new(Code::DeadPosition, side).ending(Outcome::Drawn)
        }
        CanMate::No => Ruling::new(draw, side).ending(Outcome::Drawn),
    }
}
