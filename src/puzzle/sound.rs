//! What every puzzle has to fulfil before anybody tries to solve it, whoever makes it.
//!
//! Looks at the fields and their fit to the board; whether there is a solution is not asked here.

use super::{
    BoardAsk, ChoiceAsk, CountAsk, GameAsk, Goal, LONGEST_MATE, MAX_TARGETS, NotateAsk, Puzzle, RouteAsk,
    RulingAsk, SquaresAsk, StateAsk, Task,
};
use crate::rules::{Placement, ReasonCode, Role, Square};
use std::collections::BTreeSet;

/// Everything about the puzzle that cannot be, each with the field that it is about.
pub(super) fn flaws(puzzle: &Puzzle) -> Vec<String> {
    let mut found = Vec::new();
    let flaws = &mut found;
    check_ground(flaws, puzzle);
    let board = puzzle.placement();
    match &puzzle.task {
        Task::Move(goal) => check_goal(flaws, goal),
        Task::Route(ask) => check_route(flaws, ask, &board),
        Task::Squares(ask) => check_squares(flaws, ask, &board),
        Task::Verdict(ask) => check_verdict(flaws, &ask.options),
        Task::State(ask) => check_state(flaws, ask),
        Task::Ruling(ask) => check_ruling(flaws, ask, puzzle),
        Task::Setup(_) | Task::Spot(_) => {}
        Task::Count(ask) => check_count(flaws, ask, &board),
        Task::Notate(NotateAsk::Move { .. } | NotateAsk::Square { .. }) => {}
        Task::Choice(ask) => check_choice(flaws, ask, puzzle, &board),
    }
    found
}

fn check_ground(flaws: &mut Vec<String>, puzzle: &Puzzle) {
    if puzzle.board.is_some() && !puzzle.task.is_of_board() {
        flaws.push("placement: this task asks of a game; give fen or history".to_owned());
    }
    if puzzle.board.is_none() && puzzle.task.needs_board() {
        flaws.push("placement is missing: this task lies on a bare board".to_owned());
    }
    if puzzle.turned && puzzle.board.is_none() {
        flaws.push("board: only a bare board (placement) is drawn lying wrongly".to_owned());
    }
    if puzzle.rules.is_empty() {
        flaws.push("rules: at least one".to_owned());
    }
}

fn check_goal(flaws: &mut Vec<String>, goal: &Goal) {
    if let Goal::MateIn { moves } = goal
        && !(2..=LONGEST_MATE).contains(moves)
    {
        flaws.push(format!("goal.in: from 1 to {LONGEST_MATE}"));
    }
}

/// A piece must stand there.
fn check_piece(flaws: &mut Vec<String>, field: &str, square: Square, board: &Placement) {
    if board.piece_at(square).is_none() {
        flaws.push(format!("{field}: nothing stands on {square}"));
    }
}

fn check_route(flaws: &mut Vec<String>, ask: &RouteAsk, board: &Placement) {
    check_piece(flaws, "from", ask.from, board);
    if ask.targets.is_empty() || ask.targets.len() > MAX_TARGETS {
        flaws.push(format!("targets: from 1 to {MAX_TARGETS}"));
    }
    let distinct: BTreeSet<&Square> = ask.targets.iter().collect();
    if distinct.len() != ask.targets.len() || ask.targets.contains(&ask.from) {
        flaws.push("targets: each once, and not where the piece stands".to_owned());
    }
}

fn check_squares(flaws: &mut Vec<String>, ask: &SquaresAsk, board: &Placement) {
    match ask {
        SquaresAsk::Targets { from }
        | SquaresAsk::Captures { from: Some(from) }
        | SquaresAsk::Reach { from }
        | SquaresAsk::Attacks { from } => check_piece(flaws, "ask.from", *from, board),
        SquaresAsk::Captures { from: None }
        | SquaresAsk::Attackers { .. }
        | SquaresAsk::Checkers
        | SquaresAsk::Movers
        | SquaresAsk::Blocker { .. }
        | SquaresAsk::EnPassant { .. }
        | SquaresAsk::Castling { .. }
        | SquaresAsk::Pinned { .. }
        | SquaresAsk::Guarded { .. }
        | SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Find { .. }
        | SquaresAsk::Pieces(_) => {}
    }
}

fn check_state(flaws: &mut Vec<String>, ask: &StateAsk) {
    let names: Vec<String> = ask.options.iter().map(|state| state.as_str().to_owned()).collect();
    if names.len() < 2 {
        flaws.push("options: at least two".to_owned());
    }
    check_distinct(flaws, &names);
}

