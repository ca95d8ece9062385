//! What a board shows that keeps a side from castling, or only seems to.

use super::super::board;
use super::super::draw::Draw;
use super::scene::{Scene, other};
use crate::puzzle::squares::way;
use crate::rules::{File, Placement, ReasonCode, Role, Square, SquareSet, Wing};

/// What is the matter on the board, or only seems to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Trouble {
    /// Something stands between king and rook.
    Blocked,
    /// Something stands on the b-file alone, where only the rook passes.
    RookPathBlocked,
    InCheck,
    Through,
    Into,
    /// The square that the king crosses is attacked by a pinned piece, which is enough.
    PinnedAttacker,
    NoRook,
    KingAway,
    /// Nothing is to be seen, but the position says that the right is gone.
    RightLost,
    /// Allowed: the rook is attacked.
    RookAttacked,
    /// Allowed: only the rook passes an attacked square.
    RookPathAttacked,
    /// Allowed: own pieces stand in between on the other wing.
    OtherWingBlocked,
    /// Allowed: squares of the other wing are attacked.
    OtherWingAttacked,
    /// Allowed: an own piece stops the line to one of the king's squares.
    Shielded,
    /// Allowed: a pawn close by attacks the squares beside.
    PawnBeside,
}

const PIECES: &[Role] = &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
const LINES: &[Role] = &[Role::Bishop, Role::Rook, Role::Queen];

impl Trouble {
    /// The reason that it comes to; `None` where castling is allowed.
    pub(super) fn reason(self) -> Option<ReasonCode> {
        match self {
            Trouble::Blocked | Trouble::RookPathBlocked => Some(ReasonCode::CastlingPathBlocked),
            Trouble::InCheck => Some(ReasonCode::CastlingInCheck),
            Trouble::Through | Trouble::PinnedAttacker => Some(ReasonCode::CastlingThroughAttack),
            Trouble::Into => Some(ReasonCode::CastlingIntoAttack),
            Trouble::NoRook | Trouble::KingAway => Some(ReasonCode::CastlingNoRook),
            Trouble::RightLost => Some(ReasonCode::CastlingRightLost),
            Trouble::RookAttacked
            | Trouble::RookPathAttacked
            | Trouble::OtherWingBlocked
            | Trouble::OtherWingAttacked
            | Trouble::Shielded
            | Trouble::PawnBeside => None,
        }
    }

    /// Whether it looks otherwise than it is: whatever is allowed here does, and so does what is
    /// forbidden though nothing attacks or bars the king's own way.
    pub(super) fn is_near_miss(self) -> bool {
        self.reason().is_none()
            || matches!(self, Trouble::RookPathBlocked | Trouble::PinnedAttacker | Trouble::RightLost)
    }

    /// The wing that it needs.
    pub(super) fn wing(self) -> Option<Wing> {
        matches!(self, Trouble::RookPathBlocked | Trouble::RookPathAttacked).then_some(Wing::Long)
    }

    /// Changes the board so that it comes about.
    pub(super) fn stir(self, draw: &mut Draw, scene: &mut Scene) -> Option<()> {
        let rank = scene.side.backrank();
        let far = other(scene.wing);
        match self {
            Trouble::Blocked => block(draw, scene),
            Trouble::RookPathBlocked => bring(draw, scene, scene.first(File::B).into()),
            Trouble::InCheck => aim(draw, scene, scene.home()),
            Trouble::Through => aim(draw, scene, scene.crossed()),
            Trouble::Into => aim(draw, scene, scene.target()),
            Trouble::PinnedAttacker => pinned_attacker(draw, scene),
            Trouble::NoRook => lose_rook(draw, scene),
            Trouble::KingAway => leave_home(draw, scene),
            Trouble::RightLost => {
                scene.rights = if draw.chance(70) { vec![far] } else { Vec::new() };
                Some(())
            }
            Trouble::RookAttacked => scene.aim(draw, PIECES, scene.corner(scene.wing).into()).map(|_| ()),
            Trouble::RookPathAttacked => aim(draw, scene, scene.first(File::B)),
            Trouble::OtherWingBlocked => {
                scene.clear(draw, far)?;
                bring(draw, scene, scene.between(far))
            }
            Trouble::OtherWingAttacked => {
                scene.clear(draw, far)?;
                let target = draw.pick(&[far.crossed(rank), far.king_target(rank)])?;
                aim(draw, scene, target)
            }
            Trouble::Shielded => shield(draw, scene),
            Trouble::PawnBeside => pawn_beside(draw, scene),
        }
    }
}

/// An enemy attacks the square, now and then a pawn.
fn aim(draw: &mut Draw, scene: &mut Scene, target: Square) -> Option<()> {
    let roles = if draw.chance(15) { &[Role::Pawn] } else { PIECES };
    scene.aim(draw, roles, target.into()).map(|_| ())
}

