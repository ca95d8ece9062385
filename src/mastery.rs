//! How well a learner remembers a rule, and when it is to come back: FSRS, the scheduler of Anki.
//!
//! What counts, and as what:
//!
//! - A wrong answer is a miss ("again"). Misses in a row on one day are one miss: a learner who
//!   tries this and that has not forgotten the rule five times.
//! - A right answer after a miss at the same puzzle on the same day, or with hints, is "hard".
//! - A right answer at first is "good". Nothing is "easy": a quick answer may be a lucky one.
//! - A right answer before the rule is due changes nothing, so that ten puzzles in an afternoon
//!   count as one meeting. After a miss the rule is due the same day, and a right answer then takes
//!   the scheduler's step within a day.
//! - A puzzle that was solved the same day teaches nothing new: whatever is tried at it does not
//!   count, neither for nor against.
//!
//! Deterministic: no chance in the intervals, and the time is given. Knows no rule and no puzzle.

use fsrs::{FSRS, ItemState, MemoryState};
use std::sync::LazyLock;

/// A minute, in milliseconds.
const MINUTE: i64 = 60_000;
/// An hour.
const HOUR: i64 = 60 * MINUTE;
/// A day.
const DAY: i64 = 24 * HOUR;
/// From here on one says "tomorrow".
const HALF_DAY: i64 = 12 * HOUR;

/// So much short of a whole day still is one: who answers in the evening and again the next morning
/// has slept on it, in whatever zone.
const SHORT_OF_DAY: i64 = 8 * HOUR;

/// A missed rule comes back after so long.
const AFTER_MISS: i64 = 10 * MINUTE;

/// No rule is left alone for longer, in days.
const LONGEST: f32 = 120.0;

/// How likely a rule is to be remembered on the day when it comes back.
const RETENTION: f32 = 0.9;

/// From this stability on, in days, a rule is known: it was right on two days at least.
const KNOWN: f32 = 7.0;

/// From this stability on, in days, a rule is mastered: it was right on three days or so.
const MASTERED: f32 = 21.0;

/// The scheduler, with the parameters that fit most people.
static SCHEDULER: LazyLock<FSRS> = LazyLock::new(FSRS::default);

/// An answer, with what came before it at the same puzzle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// Whether it is right.
    pub right: bool,
    /// Whether a hint was shown.
    pub hinted: bool,
    /// When the puzzle was last solved before, in milliseconds.
    pub solved_ms: Option<i64>,
    /// When it was last missed before.
    pub missed_ms: Option<i64>,
    /// When the answer came.
    pub at_ms: i64,
}

/// What an answer says about the rules that it touches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Wrong.
    Missed,
    /// Right after a miss, or with hints.
    Helped,
    /// Right at first.
    Right,
}

impl Answer {
    /// What the answer counts as; nothing where the puzzle was solved that day.
    #[must_use]
    pub fn of(given: Given) -> Option<Answer> {
        let that_day = |then: Option<i64>| then.is_some_and(|then| is_same_day(then, given.at_ms));
        if that_day(given.solved_ms) {
            None
        } else if !given.right {
            Some(Answer::Missed)
        } else if given.hinted || that_day(given.missed_ms) {
            Some(Answer::Helped)
        } else {
            Some(Answer::Right)
        }
    }
}

/// How well a rule is known, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Not met yet.
    New,
    /// Met, and not yet remembered for long.
    Learning,
    /// Remembered for a week or longer.
    Known,
    /// Remembered for three weeks or longer.
    Mastered,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Level; 4] = [Level::New, Level::Learning, Level::Known, Level::Mastered];

    /// The level of a rule, met or not.
    #[must_use]
    pub fn of(memory: Option<&Memory>) -> Level {
        memory.map_or(Level::New, Memory::level)
    }

    /// Its name.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Level::New => "new",
            Level::Learning => "learning",
            Level::Known => "known",
            Level::Mastered => "mastered",
        }
    }
}

