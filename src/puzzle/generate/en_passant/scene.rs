//! Boards on which a pawn is about to step past another: taken from a game, two pawns moved up.

use super::super::draw::Draw;
use super::super::{Level, board, play};
use crate::rules::{Color, File, Game, PieceMove, Placement, Rank, Role, Square, SquareSet};

/// A board with the enemy to move, whose pawn stands where its step begins.
#[derive(Debug, Clone)]
pub(super) struct Scene {
    pub(super) board: Placement,
    /// Whose pawn may capture.
    pub(super) side: Color,
    /// Where the pawn of `side` stands.
    pub(super) from: Square,
    /// Where the enemy's step begins.
    pub(super) start: Square,
    /// Where it ends, beside our pawn.
    pub(super) beside: Square,
    /// Where our pawn would land.
    pub(super) target: Square,
}

impl Scene {
    /// A board where a double step would let the pawn capture; with few pieces at level one or where
    /// the case needs open lines.
    pub(super) fn new(draw: &mut Draw, open: bool) -> Option<Scene> {
        let (least, most) = draw.by_level((8, 20), (12, 28), (16, 34));
        let plies = draw.between(least, most);
        let board = Placement::from(play::game(draw, plies).position());
        let side = draw.side();
        let mut pairs: Vec<(File, i32)> =
            File::ALL.into_iter().flat_map(|file| [(file, -1), (file, 1)]).collect();
        draw.shuffle(&mut pairs);
        let mut scene = pairs.into_iter().find_map(|(file, way)| Scene::place(&board, side, file, way))?;
        let kept = SquareSet::from(scene.from) | SquareSet::from(scene.start);
        if draw.level == Level::One || open {
            let few = draw.between(8, 12);
            let left = draw.by_level(few, 14, 16);
            board::thin_out(draw, &mut scene.board, left, kept);
        }
        Some(scene)
    }

    /// Puts a pawn of the side on its fifth rank and an enemy pawn beside it at home, each from its file.
    fn place(board: &Placement, side: Color, file: File, way: i32) -> Option<Scene> {
        let at = |file: File, number: i32| Square::from_coords(file, rank(side, number));
        let next = file.offset(way)?;
        let mut board = board.clone();
        let lift = |board: &mut Placement, color: Color, file: File| {
            let pawn = board
                .pieces()
                .find(|placed| placed.piece == Role::Pawn.of(color) && placed.square.file() == file)?;
            board.remove(pawn.square)
        };
        lift(&mut board, side, file)?;
        lift(&mut board, !side, next)?;
        let scene = Scene {
            side,
            from: at(file, 5),
            start: at(next, 7),
            beside: at(next, 5),
            target: at(next, 6),
            board: board.clone(),
        };
        let squares = [scene.from, scene.start, scene.beside, scene.target];
        if squares.into_iter().any(|square| board.piece_at(square).is_some()) {
            return None;
        }
        board.set(scene.from, Role::Pawn.of(side));
        board.set(scene.start, Role::Pawn.of(!side));
        Some(Scene { board, ..scene })
    }

    /// A square of a file, on a rank counted from the side.
    pub(super) fn at(&self, file: File, number: i32) -> Square {
        Square::from_coords(file, rank(self.side, number))
    }

    /// From our pawn to the enemy's: one file down or up.
    pub(super) fn way(&self) -> i32 {
        i32::from(self.beside.file()) - i32::from(self.from.file())
    }

    /// The free squares from one on, up to the next piece; `up` counts from the side.
    pub(super) fn free_run(&self, from: Square, across: i32, up: i32) -> SquareSet {
        let up = self.side.fold_wb(up, -up);
        let step = |square: &Square| {
            let file = square.file().offset(across)?;
            let rank = square.rank().offset(up)?;
            Some(Square::from_coords(file, rank)).filter(|square| self.board.piece_at(*square).is_none())
        };
        std::iter::successors(step(&from), step).collect()
    }

    /// Moves the own king to one of these squares.
    pub(super) fn seat_king(&mut self, draw: &mut Draw, among: SquareSet) -> Option<Square> {
        let king = self.board.pieces().find(|placed| placed.piece == Role::King.of(self.side))?;
        self.board.remove(king.square);
        board::put(draw, &mut self.board, king.piece, among)
    }

    /// Moves a piece of one of these kinds to one of these squares.
    pub(super) fn seat(
        &mut self,
        draw: &mut Draw,
        color: Color,
        roles: &[Role],
        among: SquareSet,
    ) -> Option<Square> {
        let mut found: Vec<Square> = self
            .board
            .pieces()
            .filter(|placed| placed.piece.color == color && roles.contains(&placed.piece.role))
            .map(|placed| placed.square)
            .filter(|square| *square != self.from && *square != self.start)
            .collect();
        draw.shuffle(&mut found);
        found.into_iter().find_map(|from| {
            let piece = self.board.remove(from)?;
            let put = board::put(draw, &mut self.board, piece, among & board::kept_colour(piece, from));
            if put.is_none() {
                self.board.set(from, piece);
            }
            put
        })
    }

    /// Moves a pawn to the fifth rank of the side that captures, other than the two that it is about:
    /// one of that file, else any.
    pub(super) fn move_up(&mut self, color: Color, file: File) -> Option<Square> {
        let to = self.at(file, 5);
        let pawns: Vec<Square> = self
            .board
            .pieces()
            .filter(|placed| placed.piece == Role::Pawn.of(color))
            .map(|placed| placed.square)
            .filter(|square| *square != self.from && *square != self.start)
            .collect();
        let of_file = pawns.iter().find(|square| square.file() == file);
        let pawn = *of_file.or(pawns.first())?;
        let piece = self.board.remove(pawn)?;
        let free = self.board.piece_at(to).is_none() && to != self.beside;
        free.then(|| self.board.set(to, piece))?;
        Some(to)
    }

    /// Plays from the scene on: at higher levels a few moves first, then the enemy's step.
    pub(super) fn play(&self, draw: &mut Draw) -> Option<Game> {
        let rights = board::possible_rights(&self.board);
        let mut game = board::game_with(&self.board, !self.side, &rights, None)?;
        for _ in 0..draw.below(draw.by_level(1, 2, 3)) {
            self.pass(draw, &mut game)?;
            self.pass(draw, &mut game)?;
        }
        let step = find(&game, self.start, self.beside)?;
        game.play(step);
        Some(game)
    }

    /// A sensible move that leaves the two pawns and their squares alone.
    pub(super) fn pass(&self, draw: &mut Draw, game: &mut Game) -> Option<()> {
        let touched = [self.from, self.start, self.beside, self.target];
        let mv = play::sensible_where(draw, game.position(), |mv| {
            !touched.contains(&mv.from()) && !touched.contains(&mv.to()) && mv.role() != Role::King
        })?;
        game.play(mv);
        Some(())
    }
}

/// The rank of that number, counted from a side.
fn rank(side: Color, number: i32) -> Rank {
    let up = number - 1;
    side.backrank().offset(side.fold_wb(up, -up)).unwrap_or(side.backrank())
}

/// The legal move between two squares.
pub(super) fn find(game: &Game, from: Square, to: Square) -> Option<PieceMove> {
    game.position().legal_moves().into_iter().find(|mv| mv.from() == from && mv.to() == to)
}
