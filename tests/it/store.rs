//! The store keeps what it acknowledges, on every engine alike.

use crate::support::{TempDir, block_on, lines, postgres_database};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};
use std::sync::Arc;
use yize::mastery::{Answer, Memory};
use yize::store::{Answered, Attempt, LearnerKey, Memories, Sent, Store, sqlite_address};
use yize::web::server::spawn;

/// A database of one kind, empty at first.
pub(crate) struct Database {
    pub(crate) address: String,
    folder: Option<TempDir>,
}

impl Database {
    /// The folder of a file.
    pub(crate) fn folder(&self) -> Option<std::path::PathBuf> {
        self.folder.as_ref().map(|folder| folder.path().join(FOLDER))
    }
}

/// A folder that is made at need; a name may hold anything.
const FOLDER: &str = "弈则 100%?";

pub(crate) fn sqlite_file() -> Database {
    let folder = TempDir::new();
    let address = sqlite_address(&folder.path().join(FOLDER).join("yize.sqlite3"));
    Database { address, folder: Some(folder) }
}

pub(crate) fn sqlite_memory() -> Database {
    Database { address: "sqlite::memory:".to_owned(), folder: None }
}

pub(crate) fn postgres() -> Database {
    Database { address: postgres_database(), folder: None }
}

pub(crate) fn run(database: &Database, test: impl AsyncFnOnce(Store)) {
    block_on(async {
        let store = Store::open(&database.address).await.expect("the store opens");
        test(store.clone()).await;
        store.close().await;
    });
}

/// Each test, on each engine.
macro_rules! on_every_engine {
    ($($test:ident),* $(,)?) => {
        on_every_engine!(@ sqlite_file: $($test),*);
        on_every_engine!(@ sqlite_memory: $($test),*);
        on_every_engine!(@ postgres: $($test),*);
    };
    (@ $engine:ident: $($test:ident),*) => {
        mod $engine {
            $(
                #[test]
                fn $test() {
                    super::run(&super::$engine(), super::$test);
                }
            )*
        }
    };
}
pub(crate) use on_every_engine;

on_every_engine!(
    an_unknown_learner_has_done_nothing,
    progress_tells_solved_from_tried,
    any_text_is_kept,
    many_learners_answer_at_once,
    one_learner_answers_many_times_at_once,
    an_erased_learner_leaves_nothing,
    only_the_idle_are_erased,
    the_database_answers,
);

pub(crate) fn learner(name: impl std::fmt::Display) -> LearnerKey {
    LearnerKey(format!("{name:064}"))
}

pub(crate) fn answer(puzzle: impl std::fmt::Display, correct: bool) -> Attempt {
    Attempt {
        puzzle: puzzle.to_string(),
        skill: None,
        answer: r#"{"move":"e2e4"}"#.to_owned(),
        correct,
        code: if correct { "right" } else { "pinned" }.to_owned(),
        rule: None,
        belief: None,
        hints: 0,
        sent: Sent::default(),
    }
}

/// Remembers nothing but how many answers there were.
pub(crate) fn counting(answered: &Answered, known: &Memories) -> Memories {
    let before = known.get("all").copied();
    let first = || Memory::after(None, Answer::Right, answered.at_ms);
    let next = before.map_or_else(first, |memory| Memory { reps: memory.reps + 1, ..memory });
    Memories::from([("all".to_owned(), next)])
}

/// Of what is remembered, nothing changes.
pub(crate) fn forgetful(_: &Answered, _: &Memories) -> Memories {
    Memories::new()
}

fn names<const N: usize>(names: [&str; N]) -> BTreeSet<String> {
    names.into_iter().map(str::to_owned).collect()
}

async fn an_unknown_learner_has_done_nothing(store: Store) {
    assert_eq!(store.progress(&learner(1)).await.unwrap(), yize::store::Progress::default());
}

async fn progress_tells_solved_from_tried(store: Store) {
    let answers = [("a", false), ("a", true), ("a", false), ("b", false), ("b", false), ("c", true)];
    for (now, (puzzle, correct)) in (1..).zip(answers) {
        store.keep_attempt(&learner(1), &answer(puzzle, correct), now, &forgetful).await.unwrap();
    }
    store.keep_attempt(&learner(2), &answer("d", true), 9, &forgetful).await.unwrap();
    let progress = store.progress(&learner(1)).await.unwrap();
    assert_eq!(progress.solved, names(["a", "c"]));
    assert_eq!(progress.tried, names(["b"]));
    assert_eq!(store.progress(&learner(2)).await.unwrap().solved, names(["d"]));
}

async fn any_text_is_kept(store: Store) {
    let puzzle = "王车易位 'x'; DROP TABLE attempts; -- $1 ?";
    store.keep_attempt(&learner(1), &answer(puzzle, true), i64::MAX, &forgetful).await.unwrap();
    assert_eq!(store.progress(&learner(1)).await.unwrap().solved, names([puzzle]));
}

