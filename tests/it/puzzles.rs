//! Answers to puzzles against what the check says of them: a table with every feedback code, and
//! the solutions that the engine computes.

use std::collections::BTreeSet;
use yize::i18n::{Lang, feedback};
use yize::puzzle::{
    Answer, AnswerFault, CastlingPart as Part, CheckAnswer, ChoiceAsk, EnPassantPart, FeedbackCode as F,
    Goal, Hint, Number, Outcome, Puzzle, Solution, SquaresAsk, Task, VerdictAsk, check, hints, solution,
};
use yize::rules::{Color, Game, Placement, ReasonCode, Role, Square, Wing};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BOTH_WINGS: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PROMOTION: &str = "3r3k/P3P3/8/8/8/8/8/K7 w - - 0 1";
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1";
const SCHOLAR: &str = "r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 2 3";
/// The rook on e8 checks; it can be taken from b5, blocked on e2 or e5, or the king can walk.
const CHECK: &str = "4r1k1/8/8/1B6/7B/2N5/8/4K3 w - - 0 1";
const THROUGH_ATTACK: &str = "4k3/8/b7/8/8/8/5PPP/R3K2R w KQ - 0 1";
const ROOK_ATTACKED: &str = "b5k1/8/8/8/8/8/5P1P/4K2R w K - 0 1";
const IN_CHECK: &str = "4r1k1/8/8/8/8/8/5PPP/R3K2R w KQ - 0 1";

/// A puzzle on a position, or, where the text has but one field, on a bare board.
pub(crate) fn puzzle(fen: &str, history: &[&str], task: Task) -> Puzzle {
    let bare = !fen.contains(' ');
    Puzzle {
        id: "castling-1".into(),
        lesson: "castling".into(),
        rules: vec!["castling".into()],
        game: Game::read(Some(fen).filter(|_| !bare), history)
            .unwrap_or_else(|fault| panic!("{fen} {history:?}: {fault:?}")),
        board: bare.then(|| Placement::read(fen).unwrap()),
        turned: false,
        orientation: Color::White,
        task,
    }
}

fn squares(text: &str) -> Vec<Square> {
    text.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn run(puzzle: &Puzzle, answer: &Answer) -> Outcome {
    let outcome = check(puzzle, answer).unwrap_or_else(|fault| panic!("{answer:?}: {fault:?}"));
    assert_eq!(outcome.correct, outcome.feedback.code.is_right());
    for lang in Lang::ALL {
        let words = feedback::feedback(lang, &outcome.feedback, puzzle);
        assert!(words.chars().count() > 2, "{:?} has no words in {}", outcome.feedback.code, lang.code());
        assert!(!words.contains(outcome.feedback.code.as_str()), "{words}");
    }
    outcome
}

/// A table row: the position, the moves played from it, the task, the answer, what it meets with.
pub(crate) type Row<'a> = (&'a str, &'a [&'a str], Task, &'a str, F);

