//! The puzzles that Lichess gives away, a line of a table each: `PuzzleId,FEN,Moves,Rating,…`.
//!
//! The position of a line is the one before the opponent's move; the puzzle begins after it.

use crate::rules::{Game, PieceMove, Position, legal_move, read_move};
use csv::{ReaderBuilder, StringRecord};

/// The longest name that is kept, in characters.
const MAX_NAME: usize = 40;

/// The most moves of a line that are read.
const MAX_MOVES: usize = 40;

/// A line of the table.
#[derive(Debug, Clone)]
pub struct LichessPuzzle {
    /// The line of the text; 1 is the first.
    pub line: u64,
    /// What Lichess calls it.
    pub name: String,
    /// The game after the opponent's move, and the moves that solve it, the solver's first.
    pub read: Result<(Game, Vec<PieceMove>), LichessFault>,
}

/// Why a line is no puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LichessFault {
    /// It has not the columns that it should have.
    Columns,
    /// The position cannot be.
    Position,
    /// There are not two moves at least: the opponent's and the solver's.
    Moves,
    /// A move is not legal.
    Illegal,
}

/// Whether a text is such a table: by its heading, or by a position in the second column.
#[must_use]
pub fn is_lichess(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let mut columns = first.split(',').map(|column| column.trim_matches('"'));
    let name = columns.next().unwrap_or_default();
    let second = columns.next().unwrap_or_default();
    name.eq_ignore_ascii_case("PuzzleId") || (columns.next().is_some() && second.matches('/').count() == 7)
}

/// The puzzles of a table, line by line; its heading is none.
pub fn lichess_puzzles(text: &str) -> impl Iterator<Item = LichessPuzzle> + '_ {
    let reader = ReaderBuilder::new().has_headers(false).flexible(true).from_reader(text.as_bytes());
    // A reader of text in memory fails at nothing but letters that are no text.
    let lines = reader.into_records().filter_map(Result::ok);
    lines
        .filter(|line| line.get(0).is_none_or(|name| !name.eq_ignore_ascii_case("PuzzleId")))
        .map(|line| puzzle(&line))
}

fn puzzle(columns: &StringRecord) -> LichessPuzzle {
    LichessPuzzle {
        line: columns.position().map_or(0, csv::Position::line),
        name: columns.get(0).unwrap_or_default().trim().chars().take(MAX_NAME).collect(),
        read: read(columns),
    }
}

fn read(columns: &StringRecord) -> Result<(Game, Vec<PieceMove>), LichessFault> {
    let (Some(fen), Some(moves)) = (columns.get(1), columns.get(2)) else {
        return Err(LichessFault::Columns);
    };
    let start = Position::mend(fen.trim()).map_err(|_| LichessFault::Position)?.0;
    let mut game = Game::from_position(start);
    let mut moves = moves.split_whitespace().take(MAX_MOVES);
    let first = moves.next().ok_or(LichessFault::Moves)?;
    game.play(played(&game, first).ok_or(LichessFault::Illegal)?);
    let mut after = game.clone();
    let mut solution = Vec::new();
    for text in moves {
        let mv = played(&after, text).ok_or(LichessFault::Illegal)?;
        after.play(mv);
        solution.push(mv);
    }
    if solution.is_empty() { Err(LichessFault::Moves) } else { Ok((game, solution)) }
}

fn played(game: &Game, text: &str) -> Option<PieceMove> {
    read_move(game, text).ok().and_then(|attempt| legal_move(game, &attempt))
}

#[cfg(test)]
mod tests {
    use super::{LichessFault, is_lichess, lichess_puzzles};

    const TABLE: &str = "PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags\n\
        00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1 b3c1 b1c1 h6c1,1793,75,95,7000,crushing,https://lichess.org/x,\n\
        bad01,8/8/8/8/8/8/8/8 w - - 0 1,e2e4 e7e5,1,1,1,1,,,\n\
        bad02,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3,1,1,1,1,,,\n\
        bad03,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 a1a8,1,1,1,1,,,\n\
        bad04\n";

    #[test]
    fn a_line_begins_after_the_opponents_move() {
        assert!(is_lichess(TABLE) && !is_lichess("[Event \"x\"]\n1. e4, e5, 2. Nf3"));
        let found: Vec<_> = lichess_puzzles(TABLE).collect();
        let (game, solution) = found[0].read.as_ref().unwrap();
        assert_eq!((found[0].line, found[0].name.as_str()), (2, "00008"));
        assert_eq!((game.plies(), solution.len(), solution[0].uci().as_str()), (1, 5, "e6e7"));
        let faults: Vec<_> =
            found[1..].iter().map(|line| line.read.as_ref().err().copied().unwrap()).collect();
        use LichessFault as F;
        assert_eq!(faults, [F::Position, F::Moves, F::Illegal, F::Columns]);
    }
}
