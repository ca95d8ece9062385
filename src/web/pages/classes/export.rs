//! Everything that a class holds, as one JSON file. It is sent while it is read: a year's answers need
//! not fit into memory. PINs and cards are no part of it.

use super::Taught;
use crate::assignment::{Item, Practice};
use crate::store::{Assignment, Class, KeptAnswer, Listed, Store, StoreError};
use crate::web::pages::fail;
use crate::web::percent::encode;
use crate::web::state::AppState;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use actix_web::web::{Bytes, Data};
use actix_web::{Error, HttpRequest, HttpResponse};
use futures_util::stream::{self, Stream};
use serde_json::{Value, json};
use std::vec::IntoIter;

/// `GET /{lang}/classes/{class}/settings/export.json`.
pub(in crate::web::pages) async fn download(
    request: HttpRequest,
    state: Data<AppState>,
    taught: Taught,
) -> Result<HttpResponse, Error> {
    let failed = fail::store(&request);
    let assignments = state.store.assignments(&taught.class).await.map_err(&failed)?;
    let roll = state.store.roll(&taught.class).await.map_err(&failed)?;
    let head = head(&taught.class, &assignments, state.clock.now_ms());
    Ok(HttpResponse::Ok()
        .content_type("application/json; charset=utf-8")
        .insert_header((CONTENT_DISPOSITION, disposition(&taught.class)))
        .insert_header((CACHE_CONTROL, "no-store"))
        .streaming(parts(state.store.clone(), head, roll)))
}

/// A file of the class's name.
fn disposition(class: &Class) -> String {
    format!("attachment; filename=\"yize-class.json\"; filename*=UTF-8''{}.json", encode(&class.name))
}

/// What stands before the pupils.
fn head(class: &Class, assignments: &[Assignment], now_ms: i64) -> String {
    let about =
        json!({ "id": class.id, "name": class.name, "zone": class.zone, "archived_at": class.archived_ms });
    let assignments: Vec<Value> = assignments.iter().map(assignment).collect();
    let (about, assignments) = (about.to_string(), Value::from(assignments).to_string());
    format!("{{\"exported_at\":{now_ms},\"class\":{about},\n\"assignments\":{assignments},\n\"pupils\":[")
}

fn assignment(set: &Assignment) -> Value {
    json!({
        "id": set.id, "title": set.terms.title, "note": set.terms.note, "due_at": set.terms.due_ms,
        "attempts": set.terms.attempts, "hints": set.terms.hints, "created_at": set.created_ms,
        "opened_at": set.opened_ms, "closed_at": set.closed_ms,
        "items": set.items.iter().map(item).collect::<Vec<_>>(),
    })
}

fn item(item: &Item) -> Value {
    match item {
        Item::Lesson(slug) => json!({ "lesson": slug }),
        Item::Puzzle(id) => json!({ "puzzle": id }),
        Item::Own(id) => json!({ "own": id }),
        Item::Question(id) => json!({ "question": id }),
        Item::Practice(Practice { skill, level, count, seed, each }) => json!({
            "skill": skill, "level": level.number(), "count": count, "seed": seed, "each": each,
        }),
    }
}

/// How far the file has come.
struct Progress {
    store: Store,
    head: Option<String>,
    left: IntoIter<Listed>,
    /// The pupil whose answers are being read, with the id of the last one.
    now: Option<(Listed, String)>,
    first: bool,
    ended: bool,
}

/// The file in pieces. Where the database fails the download breaks off: half a file is not taken for
/// a whole one.
fn parts(
    store: Store,
    head: String,
    roll: Vec<Listed>,
) -> impl Stream<Item = Result<Bytes, StoreError>> + 'static {
    let left = roll.into_iter();
    let start = Progress { store, head: Some(head), left, now: None, first: true, ended: false };
    stream::try_unfold(start, |mut progress| async move {
        let piece = progress.next().await?;
        Ok(piece.map(|piece| (Bytes::from(piece), progress)))
    })
}

impl Progress {
    async fn next(&mut self) -> Result<Option<String>, StoreError> {
        if let Some(head) = self.head.take() {
            return Ok(Some(head));
        }
        match self.now.take() {
            Some((listed, last)) => self.answers(listed, last).await.map(Some),
            None => Ok(self.pupil()),
        }
    }

    /// The next pupil, up to the answers; after the last one the end.
    fn pupil(&mut self) -> Option<String> {
        if self.ended {
            return None;
        }
        let Some(listed) = self.left.next() else {
            self.ended = true;
            return Some("\n]}\n".to_owned());
        };
        let between = if std::mem::take(&mut self.first) { "\n" } else { ",\n" };
        let (id, name) = (json!(listed.student.id), json!(listed.student.name));
        let signed = json!(listed.signed_ms);
        self.now = Some((listed, String::new()));
        Some(format!("{between}{{\"id\":{id},\"name\":{name},\"signed_in_at\":{signed},\"answers\":["))
    }

    /// The next answers of the pupil; after the last ones the end of the pupil.
    async fn answers(&mut self, listed: Listed, last: String) -> Result<String, StoreError> {
        let some = self.store.answers_after(&listed.student, &last).await?;
        let Some(end) = some.last().map(|answer| answer.id.clone()) else { return Ok("]}".to_owned()) };
        let texts: Vec<String> = some.iter().map(|kept| answer(kept).to_string()).collect();
        let between = if last.is_empty() { "\n" } else { ",\n" };
        self.now = Some((listed, end));
        Ok(format!("{between}{}", texts.join(",\n")))
    }
}

fn answer(kept: &KeptAnswer) -> Value {
    // What is kept is JSON; should it not be, it stands as the text that it is.
    let given = serde_json::from_str(&kept.answer).unwrap_or_else(|_| Value::from(kept.answer.as_str()));
    json!({
        "puzzle": kept.puzzle, "answer": given, "correct": kept.correct, "code": kept.code,
        "rule": kept.rule, "hints": kept.hints, "at": kept.at_ms, "assignment": kept.assignment, "task": kept.task,
        "elapsed_ms": kept.elapsed_ms,
    })
}
