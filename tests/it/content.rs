//! The content check: every rule, lesson, section, figure and puzzle has its words in both languages
//! and no words are left over; every puzzle has right answers that are accepted and wrong ones that
//! meet with words. Run it with `--nocapture` for the table.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use yize::curriculum::{Curriculum, Lesson, Scene, load};
use yize::i18n::{Lang, feedback, keys};
use yize::puzzle::{
    Answer, ChoiceAsk, Feedback, FeedbackCode, Puzzle, Solution, Task, check, hints, solution,
};
use yize::rules::{ReasonCode, Role, Square, Verdict, judge_text};

/// What is wrong with the content, a line each.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn add(&mut self, fault: String) {
        self.0.push(fault);
    }

    fn check(&mut self, holds: bool, fault: impl FnOnce() -> String) {
        if !holds {
            self.add(fault());
        }
    }

    fn assert_none(&self) {
        assert!(self.0.is_empty(), "{} faults:\n{}", self.0.len(), self.0.join("\n"));
    }
}

fn course() -> Curriculum {
    load().unwrap_or_else(|faults| {
        panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    })
}

/// The message keys of a file, attributes as `key.attribute`.
fn keys_of_file(lang: Lang, name: &str) -> BTreeSet<String> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(lang.code()).join(format!("{name}.ftl"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut found = BTreeSet::new();
    let mut message = String::new();
    for line in text.lines() {
        let Some((name, _)) = line.split_once('=') else { continue };
        if let Some(attribute) = name.trim_start().strip_prefix('.').filter(|_| line.starts_with(' ')) {
            found.insert(format!("{message}.{}", attribute.trim()));
        } else if name.starts_with(|first: char| first.is_ascii_lowercase()) {
            message = name.trim().to_owned();
            found.insert(message.clone());
        }
    }
    found
}

/// The keys that a lesson's file must have, and those that it may have.
fn keys_of_lesson(course: &Curriculum, lesson: &Lesson) -> (BTreeSet<String>, BTreeSet<String>) {
    let slug = &lesson.slug;
    let mut must = BTreeSet::from([format!("lesson-{slug}"), format!("lesson-{slug}.summary")]);
    let mut may = BTreeSet::new();
    for section in &lesson.sections {
        must.insert(format!("section-{}", section.rule));
        for figure in &section.figures {
            let key = format!("figure-{slug}-{}", figure.id);
            if let Scene::Line(line) = &figure.scene {
                may.extend((1..=line.len()).map(|step| format!("{key}.step-{step}")));
            }
            must.insert(key);
        }
    }
    for puzzle in course.puzzles_of(lesson) {
        must.insert(format!("puzzle-{}", puzzle.id));
        may.insert(format!("puzzle-{}.after", puzzle.id));
        if let Task::Choice(ChoiceAsk::Told { options, .. }) = &puzzle.task {
            must.extend(options.iter().map(|option| format!("puzzle-{}.{option}", puzzle.id)));
        }
    }
    (must, may)
}

#[test]
fn all_content_has_its_words_and_no_words_are_left_over() {
    let course = course();
    let mut faults = Faults::default();
    let mut rules = BTreeSet::new();
    for rule in &course.rules {
        rules.extend([format!("rule-{}", rule.id), format!("rule-{}.statement", rule.id)]);
        if rule.slip {
            rules.insert(format!("rule-{}.slip", rule.id));
        }
    }
    let none = BTreeSet::new();
    for lang in Lang::ALL {
        compare(&mut faults, lang, "rules", &rules, &none);
        for lesson in &course.lessons {
            let (must, may) = keys_of_lesson(&course, lesson);
            compare(&mut faults, lang, &format!("lesson-{}", lesson.slug), &must, &may);
            let part = format!("part-{}", lesson.part);
            faults.check(keys(lang).contains(&part), || format!("{part} has no words in {}", lang.code()));
        }
    }
    faults.assert_none();
}

/// The catalog knows what the file must say, and the file says nothing else.
fn compare(faults: &mut Faults, lang: Lang, file: &str, must: &BTreeSet<String>, may: &BTreeSet<String>) {
    let code = lang.code();
    let given = keys_of_file(lang, file);
    for key in must.difference(&given) {
        faults.add(format!("locales/{code}/{file}.ftl lacks {key}"));
    }
    for key in given.iter().filter(|key| !must.contains(*key) && !may.contains(*key)) {
        faults.add(format!("locales/{code}/{file}.ftl: nothing is called {key}"));
    }
    for key in &given {
        let words = match key.split_once('.') {
            Some((key, attribute)) => lang.attr(key, attribute).unwrap_or_default(),
            None => lang.text(key),
        };
        faults.check(!words.trim().is_empty(), || format!("locales/{code}/{file}.ftl: {key} is empty"));
    }
}

#[test]
fn lessons_have_enough_puzzles_of_enough_kinds() {
    let course = course();
    let mut faults = Faults::default();
    println!("{:<16} rules figures puzzles  kinds", "lesson");
    for lesson in &course.lessons {
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for puzzle in course.puzzles_of(lesson) {
            *kinds.entry(puzzle.task.kind()).or_default() += 1;
        }
        let figures: usize = lesson.sections.iter().map(|section| section.figures.len()).sum();
        let list: Vec<String> = kinds.iter().map(|(kind, count)| format!("{kind} {count}")).collect();
        println!(
            "{:<16} {:>5} {figures:>7} {:>7}  {}",
            lesson.slug,
            lesson.sections.len(),
            lesson.puzzles.len(),
            list.join(", ")
        );
        let slug = &lesson.slug;
        faults.check(lesson.puzzles.len() >= 8, || format!("{slug}: fewer than 8 puzzles"));
        faults.check(kinds.len() >= 3, || format!("{slug}: fewer than 3 kinds of puzzle"));
        for rule in course.rules_of(slug) {
            let count = course.puzzles_of(lesson).filter(|puzzle| puzzle.rules.contains(&rule.id)).count();
            faults.check(count >= 2, || format!("{slug}: {count} puzzles for the rule {}", rule.id));
        }
    }
    let started = std::time::Instant::now();
    let puzzles = load().map_or(0, |course| course.puzzles.len());
    println!("{puzzles} puzzles, read in {:?}", started.elapsed());
    faults.assert_none();
}

/// What must never stand in words: message keys, codes and ids.
fn codes(course: &Curriculum) -> BTreeSet<String> {
    let all = keys(Lang::En).into_iter().filter(|key| !key.contains('.'));
    all.chain(ReasonCode::ALL.iter().map(|code| code.as_str().to_owned()))
        .chain(FeedbackCode::ALL.iter().map(|code| code.as_str().to_owned()))
        .chain(course.rules.iter().map(|rule| rule.id.clone()))
        .filter(|code| code.contains('-'))
        .collect()
}

/// Checks a text as a learner reads it.
fn check_words(faults: &mut Faults, codes: &BTreeSet<String>, lang: Lang, what: &str, words: &str) {
    let at = || format!("{what} in {}: {words:?}", lang.code());
    faults.check(!words.trim().is_empty(), || format!("no words for {what} in {}", lang.code()));
    let han = words.chars().any(|letter| ('\u{4e00}'..='\u{9fff}').contains(&letter));
    faults.check(han == (lang == Lang::Zh), || format!("the wrong language: {}", at()));
    faults.check(!words.contains(['{', '}']), || format!("a bare placeholder: {}", at()));
    faults.check(!words.contains("  "), || format!("two spaces: {}", at()));
    let mut tokens = words.split(|letter: char| !(letter.is_ascii_alphanumeric() || letter == '-'));
    faults.check(!tokens.any(|token| codes.contains(token)), || format!("a key: {}", at()));
}

struct Reader<'a> {
    course: &'a Curriculum,
    codes: BTreeSet<String>,
    faults: Faults,
}

