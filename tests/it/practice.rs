//! Practice: the list of skills, rounds of ten puzzles and what becomes of them, and the same over
//! JSON, on both databases alike.

use crate::service::{Service, pointers};
use crate::solutions;
use crate::store::{postgres, sqlite_file};
use crate::support;
use reqwest::Method;
use std::collections::BTreeSet;
use yize::i18n::Lang;
use yize::puzzle::generate::{Level, MIXED, ROUND, Round, Skill, from_id};
use yize::puzzle::{Answer, check};

const LIST: &str = "/api/v1/practice";

async fn page(service: &Service, path: &str) -> String {
    let reply = service.get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).expect("a page is UTF-8")
}

#[actix_web::test]
async fn every_skill_is_listed_with_its_levels_in_both_languages() {
    let service = Service::new();
    for lang in Lang::ALL {
        let text = page(&service, &format!("/{}/practice", lang.code())).await;
        for name in Skill::all().map(|skill| skill.id).chain([MIXED]) {
            for level in 1..=3 {
                let start = format!("/{}/practice/start?skill={name}&#38;level={level}", lang.code());
                assert!(text.contains(&start), "{start}");
            }
            assert!(text.contains(&format!("id=\"{name}\"")), "{name}");
        }
    }
}

#[actix_web::test]
async fn a_start_leads_to_a_round_that_is_another_one_each_time() {
    let service = Service::browser();
    let mut places = BTreeSet::new();
    for _ in 0..4 {
        let reply = service.get("/zh/practice/start?skill=find-square&level=3").await;
        assert_eq!(reply.status, 303);
        let place = reply.header("location").to_owned();
        assert!(place.starts_with("/zh/practice/find-square/3/") && place.ends_with("/1"), "{place}");
        assert_eq!(service.get(&place).await.status, 200, "{place}");
        assert_eq!(reply.header("cache-control"), "no-store");
        places.insert(place);
    }
    assert_eq!(places.len(), 4);
    for (from, to) in [
        ("/en/practice/name-square", "/en/practice#name-square"),
        ("/en/practice/name-square?level=2&run=7", "/en/practice/name-square/2/7/1"),
        ("/en/practice/mixed?run=7&with=zh", "/en/practice/mixed/1/7/1?with=zh"),
    ] {
        let reply = service.get(from).await;
        assert_eq!((reply.status, reply.header("location")), (303, to));
    }
}

#[actix_web::test]
async fn what_is_no_round_is_not_found() {
    let service = Service::new();
    for rest in [
        "/start?skill=flying",
        "/start?skill=find-square&level=4",
        "/flying",
        "/find-square?run=x",
        "/find-square/1",
        "/find-square/0/1",
        "/find-square/1/-1",
        "/find-square/1/429496729",
        "/find-square/1/1/0",
        "/find-square/1/1/11",
        "/find-square/1/1/x",
        "/mixed/9/1/1",
    ] {
        assert_eq!(service.get(&format!("/en/practice{rest}")).await.status, 404, "{rest}");
    }
    let form = service.request(Method::POST, "/en/practice/find-square/1/1/11").form(&[("squares", "e4")]);
    assert_eq!(service.send(form).await.status, 404);
}

