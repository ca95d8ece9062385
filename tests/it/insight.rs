//! What wrong answers show: the board tells apart what the reason alone does not, pupils are counted
//! and not answers, and every code has its words.

use std::collections::{BTreeMap, BTreeSet};
use yize::arbiter::Code;
use yize::i18n::{Lang, messages};
use yize::insight::{Belief, Counted, Marked, Myth, Seen, Slip, belief, belief_of_code, shared, weakest};
use yize::puzzle::{
    Answer, CastlingPart, ChoiceAsk, CountAsk, FeedbackCode, Goal, Ground, Name, Number, Puzzle, SquaresAsk,
    State, StateAsk, Task, VerdictAsk, check, generate,
};
use yize::rules::{Color, Game, Placement, ReasonCode, Role, Square, Wing};

/// A puzzle in a position, with the moves that led to it.
fn puzzle(fen: &str, moves: &str, task: Task) -> Puzzle {
    let history: Vec<&str> = moves.split_whitespace().collect();
    let game = Game::read(Some(fen), &history).expect(fen);
    let name =
        Name { id: "t-1".to_owned(), lesson: "castling".to_owned(), rules: vec!["castling".to_owned()] };
    let ground = Ground { game, board: None, turned: false, orientation: Color::White };
    Puzzle::new(name, ground, task).expect(fen)
}

fn on_board(board: &str, task: Task) -> Puzzle {
    let name =
        Name { id: "t-1".to_owned(), lesson: "castling".to_owned(), rules: vec!["castling".to_owned()] };
    let board = Some(Placement::read(board).expect("a board"));
    let ground = Ground { game: Game::default(), board, turned: false, orientation: Color::White };
    Puzzle::new(name, ground, task).expect("a puzzle")
}

/// The code of what an answer shows; empty where it is right.
fn shows(puzzle: &Puzzle, answer: &Answer) -> String {
    let outcome = check(puzzle, answer).expect("an answer that can be checked");
    belief(puzzle, answer, &outcome).map(Belief::code).unwrap_or_default()
}

fn verdict(fen: &str, moves: &str, text: &str, picked: &str) -> String {
    let mut options = vec!["legal".to_owned(), picked.to_owned()];
    for filler in ["castling-no-rook", "game-over"] {
        if picked != filler {
            options.push(filler.to_owned());
        }
    }
    options.dedup();
    let game = Game::read(Some(fen), &moves.split_whitespace().collect::<Vec<_>>()).expect(fen);
    if let yize::rules::Verdict::Refused(refused) = yize::rules::judge_text(&game, text) {
        options.push(refused.reason.code.as_str().to_owned());
    }
    let task = Task::Verdict(VerdictAsk { text: text.to_owned(), options });
    shows(&puzzle(fen, moves, task), &Answer::Choice(picked.to_owned()))
}

#[test]
fn the_board_tells_what_is_believed_of_castling() {
    let into = "castling-into-attack";
    let through = "castling-through-attack";
    let rows = [
        // Legal, and the rook stands attacked.
        ("4k3/8/8/8/4b3/8/8/R3K2R w KQ - 0 1", "", "O-O", into, "attacked-rook-forbids-castling"),
        // Only what the rook passes.
        ("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "O-O-O", through, "attacked-rook-path-forbids-castling"),
        // The other wing.
        ("3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "O-O", through, "other-wing-forbids-castling"),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            "",
            "O-O",
            "castling-path-blocked",
            "other-wing-forbids-castling",
        ),
        // Nothing of the kind is to be seen.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "O-O", through, "invents-castling-through-attack"),
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "O-O", "castling-in-check", "invents-castling-in-check"),
        // The king was in check, and stayed at home.
        (
            "r3k3/8/8/8/8/8/3P4/R2QK2R b KQ - 0 1",
            "e8f7 d2d3 a8e8 d1e2 e8a8 e2d2 f7e8",
            "O-O",
            "castling-in-check",
            "past-check-forbids-castling",
        ),
        // The other rook has moved.
        (
            "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            "a1a2 e8e7 a2a1 e7e8",
            "O-O",
            "castling-rook-moved",
            "other-rook-forbids-castling",
        ),
        // Illegal, and called legal.
        ("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", "O-O-O", "legal", "rook-path-may-be-blocked"),
        ("4k3/8/8/8/8/8/8/R2QK3 w Q - 0 1", "", "O-O-O", "legal", "overlooks-castling-path-blocked"),
        ("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", "", "O-O", "legal", "overlooks-castling-through-attack"),
        // The attacker is pinned, which is no help.
        ("8/R4rk1/8/8/8/8/8/4K2R w K - 0 1", "", "O-O", "legal", "pinned-attacks-nothing"),
        // Rightly refused, for another reason.
        (
            "4kr2/8/8/8/8/8/8/4K2R w K - 0 1",
            "",
            "O-O",
            "castling-no-rook",
            "confuses-castling-through-attack",
        ),
    ];
    for (fen, moves, text, picked, expected) in rows {
        assert_eq!(verdict(fen, moves, text, picked), expected, "{fen} {text} {picked}");
    }
}

