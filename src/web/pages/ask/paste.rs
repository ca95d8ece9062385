//! What a visitor pastes: a FEN, a record of one or more games, or a list of moves.

use super::asked::Asked;
use super::{AskPage, render};
use crate::i18n::messages;
use crate::record::{RecordedGame, games};
use crate::web::pages::answer::read_form;
use crate::web::pages::fields::{Fields, encode};
use crate::web::pages::problem;
use crate::web::shell::Shell;
use actix_web::http::header::LOCATION;
use actix_web::web::{self, Payload};
use actix_web::{HttpRequest, HttpResponse};

/// The largest form that is read, in bytes.
const FORM_LIMIT: usize = 16 * 1024 * 1024;

/// How many games of one text are listed.
const MAX_GAMES: usize = 200;

/// A text that is longer is not shown again for correction.
const MAX_SHOWN: usize = 500_000;

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

/// `POST /{lang}/ask`: a text to read. A single sound game or position leads to its own address.
pub(in crate::web::pages) async fn pasted(request: HttpRequest, shell: Shell, body: Payload) -> HttpResponse {
    let body = match read_form(&request, body, FORM_LIMIT).await {
        Ok(body) => body,
        Err(status) => return problem::page(&request, status),
    };
    let page = web::block(move || {
        let fields = Fields::parse(&String::from_utf8_lossy(&body));
        read(&shell, fields.get("text").unwrap_or_default().trim()).map_err(|page| (shell, page))
    });
    match page.await {
        Ok(Ok(place)) => HttpResponse::SeeOther().insert_header((LOCATION, place)).finish(),
        Ok(Err((shell, page))) => render(&shell, &*page),
        Err(_) => problem::page(&request, actix_web::http::StatusCode::SERVICE_UNAVAILABLE),
    }
}

/// The address of what was pasted, or, where there is more to say or to choose, a page.
fn read(shell: &Shell, text: &str) -> Result<String, Box<AskPage>> {
    let text = text.trim_start_matches('\u{feff}');
    let page = |fault: Option<&str>, games| {
        let asked = Asked::default();
        Box::new(AskPage {
            fault: fault.map(|key| shell.t(key).into_owned()),
            note: (text.len() > MAX_SHOWN).then(|| shell.t("ask-paste-long").into_owned()),
            text: if text.len() > MAX_SHOWN { String::new() } else { text.to_string() },
            games,
            ..AskPage::empty(shell.clone(), &asked)
        })
    };
    if text.is_empty() {
        return Err(page(Some("ask-paste-empty"), Vec::new()));
    }
    if is_fen(text) {
        return Ok(shell.here_with(&format!("?fen={}#board", encode(text))));
    }
    let found: Vec<RecordedGame> = games(text, None).filter(holds_something).take(MAX_GAMES + 1).collect();
    match found.as_slice() {
        [] => Err(page(Some("ask-paste-nothing"), Vec::new())),
        [game] if game.fault.is_none() => place(shell, game).ok_or_else(|| page(None, listed(shell, &found))),
        [..] => {
            let more = (found.len() > MAX_GAMES).then_some("ask-paste-more");
            Err(page(more, listed(shell, &found)))
        }
    }
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
            title: title(shell, game, index + 1),
            about: shell.lang.text_with("ask-game-about", &[("moves", moves.into())]) + &result,
            href: place(shell, game),
            fault: game.fault.as_ref().map(|fault| messages::record_fault(shell.lang, fault)),
        }
    };
    found.iter().take(MAX_GAMES).enumerate().map(view).collect()
}

/// "Morphy – Duke, Paris, 1858", or the number of the game where the record names nobody.
fn title(shell: &Shell, game: &RecordedGame, number: usize) -> String {
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
