//! Classes over HTTP: a teacher makes one, adds pupils and prints cards; pupils get in; and nobody
//! else sees or changes anything.

use crate::pages::assert_page;
use crate::service::{Reply, state};
use crate::support::block_on;
use reqwest::redirect::Policy;
use reqwest::{Client, Method};
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;
use yize::i18n::Lang;
use yize::store::{Class, NewTeacher, Store, TeacherId};
use yize::web::server::{self, Threads};
use yize::web::session;
use yize::web::state::{AppState, Clock};

const MINUTE: i64 = 60_000;

/// A server of its own with its store, whose clock is set.
struct School {
    address: SocketAddr,
    store: Store,
    hand: Arc<AtomicI64>,
}

/// A browser before it.
struct Browser {
    client: Client,
    address: SocketAddr,
    cookie: Option<String>,
}

impl School {
    fn open() -> School {
        let hand = Arc::new(AtomicI64::new(1_800_000_000_000));
        let clock = Clock::Set(Arc::clone(&hand));
        let (send, receive) = mpsc::channel();
        thread::spawn(move || {
            server::block_on(async move {
                let listener = server::listen(([127, 0, 0, 1], 0).into()).expect("a free port");
                let threads = Threads { workers: NonZeroUsize::new(1), stop_on_signals: false };
                let state = Arc::new(AppState { clock, ..state().await });
                let store = state.store.clone();
                let (server, address) = server::build(state, listener, threads).expect("a server");
                send.send((address, store)).expect("the tests wait");
                server.await.expect("the server runs until the tests end");
            });
        });
        let (address, store) = receive.recv().expect("the server starts");
        School { address, store, hand }
    }

    fn pass(&self, span: i64) {
        self.hand.fetch_add(span, Ordering::Relaxed);
    }

    /// Somebody with a browser of their own.
    fn browser(&self) -> Browser {
        let client = Client::builder().redirect(Policy::none()).cookie_store(true).build().expect("a client");
        Browser { client, address: self.address, cookie: None }
    }

    /// A teacher who is signed in.
    async fn teacher(&self, name: &str) -> (TeacherId, Browser) {
        let new = NewTeacher { login: name, name, password: "x", recoveries: &[] };
        let id = self.store.create_teacher(&new, 1).await.unwrap().expect("a free name");
        let token = session::fresh_token().expect("a token");
        let hash = session::hash(&token).expect("a hash");
        let now = self.hand.load(Ordering::Relaxed);
        self.store.open_session(&id, None, &hash, now).await.unwrap();
        (id, Browser { cookie: Some(format!("{}={token}", session::TEACHER)), ..self.browser() })
    }

    /// A teacher with a class of these pupils, and their cards.
    async fn class_of(&self, names: &str) -> (Browser, Class, Vec<Card>) {
        let (id, teacher) = self.teacher("wang").await;
        let made = [("name", "三（2）班"), ("zone", "Asia/Shanghai")];
        assert_eq!(teacher.post("/zh/classes/new", &made).await.status, 303);
        let class = self.store.classes(&id).await.unwrap().remove(0);
        let cards = teacher.add(&class, names).await;
        (teacher, class, cards)
    }
}

/// What stands on a card.
#[derive(Debug, Clone)]
struct Card {
    name: String,
    pin: String,
}

impl Browser {
    async fn send(&self, request: reqwest::RequestBuilder) -> Reply {
        let request = match &self.cookie {
            Some(cookie) => request.header("cookie", cookie),
            None => request,
        };
        let answer = request.send().await.expect("the service answers");
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        Reply { status, headers, body: answer.bytes().await.expect("a whole answer").to_vec() }
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, format!("http://{}{path}", self.address))
    }

    async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    async fn post(&self, path: &str, form: &[(&str, &str)]) -> Reply {
        self.send(self.request(Method::POST, path).form(form)).await
    }

    async fn page(&self, lang: Lang, path: &str) -> String {
        assert_page(&self.get(path).await, 200, lang, path)
    }

    /// Adds pupils as a teacher does: paste, look, save. Gives what stands on their cards.
    async fn add(&self, class: &Class, names: &str) -> Vec<Card> {
        let place = format!("/zh/classes/{}/students", class.id);
        let preview = self.post(&place, &[("text", names)]).await;
        let preview = assert_page(&preview, 200, Lang::Zh, "the preview");
        let form = form(&preview, "/students/add");
        let fields: Vec<(&str, &str)> =
            form.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        let sheet = self.post(&format!("{place}/add"), &fields).await;
        assert_eq!(sheet.header("cache-control"), "no-store");
        let sheet = assert_page(&sheet, 200, Lang::Zh, "the cards");
        let seen = format!("class=\"switch\" href=\"/en/classes/{}/students\"", class.id);
        assert!(sheet.contains(&seen), "the other language is at a place that can be seen");
        cards(&sheet)
    }

    async fn enter(&self, class: &Class, who: &str, pin: &str) -> Reply {
        self.post("/zh/class", &[("code", &class.code), ("who", who), ("pin", pin)]).await
    }
}

