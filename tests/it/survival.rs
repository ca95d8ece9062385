//! An answer that was acknowledged is never lost: not even where the process is killed, with answers
//! in hand, and started again.

use crate::pages::{course, right_form};
use crate::solutions::given;
use crate::support::{Service, TempDir, block_on, postgres_database};
use reqwest::redirect::Policy;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use yize::puzzle::Puzzle;
use yize::store::{Store, sqlite_address};
use yize::web::server::spawn;
use yize::web::session;

/// Learners who answer at the same time.
const LEARNERS: usize = 12;
/// After so many acknowledged answers, with more on their way, the process is killed.
const ENOUGH: usize = 150;

/// A right answer in both of its forms.
#[derive(Debug, Clone)]
struct Right {
    puzzle: String,
    form: Vec<(&'static str, String)>,
    json: Value,
}

impl Right {
    fn of(puzzle: &Puzzle) -> Right {
        let answer = given(puzzle);
        Right { puzzle: puzzle.id.clone(), form: right_form(puzzle), json: json!({ "answer": answer }) }
    }
}

fn token(learner: usize) -> String {
    format!("{learner:032x}")
}

/// Answers puzzle after puzzle, by page and by JSON in turn, until the service is gone. Gives the
/// puzzles whose answers were acknowledged.
async fn answer(
    base: String,
    learner: usize,
    rights: Arc<Vec<Right>>,
    count: Arc<AtomicUsize>,
) -> Vec<String> {
    let client = Client::builder().redirect(Policy::none()).build().expect("a client");
    let mut kept = Vec::new();
    for (index, right) in rights.iter().enumerate() {
        let by_page = (index + learner).is_multiple_of(2);
        let request = if by_page {
            client.post(format!("{base}/zh/puzzles/{}", right.puzzle)).form(&right.form)
        } else {
            client.post(format!("{base}/api/v1/puzzles/{}/answers", right.puzzle)).json(&right.json)
        };
        let cookie = format!("{}={}", session::COOKIE, token(learner));
        let Ok(reply) = request.header("cookie", &cookie).send().await else { break };
        let status = if by_page { StatusCode::SEE_OTHER } else { StatusCode::OK };
        assert_eq!(reply.status(), status, "{}", right.puzzle);
        // A learner who goes on answering stays as long as what is kept.
        let renewed = reply.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        assert!(renewed.is_some_and(|value| value.starts_with(&cookie)), "{renewed:?}");
        kept.push(right.puzzle.clone());
        count.fetch_add(1, Ordering::SeqCst);
    }
    kept
}

/// Has all learners answer at once and kills the service meanwhile.
async fn kill_amid_answers(service: &mut Service, rights: &Arc<Vec<Right>>) -> Vec<Vec<String>> {
    let count = Arc::new(AtomicUsize::new(0));
    let (results, base) = (Arc::new(std::sync::Mutex::new(vec![Vec::new(); LEARNERS])), service.url(""));
    let tasks: Vec<_> = (0..LEARNERS)
        .map(|learner| {
            let (results, answering) =
                (Arc::clone(&results), answer(base.clone(), learner, rights.clone(), count.clone()));
            spawn(async move {
                let kept = answering.await;
                results.lock().expect("no test failed")[learner] = kept;
            })
        })
        .collect();
    while count.load(Ordering::SeqCst) < ENOUGH {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    service.kill();
    for task in tasks {
        task.await.expect("a learner's answers");
    }
    results.lock().expect("no test failed").clone()
}

fn nothing_is_lost(address: &str) {
    let rights: Arc<Vec<Right>> = Arc::new(course().puzzles.values().map(Right::of).collect());
    let arguments = ["--database", address, "--workers", "2"];
    block_on(async {
        let kept = kill_amid_answers(&mut Service::start_with(&arguments), &rights).await;
        let number: usize = kept.iter().map(Vec::len).sum();
        assert!((ENOUGH..LEARNERS * rights.len()).contains(&number), "killed too late: {number}");

        let service = Service::start_with(&arguments);
        let store = Store::open(address).await.expect("the store opens beside the service");
        for (learner, kept) in kept.iter().enumerate() {
            let key = session::key(&token(learner)).expect("a learner");
            let solved = store.progress(&key).await.expect("progress").solved;
            let lost: BTreeSet<_> = kept.iter().filter(|puzzle| !solved.contains(*puzzle)).collect();
            assert!(lost.is_empty(), "{lost:?}");
            // At most the one answer that was on its way came through unheard.
            assert!(solved.len() <= kept.len() + 1, "{} and {}", solved.len(), kept.len());
        }
        store.close().await;
        shown(&service, &kept[0]).await;
    });
}

/// The pages count what was kept.
async fn shown(service: &Service, kept: &[String]) {
    let puzzle = kept.first().expect("an answer that was kept");
    let cookie = format!("{}={}", session::COOKIE, token(0));
    let request = Client::new().get(service.url(&format!("/en/puzzles/{puzzle}"))).header("cookie", cookie);
    let reply = request.send().await.expect("a page");
    assert_eq!(reply.headers().get("cache-control").expect("a header"), "private, no-cache");
    let page = reply.text().await.expect("a page");
    assert!(page.matches("class=\"solved\"").count() > 1, "{page}");
}

#[test]
fn a_sqlite_file_keeps_every_acknowledged_answer() {
    let folder = TempDir::new();
    nothing_is_lost(&sqlite_address(&folder.path().join("yize.sqlite3")));
}

#[test]
fn postgresql_keeps_every_acknowledged_answer() {
    nothing_is_lost(&postgres_database());
}
