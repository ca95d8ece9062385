//! Assignments over HTTP: a teacher sets one, pupils do it with and without script, and what is due,
//! closed or used up is told.

use crate::classroom::{class, pupils, teacher};
use crate::pages::{assert_page, course, right_form};
use crate::service::{Reply, Service, assert_problem};
use crate::solutions::given;
use crate::support::block_on;
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use yize::assignment::{Task, tasks};
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::{Puzzle, generate};
use yize::store::{Assignment, Class, LearnerKey, NewOwnPuzzle, Store, Student, TeacherId};
use yize::web::session::hash;

/// Monday 30 November 2026, 14:11 in Shanghai.
const MONDAY: i64 = 1_796_019_060_000;

/// A puzzle that a teacher has set: White mates on the back rank.
const MATE: &str = "own.move.mate.6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";

const DAY: i64 = 24 * 60 * 60 * 1000;

/// A teacher with a class of two, each before a browser of their own.
struct School {
    hand: Arc<AtomicI64>,
    store: Store,
    course: Curriculum,
    id: TeacherId,
    class: Class,
    teacher: Service,
    students: Vec<Student>,
    pupils: Vec<Service>,
    stranger: Service,
}

/// A token that nobody else has here.
fn token(number: usize) -> String {
    format!("{number:032x}")
}

impl School {
    async fn new() -> School {
        let hand = Arc::new(AtomicI64::new(MONDAY));
        let (service, store) = Service::with_store(&hand);
        let id = teacher(&store, "wang").await;
        let class = class(&store, &id, "AAAAAA").await;
        store.open_session(&id, None, &hash(&token(1)).unwrap(), MONDAY).await.unwrap();
        let students = store.add_students(&class, &pupils(["王芳", "Ann"]), MONDAY).await.unwrap();
        let mut browsers = Vec::new();
        for (number, student) in (2..).zip(&students) {
            let key = LearnerKey::of_pupil(&hash(&token(number)).unwrap());
            store.open_device(student, None, &key, MONDAY).await.unwrap();
            browsers.push(service.holding(&format!("yize_pupil={}", token(number))));
        }
        School {
            teacher: service.holding(&format!("yize_teacher={}", token(1))),
            stranger: service.another(),
            pupils: browsers,
            course: course(),
            hand,
            store,
            id,
            class,
            students,
        }
    }

    /// Sets three kinds of things, due on Friday at six, and gives the assignment.
    async fn set(&self, more: &[(&str, &str)]) -> Assignment {
        let place = format!("/en/classes/{}/assignments/new", self.class.id);
        let mut form = vec![
            ("title", "Week 49 <one>"),
            ("note", "Take your time."),
            ("day", "2026-12-04"),
            ("time", "18:00"),
            ("hints", "no"),
            ("item", "puzzle:castling-1"),
            ("item", "practice:find-square:1:2:77:each"),
            ("item", "lesson:rook"),
            ("save", "yes"),
        ];
        form.extend(more);
        let saved = post(&self.teacher, &place, &form).await;
        assert_eq!(saved.status, 303, "{}", String::from_utf8_lossy(&saved.body));
        let id = saved.header("location").trim_start_matches("/en/assignments/").to_owned();
        let opened = post(&self.teacher, &format!("/en/assignments/{id}/open"), &[]).await;
        assert_eq!((opened.status, opened.header("location")), (303, &*format!("/en/assignments/{id}")));
        self.store.assignment(&self.id, &id).await.unwrap().expect("it is there").1
    }

    fn tasks(&self, set: &Assignment, pupil: usize) -> Vec<Task> {
        tasks(&self.course, &set.items, &self.students[pupil].id)
    }

    fn puzzle(&self, id: &str) -> Puzzle {
        self.course.puzzle(id).cloned().or_else(|| generate::from_id(id)).expect(id)
    }

    async fn count(&self, set: &Assignment, pupil: usize, task: usize) -> i64 {
        let standing = self.store.standing(&self.students[pupil], set).await.unwrap();
        standing.get(&task).map_or(0, |fared| fared.count)
    }
}

