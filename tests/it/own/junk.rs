//! Ids that nobody made: none stops the service, and none keeps it long.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};
use yize::puzzle::own::{self, Basis};
use yize::puzzle::{Answer, Goal, Solution, Task, check, hints, solution};
use yize::rules::Game;

/// Generous: the tests are built without optimisation, and share the machine.
const LONG: Duration = Duration::from_secs(6);

const SEEDS: &[&str] = &[
    "own.move.mate.3.qqq1k3~qqq5~8~8~8~8~QQQ5~QQQ1K3_w_-_-_0_1",
    "own.move.draw.r1bq1rk1~ppp2ppp~2np1n2~2b1p3~2B1P3~2NP1N2~PPP2PPP~R1BQ1RK1_w_-_-_0_7",
    "own.squares.castling.short.attacked.r3k2r~8~8~8~8~8~5r2~R3K2R_w_KQkq_-_0_1",
    "own.route.a1.b3.c5.e4.avoid.8~8~8~3p4~8~8~8~N7",
    "own.verdict.e1g1.4k3~8~8~8~8~8~8~4K2R_w_K_-_0_1.h1h2_e8d8_h2h1_d8e8",
    "own.count.distance.a1.h8.8~8~8~8~8~8~8~N7",
    "own.notate.e7e8q.8~4P2k~8~8~8~8~8~4K3_w_-_-_0_1",
    "own.move.touched.e1.4k3~8~8~8~8~8~8~4K2R_w_K_-_0_1",
];

/// Everything that a page or a program asks of a puzzle.
fn asked_for_all(id: &str) -> bool {
    let start = Instant::now();
    let puzzle = own::from_id(id);
    if let Some(puzzle) = &puzzle {
        assert_eq!(puzzle.id, id);
        let _ = hints(puzzle);
        let found = solution(puzzle);
        if let Solution::Moves(moves) = found
            && let Some(mv) = moves.first()
        {
            assert!(check(puzzle, &Answer::Move(mv.uci())).expect("a move").correct, "{id}");
        }
        for mv in puzzle.game.position().legal_moves().into_iter().take(3) {
            let _ = check(puzzle, &Answer::Move(mv.uci()));
        }
    }
    assert!(start.elapsed() < LONG, "{id} took {:?}", start.elapsed());
    puzzle.is_some()
}

#[test]
fn no_junk_stops_or_hangs() {
    let mut random = ChaCha8Rng::seed_from_u64(6);
    let letters: Vec<u8> = (32..127).collect();
    let mut read = 0;
    for round in 0..800 {
        let mut id = SEEDS[round % SEEDS.len()].as_bytes().to_vec();
        for _ in 0..random.random_range(0..4) {
            let at = random.random_range(0..id.len());
            match random.random_range(0..3) {
                0 => id[at] = letters[random.random_range(0..letters.len())],
                1 => drop(id.remove(at)),
                _ => id.insert(at, id[random.random_range(0..id.len())]),
            }
        }
        let id = String::from_utf8(id).expect("ASCII");
        // The costly ones have a test of their own.
        if !id.starts_with("own.move.mate.3") && !id.starts_with("own.move.draw") {
            read += usize::from(asked_for_all(&id));
        }
    }
    assert!(read > 25, "only {read} of them say anything");
}

#[test]
fn odd_and_long_ids_are_none() {
    let long = format!("own.move.mate.{}", "8~".repeat(5_000));
    let moves = format!("own.state.4k3~8~8~8~8~8~8~4K2R_w_K_-_0_1.{}", "h1h2_e8d8_h2h1_d8e8_".repeat(40));
    for id in [
        "own.",
        "own",
        "own..",
        "own.move",
        "own.move.mate",
        "own.~",
        "own.é~",
        "own.state.~",
        "own.move.mate.~~~",
        &long,
        &moves,
    ] {
        assert!(own::from_id(id).is_none(), "{id}");
    }
}

#[test]
fn the_search_for_a_mate_ends_whatever_stands_on_the_board() {
    for id in [
        SEEDS[0],
        SEEDS[1],
        "own.move.mate.3.k6r~8~8~8~8~8~8~KQQQQQQQ_w_-_-_0_1",
        "own.move.mate.3.r2q1rk1~1b2bppp~p1n1pn2~1p6~3P4~1BN1BN2~PP2QPPP~R4RK1_w_-_-_0_14",
        "own.move.mate.3.kqqqqqqq~qqqqqqqq~8~8~8~8~8~6NK_w_-_-_0_1",
    ] {
        asked_for_all(id);
    }
    let open = "r2q1rk1/1b2bppp/p1n1pn2/1p6/3P4/1BN1BN2/PP2QPPP/R4RK1 w - - 0 14";
    let game = Game::read::<&str>(Some(open), &[]).expect("a position");
    let start = Instant::now();
    assert!(own::make(&Basis::Game(game), Task::Move(Goal::MateIn { moves: 3 })).is_err());
    assert!(start.elapsed() < LONG);
}
