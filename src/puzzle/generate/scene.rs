//! Scenes: positions out of a game in which one piece is looked at.
//!
//! Men are taken off, the piece is moved about until the case fits, or a trap is laid around it.

use super::draw::Draw;
use super::{Level, board, play};
use crate::rules::{Color, Game, Piece, Placement, Position, Role, Square, SquareSet, Wing, reach};

/// A position without history, and the piece of the side to move that is asked about.
#[derive(Debug)]
pub(super) struct Scene {
    pub(super) game: Game,
    pub(super) from: Square,
    pub(super) piece: Piece,
    /// Where the piece can legally go.
    pub(super) legal: SquareSet,
    /// Where it could go if its king did not matter.
    pub(super) reach: SquareSet,
}

impl Scene {
    /// Looks at the piece on a square; `None` where there is none, or a move of it is one that other
    /// lessons teach: castling and en passant.
    pub(super) fn of(game: Game, from: Square) -> Option<Scene> {
        let position = game.position();
        let piece = position.piece_at(from)?;
        let moves = position.legal_moves().into_iter().filter(|mv| mv.from() == from);
        let mut legal = SquareSet::EMPTY;
        for mv in moves {
            if mv.is_en_passant() || mv.wing().is_some() {
                return None;
            }
            legal.add(mv.to());
        }
        let reach = reach_of(&Placement::from(position), from);
        Some(Scene { game, from, piece, legal, reach })
    }

    /// The position.
    pub(super) fn position(&self) -> &Position {
        self.game.position()
    }

    /// The squares of the men of the other side.
    pub(super) fn enemies(&self) -> SquareSet {
        Placement::from(self.position()).of_side(!self.piece.color)
    }

    /// Whether the side to move is in check.
    pub(super) fn in_check(&self) -> bool {
        !self.position().checkers().is_empty()
    }
}

/// Where a piece can go on a board, turn and checks left aside.
pub(super) fn reach_of(board: &Placement, from: Square) -> SquareSet {
    reach(board, from).map(|found| found.targets).into_iter().flatten().collect()
}

/// Where a piece could go if it stood alone.
pub(super) fn reach_alone(piece: Piece, from: Square) -> SquareSet {
    let mut board = Placement::empty();
    board.set(from, piece);
    reach_of(&board, from)
}

/// What the level looks at: few men, or a game as it goes.
pub(super) fn ground(draw: &mut Draw) -> Option<Game> {
    match draw.level {
        Level::One => {
            let plies = draw.between(10, 22);
            let men = draw.between(7, 11);
            let game = play::game(draw, plies);
            (0..4).find_map(|_| thinned(draw, game.position(), men))
        }
        Level::Two | Level::Three => {
            let plies = draw.between(12, 34);
            Some(play::forget(&play::game(draw, plies))).filter(goes_on)
        }
    }
}

/// So many ways of taking men off are tried in one position.
const THINNINGS: usize = 24;

/// A position out of a game, with so many men left that it fits.
pub(super) fn thinned_where(
    draw: &mut Draw,
    (least, most): (usize, usize),
    fits: impl Fn(&Game) -> bool,
) -> Option<Game> {
    let plies = draw.between(12, 28);
    let game = play::game(draw, plies);
    (0..THINNINGS).find_map(|_| {
        let men = draw.between(least, most);
        thinned(draw, game.position(), men).filter(&fits)
    })
}

/// The position with so many men left, the kings among them.
pub(super) fn thinned(draw: &mut Draw, position: &Position, men: usize) -> Option<Game> {
    let mut board = Placement::from(position);
    let mut others: Vec<Square> = position
        .pieces()
        .filter(|placed| placed.piece.role != Role::King)
        .map(|placed| placed.square)
        .collect();
    draw.shuffle(&mut others);
    for square in others.into_iter().skip(men.saturating_sub(2)) {
        board.remove(square);
    }
    rebuilt(&board, position)
}

/// Neither mate nor stalemate: there is something to think about.
fn goes_on(game: &Game) -> bool {
    !game.position().legal_moves().is_empty()
}

/// The same position with other men on the board; castling rights stay where they can. `None` where
/// it is not sound, or the side to move has no move.
pub(super) fn rebuilt(board: &Placement, before: &Position) -> Option<Game> {
    let mut rights: Vec<(Color, Wing)> = board::possible_rights(board);
    rights.retain(|(side, wing)| before.may_castle(*side, *wing));
    board::game_with(board, before.turn(), &rights, None).filter(goes_on)
}

/// A scene of a piece of this role: one that stands there, else one that is put where it fits.
pub(super) fn with(draw: &mut Draw, game: &Game, role: Role, fits: impl Fn(&Scene) -> bool) -> Option<Scene> {
    let piece = role.of(game.position().turn());
    let own = game.position().pieces().filter(|placed| placed.piece == piece);
    let mut own: Vec<Square> = own.map(|placed| placed.square).collect();
    draw.shuffle(&mut own);
    let stands = own.iter().find_map(|from| Scene::of(game.clone(), *from).filter(&fits));
    stands.or_else(|| seated(draw, game.position(), piece, &own, fits))
}

