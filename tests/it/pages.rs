//! The pages: every one in both languages, and all that can be done on them without script.

use crate::service::{Reply, Service};
use crate::solutions::line;
use crate::support::block_on;
use reqwest::Method;
use std::collections::BTreeMap;
use yize::curriculum::{self, Curriculum, Line, Rule, Scene};
use yize::i18n::Lang;
use yize::i18n::messages::{played, squares};
use yize::puzzle::{Goal, Puzzle, Solution, Task, hints, solution};
use yize::rules::Game;

/// A move that is legal, but no right answer, or that is not legal.
const NONSENSE: [&str; 6] = ["zz", "", "e9", "%00", "%E5%BC%88", "e4e4e4e4"];

pub(crate) fn course() -> Curriculum {
    curriculum::load().expect("the course")
}

pub(crate) fn html(reply: &Reply) -> String {
    String::from_utf8(reply.body.clone()).expect("a page is UTF-8")
}

/// The pages of a language, without their `/en`.
fn places(course: &Curriculum) -> Vec<String> {
    let mut places = ["/", "/rules", "/questions", "/arbiter", "/ask", "/glossary", "/review", "/progress"]
        .map(String::from)
        .to_vec();
    places.extend(["code", "join", "erase"].map(|own| format!("/progress/{own}")));
    places.extend(["/worksheet", "/diploma/more", "/sign-up", "/sign-in", "/recover"].map(String::from));
    places.extend(course.lessons.iter().map(|lesson| format!("/lessons/{}", lesson.slug)));
    places.extend(course.puzzles.keys().map(|id| format!("/puzzles/{id}")));
    places.extend(course.rules.iter().map(|rule| format!("/rules/{}", rule.id)));
    places.extend(course.questions.iter().map(|question| format!("/questions/{}", question.id)));
    places
}

/// The texts between tags.
pub(crate) fn texts(html: &str) -> impl Iterator<Item = &str> {
    html.split('>').filter_map(|part| part.split('<').next()).map(str::trim).filter(|text| !text.is_empty())
}

/// Whether a text looks like a message key: `page-not-found`.
pub(crate) fn is_key(text: &str) -> bool {
    const AREAS: [&str; 37] = [
        "review-",
        "progress-",
        "level-",
        "account-",
        "signup-",
        "signin-",
        "recover-",
        "codes-",
        "tokens-",
        "delete-",
        "carry-",
        "join-",
        "erase-",
        "keep-",
        "desk-",
        "event-",
        "ruling-",
        "rule-",
        "section-",
        "figure-",
        "lesson-",
        "puzzle-",
        "page-",
        "hint-",
        "option-",
        "feedback-",
        "condition-",
        "reason-",
        "refusal-",
        "nav-",
        "part-",
        "question-",
        "questions-",
        "theme-",
        "glossary-",
        "group-",
        "term-",
    ];
    AREAS.iter().any(|area| text.starts_with(area))
        && text.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')
}

pub(crate) fn assert_page(reply: &Reply, status: u16, lang: Lang, place: &str) -> String {
    let page = html(reply);
    assert_eq!(reply.status, status, "{place}");
    assert_eq!(reply.header("content-type"), "text/html; charset=utf-8", "{place}");
    assert_eq!(reply.header("content-language"), lang.tag(), "{place}");
    assert!(page.contains(&format!("<html lang=\"{}\">", lang.tag())), "{place}");
    assert_eq!(page.matches("<h1").count(), 1, "{place}");
    assert!(!page.contains(['{', '\u{fffd}']), "{place}");
    for tag in [
        "<h1></h1>",
        "<h2></h2>",
        "<p></p>",
        "<title></title>",
        "<figcaption></figcaption>",
        "aria-label=\"\"",
    ] {
        assert!(!page.contains(tag), "{place}: {tag}");
    }
    let key = texts(&page).find(|text| is_key(text));
    assert_eq!(key, None, "{place}");
    page
}

#[test]
fn every_page_stands_in_both_languages_and_links_to_the_other() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for place in places(&course) {
            for lang in Lang::ALL {
                let path = format!("/{}{place}", lang.code());
                let page = assert_page(&service.get(&path).await, 200, lang, &path);
                let other = format!("/{}{place}", lang.other().code());
                assert!(page.contains(&format!("class=\"switch\" href=\"{other}\"")), "{path}");
                assert!(page.contains("<main id=\"main\"") && page.contains("class=\"skip\""), "{path}");
            }
        }
    });
}

