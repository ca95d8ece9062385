//! Every refusal in both languages, word for word, for a position of its own.

use Color::{Black, White};
use Wing::{Long, Short};
use yize::i18n::{Lang, messages};
use yize::rules::{About, Bar, Color, Moment, Piece, Placed, ReasonCode as R, Refusal, Role, Square, Wing};

/// A refusal and its words in English and Chinese.
pub(super) struct Told(pub(super) Refusal, &'static str, &'static str);

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Pieces by FEN letter and square: `"ba6 rf8"`.
fn pieces(names: &str) -> Vec<Placed> {
    names
        .split_whitespace()
        .map(|name| Placed {
            square: square(&name[1..]),
            piece: Piece::from_char(name.chars().next().unwrap()).unwrap(),
        })
        .collect()
}

fn piece(name: &str) -> Placed {
    pieces(name)[0]
}

/// `from` is a piece with its square, `to` a square.
fn step(from: &str, to: &str) -> About {
    let mover = piece(from);
    About { side: mover.piece.color, mover: Some(mover), to: Some(square(to)), wing: None, named: None }
}

fn naming(role: Role, about: About) -> About {
    About { named: Some(role), ..about }
}

fn text(side: Color, to: &str, named: Option<Role>) -> About {
    About { side, mover: None, to: to.parse().ok(), wing: None, named }
}

fn castle(side: Color, wing: Wing) -> About {
    let rank = side.backrank();
    let king = Placed { square: Square::from_coords(yize::rules::File::E, rank), piece: Role::King.of(side) };
    About { side, mover: Some(king), to: Some(wing.king_target(rank)), wing: Some(wing), named: None }
}

fn on(number: u32) -> Option<Moment> {
    Some(Moment { ply: 2 * number as usize - 1, number })
}

fn told(code: R, about: About) -> Refusal {
    Refusal::new(code, about)
}

