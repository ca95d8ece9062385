//! What teachers do with classes and pupils, in the store: everything of a pupil goes along or goes,
//! and what is not theirs stays.

use crate::classroom::{class, pupils, teacher};
use crate::store::{answer, forgetful, learner, on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use yize::store::{Attempt, CodeState, Joined, LearnerKey, Store, StoreError};
use yize::web::server::spawn;

on_every_engine!(
    a_form_that_is_sent_twice_adds_nobody_twice,
    a_pupil_moves_with_everything,
    a_new_pin_signs_out_and_the_card_stays,
    an_erased_pupil_leaves_nothing,
    a_class_that_is_put_away_lets_nobody_in,
    a_class_ends_with_its_pupils,
    a_colleague_joins_by_a_code_once,
    a_class_whose_teachers_all_go_at_once_goes_too,
    what_is_put_to_a_class_that_has_gone_is_told_so,
    a_device_that_is_not_used_is_forgotten,
    a_pupil_neither_carries_nor_erases,
    answers_are_read_page_by_page,
    tries_are_counted_and_taken_back,
);

async fn a_form_that_is_sent_twice_adds_nobody_twice(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let (one, two) = (pupils(["王芳", "Ann"]), pupils(["李明"]));
    let sent = [store.add_students_to(&class, 0, &one, 2), store.add_students_to(&class, 0, &two, 2)];
    let mut added = 0;
    for sent in sent {
        added += sent.await.unwrap().map_or(0, |students| students.len());
    }
    assert_eq!((added, store.students(&class).await.unwrap().len()), (2, 2));
    assert!(store.add_students_to(&class, 2, &two, 3).await.unwrap().is_some());
    assert_eq!(store.class_sizes(&id).await.unwrap().get(&class.id), Some(&3));
}

async fn a_pupil_moves_with_everything(store: Store) {
    let id = teacher(&store, "wang").await;
    let (from, to) = (class(&store, &id, "AAAAAA").await, class(&store, &id, "BBBBBB").await);
    let students = store.add_students(&from, &pupils(["王芳", "Ann"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&students[0], None, &key, 3).await.unwrap();
    store.keep_attempt(&key, &answer("a", true), 4, &forgetful).await.unwrap();
    let moved = [(&students[0], "王芳 2".to_owned())];
    assert!(!store.move_students(&moved, &to, 0).await.unwrap(), "no room");
    assert!(store.move_students(&moved, &to, 1).await.unwrap());
    let there = store.roll(&to).await.unwrap();
    assert_eq!((there[0].student.name.as_str(), there[0].signed_ms), ("王芳 2", Some(3)));
    assert_eq!(store.students(&from).await.unwrap().len(), 1);
    assert_eq!(
        store.progress(&key).await.unwrap().solved.len(),
        1,
        "still signed in, with all that was done"
    );
    assert_eq!(store.student(&from, &students[0].id).await.unwrap(), None);
}

async fn a_new_pin_signs_out_and_the_card_stays(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳", "Ann"]), 2).await.unwrap();
    let (one, other) = (LearnerKey::of_pupil("one"), LearnerKey::of_pupil("other"));
    store.open_device(&students[0], None, &one, 3).await.unwrap();
    store.open_device(&students[1], None, &other, 3).await.unwrap();
    store.reset_pin(&students[0], "new").await.unwrap();
    assert_eq!(store.pupil(&one).await.unwrap(), None);
    assert!(store.pupil(&other).await.unwrap().is_some());
    // The old one was looked at before it was changed, and was right then.
    let old = Some("$argon2id$");
    assert!(!store.open_device(&students[0], old, &one, 4).await.unwrap());
    assert!(store.open_device(&students[0], Some("new"), &one, 4).await.unwrap());
    let door = store.door("AAAAAA").await.unwrap().expect("the class");
    let found = store.find_pupil(&door, &students[0].id).await.unwrap().expect("the pupil");
    assert_eq!(found.pin, "new");
    assert_eq!(store.card("card of 王芳").await.unwrap(), Some(found));
    let renewed = [(&students[0], pupils(["x"]).remove(0))];
    store.renew_cards(&renewed).await.unwrap();
    assert_eq!(store.card("card of 王芳").await.unwrap(), None);
    assert_eq!(store.card("card of x").await.unwrap().expect("the new one").student, students[0]);
    assert_eq!(store.find_pupil(&door, "nobody").await.unwrap(), None);
}

async fn an_erased_pupil_leaves_nothing(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳", "Ann"]), 2).await.unwrap();
    for (student, device) in students.iter().zip(["one", "two"]) {
        let key = LearnerKey::of_pupil(device);
        store.open_device(student, None, &key, 3).await.unwrap();
        store.keep_attempt(&key, &answer("a", true), 4, &forgetful).await.unwrap();
    }
    assert_eq!(store.count_answers(&students[0]).await.unwrap(), 1);
    store.erase_student(&students[0]).await.unwrap();
    assert_eq!(store.students(&class).await.unwrap(), students[1..]);
    assert_eq!(store.count_answers(&students[0]).await.unwrap(), 0);
    assert_eq!(store.card("card of 王芳").await.unwrap(), None);
    let kept = store.keep_attempt(&LearnerKey::of_pupil("one"), &answer("b", true), 5, &forgetful).await;
    assert!(matches!(kept, Err(StoreError::SignedOut)), "{kept:?}");
    assert_eq!(store.count_answers(&students[1]).await.unwrap(), 1);
}

async fn a_class_that_is_put_away_lets_nobody_in(store: Store) {
    let id = teacher(&store, "wang").await;
    let made = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&made, &pupils(["王芳"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&students[0], None, &key, 3).await.unwrap();
    store.archive_class(&made, 9).await.unwrap();
    store.archive_class(&made, 10).await.unwrap();
    assert_eq!(store.pupil(&key).await.unwrap(), None);
    assert!(!store.open_device(&students[0], None, &key, 11).await.unwrap(), "seen open a moment ago");
    let other = class(&store, &id, "BBBBBB").await;
    let moved = store.add_students(&other, &pupils(["Ann"]), 2).await.unwrap();
    store.open_device(&moved[0], None, &key, 11).await.unwrap();
    assert!(store.move_students(&[(&moved[0], "Ann".to_owned())], &made, 9).await.unwrap());
    assert_eq!(store.pupil(&key).await.unwrap(), None, "signed out with the class");
    assert!(store.door("AAAAAA").await.unwrap().expect("the class").archived);
    assert!(store.card("card of 王芳").await.unwrap().expect("the card").door.archived);
    assert_eq!(store.class(&id, &made.id).await.unwrap().expect("the class").archived_ms, Some(9));
    store.unarchive_class(&made).await.unwrap();
    store.change_class(&made, "五班", "UTC").await.unwrap();
    let again = store.class(&id, &made.id).await.unwrap().expect("the class");
    assert_eq!((again.archived_ms, again.name.as_str(), again.zone.as_str()), (None, "五班", "UTC"));
}

async fn a_class_ends_with_its_pupils(store: Store) {
    let id = teacher(&store, "wang").await;
    let (ends, stays) = (class(&store, &id, "AAAAAA").await, class(&store, &id, "BBBBBB").await);
    let gone = store.add_students(&ends, &pupils(["王芳", "Ann"]), 2).await.unwrap();
    store.add_students(&stays, &pupils(["李明"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&gone[0], None, &key, 3).await.unwrap();
    store.keep_attempt(&key, &answer("a", true), 4, &forgetful).await.unwrap();
    let holdings = store.holdings(&ends).await.unwrap();
    assert_eq!((holdings.students, holdings.answers, holdings.assignments), (2, 1, 0));
    store.erase_class(&ends).await.unwrap();
    assert_eq!(store.classes(&id).await.unwrap(), std::slice::from_ref(&stays));
    assert_eq!((store.door("AAAAAA").await.unwrap(), store.pupil(&key).await.unwrap()), (None, None));
    assert_eq!(store.count_answers(&gone[0]).await.unwrap(), 0);
    assert_eq!(store.students(&stays).await.unwrap().len(), 1);
    assert_eq!(store.erase_idle(100).await.unwrap(), 0, "no learner is left behind");
}

async fn a_colleague_joins_by_a_code_once(store: Store) {
    let (one, two) = (teacher(&store, "one").await, teacher(&store, "two").await);
    let three = teacher(&store, "three").await;
    let made = class(&store, &one, "AAAAAA").await;
    store.invite(&made, "first", 10).await.unwrap();
    store.invite(&made, "second", 10).await.unwrap();
    assert_eq!(store.join_class(&two, "first", 5).await.unwrap(), Joined::Unknown, "replaced");
    assert_eq!(store.join_class(&two, "second", 10).await.unwrap(), Joined::Expired);
    assert!(matches!(store.join_class(&one, "second", 5).await.unwrap(), Joined::Already(_)));
    let Joined::Done(shared) = store.join_class(&two, "second", 5).await.unwrap() else {
        panic!("not let in")
    };
    assert!(!shared.owner && shared.id == made.id);
    assert_eq!(store.join_class(&three, "second", 5).await.unwrap(), Joined::Unknown, "used");
    let names = |colleagues: Vec<yize::store::Colleague>| {
        colleagues.into_iter().map(|colleague| (colleague.name, colleague.owner)).collect::<Vec<_>>()
    };
    let both = store.colleagues(&made).await.unwrap();
    assert_eq!(names(both), [("one".to_owned(), true), ("two".to_owned(), false)]);
    assert!(!store.part(&made, &one).await.unwrap(), "whoever made it stays");
    assert!(store.part(&made, &two).await.unwrap());
    assert_eq!(store.class(&two, &made.id).await.unwrap(), None);
}

/// Both see the other teach the class, and both go: it may not be left behind with nobody.
async fn a_class_whose_teachers_all_go_at_once_goes_too(store: Store) {
    let (one, two) = (teacher(&store, "one").await, teacher(&store, "two").await);
    for round in 0..12 {
        let code = format!("AAAA{round:02}");
        let made = class(&store, &one, &code).await;
        store.invite(&made, &code, 10).await.unwrap();
        assert!(matches!(store.join_class(&two, &code, 5).await.unwrap(), Joined::Done(_)));
    }
    let gone = [one, two].map(|teacher| {
        let store = store.clone();
        spawn(async move { store.erase_teacher(&teacher).await.unwrap() })
    });
    for gone in gone {
        gone.await.unwrap();
    }
    for round in 0..12 {
        assert_eq!(store.door(&format!("AAAA{round:02}")).await.unwrap(), None);
    }
}

/// A page or a program may hold what somebody else erases in between.
async fn what_is_put_to_a_class_that_has_gone_is_told_so(store: Store) {
    let id = teacher(&store, "wang").await;
    let made = class(&store, &id, "AAAAAA").await;
    store.erase_class(&made).await.unwrap();
    let added = store.add_students(&made, &pupils(["王芳"]), 2).await;
    assert!(matches!(added, Err(StoreError::Gone(_))), "{added:?}");
    let invited = store.invite(&made, "code", 10).await;
    assert!(matches!(invited, Err(StoreError::Gone(_))), "{invited:?}");
    let found = store.class(&id, "no\0id").await;
    assert!(matches!(found, Ok(None) | Err(StoreError::Gone(_))), "{found:?}");
}

async fn a_device_that_is_not_used_is_forgotten(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳"]), 2).await.unwrap();
    let (old, used) = (LearnerKey::of_pupil("old"), LearnerKey::of_pupil("used"));
    for key in [&old, &used] {
        store.open_device(&students[0], None, key, 3).await.unwrap();
    }
    store.keep_attempt(&used, &answer("a", true), 9, &forgetful).await.unwrap();
    store.keep_attempt(&learner(1), &answer("a", true), 3, &forgetful).await.unwrap();
    store.forget_devices(9).await.unwrap();
    assert_eq!(store.pupil(&old).await.unwrap(), None);
    assert!(store.pupil(&used).await.unwrap().is_some());
    assert_eq!(store.progress(&learner(1)).await.unwrap().solved.len(), 1, "no pupil's device");
}

async fn a_pupil_neither_carries_nor_erases(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&students[0], None, &key, 3).await.unwrap();
    assert!(!store.make_code(&key, "code", 100).await.unwrap());
    assert!(!store.erase(&key).await.unwrap());
    store.keep_attempt(&learner(1), &answer("a", true), 4, &forgetful).await.unwrap();
    assert!(store.make_code(&learner(1), "other", 100).await.unwrap());
    assert_eq!(store.redeem("other", &key, 5).await.unwrap(), CodeState::Unknown);
    assert_eq!(store.students(&class).await.unwrap(), students);
}

async fn answers_are_read_page_by_page(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&students[0], None, &key, 3).await.unwrap();
    let wrong = Attempt { rule: Some("pinned".to_owned()), hints: 2, ..answer(0, false) };
    store.keep_attempt(&key, &wrong, 0, &forgetful).await.unwrap();
    for now in 1..7 {
        store.keep_attempt(&key, &answer(now, true), now, &forgetful).await.unwrap();
    }
    let all = store.answers_after(&students[0], "").await.unwrap();
    assert_eq!(all.iter().map(|kept| kept.at_ms).collect::<Vec<_>>(), (0..7).collect::<Vec<_>>());
    assert_eq!((all[0].rule.as_deref(), all[0].hints), (Some("pinned"), 2), "nothing is left out");
    let rest = store.answers_after(&students[0], &all[4].id).await.unwrap();
    assert_eq!(rest, all[5..]);
    assert!(store.answers_after(&students[0], &all[6].id).await.unwrap().is_empty());
}

async fn tries_are_counted_and_taken_back(store: Store) {
    for expected in 1..=3 {
        assert_eq!(store.tried("x", 10, 5).await.unwrap(), (expected, 5));
    }
    store.untry("x").await.unwrap();
    assert_eq!(store.tried("x", 10, 14).await.unwrap(), (3, 5));
    assert_eq!(store.tried("x", 10, 15).await.unwrap(), (1, 15), "a new window");
    store.untry("y").await.unwrap();
    store.forgive("x").await.unwrap();
    assert_eq!(store.tried("x", 10, 16).await.unwrap(), (1, 16));
}
