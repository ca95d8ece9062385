//! Whatever is written as a move, in whatever position of play: what is called legal is that very
//! move by shakmaty, and what is refused has its proof on the board.

use shakmaty::san::{San, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingMode, Chess, Color, Move, Position as _, Role, Square};
use yize::rules::{
    Attempt, Game, Legal, Placed, Position, ReasonCode, Refusal, Refused, Verdict, judge_text, read_move,
};

use super::chess::{chess, fen, play};
use super::proof::proved;

/// Where play begins: castling, en passant, promotions, pins and checks are near.
const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "4k3/P6P/8/2pP4/8/8/p6p/R3K2R w KQ c6 0 1",
    "6k1/5ppp/8/8/8/N3N3/5PPP/R3R1K1 w - - 0 1",
];

/// The longest play before the move in question.
const MAX_WAY: usize = 120;

/// Holds the judge to what it promises: the first line is a way through the moves, the rest a text
/// that is tried as the next one.
pub(crate) fn hold(input: &str) {
    let (way, text) = input.split_once('\n').unwrap_or(("", input));
    hold_move(&game(way), text);
}

/// Each letter of the way picks one of the legal moves, the first one the start; so every way is one.
fn game(way: &str) -> Game {
    let mut picks = way.chars().map(|letter| letter as usize);
    let start = STARTS[picks.next().unwrap_or_default() % STARTS.len()];
    let mut game = Game::from_position(Position::from_fen(start).expect(start));
    for pick in picks.take(MAX_WAY) {
        let moves = game.position().legal_moves();
        let Some(mv) = moves.get(pick % moves.len().max(1)) else { break };
        game.play(*mv);
    }
    game
}

fn hold_move(game: &Game, text: &str) {
    let chess = chess(game.position());
    let verdict = judge_text(game, text);
    match (&verdict, read_move(game, text)) {
        (Verdict::Legal(legal), Ok(_)) => is_legal(game, &chess, legal),
        (Verdict::Legal(legal), Err(_)) => panic!("{} is not even read", legal.mv.uci()),
        (Verdict::Refused(refused), Ok(attempt)) => is_forbidden(&chess, attempt, refused),
        (Verdict::Refused(refused), Err(read)) => {
            assert_eq!(refused, &*read);
            is_unreadable(&chess, refused);
        }
    }
    if algebraic(text).is_some() {
        let unread =
            matches!(&verdict, Verdict::Refused(refused) if refused.reason.code == ReasonCode::NotAMove);
        assert!(!unread, "not even read");
    }
    if let Some(mv) = by_shakmaty(&chess, text) {
        match &verdict {
            Verdict::Legal(legal) => assert_eq!(legal.mv.uci(), uci(mv)),
            Verdict::Refused(refused) => panic!("{} is refused: {refused:?}", uci(mv)),
        }
    }
}

fn uci(mv: Move) -> String {
    mv.to_uci(CastlingMode::Standard).to_string()
}

/// The legal move of that name, by shakmaty's own reading of UCI and algebraic notation.
fn by_shakmaty(chess: &Chess, text: &str) -> Option<Move> {
    let uci = text.parse::<UciMove>().ok().and_then(|uci| uci.to_move(chess).ok());
    uci.or_else(|| algebraic(text).and_then(|san| san.to_move(chess).ok()))
}

/// Algebraic notation, but for what nobody writes: `2e4`, a pawn by its rank alone, and drops.
fn algebraic(text: &str) -> Option<San> {
    let san = text.parse::<SanPlus>().ok()?.san;
    let usual = match san {
        San::Normal { role, file, rank, .. } => role != Role::Pawn || file.is_some() || rank.is_none(),
        San::Castle(_) => true,
        San::Put { .. } | San::Null => false,
    };
    usual.then_some(san)
}

