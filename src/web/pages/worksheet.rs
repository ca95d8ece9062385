//! Worksheets: a form that says what is on the sheet, and the sheet itself, page by page, ready for
//! the browser's print command.
//!
//! The address holds everything. What is on a sheet and what fits on a page the core decides.

mod exercise;
mod file;
mod form;
mod set;

pub(super) use form::{Choice, Group, groups, skills};
pub(super) use set::show as of_assignment;

pub(super) use file::file;

use super::export::Format;
use super::fields::Fields;
use super::picture::Drawings;
use super::{problem, render};
use crate::curriculum::Curriculum;
use crate::i18n::Lang;
use crate::puzzle::Puzzle;
use crate::puzzle::generate::Level;
use crate::web::qr::Code;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use crate::worksheet::{Layout, Paper, PerPage, seeds};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;
use exercise::{Answer, Exercise, Said, said};
use form::{Wish, orders, papers};
use std::borrow::Cow;

/// The largest code that a telephone still reads at two centimetres.
const LARGEST_CODE: usize = 77;

/// The page.
#[derive(Debug, Template)]
#[template(path = "worksheet.html")]
struct WorksheetPage<'a> {
    shell: Shell,
    wish: Wish<'a>,
    parts: Vec<Group<'a>>,
    skills: Vec<Group<'static>>,
    levels: [u8; 3],
    per_page: [usize; 5],
    papers: [Choice<'a>; 2],
    orders: [Choice<'a>; 2],
    /// Where another sheet of the kind is.
    another: String,
    /// The same exercises as files for a learning platform.
    files: [String; 2],
    /// How many exercises the lesson has, where that is fewer than were asked for.
    fewer: Option<usize>,
    sheet: Option<Sheet>,
}

/// A sheet.
#[derive(Debug)]
struct Sheet {
    paper: Paper,
    per_page: PerPage,
    langs: Vec<Lang>,
    title: Vec<Said>,
    kind: Vec<Said>,
    /// What stands before the lines for name, class and date.
    names: Option<[Vec<Said>; 3]>,
    answers: Vec<Said>,
    screen: Vec<Said>,
    code: Option<Code>,
    drawings: Drawings,
    leaves: Vec<Leaf<Exercise>>,
    key: Vec<Leaf<Answer>>,
}

/// What a sheet is made of.
struct Given<'a> {
    paper: Paper,
    per_page: PerPage,
    title: Vec<Said>,
    kind: Vec<Said>,
    /// Whether there are lines for name, class and date.
    names: bool,
    /// Whether the answers follow.
    key: bool,
    puzzles: Vec<Cow<'a, Puzzle>>,
    /// The whole address that leads to the same on screen.
    screen: String,
    /// What stands at the foot of each page.
    foot: String,
}

/// An assignment for paper.
struct SetOnPaper<'a> {
    paper: Paper,
    title: String,
    puzzles: Vec<Cow<'a, Puzzle>>,
    /// The whole address that leads pupils to it on screen.
    screen: String,
}

/// A page of the sheet.
#[derive(Debug)]
struct Leaf<T> {
    /// The number of the sheet, and which page of it this is.
    foot: String,
    place: String,
    columns: Vec<Column<T>>,
}

/// What stands in a column of a page, and whether it is spread over its height.
#[derive(Debug)]
struct Column<T> {
    spread: bool,
    items: Vec<T>,
}

/// `GET /{lang}/worksheet`.
pub(super) async fn show(request: HttpRequest, shell: Shell, state: Data<AppState>) -> HttpResponse {
    let fields = Fields::of_query(&request);
    let course = &state.curriculum;
    let Some(wish) = Wish::read(course, shell.lang, &fields) else {
        return problem::not_found(request).await;
    };
    let page = WorksheetPage::new(course, shell.clone(), wish, &state.origin(&request));
    render(&shell, &page)
}

impl<'a> WorksheetPage<'a> {
    fn new(course: &'a Curriculum, shell: Shell, wish: Wish<'a>, origin: &str) -> WorksheetPage<'a> {
        let lang = shell.lang;
        let pool = wish.lesson.puzzles.len();
        let fewer = wish.skills.is_empty() && wish.count > pool;
        let another = seeds(1, wish.seed).first().map_or(1, |seed| 1_000 + seed % 99_000);
        let sheet = wish.faults.is_empty().then(|| Sheet::new(course, &shell, &wish, origin));
        WorksheetPage {
            parts: groups(course, lang),
            skills: skills(course, lang),
            levels: Level::ALL.map(Level::number),
            per_page: PerPage::ALL.map(PerPage::number),
            papers: papers(lang),
            orders: orders(lang),
            another: shell.here_with(&format!("?{}#sheet", wish.query(another))),
            files: Format::ALL.map(|format| {
                shell.to(&format!("/export?{}&format={}", wish.query(wish.seed), format.as_str()))
            }),
            fewer: fewer.then_some(pool),
            sheet,
            wish,
            shell,
        }
    }
}

