//! The beliefs by name, each with the rule that puts it right.

use super::names::{Counted, Marked, Myth, Slip};
use crate::arbiter::Code;
use crate::puzzle::{FeedbackCode, State};
use crate::rules::{ReasonCode, Role, RuleId};

/// What a wrong answer shows that its author believes, or has not seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Belief {
    /// Something that many beginners believe, told apart by the board.
    Myth(Myth),
    /// What the rules refuse for this reason was played, marked or called legal.
    Overlooks(ReasonCode),
    /// This piece was moved in a way that is not its own.
    Misplays(Role),
    /// A legal move was called illegal for this reason, which does not hold.
    Invents(ReasonCode),
    /// A move was rightly called illegal, but this reason was not seen.
    Confuses(ReasonCode),
    /// One state of the game was taken for another.
    Takes {
        /// What it is.
        is: State,
        /// What it was taken for.
        said: State,
    },
    /// One decision was given where the arbiter gives another.
    Rules {
        /// What the arbiter decides.
        is: Code,
        /// What was decided.
        said: Code,
    },
    /// Squares were missed or were too much.
    Marks {
        /// What was to be marked.
        what: Marked,
        /// In which way it went wrong.
        slip: Slip,
    },
    /// A number came out too low or too high.
    Counts {
        /// What was to be counted.
        what: Counted,
        /// In which way it went wrong.
        slip: Slip,
    },
    /// Anything else, as the check found it.
    Slips(FeedbackCode),
}

impl Belief {
    /// Its stable code.
    #[must_use]
    pub fn code(self) -> String {
        match self {
            Belief::Myth(myth) => myth.as_str().to_owned(),
            Belief::Overlooks(reason) => format!("overlooks-{}", reason.as_str()),
            Belief::Misplays(role) => format!("misplays-{}", Marked::moves_of(role).as_str()),
            Belief::Invents(reason) => format!("invents-{}", reason.as_str()),
            Belief::Confuses(reason) => format!("confuses-{}", reason.as_str()),
            Belief::Takes { is, said } => format!("takes-{}-for-{}", is.as_str(), said.as_str()),
            Belief::Rules { is, said } => format!("rules-{}-not-{}", said.as_str(), is.as_str()),
            Belief::Marks { what, slip } => format!("marks-{}-{}", what.as_str(), slip.as_str()),
            Belief::Counts { what, slip } => format!("counts-{}-{}", what.as_str(), slip.as_str()),
            Belief::Slips(code) => format!("slips-{}", code.as_str()),
        }
    }

    /// The belief of that code: the way back from [`Belief::code`]. `None` for the code of none.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Belief> {
        if let Some(myth) = Myth::from_name(code) {
            return Some(Belief::Myth(myth));
        }
        let (kind, rest) = code.split_once('-')?;
        Some(match kind {
            "overlooks" => Belief::Overlooks(ReasonCode::from_name(rest)?),
            "misplays" => {
                let of_role = |role: &Role| Marked::moves_of(*role).as_str() == rest;
                Belief::Misplays(Role::ALL.into_iter().find(of_role)?)
            }
            "invents" => Belief::Invents(ReasonCode::from_name(rest)?),
            "confuses" => Belief::Confuses(ReasonCode::from_name(rest)?),
            "takes" => {
                let (is, said) = pair(rest, "-for-", State::from_name, State::from_name)?;
                Belief::Takes { is, said }
            }
            "rules" => {
                let (said, is) = pair(rest, "-not-", Code::from_name, Code::from_name)?;
                Belief::Rules { is, said }
            }
            "marks" => {
                let (what, slip) = pair(rest, "-", Marked::from_name, Slip::from_name)?;
                Belief::Marks { what, slip }
            }
            "counts" => {
                let (what, slip) = pair(rest, "-", Counted::from_name, Slip::from_name)?;
                Belief::Counts { what, slip }
            }
            "slips" => Belief::Slips(FeedbackCode::from_name(rest)?),
            _ => return None,
        })
    }

    /// The rule that puts it right; `None` where that depends on the puzzle.
    #[must_use]
    pub fn rule(self) -> Option<RuleId> {
        match self {
            Belief::Myth(myth) => myth.rule(),
            Belief::Overlooks(reason) | Belief::Invents(reason) | Belief::Confuses(reason) => {
                (reason != ReasonCode::NotHowItMoves).then(|| reason.rule(None))
            }
            Belief::Misplays(role) => Some(ReasonCode::NotHowItMoves.rule(Some(role))),
            Belief::Takes { is, said } => Some(state_rule(is).unwrap_or_else(|| said_rule(said))),
            Belief::Rules { is, .. } => Some(is.rule()),
            Belief::Marks { .. } | Belief::Counts { .. } | Belief::Slips(_) => None,
        }
    }
}

/// Two names with a word between them, which may stand in the names too.
fn pair<A, B>(
    text: &str,
    between: &str,
    one: impl Fn(&str) -> Option<A>,
    other: impl Fn(&str) -> Option<B>,
) -> Option<(A, B)> {
    text.match_indices(between).find_map(|(at, word)| {
        let (left, right) = text.split_at(at);
        Some((one(left)?, other(right.strip_prefix(word)?)?))
    })
}

/// The rule of a state; none where the game goes on.
fn state_rule(state: State) -> Option<RuleId> {
    Some(match state {
        State::Check => "check",
        State::Checkmate => "checkmate",
        State::Stalemate => "stalemate",
        State::DeadPosition => "dead-position",
        State::Claim => "threefold-repetition",
        State::GoingOn => return None,
    })
}

/// Where the game goes on: the rule of what it was taken for.
fn said_rule(said: State) -> RuleId {
    state_rule(said).unwrap_or("turns")
}
