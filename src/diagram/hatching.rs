//! Dark squares as lines, which stay apart from light ones on any printer and on a copy of a copy.

use std::fmt::Write as _;

/// How many lines a dark square has; they lie a tenth of a square's two sides apart.
const LINES: u32 = 9;

/// The lines of all dark squares as the data of a path. Seen by either side, the square at the top
/// left is light, unless the board lies turned.
#[must_use]
pub fn hatching(turned: bool) -> String {
    let mut path = String::new();
    for row in 0..8_u8 {
        for column in 0..8_u8 {
            if (row + column) % 2 == u8::from(!turned) {
                hatch(&mut path, u32::from(column) * 10, u32::from(row) * 10);
            }
        }
    }
    path
}

/// The rising lines of one square, given in tenths.
fn hatch(path: &mut String, left: u32, top: u32) {
    for line in 1..=LINES {
        // A line begins at the left or the bottom edge and ends at the top or the right one.
        let sum = line * 2;
        let (near, far) = (sum.saturating_sub(10), sum.min(10));
        let (x, y, length) = (left + near, top + far, far - near);
        // A text takes whatever is written.
        let _ = write!(path, "M{} {}l{} -{}", tenths(x), tenths(y), tenths(length), tenths(length));
    }
}

fn tenths(number: u32) -> String {
    match (number / 10, number % 10) {
        (whole, 0) => whole.to_string(),
        (0, tenth) => format!(".{tenth}"),
        (whole, tenth) => format!("{whole}.{tenth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::hatching;

    #[test]
    fn thirty_two_squares_are_hatched_and_the_corner_at_the_top_left_is_light() {
        let (usual, turned) = (hatching(false), hatching(true));
        assert_eq!((usual.matches('M').count(), turned.matches('M').count()), (32 * 9, 32 * 9));
        assert!(usual.starts_with("M1 .2l.2 -.2") && turned.starts_with("M0 .2l.2 -.2"), "{usual}");
        assert!(usual.contains("M1 1l1 -1"), "a line goes from corner to corner");
    }
}
