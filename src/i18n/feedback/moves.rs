//! Words about a legal move that answered a puzzle: what it does, and what it missed.

use super::{notate, say, sentences};
use crate::i18n::{Lang, messages};
use crate::puzzle::{CheckAnswer, Effect, Feedback, FeedbackCode, Goal, Played, Puzzle, Reply, Task};
use crate::rules::{End, Placed, Role, Square, Status, Wing};

/// What to say about the played move; empty where the feedback is of no move.
pub(super) fn feedback(lang: Lang, feedback: &Feedback, puzzle: &Puzzle) -> String {
    let (Some(played), Task::Move(goal)) = (&feedback.played, &puzzle.task) else { return String::new() };
    let done = done(lang, played);
    let king = enemy_king(played);
    if feedback.code == FeedbackCode::RightMove {
        let right = say(lang, "feedback-right-move", &[("done", &done)]);
        let more = besides(lang, feedback, goal, played);
        // Which check it is says that it is one.
        let named =
            matches!(goal, Goal::DoubleCheck | Goal::DiscoveredCheck) && played.effect == Effect::Check;
        let plain = if named { String::new() } else { effect(lang, played.effect, &king) };
        return sentences(lang, &[right, answered(lang, feedback, goal), plain, more]);
    }
    if feedback.code == FeedbackCode::RightSoFar {
        let right = say(lang, "feedback-right-move", &[("done", &done)]);
        return sentences(
            lang,
            &[right, effect(lang, played.effect, &king), goes_on(lang, feedback, played)],
        );
    }
    let allowed = say(lang, "feedback-allowed", &[("san", &played.san), ("done", &done)]);
    let end = match played.effect {
        Effect::Mate | Effect::Stalemate => effect(lang, played.effect, &king),
        Effect::Quiet | Effect::Check => String::new(),
    };
    sentences(lang, &[allowed, end, missed(lang, feedback, goal, played, &king)])
}

/// What the move does on the board, as a clause.
pub(super) fn done(lang: Lang, played: &Played) -> String {
    let mv = played.mv;
    let to = mv.to().to_string();
    if let Some(wing) = mv.wing() {
        let key = match wing {
            Wing::Short => "done-castle-short",
            Wing::Long => "done-castle-long",
        };
        let rook = wing.crossed(mv.from().rank()).to_string();
        let side = messages::side(lang, played.piece.piece.color);
        return say(lang, key, &[("side", side), ("king", &to), ("rook", &rook)]);
    }
    let piece = messages::placed(lang, played.piece);
    let piece = ("piece", piece);
    let role = |role: Role| messages::role(lang, role);
    match (mv.capture(), mv.promotion()) {
        (Some(_), _) if mv.is_en_passant() => {
            let taken = mv.capture_square().map(|square| square.to_string()).unwrap_or_default();
            say(lang, "done-en-passant", &[piece, ("to", &to), ("taken", &taken)])
        }
        (Some(taken), Some(to_role)) => say(
            lang,
            "done-promotes-taking",
            &[piece, ("to", &to), ("taken", role(taken)), ("role", role(to_role))],
        ),
        (None, Some(to_role)) => say(lang, "done-promotes", &[piece, ("to", &to), ("role", role(to_role))]),
        (Some(taken), None) => say(lang, "done-takes", &[piece, ("to", &to), ("taken", role(taken))]),
        (None, None) if mv.is_double_step() => say(lang, "done-double-step", &[piece, ("to", &to)]),
        (None, None) => say(lang, "done-moves", &[piece, ("to", &to)]),
    }
}

/// The reply in a puzzle of several moves.
fn goes_on(lang: Lang, feedback: &Feedback, played: &Played) -> String {
    let side = messages::side(lang, !played.piece.piece.color);
    let reply = feedback.reply.as_ref().map(|reply| reply.san.as_str()).unwrap_or_default();
    say(lang, "feedback-go-on", &[("side", side), ("reply", reply)])
}

fn effect(lang: Lang, effect: Effect, king: &str) -> String {
    match effect {
        Effect::Quiet => String::new(),
        Effect::Check => say(lang, "effect-check", &[]),
        Effect::Mate => say(lang, "effect-mate", &[("king", king)]),
        Effect::Stalemate => say(lang, "effect-stalemate", &[("king", king)]),
    }
}

