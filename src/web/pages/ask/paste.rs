//! What a visitor pastes or sends as a file: a FEN, a record of one or more games, or a list of moves.

use super::asked::Asked;
use super::{AskPage, render};
use crate::i18n::messages;
use crate::record::{RecordedGame, decode, games, is_text};
use crate::web::pages::problem;
use crate::web::pages::sent::{LIMIT, LIMIT_MB, Sent, SentFile};
use crate::web::percent::encode;
use crate::web::shell::Shell;
use actix_web::http::StatusCode;
use actix_web::http::header::LOCATION;
use actix_web::web::{self, Payload};
use actix_web::{HttpRequest, HttpResponse};

/// How many games of one text are listed.
const MAX_GAMES: usize = 200;

/// A text that is longer is not shown again for correction.
const MAX_SHOWN: usize = 500_000;

/// The form to paste into, and what was found in what was sent.
#[derive(Debug, Default)]
pub(super) struct Paste {
    /// What was pasted, where it is to be corrected.
    pub(super) text: String,
    /// Why what was pasted is not shown again.
    pub(super) note: Option<String>,
    /// The field at fault.
    pub(super) faulty: Option<Source>,
    /// Over the games.
    pub(super) heading: String,
    /// The games that were found.
    pub(super) games: Vec<PastedGame>,
}

/// Where a text comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The field for text.
    Text,
    /// A file.
    File,
}

/// A game that was found in what was pasted.
#[derive(Debug)]
pub(super) struct PastedGame {
    /// The players and the event, as far as the record names them.
    pub(super) title: String,
    /// How many moves, and the result.
    pub(super) about: String,
    pub(super) href: Option<String>,
    /// Why it breaks off.
    pub(super) fault: Option<String>,
}

/// What a text holds.
enum Found {
    Nothing,
    /// A single sound game or position: the address that shows it.
    Place(String),
    Games(Vec<RecordedGame>),
}

impl Paste {
    /// The largest file that is read, in bytes and in megabytes.
    pub(super) fn limit(&self) -> (usize, usize) {
        (LIMIT, LIMIT_MB)
    }

    /// Whether the text is at fault.
    pub(super) fn faulty_text(&self) -> bool {
        self.faulty == Some(Source::Text)
    }

    /// Whether the file is at fault.
    pub(super) fn faulty_file(&self) -> bool {
        self.faulty == Some(Source::File)
    }
}

