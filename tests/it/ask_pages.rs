//! The page to ask about any position as a visitor meets it: both languages, without script.

use crate::malformed::junk;
use crate::pages::{is_key, texts};
use crate::service::{Reply, Service};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use reqwest::Method;
use yize::i18n::{Lang, messages};
use yize::rules::End;

fn html(reply: &Reply) -> String {
    let text = String::from_utf8(reply.body.clone()).expect("a page is UTF-8");
    text.replace("&#39;", "'").replace("&#38;", "&")
}

/// The page, whole and clean.
async fn page(service: &Service, lang: Lang, query: &str) -> String {
    let mark = if query.is_empty() { "" } else { "?" };
    let reply = service.get(&format!("/{}/ask{mark}{query}", lang.code())).await;
    let page = html(&reply);
    assert_eq!((reply.status, reply.header("content-language")), (200, lang.tag()), "{query}");
    assert_eq!(page.matches("<h1").count(), 1, "{query}");
    assert!(!page.contains("{ $"), "{query}");
    let key = texts(&page).find(|text| is_key(text) || text.starts_with("ask-"));
    assert_eq!(key, None, "{query}");
    page
}

/// Where a reply sends the visitor.
async fn sent(browser: &Service, path: &str, text: Option<&str>) -> Result<String, String> {
    let reply = match text {
        Some(text) => browser.send(browser.request(Method::POST, path).form(&[("text", text)])).await,
        None => browser.get(path).await,
    };
    match reply.status {
        303 => Ok(reply.header("location").to_string()),
        200 => Err(html(&reply)),
        status => panic!("{path}: {status}"),
    }
}

#[actix_web::test]
async fn an_empty_page_begins_at_the_initial_position() {
    let service = Service::new();
    for lang in Lang::ALL {
        let page = page(&service, lang, "").await;
        assert!(page.contains("data-shown=\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR\""));
        assert_eq!(page.matches("<button class=\"sq").count(), 64);
        assert!(page.contains("<textarea"));
    }
}

#[actix_web::test]
async fn a_move_is_tried_by_two_presses_or_written_and_can_be_played_on() {
    let service = Service::new();
    let query = "moves=e4%20e5%20Nf3%20Nc6%20Bc4%20Bc5";
    let pressed = page(&service, Lang::En, &format!("{query}&from=e1&to=g1")).await;
    let written = page(&service, Lang::En, &format!("{query}&move=0-0")).await;
    for page in [&pressed, &written] {
        assert!(page.contains("<div class=\"said yes\">"));
        assert_eq!(page.matches("<li class=\"met\">").count(), 6);
        assert!(page.contains("moves=e2e4%20e7e5%20g1f3%20b8c6%20f1c4%20f8c5%20e1g1#board"));
    }
    // A square that is picked up is kept with the game.
    let picked = page(&service, Lang::En, &format!("{query}&from=e1")).await;
    assert!(picked.contains("<input type=\"hidden\" name=\"from\" value=\"e1\">"));
    assert!(picked.contains("name=\"moves\" value=\"e4 e5 Nf3 Nc6 Bc4 Bc5\""));
}

#[actix_web::test]
async fn the_answer_names_the_move_that_lost_the_right() {
    let service = Service::new();
    let game = "moves=1.Nf3%20Nf6%202.Rg1%20Rg8%203.Rh1%20Rh8%204.g3%20g6%205.Bg2%20Bg7";
    let en = page(&service, Lang::En, &format!("{game}&move=O-O")).await;
    assert!(en.contains("said no") && en.contains("h1") && en.contains("move 2"), "{en}");
    let zh = page(&service, Lang::Zh, &format!("{game}&move=短易位")).await;
    assert!(zh.contains("said no") && zh.contains("第 2 回合"), "{zh}");
}

