//! Worksheets: what is on a sheet, that its number makes it again, and that its key is the rules
//! engine's answer.

use crate::pages::{assert_page, course, texts};
use crate::service::Service;
use std::collections::BTreeSet;
use yize::curriculum::Lesson;
use yize::i18n::{Lang, feedback, keys};
use yize::puzzle::generate::{self, Level, Skill};
use yize::puzzle::{Goal, Number, Puzzle, Solution, Task, solution};
use yize::rules::{Placement, Square, Verdict, judge_text};

async fn sheet(lang: Lang, query: &str) -> String {
    let place = format!("/{}/worksheet?{query}", lang.code());
    assert_page(&Service::new().get(&place).await, 200, lang, &place)
}

/// The exercises or answers of a sheet, as they stand in the page.
fn blocks<'a>(page: &'a str, class: &str) -> Vec<&'a str> {
    page.split(&format!("<div class=\"{class}")).skip(1).collect()
}

/// The puzzles on a sheet, in order.
fn puzzles(page: &str) -> Vec<String> {
    let numbers = page.split("<a class=\"number\" href=\"").skip(1);
    let place = |rest: &str| rest.split(['"', '?']).next().unwrap_or_default().to_owned();
    numbers.map(|rest| place(rest).rsplit('/').next().unwrap_or_default().to_owned()).collect()
}

fn has_board(puzzle: &Puzzle) -> bool {
    let told = matches!(&puzzle.task, Task::Choice(ask) if ask.is_boardless());
    !(puzzle.hides_board() || told && puzzle.placement().is_empty())
}

#[actix_web::test]
async fn each_lesson_fits_both_papers_in_one_language_and_in_both() {
    let course = course();
    let all: BTreeSet<String> = Lang::ALL.into_iter().flat_map(keys).collect();
    for lesson in &course.lessons {
        let boards = course.puzzles_of(lesson).filter(|puzzle| has_board(puzzle)).count();
        for (index, paper) in ["a4", "letter"].iter().enumerate() {
            for (lang, with) in [(Lang::En, ""), (Lang::Zh, ""), (Lang::En, "&with=zh")] {
                let per_page = [4, 6, 8, 9, 12][(index + lesson.puzzles.len()) % 5];
                let query =
                    format!("lesson={}&count=48&per-page={per_page}&paper={paper}{with}", lesson.slug);
                let page = sheet(lang, &query).await;
                assert_eq!(puzzles(&page), lesson.puzzles, "{query}");
                assert_eq!(page.matches("class=\"picture\"").count(), boards, "{query}");
                assert_eq!(blocks(&page, "answer\"").len(), lesson.puzzles.len(), "{query}");
                let on_a_page = page.split("<section class=\"leaf\"").skip(1).map(|leaf| puzzles(leaf).len());
                assert!(on_a_page.into_iter().all(|count| (1..=per_page).contains(&count)), "{query}");
                let key = texts(&page).find(|text| all.contains(*text));
                assert_eq!(key, None, "{query}");
                assert!(page.contains(&format!("class=\"sheet {paper} per-{per_page}")), "{query}");
            }
        }
    }
}

/// The sheet without the form around it.
fn printed(page: &str) -> &str {
    page.split("<div class=\"sheet ").nth(1).expect("a sheet")
}

