//! The state of a game: check, its end, what may be claimed.

use super::{CanMate, Chance, Color, Game, Placed, Position, unwinnable};
use shakmaty::{EnPassantMode, Position as _, zobrist::Zobrist128};
use std::collections::HashMap;

/// How a game ended by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum End {
    /// The king is in check and has no legal answer (FIDE 5.1.1).
    Checkmate,
    /// Not in check, no legal move (5.2.1).
    Stalemate,
    /// Neither side can ever mate (5.2.2).
    DeadPosition,
    /// The position stood five times (9.6.1).
    FivefoldRepetition,
    /// 75 moves each without pawn move or capture (9.6.2).
    SeventyfiveMoves,
}

impl End {
    /// All ends.
    pub const ALL: &'static [End] =
        &[End::Checkmate, End::Stalemate, End::DeadPosition, End::FivefoldRepetition, End::SeventyfiveMoves];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            End::Checkmate => "checkmate",
            End::Stalemate => "stalemate",
            End::DeadPosition => "dead-position",
            End::FivefoldRepetition => "fivefold-repetition",
            End::SeventyfiveMoves => "seventyfive-moves",
        }
    }
}

/// A draw that the player to move may claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// The position stands for the third time (9.2).
    ThreefoldRepetition,
    /// 50 moves each without pawn move or capture (9.3).
    FiftyMoves,
}

impl Claim {
    /// All claims.
    pub const ALL: &'static [Claim] = &[Claim::ThreefoldRepetition, Claim::FiftyMoves];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Claim::ThreefoldRepetition => "threefold-repetition",
            Claim::FiftyMoves => "fifty-moves",
        }
    }
}

impl Difference {
    /// All differences.
    pub const ALL: &'static [Difference] =
        &[Difference::Pieces, Difference::Turn, Difference::Rights, Difference::EnPassant];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Difference::Pieces => "pieces",
            Difference::Turn => "turn",
            Difference::Rights => "castling-rights",
            Difference::EnPassant => "en-passant",
        }
    }
}

/// In what two positions differ that might be taken for the same (9.2.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Difference {
    /// Pieces of the same kind and colour do not stand on the same squares.
    Pieces,
    /// The other side is to move.
    Turn,
    /// Other castling rights are left.
    Rights,
    /// An en passant capture is possible in one of them only, or in both on different squares.
    EnPassant,
}

/// The short status of a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Status {
    /// The side to move.
    pub turn: Color,
    /// The pieces that give check.
    pub checkers: Vec<Placed>,
    /// How the game ended, if it did.
    pub end: Option<End>,
    /// Who won.
    pub winner: Option<Color>,
    /// What the player to move may claim.
    pub claims: Vec<Claim>,
}

impl Game {
    /// The status of the current position. A game that an earlier position has already ended stays
    /// ended, however the history goes on.
    #[must_use]
    pub fn status(&self) -> Status {
        let turn = self.now.turn();
        let checkers: Vec<Placed> = self.now.placed_on(self.now.checkers()).collect();
        let end = match self.ended_at() {
            Some((ply, end)) if ply < self.plies() => Some(end),
            by_itself => self.no_move_left().or(by_itself.map(|(_, end)| end)),
        };
        let winner = (end == Some(End::Checkmate)).then_some(!turn);
        let claims = if end.is_some() { Vec::new() } else { self.claims() };
        Status { turn, checkers, end, winner, claims }
    }

    /// The status, and whether White and Black can still mate, with the proof. Where the search proves that neither
    /// can, the position is dead (5.2.2), also where [`Game::status`] is too quick to see it.
    #[must_use]
    pub fn status_with_chances(&self) -> (Status, [Chance; 2]) {
        let mut status = self.status();
        let chances = [Color::White, Color::Black].map(|side| unwinnable::chance(&self.now, side));
        let dead = chances.iter().all(|chance| chance.can_mate() == CanMate::No);
        if status.end.is_none() && dead {
            status.end = Some(End::DeadPosition);
            status.claims.clear();
        }
        (status, chances)
    }

    /// Mate or stalemate of the current position.
    fn no_move_left(&self) -> Option<End> {
        self.now
            .0
            .legal_moves()
            .is_empty()
            .then(|| if self.now.checkers().any() { End::Checkmate } else { End::Stalemate })
    }

    fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if self.repetitions() >= 3 {
            claims.push(Claim::ThreefoldRepetition);
        }
        if self.now.halfmove_clock() >= FIFTY_MOVES {
            claims.push(Claim::FiftyMoves);
        }
        claims
    }

    /// How often the current position has stood in this game, this time included: same board,
    /// side to move, castling rights and really possible en passant captures (9.2.3).
    #[must_use]
    pub fn repetitions(&self) -> usize {
        if self.plies() < SHORTEST_RETURN {
            return 1;
        }
        let now = identity(&self.now);
        self.positions().filter(|position| identity(position) == now).count()
    }

    /// In what the positions after two half-moves (0 is the start) differ; empty where they count as
    /// the same for a repetition.
    #[must_use]
    pub fn difference(&self, first: usize, second: usize) -> Vec<Difference> {
        let (one, other) = (&self.position_at(first).0, &self.position_at(second).0);
        let passant = |chess: &shakmaty::Chess| chess.ep_square(EnPassantMode::Legal);
        let rows = [
            (Difference::Pieces, one.board() != other.board()),
            (Difference::Turn, one.turn() != other.turn()),
            (Difference::Rights, one.castles().castling_rights() != other.castles().castling_rights()),
            (Difference::EnPassant, passant(one) != passant(other)),
        ];
        rows.into_iter().filter_map(|(difference, differs)| differs.then_some(difference)).collect()
    }

    /// After which half-move (0 is the start) the game ended by itself with moves still possible,
    /// and how: dead position (5.2.2), fivefold repetition (9.6.1) or 75 moves (9.6.2), mate going
    /// before the last. `None` for mate and stalemate, after which no move can follow.
    #[must_use]
    pub fn ended_at(&self) -> Option<(usize, End)> {
        let dead = self.dead_since().map(|ply| (ply, End::DeadPosition));
        let repeated = self.repeated_at(5).map(|ply| (ply, End::FivefoldRepetition));
        let quiet = self.quiet_since().map(|ply| (ply, End::SeventyfiveMoves));
        [dead, repeated, quiet].into_iter().flatten().min_by_key(|(ply, _)| *ply)
    }

    /// How the game ended, mate and stalemate included, and after which half-move.
    #[must_use]
    pub fn over_since(&self) -> Option<(usize, End)> {
        let here = || self.no_move_left().map(|end| (self.plies(), end));
        self.ended_at().or_else(here)
    }

    /// The first half-move after which the position was dead. A dead position stays dead, so the
    /// history is halved until it is found.
    fn dead_since(&self) -> Option<usize> {
        unwinnable::dead(&self.now)
            .then(|| self.past.partition_point(|(position, _)| !unwinnable::dead(position)))
    }

    /// The first half-move after which a position stood for the `times`-th time.
    #[must_use]
    pub fn repeated_at(&self, times: usize) -> Option<usize> {
        if self.plies() < (times - 1) * SHORTEST_RETURN {
            return None;
        }
        let mut seen: HashMap<u128, usize> = HashMap::new();
        self.positions().position(|position| {
            let stood = seen.entry(identity(position)).or_insert(0);
            *stood += 1;
            *stood >= times
        })
    }

    /// The first half-move after which 75 moves each had gone by without pawn move or capture.
    fn quiet_since(&self) -> Option<usize> {
        let longest = self.start().halfmove_clock() as usize + self.plies();
        if longest < SEVENTYFIVE_MOVES as usize {
            return None;
        }
        self.positions().position(|position| {
            position.halfmove_clock() >= SEVENTYFIVE_MOVES && !position.0.legal_moves().is_empty()
        })
    }

    /// The start position and the one after each half-move.
    pub(super) fn positions(&self) -> impl Iterator<Item = &Position> {
        self.past.iter().map(|(position, _)| position).chain([&self.now])
    }
}

/// Half-moves without pawn move or capture after which a draw may be claimed (9.3).
pub(super) const FIFTY_MOVES: u32 = 100;
/// Half-moves without pawn move or capture after which the game is drawn (9.6.2).
pub(super) const SEVENTYFIVE_MOVES: u32 = 150;
/// The fewest half-moves after which a position can stand again.
const SHORTEST_RETURN: usize = 4;

/// What makes two positions the same (9.2.3), as a 128-bit hash.
pub(super) fn identity(position: &Position) -> u128 {
    position.0.zobrist_hash::<Zobrist128>(EnPassantMode::Legal).0
}