fn move_rows() -> Vec<Row<'static>> {
    let reach = |name: &str, piece| Task::Move(Goal::Reach { square: square(name), piece });
    let capture = |name: Option<&str>, piece| Task::Move(Goal::Capture { square: name.map(square), piece });
    let castle = |wing| Task::Move(Goal::Castle { wing });
    let answer = |by| Task::Move(Goal::AnswerCheck { by });
    let promote = |to| Task::Move(Goal::Promote { to });
    let play = |text: &str| Task::Move(Goal::Play { text: text.to_owned() });
    let touched = |name: &str| Task::Move(Goal::Touched { square: square(name) });
    let goal = Task::Move;
    vec![
        (START, &[], reach("f3", None), "Nf3", F::RightMove),
        (START, &[], reach("f3", None), "f2f3", F::RightMove),
        (START, &[], reach("f3", None), "f2f4", F::NotThere),
        (START, &[], reach("f3", Some(Role::Knight)), "Nf3", F::RightMove),
        (START, &[], reach("f3", Some(Role::Knight)), "f2f3", F::WrongPiece),
        (START, &[], reach("f3", Some(Role::Knight)), "e4", F::NotThere),
        (START, &[], reach("f3", None), "g1f4", F::Refused),
        (START, &["e4"], reach("e5", None), "e4e5", F::Refused),
        (BOTH_WINGS, &[], reach("g1", Some(Role::King)), "O-O", F::RightMove),
        (EN_PASSANT, &[], capture(None, None), "exf6", F::RightMove),
        (EN_PASSANT, &[], capture(Some("f5"), None), "exf6", F::RightMove),
        (EN_PASSANT, &[], capture(Some("f6"), None), "exf6", F::RightMove),
        (EN_PASSANT, &[], capture(Some("d5"), None), "exf6", F::OtherCapture),
        (EN_PASSANT, &[], capture(None, None), "e5e6", F::NotACapture),
        (PROMOTION, &[], capture(Some("d8"), None), "a8q", F::NotACapture),
        (PROMOTION, &[], capture(None, Some(Role::Pawn)), "exd8=Q", F::RightMove),
        (CHECK, &[], capture(Some("e8"), Some(Role::Bishop)), "Bxe8", F::RightMove),
        (CHECK, &[], capture(Some("e8"), Some(Role::Knight)), "Bxe8", F::WrongPiece),
        (CHECK, &[], capture(Some("a1"), None), "Bxe8", F::OtherCapture),
        (BOTH_WINGS, &[], castle(None), "0-0-0", F::RightMove),
        (BOTH_WINGS, &[], castle(Some(Wing::Short)), "e1g1", F::RightMove),
        (BOTH_WINGS, &[], castle(Some(Wing::Short)), "e1c1", F::OtherWing),
        (BOTH_WINGS, &[], castle(Some(Wing::Long)), "O-O", F::OtherWing),
        (BOTH_WINGS, &[], castle(Some(Wing::Long)), "Kd1", F::NotCastling),
        (BOTH_WINGS, &[], castle(None), "h1g1", F::NotCastling),
        (THROUGH_ATTACK, &[], castle(Some(Wing::Short)), "e1g1", F::Refused),
        (EN_PASSANT, &[], goal(Goal::EnPassant), "exf6 e.p.", F::RightMove),
        (EN_PASSANT, &[], goal(Goal::EnPassant), "e6", F::NotEnPassant),
        (CHECK, &[], goal(Goal::EnPassant), "Bxe8", F::NotEnPassant),
        (SCHOLAR, &[], goal(Goal::Check), "Qxf7#", F::RightMove),
        (SCHOLAR, &[], goal(Goal::Check), "Bxf7+", F::RightMove),
        (SCHOLAR, &[], goal(Goal::Check), "Qxe5", F::RightMove),
        (SCHOLAR, &[], goal(Goal::Check), "Nf3", F::NoCheck),
        (START, &[], goal(Goal::Check), "e4", F::NoCheck),
        (SCHOLAR, &[], goal(Goal::Mate), "Qxf7", F::RightMove),
        (SCHOLAR, &[], goal(Goal::Mate), "Bxf7+", F::CheckNotMate),
        (MATE_IN_ONE, &[], goal(Goal::Mate), "Ra8#", F::RightMove),
        (MATE_IN_ONE, &[], goal(Goal::Mate), "Rxh7", F::NoMate),
        (MATE_IN_ONE, &[], goal(Goal::Mate), "O-O", F::NoMate),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", &[], goal(Goal::Mate), "Qg6", F::NoMate),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", &[], goal(Goal::Mate), "Qg7", F::RightMove),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", &[], goal(Goal::Mate), "Qh5+", F::CheckNotMate),
        (CHECK, &[], answer(CheckAnswer::Any), "Kf1", F::RightMove),
        (CHECK, &[], answer(CheckAnswer::Capture), "Bxe8", F::RightMove),
        (CHECK, &[], answer(CheckAnswer::Capture), "Ne4", F::AnsweredOtherwise),
        (CHECK, &[], answer(CheckAnswer::Move), "Kd2", F::RightMove),
        (CHECK, &[], answer(CheckAnswer::Move), "Bxe8", F::AnsweredOtherwise),
        (CHECK, &[], answer(CheckAnswer::Block), "Ne2", F::RightMove),
        (CHECK, &[], answer(CheckAnswer::Block), "Kf2", F::AnsweredOtherwise),
        (CHECK, &[], answer(CheckAnswer::Block), "Nd5", F::Refused),
        ("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", &[], answer(CheckAnswer::Capture), "Kxe2", F::RightMove),
        ("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", &[], answer(CheckAnswer::Move), "Kxe2", F::RightMove),
        (PROMOTION, &[], promote(None), "a8=N", F::RightMove),
        (PROMOTION, &[], promote(Some(Role::Rook)), "exd8=R+", F::RightMove),
        (PROMOTION, &[], promote(Some(Role::Rook)), "a8=Q", F::OtherPromotion),
        (PROMOTION, &[], promote(Some(Role::Knight)), "exd8=Q+", F::OtherPromotion),
        (PROMOTION, &[], promote(None), "Kb1", F::NotAPromotion),
        (PROMOTION, &[], promote(Some(Role::Queen)), "Ka2", F::NotAPromotion),
        (PROMOTION, &[], promote(None), "a7a8", F::Refused),
        (START, &[], goal(Goal::DoubleStep), "d2d4", F::RightMove),
        (START, &[], goal(Goal::DoubleStep), "d2d3", F::NotADoubleStep),
        (START, &[], goal(Goal::DoubleStep), "Nc3", F::NotADoubleStep),
        (START, &[], play("Nf3"), "g1f3", F::RightMove),
        (START, &[], play("Nf3"), "e4", F::NotTheWrittenMove),
        (START, &[], play("f3"), "Nf3", F::NotTheWrittenMove),
        (START, &[], play("e4"), "e3", F::NotTheWrittenMove),
        (START, &[], play("Nf3"), "g1g3", F::Refused),
        (BOTH_WINGS, &[], play("0-0"), "O-O", F::RightMove),
        (BOTH_WINGS, &[], play("0-0"), "Kf1", F::NotTheWrittenMove),
        (BOTH_WINGS, &[], play("0-0-0"), "O-O", F::NotTheWrittenMove),
        (BOTH_WINGS, &[], play("Kf1"), "O-O", F::NotTheWrittenMove),
        (PROMOTION, &[], play("a8=N"), "a8=N", F::RightMove),
        (PROMOTION, &[], play("a8=N"), "a8=Q", F::NotTheWrittenMove),
        (TWO_KNIGHTS, &[], play("Nbd2"), "Nbd2", F::RightMove),
        (TWO_KNIGHTS, &[], play("Nbd2"), "Nfd2", F::NotTheWrittenMove),
        (BOTH_WINGS, &[], touched("h1"), "h1g1", F::RightMove),
        (BOTH_WINGS, &[], touched("h1"), "O-O", F::NotTheTouchedPiece),
        (BOTH_WINGS, &[], touched("h1"), "e1h1", F::NotTheTouchedPiece),
        (BOTH_WINGS, &[], touched("h1"), "a4", F::NotTheTouchedPiece),
        (BOTH_WINGS, &[], touched("e1"), "O-O", F::RightMove),
    ]
}

