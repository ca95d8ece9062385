//! A puzzle as a question of a learning platform: what is asked, and which answers count.

use super::answers;
use super::drawing::Drawing;
use crate::i18n::{Lang, feedback, game_so_far, messages, prompt};
use crate::puzzle::{Answer, Number, Puzzle, Solution, Task, check, solution};
use crate::web::pages::prose::Prose;
use crate::web::pages::task::is_told_without_board;
use crate::worksheet::shows_turn;
use askama::Template;

/// A question.
#[derive(Debug)]
pub(super) struct Question {
    /// What it is called in the platform's lists.
    pub(super) name: String,
    /// What is asked, paragraph by paragraph.
    pub(super) asked: Asked,
    /// The board.
    pub(super) board: Option<Drawing>,
    /// How it is answered.
    pub(super) answer: Form,
    /// What is told once it has been answered.
    pub(super) told: String,
}

/// What is asked.
#[derive(Debug)]
pub(super) struct Asked {
    /// The game so far, whose move it is.
    pub(super) before: Vec<String>,
    /// What to do.
    pub(super) prompt: String,
    /// What an arbiter is told of, in order.
    pub(super) events: Vec<String>,
    /// How the answer is written.
    pub(super) how: Option<String>,
    /// The position, for whoever wants it on a board of their own.
    pub(super) fen: Option<String>,
}

/// How a question is answered.
#[derive(Debug)]
pub(super) enum Form {
    /// One is picked.
    One(Vec<Choice>),
    /// All that are right are picked.
    Several(Vec<Choice>),
    /// A short text is written: one of these.
    Short {
        /// What is right.
        texts: Vec<String>,
        /// Whether a text in small letters for large ones could mean another answer.
        exact: bool,
    },
    /// A number is written.
    Number(Number),
    /// Nothing that a platform can check.
    Open,
}

/// Something that can be picked.
#[derive(Debug)]
pub(super) struct Choice {
    pub(super) text: String,
    pub(super) right: bool,
    /// What is said to whoever picks it.
    pub(super) said: String,
}

/// The text of a question as HTML.
#[derive(Template)]
#[template(path = "_export-question.html")]
struct Html<'a> {
    asked: &'a Asked,
    /// Where the picture of the board is.
    picture: Option<&'a str>,
    /// What a screen reader says of it.
    label: &'a str,
}

impl Question {
    /// The question that a puzzle is.
    pub(super) fn new(lang: Lang, name: String, puzzle: &Puzzle) -> Question {
        let found = solution(puzzle);
        let hidden = puzzle.placement().is_empty() && is_told_without_board(&puzzle.task);
        let board = (!hidden && !puzzle.hides_board()).then(|| Drawing::of(lang, puzzle));
        let answer = form(lang, puzzle, &found);
        let told = messages::solution(lang, puzzle);
        Question {
            name,
            asked: Asked::new(lang, puzzle, &answer, board.is_some()),
            board,
            answer,
            told: lang.text_with("export-answer", &[("answer", told.into())]),
        }
    }

    /// The text as HTML, with the picture of the board from there.
    pub(super) fn html(&self, picture: Option<&str>) -> String {
        let label = self.board.as_ref().map_or("", |board| &board.label);
        let html = Html { asked: &self.asked, picture, label };
        super::super::text(&html)
    }
}

impl Asked {
    fn new(lang: Lang, puzzle: &Puzzle, answer: &Form, drawn: bool) -> Asked {
        let turn = shows_turn(puzzle).then(|| {
            let key = puzzle.game.position().turn().fold_wb("sheet-white-to-move", "sheet-black-to-move");
            lang.text(key).into_owned()
        });
        let events = if let Task::Ruling(ask) = &puzzle.task { ask.events.as_slice() } else { &[] };
        let fen = match &puzzle.board {
            Some(_) => puzzle.fen(),
            None => puzzle.game.position().fen(),
        };
        Asked {
            before: game_so_far(lang, puzzle).into_iter().chain(turn).collect(),
            prompt: prompt(lang, puzzle).into_owned(),
            events: events.iter().map(|event| messages::event(lang, event)).collect(),
            how: answers::how(puzzle, answer).map(|key| lang.text(key).into_owned()),
            fen: drawn.then_some(fen),
        }
    }

    /// The prompt as it is set.
    pub(super) fn prose(&self) -> Prose {
        Prose::new(&self.prompt)
    }
}

fn form(lang: Lang, puzzle: &Puzzle, found: &Solution) -> Form {
    match found {
        Solution::Moves(moves) => {
            let (texts, exact) = answers::moves(puzzle.game.position(), moves);
            Form::Short { texts, exact }
        }
        Solution::Route(steps) => Form::Number(Number::of(steps.len())),
        Solution::Squares(squares) => match answers::candidates(puzzle, squares) {
            Some(candidates) => {
                let choice = |square: crate::rules::Square| Choice {
                    text: square.to_string(),
                    right: squares.contains(&square),
                    said: String::new(),
                };
                Form::Several(candidates.into_iter().map(choice).collect())
            }
            None => Form::Short { texts: answers::squares(squares), exact: false },
        },
        Solution::Options(right) => Form::One(options(lang, puzzle, right)),
        Solution::Number(Some(number)) => Form::Number(*number),
        Solution::Texts(texts) => Form::Short { texts: answers::written(puzzle, texts), exact: true },
        Solution::Number(None) | Solution::Placement(_) => Form::Open,
    }
}

/// The options, each with what the check says to it.
fn options(lang: Lang, puzzle: &Puzzle, right: &[String]) -> Vec<Choice> {
    let said = |id: &str| {
        let outcome = check(puzzle, &Answer::Choice(id.to_owned())).ok();
        outcome.map(|outcome| feedback::feedback(lang, &outcome.feedback, puzzle)).unwrap_or_default()
    };
    let choice = |id: &str| Choice {
        text: feedback::option(lang, puzzle, id),
        right: right.iter().any(|right| right == id),
        said: said(id).replace("**", ""),
    };
    puzzle.task.options().into_iter().map(choice).collect()
}
