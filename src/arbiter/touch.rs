//! Touched pieces and what they oblige to (4.2 to 4.5).

use super::Code;
use super::case::Laws;
use super::event::{EventField, EventFlaw};
use super::ruling::{Duty, Ruling};
use super::table::{Flawed, Table};
use crate::rules::{Color, PieceMove, Position, Role, Square, Wing, king_home};

impl Table {
    /// A player touches a piece on purpose.
    pub(super) fn touched(&mut self, side: Color, square: Square, adjust: bool) -> Result<Ruling, Flawed> {
        if self.game.position().piece_at(square).is_none() {
            return Err((EventField::Square, EventFlaw::EmptySquare));
        }
        if side != self.turn() {
            return Ok(Ruling::new(Code::TouchNotBinding, side));
        }
        if adjust {
            return Ok(Ruling::new(Code::Adjusted, side));
        }
        // By the Laws a touched piece declines an offer (9.1.2.1); the sources name words and moves.
        let declined = self.laws == Laws::Fide && self.end_offer_to(side);
        self.touched.push(square);
        let duty = duty(self);
        let code = duty.as_ref().map_or(Code::FreeMove, |duty| duty.code);
        Ok(Ruling { declined, ..Ruling::new(code, side).with_duty(duty) })
    }
}

/// Whether the duty comes from a rook that was touched before the king.
pub(super) fn is_rook_first(duty: &Duty) -> bool {
    matches!(duty.code, Code::CastlingRookFirst | Code::RookMoveOnly)
}

/// What the side to move must do, if anything binds it.
pub(super) fn duty(table: &Table) -> Option<Duty> {
    let position = table.game.position();
    if let Some(mv) = table.announced {
        return Some(announced(position, mv));
    }
    let touched = Touched::new(position, &table.touched)?;
    let duty = touched.duty(position);
    let code = match (duty.code, table.laws) {
        (Code::CastlingRookFirst, Laws::Source) => Code::RookMoveOnly,
        (code, Laws::Fide | Laws::Source) => code,
    };
    Some(Duty { code, ..duty })
}

/// The duty to make the move that was announced with a wrong claim (9.5.3).
pub(super) fn announced(position: &Position, mv: PieceMove) -> Duty {
    let pieces = position.placed(mv.from()).into_iter().collect();
    Duty { code: Code::ClaimWrong, pieces, moves: vec![mv], announced: Some(mv.san(position)) }
}

fn duty_of(code: Code, position: &Position, squares: &[Square], moves: Vec<PieceMove>) -> Duty {
    let pieces = squares.iter().filter_map(|square| position.placed(*square)).collect();
    Duty { code, pieces, moves, announced: None }
}

/// The touched pieces, each once, in order.
struct Touched {
    all: Vec<Square>,
    own: Vec<Square>,
    enemy: Vec<Square>,
}

impl Touched {
    fn new(position: &Position, squares: &[Square]) -> Option<Touched> {
        let mut all: Vec<Square> = Vec::new();
        for square in squares {
            if !all.contains(square) && position.piece_at(*square).is_some() {
                all.push(*square);
            }
        }
        let is_own =
            |square: &Square| position.piece_at(*square).is_some_and(|piece| piece.color == position.turn());
        let (own, enemy) = all.iter().copied().partition(is_own);
        (!all.is_empty()).then_some(Touched { all, own, enemy })
    }

    fn duty(&self, position: &Position) -> Duty {
        let legal = position.legal_moves();
        match (self.own.as_slice(), self.enemy.as_slice()) {
            ([king, rook, ..], []) if wing_of(position, *king, *rook).is_some() => {
                self.castling(position, legal, *king, *rook)
            }
            ([piece, ..], [target, ..]) => self.capture_with(position, legal, *piece, *target),
            (_, _) => self.first_that_can(position, legal),
        }
    }

    /// King, then rook: castling on that side (4.4.1); where it is illegal, another move of the
    /// king; where he has none, any move (4.4.3).
    fn castling(&self, position: &Position, legal: Vec<PieceMove>, king: Square, rook: Square) -> Duty {
        let wing = wing_of(position, king, rook);
        let by = |code: Code, moves: Vec<PieceMove>| duty_of(code, position, &[king, rook], moves);
        if let Some(castle) = legal.iter().find(|mv| mv.wing().is_some() && mv.wing() == wing) {
            return by(Code::MustCastle, vec![*castle]);
        }
        let steps: Vec<PieceMove> = legal.iter().copied().filter(|mv| mv.from() == king).collect();
        if steps.is_empty() { by(Code::FreeMove, legal) } else { by(Code::KingMustMove, steps) }
    }

    /// One's own piece and an enemy's: the one takes the other; else the first that can (4.3.3).
    fn capture_with(
        &self,
        position: &Position,
        legal: Vec<PieceMove>,
        piece: Square,
        target: Square,
    ) -> Duty {
        let takes: Vec<PieceMove> = legal
            .iter()
            .copied()
            .filter(|mv| mv.from() == piece && mv.capture_square() == Some(target))
            .collect();
        if takes.is_empty() {
            return self.first_that_can(position, legal);
        }
        duty_of(Code::MustCaptureWith, position, &[piece, target], takes)
    }

    /// The first touched piece that can move or be captured (4.3.1, 4.3.2), else any move (4.5).
    /// Castling is no move of a rook, and is barred where the rook was touched first (4.4.2).
    fn first_that_can(&self, position: &Position, legal: Vec<PieceMove>) -> Duty {
        let barred = self.barred(position);
        let legal: Vec<PieceMove> =
            legal.into_iter().filter(|mv| !mv.wing().is_some_and(|wing| barred.contains(&wing))).collect();
        let rook_first =
            !barred.is_empty() && self.own.iter().any(|square| is(position, *square, Role::King));
        for square in &self.all {
            let own = self.own.contains(square);
            let moves: Vec<PieceMove> = legal
                .iter()
                .copied()
                .filter(|mv| if own { mv.from() == *square } else { mv.capture_square() == Some(*square) })
                .collect();
            if !moves.is_empty() {
                let code = match (rook_first, own) {
                    (true, _) => Code::CastlingRookFirst,
                    (false, true) => Code::MustMove,
                    (false, false) => Code::MustCapture,
                };
                return duty_of(code, position, &[*square], moves);
            }
        }
        duty_of(Code::FreeMove, position, &self.all, legal)
    }

    /// The wings whose rook was touched while the king was not yet.
    fn barred(&self, position: &Position) -> Vec<Wing> {
        let home = king_home(position.turn());
        self.own
            .iter()
            .take_while(|square| !is(position, **square, Role::King))
            .filter_map(|rook| wing_of(position, home, *rook))
            .collect()
    }
}

/// The wing on which this king and this rook would castle, from their squares at home.
fn wing_of(position: &Position, king: Square, rook: Square) -> Option<Wing> {
    let turn = position.turn();
    let pair = is(position, king, Role::King) && is(position, rook, Role::Rook) && king == king_home(turn);
    Wing::ALL.into_iter().find(|wing| pair && wing.corner(turn.backrank()) == rook)
}

fn is(position: &Position, square: Square, role: Role) -> bool {
    position.piece_at(square) == Some(role.of(position.turn()))
}