fn squares_rows() -> Vec<Row<'static>> {
    let ask = Task::Squares;
    let targets = |name: &str| ask(SquaresAsk::Targets { from: square(name) });
    let captures = |name: Option<&str>| ask(SquaresAsk::Captures { from: name.map(square) });
    let castling = |wing, part| ask(SquaresAsk::Castling { wing, part });
    let attackers = |of: &str, by| ask(SquaresAsk::Attackers { of: square(of), by });
    vec![
        (START, &[], targets("g1"), "f3 h3", F::RightSquares),
        (START, &[], targets("g1"), "f3", F::SquaresMissed),
        (START, &[], targets("g1"), "f3 h3 e2", F::SquaresExtra),
        (START, &[], targets("g1"), "f3 g3", F::SquaresBoth),
        (START, &[], targets("g1"), "", F::SquaresNone),
        (BOTH_WINGS, &[], targets("e1"), "d1 f1 c1 g1", F::RightSquares),
        (BOTH_WINGS, &[], targets("e1"), "d1 f1", F::SquaresMissed),
        (PROMOTION, &[], targets("e7"), "e8 d8", F::RightSquares),
        (PROMOTION, &[], targets("e7"), "e8 d8 f8", F::SquaresExtra),
        (EN_PASSANT, &[], captures(None), "f6", F::RightSquares),
        (EN_PASSANT, &[], captures(None), "f5", F::SquaresBoth),
        (EN_PASSANT, &[], captures(None), "f6 d6", F::SquaresExtra),
        (EN_PASSANT, &[], captures(Some("e5")), "", F::SquaresNone),
        (SCHOLAR, &[], captures(Some("h5")), "e5 f7 h7", F::RightSquares),
        (SCHOLAR, &[], captures(Some("h5")), "e5 f7", F::SquaresMissed),
        (THROUGH_ATTACK, &[], attackers("f1", Color::Black), "a6", F::RightSquares),
        (THROUGH_ATTACK, &[], attackers("f1", Color::White), "e1 h1", F::RightSquares),
        (THROUGH_ATTACK, &[], attackers("f1", Color::White), "e1 a1", F::SquaresBoth),
        (CHECK, &[], ask(SquaresAsk::Checkers), "e8", F::RightSquares),
        (CHECK, &[], ask(SquaresAsk::Checkers), "e8 g8", F::SquaresExtra),
        (CHECK, &[], ask(SquaresAsk::Movers), "e1 b5 c3 h4", F::RightSquares),
        (CHECK, &[], ask(SquaresAsk::Movers), "e1 b5", F::SquaresMissed),
        (
            START,
            &[],
            ask(SquaresAsk::Blocker { from: square("a1"), to: square("a8") }),
            "a2",
            F::RightSquares,
        ),
        (
            START,
            &[],
            ask(SquaresAsk::Blocker { from: square("c1"), to: square("h6") }),
            "d2",
            F::RightSquares,
        ),
        (START, &[], ask(SquaresAsk::Blocker { from: square("h8"), to: square("a8") }), "g7", F::SquaresBoth),
        (
            EN_PASSANT,
            &[],
            ask(SquaresAsk::EnPassant { part: EnPassantPart::Capturers }),
            "e5",
            F::RightSquares,
        ),
        (EN_PASSANT, &[], ask(SquaresAsk::EnPassant { part: EnPassantPart::Target }), "f6", F::RightSquares),
        (EN_PASSANT, &[], ask(SquaresAsk::EnPassant { part: EnPassantPart::Target }), "f5", F::SquaresBoth),
        (EN_PASSANT, &[], ask(SquaresAsk::EnPassant { part: EnPassantPart::Victim }), "f5", F::RightSquares),
        (BOTH_WINGS, &[], castling(Wing::Long, Part::Between), "b1 c1 d1", F::RightSquares),
        (BOTH_WINGS, &[], castling(Wing::Long, Part::Between), "c1 d1", F::SquaresMissed),
        (BOTH_WINGS, &["a3"], castling(Wing::Short, Part::Between), "f8 g8", F::RightSquares),
        (BOTH_WINGS, &[], castling(Wing::Long, Part::Safe), "c1 d1 e1", F::RightSquares),
        (BOTH_WINGS, &[], castling(Wing::Short, Part::Safe), "e1 f1 g1 h1", F::SquaresExtra),
        (START, &[], castling(Wing::Short, Part::Blockers), "f1 g1", F::RightSquares),
        (THROUGH_ATTACK, &[], castling(Wing::Short, Part::Attacked), "f1", F::RightSquares),
        (THROUGH_ATTACK, &[], castling(Wing::Short, Part::Attackers), "a6", F::RightSquares),
        (IN_CHECK, &[], castling(Wing::Long, Part::Attacked), "e1", F::RightSquares),
    ]
}

