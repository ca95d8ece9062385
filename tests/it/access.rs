//! Who may see and change what: every page and every call of the API, by every method, for everybody.
//!
//! A page that is not in one of the lists below fails, so that nobody adds one without saying whom it
//! is for. What is not there and what is somebody else's must look alike, and nobody who is turned
//! away may have changed anything.

use crate::classroom::{class, pupils, teacher};
use crate::service::{Reply, Service};
use crate::support::block_on;
use reqwest::{Method, RequestBuilder};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use yize::assignment::Item;
use yize::store::{Assignment, Class, LearnerKey, NewOwnPuzzle, Store, Student, TeacherId, Terms};
use yize::web::api::ROUTES;
use yize::web::pages::PAGES;
use yize::web::session;

/// Whoever asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Actor {
    Nobody,
    Pupil,
    /// Of the same class.
    OtherPupil,
    /// Of a class of the other teacher.
    StrangePupil,
    /// Whose class it is.
    Owner,
    /// Who has been let into the class.
    CoTeacher,
    OtherTeacher,
    /// The owner's.
    Token,
    /// The other teacher's.
    OtherToken,
    RevokedToken,
}

use Actor::{
    CoTeacher, Nobody, OtherPupil, OtherTeacher, OtherToken, Owner, Pupil, RevokedToken, StrangePupil, Token,
};

const ACTORS: [Actor; 10] = [
    Nobody,
    Pupil,
    OtherPupil,
    StrangePupil,
    Owner,
    CoTeacher,
    OtherTeacher,
    Token,
    OtherToken,
    RevokedToken,
];

/// Whom an address is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum For {
    Anybody,
    /// Any teacher who is signed in.
    Teachers,
    /// The teachers of the class that it is about.
    ItsTeachers,
    /// The one whose class it is.
    ItsOwner,
    /// Those who have been let into the class.
    ItsGuests,
    /// Any pupil who is signed in.
    Pupils,
    /// The pupils of the class that it is about.
    ItsPupils,
    /// Any token.
    Tokens,
    /// The tokens of the teachers of the class that it is about.
    ItsTokens,
}

/// What an actor has to meet with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Met {
    /// It is for them.
    In,
    /// They are led to where they can sign in.
    SignIn,
    /// As if it were not there.
    NotThere,
    /// No access without a token that holds.
    NoToken,
}

/// Pages for whoever comes.
const OPEN: &[&str] = &[
    "",
    "/",
    "/lessons/",
    "/puzzles/",
    "/practice",
    "/questions",
    "/arbiter",
    "/ask",
    "/review",
    "/progress",
    "/points",
    "/diploma/",
    "/worksheet",
    "/export",
    "/glossary",
    "/rules",
    "/class",
    "/card/",
    "/sign-in",
    "/sign-up",
    "/sign-out",
    "/recover",
];

/// What only the one who made a class may do with it.
const OWNERS: &[&str] = &["/settings/erase", "/settings/archive", "/settings/invite", "/settings/remove"];

impl For {
    fn of_page(path: &str) -> For {
        let below =
            |root: &str| path == root || path.starts_with(&format!("{}/", root.trim_end_matches('/')));
        let open = |root: &str| path == root || !matches!(root, "" | "/") && below(root);
        match path {
            "/classes" | "/classes/new" | "/classes/join" => For::Teachers,
            "/account/tokens/{id}" | "/own/{id}/set" | "/own/{id}/erase" => For::ItsOwner,
            _ if below("/account") || below("/own") => For::Teachers,
            _ if below("/classes") && OWNERS.iter().any(|end| path.ends_with(end)) => For::ItsOwner,
            "/classes/{class}/settings/leave" => For::ItsGuests,
            _ if below("/classes") || below("/assignments") => For::ItsTeachers,
            "/my" => For::Pupils,
            _ if below("/my") => For::ItsPupils,
            _ if OPEN.iter().any(|root| open(root)) => For::Anybody,
            _ => panic!("{path}: say whom it is for"),
        }
    }

    fn of_call(path: &str) -> For {
        match path.strip_prefix("/api/v1/") {
            Some("classes" | "own-puzzles") => For::Tokens,
            Some(rest) if rest.starts_with("classes/") || rest.starts_with("assignments/") => For::ItsTokens,
            _ => For::Anybody,
        }
    }

