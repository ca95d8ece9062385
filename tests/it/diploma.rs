//! Diplomas: what is still missing until a part of the course is solved, and what stands on the page
//! then.

use crate::pages::{assert_page, course, right_form};
use crate::service::Service;
use reqwest::Method;
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::Puzzle;

fn of_part<'a>(course: &'a Curriculum, part: &str) -> Vec<&'a Puzzle> {
    let lessons = course.lessons.iter().filter(|lesson| lesson.part == part);
    lessons.flat_map(|lesson| course.puzzles_of(lesson)).collect()
}

async fn page(browser: &Service, lang: Lang, rest: &str) -> String {
    let place = format!("/{}{rest}", lang.code());
    assert_page(&browser.get(&place).await, 200, lang, &place)
}

async fn solve(browser: &Service, puzzle: &Puzzle) {
    let request = browser.request(Method::POST, &format!("/en/puzzles/{}", puzzle.id));
    assert_eq!(browser.send(request.form(&right_form(puzzle))).await.status, 303, "{}", puzzle.id);
}

#[actix_web::test]
async fn every_part_says_what_is_missing_and_where_to_go_on() {
    let (browser, course) = (Service::new(), course());
    let mut parts: Vec<&str> = course.lessons.iter().map(|lesson| lesson.part.as_str()).collect();
    parts.dedup();
    assert_eq!(parts.len(), 5);
    for part in parts {
        for lang in Lang::ALL {
            let page = page(&browser, lang, &format!("/diploma/{part}?name=Ann")).await;
            for lesson in course.lessons.iter().filter(|lesson| lesson.part == part) {
                assert!(page.contains(&format!("href=\"/{}/puzzles/{}\"", lang.code(), lesson.puzzles[0])));
            }
            assert!(!page.contains("class=\"paper\"") && !page.contains(">Ann<"), "{part}");
        }
    }
    assert_eq!(browser.get("/en/diploma/nothing").await.status, 404);
}

#[actix_web::test]
async fn the_diploma_comes_with_the_last_puzzle_of_the_part() {
    let (browser, course) = (Service::browser(), course());
    browser.get("/en/puzzles/check-1").await;
    let puzzles = of_part(&course, "check");
    let (last, first) = puzzles.split_last().expect("puzzles");
    for puzzle in first {
        solve(&browser, puzzle).await;
    }
    let before = page(&browser, Lang::En, "/diploma/check").await;
    assert!(before.contains("1 puzzle left") && !before.contains("class=\"paper\""));
    assert!(!page(&browser, Lang::En, "/").await.contains("/diploma/check"));
    solve(&browser, last).await;
    assert!(page(&browser, Lang::Zh, "/").await.contains("href=\"/zh/diploma/check\""));
    for lang in Lang::ALL {
        let query = "/diploma/check?name=%E5%B0%8F%E6%98%8E+%3Cb%3EX%3C/b%3E&date=2026-06-01";
        let page = page(&browser, lang, query).await;
        assert!(page.contains("小明 &#60;b&#62;X&#60;/b&#62;") && page.contains("2026-06-01"));
        for rule in ["check", "checkmate"] {
            for lang in Lang::ALL {
                assert!(page.contains(lang.text(&format!("rule-{rule}")).as_ref()), "{rule}");
            }
        }
        assert!(page.contains(&format!("{} ", puzzles.len())));
    }
    let odd = page(&browser, Lang::En, "/diploma/check?date=2026-02-30").await;
    assert!(odd.contains("aria-describedby=\"fault-date\"") && odd.contains("id=\"fault-date\">Date:"));
}
