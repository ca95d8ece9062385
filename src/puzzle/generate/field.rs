//! A board on which one piece walks while all else stands still: how far every square is.

use super::scene::reach_of;
use crate::rules::{Piece, Placement, Role, Square, SquareSet};

/// What a piece can do on a board where nothing else moves.
pub(super) struct Field {
    piece: Piece,
    from: Square,
    enemies: SquareSet,
    /// The squares that it keeps off.
    guarded: SquareSet,
    ways: Ways,
    /// The ways of the piece on an empty board.
    alone: Ways,
}

impl Field {
    /// The field of the piece on `from`; where it avoids guards, attacked squares are out.
    pub(super) fn new(board: &Placement, from: Square, avoid: bool) -> Option<Field> {
        let mut board = board.clone();
        let piece = board.remove(from)?;
        let is_guarded = |square: &Square| avoid && !board.attackers(*square, !piece.color).is_empty();
        let guarded = Square::ALL.into_iter().filter(is_guarded).collect();
        let ways = Ways::new(&board, piece, guarded);
        let alone = Ways::new(&Placement::empty(), piece, SquareSet::EMPTY);
        Some(Field { piece, from, enemies: board.of_side(!piece.color), guarded, ways, alone })
    }

    /// What walks.
    pub(super) fn piece(&self) -> Piece {
        self.piece
    }

    /// Whether an enemy piece attacks the square, and the piece keeps off it.
    pub(super) fn is_guarded(&self, square: Square) -> bool {
        self.guarded.contains(square)
    }

    /// Whether an enemy man stands there.
    pub(super) fn is_enemy(&self, square: Square) -> bool {
        self.enemies.contains(square)
    }

    /// Every square that can be reached, with the fewest moves to it; men that can be taken end a
    /// walk.
    pub(super) fn distances(&self) -> Vec<(Square, usize)> {
        let layers = self.ways.layers(self.from).into_iter().enumerate().skip(1);
        layers.flat_map(|(moves, layer)| layer.into_iter().map(move |square| (square, moves))).collect()
    }

    /// The fewest moves to all of these, in whatever order is shortest.
    pub(super) fn fewest(&self, targets: &[Square]) -> Option<usize> {
        self.ways.fewest(self.from, targets)
    }

    /// Whether a walk of so many moves is longer than it looks: longer than on an empty board, or
    /// for a knight that goes to a square nearby.
    pub(super) fn is_longer_than_it_looks(&self, targets: &[Square], moves: usize) -> bool {
        let nearby = match targets {
            [only] => u32::try_from(moves).is_ok_and(|moves| moves > self.from.distance(*only)),
            _ => false,
        };
        let detour = self.alone.fewest(self.from, targets).is_some_and(|least| moves > least);
        detour || (self.piece.role == Role::Knight && nearby)
    }
}

/// Where one move leads, from each square.
struct Ways([SquareSet; 64]);

impl Ways {
    fn new(board: &Placement, piece: Piece, barred: SquareSet) -> Ways {
        Ways(Square::ALL.map(|at| {
            if board.piece_at(at).is_some() {
                return SquareSet::EMPTY;
            }
            let mut stood = board.clone();
            stood.set(at, piece);
            reach_of(&stood, at) & !barred
        }))
    }

    /// The squares by the number of moves that they are away, the beginning first.
    fn layers(&self, from: Square) -> Vec<SquareSet> {
        let mut seen = SquareSet::from(from);
        let mut layers = vec![seen];
        while let Some(last) = layers.last().copied().filter(|layer| !layer.is_empty()) {
            let next = last.into_iter().filter_map(|at| self.0.get(usize::from(at)));
            let next = next.fold(SquareSet::EMPTY, |all, to| all | *to) & !seen;
            layers.push(next);
            seen |= next;
        }
        layers
    }

    fn fewest(&self, from: Square, targets: &[Square]) -> Option<usize> {
        if targets.is_empty() {
            return Some(0);
        }
        let layers = self.layers(from);
        let each = targets.iter().filter_map(|next| {
            let there = layers.iter().position(|layer| layer.contains(*next))?;
            let rest: Vec<Square> = targets.iter().copied().filter(|target| target != next).collect();
            Some(there + self.fewest(*next, &rest)?)
        });
        each.min()
    }
}
