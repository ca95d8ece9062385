//! Reads a lesson's puzzles, and checks everything that can be said without solving one.

use super::Rule;
use super::lesson_file::{game, take};
use super::load::{Reader, is_name};
use super::raw::{PUZZLE_FIELDS, RawGame, RawPuzzle};
use super::raw_task::{GROUND_FIELDS, RawGround, RawLie, RawTask};
use crate::puzzle::{
    BoardAsk, ChoiceAsk, CountAsk, GameAsk, Goal, LONGEST_MATE, MAX_TARGETS, NotateAsk, Puzzle, RouteAsk,
    RulingAsk, SquaresAsk, StateAsk, Task,
};
use crate::rules::{Game, Placement, ReasonCode, Role, Square};
use std::collections::BTreeSet;
use toml::Table;

/// Reads a puzzle; `None` where it is none.
pub(super) fn read(
    reader: &mut Reader<'_, '_>,
    place: &str,
    mut table: Table,
    lesson: &str,
) -> Option<Puzzle> {
    let ground = take(&mut table, GROUND_FIELDS);
    let head = take(&mut table, PUZZLE_FIELDS);
    let ground = reader.table::<RawGround>(place, ground).and_then(|raw| ground_of(reader, place, raw));
    let head = reader.table::<RawPuzzle>(place, head);
    let task = reader.table::<RawTask>(place, table);
    let (game, board, turned) = ground?;
    let RawPuzzle { id, rules, orientation } = head?;
    let lesson = lesson.to_owned();
    Some(Puzzle { id, lesson, rules, game, board, turned, orientation, task: task?.into() })
}

/// A game or a bare board, and whether the board is drawn lying wrongly.
fn ground_of(
    reader: &mut Reader<'_, '_>,
    place: &str,
    raw: RawGround,
) -> Option<(Game, Option<Placement>, bool)> {
    let RawGround { fen, history, placement, board } = raw;
    let turned = board == Some(RawLie::Turned);
    if placement.is_some() && (fen.is_some() || !history.is_empty()) {
        reader.fault(place, "placement: not together with fen or history");
        return None;
    }
    if turned && placement.is_none() {
        reader.fault(place, "board: only a bare board (placement) is drawn lying wrongly");
    }
    let game = game(reader, place, &RawGame { fen, history })?;
    Some((game, placement, turned))
}

/// Names everything about the puzzle that cannot be.
pub(super) fn check(reader: &mut Reader<'_, '_>, place: &str, rules: &[Rule], puzzle: &Puzzle) {
    check_head(reader, place, rules, puzzle);
    if puzzle.board.is_some() && !puzzle.task.is_of_board() {
        reader.fault(place, "placement: this task asks of a game; give fen or history");
    }
    if puzzle.board.is_none() && puzzle.task.needs_board() {
        reader.fault(place, "placement is missing: this task lies on a bare board");
    }
    let board = puzzle.placement();
    match &puzzle.task {
        Task::Move(goal) => check_goal(reader, place, goal),
        Task::Route(ask) => check_route(reader, place, ask, &board),
        Task::Squares(ask) => check_squares(reader, place, ask, &board),
        Task::Verdict(ask) => check_verdict(reader, place, &ask.options),
        Task::State(ask) => check_state(reader, place, ask),
        Task::Ruling(ask) => check_ruling(reader, place, ask, puzzle),
        Task::Setup(_) | Task::Spot(_) => {}
        Task::Count(ask) => check_count(reader, place, ask, &board),
        Task::Notate(NotateAsk::Move { .. } | NotateAsk::Square { .. }) => {}
        Task::Choice(ask) => check_choice(reader, place, ask, puzzle, &board),
    }
}

fn check_head(reader: &mut Reader<'_, '_>, place: &str, rules: &[Rule], puzzle: &Puzzle) {
    let number = puzzle.id.strip_prefix(&puzzle.lesson).and_then(|rest| rest.strip_prefix('-'));
    if !number.is_some_and(is_count) {
        reader.fault(place, format!("the id is not `{}-<n>`", puzzle.lesson));
    }
    if puzzle.rules.is_empty() {
        reader.fault(place, "rules: at least one");
    }
    for id in &puzzle.rules {
        if !rules.iter().any(|rule| rule.id == *id) {
            reader.fault(place, format!("rules: no such rule `{id}`"));
        }
    }
}

/// A number as in `castling-12`: no sign, no leading zero.
fn is_count(text: &str) -> bool {
    !text.starts_with('0') && text.len() <= 4 && !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit())
}

fn check_goal(reader: &mut Reader<'_, '_>, place: &str, goal: &Goal) {
    if let Goal::MateIn { moves } = goal
        && !(2..=LONGEST_MATE).contains(moves)
    {
        reader.fault(place, format!("goal.in: from 1 to {LONGEST_MATE}"));
    }
}

/// A piece must stand there.
fn check_piece(reader: &mut Reader<'_, '_>, place: &str, field: &str, square: Square, board: &Placement) {
    if board.piece_at(square).is_none() {
        reader.fault(place, format!("{field}: nothing stands on {square}"));
    }
}

