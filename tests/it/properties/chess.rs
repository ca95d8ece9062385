//! The same chess by shakmaty, to hold ours against.

use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, PositionError};
use yize::rules::{PieceMove, Position};

/// The position as shakmaty reads it.
pub(crate) fn chess(position: &Position) -> Chess {
    let fen: Fen = position.fen().parse().expect("a FEN");
    fen.into_position(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .expect("a position")
}

/// Where the moves lead, each of them legal.
pub(crate) fn play(start: &Chess, moves: &[PieceMove]) -> Chess {
    moves.iter().fold(start.clone(), |now, mv| {
        let mv: UciMove = mv.uci().parse().expect("UCI");
        let mv = mv.to_move(&now).expect("a legal move");
        now.play(mv).expect("a legal move")
    })
}

/// The position in shakmaty's words.
pub(crate) fn fen(chess: &Chess) -> String {
    Fen::from_position(chess, EnPassantMode::PseudoLegal).to_string()
}
