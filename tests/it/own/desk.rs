//! The pages on which a teacher sets puzzles, as a browser without script meets them.

use crate::pages::{assert_page, html};
use crate::service::Service;
use yize::i18n::Lang;

const MATE: &str = "own.move.mate.6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";
const FEN: &str = "6k1/5ppp/8/8/8/8/5PPP/3R2K1+w+-+-+0+1";

/// A browser in which a teacher is signed in.
pub(crate) async fn signed_in(name: &str) -> Service {
    let service = Service::browser();
    let reply = service.form("/en/sign-up", &[("name", name), ("password", "three knights hop")]).await;
    assert_eq!(reply.status, 200, "{}", String::from_utf8_lossy(&reply.body));
    service
}

/// Keeps a puzzle, and gives the address under which it is erased.
async fn keep(service: &Service, puzzle: &str, title: &str) -> String {
    let reply = service.form("/en/own/new", &[("puzzle", puzzle), ("title", title)]).await;
    assert_eq!((reply.status, reply.header("location")), (303, "/en/own?done=kept"));
    let page = html(&service.get("/en/own").await);
    let (before, _) = page.split_once("/erase\"").expect("a puzzle");
    let (_, id) = before.rsplit_once('/').expect("an address");
    format!("/en/own/{id}/erase")
}

#[actix_web::test]
async fn who_is_not_signed_in_is_led_there() {
    let service = Service::browser();
    for place in ["/own", "/own/new", "/own/import", "/own/export", "/own/x/erase"] {
        let reply = service.get(&format!("/zh{place}")).await;
        let location = reply.header("location");
        assert!(reply.status == 303 && location.starts_with("/zh/sign-in?back="), "{place}: {location}");
    }
}

#[actix_web::test]
async fn a_puzzle_is_set_step_by_step_and_erased_once_that_is_sure() {
    let service = signed_in("own-steps").await;
    let none = html(&service.get("/en/own").await);
    assert!(none.contains("You have made no puzzles yet"), "{none}");
    for lang in Lang::ALL {
        let code = lang.code();
        for rest in [
            "",
            &format!("?fen={FEN}"),
            &format!("?fen={FEN}&at=d1&to=d5&move=Rd8"),
            "?fen=hello+w",
            &format!("?puzzle={MATE}"),
        ] {
            let path = format!("/{code}/own/new{rest}");
            assert_page(&service.get(&path).await, 200, lang, &path);
        }
    }
    let table = html(&service.get(&format!("/en/own/new?fen={FEN}&at=d1&move=Rxa1")).await);
    for wanted in [
        &format!("href=\"/en/own/new?puzzle={MATE}\""),
        "Right: Rd8#",
        "questions do not fit here",
        "Every answer would be right",
    ] {
        assert!(table.contains(wanted), "{wanted}: {table}");
    }
    assert!(table.contains("own.verdict.d1a1."), "a move that is not allowed is asked about too");
    let last = html(&service.get(&format!("/en/own/new?puzzle={MATE}")).await);
    assert!(last.contains("Right: Rd8#") && last.contains("name=\"title\""), "{last}");
    let erase = keep(&service, MATE, "Rank & file <b>").await;
    let again = service.form("/en/own/new", &[("puzzle", MATE), ("title", "")]).await;
    assert_eq!(again.header("location"), "/en/own?done=known");
    let list = html(&service.get("/en/own").await);
    assert!(
        list.contains("Rank &#38; file &#60;b&#62;") && list.contains(&format!("/en/puzzles/{MATE}")),
        "{list}"
    );
    // Another teacher finds neither the puzzle nor its erasure.
    let other = signed_in("own-other").await;
    assert!(!html(&other.get("/en/own").await).contains("Rank"));
    for reply in [other.get(&erase).await, other.form(&erase, &[]).await] {
        assert_eq!(reply.status, 404);
    }
    assert_is_set(&service, &erase.replace("/erase", "/set")).await;
    assert!(html(&service.get(&erase).await).contains("Rank &#38; file"));
    assert_eq!(service.form(&erase, &[]).await.header("location"), "/en/own?done=erased");
    assert!(html(&service.get("/en/own?done=erased").await).contains("You have made no puzzles yet"));
}