fn on_the_move_itself() -> Vec<Told> {
    vec![
        Told(
            told(R::NotAMove, text(White, "-", None)),
            "This doesn't read as a move. Write where the piece stands and where it goes, such as e2e4, or use notation such as Nf3, exd5 or O-O.",
            "看不出这是哪一着。可以写起点和终点，比如 e2e4；也可以写记谱，比如 Nf3、exd5、O-O。",
        ),
        Told(
            told(R::GameOver, step("Ke1", "e2")).by(pieces("qh4")),
            "The game is already over: it is checkmate, with check from the queen on h4. No move can follow.",
            "这盘棋已经下完了：h4 的后将军，王被将死，不能再走了。",
        ),
        Told(
            told(R::GameOver, step("Ke1", "e2")).by(pieces("rb1 bb4")),
            "The game is already over: it is checkmate, with check from the rook on b1 and the bishop on b4. No move can follow.",
            "这盘棋已经下完了：b1 的车和 b4 的象将军，王被将死，不能再走了。",
        ),
        Told(
            told(R::GameOver, step("kh8", "h7")),
            "The game is already over: it is stalemate, no check and no legal move left. That is a draw.",
            "这盘棋已经下完了：没有被将军，也无子可动，这是逼和，算和棋。",
        ),
        Told(
            told(R::EmptySquare, text(White, "e5", None)).at([square("e4")]),
            "There is no piece on e4, so nothing can move from there.",
            "e4 是空格，没有子可走。",
        ),
        Told(
            told(R::NotYourTurn, step("ng8", "f6")).at([square("g8")]).by(pieces("ng8")),
            "It is White's turn, and the knight on g8 is Black's.",
            "现在轮到白方走，g8 的马是黑方的。",
        ),
        Told(
            told(R::NotYourTurn, step("Pe2", "e4")).at([square("e2")]).by(pieces("Pe2")),
            "It is Black's turn, and the pawn on e2 is White's.",
            "现在轮到黑方走，e2 的兵是白方的。",
        ),
        Told(
            told(R::NoSuchPieceMove, text(White, "e4", Some(Role::Knight)))
                .at([square("e4")])
                .by(pieces("Ng1")),
            "There is no way for the knight on g1 to go to e4.",
            "g1 的马走不到 e4。",
        ),
        Told(
            told(R::NoSuchPieceMove, text(White, "e4", Some(Role::Knight)))
                .at([square("e4")])
                .by(pieces("Nb1 Ng1")),
            "These can't go to e4: the knight on b1 and the knight on g1.",
            "b1 的马和 g1 的马都走不到 e4。",
        ),
        Told(
            told(R::NoSuchPieceMove, text(Black, "d4", Some(Role::Queen))).at([square("d4")]),
            "Black has no queen that could go to d4.",
            "黑方没有能走到 d4 的后。",
        ),
        Told(
            told(R::NoSuchPieceMove, text(White, "e4", Some(Role::Knight)))
                .at([square("e2"), square("e4")])
                .by(pieces("Pe2")),
            "On e2 stands a pawn, not a knight.",
            "e2 上是兵，不是马。",
        ),
        Told(
            told(R::Ambiguous, text(White, "d2", Some(Role::Knight)))
                .at([square("d2")])
                .by(pieces("Nb1 Nf3")),
            "Two pieces can go to d2: the knight on b1 and the knight on f3. Say which one you mean.",
            "有两个子能走到 d2：b1 的马和 f3 的马。要说清是哪一个。",
        ),
        Told(
            told(R::Ambiguous, text(White, "d4", Some(Role::Queen)))
                .at([square("d4")])
                .by(pieces("Qa1 Qd8 Qh4")),
            "3 pieces can go to d4: the queen on a1, the queen on d8 and the queen on h4. Say which one you mean.",
            "有 3 个子能走到 d4：a1 的后、d8 的后和 h4 的后。要说清是哪一个。",
        ),
        Told(
            told(R::Ambiguous, text(White, "-", None)),
            "More than one move fits. Say which piece goes, or which way to castle.",
            "这样写不止一种走法，要说清是哪个子，或者往哪边易位。",
        ),
        Told(
            told(R::SameSquare, step("Nf3", "f3")),
            "A move has to lead to another square: the knight would stay on f3.",
            "走棋要换一格，f3 的马还在原地。",
        ),
        Told(
            told(R::OwnPieceOnTarget, step("Ra1", "a2")).at([square("a2")]).by(pieces("Pa2")),
            "The rook can't go to a2: your own pawn stands there.",
            "车不能走到 a2：自己的兵站在那里。",
        ),
        Told(
            told(R::KingCapture, step("Qh5", "e8")).at([square("e8")]),
            "The enemy king stands on e8, and a king is never captured. The game ends at checkmate.",
            "e8 上是对方的王。王是不能吃的，将死对方，棋就下完了。",
        ),
        Told(
            told(R::NotHowItMoves, step("Ke1", "e3")).at([square("e1"), square("e3")]),
            "The king goes one square at a time, in any direction; two are only for castling. From e1 to e3 is too far.",
            "王一次只走一格，哪个方向都行。从 e1 到 e3 太远了。",
        ),
        Told(
            told(R::NotHowItMoves, step("Qd1", "e3")).at([square("d1"), square("e3")]),
            "The queen goes along files, ranks and diagonals. From d1, none of them leads to e3.",
            "后走直线、横线和斜线。d1 和 e3 不在同一条线上。",
        ),
        Told(
            told(R::NotHowItMoves, step("Ra1", "b3")).at([square("a1"), square("b3")]),
            "The rook goes along files and ranks. From a1, neither leads to b3.",
            "车走直线和横线。a1 和 b3 不在同一条线上。",
        ),
        Told(
            told(R::NotHowItMoves, step("Bc1", "c3")).at([square("c1"), square("c3")]),
            "The bishop goes along diagonals. From c1, none of them leads to c3.",
            "象走斜线。c1 和 c3 不在同一条斜线上。",
        ),
        Told(
            told(R::NotHowItMoves, step("ng8", "g6")).at([square("g8"), square("g6")]),
            "The knight goes two squares straight and then one to the side, like an L. From g8 to g6 is no such jump.",
            "马走“日”字：横着或直着走两格，再往旁边走一格。从 g8 到 g6 不是“日”字。",
        ),
        Told(
            told(R::NotHowItMoves, step("Pe2", "g3")).at([square("e2"), square("g3")]),
            "The pawn moves straight ahead and captures one square diagonally ahead. From e2 to g3 is neither.",
            "兵直着往前走，斜着往前吃一格。从 e2 到 g3，两样都不是。",
        ),
        Told(
            told(R::PathBlocked, step("Rd1", "d7")).by(pieces("nd3")),
            "The rook can't pass: the knight on d3 stands in the way. Only knights jump.",
            "车过不去：d3 的马挡着。只有马能越子。",
        ),
    ]
}

