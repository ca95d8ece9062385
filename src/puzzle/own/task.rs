//! What is asked, as it stands in an id: `move.mate.2`, `verdict.e1g1`, `count.moves.e4`.

use super::tempting::verdict_options;
use super::{Basis, goal, squares};
use crate::puzzle::{CountAsk, NotateAsk, RouteAsk, State, StateAsk, Task, VerdictAsk};
use crate::rules::{Attempt, Color, Role, Square, read_move};

/// The kinds of puzzle that an id can say.
pub const KINDS: [&str; 7] = ["move", "squares", "count", "route", "state", "verdict", "notate"];

/// The parts of an id as a task; on this basis, since the options of a verdict come from it.
pub(super) fn read(parts: &[&str], basis: &Basis) -> Option<Task> {
    let (kind, asked) = parts.split_first()?;
    match *kind {
        "move" => goal::read(asked, basis.game()?).map(Task::Move),
        "squares" => squares::read(asked).map(Task::Squares),
        "count" => count(asked).map(Task::Count),
        "route" => route(asked).map(Task::Route),
        "state" => asked.is_empty().then(|| Task::State(StateAsk { options: State::ALL.to_vec() })),
        "verdict" => {
            let text = step(asked)?;
            let options = verdict_options(basis.game()?, &text);
            Some(Task::Verdict(VerdictAsk { text, options }))
        }
        "notate" => step(asked).map(|text| Task::Notate(NotateAsk::Move { text })),
        _ => None,
    }
}

/// As [`read`] reads it; `None` for a task that no id says.
pub(super) fn written(task: &Task) -> Option<Vec<String>> {
    let asked = match task {
        Task::Move(asked) => goal::written(asked)?,
        Task::Squares(ask) => squares::written(ask)?,
        Task::Count(ask) => written_count(ask)?,
        Task::Route(ask) => written_route(ask),
        Task::State(ask) => (ask.options == State::ALL).then(Vec::new)?,
        Task::Verdict(ask) => vec![step(&[&ask.text])?],
        Task::Notate(NotateAsk::Move { text }) => vec![step(&[text])?],
        Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Choice(_)
        | Task::Notate(NotateAsk::Square { .. }) => return None,
    };
    Some(std::iter::once(task.kind().to_owned()).chain(asked).collect())
}

/// A move by its squares and nothing else, legal or not.
fn step(parts: &[&str]) -> Option<String> {
    let [text] = parts else { return None };
    let plain = matches!(text.len(), 4 | 5) && text.is_ascii();
    let squares = plain.then(|| text.split_at(2)).filter(|(from, _)| from.parse::<Square>().is_ok());
    squares.filter(|(_, rest)| rest.get(..2).is_some_and(|to| to.parse::<Square>().is_ok()))?;
    let promotes = text.chars().nth(4).is_none_or(|letter| "qrbnkp".contains(letter));
    promotes.then(|| (*text).to_owned())
}

/// A move in any notation by its squares, as an id has it.
pub(super) fn step_of(game: &crate::rules::Game, text: &str) -> Option<String> {
    Some(match read_move(game, text).ok()? {
        Attempt::Step { from, to, promotion } => {
            format!("{from}{to}{}", promotion.map(|role| role.char().to_string()).unwrap_or_default())
        }
        Attempt::Castle(wing) => {
            let side = game.position().turn();
            let home = crate::rules::king_home(side);
            (game.position().piece_at(home) == Some(Role::King.of(side)))
                .then(|| format!("{home}{}", wing.king_target(side.backrank())))?
        }
    })
}

fn count(parts: &[&str]) -> Option<CountAsk> {
    Some(match parts {
        ["moves"] => CountAsk::Moves { from: None },
        ["moves", from] => CountAsk::Moves { from: Some(from.parse().ok()?) },
        ["checks"] => CountAsk::Checks,
        ["mates"] => CountAsk::Mates,
        ["repetitions"] => CountAsk::Repetitions,
        ["quiet-moves"] => CountAsk::QuietMoves,
        ["material", side] => CountAsk::Material { side: side_of(side)? },
        ["lead"] => CountAsk::MaterialLead,
        ["reach", from] => CountAsk::Reach { from: from.parse().ok()? },
        ["distance", from, to] => CountAsk::Distance { from: from.parse().ok()?, to: to.parse().ok()? },
        _ => return None,
    })
}

fn written_count(ask: &CountAsk) -> Option<Vec<String>> {
    Some(match ask {
        CountAsk::Moves { from } => named("moves", from.iter()),
        CountAsk::Checks => named("checks", NONE),
        CountAsk::Mates => named("mates", NONE),
        CountAsk::Repetitions => named("repetitions", NONE),
        CountAsk::QuietMoves => named("quiet-moves", NONE),
        CountAsk::Material { side } => named("material", [side_name(*side)]),
        CountAsk::MaterialLead => named("lead", NONE),
        CountAsk::Reach { from } => named("reach", [from]),
        CountAsk::Distance { from, to } => named("distance", [from, to]),
        CountAsk::Squares { .. } | CountAsk::Pieces(_) | CountAsk::Points(_) | CountAsk::Grade { .. } => {
            return None;
        }
    })
}

/// `a1.h8.d4`, and `avoid` behind where attacked squares are forbidden. The targets stand in order.
fn route(parts: &[&str]) -> Option<RouteAsk> {
    let (from, rest) = parts.split_first()?;
    let (avoid, targets) = match rest.split_last() {
        Some((&"avoid", targets)) => (true, targets),
        Some(_) | None => (false, rest),
    };
    let targets: Option<Vec<Square>> = targets.iter().map(|target| target.parse().ok()).collect();
    Some(RouteAsk { from: from.parse().ok()?, targets: targets?, avoid })
}

fn written_route(ask: &RouteAsk) -> Vec<String> {
    let mut targets = ask.targets.clone();
    targets.sort_unstable();
    let squares = std::iter::once(ask.from).chain(targets).map(|square| square.to_string());
    squares.chain(ask.avoid.then(|| "avoid".to_owned())).collect()
}

/// Nothing beside the name.
pub(super) const NONE: [&str; 0] = [];

/// A name with what it speaks of.
pub(super) fn named<T: ToString>(name: &str, about: impl IntoIterator<Item = T>) -> Vec<String> {
    std::iter::once(name.to_owned()).chain(about.into_iter().map(|part| part.to_string())).collect()
}

pub(super) fn side_of(name: &str) -> Option<Color> {
    match name {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

pub(super) fn side_name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

pub(super) fn role_of(letter: &str) -> Option<Role> {
    let mut letters = letter.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Role::from_char)
}
