//! What is remembered of the rules, carried from device to device, on every engine alike.

use crate::store::{
    Database, answer, counting, forgetful, learner, on_every_engine, postgres, run, sqlite_file,
    sqlite_memory,
};
use crate::support::block_on;
use sqlx::any::{AnyConnectOptions, install_default_drivers};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{AnyConnection, Connection, SqlSafeStr};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::rc::Rc;
use std::str::FromStr;
use yize::mastery::{Answer, Memory};
use yize::store::{Answered, Attempt, CodeState, Last, LearnerKey, Memories, Sent, Store};
use yize::web::server::spawn;

/// An hour, in milliseconds.
const HOUR: i64 = 3_600_000;

on_every_engine!(
    a_memory_comes_back_as_it_was_kept,
    answers_at_once_on_one_rule_are_all_counted,
    two_first_answers_at_once_make_one_learner,
    a_code_joins_two_devices,
    two_who_sent_answers_under_one_name_are_joined,
    what_both_did_is_gone_through_in_order,
    a_code_works_once_and_not_for_long,
    a_new_code_takes_the_place_of_the_old,
    of_many_who_enter_one_code_one_gets_in,
    joining_while_answering_loses_nothing,
    erasing_on_one_device_erases_on_all,
    nobody_reads_what_another_remembers,
);

/// How many answers were counted.
async fn counted(store: &Store, name: &LearnerKey) -> u32 {
    store.memories(name, &counting).await.unwrap().get("all").map_or(0, |memory| memory.reps)
}

/// Remembers each puzzle as if it were a rule.
fn by_puzzle(answered: &Answered, known: &Memories) -> Memories {
    let answer = if answered.correct { Answer::Right } else { Answer::Missed };
    let memory = Memory::after(known.get(&answered.puzzle), answer, answered.at_ms);
    Memories::from([(answered.puzzle.clone(), memory)])
}

async fn keep(store: &Store, name: &LearnerKey, puzzle: &str, now_ms: i64) {
    store.keep_attempt(name, &answer(puzzle, true), now_ms, &counting).await.unwrap();
}

async fn a_memory_comes_back_as_it_was_kept(store: Store) {
    let odd = Memory {
        stability: 0.1 + 0.2,
        difficulty: std::f32::consts::PI,
        reps: u32::MAX,
        lapses: 7,
        missed: true,
        last_ms: i64::MIN,
        due_ms: i64::MAX,
    };
    let odd_one = move |_: &Answered, _: &Memories| Memories::from([("王 'x'; --".to_owned(), odd)]);
    store.keep_attempt(&learner(1), &answer("a", true), 1, &odd_one).await.unwrap();
    let memories = store.memories(&learner(1), &forgetful).await.unwrap();
    assert_eq!(memories, odd_one(&answered("a"), &memories));
    store.keep_attempt(&learner(1), &answer("a", false), 2, &forgetful).await.unwrap();
    store.keep_attempt(&learner(1), &answer("b", false), 3, &forgetful).await.unwrap();
    let last = store.last_answers(&learner(1)).await.unwrap();
    assert_eq!(last["a"], Last { at_ms: 2, solved_ms: Some(1) });
    assert_eq!(last["b"], Last { at_ms: 3, solved_ms: None });
}

fn answered(puzzle: &str) -> Answered {
    Answered {
        puzzle: puzzle.to_owned(),
        correct: true,
        rule: None,
        hinted: false,
        at_ms: 1,
        solved_ms: None,
        missed_ms: None,
    }
}

