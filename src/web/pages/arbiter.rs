//! The arbiter's desk: a learner lays out what happens at a board, event by event, and sees what the
//! arbiter decides by today's Laws and, where it differs, by the sources' rule.
//!
//! The desk lies whole in the query, so that it works without script, can be kept and passed on.

mod cases;
mod desk;
mod form;

pub(super) use cases::for_rule;

use self::desk::{Desk, described};
use self::form::{FormView, event_fault, game_fault};
use super::board::{Board, Lay, Overlay, Use, View};
use super::fields::Fields;
use super::links::{Link, rule_link};
use super::mark::marks_of;
use super::render;
use crate::arbiter::{
    Case, Decision, Event, EventFault, Laws, MAX_EVENTS, Outcome, Ruling, Standing, decide, decide_part,
};
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, messages};
use crate::rules::{Color, Game};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// The desk as a page.
#[derive(Debug, Template)]
#[template(path = "arbiter.html")]
struct DeskPage {
    shell: Shell,
    cases: Vec<Link>,
    /// What is wrong with what was sent, said where it was sent from.
    setup_fault: Option<String>,
    event_fault: Option<String>,
    dropped: bool,
    board: Board,
    /// Who is to move, or how the game stands.
    state: String,
    offers: Vec<String>,
    events: Vec<EventView>,
    undo: Option<String>,
    rulings: Vec<RulingView>,
    same: bool,
    form: FormView,
}

/// An event in the list.
#[derive(Debug)]
struct EventView {
    text: String,
    /// What was decided on it, in short, by the Laws and, where it differs, by the sources.
    name: String,
    source: Option<String>,
    /// Whether it has declined the opponent's draw offer.
    declined: bool,
    remove: String,
}

/// The decision by one set of rules.
#[derive(Debug)]
struct RulingView {
    heading: &'static str,
    class: &'static str,
    on: Option<String>,
    sentence: String,
    rule: Option<Link>,
    /// The article of the Laws, or the sources' headings.
    place: Option<String>,
}

/// `GET /{lang}/arbiter`.
pub(super) async fn show(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let desk = Desk::read(&fields);
    let mut fault = None;
    if let Some(kind) = fields.get("do") {
        match with_event(&desk, kind, &fields) {
            Ok(desk) => {
                let place = shell.here_with(&format!("?{}#decision", desk.query()));
                return HttpResponse::SeeOther().insert_header((LOCATION, place)).finish();
            }
            Err(found) => fault = Some(event_fault(shell.lang, found)),
        }
    }
    let page = DeskPage::new(&state.curriculum, shell.clone(), &desk, &fields, fault);
    render(&shell, &page)
}

/// The desk with one more event, where it can be judged.
fn with_event(desk: &Desk, kind: &str, fields: &Fields) -> Result<Desk, EventFault> {
    let mut next = desk.clone();
    next.events.push(described(kind, fields)?);
    next.events.truncate(MAX_EVENTS);
    let last = next.events.len().saturating_sub(1);
    let Ok(game) = next.game() else { return Ok(next) };
    match decide(&next.case(game), Laws::Fide) {
        Err(fault) if fault.event == last => Err(fault),
        Ok(_) | Err(_) => Ok(next),
    }
}

impl DeskPage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        desk: &Desk,
        fields: &Fields,
        event_fault: Option<String>,
    ) -> DeskPage {
        let lang = shell.lang;
        let (game, setup_fault) = match desk.game() {
            Ok(game) => (game, None),
            Err(fault) => (Game::default(), Some(game_fault(lang, fault))),
        };
        let mut case = desk.case(game);
        if setup_fault.is_some() {
            case.events.clear();
        }
        let judged = Judged::new(&case);
        let href = |desk: &Desk| shell.here_with(&format!("?{}#happened", desk.query()));
        DeskPage {
            cases: cases::links(&shell),
            setup_fault,
            event_fault,
            dropped: desk.dropped,
            board: board(lang, &judged.fide),
            state: state_of(lang, &judged.fide),
            offers: offers(lang, &judged.fide),
            events: events(lang, desk, &judged, &href),
            undo: desk.events.len().checked_sub(1).map(|last| href(&desk.without(last))),
            same: judged.source.is_none() && !case.events.is_empty(),
            rulings: if case.events.is_empty() { Vec::new() } else { rulings(course, &shell, desk, &judged) },
            form: FormView::new(lang, desk, fields, judged.fide.game.position().turn()),
            shell,
        }
    }
}

