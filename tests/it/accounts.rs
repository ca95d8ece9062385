//! Teachers' accounts, as browsers without script meet them.

use crate::pages::{assert_page, html};
use crate::service::{Reply, Service};
use crate::support::block_on;
use reqwest::Method;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use yize::i18n::Lang;
use yize::web::state::{AppState, Registration};

const MINUTE: i64 = 60_000;
const DAY: i64 = 24 * 60 * MINUTE;

/// A password that will do.
pub(crate) const GOOD: &str = "three knights hop";
const OTHER: &str = "马走日 elephants 走田";

/// A server whose clock is set by hand.
fn service() -> (Service, Arc<AtomicI64>) {
    let hand = Arc::new(AtomicI64::new(1_000 * DAY));
    (Service::with_clock(&hand), hand)
}

pub(crate) async fn sign_up(service: &Service, name: &str, password: &str) -> Reply {
    service.form("/en/sign-up", &[("name", name), ("password", password)]).await
}

async fn sign_in(service: &Service, name: &str, password: &str) -> Reply {
    service.form("/en/sign-in", &[("name", name), ("password", password)]).await
}

/// The eight codes of a page.
fn codes(page: &str) -> Vec<String> {
    let list =
        page.split("<ol class=\"codes\"").nth(1).expect("codes").split("</ol>").next().expect("a list");
    let codes = list.split("<li>").skip(1).map(|rest| rest.split('<').next().expect("a code").to_owned());
    codes.collect()
}

fn says(page: &str, key: &str) -> bool {
    let text = Lang::En.text(key).replace('\'', "&#39;");
    page.contains(&text)
}

async fn is_in(service: &Service) -> bool {
    let reply = service.get("/en/account").await;
    match reply.status {
        200 => true,
        303 => {
            assert_eq!(reply.header("location"), "/en/sign-in?back=%2Faccount");
            false
        }
        other => panic!("{other}"),
    }
}

#[test]
fn a_teacher_signs_up_and_sees_the_codes_once() {
    block_on(async {
        let (desk, _) = service();
        assert!(!is_in(&desk).await);
        let reply = sign_up(&desk, " 王 老师 ", GOOD).await;
        assert_eq!(reply.header("cache-control"), "no-store");
        let page = assert_page(&reply, 200, Lang::En, "the codes");
        let shown = codes(&page);
        assert_eq!(shown.len(), 8);
        assert!(says(&page, "codes-once") && page.contains("王 老师"), "{page}");
        assert!(is_in(&desk).await);
        let again = desk.form("/en/sign-up", &[("name", "x"), ("password", "y")]).await;
        assert_eq!((again.status, again.header("location")), (303, "/en/account"));
        for place in ["/en/account", "/en/account/codes"] {
            let page = html(&desk.get(place).await);
            assert!(
                shown.iter().all(|code| !page.contains(code)) && page.contains("8 codes left"),
                "{place}"
            );
        }
        let out = desk.form("/en/sign-out", &[]).await;
        assert_eq!((out.status, out.header("location")), (303, "/en/sign-in?done=out"));
        assert!(!is_in(&desk).await);
        let place = "/zh/sign-in?back=%2Fclasses%3Fa%3D1";
        assert!(html(&desk.get(place).await).contains("name=\"back\" value=\"/classes?a=1\""));
        let form = [("name", "王老师"), ("password", GOOD), ("back", "/classes?a=1"), ("stay", "yes")];
        let reply = desk.form("/zh/sign-in", &form).await;
        assert_eq!((reply.status, reply.header("location")), (303, "/zh/classes?a=1"));
        let cookie = reply.headers.get_all("set-cookie").iter().next().expect("a cookie").to_str().unwrap();
        assert!(cookie.contains("HttpOnly; SameSite=Lax") && cookie.contains("Max-Age=2592000"), "{cookie}");
        assert!(is_in(&desk).await);
    });
}

