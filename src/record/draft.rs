//! A game while its record is read: plays the moves, notes what is wrong, forgets nothing.

use super::start::Start;
use super::tokens::{Part, Spot};
use super::{
    ClockReading, Fault, FaultCode, MAX_NOTES, MAX_TAGS, Outcome, RecordedGame, Skipped, clock, glyph,
};
use crate::rules::{Game, MAX_PLIES, ReasonCode, Verdict, judge_text, legal_move, read_move};

/// A game so far.
#[derive(Debug)]
pub(super) struct Draft {
    line: Option<usize>,
    tags: Vec<(String, String)>,
    start: Start,
    /// The game as played; set up at the first move.
    game: Option<Game>,
    clocks: Vec<ClockReading>,
    outcome: Option<Outcome>,
    fault: Option<Fault>,
    notes: Vec<Fault>,
    skipped: Skipped,
    /// How many variations are open, and on which line the outermost began.
    depth: usize,
    opened: usize,
    moved: bool,
}

impl Draft {
    /// A game that begins where its start is given, else with its first part.
    pub(super) fn new(start: Start) -> Draft {
        Draft {
            line: start.line(),
            tags: Vec::new(),
            start,
            game: None,
            clocks: Vec::new(),
            outcome: None,
            fault: None,
            notes: Vec::new(),
            skipped: Skipped::default(),
            depth: 0,
            opened: 0,
            moved: false,
        }
    }

    /// Takes the next part; whether it was the result with which the game ends.
    pub(super) fn take(&mut self, spot: &Spot<'_>) -> bool {
        self.line.get_or_insert(spot.line);
        let fault = |code| Fault::new(code, spot.line, spot.text);
        match spot.part {
            Part::Tag(tag) => self.tag(tag.name, tag.value(), spot.line),
            Part::BadTag { .. } => self.note(fault(FaultCode::BadTag)),
            Part::Comment(said) => self.comment(said),
            Part::UnclosedComment => self.break_off(fault(FaultCode::UnclosedComment)),
            Part::Open => self.open(spot.line),
            Part::Close if self.depth > 0 => self.depth -= 1,
            Part::Stray if self.depth > 0 => {}
            Part::Close | Part::Stray => self.break_off(fault(FaultCode::StrayBracket)),
            Part::Glyph => self.skipped.glyphs += 1,
            Part::Number(..) => self.moved = true,
            Part::Word if self.depth > 0 => {}
            Part::Word => self.play(spot),
            Part::Outcome(_) if self.depth > 0 => {}
            Part::Outcome(outcome) => {
                self.outcome = Some(outcome);
                return true;
            }
        }
        false
    }

    /// Whether the moves have begun, so that a tag belongs to the next game.
    pub(super) fn has_moved(&self) -> bool {
        self.moved
    }

    /// Whether moves counted from 1 again can only be another game's.
    pub(super) fn may_restart(&self) -> bool {
        let plies = self.game.as_ref().map_or(0, Game::plies);
        self.depth == 0 && (plies > 1 || self.fault.is_some())
    }

    /// Whether there is anything to tell of; comments alone, or a result alone, are no game.
    pub(super) fn holds_something(&self) -> bool {
        !self.tags.is_empty()
            || self.moved
            || self.fault.is_some()
            || !self.notes.is_empty()
            || self.start.is_given()
    }

    pub(super) fn finish(mut self) -> RecordedGame {
        if self.depth > 0 {
            self.break_off(Fault::new(FaultCode::UnclosedVariation, self.opened, "("));
        }
        self.set_up();
        let tag = self.tags.iter().find(|(name, _)| name == "Result");
        let tagged = tag.and_then(|(_, value)| glyph::outcome(value));
        RecordedGame {
            line: self.line.unwrap_or(1),
            start: self.game.as_ref().map(|game| game.start().clone()),
            mended: self.start.mended,
            moves: self.game.iter().flat_map(Game::moves).collect(),
            outcome: self.outcome.or(tagged),
            tags: self.tags,
            clocks: self.clocks,
            fault: self.fault,
            notes: self.notes,
            skipped: self.skipped,
        }
    }

    fn tag(&mut self, name: &str, value: String, line: usize) {
        self.start.heed(name, &value, line);
        if self.tags.iter().any(|(known, _)| known == name) {
            return;
        }
        if self.tags.len() < MAX_TAGS {
            self.tags.push((name.to_owned(), value));
        } else if !self.notes.iter().any(|note| note.code == FaultCode::TooManyTags) {
            self.note(Fault::new(FaultCode::TooManyTags, line, name));
        }
    }

    fn comment(&mut self, said: &str) {
        self.skipped.comments += 1;
        let plies = self.game.as_ref().map_or(0, Game::plies);
        let known = self.clocks.last().is_some_and(|last| last.ply == plies);
        if plies == 0 || known || self.depth > 0 || self.fault.is_some() {
            return;
        }
        let reading = clock::reading(said).map(|time| ClockReading { ply: plies, time: time.to_owned() });
        self.clocks.extend(reading);
    }

    fn open(&mut self, line: usize) {
        self.moved = true;
        if self.depth == 0 {
            self.opened = line;
            self.skipped.variations += 1;
        }
        self.depth += 1;
    }

    fn play(&mut self, spot: &Spot<'_>) {
        self.moved = true;
        if self.fault.is_some() {
            return;
        }
        self.set_up();
        let Some(game) = &mut self.game else { return };
        if game.plies() >= MAX_PLIES {
            let fault = of_move(game, Fault::new(FaultCode::TooManyMoves, spot.line, spot.text));
            return self.break_off(fault);
        }
        let attempt = read_move(game, spot.text).ok();
        match attempt.and_then(|attempt| legal_move(game, &attempt)) {
            Some(mv) => game.play(mv),
            None => {
                let fault = refuse(game, spot);
                self.break_off(fault);
            }
        }
    }

    /// Sets up the start position, unless that has been tried.
    fn set_up(&mut self) {
        if self.game.is_some() {
            return;
        }
        match self.start.position() {
            Some(Ok(start)) => self.game = Some(Game::from_position(start)),
            Some(Err(fault)) if self.fault.is_some() => self.note(fault),
            Some(Err(fault)) => self.break_off(fault),
            None => {}
        }
    }

    /// From here on no move counts.
    fn break_off(&mut self, fault: Fault) {
        self.moved = true;
        self.fault.get_or_insert(fault);
    }

    fn note(&mut self, note: Fault) {
        if self.notes.len() < MAX_NOTES {
            self.notes.push(note);
        }
    }
}

/// Why a word is no move that can be played here.
fn refuse(game: &Game, spot: &Spot<'_>) -> Fault {
    let refused = match judge_text(game, spot.text) {
        Verdict::Refused(refused) => Some(Box::new(refused)),
        Verdict::Legal(_) => None,
    };
    let is_no_move = refused.as_ref().is_some_and(|refused| refused.reason.code == ReasonCode::NotAMove);
    let code = match (glyph::passes(spot.text), is_no_move) {
        (true, _) => FaultCode::NullMove,
        (false, true) => FaultCode::NoMove,
        (false, false) => FaultCode::IllegalMove,
    };
    of_move(game, Fault { refused, ..Fault::new(code, spot.line, spot.text) })
}

/// With the half-move that should stand there.
fn of_move(game: &Game, fault: Fault) -> Fault {
    let (moment, side) = (game.moment(game.plies() + 1), game.position().turn());
    Fault { moment: Some(moment), side: Some(side), ..fault }
}
