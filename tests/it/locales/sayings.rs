//! What is said of conditions, legal moves, states, FENs and squares, word for word.

use super::clean;
use yize::i18n::{Lang, messages};
use yize::rules::{
    About, Chance, Claim, Color, Condition, End, FenCode, FenFault, Game, Legal, Moment, Piece, Placed,
    Position, Proof, ReasonCode as R, Role, Square, Status, Verdict, Wing, judge_text,
};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn piece(name: &str) -> Placed {
    Placed { square: square(&name[1..]), piece: Piece::from_char(name.chars().next().unwrap()).unwrap() }
}

const NO_ONE: About = About { side: Color::White, mover: None, to: None, wing: None, named: None };

fn assert_said(say: impl Fn(Lang) -> String, en: &str, zh: &str) {
    assert_eq!([say(Lang::En), say(Lang::Zh)], [en, zh]);
}

fn met(code: R, about: About) -> Condition {
    Condition { code, rule: "", met: true, squares: vec![], pieces: vec![], moment: None, bar: None, about }
}

fn unmet(code: R, about: About, pieces: &[&str], number: Option<u32>) -> Condition {
    let moment = number.map(|number| Moment { ply: 2 * number as usize - 1, number });
    let pieces = pieces.iter().map(|name| piece(name)).collect();
    Condition { met: false, pieces, moment, ..met(code, about) }
}

#[test]
fn conditions_of_castling() {
    let about = About { wing: Some(Wing::Short), ..NO_ONE };
    for (condition, en, zh) in [
        (met(R::CastlingKingMoved, about), "The king has not moved", "王没有动过"),
        (met(R::CastlingRookMoved, about), "The rook on h1 has not moved", "h1 的车没有动过"),
        (met(R::CastlingPathBlocked, about), "Nothing stands between king and rook", "王和车之间没有棋子"),
        (met(R::CastlingInCheck, about), "The king is not in check", "王没有被将军"),
        (
            met(R::CastlingThroughAttack, about),
            "The king crosses f1, which is not attacked",
            "王经过的 f1 没有受攻击",
        ),
        (
            met(R::CastlingIntoAttack, about),
            "The king lands on g1, which is not attacked",
            "王到达的 g1 没有受攻击",
        ),
        (unmet(R::CastlingKingMoved, about, &[], Some(5)), "The king moved on move 5", "王第 5 回合走动过"),
        (unmet(R::CastlingKingMoved, about, &[], None), "The king has moved before", "王以前走动过"),
        (
            unmet(R::CastlingRookMoved, about, &[], Some(5)),
            "The rook from h1 moved on move 5",
            "h1 的车第 5 回合走动过",
        ),
        (
            unmet(R::CastlingRightLost, about, &[], None),
            "This position says that White may no longer castle short",
            "局面注明白方不能再短易位",
        ),
        (
            unmet(R::CastlingPathBlocked, about, &["Bf1", "Ng1"], None),
            "Something stands between king and rook: the bishop on f1 and the knight on g1",
            "王和车之间有子：f1 的象和 g1 的马",
        ),
        (
            unmet(R::CastlingInCheck, about, &["re8"], None),
            "The king is in check from the rook on e8",
            "王正被 e8 的车将军",
        ),
        (
            unmet(R::CastlingThroughAttack, about, &["ba6"], None),
            "The king would cross f1, attacked by the bishop on a6",
            "王经过的 f1 受 a6 的象攻击",
        ),
        (
            unmet(R::CastlingIntoAttack, about, &["rg7"], None),
            "The king would land on g1, attacked by the rook on g7",
            "王到达的 g1 受 g7 的车攻击",
        ),
    ] {
        assert_said(|lang| messages::condition(lang, &condition), en, zh);
    }
}

