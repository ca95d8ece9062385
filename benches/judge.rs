//! The verdict on a legal move, in process: the rules engine against the same work done with
//! shakmaty alone (read the FEN, read the move, test it, write SAN and FEN, tell the status).
//!
//! `cargo bench --bench judge` prints checks a second of both and their ratio, round by round in
//! turn on one core.

mod corpus;

use corpus::Query;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position, fen::Fen, san::SanPlus, uci::UciMove};
use std::hint::black_box;
use std::time::{Duration, Instant};
use yize::rules::{Game, Verdict, judge_text};

const ROUNDS: usize = 9;
const ROUND: Duration = Duration::from_millis(700);

fn main() {
    let corpus = corpus::legal(2_000);
    for query in &corpus {
        assert_eq!(ours(query), bare(query), "{query:?}");
    }
    let mut ratios = Vec::new();
    for round in 1..=ROUNDS {
        let (bare, ours) = (speed(&corpus, bare), speed(&corpus, ours));
        println!("round {round}: shakmaty {bare:9.0}/s  judge {ours:9.0}/s  ratio {:.3}", ours / bare);
        ratios.push(ours / bare);
    }
    println!("judge against bare shakmaty, legal moves: median ratio {:.3}", corpus::median(&mut ratios));
}

type Answer = Option<(String, String, bool, bool)>;

fn speed(corpus: &[Query], check: fn(&Query) -> Answer) -> f64 {
    let start = Instant::now();
    let mut done = 0_u32;
    while start.elapsed() < ROUND {
        for query in corpus {
            black_box(check(black_box(query)));
            done += 1;
        }
    }
    f64::from(done) / start.elapsed().as_secs_f64()
}

/// SAN, the FEN after the move, check, and whether the game is over.
fn ours(query: &Query) -> Answer {
    let mut game = Game::read::<&str>(Some(&query.fen), &[]).ok()?;
    let Verdict::Legal(legal) = judge_text(&game, &query.uci) else { return None };
    let san = legal.san(game.position());
    game.follow(&legal);
    let status = game.status();
    Some((san, game.position().fen(), !status.checkers.is_empty(), status.end.is_some()))
}

fn bare(query: &Query) -> Answer {
    let fen = Fen::from_ascii(query.fen.as_bytes()).ok()?;
    let mut position: Chess = fen.into_position(CastlingMode::Standard).ok()?;
    let mv = UciMove::from_ascii(query.uci.as_bytes()).ok()?.to_move(&position).ok()?;
    let san = SanPlus::from_move_and_play_unchecked(&mut position, mv).to_string();
    let over = position.legal_moves().is_empty() || position.is_insufficient_material();
    let fen = Fen::from_position(&position, EnPassantMode::Legal).to_string();
    Some((san, fen, position.is_check(), over))
}