async fn post(who: &Service, place: &str, form: &[(&str, &str)]) -> Reply {
    who.send(who.request(Method::POST, place).form(form)).await
}

async fn page(who: &Service, place: &str) -> String {
    assert_page(&who.get(place).await, 200, Lang::En, place)
}

/// The value of a hidden field of a page.
fn hidden(page: &str, name: &str) -> String {
    let rest = page.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap_or_else(|| panic!("{name}"));
    rest.split('"').next().unwrap_or_default().to_owned()
}

#[test]
fn a_teacher_picks_one_thing_after_another_and_loses_nothing_of_what_was_typed() {
    block_on(async {
        let school = School::new().await;
        let place = format!("/en/classes/{}/assignments/new", school.class.id);
        let empty = page(&school.teacher, &place).await;
        assert!(empty.contains("Nothing yet. Add something below."), "{empty}");
        // "Friday", and the time comes by itself.
        let typed = [("title", "A & \"B\""), ("note", "x"), ("item", "lesson:rook"), ("hints", "no")];
        let friday = [&typed[..], &[("on", "2026-12-04")]].concat();
        let shown = html(&post(&school.teacher, &place, &friday).await);
        for part in ["A &#38; &#34;B&#34;", "value=\"2026-12-04\"", "value=\"18:00\"", "lesson:rook"] {
            assert!(shown.contains(part), "{part}");
        }
        let skill = [("skill", "find-square"), ("level", "2"), ("count", "5"), ("each", "yes")];
        let added = [&typed[..], &skill, &[("add", "practice")]].concat();
        let shown = html(&post(&school.teacher, &place, &added).await);
        assert!(shown.contains("value=\"practice:find-square:2:5:"), "{shown}");
        assert!(shown.contains("different for each pupil"));
        for (field, value, add) in [
            ("count", "0", "practice"),
            ("address", "https://example.org/en/puzzles/gone-1", "address"),
            ("lesson", "gone", "lesson"),
        ] {
            let bad = [&typed[..], &[(field, value), ("skill", "find-square"), ("level", "1"), ("add", add)]];
            let shown = html(&post(&school.teacher, &place, &bad.concat()).await);
            assert!(shown.contains(&format!("id=\"fault-{field}\"")), "{field}");
            assert!(shown.contains("A &#38; &#34;B&#34;"), "{field}");
        }
        let by_address = [
            &typed[..],
            &[("address", "http://x/zh/puzzles/gen.find-square.1.v1.5?hint=1"), ("add", "address")],
        ];
        let shown = html(&post(&school.teacher, &place, &by_address.concat()).await);
        assert!(shown.contains("value=\"puzzle:gen.find-square.1.v1.5\""), "{shown}");
        let moved = [&typed[..], &[("item", "puzzle:castling-1"), ("up", "1")]].concat();
        let shown = html(&post(&school.teacher, &place, &moved).await);
        let at = |value: &str| shown.find(value).expect(value);
        assert!(at("puzzle:castling-1") < at("lesson:rook"));
        let removed = [&typed[..], &[("remove", "0")]].concat();
        assert!(!html(&post(&school.teacher, &place, &removed).await).contains("value=\"lesson:rook\" "));
        assert!(school.store.assignments(&school.class).await.unwrap().is_empty(), "nothing is saved yet");
        // Pressed twice it is set once, and another one with what the same form then says.
        let once = hidden(&empty, "once");
        for (title, save, count) in [("A", "yes", 1), ("A", "open", 1), ("B", "yes", 2)] {
            let form = [("once", &*once), ("title", title), ("item", "lesson:rook"), ("save", save)];
            assert_eq!(post(&school.teacher, &place, &form).await.status, 303);
            let all = school.store.assignments(&school.class).await.unwrap();
            assert_eq!((all.len(), all.iter().any(|set| set.is_open())), (count, save != "yes" || count > 1));
        }
    });
}

fn html(reply: &Reply) -> String {
    String::from_utf8_lossy(&reply.body).into_owned()
}