/// What makes the move right beyond its effect on the king.
fn besides(lang: Lang, feedback: &Feedback, goal: &Goal, played: &Played) -> String {
    let after = played.before.after(played.mv);
    let checkers: Vec<Placed> = after.placed_on(after.checkers()).collect();
    match goal {
        Goal::DoubleCheck => say(lang, "effect-double-check", &[("who", &messages::pieces(lang, &checkers))]),
        Goal::DiscoveredCheck => {
            let still = |placed: &Placed| played.before.placed(placed.square) == Some(*placed);
            let still: Vec<Placed> = checkers.into_iter().filter(still).collect();
            say(lang, "effect-discovered-check", &[("who", &messages::pieces(lang, &still))])
        }
        Goal::Draw => feedback.status.as_ref().map(|status| drawn(lang, status)).unwrap_or_default(),
        Goal::Reach { .. }
        | Goal::Capture { .. }
        | Goal::Castle { .. }
        | Goal::EnPassant
        | Goal::Check
        | Goal::Mate
        | Goal::MateIn { .. }
        | Goal::Stalemate
        | Goal::AvoidStalemate
        | Goal::AnswerCheck { .. }
        | Goal::Promote { .. }
        | Goal::DoubleStep
        | Goal::Play { .. }
        | Goal::Touched { .. } => String::new(),
    }
}

/// How the game is drawn; that it is stalemate was said already.
fn drawn(lang: Lang, status: &Status) -> String {
    match status.end {
        Some(End::Stalemate) => String::new(),
        Some(end) => messages::end(lang, end),
        None => {
            let claim = status.claims.first().map(|claim| messages::claim(lang, *claim));
            say(lang, "effect-claim", &[("claim", &claim.unwrap_or_default())])
        }
    }
}

fn answered(lang: Lang, feedback: &Feedback, goal: &Goal) -> String {
    if matches!(goal, Goal::AnswerCheck { .. })
        && let Some(way) = feedback.answered
    {
        return say(lang, "effect-answered", &[("way", &way_of(lang, way))]);
    }
    String::new()
}

pub(super) fn way_of(lang: Lang, way: CheckAnswer) -> String {
    let key = match way {
        CheckAnswer::Any => "way-any",
        CheckAnswer::Capture => "way-capture",
        CheckAnswer::Move => "way-move",
        CheckAnswer::Block => "way-block",
    };
    say(lang, key, &[])
}

fn enemy_king(played: &Played) -> String {
    let king = played.before.king(!played.piece.piece.color);
    king.map(|square| square.to_string()).unwrap_or_default()
}

/// What the move missed of the goal.
fn missed(lang: Lang, feedback: &Feedback, goal: &Goal, played: &Played, king: &str) -> String {
    let to = played.mv.to().to_string();
    match goal {
        Goal::Reach { square, piece } => missed_square(lang, feedback, *square, *piece, &to),
        Goal::Capture { square, piece } => missed_capture(lang, feedback, *square, *piece, &to),
        Goal::Castle { wing } => missed_castling(lang, feedback, *wing),
        Goal::EnPassant => say(lang, "miss-not-en-passant", &[]),
        Goal::Check => say(lang, "miss-no-check", &[("king", king)]),
        Goal::MateIn { .. } if feedback.code == FeedbackCode::MateLost => {
            let reply = feedback.reply.as_ref().map(|reply| reply.san.as_str()).unwrap_or_default();
            say(lang, "miss-mate-lost", &[("reply", reply)])
        }
        Goal::Stalemate => match played.effect {
            Effect::Check | Effect::Mate => say(lang, "miss-no-stalemate-check", &[("king", king)]),
            Effect::Quiet | Effect::Stalemate => missed_stalemate(lang, played),
        },
        Goal::AvoidStalemate => say(lang, "miss-gives-stalemate", &[]),
        Goal::Draw => say(lang, "miss-no-draw", &[]),
        Goal::DoubleCheck => missed_double_check(lang, played, king),
        Goal::DiscoveredCheck => match played.effect {
            Effect::Check | Effect::Mate => say(lang, "miss-no-discovered-check", &[]),
            Effect::Quiet | Effect::Stalemate => say(lang, "miss-no-check", &[("king", king)]),
        },
        Goal::Mate | Goal::MateIn { .. } => match played.effect {
            Effect::Check | Effect::Mate => missed_mate(lang, feedback.reply.as_ref()),
            Effect::Quiet => say(lang, "miss-no-mate", &[("king", king)]),
            // That it is stalemate was said already.
            Effect::Stalemate => String::new(),
        },
        Goal::AnswerCheck { by } => {
            let did = feedback.answered.map(|way| way_of(lang, way)).unwrap_or_default();
            say(lang, "miss-answered-otherwise", &[("did", &did), ("asked", &way_of(lang, *by))])
        }
        Goal::Promote { to } => match (played.mv.promotion(), to) {
            (Some(became), Some(role)) => say(
                lang,
                "miss-other-promotion",
                &[("became", messages::role(lang, became)), ("role", messages::role(lang, *role))],
            ),
            (None, _) | (_, None) => say(lang, "miss-not-a-promotion", &[]),
        },
        Goal::DoubleStep => say(lang, "miss-not-a-double-step", &[]),
        Goal::Play { text } => notate::not_written(lang, text, played),
        Goal::Touched { .. } => missed_touch(lang, feedback, played),
    }
}