/// How long it is until a rule comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Wait {
    /// It is due.
    Now,
    /// So many minutes, at least one.
    Minutes(i64),
    /// So many hours, at least one.
    Hours(i64),
    /// So many days: one is tomorrow.
    Days(i64),
}

impl Wait {
    /// From one time to another.
    #[must_use]
    pub fn until(due_ms: i64, now_ms: i64) -> Wait {
        match due_ms.saturating_sub(now_ms) {
            ..=0 => Wait::Now,
            wait @ ..HOUR => Wait::Minutes((wait + MINUTE - 1) / MINUTE),
            wait @ ..HALF_DAY => Wait::Hours(wait / HOUR),
            wait => Wait::Days(wait.saturating_add(HALF_DAY) / DAY),
        }
    }
}

/// What is kept of one rule for one learner.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Memory {
    /// The days after which nine of ten such rules are still remembered.
    pub stability: f32,
    /// From 1 to 10.
    pub difficulty: f32,
    /// The answers that counted.
    pub reps: u32,
    /// Misses of what had been right before.
    pub lapses: u32,
    /// Whether the last answer that counted was a miss.
    pub missed: bool,
    /// When it came, in milliseconds.
    pub last_ms: i64,
    /// When the rule is to come back.
    pub due_ms: i64,
}

impl Memory {
    /// What is remembered of a rule after an answer; `before` is nothing where the rule is new.
    #[must_use]
    pub fn after(before: Option<&Memory>, answer: Answer, now_ms: i64) -> Memory {
        let Some(before) = before else { return Memory::first(answer, now_ms) };
        let elapsed = days(now_ms.saturating_sub(before.last_ms));
        let missed = answer == Answer::Missed;
        if missed && before.missed && elapsed == 0 {
            return Memory { due_ms: now_ms.saturating_add(AFTER_MISS), ..*before };
        }
        if !missed && !before.missed && !before.is_due(now_ms) {
            return *before;
        }
        let Some(next) = step(Some(before), elapsed, answer) else { return *before };
        Memory {
            reps: before.reps.saturating_add(1),
            lapses: before.lapses.saturating_add(u32::from(missed && !before.missed)),
            ..Memory::at(&next, missed, now_ms)
        }
    }

    fn first(answer: Answer, now_ms: i64) -> Memory {
        let missed = answer == Answer::Missed;
        let lost = ItemState { memory: MemoryState { stability: 0.1, difficulty: 5.0 }, interval: 0.1 };
        let next = step(None, 0, answer).unwrap_or(lost);
        Memory { reps: 1, ..Memory::at(&next, missed, now_ms) }
    }

    fn at(next: &ItemState, missed: bool, now_ms: i64) -> Memory {
        let wait = if missed { AFTER_MISS } else { rest(next.interval) };
        Memory {
            stability: next.memory.stability,
            difficulty: next.memory.difficulty,
            reps: 0,
            lapses: 0,
            missed,
            last_ms: now_ms,
            due_ms: now_ms.saturating_add(wait),
        }
    }

    /// Whether the rule is to come back now.
    #[must_use]
    pub fn is_due(&self, now_ms: i64) -> bool {
        self.due_ms <= now_ms
    }

    /// How well the rule is known.
    #[must_use]
    pub fn level(&self) -> Level {
        match self.stability {
            _ if self.missed => Level::Learning,
            days if days >= MASTERED => Level::Mastered,
            days if days >= KNOWN => Level::Known,
            _ => Level::Learning,
        }
    }
}

/// Whether no night lies between two times.
#[must_use]
pub fn is_same_day(then_ms: i64, now_ms: i64) -> bool {
    days(now_ms.saturating_sub(then_ms)) == 0
}

/// Whole days, the last one perhaps a little short.
fn days(span_ms: i64) -> i64 {
    span_ms.saturating_add(SHORT_OF_DAY).max(0) / DAY
}