#[test]
fn what_cannot_be_saved_is_told_at_its_field() {
    block_on(async {
        let school = School::new().await;
        let place = format!("/en/classes/{}/assignments/new", school.class.id);
        let rows: [(&[(&str, &str)], &str); 7] = [
            (&[("title", " "), ("item", "lesson:rook")], "title"),
            (&[("title", "a")], "item"),
            (&[("title", "a"), ("item", "puzzle:gone-1")], "item"),
            (&[("title", "a"), ("item", "lesson:rook"), ("day", "soon")], "day"),
            (&[("title", "a"), ("item", "lesson:rook"), ("day", "2026-12-04"), ("time", "25:00")], "time"),
            (&[("title", "a"), ("item", "lesson:rook"), ("day", "2026-11-29"), ("time", "18:00")], "day"),
            (&[("title", "a"), ("item", "lesson:rook"), ("time", "18:00")], "day"),
        ];
        for (form, field) in rows {
            let reply = post(&school.teacher, &place, form).await;
            assert_eq!(reply.status, 422, "{form:?}");
            assert!(html(&reply).contains(&format!("id=\"fault-{field}\"")), "{form:?}");
        }
        assert!(school.store.assignments(&school.class).await.unwrap().is_empty());
    });
}

#[test]
fn three_kinds_of_things_are_due_on_friday_at_six_in_shanghai() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        // 18:00 in Shanghai is 10:00 in UTC.
        assert_eq!(set.terms.due_ms, Some(1_796_378_400_000));
        let shown = page(&school.teacher, &format!("/en/assignments/{}", set.id)).await;
        for part in
            ["Friday 18:00", "Beijing time (Shanghai)", "Opened today 14:11", "different for each pupil"]
        {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        let my = page(&school.pupils[0], "/en/my").await;
        let whose = format!("data-pupil=\"{}\"", school.students[0].id);
        for place in ["/en/my".to_owned(), format!("/en/my/{}", set.id), format!("/en/my/{}/1", set.id)] {
            assert!(page(&school.pupils[0], &place).await.contains(&whose), "{place}");
        }
        for part in ["Week 49 &#60;one&#62;", "due Friday 18:00", "0 of ", "王芳", "Begin"] {
            assert!(my.contains(part), "{part}: {my}");
        }
        let [one, two] = [0, 1].map(|pupil| school.tasks(&set, pupil));
        assert_ne!(one[1], two[1], "each pupil has puzzles of their own");
        assert_eq!(one[3], two[3]);
        school.hand.fetch_add(3 * DAY, Ordering::Relaxed);
        assert!(page(&school.pupils[0], "/en/my").await.contains("due tomorrow 18:00"));
    });
}

#[test]
fn a_pupil_without_script_goes_on_where_they_stopped_and_a_form_sent_twice_counts_once() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        let (pupil, tasks) = (&school.pupils[0], school.tasks(&set, 0));
        let place = format!("/en/my/{}/1", set.id);
        let shown = page(pupil, &place).await;
        assert!(!shown.contains("class=\"plain ask\""), "no hints");
        let (request, opened) = (hidden(&shown, "request"), hidden(&shown, "opened"));
        school.hand.fetch_add(7_000, Ordering::Relaxed);
        let right = right_form(&school.puzzle(&tasks[0].puzzle));
        let mut form: Vec<(&str, &str)> = right.iter().map(|(name, value)| (*name, value.as_str())).collect();
        form.extend([("request", request.as_str()), ("opened", opened.as_str())]);
        for _ in 0..2 {
            let sent = post(pupil, &place, &form).await;
            assert_eq!(sent.status, 303);
            let found = sent.header("location").split('#').next().unwrap_or_default().to_owned();
            let found = page(pupil, &found).await;
            assert!(found.contains("<div class=\"solved\">"), "{found}");
            assert!(found.contains(&format!("href=\"/en/my/{}/2\">Next exercise", set.id)), "{found}");
        }
        assert_eq!(school.count(&set, 0, 1).await, 1);
        // The page of somebody who was signed in before on the same device.
        let whose = hidden(&shown, "pupil");
        let left: Vec<(&str, &str)> = form.iter().copied().chain([("pupil", whose.as_str())]).collect();
        assert_eq!(post(pupil, &place, &left).await.status, 303);
        let other = post(&school.pupils[1], &place, &left).await;
        assert!(other.status == 303 && other.header("location").starts_with("/en/class?back="), "{other:?}");
        assert_eq!((school.count(&set, 0, 1).await, school.count(&set, 1, 1).await), (1, 0));
        // Another answer by the old form is another answer.
        let wrong = [("move", "a1h8"), ("request", request.as_str()), ("opened", opened.as_str())];
        assert_eq!(post(pupil, &place, &wrong).await.status, 303);
        assert_eq!(school.count(&set, 0, 1).await, 2);
        let my = page(pupil, "/en/my").await;
        assert!(my.contains(&format!("href=\"/en/my/{}/2\">Go on", set.id)), "{my}");
        assert!(page(pupil, &format!("/en/my/{}", set.id)).await.contains("right at once"));
    });
}

