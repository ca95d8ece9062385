//! Where each piece of a blocked position may ever get, whatever both sides play, and whether a
//! mate could stand there (FIDE 5.2.2).
//!
//! Everything is estimated too high, never too low: turns, pins and checks are left out, and what
//! could ever be captured or leave counts as out of the way. So what this calls impossible is; where
//! it finds no proof, it says nothing. That blocked positions can be settled without looking at
//! moves is shown by Miguel Ambrona, "A Practical Algorithm for Chess Unwinnability" (FUN 2022).

use super::distance::ahead;
use super::{Color, Piece, Rank, Role, Square, SquareSet, net};
use shakmaty::{ByColor, CastlingSide, Chess, EnPassantMode, Position as _, attacks};

/// Of a queen or rook with more squares than this, nothing is proved.
const ROAMS: usize = 20;

/// Whether the blocked position proves that `winner` never mates. Adds to `work` what it cost, in
/// the measure of `helpmate`'s budget.
pub(super) fn proves_no_mate(chess: &Chess, winner: Color, work: &mut u32) -> bool {
    Blocked::new(chess, winner, work).is_some_and(|blocked| !net::can_be_woven(&blocked, winner, work))
}

/// A piece, known by the square where it stands now.
#[derive(Debug, Clone, Copy)]
pub(super) struct Unit {
    pub(super) piece: Piece,
    home: Square,
    /// The squares where it may come to stand, as what it is now.
    pub(super) reach: SquareSet,
    /// The squares where it may come to stand once promoted.
    promoted: SquareSet,
    /// The square behind it where it can be captured en passant.
    passed: SquareSet,
    /// Whether it may ever be captured.
    captured: bool,
}

impl Unit {
    fn new(piece: Piece, home: Square) -> Unit {
        let none = SquareSet::EMPTY;
        Unit { piece, home, reach: home.into(), promoted: none, passed: none, captured: false }
    }

    /// Every square where it may come to stand.
    pub(super) fn places(&self) -> SquareSet {
        self.reach | self.promoted
    }

    /// Whether it is a pawn that could be promoted, or a queen or rook that gets about.
    fn is_free(&self) -> bool {
        let heavy = matches!(self.piece.role, Role::Queen | Role::Rook);
        self.promoted.any() || (heavy && self.reach.count() > ROAMS)
    }

    /// Whether it is a pawn that never leaves its file.
    fn keeps_file(&self) -> bool {
        let file = SquareSet::from_file(self.home.file());
        self.piece.role == Role::Pawn && self.places().is_subset(file) && self.promoted.is_empty()
    }
}

/// What the pieces of a position may ever do.
#[derive(Debug)]
pub(super) struct Blocked {
    pub(super) units: Vec<Unit>,
    /// The homes of all that never move and are never captured.
    pub(super) fixed: SquareSet,
    homes: ByColor<SquareSet>,
}

/// What stands against the pieces of one side during one round.
struct Limits {
    /// Squares where neither friend nor an enemy king ever makes room.
    shut: SquareSet,
    /// Squares that the enemy guards for ever.
    guarded: SquareSet,
    /// Squares where something of the enemy may come to stand or be captured.
    prey: SquareSet,
    /// The homes of enemy pawns that never leave their files and are never captured.
    bars: SquareSet,
}

/// What one piece gained in a round.
struct Step {
    reach: SquareSet,
    promoted: SquareSet,
    captures: SquareSet,
}

impl Blocked {
    /// Follows every piece as far as it could get. `None` as soon as a pawn of `winner` could be
    /// promoted, or a queen or rook gets about: then there is nothing to prove here.
    fn new(chess: &Chess, winner: Color, work: &mut u32) -> Option<Blocked> {
        let board = chess.board();
        let units = board.occupied().into_iter();
        let units = units.filter_map(|home| Some(Unit::new(board.piece_at(home)?, home))).collect();
        let homes = ByColor { black: board.black(), white: board.white() };
        let mut blocked = Blocked { units, fixed: board.occupied(), homes };
        blocked.add_castling(chess);
        blocked.add_en_passant(chess);
        while blocked.grow() {
            let squares: usize = blocked.units.iter().map(|unit| unit.places().count()).sum();
            *work += 1 + u32::try_from(squares / 32).unwrap_or(0);
            if blocked.units.iter().any(|unit| unit.piece.color == winner && unit.is_free()) {
                return None;
            }
        }
        Some(blocked)
    }

    /// A right to castle counts as if it could be used at once (3.8.2).
    fn add_castling(&mut self, chess: &Chess) {
        let wings = Color::ALL.into_iter().flat_map(|color| CastlingSide::ALL.map(|wing| (color, wing)));
        for (color, wing) in wings {
            let (rook, king) = (chess.castles().rook(color, wing), chess.board().king_of(color));
            if let (Some(rook), Some(king)) = (rook, king) {
                self.loosen(king, |unit| unit.reach.add(wing.king_to(color)));
                self.loosen(rook, |unit| unit.reach.add(wing.rook_to(color)));
            }
        }
    }

