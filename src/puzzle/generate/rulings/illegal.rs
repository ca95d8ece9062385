//! Illegal moves: before and after the clock, the first and the second, no move at all, and a pawn that
//! is left on the last rank.

use super::super::draw::Draw;
use super::super::{Draft, board};
use super::{Scene, by, moves, position};
use crate::arbiter::{Code, Event, EventKind};
use crate::rules::{Color, Game, PieceMove, Placement, Position, Rank, Role, Square, SquareSet, reach};

/// What happens.
#[derive(Debug, Clone, Copy)]
enum Story {
    /// An illegal move, the clock not yet pressed.
    Unpressed,
    /// An illegal move and the clock.
    Pressed,
    /// The clock without a move.
    NoMove,
    /// Noticed before the clock, then another one with it: the first that counts.
    UnpressedThenPressed,
    /// The same side a second time.
    Twice,
    /// One of each side.
    OneEach,
    /// A second one, after the clock without a move.
    NoMoveThenPressed,
    /// A pawn lies on the last rank, the clock not pressed.
    PawnUnfinished,
    /// A pawn is left on the last rank.
    PawnLeft,
    /// A pawn is exchanged in time.
    PawnExchanged,
    /// A second one, and the other side has nothing but its king.
    TwiceAgainstNothing,
}

const FIRST: &[(Story, usize)] = &[(Story::Unpressed, 4), (Story::Pressed, 4), (Story::NoMove, 2)];
const MORE: &[(Story, usize)] = &[
    (Story::Unpressed, 2),
    (Story::Pressed, 1),
    (Story::NoMove, 1),
    (Story::UnpressedThenPressed, 3),
    (Story::Twice, 2),
    (Story::PawnLeft, 2),
    (Story::PawnUnfinished, 2),
];
const ALL: &[(Story, usize)] = &[
    (Story::UnpressedThenPressed, 2),
    (Story::Twice, 2),
    (Story::OneEach, 3),
    (Story::NoMoveThenPressed, 2),
    (Story::PawnLeft, 1),
    (Story::PawnUnfinished, 2),
    (Story::PawnExchanged, 2),
    (Story::TwiceAgainstNothing, 2),
];

const OTHERS: &[Code] = &[
    Code::IllegalNotCompleted,
    Code::IllegalPenalty,
    Code::IllegalLoss,
    Code::MoveCompleted,
    Code::PressedWithoutMove,
];
const OF_PAWNS: &[Code] = &[
    Code::PromotionUnfinished,
    Code::PawnBecomesQueen,
    Code::MoveCompleted,
    Code::IllegalPenalty,
    Code::IllegalLoss,
];
const OF_LOSSES: &[Code] =
    &[Code::IllegalLoss, Code::IllegalDraw, Code::IllegalPenalty, Code::IllegalNotCompleted];

pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let story = draw.weighted(draw.by_level(FIRST, MORE, ALL))?;
    match story {
        Story::PawnUnfinished | Story::PawnLeft | Story::PawnExchanged => of_pawn(draw, story),
        Story::Unpressed
        | Story::Pressed
        | Story::NoMove
        | Story::UnpressedThenPressed
        | Story::Twice
        | Story::OneEach
        | Story::NoMoveThenPressed
        | Story::TwiceAgainstNothing => of_move(draw, story),
    }
}

fn of_move(draw: &mut Draw, story: Story) -> Option<Draft> {
    let against_nothing = matches!(story, Story::TwiceAgainstNothing);
    let game = if against_nothing { against_a_king(draw)? } else { position(draw)? };
    let (events, right) = told(draw, story, &game)?;
    let near_miss = match story {
        Story::Unpressed | Story::UnpressedThenPressed | Story::OneEach | Story::TwiceAgainstNothing => true,
        Story::Pressed
        | Story::NoMove
        | Story::Twice
        | Story::NoMoveThenPressed
        | Story::PawnUnfinished
        | Story::PawnLeft
        | Story::PawnExchanged => false,
    };
    let others = if against_nothing { OF_LOSSES } else { OTHERS };
    Some(Scene { game, events, right, near_miss }.draft(draw, others))
}

/// What happens, and what follows from it.
fn told(draw: &mut Draw, story: Story, game: &Game) -> Option<(Vec<Event>, Code)> {
    let side = game.position().turn();
    let first = Slip::of(draw, game.position())?;
    let second = Slip::of(draw, game.position())?;
    let press = by(side, EventKind::PressClock);
    Some(match story {
        Story::Unpressed => (vec![first.event(false)], Code::IllegalNotCompleted),
        Story::Pressed => (vec![first.event(true)], Code::IllegalPenalty),
        Story::NoMove => (vec![press], Code::PressedWithoutMove),
        Story::UnpressedThenPressed => (vec![first.event(false), second.event(true)], Code::IllegalPenalty),
        Story::Twice => (vec![first.event(true), second.event(true)], Code::IllegalLoss),
        Story::NoMoveThenPressed => (vec![press, first.event(true)], Code::IllegalLoss),
        Story::TwiceAgainstNothing => (vec![first.event(true), second.event(true)], Code::IllegalDraw),
        Story::OneEach => {
            // The touched piece has to move.
            let mended = moves(side, first.mended, true);
            let after = game.position().after(first.mended);
            let other = Slip::of(draw, &after)?;
            (vec![first.event(true), mended, other.event(true)], Code::IllegalPenalty)
        }
        Story::PawnUnfinished | Story::PawnLeft | Story::PawnExchanged => return None,
    })
}

