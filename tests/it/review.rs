//! The review and the map of progress: what comes back when, on two devices as on one, and what
//! nobody else gets to see. A month of days passes on a clock that the tests set.

use crate::pages::{assert_page, course, right_form};
use crate::service::{Reply, Service};
use crate::solutions::given;
use crate::support::block_on;
use reqwest::Method;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use yize::curriculum::Curriculum;
use yize::i18n::Lang;
use yize::puzzle::{Puzzle, generate};

/// An hour and a day, in milliseconds.
const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// A learner before a browser of their own, on a server whose clock is set.
struct Learner {
    service: Service,
    hand: Arc<AtomicI64>,
    course: Arc<Curriculum>,
}

impl Learner {
    fn new() -> Learner {
        let hand = Arc::new(AtomicI64::new(1_800_000_000_000));
        Learner { service: Service::with_clock(&hand), hand, course: Arc::new(course()) }
    }

    /// Somebody else, or the same one before another browser.
    fn another(&self) -> Learner {
        let (hand, course) = (Arc::clone(&self.hand), Arc::clone(&self.course));
        Learner { service: self.service.another(), hand, course }
    }

    fn pass(&self, span: i64) {
        self.hand.fetch_add(span, Ordering::Relaxed);
    }

    async fn post(&self, place: &str, form: &[(&str, String)]) -> Reply {
        self.service.send(self.service.request(Method::POST, place).form(form)).await
    }

    async fn page(&self, lang: Lang, place: &str) -> String {
        let path = format!("/{}{place}", lang.code());
        assert_page(&self.service.get(&path).await, 200, lang, &path)
    }

    /// Answers a puzzle by its form, rightly or with nonsense.
    async fn answer(&self, id: &str, right: bool) {
        let puzzle = self.puzzle(id);
        let form = if right { right_form(&puzzle) } else { wrong_form(&puzzle) };
        let reply = self.post(&format!("/en/puzzles/{id}"), &form).await;
        assert_eq!(reply.status, 303, "{id}");
    }

    /// A puzzle, written or made.
    fn puzzle(&self, id: &str) -> Puzzle {
        self.course.puzzle(id).cloned().or_else(|| generate::from_id(id)).expect(id)
    }

    /// The rules that the review names, the longest due first.
    async fn due(&self) -> Vec<String> {
        let page = self.page(Lang::En, "/review").await;
        let links = page.split("href=\"/en/rules/").skip(1);
        links.filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
    }

    /// The puzzle that the review goes on with.
    async fn next(&self) -> Option<String> {
        let reply = self.service.get("/en/review/next").await;
        assert_eq!(reply.status, 303);
        let place = reply.header("location");
        if place == "/en/review" {
            return None;
        }
        let id = place.strip_prefix("/en/puzzles/").and_then(|rest| rest.strip_suffix("?in=review"));
        Some(id.unwrap_or_else(|| panic!("{place}")).to_owned())
    }

    /// How many rules stand at each level, lowest first.
    async fn levels(&self) -> Vec<usize> {
        let page = self.page(Lang::En, "/progress").await;
        let counts = page.split("class=\"count\">").skip(1);
        counts.filter_map(|rest| rest.split('<').next()?.parse().ok()).collect()
    }

    async fn code(&self) -> String {
        let reply = self.post("/en/progress/code", &[]).await;
        assert_eq!(reply.header("cache-control"), "no-store");
        let page = assert_page(&reply, 200, Lang::En, "the code");
        page.split("<strong>").nth(1).and_then(|rest| rest.split('<').next()).expect("a code").to_owned()
    }

    async fn enter(&self, code: &str, sure: bool) -> Reply {
        let mut form = vec![("code", code.to_owned())];
        form.extend(sure.then(|| ("sure", "yes".to_owned())));
        self.post("/en/progress/join", &form).await
    }
}

/// A wrong answer of the right form.
fn wrong_form(puzzle: &Puzzle) -> Vec<(&'static str, String)> {
    match puzzle.task.form() {
        "move" => vec![("move", "a1h8".to_owned())],
        "choice" => {
            let right = given(puzzle);
            let wrong = |option: &&str| right["choice"] != **option;
            vec![("choice", puzzle.task.options().into_iter().find(wrong).expect("a wrong one").to_owned())]
        }
        "moves" => vec![("moves", "a1a1".to_owned())],
        "squares" => vec![("squares", String::new())],
        "number" => vec![("number", "0.5".to_owned())],
        "text" => vec![("text", "i9".to_owned())],
        "placement" => vec![("placement", "8/8/8/8/8/8/8/8".to_owned())],
        form => panic!("{form}"),
    }
}

