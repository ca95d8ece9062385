//! Boards on which a side can castle, taken from a game and tidied: what the cases then disturb.

use super::super::draw::Draw;
use super::super::{Level, board, play};
use crate::rules::{
    Attempt, Color, File, Game, Piece, PieceMove, Placement, Rank, ReasonCode, Role, Square, SquareSet, Wing,
    king_home, refusals,
};

/// A board, and the castling that it is about.
#[derive(Debug, Clone)]
pub(super) struct Scene {
    pub(super) board: Placement,
    pub(super) side: Color,
    pub(super) wing: Wing,
    /// The rights that are left to the side.
    pub(super) rights: Vec<Wing>,
}

impl Scene {
    /// A board where nothing keeps the side from castling on that wing, or on one that is drawn.
    pub(super) fn new(draw: &mut Draw, wing: Option<Wing>) -> Option<Scene> {
        let side = draw.side();
        let wing = wing.unwrap_or(if draw.chance(50) { Wing::Short } else { Wing::Long });
        let (least, most) = draw.by_level((10, 18), (12, 22), (16, 28));
        let plies = draw.between(least, most);
        let game = play::game_where(draw, plies, |game, mv| {
            game.position().turn() != side || !(mv.role() == Role::King || is_home_rook(side, mv))
        });
        let mut scene =
            Scene { board: Placement::from(game.position()), side, wing, rights: Wing::ALL.to_vec() };
        let rook = Role::Rook.of(side);
        if Wing::ALL.into_iter().any(|wing| scene.board.piece_at(scene.corner(wing)) != Some(rook)) {
            return None;
        }
        if draw.level == Level::One {
            let left = draw.between(10, 14);
            scene.thin_out(draw, left);
        }
        scene.clear(draw, wing)?;
        if draw.chance(40) {
            scene.clear(draw, other(wing))?;
        }
        against(&scene.game()?, wing).is_empty().then_some(scene)
    }

    /// The square of the rook that castles there.
    pub(super) fn corner(&self, wing: Wing) -> Square {
        wing.corner(self.side.backrank())
    }

    /// Where the king begins.
    pub(super) fn home(&self) -> Square {
        king_home(self.side)
    }

    /// The square that the king crosses.
    pub(super) fn crossed(&self) -> Square {
        self.wing.crossed(self.side.backrank())
    }

    /// Where the king lands.
    pub(super) fn target(&self) -> Square {
        self.wing.king_target(self.side.backrank())
    }

    /// The squares that may not be attacked: where the king stands, crosses and lands.
    pub(super) fn safe(&self) -> SquareSet {
        [self.home(), self.crossed(), self.target()].into_iter().collect()
    }

    /// The squares between king and rook.
    pub(super) fn between(&self, wing: Wing) -> SquareSet {
        between(self.side, wing)
    }

    /// The square of a file on the side's first rank.
    pub(super) fn first(&self, file: File) -> Square {
        Square::from_coords(file, self.side.backrank())
    }

    /// Ranks counted from the side: `ranks(2, 4)` are White's second to fourth.
    pub(super) fn ranks(&self, first: u32, last: u32) -> SquareSet {
        let counts = |rank: &Rank| {
            let number = u32::from(*rank) + 1;
            (first..=last).contains(&self.side.fold_wb(number, 9 - number))
        };
        Rank::ALL.into_iter().filter(counts).flat_map(SquareSet::from).collect()
    }

    /// The squares of a side's pieces of these kinds.
    pub(super) fn of(&self, side: Color, roles: &[Role]) -> Vec<Square> {
        let is_such = |piece: Piece| piece.color == side && roles.contains(&piece.role);
        self.board.pieces().filter(|placed| is_such(placed.piece)).map(|placed| placed.square).collect()
    }

    /// Moves what stands between king and rook to where such pieces are brought out; enemies leave
    /// the board.
    pub(super) fn clear(&mut self, draw: &mut Draw, wing: Wing) -> Option<()> {
        for square in self.between(wing) {
            let Some(piece) = self.board.remove(square) else { continue };
            if piece.color == self.side {
                let out = self.ranks(2, 4) & board::kept_colour(piece, square);
                board::put(draw, &mut self.board, piece, out)?;
            }
        }
        Some(())
    }

