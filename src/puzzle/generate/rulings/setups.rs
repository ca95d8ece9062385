//! Found during the game: the board lies wrong, the pieces were set up wrong, the colours are reversed.

use super::super::draw::Draw;
use super::super::{Draft, board, play, start};
use super::Scene;
use crate::arbiter::{Code, Event, EventKind};
use crate::rules::{Color, File, Game, Placement, Square};

/// Moves by each side after which the colours stay (FIDE 7.3).
const TEN: usize = 10;

const OTHERS: &[Code] = &[
    Code::NewGameSetup,
    Code::BoardTransferred,
    Code::NewGameColours,
    Code::ColoursStay,
    Code::FoundTooLate,
    Code::GoingOn,
];

pub(super) fn propose(draw: &mut Draw) -> Option<Draft> {
    let kind =
        draw.weighted(&[(Found::Board, 3), (Found::Pieces, 3), (Found::Colours, draw.by_level(3, 4, 6))])?;
    let begun = if matches!(kind, Found::Pieces) { misplaced(draw)? } else { start() };
    let least = draw.by_level(4, 8, 15);
    let most = draw.by_level(24, 28, 24);
    let plies = draw.between(least, most);
    let game = play::on(draw, begun, plies);
    let both = game.plies() / 2;
    let right = match kind {
        Found::Board => Code::BoardTransferred,
        Found::Pieces => Code::NewGameSetup,
        Found::Colours if both >= TEN => Code::ColoursStay,
        Found::Colours => Code::NewGameColours,
    };
    // Ten moves decide on the colours, and on nothing else.
    let near_miss = match kind {
        Found::Board | Found::Pieces => both >= TEN,
        Found::Colours => both + 1 == TEN || both == TEN,
    };
    let plain = draw.by_level(35, 60, 60);
    let wanted = near_miss || draw.chance(plain);
    let ended = game.position().legal_moves().is_empty();
    let scene = Scene { game, events: vec![Event { side: None, kind: kind.event() }], right, near_miss };
    (wanted && !ended).then(|| scene.draft(draw, OTHERS))
}

#[derive(Debug, Clone, Copy)]
enum Found {
    Board,
    Pieces,
    Colours,
}

impl Found {
    fn event(self) -> EventKind {
        match self {
            Found::Board => EventKind::BoardFoundRotated,
            Found::Pieces => EventKind::PiecesFoundMisplaced,
            Found::Colours => EventKind::ColoursFoundReversed,
        }
    }
}

/// The start of a game in which two neighbours of the first rank have changed places, on one side or
/// on both.
fn misplaced(draw: &mut Draw) -> Option<Game> {
    let mut squares = Placement::initial();
    let (one, other) = draw.pick(&[
        (File::B, File::C),
        (File::F, File::G),
        (File::D, File::E),
        (File::A, File::B),
        (File::G, File::H),
    ])?;
    let sides: &[Color] = match draw.below(3) {
        0 => &[Color::White],
        1 => &[Color::Black],
        _ => &[Color::White, Color::Black],
    };
    for side in sides {
        let [from, to] = [one, other].map(|file| Square::from_coords(file, side.backrank()));
        let (left, right) = (squares.remove(from)?, squares.remove(to)?);
        squares.set(from, right);
        squares.set(to, left);
    }
    let rights = board::possible_rights(&squares);
    board::game_with(&squares, Color::White, &rights, None)
}
