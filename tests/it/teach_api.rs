//! What programs do for a teacher, by token.

use crate::accounts::{GOOD, sign_up};
use crate::openapi::Schemas;
use crate::pages::html;
use crate::service::{Reply, Service, assert_problem, pointers};
use crate::support::block_on;
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// A program with a token, before a server.
struct Program {
    service: Service,
    token: String,
    schemas: Schemas,
}

impl Program {
    /// A program of a new teacher.
    async fn of(service: &Service, teacher: &str) -> Program {
        let browser = service.another();
        sign_up(&browser, teacher, GOOD).await;
        let page = html(&browser.form("/en/account/tokens", &[("label", "tests")]).await);
        let token = page.split("<code>").nth(1).expect("a token").split('<').next().expect("its end");
        Program { token: token.to_owned(), service: service.another(), schemas: Schemas::new() }
    }

    fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.service.request(method, &format!("/api/v1{path}"));
        request.header("authorization", format!("Bearer {}", self.token))
    }

    async fn send(&self, method: Method, path: &str, body: &Value) -> Reply {
        let reply = self.service.send(self.request(method.clone(), path).json(body)).await;
        self.fits(&method, path, &reply);
        reply
    }

    async fn get(&self, path: &str) -> Reply {
        let reply = self.service.send(self.request(Method::GET, path)).await;
        self.fits(&Method::GET, path, &reply);
        reply
    }

    async fn keyed(&self, key: &str, path: &str, body: &Value) -> Reply {
        let request = self.request(Method::POST, path).header("idempotency-key", key).json(body);
        let reply = self.service.send(request).await;
        self.fits(&Method::POST, path, &reply);
        reply
    }

    /// Holds that an answer is one that the description promises.
    fn fits(&self, method: &Method, path: &str, reply: &Reply) {
        if reply.body.is_empty() {
            return;
        }
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        let named = parts.iter().enumerate().map(|(place, part)| if place == 2 { "{id}" } else { part });
        let named = format!("/api/v1{}", named.collect::<Vec<_>>().join("/"));
        let faults = self.schemas.answer_faults(&named, method.as_str(), reply);
        assert_eq!(faults, [""; 0], "{method} {named} {}", reply.status);
    }

    async fn class(&self, name: &str) -> String {
        let made = self.send(Method::POST, "/classes", &json!({"name": name, "zone": "Asia/Shanghai"})).await;
        assert_eq!(made.status, 201, "{}", made.json());
        made.json()["id"].as_str().expect("an id").to_owned()
    }
}

/// An assignment of a lesson and three puzzles of a skill.
fn set() -> Value {
    json!({
        "title": " 王车易位 ", "due": "2026-12-04T18:00:00+08:00", "attempts": 3,
        "items": [
            {"kind": "puzzle", "subject": "castling-1"},
            {"kind": "practice", "subject": "find-square", "level": 2, "count": 3, "seed": 7},
        ],
    })
}

#[test]
fn only_a_token_that_holds_lets_in() {
    block_on(async {
        let service = Service::browser();
        let program = Program::of(&service, "Token Teacher").await;
        assert_eq!(program.get("/classes").await.status, 200);
        for value in [
            None,
            Some("Bearer".to_owned()),
            Some("Bearer yize_00112233445566778899aabbccddeeff".to_owned()),
            Some(format!("Basic {}", program.token)),
            Some(format!("Bearer {}x", program.token)),
            Some(format!("Bearer {}", program.token.trim_start_matches("yize_"))),
        ] {
            let mut request = service.request(Method::GET, "/api/v1/classes");
            if let Some(value) = &value {
                request = request.header("authorization", value);
            }
            let reply = service.send(request).await;
            assert_problem(&reply, 401, "unauthorized");
            assert_eq!(reply.header("www-authenticate"), "Bearer", "{value:?}");
        }
        // A session is none: a page of another site could use it.
        let browser = service.another();
        sign_up(&browser, "Session Teacher", GOOD).await;
        assert_eq!(browser.get("/api/v1/classes").await.status, 401);
        // The token ends with the password.
        let owner = service.another();
        owner.form("/en/sign-in", &[("name", "Token Teacher"), ("password", GOOD)]).await;
        owner.form("/en/account/password", &[("now", GOOD), ("password", "马走日 elephants 走田")]).await;
        assert_eq!(program.get("/classes").await.status, 401);
    });
}