#[test]
fn a_script_says_for_which_exercise_an_answer_is_and_sends_it_again_without_harm() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[("attempts", "2")]).await;
        let (pupil, tasks) = (&school.pupils[1], school.tasks(&set, 1));
        let puzzle = school.puzzle(&tasks[1].puzzle);
        let path = format!("/api/v1/puzzles/{}/answers", puzzle.id);
        let wrong = json!({"squares": ["h8", "a1"]});
        let body = |answer: &serde_json::Value, request: &str| json!({"answer": answer, "assignment": set.id, "task": 2, "request": request, "elapsed": 4_000});
        let sent = pupil.post(&path, &body(&wrong, "0000-0001")).await.json();
        assert_eq!(sent["attempts_left"], 1, "{sent}");
        assert_eq!(pupil.post(&path, &body(&wrong, "0000-0001")).await.json(), sent);
        assert_eq!(school.count(&set, 1, 2).await, 1);
        let right = given(&puzzle);
        let solved = pupil.post(&path, &body(&right, "0000-0002")).await.json();
        assert_eq!((&solved["done"], &solved["attempts_left"]), (&json!(true), &json!(0)));
        assert_problem(&pupil.post(&path, &body(&right, "0000-0003")).await, 409, "no-attempts-left");
        // Another's exercise, another number, nobody's, and none at all.
        assert_problem(
            &school.pupils[0].post(&path, &body(&right, "0000-0004")).await,
            404,
            "no-such-assignment",
        );
        let other = json!({"answer": right, "assignment": set.id, "task": 3});
        assert_problem(&pupil.post(&path, &other).await, 404, "no-such-assignment");
        assert_problem(&school.stranger.post(&path, &body(&right, "0000-0005")).await, 401, "signed-out");
        // An answer that waited for the line, sent when somebody else has signed in on that device.
        let waited = |pupil: usize| json!({"answer": wrong, "assignment": set.id, "task": 2, "request": "0000-0001", "pupil": school.students[pupil].id});
        assert_problem(&pupil.post(&path, &waited(0)).await, 401, "signed-out");
        assert_eq!(pupil.post(&path, &waited(1)).await.status, 200);
        let none = json!({"answer": right, "assignment": "nowhere", "task": 2});
        assert_problem(&pupil.post(&path, &none).await, 404, "no-such-assignment");
        assert_eq!(school.count(&set, 1, 2).await, 2);
    });
}

