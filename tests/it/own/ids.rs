//! What an id says, and that no other id says the same.

use super::{assert_says_all, assert_taught};
use yize::curriculum;
use yize::i18n::{Lang, messages, prompt};
use yize::puzzle::own::{self, Basis, Unfit};
use yize::puzzle::{Goal, NotateAsk, RouteAsk, Solution, State, StateAsk, Task, VerdictAsk, hints, solution};
use yize::rules::{Game, Placement, Square};

const BACK_RANK: &str = "6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";
const CASTLES: &str = "r3k2r~pppppppp~8~8~8~8~PPPPPPPP~R3K2R_w_KQkq_-_0_1";
const PASSANT: &str = "4k3~8~8~8~4p3~8~3P4~4K3_w_-_-_0_1";
const CHECKED: &str = "4k3~8~8~8~7b~8~3P2P1~3NKN2_w_-_-_0_1";

/// Kind, goal and position of an id, with the right answers as the key of a sheet tells them.
const PUZZLES: &[(&str, &str, &str)] = &[
    ("move.mate", BACK_RANK, "Rd8#"),
    ("move.mate.2", "8~7k~8~8~R7~1R6~8~6K1_w_-_-_0_1", "Rg3 / Rg4; for example 1. Rg3 Kh6 2. Rh4#"),
    ("move.check", BACK_RANK, "Rd8#"),
    ("move.castle", CASTLES, "O-O / O-O-O"),
    ("move.castle.long", CASTLES, "O-O-O"),
    ("move.double-step", "4k3~8~8~8~8~8~P6P~4K3_w_-_-_0_1", "a4 / h4"),
    ("move.answer-check.block", CHECKED, "g3 / Nf2 / Ng3"),
    ("move.capture.e5", "4k3~8~8~4p3~3P1P2~8~8~4K3_w_-_-_0_1", "fxe5 / dxe5"),
    ("move.capture.n", "4k3~8~3p4~1p6~2N5~8~8~4K3_w_-_-_0_1", "Nxd6+"),
    ("move.reach.e4.n", "4k3~8~8~8~8~2N2N2~8~4K3_w_-_-_0_1", "Ne4"),
    ("move.promote.n", "8~P6k~8~8~8~8~8~4K3_w_-_-_0_1", "a8=N"),
    ("move.stalemate", "k7~2K5~8~8~8~8~1Q6~8_w_-_-_0_1", "Qf2 / Qd4 / Qb6"),
    ("move.touched.g2", CHECKED, "g3"),
    ("move.play.d1d8", BACK_RANK, "Rd8#"),
    ("squares.targets.d1", "4k3~8~8~8~8~8~8~3NK3_w_-_-_0_1", "b2 f2 c3 e3"),
    ("squares.checkers", CHECKED, "h4"),
    ("squares.castling.short.between", CASTLES, "f1 g1"),
    ("squares.pinned", "4k3~8~8~8~4r3~8~4N3~4K3_w_-_-_0_1", "e2"),
    ("squares.attackers.f3.white", "4k3~8~8~8~8~8~6P1~4K1N1_w_-_-_0_1", "g1 g2"),
    ("count.moves", CHECKED, "4"),
    ("count.mates", BACK_RANK, "1"),
    ("count.material.white", BACK_RANK, "8"),
    ("state", CHECKED, "check"),
    ("verdict.e1g1", CASTLES, "the move is allowed"),
    ("verdict.g1h1", CHECKED, "no piece stands on that square"),
    ("notate.d1d8", BACK_RANK, "Rd8#"),
    ("route.a1.h8", "8~8~8~8~8~8~8~B7", "a1–h8, 1 move; any way as short is right."),
    ("squares.reach.a1", "8~8~8~8~8~8~1p6~B7", "b2"),
];

