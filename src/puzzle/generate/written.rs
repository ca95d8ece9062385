//! Positions with a move that is particular to write: a capture, a check, castling, one of two pieces.

use super::draw::Draw;
use super::{board, play};
use crate::puzzle::Filter;
use crate::puzzle::squares::way;
use crate::rules::{Game, Piece, PieceMove, Placement, Position, Rank, Role, Square, SquareSet};

/// What is particular about writing a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// A piece and a square.
    Plain,
    /// A pawn and a square.
    Pawn,
    /// A piece captures.
    Capture,
    /// A pawn captures, named by its file.
    PawnCapture,
    /// With check.
    Check,
    /// With mate.
    Mate,
    /// Castling.
    Castling,
    /// With the letter of the new piece.
    Promotion,
    /// Written like any capture by a pawn.
    EnPassant,
    /// Another such piece could go there too, so that it has to be said which.
    Twin,
    /// Another such piece bears on the square, but it is pinned, or leaves a check standing.
    Held,
}

impl Form {
    /// Whether a legal move, one of these, has this form.
    fn fits(self, position: &Position, all: &[PieceMove], mv: PieceMove) -> bool {
        let special = mv.wing().is_some() || mv.is_en_passant() || mv.promotion().is_some();
        let (pawn, takes) = (mv.role() == Role::Pawn, mv.capture().is_some());
        let quiet = |fits: bool| {
            fits && !special && twins(position, mv).is_empty() && position.after(mv).checkers().is_empty()
        };
        match self {
            Form::Castling => mv.wing().is_some(),
            Form::EnPassant => mv.is_en_passant(),
            Form::Promotion => mv.promotion().is_some(),
            Form::Twin => !twins(position, mv).is_empty() && is_ambiguous(all, mv),
            Form::Held => !twins(position, mv).is_empty() && !is_ambiguous(all, mv),
            Form::Check => !special && gives_check(position, mv, false),
            Form::Mate => gives_check(position, mv, true),
            Form::Plain => quiet(!pawn && !takes),
            Form::Pawn => quiet(pawn && !takes),
            Form::Capture => quiet(!pawn && takes),
            Form::PawnCapture => quiet(pawn && takes),
        }
    }
}

/// Whether the move gives check, and such a one that it is mate, or is not.
fn gives_check(position: &Position, mv: PieceMove, mate: bool) -> bool {
    let after = position.after(mv);
    !after.checkers().is_empty() && after.legal_moves().is_empty() == mate
}

/// The other pieces of the kind and side that bear on the square where a piece goes.
pub(super) fn twins(position: &Position, mv: PieceMove) -> SquareSet {
    if matches!(mv.role(), Role::Pawn | Role::King) {
        return SquareSet::EMPTY;
    }
    let same = Filter { side: Some(position.turn()), piece: Some(mv.role()), class: None };
    let attackers = position.attackers(mv.to(), position.turn());
    position
        .placed_on(attackers)
        .filter(|placed| placed.square != mv.from() && same.takes(placed.piece))
        .map(|placed| placed.square)
        .collect()
}

/// Whether another piece of the kind may go there too.
fn is_ambiguous(all: &[PieceMove], mv: PieceMove) -> bool {
    let other = |other: &&PieceMove| other.role() == mv.role() && other.to() == mv.to();
    all.iter().filter(other).any(|other| other.from() != mv.from())
}

/// A position and a move of this form in it.
fn position_with(draw: &mut Draw, form: Form) -> Option<(Game, PieceMove)> {
    let (least, most) = draw.by_level((6, 24), (10, 50), (14, 60));
    let plies = draw.between(least, most);
    let game = match form {
        Form::Promotion => promotion(draw, plies)?,
        Form::EnPassant => lured(draw)?,
        Form::Held => pinned(draw, plies)?,
        Form::Mate => mating(draw, plies)?,
        Form::Castling => met(draw, plies.min(16), form)?,
        Form::Plain | Form::Pawn | Form::Capture | Form::PawnCapture | Form::Check | Form::Twin => {
            met(draw, plies, form)?
        }
    };
    let mv = draw.pick(&moves(game.position(), form))?;
    Some((play::forget(&game), mv))
}

/// A game in which such a move comes up after so many half-moves, or soon after.
fn met(draw: &mut Draw, plies: usize, form: Form) -> Option<Game> {
    play::until(draw, plies + 14, |_, game| game.plies() >= plies && !moves(game.position(), form).is_empty())
}

/// The legal moves of this form.
fn moves(position: &Position, form: Form) -> Vec<PieceMove> {
    let all = position.legal_moves();
    all.iter().copied().filter(|mv| form.fits(position, &all, *mv)).collect()
}

/// A game in which a pawn has just come past another that can take it.
fn lured(draw: &mut Draw) -> Option<Game> {
    let mut game = play::until(draw, 50, |_, game| game.plies() >= 6 && lure(game.position()).is_some())?;
    game.play(lure(game.position())?);
    Some(game)
}

