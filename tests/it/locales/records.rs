//! What is said of the faults of a record, word for word.

use super::clean;
use yize::i18n::{Lang, messages};
use yize::record::{FaultCode, RecordedGame, games};

/// Records, each with what is said of its first fault.
const SAID: &[(&str, &str, &str)] = &[
    (
        "1. e4 e5\n2. Ke3",
        "Line 2: “Ke3” can't be White's move 2. There is no way for the king on e1 to go to e3.",
        "第 2 行：白方第 2 回合不能走“Ke3”。e1 的王走不到 e3。",
    ),
    (
        "1. Nf3 e5 2. g3 d5 3. Rg1 c5 4. Bg2 c4 5. Rh1 b5\n6. O-O",
        "Line 2: “O-O” can't be White's move 6. The rook from h1 moved on move 3. Coming back does not restore the right.",
        "第 2 行：白方第 6 回合不能走“O-O”。h1 的车第 3 回合走动过，走回来也不能再易位了。",
    ),
    (
        "1. e4 hello",
        "Line 1: “hello” doesn't read as a move. Black's move 1 should stand here.",
        "第 1 行：看不出“hello”是哪一着。这里应该是黑方第 1 回合的着法。",
    ),
    (
        "1. e4 --",
        "Line 1: “--” stands for a pass, and in chess nobody passes. Black's move 1 should stand here.",
        "第 1 行：“--”表示停一着，可下棋不能停着。这里应该是黑方第 1 回合的着法。",
    ),
    (
        "1. e4\n{open",
        "Line 2: a comment opens here and is never closed, so the rest of this game could not be read.",
        "第 2 行：注释从这里开始，却一直没有结束，这盘棋后面的着法读不出来了。",
    ),
    (
        "1. e4\n\n(1. d4",
        "Line 3: the bracket of a variation opens here and is never closed. The moves before it are kept.",
        "第 3 行：变着的括号从这里开始，却一直没有收尾。括号前面的着法都保留了。",
    ),
    (
        "1. e4 )",
        "Line 1: “)” closes a bracket that was never opened, so it is not clear how the game goes on.",
        "第 1 行：这里的“)”前面没有配对的括号，看不出棋是怎么接下去的。",
    ),
    (
        "[FEN \"8/8/8/8/8/8/8/K7 w - - 0 1\"]",
        "Line 1: the game starts from a position that can't be read. Black has no king.",
        "第 1 行：这盘棋开始的局面读不出来。黑方没有王。",
    ),
    (
        "[Variant \"Chess960\"]",
        "Line 1: this is a game of “Chess960”, which has rules of its own. Only games of ordinary chess are read.",
        "第 1 行：这盘下的是“Chess960”，规则不一样。这里只读普通的国际象棋。",
    ),
    (
        "[Event]\n1. e4",
        "Line 1: these square brackets hold no tag of the form [Name \"Value\"], so they were passed over.",
        "第 1 行：方括号里不是 [名称 \"内容\"] 这样的标签，跳过了。",
    ),
];

fn said(game: &RecordedGame) -> [String; 2] {
    let fault = game.fault.as_ref().or(game.notes.first()).expect("a fault");
    [Lang::En, Lang::Zh].map(|lang| messages::record_fault(lang, fault))
}

#[test]
fn every_fault_of_a_record_is_told_word_for_word() {
    for (text, en, zh) in SAID {
        let game = games(text, None).next().expect("a game");
        assert_eq!(said(&game), [*en, *zh], "{text}");
    }
}

#[test]
fn every_code_of_a_record_has_clean_words() {
    let long = "Nf3 Nf6 Ng1 Ng8 ".repeat(251);
    let tags: String = (0..101).map(|index| format!("[T{index} \"x\"]\n")).collect();
    let texts = SAID.iter().map(|(text, ..)| *text).chain([long.as_str(), &tags]);
    let all: Vec<_> = texts.flat_map(|text| games(text, None)).collect();
    let faults: Vec<_> = all.iter().flat_map(|game| game.fault.iter().chain(&game.notes)).collect();
    for code in FaultCode::ALL {
        let fault = faults.iter().find(|fault| fault.code == *code).unwrap_or_else(|| panic!("no {code:?}"));
        for lang in Lang::ALL {
            assert_eq!(clean::fault(lang, &messages::record_fault(lang, fault)), None);
        }
    }
}