/// The values of an attribute, in order.
fn values<'a>(page: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next())
}

/// The fields of a form as a browser would send it: what is ticked, what is written, what is hidden.
fn form(page: &str, action: &str) -> Vec<(String, String)> {
    let start = page.find(&format!("{action}\"")).unwrap_or_else(|| panic!("no form: {page}"));
    let form = &page[start..start + page[start..].find("</form>").expect("its end")];
    let inputs = form.split("<input ").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
    let attribute = |input: &str, name: &str| values(input, &format!("{name}=\"")).next().map(str::to_owned);
    inputs
        .filter(|input| !input.contains("type=\"checkbox\"") || input.contains(" checked"))
        .filter_map(|input| {
            Some((
                attribute(input, " name").or_else(|| attribute(input, "name"))?,
                attribute(input, "value")?,
            ))
        })
        .collect()
}

fn cards(sheet: &str) -> Vec<Card> {
    let card = |card: &str| {
        let name = card.split("<p class=\"name\"").nth(1)?.split(['>', '<']).nth(1)?.to_owned();
        let pin = card.split("<dd translate=\"no\">").nth(2)?.split('<').next()?.to_owned();
        Some(Card { name, pin })
    };
    sheet.split("<li class=\"card\">").skip(1).filter_map(card).collect()
}

#[test]
fn a_teacher_makes_a_class_and_is_told_what_comes_next() {
    block_on(async {
        let school = School::open();
        let (id, teacher) = school.teacher("wang").await;
        for lang in Lang::ALL {
            let page = teacher.page(lang, &format!("/{}/classes", lang.code())).await;
            assert!(page.contains("class=\"empty\""), "{}", lang.code());
            let page = teacher.page(lang, &format!("/{}/classes/new", lang.code())).await;
            assert_eq!(page.contains("value=\"Asia/Shanghai\" selected"), lang == Lang::Zh);
        }
        let refused = teacher.post("/en/classes/new", &[("name", " "), ("zone", "Mars")]).await;
        let page = assert_page(&refused, 422, Lang::En, "the form");
        assert!(page.contains("class-name-fault") && page.contains("class-zone-fault"));
        let made = teacher.post("/en/classes/new", &[("name", "Chess 3B"), ("zone", "Europe/Berlin")]).await;
        let class = school.store.classes(&id).await.unwrap().remove(0);
        assert_eq!(
            (made.status, made.header("location")),
            (303, format!("/en/classes/{}", class.id).as_str())
        );
        for rest in ["", "/students", "/settings", "/settings/erase"] {
            for lang in Lang::ALL {
                let path = format!("/{}/classes/{}{rest}", lang.code(), class.id);
                teacher.page(lang, &path).await;
            }
        }
        let page = teacher.page(Lang::En, made.header("location")).await;
        assert!(
            page.contains("#add") && page.contains(&format!("{} {}", &class.code[..3], &class.code[3..]))
        );
        assert_eq!(
            school.browser().get("/en/classes").await.header("location"),
            "/en/sign-in?back=%2Fclasses"
        );
    });
}