    /// The pawn that has just made a double step can be captured on the square behind it (3.7.3.1).
    /// Of double steps to come no more need be said: such a pawn can also stop on that square.
    fn add_en_passant(&mut self, chess: &Chess) {
        if let Some(behind) = chess.ep_square(EnPassantMode::Legal) {
            let rank = chess.turn().fold_wb(Rank::Fifth, Rank::Fourth);
            self.loosen(Square::from_coords(behind.file(), rank), |unit| {
                unit.passed.add(behind);
                unit.captured = true;
            });
        }
    }

    fn loosen(&mut self, home: Square, change: impl Fn(&mut Unit)) {
        self.fixed.discard(home);
        self.units.iter_mut().filter(|unit| unit.home == home).for_each(change);
    }

    /// One round: lets every piece go on from where it could be. Whether anything was new.
    fn grow(&mut self) -> bool {
        let before = self.fixed;
        let limits = ByColor::new_with(|color| self.limits(color));
        let mut captured = ByColor::new_with(|_| SquareSet::EMPTY);
        let mut grown = false;
        for unit in &mut self.units {
            let step = limits[unit.piece.color].step(unit, before);
            grown |= !(step.reach | step.promoted).is_subset(unit.places());
            unit.reach |= step.reach;
            unit.promoted |= step.promoted;
            captured[!unit.piece.color] |= step.captures;
            if !unit.places().is_subset(SquareSet::from(unit.home)) {
                self.fixed.discard(unit.home);
            }
        }
        for unit in self.units.iter_mut().filter(|unit| unit.piece.role != Role::King && !unit.captured) {
            unit.captured = captured[unit.piece.color].intersects(unit.places());
            if unit.captured {
                self.fixed.discard(unit.home);
                grown = true;
            }
        }
        grown || self.fixed != before
    }

    fn limits(&self, color: Color) -> Limits {
        let enemies = || self.units.iter().filter(|unit| unit.piece.color != color);
        let king = |unit: &&Unit| unit.piece.role == Role::King;
        let lasting = enemies().filter(|unit| self.fixed.contains(unit.home));
        // Of what a line piece attacks, only the next square is never shut off.
        let near = lasting.map(|unit| attacks::attacks(unit.home, unit.piece, SquareSet::FULL));
        let prey = enemies().filter(|unit| !king(unit)).map(|unit| unit.places() | unit.passed);
        let bars = enemies().filter(|unit| unit.keeps_file() && !unit.captured).map(|unit| unit.home.into());
        let kings = union(enemies().filter(king).map(|unit| unit.home.into()));
        let shut = self.fixed & (self.homes[color] | kings);
        Limits { shut, guarded: union(near), prey: union(prey), bars: union(bars) }
    }
}

impl Limits {
    fn step(&self, unit: &Unit, fixed: SquareSet) -> Step {
        if unit.piece.role == Role::Pawn {
            return self.pawn_step(unit, fixed);
        }
        let reach = self.officer_step(unit.reach, unit.piece, fixed);
        Step { reach, promoted: SquareSet::EMPTY, captures: reach }
    }

    fn officer_step(&self, from: SquareSet, piece: Piece, fixed: SquareSet) -> SquareSet {
        let shut = if piece.role == Role::King { self.shut | self.guarded } else { self.shut };
        union(from.into_iter().map(|square| attacks::attacks(square, piece, fixed))) & !shut
    }

    /// A pawn that can get to the last rank goes on as queen and as knight at once.
    fn pawn_step(&self, unit: &Unit, fixed: SquareSet) -> Step {
        let color = unit.piece.color;
        let pushes = unit.reach.shift(color.fold_wb(8, -8)) & !fixed & !self.barred(unit);
        let captures =
            union(unit.reach.into_iter().map(|square| attacks::pawn_attacks(color, square))) & self.prey;
        let last = SquareSet::from_rank(color.fold_wb(Rank::Eighth, Rank::First));
        let arrived = (pushes | captures) & last;
        let from = unit.promoted | arrived;
        let onward = |role: Role| self.officer_step(from, role.of(color), fixed);
        let onward = if from.any() { onward(Role::Queen) | onward(Role::Knight) } else { from };
        Step { reach: (pushes | captures) & !last, promoted: arrived | onward, captures: captures | onward }
    }

    /// Two pawns on a file that neither ever leaves never pass each other: the squares from where
    /// the other stands now.
    fn barred(&self, unit: &Unit) -> SquareSet {
        let color = unit.piece.color;
        let bars =
            if unit.keeps_file() { self.bars & ahead(unit.home.into(), color) } else { SquareSet::EMPTY };
        bars | ahead(bars, color)
    }
}

fn union(sets: impl Iterator<Item = SquareSet>) -> SquareSet {
    sets.fold(SquareSet::EMPTY, |all, squares| all | squares)
}
