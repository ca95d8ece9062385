//! Which lesson and which rules a task belongs to, from its kind and goal.

use super::Basis;
use crate::puzzle::{CastlingPart, CountAsk, EnPassantPart, Goal, NotateAsk, SquaresAsk, State, Task};
use crate::rules::{Claim, End, Game, ReasonCode, Refused, Role, RuleId, Square, Verdict, judge_text};

/// What a task practises.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Topic {
    /// The lesson.
    pub lesson: &'static str,
    /// The rules, the main one first.
    pub rules: Vec<RuleId>,
}

/// The lesson that teaches a rule, of those that a position can ask about.
const LESSONS: &[(&str, &[&str])] = &[
    ("moves", &["turns", "one-piece-per-square", "capture", "no-jumping", "whole-board"]),
    ("rook", &["rook-move"]),
    ("bishop", &["bishop-move"]),
    ("queen", &["queen-move"]),
    ("king", &["king-move", "king-no-attacked-square", "king-never-captured"]),
    ("knight", &["knight-move"]),
    ("pawn", &["pawn-move", "pawn-double-step", "pawn-capture"]),
    ("check", &["check", "check-must-answer", "check-three-ways", "no-self-check"]),
    ("checkmate", &["checkmate"]),
    ("en-passant", &["en-passant", "en-passant-at-once", "en-passant-double-step-only"]),
    ("promotion", &["promotion", "promotion-must-change", "promotion-free-choice"]),
    ("castling", &["castling", "castling-short-long"]),
    (
        "castling-limits",
        &[
            "castling-unmoved",
            "castling-path-clear",
            "castling-not-in-check",
            "castling-not-through-check",
            "castling-not-into-check",
            "castling-same-rank",
            "castling-rook-attacked",
            "castling-rook-path-attacked",
        ],
    ),
    ("results", &["illegal-moves-penalty"]),
    ("draws", &["stalemate", "dead-position", "threefold-repetition", "fifty-move-rule"]),
    ("values", &["piece-values"]),
    ("notation", &["notation-letters"]),
];

/// What a task on this basis practises.
#[must_use]
pub fn topic(task: &Task, basis: &Basis) -> Topic {
    let rules = match task {
        Task::Move(goal) => of_goal(goal, basis),
        Task::Squares(ask) => of_squares(ask, basis),
        Task::Count(ask) => of_count(ask, basis),
        Task::Route(ask) => vec![way_of(basis, ask.from)],
        Task::Verdict(ask) => basis.game().map(|game| of_verdict(game, &ask.text)).unwrap_or_default(),
        Task::State(_) => basis.game().map(of_state).unwrap_or_default(),
        Task::Notate(NotateAsk::Move { .. }) => vec!["notation-letters"],
        Task::Choice(_)
        | Task::Ruling(_)
        | Task::Setup(_)
        | Task::Spot(_)
        | Task::Notate(NotateAsk::Square { .. }) => Vec::new(),
    };
    let main = rules.first().copied().unwrap_or("turns");
    let taught = LESSONS.iter().find(|(_, rules)| rules.contains(&main));
    Topic { lesson: taught.map_or("moves", |(lesson, _)| lesson), rules }
}

fn of_goal(goal: &Goal, basis: &Basis) -> Vec<RuleId> {
    match goal {
        Goal::Reach { piece: Some(role), .. } => vec![moves(*role)],
        Goal::Reach { piece: None, .. } => vec!["whole-board"],
        Goal::Capture { piece: Some(Role::Pawn), .. } => vec!["pawn-capture", "capture"],
        Goal::Capture { piece, .. } => std::iter::once("capture").chain(piece.map(moves)).collect(),
        Goal::Castle { .. } => vec!["castling", "castling-short-long"],
        Goal::EnPassant => vec!["en-passant"],
        Goal::Check | Goal::DoubleCheck | Goal::DiscoveredCheck => vec!["check"],
        Goal::Mate | Goal::MateIn { .. } => vec!["checkmate"],
        Goal::Stalemate | Goal::AvoidStalemate => vec!["stalemate"],
        Goal::Draw => of_draw(basis),
        Goal::AnswerCheck { .. } => vec!["check-must-answer", "check-three-ways"],
        Goal::Promote { to: None | Some(Role::Queen) } => vec!["promotion"],
        Goal::Promote { to: Some(_) } => vec!["promotion-free-choice", "promotion"],
        Goal::DoubleStep => vec!["pawn-double-step"],
        Goal::Play { .. } => vec!["notation-letters"],
        Goal::Touched { .. } => vec!["illegal-moves-penalty"],
    }
}

/// The draws that a move of this position may bring about.
fn of_draw(basis: &Basis) -> Vec<RuleId> {
    let Some(game) = basis.game() else { return vec!["stalemate"] };
    if game.position().halfmove_clock() >= 98 {
        vec!["fifty-move-rule"]
    } else if game.plies() >= 6 {
        vec!["threefold-repetition"]
    } else {
        vec!["stalemate", "dead-position"]
    }
}