/// The decisions on as many events as can be read in their positions.
struct Judged {
    fide: Decision,
    /// The sources' decision, where it differs.
    source: Option<Decision>,
    /// The first event that cannot be read.
    fault: Option<EventFault>,
}

impl Judged {
    fn new(case: &Case) -> Judged {
        let (fide, fault) = decide_part(case, Laws::Fide);
        let (source, _) = decide_part(case, Laws::Source);
        let differs = !fide.agrees_with(&source);
        Judged { fide, source: differs.then_some(source), fault }
    }
}

/// The position after the last event, with the pieces that bind the player to move.
fn board(lang: Lang, decision: &Decision) -> Board {
    let position = decision.game.position();
    let duty = decision.log.last().and_then(|ruling| ruling.duty.as_ref());
    let marks = duty.map(|duty| marks_of(&[], &duty.pieces)).unwrap_or_default();
    let view = View { side: Color::White, lay: Lay::Usual, usage: Use::Look };
    Board::new(lang, &position.into(), view, &Overlay { marks, ..Overlay::default() })
}

fn state_of(lang: Lang, decision: &Decision) -> String {
    match decision.standing() {
        Standing::GoingOn => messages::status(lang, &decision.game.status()),
        Standing::Over(Outcome::Cancelled | Outcome::Unproven | Outcome::Won(_) | Outcome::Drawn) => {
            lang.text("desk-over").into_owned()
        }
    }
}

fn offers(lang: Lang, decision: &Decision) -> Vec<String> {
    let stands = decision.standing() == Standing::GoingOn;
    let offers = decision.offers.iter().filter(|_| stands);
    offers.map(|side| lang.text_with("desk-offer", &[("side", messages::side(lang, *side).into())])).collect()
}

fn events(lang: Lang, desk: &Desk, judged: &Judged, href: &impl Fn(&Desk) -> String) -> Vec<EventView> {
    let name = |ruling: &Ruling| messages::ruling_name(lang, ruling.code).into_owned();
    let view = |(index, event): (usize, &Event)| {
        let ruling = judged.fide.log.get(index);
        let other = judged.source.as_ref().and_then(|source| source.log.get(index));
        let differs = |other: &&Ruling| ruling.is_some_and(|ruling: &Ruling| !ruling.agrees_with(other));
        let unread = || match judged.fault {
            Some(fault) if fault.event == index => event_fault(lang, fault),
            Some(_) | None => lang.text("desk-not-judged").into_owned(),
        };
        EventView {
            text: messages::event(lang, event),
            name: ruling.map_or_else(unread, name),
            source: other.filter(differs).map(name),
            declined: ruling.is_some_and(|ruling| ruling.declined),
            remove: href(&desk.without(index)),
        }
    };
    desk.events.iter().enumerate().map(view).collect()
}

/// Where the decision stands: in the Laws, or in the sources.
fn place(course: &Curriculum, lang: Lang, decision: &Decision) -> Option<String> {
    match decision.laws {
        Laws::Fide => Some(lang.text_with("desk-article", &[("article", decision.ruling.article.into())])),
        Laws::Source => {
            let sources = course.rule(decision.ruling.rule)?.sources.join(", ");
            Some(lang.text_with("desk-place", &[("sources", sources.into())]))
        }
    }
}

fn rulings(course: &Curriculum, shell: &Shell, desk: &Desk, judged: &Judged) -> Vec<RulingView> {
    let lang = shell.lang;
    let view =
        |decision: &Decision| {
            let (heading, class) = match decision.laws {
                Laws::Fide => ("desk-fide", "fide"),
                Laws::Source => ("desk-source", "source"),
            };
            let on = decision.event.and_then(|index| desk.events.get(index));
            RulingView {
                heading,
                class,
                on: Some(on.map_or_else(
                    || lang.text("desk-before").into_owned(),
                    |event| messages::event(lang, event),
                )),
                sentence: messages::ruling(lang, &decision.ruling, decision.laws),
                rule: rule_link(course, shell, decision.ruling.rule),
                place: place(course, lang, decision),
            }
        };
    std::iter::once(&judged.fide).chain(&judged.source).map(view).collect()
}