#[test]
fn late_closed_and_used_up_are_told_in_words_and_code() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[("attempts", "1")]).await;
        let (pupil, place) = (&school.pupils[0], format!("/en/my/{}/1", set.id));
        assert!(page(pupil, &place).await.contains("One try left."));
        assert_eq!(post(pupil, &place, &[("move", "a1h8")]).await.status, 303);
        let spent = page(pupil, &place).await;
        assert!(
            spent.contains("data-code=\"no-attempts-left\"") && spent.contains("<fieldset disabled"),
            "{spent}"
        );
        assert!(spent.contains("Next exercise"), "{spent}");
        let refused = post(pupil, &place, &[("move", "e1g1")]).await;
        assert!(refused.header("location").contains("refused=no-attempts-left"), "{refused:?}");
        school.hand.fetch_add(5 * DAY, Ordering::Relaxed);
        let late = page(pupil, &format!("/en/my/{}/2", set.id)).await;
        assert!(late.contains("data-code=\"late\"") && late.contains("was due yesterday 18:00"), "{late}");
        let path = format!("/api/v1/puzzles/{}/answers", school.tasks(&set, 0)[1].puzzle);
        let body =
            json!({"answer": {"squares": ["a1"]}, "assignment": set.id, "task": 2, "request": "11112222"});
        assert_eq!(pupil.post(&path, &body).await.status, 200, "late, and kept");
        post(&school.teacher, &format!("/en/assignments/{}/close", set.id), &[]).await;
        assert_eq!(pupil.post(&path, &body).await.status, 200, "it was kept before the end");
        let fresh = json!({"answer": {"squares": ["a1"]}, "assignment": set.id, "task": 3});
        let path = format!("/api/v1/puzzles/{}/answers", school.tasks(&set, 0)[2].puzzle);
        assert_problem(&pupil.post(&path, &fresh).await, 409, "assignment-closed");
        let closed = page(pupil, &format!("/en/my/{}/3", set.id)).await;
        assert!(closed.contains("data-code=\"assignment-closed\""), "{closed}");
        assert!(page(pupil, "/en/my").await.contains("Done and past"));
        let third = format!("/en/my/{}/3", set.id);
        assert!(
            post(pupil, &third, &[("squares", "a1")]).await.header("location").contains("assignment-closed")
        );
        post(&school.teacher, &format!("/en/assignments/{}/open", set.id), &[]).await;
        assert!(!page(pupil, &third).await.contains("assignment-closed"));
    });
}

#[test]
fn a_teacher_previews_prints_copies_changes_and_erases() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        let place = format!("/en/assignments/{}", set.id);
        let preview = page(&school.teacher, &format!("{place}/preview/1")).await;
        assert!(preview.contains("data-preview") && preview.contains("Nothing is kept"), "{preview}");
        let tried = school.teacher.get(&format!("{place}/preview/1")).await;
        assert_eq!(tried.header("set-cookie"), "", "nobody is made");
        let sent = post(&school.teacher, &format!("{place}/preview/1"), &[("move", "a1h8")]).await;
        assert!(sent.header("location").contains("move=a1h8"), "{sent:?}");
        assert_eq!(school.teacher.get(&format!("{place}/preview/99")).await.status, 404);
        let sheet = page(&school.teacher, &format!("{place}/sheet")).await;
        assert!(sheet.contains("class=\"leaf\"") && sheet.contains("Week 49"), "{sheet}");
        let copied = post(&school.teacher, &format!("{place}/copy"), &[("class", &school.class.id)]).await;
        let copy = copied.header("location").split('?').next().unwrap_or_default().to_owned();
        assert!(page(&school.teacher, copied.header("location")).await.contains("This is the copy"));
        assert!(page(&school.teacher, &format!("{copy}/edit")).await.contains("value=\"lesson:rook\""));
        // What has been opened keeps its exercises; all else can be changed.
        let changed = [("title", "Renamed"), ("item", "lesson:bishop"), ("attempts", "3"), ("save", "yes")];
        assert_eq!(post(&school.teacher, &format!("{place}/edit"), &changed).await.status, 303);
        let now = school.store.assignment(&school.id, &set.id).await.unwrap().expect("there").1;
        assert_eq!(
            (now.terms.title.as_str(), now.terms.attempts, now.items.clone()),
            ("Renamed", Some(3), set.items.clone())
        );
        // A program may set a time to the second: a form that leaves it as it is changes nothing of it.
        let second = yize::store::Terms { due_ms: Some(MONDAY - 1), ..now.terms.clone() };
        school.store.edit_assignment(&set, &second, &[]).await.unwrap();
        let changed = [("title", "Renamed"), ("day", "2026-11-30"), ("time", "14:10"), ("save", "yes")];
        assert_eq!(post(&school.teacher, &format!("{place}/edit"), &changed).await.status, 303);
        let now = school.store.assignment(&school.id, &set.id).await.unwrap().expect("there").1;
        assert_eq!(now.terms.due_ms, second.due_ms);
        assert!(page(&school.teacher, &format!("{place}/erase")).await.contains("Renamed"));
        assert_eq!(post(&school.teacher, &format!("{place}/erase"), &[]).await.status, 303);
        assert_eq!(school.teacher.get(&place).await.status, 404);
    });
}

