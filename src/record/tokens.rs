//! Cuts the text of a record into its parts, each with its line, in one pass and time that grows with
//! the text alone.
//!
//! Knows the outer form of PGN and no game: what a word means is for the reader to find out.

use super::tag::{Bracket, Tag, bracket};
use super::{Outcome, glyph};

/// How many bytes of a word are looked at to tell what it is.
const MAX_TOLD: usize = 64;

/// A part of the text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part<'a> {
    /// A tag.
    Tag(Tag<'a>),
    /// Square brackets that hold no tag; `opens` where it is the beginning of one, on a new line.
    BadTag { opens: bool },
    /// What a comment says.
    Comment(&'a str),
    /// A comment that nothing closes.
    UnclosedComment,
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// A bracket that closes nothing.
    Stray,
    /// A sign of judgement.
    Glyph,
    /// A result.
    Outcome(Outcome),
    /// The number of a move, and whether it stands for Black's.
    Number(u32, bool),
    /// A move, or anything else.
    Word,
}

/// A part with its place.
#[derive(Debug, Clone, Copy)]
pub(super) struct Spot<'a> {
    pub(super) part: Part<'a>,
    /// As written.
    pub(super) text: &'a str,
    pub(super) line: usize,
    /// Whether an empty line stands before it.
    pub(super) apart: bool,
}

/// The parts of a text, one after the other.
#[derive(Debug, Clone)]
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    /// What ends a line; an old text may have carriage returns alone.
    line_end: char,
    /// The next closing brace from here on, once looked for; the length of the text for none.
    brace: Option<usize>,
}

impl<'a> Tokens<'a> {
    pub(super) fn new(text: &'a str) -> Tokens<'a> {
        let line_end = if text.contains('\n') { '\n' } else { '\r' };
        Tokens { text, at: 0, line: 1, line_end, brace: None }
    }

    /// Takes a FEN that stands in front, with its line: words with the seven strokes of a board.
    pub(super) fn fen(&mut self) -> Option<(&'a str, usize)> {
        self.skip();
        let (line, number) = (self.rest_of_line(), self.line);
        let board = line.split_whitespace().next()?;
        let strokes = board.matches('/').count() == 7 && board.bytes().all(|byte| byte.is_ascii_graphic());
        strokes.then(|| (self.take(line.len()).trim_end(), number))
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// The rest of the line.
    fn rest_of_line(&self) -> &'a str {
        let rest = self.rest();
        rest.get(..rest.find(self.line_end).unwrap_or(rest.len())).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        self.at == 0 || self.text.get(..self.at).is_some_and(|before| before.ends_with(self.line_end))
    }

    /// Takes so many bytes and counts the lines that end in them.
    fn take(&mut self, length: usize) -> &'a str {
        let taken = self.rest().get(..length).unwrap_or(self.rest());
        self.line += taken.matches(self.line_end).count();
        self.at += taken.len();
        taken
    }

    /// Passes over blanks, commas and lines that begin with `%`; whether an empty line was among them.
    fn skip(&mut self) -> bool {
        let mut apart = false;
        loop {
            let rest = self.rest();
            let blanks = rest.len() - rest.trim_start_matches(separates).len();
            let from = self.line;
            self.take(blanks);
            apart |= self.line > from + 1;
            if !(self.at_line_start() && self.rest().starts_with('%')) {
                return apart;
            }
            self.take(self.rest_of_line().len());
        }
    }