#[test]
fn classes_are_made_changed_and_erased() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Class Teacher").await;
        assert_eq!(program.get("/classes").await.json(), json!({"classes": [], "next": null}));
        let id = program.class("  三年级   2 班 ").await;
        let place = format!("/classes/{id}");
        let class = program.get(&place).await.json();
        assert_eq!(
            (&class["name"], &class["own"], &class["archived"]),
            (&json!("三年级 2 班"), &json!(true), &json!(false))
        );
        for (body, code, pointer) in [
            (json!({"name": " ", "zone": "UTC"}), "bad-name", "/name"),
            (json!({"name": "\u{200b}\u{202e}", "zone": "UTC"}), "bad-name", "/name"),
            (json!({"name": "长".repeat(41), "zone": "UTC"}), "bad-name", "/name"),
            (json!({"name": "a", "zone": "Mars/Base"}), "bad-zone", "/zone"),
        ] {
            let problem = assert_problem(&program.send(Method::POST, "/classes", &body).await, 422, code);
            assert_eq!(problem["errors"][0]["pointer"], pointer);
        }
        let problem = program.send(Method::POST, "/classes", &json!({"name": "", "zone": ""})).await.json();
        assert_eq!(pointers(&problem), ["/name", "/zone"], "all faults at once");
        assert_eq!(program.send(Method::POST, "/classes", &json!({"name": "a"})).await.status, 400);
        let changed = program.send(Method::PATCH, &place, &json!({"name": "四年级", "archived": true})).await;
        assert_eq!((&changed.json()["name"], &changed.json()["archived"]), (&json!("四年级"), &json!(true)));
        let changed =
            program.send(Method::PATCH, &place, &json!({"zone": "Europe/Paris", "archived": false})).await;
        assert_eq!(
            (&changed.json()["name"], &changed.json()["zone"]),
            (&json!("四年级"), &json!("Europe/Paris"))
        );
        assert_eq!(program.send(Method::DELETE, &place, &json!({})).await.status, 204);
        assert_problem(&program.get(&place).await, 404, "no-such-class");
        let wrong = program.service.send(program.request(Method::PUT, &place)).await;
        assert_eq!((wrong.status, wrong.header("allow")), (405, "GET, HEAD, PATCH, DELETE"));
    });
}

#[test]
fn what_is_anothers_looks_like_nothing() {
    block_on(async {
        let service = Service::browser();
        let (own, other) =
            (Program::of(&service, "Own Teacher").await, Program::of(&service, "Other Teacher").await);
        let class = own.class("own").await;
        let made = own.send(Method::POST, &format!("/classes/{class}/assignments"), &set()).await.json();
        let assignment = made["id"].as_str().expect("an id").to_owned();
        for (there, nowhere) in [
            (format!("/classes/{class}"), "/classes/nowhere".to_owned()),
            (format!("/classes/{class}/students"), "/classes/nowhere/students".to_owned()),
            (format!("/classes/{class}/assignments"), "/classes/nowhere/assignments".to_owned()),
            (format!("/assignments/{assignment}"), "/assignments/nowhere".to_owned()),
            (format!("/assignments/{assignment}/results"), "/assignments/nowhere/results".to_owned()),
        ] {
            assert_eq!(own.get(&there).await.status, 200, "{there}");
            for method in [Method::GET, Method::POST, Method::PATCH, Method::DELETE] {
                let body = match (&method, there.ends_with("students")) {
                    (&Method::POST, true) => json!({"names": ["王芳"]}),
                    (&Method::POST, false) => set(),
                    _ => json!({}),
                };
                let [one, two] = [&there, &nowhere].map(async |path| {
                    let reply = other.send(method.clone(), path, &body).await;
                    (reply.status, reply.body)
                });
                let (one, two) = (one.await, two.await);
                assert!(one == two && matches!(one.0, 404 | 405), "{method} {there}: {}", one.0);
            }
        }
        assert_eq!(own.get(&format!("/classes/{class}")).await.status, 200, "nothing was erased");
    });
}