#[test]
fn an_assignment_is_taken_along_as_a_file() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        let place = format!("/en/assignments/{}", set.id);
        for (file, opening) in [("questions.gift", "//"), ("questions.xml", "<?xml")] {
            let reply = school.teacher.get(&format!("{place}/{file}")).await;
            assert_eq!(reply.status, 200, "{file}");
            let text = html(&reply);
            assert!(text.starts_with(opening) && text.contains("Week 49"), "{file}: {text}");
            assert!(page(&school.teacher, &place).await.contains(&format!("{place}/{file}")));
        }
        assert_eq!(school.teacher.get(&format!("{place}/questions.pdf")).await.status, 404);
    });
}

#[test]
fn nobody_else_gets_in() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        let other = teacher(&school.store, "li").await;
        school.store.open_session(&other, None, &hash(&token(9)).unwrap(), MONDAY).await.unwrap();
        let other = school.teacher.holding(&format!("yize_teacher={}", token(9)));
        for rest in ["", "/edit", "/erase", "/sheet", "/preview/1"] {
            let place = format!("/en/assignments/{}{rest}", set.id);
            assert_eq!(other.get(&place).await.status, 404, "{place}");
            let led = school.stranger.get(&place).await;
            assert_eq!(led.status, 303);
            assert!(led.header("location").starts_with("/en/sign-in?back="), "{led:?}");
        }
        for rest in ["/open", "/close", "/copy", "/erase", "/edit", "/preview/1"] {
            let place = format!("/en/assignments/{}{rest}", set.id);
            assert_eq!(post(&other, &place, &[]).await.status, 404, "{place}");
            assert_eq!(post(&school.pupils[0], &place, &[]).await.status, 303, "{place}");
        }
        let new = format!("/en/classes/{}/assignments/new", school.class.id);
        assert_eq!(other.get(&new).await.status, 404);
        assert_eq!(post(&other, &new, &[("title", "x")]).await.status, 404);
        for place in ["/en/my".to_owned(), format!("/en/my/{}", set.id), format!("/en/my/{}/1", set.id)] {
            assert!(school.stranger.get(&place).await.header("location").starts_with("/en/class?back="));
        }
        for rest in ["nowhere".to_owned(), format!("{}/0", set.id), format!("{}/x", set.id)] {
            assert_eq!(school.pupils[0].get(&format!("/en/my/{rest}")).await.status, 404, "{rest}");
        }
    });
}

#[test]
fn the_class_shows_what_is_set_and_one_press_saves_and_opens() {
    block_on(async {
        let school = School::new().await;
        let class = format!("/en/classes/{}", school.class.id);
        let form = [("title", "At once"), ("item", "lesson:rook"), ("save", "open")];
        let saved = post(&school.teacher, &format!("{class}/assignments/new"), &form).await;
        let place = saved.header("location").to_owned();
        assert!(page(&school.teacher, &place).await.contains("Opened today 14:11"));
        let draft = [("title", "Later"), ("item", "lesson:bishop"), ("save", "yes")];
        post(&school.teacher, &format!("{class}/assignments/new"), &draft).await;
        let shown = page(&school.teacher, &class).await;
        for part in ["At once", &format!("{place}/results"), "Later", ">draft<", ">open<"] {
            assert!(shown.contains(part), "{part}: {shown}");
        }
        assert!(!page(&school.pupils[0], "/en/my").await.contains("Later"));
    });
}

