//! A school year of classes: how long a teacher waits for the results of a class.
//!
//! `cargo bench --bench classes` fills a database with 200 classes of 30 pupils and 2,000,000 answers,
//! on SQLite and, where its programs are found, on PostgreSQL, and reads what the pages of results read,
//! once a class. It prints the median and the worst time of each, and fails where a median is above
//! 100 ms. `YIZE_BENCH_PART=10` fills a tenth. The plans that it prints show which index is used.

#![expect(clippy::expect_used, clippy::panic, reason = "a bench stops where it fails")]

#[path = "classes/fill.rs"]
mod fill;
#[path = "../tests/it/support.rs"]
#[expect(dead_code, reason = "a bench needs less of it than the tests")]
mod support;

use fill::Year;
use std::sync::Arc;
use std::time::{Duration, Instant};
use yize::curriculum;
use yize::i18n::Lang;
use yize::store::{Assignment, Class, Store, TeacherId, sqlite_address};
use yize::web::results::{beliefs, csv, sheet};
use yize::web::state::{AppState, Clock, Registration};
use yize::web::when::Zone;

const MEDIAN: Duration = Duration::from_millis(100);

/// What is read of a class.
const READ: [&str; 4] = ["grid", "csv", "map", "map of the year"];

fn main() {
    let year = Year::planned();
    println!("{} classes of {} pupils, {} answers", year.classes, year.pupils, year.answers());
    let folder = support::TempDir::new();
    let mut slow = measure("SQLite", &sqlite_address(&folder.path().join("year.sqlite3")), &year);
    if support::postgres_programs().is_some() {
        slow.extend(measure("PostgreSQL", &support::postgres_database(), &year));
    } else {
        println!("PostgreSQL: its programs are not found");
    }
    assert!(slow.is_empty(), "{slow:#?}");
}

/// Fills a database and reads it; gives what took too long.
fn measure(engine: &str, address: &str, year: &Year) -> Vec<String> {
    support::block_on(async {
        let store = Store::open(address).await.expect("a database");
        let start = Instant::now();
        let teacher = year.fill(address, &store).await;
        println!("{engine}: filled in {:.0?}", start.elapsed());
        let state = Arc::new(AppState {
            curriculum: curriculum::load().expect("the course"),
            store: store.clone(),
            secure_cookies: false,
            public_url: None,
            clock: Clock::Machine,
            registration: Registration::Closed,
        });
        let slow = read(engine, &state, &teacher).await;
        store.close().await;
        slow
    })
}

/// Reads every class once.
async fn read(engine: &str, state: &Arc<AppState>, teacher: &TeacherId) -> Vec<String> {
    let classes = state.store.classes(teacher).await.expect("classes");
    let mut times: [Vec<Duration>; READ.len()] = Default::default();
    for class in &classes {
        let sets = state.store.assignments(class).await.expect("assignments");
        let set = sets.first().expect("an assignment");
        for (took, times) in of_class(state, class, set).await.into_iter().zip(&mut times) {
            times.push(took);
        }
    }
    if let Some(class) = classes.first() {
        let sets = state.store.assignments(class).await.expect("assignments");
        for line in state.store.result_plans(class, &sets[0].id).await.expect("a plan") {
            println!("    {line}");
        }
    }
    let mut slow = Vec::new();
    for (what, mut times) in READ.iter().zip(times) {
        times.sort();
        let (median, worst) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{engine:<12} {what:<16} median {median:>10.2?}  worst {worst:>10.2?}");
        if median > MEDIAN {
            slow.push(format!("{engine} {what} {median:?}"));
        }
    }
    slow
}

async fn of_class(state: &Arc<AppState>, class: &Class, set: &Assignment) -> [Duration; READ.len()] {
    let start = Instant::now();
    let found = sheet(state, class, set).await.expect("a sheet");
    let grid = start.elapsed();
    let text = csv(Lang::Zh, &found, &Zone::named(&class.zone), true);
    assert!(text.lines().count() > 1);
    let file = start.elapsed();
    let start = Instant::now();
    assert!(!beliefs(state, class, Some(set)).await.expect("answers").shared().is_empty());
    let map = start.elapsed();
    let start = Instant::now();
    assert!(!beliefs(state, class, None).await.expect("answers").shared().is_empty());
    [grid, file, map, start.elapsed()]
}