#[test]
fn pupils_are_added_with_what_they_sign_in_with() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Roll Teacher").await;
        let place = format!("/classes/{}/students", program.class("roll").await);
        let added = program
            .send(Method::POST, &format!("{place}?lang=zh"), &json!({"names": ["王芳", " Ann  Lee", "王芳"]}))
            .await;
        assert_eq!((added.status, added.header("cache-control")), (201, "no-store"));
        let added = added.json();
        let students = added["students"].as_array().expect("students");
        let names: Vec<&str> = students.iter().filter_map(|student| student["name"].as_str()).collect();
        assert_eq!(names, ["王芳", "Ann Lee", "王芳 2"]);
        let pupil = program.service.another();
        for student in students {
            assert!(student["pin"].as_str().is_some_and(|pin| pin.len() == 4));
            let card =
                student["card"].as_str().expect("a card").split_once("/zh/").expect("a place").1.to_owned();
            assert_eq!(pupil.get(&format!("/zh/{card}")).await.status, 200, "{card}");
        }
        let listed = program.get(&place).await.json();
        assert_eq!(listed["students"].as_array().map(Vec::len), Some(3));
        assert!(!listed.to_string().contains("pin"), "{listed}");
        let problem = assert_problem(
            &program.send(Method::POST, &place, &json!({"names": ["李明", "12345", "a@b.example"]})).await,
            422,
            "bad-name",
        );
        assert_eq!(
            (&problem["errors"][0]["pointer"], &problem["errors"][1]["pointer"]),
            (&json!("/names/1"), &json!("/names/2"))
        );
        let many: Vec<String> =
            (0..198).map(|number| format!("Pupil {}", "x".repeat(number % 30 + 1))).collect();
        let reply = program.send(Method::POST, &place, &json!({"names": many})).await;
        assert_problem(&reply, 422, "too-many-students");
        assert_eq!(
            program.get(&place).await.json()["students"].as_array().map(Vec::len),
            Some(3),
            "all or none"
        );
    });
}

#[test]
fn lists_are_read_a_page_at_a_time() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Page Teacher").await;
        let place = format!("/classes/{}/students", program.class("pages").await);
        let names: Vec<String> = (0..130)
            .map(|number| format!("Pupil {}{}", (b'a' + number / 26) as char, (b'a' + number % 26) as char))
            .collect();
        assert_eq!(program.send(Method::POST, &place, &json!({"names": names})).await.status, 201);
        let first = program.get(&place).await.json();
        let next = first["next"].as_str().expect("a cursor").to_owned();
        let second = program.get(&format!("{place}?cursor={next}")).await.json();
        let all: Vec<&Value> = [&first, &second]
            .iter()
            .flat_map(|page| page["students"].as_array().expect("students"))
            .map(|student| &student["name"])
            .collect();
        assert_eq!((all.len(), second["next"].is_null()), (130, true));
        assert!(all.iter().zip(&names).all(|(found, name)| *found == name));
        for odd in ["", "x", "%FF"] {
            let reply = program.get(&format!("{place}?cursor={odd}")).await;
            assert_problem(&reply, 422, "bad-cursor");
        }
    });
}

