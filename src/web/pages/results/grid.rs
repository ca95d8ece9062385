//! Pupils by exercises, as it stands now. A script asks for the table alone, again and again.

use super::super::assignments::pick::picks;
use super::super::assignments::{Answer, Assigned};
use super::super::fail;
use super::super::fields::Fields;
use super::super::{html, render, text};
use super::Head;
use crate::i18n::Lang;
use crate::store::{Assignment, Class, Tally};
use crate::web::results::{Row, Sheet, sheet};
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::web::when::Zone;
use actix_web::HttpRequest;
use actix_web::web::Data;
use askama::Template;

/// The page.
#[derive(Debug, Template)]
#[template(path = "results.html")]
struct ResultsPage {
    shell: Shell,
    head: Head,
    /// Where the table alone is, and the file for a spreadsheet.
    part: String,
    file: String,
    grid: Grid,
}

/// The table.
#[derive(Debug, Template)]
#[template(path = "_grid.html")]
struct Grid {
    lang: Lang,
    /// The time of day that it was read at.
    as_of: String,
    picks: Vec<(String, usize)>,
    tasks: Vec<(usize, String)>,
    lines: Vec<Line>,
    totals: Vec<Total>,
    pupils: usize,
}

/// A pupil.
#[derive(Debug)]
struct Line {
    name: String,
    solved: usize,
    first: usize,
    hints: i64,
    time: String,
    cells: Vec<Cell>,
}

/// How a pupil has fared with an exercise.
#[derive(Debug)]
struct Cell {
    href: String,
    class: &'static str,
    attempts: i64,
    hints: i64,
    late: bool,
    label: String,
}

/// How the class has fared with an exercise.
#[derive(Debug)]
struct Total {
    solved: usize,
    first: usize,
}

/// `GET /{lang}/assignments/{id}/results`.
pub(in crate::web::pages) async fn show(
    request: HttpRequest,
    shell: Shell,
    state: Data<AppState>,
    Assigned { class, assignment: set, .. }: Assigned,
) -> Answer {
    let sheet = sheet(&state, &class, &set).await.map_err(fail::store(&request))?;
    let grid = Grid::new(&state, &shell, &class, &set, &sheet);
    if Fields::of_query(&request).get("part") == Some("grid") {
        return Ok(html(&shell, text(&grid)));
    }
    Ok(render(&shell, &ResultsPage::new(shell.clone(), &class, &set, grid)))
}

impl ResultsPage {
    fn new(shell: Shell, class: &Class, set: &Assignment, grid: Grid) -> ResultsPage {
        ResultsPage {
            head: Head::new(&shell, class, set, Some(0)),
            part: shell.here_with("?part=grid"),
            file: shell.to(&format!("/assignments/{}/results.csv?bom=1", set.id)),
            grid,
            shell,
        }
    }
}

impl Grid {
    fn new(state: &AppState, shell: &Shell, class: &Class, set: &Assignment, sheet: &Sheet) -> Grid {
        let place = format!("/assignments/{}", set.id);
        let count = |pick: usize| sheet.tasks.iter().filter(|task| **task == pick).count();
        let picks = picks(state, shell.lang, &set.items).into_iter().enumerate();
        let total = |task: usize| {
            let (solved, first) = sheet.solved(task);
            Total { solved, first }
        };
        let due = set.terms.due_ms;
        Grid {
            lang: shell.lang,
            as_of: Zone::named(&class.zone).fields(state.clock.now_ms()).1,
            picks: picks
                .map(|(index, pick)| (pick.name, count(index)))
                .filter(|(_, count)| *count > 0)
                .collect(),
            tasks: (1..=sheet.tasks.len())
                .map(|number| (number, shell.to(&format!("{place}/project/{number}"))))
                .collect(),
            lines: sheet.rows.iter().map(|row| Line::new(shell, &place, row, due)).collect(),
            totals: (0..sheet.tasks.len()).map(total).collect(),
            pupils: sheet.rows.len(),
        }
    }

    /// How many exercises there are.
    fn count(&self) -> usize {
        self.tasks.len()
    }
}

impl Line {
    fn new(shell: &Shell, place: &str, row: &Row, due: Option<i64>) -> Line {
        let base = format!("{place}/pupils/{}", row.student.id);
        let cell = |(index, cell): (usize, &Option<Tally>)| {
            let href = shell.to(&format!("{base}/{}", index + 1));
            Cell::new(shell.lang, href, cell.as_ref(), due)
        };
        Line {
            name: row.student.name.clone(),
            solved: row.solved(),
            first: row.first(),
            hints: row.hints(),
            time: super::said::span(shell.lang, row.elapsed_ms()),
            cells: row.cells.iter().enumerate().map(cell).collect(),
        }
    }
}

impl Cell {
    fn new(lang: Lang, href: String, tally: Option<&Tally>, due: Option<i64>) -> Cell {
        let Some(tally) = tally else {
            let label = lang.text("cell-none").into_owned();
            return Cell { href, class: "none", attempts: 0, hints: 0, late: false, label };
        };
        let late = due.is_some_and(|due| tally.solved_ms.unwrap_or(tally.last_ms) > due);
        let (class, key) = match (tally.solved_ms, tally.is_first_right()) {
            (Some(_), true) => ("first", "cell-first"),
            (Some(_), false) => ("later", "cell-later"),
            (None, _) => ("wrong", "cell-wrong"),
        };
        let number = |count: i64| usize::try_from(count).unwrap_or_default();
        let mut label = lang.text_with(key, &[("count", number(tally.attempts).into())]);
        let hints =
            (tally.hints > 0).then(|| lang.text_with("cell-hints", &[("count", number(tally.hints).into())]));
        for more in hints.into_iter().chain(late.then(|| lang.text("cell-late").into_owned())) {
            label = lang.text_with("cell-more", &[("said", label.into()), ("more", more.into())]);
        }
        Cell { href, class, attempts: tally.attempts, hints: tally.hints, late, label }
    }
}
