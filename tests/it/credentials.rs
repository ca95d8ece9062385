//! Passwords, codes, tokens and tries in the store, and what goes with a teacher.

use crate::classroom::{class, pupils, teacher};
use crate::store::{answer, forgetful, on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use yize::store::{LearnerKey, MOST_TOKENS, Orphan, Replay, Reply, Store, StoreError};
use yize::web::server::spawn;

on_every_engine!(
    a_new_password_ends_sessions_and_tokens,
    a_code_is_used_once_and_by_its_owner,
    one_code_entered_twice_at_once_is_used_once,
    a_reset_leaves_one_way_in,
    a_token_stands_for_its_teacher,
    a_session_in_use_is_noted_by_the_hour,
    tries_are_counted_by_the_window,
    what_nobody_else_teaches_goes_with_its_teacher,
    a_key_is_taken_once_filled_in_and_given_back,
);

async fn a_new_password_ends_sessions_and_tokens(store: Store) {
    let (wang, li) = (teacher(&store, "wang").await, teacher(&store, "li").await);
    for (id, hash) in [(&wang, "one"), (&wang, "two"), (&li, "three")] {
        store.open_session(id, None, hash, 1).await.unwrap();
        store.make_token(id, "x", hash, 1).await.unwrap().expect("a token");
    }
    store.set_password(&wang, "new").await.unwrap();
    assert_eq!(store.password(&wang).await.unwrap().as_deref(), Some("new"));
    // Whoever had the old one looked at before it was changed is not let in after it.
    assert!(!store.open_session(&wang, Some("$argon2id$"), "late", 1).await.unwrap());
    assert!(store.open_session(&wang, Some("new"), "again", 1).await.unwrap());
    assert_eq!(store.session_teacher("late", 0, 2).await.unwrap(), None);
    let credentials = store.credentials("li").await.unwrap().expect("a teacher");
    assert_eq!((&credentials.teacher.id, credentials.password.as_str()), (&li, "$argon2id$"));
    for (hash, stays) in [("one", false), ("two", false), ("three", true)] {
        assert_eq!(store.session_teacher(hash, 0, 2).await.unwrap().is_some(), stays, "{hash}");
        assert_eq!(store.token_teacher(hash, 2).await.unwrap().is_some(), stays, "{hash}");
    }
    store.close_sessions(&li).await.unwrap();
    assert_eq!(store.session_teacher("three", 0, 2).await.unwrap(), None);
    assert!(store.token_teacher("three", 2).await.unwrap().is_some(), "signing out is not for programs");
}

async fn a_code_is_used_once_and_by_its_owner(store: Store) {
    let (wang, _) = (teacher(&store, "wang").await, teacher(&store, "li").await);
    store.renew_recoveries(&wang, &["a".to_owned(), "b".to_owned()]).await.unwrap();
    assert_eq!(store.recoveries_left(&wang).await.unwrap(), 2);
    for (login, code) in [("li", "a"), ("nobody", "a"), ("wang", "wang-1"), ("wang", "c"), ("wang", "")] {
        assert_eq!(store.recover(login, code, "p", 5).await.unwrap(), None, "{login} {code}");
    }
    assert_eq!(store.password(&wang).await.unwrap().as_deref(), Some("$argon2id$"));
    let found = store.recover("wang", "a", "p", 5).await.unwrap().expect("a teacher");
    assert_eq!((found.id, found.name.as_str()), (wang.clone(), "wang"));
    assert_eq!(store.recover("wang", "a", "q", 6).await.unwrap(), None);
    assert_eq!(store.password(&wang).await.unwrap().as_deref(), Some("p"));
    assert_eq!(store.recoveries_left(&wang).await.unwrap(), 1);
}

async fn one_code_entered_twice_at_once_is_used_once(store: Store) {
    teacher(&store, "wang").await;
    let used = Arc::new(AtomicU32::new(0));
    let tasks: Vec<_> = (0..8)
        .map(|number| {
            let (store, used) = (store.clone(), Arc::clone(&used));
            spawn(async move {
                let found = store.recover("wang", "wang-1", &number.to_string(), 5).await.unwrap();
                used.fetch_add(u32::from(found.is_some()), Ordering::Relaxed);
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    assert_eq!(used.load(Ordering::Relaxed), 1);
}

async fn a_reset_leaves_one_way_in(store: Store) {
    let wang = teacher(&store, "wang").await;
    store.open_session(&wang, None, "one", 1).await.unwrap();
    assert!(store.reset_password("wang", "fresh").await.unwrap());
    assert!(!store.reset_password("nobody", "other").await.unwrap());
    assert_eq!(store.session_teacher("one", 0, 1).await.unwrap(), None);
    assert_eq!(store.password(&wang).await.unwrap().as_deref(), Some(""));
    assert_eq!(store.recover("wang", "wang-1", "p", 2).await.unwrap(), None);
    assert!(store.recover("wang", "fresh", "p", 2).await.unwrap().is_some());
}

async fn a_token_stands_for_its_teacher(store: Store) {
    let (wang, li) = (teacher(&store, "wang").await, teacher(&store, "li").await);
    let made = store.make_token(&wang, "成绩册", "hash", 10).await.unwrap().expect("a token");
    assert_eq!(store.tokens(&wang).await.unwrap(), std::slice::from_ref(&made));
    assert_eq!(made.used_ms, None);
    assert_eq!(store.token_teacher("hash", 20).await.unwrap().expect("a teacher").id, wang);
    store.token_teacher("hash", 30).await.unwrap();
    assert_eq!(store.tokens(&wang).await.unwrap()[0].used_ms, Some(20), "noted by the hour");
    store.token_teacher("hash", 3_600_020).await.unwrap();
    assert_eq!(store.tokens(&wang).await.unwrap()[0].used_ms, Some(3_600_020));
    assert!(!store.revoke_token(&li, &made.id).await.unwrap());
    assert!(store.revoke_token(&wang, &made.id).await.unwrap());
    assert_eq!(store.token_teacher("hash", 40).await.unwrap(), None);
    let tasks: Vec<_> = (0..MOST_TOKENS + 10)
        .map(|number| {
            let (store, wang) = (store.clone(), wang.clone());
            spawn(async move {
                store.make_token(&wang, "x", &number.to_string(), 1).await.unwrap();
            })
        })
        .collect();
    for task in tasks {
        task.await.unwrap();
    }
    let made = store.tokens(&wang).await.unwrap().len();
    assert_eq!(made, MOST_TOKENS, "also where they are asked for at once");
    assert_eq!(store.make_token(&wang, "x", "more", 1).await.unwrap(), None);
}

async fn a_session_in_use_is_noted_by_the_hour(store: Store) {
    let wang = teacher(&store, "wang").await;
    let hour = 3_600_000;
    store.open_session(&wang, None, "one", 0).await.unwrap();
    for (now, since) in [(hour - 1, 0), (hour, 0), (hour + 5, hour), (3 * hour, hour), (3 * hour, 3 * hour)] {
        assert!(store.session_teacher("one", since, now).await.unwrap().is_some(), "{now} {since}");
    }
    assert_eq!(store.session_teacher("one", 3 * hour + 1, 3 * hour + 1).await.unwrap(), None);
    store.forget_sessions(3 * hour).await.unwrap();
    assert!(store.session_teacher("one", 0, hour).await.unwrap().is_some());
    store.forget_sessions(3 * hour + 1).await.unwrap();
    assert_eq!(store.session_teacher("one", 0, hour).await.unwrap(), None);
}

async fn tries_are_counted_by_the_window(store: Store) {
    for (now, expected) in
        [(100, (1, 100)), (150, (2, 100)), (199, (3, 100)), (200, (1, 200)), (201, (2, 200))]
    {
        assert_eq!(store.tried("a", 100, now).await.unwrap(), expected);
        assert_eq!(store.tried_before("a", 100, now).await.unwrap(), Some(expected));
    }
    assert_eq!(store.tried_before("a", 100, 300).await.unwrap(), None, "the window has ended");
    assert_eq!(store.tried("b", 100, 201).await.unwrap(), (1, 201));
    store.forgive("a").await.unwrap();
    assert_eq!(store.tried("a", 100, 202).await.unwrap(), (1, 202));
    store.forget_codes(202).await.unwrap();
    assert_eq!(store.tried("a", 100, 203).await.unwrap(), (2, 202));
    assert_eq!(store.tried("b", 100, 203).await.unwrap(), (1, 203), "forgotten");
}

async fn what_nobody_else_teaches_goes_with_its_teacher(store: Store) {
    let (wang, li) = (teacher(&store, "wang").await, teacher(&store, "li").await);
    let (own, other) = (class(&store, &wang, "AAAAAA").await, class(&store, &li, "BBBBBB").await);
    let device = |name: &str| LearnerKey::of_pupil(&format!("{name:064}"));
    for (class, name) in [(&own, "小明"), (&other, "小红")] {
        let student = store.add_students(class, &pupils([name]), 1).await.unwrap().remove(0);
        store.open_device(&student, None, &device(name), 1).await.unwrap();
        store.keep_attempt(&device(name), &answer("a", true), 2, &forgetful).await.unwrap();
    }
    let orphan = Orphan { name: "三年级二班".to_owned(), students: 1 };
    assert_eq!(store.orphans(&wang).await.unwrap(), [orphan]);
    store.erase_teacher(&wang).await.unwrap();
    assert!(store.credentials("wang").await.unwrap().is_none());
    assert!(store.pupil(&device("小明")).await.unwrap().is_none());
    let gone = store.keep_attempt(&device("小明"), &answer("b", true), 3, &forgetful).await;
    assert!(matches!(gone, Err(StoreError::SignedOut)), "{gone:?}");
    assert!(store.pupil(&device("小红")).await.unwrap().is_some());
    assert_eq!(store.classes(&li).await.unwrap(), [other]);
    assert!(store.create_class(&li, "AAAAAA", "x", "UTC", 1).await.unwrap().is_some(), "the class is gone");
}

async fn a_key_is_taken_once_filled_in_and_given_back(store: Store) {
    let (wang, li) = (teacher(&store, "wang").await, teacher(&store, "li").await);
    let take = async |who, key, hash, now| store.take_key(who, key, hash, now).await.unwrap();
    assert_eq!(take(&wang, "k", "a", 1_000).await, Replay::Fresh);
    assert_eq!(take(&wang, "k", "a", 2_000).await, Replay::UnderWay);
    assert_eq!(take(&wang, "k", "b", 2_000).await, Replay::Other);
    assert_eq!(take(&li, "k", "b", 2_000).await, Replay::Fresh, "keys are each teacher's own");
    store.free_key(&wang, "k").await.unwrap();
    assert_eq!(take(&wang, "k", "b", 3_000).await, Replay::Fresh);
    // Work that was broken off is taken up again, once.
    assert_eq!(take(&wang, "k", "b", 122_999).await, Replay::UnderWay);
    assert_eq!(take(&wang, "k", "a", 123_000).await, Replay::Other);
    assert_eq!(take(&wang, "k", "b", 123_000).await, Replay::Fresh);
    assert_eq!(take(&wang, "k", "b", 123_001).await, Replay::UnderWay);
    let reply = Reply { teacher: wang.clone(), key: "k".into(), status: 201, body: "sealed".into() };
    let make = async |code| {
        store.create_class_once(&wang, code, "三年级", "UTC", 123_001, &|_| Some(reply.clone())).await
    };
    // Of two that have the same request in hand, only one keeps what it did.
    assert!(make("BCDFGH").await.unwrap().is_some());
    for code in ["JKMNPQ", "RSTVWX"] {
        assert!(matches!(make(code).await, Err(StoreError::Overtaken)));
    }
    assert_eq!(store.classes(&wang).await.unwrap().len(), 1);
    store.free_key(&wang, "k").await.unwrap();
    let done = Replay::Done { status: 201, body: "sealed".to_owned() };
    assert_eq!(take(&wang, "k", "b", 900_000).await, done);
    store.forget_replays(123_001).await.unwrap();
    assert_eq!(take(&wang, "k", "c", 900_000).await, Replay::Fresh);
    // Work whose reply is not kept is not done either.
    store.free_key(&wang, "k").await.unwrap();
    assert!(matches!(make("JKMNPQ").await, Err(StoreError::Overtaken)));
    assert_eq!(store.classes(&wang).await.unwrap().len(), 1);
}