/// `POST /{lang}/ask`: a text or a file to read. A single sound game or position leads to its own
/// address.
pub(in crate::web::pages) async fn pasted(request: HttpRequest, shell: Shell, body: Payload) -> HttpResponse {
    let sent = match Sent::read(&request, body).await {
        Ok(sent) => sent,
        Err(StatusCode::PAYLOAD_TOO_LARGE) => return too_large(&shell),
        Err(status) => return problem::page(&request, status),
    };
    let page = web::block(move || read(&shell, sent).map_err(|page| (shell, page)));
    match page.await {
        Ok(Ok(place)) => HttpResponse::SeeOther().insert_header((LOCATION, place)).finish(),
        Ok(Err((shell, page))) => render(&shell, &*page),
        Err(_) => problem::page(&request, StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The page for a form that was not read to its end.
fn too_large(shell: &Shell) -> HttpResponse {
    let fault = shell.lang.text_with("ask-sent-long", &[("limit", LIMIT_MB.into())]);
    let mut response = render(shell, &*refused(shell, fault, Source::Text, Paste::default()));
    *response.status_mut() = StatusCode::PAYLOAD_TOO_LARGE;
    response
}

/// The address of what was sent, or, where there is more to say or to choose, a page.
fn read(shell: &Shell, sent: Sent) -> Result<String, Box<AskPage>> {
    match sent.file {
        Some(file) => read_file(shell, &file, sent.text),
        None => read_text(shell, sent.text.trim().trim_start_matches('\u{feff}')),
    }
}

fn read_text(shell: &Shell, text: &str) -> Result<String, Box<AskPage>> {
    let long = text.len() > MAX_SHOWN;
    let paste = || Paste {
        text: if long { String::new() } else { text.to_string() },
        note: long.then(|| shell.t("ask-paste-long").into_owned()),
        ..Paste::default()
    };
    let fault = |key: &str| Err(refused(shell, shell.t(key).into_owned(), Source::Text, paste()));
    if text.is_empty() {
        return fault("ask-paste-empty");
    }
    match find(shell, text) {
        Found::Nothing => fault("ask-paste-nothing"),
        Found::Place(place) => Ok(place),
        Found::Games(found) => {
            Err(choice(shell, &found, Paste { heading: shell.t("ask-games").into_owned(), ..paste() }))
        }
    }
}

/// The same of a file. What stands in the field for text is kept.
fn read_file(shell: &Shell, file: &SentFile, text: String) -> Result<String, Box<AskPage>> {
    let unnamed = shell.t("ask-file-unnamed");
    let name = if file.name.is_empty() { &*unnamed } else { file.name.as_str() };
    let said = |key: &str| shell.lang.text_with(key, &[("name", name.into()), ("limit", LIMIT_MB.into())]);
    let paste = Paste { text, ..Paste::default() };
    let fault = |key: &str, paste| Err(refused(shell, said(key), Source::File, paste));
    let Some(bytes) = &file.bytes else { return fault("ask-file-long", paste) };
    if bytes.is_empty() {
        return fault("ask-file-empty", paste);
    }
    if !is_text(bytes) {
        return fault("ask-file-no-text", paste);
    }
    match find(shell, decode(bytes).0.trim()) {
        Found::Nothing => fault("ask-file-nothing", paste),
        Found::Place(place) => Ok(place),
        Found::Games(found) => Err(choice(shell, &found, Paste { heading: said("ask-file-games"), ..paste })),
    }
}

/// The page that says what is wrong with what was sent.
fn refused(shell: &Shell, fault: String, source: Source, paste: Paste) -> Box<AskPage> {
    let paste = Paste { faulty: Some(source), ..paste };
    Box::new(AskPage { fault: Some(fault), paste, ..AskPage::empty(shell.clone(), &Asked::default()) })
}

/// The page that lists games to choose from.
fn choice(shell: &Shell, found: &[RecordedGame], paste: Paste) -> Box<AskPage> {
    let more = (found.len() > MAX_GAMES).then(|| shell.t("ask-paste-more").into_owned());
    let paste = Paste { games: listed(shell, found), ..paste };
    Box::new(AskPage { fault: more, paste, ..AskPage::empty(shell.clone(), &Asked::default()) })
}

fn find(shell: &Shell, text: &str) -> Found {
    if is_fen(text) {
        return Found::Place(shell.here_with(&format!("?fen={}#board", encode(text))));
    }
    let found: Vec<RecordedGame> = games(text, None).filter(holds_something).take(MAX_GAMES + 1).collect();
    let single = match found.as_slice() {
        [] => return Found::Nothing,
        [game] if game.fault.is_none() => place(shell, game),
        [..] => None,
    };
    single.map_or(Found::Games(found), Found::Place)
}

/// One line whose first word has eight ranks.
fn is_fen(text: &str) -> bool {
    let ranks = text.split_whitespace().next().unwrap_or_default();
    text.lines().count() == 1 && text.len() <= 200 && ranks.matches('/').count() == 7
}

fn holds_something(game: &RecordedGame) -> bool {
    !game.moves.is_empty() || !game.tags.is_empty() || game.fault.is_some()
}

fn place(shell: &Shell, recorded: &RecordedGame) -> Option<String> {
    let asked = Asked::of(&recorded.game()?);
    // A record is gone through from its start; a bare list of moves leads to its end.
    let query = asked.query(Some(0).filter(|_| !recorded.tags.is_empty() && !recorded.moves.is_empty()));
    Some(shell.here_with(&format!("?{query}#board")))
}

fn listed(shell: &Shell, found: &[RecordedGame]) -> Vec<PastedGame> {
    let view = |(index, game): (usize, &RecordedGame)| {
        let moves = game.moves.len().div_ceil(2);
        let result = game.outcome.map(|outcome| format!(" · {}", outcome.as_str())).unwrap_or_default();
        PastedGame {
            title: game_title(shell, game, index + 1),
            about: shell.lang.text_with("ask-game-about", &[("moves", moves.into())]) + &result,
            href: place(shell, game),
            fault: game.fault.as_ref().map(|fault| messages::record_fault(shell.lang, fault)),
        }
    };
    found.iter().take(MAX_GAMES).enumerate().map(view).collect()
}

/// "Morphy – Duke, Paris, 1858", or the number of the game where the record names nobody.
pub(in crate::web::pages) fn game_title(shell: &Shell, game: &RecordedGame, number: usize) -> String {
    let tag = |name: &str| {
        let value = game.tags.iter().find(|(found, _)| found == name).map(|(_, value)| value.trim())?;
        (!value.is_empty() && !value.starts_with('?')).then_some(value)
    };
    let players = match (tag("White"), tag("Black")) {
        (None, None) => shell.lang.text_with("ask-game-number", &[("number", number.into())]),
        (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    };
    let rest = [tag("Event"), tag("Date")].into_iter().flatten().map(|text| format!(", {text}"));
    std::iter::once(players).chain(rest).collect()
}
