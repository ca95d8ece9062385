//! Touched pieces: what they oblige to, and when they oblige to nothing.

use super::super::draw::Draw;
use super::super::{Draft, play};
use super::{Scene, by, moves, position};
use crate::arbiter::{Code, Event, EventKind};
use crate::rules::{Color, Game, PieceMove, Position, Role, Square, Wing, king_home};

/// What is touched.
#[derive(Debug, Clone, Copy)]
enum Story {
    /// One's own piece.
    Own,
    /// An enemy piece.
    Enemy,
    /// One's own and then an enemy piece.
    Both,
    /// A piece is only set right.
    Adjusted,
    /// By the player who does not have the move.
    OutOfTurn,
    /// Another piece than the touched one moves.
    Broken,
    /// King, then rook.
    KingFirst,
    /// Rook, then king.
    RookFirst,
}

const FIRST: &[(Story, usize)] =
    &[(Story::Own, 6), (Story::Enemy, 4), (Story::Adjusted, 2), (Story::OutOfTurn, 3)];
const MORE: &[(Story, usize)] = &[
    (Story::Own, 4),
    (Story::Enemy, 4),
    (Story::Both, 4),
    (Story::Adjusted, 1),
    (Story::OutOfTurn, 2),
    (Story::Broken, 2),
];
const ALL: &[(Story, usize)] = &[
    (Story::Own, 2),
    (Story::Enemy, 2),
    (Story::Both, 3),
    (Story::Broken, 1),
    (Story::KingFirst, 5),
    (Story::RookFirst, 3),
];

const OTHERS: &[Code] = &[
    Code::MustMove,
    Code::MustCapture,
    Code::FreeMove,
    Code::Adjusted,
    Code::TouchNotBinding,
    Code::MustCaptureWith,
];
const OF_CASTLING: &[Code] =
    &[Code::MustCastle, Code::CastlingRookFirst, Code::KingMustMove, Code::FreeMove, Code::MustMove];

pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let story = draw.weighted(draw.by_level(FIRST, MORE, ALL))?;
    let castling = matches!(story, Story::KingFirst | Story::RookFirst);
    let game = if castling { before_castling(draw)? } else { position(draw)? };
    let told = if castling { castles(draw, game.position(), story)? } else { touches(draw, &game, story)? };
    let near_miss = matches!(
        told.right,
        Code::FreeMove | Code::TouchNotBinding | Code::CastlingRookFirst | Code::KingMustMove
    ) || (told.right == Code::MustMove && told.events.len() > 1);
    let scene = Scene { game, events: told.events, right: told.right, near_miss };
    Some(scene.draft(draw, if castling { OF_CASTLING } else { OTHERS }))
}

struct Told {
    events: Vec<Event>,
    right: Code,
}

fn touch(side: Color, square: Square) -> Event {
    by(side, EventKind::Touch { square, adjust: false })
}

fn touches(draw: &mut Draw, game: &Game, story: Story) -> Option<Told> {
    let position = game.position();
    let side = position.turn();
    let legal = position.legal_moves();
    // A piece that cannot move, or cannot be taken, is the trap.
    let trap = draw.chance(45);
    let own = pick(draw, position, side, |square| moves_of(&legal, square).is_empty() == trap);
    let enemy = pick(draw, position, !side, |square| takers(&legal, square).is_empty() == trap);
    let told = |events: Vec<Event>, right: Code| Told { events, right };
    match story {
        Story::Own => Some(told(vec![touch(side, own?)], if trap { Code::FreeMove } else { Code::MustMove })),
        Story::Enemy => {
            Some(told(vec![touch(side, enemy?)], if trap { Code::FreeMove } else { Code::MustCapture }))
        }
        Story::Both => both(draw, position, &legal, trap),
        Story::Adjusted => {
            let square = pick(draw, position, side, |square| !moves_of(&legal, square).is_empty())?;
            Some(told(vec![by(side, EventKind::Touch { square, adjust: true })], Code::Adjusted))
        }
        Story::OutOfTurn => {
            let square = pick(draw, position, !side, |_| true)?;
            Some(told(vec![touch(!side, square)], Code::TouchNotBinding))
        }
        Story::Broken => {
            let square = pick(draw, position, side, |square| !moves_of(&legal, square).is_empty())?;
            let others: Vec<PieceMove> =
                legal.iter().copied().filter(|mv| mv.from() != square && mv.wing().is_none()).collect();
            let mv = draw.pick(&others)?;
            Some(told(vec![touch(side, square), moves(side, mv, false)], Code::TouchBroken))
        }
        Story::KingFirst | Story::RookFirst => None,
    }
}