fn is_legal(game: &Game, chess: &Chess, legal: &Legal) {
    let after = play(chess, &[legal.mv]);
    assert_eq!(legal.after.fen(), fen(&after));
    assert_eq!((legal.check, legal.last), (after.is_check(), after.legal_moves().is_empty()));
    let san = legal.san(game.position());
    assert_eq!(by_shakmaty(chess, &san).map(uci), Some(legal.mv.uci()), "{san}");
    let suffixed = san.trim_end_matches(['+', '#']).len() < san.len();
    assert_eq!(suffixed, legal.check, "{san}");
    assert!(legal.conditions.iter().all(|condition| condition.met), "{:?}", legal.conditions);
}

/// The move is read and may not be played: shakmaty has no such move, and each reason is true.
fn is_forbidden(chess: &Chess, attempt: Attempt, refused: &Refused) {
    let (from, to) = match attempt {
        Attempt::Step { from, to, promotion } => {
            let mv = UciMove::Normal { from, to, promotion };
            assert!(mv.to_move(chess).is_err(), "{mv} is legal: {refused:?}");
            (from, to)
        }
        Attempt::Castle(wing) => {
            let rank = chess.turn().backrank();
            let king = chess.board().king_of(chess.turn()).expect("a king");
            (king, wing.king_target(rank))
        }
    };
    let reasons: Vec<&Refusal> = refused.all().collect();
    assert!(reasons.is_sorted_by_key(|refusal| refusal.code), "{reasons:?}");
    for refusal in reasons {
        assert!(proved(chess, from, to, refusal), "{refusal:?}");
    }
    let unmet = refused.conditions.iter().any(|condition| !condition.met);
    assert!(unmet || refused.conditions.is_empty(), "{refused:?}");
}

/// The text names no move, none of that piece, or several.
fn is_unreadable(chess: &Chess, refused: &Refused) {
    assert!(refused.conditions.is_empty(), "{refused:?}");
    for refusal in refused.all() {
        let holds = match refusal.code {
            ReasonCode::NotAMove => {
                refusal.squares.is_empty() && refusal.pieces.is_empty() && refused.also.is_empty()
            }
            ReasonCode::NoSuchPieceMove => names_none(chess, refusal),
            ReasonCode::Ambiguous => names_several(chess, refusal),
            ReasonCode::GameOver => chess.legal_moves().is_empty(),
            _ => {
                let mover = refusal.about.mover.expect("a piece that cannot go there");
                proved(chess, mover.square, refusal.about.to.expect("a target"), refusal)
            }
        };
        assert!(holds, "{refusal:?}");
    }
}

/// Those who can go to the square, or castle: a king's target stands for castling too.
fn goers(chess: &Chess, to: Square) -> Vec<Square> {
    let goes = |mv: &Move| match mv.to_uci(CastlingMode::Standard) {
        UciMove::Normal { from, to: target, .. } if target == to => Some(from),
        _ => None,
    };
    chess.legal_moves().iter().filter_map(goes).collect()
}

fn stand(chess: &Chess, pieces: &[Placed], side: Color) -> bool {
    pieces.iter().all(|placed| {
        placed.piece.color == side && chess.board().piece_at(placed.square) == Some(placed.piece)
    })
}

/// None of the pieces named can go there, or another piece than the one named stands there.
fn names_none(chess: &Chess, refusal: &Refusal) -> bool {
    let (to, named) = (refusal.about.to.expect("a target"), refusal.about.named.expect("a piece"));
    if let [other] = refusal.pieces[..]
        && other.piece.role != named
    {
        return chess.board().piece_at(other.square) == Some(other.piece)
            && refusal.squares == [other.square, to];
    }
    let goers = goers(chess, to);
    stand(chess, &refusal.pieces, chess.turn())
        && refusal.pieces.iter().all(|placed| placed.piece.role == named && !goers.contains(&placed.square))
}

/// Each of the pieces named can go there; or the king can castle with each rook.
fn names_several(chess: &Chess, refusal: &Refusal) -> bool {
    let several = refusal.pieces.len() > 1 && stand(chess, &refusal.pieces, chess.turn());
    several
        && match refusal.about.to {
            Some(to) => {
                let goers = goers(chess, to);
                refusal.pieces.iter().all(|placed| goers.contains(&placed.square))
            }
            None => chess.legal_moves().iter().filter(|mv| mv.is_castle()).count() == 2,
        }
}
