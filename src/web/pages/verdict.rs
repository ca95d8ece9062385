//! What is said about a move or an answer: the sentence, the conditions, the other reasons, and
//! where to read on.

use super::beside::Other;
use super::links::{Link, rule_link};
use super::trial::Trial;
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, messages};
use crate::rules::{Condition, Game, Legal, Refused};
use crate::web::shell::Shell;
use askama::Template;

/// How the verdict is to be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    /// It holds.
    Yes,
    /// It does not.
    No,
    /// Neither: it tells how the game stands.
    State,
    /// Neither: something is still to be done.
    Note,
}

impl Tone {
    /// The name of the style.
    pub(super) fn class(self) -> &'static str {
        match self {
            Tone::Yes => "yes",
            Tone::No => "no",
            Tone::State => "stands",
            Tone::Note => "note",
        }
    }
}

/// A verdict, ready to be set.
#[derive(Debug, Template)]
#[template(path = "_verdict.html")]
pub(super) struct Said {
    pub(super) lang: Lang,
    pub(super) tone: Tone,
    pub(super) sentence: String,
    /// The sentence in the other language.
    pub(super) other: Other,
    /// The move that the other side answered with.
    pub(super) reply: Option<String>,
    pub(super) conditions: Vec<Item>,
    pub(super) also: Vec<String>,
    /// What the marks on the board mean: style and words.
    pub(super) legend: Vec<(&'static str, String)>,
    pub(super) rule: Option<Link>,
    /// Where the board is put back.
    pub(super) reset: Option<String>,
}

/// A condition of a special move.
#[derive(Debug)]
pub(super) struct Item {
    met: bool,
    text: String,
}

impl Said {
    /// One sentence and nothing else.
    pub(super) fn sentence(lang: Lang, tone: Tone, sentence: String) -> Said {
        Said {
            lang,
            tone,
            sentence,
            other: Other::default(),
            reply: None,
            conditions: vec![],
            also: vec![],
            legend: vec![],
            rule: None,
            reset: None,
        }
    }

    /// What is to be said of a trial, if anything.
    pub(super) fn of(course: &Curriculum, shell: &Shell, game: &Game, trial: &Trial) -> Option<Said> {
        let lang = shell.lang;
        match trial {
            Trial::Idle => None,
            Trial::Unreadable => {
                Some(Said::sentence(lang, Tone::Note, lang.text("try-unreadable").into_owned()))
            }
            Trial::Picked(square) => {
                let label = messages::square_label(lang, *square, game.position().piece_at(*square));
                let sentence = lang.text_with("try-picked", &[("square", label.into())]);
                Some(Said::sentence(lang, Tone::Note, sentence))
            }
            Trial::Promoting(..) => {
                Some(Said::sentence(lang, Tone::Note, lang.text("promote-title").into_owned()))
            }
            Trial::Legal(tried) => Some(Said::legal(course, shell, game, &tried.found)),
            Trial::Refused(tried) => Some(Said::refused(course, shell, &tried.found)),
        }
    }

    fn legal(course: &Curriculum, shell: &Shell, game: &Game, found: &Legal) -> Said {
        let lang = shell.lang;
        Said {
            conditions: items(lang, &found.conditions),
            rule: found.rules.first().and_then(|rule| rule_link(course, shell, rule)),
            ..Said::sentence(lang, Tone::Yes, messages::legal(lang, found, game.position()))
        }
    }

    /// Why a move is refused.
    pub(super) fn refused(course: &Curriculum, shell: &Shell, refused: &Refused) -> Said {
        let lang = shell.lang;
        let (reason, also) = refused.telling();
        Said {
            conditions: items(lang, &refused.conditions),
            also: also.iter().map(|refusal| messages::refusal(lang, refusal)).collect(),
            rule: rule_link(course, shell, reason.rule),
            ..Said::sentence(lang, Tone::No, messages::refusal(lang, reason))
        }
    }
}

/// Conditions as a list.
pub(super) fn items(lang: Lang, conditions: &[Condition]) -> Vec<Item> {
    conditions
        .iter()
        .map(|condition| Item { met: condition.met, text: messages::condition(lang, condition) })
        .collect()
}