#[test]
fn every_link_of_every_page_leads_somewhere() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let mut links = std::collections::BTreeSet::new();
        for place in places(&course) {
            let page = html(&service.get(&format!("/en{place}")).await);
            let hrefs = page.split(" href=\"").skip(1).filter_map(|part| part.split('"').next());
            links.extend(hrefs.filter(|href| href.starts_with('/')).map(|href| href.replace("&#38;", "&")));
        }
        for link in links {
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            let reply = service.get(path).await;
            assert_eq!(reply.status, 200, "{link}");
            let found = anchor.is_empty() || html(&reply).contains(&format!("id=\"{anchor}\""));
            assert!(found, "{link}");
        }
    });
}

#[test]
fn the_root_goes_to_the_language_of_the_visitor() {
    block_on(async {
        let browser = Service::browser();
        for (header, place) in [("zh-CN,zh;q=0.9,en;q=0.8", "/zh/"), ("de, en;q=0.5", "/en/"), ("fr", "/en/")]
        {
            let request = browser.request(Method::GET, "/").header("accept-language", header);
            let reply = browser.send(request).await;
            assert_eq!((reply.status, reply.header("location")), (302, place));
            assert!(reply.header("vary").to_lowercase().contains("accept-language"));
        }
    });
}

#[test]
fn unknown_places_are_told_in_the_language_of_the_path() {
    block_on(async {
        let service = Service::new();
        for lang in Lang::ALL {
            for place in ["/lessons/none", "/puzzles/none", "/rules/none", "/none", "/lessons/", "/rules/%FF"]
            {
                let path = format!("/{}{place}", lang.code());
                assert_page(&service.get(&path).await, 404, lang, &path);
            }
        }
        assert_page(&service.get("/nowhere").await, 404, Lang::En, "/nowhere");
        let posted = service.send(service.request(Method::POST, "/zh/lessons/castling")).await;
        assert_page(&posted, 405, Lang::Zh, "a POST to a lesson");
        assert_eq!(posted.header("allow"), "GET, HEAD");
    });
}

#[test]
fn a_move_is_tried_on_a_figure_by_two_presses() {
    block_on(async {
        let service = Service::new();
        let picked = html(&service.get("/zh/?figure=question&from=e1").await);
        assert!(picked.contains("<input type=\"hidden\" name=\"from\" value=\"e1\">"));
        assert!(picked.contains("name=\"to\" value=\"g1\""));
        let refused = html(&service.get("/zh/?figure=question&from=e1&to=g1").await);
        assert!(refused.contains("f1") && refused.contains("a6 的象"), "{refused}");
        assert!(refused.contains("class=\"unmet\"") && refused.contains("class=\"frame\""));
        assert!(refused.contains("/zh/rules/castling-not-through-check"));
        let allowed = html(&service.get("/en/?figure=question&move=0-0-0").await);
        assert_ne!(allowed, refused);
        let legal = html(&service.get("/en/?figure=question&from=f3&to=e5").await);
        assert!(
            legal.contains("class=\"said yes\"")
                && legal.contains("class=\"reset\" href=\"/en/#fig-question\"")
        );
        let switched = "href=\"/zh/?figure=question&#38;from=f3&#38;to=e5\"";
        assert!(legal.contains(switched), "the switch keeps the move");
    });
}

#[test]
fn odd_values_get_a_sentence_and_never_an_error() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let long = "9".repeat(5_000);
        let mut queries: Vec<String> = Vec::new();
        for value in NONSENSE.into_iter().chain([long.as_str()]) {
            queries.extend(
                ["from", "move", "squares", "choice", "hint", "step"].map(|name| format!("{name}={value}")),
            );
            queries.push(format!("from=e2&to={value}"));
            queries.push(format!("from=e7&to=e8&promote={value}"));
            queries.push(format!("to={value}"));
        }
        for query in queries {
            for puzzle in one_of_each_kind(&course) {
                let path = format!("/en/puzzles/{}?{query}", puzzle.id);
                assert_page(&service.get(&path).await, 200, Lang::En, &path);
                let request =
                    service.request(Method::POST, &format!("/en/puzzles/{}", puzzle.id)).body(query.clone());
                assert_page(&service.send(request).await, 200, Lang::En, &path);
            }
            let path = format!("/zh/?figure=question&{query}");
            let page = assert_page(&service.get(&path).await, 200, Lang::Zh, &path);
            if query.starts_with("from=z") || query.starts_with("move=z") {
                assert!(page.contains("class=\"sentence\""), "{path}");
            }
        }
    });
}

