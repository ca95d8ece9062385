//! What happens at a board, as it is told to the arbiter.

use crate::rules::{Color, Square};

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Event {
    /// Who does it, or whose flag fell; none where something is found on the board.
    pub side: Option<Color>,
    /// What happens.
    pub kind: EventKind,
}

/// What happens. Moves are texts in any notation, read in the position of their time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EventKind {
    /// A move is made on the board.
    Move {
        /// The move.
        text: String,
        /// Whether the clock is pressed at once.
        pressed: bool,
    },
    /// A move that is said to be illegal.
    IllegalMove {
        /// The move, where it is told.
        text: Option<String>,
        /// Whether the clock is pressed at once.
        pressed: bool,
        /// Noticed only after the opponent's next move.
        late: bool,
    },
    /// The clock is pressed.
    PressClock,
    /// A piece is touched on purpose.
    Touch {
        /// Its square.
        square: Square,
        /// "I adjust" was said before.
        adjust: bool,
    },
    /// A draw is offered.
    OfferDraw,
    /// The opponent's offer is accepted.
    AcceptDraw,
    /// The opponent's offer is declined in words.
    DeclineDraw,
    /// A draw is claimed by threefold repetition.
    ClaimRepetition {
        /// The move that is written down and not yet played.
        text: Option<String>,
    },
    /// A draw is claimed by the fifty-move rule.
    ClaimFifty {
        /// The move that is written down and not yet played.
        text: Option<String>,
    },
    /// A flag falls.
    FlagFall,
    /// A player resigns.
    Resign,
    /// The board is found to lie the wrong way round.
    BoardFoundRotated,
    /// The pieces are found to have been set up wrongly.
    PiecesFoundMisplaced,
    /// The players are found to have the wrong colours.
    ColoursFoundReversed,
}

impl EventKind {
    /// The names of all kinds in the JSON API.
    pub const NAMES: [&'static str; 14] = [
        "move",
        "illegal-move",
        "press-clock",
        "touch",
        "offer-draw",
        "accept-draw",
        "decline-draw",
        "claim-repetition",
        "claim-fifty",
        "flag-fall",
        "resign",
        "board-found-rotated",
        "pieces-found-misplaced",
        "colours-found-reversed",
    ];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(&self) -> &'static str {
        match self {
            EventKind::Move { .. } => "move",
            EventKind::IllegalMove { .. } => "illegal-move",
            EventKind::PressClock => "press-clock",
            EventKind::Touch { .. } => "touch",
            EventKind::OfferDraw => "offer-draw",
            EventKind::AcceptDraw => "accept-draw",
            EventKind::DeclineDraw => "decline-draw",
            EventKind::ClaimRepetition { .. } => "claim-repetition",
            EventKind::ClaimFifty { .. } => "claim-fifty",
            EventKind::FlagFall => "flag-fall",
            EventKind::Resign => "resign",
            EventKind::BoardFoundRotated => "board-found-rotated",
            EventKind::PiecesFoundMisplaced => "pieces-found-misplaced",
            EventKind::ColoursFoundReversed => "colours-found-reversed",
        }
    }
}

/// An event as files and requests have it.
#[derive(Debug, Clone, Copy, Default)]
pub struct RawEvent<'a> {
    /// `type`.
    pub kind: &'a str,
    /// `side`.
    pub side: Option<&'a str>,
    /// `move`.
    pub text: Option<&'a str>,
    /// `square`.
    pub square: Option<&'a str>,
    /// `pressed`.
    pub pressed: Option<bool>,
    /// `adjust`.
    pub adjust: Option<bool>,
    /// `late`.
    pub late: Option<bool>,
}

/// A field of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventField {
    /// `type`.
    Type,
    /// `side`.
    Side,
    /// `move`.
    Move,
    /// `square`.
    Square,
    /// `pressed`.
    Pressed,
    /// `adjust`.
    Adjust,
    /// `late`.
    Late,
}

impl EventField {
    /// The field's name.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            EventField::Type => "type",
            EventField::Side => "side",
            EventField::Move => "move",
            EventField::Square => "square",
            EventField::Pressed => "pressed",
            EventField::Adjust => "adjust",
            EventField::Late => "late",
        }
    }
}

/// What is wrong with a field of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EventFlaw {
    /// The event needs it.
    Missing,
    /// It is none of the values that the field can have.
    Unknown,
    /// Events of this type do not have it.
    NotTaken,
    /// The text is no move, or could mean two.
    Unreadable,
    /// No piece stands there.
    EmptySquare,
}