#[test]
fn what_is_wrong_stands_at_its_field_and_what_was_written_is_kept() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk.another(), "Wang Lei", GOOD).await;
        for (name, password, field, key) in [
            ("w", GOOD, "name", "account-name-short"),
            ("Wang Lei", GOOD, "name", "account-name-taken"),
            ("ＷＡＮＧ　ＬＥＩ", GOOD, "name", "account-name-taken"),
            ("Li Ming", "password123", "password", "password-common"),
            ("liming and co", "liming and co 1", "password", "password-name"),
        ] {
            let page = assert_page(&sign_up(&desk, name, password).await, 422, Lang::En, name);
            assert!(says(&page, key), "{key}: {page}");
            assert!(
                page.contains(&format!("id=\"fault-{field}\""))
                    && page.contains(&format!("value=\"{name}\""))
            );
            assert!(!page.contains(password), "{password} is not given back");
        }
        let page = html(&sign_up(&desk, "<b>", "短").await);
        assert!(page.contains("“&#60;”") && page.contains("Too short by 9"), "{page}");
        for (name, password) in [("", ""), ("nobody", GOOD), ("Wang Lei", "wrong"), ("<&>", "x")] {
            let page = assert_page(&sign_in(&desk, name, password).await, 422, Lang::En, name);
            let key = if name.is_empty() { "account-name-missing" } else { "signin-wrong" };
            assert!(says(&page, key), "{key}: {page}");
        }
        assert!(!is_in(&desk).await);
    });
}

#[test]
fn no_place_elsewhere_is_led_to() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        for back in
            ["https://example.org/", "//example.org", "/\\example.org", "/a\r\nX-A: b", "", "/弈", "/%0d%0a"]
        {
            let form = [("name", "Wang Lei"), ("password", GOOD), ("back", back)];
            let reply = desk.another().form("/en/sign-in", &form).await;
            assert_eq!(reply.status, 303, "{back}");
            assert!(
                reply.header("location").starts_with("/en/") && !reply.headers.contains_key("x-a"),
                "{back}"
            );
        }
    });
}

#[test]
fn a_session_lasts_thirty_idle_days() {
    block_on(async {
        let (desk, hand) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        for _ in 0..3 {
            hand.fetch_add(29 * DAY, Ordering::Relaxed);
            assert!(is_in(&desk).await);
        }
        hand.fetch_add(31 * DAY, Ordering::Relaxed);
        assert!(!is_in(&desk).await);
    });
}

#[test]
fn who_guesses_is_held_back_for_a_while() {
    block_on(async {
        let (desk, hand) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        let thief = desk.another();
        for _ in 0..10 {
            assert_eq!(sign_in(&thief, "wanglei", "wrong").await.status, 422);
        }
        // From now on the right password does not help either, on any machine.
        for who in [&thief, &desk.another()] {
            let reply = sign_in(who, "Wang Lei", GOOD).await;
            assert_eq!((reply.status, reply.header("retry-after")), (429, "300"));
            assert!(html(&reply).contains("Please wait 5 minutes"), "{}", html(&reply));
        }
        let form = [("name", "Wang Lei"), ("code", "AAAA-BBBB-CCCC"), ("password", OTHER)];
        assert_eq!(thief.form("/en/recover", &form).await.status, 429);
        assert!(is_in(&desk).await, "who is in stays in");
        assert_eq!(sign_in(&thief, "Somebody Else", "x").await.status, 422, "others are not held back");
        hand.fetch_add(4 * MINUTE, Ordering::Relaxed);
        let reply = sign_in(&thief, "Wang Lei", GOOD).await;
        assert_eq!((reply.status, reply.header("retry-after")), (429, "60"));
        hand.fetch_add(MINUTE, Ordering::Relaxed);
        assert_eq!(sign_in(&thief, "Wang Lei", GOOD).await.status, 303);
    });
}

