//! A teacher's puzzles in the store.

use crate::classroom::teacher;
use crate::store::{on_every_engine, postgres, run, sqlite_file, sqlite_memory};
use yize::store::{NewOwnPuzzle, OwnPuzzle, Store};

on_every_engine!(puzzles_are_kept_once_and_in_order, nobody_reaches_those_of_others, a_list_has_an_end);

fn new<const N: usize>(puzzles: [&str; N]) -> Vec<NewOwnPuzzle> {
    let new =
        |puzzle: &str| NewOwnPuzzle { puzzle: puzzle.to_owned(), title: format!("标题 {puzzle} ' \" ~") };
    puzzles.into_iter().map(new).collect()
}

fn puzzles(kept: &[OwnPuzzle]) -> Vec<&str> {
    kept.iter().map(|kept| kept.puzzle.as_str()).collect()
}

async fn puzzles_are_kept_once_and_in_order(store: Store) {
    let id = teacher(&store, "wang").await;
    let added = store.add_own_puzzles(&id, &new(["a", "b", "a"]), 1).await.unwrap();
    assert_eq!(puzzles(&added), ["a", "b"]);
    assert_eq!(puzzles(&store.add_own_puzzles(&id, &new(["b", "c"]), 2).await.unwrap()), ["c"]);
    let all = store.own_puzzles(&id).await.unwrap();
    assert_eq!(puzzles(&all), ["c", "b", "a"]);
    assert_eq!((all[2].title.as_str(), all[2].created_ms), ("标题 a ' \" ~", 1));
    assert_eq!(store.own_puzzle(&id, &all[0].id).await.unwrap(), Some(all[0].clone()));
    assert!(store.erase_own_puzzle(&id, &all[0].id).await.unwrap());
    assert!(!store.erase_own_puzzle(&id, &all[0].id).await.unwrap());
    assert_eq!(puzzles(&store.own_puzzles(&id).await.unwrap()), ["b", "a"]);
}

async fn nobody_reaches_those_of_others(store: Store) {
    let (one, two) = (teacher(&store, "one").await, teacher(&store, "two").await);
    let kept = store.add_own_puzzles(&one, &new(["a"]), 1).await.unwrap().remove(0);
    assert_eq!(store.own_puzzle(&two, &kept.id).await.unwrap(), None);
    assert!(!store.erase_own_puzzle(&two, &kept.id).await.unwrap());
    assert!(store.own_puzzles(&two).await.unwrap().is_empty());
    assert_eq!(store.add_own_puzzles(&two, &new(["a"]), 1).await.unwrap().len(), 1);
    assert_eq!(store.own_puzzles(&one).await.unwrap(), [kept]);
}

async fn a_list_has_an_end(store: Store) {
    let id = teacher(&store, "wang").await;
    let many: Vec<NewOwnPuzzle> = (0..yize::store::MAX_OWN + 3)
        .map(|number| NewOwnPuzzle { puzzle: number.to_string(), title: String::new() })
        .collect();
    let added = store.add_own_puzzles(&id, &many, 1).await.unwrap();
    assert_eq!(i64::try_from(added.len()).unwrap(), yize::store::MAX_OWN);
}
