//! Each reason code on positions whose right refusal was worked out by hand.
//!
//! In `tests/data/reasons.tsv` a move marked `*` is refused for a more basic reason first, and the
//! row is held to the one that it names.

use std::collections::BTreeMap;
use yize::rules::{Game, ReasonCode, Refusal, Verdict, judge_text};

const TABLE: &str = include_str!("../data/reasons.tsv");

fn squares(refusal: &Refusal) -> String {
    refusal.squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

fn pieces(refusal: &Refusal) -> Vec<String> {
    let mut list: Vec<String> =
        refusal.pieces.iter().map(|placed| format!("{}{}", placed.piece.char(), placed.square)).collect();
    list.sort();
    list
}

#[test]
fn the_table_of_reasons() {
    let mut rows: BTreeMap<ReasonCode, usize> = BTreeMap::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let mut fields = line.split('\t').chain(std::iter::repeat(""));
        let mut field = || fields.next().unwrap_or_default();
        let (code, fen, history, text) = (field(), field(), field(), field());
        let (want_squares, want_pieces, ply, bar) = (field(), field(), field(), field());
        let code = ReasonCode::from_name(code).unwrap_or_else(|| panic!("no such code: {code}"));
        let history: Vec<&str> = history.split_whitespace().collect();
        let fen = (fen != "initial").then_some(fen);
        let game = Game::read(fen, &history).unwrap_or_else(|fault| panic!("{line}: {fault:?}"));
        let Verdict::Refused(refused) = judge_text(&game, text.trim_start_matches('*')) else {
            panic!("{line}: judged legal");
        };
        let refusal = if text.starts_with('*') {
            refused.all().find(|refusal| refusal.code == code).unwrap_or(&refused.reason)
        } else {
            &refused.reason
        };
        assert_eq!(refusal.code, code, "{line}: {refused:?}");
        if !want_squares.is_empty() {
            assert_eq!(squares(refusal), want_squares, "{line}");
        }
        let mut wanted: Vec<&str> = want_pieces.split_whitespace().collect();
        wanted.sort_unstable();
        if !wanted.is_empty() {
            assert_eq!(pieces(refusal), wanted, "{line}");
        }
        let said = refusal.moment.map(|moment| moment.ply.to_string()).unwrap_or_default();
        assert_eq!(said, ply, "{line}");
        assert_eq!(refusal.bar.map(yize::rules::Bar::as_str).unwrap_or_default(), bar, "{line}");
        *rows.entry(code).or_default() += 1;
    }
    for code in ReasonCode::ALL {
        assert!(rows.get(code).is_some_and(|rows| *rows >= 2), "{} has fewer than two rows", code.as_str());
    }
}

#[test]
fn a_special_move_that_fails_by_something_else_has_no_checklist() {
    let castling = Game::read(Some("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), &[] as &[&str]).unwrap();
    for text in ["e1g1B", "e8c8"] {
        let Verdict::Refused(refused) = judge_text(&castling, text) else { panic!("{text} is legal") };
        assert_eq!(refused.conditions, [], "{text}: {refused:?}");
    }
}