fn on_pawns() -> Vec<Told> {
    vec![
        Told(
            told(R::PawnBackwards, step("Pe4", "e3")).at([square("e4"), square("e3")]),
            "A pawn never goes back, and from e4 to e3 is backwards.",
            "兵不能后退，从 e4 到 e3 是往后走。",
        ),
        Told(
            told(R::PawnSideways, step("Pe4", "f4")).at([square("e4"), square("f4")]),
            "A pawn never goes sideways, and from e4 to f4 is sideways.",
            "兵不能横着走，从 e4 到 f4 是横走。",
        ),
        Told(
            told(R::PawnTooFar, step("Pe2", "e5")).at([square("e2"), square("e5")]),
            "From e2 to e5 is too far for a pawn: it goes one square, or two from its starting square.",
            "从 e2 到 e5，兵走不了这么远：一次走一格，在起始格上可以走两格。",
        ),
        Told(
            told(R::PawnDoubleStepNotHome, step("Pe3", "e5")).at([square("e3")]),
            "The pawn on e3 is no longer on its starting square, so it goes one square at a time. Two are only for the first move.",
            "e3 的兵已经不在起始格，一次只能走一格。走两格，只有第一步可以。",
        ),
        Told(
            told(R::PawnBlocked, step("Pe2", "e4")).by(pieces("ne3")),
            "The pawn on e2 is blocked: the knight on e3 stands in its way. Straight ahead, a pawn needs empty squares.",
            "e2 的兵走不过去：e3 的马挡在前面。兵往前走，前面的格要空着。",
        ),
        Told(
            told(R::PawnBlocked, step("Pe2", "e4")).by(pieces("ne3 pe4")),
            "The pawn on e2 is blocked: the knight on e3 and the pawn on e4 stand in its way. Straight ahead, a pawn needs empty squares.",
            "e2 的兵走不过去：e3 的马和 e4 的兵都挡在前面。兵往前走，前面的格要空着。",
        ),
        Told(
            told(R::PawnNoStraightCapture, step("Pe4", "e5")).by(pieces("pe5")),
            "Pawns move straight and capture diagonally: straight ahead, the pawn on e5 can't be taken.",
            "兵直着走、斜着吃：正前方 e5 的兵吃不了。",
        ),
        Told(
            told(R::PawnNothingToCapture, step("Pe4", "d5")).at([square("d5")]),
            "A pawn goes diagonally only to capture, and on d5 there is nothing to take.",
            "兵吃子才斜着走，d5 上没有子可吃。",
        ),
        Told(
            told(R::EnPassantExpired, step("Pe5", "d6")).since(on(3)).barred(Bar::ForGood),
            "Too late: en passant is only possible right after the double step, and the pawn on d5 made it on move 3.",
            "晚了：吃过路兵只能在对方的兵走两格之后马上吃，d5 的兵是第 3 回合走过来的。",
        ),
        Told(
            told(R::EnPassantExpired, step("Pe5", "d6")).barred(Bar::ForGood),
            "Too late: en passant must come right after the double step, and the pawn on d5 made it earlier.",
            "晚了：吃过路兵只能在对方的兵走两格之后马上吃，d5 的兵早就走过来了。",
        ),
        Told(
            told(R::EnPassantNotDoubleStep, step("pd4", "e3")).at([square("e4")]).by(pieces("Pe4")),
            "En passant takes only a pawn that went two squares in one move, and the pawn on e4 did not come that way.",
            "吃过路兵，只能吃一步走了两格的兵，e4 的兵不是这样走来的。",
        ),
        Told(
            told(R::PromotionMissing, step("Pe7", "e8")).at([square("e8")]),
            "On e8 the pawn reaches the last rank and must change. Say what it becomes: queen, rook, bishop or knight.",
            "兵走到 e8 就到底线了，必须升变。要说清变成什么：后、车、象还是马。",
        ),
        Told(
            told(R::PromotionNotAllowed, naming(Role::King, step("Pe7", "e8"))),
            "A pawn may become a queen, rook, bishop or knight. A king is not among them.",
            "兵升变，可以选后、车、象、马，不能选王。",
        ),
        Told(
            told(R::PromotionNotAllowed, naming(Role::Pawn, step("pe2", "e1"))),
            "A pawn may become a queen, rook, bishop or knight. A pawn is not among them.",
            "兵升变，可以选后、车、象、马，不能选兵。",
        ),
        Told(
            told(R::PromotionNotAllowed, naming(Role::Queen, step("Re7", "e8"))),
            "Only a pawn can change into another piece, and a rook stands on e7.",
            "只有兵能升变，e7 上是车。",
        ),
        Told(
            told(R::PromotionNotAllowed, naming(Role::Queen, step("pe4", "e3"))),
            "A pawn changes only on the last rank, and e3 is not on it.",
            "兵走到底线才升变，e3 还没到底线。",
        ),
        Told(
            told(R::PromotionNotAllowed, naming(Role::Queen, step("Pe7", "e8"))),
            "A pawn becomes a queen, rook, bishop or knight, and only on the last rank.",
            "兵到了底线才升变，只能变成后、车、象或马。",
        ),
    ]
}

