//! Moves on paper: write one down, play one that is written, tell whether a written one is clear.

use super::draw::Draw;
use super::written::{Form, tried, twins};
use super::{Draft, Skill};
use crate::puzzle::{Goal, NotateAsk, Task, VerdictAsk};
use crate::rules::{Game, PieceMove, Position, Role};

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "write-move", lesson: "notation", rules: &["notation-letters"], version: 1, propose: write },
    Skill {
        id: "play-written-move",
        lesson: "notation",
        rules: &["notation-letters"],
        version: 1,
        propose: read,
    },
    Skill { id: "is-it-clear", lesson: "notation", rules: &["notation-letters"], version: 1, propose: clear },
];

/// The forms of a level, and how often each is drawn.
fn forms(draw: &Draw) -> &'static [(Form, usize)] {
    draw.by_level(
        &[
            (Form::Plain, 20),
            (Form::Pawn, 12),
            (Form::Capture, 16),
            (Form::PawnCapture, 12),
            (Form::Twin, 42),
        ],
        &[
            (Form::Capture, 8),
            (Form::PawnCapture, 8),
            (Form::Check, 14),
            (Form::Castling, 14),
            (Form::Mate, 8),
            (Form::Promotion, 6),
            (Form::Twin, 30),
            (Form::Held, 12),
        ],
        &[(Form::Mate, 14), (Form::Promotion, 20), (Form::EnPassant, 20), (Form::Twin, 22), (Form::Held, 22)],
    )
}

/// A move to write or to read, and whether another such piece seems to be able to make it.
fn drawn(draw: &mut Draw) -> Option<(Game, PieceMove, bool)> {
    let form = draw.weighted(forms(draw))?;
    let (game, mv) = tried(draw, form)?;
    let near_miss = !twins(game.position(), mv).is_empty();
    Some((game, mv, near_miss))
}

/// Write the move down.
fn write(draw: &mut Draw) -> Option<Draft> {
    let (game, mv, near_miss) = drawn(draw)?;
    let task = Task::Notate(NotateAsk::Move { text: mv.uci() });
    Some(Draft::in_game(game, task).near_miss(near_miss))
}

/// The move as it stands on a score sheet: castling with noughts (FIDE, Appendix C.13).
fn on_paper(position: &Position, mv: PieceMove) -> String {
    mv.san(position).replace('O', "0")
}

/// Play the move that is written.
fn read(draw: &mut Draw) -> Option<Draft> {
    let (game, mv, near_miss) = drawn(draw)?;
    let text = on_paper(game.position(), mv);
    Some(Draft::in_game(game, Task::Move(Goal::Play { text })).near_miss(near_miss))
}

/// Draws a position, a move of it and what somebody writes.
type Proposal = fn(&mut Draw) -> Option<(Game, PieceMove, String)>;

/// Is what is written a move, and does it say which piece?
fn clear(draw: &mut Draw) -> Option<Draft> {
    let kinds: [(Proposal, usize); 4] =
        [(both, 34), (one_of_two, draw.by_level(8, 33, 33)), (alone, draw.by_level(33, 12, 12)), (none, 22)];
    let (game, mv, text) = draw.weighted(&kinds)?(draw)?;
    let near_miss = !twins(game.position(), mv).is_empty();
    let mut reasons = ["ambiguous", "no-such-piece-move", "path-blocked"].map(str::to_owned);
    draw.shuffle(&mut reasons);
    let options = std::iter::once("legal".to_owned()).chain(reasons).collect();
    let task = Task::Verdict(VerdictAsk { text, options });
    Some(Draft::in_game(game, task).near_miss(near_miss))
}

/// The letter and the square alone.
fn short(mv: PieceMove) -> String {
    let takes = if mv.capture().is_some() { "x" } else { "" };
    format!("{}{takes}{}", mv.role().upper_char(), mv.to())
}

/// Two pieces can go there, and it does not say which.
fn both(draw: &mut Draw) -> Option<(Game, PieceMove, String)> {
    let (game, mv) = tried(draw, Form::Twin)?;
    Some((game, mv, short(mv)))
}

/// Two pieces bear on the square, and only one of them may go there.
fn one_of_two(draw: &mut Draw) -> Option<(Game, PieceMove, String)> {
    let (game, mv) = tried(draw, Form::Held)?;
    Some((game, mv, short(mv)))
}

/// One piece can go there.
fn alone(draw: &mut Draw) -> Option<(Game, PieceMove, String)> {
    let form = draw.pick(&[Form::Plain, Form::Capture])?;
    let (game, mv) = tried(draw, form)?;
    (mv.role() != Role::King).then(|| (game.clone(), mv, short(mv)))
}

/// No such piece can go there.
fn none(draw: &mut Draw) -> Option<(Game, PieceMove, String)> {
    let (game, mv, _) = alone(draw)?;
    let position = game.position();
    let goes = |role: Role| position.legal_moves().iter().any(|at| at.role() == role && at.to() == mv.to());
    let other = draw.pick(&[Role::Knight, Role::Bishop, Role::Rook, Role::Queen])?;
    let stands = position.pieces().any(|placed| placed.piece == other.of(position.turn()));
    let free = position.piece_at(mv.to()).is_none();
    let text = format!("{}{}", other.upper_char(), mv.to());
    (stands && free && !goes(other)).then(|| (game.clone(), mv, text))
}
