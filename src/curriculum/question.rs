//! Questions that beginners ask, each with the boards that answer it.
//!
//! Says what is asked of the rules on each board; what the rules answer is computed where it is
//! shown, and stands nowhere in the content.

use super::{Curriculum, Figure};
use crate::rules::{Color, Game, Square};

/// A question. Words: message `question-<id>` (as a beginner would ask it) with the attributes
/// `answer`, `words` (what else it may be looked for by) and one of each board's id (its caption).
#[derive(Debug, Clone)]
pub struct Question {
    /// Its name in addresses.
    pub id: String,
    /// What it is about. Words: message `theme-<theme>`.
    pub theme: String,
    /// The rules that answer it, the most telling first.
    pub rules: Vec<String>,
    /// The boards that show it.
    pub boards: Vec<Exhibit>,
    /// The points of a winner and of a loser, where the question is what the game does to them.
    pub points: Option<[i64; 2]>,
}

/// A board with what is asked of the rules on it.
#[derive(Debug, Clone)]
pub struct Exhibit {
    /// The board; any move may be tried on it.
    pub figure: Figure,
    /// The game that stands on it.
    pub game: Game,
    /// What is asked.
    pub ask: Asked,
}

/// What the rules are asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Asked {
    /// How does the game stand?
    Status,
    /// May this move, in any notation, be played?
    Move(String),
    /// What does an arbiter decide when this side's flag falls?
    FlagFall(Color),
    /// Which colours do these squares have?
    Colours(Vec<Square>),
}

impl Curriculum {
    /// The question of that id.
    #[must_use]
    pub fn question(&self, id: &str) -> Option<&Question> {
        self.questions.iter().find(|question| question.id == id)
    }

    /// The themes of the questions, each once, in order.
    #[must_use]
    pub fn themes(&self) -> Vec<&str> {
        let mut themes: Vec<&str> = self.questions.iter().map(|question| question.theme.as_str()).collect();
        themes.dedup();
        themes
    }

    /// The questions that a rule answers, in order.
    pub fn questions_of<'a>(&'a self, rule: &'a str) -> impl Iterator<Item = &'a Question> + 'a {
        self.questions.iter().filter(move |question| question.rules.iter().any(|id| id == rule))
    }
}