/// A double step after which the pawn can be taken en passant.
fn lure(position: &Position) -> Option<PieceMove> {
    let rank = position.turn().fold_wb(Rank::Fourth, Rank::Fifth);
    let hunter = Role::Pawn.of(!position.turn());
    if !position.placed_on(rank.into()).any(|placed| placed.piece == hunter) {
        return None;
    }
    let steps = position.legal_moves().into_iter().filter(|mv| mv.is_double_step());
    steps.into_iter().find(|mv| position.after(*mv).legal_moves().iter().any(|mv| mv.is_en_passant()))
}

/// Changes the board of a game until such a move is there, a few times at most.
fn changed(
    draw: &mut Draw,
    game: &Game,
    form: Form,
    change: impl Fn(&mut Draw, &mut Placement) -> Option<()>,
) -> Option<Game> {
    let whole = Placement::from(game.position());
    (0..24).find_map(|_| {
        let mut board = whole.clone();
        change(draw, &mut board)?;
        let game = board::game(&board, game.position().turn())?;
        (!moves(game.position(), form).is_empty()).then_some(game)
    })
}

/// A game in which a pawn has come to the last rank but one and can promote.
fn promotion(draw: &mut Draw, plies: usize) -> Option<Game> {
    let game = play::game(draw, plies + 16);
    let side = game.position().turn();
    let last_but_one = side.fold_wb(Rank::Seventh, Rank::Second);
    changed(draw, &game, Form::Promotion, |draw, board| {
        move_one(draw, board, Role::Pawn.of(side), last_but_one.into())
    })
}

/// A game in which one of two pieces that could go to a square is pinned: the king steps behind it,
/// and an enemy comes to bear on both.
fn pinned(draw: &mut Draw, plies: usize) -> Option<Game> {
    let game = met(draw, plies, Form::Twin)?;
    let (position, us) = (game.position(), game.position().turn());
    let old_king = position.king(us)?;
    let twins: Vec<Square> =
        moves(position, Form::Twin).into_iter().flat_map(|mv| twins(position, mv)).collect();
    let [first, second] = us.fold_wb([Rank::First, Rank::Second], [Rank::Eighth, Rank::Seventh]);
    let homes = SquareSet::from(first) | SquareSet::from(second);
    changed(draw, &game, Form::Held, |draw, board| {
        let held = draw.pick(&twins)?;
        board.remove(old_king);
        let behind: Vec<Square> =
            (homes & !board.occupied()).into_iter().filter(|at| sees(board, *at, held)).collect();
        let king = draw.pick(&behind)?;
        board.set(king, Role::King.of(us));
        let pins = |spot: &Square| {
            way(king, *spot).into_iter().filter(|square| board.piece_at(*square).is_some()).eq([held])
        };
        let spots: Vec<Square> = (!board.occupied()).into_iter().filter(pins).collect();
        let spot = draw.pick(&spots)?;
        let straight = spot.file() == king.file() || spot.rank() == king.rank();
        let role = draw.pick(&[if straight { Role::Rook } else { Role::Bishop }, Role::Queen])?;
        move_one(draw, board, role.of(!us), spot.into())
    })
}

/// Whether nothing stands between two squares of one line.
fn sees(board: &Placement, from: Square, to: Square) -> bool {
    let between = way(from, to);
    let aligned = from.distance(to) == 1 || !between.is_empty();
    aligned && between.into_iter().all(|square| board.piece_at(square).is_none())
}

/// A game in which the queen, or a rook, can mate a king whose men are mostly gone.
fn mating(draw: &mut Draw, plies: usize) -> Option<Game> {
    let game = play::game(draw, plies + 10);
    let side = game.position().turn();
    let king = game.position().king(!side)?;
    changed(draw, &game, Form::Mate, |draw, board| {
        let left = draw.between(4, 7);
        board::thin(draw, board, !side, left);
        let role = draw.pick(&[Role::Queen, Role::Queen, Role::Rook])?;
        let near = Square::ALL.into_iter().filter(|square| (2..=3).contains(&square.distance(king)));
        move_one(draw, board, role.of(side), near.collect())
    })
}

/// Moves one such piece to a free square of these; a bishop keeps its colour.
fn move_one(draw: &mut Draw, board: &mut Placement, piece: Piece, among: SquareSet) -> Option<()> {
    let own: Vec<Square> =
        board.pieces().filter(|placed| placed.piece == piece).map(|placed| placed.square).collect();
    let from = draw.pick(&own)?;
    let colour = if from.is_light() { SquareSet::LIGHT_SQUARES } else { SquareSet::DARK_SQUARES };
    let among = if piece.role == Role::Bishop { among & colour } else { among };
    board.remove(from);
    board::put(draw, board, piece, among).map(|_| ())
}

/// Tries a few games, so that a rare form is not drawn less often than it should.
pub(super) fn tried(draw: &mut Draw, form: Form) -> Option<(Game, PieceMove)> {
    (0..12).find_map(|_| position_with(draw, form))
}
