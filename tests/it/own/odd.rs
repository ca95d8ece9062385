//! Odd positions: what is asked of them teaches nothing wrong, or is refused with why.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use yize::i18n::{Lang, messages};
use yize::puzzle::own::{self, Basis, Unfit};
use yize::rules::{Game, Placement, Refused, Role, Square, Verdict, judge_text};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn basis(fen: &str, moves: &str) -> Basis {
    if fen.contains(' ') {
        let moves: Vec<&str> = moves.split_whitespace().collect();
        Basis::Game(Game::read(Some(fen), &moves).unwrap_or_else(|_| panic!("{fen}")))
    } else {
        Basis::Board(Placement::read(fen).expect("a board"))
    }
}

/// What is right, or why it is not worth asking.
fn made(fen: &str, moves: &str, asked: &str) -> Result<String, Unfit> {
    let basis = basis(fen, moves);
    let task = own::asked(asked, &basis).unwrap_or_else(|| panic!("{asked}"));
    own::make(&basis, task).map(|puzzle| messages::solution(Lang::En, &puzzle))
}

#[test]
fn a_mate_in_several_moves_is_refused_where_there_is_one_in_fewer() {
    let back_rank = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1";
    let net = "8/7k/8/8/R7/1R6/8/6K1 w - - 0 1";
    for (fen, asked, moves, san) in [
        (back_rank, "move.mate.2", 1, "Ra8#"),
        (back_rank, "move.mate.3", 1, "Ra8#"),
        (net, "move.mate.3", 2, "Rg3"),
    ] {
        let sooner = Unfit::Sooner { moves, san: san.to_owned() };
        assert_eq!(made(fen, "", asked), Err(sooner), "{fen} {asked}");
    }
    assert!(made(net, "", "move.mate.2").is_ok());
    for (lang, said) in [(Lang::En, "mate in one already: Ra8#"), (Lang::Zh, "一步就能将死：Ra8#")] {
        let told = messages::mates_sooner(lang, 1, "Ra8#");
        assert!(told.contains(said), "{told}");
    }
}

/// Position, moves, what is asked, and what is right; `!` where that teaches something wrong, `0` where
/// nothing is right and `1` where everything is.
const ASKED: &[(&str, &str, &str, &str)] = &[
    // Stalemated and mated: the state is asked for, and no move.
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "state", "stalemate"),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "move.check", "0"),
    ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "move.avoid-stalemate", "0"),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "", "state", "checkmate"),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "", "move.answer-check.move", "0"),
    ("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "", "squares.movers", "0"),
    // In double check only the king moves.
    ("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", "", "squares.checkers", "e2 d6"),
    ("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", "", "move.answer-check.move", "1"),
    ("4k3/8/3N4/8/8/8/4R3/4K3 b - - 0 1", "", "move.answer-check.block", "0"),
    // A check that only en passant answers by taking the pawn that gives it.
    ("8/8/8/1k6/2pP4/8/8/4K3 b - d3 0 1", "", "move.en-passant", "cxd3"),
    ("8/8/8/2k5/2pP4/8/8/4K3 b - d3 0 1", "", "move.answer-check.capture", "cxd3 / Kxd4"),
    // The pawn is captured on d4; on d3, where the other one lands, nothing stands.
    ("8/8/8/1k6/2pP4/8/8/4K3 b - d3 0 1", "", "move.capture.d4", "cxd3"),
    ("8/8/8/1k6/2pP4/8/8/4K3 b - d3 0 1", "", "move.capture.d3", "!"),
    // Castling brings a rook to f1 as well.
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "move.reach.f1", "!"),
    ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "", "move.reach.f1.r", "Rf1"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "move.reach.g1", "Rg1 / O-O"),
    // A piece of its own side is protected, not attacked.
    ("4k3/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "", "squares.attackers.f3.white", "g2"),
    ("4k3/8/8/8/8/5N2/6P1/4K3 w - - 0 1", "", "squares.attackers.f3.white", "!"),
    // Who is not to move has no legal move, wherever the piece stands.
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "count.moves.e8", "!"),
    ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "squares.targets.e8", "0"),
    // Each piece that a pawn may become is a move.
    ("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "", "count.moves.a7", "4"),
    // What nobody is told cannot be counted.
    ("4k3/8/8/8/8/8/8/4K2R w - - 10 40", "", "count.quiet-moves", "!"),
    (START, "g1f3 g8f6 f3g1", "count.quiet-moves", "!"),
    (START, "g1f3 g8f6 f3g1 f6g8", "count.quiet-moves", "2"),
    (START, "e2e4 e7e5 g1f3 g8f6", "count.quiet-moves", "1"),
    // A king walks past attacks by no way.
    ("8/8/8/8/8/3r4/8/K7", "", "route.a1.c1", "!"),
    ("8/8/8/8/8/3r4/8/K7", "", "route.a1.c1.avoid", "a1–b1–c1, 2 moves; any way as short is right."),
    ("8/8/8/8/8/3r4/8/K7", "", "route.a1.e1.avoid", "0"),
    ("8/8/8/8/8/3r4/8/K7", "", "squares.reach.a1", "b1 a2 b2"),
    ("8/8/8/8/8/1r6/8/K7", "", "squares.reach.a1", "!"),
    ("8/8/8/8/8/1r6/8/K7", "", "count.reach.a1", "!"),
    ("8/8/8/8/8/8/8/K7", "", "route.a1.c1", "a1–b1–c1, 2 moves; any way as short is right."),
    // No kings at all.
    ("8/8/8/3R4/8/8/8/8", "", "count.reach.d5", "14"),
    ("8/8/8/3R4/8/8/8/8", "", "count.lead", "5"),
    // Dead though there are pawns.
    ("5bk1/4p1p1/4P1P1/8/8/8/8/6K1 w - - 0 1", "", "state", "a dead position"),
    ("8/8/8/8/8/8/5k2/7K w - - 0 1", "", "move.draw", "1"),
];