#[test]
fn a_code_sets_a_new_password_once_and_ends_every_session() {
    block_on(async {
        let (desk, _) = service();
        let shown = codes(&html(&sign_up(&desk, "Wang Lei", GOOD).await));
        let phone = desk.another();
        let recover = async |name: &str, code: &str, password: &str| {
            phone.form("/en/recover", &[("name", name), ("code", code), ("password", password)]).await
        };
        for (name, code, password, key) in [
            ("Wang Lei", "AAAA-BBBB-CCCC", OTHER, "recover-wrong"),
            ("Li Ming", &shown[0], OTHER, "recover-wrong"),
            ("Wang Lei", "AAAA", OTHER, "recover-no-code"),
            ("Wang Lei", &shown[0], "qwertyuiop", "password-common"),
        ] {
            let page = assert_page(&recover(name, code, password).await, 422, Lang::En, key);
            assert!(says(&page, key), "{key}: {page}");
        }
        assert!(is_in(&desk).await, "nothing has changed yet");
        let reply = recover("wang lei", &shown[0].to_lowercase(), OTHER).await;
        assert_eq!((reply.status, reply.header("location")), (303, "/en/account?done=recovered"));
        assert!(is_in(&phone).await && !is_in(&desk).await);
        assert!(html(&phone.get("/en/account?done=recovered").await).contains("7 codes left"));
        assert_eq!(recover("Wang Lei", &shown[0], GOOD).await.status, 422, "each works once");
        assert_eq!(sign_in(&desk, "Wang Lei", GOOD).await.status, 422);
        assert_eq!(sign_in(&desk, "Wang Lei", OTHER).await.status, 303);
        let form = [("now", OTHER)];
        let fresh = codes(&html(&desk.form("/en/account/codes", &form).await));
        assert_eq!(fresh.len(), 8);
        assert_eq!(recover("Wang Lei", &shown[1], GOOD).await.status, 422, "the earlier ones have ended");
        assert_eq!(recover("Wang Lei", &fresh[1], GOOD).await.status, 303);
    });
}

#[test]
fn a_changed_password_ends_other_sessions_and_tokens() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        let phone = desk.another();
        sign_in(&phone, "Wang Lei", GOOD).await;
        let made = html(&desk.form("/en/account/tokens", &[("label", "marks of 2b")]).await);
        assert!(made.contains("<code>yize_"), "{made}");
        let change = async |now: &str, new: &str| {
            desk.form("/en/account/password", &[("now", now), ("password", new)]).await
        };
        for (now, new, key) in [
            ("wrong", OTHER, "account-password-wrong"),
            (GOOD, "wang lei 1", "password-name"),
            (GOOD, GOOD, "account-same"),
        ] {
            let page = assert_page(&change(now, new).await, 422, Lang::En, key);
            assert!(says(&page, key), "{key}: {page}");
        }
        assert!(is_in(&phone).await);
        assert_eq!(change(GOOD, OTHER).await.header("location"), "/en/account?done=password");
        assert!(is_in(&desk).await && !is_in(&phone).await);
        let tokens = html(&desk.get("/en/account/tokens").await);
        assert!(says(&tokens, "tokens-none") && !tokens.contains("marks of 2b"));
        sign_in(&phone, "Wang Lei", OTHER).await;
        assert_eq!(phone.form("/en/account/sessions", &[]).await.status, 303);
        assert!(!is_in(&phone).await && !is_in(&desk).await);
    });
}