/// An event that cannot be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EventFault {
    /// Which event, counted from 0.
    pub event: usize,
    /// Which field of it.
    pub field: EventField,
    /// What is wrong with it.
    pub flaw: EventFlaw,
}

type Flawed = (EventField, EventFlaw);

impl Event {
    /// Reads an event; `index` is its place in the list, for the fault.
    ///
    /// # Errors
    ///
    /// The first field that is missing, unknown or not taken by this type of event.
    pub fn read(index: usize, raw: &RawEvent<'_>) -> Result<Event, EventFault> {
        read(raw).map_err(|(field, flaw)| EventFault { event: index, field, flaw })
    }
}

fn read(raw: &RawEvent<'_>) -> Result<Event, Flawed> {
    let kind = kind(raw)?;
    refuse_extra(raw, &kind)?;
    let side = raw.side.map(side).transpose()?;
    let found = matches!(
        kind,
        EventKind::BoardFoundRotated | EventKind::PiecesFoundMisplaced | EventKind::ColoursFoundReversed
    );
    match side {
        None if !found => Err((EventField::Side, EventFlaw::Missing)),
        Some(_) | None => Ok(Event { side, kind }),
    }
}

fn kind(raw: &RawEvent<'_>) -> Result<EventKind, Flawed> {
    let text = || raw.text.map(str::to_owned);
    let pressed = raw.pressed.unwrap_or_default();
    Ok(match raw.kind {
        "move" => EventKind::Move { text: text().ok_or((EventField::Move, EventFlaw::Missing))?, pressed },
        "illegal-move" => {
            EventKind::IllegalMove { text: text(), pressed, late: raw.late.unwrap_or_default() }
        }
        "press-clock" => EventKind::PressClock,
        "touch" => EventKind::Touch { square: square(raw.square)?, adjust: raw.adjust.unwrap_or_default() },
        "offer-draw" => EventKind::OfferDraw,
        "accept-draw" => EventKind::AcceptDraw,
        "decline-draw" => EventKind::DeclineDraw,
        "claim-repetition" => EventKind::ClaimRepetition { text: text() },
        "claim-fifty" => EventKind::ClaimFifty { text: text() },
        "flag-fall" => EventKind::FlagFall,
        "resign" => EventKind::Resign,
        "board-found-rotated" => EventKind::BoardFoundRotated,
        "pieces-found-misplaced" => EventKind::PiecesFoundMisplaced,
        "colours-found-reversed" => EventKind::ColoursFoundReversed,
        _ => return Err((EventField::Type, EventFlaw::Unknown)),
    })
}

/// A field that the type does not know is more likely a slip than meant.
fn refuse_extra(raw: &RawEvent<'_>, kind: &EventKind) -> Result<(), Flawed> {
    let given = [
        (EventField::Move, raw.text.is_some()),
        (EventField::Square, raw.square.is_some()),
        (EventField::Pressed, raw.pressed.is_some()),
        (EventField::Adjust, raw.adjust.is_some()),
        (EventField::Late, raw.late.is_some()),
    ];
    let taken: &[EventField] = match kind {
        EventKind::Move { .. } => &[EventField::Move, EventField::Pressed],
        EventKind::IllegalMove { .. } => &[EventField::Move, EventField::Pressed, EventField::Late],
        EventKind::Touch { .. } => &[EventField::Square, EventField::Adjust],
        EventKind::ClaimRepetition { .. } | EventKind::ClaimFifty { .. } => &[EventField::Move],
        EventKind::PressClock
        | EventKind::OfferDraw
        | EventKind::AcceptDraw
        | EventKind::DeclineDraw
        | EventKind::FlagFall
        | EventKind::Resign
        | EventKind::BoardFoundRotated
        | EventKind::PiecesFoundMisplaced
        | EventKind::ColoursFoundReversed => &[],
    };
    match given.into_iter().find(|(field, given)| *given && !taken.contains(field)) {
        Some((field, _)) => Err((field, EventFlaw::NotTaken)),
        None => Ok(()),
    }
}

fn side(name: &str) -> Result<Color, Flawed> {
    match name {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err((EventField::Side, EventFlaw::Unknown)),
    }
}

fn square(name: Option<&str>) -> Result<Square, Flawed> {
    let name = name.ok_or((EventField::Square, EventFlaw::Missing))?;
    name.parse().map_err(|_| (EventField::Square, EventFlaw::Unknown))
}
