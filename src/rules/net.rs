//! Whether a mating net could be woven from where the pieces of a blocked position may ever get.
//!
//! A mate needs a square of the king's with a piece that checks it there, and every square around
//! it guarded or taken by the king's own side, each piece doing its part from one square. Whether
//! the pieces can all be there at once, and how they got there, is not asked: so "no" is a proof,
//! and "yes" says nothing.

use super::locked::{Blocked, Unit};
use super::{Color, Role, Square, SquareSet};
use shakmaty::attacks;

/// How much work is done before giving up, in the measure of `helpmate`'s budget.
const MAX_WORK: u32 = 6_000;
/// What it counts to see whether the other pieces can do the rest.
const REST_WORK: u32 = 25;

/// Whether `winner` might ever mate; `true` where it is not proved that it cannot. Adds to `work`
/// what it cost.
pub(super) fn can_be_woven(blocked: &Blocked, winner: Color, work: &mut u32) -> bool {
    let (own, their): (Vec<&Unit>, Vec<&Unit>) =
        blocked.units.iter().partition(|unit| unit.piece.color == winner);
    let is_king = |unit: &&&Unit| unit.piece.role == Role::King;
    let Some(king) = their.iter().find(is_king) else { return true };
    // The king itself does not stop a line behind it.
    let lasting = blocked.fixed & !king.reach;
    let weavers: Vec<Weaver> = own.iter().map(|unit| Weaver::new(unit, lasting)).collect();
    let fillers: Vec<SquareSet> =
        their.iter().filter(|unit| !is_king(unit)).map(|unit| unit.places()).collect();
    let posts: usize = weavers.iter().map(|weaver| weaver.posts.len()).sum();
    let limit = work.saturating_add(MAX_WORK);
    king.reach.into_iter().any(|square| {
        *work += 1 + u32::try_from(posts / 32).unwrap_or(0);
        let net = Net::new(square, &weavers, &fillers);
        net.checks(&weavers).into_iter().any(|check| {
            *work += REST_WORK;
            *work > limit || net.holds(check)
        })
    })
}

/// A piece of the side that is to mate, with what it would attack from each of its squares.
struct Weaver {
    king: bool,
    posts: Vec<(Square, SquareSet)>,
}

impl Weaver {
    fn new(unit: &Unit, lasting: SquareSet) -> Weaver {
        let posts = unit.reach.into_iter();
        let posts = posts.map(|post| (post, attacks::attacks(post, unit.piece, lasting))).collect();
        Weaver { king: unit.piece.role == Role::King, posts }
    }
}

/// A way to give check.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Check {
    /// Which of the weavers gives it.
    by: usize,
    /// The squares around the king that it guards itself.
    guards: u8,
    /// The square around the king where it stands, if it does.
    seat: u8,
}

/// The squares around a king, a bit each, and who may guard or take them.
struct Net {
    square: Square,
    around: Vec<Square>,
    /// For each weaver, what it may guard: sets of bits of which none lies in another.
    guards: Vec<Vec<u8>>,
    /// For each piece of the king's side, where it may stand.
    fillers: Vec<u8>,
}

impl Net {
    fn new(square: Square, weavers: &[Weaver], fillers: &[SquareSet]) -> Net {
        let around = attacks::king_attacks(square).into_iter().collect();
        let mut net = Net { square, around, guards: Vec::new(), fillers: Vec::new() };
        net.guards = weavers.iter().map(|weaver| net.guards_of(weaver)).collect();
        net.fillers = fillers.iter().map(|places| net.bits(*places)).filter(|bits| *bits != 0).collect();
        net
    }

    /// The squares around the king among these, as bits.
    fn bits(&self, squares: SquareSet) -> u8 {
        let flags = self.around.iter().map(|square| u8::from(squares.contains(*square)));
        flags.rev().fold(0, |bits, flag| bits << 1 | flag)
    }

    fn all(&self) -> u8 {
        self.bits(SquareSet::FULL)
    }

    fn guards_of(&self, weaver: &Weaver) -> Vec<u8> {
        let mut kept: Vec<u8> = Vec::new();
        for (post, attacked) in &weaver.posts {
            let bits = self.bits(*attacked);
            let possible = post.distance(self.square) > u32::from(weaver.king);
            if bits != 0 && possible && !kept.iter().any(|other| bits & !other == 0) {
                kept.retain(|other| other & !bits != 0);
                kept.push(bits);
            }
        }
        kept
    }

    /// The different ways to give check here; none where some square around can never be denied.
    fn checks(&self, weavers: &[Weaver]) -> Vec<Check> {
        let denied = self.guards.iter().flatten().chain(&self.fillers).fold(0, |all, bits| all | bits);
        let mut checks = Vec::new();
        if denied != self.all() {
            return checks;
        }
        for (by, weaver) in weavers.iter().enumerate().filter(|(_, weaver)| !weaver.king) {
            for (post, attacked) in &weaver.posts {
                let check = Check { by, guards: self.bits(*attacked), seat: self.bits((*post).into()) };
                if attacked.contains(self.square) && !checks.contains(&check) {
                    checks.push(check);
                }
            }
        }
        checks
    }

    /// Whether the other pieces can do the rest, each from one square: goes through the pieces and
    /// keeps every set of squares that those so far can deny.
    fn holds(&self, check: Check) -> bool {
        let mut denied = Sets::only(check.guards);
        for (_, guards) in self.guards.iter().enumerate().filter(|(by, _)| *by != check.by) {
            denied = denied.with_one_of(guards.iter().copied());
        }
        for places in &self.fillers {
            let free = places & !check.seat;
            denied = denied.with_one_of((0..8).map(|bit| 1 << bit).filter(|bit| free & bit != 0));
        }
        denied.contains(self.all())
    }
}

/// A set of sets of squares, each of these a byte.
struct Sets([bool; 256]);

impl Sets {
    fn only(bits: u8) -> Sets {
        let mut sets = [false; 256];
        if let Some(set) = sets.get_mut(usize::from(bits)) {
            *set = true;
        }
        Sets(sets)
    }

    fn contains(&self, bits: u8) -> bool {
        self.0.get(usize::from(bits)).is_some_and(|set| *set)
    }

    /// Every set as it is, and joined with each of these.
    fn with_one_of(&self, others: impl Iterator<Item = u8> + Clone) -> Sets {
        let mut joined = self.0;
        for bits in (0..=u8::MAX).filter(|bits| self.contains(*bits)) {
            for other in others.clone() {
                if let Some(set) = joined.get_mut(usize::from(bits | other)) {
                    *set = true;
                }
            }
        }
        Sets(joined)
    }
}