fn check_route(reader: &mut Reader<'_, '_>, place: &str, ask: &RouteAsk, board: &Placement) {
    check_piece(reader, place, "from", ask.from, board);
    if ask.targets.is_empty() || ask.targets.len() > MAX_TARGETS {
        reader.fault(place, format!("targets: from 1 to {MAX_TARGETS}"));
    }
    let distinct: BTreeSet<&Square> = ask.targets.iter().collect();
    if distinct.len() != ask.targets.len() || ask.targets.contains(&ask.from) {
        reader.fault(place, "targets: each once, and not where the piece stands");
    }
}

fn check_squares(reader: &mut Reader<'_, '_>, place: &str, ask: &SquaresAsk, board: &Placement) {
    match ask {
        SquaresAsk::Targets { from }
        | SquaresAsk::Captures { from: Some(from) }
        | SquaresAsk::Reach { from }
        | SquaresAsk::Attacks { from } => check_piece(reader, place, "ask.from", *from, board),
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

fn check_state(reader: &mut Reader<'_, '_>, place: &str, ask: &StateAsk) {
    let names: Vec<String> = ask.options.iter().map(|state| state.as_str().to_owned()).collect();
    if names.len() < 2 {
        reader.fault(place, "options: at least two");
    }
    check_distinct(reader, place, &names);
}

fn check_ruling(reader: &mut Reader<'_, '_>, place: &str, ask: &RulingAsk, puzzle: &Puzzle) {
    let names: Vec<String> = ask.options.iter().map(|code| code.as_str().to_owned()).collect();
    if !(2..=6).contains(&names.len()) {
        reader.fault(place, "options: from two to six decisions");
    }
    check_distinct(reader, place, &names);
    if let Err(fault) = ask.decide(&puzzle.game) {
        let event = fault.event + 1;
        reader.fault(place, format!("event {event}, {}: {:?}", fault.field.as_str(), fault.flaw));
    }
}

fn check_count(reader: &mut Reader<'_, '_>, place: &str, ask: &CountAsk, board: &Placement) {
    match ask {
        CountAsk::Reach { from } | CountAsk::Distance { from, .. } | CountAsk::Moves { from: Some(from) } => {
            check_piece(reader, place, "ask.from", *from, board);
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

fn check_choice(
    reader: &mut Reader<'_, '_>,
    place: &str,
    ask: &ChoiceAsk,
    puzzle: &Puzzle,
    board: &Placement,
) {
    match ask {
        ChoiceAsk::Told { options, right } => check_told(reader, place, options, right),
        ChoiceAsk::Board(ask) => check_board_ask(reader, place, ask, puzzle, board),
        ChoiceAsk::Game(GameAsk::Same { first, second }) => {
            if first == second || *first.max(second) > puzzle.game.plies() {
                reader.fault(place, "ask: first and second are two half-moves of the history");
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

fn check_board_ask(
    reader: &mut Reader<'_, '_>,
    place: &str,
    ask: &BoardAsk,
    puzzle: &Puzzle,
    board: &Placement,
) {
    match ask {
        BoardAsk::Piece { square } | BoardAsk::Owner { square } | BoardAsk::Class { square } => {
            check_piece(reader, place, "ask.square", *square, board);
        }
        BoardAsk::CanReach { from, to, within } => {
            check_piece(reader, place, "ask.from", *from, board);
            if from == to || *within == Some(0) {
                reader.fault(place, "ask: from and to are two squares, within is at least 1");
            }
        }
        BoardAsk::Exchange { gives, gets } => {
            let priceless = gives.iter().chain(gets).any(|role| *role == Role::King);
            if gives.is_empty() || gets.is_empty() || priceless {
                reader.fault(place, "ask: gives and gets name pieces, and no king");
            }
        }
        BoardAsk::Laid if puzzle.board.is_none() => {
            reader.fault(place, "placement is missing: this task lies on a bare board");
        }
        BoardAsk::SquareColour { .. } | BoardAsk::Laid | BoardAsk::Royals | BoardAsk::Letter { .. } => {}
    }
}

fn check_verdict(reader: &mut Reader<'_, '_>, place: &str, options: &[String]) {
    if !options.iter().any(|option| option == "legal") {
        reader.fault(place, "options: `legal` is missing");
    }
    let reasons: Vec<&String> = options.iter().filter(|option| *option != "legal").collect();
    for option in &reasons {
        if ReasonCode::from_name(option).is_none() {
            reader.fault(place, format!("options: no such reason code `{option}`"));
        }
    }
    if !(2..=4).contains(&reasons.len()) {
        reader.fault(place, "options: beside `legal`, two to four reason codes");
    }
    check_distinct(reader, place, options);
}

fn check_told(reader: &mut Reader<'_, '_>, place: &str, options: &[String], right: &str) {
    if options.len() < 2 {
        reader.fault(place, "ask.options: at least two");
    }
    for option in options {
        if !is_name(option) || option == "after" {
            reader.fault(place, format!("ask.options: `{option}` is no name for an option"));
        }
    }
    if !options.iter().any(|option| option == right) {
        reader.fault(place, format!("ask.right: `{right}` is none of the options"));
    }
    check_distinct(reader, place, options);
}

fn check_distinct(reader: &mut Reader<'_, '_>, place: &str, options: &[String]) {
    let distinct: BTreeSet<&String> = options.iter().collect();
    if distinct.len() != options.len() {
        reader.fault(place, "options: one stands twice");
    }
}