/// The puzzle leads to a new assignment of the one class, with itself in it.
async fn assert_is_set(service: &Service, set: &str) {
    assert!(html(&service.get(set).await).contains("You have no class yet"));
    let made = service.form("/en/classes/new", &[("name", "3A"), ("zone", "Asia/Shanghai")]).await;
    assert_eq!(made.status, 303, "{}", String::from_utf8_lossy(&made.body));
    let led = service.get(set).await;
    let place = led.header("location");
    assert!(led.status == 303 && place.contains("/assignments/new?add=own&own=own.move.mate."), "{place}");
    assert!(html(&service.get(place).await).contains(&format!("value=\"own:{MATE}\"")), "{place}");
    let item = format!("own:{MATE}");
    let fields = [("title", "一 = {1}"), ("item", item.as_str()), ("hints", "yes"), ("save", "yes")];
    let kept = service.form(place.split('?').next().expect("a path"), &fields).await;
    let assignment = kept.header("location").to_owned();
    assert_eq!(kept.status, 303, "{}", String::from_utf8_lossy(&kept.body));
    for (ending, begins) in [("gift", "// 一 = {1}\n\n::01 一 \\= \\{1\\}::"), ("xml", "<?xml ")] {
        let file = service.get(&format!("{assignment}/questions.{ending}")).await;
        let text = String::from_utf8(file.body).expect("UTF-8");
        assert!(text.starts_with(begins), "{text}");
    }
    let nobody = Service::browser().get(&format!("{assignment}/questions.gift")).await;
    assert_eq!(nobody.status, 303);
}

#[actix_web::test]
async fn what_is_not_worth_setting_is_refused_with_why() {
    let service = signed_in("own-unfit").await;
    let none = "own.move.mate.2.6k1~5ppp~8~8~8~8~5PPP~4R1K1_b_-_-_0_1";
    let reply = service.form("/en/own/new", &[("puzzle", none), ("title", "kept as typed")]).await;
    let page = assert_page(&reply, 422, Lang::En, none);
    assert!(page.contains("Nothing here would be a right answer."), "{page}");
    assert_eq!(service.form("/en/own/new", &[("puzzle", "own.junk")]).await.status, 400);
    assert_eq!(service.get("/en/own/new?puzzle=own.junk").await.status, 404);
}

const RECORD: &str = "[White \"Study\"]\n[Black \"One\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Rd8# 1-0\n\n\
    [White \"Plain\"]\n\n1. e4 e5 *\n\n\
    [White \"Broken\"]\n[FEN \"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"]\n\n1. Qd8 *\n";

const TABLE: &str = "PuzzleId,FEN,Moves,Rating,Themes\n\
    aaa01,6k1/5ppp/8/8/8/8/r4PPP/3R2K1 b - - 0 1,a2a1 d1a1,900,short\n\
    aaa02,5rk1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,f8a8 h2h3 a8d8,900,short\n\
    aaa03,5k2/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1,f8g8 d1d8,900,mateIn1\n";

#[actix_web::test]
async fn a_file_is_looked_through_before_anything_is_kept() {
    let service = signed_in("own-import").await;
    for lang in Lang::ALL {
        let path = format!("/{}/own/import", lang.code());
        assert_page(&service.get(&path).await, 200, lang, &path);
        for (text, taken, passed) in [(RECORD, 1, 2), (TABLE, 2, 1)] {
            let page = assert_page(&service.form(&path, &[("text", text)]).await, 200, lang, &path);
            assert_eq!(page.matches("name=\"take\"").count(), taken, "{text}: {page}");
            let list = page.split("<ul class=\"passed\">").nth(1).expect("some are passed over");
            assert_eq!(list.matches("<li>").count(), passed, "{page}");
        }
        let nothing = service.form(&path, &[("text", "hello")]).await;
        assert!(assert_page(&nothing, 422, lang, &path).contains("hello"), "what was typed stays");
    }
    let puzzle = "own.move.mate.6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";
    let fields = [
        ("take", "1"),
        ("puzzle-1", puzzle),
        ("title-1", "Study – One"),
        ("take", "3"),
        ("puzzle-3", "junk"),
    ];
    let reply = service.form("/en/own/import/keep", &fields).await;
    assert_eq!((reply.status, reply.header("location")), (303, "/en/own?done=taken&count=1"));
    let list = html(&service.get("/en/own?done=taken&count=1").await);
    assert!(list.contains("1 puzzle is saved.") && list.contains("Study – One"), "{list}");
}