    fn meets(self, actor: Actor) -> Met {
        let teacher = matches!(actor, Owner | CoTeacher | OtherTeacher);
        let pupil = matches!(actor, Pupil | OtherPupil | StrangePupil);
        match self {
            For::Anybody => Met::In,
            For::Teachers if teacher => Met::In,
            For::ItsTeachers if matches!(actor, Owner | CoTeacher) => Met::In,
            For::ItsOwner if actor == Owner => Met::In,
            For::ItsGuests if actor == CoTeacher => Met::In,
            For::ItsTeachers | For::ItsOwner | For::ItsGuests if teacher => Met::NotThere,
            For::Teachers | For::ItsTeachers | For::ItsOwner | For::ItsGuests => Met::SignIn,
            For::Pupils if pupil => Met::In,
            For::ItsPupils if matches!(actor, Pupil | OtherPupil) => Met::In,
            For::ItsPupils if pupil => Met::NotThere,
            For::Pupils | For::ItsPupils => Met::SignIn,
            For::Tokens if matches!(actor, Token | OtherToken) => Met::In,
            For::ItsTokens if actor == Token => Met::In,
            For::ItsTokens if actor == OtherToken => Met::NotThere,
            For::Tokens | For::ItsTokens => Met::NoToken,
        }
    }
}

/// A running site, and how many schools have been made on it.
struct Site {
    browser: Service,
    store: Store,
    schools: AtomicUsize,
}

impl Site {
    fn open() -> Site {
        let (send, receive) = mpsc::channel();
        let browser = Service::with(move |state| {
            send.send(state.store.clone()).expect("the test waits");
            state
        });
        Site { browser, store: receive.recv().expect("a store"), schools: AtomicUsize::new(0) }
    }
}

/// A school: two classes of two teachers, what is set, and everybody signed in.
struct School<'a> {
    site: &'a Site,
    number: usize,
    owner: TeacherId,
    class: Class,
    assignment: Assignment,
    students: Vec<Student>,
    /// The id of the owner's token.
    token: String,
    /// The id of the owner's puzzle.
    puzzle: String,
}

/// An id that nothing has.
const NONE: &str = "00000000-0000-7000-8000-000000000000";

