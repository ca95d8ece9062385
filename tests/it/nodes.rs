//! A class answers while nodes are killed: what was acknowledged is kept, and nothing is kept twice.
//!
//! Pupils send each answer by the name of its request until a node acknowledges it, as the pages do.
//! Requests go to the nodes in turn. Pupils and their teacher sign in as people do, by code, name and PIN
//! or by name and password, on one node, and go on with the others.

use crate::classroom::class;
use crate::pages::html;
use crate::service::Service as Browser;
use crate::solutions::given;
use crate::support::{Service, TempDir, block_on, postgres_database};
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use yize::assignment::Item;
use yize::curriculum;
use yize::puzzle::Puzzle;
use yize::store::{Class, NewStudent, Store, Terms, sqlite_address};
use yize::web::server::spawn;
use yize::web::{pin, session};

/// Pupils who answer at the same time.
const PUPILS: [&str; 10] = ["王芳", "李明", "张伟", "刘洋", "陈静", "Ann", "Ben", "Cleo", "Dan", "Eve"];

/// How many answers each of them gives.
const ANSWERS: usize = 200;

/// How long a pupil's browser waits before it sends an answer again.
const PAUSE: Duration = Duration::from_millis(20);

/// The nodes that run, by their addresses; one that is killed is started again at another.
type Nodes = Arc<Mutex<Vec<String>>>;

/// The class, what is set for it, and the exercises.
struct World {
    class: Class,
    assignment: String,
    rights: Arc<Vec<Value>>,
    /// What each pupil's browser holds once they are signed in.
    cookies: Vec<String>,
}

/// What the teacher signs up with.
const TEACHER: [(&str, &str); 2] = [("name", "wang"), ("password", "three knights hop")];

const CODE: &str = "BBBBBB";

fn pin_of(pupil: usize) -> String {
    format!("50{:02}", pupil + 10)
}

/// A browser that comes to this node.
fn browser(node: &Service) -> Browser {
    Browser::at(node.address().parse().expect("an address"))
}

/// Signs a pupil in: the class code, the name from the list, the PIN. Gives the cookie.
async fn sign_in(node: &Service, pupil: usize) -> String {
    let browser = browser(node);
    let names = html(&browser.get(&format!("/zh/class?code={CODE}")).await);
    let (before, _) = names.split_once(&format!("\">{}</a>", PUPILS[pupil])).expect("the name");
    let (_, link) = before.rsplit_once("who=").expect("a link");
    let (who, _) = link.split_once('"').unwrap_or((link, ""));
    let asked = html(&browser.get(&format!("/zh/class?code={CODE}&who={who}")).await);
    assert!(asked.contains("name=\"pin\"") && asked.contains(PUPILS[pupil]), "{asked}");
    let fields = [("code", CODE), ("who", who), ("pin", &pin_of(pupil))];
    let entered = browser.form("/zh/class", &fields).await;
    assert_eq!((entered.status, entered.header("location")), (303, "/zh/my"));
    let set = entered.headers.get_all("set-cookie").iter().filter_map(|value| value.to_str().ok());
    let cookie = set.filter_map(|cookie| cookie.split(';').next());
    cookie.into_iter().find(|cookie| cookie.starts_with(session::PUPIL)).expect("a cookie").to_owned()
}

/// A teacher signs up; the class is made, and each pupil signs in on a node, in turn.
async fn set(store: &Store, nodes: &[Service]) -> World {
    assert_eq!(browser(&nodes[0]).form("/zh/sign-up", &TEACHER).await.status, 200);
    let id = store.credentials("wang").await.expect("a store").expect("a teacher").teacher.id;
    let class = class(store, &id, CODE).await;
    let new = PUPILS.iter().enumerate().map(|(pupil, name)| NewStudent {
        name: (*name).to_owned(),
        pin: pin::hash(&pin_of(pupil)).expect("a hash"),
        card_hash: format!("card of {name}"),
    });
    store.add_students(&class, &new.collect::<Vec<_>>(), 1).await.expect("pupils");
    let mut cookies = Vec::new();
    for pupil in 0..PUPILS.len() {
        cookies.push(sign_in(&nodes[pupil % nodes.len()], pupil).await);
    }
    let course = curriculum::load().expect("the course");
    let lesson = course.lesson("rook").expect("a lesson");
    let puzzles: Vec<&Puzzle> = course.puzzles_of(lesson).collect();
    let terms = Terms { title: "车".to_owned(), hints: true, ..Terms::default() };
    let set = store.create_assignment(&class, &terms, &[Item::Lesson("rook".to_owned())], 1).await;
    let set = set.expect("an assignment");
    store.open_assignment(&set, 2).await.expect("it opens");
    let rights = Arc::new(puzzles.into_iter().map(given).collect());
    World { class, assignment: set.id, rights, cookies }
}

