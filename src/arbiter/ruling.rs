//! A decision on one event: the code with what it does to the game.

use super::Code;
use crate::rules::{Color, PieceMove, Placed, RuleId};

/// How the game ended by a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    /// That side has won.
    Won(Color),
    /// A draw.
    Drawn,
    /// The game does not count; a new one is played.
    Cancelled,
    /// Loss or draw: whether the opponent could still mate is not proved.
    Unproven,
}

/// Time that a player gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Award {
    /// Who gets it.
    pub to: Color,
    /// How many minutes.
    pub minutes: u8,
}

/// What the player who has the move must do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Duty {
    /// Which duty: one of the codes of touching, or `ClaimWrong` for an announced move.
    pub code: Code,
    /// The pieces that bind.
    pub pieces: Vec<Placed>,
    /// The moves that fulfil it.
    pub moves: Vec<PieceMove>,
    /// The move that was announced with a claim, in standard algebraic notation.
    pub announced: Option<String>,
}

/// The decision on one event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// Which decision.
    pub code: Code,
    /// The side whose act is judged; none for what is found on the board, and for the game itself.
    pub side: Option<Color>,
    /// The rule of the course.
    pub rule: RuleId,
    /// The article of the Laws for the matter.
    pub article: &'static str,
    /// How the game ended by it, if it did.
    pub outcome: Option<Outcome>,
    /// Time that the opponent gets.
    pub award: Option<Award>,
    /// What the player who has the move must do now.
    pub duty: Option<Duty>,
    /// How many illegal moves the player has completed, where the decision counts one.
    pub illegal_moves: Option<u8>,
    /// How often the position has stood or how many half-moves are quiet, where that was counted.
    pub counted: Option<usize>,
    /// Whether the act has declined the opponent's draw offer.
    pub declined: bool,
}

impl Ruling {
    /// A decision that goes on with the game.
    pub(super) fn new(code: Code, side: impl Into<Option<Color>>) -> Ruling {
        Ruling {
            code,
            side: side.into(),
            rule: code.rule(),
            article: code.article(),
            outcome: None,
            award: None,
            duty: None,
            illegal_moves: None,
            counted: None,
            declined: false,
        }
    }

    /// The same, and the game is over.
    pub(super) fn ending(mut self, outcome: Outcome) -> Ruling {
        self.outcome = Some(outcome);
        self
    }

    /// The same, with time for a player.
    pub(super) fn awarding(mut self, award: Award) -> Ruling {
        self.award = Some(award);
        self
    }

    /// The same, on another article.
    pub(super) fn by_article(mut self, article: &'static str) -> Ruling {
        self.article = article;
        self
    }

    /// The same, under another rule of the course.
    pub(super) fn by_rule(mut self, rule: RuleId) -> Ruling {
        self.rule = rule;
        self
    }

    /// The same, with a duty.
    pub(super) fn with_duty(mut self, duty: Option<Duty>) -> Ruling {
        self.duty = duty;
        self
    }

    /// The same, with a count.
    pub(super) fn counting(mut self, counted: usize) -> Ruling {
        self.counted = Some(counted);
        self
    }

    /// Whether the same is decided for the game: code, result and time.
    #[must_use]
    pub fn agrees_with(&self, other: &Ruling) -> bool {
        (self.code, self.outcome, self.award) == (other.code, other.outcome, other.award)
    }
}
