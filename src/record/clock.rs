//! What a comment says of the clock: `[%clk 1:59:58]`.

/// The longest time that is kept, in bytes.
const MAX_TIME: usize = 12;

/// The time that a comment notes as left after the move.
pub(super) fn reading(comment: &str) -> Option<&str> {
    let (_, rest) = comment.split_once("[%clk")?;
    let (time, _) = rest.split_once(']')?;
    let time = time.trim();
    let fits = (1..=MAX_TIME).contains(&time.len()) && time.starts_with(|first: char| first.is_ascii_digit());
    let plain = time.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b':' | b'.'));
    (fits && plain).then_some(time)
}

#[cfg(test)]
mod tests {
    use super::reading;

    #[test]
    fn only_a_time_is_read() {
        assert_eq!(reading("good [%clk 1:59:58] move"), Some("1:59:58"));
        assert_eq!(reading("[%eval 0.2][%clk 0:00:01.5]"), Some("0:00:01.5"));
        for other in ["", "[%clk", "[%clk ]", "[%clk <b>]", "[%clk 1:00", "[%clk 1:00:00:00:00:00]"] {
            assert_eq!(reading(other), None, "{other}");
        }
    }
}
