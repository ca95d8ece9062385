//! The index of rules: whole without a search, and found by either language.

use crate::service::Service;

async fn page(path: &str) -> String {
    let reply = Service::new().get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).expect("a page is UTF-8")
}

#[actix_web::test]
async fn a_rule_is_found_by_either_language_and_its_neighbours_are_not_shown() {
    for lang in ["en", "zh"] {
        for query in ["en+passant", "%E5%90%83%E8%BF%87%E8%B7%AF%E5%85%B5", "EN-PASSANT"] {
            let page = page(&format!("/{lang}/rules?q={query}")).await;
            assert!(page.contains(&format!("href=\"/{lang}/rules/en-passant\"")), "{query}");
            assert!(!page.contains("/rules/two-players"), "{query}");
        }
    }
}

#[actix_web::test]
async fn what_finds_nothing_shows_every_rule_and_says_what_to_do() {
    let whole = page("/en/rules").await.matches("/en/rules/").count();
    for query in ["zyzzyva", "%00%ff", "the"] {
        assert_eq!(page(&format!("/en/rules?q={query}")).await.matches("/en/rules/").count(), whole);
    }
    assert!(page("/en/rules?q=zyzzyva").await.contains("Try one or two words"));
    assert!(page("/zh/rules?q=zyzzyva").await.contains("换一两个词"));
}

#[actix_web::test]
async fn an_appendix_of_the_laws_is_named_in_the_language_of_the_page() {
    for path in ["rules", "rules/files-ranks", "lessons/board"] {
        let (en, zh) = (page(&format!("/en/{path}")).await, page(&format!("/zh/{path}")).await);
        assert!(en.contains("2.4, Appendix C") && !en.contains("附录"), "{path}");
        assert!(zh.contains("2.4, 附录 C") && !zh.contains("Appendix"), "{path}");
    }
}
