//! Parts of the board that have names: files, ranks, diagonals, wings, the centre.
//!
//! Knows squares only, not what stands on them.

use super::{File, Rank, Square, SquareSet};

/// A file, a rank or a whole diagonal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Line {
    /// From player to player.
    File(File),
    /// Across the board.
    Rank(Rank),
    /// From edge to edge, by its two ends; the one on the lower file comes first.
    Diagonal(Square, Square),
}

impl Line {
    /// The line of that name: `e`, `4` or `a1-h8`, the ends of a diagonal in either order.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Line> {
        if let Some((one, other)) = name.split_once('-') {
            let ends = [one, other].map(|end| Square::from_ascii(end.as_bytes()).ok());
            return diagonal(ends[0]?, ends[1]?);
        }
        let mut letters = name.chars();
        let (first, rest) = (letters.next()?, letters.next());
        if rest.is_some() {
            return None;
        }
        File::from_char(first).map(Line::File).or_else(|| Rank::from_char(first).map(Line::Rank))
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self) -> SquareSet {
        match self {
            Line::File(file) => SquareSet::from_file(file),
            Line::Rank(rank) => SquareSet::from_rank(rank),
            Line::Diagonal(one, other) => between_ends(one, other),
        }
    }

    /// Its name, as [`Line::from_name`] reads it.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Line::File(file) => file.char().to_string(),
            Line::Rank(rank) => rank.char().to_string(),
            Line::Diagonal(one, other) => format!("{one}-{other}"),
        }
    }
}

/// A diagonal leads from one edge of the board to another.
fn diagonal(one: Square, other: Square) -> Option<Line> {
    let (first, last) = if one.file() <= other.file() { (one, other) } else { (other, one) };
    let across = i32::from(last.file()) - i32::from(first.file());
    let up = i32::from(last.rank()) - i32::from(first.rank());
    let goes_on = |square: Square, files: i32, ranks: i32| {
        let file = i32::from(square.file()) + files;
        let rank = i32::from(square.rank()) + ranks;
        (0..8).contains(&file) && (0..8).contains(&rank)
    };
    let whole = !goes_on(first, -1, -up.signum()) && !goes_on(last, 1, up.signum());
    (across > 0 && across == up.abs() && whole).then_some(Line::Diagonal(first, last))
}

fn between_ends(one: Square, other: Square) -> SquareSet {
    shakmaty::attacks::between(one, other).with(one).with(other)
}

/// A region of the board with a name of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Region {
    /// d4, d5, e4, e5.
    Centre,
    /// The twelve squares around the centre.
    ExtendedCentre,
    /// Files e to h.
    Kingside,
    /// Files a to d.
    Queenside,
    /// Files d and e.
    CentralFiles,
    /// Files a and h.
    EdgeFiles,
}

impl Region {
    /// All regions.
    pub const ALL: &'static [Region] = &[
        Region::Centre,
        Region::ExtendedCentre,
        Region::Kingside,
        Region::Queenside,
        Region::CentralFiles,
        Region::EdgeFiles,
    ];

    /// Its name in content files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Region::Centre => "centre",
            Region::ExtendedCentre => "extended-centre",
            Region::Kingside => "kingside",
            Region::Queenside => "queenside",
            Region::CentralFiles => "central-files",
            Region::EdgeFiles => "edge-files",
        }
    }

    /// The region of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Region> {
        Region::ALL.iter().copied().find(|region| region.name() == name)
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self) -> SquareSet {
        let block = |low: u32, high: u32| {
            let within = |at: u32| (low..=high).contains(&at);
            let inside = |square: &Square| within(square.file().into()) && within(square.rank().into());
            Square::ALL.into_iter().filter(inside).collect::<SquareSet>()
        };
        let files = |files: &[File]| {
            files.iter().fold(SquareSet::EMPTY, |all, file| all | SquareSet::from_file(*file))
        };
        match self {
            Region::Centre => block(3, 4),
            Region::ExtendedCentre => block(2, 5) & !block(3, 4),
            Region::Kingside => files(&[File::E, File::F, File::G, File::H]),
            Region::Queenside => files(&[File::A, File::B, File::C, File::D]),
            Region::CentralFiles => files(&[File::D, File::E]),
            Region::EdgeFiles => files(&[File::A, File::H]),
        }
    }
}

/// A part of the board, or all of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Area {
    /// The whole board.
    Board,
    /// The light squares.
    Light,
    /// The dark squares.
    Dark,
    /// A line.
    Line(Line),
    /// A region.
    Region(Region),
}

impl Area {
    /// The area of that name: `board`, `light`, `dark`, a line or a region.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Area> {
        match name {
            "board" => Some(Area::Board),
            "light" => Some(Area::Light),
            "dark" => Some(Area::Dark),
            _ => Region::from_name(name).map(Area::Region).or_else(|| Line::from_name(name).map(Area::Line)),
        }
    }

    /// Its squares.
    #[must_use]
    pub fn squares(self) -> SquareSet {
        match self {
            Area::Board => SquareSet::FULL,
            Area::Light => SquareSet::LIGHT_SQUARES,
            Area::Dark => SquareSet::DARK_SQUARES,
            Area::Line(line) => line.squares(),
            Area::Region(region) => region.squares(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Area, Line, Region};
    use crate::rules::Square;

    fn names(area: Area) -> String {
        area.squares().into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn lines_have_their_squares() {
        for (name, squares) in [
            ("e", "e1 e2 e3 e4 e5 e6 e7 e8"),
            ("4", "a4 b4 c4 d4 e4 f4 g4 h4"),
            ("a1-h8", "a1 b2 c3 d4 e5 f6 g7 h8"),
            ("h8-a1", "a1 b2 c3 d4 e5 f6 g7 h8"),
            ("a7-b8", "a7 b8"),
            ("h6-f8", "h6 g7 f8"),
            ("centre", "d4 e4 d5 e5"),
            ("extended-centre", "c3 d3 e3 f3 c4 f4 c5 f5 c6 d6 e6 f6"),
        ] {
            assert_eq!(names(Area::from_name(name).unwrap()), squares, "{name}");
        }
        assert_eq!(Line::from_name("h8-a1").unwrap().name(), "a1-h8");
    }

    #[test]
    fn what_is_no_line_is_refused() {
        for name in ["", "i", "9", "a1-h7", "b2-g7", "a1-b2", "a1-a8", "a1-a1", "e4", "a1-", "a1-h8-a1", "-"]
        {
            assert_eq!(Line::from_name(name), None, "{name}");
        }
    }

    #[test]
    fn regions_have_their_sizes() {
        let sizes = [4, 12, 32, 32, 16, 16];
        for (region, size) in Region::ALL.iter().zip(sizes) {
            assert_eq!(region.squares().count(), size, "{region:?}");
            assert_eq!(Region::from_name(region.name()), Some(*region));
        }
        assert!(Region::Kingside.squares().contains(Square::E1));
        assert!(Area::Dark.squares().contains(Square::A1));
        assert_eq!((Area::Board.squares().count(), Area::Light.squares().count()), (64, 32));
    }
}