#[test]
fn the_board_tells_what_is_believed_of_other_moves() {
    let rows = [
        // Pinned, and moved along the line.
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "", "e2e3", "pinned", "pinned-may-not-move"),
        ("4k3/8/8/8/4r3/8/4R3/4K3 w - - 0 1", "", "e2d2", "legal", "overlooks-pinned"),
        ("4k3/8/8/8/8/8/PPP5/1N2K3 w - - 0 1", "", "b1c3", "path-blocked", "knight-is-blocked"),
        ("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5d6", "pawn-nothing-to-capture", "en-passant-unseen"),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "", "a8=N", "promotion-not-allowed", "promotes-to-queen-only"),
        // The king steps where it may not.
        ("8/8/8/8/8/4k3/8/4K3 w - - 0 1", "", "e1e2", "legal", "kings-may-touch"),
        ("4k3/8/8/8/8/3r4/3p4/4K3 w - - 0 1", "", "e1d2", "legal", "king-takes-guarded"),
        ("4k3/8/8/8/8/8/8/4KN2 w - - 0 1", "", "f1f3", "legal", "misplays-knight-moves"),
    ];
    for (fen, moves, text, picked, expected) in rows {
        assert_eq!(verdict(fen, moves, text, picked), expected, "{fen} {text} {picked}");
    }
}

#[test]
fn a_refused_move_shows_what_was_overlooked() {
    let goal = |fen: &str, text: &str| {
        shows(&puzzle(fen, "", Task::Move(Goal::Castle { wing: None })), &Answer::Move(text.to_owned()))
    };
    let fen = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(goal(fen, "O-O"), "overlooks-castling-through-attack");
    assert_eq!(goal(fen, "Rg1"), "slips-not-castling");
    assert_eq!(goal(fen, "O-O-O"), "");
    assert_eq!(goal(fen, "e1e3"), "misplays-king-moves");
}