async fn at_once(stores: &[Store], answers: usize) {
    let tasks: Vec<_> = (0..answers)
        .map(|number| {
            let store = stores[number % stores.len()].clone();
            spawn(async move { keep(&store, &learner(1), &number.to_string(), 1).await })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(counted(&stores[0], &learner(1)).await as usize, answers);
}

async fn answers_at_once_on_one_rule_are_all_counted(store: Store) {
    at_once(&[store], 40).await;
}

async fn two_first_answers_at_once_make_one_learner(store: Store) {
    for round in 0..5 {
        let tasks: Vec<_> = (0..4)
            .map(|number: i64| {
                let store = store.clone();
                spawn(async move { keep(&store, &learner(round), &number.to_string(), 1).await })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        assert_eq!(counted(&store, &learner(round)).await, 4);
    }
    assert_eq!(store.erase_idle(2).await.unwrap(), 5);
}

/// Two nodes, each with a store of its own on one database.
fn on_two_nodes(database: &Database) {
    run(database, async |one| {
        let two = Store::open(&database.address).await.unwrap();
        at_once(&[one, two.clone()], 40).await;
        two.close().await;
    });
}

#[test]
fn two_nodes_count_every_answer_on_one_sqlite_file() {
    on_two_nodes(&sqlite_file());
}

#[test]
fn two_nodes_count_every_answer_on_postgres() {
    on_two_nodes(&postgres());
}

async fn a_code_joins_two_devices(store: Store) {
    let (phone, desk) = (learner("phone"), learner("desk"));
    keep(&store, &phone, "a", 1).await;
    assert!(store.make_code(&phone, "code", HOUR).await.unwrap());
    let open = CodeState::Open { theirs: 1, own: 0, begun: false };
    assert_eq!(store.code_state("code", None, 2).await.unwrap(), open);
    assert_eq!(store.code_state("code", Some(&desk), 2).await.unwrap(), open);
    assert_eq!(store.code_state("code", Some(&phone), 2).await.unwrap(), CodeState::Own);
    assert_eq!(store.redeem("code", &desk, 2).await.unwrap(), open);
    // The same learner from then on, in both directions.
    keep(&store, &desk, "b", 3).await;
    keep(&store, &phone, "c", 4).await;
    for device in [&phone, &desk] {
        let solved = store.progress(device).await.unwrap().solved;
        assert_eq!(solved, BTreeSet::from(["a", "b", "c"].map(str::to_owned)));
        assert_eq!(counted(&store, device).await, 3);
    }
    assert_eq!(store.erase_idle(4).await.unwrap(), 0, "both are seen");
}

/// The name of a request is the sender's to choose, and two may choose one.
async fn two_who_sent_answers_under_one_name_are_joined(store: Store) {
    let (phone, desk) = (learner("phone"), learner("desk"));
    for (device, puzzle) in [(&phone, "a"), (&desk, "b")] {
        let sent = Sent { request: Some("same".to_owned()), ..Sent::default() };
        let attempt = Attempt { sent, ..answer(puzzle, true) };
        store.keep_attempt(device, &attempt, 1, &by_puzzle).await.unwrap();
    }
    store.make_code(&phone, "code", HOUR).await.unwrap();
    assert!(matches!(store.redeem("code", &desk, 2).await.unwrap(), CodeState::Open { .. }));
    assert_eq!(store.progress(&phone).await.unwrap().solved.len(), 2);
}

async fn what_both_did_is_gone_through_in_order(store: Store) {
    let (phone, desk) = (learner("phone"), learner("desk"));
    let rows = [(&phone, "a", true, 1), (&desk, "a", false, 2 * HOUR), (&desk, "b", true, 3)];
    for (device, puzzle, correct, now) in rows {
        store.keep_attempt(device, &answer(puzzle, correct), now, &by_puzzle).await.unwrap();
    }
    store.make_code(&phone, "code", 9 * HOUR).await.unwrap();
    let stood = store.redeem("code", &desk, 3 * HOUR).await.unwrap();
    assert_eq!(stood, CodeState::Open { theirs: 1, own: 1, begun: true });
    let first = Memory::after(None, Answer::Right, 1);
    let joined = Memories::from([
        ("a".to_owned(), Memory::after(Some(&first), Answer::Missed, 2 * HOUR)),
        ("b".to_owned(), Memory::after(None, Answer::Right, 3)),
    ]);
    assert_eq!(store.memories(&desk, &by_puzzle).await.unwrap(), joined);
    assert_eq!(store.memories(&phone, &forgetful).await.unwrap(), joined, "made once, and kept");
}

async fn a_code_works_once_and_not_for_long(store: Store) {
    let phone = learner("phone");
    assert!(!store.make_code(&phone, "none", HOUR).await.unwrap(), "there is nothing to carry");
    keep(&store, &phone, "a", 1).await;
    store.make_code(&phone, "code", HOUR).await.unwrap();
    assert_eq!(store.redeem("cod", &learner("x"), 2).await.unwrap(), CodeState::Unknown);
    assert_eq!(store.redeem("code", &learner("x"), HOUR).await.unwrap(), CodeState::Expired);
    assert_eq!(counted(&store, &learner("x")).await, 0);
    assert!(matches!(store.redeem("code", &learner("y"), HOUR - 1).await.unwrap(), CodeState::Open { .. }));
    assert_eq!(store.redeem("code", &learner("z"), 3).await.unwrap(), CodeState::Used);
    // Who presses the button twice is told that it is done.
    assert_eq!(store.redeem("code", &learner("y"), 3).await.unwrap(), CodeState::Own);
    store.forget_codes(HOUR + 1).await.unwrap();
    assert_eq!(store.code_state("code", None, 3).await.unwrap(), CodeState::Unknown);
}

async fn a_new_code_takes_the_place_of_the_old(store: Store) {
    keep(&store, &learner(1), "a", 1).await;
    for code in ["one", "two"] {
        store.make_code(&learner(1), code, HOUR).await.unwrap();
    }
    assert_eq!(store.code_state("one", None, 2).await.unwrap(), CodeState::Unknown);
    assert!(matches!(store.code_state("two", None, 2).await.unwrap(), CodeState::Open { .. }));
}

async fn of_many_who_enter_one_code_one_gets_in(store: Store) {
    keep(&store, &learner(1), "a", 1).await;
    store.make_code(&learner(1), "code", HOUR).await.unwrap();
    let stood = Rc::new(RefCell::new(Vec::new()));
    let tasks: Vec<_> = (10..22)
        .map(|number| {
            let (store, stood) = (store.clone(), Rc::clone(&stood));
            spawn(async move {
                let state = store.redeem("code", &learner(number), 2).await.unwrap();
                stood.borrow_mut().push(state);
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let used = stood.borrow().iter().filter(|state| **state == CodeState::Used).count();
    assert_eq!((used, stood.borrow().len()), (11, 12));
}

async fn joining_while_answering_loses_nothing(store: Store) {
    let (phone, desk) = (learner("phone"), learner("desk"));
    keep(&store, &phone, "a", 1).await;
    keep(&store, &desk, "b", 1).await;
    store.make_code(&phone, "code", HOUR).await.unwrap();
    let answers = (0..20).map(|number| {
        let (store, device) = (store.clone(), if number % 2 == 0 { phone.clone() } else { desk.clone() });
        spawn(async move { keep(&store, &device, &number.to_string(), 2).await })
    });
    let answers: Vec<_> = answers.collect();
    assert!(matches!(store.redeem("code", &desk, 3).await.unwrap(), CodeState::Open { .. }));
    for task in answers {
        task.await.unwrap();
    }
    assert_eq!((counted(&store, &phone).await, counted(&store, &desk).await), (22, 22));
}

async fn erasing_on_one_device_erases_on_all(store: Store) {
    let (phone, desk) = (learner("phone"), learner("desk"));
    keep(&store, &phone, "a", 1).await;
    store.make_code(&phone, "one", HOUR).await.unwrap();
    store.redeem("one", &desk, 2).await.unwrap();
    store.make_code(&phone, "two", HOUR).await.unwrap();
    assert!(store.erase(&desk).await.unwrap());
    for device in [&phone, &desk] {
        assert!(store.progress(device).await.unwrap().solved.is_empty());
        assert_eq!(counted(&store, device).await, 0);
        assert!(!store.erase(device).await.unwrap());
    }
    assert_eq!(store.code_state("two", None, 3).await.unwrap(), CodeState::Unknown);
}

async fn nobody_reads_what_another_remembers(store: Store) {
    keep(&store, &learner(1), "a", 1).await;
    for other in [learner(2), LearnerKey(String::new()), LearnerKey("%".to_owned())] {
        assert!(store.memories(&other, &counting).await.unwrap().is_empty());
        assert!(store.last_answers(&other).await.unwrap().is_empty());
        assert!(!store.make_code(&other, "code", HOUR).await.unwrap());
        assert!(!store.erase(&other).await.unwrap());
    }
    assert_eq!(counted(&store, &learner(1)).await, 1);
}

/// A database as the first version left it, with answers of two learners.
async fn first_version(address: &str) {
    install_default_drivers();
    let sql = include_str!("../../src/store/migrations/0001_learners.sql");
    let step = Migration::new(1, "learners".into(), MigrationType::Simple, sql.into_sql_str(), false);
    let address =
        if address.starts_with("sqlite") { format!("{address}?mode=rwc") } else { address.to_owned() };
    let options = AnyConnectOptions::from_str(&address).unwrap();
    let mut connection = AnyConnection::connect_with(&options).await.unwrap();
    Migrator::with_migrations(vec![step]).run(&mut connection).await.unwrap();
    for name in [1, 2] {
        sqlx::query("INSERT INTO learners (id, token_hash, created_at, seen_at) VALUES ($1, $2, 1, $3)")
            .bind(format!("id{name}"))
            .bind(&learner(name).0)
            .bind(i64::from(name) * 10)
            .execute(&mut connection)
            .await
            .unwrap();
    }
    for (id, puzzle, correct, at) in [(1, "a", 1_i16, 5_i64), (2, "a", 0, 6), (3, "b", 1, 7)] {
        sqlx::query(
            "INSERT INTO attempts (id, learner_id, puzzle, answer, correct, code, at) \
             VALUES ($1, 'id1', $2, '{}', $3, 'right', $4)",
        )
        .bind(id.to_string())
        .bind(puzzle)
        .bind(correct)
        .bind(at)
        .execute(&mut connection)
        .await
        .unwrap();
    }
    connection.close().await.unwrap();
}

/// Learners of the first version keep their answers, and are remembered by them: when they are first
/// looked at, or with their next answer, whichever comes first.
fn earlier_answers_are_remembered(database: &Database) {
    if let Some(folder) = database.folder() {
        std::fs::create_dir_all(folder).unwrap();
    }
    block_on(first_version(&database.address));
    run(database, async |store| {
        assert_eq!(store.progress(&learner(1)).await.unwrap().solved.len(), 2);
        let seen = std::sync::Mutex::new(Vec::new());
        let watching = |answered: &Answered, known: &Memories| {
            seen.lock().unwrap().push((answered.clone(), known.len()));
            counting(answered, known)
        };
        assert_eq!(store.memories(&learner(1), &watching).await.unwrap()["all"].reps, 3);
        let again = Answered { correct: false, at_ms: 6, solved_ms: Some(5), ..answered("a") };
        let other = Answered { at_ms: 7, ..answered("b") };
        let first = Answered { at_ms: 5, ..answered("a") };
        assert_eq!(*seen.lock().unwrap(), [(first, 0), (again, 1), (other, 1)]);
        assert_eq!(counted(&store, &learner(1)).await, 3, "they are not gone through twice");
        keep(&store, &learner(2), "c", 9).await;
        assert_eq!(counted(&store, &learner(2)).await, 1);
        assert_eq!(store.erase_idle(10).await.unwrap(), 1);
    });
}

#[test]
fn earlier_answers_are_remembered_on_sqlite() {
    earlier_answers_are_remembered(&sqlite_file());
}

#[test]
fn earlier_answers_are_remembered_on_postgres() {
    earlier_answers_are_remembered(&postgres());
}
