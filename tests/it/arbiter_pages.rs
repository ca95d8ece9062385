//! The arbiter's desk as a learner meets it, in both languages and without script.

use crate::malformed::junk;
use crate::pages::{is_key, texts};
use crate::service::{Reply, Service};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use yize::i18n::Lang;

fn html(reply: &Reply) -> String {
    String::from_utf8(reply.body.clone()).expect("a page is UTF-8")
}

/// A page of the desk, whole and clean.
async fn desk(service: &Service, lang: Lang, query: &str) -> String {
    let mark = if query.is_empty() { "" } else { "?" };
    let reply = service.get(&format!("/{}/arbiter{mark}{query}", lang.code())).await;
    let page = html(&reply);
    assert_eq!((reply.status, reply.header("content-language")), (200, lang.tag()), "{query}");
    assert_eq!(page.matches("<h1").count(), 1);
    assert!(!page.contains("<script") && !page.contains("{ $"), "{query}");
    let key =
        texts(&page).find(|text| is_key(text) || text.starts_with("desk-") || text.starts_with("ruling-"));
    assert_eq!(key, None, "{query}");
    page
}

/// The text as it stands in a page.
fn escaped(text: &str) -> String {
    text.replace('&', "&#38;").replace('\'', "&#39;")
}

/// The addresses of a page's links that begin so.
fn links(page: &str, start: &str) -> Vec<String> {
    let hrefs = page.split("href=\"").skip(1).filter_map(|part| part.split('"').next());
    hrefs.filter(|href| href.starts_with(start)).map(|href| href.replace("&#38;", "&")).collect()
}

#[actix_web::test]
async fn an_empty_desk_offers_cases_and_every_kind_of_event() {
    let service = Service::new();
    for lang in Lang::ALL {
        let page = desk(&service, lang, "").await;
        for kind in yize::arbiter::EventKind::NAMES {
            assert!(page.contains(&format!("name=\"do\" value=\"{kind}\"")), "{kind}");
        }
        assert!(!page.contains("id=\"decision\""));
        assert!(links(&page, &format!("/{}/arbiter?", lang.code())).len() >= 12);
    }
}

#[actix_web::test]
async fn every_ready_made_case_is_decided_in_both_languages() {
    let service = Service::new();
    for lang in Lang::ALL {
        let start = format!("/{}/arbiter?", lang.code());
        let first = desk(&service, lang, "").await;
        let mut differ = 0;
        for href in links(&first, &start) {
            let page = desk(&service, lang, href.strip_prefix(&start).expect("a case")).await;
            assert!(page.contains("id=\"decision\""), "{href}");
            assert!(
                !page.contains(&*lang.text("desk-not-judged")) && !page.contains("role=\"alert\""),
                "{href}"
            );
            differ += usize::from(page.contains("class=\"said source\""));
            let both = page.contains("class=\"said source\"") != page.contains("class=\"same\"");
            assert!(both, "{href}: either the sources differ or the page says that they do not");
        }
        assert!(differ >= 6, "the sources differ in {differ} cases");
    }
}

#[actix_web::test]
async fn events_are_added_removed_and_taken_back_by_plain_links_and_forms() {
    let service = Service::browser();
    let add =
        "/en/arbiter?history=e4%20e5&control=classical&do=move&side=white&move=Nf3&pressed=1&square=&late=1";
    let reply = service.get(add).await;
    assert_eq!(reply.status, 303);
    assert_eq!(reply.header("location"), "/en/arbiter?history=e4%20e5&e=move%3Awhite%3Ap%3ANf3#decision");
    let query = "history=e4%20e5&e=move%3Awhite%3Ap%3ANf3&e=flag-fall%3Ablack%3A%3A";
    for lang in Lang::ALL {
        let page = desk(&service, lang, query).await;
        let sentence = match lang {
            Lang::En => {
                "Black's time has run out, and White could still checkmate by some series of legal moves. White wins."
            }
            Lang::Zh => "黑方超时，而白方还有可能将死对方。白方胜。",
        };
        assert!(page.contains(&escaped(sentence)), "{page}");
        let here = format!("/{}/arbiter", lang.code());
        let removals = links(&page, &format!("{here}?history"));
        assert!(removals.contains(&format!("{here}?history=e4%20e5&e=flag-fall%3Ablack%3A%3A#happened")));
        assert_eq!(
            removals.iter().filter(|href| href.ends_with("&e=move%3Awhite%3Ap%3ANf3#happened")).count(),
            2,
            "one removes the last event, one takes it back"
        );
        assert!(page.contains("name=\"e\" value=\"move:white:p:Nf3\""));
    }
}