#[actix_web::test]
async fn a_game_is_stepped_through_by_links() {
    let service = Service::new();
    let whole = page(&service, Lang::En, "moves=e4+e5+Nf3").await;
    assert_eq!(whole.matches("aria-current=\"step\"").count(), 1);
    let before = page(&service, Lang::En, "moves=e4+e5+Nf3&ply=1").await;
    assert!(before.contains("data-shown=\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR\""));
    for ply in [0, 2, 3] {
        assert!(before.contains(&format!("moves=e4%20e5%20Nf3&ply={ply}#board")), "{ply}");
    }
    // A pupil may try what was not played, and the other side's pieces too.
    let other = page(&service, Lang::En, "moves=e4+e5+Nf3&ply=1&from=d2&to=d4").await;
    assert!(other.contains("said no"));
}

#[actix_web::test]
async fn a_list_that_breaks_off_says_where_and_why_and_keeps_what_came_before() {
    let service = Service::new();
    for lang in Lang::ALL {
        let page = page(&service, lang, "moves=e4+e5+Ke3+Nf6").await;
        assert!(page.contains("Ke3") && page.contains("role=\"alert\""));
        assert!(page.contains("data-shown=\"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR\""));
    }
}

#[actix_web::test]
async fn a_position_is_set_up_press_by_press_and_used() {
    let browser = Service::browser();
    let set = page(&browser, Lang::En, "set=1&board=8/8/8/8/8/8/8/8&piece=K&put=e1&turn=b").await;
    assert!(set.contains("name=\"board\" value=\"8/8/8/8/8/8/8/4K3\""));
    assert!(set.contains("value=\"b\" checked"));
    assert!(set.contains("board=8/8/8/8/8/8/8/8&piece=K&turn=b#board"), "undo");
    let path = "/en/ask?set=1&use=1&board=4k3/8/8/8/8/8/8/4K2R&turn=w&castle=K";
    let place = sent(&browser, path, None).await.expect("the position is used");
    assert_eq!(place, "/en/ask?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K2R%20w%20K%20-%200%201#board");
    // It begins with the position that was looked at.
    let changed = page(&browser, Lang::En, "set=1&moves=e4").await;
    assert!(changed.contains("name=\"board\" value=\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR\""));
}

#[actix_web::test]
async fn a_faulty_position_is_told_square_by_square_and_mended() {
    let service = Service::new();
    for lang in Lang::ALL {
        let page = page(&service, lang, "set=1&use=1&board=P3k3/8/8/8/8/8/8/4K3&turn=w").await;
        assert!(page.contains("said no") && page.contains("a8"), "{page}");
        assert!(!page.contains("class=\"mend\""), "a pawn on a8 is not mended by guessing");
    }
    // A right without its rook is dropped on request, in the editor and in an address.
    for query in
        ["set=1&use=1&board=4k3/8/8/8/8/8/8/4K3&turn=w&castle=K", "fen=4k3/8/8/8/8/8/8/4K3+w+K+-+0+1"]
    {
        let page = page(&service, Lang::En, query).await;
        let mend = page.split("class=\"mend\" href=\"").nth(1).and_then(|rest| rest.split('"').next());
        assert_eq!(mend, Some("/en/ask?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3%20w%20-%20-%200%201#board"));
    }
    let junk = page(&service, Lang::En, "fen=hello").await;
    assert!(junk.contains("role=\"alert\"") && junk.contains(">hello</textarea>"));
}

#[actix_web::test]
async fn what_is_pasted_leads_to_its_own_address() {
    let browser = Service::browser();
    let fen = "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1";
    let place = sent(&browser, "/zh/ask", Some(fen)).await.expect("a position");
    assert!(place.starts_with("/zh/ask?fen=r3k2r"), "{place}");
    let place = sent(&browser, "/en/ask", Some("1. e4 e5 2. Nf3")).await.expect("a game");
    assert_eq!(place, "/en/ask?moves=e2e4%20e7e5%20g1f3#board");
    let games =
        "[White \"Anna\"]\n[Black \"李明\"]\n\n1. e4 e5 1-0\n\n[White \"Ben\"]\n\n1. e4 e5 2. Ke3 *\n";
    let page = sent(&browser, "/en/ask", Some(games)).await.expect_err("a choice of games");
    for text in ["Anna – 李明", "Ben – ?", "1-0", "Ke3"] {
        assert!(page.contains(text), "{text}: {page}");
    }
    for (text, words) in [("", "Nothing was pasted"), ("   ", "Nothing was pasted")] {
        let page = sent(&browser, "/en/ask", Some(text)).await.expect_err("a page");
        assert!(page.contains(words), "{text}");
    }
}