#[test]
fn names_are_looked_at_before_they_are_saved_and_sent_twice_they_are_added_once() {
    block_on(async {
        let school = School::open();
        let (teacher, class, first) = school.class_of("1. 王芳\n2. 王芳\nAnn Lee\n共 3 人").await;
        let names: Vec<&str> = first.iter().map(|card| card.name.as_str()).collect();
        assert_eq!(names, ["王芳", "王芳 2", "Ann Lee"]);
        assert!(first.iter().all(|card| card.pin.len() == 4), "{first:?}");
        let place = format!("/zh/classes/{}/students", class.id);
        let again = teacher.post(&place, &[("text", "王芳、李明，12345")]).await;
        let page = assert_page(&again, 200, Lang::Zh, "the preview");
        let sent = form(&page, "/students/add");
        let ticked: Vec<&str> =
            sent.iter().filter(|(name, _)| name == "add").map(|(_, value)| value.as_str()).collect();
        assert_eq!(ticked, ["2"], "the class has 王芳 already");
        assert!(page.contains("12345"), "what was passed over is shown");
        let fields: Vec<(&str, &str)> =
            sent.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        // The key Enter on a tick presses the first button of a form: it must not give a new PIN.
        let list = teacher.page(Lang::Zh, &place).await;
        let roll = list.split("class=\"roll\"").nth(1).expect("the list");
        assert!(roll.split("<button").nth(1).is_some_and(|first| first.contains("formmethod=\"dialog\"")));
        let add = format!("{place}/add");
        assert_eq!(cards(&assert_page(&teacher.post(&add, &fields).await, 200, Lang::Zh, &add)).len(), 1);
        let page = assert_page(&teacher.post(&add, &fields).await, 409, Lang::Zh, &add);
        assert!(form(&page, "/students/add").iter().all(|(name, _)| name != "add"), "nothing is ticked");
        assert_eq!(school.store.students(&class).await.unwrap().len(), 4);
        for (text, kept) in [("", ""), ("123\n456", "123\n456")] {
            let page = assert_page(&teacher.post(&place, &[("text", text)]).await, 422, Lang::Zh, &place);
            assert!(page.contains("roster-fault") && page.contains(&format!(">{kept}</textarea>")), "{text}");
        }
        let long = format!("Ben\n{}", "7\n".repeat(60));
        let page = assert_page(&teacher.post(&place, &[("text", &long)]).await, 200, Lang::Zh, &place);
        assert!(page.contains("还有 10 行") && page.matches("<small>").count() < 60, "the rest is counted");
        let none =
            assert_page(&teacher.post(&add, &[("seen", "4"), ("name-1", "x")]).await, 422, Lang::Zh, &add);
        assert!(none.contains("role=\"alert\""));
    });
}

#[test]
fn a_list_in_gbk_is_read_from_a_file() {
    block_on(async {
        let school = School::open();
        let (teacher, class, _) = school.class_of("Ann").await;
        // 姓名,性别 / 王芳,女 / 李明,男 in GBK.
        let list = b"\xd0\xd5\xc3\xfb,\xd0\xd4\xb1\xf0\r\n\xcd\xf5\xb7\xbc,\xc5\xae\r\n\xc0\xee\xc3\xf7,\xc4\xd0\r\n";
        let place = format!("/zh/classes/{}/students", class.id);
        let upload = |name: &str, bytes: &[u8]| {
            let head = "--x\r\nContent-Disposition: form-data; name=\"text\"\r\n\r\n\r\n--x\r\n\
                 Content-Disposition: form-data; name=\"file\"; filename=\"";
            let body = [head.as_bytes(), name.as_bytes(), b"\"\r\n\r\n", bytes, b"\r\n--x--\r\n"].concat();
            let media = "multipart/form-data; boundary=x";
            teacher.send(teacher.request(Method::POST, &place).header("content-type", media).body(body))
        };
        let page = assert_page(&upload("a.csv", list).await, 200, Lang::Zh, &place);
        let sent = form(&page, "/students/add");
        let names: Vec<&str> = sent
            .iter()
            .filter(|(name, _)| name.starts_with("name-"))
            .map(|(_, value)| value.as_str())
            .collect();
        assert_eq!(names, ["王芳", "李明"]);
        for (name, bytes) in [("a.xlsx", b"PK\x03\x04\x14\0\x08\0\x08\0".as_slice()), ("empty.csv", b"")] {
            let page = assert_page(&upload(name, bytes).await, 422, Lang::Zh, &place);
            assert!(page.contains(&format!("“{name}”")), "{name}");
        }
    });
}

