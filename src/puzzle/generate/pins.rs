//! Pins: which men are pinned, where they may still go, and who only seems to be.

use super::draw::Draw;
use super::sight;
use super::{Draft, Skill, scene};
use crate::puzzle::{SquaresAsk, Task, VerdictAsk};
use crate::rules::{
    Attempt, Color, Game, Placement, Position, Rank, ReasonCode, Role, Square, SquareSet, refusals,
};

const LESSON: &str = "check";
const RULES: &[&str] = &["no-self-check"];

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "find-pins", lesson: LESSON, rules: RULES, version: 1, propose: find },
    Skill { id: "pinned-targets", lesson: LESSON, rules: RULES, version: 1, propose: targets },
    Skill { id: "pin-verdict", lesson: LESSON, rules: RULES, version: 1, propose: verdict },
];

const MEN: &[Role] = &[Role::Knight, Role::Bishop, Role::Rook, Role::Queen, Role::Pawn];

/// So many positions are looked at for one that fits, and so many changes made to each.
const GROUNDS: usize = 8;
const CHANGES: usize = 6;

/// A position, its side to move not in check, with so many lines laid onto that side's king, each with
/// one own man in between; if doubled, with a second man on one of them.
fn with_pins(
    draw: &mut Draw,
    pins: usize,
    roles: &[Role],
    doubled: bool,
    fits: impl Fn(&Game) -> bool,
) -> Option<Game> {
    (0..GROUNDS).find_map(|_| {
        let ground = scene::ground(draw)?;
        (0..CHANGES).find_map(|_| {
            let game = laid(draw, &ground, pins + usize::from(doubled), roles)?;
            let game = if doubled { double_up(draw, &game)? } else { game };
            fits(&game).then_some(game)
        })
    })
}

/// Lays lines onto the king of the side to move.
fn laid(draw: &mut Draw, ground: &Game, pins: usize, roles: &[Role]) -> Option<Game> {
    let us = ground.position().turn();
    let mut board = Placement::from(ground.position());
    for _ in 0..pins {
        sight::line_up(draw, &mut board, us, us, roles)?;
    }
    let game = scene::rebuilt(&board, ground.position())?;
    let quiet = game.position().checkers().is_empty();
    (quiet && game.position().pins(us).len() >= pins).then_some(game)
}

/// A second man comes to stand on the line of a pin: neither is pinned then.
fn double_up(draw: &mut Draw, game: &Game) -> Option<Game> {
    let us = game.position().turn();
    let mut board = Placement::from(game.position());
    let (pinner, held) = sight::stopped(&board, us, 1).into_iter().next()?;
    let king = sight::king(&board, us)?;
    let way = crate::puzzle::squares::way(king, pinner);
    let kept: SquareSet = held.into_iter().collect();
    let color = if draw.chance(70) { us } else { !us };
    let roles = [Role::Knight, Role::Pawn, Role::Bishop];
    sight::shift(draw, &mut board, color, &roles, kept, |_, square| way.contains(&square))?;
    let game = scene::rebuilt(&board, game.position())?;
    game.position().checkers().is_empty().then_some(game)
}

/// The men that stand first before their king on a line with a second man behind them, or alone but
/// of the other side: they look pinned and are not.
fn seem_pinned(position: &Position) -> SquareSet {
    let us = position.turn();
    let board = Placement::from(position);
    let own = |square: &Square| board.piece_at(*square).is_some_and(|piece| piece.color == us);
    let two = sight::stopped(&board, us, 2).into_iter().flat_map(|(_, held)| held);
    two.filter(own).filter(|square| !pinned(position).contains(*square)).collect()
}

/// Mark the pinned men; on other lines two stand in between.
fn find(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.chance(draw.by_level(85, 75, 95));
    let one_or_two = draw.between(1, 2);
    let pins = draw.by_level(1, one_or_two, 2);
    let game = with_pins(draw, pins, MEN, traps, |game| {
        let right = game.position().pins(game.position().turn()).len() == pins;
        right && (!traps || !seem_pinned(game.position()).is_empty())
    })?;
    let near_miss = !seem_pinned(game.position()).is_empty();
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Pinned { side: None })).near_miss(near_miss))
}