#[actix_web::test]
async fn a_large_file_is_read() {
    let browser = Service::browser();
    let game =
        "[White \"甲\"]\n[Black \"乙\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 {好的} 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n\n";
    let text = game.repeat(5_000_000 / game.len());
    let page = sent(&browser, "/zh/ask", Some(&text)).await.expect_err("a choice of games");
    assert!(page.contains("棋局太多") && page.matches("甲 – 乙").count() == 200);
}

#[actix_web::test]
async fn a_draw_that_could_be_claimed_is_told_with_its_moment() {
    let service = Service::new();
    let game = "moves=Nf3+Nf6+Ng1+Ng8+Nf3+Nf6+Ng1+Ng8&ply=3";
    let en = page(&service, Lang::En, game).await;
    for text in
        ["after 4... Ng8", "White may claim a draw after 4... Ng8", "By the sources' rule", "&ply=8#board\""]
    {
        assert!(en.contains(text), "{text}: {en}");
    }
    let zh = page(&service, Lang::Zh, game).await;
    assert!(zh.contains("4... Ng8 之后，白方可以要求判和"), "{zh}");
    assert!(page(&service, Lang::En, "moves=e4+e5").await.contains("nothing to claim"));
}

#[actix_web::test]
async fn a_written_move_of_the_only_such_piece_is_told_why_it_cannot_go_there() {
    let service = Service::new();
    let page = page(&service, Lang::En, "move=Ke3").await;
    let verdict = page.split("said no").nth(1).expect("a refusal");
    let sentence = verdict.split("</p>").next().unwrap_or_default();
    assert!(sentence.contains("one square at a time"), "{sentence}");
    assert!(verdict.contains("/en/rules/king-move"), "{verdict}");
}

#[actix_web::test]
async fn nobody_can_win_behind_a_locked_wall_of_pawns() {
    let service = Service::new();
    let fen = "fen=8/4k3/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/5K2/8+w+-+-+0+1";
    for (lang, key) in [(Lang::En, "dead"), (Lang::Zh, "死局")] {
        let page = page(&service, lang, fen).await;
        assert!(page.contains(key) && page.contains(&messages::end(lang, End::DeadPosition)));
    }
}

#[actix_web::test]
async fn rubbish_gets_a_page_in_the_language_of_its_path() {
    let service = Service::new();
    let mut random = ChaCha8Rng::seed_from_u64(41);
    let names = [
        "fen", "moves", "ply", "from", "to", "move", "promote", "set", "use", "board", "put", "piece",
        "turn", "castle", "ep", "black", "with",
    ];
    for round in 0..150 {
        let lang = Lang::ALL[round % 2];
        let pairs: Vec<String> = (0..random.random_range(1..6))
            .map(|_| format!("{}={}", names[random.random_range(0..names.len())], junk(&mut random)))
            .collect();
        let query: String = pairs.join("&").chars().filter(|c| !c.is_whitespace() && *c != '#').collect();
        let reply = service.get(&format!("/{}/ask?{query}", lang.code())).await;
        assert!(matches!(reply.status, 200 | 303 | 400), "{query}: {}", reply.status);
        let text = junk(&mut random);
        let posted = service.request(Method::POST, &format!("/{}/ask", lang.code()));
        let reply = service.send(posted.form(&[("text", text)])).await;
        assert!(reply.status < 500, "{}", reply.status);
    }
}