/// One's own piece, then an enemy's that it can take, or cannot.
fn both(draw: &mut Draw, position: &Position, legal: &[PieceMove], trap: bool) -> Option<Told> {
    let side = position.turn();
    let takes: Vec<PieceMove> =
        legal.iter().copied().filter(|mv| mv.capture_square() == Some(mv.to())).collect();
    let (own, enemy, right) = if trap {
        let own = pick(draw, position, side, |square| !moves_of(legal, square).is_empty())?;
        let safe = |square| !takes.iter().any(|mv| mv.from() == own && mv.to() == square);
        (own, pick(draw, position, !side, safe)?, Code::MustMove)
    } else {
        let mv = draw.pick(&takes)?;
        (mv.from(), mv.to(), Code::MustCaptureWith)
    };
    Some(Told { events: vec![touch(side, own), touch(side, enemy)], right })
}

/// A square of this side's men for which the predicate holds; the king is no enemy to touch.
fn pick(draw: &mut Draw, position: &Position, side: Color, holds: impl Fn(Square) -> bool) -> Option<Square> {
    let men = position.pieces().filter(|one| one.piece.color == side);
    let men = men.filter(|one| one.piece.role != Role::King || side == position.turn());
    let men: Vec<Square> = men.map(|one| one.square).filter(|square| holds(*square)).collect();
    draw.pick(&men)
}

fn moves_of(legal: &[PieceMove], square: Square) -> Vec<PieceMove> {
    legal.iter().copied().filter(|mv| mv.from() == square).collect()
}

fn takers(legal: &[PieceMove], square: Square) -> Vec<PieceMove> {
    legal.iter().copied().filter(|mv| mv.capture_square() == Some(square)).collect()
}

/// A game in which castling is possible, or only for now not.
fn before_castling(draw: &mut Draw) -> Option<Game> {
    let (plies, can) = (draw.between(8, 24), draw.chance(60));
    let castles = |game: &Game| game.position().legal_moves().iter().any(|mv| mv.wing().is_some());
    let right = |game: &Game| {
        let position = game.position();
        Wing::ALL.into_iter().any(|wing| position.may_castle(position.turn(), wing))
    };
    let holds = |game: &Game| game.plies() >= plies && right(game) && castles(game) == can;
    let game = play::until(draw, 40, |_, game| holds(game))?;
    game.position().checkers().is_empty().then(|| play::forget(&game))
}

/// King and rook at home, in one order or the other.
fn castles(draw: &mut Draw, position: &Position, story: Story) -> Option<Told> {
    let side = position.turn();
    let wing = draw.pick(&Wing::ALL)?;
    let (king, rook) = (king_home(side), wing.corner(side.backrank()));
    let stands = |square, role: Role| position.piece_at(square) == Some(role.of(side));
    if !stands(king, Role::King) || !stands(rook, Role::Rook) {
        return None;
    }
    let legal = position.legal_moves();
    let can = legal.iter().any(|mv| mv.wing() == Some(wing));
    let steps = |square| legal.iter().any(|mv| mv.from() == square && mv.wing().is_none());
    let right = match story {
        Story::KingFirst if can => Code::MustCastle,
        Story::KingFirst if steps(king) => Code::KingMustMove,
        Story::RookFirst if can && steps(rook) => Code::CastlingRookFirst,
        Story::KingFirst
        | Story::RookFirst
        | Story::Own
        | Story::Enemy
        | Story::Both
        | Story::Adjusted
        | Story::OutOfTurn
        | Story::Broken => return None,
    };
    let (first, second) = if matches!(story, Story::KingFirst) { (king, rook) } else { (rook, king) };
    Some(Told { events: vec![touch(side, first), touch(side, second)], right })
}