fn on_castling() -> Vec<Told> {
    vec![
        Told(
            told(R::CastlingNoRook, About { mover: Some(piece("Ke2")), ..castle(White, Short) })
                .at([square("e1")]),
            "Castling begins with the king on e1, and your king is on e2.",
            "易位时，王要从 e1 出发，现在王在 e2。",
        ),
        Told(
            told(R::CastlingNoRook, castle(White, Short)).at([square("h1")]),
            "There is no rook of White's on h1, so White can't castle short.",
            "h1 没有白方的车，白方不能短易位。",
        ),
        Told(
            told(R::CastlingNoRook, castle(Black, Long)).at([square("a8")]),
            "There is no rook of Black's on a8, so Black can't castle long.",
            "a8 没有黑方的车，黑方不能长易位。",
        ),
        Told(
            told(R::CastlingNoRook, About { mover: None, ..castle(Black, Long) }).at([square("e8")]),
            "King and rook are not both on their starting squares.",
            "王和车没有都在起始格上。",
        ),
        Told(
            told(R::CastlingPromotedRook, castle(White, Short)).by(pieces("Re8")),
            "No: castling takes a rook that has stood in its corner, on the king's own rank, since the start. The rook on e8 has not.",
            "不行：易位只能用开局就在角上、和王同一条横线的车，e8 的车不是。",
        ),
        Told(
            told(R::CastlingRookCaptured, castle(White, Short))
                .by(pieces("Rh1"))
                .since(on(12))
                .barred(Bar::ForGood),
            "No: the rook that began on h1 was captured on move 12. Another rook can't castle in its place.",
            "不行：原来在 h1 的车第 12 回合被吃掉了，后来走到这里的车不能易位。",
        ),
        Told(
            told(R::CastlingRookCaptured, castle(White, Short)).by(pieces("Rh1")).barred(Bar::ForGood),
            "No: the rook that began on h1 was captured. Another rook can't castle in its place.",
            "不行：原来在 h1 的车被吃掉了，后来走到这里的车不能易位。",
        ),
        Told(
            told(R::CastlingKingMoved, castle(White, Short))
                .by(pieces("Ke1"))
                .since(on(5))
                .barred(Bar::ForGood),
            "No: the king moved on move 5. Coming back does not restore the right.",
            "不行：王第 5 回合走动过，走回来也不能再易位了。",
        ),
        Told(
            told(R::CastlingKingMoved, castle(White, Short)).by(pieces("Ke1")).barred(Bar::ForGood),
            "No: the king has moved before. Coming back does not restore the right.",
            "不行：王以前走动过，走回来也不能再易位了。",
        ),
        Told(
            told(R::CastlingRookMoved, castle(White, Short))
                .by(pieces("Rh1"))
                .since(on(5))
                .barred(Bar::ForGood),
            "No: the rook from h1 moved on move 5. Coming back does not restore the right.",
            "不行：h1 的车第 5 回合走动过，走回来也不能再易位了。",
        ),
        Told(
            told(R::CastlingRookMoved, castle(Black, Long)).by(pieces("ra8")).barred(Bar::ForGood),
            "No: the rook from a8 has moved before. Coming back does not restore the right.",
            "不行：a8 的车以前走动过，走回来也不能再易位了。",
        ),
        Told(
            told(R::CastlingRightLost, castle(White, Short)).by(pieces("Ke1 Rh1")).barred(Bar::ForGood),
            "No: this position says that White may no longer castle short. The king or the rook on h1 has moved before.",
            "不行：这个局面注明白方不能再短易位——王或 h1 的车以前走动过。",
        ),
        Told(
            told(R::CastlingRightLost, castle(Black, Long)).barred(Bar::ForGood),
            "No: this position says that Black may no longer castle long.",
            "不行：这个局面注明黑方不能再长易位。",
        ),
        Told(
            told(R::CastlingPathBlocked, castle(White, Short)).by(pieces("Bf1")).barred(Bar::Now),
            "Not now: between king and rook every square must be empty, and the bishop on f1 stands there.",
            "现在不行：王和车之间要空着，f1 的象还在中间。",
        ),
        Told(
            told(R::CastlingPathBlocked, castle(White, Short)).by(pieces("Bf1 Ng1")).barred(Bar::Now),
            "Not now: between king and rook every square must be empty, and the bishop on f1 and the knight on g1 stand there.",
            "现在不行：王和车之间要空着，f1 的象和 g1 的马都还在中间。",
        ),
        Told(
            told(R::CastlingPathBlocked, castle(Black, Long)).by(pieces("nb8 bc8 qd8")).barred(Bar::Now),
            "Not now: between king and rook every square must be empty, and the knight on b8, the bishop on c8 and the queen on d8 stand there.",
            "现在不行：王和车之间要空着，b8 的马、c8 的象和 d8 的后都还在中间。",
        ),
        Told(
            told(R::CastlingInCheck, castle(White, Short)).by(pieces("re8")).barred(Bar::Now),
            "Not now: the king is in check from the rook on e8, and castling is no way out of check.",
            "现在不行：王正被 e8 的车将军，不能用易位来躲。",
        ),
        Told(
            told(R::CastlingThroughAttack, castle(White, Short))
                .at([square("f1")])
                .by(pieces("ba6"))
                .barred(Bar::Now),
            "Not now: the king would cross f1, and the bishop on a6 attacks it.",
            "现在不行：王要经过 f1，而 a6 的象正盯着 f1。",
        ),
        Told(
            told(R::CastlingThroughAttack, castle(White, Short))
                .at([square("f1")])
                .by(pieces("ba6 rf8"))
                .barred(Bar::Now),
            "Not now: the king would cross f1, and the bishop on a6 and the rook on f8 attack it.",
            "现在不行：王要经过 f1，而 a6 的象和 f8 的车都盯着 f1。",
        ),
        Told(
            told(R::CastlingIntoAttack, castle(White, Short))
                .at([square("g1")])
                .by(pieces("rg7"))
                .barred(Bar::Now),
            "Not now: the king would land on g1, and the rook on g7 attacks it.",
            "现在不行：王要落在 g1，而 g7 的车正盯着 g1。",
        ),
        Told(
            told(R::CastlingIntoAttack, castle(Black, Long))
                .at([square("c8")])
                .by(pieces("Rc1 Bh3"))
                .barred(Bar::Now),
            "Not now: the king would land on c8, and the rook on c1 and the bishop on h3 attack it.",
            "现在不行：王要落在 c8，而 c1 的车和 h3 的象都盯着 c8。",
        ),
    ]
}

