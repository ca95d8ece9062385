//! Names one after the other, one a line or several.

use super::clean::{is_han, plain};
use super::{Roster, Shape, Why, heading};

/// What stands between names on one line.
const BETWEEN: [char; 6] = ['、', '，', ',', ';', '；', '\t'];

pub(super) fn read(text: &str) -> Roster {
    let mut roster = Roster::new(Shape::List);
    for (index, line) in text.lines().enumerate() {
        if heading::is_title(line) {
            roster.pass(index + 1, line, Why::Heading);
        } else {
            take_line(&mut roster, index + 1, line);
        }
    }
    roster
}

fn take_line(roster: &mut Roster, line: usize, text: &str) {
    let parts: Vec<String> = text.split(BETWEEN).map(plain).filter(|part| !part.is_empty()).collect();
    for (index, part) in parts.iter().enumerate() {
        // A number before a name counts it.
        let counts = is_number(part) && parts.get(index + 1).is_some_and(|next| !is_number(next));
        if counts {
            continue;
        }
        for name in apart(part) {
            roster.take(line, &name);
        }
    }
}

fn is_number(part: &str) -> bool {
    part.chars().all(|sign| !sign.is_alphabetic())
}

/// Chinese names that stand side by side with nothing but space between them.
fn apart(part: &str) -> Vec<String> {
    let words: Vec<&str> = part.split(' ').collect();
    let whole = |word: &&str| word.chars().all(is_han) && (2..=4).contains(&word.chars().count());
    if words.len() > 1 && words.iter().all(whole) {
        return words.into_iter().map(str::to_owned).collect();
    }
    vec![part.to_owned()]
}
