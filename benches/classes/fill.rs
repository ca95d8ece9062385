//! Fills a database with a year of classes, assignments and answers, week by week as they would come,
//! many rows at a time.

use sqlx::{AnyConnection, AssertSqlSafe, Connection};
use std::fmt::Write;
use yize::assignment::{Item, Practice};
use yize::curriculum;
use yize::insight::{Belief, belief};
use yize::puzzle::generate::{Level, Skill, make, read_id};
use yize::puzzle::{Answer, Puzzle, check};
use yize::store::{NewStudent, NewTeacher, Store, Student, TeacherId, Terms};

/// So many rows go into one insert.
const ROWS: usize = 1_000;

/// The exercises of an assignment.
const TASKS: usize = 12;

/// How many of them are puzzles of the course; in the others everybody has made puzzles of their own.
const SHARED: usize = 8;

/// Skills whose puzzles are answered by picking one: what a wrong pick shows has to be read off the
/// board.
const SKILLS: [&str; 4] = ["castling-verdict", "en-passant-verdict", "state-of-game", "castling-bar"];

/// How big the year is.
pub(crate) struct Year {
    pub(crate) classes: usize,
    pub(crate) pupils: usize,
    pub(crate) assignments: usize,
    /// Answers to an exercise, of each pupil, in a hundredth.
    tries: usize,
}

/// A puzzle with its answers as they are kept.
struct Pooled {
    id: String,
    /// The skill by which it was made, as SQL.
    skill: String,
    right: Vec<Kept>,
    wrong: Vec<Kept>,
}

/// An answer as it is kept: with its code, and with what it shows.
struct Kept {
    answer: String,
    code: String,
    belief: String,
}

/// The puzzles that are answered.
struct Pool {
    /// Those of the course, the same for all.
    written: Vec<Pooled>,
    /// Made ones.
    made: Vec<Pooled>,
}

/// Numbers that come out the same in every run.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        // Xorshift: good enough to mix answers, and without any dependency.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % u64::try_from(bound.max(1)).unwrap_or(1)).unwrap_or(0)
    }
}

impl Year {
    /// 200 classes of 30 and 2,000,000 answers, or the part that the environment asks for.
    pub(crate) fn planned() -> Year {
        let part = std::env::var("YIZE_BENCH_PART").ok().and_then(|part| part.parse().ok()).unwrap_or(1);
        Year { classes: 200 / part, pupils: 30, assignments: 20, tries: 139 }
    }

    /// How many answers it comes to.
    pub(crate) fn answers(&self) -> usize {
        self.classes * self.pupils * self.assignments * TASKS * self.tries / 100
    }

    /// Fills the database that the store has opened; all classes belong to one teacher.
    pub(crate) async fn fill(&self, address: &str, store: &Store) -> TeacherId {
        let new = NewTeacher { login: "t", name: "T", password: "$", recoveries: &[] };
        let teacher = store.create_teacher(&new, 1).await.expect("a store").expect("a teacher");
        let pool = Pool::new();
        let mut rooms = Vec::new();
        for number in 0..self.classes {
            rooms.push(self.room(store, &teacher, &pool, number).await);
        }
        let mut connection = AnyConnection::connect(address).await.expect("a connection");
        if address.starts_with("sqlite") {
            sqlx::raw_sql("PRAGMA synchronous = OFF").execute(&mut connection).await.expect("a setting");
        }
        let mut rows = Rows { connection, text: String::new(), count: 0, id: 0 };
        let mut dice = Dice(0x9e37_79b9_7f4a_7c15);
        for week in 0..self.assignments {
            for (students, sets) in &rooms {
                self.week(&mut rows, &mut dice, &pool, students, &sets[week], week).await;
            }
        }
        rows.send().await;
        sqlx::raw_sql("ANALYZE").execute(&mut rows.connection).await.expect("statistics");
        rows.connection.close().await.expect("the end");
        teacher
    }

    async fn room(
        &self,
        store: &Store,
        teacher: &TeacherId,
        pool: &Pool,
        number: usize,
    ) -> (Vec<Student>, Vec<String>) {
        let code = format!("C{number:05}");
        let class = store.create_class(teacher, &code, &code, "Asia/Shanghai", 1).await.expect("a store");
        let class = class.expect("a class");
        let pupil = |place| NewStudent {
            name: format!("学生 {place}"),
            pin: "$".to_owned(),
            card_hash: format!("{number}-{place}"),
        };
        let new: Vec<NewStudent> = (0..self.pupils).map(pupil).collect();
        let students = store.add_students(&class, &new, 1).await.expect("pupils");
        let practice = Item::Practice(Practice {
            skill: SKILLS[0].to_owned(),
            level: Level::Two,
            count: TASKS - SHARED,
            seed: 1,
            each: true,
        });
        let mut sets = Vec::new();
        for week in 0..self.assignments {
            let terms = Terms { title: format!("Week {week}"), ..Terms::default() };
            let written = (0..SHARED).map(|task| Item::Puzzle(pool.written(week, task).id.clone()));
            let items: Vec<Item> = written.chain([practice.clone()]).collect();
            let set = store.create_assignment(&class, &terms, &items, 2).await.expect("an assignment");
            store.open_assignment(&set, 3).await.expect("an open one");
            sets.push(set.id);
        }
        (students, sets)
    }

