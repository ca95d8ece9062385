//! The draw court: every claim and every end by itself along a game, with what proves it.
//!
//! Looks back over the whole game; the verdict on a single move never comes here.

use super::status::{FIFTY_MOVES, SEVENTYFIVE_MOVES, identity};
use super::{Claim, Color, Difference, End, Game, PieceMove, Position, Role};
use std::collections::{BTreeMap, HashMap};

/// The most of a kind that is listed.
const MAX_LISTED: usize = 50;

/// What could draw a game, or ended it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Court {
    /// The positions that stood more than once (9.2.3), in the order in which they came up again.
    pub repeated: Vec<Repeated>,
    /// Positions with the same pieces on the same squares that do not count as the same.
    pub look_alikes: Vec<LookAlike>,
    /// When a draw could be claimed, in order: each time that a position stood for the third or fourth
    /// time, and the first half-move of each fifty moves.
    pub claims: Vec<Claimable>,
    /// With which moves the player to move may claim now without playing them (9.2.1.1, 9.3.1).
    pub announce: Vec<(Claim, PieceMove)>,
    /// The count of moves without capture or pawn move.
    pub quiet: Quiet,
    /// How the game ended by today's Laws, if it did, and after which half-move.
    pub by_laws: Option<(usize, Ground)>,
    /// The same by the rule of the sources, who know no claim: three times, or fifty moves, are a draw.
    pub by_sources: Option<(usize, Ground)>,
}

/// A position that stood more than once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repeated {
    /// After which half-moves it stood; 0 is the start.
    pub plies: Vec<usize>,
}

/// Two positions that look alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LookAlike {
    /// After which half-move the one stood.
    pub first: usize,
    /// After which half-move the other stood.
    pub second: usize,
    /// In what they differ.
    pub differences: Vec<Difference>,
}

/// A moment at which a draw could be claimed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimable {
    /// By what.
    pub claim: Claim,
    /// After which half-move.
    pub ply: usize,
    /// Who is to move then and may claim (9.2.1.2, 9.3.2). The other side may have claimed before that
    /// half-move, by writing it down and not playing it (9.2.1.1, 9.3.1).
    pub side: Color,
    /// How often the position had stood, or how many moves each were quiet.
    pub count: usize,
}

/// What ended a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    /// By the Laws.
    End(End),
    /// What the Laws let a player claim, and the sources take for the end.
    Count(Claim),
}

/// The move that set the count of quiet moves to nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reset {
    /// A piece was captured, also by a pawn.
    Capture,
    /// A pawn moved.
    PawnMove,
}

impl Reset {
    /// All of them.
    pub const ALL: &'static [Reset] = &[Reset::Capture, Reset::PawnMove];

    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Reset::Capture => "capture",
            Reset::PawnMove => "pawn-move",
        }
    }
}

/// The count for the fifty and the 75 moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quiet {
    /// Half-moves since the last capture or pawn move.
    pub half_moves: usize,
    /// That half-move, and what it was; `None` where it lies before the game's start.
    pub reset: Option<(usize, Reset)>,
    /// How many more until a draw may be claimed (9.3).
    pub to_claim: usize,
    /// How many more until the game is drawn by itself (9.6.2).
    pub to_end: usize,
}

impl Game {
    /// The draw court on this game. `over` says how it ended and after which half-move, where it did.
    #[must_use]
    pub fn court(&self, over: Option<(usize, End)>) -> Court {
        let stood = self.stood();
        let claims = self.claimable(&stood, over);
        let by_laws = over.map(|(ply, end)| (ply, Ground::End(end)));
        let counted = claims.first().map(|first| (first.ply, Ground::Count(first.claim)));
        Court {
            announce: if over.is_some() { Vec::new() } else { self.announceable(&stood) },
            look_alikes: self.look_alikes(),
            quiet: self.quiet(),
            by_sources: by_laws.into_iter().chain(counted).min_by_key(|(ply, _)| *ply),
            by_laws,
            claims: claims.into_iter().take(MAX_LISTED).collect(),
            repeated: repeated(stood),
        }
    }

    /// After which half-moves each position stood.
    fn stood(&self) -> HashMap<u128, Vec<usize>> {
        let mut stood: HashMap<u128, Vec<usize>> = HashMap::new();
        for (ply, position) in self.positions().enumerate() {
            stood.entry(identity(position)).or_default().push(ply);
        }
        stood
    }