#[test]
fn marks_show_what_was_not_seen() {
    let marks = |puzzle: &Puzzle, squares: &[Square]| shows(puzzle, &Answer::Squares(squares.to_vec()));
    let king = puzzle("4k3/8/8/8/8/8/3PPP2/3QKB1R w K - 0 1", "", Task::Squares(SquaresAsk::Movers));
    assert_eq!(marks(&king, &[Square::D2]), "marks-movers-few");
    let targets = |fen: &str, from| puzzle(fen, "", Task::Squares(SquaresAsk::Targets { from }));
    let castles = targets("4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1", Square::E1);
    assert_eq!(marks(&castles, &[Square::F1]), "castling-unseen");
    let steps = targets("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Square::E2);
    assert_eq!(marks(&steps, &[Square::E3]), "double-step-unseen");
    assert_eq!(marks(&steps, &[Square::E3, Square::E4, Square::E5]), "overlooks-pawn-too-far");
    let takes = targets("4k3/8/8/8/8/5p2/8/4K1N1 w - - 0 1", Square::G1);
    assert_eq!(marks(&takes, &[Square::E2, Square::H3]), "captures-unseen");
    assert_eq!(marks(&takes, &[Square::F3]), "marks-knight-moves-few");
    let passant = targets("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Square::E5);
    assert_eq!(marks(&passant, &[Square::E6]), "en-passant-unseen");
    let bare = on_board("8/8/8/3B4/8/1p6/8/8", Task::Squares(SquaresAsk::Reach { from: Square::D5 }));
    assert_eq!(marks(&bare, &[Square::D6]), "misplays-bishop-moves");
    let safe = Task::Squares(SquaresAsk::Castling { wing: Wing::Long, part: CastlingPart::Safe });
    let safe = puzzle("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", safe);
    let with = |more| marks(&safe, &[Square::E1, Square::D1, Square::C1, more]);
    assert_eq!(with(Square::B1), "attacked-rook-path-forbids-castling");
    assert_eq!(with(Square::A1), "attacked-rook-forbids-castling");
    assert_eq!(with(Square::H8), "marks-castling-many");
}

#[test]
fn options_and_numbers_show_what_was_taken_for_what() {
    let mate = "k7/1Q6/1K6/8/8/8/8/8 b - - 0 1";
    let state = puzzle(mate, "", Task::State(StateAsk { options: State::ALL.to_vec() }));
    assert_eq!(shows(&state, &Answer::Choice("stalemate".to_owned())), "takes-checkmate-for-stalemate");
    let bar = |fen: &str, picked: &str| {
        let ask = Task::Choice(ChoiceAsk::Bar { text: "O-O".to_owned() });
        shows(&puzzle(fen, "", ask), &Answer::Choice(picked.to_owned()))
    };
    let through = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    assert_eq!(bar(through, "for-good"), "bar-for-now-is-for-good");
    assert_eq!(bar(through, "legal"), "overlooks-castling-through-attack");
    assert_eq!(bar("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "now"), "bar-for-good-is-for-now");
    assert_eq!(bar("4k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "now"), "attacked-rook-forbids-castling");
    let rights = puzzle(through, "", Task::Choice(ChoiceAsk::Rights { side: Color::White }));
    assert_eq!(shows(&rights, &Answer::Choice("long".to_owned())), "right-thought-lost");
    let checks = puzzle("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", Task::Count(CountAsk::Checks));
    assert_eq!(shows(&checks, &Answer::Number(Number::of(0))), "counts-checks-few");
    assert_eq!(shows(&checks, &Answer::Number(Number::of(9))), "counts-checks-many");
}

#[test]
fn pupils_are_counted_and_not_answers() {
    let rook = Some(Belief::Myth(Myth::RookAttacked));
    let seen = |pupil: &'static str, puzzle: &'static str, place: usize, belief, times| Seen {
        pupil,
        puzzle,
        place,
        belief,
        rule: Some("castling"),
        times,
    };
    let skill = ["gen.castling-verdict.1.v1.5", "gen.castling-verdict.2.v1.6"];
    let answers = [
        seen("ann", skill[1], 2, rook, 1),
        seen("ann", skill[0], 1, rook, 2),
        seen("ann", skill[0], 1, None, 1),
        seen("ben", skill[1], 2, rook, 1),
        seen("cat", skill[1], 2, None, 1),
        seen("dan", "castling-1", 3, Some(Belief::Slips(FeedbackCode::NotCastling)), 1),
    ];
    let found = shared(&answers);
    let rows: Vec<(String, usize, usize)> =
        found.iter().map(|one| (one.belief.code(), one.pupils.len(), one.met)).collect();
    assert_eq!(
        rows,
        [("attacked-rook-forbids-castling".to_owned(), 2, 3), ("slips-not-castling".to_owned(), 1, 1)]
    );
    assert_eq!(found[0].places, BTreeSet::from([1, 2]));
    assert_eq!(found[0].pupils, BTreeMap::from([("ann", 1), ("ben", 2)]), "each with the first place");
    assert_eq!(found[0].rule.as_deref(), Some("castling-rook-attacked"));
    assert_eq!(found[1].rule.as_deref(), Some("castling"), "the rule of its puzzle");
    assert_eq!(weakest(&found), [("castling-rook-attacked".to_owned(), 2), ("castling".to_owned(), 1)]);
    assert!(shared::<usize>(&[]).is_empty());
}

/// Every belief that a code alone can stand for, and one of each of the others.
fn every_belief() -> Vec<Belief> {
    let mut all: Vec<Belief> = Myth::ALL.iter().copied().map(Belief::Myth).collect();
    for reason in ReasonCode::ALL.iter().copied() {
        all.extend([Belief::Overlooks(reason), Belief::Invents(reason), Belief::Confuses(reason)]);
    }
    all.extend(Role::ALL.map(Belief::Misplays));
    let wrong = FeedbackCode::ALL.iter().copied().filter(|code| !code.is_right());
    all.extend(wrong.map(Belief::Slips));
    for slip in [Slip::Few, Slip::Many, Slip::Both] {
        all.extend(Marked::ALL.iter().map(|what| Belief::Marks { what: *what, slip }));
        all.extend(Counted::ALL.iter().map(|what| Belief::Counts { what: *what, slip }));
    }
    let states = State::ALL.iter().flat_map(|is| State::ALL.iter().map(move |said| (*is, *said)));
    all.extend(states.map(|(is, said)| Belief::Takes { is, said }));
    let codes: Vec<(Code, Code)> =
        Code::ALL.iter().flat_map(|is| Code::ALL.iter().map(move |said| (*is, *said))).collect();
    all.extend(codes.into_iter().map(|(is, said)| Belief::Rules { is, said }));
    all
}

#[test]
fn every_belief_has_its_words_and_its_rule_is_taught() {
    let course = yize::curriculum::load().expect("the course");
    let mut codes = BTreeSet::new();
    for one in every_belief() {
        assert!(codes.insert(one.code()), "{one:?} has a code of its own");
        assert_eq!(Belief::from_code(&one.code()), Some(one));
        assert!(one.rule().is_none_or(|rule| course.rule(rule).is_some()), "{one:?}");
        for lang in Lang::ALL {
            let words = messages::belief(lang, one);
            assert!(!words.is_empty() && !words.contains("{"), "{one:?} in {lang:?}: {words}");
            let needs = matches!(one, Belief::Myth(_) | Belief::Overlooks(_));
            let right = messages::belief_right(lang, one);
            assert_eq!(right.is_some_and(|right| !right.is_empty()), needs, "{one:?} in {lang:?}");
        }
    }
}

#[test]
fn every_code_that_is_kept_has_its_place() {
    for reason in ReasonCode::ALL {
        assert_eq!(belief_of_code(reason.as_str()), Some(Belief::Overlooks(*reason)));
    }
    for code in FeedbackCode::ALL {
        let expected = (!code.is_right()).then_some(Belief::Slips(*code));
        assert_eq!(belief_of_code(code.as_str()), expected);
    }
    assert_eq!(belief_of_code("no-such-code"), None);
    for code in
        ["", "-", "marks", "marks-", "takes-check", "rules-going-on-not-", "overlooks-nothing", "no-such"]
    {
        assert_eq!(Belief::from_code(code), None, "{code}");
    }
}

#[test]
fn every_wrong_option_of_made_puzzles_shows_something() {
    let mut codes = BTreeSet::new();
    for skill in generate::Skill::all() {
        let seeds = if skill.lesson == "castling-limits" { 40 } else { 2 };
        for seed in 0..seeds {
            let Some(made) = generate::make(skill, generate::Level::Two, seed) else { continue };
            for option in made.puzzle.task.options() {
                let answer = Answer::Choice(option.to_owned());
                let outcome = check(&made.puzzle, &answer).expect("an option");
                let found = belief(&made.puzzle, &answer, &outcome);
                assert_eq!(found.is_none(), outcome.correct, "{} {option}", made.puzzle.id);
                codes.extend(found.map(Belief::code));
            }
        }
    }
    for myth in ["attacked-rook-forbids-castling", "bar-for-now-is-for-good", "right-thought-kept"] {
        assert!(codes.contains(myth), "{myth} comes up");
    }
}