    /// The answers of a class to the assignment of a week.
    async fn week(
        &self,
        rows: &mut Rows,
        dice: &mut Dice,
        pool: &Pool,
        students: &[Student],
        set: &str,
        week: usize,
    ) {
        for (place, student) in students.iter().enumerate() {
            for task in 0..TASKS {
                let puzzle = if task < SHARED {
                    pool.written(week, task)
                } else {
                    &pool.made[dice.below(pool.made.len())]
                };
                let tries = 1 + usize::from(dice.below(100) < self.tries - 100);
                for attempt in 0..tries {
                    let right = attempt + 1 == tries && dice.below(100) < 80;
                    let answers = if right { &puzzle.right } else { &puzzle.wrong };
                    let kept = &answers[dice.below(answers.len())];
                    let at = week * 600_000_000 + place * 1_000 + task * 60_000 + attempt;
                    rows.push(student, puzzle, (kept, right), (set, task + 1, at)).await;
                }
            }
        }
    }
}

/// Rows on their way into the table of answers.
struct Rows {
    connection: AnyConnection,
    text: String,
    count: usize,
    id: u64,
}

impl Rows {
    async fn push(
        &mut self,
        student: &Student,
        puzzle: &Pooled,
        (kept, right): (&Kept, bool),
        (set, task, at): (&str, usize, usize),
    ) {
        let start = if self.text.is_empty() {
            "INSERT INTO attempts (id, learner_id, puzzle, answer, correct, code, rule, hinted, at, \
             assignment_id, task, elapsed, skill, belief) VALUES "
        } else {
            ","
        };
        self.id += 1;
        let _ = write!(
            self.text,
            "{start}('{:036}','{}','{}','{}',{},'{}',NULL,0,{at},'{set}',{task},9000,{},{})",
            self.id,
            student.learner_id,
            puzzle.id,
            kept.answer,
            u8::from(right),
            kept.code,
            puzzle.skill,
            kept.belief,
        );
        self.count += 1;
        if self.count == ROWS {
            self.send().await;
        }
    }

    async fn send(&mut self) {
        let text = std::mem::take(&mut self.text);
        self.count = 0;
        if !text.is_empty() {
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut self.connection).await.expect("rows");
        }
    }
}

impl Pool {
    fn new() -> Pool {
        let course = curriculum::load().expect("the course");
        let picked = |puzzle: &&Puzzle| !puzzle.task.options().is_empty();
        let skills = SKILLS.iter().filter_map(|id| Skill::named(id));
        let made = skills.flat_map(|skill| (0..150).filter_map(move |seed| make(skill, Level::Two, seed)));
        let pool = Pool {
            written: course.puzzles.values().filter(picked).map(pooled).collect(),
            made: made.map(|made| pooled(&made.puzzle)).collect(),
        };
        assert!(pool.written.len() > 100 && pool.made.len() > 300, "the puzzles are there");
        pool
    }

    /// An exercise of a week.
    fn written(&self, week: usize, task: usize) -> &Pooled {
        &self.written[(week * SHARED + task) % self.written.len()]
    }
}

fn pooled(puzzle: &Puzzle) -> Pooled {
    let (mut right, mut wrong) = (Vec::new(), Vec::new());
    for option in puzzle.task.options() {
        let given = Answer::Choice(option.to_owned());
        let outcome = check(puzzle, &given).expect("an option");
        let refused = outcome.feedback.refused.as_ref().filter(|_| !outcome.correct);
        let code = refused.map_or(outcome.feedback.code.as_str(), |refused| refused.reason.code.as_str());
        let list = if outcome.correct { &mut right } else { &mut wrong };
        let shown = belief(puzzle, &given, &outcome).map(Belief::code);
        list.push(Kept {
            answer: format!(r#"{{"choice":"{option}"}}"#),
            code: code.to_owned(),
            belief: shown.map_or_else(|| "NULL".to_owned(), |code| format!("'{code}'")),
        });
    }
    let skill =
        read_id(&puzzle.id).map_or_else(|| "NULL".to_owned(), |(skill, ..)| format!("'{}'", skill.id));
    Pooled { id: puzzle.id.clone(), skill, right, wrong }
}
