//! What a class has done with an assignment: counted in the store on every engine, and as its teacher
//! sees it. Nobody else sees any of it.

use crate::classroom::{class, pupils, teacher};
use crate::pages::assert_page;
use crate::service::{Reply, Service};
use crate::store::{Database, answer, forgetful, on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use crate::support::block_on;
use reqwest::Method;
use std::sync::LazyLock;
use yize::assignment::{Item, Practice};
use yize::curriculum::{Curriculum, load};
use yize::i18n::Lang;
use yize::insight::{Belief, belief};
use yize::puzzle::generate::Level;
use yize::puzzle::{Answer, Puzzle, Task, check};
use yize::store::{
    Assignment, Attempt, Class, Kept, LearnerKey, Sent, SetTask, Shown, ShownBy, Store, Student, TeacherId,
    Terms,
};
use yize::web::session;

on_every_engine!(
    answers_are_counted_by_pupil_and_exercise,
    only_pupils_of_the_class_are_counted,
    answers_are_given_in_their_order,
    what_answers_show_is_counted,
    the_database_tells_how_it_finds_them,
);

static COURSE: LazyLock<Curriculum> = LazyLock::new(|| load().expect("the course"));

/// A day, in milliseconds.
const DAY: i64 = 86_400_000;

/// A class with an assignment that is open and due at [`DAY`].
struct Room {
    teacher: TeacherId,
    class: Class,
    set: Assignment,
    students: Vec<Student>,
}

fn device(student: &Student) -> LearnerKey {
    LearnerKey::of_pupil(&student.name)
}

async fn room(store: &Store, code: &str, items: &[Item], names: [&str; 3]) -> Room {
    let id = teacher(store, code).await;
    let class = class(store, &id, code).await;
    let students = store.add_students(&class, &pupils(names), 2).await.unwrap();
    for student in &students {
        store.open_device(student, None, &device(student), 3).await.unwrap();
    }
    let terms = Terms { title: "王车易位".to_owned(), due_ms: Some(DAY), ..Terms::default() };
    let set = store.create_assignment(&class, &terms, items, 10).await.unwrap();
    store.open_assignment(&set, 11).await.unwrap();
    Room { teacher: id, class, set, students }
}

fn castling() -> Vec<Item> {
    vec![Item::Puzzle("castling-1".to_owned()), Item::Puzzle("castling-2".to_owned())]
}

impl Room {
    async fn keep(&self, store: &Store, pupil: usize, task: i64, at_ms: i64, attempt: Attempt) {
        let asked = SetTask { assignment: self.set.id.clone(), number: task };
        let sent = Sent { request: None, elapsed_ms: Some(1_500), task: Some(asked) };
        let attempt = Attempt { sent, ..attempt };
        let kept = store.keep_attempt(&device(&self.students[pupil]), &attempt, at_ms, &forgetful).await;
        assert!(matches!(kept.unwrap(), Kept::Safe { .. }));
    }
}

async fn answers_are_counted_by_pupil_and_exercise(store: Store) {
    let room = room(&store, "ROOMAA", &castling(), ["a", "b", "c"]).await;
    let hinted = |correct| Attempt { hints: 2, ..answer("castling-1", correct) };
    room.keep(&store, 0, 1, 100, answer("castling-1", false)).await;
    room.keep(&store, 0, 1, 200, hinted(true)).await;
    room.keep(&store, 0, 1, 300, answer("castling-1", false)).await;
    room.keep(&store, 1, 1, 400, answer("castling-1", true)).await;
    room.keep(&store, 1, 2, 500, answer("castling-2", false)).await;
    let mut found = store.tallies(&room.class, &room.set.id).await.unwrap();
    found.sort_by_key(|tally| (tally.first_ms, tally.task));
    let rows: Vec<_> = found
        .iter()
        .map(|tally| {
            let times = (tally.first_ms, tally.solved_ms, tally.last_ms);
            (tally.task, tally.attempts, tally.hints, tally.elapsed_ms, times, tally.is_first_right())
        })
        .collect();
    assert_eq!(
        rows,
        [
            (1, 3, 2, 4_500, (100, Some(200), 300), false),
            (1, 1, 0, 1_500, (400, Some(400), 400), true),
            (2, 1, 0, 1_500, (500, None, 500), false),
        ]
    );
    assert_eq!(found[0].student, room.students[0].id);
}

async fn only_pupils_of_the_class_are_counted(store: Store) {
    let room = room(&store, "ROOMAA", &castling(), ["a", "b", "c"]).await;
    let other = super::results::room(&store, "ROOMBB", &castling(), ["d", "e", "f"]).await;
    room.keep(&store, 0, 1, 100, answer("castling-1", false)).await;
    other.keep(&store, 0, 1, 100, answer("castling-1", false)).await;
    store.keep_attempt(&device(&room.students[0]), &answer("castling-1", true), 5, &forgetful).await.unwrap();
    for (class, set, expected) in [
        (&room.class, &room.set, 1),
        (&other.class, &other.set, 1),
        (&room.class, &other.set, 0),
        (&other.class, &room.set, 0),
    ] {
        assert_eq!(store.tallies(class, &set.id).await.unwrap().len(), expected);
        assert_eq!(store.shown(class, Some(&set.id)).await.unwrap().len(), expected);
        assert_eq!(store.unread_answers(class, Some(&set.id)).await.unwrap().len(), expected);
        assert_eq!(store.answers_to_task(class, &set.id, 1).await.unwrap().len(), expected);
        let student = &room.students[0].id;
        let own = store.answers_of(class, student, &set.id, 1).await.unwrap().len();
        assert_eq!(own, if class == &room.class { expected } else { 0 });
    }
    assert_eq!(store.shown(&room.class, None).await.unwrap().len(), 1);
    store.erase_student(&room.students[0]).await.unwrap();
    assert!(store.tallies(&room.class, &room.set.id).await.unwrap().is_empty(), "an erased pupil is gone");
}

async fn answers_are_given_in_their_order(store: Store) {
    let room = room(&store, "ROOMAA", &castling(), ["a", "b", "c"]).await;
    for (pupil, task, at) in [(1, 2, 100), (0, 2, 300), (0, 2, 200), (0, 1, 400)] {
        let puzzle = format!("castling-{task}");
        room.keep(&store, pupil, task, at, answer(puzzle, false)).await;
    }
    let of_task = store.answers_to_task(&room.class, &room.set.id, 2).await.unwrap();
    assert_eq!(of_task.iter().map(|given| given.at_ms).collect::<Vec<_>>(), [200, 300, 100]);
    assert_eq!(
        (of_task[0].code.as_str(), of_task[0].elapsed_ms, of_task[0].hints),
        ("pinned", Some(1_500), 0)
    );
}

async fn what_answers_show_is_counted(store: Store) {
    let room = room(&store, "ROOMAA", &castling(), ["a", "b", "c"]).await;
    let other = super::results::room(&store, "ROOMBB", &castling(), ["d", "e", "f"]).await;
    let showing =
        |puzzle: &str, belief: &str| Attempt { belief: Some(belief.to_owned()), ..answer(puzzle, false) };
    room.keep(&store, 0, 1, 100, showing("castling-1", "knight-is-blocked")).await;
    room.keep(&store, 0, 1, 200, showing("castling-1", "knight-is-blocked")).await;
    room.keep(&store, 0, 1, 300, showing("castling-1", "kings-may-touch")).await;
    room.keep(&store, 0, 1, 400, answer("castling-1", true)).await;
    room.keep(&store, 1, 2, 500, answer("castling-2", false)).await;
    room.keep(&store, 2, 2, 600, answer("castling-2", true)).await;
    for (task, at_ms) in [(12, 700), (3, 800)] {
        let made = Attempt {
            skill: Some("castling-verdict".to_owned()),
            ..showing(&format!("gen.castling-verdict.1.v1.{task}"), "kings-may-touch")
        };
        room.keep(&store, 2, task, at_ms, made).await;
    }
    room.keep(&store, 2, 4, 900, showing("castling-1", "knight-is-blocked")).await;
    let name = |id: &str| room.students.iter().find(|one| one.id == id).map(|one| one.name.as_str());
    let by = |shown: &Shown| {
        let one = |by: &ShownBy| format!("{} {} of {}", name(&by.student).unwrap(), by.times, by.place.1);
        let mut all: Vec<String> = shown.pupils.iter().map(one).collect();
        all.sort();
        all.join(", ")
    };
    other.keep(&store, 0, 1, 100, showing("castling-1", "knight-is-blocked")).await;
    for set in [Some(room.set.id.as_str()), None] {
        let mut shown = store.shown(&room.class, set).await.unwrap();
        shown.sort_by(|one, other| (&one.puzzle, &one.belief).cmp(&(&other.puzzle, &other.belief)));
        let rows: Vec<_> = shown.iter().map(|one| (by(one), one.belief.as_deref(), one.unread)).collect();
        assert_eq!(
            rows,
            [
                ("a 1 of 1".to_owned(), None, 0),
                ("a 1 of 1".to_owned(), Some("kings-may-touch"), 0),
                ("a 2 of 1, c 1 of 4".to_owned(), Some("knight-is-blocked"), 0),
                ("b 1 of 2, c 1 of 2".to_owned(), None, 1),
                ("c 2 of 3".to_owned(), Some("kings-may-touch"), 0),
            ]
        );
        assert_eq!(shown[4].pupils[0].place.0, room.set.id, "where the first was given");
        let unread = store.unread_answers(&room.class, set).await.unwrap();
        assert_eq!(unread.iter().map(|given| given.at_ms).collect::<Vec<_>>(), [500]);
    }
    assert!(store.shown(&room.class, Some(&other.set.id)).await.unwrap().is_empty());
}

/// PostgreSQL reads small tables whole; SQLite always takes the index that it would take for large ones.
async fn the_database_tells_how_it_finds_them(store: Store) {
    let room = room(&store, "ROOMAA", &castling(), ["a", "b", "c"]).await;
    let plans = store.result_plans(&room.class, &room.set.id).await.unwrap();
    assert!(plans.len() > 3, "{plans:?}");
    if !plans.iter().any(|line| line.contains("cost=")) {
        let index = "attempts USING INDEX attempts_assignment (assignment_id=?";
        assert_eq!(plans.iter().filter(|line| line.contains(index)).count(), 3, "{plans:#?}");
    }
}

/// A teacher before a browser, with a class whose pupils have answered.
struct Desk {
    service: Service,
    room: Room,
    _database: Database,
}

const TOKEN: &str = "00112233445566778899aabbccddeeff";

/// An option of a written puzzle that shows the belief of that code.
fn showing(code: &str) -> (&'static Puzzle, String) {
    let mut verdicts = COURSE.puzzles.values().filter(|puzzle| matches!(puzzle.task, Task::Verdict(_)));
    verdicts
        .find_map(|puzzle| {
            let shows = |option: &&str| {
                let answer = Answer::Choice((*option).to_owned());
                let outcome = check(puzzle, &answer).expect("an option");
                belief(puzzle, &answer, &outcome).is_some_and(|belief| belief.code() == code)
            };
            Some((puzzle, puzzle.task.options().into_iter().find(shows)?.to_owned()))
        })
        .expect(code)
}

fn picked(puzzle: &Puzzle, option: &str) -> Attempt {
    let given = Answer::Choice(option.to_owned());
    let outcome = check(puzzle, &given).expect("an option");
    Attempt {
        belief: belief(puzzle, &given, &outcome).map(Belief::code),
        answer: format!(r#"{{"choice":"{option}"}}"#),
        code: outcome.feedback.code.as_str().to_owned(),
        ..answer(&puzzle.id, outcome.correct)
    }
}

fn right_option(puzzle: &Puzzle) -> String {
    let right = |option: &&str| check(puzzle, &Answer::Choice((*option).to_owned())).unwrap().correct;
    puzzle.task.options().into_iter().find(right).expect("a right option").to_owned()
}

impl Desk {
    /// Exercises: a verdict that shows the myth of the attacked rook, a move, practice of their own each.
    async fn new() -> Desk {
        let database = sqlite_file();
        let service = Service::on(&database.address);
        let store = Store::open(&database.address).await.unwrap();
        let (puzzle, option) = showing("attacked-rook-forbids-castling");
        let each =
            Practice { skill: "find-square".to_owned(), level: Level::One, count: 1, seed: 1, each: true };
        let items =
            [Item::Puzzle(puzzle.id.clone()), Item::Puzzle("castling-1".to_owned()), Item::Practice(each)];
        let room = room(&store, "ROOMAA", &items, ["=HYPERLINK(\"x\")", "小明 <b>", "Ann"]).await;
        store.open_session(&room.teacher, None, &session::hash(TOKEN).unwrap(), i64::MAX / 2).await.unwrap();
        let moved = |text: &str, code: &str, correct| Attempt {
            answer: format!(r#"{{"move":"{text}"}}"#),
            code: code.to_owned(),
            ..answer("castling-1", correct)
        };
        room.keep(&store, 0, 1, 100, picked(puzzle, &option)).await;
        room.keep(&store, 0, 1, 200, picked(puzzle, &right_option(puzzle))).await;
        // From before it was kept what an answer shows.
        room.keep(&store, 1, 1, 300, Attempt { belief: None, ..picked(puzzle, &option) }).await;
        room.keep(&store, 2, 1, 400, picked(puzzle, &right_option(puzzle))).await;
        room.keep(&store, 0, 2, 2 * DAY, moved("e1g1", "right-move", true)).await;
        room.keep(&store, 1, 2, 500, moved("e1f1", "not-castling", false)).await;
        store.close().await;
        Desk { service, room, _database: database }
    }

    async fn get(&self, path: &str) -> Reply {
        let request = self.service.request(Method::GET, path);
        self.service.send(request.header("cookie", format!("{}={TOKEN}", session::TEACHER))).await
    }

    async fn page(&self, lang: Lang, rest: &str) -> String {
        let path = format!("/{}{}", lang.code(), self.place(rest));
        assert_page(&self.get(&path).await, 200, lang, &path)
    }

    fn place(&self, rest: &str) -> String {
        format!("/assignments/{}/{rest}", self.room.set.id)
    }
}

#[test]
fn the_teacher_sees_what_the_class_has_done() {
    block_on(async {
        let desk = Desk::new().await;
        for lang in Lang::ALL {
            let page = desk.page(lang, "results").await;
            assert_eq!(page.matches("class=\"mark first").count(), 2 + 3, "two pupils, and the legend");
            assert!(page.contains("小明 &#60;b&#62;"), "a name is shown as it is");
            assert!(page.contains("class=\"mark first late\""), "what came after the due time");
        }
        let page = desk.page(Lang::En, "results").await;
        for label in ["solved on the first try", "solved on try 2", "one try, not solved yet", "not answered"]
        {
            assert!(page.contains(label), "{label}");
        }
        let part = desk.get(&format!("/en{}", desk.place("results?part=grid"))).await;
        let table = String::from_utf8(part.body.clone()).unwrap();
        assert!(table.starts_with("<table>") && page.contains("data-part="), "{table}");
        answers_of_one_pupil(&desk).await;
        projected(&desk).await;
        misunderstood(&desk).await;
        as_a_file(&desk).await;
        nobody_else(&desk).await;
    });
}

async fn answers_of_one_pupil(desk: &Desk) {
    let [first, second, _] = &desk.room.students[..] else { panic!("three pupils") };
    for lang in Lang::ALL {
        let page = desk.page(lang, &format!("pupils/{}/1", first.id)).await;
        assert_eq!(
            (page.matches("class=\"verdict wrong\"").count(), page.matches("data-board").count()),
            (1, 2)
        );
        let page = desk.page(lang, &format!("pupils/{}/2", second.id)).await;
        assert!(page.contains("Kf1") && page.contains("data-board"), "{page}");
        let page = desk.page(lang, &format!("pupils/{}/3", second.id)).await;
        assert!(!page.contains("data-board"), "nothing was answered");
    }
    for gone in [format!("pupils/{}/x", first.id), "pupils/nobody/1".to_owned()] {
        let path = format!("/en{}", desk.place(&gone));
        assert_page(&desk.get(&path).await, 404, Lang::En, &path);
    }
}

async fn projected(desk: &Desk) {
    for lang in Lang::ALL {
        let hidden = desk.page(lang, "project/1").await;
        assert!(!hidden.contains("class=\"spread\""), "answers wait until they are asked for");
        let shown = desk.page(lang, "project/1?show=answers").await;
        assert!(shown.contains("<b>2</b>") && shown.contains("<b>1</b>"), "first answers are counted");
        assert!(!shown.contains("class=\"verdict"), "what is right waits too");
        let right = desk.page(lang, "project/1?show=right").await;
        assert_eq!(right.matches("class=\"verdict wrong\"").count(), 1);
        for name in ["小明", "Ann", "HYPERLINK"] {
            assert!(!right.contains(name), "no name on the projector");
        }
        let moves = desk.page(lang, "project/2?show=answers").await;
        assert_eq!(moves.matches("<g class=\"count\">").count(), 2, "an arrow each with its count");
        let apart = desk.page(lang, "project/3").await;
        assert!(!apart.contains("data-board"), "everybody has another puzzle");
    }
    for gone in ["project/0", "project/4", "project/x", "project/-1"] {
        let path = format!("/zh{}", desk.place(gone));
        assert_page(&desk.get(&path).await, 404, Lang::Zh, &path);
    }
}

async fn misunderstood(desk: &Desk) {
    let page = desk.page(Lang::En, "map").await;
    assert!(page.contains("<b>2</b> of 3"), "{page}");
    assert!(page.contains("Thinks that an attacked rook forbids castling"));
    assert!(page.contains("href=\"/en/rules/castling-rook-attacked\""));
    assert!(page.contains("class=\"next-lesson\""), "something to set for the next lesson");
    let whole = format!("/zh/classes/{}/map", desk.room.class.id);
    let page = assert_page(&desk.get(&whole).await, 200, Lang::Zh, &whole);
    assert!(page.contains("以为车受攻击就不能易位"));
    assert!(page.contains("王车易位 · "), "of which assignment an exercise is");
    let link = page.split("href=\"").find(|part| part.contains("assignments/new?add=skill")).expect("a link");
    let link = link.split('"').next().unwrap_or_default().replace("&#38;", "&");
    let form = assert_page(&desk.get(&link).await, 200, Lang::Zh, &link);
    assert!(form.contains("name=\"item\" value=\"practice"), "the form begins with what was suggested");
}

async fn as_a_file(desk: &Desk) {
    let reply = desk.get(&format!("/zh{}", desk.place("results.csv?bom=1"))).await;
    assert_eq!(reply.header("content-type"), "text/csv; charset=utf-8");
    assert!(reply.header("content-disposition").starts_with("attachment; filename=\"results.csv\""));
    let text = String::from_utf8(reply.body).unwrap();
    let text = text.strip_prefix('\u{feff}').expect("the mark of UTF-8");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "a head and three pupils");
    assert!(lines[0].starts_with("姓名,做对,"), "{}", lines[0]);
    assert!(lines[1].starts_with("\"'=HYPERLINK(\"\"x\"\")\",2,1,0,5,2,1,0,0,3,"), "{}", lines[1]);
    let plain = desk.get(&format!("/en{}", desk.place("results.csv"))).await;
    assert!(plain.body.starts_with(b"Name,"));
}

async fn nobody_else(desk: &Desk) {
    let stranger = desk.service.another();
    let student = &desk.room.students[0].id;
    let pupils = format!("pupils/{student}/1");
    for rest in ["results", "results?part=grid", "results.csv", "map", "project/1", pupils.as_str()] {
        let path = format!("/en{}", desk.place(rest));
        let reply = stranger.get(&path).await;
        assert_eq!(reply.status, 303, "{path}");
        let place = reply.header("location").to_owned();
        assert!(place.starts_with("/en/sign-in?back="), "{place}");
        let unknown = path.replace(&desk.room.set.id, "nowhere");
        assert_eq!(desk.get(&unknown).await.status, 404, "{unknown}");
    }
    let map = format!("/en/classes/{}/map", desk.room.class.id);
    assert_eq!(stranger.get(&map).await.status, 303);
}