#[actix_web::test]
async fn a_number_makes_the_same_sheet_again_and_another_makes_another() {
    for lesson in ["castling-limits", "draws"] {
        let page = async |seed: u32, order: &str| {
            sheet(Lang::En, &format!("lesson={lesson}&count=9&order={order}&seed={seed}")).await
        };
        let (first, again, other) = (page(7, "mixed").await, page(7, "mixed").await, page(8, "mixed").await);
        assert_eq!(printed(&first), printed(&again));
        assert_ne!(puzzles(&first), puzzles(&other));
        let taught = puzzles(&page(7, "taught").await);
        assert!(taught.is_sorted_by_key(|id| id.rsplit('-').next().and_then(|n| n.parse::<u32>().ok())));
        let set = |ids: Vec<String>| ids.into_iter().collect::<BTreeSet<_>>();
        assert_eq!(set(taught), set(puzzles(&first)));
        // Another sheet is offered, and it is another one.
        let next = first.split("rel=\"nofollow\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
        let next = next.expect("another sheet").replace("&#38;", "&");
        let (place, _) = next.split_once('#').expect("it leads to the sheet");
        let next = String::from_utf8(Service::new().get(place).await.body).expect("a page");
        assert!(puzzles(&next).len() == 9 && puzzles(&next) != puzzles(&first));
    }
}

#[actix_web::test]
async fn the_key_gives_every_right_answer_and_no_wrong_one() {
    let course = course();
    for lesson in &course.lessons {
        for lang in Lang::ALL {
            let page = sheet(lang, &format!("lesson={}&count=48", lesson.slug)).await;
            let answers = blocks(&page, "answer\"");
            for (puzzle, answer) in course.puzzles_of(lesson).zip(answers) {
                let answer = answer.split("</div>").next().expect("an answer");
                let said: Vec<&str> = texts(answer).skip(1).collect();
                hold(lang, puzzle, &said.join(" ").replace("&#39;", "'"));
            }
        }
    }
}

/// Holds an answer of the key against the solution.
fn hold(lang: Lang, puzzle: &Puzzle, said: &str) {
    let id = &puzzle.id;
    let moves = |text: &str| -> BTreeSet<String> {
        let legal = |text: &str| match judge_text(&puzzle.game, text) {
            Verdict::Legal(legal) => legal.mv.uci(),
            Verdict::Refused(_) => panic!("{id}: the key says {text:?}"),
        };
        text.split(" / ").map(legal).collect()
    };
    match solution(puzzle) {
        Solution::Moves(_) if matches!(puzzle.task, Task::Move(Goal::MateIn { .. })) => {
            assert!(said.contains("1. ") && said.ends_with('#'), "{id}: {said}");
        }
        Solution::Moves(right) => {
            let right: BTreeSet<String> = right.iter().map(|mv| mv.uci()).collect();
            match said.strip_prefix(match lang {
                Lang::En => "any legal move but ",
                Lang::Zh => "除了 ",
            }) {
                None => assert_eq!(moves(said), right, "{id}"),
                Some(rest) => {
                    let all = puzzle.game.position().legal_moves();
                    let wrong = all.iter().map(|mv| mv.uci()).filter(|mv| !right.contains(mv)).collect();
                    assert_eq!(moves(rest.trim_end_matches("，哪一着都行")), wrong, "{id}");
                }
            }
        }
        Solution::Route(steps) => {
            let stops: Vec<String> = steps.iter().map(|step| step.to.to_string()).collect();
            assert!(said.starts_with(&format!("{}–{}", steps[0].from, stops.join("–"))), "{id}: {said}");
        }
        Solution::Squares(squares) if matches!(puzzle.task, Task::Spot(_)) => {
            let names = said
                .split([' ', '：', '；', ';'])
                .map(|word| word.trim_start_matches(['K', 'Q', 'R', 'B', 'N', 'P']));
            let found: BTreeSet<Square> = names.filter_map(|name| name.parse().ok()).collect();
            assert_eq!(found, squares.into_iter().collect(), "{id}: {said}");
        }
        Solution::Squares(squares) => {
            let found: Vec<Square> = said.split(' ').map(|name| name.parse().expect(said)).collect();
            assert_eq!(found, squares, "{id}");
        }
        Solution::Options(options) => {
            let words: Vec<String> =
                options.iter().map(|name| feedback::option(lang, puzzle, name)).collect();
            assert_eq!(said, words.join(" / "), "{id}");
        }
        Solution::Number(number) => assert_eq!(Number::read(said), number, "{id}"),
        Solution::Texts(texts) => assert_eq!(said, texts[0], "{id}"),
        Solution::Placement(board) => {
            assert_eq!(board, Placement::initial(), "{id}");
            assert_eq!(said, lang.text("key-initial"), "{id}");
        }
    }
}

#[actix_web::test]
async fn a_field_that_makes_no_sense_is_named_and_no_sheet_is_made() {
    let rows = [
        ("lesson", "zzz"),
        ("level", "4"),
        ("count", "0"),
        ("count", "49"),
        ("count", "ten"),
        ("per-page", "5"),
        ("paper", "a3"),
        ("order", "up"),
        ("seed", "-1"),
        ("seed", "4294967296"),
        ("names", "maybe"),
        ("key", "1"),
    ];
    for (field, value) in rows {
        for lang in Lang::ALL {
            let page = sheet(lang, &format!("{field}={value}&nonsense=1")).await;
            assert!(page.contains(&format!("name=\"{field}\"")), "{field}");
            assert!(
                page.contains(&format!("aria-invalid=\"true\" aria-describedby=\"fault-{field}\"")),
                "{field}"
            );
            assert!(page.contains(&format!("id=\"fault-{field}\"")), "{field}");
            let said = texts(&page).find(|text| {
                text.starts_with(lang.text(&format!("sheet-{field}")).as_ref()) && text.contains(['：', ':'])
            });
            assert!(said.is_some(), "{field} is named in {}", lang.code());
            assert_eq!(page.matches("class=\"leaf").count(), 0, "{field}={value}");
        }
    }
}

#[actix_web::test]
async fn skills_are_mixed_and_their_puzzles_are_made_for_the_sheet() {
    let query = |seed: u32| format!("skill=name-square&skill=find-square&level=2&count=10&seed={seed}");
    let page = sheet(Lang::En, &query(5)).await;
    let ids = puzzles(&page);
    assert_eq!(ids.len(), 10);
    for (at, id) in ids.iter().enumerate() {
        // In the order in which they are taught, not that of the address.
        let skill = if at < 5 { "find-square" } else { "name-square" };
        assert!(id.starts_with(&format!("gen.{skill}.2.")), "{id}");
        let puzzle = generate::from_id(id).expect("a puzzle");
        let answer = blocks(&page, "answer\"")[at].split("</div>").next().expect("an answer");
        hold(Lang::En, &puzzle, &texts(answer).skip(1).collect::<Vec<_>>().join(" "));
    }
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), 10);
    assert_eq!(printed(&page), printed(&sheet(Lang::En, &query(5)).await));
    assert_ne!(ids, puzzles(&sheet(Lang::En, &query(6)).await));
    let mixed = puzzles(&sheet(Lang::En, &format!("{}&order=mixed", query(5))).await);
    assert!(mixed != ids && mixed.iter().collect::<BTreeSet<_>>() == ids.iter().collect());
    let all = sheet(Lang::En, "skill=mixed&count=48&key=no").await;
    assert!(puzzles(&all).len() == 48 && all.contains("/en/worksheet?skill=mixed&#38;count=48"));
    let odd = sheet(Lang::Zh, "skill=find-square&skill=zzz").await;
    assert!(odd.contains("id=\"fault-skill\">本领：") && !odd.contains("class=\"leaf"));
}

