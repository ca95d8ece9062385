//! The content check: every rule, lesson, section, figure and puzzle has its words in both languages
//! and no words are left over; every puzzle has right answers that are accepted and wrong ones that
//! meet with words. Run it with `--nocapture` for the table.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use yize::curriculum::{Curriculum, Lesson, Scene, load};
use yize::i18n::{Lang, feedback, keys};
use yize::puzzle::generate::Skill;
use yize::puzzle::{
    Answer, ChoiceAsk, Feedback, FeedbackCode, Goal, NotateAsk, Number, Puzzle, Solution, Step, Task, check,
    hints, solution,
};
use yize::rules::{Color, Game, PieceMove, Placement, ReasonCode, Role, Square, Verdict, judge_text};

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

#[test]
fn every_question_has_its_words_and_no_words_are_left_over() {
    let course = course();
    let codes = codes(&course);
    let mut faults = Faults::default();
    let mut must: BTreeSet<String> = course.themes().iter().map(|theme| format!("theme-{theme}")).collect();
    let mut may = BTreeSet::new();
    for question in &course.questions {
        let key = format!("question-{}", question.id);
        must.extend(question.boards.iter().map(|board| format!("{key}.{}", board.figure.id)));
        may.insert(format!("{key}.words"));
        must.extend([format!("{key}.answer"), key]);
    }
    for lang in Lang::ALL {
        compare(&mut faults, lang, "questions", &must, &may);
        for key in &must {
            let words = match key.split_once('.') {
                Some((key, attribute)) => lang.attr(key, attribute).unwrap_or_default(),
                None => lang.text(key),
            };
            check_words(&mut faults, &codes, lang, key, &words);
        }
    }
    faults.assert_none();
}

