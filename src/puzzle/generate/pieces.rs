//! The pieces: what they are called, how they are written, whose they are, how many there are.

use super::coordinates::board;
use super::draw::Draw;
use super::{Draft, Level, Skill, play};
use crate::puzzle::{BoardAsk, ChoiceAsk, Class, CountAsk, Filter, SquaresAsk, Task};
use crate::rules::{Color, Placed, Placement, Rank, Role, Square};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "name-piece", lesson: "setup", rules: &["piece-names"], version: 1, propose: name },
    Skill { id: "piece-letter", lesson: "setup", rules: &["piece-names"], version: 1, propose: letter },
    Skill {
        id: "whose-piece",
        lesson: "setup",
        rules: &["colours-white-black", "two-players"],
        version: 1,
        propose: owner,
    },
    Skill {
        id: "mark-pieces",
        lesson: "setup",
        rules: &["piece-names", "colours-white-black"],
        version: 1,
        propose: mark,
    },
    Skill { id: "count-pieces", lesson: "setup", rules: &["piece-count"], version: 1, propose: count },
];

/// A piece of the board, each kind as likely as the next.
pub(super) fn some_piece(draw: &mut Draw, board: &Placement) -> Option<Placed> {
    let role = draw.pick(&Role::ALL)?;
    let such: Vec<Placed> = board.pieces().filter(|placed| placed.piece.role == role).collect();
    draw.pick(&such)
}

/// A question about one piece of a board.
pub(super) fn about_one(draw: &mut Draw, ask: impl Fn(Square) -> BoardAsk) -> Option<Draft> {
    let ground = board(draw, Task::Choice(ChoiceAsk::Turn)).ground;
    let placed = some_piece(draw, ground.board.as_ref()?)?;
    Some(Draft { ground, task: Task::Choice(ChoiceAsk::Board(ask(placed.square))), near_miss: false })
}

/// What is the piece called?
fn name(draw: &mut Draw) -> Option<Draft> {
    about_one(draw, |square| BoardAsk::Piece { square })
}

/// With which letter is it written?
fn letter(draw: &mut Draw) -> Option<Draft> {
    about_one(draw, |square| BoardAsk::LetterOn { square })
}

/// Whether a piece stands on the other side's half of the board.
fn is_abroad(placed: Placed) -> bool {
    (placed.square.rank() >= Rank::Fifth) == (placed.piece.color == Color::White)
}

/// Whose piece is it? Often one that has gone over to the other side's half.
fn owner(draw: &mut Draw) -> Option<Draft> {
    let (least, most) = draw.by_level((8, 16), (12, 30), (16, 44));
    let plies = draw.between(least, most);
    let board = Placement::from(play::game(draw, plies).position());
    let abroad = draw.chance(60);
    let such: Vec<Placed> = board.pieces().filter(|placed| is_abroad(*placed) == abroad).collect();
    let square = draw.pick(&such)?.square;
    let mut draft = Draft::on_board(board, Task::Choice(ChoiceAsk::Board(BoardAsk::Owner { square })));
    if draw.level == Level::Three {
        draft.ground.orientation = draw.side();
    }
    Some(draft.near_miss(abroad))
}

/// Pieces of one kind and side at level one; then of one kind, of a side, heavy ones or light ones.
fn some_filter(draw: &mut Draw) -> Option<Filter> {
    let piece = Some(draw.pick(&Role::ALL)?);
    let side = Some(draw.side());
    let class = draw.pick(&[Class::Heavy, Class::Light]);
    let none = Filter::default();
    let kinds = match draw.level {
        Level::One => vec![(Filter { side, piece, ..none }, 1)],
        Level::Two => vec![(Filter { side, piece, ..none }, 2), (Filter { piece, ..none }, 3)],
        Level::Three => vec![
            (Filter { piece, ..none }, 2),
            (Filter { side, class, ..none }, 2),
            (Filter { side, ..none }, 1),
        ],
    };
    draw.weighted(&kinds)
}

/// Mark all pieces that are such.
fn mark(draw: &mut Draw) -> Option<Draft> {
    let filter = some_filter(draw)?;
    let draft = board(draw, Task::Squares(SquaresAsk::Pieces(filter)));
    // A whole army would be a long task with nothing to find.
    let count = filter.squares(draft.ground.board.as_ref()?).count();
    (1..=8).contains(&count).then_some(draft)
}

/// Count all pieces that are such.
fn count(draw: &mut Draw) -> Option<Draft> {
    let filter = some_filter(draw)?;
    let draft = board(draw, Task::Count(CountAsk::Pieces(filter)));
    let some = !filter.squares(draft.ground.board.as_ref()?).is_empty();
    (some && filter.piece != Some(Role::King)).then_some(draft)
}