#[actix_web::test]
async fn a_sheet_can_be_made_of_any_skill() {
    for skill in Skill::all() {
        for level in Level::ALL {
            let query = format!("skill={}&level={}&count=4&with=zh", skill.id, level.number());
            let page = sheet(Lang::En, &query).await;
            assert_eq!((puzzles(&page).len(), blocks(&page, "answer\"").len()), (4, 4), "{query}");
        }
    }
}

#[actix_web::test]
async fn names_and_key_are_left_out_where_nobody_wants_them() {
    let page = sheet(Lang::En, "lesson=rook&names=no&key=no").await;
    assert!(!page.contains("class=\"names\"") && !page.contains("leaf key"));
    let page = sheet(Lang::En, "lesson=rook&with=zh").await;
    let names: Vec<&str> =
        texts(&page).filter(|text| ["Name", "姓名", "Class", "班级"].contains(text)).collect();
    assert!(names.starts_with(&["Name", "姓名", "Class", "班级"]), "{names:?}");
}

#[actix_web::test]
async fn every_lesson_leads_to_its_sheet() {
    let slugs: Vec<String> = course().lessons.iter().map(|lesson: &Lesson| lesson.slug.clone()).collect();
    for slug in slugs {
        let reply = Service::new().get(&format!("/zh/lessons/{slug}?with=en")).await;
        let page = String::from_utf8(reply.body).expect("a page");
        assert!(page.contains(&format!("href=\"/zh/worksheet?lesson={slug}&#38;with=en\"")), "{slug}");
    }
}
