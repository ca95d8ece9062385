//! What is said about a move or an answer: the sentence, the conditions, the other reasons, and
//! where to read on.

use super::beside::Other;
use super::links::{Link, lesson_of_rule, rule_link};
use super::trial::Trial;
use crate::curriculum::Curriculum;
use crate::i18n::{Lang, messages};
use crate::rules::{Condition, Game, Legal, Refused};
use crate::web::shell::Shell;
use askama::Template;
use std::borrow::Cow;

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
    /// Whether what stands against the move does so for good or for now.
    pub(super) bar: Option<Cow<'static, str>>,
    pub(super) conditions: Vec<Item>,
    pub(super) also: Vec<String>,
    /// What the marks on the board mean: style and words.
    pub(super) legend: Vec<(&'static str, String)>,
    pub(super) rule: Option<Link>,
    /// Where that rule is taught, unless this is that page.
    pub(super) lesson: Option<Link>,
    /// Where the board is put back.
    pub(super) reset: Option<String>,
}

/// A condition of a special move.
#[derive(Debug)]
pub(super) struct Item {
    met: bool,
    /// Where not: whether that is for good or for now.
    bar: Option<Cow<'static, str>>,
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
            bar: None,
            conditions: vec![],
            also: vec![],
            legend: vec![],
            rule: None,
            lesson: None,
            reset: None,
        }
    }

    /// With where to read on: the rule, and the lesson that teaches it.
    pub(super) fn reading(self, course: &Curriculum, shell: &Shell, rule: &str) -> Said {
        let lesson = lesson_of_rule(course, shell, rule);
        Said { rule: rule_link(course, shell, rule), lesson, ..self }
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
        let said = Said::sentence(lang, Tone::Yes, messages::legal(lang, found, game.position()));
        let said = Said { conditions: items(lang, &found.conditions), ..said };
        match found.rules.first() {
            Some(rule) => said.reading(course, shell, rule),
            None => said,
        }
    }

    /// Why a move is refused.
    pub(super) fn refused(course: &Curriculum, shell: &Shell, refused: &Refused) -> Said {
        let lang = shell.lang;
        let (reason, also) = refused.telling();
        let said = Said {
            bar: reason.bar.map(|bar| messages::outlook(lang, bar)),
            conditions: items(lang, &refused.conditions),
            also: also.iter().map(|refusal| messages::refusal(lang, refusal)).collect(),
            ..Said::sentence(lang, Tone::No, messages::refusal(lang, reason))
        };
        said.reading(course, shell, reason.rule)
    }
}

/// Conditions as a list.
pub(super) fn items(lang: Lang, conditions: &[Condition]) -> Vec<Item> {
    let item = |condition: &Condition| Item {
        met: condition.met,
        bar: condition.bar.map(|bar| messages::bar(lang, bar)),
        text: messages::condition(lang, condition),
    };
    conditions.iter().map(item).collect()
}