#[actix_web::test]
async fn what_cannot_be_added_is_told_and_what_was_written_stays() {
    let service = Service::browser();
    for (fields, fault) in [
        ("do=move&side=white&move=", "desk-fault-no-move"),
        ("do=move&side=white&move=Kq9", "desk-fault-move"),
        ("do=touch&side=white&square=", "desk-fault-square"),
        ("do=touch&side=white&square=z9", "desk-fault-square"),
        ("do=touch&side=white&square=e5", "desk-fault-empty"),
        ("do=castle&side=white", "desk-fault-odd"),
        ("do=resign", "desk-fault-odd"),
    ] {
        for lang in Lang::ALL {
            let page = desk(&service, lang, fields).await;
            assert!(page.contains(&escaped(&lang.text(fault))), "{fields}");
            assert!(page.contains("role=\"alert\""));
        }
    }
    let page = desk(&service, Lang::En, "history=e4&do=move&side=black&move=Kq9").await;
    assert!(page.contains("value=\"Kq9\"") && page.contains("value=\"black\" checked"));
}

#[actix_web::test]
async fn an_event_that_fits_no_more_is_told_where_it_stands() {
    let service = Service::new();
    // The move that made room for the bishop has been removed.
    let query = "e=move%3Awhite%3A%3Ae5e6&e=resign%3Ablack%3A%3A";
    for lang in Lang::ALL {
        let page = desk(&service, lang, query).await;
        assert!(page.contains(&escaped(&lang.text("desk-fault-move"))));
        assert!(page.contains(&*lang.text("desk-not-judged")));
        let page = desk(&service, lang, "fen=8%2F8%2F8%2F8%2F8%2F8%2F8%2F8%20w%20-%20-%200%201").await;
        assert!(
            page.contains("role=\"alert\"") && page.contains("<details class=\"setup\" id=\"setup\" open")
        );
        let page = desk(&service, lang, "history=1.%20e4%201...%20e5%20Ke3").await;
        assert!(page.contains("role=\"alert\""));
        let page =
            desk(&service, lang, "history=1.%20e4%201...%20e5%202.%20Nf3&e=resign%3Ablack%3A%3A").await;
        assert!(!page.contains("role=\"alert\""));
    }
}

#[actix_web::test]
async fn a_rule_leads_to_its_case_and_the_desk_back_to_the_rule() {
    let service = Service::new();
    for lang in Lang::ALL {
        let rule = format!("/{}/rules/castling-king-first", lang.code());
        let page = html(&service.get(&rule).await);
        let start = format!("/{}/arbiter?", lang.code());
        let cases = links(&page, &start);
        assert_eq!(cases.len(), 1);
        let page = desk(&service, lang, cases[0].strip_prefix(&start).expect("a case")).await;
        assert!(links(&page, &rule).len() == 2, "both sets of rules name the rule");
        assert!(page.contains("4.4.2") && page.contains("A4"));
    }
}

#[actix_web::test]
async fn odd_queries_give_a_page() {
    let service = Service::browser();
    let mut random = ChaCha8Rng::seed_from_u64(11);
    for _ in 0..120 {
        let names = ["e", "fen", "history", "control", "supervised", "do", "side", "move", "square", "late"];
        let query: Vec<String> = names
            .iter()
            .filter_map(|name| {
                let value: String = junk(&mut random).bytes().map(|byte| format!("%{byte:02x}")).collect();
                (random.random_range(0..2) == 0).then(|| format!("{name}={value}"))
            })
            .collect();
        desk(&service, Lang::Zh, &query.join("&")).await;
    }
}