fn check_ruling(flaws: &mut Vec<String>, ask: &RulingAsk, puzzle: &Puzzle) {
    let names: Vec<String> = ask.options.iter().map(|code| code.as_str().to_owned()).collect();
    if !(2..=6).contains(&names.len()) {
        flaws.push("options: from two to six decisions".to_owned());
    }
    check_distinct(flaws, &names);
    if let Err(fault) = ask.decide(&puzzle.game) {
        let event = fault.event + 1;
        flaws.push(format!("event {event}, {}: {:?}", fault.field.as_str(), fault.flaw));
    }
}

fn check_count(flaws: &mut Vec<String>, ask: &CountAsk, board: &Placement) {
    match ask {
        CountAsk::Reach { from } | CountAsk::Distance { from, .. } | CountAsk::Moves { from: Some(from) } => {
            check_piece(flaws, "ask.from", *from, board);
        }
        CountAsk::Squares { .. }
        | CountAsk::Pieces(_)
        | CountAsk::Material { .. }
        | CountAsk::MaterialLead
        | CountAsk::Moves { from: None }
        | CountAsk::Checks
        | CountAsk::Mates
        | CountAsk::Repetitions
        | CountAsk::QuietMoves
        | CountAsk::Points(_)
        | CountAsk::Grade { .. } => {}
    }
}

fn check_choice(flaws: &mut Vec<String>, ask: &ChoiceAsk, puzzle: &Puzzle, board: &Placement) {
    match ask {
        ChoiceAsk::Told { options, right } => check_told(flaws, options, right),
        ChoiceAsk::Board(ask) => check_board_ask(flaws, ask, puzzle, board),
        ChoiceAsk::Game(GameAsk::Same { first, second }) => {
            if first == second || *first.max(second) > puzzle.game.plies() {
                flaws.push("ask: first and second are two half-moves of the history".to_owned());
            }
        }
        ChoiceAsk::Turn
        | ChoiceAsk::Wing { .. }
        | ChoiceAsk::Bar { .. }
        | ChoiceAsk::Rights { .. }
        | ChoiceAsk::Game(
            GameAsk::Winner | GameAsk::Way { .. } | GameAsk::Resets { .. } | GameAsk::Attacked { .. },
        ) => {}
    }
}

fn check_board_ask(flaws: &mut Vec<String>, ask: &BoardAsk, puzzle: &Puzzle, board: &Placement) {
    match ask {
        BoardAsk::Piece { square }
        | BoardAsk::Owner { square }
        | BoardAsk::Class { square }
        | BoardAsk::LetterOn { square } => {
            check_piece(flaws, "ask.square", *square, board);
        }
        BoardAsk::CanReach { from, to, within } => {
            check_piece(flaws, "ask.from", *from, board);
            if from == to || *within == Some(0) {
                flaws.push("ask: from and to are two squares, within is at least 1".to_owned());
            }
        }
        BoardAsk::Exchange { gives, gets } => {
            let priceless = gives.iter().chain(gets).any(|role| *role == Role::King);
            if gives.is_empty() || gets.is_empty() || priceless {
                flaws.push("ask: gives and gets name pieces, and no king".to_owned());
            }
        }
        BoardAsk::Laid if puzzle.board.is_none() => {
            flaws.push("placement is missing: this task lies on a bare board".to_owned());
        }
        BoardAsk::SquareColour { .. } | BoardAsk::Laid | BoardAsk::Royals | BoardAsk::Letter { .. } => {}
    }
}

fn check_verdict(flaws: &mut Vec<String>, options: &[String]) {
    if !options.iter().any(|option| option == "legal") {
        flaws.push("options: `legal` is missing".to_owned());
    }
    let reasons: Vec<&String> = options.iter().filter(|option| *option != "legal").collect();
    for option in &reasons {
        if ReasonCode::from_name(option).is_none() {
            flaws.push(format!("options: no such reason code `{option}`"));
        }
    }
    if !(2..=4).contains(&reasons.len()) {
        flaws.push("options: beside `legal`, two to four reason codes".to_owned());
    }
    check_distinct(flaws, options);
}

fn check_told(flaws: &mut Vec<String>, options: &[String], right: &str) {
    if options.len() < 2 {
        flaws.push("ask.options: at least two".to_owned());
    }
    for option in options {
        if !is_name(option) || option == "after" {
            flaws.push(format!("ask.options: `{option}` is no name for an option"));
        }
    }
    if !options.iter().any(|option| option == right) {
        flaws.push(format!("ask.right: `{right}` is none of the options"));
    }
    check_distinct(flaws, options);
}

fn check_distinct(flaws: &mut Vec<String>, options: &[String]) {
    let distinct: BTreeSet<&String> = options.iter().collect();
    if distinct.len() != options.len() {
        flaws.push("options: one stands twice".to_owned());
    }
}

/// Small letters and digits with single hyphens in between, as the words of an option are named.
fn is_name(text: &str) -> bool {
    let letter = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit();
    text.split('-').all(|part| !part.is_empty() && part.bytes().all(letter))
}