#[test]
fn assignments_are_made_opened_closed_and_erased() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Set Teacher").await;
        let list = format!("/classes/{}/assignments", program.class("sets").await);
        let made = program.keyed("set", &list, &set()).await;
        assert_eq!(made.status, 201, "{}", made.json());
        let made = made.json();
        assert_eq!(program.keyed("set", &list, &set()).await.json(), made);
        let mut open = set();
        open["open"] = json!(true);
        let open = program.send(Method::POST, &list, &open).await.json();
        assert_eq!(open["state"], "open");
        let place = format!("/assignments/{}", open["id"].as_str().expect("an id"));
        assert_eq!(program.get(&place).await.json(), open);
        assert_eq!(program.send(Method::DELETE, &place, &json!({})).await.status, 204);
        for (field, expected) in [
            ("title", json!("王车易位")),
            ("due", json!("2026-12-04T18:00:00+08:00")),
            ("attempts", json!(3)),
            ("hints", json!(true)),
            ("state", json!("draft")),
            ("exercises", json!(4)),
        ] {
            assert_eq!(made[field], expected, "{field}");
        }
        let place = format!("/assignments/{}", made["id"].as_str().expect("an id"));
        assert_eq!(program.get(&place).await.json(), made);
        let change = async |body: Value| program.send(Method::PATCH, &place, &body).await;
        let opened = change(json!({"open": true, "due": null, "attempts": null, "items": [{"kind": "lesson", "subject": "rook"}]})).await.json();
        assert_eq!(
            (&opened["state"], &opened["due"], &opened["attempts"]),
            (&json!("open"), &json!(null), &json!(null))
        );
        assert_eq!(opened["items"], json!([{"kind": "lesson", "subject": "rook"}]));
        assert_problem(&change(json!({"items": []})).await, 409, "items-fixed");
        let closed = change(json!({"open": false, "due": "2026-12-04T10:00:00Z"})).await.json();
        assert_eq!(
            (&closed["state"], &closed["due"]),
            (&json!("closed"), &json!("2026-12-04T18:00:00+08:00"))
        );
        let results = program.get(&format!("{place}/results")).await.json();
        assert_eq!(results["students"], json!([]));
        let request = program.request(Method::GET, &format!("{}/results", place));
        let request = request.header("accept", "application/json;q=0.5, Text/CSV");
        let csv = program.service.send(request).await;
        assert_eq!((csv.status, csv.header("content-type")), (200, "text/csv; charset=utf-8"));
        assert!(csv.header("vary").starts_with("accept, "), "{}", csv.header("vary"));
        assert_eq!(program.get(&list).await.json()["assignments"].as_array().map(Vec::len), Some(1));
        assert_eq!(program.send(Method::DELETE, &place, &json!({})).await.status, 204);
        assert_problem(&program.get(&place).await, 404, "assignment-not-found");
    });
}

#[test]
fn what_makes_no_assignment_is_named() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Fault Teacher").await;
        let list = format!("/classes/{}/assignments", program.class("faults").await);
        for (field, value, code, pointer) in [
            ("title", json!(" "), "bad-title", "/title"),
            ("note", json!("长".repeat(501)), "bad-title", "/note"),
            ("due", json!("Friday"), "bad-time", "/due"),
            ("due", json!("2026-12-04 18:00"), "bad-time", "/due"),
            ("title", json!("\u{200b}"), "bad-title", "/title"),
            ("attempts", json!(0), "bad-attempts", "/attempts"),
            ("attempts", json!(4), "bad-attempts", "/attempts"),
            ("items", json!([]), "bad-item", "/items"),
            (
                "items",
                json!([{"kind": "lesson", "subject": "rook"}, {"kind": "lesson", "subject": "dragon"}]),
                "bad-item",
                "/items/1/subject",
            ),
            ("items", json!([{"kind": "dragon", "subject": "rook"}]), "bad-item", "/items/0/kind"),
            ("items", json!([{"kind": "own", "subject": "castling-1"}]), "bad-item", "/items/0/subject"),
            (
                "items",
                json!([{"kind": "practice", "subject": "find-square", "level": 300}]),
                "bad-item",
                "/items/0/level",
            ),
            (
                "items",
                json!([{"kind": "practice", "subject": "find-square", "count": 101}]),
                "bad-item",
                "/items/0/count",
            ),
            (
                "items",
                json!(vec![json!({"kind": "puzzle", "subject": "castling-1"}); 31]),
                "bad-item",
                "/items",
            ),
        ] {
            let mut body = set();
            body[field] = value;
            let reply = program.send(Method::POST, &list, &body).await;
            let problem = assert_problem(&reply, 422, code);
            assert_eq!(problem["errors"][0]["pointer"], pointer, "{body}");
        }
        for (field, value, pointer) in [
            ("title", json!(5), "/title"),
            ("items", json!([{"kind": "lesson"}]), "/items/0/subject"),
            ("items", json!([{"kind": "practice", "subject": "rook", "seed": 0.5}]), "/items/0/seed"),
            ("attempts", json!(1.5), "/attempts"),
            ("hints", json!("yes"), "/hints"),
        ] {
            let mut body = set();
            body[field] = value;
            let problem = assert_problem(&program.send(Method::POST, &list, &body).await, 400, "bad-shape");
            assert_eq!(pointers(&problem), [pointer], "{body}");
        }
        let odd = json!([{"kind": "practice", "subject": "find-square", "level": 0, "count": 0, "seed": -1}]);
        let body = json!({"title": "", "due": "soon", "attempts": 9, "items": odd});
        let problem = assert_problem(&program.send(Method::POST, &list, &body).await, 422, "bad-title");
        assert_eq!(
            pointers(&problem),
            ["/title", "/due", "/attempts", "/items/0/level", "/items/0/count", "/items/0/seed"],
            "all faults at once"
        );
        assert_eq!(program.get(&list).await.json()["assignments"], json!([]));
    });
}

