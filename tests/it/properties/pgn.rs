//! Whatever is given as a record of games: it is read to its end, every move told is legal, and
//! where a game breaks off its line is named and nothing before it is lost.

use std::fmt::Write as _;
use yize::record::{Fault, FaultCode, MAX_NOTES, MAX_TAGS, MAX_VALUE, RecordedGame, decode, games};
use yize::rules::MAX_PLIES;

use super::chess::{chess, fen, play};

/// Holds the reader of records to what it promises, for any bytes at all.
pub(crate) fn hold(bytes: &[u8]) {
    let (text, _) = decode(bytes);
    let lines = text.split('\n').count().max(text.split('\r').count());
    let all: Vec<RecordedGame> = games(&text, None).collect();
    assert!(all.is_sorted_by_key(|game| game.line), "games out of order");
    for game in &all {
        assert!((1..=lines).contains(&game.line), "line {} of {lines}", game.line);
        bounded(game);
        for fault in game.fault.iter().chain(&game.notes) {
            told(fault, game.line, lines);
        }
        if let Some(fault) = &game.fault {
            breaks_off(game, fault);
        }
        legal(game);
        written_again(game);
    }
}

fn bounded(game: &RecordedGame) {
    assert!(game.moves.len() <= MAX_PLIES && game.tags.len() <= MAX_TAGS && game.notes.len() <= MAX_NOTES);
    assert!(game.tags.iter().all(|(_, value)| value.chars().count() <= MAX_VALUE));
    assert!(game.clocks.is_sorted_by_key(|clock| clock.ply));
    assert!(game.clocks.iter().all(|clock| clock.ply <= game.moves.len()), "{:?}", game.clocks);
}

/// A fault stands on a line of its game, with the word in one short line.
fn told(fault: &Fault, from: usize, to: usize) {
    assert!((from..=to).contains(&fault.line), "{fault:?} of lines {from} to {to}");
    assert!(fault.word.chars().count() <= 41 && !fault.word.contains(['\n', '\r']), "{fault:?}");
}

/// Where a move is at fault, it is the one after the last that was read, and the judge says why.
fn breaks_off(game: &RecordedGame, fault: &Fault) {
    let next = Some(game.moves.len() + 1);
    let ply = fault.moment.map(|moment| moment.ply);
    match fault.code {
        FaultCode::IllegalMove => assert!(ply == next && fault.refused.is_some(), "{fault:?}"),
        FaultCode::NoMove | FaultCode::NullMove | FaultCode::TooManyMoves => {
            assert_eq!(ply, next, "{fault:?}")
        }
        FaultCode::BadStart | FaultCode::OtherVariant => assert!(game.moves.is_empty(), "{fault:?}"),
        FaultCode::UnclosedComment | FaultCode::UnclosedVariation | FaultCode::StrayBracket => {}
        FaultCode::BadTag | FaultCode::TooManyTags => panic!("{fault:?} breaks no game off"),
    }
}

/// shakmaty plays the game too, and stands where it ends.
fn legal(game: &RecordedGame) {
    let Some(start) = &game.start else {
        assert!(game.moves.is_empty() && game.fault.is_some());
        return;
    };
    let end = play(&chess(start), &game.moves);
    let played = game.game().expect("a start");
    assert_eq!(played.position().fen(), fen(&end));
}

/// The moves in algebraic notation are read back as the same moves.
fn written_again(game: &RecordedGame) {
    let Some(start) = &game.start else { return };
    let mut text = format!("[FEN \"{}\"]\n\n", start.fen());
    let mut before = start.clone();
    for mv in &game.moves {
        let _ = write!(text, "{} ", mv.san(&before));
        before = before.after(*mv);
    }
    let again: Vec<RecordedGame> = games(&text, None).collect();
    let [again] = again.as_slice() else { panic!("one game becomes {}: {text}", again.len()) };
    assert_eq!((&again.moves, &again.fault), (&game.moves, &None), "{text}");
}
