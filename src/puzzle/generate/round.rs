//! A round of practice: ten puzzles of one skill, or of ten skills, from one seed.

use super::draw::Draw;
use super::{Level, Skill};

/// How many puzzles a round has.
pub const ROUND: usize = 10;

/// What the rounds of all skills together are called in addresses.
pub const MIXED: &str = "mixed";

/// What a round is of.
#[derive(Debug, Clone, Copy)]
pub enum Subject {
    /// One skill.
    One(&'static Skill),
    /// Ten skills, as chance has it.
    Mixed,
}

impl Subject {
    /// The subject of that name: a skill's, or `mixed`.
    #[must_use]
    pub fn named(name: &str) -> Option<Subject> {
        if name == MIXED { Some(Subject::Mixed) } else { Skill::named(name).map(Subject::One) }
    }

    /// Its name in addresses.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Subject::One(skill) => skill.id,
            Subject::Mixed => MIXED,
        }
    }
}

/// A round of practice.
#[derive(Debug, Clone, Copy)]
pub struct Round {
    /// What it is of.
    pub subject: Subject,
    /// How hard it is.
    pub level: Level,
    /// What makes it another one.
    pub seed: u32,
}

impl Round {
    /// One more than the largest seed of a round: the seeds of its puzzles are ten times as large.
    pub const SEEDS: u32 = u32::MAX / 10;

    /// The round of these names, as they stand in addresses.
    #[must_use]
    pub fn read(subject: &str, level: &str, seed: &str) -> Option<Round> {
        let seed = seed.parse().ok().filter(|seed: &u32| *seed < Round::SEEDS)?;
        Some(Round { subject: Subject::named(subject)?, level: Level::read(level)?, seed })
    }

    /// The ids of its puzzles, in order.
    #[must_use]
    pub fn ids(self) -> Vec<String> {
        let skills = self.skills();
        let seeds = (self.seed * 10..).take(ROUND);
        skills.iter().cycle().zip(seeds).map(|(skill, seed)| skill.puzzle_id(self.level, seed)).collect()
    }

    /// The skills that take turns.
    fn skills(self) -> Vec<&'static Skill> {
        match self.subject {
            Subject::One(skill) => vec![skill],
            Subject::Mixed => {
                let mut skills: Vec<&Skill> = Skill::all().collect();
                let name = format!("{MIXED}.{}.{}", self.level.number(), self.seed);
                Draw::new(&name, self.level).shuffle(&mut skills);
                skills.truncate(ROUND);
                skills
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ROUND, Round};
    use std::collections::BTreeSet;

    #[test]
    fn a_round_has_ten_puzzles_and_no_two_rounds_share_one() {
        let ids = |seed| Round::read("find-square", "1", seed).expect("a round").ids();
        let all: BTreeSet<String> = ["0", "1", "2", "429496728"].into_iter().flat_map(ids).collect();
        assert_eq!(all.len(), 4 * ROUND);
        assert_eq!(ids("4821")[9], "gen.find-square.1.v1.48219");
    }

    #[test]
    fn a_mixed_round_is_the_same_again_and_another_for_another_seed() {
        let ids = |seed| Round::read("mixed", "2", seed).expect("a round").ids();
        assert_eq!(ids("7"), ids("7"));
        assert_ne!(ids("7"), ids("8"));
    }

    #[test]
    fn what_is_no_round_is_none() {
        for (subject, level, seed) in [
            ("nothing", "1", "1"),
            ("mixed", "0", "1"),
            ("mixed", "1", "-1"),
            ("mixed", "1", "429496729"),
            ("mixed", "1", ""),
        ] {
            assert!(Round::read(subject, level, seed).is_none(), "{subject} {level} {seed}");
        }
    }
}
