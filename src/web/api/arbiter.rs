//! `POST /api/v1/arbiter/decide`: what an arbiter decides from the events of a game.

use super::body::{Body, Field, Json, Kind, Text};
use super::names::{ControlName, LawsName, Side, SquareName};
use super::rulings::Answer;
use super::{answer, place, refusals};
use crate::arbiter::{
    self, Case, Control, Event, EventFault, EventField, EventFlaw, Laws, MAX_EVENTS, RawEvent,
};
use crate::i18n::Lang;
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use actix_web::HttpResponse;
use serde::Deserialize;
use utoipa::ToSchema;

/// A case for the arbiter.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ArbiterCase)]
pub(crate) struct Question<'a> {
    /// The position that the game starts from; the initial position if left out.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>)]
    fen: Option<Text<'a>>,
    /// The moves played since, in any notation, all completed; at most 1,000.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, max_items = 1000, example = json!(["e4", "e5"]))]
    history: Option<Vec<Text<'a>>>,
    /// The time control; classical if left out.
    #[serde(borrow, default)]
    #[schema(value_type = Option<ControlName>)]
    control: Option<Text<'a>>,
    /// In rapid and blitz: whether an arbiter watches so few games that the rules of slow play hold
    /// (A.4, B.2).
    #[serde(default)]
    supervised: Option<bool>,
    /// Which set of rules decides; the FIDE Laws if left out. The other one's decision is given in
    /// `other` where it differs.
    #[serde(borrow, default)]
    #[schema(value_type = Option<LawsName>)]
    laws: Option<Text<'a>>,
    /// What happens, in order.
    #[serde(borrow)]
    #[schema(max_items = 200)]
    events: Vec<EventItem<'a>>,
}

/// Something that happens at the board.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ArbiterEvent)]
pub(crate) struct EventItem<'a> {
    /// What happens: `move`, `illegal-move`, `press-clock`, `touch`, `offer-draw`, `accept-draw`,
    /// `decline-draw`, `claim-repetition`, `claim-fifty`, `flag-fall`, `resign`,
    /// `board-found-rotated`, `pieces-found-misplaced`, `colours-found-reversed`.
    #[serde(borrow, rename = "type")]
    #[schema(value_type = String, example = "illegal-move")]
    kind: Text<'a>,
    /// Who does it, or whose flag falls; not needed where something is found on the board.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Side>)]
    side: Option<Text<'a>>,
    /// The move, in any notation. `move` needs it; `illegal-move` may have it; with a claim it is the
    /// move that is written down and not yet played.
    #[serde(borrow, rename = "move", default)]
    #[schema(value_type = Option<String>, example = "Ke3")]
    text: Option<Text<'a>>,
    /// The square of the touched piece.
    #[serde(borrow, default)]
    #[schema(value_type = Option<SquareName>)]
    square: Option<Text<'a>>,
    /// Whether the clock is pressed with the move.
    #[serde(default)]
    pressed: Option<bool>,
    /// Whether "I adjust" was said before touching.
    #[serde(default)]
    adjust: Option<bool>,
    /// Whether the illegal move was noticed only after the opponent's next move.
    #[serde(default)]
    late: Option<bool>,
}

const EVENT: &[Field] = &[
    Field::required("type", Kind::Text),
    Field::optional("side", Kind::Text),
    Field::optional("move", Kind::Text),
    Field::optional("square", Kind::Text),
    Field::optional("pressed", Kind::Flag),
    Field::optional("adjust", Kind::Flag),
    Field::optional("late", Kind::Flag),
];

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[
        place::FEN,
        place::HISTORY,
        Field::optional("control", Kind::Text),
        Field::optional("supervised", Kind::Flag),
        Field::optional("laws", Kind::Text),
        Field::required("events", Kind::Objects(EVENT)),
    ];
}

