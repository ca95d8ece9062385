//! Check: who gives it, how it is met and in how many ways, and giving it, with one piece or two.

use super::draw::Draw;
use super::sight::{self, LINES};
use super::{Draft, Skill, scene};
use crate::puzzle::{CheckAnswer, ChoiceAsk, CountAsk, GameAsk, Goal, SquaresAsk, Task};
use crate::rules::{Game, PieceMove, Placement, Position, Role, Square, SquareSet};

const LESSON: &str = "check";
const ANSWER: &[&str] = &["check-three-ways", "check-must-answer"];

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "who-gives-check", lesson: LESSON, rules: &["check"], version: 1, propose: who },
    Skill { id: "give-check", lesson: LESSON, rules: &["check"], version: 1, propose: give },
    Skill { id: "answer-by-capture", lesson: LESSON, rules: ANSWER, version: 1, propose: by_capture },
    Skill { id: "answer-by-king", lesson: LESSON, rules: ANSWER, version: 1, propose: by_king },
    Skill { id: "answer-by-block", lesson: LESSON, rules: ANSWER, version: 1, propose: by_block },
    Skill { id: "way-out", lesson: LESSON, rules: ANSWER, version: 1, propose: way_out },
    Skill { id: "count-ways-out", lesson: LESSON, rules: ANSWER, version: 1, propose: count },
    Skill { id: "discovered-check", lesson: LESSON, rules: &["check"], version: 1, propose: discovered },
    Skill { id: "double-check", lesson: LESSON, rules: &["check"], version: 1, propose: double },
];

/// So many positions are looked at for one that fits, and so many changes made to each.
const GROUNDS: usize = 8;
const CHANGES: usize = 6;

/// A position with the side to move in check from one of these pieces alone, with a way out; if held,
/// the piece stands beside the king and is protected.
fn in_check(draw: &mut Draw, roles: &[Role], held: bool, fits: impl Fn(&Game) -> bool) -> Option<Game> {
    (0..GROUNDS).find_map(|_| {
        let ground = scene::ground(draw)?;
        (0..CHANGES).find_map(|_| checked(draw, &ground, roles, held).filter(&fits))
    })
}

/// Any piece, those that move in lines more often.
fn any(draw: &mut Draw) -> &'static [Role] {
    if draw.chance(70) { LINES } else { &[Role::Knight, Role::Pawn] }
}

/// Moves an enemy to where he gives check.
fn checked(draw: &mut Draw, ground: &Game, roles: &[Role], held: bool) -> Option<Game> {
    let us = ground.position().turn();
    let mut board = Placement::from(ground.position());
    let king = sight::king(&board, us)?;
    sight::shift(draw, &mut board, !us, roles, SquareSet::EMPTY, |board, square| {
        let close = square.distance(king) == 1 && !board.attackers(square, !us).is_empty();
        (!held || close) && board.attackers(king, !us) == SquareSet::from(square)
    })?;
    let game = scene::rebuilt(&board, ground.position())?;
    (game.position().checkers().count() == 1 && !game.position().legal_moves().is_empty()).then_some(game)
}

/// Who gives check? Others look at the king from behind something, or two give check at once.
fn who(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.chance(draw.by_level(55, 55, 60));
    let roles = any(draw);
    let game = if draw.chance(draw.by_level(0, 15, 40)) {
        twice(draw)?
    } else if traps {
        (0..GROUNDS).find_map(|_| beside_a_stopped_line(draw, roles))?
    } else {
        in_check(draw, roles, false, |_| true)?
    };
    let near_miss = is_stopped(game.position()) || game.position().checkers().count() > 1;
    Some(Draft::in_game(game, Task::Squares(SquaresAsk::Checkers)).near_miss(near_miss))
}

/// A check, and a line to the king that one man stops.
fn beside_a_stopped_line(draw: &mut Draw, roles: &[Role]) -> Option<Game> {
    let ground = scene::ground(draw)?;
    let us = ground.position().turn();
    let mut board = Placement::from(ground.position());
    let man = if draw.chance(50) { us } else { !us };
    sight::line_up(draw, &mut board, us, man, &[Role::Pawn, Role::Knight, Role::Bishop])?;
    let laid = scene::rebuilt(&board, ground.position())?;
    let stays = |game: &Game| is_stopped(game.position());
    (0..CHANGES).find_map(|_| checked(draw, &laid, roles, false).filter(stays))
}

