//! Points and grades: what the API answers, and the calculator's page, for every band and both
//! sides of each edge; odd numbers get words, never a failure.

use crate::service::{Service, pointers};
use serde_json::{Value, json};

const CALL: &str = "/api/v1/rating/points";

async fn points(a: f64, b: f64, result: &str) -> Value {
    let reply = Service::new().post(CALL, &json!({ "a": a, "b": b, "result": result })).await;
    assert_eq!(reply.status, 200, "{}", reply.json());
    reply.json()
}

async fn page(path: &str) -> String {
    let reply = Service::new().get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).expect("a page is UTF-8")
}

#[actix_web::test]
async fn every_band_and_both_sides_of_each_edge() {
    // The difference; what the lower gains by a draw and by a win, what the higher gains by a win.
    let rows = [
        (0.0, "under-10", 0.0, 10.0, 10.0),
        (9.0, "under-10", 0.0, 10.0, 10.0),
        (9.99, "under-10", 0.0, 10.0, 10.0),
        (10.0, "10-to-99", 5.5, 11.0, 9.2),
        (99.0, "10-to-99", 9.95, 19.9, 2.08),
        (99.99, "10-to-99", 10.0, 20.0, 2.0),
        (100.0, "100-to-199", 25.0, 50.0, 2.0),
        (199.0, "100-to-199", 49.75, 99.5, 2.0),
        (199.99, "100-to-199", 50.0, 100.0, 2.0),
        (200.0, "200-and-over", 50.0, 100.0, 0.0),
        (400.0, "200-and-over", 100.0, 200.0, 0.0),
    ];
    for (difference, band, draw, lower, higher) in rows {
        let (low, high) = (1_000.0, 1_000.0 + difference);
        let gains = [("draw", draw, "rating-draw"), ("a-wins", lower, "rating-lower-wins")];
        for (result, gain, rule) in gains {
            let answer = points(low, high, result).await;
            assert_eq!((&answer["band"], &answer["a"]["change"]), (&json!(band), &json!(gain)), "{answer}");
            assert_eq!(answer["b"]["change"].as_f64(), Some(-gain), "{answer}");
            if difference > 0.0 {
                assert_eq!(answer["rule"], rule, "{answer}");
            }
        }
        let answer = points(high, low, "a-wins").await;
        assert_eq!((&answer["a"]["change"], &answer["rule"]), (&json!(higher), &json!("rating-higher-wins")));
    }
}

#[actix_web::test]
async fn an_answer_holds_points_grades_and_elo() {
    let answer = points(195.0, 95.5, "b-wins").await;
    assert_eq!(answer["difference"], 99.5);
    assert_eq!(answer["outcome"], "lower-wins");
    let b =
        json!({"before": 95.5, "change": 19.95, "after": 115.45, "grade_before": null, "grade_after": 30});
    assert_eq!(answer["b"], b);
    assert_eq!(answer["a"]["after"], 175.05);
    assert_eq!(answer["elo"], json!({"k": 20.0, "expected": 0.639, "a": -12.79, "b": 12.79}));
    // There is no floor.
    assert_eq!(points(0.0, 3.0, "b-wins").await["a"]["after"], -10.0);
}

#[actix_web::test]
async fn the_words_say_who_gains_and_by_which_sum() {
    let said = |lang: &'static str, a: f64, b: f64, result: &'static str| async move {
        let body = json!({ "a": a, "b": b, "result": result });
        Service::new().post(&format!("{CALL}?lang={lang}"), &body).await.json()["message"].clone()
    };
    let rows = [
        (1300.0, 1200.0, "draw", "B gains 25 points", "d/4 = 25"),
        (1300.0, 1250.0, "a-wins", "A gains 6 points", "10 − d/12.5 = 6"),
        (1300.0, 1250.0, "b-wins", "B gains 15 points", "10 + d/10 = 15"),
        (1300.0, 1000.0, "a-wins", "Nobody gains", "brings nothing"),
        (1300.0, 1295.0, "draw", "Nobody gains", "changes nothing"),
        (1300.0, 1300.0, "draw", "Nobody gains", "same number"),
        (1300.0, 1300.0, "b-wins", "B gains 10 points", "same number"),
    ];
    for (a, b, result, who, sum) in rows {
        let text = said("en", a, b, result).await.to_string();
        assert!(text.contains(who) && text.contains(sum), "{text}");
        let text = said("zh", a, b, result).await.to_string();
        assert!(!text.contains("points") && text.contains('分'), "{text}");
    }
}

