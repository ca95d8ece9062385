//! What a file of games or puzzles is good for: what is taken from it, and what is passed over, with
//! why.

use super::title as cut;
use super::unfit::why;
use crate::i18n::{messages, prompt};
use crate::puzzle::Puzzle;
use crate::puzzle::own::{self, Trust, Unfit};
use crate::record::{LichessFault, LichessPuzzle, RecordedGame, games, is_lichess, lichess_puzzles};
use crate::rules::{Game, Position};
use crate::web::pages::ask::game_title;
use crate::web::shell::Shell;
use std::collections::BTreeSet;

/// So many puzzles are taken at a time.
pub(super) const AT_A_TIME: usize = 200;

/// So many games or lines are looked at for them.
const LOOKED_AT: usize = 1_000;

/// A puzzle to take.
#[derive(Debug)]
pub(super) struct Taken {
    pub(super) puzzle: String,
    pub(super) title: String,
    pub(super) asked: String,
    pub(super) answer: String,
    /// Where it is looked at.
    pub(super) href: String,
}

/// A game or line that is passed over.
#[derive(Debug)]
pub(super) struct Passed {
    pub(super) title: String,
    pub(super) why: String,
}

/// A file, looked through.
#[derive(Debug, Default)]
pub(super) struct Sorted {
    pub(super) taken: Vec<Taken>,
    pub(super) passed: Vec<Passed>,
    /// Whether there is more in it than is taken at a time.
    pub(super) more: bool,
    seen: BTreeSet<String>,
}

impl Sorted {
    /// Looks through a text: the table of Lichess, else a record of games.
    pub(super) fn of(shell: &Shell, text: &str) -> Sorted {
        let mut sorted = Sorted::default();
        if is_lichess(text) {
            for line in lichess_puzzles(text).take(LOOKED_AT) {
                if !sorted.add(shell, lichess_title(shell, &line), from_lichess(shell, &line)) {
                    break;
                }
            }
        } else {
            let holds = |game: &RecordedGame| !game.moves.is_empty() || !game.tags.is_empty();
            for (index, game) in games(text, None).filter(holds).take(LOOKED_AT).enumerate() {
                if !sorted.add(shell, game_title(shell, &game, index + 1), from_game(shell, &game)) {
                    break;
                }
            }
        }
        sorted
    }

    /// Whether there was nothing in it at all.
    pub(super) fn is_empty(&self) -> bool {
        self.taken.is_empty() && self.passed.is_empty()
    }

    /// Adds what was found; says whether there is room for more.
    fn add(&mut self, shell: &Shell, title: String, found: Result<Puzzle, String>) -> bool {
        if self.taken.len() == AT_A_TIME {
            self.more = true;
            return false;
        }
        let lang = shell.lang;
        match found {
            Ok(puzzle) if self.seen.insert(puzzle.id.clone()) => self.taken.push(Taken {
                title: cut(&title),
                asked: prompt(lang, &puzzle).into_owned(),
                answer: messages::solution(lang, &puzzle),
                href: shell.to(&super::place_of(&puzzle.id)),
                puzzle: puzzle.id,
            }),
            Ok(_) => self.passed.push(Passed { title, why: lang.text("own-pass-twice").into_owned() }),
            Err(why) => self.passed.push(Passed { title, why }),
        }
        true
    }
}

fn lichess_title(shell: &Shell, line: &LichessPuzzle) -> String {
    if line.name.is_empty() {
        let number = usize::try_from(line.line).unwrap_or_default();
        return shell.lang.text_with("own-line", &[("line", number.into())]);
    }
    format!("Lichess {}", line.name)
}

fn from_lichess(shell: &Shell, line: &LichessPuzzle) -> Result<Puzzle, String> {
    let (game, moves) = line.read.as_ref().map_err(|fault| {
        let key = match fault {
            LichessFault::Columns => "own-pass-columns",
            LichessFault::Position => "own-pass-position",
            LichessFault::Moves => "own-pass-moves",
            LichessFault::Illegal => "own-pass-illegal",
        };
        shell.t(key).into_owned()
    })?;
    own::suggest(game, moves, Trust::Solution).map_err(|unfit| no_goal(shell, &unfit))
}

/// A game that has a position of its own, and its first moves.
fn from_game(shell: &Shell, recorded: &RecordedGame) -> Result<Puzzle, String> {
    let told = || recorded.fault.as_ref().map(|fault| messages::record_fault(shell.lang, fault));
    let Some(start) = recorded.start.clone() else {
        return Err(told().unwrap_or_else(|| shell.t("own-pass-position").into_owned()));
    };
    if start == Position::default() {
        return Err(shell.t("own-pass-start").into_owned());
    }
    if let Some(fault) = told().filter(|_| recorded.moves.is_empty()) {
        return Err(fault);
    }
    let game = Game::from_position(start);
    own::suggest(&game, &recorded.moves, Trust::Played).map_err(|unfit| no_goal(shell, &unfit))
}

fn no_goal(shell: &Shell, unfit: &Unfit) -> String {
    match unfit {
        Unfit::NoSolution => shell.t("own-pass-goal").into_owned(),
        Unfit::Unsaid
        | Unfit::TooLong
        | Unfit::Flawed(_)
        | Unfit::AllRight
        | Unfit::Unproved
        | Unfit::Sooner { .. } => why(shell.lang, unfit),
    }
}
