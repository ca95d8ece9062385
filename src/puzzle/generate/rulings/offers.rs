//! Draw offers: made at the right moment, answered, declined by words, moves and touches.

use super::super::draw::Draw;
use super::super::{Draft, play, start};
use super::{Scene, by, moves, position};
use crate::arbiter::{Code, Event, EventKind};
use crate::rules::{Color, Game, Square};

/// What happens about an offer.
#[derive(Debug, Clone, Copy)]
enum Story {
    /// After the move, before the clock.
    InOrder,
    /// In the player's own time, before the move.
    BeforeTheMove,
    /// In the opponent's time.
    AfterTheClock,
    Accepted,
    /// Accepted once words had declined it.
    DeclinedInWords,
    /// Accepted once a move had declined it.
    DeclinedByMove,
    /// Accepted once a touched piece had declined it.
    DeclinedByTouch,
    /// Accepted after a piece was only set right.
    Adjusted,
    /// Made twice.
    Doubled,
    /// Accepted though none was made.
    NeverMade,
    /// Before Black has moved.
    TooEarly,
    /// At the wrong time, and accepted all the same.
    WrongTimeAccepted,
    /// Again, after it was declined.
    Again,
    /// The opponent declines by a move and offers in turn.
    CounterOffer,
}

const FIRST: &[(Story, usize)] = &[
    (Story::InOrder, 3),
    (Story::BeforeTheMove, 2),
    (Story::AfterTheClock, 2),
    (Story::Accepted, 2),
    (Story::DeclinedByMove, 3),
    (Story::TooEarly, 1),
    (Story::WrongTimeAccepted, 3),
];
const MORE: &[(Story, usize)] = &[
    (Story::AfterTheClock, 1),
    (Story::DeclinedInWords, 2),
    (Story::DeclinedByMove, 2),
    (Story::DeclinedByTouch, 2),
    (Story::Adjusted, 2),
    (Story::Doubled, 2),
    (Story::NeverMade, 1),
    (Story::WrongTimeAccepted, 2),
];
const ALL: &[(Story, usize)] = &[
    (Story::DeclinedByMove, 1),
    (Story::DeclinedByTouch, 2),
    (Story::Adjusted, 2),
    (Story::WrongTimeAccepted, 2),
    (Story::Again, 3),
    (Story::CounterOffer, 3),
    (Story::Doubled, 1),
];

const OTHERS: &[Code] = &[
    Code::OfferInOrder,
    Code::OfferWrongTime,
    Code::OfferAgain,
    Code::OfferStanding,
    Code::DrawAgreed,
    Code::NoOffer,
    Code::AgreementTooEarly,
];

pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let story = draw.weighted(draw.by_level(FIRST, MORE, ALL))?;
    let game = if matches!(story, Story::TooEarly) { start() } else { position(draw)? };
    let table = Table::new(draw, &game)?;
    let near_miss = match story {
        Story::DeclinedByMove
        | Story::DeclinedByTouch
        | Story::Adjusted
        | Story::TooEarly
        | Story::WrongTimeAccepted
        | Story::CounterOffer => true,
        Story::InOrder
        | Story::BeforeTheMove
        | Story::AfterTheClock
        | Story::Accepted
        | Story::DeclinedInWords
        | Story::Doubled
        | Story::NeverMade
        | Story::Again => false,
    };
    let events = table.events(story);
    Some(Scene { game, events, right: right(story), near_miss }.draft(draw, OTHERS))
}

fn right(story: Story) -> Code {
    match story {
        Story::InOrder | Story::CounterOffer => Code::OfferInOrder,
        Story::BeforeTheMove | Story::AfterTheClock => Code::OfferWrongTime,
        Story::Accepted | Story::Adjusted | Story::WrongTimeAccepted => Code::DrawAgreed,
        Story::DeclinedInWords | Story::DeclinedByMove | Story::DeclinedByTouch | Story::NeverMade => {
            Code::NoOffer
        }
        Story::Doubled => Code::OfferStanding,
        Story::TooEarly => Code::AgreementTooEarly,
        Story::Again => Code::OfferAgain,
    }
}

/// Two players, and what they play next.
struct Table {
    one: Color,
    /// Three half-moves, first and last by `one`.
    line: Vec<crate::rules::PieceMove>,
    /// What the other may touch after the first of them.
    touched: Square,
}

impl Table {
    fn new(draw: &mut Draw, game: &Game) -> Option<Table> {
        let mut ahead = game.clone();
        let mut line = Vec::new();
        for _ in 0..3 {
            let mv = play::sensible(draw, ahead.position())?;
            ahead.play(mv);
            line.push(mv);
        }
        let touched = line.get(1)?.from();
        Some(Table { one: game.position().turn(), line, touched })
    }

    /// The half-move of that number, by who makes it.
    fn plays(&self, index: usize, pressed: bool) -> Vec<Event> {
        let side = if index.is_multiple_of(2) { self.one } else { !self.one };
        self.line.get(index).map(|mv| moves(side, *mv, pressed)).into_iter().collect()
    }

    /// A move, the offer, the clock.
    fn offers(&self) -> Vec<Event> {
        let one = |kind| by(self.one, kind);
        [self.plays(0, false), vec![one(EventKind::OfferDraw), one(EventKind::PressClock)]].concat()
    }

    fn events(&self, story: Story) -> Vec<Event> {
        let one = |kind| vec![by(self.one, kind)];
        let other = |kind| vec![by(!self.one, kind)];
        let touch = |adjust| other(EventKind::Touch { square: self.touched, adjust });
        let accepts = other(EventKind::AcceptDraw);
        let offer = one(EventKind::OfferDraw);
        match story {
            Story::InOrder => [self.plays(0, false), offer].concat(),
            Story::BeforeTheMove => offer,
            Story::AfterTheClock => [self.plays(0, true), offer].concat(),
            Story::Accepted | Story::TooEarly => [self.offers(), accepts].concat(),
            Story::DeclinedInWords => [self.offers(), other(EventKind::DeclineDraw), accepts].concat(),
            Story::DeclinedByMove => [self.offers(), self.plays(1, true), accepts].concat(),
            Story::DeclinedByTouch => [self.offers(), touch(false), accepts].concat(),
            Story::Adjusted => [self.offers(), touch(true), accepts].concat(),
            Story::Doubled => [self.plays(0, false), offer.clone(), offer].concat(),
            Story::NeverMade => [self.plays(0, true), accepts].concat(),
            Story::WrongTimeAccepted => [offer, self.plays(0, true), accepts].concat(),
            Story::Again => {
                let declines = other(EventKind::DeclineDraw);
                [self.offers(), declines, self.plays(1, true), self.plays(2, false), offer].concat()
            }
            Story::CounterOffer => {
                [self.offers(), self.plays(1, false), other(EventKind::OfferDraw)].concat()
            }
        }
    }
}