    fn comment(&mut self) -> Part<'a> {
        let from = self.at + 1;
        let brace = match self.brace {
            Some(known) if known >= from => known,
            Some(_) | None => {
                let inside = self.text.get(from..).unwrap_or_default();
                inside.find('}').map_or(self.text.len(), |length| from + length)
            }
        };
        self.brace = Some(brace);
        let inside = self.text.get(from..brace).unwrap_or_default();
        if let Some(length) = self.tag_line_in(inside) {
            self.take(1 + length);
            return Part::UnclosedComment;
        }
        self.take(1 + inside.len());
        if brace == self.text.len() {
            return Part::UnclosedComment;
        }
        self.take(1);
        Part::Comment(inside)
    }

    /// Where a line within a comment is a whole tag: somebody forgot to close the comment.
    fn tag_line_in(&self, inside: &str) -> Option<usize> {
        let starts = inside.match_indices(self.line_end).map(|(at, end)| at + end.len());
        starts.into_iter().find(|start| {
            let line = inside.get(*start..).unwrap_or_default();
            let line = line.split(self.line_end).next().unwrap_or_default().trim_end();
            matches!(bracket(line), Bracket::Tag(_, length) if length == line.len())
        })
    }

    fn bracket(&mut self) -> Part<'a> {
        let (line, new_line) = (self.rest_of_line(), self.at_line_start());
        match bracket(line) {
            Bracket::Tag(tag, length) => {
                self.take(length);
                Part::Tag(tag)
            }
            Bracket::Broken => {
                self.take(line.len());
                Part::BadTag { opens: new_line }
            }
            Bracket::Other => {
                self.take(line.find(']').map_or(line.len(), |end| end + 1));
                Part::BadTag { opens: false }
            }
        }
    }

    fn single(&mut self, part: Part<'a>, length: usize) -> Part<'a> {
        self.take(length);
        part
    }

    fn word(&mut self) -> Part<'a> {
        let rest = self.rest();
        // What is told apart here is short; a long word is measured once and then taken whole.
        let head = rest.get(..rest.floor_char_boundary(MAX_TOLD)).unwrap_or_default();
        let word = head.get(..word_length(head)).unwrap_or_default();
        if let Some(outcome) = glyph::outcome(word) {
            return self.single(Part::Outcome(outcome), word.len());
        }
        if let Some((number, black, length)) = glyph::number(word) {
            return self.single(Part::Number(number, black), length);
        }
        let dots = glyph::dots(word);
        if dots > 0 || glyph::judges(word) {
            return self.single(Part::Glyph, if dots > 0 { dots } else { word.len() });
        }
        let whole = if word.len() < head.len() { word.len() } else { word_length(rest) };
        self.single(Part::Word, whole)
    }
}

impl<'a> Iterator for Tokens<'a> {
    type Item = Spot<'a>;

    fn next(&mut self) -> Option<Spot<'a>> {
        let apart = self.skip();
        let (from, line) = (self.at, self.line);
        let part = match self.rest().chars().next()? {
            '{' => self.comment(),
            '[' => self.bracket(),
            ';' => Part::Comment(self.take(self.rest_of_line().len()).trim_start_matches(';')),
            '(' => self.single(Part::Open, 1),
            ')' => self.single(Part::Close, 1),
            '（' => self.single(Part::Open, '（'.len_utf8()),
            '）' => self.single(Part::Close, '）'.len_utf8()),
            '}' | ']' => self.single(Part::Stray, 1),
            '*' => self.single(Part::Outcome(Outcome::Open), 1),
            '$' => {
                let digits = self.rest().bytes().skip(1).take_while(u8::is_ascii_digit).count();
                self.take(1 + digits);
                Part::Glyph
            }
            _ => self.word(),
        };
        let text = self.text.get(from..self.at).unwrap_or_default();
        Some(Spot { part, text, line, apart })
    }
}

/// What stands between words without being one.
fn separates(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(letter, ',' | '，' | '、' | '。' | '．' | '；' | '\u{feff}' | '\u{200b}')
}

/// How long the word in front is. A promotion's piece may stand in brackets: `e8(Q)`.
fn word_length(text: &str) -> usize {
    let ends = |letter: char| {
        separates(letter)
            || matches!(letter, '{' | '}' | '(' | ')' | '[' | ']' | '（' | '）' | ';' | '$' | '*')
    };
    let length = text.find(ends).unwrap_or(text.len());
    match text.as_bytes().get(length..) {
        Some([b'(', piece, b')', ..]) if length > 0 && piece.is_ascii_alphabetic() => length + 3,
        _ => length,
    }
}
