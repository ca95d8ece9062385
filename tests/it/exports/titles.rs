//! Titles that a teacher types, with every sign that means something in either form.

use super::{assert_right, gift, moodle};
use crate::own::desk::signed_in;
use yize::puzzle::own::from_id;

const BOARD: &str = "6k1~5ppp~8~8~8~8~5PPP~3R2K1_w_-_-_0_1";

/// One for each way of answering: a move, squares few and many, a number, a choice, a text.
const ASKED: [&str; 6] =
    ["move.mate", "squares.targets.g1", "squares.targets.d1", "count.moves", "state", "notate.d1d8"];

const TITLES: [&str; 6] = [
    "a = b # c ~ d { e } : f",
    "\\ back\\slash \\= \\n {}",
    "\"双引号\" 与 '单引号'，书名：《弈则》= ~ # { } :",
    "// comment -> arrow => ::name:: %50% $CATEGORY: x",
    "<script>alert(1)</script> & &amp; ]]> <!-- -->",
    "{=right ~wrong} {T} {#3} ####",
];

#[actix_web::test]
async fn titles_come_through_unchanged_and_change_no_answer() {
    let service = signed_in("own-titles").await;
    let ids: Vec<String> = ASKED.iter().map(|asked| format!("own.{asked}.{BOARD}")).collect();
    for (id, title) in ids.iter().zip(TITLES) {
        let reply = service.form("/en/own/new", &[("puzzle", id), ("title", title)]).await;
        assert_eq!(reply.header("location"), "/en/own?done=kept", "{id}");
    }
    let mut files = Vec::new();
    for format in ["gift", "xml"] {
        let reply = service.get(&format!("/zh/own/export?format={format}")).await;
        files.push(String::from_utf8(reply.body).expect("UTF-8"));
    }
    let gift = gift::parse(&files[..1]).remove(0).iter().map(gift::read).collect::<Vec<_>>();
    for questions in [gift, moodle::read(&files[1])] {
        assert_eq!(questions.len(), ids.len());
        // The latest stands first.
        for (question, (id, title)) in questions.iter().rev().zip(ids.iter().zip(TITLES)) {
            assert_eq!(question.name.split_once(' ').expect("a number").1, title);
            assert_right(&from_id(id).expect("a puzzle"), question);
        }
    }
    assert!(files[0].contains("~%-"), "squares that are few are picked from others");
}