#[test]
fn a_request_with_a_key_is_done_once_and_answered_alike() {
    block_on(async {
        let hand = Arc::new(AtomicI64::new(1_000_000_000));
        let service = Service::with_clock(&hand);
        let (program, other) =
            (Program::of(&service, "Key Teacher").await, Program::of(&service, "Key Two").await);
        let place = format!("/classes/{}/students", program.class("keys").await);
        let body = json!({"names": ["王芳", "李明"]});
        let first = program.keyed("one", &place, &body).await;
        let again = program.keyed("one", &place, &body).await;
        assert_eq!((first.status, again.status), (201, 201));
        assert_eq!(first.body, again.body, "PIN and card too");
        assert_eq!(
            (first.header("idempotency-replayed"), again.header("idempotency-replayed")),
            ("", "true")
        );
        for header in ["content-type", "content-language", "cache-control", "vary"] {
            assert_eq!(first.header(header), again.header(header), "{header}");
        }
        let chinese = format!("{place}?lang=zh");
        assert_problem(&program.keyed("one", &chinese, &body).await, 422, "key-reused");
        assert_eq!(program.get(&place).await.json()["students"].as_array().map(Vec::len), Some(2));
        assert_problem(&program.keyed("one", &place, &json!({"names": ["张伟"]})).await, 422, "key-reused");
        assert_problem(
            &program.keyed("one", "/classes", &json!({"name": "a", "zone": "UTC"})).await,
            422,
            "key-reused",
        );
        assert_eq!(
            other.keyed("one", "/classes", &json!({"name": "a", "zone": "UTC"})).await.status,
            201,
            "keys are each teacher's own"
        );
        // What was refused has done nothing, and its key is free.
        assert_eq!(program.keyed("two", &place, &json!({"names": ["@"]})).await.status, 422);
        assert_eq!(program.keyed("two", &place, &json!({"names": ["张伟"]})).await.status, 201);
        for key in ["", " ", &"k".repeat(201)] {
            assert_problem(&program.keyed(key, &place, &body).await, 422, "bad-key");
        }
        assert_eq!(program.get(&place).await.json()["students"].as_array().map(Vec::len), Some(3));
    });
}

#[test]
fn a_request_sent_many_times_at_once_is_done_once() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Twice Teacher").await;
        let place = format!("/classes/{}/students", program.class("twice").await);
        let body = json!({"names": ["王芳", "李明", "张伟"]});
        let sent = (0..8).map(|_| program.keyed("same", &place, &body));
        let replies = futures_util::future::join_all(sent).await;
        for reply in &replies {
            match reply.status {
                201 => {}
                409 => assert_eq!(reply.header("retry-after"), "1"),
                other => panic!("{other}"),
            }
        }
        assert!(replies.iter().any(|reply| reply.status == 201));
        assert_eq!(program.get(&place).await.json()["students"].as_array().map(Vec::len), Some(3));
        assert_eq!(program.keyed("same", &place, &body).await.status, 201, "kept with the work");
        // Pupils of one name who are added at once are told apart all the same.
        let body = json!({"names": ["王芳"]});
        let sent = (0..4).map(|_| program.send(Method::POST, &place, &body));
        let replies = futures_util::future::join_all(sent).await;
        let names = replies.iter().map(|reply| reply.json()["students"][0]["name"].to_string());
        let names: std::collections::BTreeSet<String> = names.collect();
        assert_eq!(
            names.into_iter().collect::<Vec<_>>(),
            [2, 3, 4, 5].map(|number| format!("\"王芳 {number}\""))
        );
    });
}

