//! Worksheets as a printer gets them: every page of every lesson's sheet is measured, and sheets are
//! printed to PDF. Nothing is cut, and the pages are as many as were planned.

use super::driver::{Kind, Session, tell};
use super::{axe, words};
use crate::solutions::given;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

/// What is cut, lies over something else, or leaves its page.
const FAULTS: &str = "
    const faults = [];
    const name = (e) => e.closest('.leaf').ariaLabel + ': ' + e.className + ' ' + e.innerText.slice(0, 40);
    for (const leaf of document.querySelectorAll('.leaf')) {
        const page = leaf.getBoundingClientRect();
        const foot = leaf.querySelector('.end').getBoundingClientRect();
        if (foot.bottom > page.bottom + 1) faults.push(leaf.ariaLabel + ' is too full by ' + (foot.bottom - page.bottom));
        for (const e of leaf.querySelectorAll('.exercise, .answer, .top-of-sheet, .again')) {
            const box = e.getBoundingClientRect();
            if (box.bottom > foot.top + 1 || box.right > page.right + 1) faults.push(name(e) + ' leaves the page');
            for (const part of e.querySelectorAll('*')) {
                const inner = part.getBoundingClientRect();
                if (inner.width === 0 || part.closest('.picture')) continue;
                if (inner.bottom > box.bottom + 1.5 || inner.right > box.right + 1.5)
                    faults.push(name(e) + ' is cut at ' + part.tagName + ' by '
                        + Math.max(inner.bottom - box.bottom, inner.right - box.right));
            }
        }
        const plates = [...leaf.querySelectorAll('.plate')].map((plate) => plate.getBoundingClientRect().width);
        if (plates.some((width) => width < 120)) faults.push(leaf.ariaLabel + ' has small boards');
    }
    return faults;";

#[test]
fn no_exercise_is_cut_and_every_page_is_one_of_paper() {
    tell(Kind::Desk, sheets);
}

async fn sheets(session: Session) {
    session.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
    let course = words::course();
    let mut faults = Vec::new();
    for (index, lesson) in course.lessons.iter().enumerate() {
        let start = ["/en/worksheet?with=zh&", "/zh/worksheet?", "/en/worksheet?"][index % 3];
        let (per_page, paper) = ([4, 6, 8, 9, 12][index % 5], ["a4", "letter"][index % 2]);
        let place = format!("{start}lesson={}&count=48&per-page={per_page}&paper={paper}", lesson.slug);
        session.open(&place).await;
        let found = session.script(FAULTS, vec![]).await;
        faults.extend(found.as_array().expect("a list").iter().map(|fault| format!("{place} {fault}")));
        let (leaves, pages) = (session.count(".leaf").await, pages(&session).await);
        if leaves != pages {
            faults.push(format!("{place} has {leaves} pages, {pages} on paper"));
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
    session.healthy(&[]).await;
}

/// How many pages the browser prints.
async fn pages(session: &Session) -> u64 {
    let printed = session.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
    let data = printed["data"].as_str().map(|data| STANDARD.decode(data).expect("base64"));
    let pdf = String::from_utf8_lossy(&data.unwrap_or_default()).into_owned();
    let counts = pdf
        .split("/Count ")
        .skip(1)
        .filter_map(|rest| rest.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok());
    counts.max().unwrap_or_default()
}

#[test]
fn a_sheet_reads_well_on_a_phone() {
    tell(Kind::Phone, |session| async move {
        session.open("/zh/worksheet?lesson=castling-limits&with=en").await;
        session.fits_the_phone().await;
        assert!(session.count(".exercise").await > 0);
        let print: Value =
            session.script("return !document.querySelector('[data-print]').hidden", vec![]).await;
        assert_eq!(print, true, "with script there is a button to print");
        session.healthy(&[]).await;
    });
}

/// Answers a puzzle as a program does, with the browser's own cookie.
const ANSWER: &str = "
    const [id, answer, done] = arguments;
    fetch(`/api/v1/puzzles/${id}/answers`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ answer }),
    }).then((reply) => done(reply.status));";

#[test]
fn a_diploma_is_one_page() {
    tell(Kind::Desk, |session| async move {
        let course = words::course();
        session.open("/en/puzzles/check-1").await;
        for lesson in course.lessons.iter().filter(|lesson| lesson.part == "check") {
            for puzzle in course.puzzles_of(lesson) {
                let arguments = vec![puzzle.id.clone().into(), given(puzzle)];
                let status = session.client.execute_async(ANSWER, arguments).await.expect("an answer");
                assert_eq!(status, 200, "{}", puzzle.id);
            }
        }
        for place in
            ["/zh/", "/en/diploma/check?name=Ann&date=x", "/zh/diploma/check?name=%E5%B0%8F%E6%98%8E"]
        {
            session.open(place).await;
            axe::holds(&session).await;
        }
        assert_eq!(session.text(".paper .who").await, "小明");
        assert_eq!(pages(&session).await, 1);
        session.healthy(&[]).await;
    });
}
