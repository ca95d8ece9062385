//! Both languages say the same things, in whole and clean sentences, and nothing is missing.

mod catalog;
mod clean;
mod judged;
mod prompts;
mod records;
mod refusals;
mod rulings;
mod sayings;
mod situations;
