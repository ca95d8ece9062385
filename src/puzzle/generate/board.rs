//! Positions that are built: pieces put on a board one by one, and what makes a sound position of it.

use super::draw::Draw;
use crate::rules::{
    Color, Game, Piece, Placed, Placement, Position, Rank, Role, Square, SquareSet, Wing, king_home,
};

/// A free square of these on which the piece may stand: no pawn on the first or last rank.
pub(super) fn free_square(
    draw: &mut Draw,
    board: &Placement,
    piece: Piece,
    among: SquareSet,
) -> Option<Square> {
    let ends = SquareSet::from(Rank::First) | SquareSet::from(Rank::Eighth);
    let mut free = among & !board.occupied();
    if piece.role == Role::Pawn {
        free &= !ends;
    }
    let free: Vec<Square> = free.into_iter().collect();
    draw.pick(&free)
}

/// Puts the piece on a free square of these; gives the square.
pub(super) fn put(draw: &mut Draw, board: &mut Placement, piece: Piece, among: SquareSet) -> Option<Square> {
    let square = free_square(draw, board, piece, among)?;
    board.set(square, piece);
    Some(square)
}

/// Takes pieces of both sides off by turns until so many are left; kings stay, and what is kept.
pub(super) fn thin_out(draw: &mut Draw, board: &mut Placement, left: usize, kept: SquareSet) {
    let mut turn = draw.side();
    while board.occupied().count() > left {
        let loose = |placed: &Placed| {
            placed.piece.color == turn && placed.piece.role != Role::King && !kept.contains(placed.square)
        };
        let loose: Vec<Square> = board.pieces().filter(loose).map(|placed| placed.square).collect();
        let Some(square) = draw.pick(&loose) else { return };
        board.remove(square);
        turn = !turn;
    }
}

/// The five ranks of the board that lie nearest to a side.
pub(super) fn own_part(side: Color) -> SquareSet {
    let near = |square: &Square| u32::from(side.fold_wb(square.rank(), square.rank().flip_vertical())) < 5;
    Square::ALL.into_iter().filter(near).collect()
}

/// The squares that a piece can ever get to from there, as far as their colour goes: a bishop keeps
/// to its own.
pub(super) fn kept_colour(piece: Piece, from: Square) -> SquareSet {
    let same = |square: &Square| piece.role != Role::Bishop || square.is_light() == from.is_light();
    Square::ALL.into_iter().filter(same).collect()
}

/// Both kings, not beside each other.
pub(super) fn put_kings(draw: &mut Draw, board: &mut Placement) -> Option<(Square, Square)> {
    let white = put(draw, board, Role::King.of(Color::White), SquareSet::FULL)?;
    let far: SquareSet = Square::ALL.into_iter().filter(|square| square.distance(white) > 1).collect();
    let black = put(draw, board, Role::King.of(Color::Black), far)?;
    Some((white, black))
}

/// Takes men of a side off, the king never, until so many are left beside him.
pub(super) fn thin(draw: &mut Draw, board: &mut Placement, side: Color, keep: usize) {
    let king = |placed: &Placed| placed.piece.role == Role::King;
    let mut men: Vec<Square> = board
        .placed_on(board.of_side(side))
        .filter(|placed| !king(placed))
        .map(|placed| placed.square)
        .collect();
    draw.shuffle(&mut men);
    for square in men.into_iter().skip(keep) {
        board.remove(square);
    }
}

/// Whether a game can bring about what the side has: each piece too many was a pawn once.
fn is_possible(board: &Placement, side: Color) -> bool {
    let count = |such: &dyn Fn(Square, Role) -> bool| {
        let own = board.pieces().filter(|placed| placed.piece.color == side);
        own.filter(|placed| such(placed.square, placed.piece.role)).count()
    };
    let grown = count(&|_, role| role == Role::Queen).saturating_sub(1)
        + count(&|_, role| role == Role::Rook).saturating_sub(2)
        + count(&|_, role| role == Role::Knight).saturating_sub(2)
        + count(&|at, role| role == Role::Bishop && at.is_light()).saturating_sub(1)
        + count(&|at, role| role == Role::Bishop && at.is_dark()).saturating_sub(1);
    count(&|_, role| role == Role::Pawn) + grown <= 8
}

/// The game that starts from this board; `None` where it is no sound position (FIDE 1 to 3): the
/// side that is not to move in check, a king missing, more men than a game can bring about.
pub(super) fn game(board: &Placement, turn: Color) -> Option<Game> {
    game_with(board, turn, &[], None)
}

/// The same with these castling rights and this en passant square.
pub(super) fn game_with(
    board: &Placement,
    turn: Color,
    rights: &[(Color, Wing)],
    en_passant: Option<Square>,
) -> Option<Game> {
    if !Color::ALL.into_iter().all(|side| is_possible(board, side)) {
        return None;
    }
    let mut castling: String = [
        ((Color::White, Wing::Short), 'K'),
        ((Color::White, Wing::Long), 'Q'),
        ((Color::Black, Wing::Short), 'k'),
        ((Color::Black, Wing::Long), 'q'),
    ]
    .into_iter()
    .filter(|(right, _)| rights.contains(right))
    .map(|(_, letter)| letter)
    .collect();
    if castling.is_empty() {
        castling.push('-');
    }
    let target = en_passant.map_or_else(|| "-".to_owned(), |square| square.to_string());
    let fen = format!("{board} {} {castling} {target} 0 1", turn.fold_wb('w', 'b'));
    Position::from_fen(&fen).ok().map(Game::from_position)
}

/// The castling rights that can still be there: king and rook stand at home.
pub(super) fn possible_rights(board: &Placement) -> Vec<(Color, Wing)> {
    let both = Color::ALL.into_iter().flat_map(|side| Wing::ALL.map(|wing| (side, wing)));
    both.filter(|(side, wing)| {
        let corner = wing.corner(side.backrank());
        board.piece_at(king_home(*side)) == Some(Role::King.of(*side))
            && board.piece_at(corner) == Some(Role::Rook.of(*side))
    })
    .collect()
}
