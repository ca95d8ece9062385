//! What a class has done with an assignment, put together for the teacher's pages, for a spreadsheet
//! and for programs.
//!
//! Plain values and texts of cells; which page shows them it does not know.

mod beliefs;
mod csv;
mod kept;
mod sheet;

pub use beliefs::{Beliefs, Place, beliefs};
pub use csv::{csv, file_name};
pub use kept::read as read_kept;
pub use sheet::{Row, Sheet, sheet};
