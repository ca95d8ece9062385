//! The integration tests, one crate.

mod load;