#[test]
fn too_many_changes_are_held_back() {
    block_on(async {
        let hand = Arc::new(AtomicI64::new(1_000_000_000));
        let program = Program::of(&Service::with_clock(&hand), "Busy Teacher").await;
        for _ in 0..600 {
            let request = program.request(Method::DELETE, "/classes/nowhere");
            assert_eq!(program.service.send(request).await.status, 404);
        }
        let reply = program.send(Method::POST, "/classes", &json!({"name": "a", "zone": "UTC"})).await;
        assert_problem(&reply, 429, "too-many-requests");
        assert_eq!(reply.header("retry-after"), "300");
        assert_eq!(program.get("/classes").await.status, 200, "reading goes on");
        hand.fetch_add(300_000, Ordering::Relaxed);
        assert_eq!(
            program.send(Method::POST, "/classes", &json!({"name": "a", "zone": "UTC"})).await.status,
            201
        );
    });
}

#[test]
fn own_puzzles_are_set_where_there_is_something_to_find() {
    block_on(async {
        let program = Program::of(&Service::browser(), "Puzzle Teacher").await;
        let mate = json!({"fen": "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "kind": "move", "goal": "mate", "title": " 底线将死 "});
        let made = program.send(Method::POST, "/own-puzzles", &mate).await;
        assert_eq!(made.status, 201, "{}", made.json());
        let made = made.json();
        assert_eq!(made["title"], "底线将死");
        let puzzle = made["puzzle"].as_str().expect("an id").to_owned();
        let kept = [
            program.keyed("k", "/own-puzzles", &mate).await,
            program.keyed("k", "/own-puzzles", &mate).await,
        ];
        assert_eq!(
            kept.map(|reply| (reply.status, reply.json())),
            [(200, made.clone()), (200, made.clone())]
        );
        assert_eq!(program.get(&format!("/puzzles/{puzzle}")).await.status, 200);
        let again = program.send(Method::POST, "/own-puzzles", &mate).await;
        assert_eq!((again.status, again.json()), (200, made.clone()), "each once");
        let knight = json!({"placement": "8/8/8/3N4/8/8/8/8", "kind": "squares", "goal": "reach.d5"});
        assert_eq!(program.send(Method::POST, "/own-puzzles", &knight).await.status, 201);
        let listed = program.get("/own-puzzles").await.json();
        assert_eq!((listed["puzzles"].as_array().map(Vec::len), &listed["puzzles"][1]), (Some(2), &made));
        for (body, code) in [
            (json!({"kind": "move", "goal": "mate"}), "no-solution"),
            (json!({"fen": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "kind": "move", "goal": "mate"}), "no-solution"),
            (json!({"kind": "move", "goal": "dragon"}), "bad-task"),
            (json!({"kind": "dragon"}), "bad-task"),
            (json!({"placement": "9/8", "kind": "squares", "goal": "reach.d5"}), "bad-fen"),
            (json!({"fen": "hello", "kind": "move", "goal": "mate"}), "bad-fen"),
            (json!({"history": ["e4", "e4"], "kind": "move", "goal": "mate"}), "illegal-history"),
            (json!({"kind": "move", "goal": "check", "title": "长".repeat(81)}), "bad-title"),
        ] {
            assert_problem(&program.send(Method::POST, "/own-puzzles", &body).await, 422, code);
        }
        let odd = json!({"placement": "8/8/8/8/8/8/8/8", "fen": "x", "kind": "move.mate", "title": "长".repeat(81)});
        let problem = program.send(Method::POST, "/own-puzzles", &odd).await.json();
        assert_eq!(pointers(&problem), ["/kind", "/placement", "/title"]);
        // Set for a class like any other.
        let list = format!("/classes/{}/assignments", program.class("own").await);
        let body = json!({"title": "own", "items": [{"kind": "own", "subject": puzzle}]});
        assert_eq!(program.send(Method::POST, &list, &body).await.status, 201);
    });
}
