//! The positions that a search for a mate has seen, and in which order it goes on from them.
//!
//! Three queues take turns. The first trusts the guess in `distance`; the second gives way to what
//! is new, a piece on a square where none of its kind has stood with as many men on the board; the
//! third to what opens the position, at any sacrifice. The first is quick, the others lead out of
//! places where the guess is wrong.

use super::{Color, Square, SquareSet, distance};
use shakmaty::{Chess, EnPassantMode, Move, Position as _};
use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, hash_map::Entry};
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Seen {
    /// Whether it is blocked was not looked at.
    New,
    /// It is not blocked.
    Open,
    /// It is blocked: no mate follows.
    Blocked,
}

/// A position that was seen.
pub(super) struct Node {
    pub(super) chess: Chess,
    pub(super) seen: Seen,
    /// The position before, and the move that led from there.
    parent: Option<(u32, Move)>,
    gone_on: bool,
}

/// All positions seen, and those that wait.
pub(super) struct Frontier {
    side: Color,
    nodes: Vec<Node>,
    known: HashMap<Key, u32, BuildHasherDefault<Mixed>>,
    queues: [BinaryHeap<Reverse<(u32, u32)>>; 3],
    turn: usize,
    stood: Vec<SquareSet>,
}

impl Frontier {
    /// A search for a mate by `side` begins with this position, which is not blocked.
    pub(super) fn new(chess: Chess, side: Color) -> Frontier {
        let mut frontier = Frontier {
            side,
            nodes: Vec::new(),
            known: HashMap::default(),
            queues: [const { BinaryHeap::new() }; 3],
            turn: 0,
            stood: vec![SquareSet::EMPTY; 33 * 2 * 6],
        };
        frontier.known.insert(key(&chess), 0);
        frontier.push(Node { chess, seen: Seen::Open, parent: None, gone_on: false }, false);
        frontier
    }

    /// Adds a position unless it is known. `last`: the one before can never be again.
    pub(super) fn add(&mut self, chess: Chess, (before, mv): (usize, Move), last: bool) {
        let Ok(index) = u32::try_from(self.nodes.len()) else { return };
        let Entry::Vacant(free) = self.known.entry(key(&chess)) else { return };
        free.insert(index);
        let new = self.is_new(&chess, mv);
        let seen = self.nodes.get(before).filter(|_| !last).map_or(Seen::New, |node| node.seen);
        let parent = u32::try_from(before).ok().map(|before| (before, mv));
        self.push(Node { chess, seen, parent, gone_on: false }, new);
    }

    fn push(&mut self, node: Node, new: bool) {
        let index = u32::try_from(self.nodes.len()).unwrap_or(u32::MAX);
        let near = distance::distance(&node.chess, self.side);
        let open = near + distance::closed(node.chess.board(), self.side);
        let keys = if new { [near - 5, near - 30, open - 30] } else { [near, near, open] };
        for (queue, key) in self.queues.iter_mut().zip(keys) {
            queue.push(Reverse((key, index)));
        }
        self.nodes.push(node);
    }

    /// Whether no piece like the one that moved has stood there with as many men on the board.
    fn is_new(&mut self, chess: &Chess, mv: Move) -> bool {
        let role = usize::from(mv.promotion().unwrap_or(mv.role())) - 1;
        let index = (chess.board().occupied().count() * 2 + usize::from(chess.turn().is_black())) * 6 + role;
        self.stood.get_mut(index).is_some_and(|squares| squares.insert(mv.to()))
    }

    /// The next position to go on from.
    pub(super) fn next(&mut self) -> Option<usize> {
        loop {
            self.turn = (self.turn + 1) % self.queues.len();
            let Reverse((_, index)) = self.queues.get_mut(self.turn)?.pop()?;
            let node = self.nodes.get_mut(index as usize)?;
            if !std::mem::replace(&mut node.gone_on, true) {
                return Some(index as usize);
            }
        }
    }

    pub(super) fn get_mut(&mut self, index: usize) -> Option<&mut Node> {
        self.nodes.get_mut(index)
    }

    /// The index of a position that was seen.
    pub(super) fn find(&self, chess: &Chess) -> Option<usize> {
        self.known.get(&key(chess)).map(|index| *index as usize)
    }

    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The moves that led to a position, the last one first.
    pub(super) fn moves_back(&self, index: usize) -> impl Iterator<Item = Move> + '_ {
        let parent = |index: usize| self.nodes.get(index).and_then(|node| node.parent);
        let back = std::iter::successors(parent(index), move |(before, _)| parent(*before as usize));
        back.map(|(_, mv)| mv)
    }
}

/// Board, side to move and rights of a position, packed without loss.
fn key(chess: &Chess) -> Key {
    let board = chess.board();
    let (knights, bishops) = (board.knights(), board.bishops());
    let turn = chess.turn().fold_wb(SquareSet::EMPTY, Square::D4.into());
    let passant: SquareSet = chess.ep_square(EnPassantMode::PseudoLegal).into_iter().collect();
    let words = [
        board.white(),
        board.pawns() | bishops | board.queens(),
        knights | bishops | board.kings(),
        board.rooks_and_queens() | board.kings(),
        // Rights lie on the first and last rank, passed squares on the third and sixth.
        chess.castles().castling_rights() | passant | turn,
    ];
    Key(words.map(u64::from))
}

/// The words of a key, mixed into one. Keys are compared in full, so that two positions with the same
/// mix cost time and nothing else.
#[derive(Eq)]
struct Key([u64; 5]);

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        // Quicker than the comparison of bytes that would be derived.
        self.0.iter().zip(&other.0).fold(0, |differing, (one, other)| differing | (one ^ other)) == 0
    }
}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let mix = |mixed: u64, word: &u64| {
            let product = u128::from(mixed ^ word) * 0xd6e8_feb8_6659_fd93;
            (product >> 64) as u64 ^ product as u64
        };
        state.write_u64(self.0.iter().fold(0x9e37_79b9_7f4a_7c15, mix));
    }
}

/// Takes the mix of a key as it is.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.0 = self.0.rotate_left(8) ^ u64::from(*byte));
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = word;
    }
}