#[test]
fn a_body_that_is_too_large_is_refused_with_a_page() {
    block_on(async {
        let service = Service::new();
        let path = "/zh/puzzles/castling-1";
        let request = service.request(Method::POST, path).body("x".repeat(100_000));
        assert_page(&service.send(request).await, 413, Lang::Zh, path);
    });
}

/// The first puzzle of each kind.
pub(crate) fn one_of_each_kind(course: &Curriculum) -> Vec<&Puzzle> {
    let mut kinds = BTreeMap::new();
    for puzzle in course.puzzles.values() {
        kinds.entry(puzzle.task.kind()).or_insert(puzzle);
    }
    kinds.into_values().collect()
}

/// A right answer as a form sends it.
pub(crate) fn right_form(puzzle: &Puzzle) -> Vec<(&'static str, String)> {
    crate::solutions::form(puzzle)
}

/// Answers a puzzle as a browser without script does, and gives the page that it is sent to.
async fn answer(browser: &Service, puzzle: &Puzzle, form: &[(&str, String)]) -> String {
    let path = format!("/en/puzzles/{}", puzzle.id);
    let sent = browser.send(browser.request(Method::POST, &path).form(form)).await;
    assert_eq!(sent.status, 303, "{path}");
    let place = sent.header("location");
    assert!(place.starts_with(&path), "{place}");
    assert_page(&browser.get(place.split('#').next().unwrap_or(place)).await, 200, Lang::En, place)
}

#[test]
fn every_puzzle_is_solved_without_script_and_counted() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        browser.get("/en/puzzles/castling-1").await;
        for puzzle in course.puzzles.values() {
            let page = answer(&browser, puzzle, &right_form(puzzle)).await;
            assert!(page.contains("class=\"said yes\""), "{}", puzzle.id);
            assert!(page.contains("<div class=\"solved\">"), "{}", puzzle.id);
        }
        for lesson in &course.lessons {
            let page = html(&browser.get(&format!("/en/lessons/{}", lesson.slug)).await);
            assert_eq!(page.matches("class=\"solved\"").count(), lesson.puzzles.len(), "{}", lesson.slug);
        }
        let stranger = html(&Service::browser().get("/en/lessons/castling").await);
        assert_eq!(stranger.matches("class=\"solved\"").count(), 0);
    });
}

#[test]
fn a_wrong_answer_of_each_kind_is_told_why() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        for puzzle in one_of_each_kind(&course) {
            let form = match &puzzle.task {
                Task::Move(_) => vec![("from", "a8".to_string()), ("to", "h1".to_string())],
                Task::Squares(_) | Task::Spot(_) => vec![],
                Task::Route(_) => vec![("moves", String::new())],
                Task::Setup(_) => vec![("placement", "8/8/8/8/8/8/8/8".to_string())],
                Task::Count(_) => vec![("number", "0.5".to_string())],
                Task::Notate(_) => vec![("text", "i9".to_string())],
                Task::Verdict(_) | Task::State(_) | Task::Ruling(_) | Task::Choice(_) => {
                    let Solution::Options(right) = solution(puzzle) else { panic!("options") };
                    let options = puzzle.task.options();
                    let wrong = options.iter().find(|option| !right.iter().any(|r| r == *option));
                    vec![("choice", wrong.expect("a wrong option").to_string())]
                }
            };
            let page = answer(&browser, puzzle, &form).await;
            assert!(page.contains("class=\"said no\""), "{}: {page}", puzzle.id);
            assert!(page.contains("<div class=\"solved\" hidden>"), "{}", puzzle.id);
        }
    });
}