fn verdict(text: &str) -> Task {
    let options = ["legal", "castling-in-check", "castling-through-attack", "castling-into-attack", "pinned"];
    Task::Verdict(VerdictAsk { text: text.into(), options: options.map(str::to_owned).to_vec() })
}

fn picked_rows() -> Vec<Row<'static>> {
    let turn = || Task::Choice(ChoiceAsk::Turn);
    let wing = |text: &str| Task::Choice(ChoiceAsk::Wing { text: text.into() });
    let bar = |text: &str| Task::Choice(ChoiceAsk::Bar { text: text.into() });
    let rights = |side| Task::Choice(ChoiceAsk::Rights { side });
    let told = || {
        let options = vec!["safe".to_owned(), "attack".to_owned()];
        Task::Choice(ChoiceAsk::Told { options, right: "safe".into() })
    };
    vec![
        (ROOK_ATTACKED, &[], verdict("O-O"), "legal", F::RightVerdict),
        (ROOK_ATTACKED, &[], verdict("O-O"), "castling-through-attack", F::VerdictLegal),
        (ROOK_ATTACKED, &[], verdict("Kf1"), "pinned", F::VerdictLegal),
        (THROUGH_ATTACK, &[], verdict("e1g1"), "castling-through-attack", F::RightVerdict),
        (THROUGH_ATTACK, &[], verdict("e1g1"), "legal", F::VerdictIllegal),
        (THROUGH_ATTACK, &[], verdict("e1g1"), "castling-in-check", F::VerdictOtherReason),
        (IN_CHECK, &[], verdict("O-O-O"), "castling-in-check", F::RightVerdict),
        (IN_CHECK, &[], verdict("O-O-O"), "legal", F::VerdictIllegal),
        (IN_CHECK, &[], verdict("O-O-O"), "pinned", F::VerdictOtherReason),
        (START, &["e4"], turn(), "black", F::RightChoice),
        (START, &["e4"], turn(), "white", F::ChoiceTurn),
        (START, &[], turn(), "black", F::ChoiceTurn),
        (THROUGH_ATTACK, &[], turn(), "white", F::RightChoice),
        (BOTH_WINGS, &[], wing("e1c1"), "long", F::RightChoice),
        (BOTH_WINGS, &[], wing("e1c1"), "short", F::ChoiceWing),
        (BOTH_WINGS, &["a3"], wing("e8g8"), "short", F::RightChoice),
        (BOTH_WINGS, &["a3"], wing("O-O"), "long", F::ChoiceWing),
        (THROUGH_ATTACK, &[], wing("e1g1"), "short", F::RightChoice),
        (THROUGH_ATTACK, &[], bar("e1g1"), "now", F::RightChoice),
        (THROUGH_ATTACK, &[], bar("e1g1"), "for-good", F::ChoiceBar),
        (ROOK_ATTACKED, &[], bar("O-O"), "legal", F::RightChoice),
        (ROOK_ATTACKED, &[], bar("O-O"), "now", F::ChoiceBar),
        (BOTH_WINGS, &["h1g1", "a6", "g1h1", "a5"], bar("O-O"), "for-good", F::RightChoice),
        (BOTH_WINGS, &["h1g1", "a6", "g1h1", "a5"], bar("O-O"), "now", F::ChoiceBar),
        (BOTH_WINGS, &[], rights(Color::White), "both", F::RightChoice),
        (BOTH_WINGS, &[], rights(Color::White), "short", F::ChoiceRights),
        (BOTH_WINGS, &["h1g1", "a6", "g1h1"], rights(Color::White), "long", F::RightChoice),
        (BOTH_WINGS, &["e1d1", "a6", "d1e1"], rights(Color::White), "none", F::RightChoice),
        (BOTH_WINGS, &["e1d1", "a6", "d1e1"], rights(Color::White), "both", F::ChoiceRights),
        (START, &[], told(), "safe", F::RightChoice),
        (START, &[], told(), "attack", F::ChoiceTold),
        (BOTH_WINGS, &[], told(), "attack", F::ChoiceTold),
    ]
}

