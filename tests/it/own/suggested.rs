//! Which question fits a position with its solution.

use yize::puzzle::own::{Trust, Unfit, suggest};
use yize::rules::{Game, PieceMove, legal_move, read_move};

fn line(fen: &str, moves: &str) -> (Game, Vec<PieceMove>) {
    let game = Game::read::<&str>(Some(fen), &[]).expect("a position");
    let mut after = game.clone();
    let mut line = Vec::new();
    for text in moves.split_whitespace() {
        let attempt = read_move(&after, text).expect("a move");
        let mv = legal_move(&after, &attempt).expect("a legal move");
        after.play(mv);
        line.push(mv);
    }
    (game, line)
}

/// The position, its moves, and what is asked where they are a solution and where they were played.
const LINES: &[(&str, &str, Option<&str>, Option<&str>)] = &[
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Rd8#", Some("move.mate"), Some("move.mate")),
    ("8/7k/8/8/R7/1R6/8/6K1 w - - 0 1", "Rg3 Kh6 Rh4#", Some("move.mate.2"), Some("move.mate.2")),
    // The other side helped: no mate that is forced.
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "Re1 Kh8 Re8#", None, Some("move.play.d1e1")),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", Some("move.en-passant"), Some("move.en-passant")),
    ("4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1", "O-O", Some("move.castle"), Some("move.castle")),
    ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=N", Some("move.promote.n"), Some("move.promote.n")),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "exd5", Some("move.capture"), Some("move.capture")),
    // Nothing special: as a solution it cannot be asked for, of a game it is read from the score sheet.
    ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "a3", None, Some("move.play.a2a3")),
    // No moves at all: a mate is looked for.
    ("6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "", Some("move.mate"), Some("move.mate")),
    ("4k3/pp6/8/8/8/8/PP6/4K3 w - - 0 1", "", None, None),
];

#[test]
fn the_question_fits_the_first_move() {
    for (fen, moves, solution, played) in LINES {
        let (game, line) = line(fen, moves);
        for (trust, wanted) in [(Trust::Solution, solution), (Trust::Played, played)] {
            let found = suggest(&game, &line, trust);
            match (wanted, &found) {
                (Some(asked), Ok(puzzle)) => {
                    assert!(puzzle.id.starts_with(&format!("own.{asked}.")), "{fen} {moves}: {}", puzzle.id);
                }
                (None, Err(Unfit::NoSolution | Unfit::Sooner { .. })) => {}
                _ => panic!("{fen} {moves} {trust:?}: {:?}", found.map(|puzzle| puzzle.id)),
            }
        }
    }
}
