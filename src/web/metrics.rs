//! How the service fares, in the text format of Prometheus: requests by status, how long they took,
//! and whether the database answers. Of this process alone; whoever reads it adds the nodes up.
//!
//! Counts, and knows nobody and no address.

use actix_web::http::StatusCode;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// What is counted of requests: by the first digit of their status.
static REQUESTS: [AtomicU64; 5] = [const { AtomicU64::new(0) }; 5];

/// The upper bounds of durations, in microseconds, each with the name that it has in seconds.
const BOUNDS: [(u64, &str); 9] = [
    (1_000, "0.001"),
    (2_500, "0.0025"),
    (5_000, "0.005"),
    (10_000, "0.01"),
    (25_000, "0.025"),
    (100_000, "0.1"),
    (250_000, "0.25"),
    (1_000_000, "1"),
    (10_000_000, "10"),
];

/// How many requests took so long, by the first bound that holds them; the last is beyond all bounds.
static DURATIONS: [AtomicU64; BOUNDS.len() + 1] = [const { AtomicU64::new(0) }; BOUNDS.len() + 1];

/// How long all requests took together, in microseconds.
static TOGETHER: AtomicU64 = AtomicU64::new(0);

/// Counts a request that has been answered.
pub(super) fn note(status: StatusCode, took: Duration) {
    let class = usize::from(status.as_u16() / 100).checked_sub(1);
    if let Some(count) = class.and_then(|class| REQUESTS.get(class)) {
        count.fetch_add(1, Ordering::Relaxed);
    }
    let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
    let place = BOUNDS.iter().position(|(bound, _)| micros <= *bound).unwrap_or(BOUNDS.len());
    if let Some(count) = DURATIONS.get(place) {
        count.fetch_add(1, Ordering::Relaxed);
    }
    TOGETHER.fetch_add(micros, Ordering::Relaxed);
}

/// All of it as text.
pub(super) fn text(database: bool) -> String {
    let mut text = String::from(
        "# HELP yize_requests_total Requests answered, by class of status.\n\
         # TYPE yize_requests_total counter\n",
    );
    for (class, count) in REQUESTS.iter().enumerate() {
        let count = count.load(Ordering::Relaxed);
        let _ = writeln!(text, "yize_requests_total{{status=\"{}xx\"}} {count}", class + 1);
    }
    text.push_str(
        "# HELP yize_request_seconds How long requests took to answer.\n\
         # TYPE yize_request_seconds histogram\n",
    );
    let mut so_far = 0;
    for (count, bound) in DURATIONS.iter().zip(BOUNDS.iter().map(|(_, name)| *name).chain(["+Inf"])) {
        so_far += count.load(Ordering::Relaxed);
        let _ = writeln!(text, "yize_request_seconds_bucket{{le=\"{bound}\"}} {so_far}");
    }
    let micros = TOGETHER.load(Ordering::Relaxed);
    let _ = writeln!(text, "yize_request_seconds_sum {}.{:06}", micros / 1_000_000, micros % 1_000_000);
    let _ = writeln!(text, "yize_request_seconds_count {so_far}");
    let _ = write!(
        text,
        "# HELP yize_database_up Whether the database answers.\n\
         # TYPE yize_database_up gauge\nyize_database_up {}\n",
        u8::from(database)
    );
    text
}

#[cfg(test)]
mod tests {
    use super::{note, text};
    use actix_web::http::StatusCode;
    use std::time::Duration;

    fn value(text: &str, name: &str) -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)).expect(name);
        line.trim().parse().expect("a number")
    }

    #[test]
    fn requests_are_counted_by_status_and_duration() {
        let before = text(true);
        note(StatusCode::OK, Duration::from_micros(700));
        note(StatusCode::NOT_FOUND, Duration::from_millis(30));
        note(StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(60));
        let after = text(false);
        // Other tests of this process may answer requests at the same time.
        for (name, least) in [
            ("yize_requests_total{status=\"2xx\"}", 1.0),
            ("yize_requests_total{status=\"4xx\"}", 1.0),
            ("yize_requests_total{status=\"5xx\"}", 1.0),
            ("yize_request_seconds_bucket{le=\"0.001\"}", 1.0),
            ("yize_request_seconds_bucket{le=\"0.1\"}", 2.0),
            ("yize_request_seconds_bucket{le=\"+Inf\"}", 3.0),
            ("yize_request_seconds_count", 3.0),
            ("yize_request_seconds_sum", 60.0),
        ] {
            assert!(value(&after, name) >= value(&before, name) + least, "{name}\n{before}\n{after}");
        }
        assert!(value(&before, "yize_database_up") > 0.0 && value(&after, "yize_database_up") < 1.0);
    }
}