/// Sends one field more, as a press on the page does, and gives the page that comes.
async fn press(browser: &Service, puzzle: &Puzzle, page: &str, field: (&str, &str)) -> String {
    let name = if field.0 == "promote" { "promotion" } else { "play" };
    let form =
        page.split(&format!("<form class=\"{name}")).nth(1).and_then(|rest| rest.split("</form>").next());
    let form = form.expect("a form with the board");
    let hidden = form.split("<input type=\"hidden\" name=\"").skip(1).filter_map(|input| {
        let (name, rest) = input.split_once("\" value=\"")?;
        Some((name.to_owned(), rest.split('"').next()?.to_owned()))
    });
    let mut fields: Vec<(String, String)> = hidden.collect();
    assert!(
        form.contains(&format!("name=\"{}\" value=\"{}\"", field.0, field.1)),
        "{}: {field:?}",
        puzzle.id
    );
    fields.push((field.0.to_owned(), field.1.to_owned()));
    let path = format!("/en/puzzles/{}", puzzle.id);
    let place = if form.starts_with("\" method=\"post") {
        let sent = browser.send(browser.request(Method::POST, &path).form(&fields)).await;
        assert_eq!(sent.status, 303, "{path}");
        sent.header("location").split('#').next().expect("an address").to_owned()
    } else {
        let pairs: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
        format!("{path}?{}", pairs.join("&").replace(' ', "+"))
    };
    assert_page(&browser.get(&place).await, 200, Lang::En, &place)
}

async fn untouched(browser: &Service, puzzle: &Puzzle) -> String {
    html(&browser.get(&format!("/en/puzzles/{}", puzzle.id)).await)
}

#[test]
fn walks_and_lines_go_on_from_press_to_press() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        for puzzle in course.puzzles.values() {
            let mut page = untouched(&browser, puzzle).await;
            match &puzzle.task {
                Task::Route(_) => {
                    let Solution::Route(steps) = solution(puzzle) else { panic!("a walk") };
                    for step in steps {
                        page = press(&browser, puzzle, &page, ("to", &step.to.to_string())).await;
                    }
                }
                Task::Move(Goal::MateIn { .. }) => {
                    for mv in line(puzzle) {
                        page = press(&browser, puzzle, &page, ("from", &mv[..2])).await;
                        page = press(&browser, puzzle, &page, ("to", &mv[2..4])).await;
                        if mv.len() > 4 {
                            page = press(&browser, puzzle, &page, ("promote", &mv[4..])).await;
                        }
                    }
                }
                _ => continue,
            }
            assert!(page.contains("class=\"said yes\""), "{}", puzzle.id);
            assert!(page.contains("<div class=\"solved\">"), "{}", puzzle.id);
        }
    });
}

#[test]
fn a_board_is_set_up_press_by_press() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        for puzzle in course.puzzles.values() {
            let Task::Setup(ask) = &puzzle.task else { continue };
            let (mut board, path) = (puzzle.placement(), format!("/en/puzzles/{}", puzzle.id));
            for square in board.difference(&ask.target) {
                let piece = ask.target.piece_at(square);
                let letter = piece.map_or('-', yize::rules::Piece::char);
                let place = format!("{path}?board={board}&piece={letter}&put={square}");
                let page = assert_page(&browser.get(&place).await, 200, Lang::En, &place);
                match piece {
                    Some(piece) => board.set(square, piece),
                    None => drop(board.remove(square)),
                }
                assert!(page.contains(&format!("data-shown=\"{board}\"")), "{place}");
                assert!(page.contains(&format!("name=\"placement\" value=\"{board}\"")), "{place}");
            }
            let page = answer(&browser, puzzle, &[("placement", board.to_string())]).await;
            assert!(page.contains("<div class=\"solved\">"), "{}", puzzle.id);
        }
    });
}

/// The address of the one filled link on a page.
fn main_link(page: &str) -> &str {
    let links: Vec<&str> = page.split("<a class=\"go main\"").skip(1).collect();
    assert_eq!(links.len(), 1, "one next step: {page}");
    links[0].split("href=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an address")
}

#[test]
fn the_next_step_leads_through_the_whole_course() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        browser.get("/en/puzzles/castling-1").await;
        let home = || async { html(&browser.get("/en/").await) };
        let mut at = main_link(&home().await).to_owned();
        for lesson in &course.lessons {
            assert_eq!(at, format!("/en/lessons/{}", lesson.slug));
            at = main_link(&html(&browser.get(&at).await)).to_owned();
            for puzzle in course.puzzles_of(lesson) {
                assert_eq!(at, format!("/en/puzzles/{}", puzzle.id));
                at = main_link(&answer(&browser, puzzle, &right_form(puzzle)).await).to_owned();
                if lesson.puzzles.first() == Some(&puzzle.id) {
                    let second = format!("/en/puzzles/{}", lesson.puzzles[1]);
                    assert_eq!(main_link(&home().await), second, "the entrance goes on in the lesson");
                }
            }
        }
        assert_eq!(at, "/en/");
        let home = home().await;
        assert!(home.contains(&*Lang::En.text("home-done")) && !home.contains("\"go main\""));
    });
}

