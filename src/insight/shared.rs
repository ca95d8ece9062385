//! How many pupils share a belief, of how many who have met puzzles in which it shows.

use super::Belief;
use crate::puzzle::generate::PREFIX;
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// Answers of a pupil to a puzzle, or to puzzles of one family, that show the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Seen<'a, P> {
    /// Whose they are.
    pub pupil: &'a str,
    /// The puzzle's id.
    pub puzzle: &'a str,
    /// Where it was asked first.
    pub place: P,
    /// What they show; nothing where they are right.
    pub belief: Option<Belief>,
    /// The rule that the puzzle is about.
    pub rule: Option<&'a str>,
    /// How many there are.
    pub times: usize,
}

/// A belief that pupils of a class share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shared<'a, P> {
    /// What is believed.
    pub belief: Belief,
    /// The rule that puts it right, where one is known.
    pub rule: Option<String>,
    /// The pupils who have shown it, each with the first place.
    pub pupils: BTreeMap<&'a str, P>,
    /// How many have met puzzles of the kind in which it has shown.
    pub met: usize,
    /// Where it has first shown, with one pupil or another.
    pub places: BTreeSet<P>,
}

/// What is told apart when it is asked who has met a puzzle: a written puzzle by itself, a made one by
/// its skill, since everybody's may be another.
#[must_use]
pub fn family(puzzle: &str) -> &str {
    let skill = puzzle.strip_prefix(PREFIX).and_then(|rest| rest.split('.').next());
    skill.unwrap_or(puzzle)
}

/// One belief as it is gathered.
struct Gathered<'a, P> {
    pupils: BTreeMap<&'a str, P>,
    families: BTreeSet<&'a str>,
    places: BTreeSet<P>,
    rules: BTreeMap<&'a str, usize>,
}

/// The beliefs that answers show, the one that most pupils share first.
#[must_use]
pub fn shared<'a, P: Ord + Copy>(answers: &[Seen<'a, P>]) -> Vec<Shared<'a, P>> {
    let mut met: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut gathered: HashMap<Belief, Gathered<'a, P>> = HashMap::new();
    for seen in answers {
        met.entry(family(seen.puzzle)).or_default().insert(seen.pupil);
        if let Some(belief) = seen.belief {
            gathered.entry(belief).or_insert_with(Gathered::new).add(seen);
        }
    }
    let count = |families: &BTreeSet<&str>| {
        families.iter().filter_map(|family| met.get(family)).flatten().collect::<BTreeSet<_>>().len()
    };
    let mut all: Vec<Shared<'a, P>> = gathered
        .into_iter()
        .map(|(belief, entry)| Shared {
            belief,
            rule: belief.rule().or_else(|| entry.rule()).map(str::to_owned),
            met: count(&entry.families),
            pupils: entry.pupils,
            places: entry.places,
        })
        .collect();
    all.sort_by_cached_key(|shared| (usize::MAX - shared.pupils.len(), shared.met, shared.belief.code()));
    all
}

impl<'a, P: Ord + Copy> Gathered<'a, P> {
    fn new() -> Gathered<'a, P> {
        Gathered {
            pupils: BTreeMap::new(),
            families: BTreeSet::new(),
            places: BTreeSet::new(),
            rules: BTreeMap::new(),
        }
    }

    fn add(&mut self, seen: &Seen<'a, P>) {
        let first = self.pupils.entry(seen.pupil).or_insert(seen.place);
        *first = seen.place.min(*first);
        self.families.insert(family(seen.puzzle));
        self.places.insert(seen.place);
        if let Some(rule) = seen.rule {
            *self.rules.entry(rule).or_default() += seen.times;
        }
    }

    /// The rule that most of its answers are about.
    fn rule(&self) -> Option<&'a str> {
        self.rules.iter().max_by_key(|(_, count)| **count).map(|(rule, _)| *rule)
    }
}

/// The rules that most pupils have trouble with, each with how many.
#[must_use]
pub fn weakest<P>(beliefs: &[Shared<'_, P>]) -> Vec<(String, usize)> {
    let mut of_rules: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for shared in beliefs {
        if let Some(rule) = &shared.rule {
            of_rules.entry(rule).or_default().extend(shared.pupils.keys());
        }
    }
    let mut rules: Vec<(String, usize)> =
        of_rules.into_iter().map(|(rule, pupils)| (rule.to_owned(), pupils.len())).collect();
    rules.sort_by(|(one, few), (other, many)| many.cmp(few).then_with(|| one.cmp(other)));
    rules
}