fn on_check() -> Vec<Told> {
    vec![
        Told(
            told(R::KingIntoAttack, step("Ke1", "e2")).at([square("e2")]).by(pieces("ra2")),
            "The king can't go to e2: the rook on a2 attacks that square.",
            "王不能走到 e2：a2 的车正盯着那里。",
        ),
        Told(
            told(R::KingIntoAttack, step("Ke1", "e2")).at([square("e2")]).by(pieces("ra2 bb5")),
            "The king can't go to e2: the rook on a2 and the bishop on b5 attack that square.",
            "王不能走到 e2：a2 的车和 b5 的象都盯着那里。",
        ),
        Told(
            told(R::KingIntoAttack, step("Kd3", "d4")).at([square("d4")]).by(pieces("kd5")),
            "Two kings never stand side by side. On d4 your king would be next to the king on d5.",
            "两个王不能挨着站。走到 d4，就和 d5 的王挨上了。",
        ),
        Told(
            told(R::KingIntoAttack, step("Ke2", "e1")).at([square("e1")]).by(pieces("re8")),
            "Going to e1 doesn't get the king off the line: the rook on e8 attacks right through e2.",
            "王从 e2 走到 e1，还在同一条线上，e8 的车照样攻击得到。",
        ),
        Told(
            told(R::KingIntoAttack, step("Kd4", "e5")).at([square("e5")]).by(pieces("ba1")),
            "Going to e5 doesn't get the king off the line: the bishop on a1 attacks right through d4.",
            "王从 d4 走到 e5，还在同一条线上，a1 的象照样攻击得到。",
        ),
        Told(
            told(R::KingIntoAttack, step("Ke2", "e3")).at([square("e3")]).by(pieces("re8")),
            "The king can't go to e3: the rook on e8 attacks that square.",
            "王不能走到 e3：e8 的车正盯着那里。",
        ),
        Told(
            told(R::DoubleCheckKingMustMove, step("Qd1", "e2")).by(pieces("re8 bb4")),
            "This is double check, from the rook on e8 and the bishop on b4. One move can't stop both, so the king itself has to move.",
            "这是双将：e8 的车和 b4 的象一起将军。一步挡不住两个，只能把王走开。",
        ),
        Told(
            told(R::CheckNotAnswered, step("Nb1", "a3")).at([square("e1")]).by(pieces("qh4")),
            "Your king is in check from the queen on h4, and this move leaves it so. Three ways to try: take the checking piece, put something in between, or move the king.",
            "王正被 h4 的后将军，这步没有解将。先想想三个办法：吃掉它、垫一个子、把王走开。",
        ),
        Told(
            told(R::CheckNotAnswered, step("Nb1", "a3")).at([square("e1")]).by(pieces("qe2")),
            "Your king is in check from the queen on e2, and this move leaves it so. Nothing can be put in between here: take the queen, or move the king.",
            "王正被 e2 的后将军，这步没有解将。中间垫不了子：要么吃掉这个后，要么把王走开。",
        ),
        Told(
            told(R::CheckNotAnswered, step("Nb1", "a3")).by(pieces("nf3")),
            "Your king is in check from the knight on f3, and this move leaves it so. Nothing can be put in between here: take the knight, or move the king.",
            "王正被 f3 的马将军，这步没有解将。中间垫不了子：要么吃掉这个马，要么把王走开。",
        ),
        Told(
            told(R::CheckNotAnswered, step("nb8", "a6")).by(pieces("Pd7")),
            "Your king is in check from the pawn on d7, and this move leaves it so. Nothing can be put in between here: take the pawn, or move the king.",
            "王正被 d7 的兵将军，这步没有解将。中间垫不了子：要么吃掉这个兵，要么把王走开。",
        ),
        Told(
            told(R::Pinned, step("nc6", "d4")).at([square("e8")]).by(pieces("Ba4")),
            "The knight on c6 is pinned: if it goes to d4, the bishop on a4 attacks your king.",
            "c6 的马被牵制了：它一走到 d4，a4 的象就将军你的王了。",
        ),
        Told(
            told(R::Pinned, step("Pe2", "d3")).at([square("e1")]).by(pieces("re8")),
            "The pawn on e2 can't go to d3: that opens a line, and the rook on e8 attacks your king.",
            "e2 的兵不能走到 d3：路一让开，e8 的车就将军你的王了。",
        ),
        Told(
            told(R::Pinned, step("Pb5", "c6")).at([square("a5"), square("c5")]).by(pieces("rh5")),
            "Not this time: en passant would clear two squares at once, b5 and c5, and then the rook on h5 attacks your king.",
            "这次不能吃：吃过路兵，b5 和 c5 两个兵会一起离开，h5 的车就将军你的王了。",
        ),
        Told(
            told(R::Pinned, step("Pb5", "c6")).at([square("a5")]).by(pieces("rh5")),
            "The pawn on b5 can't go to c6: that opens a line, and the rook on h5 attacks your king.",
            "b5 的兵不能走到 c6：路一让开，h5 的车就将军你的王了。",
        ),
        Told(
            told(R::Pinned, step("Pe3", "e4")).at([square("a3")]).by(pieces("rh3")),
            "The pawn on e3 is pinned: if it goes to e4, the rook on h3 attacks your king.",
            "e3 的兵被牵制了：它一走到 e4，h3 的车就将军你的王了。",
        ),
    ]
}

/// All of them.
pub(super) fn all() -> Vec<Told> {
    [on_the_move_itself(), on_pawns(), on_castling(), on_check()].into_iter().flatten().collect()
}

#[test]
fn every_refusal_is_told_word_for_word() {
    let wrong: Vec<_> = all()
        .iter()
        .flat_map(|Told(refusal, en, zh)| [(refusal, Lang::En, *en), (refusal, Lang::Zh, *zh)])
        .map(|(refusal, lang, expected)| (refusal.code, messages::refusal(lang, refusal), expected))
        .filter(|(_, said, expected)| said != expected)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_code_is_among_them() {
    let all = all();
    let without: Vec<_> =
        R::ALL.iter().filter(|code| !all.iter().any(|told| told.0.code == **code)).collect();
    assert!(without.is_empty(), "{without:?}");
}