#[test]
fn a_pupil_signs_in_by_code_name_and_pin() {
    block_on(async {
        let school = School::open();
        let (_, class, cards) = school.class_of("王芳\nAnn Lee").await;
        let students = school.store.students(&class).await.unwrap();
        let pupil = school.browser();
        pupil.page(Lang::Zh, "/zh/class").await;
        let path = format!("/zh/class?code={}&back=%2Freview", class.code.to_lowercase());
        let page = pupil.page(Lang::Zh, &path).await;
        let link = format!("/zh/class?code={}&#38;who={}&#38;back=%2Freview", class.code, students[0].id);
        assert!(page.contains(&link) || page.contains(&link.replace("&#38;", "&amp;")), "{page}");
        let path = format!("/zh/class?code={}&who={}&back=%2Freview", class.code, students[0].id);
        let page = pupil.page(Lang::Zh, &path).await;
        let hidden = form(&page, "/zh/class");
        assert!(hidden.contains(&("back".to_owned(), "/review".to_owned())), "{hidden:?}");
        assert!(!page.contains(" checked"), "nobody stays signed in unasked");
        let form = [
            ("code", class.code.as_str()),
            ("who", &students[0].id),
            ("pin", &cards[0].pin),
            ("back", "/review"),
        ];
        let entered = pupil.post("/zh/class", &form).await;
        assert_eq!((entered.status, entered.header("location")), (303, "/zh/review"));
        let cookies: Vec<&str> =
            entered.headers.get_all("set-cookie").iter().filter_map(|cookie| cookie.to_str().ok()).collect();
        assert!(cookies.iter().all(|cookie| !cookie.contains("Max-Age")), "{cookies:?}");
        let page = pupil.page(Lang::Zh, "/zh/class").await;
        assert!(page.contains("王芳") && page.contains("/zh/class/out"));
        assert!(
            pupil.page(Lang::Zh, "/zh/progress").await.contains("王芳"),
            "the head says who is signed in"
        );
        for odd in ["/x\r\nset-cookie: a=b", "//evil.test", "https://evil.test", "/弈则", ""] {
            let form = form.map(|(name, value)| (name, if name == "back" { odd } else { value }));
            let place = school.browser().post("/zh/class", &form).await;
            let leads = ["/zh/my", "/zh//evil.test"].contains(&place.header("location"));
            assert!(place.status == 303 && leads, "{odd:?}: {place:?}");
        }
        let mut form = form.to_vec();
        form.push(("stay", "yes"));
        let cookie = school.browser().post("/zh/class", &form).await;
        assert!(cookie.header("set-cookie").contains("Max-Age=15552000"));
        assert_eq!(pupil.post("/zh/class/out", &[]).await.header("location"), "/zh/class?done=out");
        assert!(!pupil.page(Lang::Zh, "/zh/class").await.contains("/zh/class/out"));
    });
}

#[test]
fn what_is_wrong_at_the_door_is_said() {
    block_on(async {
        let school = School::open();
        let (_, class, _) = school.class_of("王芳").await;
        let pupil = school.browser();
        for (code, status) in [("123456", 422), ("BCDFGH", 422), ("王车易位王车", 422), ("", 200)] {
            let path = format!("/zh/class?code={code}");
            let page = assert_page(&pupil.get(&path).await, status, Lang::Zh, &path);
            assert_eq!(page.contains("id=\"fault\""), status == 422, "{code}");
        }
        assert_page(&pupil.enter(&class, "nobody", "1234").await, 200, Lang::Zh, "the names");
        let students = school.store.students(&class).await.unwrap();
        let page = assert_page(&pupil.enter(&class, &students[0].id, "12").await, 422, Lang::Zh, "the PIN");
        assert!(page.contains("id=\"fault\""));
        let odd = pupil.post("/zh/class", &[("code", &class.code), ("who", &students[0].id)]).await;
        assert_eq!(odd.status, 422);
    });
}

