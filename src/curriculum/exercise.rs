//! Beginners' questions as exercises: each board is asked back, with the answer that the rules give.

use super::{Asked, Curriculum, Exhibit, Question};
use crate::arbiter::{Code, Control, Event, EventKind, Laws};
use crate::puzzle::own::verdict_options;
use crate::puzzle::{
    ASK_PREFIX, BoardAsk, ChoiceAsk, GameAsk, Ground, Name, Puzzle, RulingAsk, State, StateAsk, Task,
    VerdictAsk,
};
use crate::rules::{Color, Square};

/// What may be decided when a flag falls.
const ON_FLAG_FALL: [Code; 4] = [Code::FlagLoss, Code::FlagDraw, Code::DeadPosition, Code::Checkmate];

impl Curriculum {
    /// The ids of a question's exercises, a board each; none for a question without boards, or where
    /// there is no such question.
    #[must_use]
    pub fn exercises_of(&self, question: &str) -> Vec<String> {
        let Some(question) = self.question(question) else { return Vec::new() };
        question.boards.iter().map(|board| id(question, board)).collect()
    }

    /// The exercise of an id like `ask.castling-with-queen.queen`.
    #[must_use]
    pub fn exercise(&self, id: &str) -> Option<Puzzle> {
        let question = self.question_of(id)?;
        let board = question.boards.iter().find(|board| self::id(question, board) == id)?;
        let lesson = question.rules.first().and_then(|rule| self.lesson_of(rule))?;
        let name = Name { id: id.to_owned(), lesson: lesson.slug.clone(), rules: question.rules.clone() };
        let orientation = board.figure.orientation;
        let ground = Ground { game: board.game.clone(), board: None, turned: false, orientation };
        Puzzle::new(name, ground, task(board)?).ok()
    }

    /// The question of an exercise's id.
    #[must_use]
    pub fn question_of(&self, id: &str) -> Option<&Question> {
        let (question, _) = id.strip_prefix(ASK_PREFIX)?.split_once('.')?;
        self.question(question)
    }
}

fn id(question: &Question, board: &Exhibit) -> String {
    format!("{ASK_PREFIX}{}.{}", question.id, board.figure.id)
}

fn task(board: &Exhibit) -> Option<Task> {
    Some(match &board.ask {
        // A draw by the fifth repetition or the 75th move is no state to pick.
        Asked::Status if State::of(&board.game.status()).is_empty() => {
            Task::Choice(ChoiceAsk::Game(GameAsk::Winner))
        }
        Asked::Status => Task::State(StateAsk { options: State::ALL.to_vec() }),
        Asked::Move(text) => {
            let options = verdict_options(&board.game, text);
            Task::Verdict(VerdictAsk { text: text.clone(), options })
        }
        Asked::FlagFall(side) => Task::Ruling(flag_fall(*side)),
        Asked::Colours(squares) => Task::Choice(colour(squares)?),
    })
}

fn flag_fall(side: Color) -> RulingAsk {
    RulingAsk {
        laws: Laws::Fide,
        control: Control::Classical,
        supervised: false,
        events: vec![Event { side: Some(side), kind: EventKind::FlagFall }],
        options: ON_FLAG_FALL.to_vec(),
    }
}

/// The first of the squares: by it a player sees how the board lies.
fn colour(squares: &[Square]) -> Option<ChoiceAsk> {
    squares.first().map(|square| ChoiceAsk::Board(BoardAsk::SquareColour { square: *square }))
}