#[test]
fn conditions_of_pawns() {
    let passing = About { mover: Some(piece("Pe5")), to: Some(square("d6")), ..NO_ONE };
    let promotion = About { named: Some(Role::Knight), ..NO_ONE };
    for (condition, en, zh) in [
        (
            met(R::EnPassantNotDoubleStep, passing),
            "The pawn on d5 came by a double step",
            "d5 的兵是一步走两格来的",
        ),
        (
            met(R::EnPassantExpired, passing),
            "The double step was the very last move",
            "走两格，是对方刚走的一着",
        ),
        (met(R::Pinned, passing), "Your own king stays safe", "自己的王安全"),
        (
            unmet(R::EnPassantNotDoubleStep, passing, &[], None),
            "The pawn on d5 did not come by a double step",
            "d5 的兵不是一步走两格来的",
        ),
        (
            unmet(R::EnPassantExpired, passing, &[], Some(3)),
            "The double step was on move 3, not the last move",
            "走两格是第 3 回合的事，不是刚走的一着",
        ),
        (
            unmet(R::Pinned, passing, &["rh5"], None),
            "Your own king would be attacked by the rook on h5",
            "自己的王会受 h5 的车攻击",
        ),
        (met(R::PromotionMissing, promotion), "The new piece is named: knight", "说清了变成什么：马"),
        (
            met(R::PromotionNotAllowed, promotion),
            "The new piece is one of four: queen, rook, bishop, knight",
            "变成的是后、车、象、马中的一种",
        ),
        (unmet(R::PromotionMissing, NO_ONE, &[], None), "The new piece is not named yet", "还没说变成什么"),
        (unmet(R::PawnBlocked, NO_ONE, &[], None), "A piece stands in front of the pawn", "兵的前面有子挡着"),
    ] {
        assert_said(|lang| messages::condition(lang, &condition), en, zh);
    }
}

/// A position, a move of it, and what is said of it.
const LEGAL: &[(&str, &str, &str, &str)] = &[
    (
        "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
        "e1g1",
        "You may castle short: all the conditions hold.",
        "可以短易位：条件都满足。",
    ),
    (
        "b5k1/8/8/8/8/8/5P1P/4K2R w K - 0 1",
        "e1g1",
        "You may castle short: all the conditions hold. The rook on h1 is attacked, but only the king counts.",
        "可以短易位：条件都满足。h1 的车受攻击没关系，只看王。",
    ),
    (
        "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R b KQkq - 0 1",
        "e8c8",
        "You may castle long: all the conditions hold.",
        "可以长易位：条件都满足。",
    ),
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "g1f3",
        "The knight may go from g1 to f3.",
        "马可以从 g1 走到 f3。",
    ),
    (
        "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        "e5f6",
        "The pawn on e5 may take the pawn on f5 en passant, and lands on f6.",
        "e5 的兵可以吃过路兵：吃掉 f5 的兵，落在 f6。",
    ),
    (
        "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
        "e4d5",
        "The pawn on e4 may take the pawn on d5.",
        "e4 的兵可以吃 d5 的兵。",
    ),
    (
        "8/k1P5/8/1K6/8/8/8/8 w - - 0 1",
        "c7c8q",
        "The pawn goes to c8 and becomes a queen. That is stalemate: Black has no legal move and is not in check, so the game is a draw.",
        "兵走到 c8，升变为后。这步成了逼和：黑方没有被将军，可是无子可动，算和棋。",
    ),
    (
        "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1",
        "e7d8q",
        "The pawn on e7 takes the rook on d8 and becomes a queen. That is check.",
        "e7 的兵吃掉 d8 的车，升变为后。这步将军。",
    ),
    (
        "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2",
        "d8h4",
        "The queen may go from d8 to h4. That is checkmate.",
        "后可以从 d8 走到 h4。这步将死对方。",
    ),
];

fn judged(fen: &str, uci: &str) -> (Position, Legal) {
    let before = Position::from_fen(fen).unwrap();
    match judge_text(&Game::from_position(before.clone()), uci) {
        Verdict::Legal(legal) => (before, legal),
        Verdict::Refused(refused) => panic!("{uci} in {fen}: {refused:?}"),
    }
}

#[test]
fn legal_moves() {
    for (fen, uci, en, zh) in LEGAL {
        let (before, legal) = judged(fen, uci);
        assert_said(|lang| messages::legal(lang, &legal, &before), en, zh);
    }
}