#[test]
fn every_word_of_the_glossary_has_its_words_and_no_words_are_left_over() {
    let course = course();
    let mut faults = Faults::default();
    let mut must: BTreeSet<String> = course.groups().iter().map(|group| format!("group-{group}")).collect();
    let mut may = BTreeSet::new();
    for term in &course.terms {
        let key = format!("term-{}", term.id);
        may.insert(format!("{key}.note"));
        must.extend([format!("{key}.meaning"), key]);
    }
    for lang in Lang::ALL {
        compare(&mut faults, lang, "glossary", &must, &may);
        let mut names = BTreeSet::new();
        for term in &course.terms {
            let name = lang.text(&format!("term-{}", term.id));
            faults.check(names.insert(name.clone()), || format!("two words are called {name}"));
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
fn every_skill_has_its_words_and_no_words_are_left_over() {
    let names = Skill::all().map(|skill| format!("skill-{}", skill.id));
    let must: BTreeSet<String> = names.flat_map(|key| [format!("{key}.summary"), key]).collect();
    let mut faults = Faults::default();
    for lang in Lang::ALL {
        compare(&mut faults, lang, "skills", &must, &BTreeSet::new());
    }
    faults.assert_none();
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
        self.faults
            .check(puzzle.is_proved(), || format!("{}: the search does not see through it", puzzle.id));
        match &solution {
            Solution::Moves(right) => self.moves(puzzle, right),
            Solution::Route(steps) => self.route(puzzle, steps),
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
            Solution::Number(right) => self.number(puzzle, *right),
            Solution::Texts(right) => self.texts(puzzle, right),
            Solution::Placement(right) => self.placement(puzzle, right),
        }
        self.prompt(puzzle);
    }

    fn moves(&mut self, puzzle: &Puzzle, right: &[PieceMove]) {
        let Task::Move(goal) = &puzzle.task else { return };
        let legal = puzzle.game.position().legal_moves();
        for mv in &legal {
            self.expect(puzzle, &Answer::Move(mv.uci()), right.contains(mv));
        }
        let wrong = legal.len() > right.len() || self.has_illegal_try(puzzle);
        self.faults.check(wrong, || format!("{}: every move is right", puzzle.id));
        let rest = goal.moves() - 1;
        if rest > 0 {
            let shorter = Puzzle { task: mate_in(rest), ..puzzle.clone() };
            self.faults.check(solution(&shorter).is_empty(), || format!("{}: mates sooner", puzzle.id));
            for mv in right {
                self.line(puzzle, &[mv.uci()], rest);
            }
        }
    }

    /// Goes on after a right move of a longer puzzle: every move there is right or wrong.
    fn line(&mut self, puzzle: &Puzzle, so_far: &[String], rest: usize) {
        let outcome = check(puzzle, &Answer::Moves(so_far.to_vec())).expect("a line of moves");
        let Some(next) = outcome.next else {
            self.faults.check(outcome.done, || format!("{}: {so_far:?} leads nowhere", puzzle.id));
            return;
        };
        let game = Game::from_position(next.position);
        let here = Puzzle { game, task: mate_in(rest), ..puzzle.clone() };
        let Solution::Moves(right) = solution(&here) else { return };
        self.faults.check(!right.is_empty(), || format!("{}: {so_far:?} leads nowhere", puzzle.id));
        for mv in here.game.position().legal_moves() {
            let line = [so_far, &[mv.uci()]].concat();
            self.expect(puzzle, &Answer::Moves(line.clone()), right.contains(&mv));
            if rest > 1 && right.contains(&mv) {
                self.line(puzzle, &line, rest - 1);
            }
        }
    }

    fn route(&mut self, puzzle: &Puzzle, steps: &[Step]) {
        let walk = |steps: &[Step]| Answer::Moves(steps.iter().map(|step| step.uci()).collect());
        let Some(last) = steps.last() else { return };
        self.expect(puzzle, &walk(steps), true);
        self.expect(puzzle, &walk(&steps[..steps.len() - 1]), false);
        let back = Step { from: last.to, to: last.from };
        self.expect(puzzle, &walk(&[steps, &[back]].concat()), false);
        for to in Square::ALL {
            let other = Step { from: last.from, to };
            let right = self.answer(puzzle, &walk(&[&steps[..steps.len() - 1], &[other]].concat()));
            self.faults.check(!right || to == last.to || steps.len() > 1, || format!("{}: {to}?", puzzle.id));
        }
    }

    fn number(&mut self, puzzle: &Puzzle, right: Option<Number>) {
        let Some(right) = right else { return };
        self.expect(puzzle, &Answer::Number(right), true);
        for wrong in [-1000, -200, -100, -50, -1, 1, 25, 100, 200, 1000] {
            let number = (right.hundredths() + wrong) as f64 / 100.0;
            self.expect(puzzle, &Answer::Number(Number::from_float(number).unwrap()), false);
        }
        self.expect(puzzle, &Answer::Number(right.opposite()), right == right.opposite());
    }

    fn texts(&mut self, puzzle: &Puzzle, right: &[String]) {
        for text in right {
            self.expect(puzzle, &Answer::Text(text.clone()), true);
        }
        for wrong in ["", " ", "?", "e9", "i1", "Ke9", "1-0", "一着棋", "Qh9#"] {
            self.expect(puzzle, &Answer::Text(wrong.to_owned()), false);
        }
        if let Task::Notate(NotateAsk::Square { square }) = &puzzle.task {
            for other in Square::ALL {
                self.expect(puzzle, &Answer::Text(other.to_string()), other == *square);
            }
            return;
        }
        for mv in puzzle.game.position().legal_moves() {
            let san = mv.san(puzzle.game.position());
            self.expect(puzzle, &Answer::Text(mv.uci()), false);
            self.expect(puzzle, &Answer::Text(san.clone()), right.contains(&san));
        }
    }

    fn placement(&mut self, puzzle: &Puzzle, right: &Placement) {
        self.expect(puzzle, &Answer::Placement(right.clone()), true);
        self.expect(puzzle, &Answer::Placement(puzzle.placement()), false);
        for square in Square::ALL {
            let mut board = right.clone();
            match board.remove(square) {
                Some(piece) if piece.role == Role::Queen => board.set(square, Role::King.of(piece.color)),
                Some(_) => {}
                None => board.set(square, Role::Pawn.of(Color::White)),
            }
            self.expect(puzzle, &Answer::Placement(board), false);
        }
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
        if puzzle.board.is_some() {
            return;
        }
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

fn mate_in(moves: usize) -> Task {
    Task::Move(if moves == 1 { Goal::Mate } else { Goal::MateIn { moves } })
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
