//! The list of skills that can be practised, and their levels.

use super::draw::Draw;
use super::{
    Draft, PREFIX, attacks, captures, castling, check, coordinates, dead, distance, en_passant, fifty, king,
    lines, material, mates, notation, pawn_verdict, piece_verdict, pieces, pins, points, promotion, reach,
    repetitions, routes, rulings, setup, stalemates, states, touched, turn,
};

/// How hard a generated puzzle is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Few pieces, one idea.
    One,
    /// As in a game.
    Two,
    /// With traps and look-alikes.
    Three,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// Its number, 1 to 3.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Level::One => 1,
            Level::Two => 2,
            Level::Three => 3,
        }
    }

    /// The level of that number, as it stands in ids and addresses.
    #[must_use]
    pub fn read(text: &str) -> Option<Level> {
        match text {
            "1" => Some(Level::One),
            "2" => Some(Level::Two),
            "3" => Some(Level::Three),
            _ => None,
        }
    }
}

/// Something that can be practised without end. Words: message `skill-<id>` (its name) with the
/// attribute `summary`.
#[derive(Debug)]
pub struct Skill {
    /// Its stable name.
    pub id: &'static str,
    /// The lesson that teaches it.
    pub lesson: &'static str,
    /// The rules that it practises, the main one first.
    pub rules: &'static [&'static str],
    /// Raised whenever a seed gives another puzzle than before; older ids are then no longer known.
    pub(super) version: u32,
    /// Proposes a puzzle, or nothing where chance fell badly.
    pub(super) propose: fn(&mut Draw) -> Option<Draft>,
}

impl Skill {
    /// The skill of that name.
    #[must_use]
    pub fn named(id: &str) -> Option<&'static Skill> {
        SKILLS.iter().copied().flatten().find(|skill| skill.id == id)
    }

    /// All skills, in teaching order.
    pub fn all() -> impl Iterator<Item = &'static Skill> {
        SKILLS.iter().copied().flatten()
    }

    /// The skills that a lesson teaches.
    pub fn of_lesson(slug: &str) -> impl Iterator<Item = &'static Skill> {
        Skill::all().filter(move |skill| skill.lesson == slug)
    }

    /// The skills that practise a rule.
    pub fn of_rule(rule: &str) -> impl Iterator<Item = &'static Skill> {
        Skill::all().filter(move |skill| skill.rules.contains(&rule))
    }

    /// The id of a puzzle; it alone is enough to make the puzzle again.
    #[must_use]
    pub fn puzzle_id(&self, level: Level, seed: u32) -> String {
        format!("{PREFIX}{}.{}.v{}.{seed}", self.id, level.number(), self.version)
    }
}

/// All skills, a family a list.
pub const SKILLS: &[&[Skill]] = &[
    coordinates::SKILLS,
    lines::SKILLS,
    setup::SKILLS,
    pieces::SKILLS,
    reach::SKILLS,
    routes::SKILLS,
    distance::SKILLS,
    piece_verdict::SKILLS,
    turn::SKILLS,
    captures::SKILLS,
    attacks::SKILLS,
    king::SKILLS,
    check::SKILLS,
    pins::SKILLS,
    promotion::SKILLS,
    en_passant::SKILLS,
    castling::SKILLS,
    pawn_verdict::SKILLS,
    mates::SKILLS,
    stalemates::SKILLS,
    states::SKILLS,
    dead::SKILLS,
    repetitions::SKILLS,
    fifty::SKILLS,
    touched::SKILLS,
    rulings::SKILLS,
    material::SKILLS,
    notation::SKILLS,
    points::SKILLS,
];