/// The puzzles that practise this rule and no other.
fn only_of<'a>(course: &'a Curriculum, rule: &'a str) -> Vec<&'a str> {
    let alone = course.puzzles_of_rule(rule).filter(|puzzle| puzzle.rules.len() == 1);
    alone.map(|puzzle| puzzle.id.as_str()).collect()
}

/// Rules with puzzles of their own.
const RULES: [&str; 3] = ["rook-move", "bishop-move", "knight-move"];

/// Over a month, what is always missed comes back every day; what is known, ever later.
#[test]
fn in_a_month_the_rule_that_is_missed_comes_back_and_the_others_rest() {
    block_on(async {
        let learner = Learner::new();
        let missed = RULES[0];
        for rule in RULES {
            learner.answer(only_of(&learner.course, rule)[0], rule != missed).await;
        }
        let mut days: Vec<Vec<String>> = Vec::new();
        for _ in 0..30 {
            learner.pass(DAY);
            let mut asked = Vec::new();
            while let Some(id) = learner.next().await {
                let rule = learner.due().await.swap_remove(0);
                assert!(learner.puzzle(&id).rules.contains(&rule), "{id} asks {rule}");
                learner.answer(&id, rule != missed).await;
                asked.push(rule);
                assert!(asked.len() < 20, "the review ends: {asked:?}");
            }
            days.push(asked);
        }
        let on = |rule: &str| -> Vec<usize> {
            (1..)
                .zip(&days)
                .filter(|(_, asked)| asked.iter().any(|one| one == rule))
                .map(|(day, _)| day)
                .collect()
        };
        assert_eq!(on(missed), (1..=30).collect::<Vec<_>>());
        for rule in &RULES[1..] {
            assert_eq!(on(rule), [2, 13], "then after a month and a half");
        }
        assert!(days.iter().all(|asked| asked.iter().filter(|rule| *rule == missed).count() == 1));
        let page = learner.page(Lang::En, "/progress").await;
        assert!(page.contains("The next rule comes back in"), "{page}");
    });
}

#[test]
fn many_answers_on_one_day_bring_a_rule_no_further() {
    block_on(async {
        let learner = Learner::new();
        for id in only_of(&learner.course, "files-ranks") {
            learner.answer(id, true).await;
        }
        learner.pass(DAY);
        assert!(learner.due().await.is_empty());
        learner.pass(DAY);
        assert_eq!(learner.due().await, ["files-ranks"], "two days after the first of many");
        let id = learner.next().await.expect("a puzzle");
        assert!(generate::from_id(&id).is_some(), "{id}: a new puzzle for an old rule");
        learner.answer(&id, true).await;
        assert_eq!((learner.next().await, learner.levels().await[2]), (None, 1));
    });
}

#[test]
fn a_miss_comes_back_the_same_day_and_trying_on_after_the_solution_does_no_harm() {
    block_on(async {
        let learner = Learner::new();
        let puzzles = only_of(&learner.course, "rook-move");
        learner.answer(puzzles[0], false).await;
        assert_eq!(learner.next().await, None, "not at once");
        learner.pass(HOUR / 6);
        let id = learner.next().await.expect("a puzzle");
        assert_eq!(id, puzzles[1], "one that has not been seen");
        learner.answer(&id, true).await;
        learner.answer(&id, false).await;
        learner.pass(HOUR);
        assert_eq!(learner.next().await, None);
        let page = learner.page(Lang::Zh, "/review").await;
        assert!(page.contains(&*Lang::Zh.text("wait-tomorrow")), "{page}");
    });
}

#[test]
fn hints_count_by_page_and_by_program_alike() {
    block_on(async {
        let id = only_of(&course(), "rook-move")[0].to_owned();
        for by_page in [true, false] {
            for hinted in [true, false] {
                let learner = Learner::new();
                let puzzle = learner.course.puzzle(&id).expect("a puzzle");
                let first = learner.service.get(&format!("/en/puzzles/{id}?hint=1")).await;
                let page = assert_page(&first, 200, Lang::En, &id);
                assert!(page.contains(&format!("action=\"/en/puzzles/{id}?hint=1\"")), "{page}");
                let status = if by_page {
                    let place = format!("/en/puzzles/{id}{}", if hinted { "?hint=1" } else { "" });
                    learner.post(&place, &right_form(puzzle)).await.status
                } else {
                    let mut body = json!({ "answer": given(puzzle) });
                    if hinted {
                        body["hints"] = json!(1);
                    }
                    learner.service.post(&format!("/api/v1/puzzles/{id}/answers"), &body).await.status
                };
                assert_eq!(status, if by_page { 303 } else { 200 });
                learner.pass(DAY);
                assert_eq!(!learner.due().await.is_empty(), hinted, "page {by_page}");
            }
        }
    });
}

