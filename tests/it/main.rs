//! The tests of the whole, in one crate.

mod locales;
