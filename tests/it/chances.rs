//! Who can still mate, held against an exhaustive search that knows nothing but shakmaty's moves,
//! against a file of blocked and forced positions, and against random play.

use crate::rules_games::Seeded;
use rand::RngExt;
use serde_json::Value;
use shakmaty::fen::Fen;
use shakmaty::uci::UciMove;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup as _, Position as _, PositionError, Role,
    Setup, Square, attacks,
};
use std::collections::{HashMap, HashSet};
use yize::rules::{Chance, End, Game, PieceMove, Position, chance};

fn chess(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect(fen);
    fen.into_position(CastlingMode::Standard)
        .or_else(PositionError::ignore_too_much_material)
        .expect("a position")
}

fn is_mated(chess: &Chess, loser: Color) -> bool {
    chess.turn() == loser && chess.is_checkmate()
}

/// Whether shakmaty plays the line from here and finds `side`'s mate at its end.
fn mates(fen: &str, line: &[PieceMove], side: Color) -> bool {
    let end = line.iter().fold(chess(fen), |now, mv| {
        let mv: UciMove = mv.uci().parse().expect("UCI");
        now.clone().play(mv.to_move(&now).expect("a legal move")).expect("a legal move")
    });
    is_mated(&end, !side)
}

/// Looks at every position that can follow, however many there are. Only what shakmaty calls too
/// little to mate is left out; that it never mates is the business of
/// `what_is_called_too_little_never_mates`.
fn some_line_mates(start: &Chess, side: Color) -> bool {
    if is_mated(start, !side) {
        return true;
    }
    let key = |chess: &Chess| {
        (
            chess.board().clone(),
            chess.turn(),
            chess.castles().castling_rights(),
            chess.ep_square(EnPassantMode::PseudoLegal),
        )
    };
    let mut seen = HashSet::from([key(start)]);
    let mut open = vec![start.clone()];
    while let Some(now) = open.pop() {
        for mv in now.legal_moves() {
            let next = now.clone().play(mv).expect("a legal move");
            if is_mated(&next, !side) {
                return true;
            }
            if !next.has_insufficient_material(side) && seen.insert(key(&next)) {
                open.push(next);
            }
        }
    }
    false
}

/// Holds an answer against the truth; gives its name.
fn hold(fen: &str, side: Color) -> &'static str {
    let position = Position::from_fen(fen).expect(fen);
    match chance(&position, side) {
        Chance::Yes { line } => {
            assert!(mates(fen, &line, side), "{fen} {side}");
            "yes"
        }
        Chance::No { proof } => {
            assert!(!some_line_mates(&chess(fen), side), "{fen} {side} {proof:?}");
            proof.as_str()
        }
        Chance::Unknown => "unknown",
    }
}

/// A position of up to five men: kings apart, the others of any kind, often near a corner, where
/// lines are short.
fn small(seeded: &mut Seeded) -> String {
    loop {
        let mut board = [None; 64];
        let corner = seeded.rng.random_bool(0.5);
        let men = seeded.rng.random_range(1..=3);
        let kinds = (0..men).map(|_| b"QRBNPPqrbnpp"[seeded.rng.random_range(0..12)]);
        for kind in b"Kk".iter().copied().chain(kinds.collect::<Vec<_>>()) {
            let span = if corner { 4 } else { 8 };
            let (file, rank) = (seeded.rng.random_range(0..span), seeded.rng.random_range(0..span));
            board[rank * 8 + file] = Some(char::from(kind));
        }
        let ranks =
            board.chunks(8).rev().map(|rank| rank.iter().map(|man| man.unwrap_or('1')).collect::<String>());
        let turn = if seeded.rng.random_bool(0.5) { 'w' } else { 'b' };
        let placement = ranks.collect::<Vec<_>>().join("/");
        let merged = (2..=8)
            .rev()
            .fold(placement, |text, run: usize| text.replace(&"1".repeat(run), &run.to_string()));
        let fen = format!("{merged} {turn} - - 0 1");
        if Position::from_fen(&fen).is_ok() {
            return fen;
        }
    }
}

#[test]
fn small_positions_agree_with_an_exhaustive_search() {
    let mut seeded = Seeded::new(41);
    let mut tally: HashMap<&str, usize> = HashMap::new();
    for _ in 0..2_000 {
        let fen = small(&mut seeded);
        for side in Color::ALL {
            *tally.entry(hold(&fen, side)).or_insert(0) += 1;
        }
    }
    assert!(tally["forced"] >= 20, "{tally:?}");
    assert!(tally.get("unknown").is_none_or(|open| *open <= 20), "{tally:?}");
}

#[test]
fn who_has_a_queen_a_rook_or_a_free_pawn_is_never_left_open() {
    let mut seeded = Seeded::new(5);
    // The bench does the same with 10,000 positions.
    for _ in 0..500 {
        let position = (0..4).map(|_| seeded.position()).last().expect("a position");
        for side in Color::ALL {
            let open = chance(&position, side) == Chance::Unknown;
            assert!(!open || !has_a_way(&position, side), "{} {side}", position.fen());
        }
    }
}

/// Whether the side has a queen, a rook, or a pawn with nothing before it on its file or no enemy
/// pawn there and on the files beside.
fn has_a_way(position: &Position, side: Color) -> bool {
    position.pieces().filter(|man| man.piece.color == side).any(|man| match man.piece.role {
        Role::Queen | Role::Rook => true,
        Role::Pawn => {
            let ahead = |width: u32| {
                position.pieces().filter(move |other| {
                    let beyond = side.fold_wb(
                        other.square.rank() > man.square.rank(),
                        other.square.rank() < man.square.rank(),
                    );
                    beyond && other.square.file().distance(man.square.file()) <= width
                })
            };
            ahead(0).next().is_none() || !ahead(1).any(|other| other.piece == Role::Pawn.of(!side))
        }
        Role::King | Role::Bishop | Role::Knight => false,
    })
}

