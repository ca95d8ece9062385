//! An exercise as it stands on paper, and its answer in the key.

use crate::i18n::{Lang, feedback, game_so_far, messages, prompt};
use crate::puzzle::{Puzzle, Task};
use crate::rules::Color;
use crate::web::pages::picture::Picture;
use crate::web::pages::task::is_told_without_board;
use crate::worksheet::{Layout, Part, Space, shows_turn, space};

/// A text in one of the languages of the sheet.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) lang: Lang,
    pub(super) text: String,
}

/// An exercise.
#[derive(Debug)]
pub(super) struct Exercise {
    pub(super) number: usize,
    /// What a screen reader calls the way to the same on screen.
    pub(super) name: String,
    pub(super) href: String,
    /// The side to move: its style and its name.
    pub(super) turn: Option<(&'static str, Vec<Said>)>,
    pub(super) picture: Option<Picture>,
    pub(super) texts: Vec<Said>,
    /// What an arbiter is told of, in order, after the words that lead to it.
    pub(super) events: Option<(Vec<Said>, Vec<Vec<Said>>)>,
    pub(super) options: Vec<Vec<Said>>,
    /// A remark on how the answer is given.
    pub(super) cue: Vec<Said>,
    /// What stands before the lines to write on, and how many there are.
    pub(super) lines: Option<(Vec<Said>, usize)>,
    /// Whether it is set small.
    pub(super) small: bool,
}

/// An answer in the key.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) number: usize,
    pub(super) texts: Vec<Said>,
}

/// The languages of a sheet, each with what it says.
pub(super) fn said(langs: &[Lang], words: impl Fn(Lang) -> String) -> Vec<Said> {
    langs.iter().map(|lang| Said { lang: *lang, text: words(*lang) }).collect()
}

fn of_key(langs: &[Lang], key: &str) -> Vec<Said> {
    said(langs, |lang| lang.text(key).into_owned())
}

impl Exercise {
    /// A puzzle under its number; on screen it stands at `href`.
    pub(super) fn new(langs: &[Lang], number: usize, puzzle: &Puzzle, href: String) -> Exercise {
        let lang = langs.first().copied().unwrap_or(Lang::En);
        let hidden = puzzle.placement().is_empty() && is_told_without_board(&puzzle.task);
        let picture = !hidden && !puzzle.hides_board();
        let options = puzzle.task.options();
        let option = |id: &&str| said(langs, |lang| feedback::option(lang, puzzle, id));
        let space = space(&puzzle.task);
        Exercise {
            number,
            name: lang.text_with("sheet-exercise", &[("number", number.into())]),
            href,
            turn: shows_turn(puzzle).then(|| turn(langs, puzzle.game.position().turn())),
            picture: picture.then(|| Picture::of(lang, puzzle)),
            texts: texts(langs, puzzle),
            events: events(langs, &puzzle.task),
            options: options.iter().map(option).collect(),
            cue: cue(space).map(|key| of_key(langs, key)).unwrap_or_default(),
            lines: lines(space).map(|(key, count)| (of_key(langs, key), count)),
            small: false,
        }
    }

    /// How high it is; a long one is set small.
    pub(super) fn height(&mut self, layout: &Layout) -> f32 {
        let (height, small) = self.fit(layout);
        self.small = small;
        height
    }

    fn fit(&self, layout: &Layout) -> (f32, bool) {
        let events = self.events.iter().flat_map(|(lead, events)| lead.iter().chain(events.iter().flatten()));
        let texts = self.texts.iter().chain(events).chain(&self.cue);
        let texts = texts.map(|said| Part::Text(&said.text));

        let options = self.options.iter().map(|option| Part::Option(text_at(option, 0), text_at(option, 1)));
        let lines = self.lines.iter().map(|(_, count)| Part::Lines(*count));
        layout.fit(self.picture.is_some(), &texts.chain(options).chain(lines).collect::<Vec<_>>())
    }
}

impl Answer {
    /// The answer to a puzzle.
    pub(super) fn new(langs: &[Lang], number: usize, puzzle: &Puzzle) -> Answer {
        let mut texts = said(langs, |lang| messages::solution(lang, puzzle));
        // Moves, squares and numbers are the same in every language.
        texts.dedup_by(|next, first| next.text == first.text);
        Answer { number, texts }
    }

    /// How high it is.
    pub(super) fn height(&mut self, layout: &Layout) -> f32 {
        let parts: Vec<Part<'_>> = self.texts.iter().map(|said| Part::Text(&said.text)).collect();
        layout.height(false, &parts)
    }
}

/// What is asked, and the game that led to it where the words are made from the task.
fn texts(langs: &[Lang], puzzle: &Puzzle) -> Vec<Said> {
    let told = langs.iter().filter_map(|lang| Some(Said { lang: *lang, text: game_so_far(*lang, puzzle)? }));
    // Moves are the same in every language, the words around them are not.
    let asked = said(langs, |lang| prompt(lang, puzzle).replace("**", ""));
    told.chain(asked).collect()
}

/// The text in the first language of the sheet or the second; empty where there is none.
fn text_at(texts: &[Said], place: usize) -> &str {
    texts.get(place).map_or("", |said| &said.text)
}

fn turn(langs: &[Lang], side: Color) -> (&'static str, Vec<Said>) {
    let (style, key) = side.fold_wb(("white", "sheet-white-to-move"), ("black", "sheet-black-to-move"));
    (style, of_key(langs, key))
}

fn events(langs: &[Lang], task: &Task) -> Option<(Vec<Said>, Vec<Vec<Said>>)> {
    let Task::Ruling(ask) = task else { return None };
    let events = ask.events.iter().map(|event| said(langs, |lang| messages::event(lang, event)));
    Some((of_key(langs, "ruling-events"), events.collect()))
}

fn cue(space: Space) -> Option<&'static str> {
    match space {
        Space::Way => Some("sheet-cue-way"),
        Space::Letters => Some("sheet-cue-letters"),
        Space::Marks | Space::Moves(_) | Space::Boxes | Space::Number | Space::Word => None,
    }
}

fn lines(space: Space) -> Option<(&'static str, usize)> {
    match space {
        Space::Moves(count) => Some(("sheet-line-move", count)),
        Space::Number => Some(("sheet-line-number", 1)),
        Space::Word => Some(("sheet-line-word", 1)),
        Space::Way => Some(("sheet-line-way", 1)),
        Space::Marks | Space::Letters | Space::Boxes => None,
    }
}