#[test]
fn a_puzzle_in_the_review_leads_on_in_the_review() {
    block_on(async {
        let learner = Learner::new();
        let id = only_of(&learner.course, "rook-move")[0].to_owned();
        learner.answer(&id, true).await;
        learner.pass(2 * DAY);
        for lang in Lang::ALL {
            let place = format!("/puzzles/{id}?in=review");
            let page = learner.page(lang, &place).await;
            assert!(page.contains(&format!("href=\"/{}/review/next\"", lang.code())), "{page}");
            assert!(!page.contains("class=\"pager\""), "{page}");
        }
        let puzzle = learner.course.puzzle(&id).expect("a puzzle");
        let reply = learner.post(&format!("/en/puzzles/{id}?in=review"), &right_form(puzzle)).await;
        let place = reply.header("location").to_owned();
        assert!(place.contains("in=review"), "{place}");
        let page = learner.page(Lang::En, place.trim_start_matches("/en").split('#').next().unwrap()).await;
        assert!(page.contains("class=\"go main\" href=\"/en/review/next\""), "{page}");
        assert_eq!(learner.next().await, None);
    });
}

#[test]
fn the_pages_say_where_one_stands() {
    block_on(async {
        let learner = Learner::new();
        for lang in Lang::ALL {
            for place in ["/review", "/progress"] {
                let page = learner.page(lang, place).await;
                assert!(page.contains(&*lang.text("review-nothing")), "{place}");
                assert!(page.contains(&format!("class=\"go main\" href=\"/{}/lessons/board\"", lang.code())));
            }
            assert!(!learner.page(lang, "/").await.contains("/review\""));
        }
        assert_eq!(learner.levels().await, [learner.course.rules.len(), 0, 0, 0]);
        for rule in RULES {
            learner.answer(only_of(&learner.course, rule)[0], true).await;
        }
        assert_eq!(learner.levels().await, [learner.course.rules.len() - 3, 3, 0, 0]);
        learner.pass(2 * DAY);
        for lang in Lang::ALL {
            let said = lang.text_with("review-due", &[("count", 3.into())]);
            for place in ["/", "/review", "/progress"] {
                assert!(learner.page(lang, place).await.contains(&said), "{place}");
            }
            let page = learner.page(lang, "/progress").await;
            assert_eq!(page.matches(&format!("<strong>{}<", lang.text("level-due"))).count(), 3);
            for rule in &learner.course.rules {
                assert!(
                    page.contains(&format!("href=\"/{}/rules/{}\"", lang.code(), rule.id)),
                    "{}",
                    rule.id
                );
            }
        }
        learner.pass(-DAY);
        assert!(learner.page(Lang::En, "/review").await.contains(&*Lang::En.text("review-done")));
    });
}

#[test]
fn a_code_takes_progress_to_a_second_device_and_joins_what_both_have() {
    block_on(async {
        let phone = Learner::new();
        let desk = phone.another();
        let nothing = desk.post("/zh/progress/code", &[]).await;
        let page = assert_page(&nothing, 200, Lang::Zh, "no code");
        assert!(page.contains(&*Lang::Zh.text("carry-nothing")), "{page}");

        phone.answer(only_of(&phone.course, RULES[0])[0], true).await;
        desk.answer(only_of(&desk.course, RULES[1])[0], true).await;
        let code = phone.code().await;
        // First it is said what will happen; nothing has happened yet.
        let page = assert_page(&desk.enter(&code.to_lowercase(), false).await, 200, Lang::En, "the question");
        assert!(page.contains("one puzzle solved") && page.contains(&format!("value=\"{code}\"")), "{page}");
        assert_eq!(desk.levels().await[1], 1);
        let reply = desk.enter(&code, true).await;
        assert_eq!((reply.status, reply.header("location")), (303, "/en/progress?done=joined"));
        assert_eq!((desk.levels().await[1], phone.levels().await[1]), (2, 2));
        phone.answer(only_of(&phone.course, RULES[2])[0], true).await;
        assert_eq!(desk.levels().await[1], 3, "from now on they are one");

        // A device that has done nothing needs no question.
        let third = phone.another();
        assert_eq!(third.enter(&phone.code().await, false).await.status, 303);
        assert_eq!(third.levels().await[1], 3);
    });
}

