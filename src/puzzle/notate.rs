//! Writing a move down, and naming a square.
//!
//! Whatever names exactly the move, with its piece's letter, is right; a sign for check or capture
//! may be left out, but must not lie.

use super::{Effect, Feedback, FeedbackCode, Outcome, Played, Puzzle};
use crate::rules::{File, Game, Legal, Rank, Role, Spelling, Square, Verdict, judge_text, spelling};

/// The longest text that is read, in characters.
pub const MAX_CHARS: usize = 60;

/// What a `notate` puzzle asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotateAsk {
    /// Write this move down.
    Move {
        /// The move, in any notation.
        text: String,
    },
    /// Name this square.
    Square {
        /// Which one.
        square: Square,
    },
}

/// A sign of a written move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Sign {
    /// `x`.
    Capture,
    /// `+`.
    Check,
    /// `#`.
    Mate,
}

impl NotateAsk {
    /// The spellings that are right, the usual one first; empty where the move is not legal.
    #[must_use]
    pub(super) fn right(&self, game: &Game) -> Vec<String> {
        let text = match self {
            NotateAsk::Square { square } => return vec![square.to_string()],
            NotateAsk::Move { text } => text,
        };
        let Verdict::Legal(legal) = judge_text(game, text) else { return Vec::new() };
        let san = legal.san(game.position());
        let bare = san.trim_end_matches(['+', '#']).to_owned();
        let mut all = vec![san.clone(), san.replace('O', "0"), bare.clone(), bare.replace('O', "0")];
        all.dedup();
        all
    }
}

/// Checks a text.
pub(super) fn check(puzzle: &Puzzle, ask: &NotateAsk, text: &str) -> Outcome {
    if text.trim().is_empty() {
        return Outcome::of(Feedback::new(FeedbackCode::NotationEmpty));
    }
    match ask {
        NotateAsk::Square { square } => Outcome::of(named(*square, text)),
        NotateAsk::Move { text: asked } => Outcome::of(written(&puzzle.game, asked, text)),
    }
}

/// What a name of a square is worth.
fn named(square: Square, text: &str) -> Feedback {
    let plain: Vec<char> = text.trim().chars().take(4).map(plain).collect();
    let read = |file: char, rank: char| Some((File::from_char(file)?, Rank::from_char(rank)?));
    let code = match plain.as_slice() {
        [first, second] => match (read(*first, *second), read(*second, *first)) {
            (Some((file, rank)), _) => match (file == square.file(), rank == square.rank()) {
                (true, true) => FeedbackCode::RightNotation,
                (true, false) => FeedbackCode::NotationRank,
                (false, true) => FeedbackCode::NotationFile,
                (false, false) => FeedbackCode::NotationOtherSquare,
            },
            (None, Some(_)) => FeedbackCode::NotationOrder,
            (None, None) => FeedbackCode::NotationNoSquare,
        },
        _ => FeedbackCode::NotationNoSquare,
    };
    let mut feedback = Feedback::new(code);
    feedback.squares.push(square);
    feedback
}

/// The letter in ASCII and in lower case.
fn plain(letter: char) -> char {
    let wide = u32::from(letter).checked_sub(0xFEE0).and_then(char::from_u32);
    let narrow = if ('！'..='～').contains(&letter) { wide.unwrap_or(letter) } else { letter };
    narrow.to_ascii_lowercase()
}

/// What a written move is worth.
fn written(game: &Game, asked: &str, text: &str) -> Feedback {
    let legal = match judge_text(game, text) {
        Verdict::Legal(legal) => legal,
        Verdict::Refused(refused) => return Feedback::new(FeedbackCode::NotationRefused).refused(refused),
    };
    let wanted = match judge_text(game, asked) {
        Verdict::Legal(wanted) => wanted,
        Verdict::Refused(refused) => return Feedback::new(FeedbackCode::NotationRefused).refused(refused),
    };
    let spelling = spelling(text).unwrap_or_default();
    let mut feedback = Feedback::new(code(&legal, &wanted, spelling));
    feedback.squares = vec![legal.mv.from(), legal.mv.to()];
    feedback.played = Played::of(game.position(), legal.mv);
    if feedback.code == FeedbackCode::RightNotation {
        feedback.signs = lacking(&wanted, spelling);
    } else if feedback.code == FeedbackCode::NotationSign {
        feedback.signs = lying(&wanted, spelling);
    }
    feedback
}

fn code(legal: &Legal, wanted: &Legal, spelling: Spelling) -> FeedbackCode {
    if legal.mv != wanted.mv {
        FeedbackCode::NotationOtherMove
    } else if spelling.uci {
        FeedbackCode::NotationUci
    } else if legal.mv.wing().is_some() && !spelling.castling {
        FeedbackCode::NotationCastling
    } else if legal.mv.wing().is_none() && legal.mv.role() != Role::Pawn && spelling.role.is_none() {
        FeedbackCode::NotationNoLetter
    } else if lying(wanted, spelling).is_empty() {
        FeedbackCode::RightNotation
    } else {
        FeedbackCode::NotationSign
    }
}

fn signs(legal: &Legal) -> [(Sign, bool); 3] {
    let effect = match (legal.check, legal.last) {
        (true, true) => Effect::Mate,
        (true, false) => Effect::Check,
        (false, true) => Effect::Stalemate,
        (false, false) => Effect::Quiet,
    };
    [
        (Sign::Capture, legal.mv.capture().is_some()),
        (Sign::Check, effect == Effect::Check),
        (Sign::Mate, effect == Effect::Mate),
    ]
}

/// The signs that could be added.
fn lacking(legal: &Legal, spelling: Spelling) -> Vec<Sign> {
    let due = signs(legal).into_iter().filter(|(sign, holds)| *holds && !has(spelling, *sign));
    due.map(|(sign, _)| sign).collect()
}

/// The signs that say what is not so; `+` is no lie where it is mate.
fn lying(legal: &Legal, spelling: Spelling) -> Vec<Sign> {
    let lie =
        |sign: Sign, holds: bool| has(spelling, sign) && !holds && !(sign == Sign::Check && legal.check);
    signs(legal).into_iter().filter_map(|(sign, holds)| lie(sign, holds).then_some(sign)).collect()
}

fn has(spelling: Spelling, sign: Sign) -> bool {
    match sign {
        Sign::Capture => spelling.capture,
        Sign::Check => spelling.check,
        Sign::Mate => spelling.mate,
    }
}