#[test]
fn tokens_are_shown_once_and_revoked() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        let page =
            assert_page(&desk.form("/en/account/tokens", &[("label", " ")]).await, 422, Lang::En, "none");
        assert!(says(&page, "tokens-label-missing"));
        let page = html(&desk.form("/zh/account/tokens", &[("label", "成绩册 <1>")]).await);
        let token =
            page.split("<code>").nth(1).expect("a token").split('<').next().expect("its end").to_owned();
        assert_eq!(token.len(), 37, "{token}");
        let list = html(&desk.get("/en/account/tokens").await);
        assert!(list.contains("成绩册 &#60;1&#62;") && !list.contains(&token));
        let ask = list.split("?revoke=").nth(1).expect("a way to revoke").split('"').next().expect("an id");
        let sure = html(&desk.get(&format!("/en/account/tokens?revoke={ask}")).await);
        let place = format!("/en/account/tokens/{ask}");
        assert!(sure.contains(&format!("action=\"{place}\"")));
        let other = desk.another();
        sign_up(&other, "Li Ming", GOOD).await;
        assert_eq!(other.form(&place, &[]).await.status, 404, "somebody else's looks like none");
        assert_eq!(desk.form(&place, &[]).await.header("location"), "/en/account/tokens?done=revoked");
        assert_eq!(desk.form(&place, &[]).await.status, 404);
    });
}

#[test]
fn an_account_ends_when_its_teacher_says_so() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        assert_page(&desk.get("/en/account/delete").await, 200, Lang::En, "what goes");
        assert_eq!(desk.form("/en/account/delete", &[("now", "wrong")]).await.status, 422);
        let reply = desk.form("/en/account/delete", &[("now", GOOD)]).await;
        assert_eq!((reply.status, reply.header("location")), (303, "/en/sign-in?done=deleted"));
        assert!(!is_in(&desk).await);
        assert_eq!(sign_in(&desk, "Wang Lei", GOOD).await.status, 422);
        assert_eq!(sign_up(&desk, "Wang Lei", OTHER).await.status, 200, "the name is free again");
    });
}

#[test]
fn an_operator_says_who_may_sign_up() {
    block_on(async {
        let code = Registration::Invitation("弈 2026".to_owned());
        let invited = Service::with(|state| AppState { registration: code, ..state });
        assert!(html(&invited.get("/en/sign-up").await).contains("name=\"invitation\""));
        let form = |code: &'static str| [("name", "Wang Lei"), ("password", GOOD), ("invitation", code)];
        for code in ["", "弈", "弈 2027"] {
            let page = assert_page(&invited.form("/en/sign-up", &form(code)).await, 422, Lang::En, code);
            assert!(says(&page, "signup-invitation-wrong"));
        }
        assert_eq!(invited.form("/en/sign-up", &form(" 弈 2026 ")).await.status, 200);
        let closed = Service::with(|state| AppState { registration: Registration::Closed, ..state });
        let page = assert_page(&closed.get("/en/sign-up").await, 200, Lang::En, "closed");
        assert!(says(&page, "signup-closed") && !page.contains("<form class=\"entry\""));
        assert_eq!(sign_up(&closed, "Wang Lei", GOOD).await.status, 403);
        assert_eq!(sign_in(&closed, "Wang Lei", GOOD).await.status, 422);
    });
}

#[test]
fn whatever_is_sent_gets_a_page() {
    block_on(async {
        let (desk, _) = service();
        sign_up(&desk, "Wang Lei", GOOD).await;
        let places = ["sign-up", "sign-in", "sign-out", "recover", "account/password", "account/codes"];
        let own = ["account/tokens", "account/tokens/x", "account/delete"];
        for place in places.iter().chain(&own) {
            for body in ["", "%", "name=%FF%00&password=%00&now=%00&code=%F0%9F", &"&=".repeat(3_000)] {
                let place = format!("/zh/{place}");
                let strange = desk.another();
                for who in [&desk, &strange] {
                    if place.ends_with("sign-out") && std::ptr::eq(who, &desk) {
                        continue;
                    }
                    let request = who.request(Method::POST, &place).body(body.to_owned());
                    let status = who.send(request).await.status;
                    assert!(matches!(status, 303 | 404 | 422 | 429), "{place} {body:.20}: {status}");
                }
            }
        }
        let large = desk.request(Method::POST, "/zh/recover").body("x".repeat(17_000));
        assert_eq!(desk.send(large).await.status, 413);
    });
}
