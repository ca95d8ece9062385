//! Lines and regions of the board: mark them, count their squares.

use super::coordinates::board;
use super::draw::Draw;
use super::{Draft, Level, Skill};
use crate::puzzle::{CountAsk, SquaresAsk, Task};
use crate::rules::{Area, File, Line, Rank, Region, Square};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "mark-line", lesson: "board", rules: &["files-ranks"], version: 1, propose: line },
    Skill { id: "mark-diagonal", lesson: "board", rules: &["diagonals"], version: 1, propose: diagonal },
    Skill { id: "mark-region", lesson: "board", rules: &["wings-centre"], version: 1, propose: region },
    Skill {
        id: "count-area",
        lesson: "board",
        rules: &["diagonals", "files-ranks", "wings-centre", "board-squares"],
        version: 1,
        propose: count,
    },
];

/// A file or a rank.
fn straight(draw: &mut Draw) -> Option<Line> {
    if draw.chance(50) {
        draw.pick(&File::ALL).map(Line::File)
    } else {
        draw.pick(&Rank::ALL).map(Line::Rank)
    }
}

/// A diagonal: at level one a long one.
fn slanting(draw: &mut Draw) -> Option<Line> {
    let least = draw.by_level(6, 3, 2);
    let fit: Vec<Line> = diagonals().filter(|line| line.squares().count() >= least).collect();
    draw.pick(&fit)
}

/// All diagonals of at least two squares, up to the right and down to the right.
fn diagonals() -> impl Iterator<Item = Line> {
    let rising = Square::ALL.into_iter().map(|square| (square, true));
    let both = rising.chain(Square::ALL.into_iter().map(|square| (square, false)));
    both.filter_map(|(first, rises)| {
        let (file, rank) = (u32::from(first.file()), u32::from(first.rank()));
        let (behind, ahead) = if rises { (rank, 7 - rank) } else { (7 - rank, rank) };
        let steps = (7 - file).min(ahead);
        let begins = file.min(behind) == 0 && steps > 0;
        let rank = if rises { rank + steps } else { rank - steps };
        let last = Square::from_coords(File::new(file + steps), Rank::new(rank));
        begins.then_some(Line::Diagonal(first, last))
    })
}

/// Mark a file or a rank.
fn line(draw: &mut Draw) -> Option<Draft> {
    let line = straight(draw)?;
    Some(board(draw, Task::Squares(SquaresAsk::Line { line })))
}

/// Mark a diagonal.
fn diagonal(draw: &mut Draw) -> Option<Draft> {
    let line = slanting(draw)?;
    Some(board(draw, Task::Squares(SquaresAsk::Line { line })))
}

/// A region; the wings less often, since they have so many squares.
fn some_region(draw: &mut Draw) -> Option<Region> {
    use Region as R;
    match draw.level {
        Level::One => draw.weighted(&[(R::Centre, 2), (R::CentralFiles, 2), (R::EdgeFiles, 2)]),
        Level::Two | Level::Three => draw.weighted(&[
            (R::Centre, 2),
            (R::CentralFiles, 2),
            (R::EdgeFiles, 2),
            (R::ExtendedCentre, 3),
            (R::Kingside, 1),
            (R::Queenside, 1),
        ]),
    }
}

/// Mark a region.
fn region(draw: &mut Draw) -> Option<Draft> {
    let region = some_region(draw)?;
    Some(board(draw, Task::Squares(SquaresAsk::Region { region })))
}

/// Draws an area of one kind.
type Kind = fn(&mut Draw) -> Option<Area>;

/// Count the squares of a line, a region, a colour or the whole board.
fn count(draw: &mut Draw) -> Option<Draft> {
    let (straights, slants, regions, halves) = draw.by_level((4, 4, 1, 2), (1, 6, 3, 1), (0, 8, 4, 0));
    let kinds: [(Kind, usize); 4] = [
        (|draw| straight(draw).map(Area::Line), straights),
        (|draw| slanting(draw).map(Area::Line), slants),
        (|draw| some_region(draw).map(Area::Region), regions),
        (|draw| draw.pick(&[Area::Board, Area::Light, Area::Dark]), halves),
    ];
    let of = draw.weighted(&kinds)?(draw)?;
    Some(board(draw, Task::Count(CountAsk::Squares { of })))
}
