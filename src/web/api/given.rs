//! The answer to a puzzle as a request gives it: one field, which the puzzle's form names.

use super::body::{Body, Field, Kind, Text};
use super::names::SquareName;
use super::sending::LONGEST_MS;
use crate::i18n::Lang;
use crate::puzzle::{Answer, AnswerFault, MAX_CHARS, Number};
use crate::rules::{Placement, Square};
use crate::web::problem::{Problem, ProblemCode};
use serde::Deserialize;
use utoipa::ToSchema;

/// An answer to a puzzle.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = AnswerQuestion)]
pub(crate) struct Question<'a> {
    #[serde(borrow)]
    pub(crate) answer: Given<'a>,
    /// How many hints were shown. A right answer with hints counts for less in the learner's review.
    #[serde(default)]
    #[schema(value_type = Option<u8>, nullable = false, example = 0)]
    hints: Option<f64>,
    /// For an exercise of an assignment: the assignment's id. The pupil's cookie says whose answer it is.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    pub(crate) assignment: Option<Text<'a>>,
    /// For an exercise of an assignment: its number, from 1.
    #[serde(default)]
    #[schema(value_type = Option<u32>, nullable = false, example = 1)]
    task: Option<f64>,
    /// For an exercise of an assignment: the pupil who has answered. Where another one is signed in, or
    /// nobody, the answer is not kept.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false)]
    pub(crate) pupil: Option<Text<'a>>,
    /// A name of your own making for this answer, 8 to 64 letters, digits and hyphens. The same answer
    /// sent again under the same name is kept once.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, nullable = false, min_length = 8, max_length = 64)]
    pub(crate) request: Option<Text<'a>>,
    /// How long the answer took, in milliseconds.
    #[serde(default)]
    #[schema(value_type = Option<u32>, nullable = false, example = 4200)]
    elapsed: Option<f64>,
}

impl Question<'_> {
    /// How many hints were shown.
    pub(crate) fn hints(&self) -> u8 {
        self.hints.map_or(0, |hints| hints as u8)
    }

    /// The number of the exercise; 0 where none is named.
    pub(crate) fn task(&self) -> i64 {
        self.task.map_or(0, |task| task as i64)
    }

    /// How long the answer took, where that can be.
    pub(crate) fn elapsed_ms(&self) -> Option<i64> {
        self.elapsed.map(|elapsed| elapsed as i64).filter(|elapsed| (0..=LONGEST_MS).contains(elapsed))
    }
}

/// The answer, in the one field that the puzzle's `answer.form` names.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = Answer)]
pub(crate) struct Given<'a> {
    /// A move, in any notation.
    #[serde(borrow, rename = "move", default)]
    #[schema(value_type = Option<String>, example = "e1g1", nullable = false)]
    mv: Option<Text<'a>>,
    /// In a puzzle of several moves: all moves so far, in any notation. In a walk: its steps in UCI.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, nullable = false)]
    moves: Option<Vec<Text<'a>>>,
    /// The marked squares.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<SquareName>>, nullable = false)]
    squares: Option<Vec<Text<'a>>>,
    /// The name of an option.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "castling-in-check", nullable = false)]
    choice: Option<Text<'a>>,
    /// A number; it is read to two decimals.
    #[serde(default)]
    #[schema(nullable = false, example = 27)]
    number: Option<f64>,
    /// What was written: a move, or the name of a square.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "Nf3", nullable = false, max_length = 60)]
    text: Option<Text<'a>>,
    /// The board that was set up: the first field of a FEN.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "8/8/8/3N4/8/8/8/8", nullable = false)]
    placement: Option<Text<'a>>,
}

const GIVEN: &[Field] = &[
    Field::optional("move", Kind::Text),
    Field::optional("moves", Kind::Texts),
    Field::optional("squares", Kind::Texts),
    Field::optional("choice", Kind::Text),
    Field::optional("number", Kind::Number),
    Field::optional("text", Kind::Text),
    Field::optional("placement", Kind::Text),
];

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[
        Field::required("answer", Kind::Object(GIVEN)),
        Field::optional("hints", Kind::Number),
        Field::optional("assignment", Kind::Text),
        Field::optional("task", Kind::Number),
        Field::optional("pupil", Kind::Text),
        Field::optional("request", Kind::Text),
        Field::optional("elapsed", Kind::Number),
    ];
}