#[test]
fn wrong_pins_lock_for_a_while_and_the_card_still_works() {
    block_on(async {
        let school = School::open();
        let (teacher, class, cards) = school.class_of("王芳").await;
        let student = school.store.students(&class).await.unwrap().remove(0);
        let wrong = if cards[0].pin == "5093" { "5094" } else { "5093" };
        let pupil = school.browser();
        let mut missed = 0;
        for round in 0..4 {
            for _ in 0..5 {
                assert_eq!(pupil.enter(&class, &student.id, wrong).await.status, 422, "{round}");
                missed += 1;
            }
            let locked = pupil.enter(&class, &student.id, &cards[0].pin).await;
            let wait: i64 = locked.header("retry-after").parse().expect("seconds");
            assert!(locked.status == 429 && (1..=300).contains(&wait), "{} {wait}", locked.status);
            assert_page(&locked, 429, Lang::Zh, "the lock");
            school.pass(5 * MINUTE);
        }
        assert_eq!(missed, 20);
        let tomorrow = pupil.enter(&class, &student.id, &cards[0].pin).await;
        let wait: i64 = tomorrow.header("retry-after").parse().expect("seconds");
        assert!(tomorrow.status == 429 && wait > 60 * 60, "the day has an end: {wait}");
        let sheet = teacher
            .post(&format!("/zh/classes/{}/students/cards", class.id), &[("student", &student.id)])
            .await;
        assert_eq!(sheet.status, 200);
        let pin = teacher.post(&format!("/zh/classes/{}/students/{}/pin", class.id, student.id), &[]).await;
        let page = assert_page(&pin, 200, Lang::Zh, "the PIN");
        assert_eq!(pin.header("cache-control"), "no-store");
        let pin =
            page.split("translate=\"no\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a PIN");
        assert_eq!(pupil.enter(&class, &student.id, pin).await.status, 303, "a new PIN opens at once");
    });
}

#[test]
fn class_codes_are_not_guessed_in_a_row() {
    block_on(async {
        let school = School::open();
        let (_, class, _) = school.class_of("王芳").await;
        let id = crate::classroom::teacher(&school.store, "li").await;
        let other = crate::classroom::class(&school.store, &id, "FFFFFF").await;
        school.store.add_students(&other, &crate::classroom::pupils(["李明"]), 1).await.unwrap();
        let place = |code: &str| format!("/en/class?code={code}");
        let stranger = school.browser();
        assert_eq!(stranger.get(&place(&class.code)).await.status, 200);
        for number in 0..200 {
            let letters = ['B', 'C', 'D', 'F', 'G', 'H'];
            let digit = |place: u32| letters[number / 6_usize.pow(place) % 6];
            let code = format!("ZZZ{}{}{}", digit(2), digit(1), digit(0));
            // What a whole class copies from the blackboard counts once.
            for _ in 0..2 {
                assert_eq!(stranger.get(&place(&code)).await.status, 422, "{number}");
            }
        }
        let held = stranger.get(&place(&other.code)).await;
        assert_page(&held, 429, Lang::En, "too often");
        assert!(held.header("retry-after").parse::<i64>().is_ok());
        let known = stranger.get(&place(&class.code)).await;
        assert_eq!(known.status, 200, "a class that has come in from here is let in");
        school.pass(60 * MINUTE);
        assert_eq!(stranger.get(&place(&other.code)).await.status, 200);
    });
}

#[test]
fn a_card_signs_in_by_its_button_and_a_new_one_replaces_it() {
    block_on(async {
        let school = School::open();
        let (teacher, class, _) = school.class_of("王芳").await;
        let student = school.store.students(&class).await.unwrap().remove(0);
        let (old, new) = (session::fresh_token().unwrap(), session::fresh_token().unwrap());
        let renew = async |token: &str| {
            let made = yize::store::NewStudent {
                name: String::new(),
                pin: "x".to_owned(),
                card_hash: session::hash(token).unwrap(),
            };
            school.store.renew_cards(&[(&student, made)]).await.unwrap();
        };
        renew(&old).await;
        let path = format!("/zh/card/{old}");
        let pupil = school.browser();
        let shown = pupil.get(&path).await;
        assert!(shown.headers.get("set-cookie").is_none(), "a preview signs nobody in");
        assert!(assert_page(&shown, 200, Lang::Zh, &path).contains("王芳"));
        let entered = pupil.post(&path, &[]).await;
        assert_eq!((entered.status, entered.header("location")), (303, "/zh/my"));
        assert!(pupil.page(Lang::Zh, "/zh/class").await.contains("/zh/class/out"));
        renew(&new).await;
        assert!(
            !pupil.page(Lang::Zh, "/zh/class").await.contains("/zh/class/out"),
            "signed out by the new card"
        );
        for token in [old.as_str(), "x", "%E5%BC%88"] {
            let path = format!("/en/card/{token}");
            assert_page(&pupil.get(&path).await, 404, Lang::En, &path);
            assert_eq!(pupil.post(&path, &[]).await.status, 404);
        }
        let archive = format!("/zh/classes/{}/settings/archive", class.id);
        assert_eq!(teacher.post(&archive, &[]).await.status, 303);
        let path = format!("/zh/card/{new}");
        assert_page(&pupil.get(&path).await, 422, Lang::Zh, &path);
        assert_eq!(pupil.post(&path, &[]).await.status, 422);
        assert_eq!(pupil.get(&format!("/zh/class?code={}", class.code)).await.status, 422);
        assert_eq!(teacher.post(&archive, &[("back", "yes")]).await.status, 303);
        assert_eq!(pupil.post(&path, &[]).await.status, 303);
    });
}