async fn many_learners_answer_at_once(store: Store) {
    let tasks: Vec<_> = (0..60)
        .map(|number| {
            let store = store.clone();
            spawn(async move {
                for puzzle in 0..5 {
                    store.keep_attempt(&learner(number), &answer(puzzle, true), 1, &forgetful).await.unwrap();
                    let progress = store.progress(&learner(number)).await.unwrap();
                    assert_eq!(progress.solved.len(), puzzle + 1, "an acknowledged answer is seen");
                }
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(store.erase_idle(2).await.unwrap(), 60);
}

async fn one_learner_answers_many_times_at_once(store: Store) {
    let tasks: Vec<_> = (0..50)
        .map(|puzzle| {
            let store = store.clone();
            spawn(async move {
                store.keep_attempt(&learner(1), &answer(puzzle, true), puzzle, &forgetful).await.unwrap();
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(store.progress(&learner(1)).await.unwrap().solved.len(), 50);
    assert_eq!(store.erase_idle(i64::MAX).await.unwrap(), 1, "they are one learner");
}

async fn an_erased_learner_leaves_nothing(store: Store) {
    for name in [1, 2] {
        store.keep_attempt(&learner(name), &answer("a", true), 1, &forgetful).await.unwrap();
    }
    assert!(store.erase(&learner(1)).await.unwrap());
    assert!(!store.erase(&learner(1)).await.unwrap());
    assert_eq!(store.progress(&learner(2)).await.unwrap().solved, names(["a"]));
    store.keep_attempt(&learner(1), &answer("b", false), 2, &forgetful).await.unwrap();
    let progress = store.progress(&learner(1)).await.unwrap();
    assert_eq!((progress.solved, progress.tried), (names([]), names(["b"])), "nothing of before comes back");
}

async fn only_the_idle_are_erased(store: Store) {
    store.keep_attempt(&learner("idle"), &answer("a", true), 10, &forgetful).await.unwrap();
    for now in [10, 20] {
        store.keep_attempt(&learner("back"), &answer("a", true), now, &forgetful).await.unwrap();
    }
    assert_eq!(store.erase_idle(10).await.unwrap(), 0);
    assert_eq!(store.erase_idle(20).await.unwrap(), 1);
    assert!(store.progress(&learner("idle")).await.unwrap().solved.is_empty());
    assert_eq!(store.progress(&learner("back")).await.unwrap().solved, names(["a"]));
}

async fn the_database_answers(store: Store) {
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err());
}

/// Several nodes start on one empty database at the same moment, twice over.
fn nodes_start_at_once(database: &Database) {
    let address = Arc::new(database.address.clone());
    for _ in 0..2 {
        let nodes: Vec<_> = (0..6)
            .map(|node| {
                let address = Arc::clone(&address);
                std::thread::spawn(move || {
                    block_on(async {
                        let store = Store::open(&address).await.expect("the store opens");
                        store.keep_attempt(&learner(1), &answer(node, true), 1, &forgetful).await.unwrap();
                        store.close().await;
                    });
                })
            })
            .collect();
        for node in nodes {
            node.join().expect("a node starts");
        }
    }
    run(database, async |store| {
        assert_eq!(store.progress(&learner(1)).await.unwrap().solved.len(), 6);
    });
}

#[test]
fn nodes_start_at_once_on_postgres() {
    nodes_start_at_once(&postgres());
}

#[test]
fn processes_start_at_once_on_one_sqlite_file() {
    nodes_start_at_once(&sqlite_file());
}

#[test]
fn a_database_that_cannot_be_opened_is_named_in_a_sentence() {
    let folder = TempDir::new();
    std::fs::write(folder.path().join("file"), "no folder").unwrap();
    let rows = [
        ("mysql://root:secret@localhost/yize".to_owned(), "no such kind of database: mysql:"),
        ("postgres://yize:secret@127.0.0.1:1/yize".to_owned(), "the database does not answer"),
        (sqlite_address(&folder.path().join("file/yize.sqlite3")), "the folder"),
        (sqlite_address(folder.path()), "the database does not answer"),
    ];
    for (address, start) in rows {
        let error = block_on(Store::open(&address)).expect_err("no store").to_string();
        assert!(error.starts_with(start), "{address}: {error}");
        assert!(!error.contains("secret") && !error.contains('\n'), "{error}");
    }
}

/// Where a test of the next kind is told to write until it is killed.
const WRITE_TO: &str = "YIZE_TEST_WRITE_TO";

/// Runs this test again in a process of its own that writes answers one after the other and names
/// each once it is acknowledged; kills it in the midst; then looks for all of them.
fn what_is_acknowledged_survives_a_kill(test: &str, database: fn() -> Database) {
    if let Ok(address) = std::env::var(WRITE_TO) {
        write_for_ever(&address);
    }
    let database = database();
    let mut writer = Command::new(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(WRITE_TO, &database.address)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut output = lines(&mut writer).filter_map(|line| line.strip_prefix("kept ").map(str::to_owned));
    let mut kept: BTreeSet<String> = output.by_ref().take(200).collect();
    writer.kill().unwrap();
    writer.wait().unwrap();
    kept.extend(output);
    assert!(kept.len() >= 200, "the writer wrote {} answers only", kept.len());
    run(&database, async |store| {
        let solved = store.progress(&learner(1)).await.unwrap().solved;
        assert!(solved.is_superset(&kept), "lost: {:?}", kept.difference(&solved));
        assert!(solved.len() <= kept.len() + 1, "more than the one in hand was kept");
        let counted = store.memories(&learner(1), &counting).await.unwrap()["all"].reps;
        assert_eq!(counted as usize, solved.len(), "an answer and what it changes are kept together");
    });
}

fn write_for_ever(address: &str) -> ! {
    block_on(async {
        let store = Store::open(address).await.expect("the store opens");
        let mut puzzle = 0_u64;
        loop {
            store.keep_attempt(&learner(1), &answer(puzzle, true), 1, &counting).await.unwrap();
            let mut output = std::io::stdout().lock();
            writeln!(output, "\nkept {puzzle}").unwrap();
            output.flush().unwrap();
            puzzle += 1;
        }
    })
}

#[test]
fn answers_survive_a_kill_on_sqlite() {
    what_is_acknowledged_survives_a_kill("store::answers_survive_a_kill_on_sqlite", sqlite_file);
}

#[test]
fn answers_survive_a_kill_on_postgres() {
    what_is_acknowledged_survives_a_kill("store::answers_survive_a_kill_on_postgres", postgres);
}