/// Whether an enemy looks along a line at the king, and one man alone stops it.
fn is_stopped(position: &Position) -> bool {
    !sight::stopped(&Placement::from(position), position.turn(), 1).is_empty()
}

/// A position in which the side to move stands in a double check, as a move has brought it about.
fn twice(draw: &mut Draw) -> Option<Game> {
    let doubles = |game: &Game| moves_that(game, |mv| game.position().after(mv).checkers().count() > 1) > 0;
    let mut game = battery(draw, doubles)?;
    let position = game.position();
    let double = |mv: &PieceMove| position.after(*mv).checkers().count() > 1;
    let moves: Vec<PieceMove> = position.legal_moves().into_iter().filter(double).collect();
    game.play(draw.pick(&moves)?);
    Some(game)
}

/// A position whose side to move has a piece behind one of its own men on a line to the enemy king.
fn battery(draw: &mut Draw, fits: impl Fn(&Game) -> bool) -> Option<Game> {
    (0..GROUNDS).find_map(|_| {
        let ground = scene::ground(draw)?;
        (0..CHANGES).find_map(|_| laid(draw, &ground).filter(&fits))
    })
}

/// Moves two men of the side to move onto a line to the enemy king.
fn laid(draw: &mut Draw, ground: &Game) -> Option<Game> {
    let us = ground.position().turn();
    let mut board = Placement::from(ground.position());
    let men = &[Role::Knight, Role::Bishop, Role::Rook, Role::Pawn];
    sight::line_up(draw, &mut board, !us, us, men)?;
    let game = scene::rebuilt(&board, ground.position())?;
    game.position().checkers().is_empty().then_some(game)
}

/// Give a discovered check; a plain one would not do.
fn discovered(draw: &mut Draw) -> Option<Draft> {
    from_battery(draw, Goal::DiscoveredCheck)
}

/// Give check with two pieces at once; one alone would not do.
fn double(draw: &mut Draw) -> Option<Draft> {
    from_battery(draw, Goal::DoubleCheck)
}

fn from_battery(draw: &mut Draw, goal: Goal) -> Option<Draft> {
    let traps = draw.chance(50);
    let most = draw.by_level(8, 6, 3);
    let wrong_check = |game: &Game| {
        let check = |mv: PieceMove| !game.position().after(mv).checkers().is_empty();
        moves_that(game, |mv| goal.miss(game, mv).is_some() && check(mv)) > 0
    };
    let game = battery(draw, |game| {
        let right = moves_that(game, |mv| goal.miss(game, mv).is_none());
        (1..=most).contains(&right) && (!traps || wrong_check(game))
    })?;
    let near_miss = wrong_check(&game);
    Some(Draft::in_game(game, Task::Move(goal)).near_miss(near_miss))
}

fn moves_that(game: &Game, holds: impl Fn(PieceMove) -> bool) -> usize {
    game.position().legal_moves().into_iter().filter(|mv| holds(*mv)).count()
}

/// Give check: few moves do, and some only seem to, since a man stands in between.
fn give(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.chance(50);
    let most = draw.by_level(4, 3, 2);
    let game = (0..GROUNDS).find_map(|_| {
        let game = scene::ground(draw)?;
        let checks = moves_that(&game, |mv| !game.position().after(mv).checkers().is_empty());
        let fits = (1..=most).contains(&checks) && (!traps || seems_check(&game));
        fits.then_some(game)
    })?;
    let near_miss = seems_check(&game);
    Some(Draft::in_game(game, Task::Move(Goal::Check)).near_miss(near_miss))
}

/// Whether a move brings a piece onto a line with the enemy king, and one man stands in between.
fn seems_check(game: &Game) -> bool {
    let position = game.position();
    moves_that(game, |mv| {
        let after = position.after(mv);
        let held = sight::stopped(&Placement::from(&after), after.turn(), 1);
        after.checkers().is_empty() && held.iter().any(|(square, _)| *square == mv.to())
    }) > 0
}

