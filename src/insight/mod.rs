//! What a class misunderstands: from wrong answers to beliefs, and how many share each.
//!
//! A belief is a plain value with a stable code. Knows no sentence, no pupil's name and no store.

mod belief;
mod choice;
mod marks;
mod moves;
mod names;
mod read;
mod shared;

pub use belief::Belief;
pub use names::{Counted, Marked, Myth, Slip};
pub use read::{belief, belief_of_code};
pub use shared::{Seen, Shared, family, shared, weakest};