/// An illegal move that one might make: a line piece goes on past what stands in its way, or a pinned
/// piece moves.
struct Slip {
    side: Color,
    from: Square,
    to: Square,
    /// A legal move of the same piece.
    mended: PieceMove,
}

impl Slip {
    fn of(draw: &mut Draw, position: &Position) -> Option<Slip> {
        let side = position.turn();
        let legal = position.legal_moves();
        let board = Placement::from(position);
        let mut slips = Vec::new();
        for placed in position.pieces().filter(|placed| placed.piece.color == side) {
            let mended: Vec<PieceMove> =
                legal.iter().copied().filter(|mv| mv.from() == placed.square).collect();
            let slides = matches!(placed.piece.role, Role::Bishop | Role::Rook | Role::Queen | Role::Knight);
            if let Some(mended) = mended.first().copied().filter(|_| slides) {
                let mut alone = Placement::empty();
                alone.set(placed.square, placed.piece);
                let far = reach(&alone, placed.square).map(|found| found.targets).unwrap_or_default();
                let wrong = far.into_iter().filter(|to| {
                    board.piece_at(*to).is_none()
                        && !legal.iter().any(|mv| mv.from() == placed.square && mv.to() == *to)
                });
                slips.extend(wrong.map(|to| (placed.square, to, mended)));
            }
        }
        let (from, to, mended) = draw.pick(&slips)?;
        Some(Slip { side, from, to, mended })
    }

    fn event(&self, pressed: bool) -> Event {
        by(self.side, EventKind::Move { text: format!("{}{}", self.from, self.to), pressed })
    }
}

/// A few men against a bare king.
fn against_a_king(draw: &mut Draw) -> Option<Game> {
    let mut squares = Placement::empty();
    board::put_kings(draw, &mut squares)?;
    let side = draw.side();
    let army: &[Role] = draw.weighted(&[
        (&[Role::Queen, Role::Pawn] as &[Role], 1),
        (&[Role::Rook, Role::Pawn, Role::Pawn], 2),
        (&[Role::Rook, Role::Bishop, Role::Pawn], 2),
        (&[Role::Rook, Role::Knight, Role::Pawn], 1),
    ])?;
    for role in army {
        board::put(draw, &mut squares, role.of(side), SquareSet::FULL)?;
    }
    board::game(&squares, side)
}

/// A pawn goes to the last rank.
fn of_pawn(draw: &mut Draw, story: Story) -> Option<Draft> {
    let game = pawn_before_the_end(draw)?;
    let position = game.position();
    let side = position.turn();
    let promotions: Vec<PieceMove> =
        position.legal_moves().into_iter().filter(|mv| mv.promotion().is_some()).collect();
    let mv = draw.pick(&promotions)?;
    let left = |pressed| by(side, EventKind::Move { text: format!("{}{}", mv.from(), mv.to()), pressed });
    let goes_on = !position.after(mv).legal_moves().is_empty();
    let (event, right) = match story {
        Story::PawnUnfinished => (left(false), Code::PromotionUnfinished),
        Story::PawnLeft => (left(true), Code::PawnBecomesQueen),
        Story::PawnExchanged
        | Story::Unpressed
        | Story::Pressed
        | Story::NoMove
        | Story::UnpressedThenPressed
        | Story::Twice
        | Story::OneEach
        | Story::NoMoveThenPressed
        | Story::TwiceAgainstNothing => (moves(side, mv, true), Code::MoveCompleted),
    };
    let near_miss = matches!(story, Story::PawnUnfinished);
    let scene = Scene { game, events: vec![event], right, near_miss };
    goes_on.then(|| scene.draft(draw, OF_PAWNS))
}

/// A pawn of the side to move stands before the last rank, in an ending with rooks and pawns.
fn pawn_before_the_end(draw: &mut Draw) -> Option<Game> {
    let mut squares = Placement::empty();
    board::put_kings(draw, &mut squares)?;
    let side = draw.side();
    let before = SquareSet::from(side.fold_wb(Rank::Seventh, Rank::Second));
    board::put(draw, &mut squares, Role::Pawn.of(side), before)?;
    for color in [side, !side] {
        for _ in 0..draw.between(1, 3) {
            board::put(draw, &mut squares, Role::Pawn.of(color), SquareSet::FULL)?;
        }
    }
    let rook = Role::Rook.of(!side);
    if draw.chance(60) {
        board::put(draw, &mut squares, rook, SquareSet::FULL)?;
    }
    board::game(&squares, side)
}
