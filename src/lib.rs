//! Yize: the rules of chess, explained in Chinese and English, and a web service that teaches them.

pub mod app;
pub mod arbiter;
pub mod assignment;
pub mod config;
pub mod curriculum;
pub mod diagram;
pub mod i18n;
pub mod insight;
pub mod mastery;
pub mod puzzle;
pub mod rating;
pub mod record;
pub mod roster;
pub mod rules;
pub mod store;
pub mod web;
pub mod worksheet;