#[test]
fn what_is_asked_of_odd_positions_teaches_nothing_wrong() {
    let mut wrong = Vec::new();
    for (fen, moves, asked, expected) in ASKED {
        let found = match made(fen, moves, asked) {
            Ok(right) => right,
            Err(Unfit::NoSolution) => "0".to_owned(),
            Err(Unfit::AllRight) => "1".to_owned(),
            Err(Unfit::Flawed(_)) => "!".to_owned(),
            Err(other) => format!("{other:?}"),
        };
        if found != *expected {
            wrong.push(format!("{fen} {moves} {asked}: {found}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_long_game_is_not_told_as_a_shorter_one() {
    let shuffle = "g1f3 g8f6 f3g1 f6g8 ";
    let quiet = "a2a3 a7a6 b2b3 b7b6 c2c3 c7c6 d2d3 d7d6 e2e3 e7e6 f2f3 f7f6 g2g3 g7g6 h2h3 h7h6 \
                 a3a4 a6a5 b3b4 b6b5 c3c4 c6c5 d3d4 d6d5 e3e4 e6e5 f3f4 f6f5 g3g4 g6g5 h3h4 h6h5 ";
    // Sixty-four half-moves since the last pawn move, and only sixty in an id.
    let long = format!("{quiet}{}", "a1a2 a8a7 a2a1 a7a8 ".repeat(16));
    assert!(matches!(made(START, &long, "count.quiet-moves"), Err(Unfit::Flawed(_))));
    let short = format!("{quiet}{}", "a1a2 a8a7 a2a1 a7a8 ".repeat(4));
    assert_eq!(made(START, &short, "count.quiet-moves"), Ok("8".to_owned()));
    assert_eq!(made(START, &shuffle.repeat(2), "count.repetitions"), Ok("3".to_owned()));
    let first = format!("{shuffle}{}", "b1c3 b8c6 c3b1 c6b8 ".repeat(14));
    assert_eq!(made(START, &format!("{first}{shuffle}"), "count.repetitions"), Err(Unfit::TooLong));
    // The king went and came back long ago: what is left of the game says that the right is gone.
    let walked =
        format!("e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1e2 e8e7 e2e1 e7e8 {}", "b1c3 b8c6 c3b1 c6b8 ".repeat(15));
    assert_eq!(made(START, &walked, "verdict.e1g1"), Ok("the right to castle is lost".to_owned()));
}

/// Whether an option that counts as wrong is so on the board all the same, as far as eyes can see.
fn is_so(option: &str, game: &Game, from: Square, to: Square) -> bool {
    let position = game.position();
    let side = position.turn();
    let Some(mover) = position.piece_at(from) else { return false };
    match option {
        "pinned" => position.pins(side).iter().any(|pin| pin.pinned.square == from),
        "check-not-answered" => !position.checkers().is_empty() && (mover.color != side || from == to),
        "castling-in-check" => !position.checkers().is_empty(),
        "own-piece-on-target" => position.piece_at(to).is_some_and(|piece| piece.color == mover.color),
        "not-your-turn" => mover.color != side,
        "king-capture" => position.piece_at(to).is_some_and(|piece| piece.role == Role::King),
        "king-into-attack" => {
            let mut without = Placement::from(position);
            without.remove(from);
            mover.role == Role::King && !without.attackers(to, !mover.color).is_empty()
        }
        "pawn-blocked" => {
            let ahead = from.offset(mover.color.fold_wb(8, -8));
            mover.role == Role::Pawn && ahead.is_some_and(|square| position.piece_at(square).is_some())
        }
        _ => false,
    }
}

#[test]
fn no_wrong_option_of_a_verdict_is_so_on_the_board() {
    let mut random = ChaCha8Rng::seed_from_u64(5);
    let mut argued = Vec::new();
    for _ in 0..40 {
        let mut game = Game::default();
        for _ in 0..random.random_range(4..120) {
            let moves = game.position().legal_moves();
            let Some(mv) = moves.get(random.random_range(0..moves.len().max(1))) else { break };
            game.play(*mv);
        }
        for (from, to) in Square::ALL.into_iter().flat_map(|from| Square::ALL.map(|to| (from, to))) {
            let text = format!("{from}{to}");
            let Verdict::Refused(refused) = judge_text(&game, &text) else { continue };
            let held: Vec<&str> = Refused::all(&refused).map(|refusal| refusal.code.as_str()).collect();
            let options = own::verdict_options(&game, &text);
            assert!((3..=5).contains(&options.len()), "{} {text}: {options:?}", game.position().fen());
            let wrong = options.iter().filter(|option| !held.contains(&option.as_str()));
            argued.extend(
                wrong
                    .filter(|option| is_so(option, &game, from, to))
                    .map(|option| format!("{} {text} {held:?}: {option}", game.position().fen())),
            );
        }
    }
    assert!(argued.is_empty(), "{}: {:#?}", argued.len(), &argued[..argued.len().min(9)]);
}
