//! A seeded solver at work over HTTP: it answers each puzzle of the course right, and three times
//! wrong. Every wrong answer has to be told what was wrong: with a square, a piece, a number or the
//! rule, in both languages.

use crate::service::Service;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use yize::curriculum::{Curriculum, load};
use yize::i18n::Lang;
use yize::puzzle::{Goal, Puzzle, Solution, Task, solution};
use yize::rules::{Color, Game, Piece, Placement, Role, Square};

/// How many wrong answers each puzzle is given, where it has as many.
const WRONG: usize = 3;

/// An answer's form and what it holds.
fn answer(form: &str, value: impl Into<Value>) -> Value {
    json!({ "answer": { form: value.into() } })
}

fn names(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

/// Right answers, one or, in a puzzle of several moves, its first.
fn right(puzzle: &Puzzle, chance: &mut ChaCha8Rng) -> Value {
    let form = puzzle.task.form();
    match solution(puzzle) {
        Solution::Moves(moves) => answer(form, moves.choose(chance).expect("a right move").uci()),
        Solution::Route(steps) => answer(form, steps.iter().map(|step| step.uci()).collect::<Vec<_>>()),
        Solution::Squares(squares) => answer(form, names(&squares)),
        Solution::Options(options) => answer(form, options.choose(chance).expect("a right option").as_str()),
        Solution::Number(number) => answer(form, value_of(number.expect("a number").to_string().as_str())),
        Solution::Texts(texts) => answer(form, texts.first().expect("a right text").as_str()),
        Solution::Placement(placement) => answer(form, placement.to_string()),
    }
}

/// A number as JSON has it.
fn value_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Up to three wrong answers, each another.
fn wrong(puzzle: &Puzzle, chance: &mut ChaCha8Rng) -> Vec<Value> {
    let form = puzzle.task.form();
    let all: Vec<Value> = match solution(puzzle) {
        Solution::Moves(right) => {
            let right: Vec<String> = right.iter().map(|mv| mv.uci()).collect();
            wrong_moves(puzzle, &right, chance).into_iter().map(|text| answer(form, text)).collect()
        }
        Solution::Route(steps) => {
            let ucis: Vec<String> = steps.iter().map(|step| step.uci()).collect();
            let astray = (0..WRONG * 4).map(|_| {
                let kept = chance.random_range(0..ucis.len());
                let from = steps[kept].from;
                let to = other_square(chance, &[from, steps[kept].to]);
                let mut walk = ucis[..kept].to_vec();
                walk.push(format!("{from}{to}"));
                walk
            });
            astray.map(|walk| answer(form, walk)).collect()
        }
        Solution::Squares(right) => {
            wrong_squares(&right, chance).into_iter().map(|v| answer(form, v)).collect()
        }
        Solution::Options(right) => {
            let options = puzzle.task.options().into_iter().map(str::to_owned);
            options.filter(|option| !right.contains(option)).map(|option| answer(form, option)).collect()
        }
        Solution::Number(number) => {
            let right = number.expect("a number").to_string();
            let right = right.parse::<f64>().expect("a number");
            [-7, -3, -2, -1, 1, 2, 4, 9].map(|by| answer(form, right + f64::from(by))).into()
        }
        Solution::Texts(right) => {
            wrong_texts(puzzle, &right, chance).into_iter().map(|t| answer(form, t)).collect()
        }
        Solution::Placement(right) => {
            (0..WRONG * 2).map(|_| answer(form, disturbed(&right, chance).to_string())).collect()
        }
    };
    let mut distinct: Vec<Value> = Vec::new();
    for one in all {
        if !distinct.contains(&one) {
            distinct.push(one);
        }
    }
    distinct.shuffle(chance);
    distinct.truncate(WRONG);
    distinct
}

/// Legal moves that miss the goal and moves that the rules refuse.
fn wrong_moves(puzzle: &Puzzle, right: &[String], chance: &mut ChaCha8Rng) -> Vec<String> {
    let position = puzzle.game.position();
    let legal: Vec<String> = position.legal_moves().into_iter().map(|mv| mv.uci()).collect();
    let mut wrong: Vec<String> = legal.iter().filter(|uci| !right.contains(uci)).cloned().collect();
    wrong.shuffle(chance);
    wrong.truncate(WRONG - 1);
    let own: Vec<Square> = position
        .pieces()
        .filter(|placed| placed.piece.color == position.turn())
        .map(|placed| placed.square)
        .collect();
    while wrong.len() < WRONG * 2 {
        let from = *own.choose(chance).expect("a piece");
        let uci = format!("{from}{}", other_square(chance, &[from]));
        // `e7e8` may promote, and `e1h1` castles: both stand in the list under another name.
        if !legal
            .iter()
            .any(|known| known[..2] == uci[..2] && (known.starts_with(&uci) || is_castling(known)))
        {
            wrong.push(uci);
        }
    }
    wrong
}

fn is_castling(uci: &str) -> bool {
    ["e1g1", "e1c1", "e8g8", "e8c8"].contains(&uci)
}

fn other_square(chance: &mut ChaCha8Rng, not: &[Square]) -> Square {
    let others: Vec<Square> = Square::ALL.into_iter().filter(|square| !not.contains(square)).collect();
    *others.choose(chance).expect("another square")
}

/// One square too few, one too many, one in place of another.
fn wrong_squares(right: &[Square], chance: &mut ChaCha8Rng) -> Vec<Vec<String>> {
    let more = [right, &[other_square(chance, right)]].concat();
    let mut fewer = right.to_vec();
    fewer.remove(chance.random_range(0..right.len()));
    let moved = [&fewer[..], &[other_square(chance, right)]].concat();
    [more, fewer, moved].map(|squares| names(&squares)).into()
}

/// Other moves, squares and words.
fn wrong_texts(puzzle: &Puzzle, right: &[String], chance: &mut ChaCha8Rng) -> Vec<String> {
    let mut texts: Vec<String> = ["e9", "Qz4", "hello", "e4 e5"].map(str::to_owned).into();
    texts.extend((0..4).map(|_| other_square(chance, &[]).to_string()));
    let legal = puzzle.game.position().legal_moves();
    texts.extend(legal.into_iter().map(|mv| mv.san(puzzle.game.position())));
    texts.retain(|text| !right.contains(text));
    texts.shuffle(chance);
    texts
}

/// The board with one square that differs.
fn disturbed(right: &Placement, chance: &mut ChaCha8Rng) -> Placement {
    let mut board = right.clone();
    let square = *Square::ALL.choose(chance).expect("a square");
    if board.remove(square).is_none() {
        let role = *Role::ALL.choose(chance).expect("a role");
        board.set(square, Piece { color: Color::White, role });
    }
    board
}

/// Whether the words name a square, a piece, a side, a number or quote something.
fn names_something(lang: Lang, words: &str) -> bool {
    let bytes = words.as_bytes();
    let digit = bytes.iter().any(u8::is_ascii_digit);
    let known: &[&str] = match lang {
        Lang::En => &[
            "king", "queen", "rook", "bishop", "knight", "pawn", "piece", "White", "Black", "square",
            "check", "draw", "board", "light", "dark", "castl", "\u{201c}",
        ],
        Lang::Zh => {
            &["棋盘", "王", "后", "车", "象", "马", "兵", "子", "白", "黑", "格", "将", "和", "易位", "“"]
        }
    };
    digit || known.iter().any(|word| words.contains(word))
}

struct Solver {
    service: Service,
    faults: Vec<String>,
    asked: [usize; 2],
}

impl Solver {
    async fn ask(&self, puzzle: &Puzzle, lang: Lang, body: &Value) -> Value {
        let path = format!("/api/v1/puzzles/{}/answers?lang={}", puzzle.id, lang.code());
        let reply = self.service.post(&path, body).await;
        assert_eq!(reply.status, 200, "{}: {body}: {}", puzzle.id, reply.json());
        reply.json()
    }

    fn fault(&mut self, puzzle: &Puzzle, body: &Value, what: &str) {
        self.faults.push(format!("{}: {body}: {what}", puzzle.id));
    }

    /// Answers right until the puzzle is solved.
    async fn solve(&mut self, puzzle: &Puzzle, chance: &mut ChaCha8Rng) {
        let mut body = right(puzzle, chance);
        let mut found = self.ask(puzzle, Lang::En, &body).await;
        let mut line = Vec::new();
        let mut rest = puzzle.clone();
        while found["correct"] == true && found["done"] == false {
            let Some(shorter) = rest_of(&rest, &found) else { break };
            rest = shorter;
            if line.is_empty() {
                line.push(body["answer"]["move"].clone());
            }
            line.push(right(&rest, chance)["answer"]["move"].clone());
            body = answer("moves", line.clone());
            found = self.ask(puzzle, Lang::En, &body).await;
        }
        if found["correct"] != true || found["done"] != true {
            self.fault(puzzle, &body, &format!("right, and yet {found}"));
        }
        self.asked[0] += 1;
    }

    async fn fail(&mut self, puzzle: &Puzzle, body: &Value) {
        for lang in Lang::ALL {
            let found = self.ask(puzzle, lang, body).await;
            let message = found["message"].as_str().unwrap_or_default();
            if found["correct"] != false || found["done"] != false {
                self.fault(puzzle, body, "wrong, and yet accepted");
            }
            if message.chars().count() < 6 || !names_something(lang, message) {
                self.fault(puzzle, body, &format!("nothing is named: {message:?}"));
            }
            if found["feedback"]["code"].as_str().is_none_or(str::is_empty) {
                self.fault(puzzle, body, "no code");
            }
        }
        self.asked[1] += 1;
    }
}

/// The puzzle that is left after a right move and its reply.
fn rest_of(puzzle: &Puzzle, found: &Value) -> Option<Puzzle> {
    let Task::Move(Goal::MateIn { moves }) = puzzle.task else { return None };
    let fen = found["next"]["fen"].as_str()?;
    let game = Game::read(Some(fen), &[] as &[String]).ok()?;
    let goal = if moves > 2 { Goal::MateIn { moves: moves - 1 } } else { Goal::Mate };
    Some(Puzzle { game, task: Task::Move(goal), ..puzzle.clone() })
}

fn puzzles(course: &Curriculum) -> impl Iterator<Item = &Puzzle> {
    course.lessons.iter().flat_map(|lesson| course.puzzles_of(lesson))
}

#[actix_web::test]
async fn every_puzzle_is_answered_right_and_three_times_wrong() {
    let course = load().expect("the course has no fault");
    let mut solver = Solver { service: Service::new(), faults: Vec::new(), asked: [0; 2] };
    let mut few = Vec::new();
    for (number, puzzle) in puzzles(&course).enumerate() {
        let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
        solver.solve(puzzle, &mut chance).await;
        let wrong = wrong(puzzle, &mut chance);
        let options = puzzle.task.options().len();
        if wrong.len() < WRONG && !(1..=WRONG).contains(&options) {
            few.push(format!("{}: only {} wrong answers", puzzle.id, wrong.len()));
        }
        for body in wrong {
            solver.fail(puzzle, &body).await;
        }
    }
    println!("{} right and {} wrong answers", solver.asked[0], solver.asked[1]);
    let faults = [solver.faults, few].concat();
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}