/// Decide a case: illegal moves, touched pieces, offers, claims, flags, wrong set-ups.
#[utoipa::path(
    post, path = "/api/v1/arbiter/decide", tag = "rules", operation_id = "arbiterDecide",
    params(super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("illegal" = (summary = "A first illegal move, completed", value = json!(
            {"events": [{"type": "illegal-move", "side": "white", "move": "Ng1-e3"},
                        {"type": "press-clock", "side": "white"}]}))),
        ("flag" = (summary = "A flag falls against a bare king", value = json!(
            {"fen": "8/8/8/4k3/8/8/4P3/4K3 w - - 0 50", "events": [{"type": "flag-fall", "side": "white"}]}))),
        ("offer" = (summary = "A draw offer, declined by a touched piece", value = json!(
            {"history": ["e4", "e5"], "events": [{"type": "move", "side": "white", "move": "Nf3"},
             {"type": "offer-draw", "side": "white"}, {"type": "press-clock", "side": "white"},
             {"type": "touch", "side": "black", "square": "b8"}]}))),
    )),
    responses(
        (status = 200, description = "The decision.", body = Answer),
        refusals::Body,
        (status = 422, description = "The position cannot be, or an event cannot be judged.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn decide(body: Json) -> Result<HttpResponse, Problem> {
    let lang = body.lang;
    let asked: Question<'_> = body.read()?;
    let laws = option(lang, asked.laws.as_ref(), "/laws", Laws::Fide, Laws::from_name)?;
    let case = case(lang, &asked)?;
    let by = |laws| arbiter::decide(&case, laws).map_err(|fault| problem(lang, fault));
    let (decision, other) = (by(laws)?, by(laws.other())?);
    Ok(answer::json(lang, &Answer::new(lang, &decision, &other)))
}

fn case(lang: Lang, asked: &Question<'_>) -> Result<Case, Problem> {
    if asked.events.len() > MAX_EVENTS {
        return Err(Problem::with_field(lang, ProblemCode::TooManyEvents, "/events"));
    }
    let control = option(lang, asked.control.as_ref(), "/control", Control::Classical, Control::from_name)?;
    let game = place::game(lang, asked.fen.as_ref(), asked.history.as_deref())?;
    let events = asked.events.iter().enumerate().map(|(index, item)| {
        let raw = RawEvent {
            kind: item.kind.as_ref(),
            side: text(item.side.as_ref()),
            text: text(item.text.as_ref()),
            square: text(item.square.as_ref()),
            pressed: item.pressed,
            adjust: item.adjust,
            late: item.late,
        };
        Event::read(index, &raw).map_err(|fault| problem(lang, fault))
    });
    Ok(Case {
        game,
        control,
        supervised: asked.supervised.unwrap_or_default(),
        events: events.collect::<Result<_, _>>()?,
    })
}

/// A field that holds one of a few names.
fn option<T>(
    lang: Lang,
    text: Option<&Text<'_>>,
    pointer: &'static str,
    otherwise: T,
    read: impl Fn(&str) -> Option<T>,
) -> Result<T, Problem> {
    let Some(text) = text else { return Ok(otherwise) };
    read(text.as_ref()).ok_or_else(|| Problem::with_field(lang, ProblemCode::BadOption, pointer))
}

/// An event that cannot be judged, with the field to blame.
fn problem(lang: Lang, fault: EventFault) -> Problem {
    let code = match fault.flaw {
        EventFlaw::Missing => ProblemCode::MissingField,
        EventFlaw::NotTaken => ProblemCode::ExtraField,
        EventFlaw::Unreadable => ProblemCode::BadMove,
        EventFlaw::EmptySquare => ProblemCode::BadSquare,
        EventFlaw::Unknown if fault.field == EventField::Square => ProblemCode::BadSquare,
        EventFlaw::Unknown => ProblemCode::BadOption,
    };
    let pointer = format!("/events/{}/{}", fault.event, fault.field.as_str());
    Problem::new(lang, ProblemCode::BadEvent).and_field(code, pointer)
}

fn text<'a>(text: Option<&'a Text<'_>>) -> Option<&'a str> {
    text.map(AsRef::as_ref)
}
