//! Assignments in the store: who is given which, and what is kept of the answers to them.

use crate::classroom::{class, pupils, teacher};
use crate::store::{answer, forgetful, learner, on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use std::sync::{Arc, Mutex};
use yize::assignment::{Item, Practice};
use yize::puzzle::generate::Level;
use yize::store::{
    Assignment, Attempt, Class, Kept, LearnerKey, Refused, Sent, SetTask, Store, Student, Terms,
};
use yize::web::server::spawn;

on_every_engine!(
    an_assignment_is_kept_as_it_was_set,
    exercises_stay_once_pupils_may_have_answered_them,
    pupils_see_what_has_been_opened_for_their_class,
    an_assignment_is_opened_closed_and_opened_again,
    an_erased_assignment_leaves_the_answers_to_the_pupils,
    an_answer_sent_twice_is_kept_once,
    the_same_answer_at_once_is_kept_once,
    answers_are_counted_however_they_come,
    who_may_not_answer_is_told_why,
    a_pupils_standing_is_counted_by_exercise,
);

fn terms(attempts: Option<i64>) -> Terms {
    Terms {
        title: "王车易位 =1+1".to_owned(),
        note: "Bring a pencil.\n带铅笔。".to_owned(),
        due_ms: Some(5_000),
        attempts,
        hints: true,
    }
}

fn items() -> Vec<Item> {
    let practice = Practice {
        skill: "find-square".to_owned(),
        level: Level::Three,
        count: 4,
        seed: u32::MAX,
        each: true,
    };
    vec![Item::Lesson("castling".to_owned()), Item::Practice(practice), Item::Own("own.x".to_owned())]
}

/// A class with two pupils, each signed in on a device of their name.
struct Room {
    class: Class,
    students: Vec<Student>,
}

fn device(student: &Student) -> LearnerKey {
    LearnerKey::of_pupil(&student.name)
}

async fn room(store: &Store, code: &str) -> Room {
    let id = teacher(store, code).await;
    let class = class(store, &id, code).await;
    let new: Vec<_> = ["a", "b"].into_iter().flat_map(|name| pupils([&format!("{code}-{name}")])).collect();
    let students = store.add_students(&class, &new, 2).await.unwrap();
    for student in &students {
        store.open_device(student, None, &device(student), 3).await.unwrap();
    }
    Room { class, students }
}

async fn open(store: &Store, room: &Room, attempts: Option<i64>) -> Assignment {
    let made = store.create_assignment(&room.class, &terms(attempts), &items(), 10).await.unwrap();
    store.open_assignment(&made, 11).await.unwrap();
    made
}

fn sent(assignment: &Assignment, task: i64, correct: bool, request: Option<&str>) -> Attempt {
    let task = SetTask { assignment: assignment.id.clone(), number: task };
    let sent = Sent { request: request.map(str::to_owned), elapsed_ms: Some(1_500), task: Some(task) };
    Attempt { sent, ..answer("castling-1", correct) }
}

async fn keep(store: &Store, student: &Student, attempt: &Attempt) -> Kept {
    store.keep_attempt(&device(student), attempt, 20, &forgetful).await.unwrap()
}

/// Sends a wrong answer to the first exercise under each of these names, all at once.
async fn at_once(store: &Store, room: &Room, made: &Assignment, names: Vec<String>) -> Vec<Kept> {
    let all = Arc::new(Mutex::new(Vec::new()));
    let send = |name: String| {
        let (store, device, all) = (store.clone(), device(&room.students[0]), all.clone());
        let attempt = sent(made, 1, false, Some(&name));
        spawn(async move {
            let kept = store.keep_attempt(&device, &attempt, 20, &forgetful).await.unwrap();
            all.lock().unwrap().push(kept);
        })
    };
    for sent in names.into_iter().map(send).collect::<Vec<_>>() {
        sent.await.expect("it ends");
    }
    std::mem::take(&mut *all.lock().unwrap())
}

async fn an_assignment_is_kept_as_it_was_set(store: Store) {
    let one = teacher(&store, "one").await;
    let two = teacher(&store, "two").await;
    let theirs = class(&store, &one, "AAAAAA").await;
    let made = store.create_assignment(&theirs, &terms(Some(2)), &items(), 10).await.unwrap();
    let (found_class, found) = store.assignment(&one, &made.id).await.unwrap().expect("theirs");
    assert_eq!((found_class, found), (theirs.clone(), made.clone()));
    assert_eq!(store.assignments(&theirs).await.unwrap(), std::slice::from_ref(&made));
    assert!(store.assignment(&two, &made.id).await.unwrap().is_none());
    assert!(store.assignment(&one, "nowhere").await.unwrap().is_none());
    let next = store.create_assignment(&theirs, &Terms::default(), &[], 11).await.unwrap();
    let all = store.assignments(&theirs).await.unwrap();
    assert_eq!(all, [next, made], "the newest first, each with its own picks");
}

async fn exercises_stay_once_pupils_may_have_answered_them(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = store.create_assignment(&room.class, &terms(None), &items(), 10).await.unwrap();
    let less = &items()[..1];
    store.edit_assignment(&made, &terms(Some(1)), less).await.unwrap();
    let read = async || store.assignments(&room.class).await.unwrap().remove(0);
    assert_eq!((read().await.items.as_slice(), read().await.terms), (less, terms(Some(1))));
    store.open_assignment(&made, 11).await.unwrap();
    store.edit_assignment(&made, &terms(Some(3)), &items()).await.unwrap();
    assert_eq!((read().await.items.as_slice(), read().await.terms), (less, terms(Some(3))));
}

async fn pupils_see_what_has_been_opened_for_their_class(store: Store) {
    let (ours, others) = (room(&store, "AAAAAA").await, room(&store, "BBBBBB").await);
    let draft = store.create_assignment(&ours.class, &terms(None), &items(), 10).await.unwrap();
    let opened = open(&store, &ours, None).await;
    let [pupil, stranger] = [&ours.students[0], &others.students[0]];
    let seen = store.assignments_for(pupil).await.unwrap();
    assert_eq!(seen.iter().map(|one| &one.id).collect::<Vec<_>>(), [&opened.id]);
    assert_eq!(seen[0].items, items());
    assert!(store.assignment_for(pupil, &opened.id).await.unwrap().is_some_and(|one| one.is_open()));
    assert!(store.assignment_for(pupil, &draft.id).await.unwrap().is_none());
    assert!(store.assignment_for(stranger, &opened.id).await.unwrap().is_none());
    assert!(store.assignments_for(stranger).await.unwrap().is_empty());
}

async fn an_assignment_is_opened_closed_and_opened_again(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = store.create_assignment(&room.class, &terms(None), &items(), 10).await.unwrap();
    let times = async || {
        let read = store.assignments(&room.class).await.unwrap().remove(0);
        (read.opened_ms, read.closed_ms)
    };
    store.close_assignment(&made, 11).await.unwrap();
    assert_eq!(times().await, (None, None), "what is not open is not closed");
    store.open_assignment(&made, 12).await.unwrap();
    store.close_assignment(&made, 13).await.unwrap();
    store.close_assignment(&made, 14).await.unwrap();
    assert_eq!(times().await, (Some(12), Some(13)));
    store.open_assignment(&made, 15).await.unwrap();
    assert_eq!(times().await, (Some(12), None));
}

async fn an_erased_assignment_leaves_the_answers_to_the_pupils(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = open(&store, &room, None).await;
    keep(&store, &room.students[0], &sent(&made, 1, true, Some("r"))).await;
    store.erase_assignment(&made).await.unwrap();
    assert!(store.assignments(&room.class).await.unwrap().is_empty());
    assert_eq!(store.progress(&device(&room.students[0])).await.unwrap().solved.len(), 1);
}

async fn an_answer_sent_twice_is_kept_once(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = open(&store, &room, Some(2)).await;
    let [one, two] = [&room.students[0], &room.students[1]];
    let first = sent(&made, 1, false, Some("key"));
    let acknowledged = Kept::Safe { left: Some(1) };
    assert_eq!(keep(&store, one, &first).await, acknowledged);
    assert_eq!(keep(&store, one, &first).await, acknowledged);
    store.close_assignment(&made, 30).await.unwrap();
    assert_eq!(keep(&store, one, &first).await, acknowledged, "it was kept before the end");
    assert_eq!(store.standing(one, &made).await.unwrap()[&1].count, 1);
    // The name is the learner's own: another's answer of that name is another answer.
    store.open_assignment(&made, 31).await.unwrap();
    assert_eq!(keep(&store, two, &first).await, acknowledged);
    // Without an assignment, too.
    let plain =
        Attempt { sent: Sent { request: Some("p".to_owned()), ..Sent::default() }, ..answer("rook-1", true) };
    for _ in 0..2 {
        let kept = store.keep_attempt(&learner(9), &plain, 5, &forgetful).await.unwrap();
        assert_eq!(kept, Kept::Safe { left: None });
    }
    let tries = store.tries(&learner(9), &["rook-1".to_owned()]).await.unwrap();
    assert_eq!(tries[0].count, 1);
}

async fn the_same_answer_at_once_is_kept_once(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = open(&store, &room, Some(3)).await;
    let names = (0..12).map(|number| format!("k{}", number % 2)).collect();
    for kept in at_once(&store, &room, &made, names).await {
        assert!(matches!(kept, Kept::Safe { left: Some(1..=2) }), "{kept:?}");
    }
    let student = &room.students[0];
    assert_eq!(store.standing(student, &made).await.unwrap()[&1].count, 2);
}

async fn answers_are_counted_however_they_come(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let made = open(&store, &room, Some(2)).await;
    let names = (0..10).map(|number| format!("k{number}")).collect();
    let mut left = Vec::new();
    for kept in at_once(&store, &room, &made, names).await {
        match kept {
            Kept::Safe { left: more } => left.push(more),
            Kept::Refused(why) => assert_eq!(why, Refused::NoneLeft),
        }
    }
    let student = &room.students[0];
    left.sort();
    assert_eq!(left, [Some(0), Some(1)]);
    // Another exercise and another pupil have tries of their own.
    assert_eq!(keep(&store, student, &sent(&made, 2, true, None)).await, Kept::Safe { left: Some(1) });
    let other = &room.students[1];
    assert_eq!(keep(&store, other, &sent(&made, 1, true, None)).await, Kept::Safe { left: Some(1) });
}

async fn who_may_not_answer_is_told_why(store: Store) {
    let (ours, others) = (room(&store, "AAAAAA").await, room(&store, "BBBBBB").await);
    let draft = store.create_assignment(&ours.class, &terms(None), &items(), 10).await.unwrap();
    let made = open(&store, &ours, None).await;
    let pupil = &ours.students[0];
    let refused = |kept, why| assert_eq!(kept, Kept::Refused(why));
    refused(keep(&store, pupil, &sent(&draft, 1, true, None)).await, Refused::NotTheirs);
    refused(keep(&store, &others.students[0], &sent(&made, 1, true, None)).await, Refused::NotTheirs);
    let anybody = store.keep_attempt(&learner(1), &sent(&made, 1, true, None), 20, &forgetful).await;
    refused(anybody.unwrap(), Refused::NotTheirs);
    store.close_assignment(&made, 12).await.unwrap();
    refused(keep(&store, pupil, &sent(&made, 1, true, None)).await, Refused::Closed);
    assert!(store.standing(pupil, &made).await.unwrap().is_empty());
    assert!(store.progress(&device(pupil)).await.unwrap().solved.is_empty());
    assert!(store.progress(&learner(1)).await.unwrap().solved.is_empty());
}

async fn a_pupils_standing_is_counted_by_exercise(store: Store) {
    let room = room(&store, "AAAAAA").await;
    let (made, other) = (open(&store, &room, None).await, open(&store, &room, None).await);
    let student = &room.students[0];
    for (task, correct) in [(1, true), (2, false), (2, true), (3, false)] {
        keep(&store, student, &sent(&made, task, correct, None)).await;
    }
    keep(&store, student, &sent(&other, 1, false, None)).await;
    let standing = store.standing(student, &made).await.unwrap();
    let told: Vec<_> =
        standing.iter().map(|(task, fared)| (*task, fared.count, fared.first, fared.solved)).collect();
    assert_eq!(told, [(1, 1, true, true), (2, 2, false, true), (3, 1, false, false)]);
    let all = store.standings(student).await.unwrap();
    assert_eq!((all.len(), &all[&made.id]), (2, &standing));
    assert!(store.standings(&room.students[1]).await.unwrap().is_empty());
}