fn by_capture(draw: &mut Draw) -> Option<Draft> {
    let roles = &[Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    answer(draw, CheckAnswer::Capture, roles, refuses_capture)
}

fn by_king(draw: &mut Draw) -> Option<Draft> {
    let roles = any(draw);
    answer(draw, CheckAnswer::Move, roles, is_seen_through)
}

fn by_block(draw: &mut Draw) -> Option<Draft> {
    answer(draw, CheckAnswer::Block, LINES, seems_block)
}

/// Get out of check in one way, while other ways are open; often something only seems to do.
fn answer(draw: &mut Draw, by: CheckAnswer, roles: &[Role], seems: fn(&Position) -> bool) -> Option<Draft> {
    let goal = Goal::AnswerCheck { by };
    let traps = draw.chance(draw.by_level(75, 60, 75));
    let most = draw.by_level(4, 3, 2);
    let held = traps && by == CheckAnswer::Capture;
    let game = in_check(draw, roles, held, |game| {
        let right = moves_that(game, |mv| goal.miss(game, mv).is_none());
        let others = game.position().legal_moves().len() > right;
        others && (1..=most).contains(&right) && (!traps || seems(game.position()))
    })?;
    let near_miss = seems(game.position());
    Some(Draft::in_game(game, Task::Move(goal)).near_miss(near_miss))
}

/// A man attacks the checking piece and may not take it: he is pinned, or a king meets a protected one.
fn refuses_capture(position: &Position) -> bool {
    let moves = position.legal_moves();
    position.checkers().into_iter().any(|checker| {
        let takes = |from: Square| moves.iter().any(|mv| mv.from() == from && mv.to() == checker);
        position.attackers(checker, position.turn()).into_iter().any(|from| !takes(from))
    })
}

/// A square beside the king is free of attack only while he shields it himself.
fn is_seen_through(position: &Position) -> bool {
    let us = position.turn();
    position.guarded(!us).into_iter().any(|square| position.attackers(square, !us).is_empty())
}

/// A man could get in between, were he not pinned; or a pawn attacks a square in between, where it
/// cannot go.
fn seems_block(position: &Position) -> bool {
    let us = position.turn();
    let (Some(king), Some(checker)) = (position.king(us), position.checkers().into_iter().next()) else {
        return false;
    };
    let moves = position.legal_moves();
    crate::puzzle::squares::way(checker, king).into_iter().any(|square| {
        let goes = |from: Square| moves.iter().any(|mv| mv.from() == from && mv.to() == square);
        position.attackers(square, us).into_iter().any(|from| from != king && !goes(from))
    })
}

/// In which of the three ways does this move answer? Each way about as often.
fn way_out(draw: &mut Draw) -> Option<Draft> {
    let way = draw.pick(&[CheckAnswer::Capture, CheckAnswer::Move, CheckAnswer::Block])?;
    // A king that takes the checking piece answers in two ways at once.
    let answers = |game: &Game| -> Vec<PieceMove> {
        let in_way = |mv: &PieceMove| {
            CheckAnswer::of(game.position(), *mv) == way
                && (mv.role() == Role::King) == (way == CheckAnswer::Move)
        };
        game.position().legal_moves().into_iter().filter(in_way).collect()
    };
    let roles = if way == CheckAnswer::Block { LINES } else { any(draw) };
    let game = in_check(draw, roles, false, |game| !answers(game).is_empty())?;
    let mv = draw.pick(&answers(&game))?;
    let task = Task::Choice(ChoiceAsk::Game(GameAsk::Way { text: mv.uci() }));
    Some(Draft::in_game(game, task))
}

/// How many ways out are there in all?
fn count(draw: &mut Draw) -> Option<Draft> {
    let traps = draw.chance(50);
    let (least, most) = draw.by_level((1, 4), (2, 6), (4, 10));
    let seems =
        |position: &Position| refuses_capture(position) || is_seen_through(position) || seems_block(position);
    let roles = any(draw);
    let game = in_check(draw, roles, false, |game| {
        let ways = game.position().legal_moves().len();
        (least..=most).contains(&ways) && (!traps || seems(game.position()))
    })?;
    let near_miss = seems(game.position());
    Some(Draft::in_game(game, Task::Count(CountAsk::Moves { from: None })).near_miss(near_miss))
}