#[test]
fn whatever_a_form_or_a_program_sends_is_answered_in_order() {
    block_on(async {
        let school = School::new().await;
        let set = school.set(&[]).await;
        let new = format!("/en/classes/{}/assignments/new", school.class.id);
        let long = "长".repeat(1_000);
        let odd: [&[(&str, &str)]; 8] = [
            &[],
            &[("add", "x"), ("remove", "-1"), ("up", "99999999999999999999")],
            &[("item", "practice:find-square:2:99999999999999999999:1:each"), ("item", ":"), ("save", "yes")],
            &[("title", &long), ("note", &long), ("day", &long), ("time", &long), ("save", "yes")],
            &[("title", "x"), ("day", "9999-12-31"), ("time", "23:59"), ("item", "lesson:rook"), ("up", "0")],
            &[("title", "x"), ("day", "0000-01-01"), ("item", "lesson:rook"), ("save", "yes")],
            &[("add", "address"), ("address", "own.%00/..?#/"), ("attempts", "-3")],
            &[("on", &long), ("add", "practice"), ("count", "-0"), ("level", "9"), ("skill", "'")],
        ];
        for form in odd {
            let status = post(&school.teacher, &new, form).await.status;
            assert!(matches!(status, 200 | 422), "{status}");
        }
        // Beyond the end of the calendar: said at its field, not taken as "no day".
        let last = [("title", "x"), ("day", "9999-12-31"), ("time", "23:59"), ("item", "lesson:rook")];
        let reply = post(&school.teacher, &new, &[&last[..], &[("save", "yes")]].concat()).await;
        assert_eq!(reply.status, 422);
        assert!(String::from_utf8_lossy(&reply.body).contains("id=\"fault-day\""));
        let place = format!("/en/my/{}/1", set.id);
        for form in [
            [("request", "x"), ("opened", "-1"), ("move", "e1g1")],
            [("request", &*long), ("opened", "99999999999999999999"), ("move", "")],
            [("opened", "9223372036854775807"), ("request", ""), ("moves", "a b c")],
        ] {
            assert_eq!(post(&school.pupils[0], &place, &form).await.status, 303, "{form:?}");
        }
        for (task, status) in [(json!(1.5), 200), (json!(-1e300), 404), (json!("1"), 400), (json!(null), 404)]
        {
            let body = json!({"answer": {"move": "a1h8"}, "assignment": set.id, "task": task,
                "request": "11112222", "elapsed": -1e300, "hints": 1e300});
            let reply = school.pupils[0].post("/api/v1/puzzles/castling-1/answers", &body).await;
            assert_eq!(reply.status, status, "{task}");
        }
        for name in ["", "short", "with space", &long] {
            let body = json!({"answer": {"move": "a1h8"}, "request": name});
            let reply = school.pupils[0].post("/api/v1/puzzles/castling-1/answers", &body).await;
            let problem = assert_problem(&reply, 422, "bad-request-name");
            assert_eq!(crate::service::pointers(&problem), ["/request"]);
        }
    });
}

#[test]
fn a_teacher_picks_puzzles_of_their_own_from_a_list() {
    block_on(async {
        let school = School::new().await;
        let new = [NewOwnPuzzle { puzzle: MATE.to_owned(), title: "My <first>".to_owned() }];
        school.store.add_own_puzzles(&school.id, &new, MONDAY).await.unwrap();
        let place = format!("/en/classes/{}/assignments/new", school.class.id);
        assert!(page(&school.teacher, &place).await.contains(">My &#60;first&#62;</option>"));
        let form = [("title", "Own"), ("own", MATE), ("add", "own")];
        let shown = html(&post(&school.teacher, &place, &form).await);
        assert!(shown.contains(&format!("value=\"own:{MATE}\"")), "{shown}");
    });
}
