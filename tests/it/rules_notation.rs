//! Moves as people write them: a table of forms, every legal move of seeded play in each, garbage.

use crate::rules_games::{Seeded, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use yize::rules::{Attempt, Game, PieceMove, Position, Refused, Role, Wing, read_move};

#[derive(Deserialize)]
struct Case {
    form: String,
    fen: Option<String>,
    text: String,
    is: String,
}

fn cases() -> Vec<Case> {
    include_str!("../data/notation.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

/// `e7e8q`, `short`, or `code squares / squares of the pieces`.
fn told(read: &Result<Attempt, Box<Refused>>) -> String {
    match read {
        Ok(Attempt::Step { from, to, promotion }) => {
            format!("{from}{to}{}", promotion.map(Role::char).map(String::from).unwrap_or_default())
        }
        Ok(Attempt::Castle(wing)) => wing.as_str().to_owned(),
        Err(refused) => {
            let squares = refused.reason.squares.iter().map(ToString::to_string);
            let pieces = refused.reason.pieces.iter().map(|placed| placed.square.to_string());
            let code = refused.reason.code.as_str().to_owned();
            words([code].into_iter().chain(squares).chain(["/".to_owned()]).chain(pieces))
        }
    }
}

#[test]
fn each_form_is_read() {
    for case in cases() {
        let game = Game::read(case.fen.as_deref(), &[] as &[&str]).expect(&case.text);
        assert_eq!(told(&read_move(&game, &case.text)), case.is, "{:?} in {:?}", case.text, case.fen);
    }
}

#[test]
fn each_form_has_two_cases() {
    let mut forms = BTreeMap::<String, usize>::new();
    for case in cases() {
        *forms.entry(case.form).or_default() += 1;
    }
    assert!(forms.values().all(|number| *number >= 2), "{forms:?}");
}

/// All codes of the refusal, the first reason first.
fn codes(fen: &str, text: &str) -> String {
    let game = Game::read(Some(fen), &[] as &[&str]).expect(fen);
    let refused = read_move(&game, text).expect_err(text);
    words(refused.all().map(|refusal| refusal.code.as_str().to_owned()))
}

#[test]
fn each_piece_that_cannot_go_there_says_why() {
    for (fen, text, expected) in [
        // One knight is pinned, the other is too far off.
        ("4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1", "Nf4", "no-such-piece-move not-how-it-moves pinned"),
        ("4r1k1/8/8/8/8/8/N3N3/4K3 w - - 0 1", "Nef4", "no-such-piece-move pinned"),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "Ke2",
            "no-such-piece-move own-piece-on-target",
        ),
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e5", "no-such-piece-move pawn-too-far"),
        ("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e5", "no-such-piece-move pawn-blocked"),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "exd5", "no-such-piece-move pawn-nothing-to-capture"),
        ("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "Kg1", "no-such-piece-move castling-right-lost"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "Qd4", "no-such-piece-move"),
        (
            "rnb1kbnr/pppp1ppp/4p3/8/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3",
            "Nf7",
            "game-over no-such-piece-move not-how-it-moves not-how-it-moves",
        ),
    ] {
        let found = codes(fen, text);
        assert!(found.starts_with(expected), "{text} in {fen}: {found}");
    }
}

#[test]
fn a_long_text_is_refused_whatever_it_says() {
    let game = Game::default();
    for text in ["e4".to_owned() + &" ".repeat(63), "王".repeat(22), "1".repeat(1_000_000)] {
        assert_eq!(told(&read_move(&game, &text)), "not-a-move /");
    }
}

fn letter(role: Role, letters: [&str; 6]) -> &str {
    let [pawn, knight, bishop, rook, queen, king] = letters;
    match role {
        Role::Pawn => pawn,
        Role::Knight => knight,
        Role::Bishop => bishop,
        Role::Rook => rook,
        Role::Queen => queen,
        Role::King => king,
    }
}

const LETTERS: [&str; 6] = ["", "N", "B", "R", "Q", "K"];
const FIGURINES: [&str; 6] = ["", "♘", "♝", "♖", "♛", "♔"];
const CHINESE: [&str; 6] = ["兵", "马", "象", "车", "后", "王"];
const TRADITIONAL: [&str; 6] = ["兵", "馬", "主教", "車", "皇后", "國王"];

/// The move with its from-square.
fn long(mv: PieceMove, letters: [&str; 6], [quiet, capture, promotes]: [&str; 3]) -> String {
    let joint = if mv.capture().is_some() { capture } else { quiet };
    let promotion =
        mv.promotion().map(|role| format!("{promotes}{}", letter(role, letters))).unwrap_or_default();
    format!("{}{}{joint}{}{promotion}", letter(mv.role(), letters), mv.from(), mv.to())
}

fn full_width(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c.is_ascii_graphic() { char::from_u32(u32::from(c) + 0xFEE0).expect("full-width") } else { c }
        })
        .collect()
}

