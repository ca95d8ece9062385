//! A game: the position it starts from and the moves played since.

use super::{Color, FenFault, Legal, Moment, PieceMove, Position, Refused};
use shakmaty::Position as _;

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
            let text = text.as_ref();
            let attempt = super::read_move(&game, text);
            match attempt.ok().and_then(|attempt| super::legal_move(&game, &attempt)) {
                Some(mv) => game.play(mv),
                None => return Err(game.fault_at(index + 1, text)),
            }
        }
        Ok(game)
    }

    fn fault_at(&self, ply: usize, text: &str) -> GameFault {
        match super::judge_text(self, text) {
            super::Verdict::Refused(refused) => GameFault::History { ply, refused: Box::new(refused) },
            super::Verdict::Legal(_) => GameFault::TooLong,
        }
    }

    /// Plays a move that is legal in the current position.
    pub fn play(&mut self, mv: PieceMove) {
        let next = self.now.after(mv);
        self.past.push((std::mem::replace(&mut self.now, next), mv));
    }

    /// Plays a move that was judged in the current position.
    pub fn follow(&mut self, legal: &Legal) {
        self.past.push((std::mem::replace(&mut self.now, legal.after.clone()), legal.mv));
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

    /// Its moves as they stand on a score sheet (FIDE Appendix C): `1. e4 e5 2. Nf3`.
    #[must_use]
    pub fn movetext(&self) -> String {
        let mut text = String::new();
        for (ply, (before, mv)) in self.past.iter().enumerate() {
            let number = self.moment(ply + 1).number;
            match before.turn() {
                Color::White => text.push_str(&format!("{number}. ")),
                Color::Black if ply == 0 => text.push_str(&format!("{number}... ")),
                Color::Black => {}
            }
            text.push_str(&mv.san(before));
            text.push(' ');
        }
        text.truncate(text.trim_end().len());
        text
    }

    /// How many half-moves were played.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.past.len()
    }

    /// The position after `ply` half-moves; the current one where fewer were played.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &Position {
        self.past.get(ply).map_or(&self.now, |(position, _)| position)
    }

    /// Half-move `ply` (1 is the first), with the number of its full move as the start counts.
    #[must_use]
    pub fn moment(&self, ply: usize) -> Moment {
        let start = &self.start().0;
        let black_began = usize::from(start.turn() == Color::Black);
        let moves = (ply + black_began).saturating_sub(1) / 2;
        let number = start.fullmoves().get().saturating_add(u32::try_from(moves).unwrap_or(u32::MAX));
        Moment { ply, number }
    }
}