/// So many squares are tried for a piece.
const SEATS: usize = 24;

/// Moves a piece about, or puts one more on the board, until the scene fits.
fn seated(
    draw: &mut Draw,
    position: &Position,
    piece: Piece,
    own: &[Square],
    fits: impl Fn(&Scene) -> bool,
) -> Option<Scene> {
    let mut board = Placement::from(position);
    let lifted = draw.pick(own);
    let mut among = SquareSet::FULL;
    if let Some(square) = lifted {
        board.remove(square);
        among = board::kept_colour(piece, square);
    }
    (0..SEATS).find_map(|_| {
        let mut tried = board.clone();
        let from = board::put(draw, &mut tried, piece, among)?;
        Scene::of(rebuilt(&tried, position)?, from).filter(&fits)
    })
}

/// So many traps are tried in one position.
const TRAPS: usize = 40;

/// A scene in which an enemy line piece bears on the king of the side to move: the piece of this role
/// stands in between, or has to meet the check.
pub(super) fn trapped(
    draw: &mut Draw,
    position: &Position,
    role: Role,
    fits: impl Fn(&Scene) -> bool,
) -> Option<Scene> {
    (0..TRAPS).find_map(|_| trap(draw, position, role).filter(&fits))
}

fn trap(draw: &mut Draw, position: &Position, role: Role) -> Option<Scene> {
    let us = position.turn();
    let king = position.king(us)?;
    let mut board = Placement::from(position);
    if role != Role::King {
        lift(draw, &mut board, |piece| piece == role.of(us));
    }
    let (line, way) = open_line(draw, &mut board, king, us)?;
    let (pinner, between) = way.split_last()?;
    let hunter = lift(draw, &mut board, |piece| {
        piece.color != us && (piece.role == line || piece.role == Role::Queen)
    });
    board.set(*pinner, hunter.unwrap_or(line.of(!us)));
    let from = match role {
        Role::King => king,
        Role::Rook | Role::Bishop | Role::Queen | Role::Pawn if draw.chance(50) => {
            put_on(&mut board, role.of(us), draw.pick(between)?)?
        }
        Role::Rook | Role::Bishop | Role::Queen | Role::Pawn | Role::Knight => {
            let meets = draw.pick(&way)?;
            let from = draw.pick(&seats_towards(&board, role.of(us), meets))?;
            put_on(&mut board, role.of(us), from)?
        }
    };
    Scene::of(rebuilt(&board, position)?, from)
}

/// Takes one such piece off the board.
fn lift(draw: &mut Draw, board: &mut Placement, such: impl Fn(Piece) -> bool) -> Option<Piece> {
    let squares: Vec<Square> =
        board.pieces().filter(|placed| such(placed.piece)).map(|placed| placed.square).collect();
    board.remove(draw.pick(&squares)?)
}

/// Puts a piece there, unless it is a pawn on an end rank.
fn put_on(board: &mut Placement, piece: Piece, square: Square) -> Option<Square> {
    let ends = [Color::White.backrank(), Color::Black.backrank()];
    if piece.role == Role::Pawn && ends.contains(&square.rank()) {
        return None;
    }
    board.set(square, piece);
    Some(square)
}

/// A line from the king that has been cleared, and what moves along it: rook or bishop.
fn open_line(draw: &mut Draw, board: &mut Placement, king: Square, us: Color) -> Option<(Role, Vec<Square>)> {
    let (across, up) = (draw.below(3), draw.below(3));
    let line = match (across, up) {
        (1, 1) => return None,
        (1, _) | (_, 1) => Role::Rook,
        (_, _) => Role::Bishop,
    };
    let all: Vec<Square> = ray(king, across, up)
        .into_iter()
        .take_while(|square| board.piece_at(*square) != Some(Role::King.of(!us)))
        .collect();
    let far = draw.between(1, all.len().max(1));
    let way: Vec<Square> = all.into_iter().take(far).collect();
    for square in &way {
        board.remove(*square);
    }
    Some((line, way))
}

/// The squares from one on to the edge; a step of 0 goes down, 1 stays, 2 goes up.
fn ray(from: Square, across: usize, up: usize) -> Vec<Square> {
    let step = |at: u32, by: usize| (at + u32::try_from(by).ok()?).checked_sub(1).filter(|at| *at < 8);
    std::iter::successors(Some(from), |square| {
        let file = step(square.file().into(), across)?;
        let rank = step(square.rank().into(), up)?;
        Some(Square::from_coords(crate::rules::File::new(file), crate::rules::Rank::new(rank)))
    })
    .skip(1)
    .collect()
}

/// The free squares from which the piece could go to a square.
fn seats_towards(board: &Placement, piece: Piece, to: Square) -> Vec<Square> {
    let free = Square::ALL.into_iter().filter(|square| board.piece_at(*square).is_none());
    free.filter(|from| {
        let mut tried = board.clone();
        tried.set(*from, piece);
        reach_of(&tried, *from).contains(to)
    })
    .collect()
}
