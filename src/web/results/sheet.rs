//! Pupils by exercises: who has solved what, after how many answers.

use crate::assignment;
use crate::store::{Assignment, Class, StoreError, Student, Tally};
use crate::web::state::AppState;

/// All that a class has done with an assignment.
#[derive(Debug)]
pub struct Sheet {
    /// The exercises by number, from 1: of which pick each comes, from 0.
    pub tasks: Vec<usize>,
    /// The pupils, in the order of the class's list.
    pub rows: Vec<Row>,
}

/// What a pupil has done.
#[derive(Debug)]
pub struct Row {
    /// Who it is.
    pub student: Student,
    /// Exercise by exercise; `None` where nothing was answered.
    pub cells: Vec<Option<Tally>>,
}

/// Reads what a class has done with an assignment.
///
/// # Errors
///
/// The database does not answer.
pub async fn sheet(state: &AppState, class: &Class, set: &Assignment) -> Result<Sheet, StoreError> {
    let students = state.store.students(class).await?;
    let tallies = state.store.tallies(class, &set.id).await?;
    let tasks = assignment::tasks(&state.curriculum, &set.items, "");
    Ok(Sheet::new(tasks.into_iter().map(|task| task.item).collect(), students, tallies))
}

impl Sheet {
    fn new(tasks: Vec<usize>, students: Vec<Student>, tallies: Vec<Tally>) -> Sheet {
        let empty = |student| Row { student, cells: vec![None; tasks.len()] };
        let mut rows: Vec<Row> = students.into_iter().map(empty).collect();
        let places: std::collections::HashMap<String, usize> =
            rows.iter().enumerate().map(|(place, row)| (row.student.id.clone(), place)).collect();
        for tally in tallies {
            let row = places.get(&tally.student).and_then(|place| rows.get_mut(*place));
            let index = usize::try_from(tally.task - 1).ok();
            if let Some(cell) = row.zip(index).and_then(|(row, index)| row.cells.get_mut(index)) {
                *cell = Some(tally);
            }
        }
        Sheet { tasks, rows }
    }

    /// How many pupils have solved an exercise, and how many at once; the first one is 0.
    #[must_use]
    pub fn solved(&self, task: usize) -> (usize, usize) {
        let cells = || self.rows.iter().filter_map(|row| row.cells.get(task)?.as_ref());
        let solved = cells().filter(|tally| tally.solved_ms.is_some()).count();
        (solved, cells().filter(|tally| tally.is_first_right()).count())
    }
}

impl Row {
    fn tallies(&self) -> impl Iterator<Item = &Tally> {
        self.cells.iter().flatten()
    }

    /// How many exercises are solved.
    #[must_use]
    pub fn solved(&self) -> usize {
        self.tallies().filter(|tally| tally.solved_ms.is_some()).count()
    }

    /// How many were solved with the first answer.
    #[must_use]
    pub fn first(&self) -> usize {
        self.tallies().filter(|tally| tally.is_first_right()).count()
    }

    /// How many hints were shown.
    #[must_use]
    pub fn hints(&self) -> i64 {
        self.tallies().map(|tally| tally.hints).sum()
    }

    /// How long all of it took, as far as that is known, in milliseconds.
    #[must_use]
    pub fn elapsed_ms(&self) -> i64 {
        self.tallies().map(|tally| tally.elapsed_ms).sum()
    }
}
