//! Claims of a draw: right ones, wrong ones, and those that come at the wrong moment.

use super::super::draw::Draw;
use super::super::{Draft, Level, fifty, shuffle};
use super::{Scene, by};
use crate::arbiter::{Code, Event, EventKind};
use crate::rules::{Game, PieceMove};

/// How a claim is made.
#[derive(Debug, Clone, Copy)]
enum Story {
    /// On the position on the board.
    Here,
    /// On a move that is written down.
    Announced,
    /// By the player who does not have the move.
    OutOfTurn,
    /// After a piece was touched.
    AfterTouch,
    /// Of fifty moves.
    Fifty,
    /// Of fifty moves, with a move that is written down.
    FiftyAnnounced,
}

const FIRST: &[(Story, usize)] = &[(Story::Here, 6), (Story::OutOfTurn, 2), (Story::AfterTouch, 2)];
const MORE: &[(Story, usize)] =
    &[(Story::Here, 3), (Story::Announced, 4), (Story::OutOfTurn, 2), (Story::AfterTouch, 2)];
const ALL: &[(Story, usize)] = &[
    (Story::Here, 3),
    (Story::Announced, 4),
    (Story::OutOfTurn, 1),
    (Story::AfterTouch, 1),
    (Story::Fifty, 1),
    (Story::FiftyAnnounced, 1),
];

const OTHERS: &[Code] = &[
    Code::ClaimRightThreefold,
    Code::ClaimWrong,
    Code::ClaimNotYourMove,
    Code::ClaimAfterTouch,
    Code::DrawFivefold,
];
const OF_FIFTY: &[Code] =
    &[Code::ClaimRightFifty, Code::ClaimWrong, Code::DrawSeventyfive, Code::ClaimNotYourMove];

pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let story = draw.weighted(draw.by_level(FIRST, MORE, ALL))?;
    match story {
        Story::Fifty | Story::FiftyAnnounced => of_fifty(draw, matches!(story, Story::FiftyAnnounced)),
        Story::Here | Story::Announced | Story::OutOfTurn | Story::AfterTouch => of_repetition(draw, story),
    }
}

fn of_repetition(draw: &mut Draw, story: Story) -> Option<Draft> {
    let (game, next) = shuffled(draw, matches!(story, Story::Announced))?;
    let side = game.position().turn();
    let announced = next.filter(|_| matches!(story, Story::Announced));
    let text = announced.map(|mv| mv.san(game.position()));
    let claim = |side| by(side, EventKind::ClaimRepetition { text: text.clone() });
    let stood = counted(&game, announced);
    let near_miss = match story {
        Story::OutOfTurn | Story::AfterTouch => game.repetitions() >= 3,
        Story::Here | Story::Announced => stood == 2 || (announced.is_some() && stood == 3),
        Story::Fifty | Story::FiftyAnnounced => false,
    };
    let (events, right): (Vec<Event>, Code) = match story {
        Story::OutOfTurn => (vec![claim(!side)], Code::ClaimNotYourMove),
        Story::AfterTouch => {
            let square = next?.from();
            (vec![by(side, EventKind::Touch { square, adjust: false }), claim(side)], Code::ClaimAfterTouch)
        }
        Story::Here | Story::Announced | Story::Fifty | Story::FiftyAnnounced => {
            let right = if stood >= 3 { Code::ClaimRightThreefold } else { Code::ClaimWrong };
            (vec![claim(side)], right)
        }
    };
    Some(Scene { game, events, right, near_miss }.draft(draw, OTHERS))
}

/// How often the position has stood, or will have with the move that is written down.
fn counted(game: &Game, next: Option<PieceMove>) -> usize {
    let mut ahead = game.clone();
    if let Some(mv) = next {
        ahead.play(mv);
    }
    ahead.repetitions()
}

/// A game of rounds, and the move with which the next position would stand again.
fn shuffled(draw: &mut Draw, announced: bool) -> Option<(Game, Option<PieceMove>)> {
    let mut game = shuffle::ground(draw)?;
    let alike = draw.chance(draw.by_level(0, 25, 35));
    if alike {
        let first = shuffle::round(draw, &game, true)?;
        shuffle::repeat(&mut game, &first, 4);
    }
    let round = shuffle::round(draw, &game, false)?;
    let rounds = draw.between(1, 2);
    let most = if draw.level == Level::One { 1 } else { 4 };
    let plies = 4 * rounds - usize::from(announced) + if announced { 0 } else { draw.below(most) };
    shuffle::repeat(&mut game, &round, plies);
    let next = round.get(plies % 4).copied();
    (game.repetitions() < 5).then_some((game, next))
}

fn of_fifty(draw: &mut Draw, announced: bool) -> Option<Draft> {
    let plies = draw.pick(&[96, 97, 98, 99, 99, 100, 101, 102])?;
    let game = fifty::long_quiet(draw, plies)?;
    let side = game.position().turn();
    let next = if announced { draw.pick(&shuffle::quiet(game.position())) } else { None };
    let counted = plies + usize::from(next.is_some());
    let text = next.map(|mv| mv.san(game.position()));
    let right = if counted >= 100 { Code::ClaimRightFifty } else { Code::ClaimWrong };
    let near_miss = (98..=100).contains(&counted);
    let events = vec![by(side, EventKind::ClaimFifty { text })];
    Some(Scene { game, events, right, near_miss }.draft(draw, OF_FIFTY))
}