#[test]
fn a_pupil_who_was_signed_out_is_led_to_sign_in_and_makes_no_new_learner() {
    block_on(async {
        let school = School::open();
        let (teacher, class, cards) = school.class_of("王芳").await;
        let student = school.store.students(&class).await.unwrap().remove(0);
        let pupil = school.browser();
        assert_eq!(pupil.enter(&class, &student.id, &cards[0].pin).await.status, 303);
        for (place, words) in [("code", "pupil-carry"), ("join", "pupil-join"), ("erase", "pupil-erase")] {
            let path = format!("/zh/progress/{place}");
            let said = Lang::Zh.text(words);
            assert!(pupil.page(Lang::Zh, &path).await.contains(&*said), "{place}");
            let sent = pupil.post(&path, &[("code", "ABCD-EFGH-JKMN"), ("sure", "yes")]).await;
            assert!(assert_page(&sent, 200, Lang::Zh, &path).contains(&*said), "{place}");
        }
        assert_eq!(school.store.students(&class).await.unwrap().len(), 1);
        let reset = format!("/zh/classes/{}/students/{}/pin", class.id, student.id);
        assert_eq!(teacher.post(&reset, &[]).await.status, 200);
        let closed =
            school.browser().request(Method::POST, &reset).header("referer", "http://x/zh/classes?a=1");
        let led = school.browser().send(closed).await;
        assert_eq!(led.header("location"), "/zh/sign-in?back=%2Fclasses%3Fa%3D1");
        let answered = pupil.post("/zh/puzzles/castling-1", &[("move", "O-O")]).await;
        assert_eq!(
            (answered.status, answered.header("location")),
            (303, "/zh/class?back=%2Fpuzzles%2Fcastling-1")
        );
        let json = pupil
            .request(Method::POST, "/api/v1/puzzles/castling-1/answers")
            .body("{\"answer\":{\"move\":\"O-O\"}}");
        let json = pupil.send(json.header("content-type", "application/json")).await;
        assert_eq!(json.status, 401, "{}", String::from_utf8_lossy(&json.body));
    });
}

#[test]
fn pupils_are_renamed_moved_and_erased_by_their_teachers_only() {
    block_on(async {
        let school = School::open();
        let (teacher, class, _) = school.class_of("王芳\n李明").await;
        let students = school.store.students(&class).await.unwrap();
        let other = school.teacher("other").await.1;
        let base = format!("/en/classes/{}", class.id);
        let who = format!("{base}/students/{}", students[0].id);
        for path in [
            &base,
            &format!("{base}/students"),
            &who,
            &format!("{who}/erase"),
            &format!("{base}/settings"),
            &format!("{base}/settings/erase"),
            &format!("{base}/settings/export.json"),
        ] {
            assert_page(&other.get(path).await, 404, Lang::En, path);
            assert_eq!(teacher.get(path).await.status, 200, "{path}");
            assert_eq!(school.browser().get(path).await.status, 303, "{path}");
        }
        for rest in [
            "/students",
            "/students/add",
            "/students/cards",
            "/students/move",
            "/settings",
            "/settings/invite",
            "/settings/remove",
            "/settings/leave",
            "/settings/archive",
            "/settings/erase",
        ] {
            assert_eq!(other.post(&format!("{base}{rest}"), &[("name", "x")]).await.status, 404, "{rest}");
        }
        for (name, status) in [("王小芳", 303), ("", 422), ("李明", 422), ("7", 422)] {
            assert_eq!(teacher.post(&who, &[("name", name)]).await.status, status, "{name}");
        }
        assert!(teacher.page(Lang::En, &format!("{who}?done=renamed")).await.contains("王小芳"));
        let made = teacher.post("/en/classes/new", &[("name", "五班"), ("zone", "UTC")]).await;
        let five = made.header("location").trim_start_matches("/en/classes/").to_owned();
        let to = [("student", students[0].id.as_str()), ("to", five.as_str())];
        let moved = teacher.post(&format!("{base}/students/move"), &to).await;
        assert!(teacher.page(Lang::En, moved.header("location")).await.contains("五班"));
        assert_eq!(teacher.get(&who).await.status, 404);
        for form in [[("student", "x"), ("to", five.as_str())], [("student", &students[1].id), ("to", "x")]] {
            let path = format!("{base}/students/move");
            let page = assert_page(&teacher.post(&path, &form).await, 422, Lang::En, &path);
            // Whoever was ticked and what was chosen stays so.
            assert_eq!(page.matches(" checked>").count(), usize::from(form[0].1 != "x"));
            assert_eq!(page.matches(" selected>").count(), usize::from(form[1].1 != "x"));
        }
        let gone = format!("/en/classes/{five}/students/{}/erase", students[0].id);
        assert!(teacher.page(Lang::En, &gone).await.contains("王小芳"));
        assert_eq!(teacher.post(&gone, &[]).await.status, 303);
        assert_eq!(teacher.get(&gone).await.status, 404);
    });
}

