//! FENs: every fault named with its squares, what the lenient reader mends, and who can still mate.

use crate::rules_games::{Seeded, words};
use serde::Deserialize;
use yize::rules::{
    CanMate, Color, FenCode, FenFault, Game, Position, ReasonCode, Verdict, can_mate, judge_text,
};

#[derive(Deserialize)]
struct Case {
    fen: String,
    fen_read: Option<String>,
    #[serde(default)]
    faults: Vec<String>,
    #[serde(default)]
    mended: Vec<String>,
}

fn cases(text: &str) -> Vec<Case> {
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// `fen-castling white e1 h1`.
fn told(faults: &[FenFault]) -> Vec<String> {
    faults
        .iter()
        .map(|fault| {
            let side = fault.side.map(|side| side.to_string());
            let squares = fault.squares.iter().map(ToString::to_string);
            words([fault.code.as_str().to_owned()].into_iter().chain(side).chain(squares))
        })
        .collect()
}

#[test]
fn every_fault_is_named_with_its_squares() {
    for case in cases(include_str!("../data/fen-faults.jsonl")) {
        match Position::from_fen(&case.fen) {
            Ok(_) => assert!(case.faults.is_empty(), "accepted: {}", case.fen),
            Err(faults) => assert_eq!(told(&faults), case.faults, "{}", case.fen),
        }
    }
}

#[test]
fn a_capture_en_passant_that_a_pin_refuses_is_not_lost_with_its_square() {
    let fen = "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2";
    assert_eq!(Position::from_fen(fen).expect("a position").fen(), fen);
    let game = Game::read(Some("4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1"), &["d7d5"]).expect("a game");
    assert_eq!(game.position().fen(), fen);
    let game = Game::read::<&str>(Some(fen), &[]).expect("a position");
    let Verdict::Refused(refused) = judge_text(&game, "e5d6") else { panic!("it is pinned") };
    assert_eq!(refused.reason.code, ReasonCode::Pinned);
    // Where no pawn could capture, the square says nothing.
    let plain = "4k3/8/8/K2p3r/8/8/8/8 w - d6 0 2";
    assert_eq!(Position::from_fen(plain).expect("a position").fen(), plain.replace("d6", "-"));
}

#[test]
fn every_code_has_two_cases() {
    let cases = cases(include_str!("../data/fen-faults.jsonl"));
    for code in FenCode::ALL {
        let named =
            |case: &&Case| case.faults.iter().any(|fault| fault.split(' ').next() == Some(code.as_str()));
        assert!(cases.iter().filter(named).count() >= 2, "{}", code.as_str());
    }
}

#[test]
fn a_text_far_too_long_is_not_worked_through() {
    let fault = told(&Position::from_fen(&"/".repeat(100_000)).unwrap_err());
    assert_eq!(fault, ["fen-fields"]);
}

#[test]
fn what_can_be_mended_is_mended_and_told() {
    for case in cases(include_str!("../data/fen-mend.jsonl")) {
        match Position::mend(&case.fen) {
            Ok((position, mended)) => {
                assert_eq!(Some(position.fen()), case.fen_read, "{}", case.fen);
                assert_eq!(told(&mended), case.mended, "{}", case.fen);
            }
            Err(faults) => assert_eq!(told(&faults), case.faults, "{}", case.fen),
        }
    }
}

#[test]
fn every_position_of_play_is_read_back() {
    let mut seeded = Seeded::new(11);
    for _ in 0..2_000 {
        let fen = seeded.position().fen();
        let read = Position::from_fen(&fen).map_err(|faults| told(&faults));
        assert_eq!(read.as_ref().map(Position::fen), Ok(fen.clone()));
        let (mended, faults) = Position::mend(&fen).expect("a good FEN");
        assert_eq!((mended.fen(), faults), (fen, Vec::new()));
    }
}

#[test]
fn a_damaged_fen_is_read_or_has_a_fault() {
    let mut seeded = Seeded::new(12);
    for _ in 0..20_000 {
        let fen = seeded.position().fen();
        let damaged = seeded.damage(&fen, " /wbKQkq-12345678e36pPnNxX0马\t~[]+_");
        if let Err(faults) = Position::from_fen(&damaged) {
            assert!(!faults.is_empty(), "{damaged:?}");
            assert!(faults.is_sorted_by_key(|fault| fault.code), "{damaged:?}");
        }
        match Position::mend(&damaged) {
            Ok((position, _)) => assert!(Position::from_fen(&position.fen()).is_ok(), "{damaged:?}"),
            Err(faults) => assert!(!faults.is_empty(), "{damaged:?}"),
        }
    }
}

fn mates(fen: &str) -> [CanMate; 2] {
    let position = Position::from_fen(fen).expect(fen);
    [can_mate(&position, Color::White), can_mate(&position, Color::Black)]
}

#[test]
fn who_can_still_mate() {
    use CanMate::{No, Yes};
    for (fen, expected) in [
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", [No, No]),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", [No, No]),
        ("4k3/8/8/8/8/8/8/4KB2 w - - 0 1", [No, No]),
        ("8/b1B1b1B1/1b1B1b1B/8/8/8/8/1k5K w - - 0 1", [No, No]),
        ("8/6k1/8/8/4B3/3B4/8/1K6 w - - 0 1", [No, No]),
        ("4k3/8/8/8/8/8/8/3QKN2 w - - 0 1", [Yes, No]),
        ("3qk3/8/8/8/8/8/8/4KN2 w - - 0 1", [No, Yes]),
        ("3rk3/8/8/8/8/8/8/4KB2 w - - 0 1", [No, Yes]),
        ("3rk3/8/8/8/8/8/8/4KN2 w - - 0 1", [Yes, Yes]),
        ("4k3/8/8/8/8/8/8/4KNN1 w - - 0 1", [Yes, No]),
        ("8/k2b4/8/8/2K5/8/8/1N6 w - - 0 50", [Yes, Yes]),
        ("7K/5k2/7P/6n1/8/8/8/8 b - - 0 40", [Yes, Yes]),
        ("5k1K/7B/8/6b1/8/8/8/8 b - - 0 1", [Yes, Yes]),
        ("8/2p5/8/8/8/8/8/k6K w - - 0 1", [No, Yes]),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", [Yes, Yes]),
        // Mated already, and a stalemate: what has happened stays, what has not cannot come.
        ("rnb1kbnr/pppp1ppp/4p3/8/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3", [No, Yes]),
        ("1R6/8/8/8/8/8/7R/k6K b - - 0 1", [No, No]),
        // Locked pawns with no way in.
        ("8/8/8/1k3p1p/3p1P2/1p1P1PpP/1P4P1/K7 b - - 0 1", [No, No]),
        ("8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5K2/8 w - - 0 1", [No, No]),
    ] {
        assert_eq!(mates(fen), expected, "{fen}");
    }
}

#[test]
fn in_ordinary_play_the_answer_is_found() {
    let mut seeded = Seeded::new(13);
    let answers: Vec<CanMate> = (0..60).flat_map(|_| mates(&seeded.position().fen())).collect();
    let open = answers.iter().filter(|answer| **answer == CanMate::Unknown).count();
    assert!(open * 20 <= answers.len(), "{open} of {} unknown", answers.len());
}