impl School<'_> {
    async fn open(site: &Site) -> School<'_> {
        let (store, number) = (&site.store, site.schools.fetch_add(1, Ordering::Relaxed));
        let token = |actor| session::hash(&token_of(actor, number)).expect("a token");
        let mut teachers = Vec::new();
        for actor in [Owner, CoTeacher, OtherTeacher] {
            let id = teacher(store, &format!("{actor:?}-{number}")).await;
            store.open_session(&id, None, &token(actor), now()).await.expect("signed in");
            teachers.push(id);
        }
        let mut token_id = String::new();
        for (id, actor) in [(&teachers[0], Token), (&teachers[0], RevokedToken), (&teachers[2], OtherToken)] {
            let made =
                store.make_token(id, "sheet", &token(actor), now()).await.expect("made").expect("room");
            match actor {
                RevokedToken => assert!(store.revoke_token(id, &made.id).await.expect("revoked")),
                Token => token_id = made.id,
                _ => {}
            }
        }
        let new = NewOwnPuzzle { puzzle: "castling-1".to_owned(), title: "王车易位".to_owned() };
        let own = store.add_own_puzzles(&teachers[0], &[new], 1).await.expect("kept");
        let puzzle = own.into_iter().next().expect("a puzzle").id;
        let code = |letter| format!("{letter}{number:05}");
        let owned = class(store, &teachers[0], &code('A')).await;
        let invite = format!("invite {number}");
        store.invite(&owned, &invite, i64::MAX).await.expect("a code");
        store.join_class(&teachers[1], &invite, 1).await.expect("let in");
        let other = class(store, &teachers[2], &code('B')).await;
        let names = |names: &[&str]| pupils(names.iter().map(|name| format!("{name} {number}")));
        let students = store.add_students(&owned, &names(&["王芳", "Ann"]), 1).await.expect("pupils");
        let strange = store.add_students(&other, &names(&["Ben"]), 1).await.expect("a pupil");
        let everyone = students.iter().chain(&strange);
        for (actor, student) in [Pupil, OtherPupil, StrangePupil].into_iter().zip(everyone) {
            let key = LearnerKey::of_pupil(&token(actor));
            store.open_device(student, None, &key, now()).await.expect("signed in");
        }
        let terms = Terms { title: "车".to_owned(), hints: true, ..Terms::default() };
        let item = Item::Lesson("rook".to_owned());
        let assignment = store.create_assignment(&owned, &terms, &[item], 1).await.expect("set");
        store.open_assignment(&assignment, 2).await.expect("open");
        School {
            site,
            number,
            owner: teachers[0].clone(),
            class: owned,
            assignment,
            students,
            token: token_id,
            puzzle,
        }
    }

    /// A path with what it names filled in; with `nowhere`, nothing of it is there.
    fn path(&self, path: &str, nowhere: bool) -> String {
        let id = |id: &str| if nowhere { NONE.to_owned() } else { id.to_owned() };
        let own = if path.contains("/assignments/{id}") {
            &self.assignment.id
        } else if path.contains("/tokens/{id}") {
            &self.token
        } else if path.contains("/own/{id}") {
            &self.puzzle
        } else {
            &self.class.id
        };
        path.replace("/own/export", "/own/export?format=gift")
            .replace("{class}", &id(&self.class.id))
            .replace("{assignment}", &id(&self.assignment.id))
            .replace("{student}", &id(&self.students[0].id))
            .replace("{id}", &id(own))
            .replace("{task}", "1")
            .replace("{slug}", "rook")
            .replace("{token}", &"0".repeat(32))
            .replace("{subject}", "mixed")
            .replace("{level}", "1")
            .replace("{seed}", "5")
            .replace("{number}", "1")
            .replace("{part}", "check")
            .replace("{skill}", "find-square")
    }

    async fn ask(&self, actor: Actor, method: &Method, path: &str) -> Reply {
        let browser = &self.site.browser;
        let request = self.sent_by(actor, browser.request(method.clone(), path));
        let request = match (*method == Method::GET, path.starts_with("/api/")) {
            (true, _) => request,
            (false, true) => request.json(&self.body()),
            (false, false) => request.form(&self.form()),
        };
        browser.send(request).await
    }

    /// A form that would change something wherever it is taken.
    fn form(&self) -> [(&str, &str); 9] {
        [
            ("class", &self.class.id),
            ("student", &self.students[0].id),
            ("to", &self.class.id),
            ("name", "Zoe"),
            ("title", "Zoe"),
            ("text", "Zoe"),
            ("zone", "UTC"),
            ("sure", "yes"),
            ("save", "yes"),
        ]
    }

    /// The same for the API.
    fn body(&self) -> serde_json::Value {
        serde_json::json!({ "name": "Zoe", "title": "Zoe", "names": ["Zoe"], "zone": "UTC" })
    }

    /// A request as this actor sends it.
    fn sent_by(&self, actor: Actor, request: RequestBuilder) -> RequestBuilder {
        let token = token_of(actor, self.number);
        match actor {
            Nobody => request,
            Pupil | OtherPupil | StrangePupil => {
                request.header("cookie", format!("{}={token}", session::PUPIL))
            }
            Owner | CoTeacher | OtherTeacher => {
                request.header("cookie", format!("{}={token}", session::TEACHER))
            }
            Token | OtherToken | RevokedToken => request.bearer_auth(session::bearer(&token)),
        }
    }

    /// A page without what it is asked for by.
    fn anonymous(&self, reply: &Reply) -> String {
        let ids = [&self.class.id, &self.assignment.id, &self.students[0].id, &self.token, &self.puzzle];
        let page = String::from_utf8_lossy(&reply.body).into_owned();
        ids.into_iter().fold(page, |page, id| page.replace(id, NONE))
    }

    /// All that could have been changed.
    async fn state(&self) -> String {
        let store = &self.site.store;
        let class = store.class(&self.owner, &self.class.id).await.expect("a class");
        let classes = store.classes(&self.owner).await.expect("classes");
        let students = store.students(&self.class).await.expect("students");
        let colleagues = store.colleagues(&self.class).await.expect("colleagues");
        let assignments = store.assignments(&self.class).await.expect("assignments");
        let tokens = store.tokens(&self.owner).await.expect("tokens");
        let own = store.own_puzzles(&self.owner).await.expect("own puzzles");
        let tokens: Vec<&String> = tokens.iter().map(|token| &token.id).collect();
        format!("{class:?} {classes:?} {students:?} {colleagues:?} {assignments:?} {tokens:?} {own:?}")
    }
}