/// Answers exercise after exercise, each until it is acknowledged.
async fn answer_all(world: Arc<World>, pupil: usize, nodes: Nodes, count: Arc<AtomicUsize>) {
    let client = Client::builder().timeout(Duration::from_secs(20)).build().expect("a client");
    let course = curriculum::load().expect("the course");
    let puzzles = &course.lesson("rook").expect("a lesson").puzzles;
    for number in 0..ANSWERS {
        let place = number % puzzles.len();
        let body = json!({
            "answer": world.rights[place],
            "assignment": world.assignment,
            "task": place + 1,
            "request": format!("answer-{pupil}-{number}"),
            "elapsed": 1000,
        });
        for turn in number.. {
            let node = {
                let nodes = nodes.lock().expect("no test failed");
                nodes[turn % nodes.len()].clone()
            };
            let request = client
                .post(format!("{node}/api/v1/puzzles/{}/answers", puzzles[place]))
                .header("cookie", &world.cookies[pupil])
                .json(&body);
            match request.send().await {
                Ok(reply) => {
                    assert_eq!(reply.status(), StatusCode::OK, "{:?}", reply.text().await);
                    break;
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        }
        count.fetch_add(1, Ordering::SeqCst);
    }
}

/// Kills a node once so many answers are acknowledged, with more on their way, and starts it again.
async fn kill(
    services: &mut [Service],
    nodes: &Nodes,
    which: usize,
    arguments: &[&str],
    until: impl Fn() -> bool,
) {
    while !until() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    services[which].kill();
    services[which] = Service::start_with(arguments);
    nodes.lock().expect("no test failed")[which] = services[which].url("");
}

fn every_answer_is_there_once(address: &str, count_of_nodes: usize) {
    let arguments = ["--database", address, "--workers", "2"];
    block_on(async {
        let store = Store::open(address).await.expect("the store opens");
        let mut services: Vec<Service> =
            (0..count_of_nodes).map(|_| Service::start_with(&arguments)).collect();
        let world = Arc::new(set(&store, &services).await);
        let nodes: Nodes = Arc::new(Mutex::new(services.iter().map(|service| service.url("")).collect()));
        let count = Arc::new(AtomicUsize::new(0));
        let answering: Vec<_> = (0..PUPILS.len())
            .map(|pupil| spawn(answer_all(world.clone(), pupil, nodes.clone(), count.clone())))
            .collect();
        let all = PUPILS.len() * ANSWERS;
        for (turn, after) in [all / 3, 2 * all / 3].into_iter().enumerate() {
            let acknowledged = || count.load(Ordering::SeqCst) >= after;
            kill(&mut services, &nodes, turn % count_of_nodes, &arguments, acknowledged).await;
        }
        for pupil in answering {
            pupil.await.expect("a pupil's answers");
        }
        holds(&store, &world).await;
        look_at_results(&services, &world).await;
        store.close().await;
    });
}

/// The teacher signs in on one node, sees the results on the others, and signs out there everywhere.
async fn look_at_results(nodes: &[Service], world: &World) {
    let (first, last) = (&nodes[0], nodes.last().expect("a node"));
    let there = browser(first);
    assert_eq!(there.form("/zh/sign-in", &TEACHER).await.status, 303);
    let place = format!("/zh/assignments/{}/results", world.assignment);
    let elsewhere = there.before(last.address().parse().expect("an address"));
    for node in [&there, &elsewhere] {
        let results = html(&node.get(&place).await);
        assert!(PUPILS.iter().all(|name| results.contains(name)), "{results}");
    }
    assert_eq!(elsewhere.form("/zh/sign-out", &[]).await.status, 303);
    assert_eq!(there.get(&place).await.status, 303, "to the page for signing in");
}

/// Every answer of every pupil is kept, and none twice.
async fn holds(store: &Store, world: &World) {
    let tallies = store.tallies(&world.class, &world.assignment).await.expect("tallies");
    let mut kept: BTreeMap<i64, i64> = BTreeMap::new();
    for tally in &tallies {
        *kept.entry(tally.task).or_default() += tally.attempts;
        assert_eq!(tally.elapsed_ms, 1000 * tally.attempts);
    }
    let exercises = world.rights.len();
    let wanted = (0..exercises).map(|place| {
        let each = (0..ANSWERS).filter(|number| number % exercises == place).count();
        (place as i64 + 1, (each * PUPILS.len()) as i64)
    });
    assert_eq!(kept, wanted.collect());
}

#[test]
fn two_nodes_on_one_postgresql_lose_nothing_and_keep_nothing_twice() {
    every_answer_is_there_once(&postgres_database(), 2);
}

#[test]
fn a_sqlite_file_loses_nothing_and_keeps_nothing_twice() {
    let folder = TempDir::new();
    every_answer_is_there_once(&sqlite_address(&folder.path().join("yize.sqlite3")), 1);
}
