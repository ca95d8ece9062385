//! What the arbiter says, on every case of the file: whole and clean in both languages.

use super::clean;
use crate::arbiter::{case_of, rows};
use std::collections::BTreeSet;
use yize::arbiter::{Code, Decision, Laws, decide};
use yize::i18n::{Lang, messages};

/// Every decision on every case, by both sets of rules, with the case's name.
fn decisions() -> Vec<(String, Decision)> {
    rows()
        .iter()
        .flat_map(|row| {
            let case = case_of(row).expect("a case");
            let name = row["name"].as_str().unwrap_or_default().to_owned();
            Laws::ALL.map(|laws| (name.clone(), decide(&case, laws).expect("a decision")))
        })
        .collect()
}

#[test]
fn every_decision_has_a_name_of_its_own_kind() {
    for lang in Lang::ALL {
        for code in Code::ALL {
            assert_eq!(clean::fault(lang, &messages::ruling_name(lang, *code)), None, "{code:?}");
        }
    }
}

#[test]
fn every_decision_on_every_case_is_told_cleanly() {
    let mut told = BTreeSet::new();
    let mut faults = Vec::new();
    for (name, decision) in decisions() {
        for ruling in decision.log.iter().chain([&decision.ruling]) {
            told.insert(ruling.code);
            for lang in Lang::ALL {
                let text = messages::ruling(lang, ruling, decision.laws);
                faults.extend(clean::fault(lang, &text).map(|fault| format!("{name}: {fault}")));
                let side_missing = lang == Lang::En && (text.contains(" 's") || text.contains("with :"));
                assert!(!side_missing, "{name}: {text}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
    assert_eq!(told.len(), Code::ALL.len());
}

#[test]
fn every_event_is_told_cleanly() {
    for row in rows() {
        for event in &case_of(&row).expect("a case").events {
            for lang in Lang::ALL {
                assert_eq!(clean::fault(lang, &messages::event(lang, event)), None, "{event:?}");
            }
        }
    }
}

#[test]
fn decisions_word_for_word() {
    let said = |name: &str, laws: Laws, lang: Lang| {
        let all = decisions();
        let (_, decision) =
            all.iter().find(|(case, decision)| case == name && decision.laws == laws).expect(name);
        messages::ruling(lang, &decision.ruling, laws)
    };
    for (name, laws, en, zh) in WORDS {
        assert_eq!([said(name, *laws, Lang::En), said(name, *laws, Lang::Zh)], [*en, *zh], "{name}");
    }
}

const WORDS: &[(&str, Laws, &str, &str)] = &[
    (
        "the first completed illegal move",
        Laws::Fide,
        "This illegal move is White's first, and it was completed: the position before it is put back. Black \
         gets two extra minutes. White must make a move with the knight on g1: a touched piece moves if it can.",
        "这是白方第一次走完违例棋：恢复到走之前的局面。黑方加两分钟。白方必须走 g1 的马：摸了哪个子，能走就得走它。",
    ),
    (
        "the third loses under the source's rule",
        Laws::Source,
        "It is White's third illegal move: that loses the game. Black wins.",
        "这是白方第 3 次违例，判负。黑方胜。",
    ),
    (
        "the flag falls against a bare king",
        Laws::Fide,
        "White's time has run out. But Black could not checkmate by any series of legal moves. The game is drawn.",
        "白方超时，可是黑方不管怎么走都不可能将死对方。这局算和棋。",
    ),
    (
        "a wrong claim on a move: it must be made",
        Laws::Fide,
        "The claim is wrong: the position stands for the first time, and it must be the third. The game goes \
         on, and the claim stands as a draw offer. Black gets two extra minutes. White must make the announced \
         move: Nf3.",
        "要求判和不成立：这个局面才出现第 1 次，要满三次。对局继续，这次要求算作提和。黑方加两分钟。白方必须走写下的那一着：Nf3。",
    ),
    (
        "the board lies wrong, found by nobody in particular",
        Laws::Fide,
        "The position goes over to a board that lies the right way round, and the game goes on.",
        "把局面移到摆正的棋盘上，接着下。",
    ),
];