#[actix_web::test]
async fn a_bad_field_is_named() {
    let rows = [
        (json!({"a": 1, "b": 2}), 400, "missing-field", vec!["/result"]),
        (json!({"a": "1", "b": 2, "result": "draw"}), 400, "bad-shape", vec!["/a"]),
        (json!({"a": null, "b": [], "result": "draw"}), 400, "bad-shape", vec!["/a", "/b"]),
        (json!({"a": 1_000_001, "b": 2, "result": "draw"}), 422, "bad-number", vec!["/a"]),
        (json!({"a": 1e300, "b": -1e300, "result": "x"}), 422, "bad-number", vec!["/a", "/b", "/result"]),
        (json!({"a": 1, "b": 2, "result": "white"}), 422, "bad-option", vec!["/result"]),
    ];
    for (body, status, code, fields) in rows {
        let reply = Service::new().post(CALL, &body).await;
        let problem = reply.json();
        assert_eq!(reply.status, status, "{problem}");
        assert_eq!(pointers(&problem), fields, "{problem}");
        if status == 422 {
            assert_eq!(problem["code"], code);
        }
    }
}

#[actix_web::test]
async fn the_page_reckons_the_game_of_its_form() {
    for (lang, ungraded, grade) in [("en", "no grade", "grade 30"), ("zh", "无级别", "30 级")] {
        let page = page(&format!("/{lang}/points?a=195&b=95.5&result=b-wins&seed=3")).await;
        for part in ["−19.95", "+19.95", "175.05", "115.45", "−12.79", ungraded, grade, "value=\"95.5\""]
        {
            assert!(page.contains(part), "{lang}: {part}");
        }
        // The leaps of the table.
        for part in ["0\u{202f}→\u{202f}5.50", "19.90\u{202f}→\u{202f}50", "2\u{202f}→\u{202f}0"] {
            assert!(page.contains(part), "{lang}: {part}");
        }
        assert!(page.contains(&format!("/{lang}/points?a=195&#38;b=95.5&#38;result=b-wins&#38;seed=4#run")));
    }
}

#[actix_web::test]
async fn the_same_seed_shows_the_same_run_and_the_next_another() {
    let run = async |seed: &str| {
        let page = page(&format!("/en/points?seed={seed}")).await;
        page.split("id=\"run\"").nth(1).unwrap_or_default().split("<svg").nth(1).map(str::to_owned)
    };
    assert_eq!(run("7").await, run("7").await);
    assert_ne!(run("7").await, run("8").await);
    // What is no seed is run 1, and the last seed has a next.
    assert_eq!(run("-1").await, run("1").await);
    assert!(
        page("/en/points?seed=4294967295").await.contains("rel=\"nofollow\" href=\"/en/points?seed=0#run\"")
    );
}

#[actix_web::test]
async fn odd_numbers_get_words() {
    let long = "9".repeat(4_000);
    for (query, faults) in [
        ("a=&b=&result=", 3),
        ("a=xx&b=1500&result=draw", 1),
        ("a=1e9&b=-1000001&result=draw", 2),
        ("a=NaN&b=inf&result=a-wins", 2),
        ("a=1500", 2),
        ("result=draw", 2),
        ("a=%00&b=%ff&result=%F0%9F&seed=%", 3),
        (&format!("a={long}&b=1&result=draw"), 1),
    ] {
        for lang in ["en", "zh"] {
            let page = page(&format!("/{lang}/points?{query}")).await;
            assert_eq!(page.matches("class=\"fault\"").count(), faults, "{query}");
        }
    }
    for query in ["a=１５００&b=-3.5&result=draw", "a=%20%2B7&b=0.005&result=b-wins", "x=1"] {
        assert!(!page(&format!("/zh/points?{query}")).await.contains("class=\"fault\""), "{query}");
    }
}
