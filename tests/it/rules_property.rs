//! `judge` against shakmaty over many positions, and every refusal's proof against the board.

use crate::properties::proof::proved;
use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use shakmaty::{
    CastlingMode, Chess, Color, EnPassantMode, Move, Position as _, Role, Square, fen::Fen, uci::UciMove,
};
use std::collections::{BTreeMap, HashSet};
use yize::rules::{Attempt, Game, Position, ReasonCode, Verdict, judge, refusals};

/// Positions from the perft literature, rich in pins, castling, en passant and promotion.
const PERFT: &[(&str, &[u64])] = &[
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[20, 400, 8_902, 197_281]),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", &[48, 2_039, 97_862, 4_085_603]),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238]),
    ("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", &[6, 264, 9_467, 422_333]),
    ("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        &[46, 2_079, 89_890, 3_894_594],
    ),
];

/// Games with what random play hardly ever brings: a rook captured in its corner and replaced.
const RARE: &[(&str, &str)] = &[
    ("r3k2r/8/8/8/8/5B2/8/4K3 w kq - 0 1", "f3a8 h8h2 a8e4 h2a2 e1f1 a2a8 f1g1"),
    ("4k3/8/8/3b4/8/8/8/R3K2R b KQ - 0 1", "d5h1 a1a2 h1d5 a2h2 d5e6 h2h1 e6d5"),
];

fn chess(fen: &str) -> Chess {
    fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
}

fn game(fen: &str) -> Game {
    Game::from_position(Position::from_fen(fen).unwrap())
}

/// Every from, to and promotion: pawns of the side to move that reach the far rank are tried with
/// each piece, everything else without and, now and then, with one.
fn attempts(position: &Chess, rng: &mut ChaCha8Rng) -> Vec<(Square, Square, Option<Role>)> {
    let mut list = Vec::with_capacity(5_000);
    for from in Square::ALL {
        for to in Square::ALL {
            list.push((from, to, None));
            let far = to.rank() == Color::White.backrank() || to.rank() == Color::Black.backrank();
            let pawn = position.board().role_at(from) == Some(Role::Pawn);
            if (far && pawn) || rng.random_ratio(1, 50) {
                list.extend(Role::ALL.into_iter().map(|role| (from, to, Some(role))));
            }
        }
    }
    list
}

/// The legal moves as (from, to, promotion), castling by both of its spellings.
fn legal(position: &Chess) -> HashSet<(Square, Square, Option<Role>)> {
    let mut set = HashSet::new();
    for mv in position.legal_moves() {
        let UciMove::Normal { from, to, promotion } = mv.to_uci(CastlingMode::Standard) else { continue };
        set.insert((from, to, promotion));
        if let Move::Castle { king, rook } = mv {
            set.insert((king, rook, None));
        }
    }
    set
}

fn examine(game: &Game, position: &Chess, rng: &mut ChaCha8Rng, tally: &mut BTreeMap<ReasonCode, u64>) {
    let legal = legal(position);
    for (from, to, promotion) in attempts(position, rng) {
        let attempt = Attempt::Step { from, to, promotion };
        let reasons = refusals(game, &attempt);
        let expected = legal.contains(&(from, to, promotion));
        assert_eq!(
            reasons.is_empty(),
            expected,
            "{from}{to}{promotion:?} in {}: {reasons:?}",
            game.position().fen()
        );
        assert!(reasons.is_sorted_by_key(|refusal| refusal.code), "{reasons:?}");
        for refusal in &reasons {
            *tally.entry(refusal.code).or_default() += 1;
            assert!(
                proved(position, from, to, refusal),
                "{from}{to}{promotion:?} in {}: {refusal:?}",
                game.position().fen()
            );
        }
        if rng.random_ratio(1, 40) || expected {
            assert_eq!(matches!(judge(game, &attempt), Verdict::Legal(_)), expected);
        }
    }
}