impl Reader<'_> {
    /// Checks the answer and the words it meets with; whether it is right.
    fn answer(&mut self, puzzle: &Puzzle, answer: &Answer) -> bool {
        let outcome = match check(puzzle, answer) {
            Ok(outcome) => outcome,
            Err(fault) => {
                self.faults.add(format!("{}: {answer:?}: {fault:?}", puzzle.id));
                return false;
            }
        };
        let what = format!("{}: {answer:?} ({})", puzzle.id, outcome.feedback.code.as_str());
        self.words(puzzle, &what, &outcome.feedback);
        outcome.correct
    }

    fn words(&mut self, puzzle: &Puzzle, what: &str, found: &Feedback) {
        for lang in Lang::ALL {
            let words = feedback::feedback(lang, found, puzzle);
            check_words(&mut self.faults, &self.codes, lang, what, &words);
        }
    }

    fn expect(&mut self, puzzle: &Puzzle, answer: &Answer, right: bool) {
        if self.answer(puzzle, answer) != right {
            let word = if right { "refused though right" } else { "accepted though wrong" };
            self.faults.add(format!("{}: {answer:?} is {word}", puzzle.id));
        }
    }

    fn puzzle(&mut self, puzzle: &Puzzle) {
        let solution = solution(puzzle);
        self.faults.check(!solution.is_empty(), || format!("{} has no right answer", puzzle.id));
        match &solution {
            Solution::Moves(right) => {
                let mut wrong = 0;
                for mv in puzzle.game.position().legal_moves() {
                    self.expect(puzzle, &Answer::Move(mv.uci()), right.contains(&mv));
                    wrong += usize::from(!right.contains(&mv));
                }
                self.faults.check(wrong > 0 || self.has_illegal_try(puzzle), || {
                    format!("{}: every move is right", puzzle.id)
                });
            }
            Solution::Squares(right) => self.squares(puzzle, right),
            Solution::Options(right) => {
                let options: Vec<String> = puzzle.task.options().into_iter().map(str::to_owned).collect();
                self.faults.check(right.len() < options.len(), || format!("{}: all is right", puzzle.id));
                for option in options {
                    let expected = right.contains(&option);
                    self.option(puzzle, &option);
                    self.expect(puzzle, &Answer::Choice(option), expected);
                }
            }
        }
        self.prompt(puzzle);
    }

    /// Whether a piece of the side to move tries in vain to do what others of its kind can.
    fn has_illegal_try(&self, puzzle: &Puzzle) -> bool {
        let position = puzzle.game.position();
        position.pieces().filter(|placed| placed.piece.color == position.turn()).any(|placed| {
            Square::ALL.into_iter().any(|to| {
                let text = format!("{}{to}", placed.square);
                matches!(judge_text(&puzzle.game, &text), Verdict::Refused(_))
            })
        })
    }

    fn squares(&mut self, puzzle: &Puzzle, right: &[Square]) {
        self.expect(puzzle, &Answer::Squares(right.to_vec()), true);
        self.expect(puzzle, &Answer::Squares(Vec::new()), right.is_empty());
        for square in Square::ALL {
            let mut marks = right.to_vec();
            match marks.iter().position(|mark| *mark == square) {
                Some(index) => drop(marks.remove(index)),
                None => marks.push(square),
            }
            self.expect(puzzle, &Answer::Squares(marks), false);
        }
    }

    fn option(&mut self, puzzle: &Puzzle, option: &str) {
        for lang in Lang::ALL {
            let words = feedback::option(lang, puzzle, option);
            let what = format!("{}: option {option}", puzzle.id);
            check_words(&mut self.faults, &self.codes, lang, &what, &words);
        }
    }

    fn prompt(&mut self, puzzle: &Puzzle) {
        for lang in Lang::ALL {
            let prompt = lang.text(&format!("puzzle-{}", puzzle.id));
            check_words(&mut self.faults, &self.codes, lang, &puzzle.id, &prompt);
            if let Some(after) = feedback::afterword(lang, puzzle) {
                check_words(&mut self.faults, &self.codes, lang, &format!("{} .after", puzzle.id), &after);
            }
            for hint in hints(puzzle) {
                let words = feedback::hint(lang, &hint);
                check_words(&mut self.faults, &self.codes, lang, &format!("{}: {hint:?}", puzzle.id), &words);
            }
        }
    }

    /// Every rule that a verdict on this position cites is one of the course.
    fn cited_rules(&mut self, puzzle: &Puzzle) {
        for mv in puzzle.game.position().legal_moves() {
            if let Verdict::Legal(legal) = judge_text(&puzzle.game, &mv.uci()) {
                let cited =
                    legal.rules.iter().chain(legal.conditions.iter().map(|condition| &condition.rule));
                for rule in cited {
                    let known = self.course.rule(rule).is_some();
                    self.faults.check(known, || format!("{}: {} cites {rule}", puzzle.id, mv.uci()));
                }
            }
        }
    }
}

#[test]
fn every_puzzle_has_right_and_wrong_answers_with_words() {
    let course = course();
    let mut reader = Reader { course: &course, codes: codes(&course), faults: Faults::default() };
    for lesson in &course.lessons {
        for puzzle in course.puzzles_of(lesson) {
            reader.puzzle(puzzle);
            reader.cited_rules(puzzle);
        }
    }
    reader.faults.assert_none();
}

#[test]
fn every_reason_stands_on_a_rule_of_the_course() {
    let course = course();
    let mut faults = Faults::default();
    for code in ReasonCode::ALL {
        for mover in Role::ALL.map(Some).into_iter().chain([None]) {
            let rule = code.rule(mover);
            faults.check(course.rule(rule).is_some(), || format!("{} cites {rule}", code.as_str()));
        }
    }
    faults.assert_none();
}