impl Sheet {
    fn new(course: &Curriculum, shell: &Shell, wish: &Wish<'_>, origin: &str) -> Sheet {
        let langs = langs(shell);
        let foot = [("seed", wish.seed.to_string().into())];
        let here = shell.here_with(&format!("?{}#sheet", wish.query(wish.seed)));
        Sheet::of(
            shell,
            Given {
                paper: wish.paper,
                per_page: wish.per_page,
                title: said(&langs, |lang| title(lang, wish)),
                kind: said(&langs, |lang| kind(lang, wish)),
                names: wish.names,
                key: wish.key,
                puzzles: wish.puzzles(course),
                screen: format!("{origin}{here}"),
                foot: shell.lang.text_with("sheet-foot", &foot),
            },
        )
    }

    /// The sheet of an assignment.
    fn of_assignment(shell: &Shell, set: SetOnPaper<'_>) -> Sheet {
        let text = set.title.clone();
        Sheet::of(
            shell,
            Given {
                paper: set.paper,
                per_page: PerPage::Six,
                title: vec![Said { lang: shell.lang.of(&text), text }],
                kind: said(&langs(shell), |lang| lang.text("sheet-kind").into_owned()),
                names: true,
                key: true,
                puzzles: set.puzzles,
                screen: set.screen,
                foot: set.title,
            },
        )
    }

    fn of(shell: &Shell, given: Given<'_>) -> Sheet {
        let langs = langs(shell);
        let words = |key: &str| said(&langs, |lang| lang.text(key).into_owned());
        let numbered = || (1..).zip(given.puzzles.iter().map(Cow::as_ref));
        let href = |id: &str| shell.to(&format!("/puzzles/{id}"));
        let exercise =
            |(number, puzzle): (usize, &Puzzle)| Exercise::new(&langs, number, puzzle, href(&puzzle.id));
        let answer = |(number, puzzle): (usize, &Puzzle)| Answer::new(&langs, number, puzzle);
        let exercises: Vec<Exercise> = numbered().map(exercise).collect();
        let answers: Vec<Answer> = numbered().filter(|_| given.key).map(answer).collect();
        let mut sheet = Sheet {
            paper: given.paper,
            per_page: given.per_page,
            title: given.title,
            kind: given.kind,
            names: given.names.then(|| ["sheet-name", "sheet-class", "sheet-date"].map(words)),
            answers: words("sheet-answers"),
            screen: words("sheet-screen"),
            code: Code::of(&given.screen).filter(|code| code.size <= LARGEST_CODE),
            drawings: Drawings::new(),
            leaves: leaves(&Layout::of_exercises(given.paper, given.per_page), exercises, Exercise::height),
            key: leaves(&Layout::of_key(given.paper), answers, Answer::height),
            langs,
        };
        sheet.number(shell.lang, &given.foot);
        sheet
    }

    /// Writes what stands at the foot, with the place, of every page, those of the key last.
    fn number(&mut self, lang: Lang, foot: &str) {
        let pages = self.leaves.len() + self.key.len();
        let feet = self.leaves.iter_mut().map(|leaf| (&mut leaf.foot, &mut leaf.place));
        let feet = feet.chain(self.key.iter_mut().map(|leaf| (&mut leaf.foot, &mut leaf.place)));
        for (index, (under, place)) in feet.enumerate() {
            foot.clone_into(under);
            *place = lang.text_with("sheet-place", &[("page", (index + 1).into()), ("pages", pages.into())]);
        }
    }

    /// The name of the style in which the exercises lie.
    fn style(&self) -> String {
        format!("{} per-{}", self.paper.as_str(), self.per_page.number())
    }
}

/// The languages of a sheet.
fn langs(shell: &Shell) -> Vec<Lang> {
    [shell.lang].into_iter().chain(shell.beside).collect()
}

/// What a sheet is called: its lesson, its one skill, or a mix.
fn title(lang: Lang, wish: &Wish<'_>) -> String {
    match wish.skills.as_slice() {
        [] => lang.text(&format!("lesson-{}", wish.lesson.slug)),
        [skill] => lang.text(&format!("skill-{}", skill.id)),
        [..] => lang.text("sheet-mix"),
    }
    .into_owned()
}

/// What kind of sheet it is.
fn kind(lang: Lang, wish: &Wish<'_>) -> String {
    if wish.skills.is_empty() {
        return lang.text("sheet-kind").into_owned();
    }
    lang.text_with("sheet-kind-level", &[("level", usize::from(wish.level.number()).into())])
}

/// Exercises or answers on their pages.
fn leaves<T>(layout: &Layout, mut items: Vec<T>, height: impl Fn(&mut T, &Layout) -> f32) -> Vec<Leaf<T>> {
    let heights: Vec<f32> = items.iter_mut().map(|item| height(item, layout)).collect();
    let mut items = items.into_iter();
    let mut column = |column: crate::worksheet::Column| Column {
        spread: column.spread,
        items: items.by_ref().take(column.range.len()).collect(),
    };
    let mut leaf = |columns: Vec<crate::worksheet::Column>| Leaf {
        foot: String::new(),
        place: String::new(),
        columns: columns.into_iter().map(&mut column).collect(),
    };
    layout.pages(&heights).into_iter().map(&mut leaf).collect()
}