fn judge_agrees(seed: u64, rare: &[(&str, &str)]) -> BTreeMap<ReasonCode, u64> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut tally = BTreeMap::new();
    let mut positions = 0;
    for (fen, _) in PERFT {
        examine(&game(fen), &chess(fen), &mut rng, &mut tally);
        positions += 1;
    }
    for (fen, history) in rare {
        let moves: Vec<&str> = history.split_whitespace().collect();
        let game = Game::read(Some(fen), &moves).unwrap();
        examine(&game, &chess(&game.position().fen()), &mut rng, &mut tally);
        positions += 1;
    }
    while positions < POSITIONS {
        let (start, _) = PERFT.choose(&mut rng).unwrap();
        let mut game = game(if rng.random_ratio(1, 2) { PERFT[0].0 } else { start });
        let mut position = chess(&game.position().fen());
        for _ in 0..rng.random_range(20..160) {
            let Some(mv) = game.position().legal_moves().choose(&mut rng).copied() else { break };
            let played = position
                .legal_moves()
                .iter()
                .copied()
                .find(|candidate| candidate.to_uci(CastlingMode::Standard).to_string() == mv.uci());
            position.play_unchecked(played.unwrap());
            game.play(mv);
            if rng.random_ratio(1, 2) || position.is_check() || position.legal_ep_square().is_some() {
                examine(&game, &position, &mut rng, &mut tally);
                positions += 1;
            }
        }
        assert_eq!(
            game.position().fen(),
            Fen::from_position(&position, EnPassantMode::PseudoLegal).to_string()
        );
    }
    println!("seed {seed}: {positions} positions");
    tally
}

/// Positions of each of the two runs: with the perft positions, over 20,000 in all.
const POSITIONS: usize = 10_100;

/// Two halves, so that two cores share the work.
#[test]
fn judge_agrees_with_shakmaty_and_every_proof_is_true_first_half() {
    judge_agrees(64, &[]);
}

#[test]
fn judge_agrees_with_shakmaty_and_every_proof_is_true_second_half() {
    let tally = judge_agrees(8, RARE);
    for (code, count) in &tally {
        println!("  {:28} {count}", code.as_str());
    }
    let by_text_only = [ReasonCode::NotAMove, ReasonCode::NoSuchPieceMove, ReasonCode::Ambiguous];
    for code in ReasonCode::ALL {
        assert!(tally.contains_key(code) || by_text_only.contains(code), "{} never met", code.as_str());
    }
}

/// Counts the leaves of the tree of moves that our own refusals leave over, by trying every step of
/// every piece of the side to move.
fn perft(here: &Game, depth: usize) -> u64 {
    let side = here.position().turn();
    let mut count = 0;
    for placed in here.position().pieces().filter(|placed| placed.piece.color == side) {
        for to in Square::ALL {
            // Castling's other spelling, king takes own rook, is the same move.
            if placed.piece.role == Role::King && here.position().piece_at(to) == Some(side.rook()) {
                continue;
            }
            let far = to.rank() == (!side).backrank() && placed.piece.role == Role::Pawn;
            let roles = if far { &PROMOTIONS[..] } else { &[None] };
            for &promotion in roles {
                let attempt = Attempt::Step { from: placed.square, to, promotion };
                if !refusals(here, &attempt).is_empty() {
                    continue;
                }
                count += if depth == 1 { 1 } else { perft(&played(here, &attempt), depth - 1) };
            }
        }
    }
    count
}

const PROMOTIONS: [Option<Role>; 4] =
    [Some(Role::Queen), Some(Role::Rook), Some(Role::Bishop), Some(Role::Knight)];

fn played(here: &Game, attempt: &Attempt) -> Game {
    let mv = yize::rules::legal_move(here, attempt)
        .unwrap_or_else(|| panic!("{attempt:?} is no legal move in {}", here.position().fen()));
    Game::from_position(here.position().after(mv))
}

fn perft_matches(index: usize) {
    let (fen, counts) = PERFT[index];
    for (depth, count) in counts.iter().enumerate() {
        assert_eq!(perft(&game(fen), depth + 1), *count, "{fen} depth {}", depth + 1);
    }
}

#[test]
fn perft_from_our_own_legal_moves_initial_position() {
    perft_matches(0);
}

#[test]
fn perft_from_our_own_legal_moves_kiwipete() {
    perft_matches(1);
}

#[test]
fn perft_from_our_own_legal_moves_pinned_pawns() {
    perft_matches(2);
}

#[test]
fn perft_from_our_own_legal_moves_promotions() {
    perft_matches(3);
}

#[test]
fn perft_from_our_own_legal_moves_captures_with_promotion() {
    perft_matches(4);
}

#[test]
fn perft_from_our_own_legal_moves_middlegame() {
    perft_matches(5);
}