#[test]
fn advice_is_marked_wherever_it_stands() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let tag = |page: &str| page.matches("class=\"tag\"").count();
        let advice: Vec<&Rule> = course.rules.iter().filter(|rule| rule.advice).collect();
        assert_eq!(tag(&html(&service.get("/zh/rules").await)), advice.len());
        for rule in advice {
            let page = html(&service.get(&format!("/zh/rules/{}", rule.id)).await);
            assert_eq!(tag(&page), 1, "{}", rule.id);
            assert!(page.contains(&*Lang::Zh.text("note-advice-text")), "{}", rule.id);
        }
        for lesson in &course.lessons {
            let page = html(&service.get(&format!("/zh/lessons/{}", lesson.slug)).await);
            let wanted = course.rules_of(&lesson.slug).filter(|rule| rule.advice).count();
            assert_eq!(tag(&page), wanted, "{}", lesson.slug);
        }
        for puzzle in course.puzzles.values() {
            let page = html(&service.get(&format!("/zh/puzzles/{}", puzzle.id)).await);
            let wanted = puzzle.rules.iter().all(|id| course.rule(id).is_some_and(|rule| rule.advice));
            assert_eq!(tag(&page) > 0, wanted, "{}", puzzle.id);
        }
    });
}

/// The figures to try moves on, each with its lesson.
fn figures(course: &Curriculum) -> impl Iterator<Item = (&str, &str, &Game)> {
    let lessons = course.lessons.iter();
    let figures = lessons.flat_map(|lesson| lesson.sections.iter().map(move |section| (lesson, section)));
    let figures =
        figures.flat_map(|(lesson, section)| section.figures.iter().map(move |f| (lesson.slug.as_str(), f)));
    figures.filter_map(|(slug, figure)| Some((slug, figure.id.as_str(), figure.trial()?)))
}

/// The figures to step through, each with its lesson.
fn lines(course: &Curriculum) -> impl Iterator<Item = (&str, &str, &Line)> {
    course.lessons.iter().flat_map(|lesson| {
        let figures = lesson.sections.iter().flat_map(|section| &section.figures);
        figures.filter_map(|figure| match &figure.scene {
            Scene::Line(line) => Some((lesson.slug.as_str(), figure.id.as_str(), line)),
            Scene::Still(_) | Scene::Try(_) | Scene::Bare(_) => None,
        })
    })
}

#[test]
fn a_line_is_stepped_through_by_links() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for (slug, id, line) in lines(&course) {
            for step in 0..=line.len() + 1 {
                let path = format!("/en/lessons/{slug}?figure={id}&step={step}");
                let page = assert_page(&service.get(&path).await, 200, Lang::En, &path);
                let at = page.find(&format!("id=\"fig-{id}\"")).expect("the figure");
                let figure = page[at..].split("</figure>").next().expect("the figure");
                let step = step.min(line.len());
                assert!(figure.contains(&format!("data-shown=\"{}\"", line.board(step))), "{path}");
                assert_eq!(figure.matches("aria-current=\"step\"").count(), usize::from(step > 0), "{path}");
                let resting = usize::from(step == 0) + usize::from(step == line.len());
                assert_eq!(figure.matches(" disabled").count(), 2 * resting, "{path}");
                let words = match step {
                    0 => Lang::En.text_with("line-opening", &[("count", line.len().into())]),
                    _ => {
                        let ply = line.from + step;
                        let mv = line.game.moves().nth(ply - 1).expect("a move");
                        played(Lang::En, mv, line.game.position_at(ply - 1)).replace('\'', "&#39;")
                    }
                };
                assert!(figure.contains(&format!("role=\"status\">{words}")), "{path}: {words}");
            }
        }
        assert!(lines(&course).count() > 0);
    });
}