impl Given<'_> {
    /// The fields that hold something, by name.
    fn fields(&self) -> Vec<&'static str> {
        let fields = [
            ("move", self.mv.is_some()),
            ("moves", self.moves.is_some()),
            ("squares", self.squares.is_some()),
            ("choice", self.choice.is_some()),
            ("number", self.number.is_some()),
            ("text", self.text.is_some()),
            ("placement", self.placement.is_some()),
        ];
        fields.into_iter().filter_map(|(name, given)| given.then_some(name)).collect()
    }

    /// The answer, if it has the puzzle's form and no other. Where a move is asked for, a line of
    /// moves may be given.
    pub(crate) fn read(&self, lang: Lang, form: &'static str) -> Result<Answer, Problem> {
        let fields = self.fields();
        match fields.as_slice() {
            ["moves"] if form == "move" => {}
            [field] if *field == form => {}
            _ => return Err(wrong_form(lang, form, &fields)),
        }
        let own = |text: &Text<'_>| text.as_ref().to_owned();
        let answer = self.mv.as_ref().map(|text| Ok(Answer::Move(own(text))));
        let answer =
            answer.or_else(|| Some(Ok(Answer::Moves(self.moves.as_ref()?.iter().map(own).collect()))));
        let answer = answer.or_else(|| Some(squares(lang, self.squares.as_ref()?).map(Answer::Squares)));
        let answer = answer.or_else(|| Some(Ok(Answer::Choice(own(self.choice.as_ref()?)))));
        let answer = answer.or_else(|| Some(number(lang, self.number?)));
        let answer = answer.or_else(|| Some(text(lang, self.text.as_ref()?)));
        let answer = answer.or_else(|| Some(placement(lang, self.placement.as_ref()?)));
        answer.unwrap_or_else(|| Err(wrong_form(lang, form, &fields)))
    }
}

/// Names the fields that should not be there, or the one that should.
fn wrong_form(lang: Lang, form: &'static str, given: &[&'static str]) -> Problem {
    let code = ProblemCode::BadAnswerForm;
    let surplus: Vec<_> = given.iter().filter(|name| **name != form).collect();
    if surplus.is_empty() {
        return Problem::with_field(lang, code, format!("/answer/{form}"));
    }
    let problem = Problem::new(lang, code);
    surplus.into_iter().fold(problem, |problem, name| problem.and_field(code, format!("/answer/{name}")))
}

/// What an answer that cannot be checked meets with.
pub(crate) fn refuse(lang: Lang, fault: &AnswerFault) -> Problem {
    match fault {
        AnswerFault::Form(form) => wrong_form(lang, form, &[]),
        AnswerFault::UnknownOption(_) => Problem::with_field(lang, ProblemCode::BadOption, "/answer/choice"),
        AnswerFault::UnreadableStep(index) => {
            Problem::with_field(lang, ProblemCode::BadStep, format!("/answer/moves/{index}"))
        }
        AnswerFault::TooLong => Problem::with_field(lang, ProblemCode::TooLong, "/answer/moves"),
    }
}

fn number(lang: Lang, number: f64) -> Result<Answer, Problem> {
    let bad = || Problem::with_field(lang, ProblemCode::BadNumber, "/answer/number");
    Number::from_float(number).map(Answer::Number).ok_or_else(bad)
}

fn text(lang: Lang, text: &Text<'_>) -> Result<Answer, Problem> {
    let text = text.as_ref();
    if text.chars().count() > MAX_CHARS {
        return Err(Problem::with_field(lang, ProblemCode::TooLong, "/answer/text"));
    }
    Ok(Answer::Text(text.to_owned()))
}

fn placement(lang: Lang, text: &Text<'_>) -> Result<Answer, Problem> {
    let board = Placement::read(text.as_ref());
    board.map(Answer::Placement).map_err(|faults| Problem::bad_fen(lang, "/answer/placement", &faults))
}

/// Squares by name, each once.
fn squares(lang: Lang, names: &[Text<'_>]) -> Result<Vec<Square>, Problem> {
    let mut squares = Vec::new();
    let mut bad = Vec::new();
    for (index, name) in names.iter().enumerate() {
        match Square::from_ascii(name.as_ref().as_bytes()) {
            Ok(square) if squares.contains(&square) => {}
            Ok(square) => squares.push(square),
            Err(_) => bad.push(index),
        }
    }
    if bad.is_empty() {
        return Ok(squares);
    }
    let code = ProblemCode::BadSquare;
    let problem = Problem::new(lang, code);
    Err(bad
        .into_iter()
        .fold(problem, |problem, index| problem.and_field(code, format!("/answer/squares/{index}"))))
}