    /// The claims of the game, until it was over.
    fn claimable(&self, stood: &HashMap<u128, Vec<usize>>, over: Option<(usize, End)>) -> Vec<Claimable> {
        let open = |ply: usize| over.is_none_or(|(end, _)| ply < end);
        let at =
            |claim, ply: usize, count| Claimable { claim, ply, side: self.position_at(ply).turn(), count };
        let repeated = stood
            .values()
            .flat_map(|plies| plies.iter().enumerate().skip(2))
            .map(|(before, ply)| at(Claim::ThreefoldRepetition, *ply, before + 1));
        let fifty = FIFTY_MOVES as usize;
        let quiet = self.positions().enumerate().filter(|(ply, position)| {
            let first = *ply == 0 && position.halfmove_clock() > FIFTY_MOVES;
            position.halfmove_clock() == FIFTY_MOVES || first
        });
        let quiet = quiet.map(|(ply, _)| at(Claim::FiftyMoves, ply, fifty / 2));
        let mut claims: Vec<_> = repeated.chain(quiet).filter(|claim| open(claim.ply)).collect();
        claims.sort_by_key(|claim| claim.ply);
        claims
    }

    /// The moves with which a claim would be right, where none is right without.
    fn announceable(&self, stood: &HashMap<u128, Vec<usize>>) -> Vec<(Claim, PieceMove)> {
        let times = |position: &Position| stood.get(&identity(position)).map_or(0, Vec::len);
        let fifty = self.now.halfmove_clock() + 1 == FIFTY_MOVES;
        // Where no position has stood twice, none can stand for the third time.
        let twice = times(&self.now) < 3 && stood.values().any(|plies| plies.len() > 1);
        if !fifty && !twice {
            return Vec::new();
        }
        let moves = self.now.legal_moves();
        let third = moves.iter().filter(|mv| twice && times(&self.now.after(**mv)) == 2);
        let quiet = moves.iter().filter(|mv| fifty && mv.role() != Role::Pawn && mv.capture().is_none());
        let third = third.map(|mv| (Claim::ThreefoldRepetition, *mv));
        third.chain(quiet.map(|mv| (Claim::FiftyMoves, *mv))).take(MAX_LISTED).collect()
    }

    /// Of each board that stood in more than one way: the first position of the first way, with that of
    /// every other.
    fn look_alikes(&self) -> Vec<LookAlike> {
        let mut boards: HashMap<_, Vec<(u128, usize)>> = HashMap::new();
        for (ply, position) in self.positions().enumerate() {
            let ways = boards.entry(position.board()).or_default();
            let way = identity(position);
            if !ways.iter().any(|(known, _)| *known == way) {
                ways.push((way, ply));
            }
        }
        let pairs = boards.values().flat_map(|ways| {
            let first = ways.first().map_or(0, |(_, ply)| *ply);
            ways.iter().skip(1).map(move |(_, second)| (*second, first))
        });
        let mut pairs: Vec<_> = pairs.collect();
        pairs.sort_unstable();
        let pairs = pairs.into_iter().take(MAX_LISTED);
        let alike =
            |(second, first)| LookAlike { first, second, differences: self.difference(first, second) };
        pairs.map(alike).collect()
    }

    fn quiet(&self) -> Quiet {
        let half_moves = self.now.halfmove_clock() as usize;
        let reset = self.plies().checked_sub(half_moves).filter(|ply| *ply > 0);
        let kind = reset.and_then(|ply| self.moves().nth(ply - 1)).map(|mv| match mv.capture() {
            Some(_) => Reset::Capture,
            None => Reset::PawnMove,
        });
        Quiet {
            half_moves,
            reset: reset.zip(kind),
            to_claim: (FIFTY_MOVES as usize).saturating_sub(half_moves),
            to_end: (SEVENTYFIVE_MOVES as usize).saturating_sub(half_moves),
        }
    }
}

/// The positions that stood more than once, by when each stood for the second time.
fn repeated(stood: HashMap<u128, Vec<usize>>) -> Vec<Repeated> {
    let again = stood.into_values().filter_map(|plies| Some((*plies.get(1)?, plies)));
    let ordered: BTreeMap<usize, Vec<usize>> = again.collect();
    ordered.into_values().take(MAX_LISTED).map(|plies| Repeated { plies }).collect()
}