#[test]
fn a_code_that_does_not_work_says_what_to_do() {
    block_on(async {
        let phone = Learner::new();
        phone.answer(only_of(&phone.course, RULES[0])[0], true).await;
        let (used, other) = (phone.code().await, phone.another());
        assert_eq!(other.enter(&used, false).await.status, 303);
        let (old, own) = (phone.code().await, phone.code().await);
        let rows = [
            (&phone, "", "join-no-code"),
            (&phone, "ABCD", "join-no-code"),
            (&phone, "0000-0000-0000", "join-unknown"),
            (&phone, &own, "join-own"),
            (&phone.another(), &used, "join-used"),
            (&phone.another(), &old, "join-unknown"),
        ];
        for (who, code, fault) in rows {
            let page = assert_page(&who.enter(code, true).await, 422, Lang::En, code);
            assert!(page.contains(&*Lang::En.text(fault)), "{code}: {page}");
        }
        phone.pass(DAY);
        let page = assert_page(&phone.another().enter(&own, true).await, 422, Lang::En, "old");
        assert!(page.contains(&*Lang::En.text("join-expired")), "{page}");
    });
}

#[test]
fn codes_cannot_be_guessed_for_long() {
    block_on(async {
        let learner = Learner::new();
        let mut last = 0;
        for _ in 0..=100 {
            last = learner.enter("0000-0000-0000", false).await.status;
        }
        assert_eq!(last, 429);
        let other = learner.another();
        assert_eq!(other.enter("0000-0000-0000", true).await.status, 429, "a new browser is no new place");
        learner.pass(2 * HOUR);
        assert_eq!(learner.enter("0000-0000-0000", false).await.status, 422);
    });
}

#[test]
fn erasing_leaves_nothing_and_takes_the_cookie_back() {
    block_on(async {
        let learner = Learner::new();
        learner.answer(only_of(&learner.course, RULES[0])[0], true).await;
        let code = learner.code().await;
        assert!(learner.page(Lang::Zh, "/progress/erase").await.contains(&*Lang::Zh.text("erase-all")));
        assert_eq!(learner.levels().await[1], 1, "asking erases nothing");
        let reply = learner.post("/zh/progress/erase", &[]).await;
        assert_eq!((reply.status, reply.header("location")), (303, "/zh/progress?done=erased"));
        assert!(reply.header("set-cookie").contains("Max-Age=0"), "{}", reply.header("set-cookie"));
        assert_eq!(learner.levels().await[1], 0);
        assert_eq!(learner.another().enter(&code, true).await.status, 422);
        assert_eq!(learner.post("/zh/progress/erase", &[]).await.status, 303, "twice is no harm");
    });
}

/// Each address of a learner's own, each way to ask it: another learner and a stranger see nothing of
/// it, and another site can do nothing to it.
#[test]
fn nobody_else_reads_or_changes_a_learners_progress() {
    block_on(async {
        let learner = Learner::new();
        let rule = "rook-move";
        learner.answer(only_of(&learner.course, rule)[0], true).await;
        learner.pass(2 * DAY);
        let other = learner.another();
        other.answer(only_of(&learner.course, "bishop-move")[0], true).await;
        for who in [&other, &learner.another()] {
            assert!(!who.due().await.iter().any(|due| due == rule));
            assert_eq!(who.next().await, None);
            assert!(who.levels().await[1] <= 1);
            who.post("/en/progress/erase", &[]).await;
        }
        for place in ["/en/progress/code", "/en/progress/join", "/en/progress/erase", "/zh/progress/erase"] {
            let request = learner.service.request(Method::POST, place).header("sec-fetch-site", "cross-site");
            assert_eq!(learner.service.send(request).await.status, 403, "{place}");
            let request = learner.service.request(Method::PUT, place);
            let reply = learner.service.send(request).await;
            assert_eq!((reply.status, reply.header("allow")), (405, "GET, HEAD, POST"), "{place}");
        }
        assert_eq!(learner.due().await, [rule]);
    });
}