#[test]
fn blocked_and_forced_positions_get_their_verdict() {
    let rows: Vec<Value> = include_str!("../data/unwinnable.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect();
    assert!(rows.len() >= 60);
    let mut open = Vec::new();
    for row in &rows {
        let fen = row["fen"].as_str().expect("a FEN");
        for (side, name) in [(Color::White, "white"), (Color::Black, "black")] {
            match chance(&Position::from_fen(fen).expect(fen), side) {
                Chance::Yes { line } => {
                    assert!(mates(fen, &line, side), "{row}");
                    assert_eq!(row[name], "yes", "{row}");
                }
                Chance::No { proof } => assert_eq!(row[name], "no", "{row} {proof:?}"),
                Chance::Unknown => open.push(format!("{row} {name}")),
            }
        }
    }
    assert!(open.len() * 20 <= rows.len() * 2, "{open:#?}");
}

#[test]
fn where_neither_can_mate_the_position_is_dead() {
    for line in include_str!("../data/unwinnable.jsonl").lines() {
        let row: Value = serde_json::from_str(line).expect(line);
        let fen = row["fen"].as_str().expect("a FEN");
        let game = Game::from_position(Position::from_fen(fen).expect(fen));
        let (status, _) = game.status_with_chances();
        if row["white"] == "no" && row["black"] == "no" {
            assert!(matches!(status.end, Some(End::DeadPosition | End::Stalemate)), "{row}");
        } else {
            assert!(status.end.is_none_or(|end| end == End::Checkmate), "{row}");
            assert_eq!(game.status().end, status.end, "{row}");
        }
    }
}

/// Pieces that shakmaty calls too few to mate with, and what the other side may have beside them
/// without changing that, up to five men.
const TOO_LITTLE: [(&[Role], &[&[Role]]); 3] = {
    use Role::{Bishop, Knight, Queen, Rook};
    [
        (&[Knight], &[&[], &[Queen], &[Queen, Queen]]),
        (&[Bishop], &[&[], &[Queen], &[Rook], &[Bishop], &[Queen, Rook], &[Rook, Rook], &[Rook, Bishop]]),
        (&[Bishop, Bishop], &[&[], &[Queen], &[Rook], &[Bishop]]),
    ]
};

#[test]
fn what_is_called_too_little_never_mates() {
    let mut tried = 0;
    for (own, others) in TOO_LITTLE {
        for their in others {
            // A mate can be turned and mirrored until the king is in this corner of the board.
            for king in (0..4).flat_map(|file| (0..=file).map(move |rank| Square::new(rank * 8 + file))) {
                let setup = Setup { turn: Color::Black, ..Setup::empty() };
                tried += place_own(&with(&setup, king, Role::King, Color::Black), king, own, their);
            }
        }
    }
    assert!(tried > 10_000, "{tried}");
}

fn with(setup: &Setup, square: Square, role: Role, color: Color) -> Setup {
    let mut setup = setup.clone();
    setup.board.set_piece_at(square, role.of(color));
    setup
}

fn free(setup: &Setup) -> impl Iterator<Item = Square> + use<> {
    let occupied = setup.board.occupied();
    Square::ALL.into_iter().filter(move |square| !occupied.contains(*square))
}

/// Places White's pieces on all squares, the king last, then Black's; counts the positions tried.
fn place_own(setup: &Setup, king: Square, own: &[Role], their: &[Role]) -> usize {
    if let [first, rest @ ..] = own {
        let bishops = setup.board.bishops() & setup.board.white();
        return free(setup)
            .filter(|square| {
                let dark = Bitboard::DARK_SQUARES.contains(*square);
                bishops.into_iter().all(|other| Bitboard::DARK_SQUARES.contains(other) == dark)
            })
            .map(|square| place_own(&with(setup, square, *first, Color::White), king, rest, their))
            .sum();
    }
    if setup.board.attacks_to(king, Color::White, setup.board.occupied()).is_empty() {
        return 0;
    }
    let far = free(setup).filter(|square| square.distance(king) > 1);
    far.map(|square| place_their(&with(setup, square, Role::King, Color::White), king, their)).sum()
}

/// Places Black's pieces where they can be part of a mate: the squares around the king that White
/// does not attack must be taken, or the king goes there.
fn place_their(setup: &Setup, king: Square, their: &[Role]) -> usize {
    let behind = setup.board.occupied().without(king);
    let open: Bitboard = attacks::king_attacks(king)
        .into_iter()
        .filter(|square| {
            setup.board.attacks_to(*square, Color::White, behind).is_empty()
                && setup.board.piece_at(*square).is_none_or(|piece| piece.color == Color::White)
        })
        .collect();
    let [first, rest @ ..] = their else {
        let mate =
            Chess::from_setup(setup.clone(), CastlingMode::Standard).is_ok_and(|chess| chess.is_checkmate());
        assert!(!mate, "{setup:?}");
        return 1;
    };
    if open.count() > their.len() {
        return 0;
    }
    let dark = setup.board.bishops().into_iter().next().map(|square| Bitboard::DARK_SQUARES.contains(square));
    free(setup)
        .filter(|square| open.count() < their.len() || open.contains(*square))
        .filter(|square| *first != Role::Bishop || dark == Some(Bitboard::DARK_SQUARES.contains(*square)))
        .map(|square| place_their(&with(setup, square, *first, Color::Black), king, rest))
        .sum()
}