/// How long a rule rests: whole days, one at least, the last one short.
fn rest(interval: f32) -> i64 {
    let days = interval.round().clamp(1.0, LONGEST) as i64;
    days * DAY - SHORT_OF_DAY
}

/// The scheduler's step; nothing where its numbers leave all bounds.
fn step(before: Option<&Memory>, elapsed: i64, answer: Answer) -> Option<ItemState> {
    let state = |memory: &Memory| MemoryState { stability: memory.stability, difficulty: memory.difficulty };
    let elapsed = u32::try_from(elapsed).unwrap_or(u32::MAX);
    let next = SCHEDULER.next_states(before.map(state), RETENTION, elapsed).ok()?;
    Some(match answer {
        Answer::Missed => next.again,
        Answer::Helped => next.hard,
        Answer::Right => next.good,
    })
}

#[cfg(test)]
mod tests {
    use super::{Answer, DAY, Given, HOUR, Level, MINUTE, Memory, Wait, days};

    const NOW: i64 = 1_800_000_000_000;

    fn given(right: bool) -> Given {
        Given { right, hinted: false, solved_ms: None, missed_ms: None, at_ms: NOW }
    }

    /// A learner who is asked on the day when the rule is due, and answers so.
    fn asked_when_due(answers: &[Answer]) -> Vec<Memory> {
        let mut memories: Vec<Memory> = Vec::new();
        for answer in answers {
            let before = memories.last();
            let now = before.map_or(NOW, |memory| memory.due_ms);
            memories.push(Memory::after(before, *answer, now));
        }
        memories
    }

    #[test]
    fn an_answer_counts_by_what_came_before_it() {
        let rows = [
            (given(true), Some(Answer::Right)),
            (given(false), Some(Answer::Missed)),
            (Given { hinted: true, ..given(true) }, Some(Answer::Helped)),
            (Given { hinted: true, ..given(false) }, Some(Answer::Missed)),
            (Given { missed_ms: Some(NOW - MINUTE), ..given(true) }, Some(Answer::Helped)),
            (Given { missed_ms: Some(NOW - DAY), ..given(true) }, Some(Answer::Right)),
            // Solved today: trying this and that at the board is learning, and no test.
            (Given { solved_ms: Some(NOW - MINUTE), ..given(true) }, None),
            (Given { solved_ms: Some(NOW - MINUTE), ..given(false) }, None),
            (Given { solved_ms: Some(NOW - 15 * HOUR), ..given(false) }, None),
            (Given { solved_ms: Some(NOW - 16 * HOUR), ..given(false) }, Some(Answer::Missed)),
            (Given { solved_ms: Some(NOW - DAY), ..given(true) }, Some(Answer::Right)),
        ];
        for (given, answer) in rows {
            assert_eq!(Answer::of(given), answer, "{given:?}");
        }
    }

    #[test]
    fn right_answers_make_the_waits_longer_and_the_rule_mastered() {
        let memories = asked_when_due(&[Answer::Right; 6]);
        let waits: Vec<i64> = memories.iter().map(|memory| days(memory.due_ms - memory.last_ms)).collect();
        assert_eq!(waits, [2, 11, 46, 120, 120, 120]);
        let levels: Vec<Level> = memories.iter().map(Memory::level).collect();
        assert_eq!(levels[..3], [Level::Learning, Level::Known, Level::Mastered]);
        assert_eq!((memories[5].reps, memories[5].lapses), (6, 0));
    }

    #[test]
    fn help_makes_the_waits_shorter() {
        let helped = asked_when_due(&[Answer::Helped; 3]);
        let right = asked_when_due(&[Answer::Right; 3]);
        for (helped, right) in helped.iter().zip(&right) {
            assert!(helped.stability < right.stability && helped.difficulty > right.difficulty);
        }
        assert_eq!(days(helped[0].due_ms - NOW), 1);
    }