/// A piece comes to one of these squares: mostly an own one that has not been brought out yet.
fn bring(draw: &mut Draw, scene: &mut Scene, to: SquareSet) -> Option<()> {
    let own = scene.of(scene.side, &[Role::Knight, Role::Bishop, Role::Queen]);
    let from = draw.pick(&own)?;
    let piece = scene.board.remove(from)?;
    board::put(draw, &mut scene.board, piece, to & board::kept_colour(piece, from)).map(|_| ())
}

/// One or two own pieces stand in between, or an enemy.
fn block(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let between = scene.between(scene.wing);
    if draw.chance(25) {
        let enemy = |scene: &Scene, board: &Placement, square: Square| {
            between.contains(square) && scene.none_attacked(board)
        };
        return scene.shift(draw, &[Role::Knight, Role::Bishop], enemy).map(|_| ());
    }
    bring(draw, scene, between)?;
    if draw.chance(30) { bring(draw, scene, between) } else { Some(()) }
}

/// The rook is not in its corner: gone, elsewhere, or an enemy stands where it stood.
fn lose_rook(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let corner = scene.corner(scene.wing);
    let rook = scene.board.remove(corner)?;
    match draw.below(5) {
        0 => {
            let there = |scene: &Scene, board: &Placement, square: Square| {
                square == corner && scene.none_attacked(board)
            };
            scene.shift(draw, &[Role::Knight, Role::Bishop], there).map(|_| ())
        }
        1 | 2 => Some(()),
        _ => {
            let others = scene.ranks(1, 3) & !scene.between(scene.wing) & !SquareSet::from(corner);
            board::put(draw, &mut scene.board, rook, others).map(|_| ())
        }
    }
}

/// The king stands beside his home.
fn leave_home(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let home = scene.home();
    let king = scene.board.remove(home)?;
    let near = scene.ranks(1, 2).into_iter().filter(|square| square.distance(home) == 1).collect();
    board::put(draw, &mut scene.board, king, near).map(|_| ())
}

/// The crossed square is attacked by a piece that is pinned to its own king.
fn pinned_attacker(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let attacker = scene.aim(draw, PIECES, scene.crossed().into())?;
    let king = scene.board.pieces().find(|placed| placed.piece == Role::King.of(!scene.side))?.square;
    let mut own = scene.of(scene.side, &[Role::Bishop, Role::Queen]);
    draw.shuffle(&mut own);
    own.into_iter().find_map(|from| {
        let piece = scene.board.remove(from)?;
        let pins = |square: &Square| {
            bears(piece.role, *square, king) && on_way(&scene.board, *square, king) == [attacker]
        };
        let posts: SquareSet = Square::ALL.into_iter().filter(pins).collect();
        let posts = posts & board::kept_colour(piece, from);
        let put = board::put(draw, &mut scene.board, piece, posts);
        if put.is_none() {
            scene.board.set(from, piece);
        }
        put.map(|_| ())
    })
}

/// An enemy looks at one of the king's squares, and one own piece stands in the line.
fn shield(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let shields = |scene: &Scene, board: &Placement, square: Square| {
        let role = board.piece_at(square).map(|piece| piece.role);
        let stopped = |target: Square| {
            let held = on_way(board, square, target);
            let own = |at: &Square| board.piece_at(*at).is_some_and(|piece| piece.color == scene.side);
            role.is_some_and(|role| bears(role, square, target)) && held.len() == 1 && held.iter().all(own)
        };
        scene.none_attacked(board) && scene.safe().into_iter().any(stopped)
    };
    scene.shift(draw, LINES, shields).map(|_| ())
}

/// A pawn stands close to the king's way: it attacks a square beside it, or those in front of it.
fn pawn_beside(draw: &mut Draw, scene: &mut Scene) -> Option<()> {
    let near = |file: File| scene.safe().into_iter().any(|square| square.file().distance(file) <= 1);
    let front = scene.ranks(3, 3).into_iter().filter(|square| near(square.file()));
    let beside = scene.ranks(2, 2).into_iter();
    let near: SquareSet = front.chain(beside).collect();
    let there = |scene: &Scene, board: &Placement, square: Square| {
        near.contains(square) && scene.none_attacked(board)
    };
    scene.shift(draw, &[Role::Pawn], there).map(|_| ())
}

/// What stands strictly between two squares of a line.
fn on_way(board: &Placement, from: Square, to: Square) -> Vec<Square> {
    way(from, to).into_iter().filter(|square| board.piece_at(*square).is_some()).collect()
}

/// Whether a piece that moves in lines looks from one square at another, nothing in between considered.
fn bears(role: Role, from: Square, to: Square) -> bool {
    let straight = from.file() == to.file() || from.rank() == to.rank();
    let slant = !way(from, to).is_empty() && !straight;
    match role {
        Role::Rook => straight,
        Role::Bishop => slant,
        Role::Queen => straight || slant,
        Role::King | Role::Knight | Role::Pawn => false,
    }
}