/// The move in every notation, SAN's letters exchanged for figurines and Chinese too.
fn spellings(mv: PieceMove, before: &Position) -> Vec<String> {
    let san = mv.san(before);
    let bare = san.trim_end_matches(['+', '#']).to_owned();
    let exchanged = |letters: [&str; 6]| {
        LETTERS.iter().zip(letters).skip(1).fold(bare.clone(), |text, (from, to)| text.replace(from, to))
    };
    let mut spellings = vec![
        mv.uci(),
        mv.uci().to_ascii_uppercase(),
        san.clone(),
        bare.clone(),
        bare.replace('x', ":"),
        bare.replace('=', ""),
        format!("12. {san}!?"),
        format!("7...{san} ??"),
        full_width(&san),
        long(mv, LETTERS, ["-", "x", "="]),
        long(mv, LETTERS, ["", "", ""]),
        long(mv, LETTERS, ["–", "×", "/"]) + "†",
        long(mv, FIGURINES, ["-", "x", "="]),
        long(mv, CHINESE, ["到", "吃", "升变为"]),
        long(mv, TRADITIONAL, ["－", "吃", "升"]) + "將軍！",
        full_width(&mv.uci()),
    ];
    if mv.wing().is_none() {
        spellings.extend([FIGURINES, CHINESE, TRADITIONAL].map(exchanged));
    } else {
        spellings.extend(["-", "", "—"].map(|dash| bare.replace('-', dash)));
        spellings.push(bare.replace('O', "0"));
    }
    if mv.is_en_passant() {
        spellings.extend([format!("{bare} e.p."), format!("{bare}ep"), format!("{bare}吃过路兵")]);
    }
    if !bare.starts_with('B') {
        spellings.push(bare.to_ascii_lowercase());
    }
    spellings
}

fn means(attempt: Attempt, mv: PieceMove) -> bool {
    match attempt {
        Attempt::Step { from, to, promotion } => {
            (from, to, promotion) == (mv.from(), mv.to(), mv.promotion())
        }
        Attempt::Castle(wing) => mv.wing() == Some(wing),
    }
}

#[test]
fn every_position_and_every_legal_move_is_read_back_from_every_spelling() {
    let mut seeded = Seeded::new(21);
    let (mut castles, mut en_passants, mut promotions) = (0, 0, 0);
    for _ in 0..5_000 {
        let position = seeded.position();
        let fen = position.fen();
        assert_eq!(Position::from_fen(&fen).map(|read| read.fen()), Ok(fen));
        let game = Game::from_position(position.clone());
        for mv in position.legal_moves() {
            castles += usize::from(mv.wing().is_some());
            en_passants += usize::from(mv.is_en_passant());
            promotions += usize::from(mv.promotion().is_some());
            for text in spellings(mv, &position) {
                let read = read_move(&game, &text);
                let right = read.as_ref().is_ok_and(|attempt| means(*attempt, mv));
                assert!(right, "{text:?} for {} in {}: {}", mv.uci(), position.fen(), told(&read));
            }
        }
    }
    assert!(castles > 10 && en_passants > 10 && promotions > 50, "{castles} {en_passants} {promotions}");
}

#[test]
fn garbage_never_panics_and_a_refusal_has_no_conditions() {
    let mut seeded = Seeded::new(22);
    let alphabet = "abcdefgh12345678KQRBNPOox-=+#!?.:/() 0王后车象马兵吃升短长易位将军♔♞ｅ４－…†e.p";
    for _ in 0..40_000 {
        let text = seeded.garbage(24, alphabet);
        let position = seeded.position();
        let moves = position.legal_moves();
        let text = match moves.first() {
            Some(mv) if text.len().is_multiple_of(2) => seeded.damage(&mv.san(&position), alphabet),
            _ => text,
        };
        if let Err(refused) = read_move(&Game::from_position(position), &text) {
            assert!(refused.conditions.is_empty(), "{text:?}");
        }
    }
}

#[test]
fn castling_by_name_asks_nothing_of_the_board() {
    let bare = Game::read(Some("8/8/4k3/8/8/4K3/8/8 w - - 0 1"), &[] as &[&str]).expect("a position");
    for (text, wing) in [("O-O", Wing::Short), ("长易位", Wing::Long)] {
        assert_eq!(read_move(&bare, text).ok(), Some(Attempt::Castle(wing)));
    }
}