    /// Takes pieces of both sides off by turns until so many are left; kings and the own rooks stay.
    pub(super) fn thin_out(&mut self, draw: &mut Draw, left: usize) {
        let mut turn = self.side;
        let lesser = [Role::Pawn, Role::Knight, Role::Bishop, Role::Queen];
        while self.board.occupied().count() > left {
            let mut loose = self.of(turn, &lesser);
            if turn != self.side {
                loose.extend(self.of(turn, &[Role::Rook]));
            }
            let Some(square) = draw.pick(&loose) else { return };
            self.board.remove(square);
            turn = !turn;
        }
    }

    /// The game that begins here with the side to move.
    pub(super) fn game(&self) -> Option<Game> {
        self.game_of(self.side)
    }

    /// The game that begins here with that side to move; the enemy has the rights that he can have.
    pub(super) fn game_of(&self, turn: Color) -> Option<Game> {
        let mut rights = board::possible_rights(&self.board);
        rights.retain(|(side, wing)| *side != self.side || self.rights.contains(wing));
        board::game_with(&self.board, turn, &rights, None)
    }

    /// Those of the squares that the enemy attacks.
    pub(super) fn attacked(&self, among: SquareSet) -> SquareSet {
        attacked(&self.board, !self.side, among)
    }

    /// Whether on that board none of the king's three squares is attacked.
    pub(super) fn none_attacked(&self, board: &Placement) -> bool {
        attacked(board, !self.side, self.safe()).is_empty()
    }

    /// Moves an enemy piece of one of these kinds to where it attacks all these squares, and adds
    /// no other attack on the king's three squares; gives the square.
    pub(super) fn aim(&mut self, draw: &mut Draw, roles: &[Role], must: SquareSet) -> Option<Square> {
        let enemy = !self.side;
        self.shift(draw, roles, |scene, board, square| {
            let watched = scene.safe() | must;
            let hit = must.into_iter().all(|target| board.attackers(target, enemy).contains(square));
            hit && attacked(board, enemy, watched) == (scene.attacked(watched) | must)
        })
    }

    /// Moves an enemy piece of one of these kinds to a square where this holds of the board with it.
    /// The scene that the closure sees lacks the piece.
    pub(super) fn shift(
        &mut self,
        draw: &mut Draw,
        roles: &[Role],
        holds: impl Fn(&Scene, &Placement, Square) -> bool,
    ) -> Option<Square> {
        let mut from = self.of(!self.side, roles);
        draw.shuffle(&mut from);
        for square in from.into_iter().take(3) {
            let piece = self.board.remove(square)?;
            let mut board = self.board.clone();
            let free = board::kept_colour(piece, square) & !board.occupied() & !SquareSet::from(square);
            let mut fits = SquareSet::EMPTY;
            for to in free {
                board.set(to, piece);
                if holds(self, &board, to) {
                    fits.add(to);
                }
                board.remove(to);
            }
            if let Some(to) = board::put(draw, &mut self.board, piece, fits) {
                return Some(to);
            }
            self.board.set(square, piece);
        }
        None
    }
}

/// The other wing.
pub(super) fn other(wing: Wing) -> Wing {
    match wing {
        Wing::Short => Wing::Long,
        Wing::Long => Wing::Short,
    }
}

/// The squares between a side's king and rook at home.
pub(super) fn between(side: Color, wing: Wing) -> SquareSet {
    let files: &[File] = match wing {
        Wing::Short => &[File::F, File::G],
        Wing::Long => &[File::B, File::C, File::D],
    };
    files.iter().map(|file| Square::from_coords(*file, side.backrank())).collect()
}

/// Every reason against castling there.
pub(super) fn against(game: &Game, wing: Wing) -> Vec<ReasonCode> {
    refusals(game, &Attempt::Castle(wing)).into_iter().map(|refusal| refusal.code).collect()
}

fn attacked(board: &Placement, by: Color, among: SquareSet) -> SquareSet {
    among.into_iter().filter(|square| !board.attackers(*square, by).is_empty()).collect()
}

/// Whether it is a move of a rook from its corner.
fn is_home_rook(side: Color, mv: PieceMove) -> bool {
    Wing::ALL.into_iter().any(|wing| mv.from() == wing.corner(side.backrank()))
}
