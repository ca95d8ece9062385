//! Teachers, classes and pupils in the store: who is given what, and what signing out ends.

use crate::store::{answer, forgetful, learner, on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use yize::store::{Class, LearnerKey, NewStudent, NewTeacher, Store, StoreError, TeacherId};

on_every_engine!(
    a_name_is_taken_once,
    a_session_stands_for_its_teacher,
    a_class_is_given_to_its_teachers_only,
    a_pupil_answers_on_any_device,
    who_is_signed_out_makes_no_new_learner,
    a_pupil_is_not_idle,
);

pub(crate) async fn teacher(store: &Store, name: &str) -> TeacherId {
    let new = NewTeacher { login: name, name, password: "$argon2id$", recoveries: &[format!("{name}-1")] };
    store.create_teacher(&new, 1).await.unwrap().expect("the name is free")
}

pub(crate) async fn class(store: &Store, teacher: &TeacherId, code: &str) -> Class {
    let made = store.create_class(teacher, code, "三年级二班", "Asia/Shanghai", 1).await.unwrap();
    made.expect("the code is free")
}

pub(crate) fn pupils<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Vec<NewStudent> {
    let new = |name: N| {
        let name = name.into();
        NewStudent { pin: "$argon2id$".to_owned(), card_hash: format!("card of {name}"), name }
    };
    names.into_iter().map(new).collect()
}

async fn a_name_is_taken_once(store: Store) {
    teacher(&store, "wang").await;
    let again = NewTeacher { login: "wang", name: "WANG", password: "", recoveries: &[] };
    assert_eq!(store.create_teacher(&again, 2).await.unwrap(), None);
}

async fn a_session_stands_for_its_teacher(store: Store) {
    let id = teacher(&store, "wang").await;
    store.open_session(&id, None, "hash", 10).await.unwrap();
    let found = store.session_teacher("hash", 10, 10).await.unwrap().expect("signed in");
    assert_eq!((found.id, found.name.as_str()), (id, "wang"));
    assert_eq!(store.session_teacher("hash", 11, 11).await.unwrap(), None, "not seen since");
    assert_eq!(store.session_teacher("other", 0, 10).await.unwrap(), None);
    store.close_session("hash").await.unwrap();
    assert_eq!(store.session_teacher("hash", 0, 10).await.unwrap(), None);
}

async fn a_class_is_given_to_its_teachers_only(store: Store) {
    let (one, two) = (teacher(&store, "one").await, teacher(&store, "two").await);
    let made = class(&store, &one, "AAAAAA").await;
    assert!(store.create_class(&two, "AAAAAA", "other", "UTC", 1).await.unwrap().is_none());
    assert_eq!(store.classes(&one).await.unwrap(), std::slice::from_ref(&made));
    assert_eq!(store.class(&one, &made.id).await.unwrap(), Some(made.clone()));
    assert_eq!(store.class(&two, &made.id).await.unwrap(), None);
    assert!(store.classes(&two).await.unwrap().is_empty());
    assert_eq!(store.class(&one, "nowhere").await.unwrap(), None);
}

async fn a_pupil_answers_on_any_device(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳", "Ann"]), 2).await.unwrap();
    assert_eq!(store.students(&class).await.unwrap(), students);
    for device in ["phone", "desk"] {
        let key = LearnerKey::of_pupil(device);
        store.open_device(&students[0], None, &key, 3).await.unwrap();
        store.keep_attempt(&key, &answer(device, true), 4, &forgetful).await.unwrap();
        let pupil = store.pupil(&key).await.unwrap().expect("signed in");
        assert_eq!((pupil.student, pupil.zone.as_str()), (students[0].clone(), "Asia/Shanghai"));
    }
    assert_eq!(store.progress(&LearnerKey::of_pupil("desk")).await.unwrap().solved.len(), 2);
    assert_eq!(store.pupil(&learner(1)).await.unwrap(), None);
}

async fn who_is_signed_out_makes_no_new_learner(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    let students = store.add_students(&class, &pupils(["王芳"]), 2).await.unwrap();
    let key = LearnerKey::of_pupil("phone");
    store.open_device(&students[0], None, &key, 3).await.unwrap();
    store.close_device(&key).await.unwrap();
    let kept = store.keep_attempt(&key, &answer("a", true), 4, &forgetful).await;
    assert!(matches!(kept, Err(StoreError::SignedOut)), "{kept:?}");
    assert_eq!(store.pupil(&key).await.unwrap(), None);
    store.keep_attempt(&learner(1), &answer("a", true), 4, &forgetful).await.unwrap();
    store.close_device(&learner(1)).await.unwrap();
    assert_eq!(store.progress(&learner(1)).await.unwrap().solved.len(), 1, "that was no pupil's device");
}

async fn a_pupil_is_not_idle(store: Store) {
    let id = teacher(&store, "wang").await;
    let class = class(&store, &id, "AAAAAA").await;
    store.add_students(&class, &pupils(["王芳"]), 2).await.unwrap();
    store.keep_attempt(&learner(1), &answer("a", true), 3, &forgetful).await.unwrap();
    assert_eq!(store.erase_idle(100).await.unwrap(), 1);
    assert_eq!(store.students(&class).await.unwrap().len(), 1);
}