    #[test]
    fn many_right_answers_on_one_day_are_one_meeting() {
        let first = Memory::after(None, Answer::Right, NOW);
        for minutes in [1, 60, 600, 900, 2_000] {
            assert_eq!(Memory::after(Some(&first), Answer::Right, NOW + minutes * MINUTE), first);
        }
        assert_ne!(Memory::after(Some(&first), Answer::Right, first.due_ms), first);
    }

    #[test]
    fn a_miss_brings_the_rule_back_the_same_day_and_then_the_next() {
        let known = asked_when_due(&[Answer::Right, Answer::Right])[1];
        let now = known.last_ms + HOUR;
        let missed = Memory::after(Some(&known), Answer::Missed, now);
        assert_eq!((missed.due_ms, missed.lapses, missed.level()), (now + 10 * MINUTE, 1, Level::Learning));
        assert!(missed.stability < known.stability && missed.difficulty > known.difficulty);
        // Right at once, as the answer has been told: tomorrow it is asked again.
        let helped = Memory::after(Some(&missed), Answer::Helped, now + MINUTE);
        assert!(!helped.missed && days(helped.due_ms - now) <= days(known.due_ms - known.last_ms));
        let fresh = asked_when_due(&[Answer::Missed, Answer::Helped]);
        assert_eq!(days(fresh[1].due_ms - fresh[1].last_ms), 1);
    }

    #[test]
    fn misses_in_a_row_on_one_day_are_one_miss() {
        let once = Memory::after(None, Answer::Missed, NOW);
        let mut often = once;
        for minutes in 1..6 {
            often = Memory::after(Some(&often), Answer::Missed, NOW + minutes * MINUTE);
        }
        assert_eq!(Memory { due_ms: once.due_ms, ..often }, once);
        assert_eq!(often.due_ms, NOW + 15 * MINUTE);
        // The next day it is a second one; what was never right cannot lapse.
        let again = Memory::after(Some(&often), Answer::Missed, NOW + DAY);
        assert!(again.difficulty > once.difficulty && again.lapses == 0 && again.reps == 2);
    }

    #[test]
    fn an_evening_and_the_next_morning_are_two_days() {
        let evening = Memory::after(None, Answer::Helped, NOW);
        assert!(!evening.is_due(NOW + 15 * HOUR) && evening.is_due(NOW + 16 * HOUR));
    }

    #[test]
    fn a_wait_is_told_as_people_tell_it() {
        let rows = [
            (-5, Wait::Now),
            (0, Wait::Now),
            (1, Wait::Minutes(1)),
            (10 * MINUTE, Wait::Minutes(10)),
            (10 * MINUTE + 1, Wait::Minutes(11)),
            (HOUR - 1, Wait::Minutes(60)),
            (HOUR, Wait::Hours(1)),
            (11 * HOUR, Wait::Hours(11)),
            (16 * HOUR - MINUTE, Wait::Days(1)),
            (DAY + 16 * HOUR - MINUTE, Wait::Days(2)),
        ];
        for (span, wait) in rows {
            assert_eq!(Wait::until(NOW + span, NOW), wait, "{span}");
        }
    }

    #[test]
    fn no_time_and_no_number_leaves_the_bounds() {
        for now in [i64::MIN, -1, 0, i64::MAX] {
            for answer in [Answer::Missed, Answer::Helped, Answer::Right] {
                let mut memory = Memory::after(None, answer, now);
                for then in [i64::MAX, now, i64::MIN, 0] {
                    memory = Memory::after(Some(&memory), answer, then);
                    assert!(memory.stability.is_finite() && (1.0..=10.0).contains(&memory.difficulty));
                }
                assert!(matches!(
                    Wait::until(memory.due_ms, now),
                    Wait::Now | Wait::Days(_) | Wait::Minutes(_)
                ));
            }
        }
        let broken = Memory { stability: f32::NAN, ..Memory::after(None, Answer::Right, NOW) };
        let after = Memory::after(Some(&broken), Answer::Right, NOW + 9 * DAY);
        assert!(after.stability.is_nan() || after.stability > 0.0);
    }
}