#[test]
fn a_colleague_is_let_in_by_a_code_and_the_owner_ends_a_class_by_its_name() {
    block_on(async {
        let school = School::open();
        let (teacher, class, _) = school.class_of("王芳").await;
        let colleague = school.teacher("li").await.1;
        let base = format!("/en/classes/{}", class.id);
        let settings = format!("{base}/settings");
        let invited = teacher.post(&format!("{settings}/invite"), &[]).await;
        assert_eq!(invited.header("cache-control"), "no-store");
        let page = assert_page(&invited, 200, Lang::En, &settings);
        let code =
            page.split("class=\"sign\" translate=\"no\">").nth(1).and_then(|rest| rest.split('<').next());
        for (code, status) in
            [("x", 422), ("ABCD-EFGH-JKMN", 422), (code.expect("a code"), 303), (code.unwrap(), 422)]
        {
            assert_eq!(colleague.post("/en/classes/join", &[("code", code)]).await.status, status, "{code}");
        }
        // Neither goes by one press.
        for (who, what) in [(&colleague, "leave"), (&teacher, "remove")] {
            let (page, action) = (who.page(Lang::En, &settings).await, format!("{settings}/{what}\""));
            assert!(!page.contains(&action), "{what}");
            let asks =
                page.split(&format!("{settings}?{what}=")).nth(1).and_then(|rest| rest.split('#').next());
            let asked = who.page(Lang::En, &format!("{settings}?{what}={}", asks.expect("a link"))).await;
            assert!(asked.contains(&action), "{what}");
        }
        for rest in ["/invite", "/remove", "/archive", "/erase"] {
            let path = format!("{settings}{rest}");
            assert_eq!(colleague.post(&path, &[("name", "三（2）班")]).await.status, 404, "{rest}");
        }
        assert_eq!(colleague.post(&format!("{settings}/leave"), &[]).await.status, 303);
        assert_eq!(colleague.get(&base).await.status, 404);
        assert_eq!(teacher.post(&format!("{settings}/leave"), &[]).await.status, 404, "the owner stays");
        let changed = teacher.post(&settings, &[("name", "Class <b>"), ("zone", "UTC")]).await;
        assert_eq!(changed.status, 303);
        assert!(teacher.page(Lang::En, &base).await.contains("Class &#60;b&#62;"));
        let export = teacher.get(&format!("{settings}/export.json")).await.json();
        assert_eq!(
            (export["class"]["name"].as_str(), export["pupils"][0]["name"].as_str()),
            (Some("Class <b>"), Some("王芳"))
        );
        assert!(!export.to_string().contains("argon2"));
        let erase = format!("{settings}/erase");
        assert_page(&teacher.post(&erase, &[("name", "Class")]).await, 422, Lang::En, &erase);
        assert_eq!(
            teacher.post(&erase, &[("name", "class <B>")]).await.header("location"),
            "/en/classes?done=erased"
        );
        assert_eq!(teacher.get(&base).await.status, 404);
    });
}
