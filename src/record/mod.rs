//! Records of games: PGN as it is found in the wild, and plain lists of moves.
//!
//! Reads a text game by game and plays each by the rules. Where the moves of a game break off, it
//! says why and on which line, keeps what came before, and goes on with the next game. Nothing here
//! refuses a whole text. What a game is worth is not its business; variations and comments are
//! passed over and counted.

mod clock;
mod decode;
mod draft;
mod fault;
mod glyph;
mod lichess;
mod read;
mod start;
mod tag;
mod tokens;

pub use decode::{Encoding, decode, is_text};
pub use fault::{Fault, FaultCode};
pub use lichess::{LichessFault, LichessPuzzle, is_lichess, lichess_puzzles};
pub use read::{Games, games};

use crate::rules::{FenFault, Game, PieceMove, Position};

/// The most tags of a game that are kept.
pub const MAX_TAGS: usize = 100;
/// The longest value of a tag, in characters; a longer one is cut.
pub const MAX_VALUE: usize = 255;
/// The most things passed over in a game that are told one by one.
pub const MAX_NOTES: usize = 20;

/// How a game ended, as its record says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// White won.
    White,
    /// Black won.
    Black,
    /// A draw.
    Draw,
    /// Not known, or not over.
    Open,
}

impl Outcome {
    /// All outcomes.
    pub const ALL: &'static [Outcome] = &[Outcome::White, Outcome::Black, Outcome::Draw, Outcome::Open];

    /// As PGN and the JSON API write it.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Outcome::White => "1-0",
            Outcome::Black => "0-1",
            Outcome::Draw => "1/2-1/2",
            Outcome::Open => "*",
        }
    }
}

/// A clock's reading after a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClockReading {
    /// After which half-move; 1 is the first.
    pub ply: usize,
    /// The time left, as written: `1:59:58`.
    pub time: String,
}

/// How much of a game's record was passed over.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Skipped {
    /// Variations; those within others are not counted.
    pub variations: usize,
    /// Comments.
    pub comments: usize,
    /// Glyphs (`$1`, `!?` where it stands alone) and the like.
    pub glyphs: usize,
}

/// A game as its record tells it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedGame {
    /// The line of the text on which the game begins; 1 is the first.
    pub line: usize,
    /// Its tags in order, each name once.
    pub tags: Vec<(String, String)>,
    /// Where it starts; `None` where that cannot be read, and then there are no moves.
    pub start: Option<Position>,
    /// What was mended in the FEN of the start.
    pub mended: Vec<FenFault>,
    /// The moves of the main line, all legal.
    pub moves: Vec<PieceMove>,
    /// What the clocks showed.
    pub clocks: Vec<ClockReading>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Why the moves break off, where they do.
    pub fault: Option<Fault>,
    /// What else was not as it should be, and passed over.
    pub notes: Vec<Fault>,
    /// What was passed over because it is not needed.
    pub skipped: Skipped,
}

impl RecordedGame {
    /// A game of which nothing is known but its start, and what was mended in that.
    #[must_use]
    pub fn at(start: Position, mended: Vec<FenFault>) -> RecordedGame {
        RecordedGame {
            line: 1,
            tags: Vec::new(),
            start: Some(start),
            mended,
            moves: Vec::new(),
            clocks: Vec::new(),
            outcome: None,
            fault: None,
            notes: Vec::new(),
            skipped: Skipped::default(),
        }
    }

    /// The game after all its moves; `None` without a start.
    #[must_use]
    pub fn game(&self) -> Option<Game> {
        let mut game = Game::from_position(self.start.clone()?);
        self.moves.iter().for_each(|mv| game.play(*mv));
        Some(game)
    }
}