#[test]
fn an_id_says_kind_goal_and_position() {
    let course = curriculum::load().expect("the course");
    let mut wrong = Vec::new();
    for (asked, board, answer) in PUZZLES {
        let id = format!("own.{asked}.{board}");
        let puzzle = assert_says_all(&id);
        assert_taught(&course, &puzzle);
        let told = messages::solution(Lang::En, &puzzle);
        if told != *answer {
            wrong.push(format!("{id}: {told}"));
        }
        for lang in Lang::ALL {
            assert!(!prompt(lang, &puzzle).is_empty() && !hints(&puzzle).is_empty(), "{id}");
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_past_stands_in_the_id_only_where_it_matters() {
    let after = |history: &[&str]| Game::read(None, history).expect("a game");
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"];
    let game = Basis::Game(after(&shuffle));
    let draw = own::make(&game, Task::Move(Goal::Draw)).expect("a draw to claim");
    assert!(draw.id.ends_with(".g1f3_g8f6_f3g1_f6g8_g1f3_g8f6_f3g1"), "{}", draw.id);
    assert_eq!(draw.rules, ["threefold-repetition"]);
    assert_says_all(&draw.id);
    let plain = own::make(&game, Task::Move(Goal::DoubleStep)).expect("a double step");
    assert_eq!(plain.game.plies(), 0);
    // A castling that the king's own walk has spoilt is told so only by the moves.
    let walked =
        Basis::Game(after(&["e2e4", "e7e5", "f1c4", "f8c5", "g1f3", "g8f6", "e1e2", "h7h6", "e2e1", "a7a6"]));
    let options = own::verdict_options(walked.game().expect("a game"), "e1g1");
    let ask = VerdictAsk { text: "e1g1".to_owned(), options };
    let verdict = own::make(&walked, Task::Verdict(ask)).expect("a verdict");
    assert_eq!(solution(&verdict), Solution::Options(vec!["castling-king-moved".to_owned()]));
    assert_eq!((verdict.lesson.as_str(), verdict.rules.len()), ("castling-limits", 1));
    assert_says_all(&verdict.id);
}

#[test]
fn a_long_past_is_cut_to_what_an_id_holds() {
    let shuffle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let history: Vec<&str> = shuffle.iter().cycle().take(4 * 40).copied().collect();
    let game = Game::read(None, &history).expect("a game");
    let state = Task::State(StateAsk { options: State::ALL.to_vec() });
    // The position stood for the fifth time long ago: no option says so, and none is right.
    assert_eq!(own::make(&Basis::Game(game), state).expect_err("no option is right"), Unfit::NoSolution);
}

#[test]
fn what_has_no_answer_or_only_right_ones_is_refused_with_why() {
    let at = |fen: &str| Basis::Game(Game::read::<&str>(Some(fen), &[]).expect("a position"));
    let start = at("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    let refused = |basis: &Basis, task: Task| own::make(basis, task).expect_err("unfit");
    assert_eq!(refused(&start, Task::Move(Goal::Mate)), Unfit::NoSolution);
    assert_eq!(refused(&start, Task::Move(Goal::AvoidStalemate)), Unfit::AllRight);
    assert_eq!(refused(&start, Task::Notate(NotateAsk::Square { square: Square::A1 })), Unfit::Unsaid);
    let four = Task::Move(Goal::MateIn { moves: 4 });
    assert!(matches!(refused(&start, four), Unfit::Flawed(_)));
    let board = Basis::Board(Placement::initial());
    assert!(matches!(refused(&board, Task::Move(Goal::Mate)), Unfit::Flawed(_)));
    let far = RouteAsk { from: Square::A1, targets: vec![Square::H8], avoid: false };
    assert_eq!(refused(&board, Task::Route(far)), Unfit::NoSolution);
}

#[test]
fn no_two_ids_say_the_same() {
    for id in [
        // Targets out of order, a piece in capitals, a counter with a nought before it.
        "own.route.a1.c3.b2.8~8~8~8~8~8~8~B7",
        "own.move.capture.N.4k3~8~3p4~1p6~2N5~8~8~4K3_w_-_-_0_1",
        "own.move.capture.n.4k3~8~3p4~1p6~2N5~8~8~4K3_w_-_-_00_1",
        // The letter for castling in long, and moves that do not matter.
        "own.move.play.O-O.r3k2r~pppppppp~8~8~8~8~PPPPPPPP~R3K2R_w_KQkq_-_0_1",
        "own.move.castle.r3k2r~pppppppp~8~8~8~8~PPPPPPPP~R3K2R_w_KQkq_-_0_1.",
        "own.move.double-step.rnbqkbnr~pppppppp~8~8~8~8~PPPPPPPP~RNBQKBNR_w_KQkq_-_0_1.e2e4",
        "own.move.mate.1.6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1",
        "own.move.mate.02.8~7k~8~8~R7~1R6~8~6K1_w_-_-_0_1",
        "own.state.8~7k~8~8~R7~1R6~8~6K1_w_-_-_0_1_",
        // An en passant square where no pawn stands ready.
        "own.count.moves.4k3~8~8~8~4P3~8~8~4K3_b_-_e3_0_1",
    ] {
        assert!(own::from_id(id).is_none(), "{id}");
    }
    // With a pawn that stands ready it is another position.
    assert_says_all(&format!("own.count.moves.{}", PASSANT));
}
