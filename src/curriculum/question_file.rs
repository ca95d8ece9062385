//! Reads the questions' file. Each is held against the rules of the course and against chess.

use super::figure_file::figure;
use super::lesson_file::take;
use super::load::{Reader, is_name};
use super::{Asked, Exhibit, Question, Rule, Scene};
use crate::rules::{Color, Game, read_move};
use serde::Deserialize;
use std::collections::BTreeSet;
use toml::{Spanned, Table};

/// `questions.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct QuestionsFile {
    question: Vec<Spanned<Table>>,
}

/// `[[question]]`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawQuestion {
    id: String,
    theme: String,
    rules: Vec<String>,
    #[serde(default)]
    board: Vec<Table>,
    points: Option<[i64; 2]>,
}

/// What a `[[question.board]]` has beside the fields of a figure.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawAsked {
    #[serde(rename = "move")]
    text: Option<String>,
    flag_fall: Option<String>,
    colours: Option<Vec<String>>,
}

/// The fields of [`RawAsked`].
const ASKED_FIELDS: &[&str] = &["move", "flag_fall", "colours"];

/// Attributes of a question's words that are no board's caption.
const TAKEN: [&str; 2] = ["answer", "words"];

/// Reads the file.
pub(super) fn read(reader: &mut Reader<'_, '_>, rules: &[Rule]) -> Vec<Question> {
    let Some(file) = reader.file::<QuestionsFile>() else { return Vec::new() };
    let mut questions: Vec<Question> = Vec::new();
    for table in file.question {
        let place = reader.place(&table, "question", "id");
        let Some(raw) = reader.table::<RawQuestion>(&place, table.into_inner()) else { continue };
        let question = question(reader, &place, raw);
        check(reader, &place, rules, &questions, &question);
        questions.push(question);
    }
    questions
}

fn question(reader: &mut Reader<'_, '_>, place: &str, raw: RawQuestion) -> Question {
    let mut boards: Vec<Exhibit> = Vec::new();
    for (index, table) in raw.board.into_iter().enumerate() {
        let name = table.get("id").and_then(toml::Value::as_str).map(str::to_owned);
        let place = format!("{place}, board {}", name.unwrap_or_else(|| (index + 1).to_string()));
        let Some(exhibit) = exhibit(reader, &place, table) else { continue };
        if boards.iter().any(|other| other.figure.id == exhibit.figure.id) {
            reader.fault(&place, "the question has two boards of that id");
        }
        boards.push(exhibit);
    }
    Question { id: raw.id, theme: raw.theme, rules: raw.rules, boards, points: raw.points }
}

fn check(reader: &mut Reader<'_, '_>, place: &str, rules: &[Rule], earlier: &[Question], read: &Question) {
    for name in [&read.id, &read.theme] {
        if !is_name(name) {
            reader.fault(place, format!("`{name}` is no name in kebab-case"));
        }
    }
    if earlier.iter().any(|question| question.id == read.id) {
        reader.fault(place, "the id stands twice");
    }
    let resumed = earlier.last().is_some_and(|last| last.theme != read.theme)
        && earlier.iter().any(|question| question.theme == read.theme);
    if resumed {
        reader.fault(place, format!("the questions about `{}` do not stand together", read.theme));
    }
    if read.rules.is_empty() {
        reader.fault(place, "rules: at least one");
    }
    if read.boards.is_empty() && read.points.is_none() {
        reader.fault(place, "a question needs a board, or points");
    }
    let mut seen = BTreeSet::new();
    for id in &read.rules {
        if !rules.iter().any(|rule| rule.id == *id) {
            reader.fault(place, format!("rules: no such rule `{id}`"));
        }
        if !seen.insert(id) {
            reader.fault(place, format!("rules: `{id}` stands twice"));
        }
    }
}

fn exhibit(reader: &mut Reader<'_, '_>, place: &str, mut table: Table) -> Option<Exhibit> {
    let asked = take(&mut table, ASKED_FIELDS);
    if table.insert("try".to_owned(), true.into()).is_some() {
        reader.fault(place, "try: any move may be tried on every board");
    }
    let raw = reader.table::<RawAsked>(place, asked);
    let figure = figure(reader, place, table)?;
    if TAKEN.contains(&figure.id.as_str()) {
        reader.fault(place, format!("`{}` is no name for a board", figure.id));
    }
    let Scene::Try(game) = &figure.scene else {
        reader.fault(place, "only a position on which moves can be tried has an answer");
        return None;
    };
    let game = game.clone();
    let ask = ask(reader, place, &game, raw?)?;
    Some(Exhibit { figure, game, ask })
}

fn ask(reader: &mut Reader<'_, '_>, place: &str, game: &Game, raw: RawAsked) -> Option<Asked> {
    match (raw.text, raw.flag_fall, raw.colours) {
        (None, None, None) => Some(Asked::Status),
        (Some(text), None, None) => {
            if read_move(game, &text).is_err() {
                reader.fault(place, format!("move: `{text}` cannot be read here; write from and to"));
            }
            Some(Asked::Move(text))
        }
        (None, Some(side), None) => match side.as_str() {
            "white" => Some(Asked::FlagFall(Color::White)),
            "black" => Some(Asked::FlagFall(Color::Black)),
            _ => {
                reader.fault(place, format!("flag_fall: `{side}` is no side: white or black"));
                None
            }
        },
        (None, None, Some(squares)) => {
            let read: Result<Vec<_>, _> = squares.iter().map(|square| square.parse()).collect();
            if read.is_err() || squares.is_empty() {
                reader.fault(place, "colours: squares are wanted, such as `h1`");
            }
            read.ok().map(Asked::Colours)
        }
        (Some(_), Some(_), _) | (Some(_), _, Some(_)) | (_, Some(_), Some(_)) => {
            reader.fault(place, "a board asks one thing: move, flag_fall or colours");
            None
        }
    }
}