fn missed_square(lang: Lang, feedback: &Feedback, square: Square, piece: Option<Role>, to: &str) -> String {
    let name = piece.map(|role| messages::role(lang, role));
    let square = square.to_string();
    match name {
        Some(name) if feedback.code == FeedbackCode::WrongPiece => {
            say(lang, "miss-wrong-piece", &[("piece", name)])
        }
        Some(name) => say(lang, "miss-not-there-piece", &[("piece", name), ("square", &square), ("to", to)]),
        None => say(lang, "miss-not-there", &[("square", &square), ("to", to)]),
    }
}

fn missed_capture(
    lang: Lang,
    feedback: &Feedback,
    square: Option<Square>,
    piece: Option<Role>,
    to: &str,
) -> String {
    let square = square.map(|square| square.to_string());
    if feedback.code == FeedbackCode::WrongPiece
        && let Some(role) = piece
    {
        return say(lang, "miss-wrong-piece", &[("piece", messages::role(lang, role))]);
    }
    match square {
        Some(square) if feedback.code == FeedbackCode::OtherCapture => {
            say(lang, "miss-other-capture", &[("square", &square), ("to", to)])
        }
        Some(square) => say(lang, "miss-not-a-capture-on", &[("square", &square)]),
        None => say(lang, "miss-not-a-capture", &[("to", to)]),
    }
}

fn missed_castling(lang: Lang, feedback: &Feedback, wing: Option<Wing>) -> String {
    let key = match wing {
        Some(Wing::Short) if feedback.code == FeedbackCode::OtherWing => "miss-other-wing-short",
        Some(Wing::Long) if feedback.code == FeedbackCode::OtherWing => "miss-other-wing-long",
        Some(_) | None => "miss-not-castling",
    };
    say(lang, key, &[])
}

/// The other side can still move: with which piece.
fn missed_stalemate(lang: Lang, played: &Played) -> String {
    let after = played.before.after(played.mv);
    let mover = after.legal_moves().first().and_then(|mv| Some((mv.mover(&after)?, mv.to())));
    let Some((piece, to)) = mover else { return String::new() };
    let to = to.to_string();
    say(lang, "miss-no-stalemate", &[("piece", messages::placed(lang, piece)), ("to", &to)])
}

fn missed_double_check(lang: Lang, played: &Played, king: &str) -> String {
    let after = played.before.after(played.mv);
    let checker = after.placed_on(after.checkers()).next();
    match checker {
        Some(piece) => say(lang, "miss-no-double-check", &[("piece", messages::placed(lang, piece))]),
        None => say(lang, "miss-no-check", &[("king", king)]),
    }
}

fn missed_mate(lang: Lang, reply: Option<&Reply>) -> String {
    let Some(reply) = reply else { return say(lang, "miss-check-not-mate", &[]) };
    let piece = messages::placed(lang, reply.piece);
    let (key, square) = match reply.way {
        CheckAnswer::Capture => ("miss-check-not-mate-capture", reply.mv.capture_square()),
        CheckAnswer::Move => ("miss-check-not-mate-move", Some(reply.mv.to())),
        CheckAnswer::Block | CheckAnswer::Any => ("miss-check-not-mate-block", Some(reply.mv.to())),
    };
    let square = square.unwrap_or(reply.mv.to()).to_string();
    say(lang, key, &[("piece", piece), ("square", &square)])
}

fn missed_touch(lang: Lang, feedback: &Feedback, played: &Played) -> String {
    let Some(touched) = feedback.pieces.first() else { return String::new() };
    let key = match played.mv.wing() {
        Some(_) if touched.piece.role == Role::Rook => "miss-touched-castling",
        Some(_) | None => "miss-touched",
    };
    say(lang, key, &[("piece", messages::placed(lang, *touched))])
}