#[test]
fn a_pawn_on_the_last_rank_asks_what_it_becomes() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let promoting = figures(&course).find_map(|(slug, id, game)| {
            let moves = game.position().legal_moves();
            moves.into_iter().find(|mv| mv.promotion().is_some()).map(|mv| (slug, id, mv))
        });
        let (slug, id, mv) = promoting.expect("a figure with a promotion");
        let path = format!("/en/lessons/{slug}?figure={id}&from={}&to={}", mv.from(), mv.to());
        let page = assert_page(&service.get(&path).await, 200, Lang::En, &path);
        for letter in ['q', 'r', 'b', 'n', 'k', 'p'] {
            assert!(page.contains(&format!("name=\"promote\" value=\"{letter}\"")), "{letter}");
        }
        let king = html(&service.get(&format!("{path}&promote=k")).await);
        assert!(king.contains("class=\"said no\"") && king.contains("promotion-must-change"));
        let queen = html(&service.get(&format!("{path}&promote=q")).await);
        assert!(queen.contains("class=\"said yes\"") && queen.contains("class=\"met\""));
    });
}

#[test]
fn every_legal_move_of_every_figure_may_be_tried() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for (slug, id, game) in figures(&course) {
            for mv in game.position().legal_moves() {
                let path = format!("/zh/lessons/{slug}?figure={id}&move={}", mv.uci());
                let page = html(&service.get(&path).await);
                assert_eq!(page.matches("class=\"said yes\"").count(), 1, "{path}");
            }
        }
    });
}

#[test]
fn hints_come_in_steps() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for puzzle in one_of_each_kind(&course) {
            let path = format!("/en/puzzles/{}", puzzle.id);
            let count = |page: String| page.matches("class=\"hint\"").count();
            assert_eq!(count(html(&service.get(&path).await)), 0);
            assert_eq!(count(html(&service.get(&format!("{path}?hint=1")).await)), 1);
            assert!(count(html(&service.get(&format!("{path}?hint=2")).await)) >= 1);
        }
    });
}

/// What an answer of squares has missed is the solution: it is counted, and shown on request alone.
#[test]
fn the_squares_of_an_answer_are_shown_only_once_they_are_asked_for() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let mut seen = 0;
        for puzzle in course.puzzles.values() {
            let Solution::Squares(right) = solution(puzzle) else { continue };
            let Some((given, missed)) = right.split_first().filter(|(_, missed)| !missed.is_empty()) else {
                continue;
            };
            seen += 1;
            let path = format!("/en/puzzles/{}?squares={given}", puzzle.id);
            let page = html(&service.get(&path).await);
            let said = page.split("class=\"sentence\">").nth(1).and_then(|rest| rest.split('<').next());
            assert!(said.is_some_and(|said| said.contains("still missing.")), "{path}: {said:?}");
            assert!(!page.contains("class=\"missed\""), "{path}");
            let hints = hints(puzzle).len();
            let page = html(&service.get(&format!("{path}&hint={hints}")).await);
            let link = format!("?squares={given}&#38;hint={}#hints", hints + 1);
            assert!(page.contains(&link) && page.contains("Show the answer"), "{path}: {page}");
            assert!(!page.contains("class=\"missed\""), "{path}");
            let page = html(&service.get(&format!("{path}&hint={}", hints + 1)).await);
            assert_eq!(page.matches("<path class=\"missed\"").count(), missed.len(), "{path}");
            assert!(page.contains(&squares(Lang::En, &right)) && !page.contains("Show the answer"), "{path}");
        }
        assert!(seen > 20, "{seen}");
    });
}

#[test]
fn a_first_visit_weighs_little() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let lessons = course.lessons.iter().map(|lesson| format!("/zh/lessons/{}", lesson.slug));
        let questions = course.questions.iter().map(|question| format!("/zh/questions/{}", question.id));
        for path in lessons.chain(questions) {
            let page = html(&service.get(&path).await);
            let files = page.split(['"']).filter(|part| part.starts_with("/static/"));
            let mut files: Vec<&str> = files.collect();
            files.sort_unstable();
            files.dedup();
            let mut weight = 0;
            for file in files.into_iter().chain([path.as_str()]) {
                let request = service.request(Method::GET, file).header("accept-encoding", "gzip");
                let reply = service.send(request).await;
                assert_eq!((reply.status, reply.header("content-encoding")), (200, "gzip"), "{file}");
                if file.starts_with("/static/") {
                    assert!(reply.header("cache-control").contains("immutable"), "{file}");
                }
                weight += reply.body.len();
            }
            println!("{path}: {weight} bytes");
            assert!(weight <= 60_000, "{path}: {weight} bytes");
        }
    });
}
