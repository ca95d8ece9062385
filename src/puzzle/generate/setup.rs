//! The initial position: lay what is missing, find what stands wrong, the queens and the board itself.

use super::draw::Draw;
use super::{Draft, Level, Skill, play};
use crate::puzzle::{BoardAsk, ChoiceAsk, SetupAsk, SpotAsk, Task};
use crate::rules::{Color, File, Placement, Rank, Role, Square};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "set-up-missing",
        lesson: "setup",
        rules: &["initial-position", "piece-count", "queen-on-colour"],
        version: 1,
        propose: missing,
    },
    Skill {
        id: "spot-wrong-setup",
        lesson: "setup",
        rules: &["initial-position", "wrong-setup", "queen-on-colour"],
        version: 1,
        propose: wrong,
    },
    Skill { id: "queens-at-home", lesson: "setup", rules: &["queen-on-colour"], version: 1, propose: royals },
    Skill {
        id: "board-laid",
        lesson: "board",
        rules: &["board-orientation", "wrong-board"],
        version: 1,
        propose: laid,
    },
];

/// The squares of these that hold such a piece in the initial position.
fn homes(of: impl Fn(Color, Role) -> bool) -> Vec<Square> {
    let initial = Placement::initial();
    initial.pieces().filter(|home| of(home.piece.color, home.piece.role)).map(|home| home.square).collect()
}

/// Takes so many men off these squares.
fn take_off(draw: &mut Draw, board: &mut Placement, mut from: Vec<Square>, count: usize) {
    draw.shuffle(&mut from);
    for square in from.into_iter().take(count) {
        board.remove(square);
    }
}

/// Seen by White, at level three by either side.
fn seen(draw: &mut Draw, mut draft: Draft) -> Draft {
    if draw.level == Level::Three {
        draft.ground.orientation = draw.side();
    }
    draft
}

/// Lay what is missing: a few men, then whole kinds of them, then an army or both first ranks.
fn missing(draw: &mut Draw) -> Option<Draft> {
    let mut board = Placement::initial();
    let pawns = homes(|_, role| role == Role::Pawn);
    let pieces = homes(|_, role| role != Role::Pawn);
    match draw.level {
        Level::One => {
            let (more, few) = (draw.between(3, 4), draw.between(2, 3));
            take_off(draw, &mut board, pieces, more);
            take_off(draw, &mut board, pawns, few);
        }
        Level::Two => {
            let mut kinds = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
            draw.shuffle(&mut kinds);
            take_off(draw, &mut board, homes(|_, role| kinds[..2].contains(&role)), 8);
            let few = draw.between(4, 6);
            take_off(draw, &mut board, pawns, few);
        }
        Level::Three => {
            let (army, side) = (draw.chance(50), draw.side());
            let gone = homes(|color, role| if army { color == side } else { role != Role::Pawn });
            take_off(draw, &mut board, gone, 16);
            let (rest, few) = (board.occupied().into_iter().collect(), draw.between(4, 6));
            take_off(draw, &mut board, rest, few);
        }
    }
    let task = Task::Setup(SetupAsk { target: Placement::initial() });
    Some(seen(draw, Draft::on_board(board, task)))
}

/// Something that went wrong when the board was set up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slip {
    /// Two men of a side stand on each other's square.
    Swap,
    /// The same, by both sides alike.
    Mirrored,
    /// A man of the other side stands there.
    Colour,
    /// A pawn stands too far ahead.
    Ahead,
    /// A man is missing.
    Missing,
}

impl Slip {
    /// Whether all men stand within their own two ranks, only not all of them on the right square.
    fn hides(self) -> bool {
        matches!(self, Slip::Swap | Slip::Mirrored)
    }

    /// Makes the slip where everything still stands right.
    fn make(self, draw: &mut Draw, board: &mut Placement) -> Option<()> {
        let initial = Placement::initial();
        let side = draw.side();
        let mut own: Vec<Square> = homes(|color, _| color == side);
        own.retain(|square| board.piece_at(*square) == initial.piece_at(*square));
        let square = draw.pick(&own)?;
        let piece = board.piece_at(square)?;
        match self {
            Slip::Swap | Slip::Mirrored => {
                let unlike = |to: &&Square| board.piece_at(**to) != Some(piece);
                let near = |to: &&Square| piece.role == Role::Pawn || to.rank() == square.rank();
                let others: Vec<Square> = own.iter().filter(unlike).filter(near).copied().collect();
                let other = draw.pick(&others)?;
                swap(board, square, other);
                if self == Slip::Mirrored {
                    swap(board, square.flip_vertical(), other.flip_vertical());
                }
            }
            Slip::Colour => board.set(square, piece.role.of(!side)),
            Slip::Missing => drop(board.remove(square)),
            Slip::Ahead => {
                let ahead = |rank| Square::from_coords(square.file(), rank);
                let ranks = side.fold_wb([Rank::Third, Rank::Fourth], [Rank::Sixth, Rank::Fifth]);
                let to = ahead(draw.pick(&ranks)?);
                if piece.role != Role::Pawn || board.piece_at(to).is_some() {
                    return None;
                }
                board.remove(square);
                board.set(to, piece);
            }
        }
        Some(())
    }
}

