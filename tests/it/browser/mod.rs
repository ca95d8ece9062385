//! The site in a real Chromium, as learners use it: with mouse, keyboard and finger, and without
//! script.

mod answers;
mod ask;
mod axe;
mod board;
mod carry;
mod castling;
mod driver;
mod failure;
mod kinds;
mod line;
mod newcomer;
mod page;
mod practice;
mod promotion;
mod puzzles;
mod school;
mod sheets;
mod solve;
mod words;