/// Where may the man still go? A pinned one along the line, one that only seems pinned everywhere.
fn targets(draw: &mut Draw) -> Option<Draft> {
    let roles: &[Role] = &[Role::Bishop, Role::Rook, Role::Queen, Role::Pawn];
    let free = draw.chance(draw.by_level(20, 25, 35));
    let men = |game: &Game| -> Vec<Square> {
        let position = game.position();
        let among = if free { seem_pinned(position) } else { pinned(position) };
        among.into_iter().filter(|square| moves_of(game, *square).count() > 1).collect()
    };
    let game = with_pins(draw, usize::from(!free), roles, free, |game| !men(game).is_empty())?;
    let from = draw.pick(&men(&game))?;
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Targets { from })).near_miss(true))
}

/// The pinned men of the side to move.
fn pinned(position: &Position) -> SquareSet {
    position.pins(position.turn()).into_iter().map(|pin| pin.pinned.square).collect()
}

/// Where the man on a square can legally go.
fn moves_of(game: &Game, from: Square) -> SquareSet {
    let moves = game.position().legal_moves().into_iter();
    moves.filter(|mv| mv.from() == from && mv.wing().is_none()).map(|mv| mv.to()).collect()
}

/// What is tried in a verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Case {
    /// A pinned man leaves the line.
    Off,
    /// A pinned man moves along it.
    Along,
    /// A man that only seems pinned leaves the line.
    Seems,
    /// A man that is not pinned at all.
    Free,
}

/// May this man move there?
fn verdict(draw: &mut Draw) -> Option<Draft> {
    let case = draw.weighted(&[(Case::Off, 5), (Case::Along, 4), (Case::Seems, 4), (Case::Free, 1)])?;
    let (game, from, to) = tried(draw, case)?;
    let mut options = vec![ReasonCode::Pinned];
    let mut wrong = [ReasonCode::CheckNotAnswered, ReasonCode::NotHowItMoves, ReasonCode::PathBlocked];
    draw.shuffle(&mut wrong);
    options.extend(wrong.into_iter().take(2));
    draw.shuffle(&mut options);
    let reasons = options.into_iter().map(|code| code.as_str().to_owned());
    let options = std::iter::once("legal".to_owned()).chain(reasons).collect();
    let task = Task::Verdict(VerdictAsk { text: format!("{from}{to}"), options });
    let near_miss = matches!(case, Case::Along | Case::Seems);
    Some(Draft::in_game(game, task).near_miss(near_miss))
}

/// A position and a move of the case.
fn tried(draw: &mut Draw, case: Case) -> Option<(Game, Square, Square)> {
    let (roles, doubled) = (if case == Case::Along { &MEN[1..] } else { MEN }, case == Case::Seems);
    let game =
        with_pins(draw, usize::from(!doubled), roles, doubled, |game| !of_case(game, case).is_empty())?;
    let (from, to) = draw.pick(&of_case(&game, case))?;
    Some((game, from, to))
}

/// The moves that show the case.
fn of_case(game: &Game, case: Case) -> Vec<(Square, Square)> {
    let position = game.position();
    let us = position.turn();
    let board = Placement::from(position);
    let (pinned, seem) = (pinned(position), seem_pinned(position));
    let free: SquareSet = sight::of(&board, us, MEN).into_iter().collect();
    let men = match case {
        Case::Off | Case::Along => pinned,
        Case::Seems => seem,
        Case::Free => free & !pinned & !seem,
    };
    let wanted: &[ReasonCode] = if case == Case::Off { &[ReasonCode::Pinned] } else { &[] };
    let king = position.king(us).unwrap_or(Square::E1);
    let moves =
        men.into_iter().flat_map(|from| scene::reach_of(&board, from).into_iter().map(move |to| (from, to)));
    moves
        .filter(|(_, to)| !ends(us).contains(*to))
        .filter(|(from, to)| case != Case::Seems || !is_along(king, *from, *to))
        .filter(|(from, to)| codes(game, *from, *to) == wanted)
        .collect()
}

/// Where pawns promote, which is another question.
fn ends(us: Color) -> SquareSet {
    SquareSet::from(us.fold_wb(Rank::Eighth, Rank::First))
}

/// Whether a man stays on the line that goes through it and its king.
fn is_along(king: Square, from: Square, to: Square) -> bool {
    let step = |a: Square, b: Square| {
        let files = i32::from(b.file()) - i32::from(a.file());
        let ranks = i32::from(b.rank()) - i32::from(a.rank());
        (files.signum(), ranks.signum())
    };
    sight::bears(Role::Queen, king, to) && step(king, from) == step(king, to)
}

fn codes(game: &Game, from: Square, to: Square) -> Vec<ReasonCode> {
    refusals(game, &Attempt::step(from, to)).into_iter().map(|refusal| refusal.code).collect()
}