fn answer_of(task: &Task, text: &str) -> Answer {
    match task {
        Task::Move(_) => Answer::Move(text.into()),
        Task::Squares(_) => Answer::Squares(squares(text)),
        Task::Route(_) => Answer::Moves(text.split_whitespace().map(str::to_owned).collect()),
        Task::Spot(_) => Answer::Squares(squares(text)),
        Task::Setup(_) => Answer::Placement(Placement::read(text).unwrap()),
        Task::Count(_) => Answer::Number(Number::read(text).unwrap()),
        Task::Notate(_) => Answer::Text(text.into()),
        Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => Answer::Choice(text.into()),
    }
}

#[test]
fn each_answer_meets_with_its_feedback() {
    let rows: Vec<Row<'_>> = move_rows()
        .into_iter()
        .chain(squares_rows())
        .chain(picked_rows())
        .chain(crate::kinds::rows())
        .collect();
    let mut wrong = Vec::new();
    for (fen, history, task, text, expected) in &rows {
        let puzzle = puzzle(fen, history, task.clone());
        let outcome = run(&puzzle, &answer_of(task, text));
        if outcome.feedback.code != *expected {
            wrong.push(format!(
                "{fen} {history:?} {task:?} {text:?}: {:?}, not {expected:?}",
                outcome.feedback.code
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    for code in F::ALL {
        let count = rows.iter().filter(|row| row.4 == *code).count();
        assert!(count >= 2, "{} stands in {count} rows of the table", code.as_str());
    }
}

#[test]
fn codes_have_distinct_names() {
    let names: BTreeSet<&str> = F::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(names.len(), F::ALL.len());
    assert_eq!(F::ALL.iter().filter(|code| code.is_right()).count(), 11);
}

/// The solution agrees with the check: every legal move is tried.
#[test]
fn the_solution_holds_exactly_the_moves_that_are_right() {
    for (fen, history, task, ..) in move_rows() {
        let puzzle = puzzle(fen, history, task);
        let Solution::Moves(right) = solution(&puzzle) else { panic!("a move puzzle is solved by moves") };
        for mv in puzzle.game.position().legal_moves() {
            let outcome = run(&puzzle, &Answer::Move(mv.uci()));
            assert_eq!(outcome.correct, right.contains(&mv), "{} {:?}", mv.uci(), puzzle.task);
            assert_eq!(outcome.played.as_ref().map(|(uci, _)| uci.clone()), Some(mv.uci()));
        }
    }
}

#[test]
fn the_solution_of_marked_squares_is_right_in_any_order() {
    for (fen, history, task, ..) in squares_rows() {
        let puzzle = puzzle(fen, history, task);
        let Solution::Squares(right) = solution(&puzzle) else { panic!("squares are solved by squares") };
        let mut marks = right.clone();
        marks.reverse();
        marks.extend(right.first());
        assert!(run(&puzzle, &Answer::Squares(marks)).correct, "{:?}", puzzle.task);
    }
}

#[test]
fn a_square_too_much_says_why_the_piece_cannot_go_there() {
    let puzzle = puzzle(START, &[], Task::Squares(SquaresAsk::Targets { from: square("g1") }));
    let outcome = run(&puzzle, &Answer::Squares(squares("f3 e2")));
    assert_eq!(outcome.missed, squares("h3"));
    assert_eq!(outcome.extra, squares("e2"));
    assert_eq!(outcome.feedback.hit, squares("f3"));
    let refused = outcome.feedback.refused.expect("the knight cannot go to e2");
    assert_eq!(refused.reason.code, ReasonCode::OwnPieceOnTarget);
}

#[test]
fn a_check_that_is_no_mate_shows_a_reply() {
    let rows = [
        // The queen stands unprotected beside the king; he could also walk away.
        ("7k/8/8/8/8/8/6Q1/K7 w - - 0 1", "Qg7+", CheckAnswer::Capture, "h8", "g7"),
        (SCHOLAR, "Bxf7+", CheckAnswer::Move, "e8", "e7"),
        ("7k/8/5K2/6Q1/8/8/8/8 w - - 0 1", "Qh5+", CheckAnswer::Move, "h8", "g8"),
        ("6k1/3r1ppp/8/8/8/8/8/R3K3 w - - 0 1", "Ra8+", CheckAnswer::Block, "d7", "d8"),
    ];
    for (fen, text, way, from, to) in rows {
        let puzzle = puzzle(fen, &[], Task::Move(Goal::Mate));
        let outcome = run(&puzzle, &Answer::Move(text.into()));
        let reply = outcome.feedback.reply.expect("there is a way out");
        assert_eq!((reply.way, reply.piece.square, reply.mv.to()), (way, square(from), square(to)), "{fen}");
        assert_eq!(outcome.feedback.pieces, [reply.piece]);
    }
}

#[test]
fn a_named_reason_that_holds_is_shown_first() {
    // In check, and f1 is attacked as well: both reasons hold, and either is right.
    let fen = "4r1k1/8/b7/8/8/8/5PPP/4K2R w K - 0 1";
    let puzzle = puzzle(fen, &[], verdict("O-O"));
    for option in ["castling-in-check", "castling-through-attack"] {
        let outcome = run(&puzzle, &Answer::Choice(option.into()));
        assert!(outcome.correct);
        assert_eq!(outcome.feedback.refused.unwrap().reason.code.as_str(), option);
    }
    let Solution::Options(right) = solution(&puzzle) else { panic!("a verdict is solved by options") };
    assert_eq!(right, ["castling-in-check", "castling-through-attack"]);
}

#[test]
fn what_holds_for_good_outweighs_what_passes() {
    // The rook has moved, and a piece stands in between too.
    let history = ["h1g1", "a6", "g1h1", "a5", "g2g3", "a4", "a2a3", "h6"];
    let puzzle = puzzle(BOTH_WINGS, &history, Task::Choice(ChoiceAsk::Bar { text: "O-O".into() }));
    let outcome = run(&puzzle, &Answer::Choice("now".into()));
    assert_eq!(outcome.feedback.code, F::ChoiceBar);
    assert_eq!(outcome.feedback.refused.unwrap().reason.code, ReasonCode::CastlingRookMoved);
}

#[test]
fn answers_of_another_form_are_faults() {
    let moves = puzzle(START, &[], Task::Move(Goal::DoubleStep));
    let marks = puzzle(START, &[], Task::Squares(SquaresAsk::Movers));
    let picks = puzzle(START, &[], Task::Choice(ChoiceAsk::Turn));
    let line = |texts: &[&str]| Answer::Moves(texts.iter().map(|text| (*text).to_owned()).collect());
    assert!(check(&moves, &line(&["e4"])).unwrap().correct);
    assert_eq!(check(&moves, &line(&[])), Err(AnswerFault::Form("move")));
    assert_eq!(check(&moves, &line(&["e4", "d4"])), Err(AnswerFault::Form("move")));
    assert_eq!(check(&moves, &Answer::Choice("white".into())), Err(AnswerFault::Form("move")));
    assert_eq!(check(&moves, &Answer::Squares(vec![])), Err(AnswerFault::Form("move")));
    assert_eq!(check(&marks, &Answer::Move("e4".into())), Err(AnswerFault::Form("squares")));
    assert_eq!(check(&picks, &Answer::Move("e4".into())), Err(AnswerFault::Form("choice")));
    let unknown = check(&picks, &Answer::Choice("red".into()));
    assert_eq!(unknown, Err(AnswerFault::UnknownOption("red".into())));
}

#[test]
fn hints_come_in_steps_and_never_solve() {
    let rule = Hint::Rule("castling".into());
    let castle = puzzle(BOTH_WINGS, &[], Task::Move(Goal::Castle { wing: None }));
    let steps = hints(&castle);
    assert_eq!(steps[0], rule);
    assert!(matches!(steps[1], Hint::Piece(placed) if placed.square == square("e1")));
    let marks = puzzle(START, &[], Task::Squares(SquaresAsk::Movers));
    assert_eq!(hints(&marks), [rule.clone(), Hint::Count(10)]);
    assert_eq!(hints(&puzzle(START, &[], Task::Choice(ChoiceAsk::Turn))), std::slice::from_ref(&rule));
    assert_eq!(hints(&puzzle(START, &[], verdict("e4"))), [rule]);
    for lang in Lang::ALL {
        for step in steps.iter().chain(&hints(&marks)) {
            assert!(!feedback::hint(lang, step).is_empty());
        }
    }
}

#[test]
fn every_reason_is_an_option_in_both_languages() {
    let task = verdict("e4");
    let puzzle = puzzle(START, &[], task);
    for lang in Lang::ALL {
        let mut seen = BTreeSet::new();
        for code in ReasonCode::ALL {
            let words = feedback::option(lang, &puzzle, code.as_str());
            assert!(!words.is_empty(), "{} in {}", code.as_str(), lang.code());
            assert!(seen.insert(words), "two reasons share their words: {}", code.as_str());
        }
        assert!(!feedback::option(lang, &puzzle, "legal").is_empty());
    }
}

#[test]
fn a_wrong_reason_is_met_by_one_that_was_offered() {
    let options = ["legal", "pawn-no-straight-capture", "pawn-sideways"].map(str::to_owned).to_vec();
    let history = ["e2e4", "e7e6", "e4e5", "d7d5"];
    let puzzle = puzzle(START, &history, Task::Verdict(VerdictAsk { text: "e5e6".into(), options }));
    let outcome = run(&puzzle, &Answer::Choice("pawn-sideways".into()));
    assert_eq!(outcome.feedback.code, F::VerdictOtherReason);
    let refused = outcome.feedback.refused.expect("a pawn does not take straight ahead");
    assert_eq!(refused.reason.code, ReasonCode::PawnNoStraightCapture);
}

#[test]
fn a_square_that_opens_a_sentence_keeps_its_small_letter() {
    let history = ["g1f3", "g8f6", "g2g3", "g7g6", "f1g2", "f8g7", "h1g1", "a7a6", "g1h1", "a6a5"];
    let options = ["legal", "castling-rook-moved"].map(str::to_owned).to_vec();
    let puzzle = puzzle(START, &history, Task::Verdict(VerdictAsk { text: "O-O".into(), options }));
    let outcome = run(&puzzle, &Answer::Choice("legal".into()));
    let words = feedback::feedback(Lang::Zh, &outcome.feedback, &puzzle);
    assert!(words.contains("h1 的车第 4 回合走动过"), "{words}");
    let words = feedback::feedback(Lang::En, &outcome.feedback, &puzzle);
    assert!(words.contains("The rook from h1"), "{words}");
}