fn of_squares(ask: &SquaresAsk, basis: &Basis) -> Vec<RuleId> {
    match ask {
        SquaresAsk::Targets { from } | SquaresAsk::Reach { from } => of_piece(basis, *from),
        SquaresAsk::Captures { from: Some(from) } => vec!["capture", way_of(basis, *from)],
        SquaresAsk::Captures { from: None } | SquaresAsk::Attackers { .. } => vec!["capture", "no-jumping"],
        SquaresAsk::Attacks { from } => vec![way_of(basis, *from)],
        SquaresAsk::Checkers => vec!["check"],
        SquaresAsk::Movers | SquaresAsk::Blocker { .. } => vec!["no-jumping", "one-piece-per-square"],
        SquaresAsk::Pinned { .. } => vec!["no-self-check"],
        SquaresAsk::Guarded { .. } => vec!["king-no-attacked-square"],
        SquaresAsk::EnPassant { part: EnPassantPart::Capturers } => vec!["en-passant", "en-passant-at-once"],
        SquaresAsk::EnPassant { part: EnPassantPart::Target | EnPassantPart::Victim } => vec!["en-passant"],
        SquaresAsk::Castling { part: CastlingPart::Between | CastlingPart::Blockers, .. } => {
            vec!["castling-path-clear"]
        }
        SquaresAsk::Castling {
            part: CastlingPart::Safe | CastlingPart::Attacked | CastlingPart::Attackers,
            ..
        } => vec!["castling-not-through-check", "castling-not-into-check", "castling-not-in-check"],
        SquaresAsk::Line { .. }
        | SquaresAsk::Region { .. }
        | SquaresAsk::Find { .. }
        | SquaresAsk::Pieces(_) => Vec::new(),
    }
}

fn of_count(ask: &CountAsk, basis: &Basis) -> Vec<RuleId> {
    match ask {
        CountAsk::Moves { from: Some(from) } | CountAsk::Reach { from } => of_piece(basis, *from),
        CountAsk::Moves { from: None } => {
            let checked = basis.game().is_some_and(|game| !game.position().checkers().is_empty());
            if checked { vec!["check-must-answer", "check-three-ways"] } else { vec!["turns", "no-jumping"] }
        }
        CountAsk::Checks => vec!["check"],
        CountAsk::Mates => vec!["checkmate"],
        CountAsk::Repetitions => vec!["threefold-repetition"],
        CountAsk::QuietMoves => vec!["fifty-move-rule"],
        CountAsk::Material { .. } | CountAsk::MaterialLead => vec!["piece-values"],
        CountAsk::Distance { from, .. } => vec![way_of(basis, *from)],
        CountAsk::Squares { .. } | CountAsk::Pieces(_) | CountAsk::Points(_) | CountAsk::Grade { .. } => {
            Vec::new()
        }
    }
}

/// Everything that holds against the move, or what makes it legal.
fn of_verdict(game: &Game, text: &str) -> Vec<RuleId> {
    let mut rules: Vec<RuleId> = Vec::new();
    let found = match judge_text(game, text) {
        Verdict::Legal(legal) => legal.rules,
        Verdict::Refused(refused) => Refused::all(&refused).map(|refusal| refusal.rule).collect(),
    };
    found.into_iter().for_each(|rule| {
        if !rules.contains(&rule) {
            rules.push(rule);
        }
    });
    rules
}

fn of_state(game: &Game) -> Vec<RuleId> {
    let status = game.status_with_chances().0;
    match status.end {
        Some(End::Checkmate) => return vec!["checkmate"],
        Some(End::Stalemate) => return vec!["stalemate"],
        Some(End::DeadPosition) => return vec!["dead-position"],
        Some(End::FivefoldRepetition) => return vec!["threefold-repetition"],
        Some(End::SeventyfiveMoves) => return vec!["fifty-move-rule"],
        None => {}
    }
    let claims = status.claims.iter().map(|claim| match claim {
        Claim::ThreefoldRepetition => "threefold-repetition",
        Claim::FiftyMoves => "fifty-move-rule",
    });
    let states = State::of(&status);
    let states = states.iter().filter_map(|state| match state {
        State::Check => Some("check"),
        State::GoingOn => Some("stalemate"),
        State::Checkmate | State::Stalemate | State::DeadPosition | State::Claim => None,
    });
    claims.chain(states).collect()
}

/// How a piece moves, and, for king and pawn, what else their moves depend on.
fn of_piece(basis: &Basis, square: Square) -> Vec<RuleId> {
    match basis.placement().piece_at(square).map(|piece| piece.role) {
        Some(Role::King) => vec!["king-move", "king-no-attacked-square"],
        Some(Role::Pawn) => vec!["pawn-move", "pawn-double-step", "pawn-capture"],
        Some(role @ (Role::Queen | Role::Rook | Role::Bishop | Role::Knight)) => vec![moves(role)],
        None => Vec::new(),
    }
}

fn way_of(basis: &Basis, square: Square) -> RuleId {
    basis.placement().piece_at(square).map_or("whole-board", |piece| moves(piece.role))
}

/// The rule by which a piece moves.
fn moves(role: Role) -> RuleId {
    ReasonCode::NotHowItMoves.rule(Some(role))
}
