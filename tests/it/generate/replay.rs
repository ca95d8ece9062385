//! A puzzle's game played again by the library alone, and what a board shows without our rules.

use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, Move, Position as _, Rank, Role, Square, attacks, fen::Fen,
    uci::UciMove,
};
use yize::puzzle::{Puzzle, Solution, solution};

/// A game as the library plays it.
pub(super) struct Replay {
    /// Each position before a move, with the move.
    pub(super) past: Vec<(Chess, Move)>,
    pub(super) now: Chess,
}

impl Replay {
    pub(super) fn of(puzzle: &Puzzle) -> Replay {
        let fen: Fen = puzzle.fen().parse().expect("a FEN");
        let mut now: Chess = fen.into_position(CastlingMode::Standard).expect("a sound position");
        let mut past = Vec::new();
        for mv in puzzle.game.moves() {
            let uci: UciMove = mv.uci().parse().expect("UCI");
            let mv = uci.to_move(&now).expect("a legal move");
            let mut next = now.clone();
            next.play_unchecked(mv);
            past.push((std::mem::replace(&mut now, next), mv));
        }
        Replay { past, now }
    }

    pub(super) fn side(&self) -> Color {
        self.now.turn()
    }

    pub(super) fn king(&self, side: Color) -> Square {
        self.now.board().king_of(side).expect("a king")
    }

    pub(super) fn pieces(&self) -> usize {
        self.now.board().occupied().count()
    }

    /// The legal moves, each with the position after it.
    pub(super) fn moves(&self) -> Vec<(Move, Chess)> {
        let moves = self.now.legal_moves();
        moves.into_iter().map(|mv| (mv, after(&self.now, mv))).collect()
    }

    /// The enemies of `side` that attack a square of the board as it stands.
    pub(super) fn attackers(&self, square: Square, side: Color) -> Bitboard {
        self.now.board().attacks_to(square, !side, self.now.board().occupied())
    }

    /// The pieces of a side that stand alone between their king and an enemy that bears on him.
    pub(super) fn pinned(&self, side: Color) -> Bitboard {
        let king = self.king(side);
        let board = self.now.board();
        board
            .by_color(side)
            .into_iter()
            .filter(|square| *square != king)
            .filter(|square| {
                // A pinned piece is one whose absence lets an enemy attack the king that did not.
                let without = board.occupied().without(*square);
                let opened =
                    board.attacks_to(king, !side, without) & !board.attacks_to(king, !side, board.occupied());
                opened.any()
            })
            .collect()
    }
}

/// The position after a legal move.
pub(super) fn after(position: &Chess, mv: Move) -> Chess {
    let mut next = position.clone();
    next.play_unchecked(mv);
    next
}

/// A move as it is written in UCI.
pub(super) fn uci(mv: Move) -> String {
    mv.to_uci(CastlingMode::Standard).to_string()
}

/// The moves that we say solve it, in UCI, sorted.
pub(super) fn solving(puzzle: &Puzzle) -> Vec<String> {
    let Solution::Moves(moves) = solution(puzzle) else { panic!("no moves: {:?}", puzzle.task) };
    let mut moves: Vec<String> = moves.into_iter().map(|mv| mv.uci()).collect();
    moves.sort();
    moves
}

/// The squares that we say solve it.
pub(super) fn marked(puzzle: &Puzzle) -> Bitboard {
    let Solution::Squares(squares) = solution(puzzle) else { panic!("no squares: {:?}", puzzle.task) };
    squares.into_iter().collect()
}

/// The one option that we say is right.
pub(super) fn option(puzzle: &Puzzle) -> String {
    let Solution::Options(mut options) = solution(puzzle) else { panic!("no options: {:?}", puzzle.task) };
    assert_eq!(options.len(), 1, "{:?}", puzzle.task);
    options.remove(0)
}

/// The rank of that number, counted from a side.
pub(super) fn rank_of(side: Color, number: u32) -> Rank {
    Rank::new(if side == Color::White { number - 1 } else { 8 - number })
}

/// Whether a piece of this kind looks along the line from one square to the other.
pub(super) fn looks(role: Role, from: Square, to: Square) -> bool {
    let empty = Bitboard::EMPTY;
    match role {
        Role::Bishop => attacks::bishop_attacks(from, empty).contains(to),
        Role::Rook => attacks::rook_attacks(from, empty).contains(to),
        Role::Queen => attacks::queen_attacks(from, empty).contains(to),
        Role::King | Role::Knight | Role::Pawn => false,
    }
}

/// The mean of a number over the puzzles.
pub(super) fn mean(numbers: impl Iterator<Item = usize>) -> f64 {
    let numbers: Vec<usize> = numbers.collect();
    let sum: usize = numbers.iter().sum();
    f64::from(u32::try_from(sum).expect("a small sum"))
        / f64::from(u32::try_from(numbers.len()).expect("few"))
}
