//! Rulings, against a small table of what the Laws say of each kind of case. The table knows the events,
//! the legal moves and the men on the board; it asks no arbiter.

use super::outcomes::{can_be_mated_by, line, option, stood};
use super::{each_level, near_misses};
use shakmaty::{Chess, Color, Move, Position as _, Role, Square, san::San, uci::UciMove};
use std::cell::RefCell;
use std::collections::BTreeSet;
use yize::arbiter::{Event, EventKind};
use yize::puzzle::generate::Made;
use yize::puzzle::{RulingAsk, Task};

/// The code of a decision, and whether the case looks otherwise.
type Right = (&'static str, bool);

fn ask(one: &Made) -> &RulingAsk {
    let Task::Ruling(ask) = &one.puzzle.task else { panic!("{}: no ruling", one.puzzle.id) };
    ask
}

/// The position before the events.
fn before(one: &Made) -> Chess {
    line(&one.puzzle).pop().expect("a position")
}

/// Every puzzle has the right option and at least so many decisions come up.
fn holds(id: &str, least: usize, right: impl Fn(&Made) -> Right) {
    let seen = RefCell::new(BTreeSet::new());
    each_level(id, |level, made| {
        for one in made {
            let (code, near) = right(one);
            assert_eq!(option(&one.puzzle), code, "{}: {:?}", one.puzzle.id, ask(one).events);
            assert_eq!(one.near_miss, near, "{}: {:?}", one.puzzle.id, ask(one).events);
            seen.borrow_mut().insert(code);
        }
        near_misses(id, level, made);
    });
    let seen = seen.into_inner();
    assert!(seen.len() >= least, "{id}: {seen:?}");
}

/// What a move on the board is.
enum Step {
    Legal(Move),
    /// A pawn to the last rank, left there; as it is with a queen.
    Left(Move),
    Illegal,
}

fn read(position: &Chess, text: &str) -> Step {
    let legal = |text: &str| text.parse::<UciMove>().ok().and_then(|uci| uci.to_move(position).ok());
    match (legal(text), legal(&format!("{text}q"))) {
        (Some(mv), _) => Step::Legal(mv),
        (None, Some(mv)) => Step::Left(mv),
        (None, None) => Step::Illegal,
    }
}

/// The events in short: `+` for the clock pressed, `'` for the side that does not have the first move.
fn told(position: &Chess, events: &[Event]) -> String {
    let first = position.turn();
    let mut position = position.clone();
    let mut words = Vec::new();
    for event in events {
        let mut word = match &event.kind {
            EventKind::Move { text, pressed } => {
                let (word, played) = match read(&position, text) {
                    Step::Legal(mv) => (if mv.is_promotion() { "promotes" } else { "move" }, Some(mv)),
                    Step::Left(mv) => ("left", pressed.then_some(mv)),
                    Step::Illegal => ("illegal", None),
                };
                if let Some(mv) = played {
                    position = position.play(mv).expect("a legal move");
                }
                format!("{word}{}", if *pressed { "+" } else { "" })
            }
            EventKind::Touch { adjust: true, .. } => "adjust".to_owned(),
            other => other.as_str().to_owned(),
        };
        if event.side == Some(!first) {
            word.push('\'');
        }
        words.push(word);
    }
    words.join(" ")
}

#[test]
fn offers_stand_until_they_are_answered() {
    holds("rule-on-offer", 7, |one| {
        let position = before(one);
        let begins = position == Chess::default();
        match told(&position, &ask(one).events).as_str() {
            "move offer-draw" => ("offer-in-order", false),
            "offer-draw" | "move+ offer-draw" => ("offer-wrong-time", false),
            "move offer-draw press-clock accept-draw'" if begins => ("agreement-too-early", true),
            "move offer-draw press-clock accept-draw'" => ("draw-agreed", false),
            "move offer-draw press-clock decline-draw' accept-draw'" => ("no-offer", false),
            "move offer-draw press-clock move+' accept-draw'" => ("no-offer", true),
            "move offer-draw press-clock touch' accept-draw'" => ("no-offer", true),
            "move offer-draw press-clock adjust' accept-draw'" => ("draw-agreed", true),
            "move offer-draw offer-draw" => ("offer-standing", false),
            "move+ accept-draw'" => ("no-offer", false),
            "offer-draw move+ accept-draw'" => ("draw-agreed", true),
            "move offer-draw press-clock decline-draw' move+' move offer-draw" => ("offer-again", false),
            "move offer-draw press-clock move' offer-draw'" => ("offer-in-order", true),
            other => panic!("{}: {other}", one.puzzle.id),
        }
    });
}

#[test]
fn illegal_moves_cost_what_the_laws_say() {
    holds("rule-on-illegal-move", 8, |one| {
        let position = before(one);
        let hopeless = position.board().by_color(!position.turn()).count() == 1;
        let told = told(&position, &ask(one).events).replace("promotes", "promotion");
        match told.as_str() {
            "illegal" => ("illegal-not-completed", true),
            "illegal+" => ("illegal-penalty", false),
            "press-clock" => ("pressed-without-move", false),
            "illegal illegal+" => ("illegal-penalty", true),
            "illegal+ illegal+" if hopeless => ("illegal-draw", true),
            "illegal+ illegal+" | "press-clock illegal+" => ("illegal-loss", false),
            "illegal+ move+ illegal+'" => ("illegal-penalty", true),
            "left" => ("promotion-unfinished", true),
            "left+" => ("pawn-becomes-queen", false),
            "promotion+" => ("move-completed", false),
            other => panic!("{}: {other}", one.puzzle.id),
        }
    });
}

/// The square of a touch.
fn touched(event: &Event) -> Option<Square> {
    match &event.kind {
        EventKind::Touch { square, .. } => Some(*square),
        _ => None,
    }
}

/// The square of what a move takes.
fn taken(mv: &Move) -> Option<Square> {
    match mv {
        Move::EnPassant { from, to } => Some(Square::from_coords(to.file(), from.rank())),
        _ => mv.is_capture().then(|| mv.to()),
    }
}

#[test]
fn touched_pieces_oblige() {
    holds("rule-on-touch", 9, |one| {
        let position = before(one);
        let events = &ask(one).events;
        let legal = position.legal_moves();
        let role = |square| position.board().role_at(square);
        let is_own = |square: Square| position.board().color_at(square) == Some(position.turn());
        let steps = |square| legal.iter().any(|mv| mv.from() == Some(square) && !mv.is_castle());
        let squares: Vec<Square> = events.iter().filter_map(touched).collect();
        match (told(&position, events).as_str(), squares.as_slice()) {
            ("adjust", _) => ("adjusted", false),
            ("touch'", _) => ("touch-not-binding", true),
            ("touch move", [square]) => {
                assert!(steps(*square), "{}", one.puzzle.id);
                ("touch-broken", false)
            }
            ("touch", [own]) if is_own(*own) && legal.iter().any(|mv| mv.from() == Some(*own)) => {
                ("must-move", false)
            }
            ("touch", [enemy]) if legal.iter().any(|mv| taken(mv) == Some(*enemy)) => ("must-capture", false),
            ("touch", [_]) => ("free-move", true),
            ("touch touch", [own, enemy]) if !is_own(*enemy) => {
                let takes = |mv: &Move| mv.from() == Some(*own) && taken(mv) == Some(*enemy);
                if legal.iter().any(takes) { ("must-capture-with", false) } else { ("must-move", true) }
            }
            ("touch touch", [king, rook]) if role(*king) == Some(Role::King) => {
                let castles = |mv: &Move| mv.is_castle() && mv.to() == *rook;
                if legal.iter().any(castles) { ("must-castle", false) } else { ("king-must-move", true) }
            }
            ("touch touch", [rook, _]) => {
                assert_eq!(role(*rook), Some(Role::Rook), "{}", one.puzzle.id);
                ("castling-rook-first", true)
            }
            (other, _) => panic!("{}: {other}", one.puzzle.id),
        }
    });
}

#[test]
fn claims_are_right_where_the_count_is_full() {
    holds("rule-on-claim", 5, |one| {
        let mut line = line(&one.puzzle);
        let position = line.last().expect("a position").clone();
        let [.., last] = ask(one).events.as_slice() else { panic!("{}: nothing", one.puzzle.id) };
        let (times, _) = stood(&line);
        if ask(one).events.len() > 1 {
            return ("claim-after-touch", times >= 3);
        }
        if last.side != Some(position.turn()) {
            return ("claim-not-your-move", times >= 3);
        }
        let (EventKind::ClaimRepetition { text } | EventKind::ClaimFifty { text }) = &last.kind else {
            panic!("{}: no claim", one.puzzle.id)
        };
        if let Some(text) = text {
            let mv = text.parse::<San>().expect("a move").to_move(&position).expect("a legal move");
            line.push(position.play(mv).expect("a legal move"));
        }
        if let EventKind::ClaimFifty { .. } = &last.kind {
            let quiet = line.last().expect("a position").halfmoves();
            assert!(line.len() > quiet as usize, "{}: not played", one.puzzle.id);
            let near = (98..=100).contains(&quiet);
            return (if quiet >= 100 { "claim-right-fifty" } else { "claim-wrong" }, near);
        }
        let (times, _) = stood(&line);
        let near = times == 2 || (text.is_some() && times == 3);
        (if times >= 3 { "claim-right-threefold" } else { "claim-wrong" }, near)
    });
}

/// Lost, or drawn, or over before: what 5.1, 5.2 and 6.9 make of the men on the board.
fn ended(one: &Made, loss: &'static str, drawn: &'static str) -> Right {
    let mut position = before(one);
    let events = &ask(one).events;
    let side = events.last().and_then(|event| event.side).expect("a side");
    if let [Event { kind: EventKind::Move { text, .. }, .. }, _] = events.as_slice() {
        let Step::Legal(mv) = read(&position, text) else { panic!("{}: {text}", one.puzzle.id) };
        position = position.play(mv).expect("a legal move");
        assert!(position.is_checkmate() || position.is_stalemate(), "{}", one.puzzle.id);
        return (if position.is_checkmate() { "checkmate" } else { "stalemate" }, true);
    }
    let board = position.board();
    let other = board.by_color(!side);
    let near = other.count() <= 2 && (other & board.rooks_and_queens()).is_empty();
    let code = match (position.is_insufficient_material(), position.has_insufficient_material(!side)) {
        (true, _) => "dead-position",
        (false, true) => drawn,
        (false, false) => loss,
    };
    // The proof takes time: one in five is looked at.
    if code == loss && other.count() <= 2 && one.puzzle.id.ends_with(['0', '5']) {
        assert!(can_be_mated_by(&position, !side), "{}: no mate", one.puzzle.id);
    }
    (code, near)
}

#[test]
fn a_flag_loses_unless_the_other_side_cannot_mate() {
    holds("rule-on-flag", 5, |one| ended(one, "flag-loss", "flag-draw"));
}

#[test]
fn resigning_loses_unless_the_other_side_cannot_mate() {
    holds("rule-on-resigning", 5, |one| ended(one, "resign-loss", "resign-draw"));
}

#[test]
fn what_is_found_wrong_is_put_right() {
    holds("rule-on-setup", 4, |one| {
        let moves = one.puzzle.game.plies() / 2;
        let start = line(&one.puzzle).swap_remove(0);
        let [only] = ask(one).events.as_slice() else { panic!("{}: more than one", one.puzzle.id) };
        assert_eq!(
            start == Chess::default(),
            only.kind != EventKind::PiecesFoundMisplaced,
            "{}",
            one.puzzle.id
        );
        match only.kind {
            EventKind::BoardFoundRotated => ("board-transferred", moves >= 10),
            EventKind::PiecesFoundMisplaced => ("new-game-setup", moves >= 10),
            EventKind::ColoursFoundReversed if moves < 10 => ("new-game-colours", moves == 9),
            EventKind::ColoursFoundReversed => ("colours-stay", moves == 10),
            _ => panic!("{}: {only:?}", one.puzzle.id),
        }
    });
}

#[test]
fn both_colours_come_up() {
    let flags = |color: Color| -> usize {
        let skill = yize::puzzle::generate::Skill::named("rule-on-flag").expect("the skill");
        let made = (0..40)
            .filter_map(|seed| yize::puzzle::generate::make(skill, yize::puzzle::generate::Level::Two, seed));
        made.filter(|one| one.puzzle.game.position().turn() == color).count()
    };
    assert!(Color::ALL.into_iter().all(|color| flags(color) > 8));
}
