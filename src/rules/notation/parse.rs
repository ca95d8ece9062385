//! Reads the parts of a move from plain ASCII notation: piece, origin, target, promotion.
//!
//! Knows the grammar and no board.

use super::super::{File, Rank, Role, Square, Wing};
use super::clean::CASTLE;
use super::{Written, WrittenStep};

/// The parts of the move, or `None` if it is none. As written first; then, for texts in capitals,
/// with small letters.
pub(super) fn parse(bytes: &[u8]) -> Option<Written> {
    if bytes == [CASTLE] {
        return Some(Written::Castle(None));
    }
    if let Some(wing) = castling(bytes) {
        return Some(Written::Castle(Some(wing)));
    }
    step(bytes).or_else(|| step(lowered(bytes, &mut [0; 64])?)).map(Written::Step)
}

/// `O-O`, `0-0-0`, `oo`: two or three rounds.
fn castling(bytes: &[u8]) -> Option<Wing> {
    let mut rounds = 0;
    let mut after_round = false;
    for byte in bytes {
        match byte {
            b'O' | b'o' | b'0' => {
                rounds += 1;
                after_round = true;
            }
            b'-' if after_round => after_round = false,
            _ => return None,
        }
    }
    match rounds {
        2 if after_round => Some(Wing::Short),
        3 if after_round => Some(Wing::Long),
        _ => None,
    }
}

/// In small letters, but a leading `B` that can be the bishop stays one: `BF4`, not `B2B4`.
fn lowered<'a>(bytes: &[u8], buffer: &'a mut [u8; 64]) -> Option<&'a [u8]> {
    let low = buffer.get_mut(..bytes.len())?;
    low.copy_from_slice(bytes);
    low.make_ascii_lowercase();
    if let [first @ b'b', second, ..] = low
        && bytes.first() == Some(&b'B')
        && !second.is_ascii_digit()
    {
        *first = b'B';
    }
    Some(low)
}

fn step(bytes: &[u8]) -> Option<WrittenStep> {
    let mut reader = Reader(bytes);
    let role = reader.piece();
    let (file, rank) = (reader.file(), reader.rank());
    let capture = reader.joint();
    let step = match reader.square() {
        Some(to) => WrittenStep { role, file, rank, capture: capture == Some(b'x'), to, promotion: None },
        // No second square: what was read is the target.
        None if capture.is_none() => {
            let to = Square::from_coords(file?, rank?);
            WrittenStep { role, file: None, rank: None, capture: false, to, promotion: None }
        }
        None => return None,
    };
    if step.role.is_none() && step.file.is_none() && step.rank.is_some() {
        return None;
    }
    let promotion = reader.promotion()?;
    reader.0.is_empty().then_some(WrittenStep { promotion, ..step })
}

/// Takes parts from the front.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    /// Takes the first byte if it means something.
    fn take<T>(&mut self, meaning: impl FnOnce(u8) -> Option<T>) -> Option<T> {
        let (first, rest) = self.0.split_first()?;
        let value = meaning(*first)?;
        self.0 = rest;
        Some(value)
    }

    fn eat(&mut self, wanted: &[u8]) -> Option<u8> {
        self.take(|byte| wanted.contains(&byte).then_some(byte))
    }

    /// A piece letter in front; a small `b` is a file.
    fn piece(&mut self) -> Option<Role> {
        self.take(|byte| if byte == b'b' { None } else { Role::from_char(char::from(byte)) })
    }

    fn file(&mut self) -> Option<File> {
        self.take(|byte| File::from_char(char::from(byte)))
    }

    fn rank(&mut self) -> Option<Rank> {
        self.take(|byte| Rank::from_char(char::from(byte)))
    }

    /// What may stand between origin and target.
    fn joint(&mut self) -> Option<u8> {
        let joint = self.eat(b"-xX:>")?;
        // `->` and `-x`.
        let second = if joint == b'-' { self.eat(b">xX:") } else { None };
        Some(if b"xX:".contains(&second.unwrap_or(joint)) { b'x' } else { b'-' })
    }

    fn square(&mut self) -> Option<Square> {
        let (head, rest) = self.0.split_at_checked(2)?;
        let square = Square::from_ascii(head).ok()?;
        self.0 = rest;
        Some(square)
    }

    /// `=Q`, `Q`, `/Q`, `(Q)`, or nothing; `None` if the piece is missing or the bracket is open.
    fn promotion(&mut self) -> Option<Option<Role>> {
        let mark = self.eat(b"=/(");
        let bracket = mark == Some(b'(') || (mark == Some(b'=') && self.eat(b"(").is_some());
        let role = self.take(|byte| Role::from_char(char::from(byte)));
        if (mark.is_some() && role.is_none()) || (bracket && self.eat(b")").is_none()) {
            return None;
        }
        Some(role)
    }
}
