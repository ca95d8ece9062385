//! Records of games as they are found: what is read, what is refused and where, and that nothing
//! before a fault is lost.

use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Write as _;
use std::time::{Duration, Instant};
use yize::record::{Encoding, FaultCode, Outcome, RecordedGame, decode, games};
use yize::rules::{Game, MAX_PLIES, PieceMove, ReasonCode};

fn read(text: &str) -> Vec<RecordedGame> {
    games(text, None).collect()
}

fn only(text: &str) -> RecordedGame {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

fn moves(game: &RecordedGame) -> String {
    game.moves.iter().map(|mv| mv.uci()).collect::<Vec<_>>().join(" ")
}

fn tag<'a>(game: &'a RecordedGame, name: &str) -> &'a str {
    game.tags.iter().find(|(known, _)| known == name).map_or("", |(_, value)| value)
}

/// The fault in short: code, line, half-move, word.
fn fault(game: &RecordedGame) -> Option<(FaultCode, usize, usize, &str)> {
    let fault = game.fault.as_ref()?;
    Some((fault.code, fault.line, fault.moment.map_or(0, |moment| moment.ply), &fault.word))
}

fn data(name: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/pgn/{name}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

#[test]
fn a_file_with_everything_is_read_whole() {
    let bytes = data("whole.pgn");
    let (text, encoding) = decode(&bytes);
    assert_eq!(encoding, Encoding::Utf8);
    let all = read(&text);
    let [first, second, third] = all.as_slice() else { panic!("{all:#?}") };
    assert_eq!(moves(first), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1 g8f6 d2d3 e8g8");
    assert_eq!((tag(first, "Event"), tag(first, "White")), ("The \"first\" \\ one", "学生甲"));
    assert_eq!((first.line, first.outcome, &first.fault), (2, Some(Outcome::Draw), &None));
    assert_eq!((first.skipped.variations, first.skipped.comments), (2, 8));
    assert_eq!(first.skipped.glyphs, 3);
    let clocks: Vec<_> = first.clocks.iter().map(|clock| (clock.ply, clock.time.as_str())).collect();
    assert_eq!(clocks, [(1, "0:10:00"), (2, "0:09:58.5")]);
    assert_eq!(moves(second), "e7e8q h8h7");
    assert_eq!((second.outcome, second.line), (Some(Outcome::Open), 25));
    assert_eq!(second.start.as_ref().map(|start| start.fen()), Some("7k/4P3/8/8/8/8/8/4K3 w - - 0 1".into()));
    assert_eq!((moves(third).as_str(), third.outcome), ("f2f3 e7e5 g2g4 d8h4", Some(Outcome::Black)));
    assert!(all.iter().all(|game| game.fault.is_none() && game.notes.is_empty()), "{all:#?}");
}

#[test]
fn moves_are_read_in_every_notation() {
    for text in [
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O",
        "1.e4 e5 2.Nf3 Nc6 3.Bc4 Bc5 4.0-0",
        "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1",
        "1. e2-e4 e7-e5 2. Ng1-f3 Nb8-c6 3. Bf1-c4 Bf8-c5 4. O-O",
        "e4, e5, Nf3, Nc6, Bc4, Bc5, O-O",
        "1、e4 e5 2、马f3 马c6 3、象c4 象c5 4、短易位",
        "e4，e5，马f3，马c6，象f1-c4，象f8-c5，王车短易位",
        "１．ｅ４　ｅ５　２．Ｎｆ３ Ｎｃ６ ３．♗c4 ♝c5 ４．０－０",
        "1 e4 1... e5 2 Nf3! 2... Nc6 3 Bc4 $1 3... Bc5 (3... Nf6) 4 o-o",
        "1. e4 (1. d4 (1. c4 (1. Nf3 {)} ;)\n))) 1... e5 2. Nf3 Nc6 3. Bc4 Bc5 += 4. O-O N",
        "\u{feff}1. e4\r\n%ignored ( { \r\ne5 2. Nf3 Nc6\r\n\r\n3. Bc4 Bc5 4. O-O\r\n",
        "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O *",
    ] {
        let game = only(text);
        assert_eq!(game.fault, None, "{text}");
        assert_eq!(moves(&game), "e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1", "{text}");
    }
    let promotion =
        |written: &str| moves(&only(&format!("[FEN \"3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1\"]\n{written}")));
    for written in ["e8=Q+", "e8Q", "exd8=N 1... Kg7", "e8(R)", "1.e7-e8=B", "e8升变为后"] {
        assert!(promotion(written).starts_with("e7"), "{written}");
    }
    assert_eq!(promotion("exd8(N) Kg7"), "e7d8n h8g7");
}

#[test]
fn a_game_breaks_off_where_its_record_is_wrong_and_the_next_goes_on() {
    use FaultCode as F;
    let next = "[Event \"next\"]\n\n1. d4 d5 1/2-1/2\n";
    let rows: [(&str, FaultCode, usize, usize, &str, &str); 17] = [
        ("1. e4 e5\n2. Ke3 Nc6 1-0", F::IllegalMove, 2, 3, "Ke3", "e2e4 e7e5"),
        ("1. e4 e5 2. hello Nc6 1-0", F::NoMove, 1, 3, "hello", "e2e4 e7e5"),
        ("1. e4\n-- 2. d4 1-0", F::NullMove, 2, 2, "--", "e2e4"),
        ("1. e4 Z0 2. d4", F::NullMove, 1, 2, "Z0", "e2e4"),
        ("1. f3 e5 2. g4 Qh4# 3. a3 0-1", F::IllegalMove, 1, 5, "a3", "f2f3 e7e5 g2g4 d8h4"),
        ("1. e4 {never closed\n e5 2. Nf3\n\n", F::UnclosedComment, 1, 0, "{never closed  e5 2. Nf3", "e2e4"),
        ("1. e4 e5\n(1... c5 2. Nf3\n\n", F::UnclosedVariation, 2, 0, "(", "e2e4 e7e5"),
        ("1. e4 ) e5", F::StrayBracket, 1, 0, ")", "e2e4"),
        ("1. e4 } e5 *", F::StrayBracket, 1, 0, "}", "e2e4"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Q", F::NoMove, 1, 7, "Q", "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6"),
        ("[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n1. e4", F::BadStart, 1, 0, "8/8/8/8/8/8/8/8 w - - 0 1", ""),
        ("[Event \"x\"]\n[FEN \"junk\"]\n\n*", F::BadStart, 2, 0, "junk", ""),
        ("[Variant \"Chess960\"]\n1. e4 *", F::OtherVariant, 1, 0, "Chess960", ""),
        ("9/8/8/8/8/8/8/8 w - - 0 1\n1. e4", F::BadStart, 1, 0, "9/8/8/8/8/8/8/8 w - - 0 1", ""),
        ("hello world\n", F::NoMove, 1, 1, "hello", ""),
        ("1. Nf3 a6 2. d3 b6\n3. Nd2 1-0", F::IllegalMove, 2, 5, "Nd2", "g1f3 a7a6 d2d3 b7b6"),
        ("\u{0}\u{1}\u{fffd} 1. e4", F::NoMove, 1, 1, "\u{0}\u{1}\u{fffd}", ""),
    ];
    for (text, code, line, ply, word, before) in rows {
        let all = read(&format!("{text}\n\n{next}"));
        let [broken, good] = all.as_slice() else { panic!("{text}: {all:#?}") };
        assert_eq!(fault(broken), Some((code, line, ply, word)), "{text}");
        assert_eq!(moves(broken), before, "{text}");
        assert_eq!((moves(good).as_str(), &good.fault), ("d2d4 d7d5", &None), "{text}");
        assert_eq!(good.outcome, Some(Outcome::Draw));
    }
}

#[test]
fn the_reason_is_the_judges() {
    let text = "1. Nf3 Nf6 2. g3 g6 3. Rg1 Bg7\n4. Bg2 a6 5. Rh1 a5 6. O-O";
    let game = only(text);
    assert_eq!(fault(&game), Some((FaultCode::IllegalMove, 2, 11, "O-O")));
    let refused = game.fault.as_ref().and_then(|fault| fault.refused.as_deref()).expect("a reason");
    assert_eq!(refused.reason.code, ReasonCode::CastlingRookMoved);
    assert_eq!(refused.reason.moment.map(|moment| moment.ply), Some(5));
    let number = game.fault.as_ref().and_then(|fault| fault.moment).map(|moment| moment.number);
    assert_eq!(number, Some(6));
}

#[test]
fn a_file_of_broken_games_loses_nothing_before_a_fault() {
    use FaultCode as F;
    let bytes = data("broken.pgn");
    let all = read(&decode(&bytes).0);
    let told: Vec<_> = all.iter().map(|game| (tag(game, "Event"), moves(game), fault(game))).collect();
    let expected = [
        ("", "e2e4 e7e5 g1f3 b8c6", None),
        (
            "No result, and a comment that stays open",
            "d2d4 d7d5",
            Some((F::UnclosedComment, 10, 0, "{the rest of this game is lost 2. c4 e6")),
        ),
        ("It goes on here", "c2c4", Some((F::UnclosedVariation, 14, 0, "("))),
        ("A move that cannot be", "e2e4 e7e5 f1c4 f8c5", Some((F::IllegalMove, 17, 5, "Bxg8"))),
        ("The last one, cut", "e2e4 c7c5 g1f3 d7d6 d2d4 c5d4", Some((F::NoMove, 20, 7, "Nx"))),
    ];
    let expected: Vec<_> = expected.map(|(event, moves, fault)| (event, moves.to_owned(), fault)).into();
    assert_eq!(told, expected);
    let notes: Vec<_> = all[0].notes.iter().map(|note| (note.code, note.line)).collect();
    assert_eq!(notes, [1, 3, 4, 5, 7].map(|line| (F::BadTag, line)));
    assert_eq!(tag(&all[0], "White"), "Anna");
}

#[test]
fn a_chinese_file_in_gbk_is_read() {
    let bytes = data("gbk.pgn");
    let (text, encoding) = decode(&bytes);
    assert_eq!(encoding, Encoding::Gbk);
    let all = read(&text);
    let [first, second] = all.as_slice() else { panic!("{all:#?}") };
    assert_eq!((tag(first, "Event"), tag(first, "White")), ("班级联赛", "王小明"));
    assert_eq!(moves(first), "e2e4 e7e5 g1f3 b8c6 f1b5 g8f6 e1g1 a7a6");
    assert_eq!(fault(first), Some((FaultCode::IllegalMove, 6, 9, "王e3")));
    assert_eq!((moves(second).as_str(), second.outcome), ("d2d4 d7d5 c2c4", Some(Outcome::Open)));
}

#[test]
fn games_without_tags_are_told_apart() {
    let ends = |text: &str| read(text).iter().map(moves).collect::<Vec<_>>();
    assert_eq!(ends("1. e4 e5 1-0 1. d4 d5 0-1"), ["e2e4 e7e5", "d2d4 d7d5"]);
    assert_eq!(ends("1. e4 e5\n\n1. d4 d5\n\n1. c4"), ["e2e4 e7e5", "d2d4 d7d5", "c2c4"]);
    assert_eq!(ends("1. e4\n\n1... e5\n\n2. Nf3"), ["e2e4 e7e5 g1f3"]);
    assert_eq!(ends("1. e4 e5 (1... c5\n\n1. d4) 2. Nf3"), ["e2e4 e7e5 g1f3"]);
    assert_eq!(ends("junk\n\n1. e4 *"), ["", "e2e4"]);
    for nothing in ["", " \r\n", "\u{feff}", "{only a comment}", "; so", "* * 1-0", "% x"] {
        assert_eq!(read(nothing), [], "{nothing:?}");
    }
    assert_eq!(read("[Event \"no moves\"]\n\n1-0\n").len(), 1);
}

#[test]
fn a_start_may_stand_in_a_tag_in_front_or_be_given() {
    let castle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    let start = yize::rules::Position::from_fen(castle).expect("a position");
    for game in [
        games("1. 0-0 0-0-0", Some(&start)).next(),
        games(&format!("{castle}\n1. O-O O-O-O"), None).next(),
        games(&format!("  {castle}  \r\n1. O-O O-O-O"), None).next(),
        games(&format!("[fen \"{castle}\"]\n1. O-O O-O-O"), Some(&Default::default())).next(),
        games("[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq\"]\n1. O-O O-O-O", None).next(),
    ] {
        let game = game.expect("a game");
        assert_eq!((moves(&game).as_str(), &game.fault), ("e1g1 e8c8", &None));
        assert_eq!(game.start.as_ref(), Some(&start));
        assert_eq!(game.game().map(|game| game.plies()), Some(2));
    }
    for position in [castle, "9/8/8/8/8/8/8/8 w - - 0 1"] {
        let below = only(&format!("\n{position}\n\n1. O-O"));
        assert_eq!(below.line, 2, "a game begins where its position is given");
    }
    let alone = only(castle);
    assert_eq!((alone.start.as_ref(), alone.moves.len()), (Some(&start), 0));
    assert!(!only("[FEN \"4k3/8/8/8/8/8/8/4K3 w K\"]\n*").mended.is_empty());
}

#[test]
fn everything_is_bounded() {
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(260);
    let long = only(&format!("{shuffle}1-0"));
    assert_eq!((long.moves.len(), long.outcome), (MAX_PLIES, Some(Outcome::White)));
    assert_eq!(fault(&long).map(|(code, _, ply, _)| (code, ply)), Some((FaultCode::TooManyMoves, 1_001)));

    let tags: String = (0..300).fold(String::new(), |mut text, index| {
        let _ = writeln!(text, "[T{index} \"x\"]");
        text
    });
    let tagged = only(&format!(
        "{tags}[FEN \"{}\"]\n[Bad\n[{}\n1. e4",
        "7k/8/8/8/8/8/4P3/K7 w - - 0 1",
        "[".repeat(500)
    ));
    assert_eq!((tagged.tags.len(), moves(&tagged).as_str()), (100, "e2e4"));
    assert!((2..=20).contains(&tagged.notes.len()));

    let word = "x".repeat(1_000_000);
    assert!(only(&word).fault.is_some_and(|fault| fault.word.chars().count() <= 41));
    let value = only(&format!("[Event \"{word}\"]\n*"));
    assert_eq!(tag(&value, "Event").len(), 255);
}

/// A legal game of random moves, in algebraic notation with move numbers, and its moves.
fn random_game(random: &mut ChaCha8Rng, plies: usize) -> (String, Vec<PieceMove>) {
    let (mut text, mut game) = (String::new(), Game::default());
    for ply in 0..plies {
        let Some(mv) = game.position().legal_moves().choose(random).copied() else { break };
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        }
        text.push_str(&mv.san(game.position()));
        text.push(if ply % 16 == 15 { '\n' } else { ' ' });
        game.play(mv);
    }
    (text, game.moves().collect())
}

#[test]
fn five_megabytes_are_read_to_the_last_move() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let samples: Vec<_> = (0..40).map(|_| random_game(&mut random, 80)).collect();
    let (mut text, mut count) = (String::new(), 0);
    while text.len() < 5 * 1024 * 1024 {
        let (moves, _) = &samples[count % samples.len()];
        let note = "a comment of some length, 带中文 ".repeat(12);
        let _ = write!(text, "[Event \"{count}\"]\n[Result \"*\"]\n\n{{{note}}} {moves} {{{note}}} *\n\n");
        count += 1;
    }
    let mut read = 0;
    for (index, game) in games(&text, None).enumerate() {
        assert_eq!((tag(&game, "Event"), &game.fault), (index.to_string().as_str(), &None));
        assert_eq!(game.moves, samples[index % samples.len()].1);
        read += 1;
    }
    assert_eq!(read, count);
}

/// Texts that take minutes each where any part is looked at again and again.
#[test]
fn no_text_takes_longer_than_its_length_asks_for() {
    let (size, begun) = (100_000, Instant::now());
    for part in [
        "{",
        "(",
        "[",
        "[A \"",
        "[A \"x] ",
        "{\n[A \"b\"]",
        "{\n[A \"b\"\n",
        "{\n[A \"b\" x",
        "1.",
        "(Q)",
        "e4(",
        "%\n",
        "\n%",
        ";",
        "$1",
        "\"",
        "\\",
        "a/",
        "*",
        "１",
        "—",
        "[%clk",
        "}",
        "1. e4 {",
        "\r",
        "\r\n",
        " ",
        "x [",
        "[A \"b\"]x ",
        "½",
    ] {
        let text = part.repeat(size / part.len());
        let found: usize = games(&text, None).map(|game| game.moves.len()).sum();
        assert!(found <= text.len());
    }
    assert!(begun.elapsed() < Duration::from_secs(120), "{:?}", begun.elapsed());
}

#[test]
fn a_file_cut_at_any_byte_keeps_what_came_before() {
    for name in ["whole.pgn", "gbk.pgn", "broken.pgn"] {
        let bytes = data(name);
        let whole: Vec<_> = games(&decode(&bytes).0, None).collect();
        let mut most = 0;
        for end in 0..bytes.len() {
            let cut: Vec<_> = games(&decode(&bytes[..end]).0, None).collect();
            assert!(cut.len() <= whole.len() + 1, "{name} {end}");
            let same: usize = cut
                .iter()
                .zip(&whole)
                .map(|(cut, whole)| cut.moves.iter().zip(&whole.moves).take_while(|(a, b)| a == b).count())
                .sum();
            // A word cut short may be another move, or none; what stands before it is never lost.
            assert!(same + 1 >= most, "{name} {end}: {same} after {most}");
            most = most.max(same);
        }
    }
}

#[test]
fn rubbish_never_fails_and_costs_no_earlier_move() {
    const BITS: &[&str] = &[
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        ";",
        "%",
        "$",
        "*",
        "\n",
        "\r\n",
        "\"",
        "\\",
        "[Event \"x\"]",
        "1.",
        "1-0",
        "--",
        "O-O",
        "王",
        "\u{0}",
        "\u{feff}",
        "\u{2028}",
        "１",
        "e9",
        "[FEN \"",
        "Z0",
        "½",
        "…",
        "（",
        "a/b/c/d/e/f/g/h",
    ];
    let mut random = ChaCha8Rng::seed_from_u64(77);
    for round in 0..1_500 {
        let (mut text, moves) = random_game(&mut random, 30);
        let mut first = text.len();
        for _ in 0..random.random_range(1..6) {
            let at = text.floor_char_boundary(random.random_range(0..=text.len()));
            text.insert_str(at, BITS.choose(&mut random).expect("a bit"));
            first = first.min(at);
        }
        // Words that end before the first change; the change may run into the one that it touches.
        let kept = text[..first]
            .rfind([' ', '\n'])
            .map_or(0, |end| text[..end].split_whitespace().filter(|word| !word.ends_with('.')).count());
        let all: Vec<_> = games(&text, None).collect();
        let found = all.first().map_or(&[][..], |game| &game.moves);
        assert!(found.len() >= kept && found[..kept] == moves[..kept], "{round}: {text:?}");
    }
    for _ in 0..3_000 {
        let bytes: Vec<u8> = (0..random.random_range(0..300)).map(|_| random.random()).collect();
        for game in games(&decode(&bytes).0, None).take(500) {
            assert!(game.line > 0 && game.game().is_none_or(|played| played.plies() == game.moves.len()));
        }
    }
}

#[test]
fn bytes_changed_at_random_never_fail() {
    let mut random = ChaCha8Rng::seed_from_u64(78);
    let files = ["whole.pgn", "gbk.pgn", "broken.pgn"].map(data);
    for _ in 0..2_000 {
        let mut bytes = files.choose(&mut random).expect("a file").clone();
        for _ in 0..random.random_range(1..20) {
            let at = random.random_range(0..bytes.len());
            bytes[at] = random.random();
        }
        let all: Vec<_> = games(&decode(&bytes).0, None).collect();
        let lines = all.iter().map(|game| game.line).collect::<Vec<_>>();
        assert!(lines.is_sorted(), "{lines:?}");
    }
}