/// Lets what stands on two squares change places.
fn swap(board: &mut Placement, one: Square, other: Square) {
    let (first, second) = (board.remove(one), board.remove(other));
    let moved = [(one, second), (other, first)];
    for (square, piece) in moved.into_iter().filter_map(|(square, piece)| Some((square, piece?))) {
        board.set(square, piece);
    }
}

/// Find what stands wrong.
fn wrong(draw: &mut Draw) -> Option<Draft> {
    let hides = draw.chance(45);
    let open = [Slip::Colour, Slip::Ahead, Slip::Missing];
    let (one, two, three) = (draw.pick(&open)?, draw.pick(&open)?, draw.pick(&open)?);
    let slips: &[Slip] = match (draw.level, hides) {
        (Level::One, true) => &[Slip::Swap, Slip::Swap],
        (Level::One, false) => &[one, two, three],
        (Level::Two, true) => &[Slip::Swap, Slip::Swap, Slip::Swap],
        (Level::Two, false) => &[Slip::Swap, one, two],
        (Level::Three, true) => &[Slip::Mirrored, Slip::Swap, Slip::Swap],
        (Level::Three, false) => &[Slip::Swap, Slip::Swap, one, two],
    };
    let mut board = Placement::initial();
    for slip in slips {
        slip.make(draw, &mut board)?;
    }
    let task = Task::Spot(SpotAsk { target: Placement::initial() });
    let draft = Draft::on_board(board, task).near_miss(slips.iter().all(|slip| slip.hides()));
    Some(seen(draw, draft))
}

/// A game in which kings and queens still stand at home.
fn opening(draw: &mut Draw) -> Option<Placement> {
    let most = draw.by_level(10, 16, 22);
    let plies = draw.between(6, most);
    let board = Placement::from(play::game(draw, plies).position());
    let initial = Placement::initial();
    let at_home = royal_homes().all(|square| board.piece_at(square) == initial.piece_at(square));
    at_home.then_some(board)
}

/// Where kings and queens belong.
fn royal_homes() -> impl Iterator<Item = Square> {
    [Square::D1, Square::E1, Square::D8, Square::E8].into_iter()
}

/// Lets king and queen of a side change places.
fn swap_royals(board: &mut Placement, side: Color) {
    let [queen, king] = [File::D, File::E].map(|file| Square::from_coords(file, side.backrank()));
    swap(board, queen, king);
}

/// Do the queens stand on their own colour? Where both sides have swapped, queen faces queen as she
/// should; and what is right looks swapped from Black's side.
fn royals(draw: &mut Draw) -> Option<Draft> {
    let mut board = opening(draw)?;
    let ways: [(&[Color], usize); 4] = [
        (&[], 4),
        (&[Color::White, Color::Black], draw.by_level(4, 2, 2)),
        (&[Color::White], draw.by_level(0, 1, 1)),
        (&[Color::Black], draw.by_level(0, 1, 1)),
    ];
    let swapped = draw.weighted(&ways)?;
    for side in swapped {
        swap_royals(&mut board, *side);
    }
    let mut draft = Draft::on_board(board, Task::Choice(ChoiceAsk::Board(BoardAsk::Royals)));
    if draw.level != Level::One {
        draft.ground.orientation = draw.side();
    }
    let from_black = draft.ground.orientation == Color::Black;
    Some(draft.near_miss(swapped.len() == 2 || (swapped.is_empty() && from_black)))
}

/// Does the board lie right? Where king and queen have changed places, a board that lies wrong has
/// the queens on their own colour.
fn laid(draw: &mut Draw) -> Option<Draft> {
    let mut board = opening(draw)?;
    let disguised = draw.chance(draw.by_level(40, 50, 60));
    if disguised {
        Color::ALL.into_iter().for_each(|side| swap_royals(&mut board, side));
    }
    let mut draft = Draft::on_board(board, Task::Choice(ChoiceAsk::Board(BoardAsk::Laid)));
    draft.ground.turned = draw.chance(50);
    Some(draft.near_miss(disguised))
}