#[test]
fn a_move_after_the_end() {
    let (before, legal) = judged("8/8/4k3/8/8/4K3/8/8 w - - 0 1", "e3e4");
    assert_eq!(legal.already_over, Some(End::DeadPosition));
    assert_said(
        |lang| messages::legal(lang, &legal, &before),
        "The king may go from e3 to e4. But the game had already ended before. A draw by dead position: neither side can ever checkmate.",
        "王可以从 e3 走到 e4。不过，这步之前棋已经下完了。死局：双方都不可能将死对方，算和棋。",
    );
}

#[test]
fn states() {
    let going = Status { turn: Color::White, checkers: vec![], end: None, winner: None, claims: vec![] };
    let check = Status { checkers: vec![piece("qh4")], ..going.clone() };
    let mate = Status { end: Some(End::Checkmate), winner: Some(Color::Black), ..check.clone() };
    let stalemate = Status { end: Some(End::Stalemate), ..going.clone() };
    let claims = Status { claims: vec![Claim::ThreefoldRepetition], ..going.clone() };
    for (status, en, zh) in [
        (going, "White to move.", "轮到白方走。"),
        (
            check,
            "White to move. The king is in check from the queen on h4.",
            "轮到白方走，王正被 h4 的后将军。",
        ),
        (mate, "Checkmate by the queen on h4: Black wins.", "h4 的后将死对方的王，黑方胜。"),
        (
            stalemate,
            "A draw by stalemate: no check, but no legal move either.",
            "逼和：没有被将军，可是无子可动，算和棋。",
        ),
        (
            claims,
            "White to move. White may claim a draw: the same position has come up three times.",
            "轮到白方走。白方可以要求判和：同一个局面出现了三次。",
        ),
    ] {
        assert_said(|lang| messages::status(lang, &status), en, zh);
    }
}

#[test]
fn who_can_still_mate() {
    let chance = |proof| Chance::No { proof };
    let line = Position::default().legal_moves().into_iter().take(1).collect();
    let chances = Proof::ALL.iter().map(|proof| chance(*proof));
    let chances = chances.chain([Chance::Yes { line }, Chance::Yes { line: Vec::new() }, Chance::Unknown]);
    for (chance, lang) in chances.flat_map(|chance| Lang::ALL.iter().map(move |lang| (chance.clone(), *lang)))
    {
        let said = messages::chance(lang, Color::White, &chance);
        assert_eq!(clean::fault(lang, &said), None, "{chance:?}");
        assert!(said.contains(messages::side(lang, Color::White)), "{said}");
    }
    assert_said(
        |lang| messages::chance(lang, Color::Black, &chance(Proof::OneColourBishops)),
        "Black can never checkmate: only bishops could give check, and every bishop here goes on squares of the \
         same colour.",
        "黑方不可能将死对方：能将军的只有象，而棋盘上的象走的都是同一种颜色的格子。",
    );
}

#[test]
fn faults_of_fens() {
    let fault = |code, squares: &[Square], side| FenFault { code, squares: squares.to_vec(), side };
    for (fault, en, zh) in [
        (fault(FenCode::MissingKing, &[], Some(Color::Black)), "Black has no king.", "黑方没有王。"),
        (
            fault(FenCode::TooManyKings, &[Square::E1, Square::G1], Some(Color::White)),
            "White has more than one king: on e1 and g1.",
            "白方的王不止一个：e1、g1。",
        ),
        (
            fault(FenCode::PawnOnBackRank, &[Square::A1, Square::B8, Square::C8], None),
            "No pawn can stand on the first or last rank, as here on a1, b8 and c8.",
            "第一条和第八条横线上不会有兵，可是 a1、b8、c8 上有。",
        ),
        (
            fault(FenCode::Castling, &[Square::H1], None),
            "The third field names a right to castle that does not fit the board. Look at h1.",
            "第三段写的易位权和棋盘对不上，看看 h1。",
        ),
    ] {
        assert_said(|lang| messages::fen_fault(lang, &fault), en, zh);
    }
}

#[test]
fn squares_in_a_row() {
    for (squares, en, zh) in [
        (&[][..], "", ""),
        (&[Square::F1], "f1", "f1"),
        (&[Square::F1, Square::G1], "f1 and g1", "f1、g1"),
        (&[Square::B1, Square::C1, Square::D1], "b1, c1 and d1", "b1、c1、d1"),
    ] {
        assert_said(|lang| messages::squares(lang, squares), en, zh);
    }
}