fn now() -> i64 {
    yize::web::state::Clock::Machine.now_ms()
}

fn token_of(actor: Actor, school: usize) -> String {
    format!("{school:030x}{:02x}", actor as usize)
}

fn met(reply: &Reply) -> Met {
    let place = reply.header("location");
    let signs_in = |page: &str| place.starts_with(&format!("/en/{page}?back="));
    match reply.status {
        303 if signs_in("sign-in") || signs_in("class") => Met::SignIn,
        401 => Met::NoToken,
        404 => Met::NotThere,
        _ => Met::In,
    }
}

/// The methods that an address may be asked by, whether it takes them or not.
const METHODS: [Method; 5] = [Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE];

/// Holds one address for everybody who is not let in, and then for those who are, each in a school of
/// its own where it may change something.
async fn holds(school: &School<'_>, path: &str, methods: &[Method], whom: For) {
    let before = school.state().await;
    let (here, nowhere) = (school.path(path, false), school.path(path, true));
    for actor in ACTORS {
        let expected = whom.meets(actor);
        for method in METHODS {
            let taken = methods.contains(&method);
            if expected == Met::In && taken && whom != For::Anybody {
                continue;
            }
            let reply = school.ask(actor, &method, &here).await;
            let what = format!("{actor:?} {method} {here}: {}", reply.status);
            assert!(reply.status < 500, "{what}");
            if !taken {
                assert_eq!(reply.status, 405, "{what}");
                continue;
            }
            if whom == For::Anybody {
                assert_ne!(met(&reply), Met::SignIn, "{what}");
                continue;
            }
            assert_eq!(met(&reply), expected, "{what}");
            if expected == Met::NotThere {
                let other = school.ask(actor, &method, &nowhere).await;
                assert_eq!(other.status, 404, "{what}");
                assert_eq!(school.anonymous(&reply), school.anonymous(&other), "{what}");
            }
        }
    }
    assert_eq!(school.state().await, before, "{path}: somebody who was turned away changed something");
}

/// Holds that those who are let in are, each in a school that nobody has changed yet.
async fn lets_in(site: &Site, path: &str, method: &Method, whom: For) {
    for actor in ACTORS.into_iter().filter(|actor| whom.meets(*actor) == Met::In) {
        let school = School::open(site).await;
        let here = school.path(path, false);
        let reply = school.ask(actor, method, &here).await;
        let what = format!("{actor:?} {method} {here}: {}", reply.status);
        assert!(reply.status < 500, "{what}");
        assert_eq!(met(&reply), Met::In, "{what}");
        if *method == Method::GET && reply.status == 200 && path.starts_with("/en/") {
            assert_eq!(reply.header("cache-control"), "no-store", "{what}");
        }
    }
}

async fn all_hold(addresses: impl Iterator<Item = (String, Vec<Method>, For)>) {
    let site = Site::open();
    let school = School::open(&site).await;
    for (path, methods, whom) in addresses {
        if path.ends_with("out") {
            // Whoever asks is signed out.
            holds(&School::open(&site).await, &path, &methods, whom).await;
            continue;
        }
        holds(&school, &path, &methods, whom).await;
        for method in methods.iter().filter(|_| whom != For::Anybody) {
            lets_in(&site, &path, method, whom).await;
        }
    }
}

fn method(name: &str) -> Method {
    name.to_uppercase().parse().expect("a method")
}

#[test]
fn every_page_lets_in_whom_it_is_for_and_nobody_else() {
    let page = |(path, methods): &(&str, &[&str])| {
        let methods = methods.iter().map(|name| method(name)).collect();
        (format!("/en{path}"), methods, For::of_page(path))
    };
    block_on(all_hold(PAGES.iter().map(page)));
}

#[test]
fn every_call_lets_in_whom_it_is_for_and_nobody_else() {
    let mut calls: BTreeMap<&str, Vec<Method>> = BTreeMap::new();
    for (name, path) in ROUTES {
        calls.entry(path).or_default().push(method(name));
    }
    let call = |(path, methods): (&str, Vec<Method>)| (path.to_owned(), methods, For::of_call(path));
    block_on(all_hold(calls.into_iter().map(call)));
}
