//! The state of a game at the board between two events, and which event is judged where.

use super::case::{Case, Control, Decision, Laws};
use super::event::{Event, EventField, EventFlaw, EventKind};
use super::ruling::{Award, Ruling};
use super::{Code, ending};
use crate::rules::{Color, Game, PieceMove, Square};

/// Why an event cannot be judged.
pub(super) type Flawed = (EventField, EventFlaw);

/// What lies on the board beside the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    /// Nothing: the clock of the side to move is running.
    Still,
    /// The side not to move has made its move and not pressed the clock.
    Made,
    /// The side to move has made an illegal move and not pressed the clock. The sources count it
    /// at once.
    Illegal,
    /// The side to move has left a pawn on the last rank; the move as it is with a queen.
    PawnLeft(PieceMove),
}

/// A game at the board.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) laws: Laws,
    control: Control,
    supervised: bool,
    pub(super) game: Game,
    pub(super) hand: Hand,
    /// What the side to move has touched, in order.
    pub(super) touched: Vec<Square>,
    /// The move that the side to move has announced with a wrong claim.
    pub(super) announced: Option<PieceMove>,
    /// Completed illegal moves.
    pub(super) illegal: Sides<u8>,
    /// Whose draw offer stands.
    pub(super) offered: Sides<bool>,
    /// Whose last offer was declined, with no offer of the opponent's since.
    pub(super) rebuffed: Sides<bool>,
    /// The decision that ended the game, with its event.
    ended: Option<(Option<usize>, Ruling)>,
    /// Whether an illegal move stands that was not told.
    pub(super) lost_track: bool,
    judged: usize,
}

/// A value for each side.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Sides<T> {
    white: T,
    black: T,
}

impl<T: Copy> Sides<T> {
    pub(super) fn get(&self, side: Color) -> T {
        side.fold_wb(self.white, self.black)
    }

    pub(super) fn set(&mut self, side: Color, value: T) {
        *side.fold_wb(&mut self.white, &mut self.black) = value;
    }
}

impl Table {
    pub(super) fn new(case: &Case, laws: Laws) -> Table {
        let mut table = Table {
            laws,
            control: case.control,
            supervised: case.supervised,
            game: case.game.clone(),
            hand: Hand::Still,
            touched: Vec::new(),
            announced: None,
            illegal: Sides::default(),
            offered: Sides::default(),
            rebuffed: Sides::default(),
            ended: None,
            lost_track: false,
            judged: 0,
        };
        table.ended = ending::by_itself(&table).map(|ruling| (None, ruling));
        table
    }

    /// Judges the next event.
    pub(super) fn judge(&mut self, event: &Event) -> Result<Ruling, Flawed> {
        let ruling = if self.ended.is_some() {
            Ruling::new(Code::GameOver, event.side)
        } else if self.lost_track {
            Ruling::new(Code::NotFollowed, event.side)
        } else {
            self.judge_open(event)?
        };
        if ruling.outcome.is_some() && self.ended.is_none() {
            self.ended = Some((Some(self.judged), ruling.clone()));
        }
        self.judged += 1;
        Ok(ruling)
    }

    fn judge_open(&mut self, event: &Event) -> Result<Ruling, Flawed> {
        let Some(side) = event.side else { return Ok(self.found(event)) };
        if event.kind != EventKind::PressClock {
            self.take_back();
        }
        match &event.kind {
            EventKind::Move { text, pressed } => self.moved(side, text, *pressed),
            EventKind::IllegalMove { text, pressed, late } => {
                self.moved_illegally(side, text.as_deref(), *pressed, *late)
            }
            EventKind::PressClock => Ok(self.pressed(side)),
            EventKind::Touch { square, adjust } => self.touched(side, *square, *adjust),
            EventKind::OfferDraw => Ok(self.offer(side)),
            EventKind::AcceptDraw => Ok(self.accept(side)),
            EventKind::DeclineDraw => Ok(self.decline(side)),
            EventKind::ClaimRepetition { text } => {
                self.claim(side, super::claims::Ground::Repetition, text.as_deref())
            }
            EventKind::ClaimFifty { text } => self.claim(side, super::claims::Ground::Fifty, text.as_deref()),
            EventKind::FlagFall => Ok(ending::flag_fall(self, side)),
            EventKind::Resign => Ok(ending::resign(self, side)),
            EventKind::BoardFoundRotated
            | EventKind::PiecesFoundMisplaced
            | EventKind::ColoursFoundReversed => Ok(self.found(event)),
        }
    }

    /// An illegal move that was not completed has been taken back by the time that anything else
    /// happens.
    fn take_back(&mut self) {
        if self.hand == Hand::Illegal {
            self.hand = Hand::Still;
        }
    }

    /// The side that has the move (1.3).
    pub(super) fn turn(&self) -> Color {
        self.game.position().turn()
    }

    /// Rapid or blitz without the supervision that brings the rules of slow play (A.5, B.3).
    pub(super) fn hasty(&self) -> bool {
        self.is_quick() && !self.supervised && self.laws == Laws::Fide
    }

    /// Rapid or blitz.
    pub(super) fn is_quick(&self) -> bool {
        match self.control {
            Control::Classical => false,
            Control::Rapid | Control::Blitz => true,
        }
    }

    /// The time for an opponent: two minutes (7.5.5, 9.5.3), in rapid and blitz one (A.3, B.3).
    pub(super) fn award(&self, to: Color) -> Award {
        Award { to, minutes: if self.is_quick() { 1 } else { 2 } }
    }

    /// How many moves both sides have made, by the count of the position that the game starts from.
    pub(super) fn moves_by_both(&self) -> u32 {
        self.game.moment(self.game.plies() + 1).number.saturating_sub(1)
    }

    /// The decision after the last event.
    pub(super) fn decision(self, log: Vec<Ruling>) -> Decision {
        let last = log.len().checked_sub(1);
        let (event, ruling) = match (self.ended, log.last()) {
            (Some(ended), _) => ended,
            (None, Some(ruling)) => (last, ruling.clone()),
            (None, None) => (None, Ruling::new(Code::GoingOn, None)),
        };
        let offers = Color::ALL.into_iter().filter(|side| self.offered.get(*side)).collect();
        Decision { laws: self.laws, ruling, event, log, game: self.game, offers }
    }
}