/// Sends an answer as a form does, and follows to the page that shows it.
async fn answer(learner: &Service, place: &str, form: &[(&'static str, String)]) -> String {
    let sent = learner.send(learner.request(Method::POST, place).form(form)).await;
    assert_eq!(sent.status, 303, "{place}");
    page(learner, sent.header("location")).await
}

#[actix_web::test]
async fn a_round_keeps_what_was_right_at_once_and_leads_through_to_its_end() {
    let learner = Service::browser();
    let round = Round::read("name-square", "1", "12").expect("a round");
    for (index, id) in round.ids().iter().enumerate() {
        let place = format!("/en/practice/name-square/1/12/{}", index + 1);
        let puzzle = from_id(id).expect("a puzzle");
        // The third is missed at first, the seventh for good.
        if [2, 6].contains(&index) {
            assert!(
                answer(&learner, &place, &[("text", "z9".to_owned())]).await.contains("class=\"said no\"")
            );
        }
        if index == 6 {
            continue;
        }
        let shown = answer(&learner, &place, &solutions::form(&puzzle)).await;
        let next = if index + 1 == ROUND { "12".to_owned() } else { format!("12/{}", index + 2) };
        let onward = format!("<a class=\"go main\" href=\"/en/practice/name-square/1/{next}\">");
        assert!(shown.contains(&onward), "{place}: {onward}");
        // In a row before this one: two, then again from the fourth on, and from the eighth.
        assert_eq!(shown.contains("right in a row"), [2, 5, 9].contains(&index), "{place}");
    }
    let end = learner.get("/en/practice/name-square/1/12").await;
    let text = String::from_utf8(end.body).expect("UTF-8");
    assert!(text.contains("8 of 10 right at the first try."), "{text}");
    assert!(text.contains("/en/practice/name-square/1/12/7\">Go on"), "the open one comes first: {text}");
    let stranger = page(&Service::new(), "/en/practice/name-square/1/12").await;
    assert!(stranger.contains("Nothing is answered yet."));
}

#[test]
fn a_pawn_whose_new_piece_is_still_to_be_named_is_no_miss() {
    let puzzle = from_id("gen.promote-mate.2.v1.47114").expect("a puzzle");
    let given = |text: &str| check(&puzzle, &Answer::Move(text.to_owned())).expect("an answer");
    assert!(given("h7h8").is_under_way() && !given("h7h8").correct);
    assert!(!given("h7h8n").is_under_way() && !given("g5f7").is_under_way() && !given("g1g3").is_under_way());
    assert!(given("h7h8q").done);
}

#[actix_web::test]
async fn skills_and_their_puzzles_over_json() {
    let service = Service::new();
    let list = service.get(LIST).await.json();
    let ids: Vec<&str> =
        list["skills"].as_array().expect("a list").iter().filter_map(|skill| skill["id"].as_str()).collect();
    assert!(ids.iter().eq(Skill::all().map(|skill| &skill.id)), "{ids:?}");
    for skill in Skill::all() {
        let puzzle = service.get(&format!("{LIST}/{}?level=2&seed=48213&lang=zh", skill.id)).await;
        assert_eq!(puzzle.status, 200, "{}", skill.id);
        let id = skill.puzzle_id(Level::Two, 48213);
        assert_eq!(puzzle.json()["id"], id.as_str());
        assert_eq!(service.get(&format!("/api/v1/puzzles/{id}?lang=zh")).await.json(), puzzle.json());
    }
    let first = service.get(&format!("{LIST}/find-square")).await.json();
    assert_eq!(first["id"], "gen.find-square.1.v1.0");
    assert_eq!(service.get(&format!("{LIST}/flying")).await.json()["code"], "no-such-skill");
    for (query, field) in [
        ("level=0", "/level"),
        ("level=x", "/level"),
        ("level=", "/level"),
        ("seed=-1", "/seed"),
        ("seed=4294967296", "/seed"),
        ("seed=1.5", "/seed"),
    ] {
        let reply = service.get(&format!("{LIST}/find-square?{query}")).await;
        let problem = reply.json();
        assert_eq!((reply.status, pointers(&problem)), (422, vec![field]), "{query}");
    }
}

#[test]
fn the_same_seed_gives_the_same_puzzle_on_both_databases_and_after_a_restart() {
    let asked = "/api/v1/practice/name-square?level=3&seed=99";
    let answered = |database: &str| {
        let service = support::Service::start_with(&["--database", database]);
        support::block_on(async {
            let text = reqwest::get(service.url(asked)).await.expect("an answer").text().await;
            text.expect("a text")
        })
    };
    let (file, server) = (sqlite_file(), postgres());
    let first = answered(&file.address);
    assert_eq!(first, answered(&server.address));
    assert_eq!(first, answered(&file.address), "after a restart");
}
