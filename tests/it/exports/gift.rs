//! GIFT.

use super::{Given, Read, assert_right, made, of_lesson, skills};
use crate::service::Service;
use serde_json::Value;
use std::io::Write;
use std::process::{Command, Stdio};

/// Reads what stands on its input and writes what the parser makes of it.
const PROGRAM: &str = r#"
const { parse } = require("gift-pegjs");
let text = "";
process.stdin.setEncoding("utf8").on("data", (part) => { text += part; });
process.stdin.on("end", () => process.stdout.write(JSON.stringify(text.split("\u0000").map((file) => parse(file)))));
"#;

/// The files as the parser reads them, all in one run of it.
pub(super) fn parse(files: &[String]) -> Vec<Vec<Value>> {
    let mut node = Command::new("node")
        .args(["-e", PROGRAM])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/static"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("node runs; `npm ci` in static/ brings the parser");
    let mut input = node.stdin.take().expect("a piped input");
    let text = files.join("\u{0}");
    let written = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = node.wait_with_output().expect("node ends");
    written.join().expect("the text is written").expect("node reads it");
    assert!(output.status.success());
    serde_json::from_slice(&output.stdout).expect("JSON")
}

fn text(value: &Value) -> String {
    value["text"].as_str().unwrap_or_default().to_owned()
}

pub(super) fn read(question: &Value) -> Read {
    let choice = |choice: &Value| {
        let share = choice["weight"].as_f64();
        let right = if choice["isCorrect"] == true { 100.0 } else { 0.0 };
        Given { text: text(&choice["text"]), share: share.unwrap_or(right), said: text(&choice["feedback"]) }
    };
    let answers = match question["type"].as_str() {
        Some("MC" | "Short") => question["choices"].as_array().expect("choices").iter().map(choice).collect(),
        Some("Numerical") => {
            let number = question["choices"]["number"].as_f64().expect("a number");
            vec![Given { text: number.to_string(), share: 100.0, said: String::new() }]
        }
        Some("Essay") => Vec::new(),
        other => panic!("{other:?}: {question}"),
    };
    let name = question["title"].as_str().unwrap_or_default().to_owned();
    Read { name, text: text(&question["stem"]), answers }
}

#[actix_web::test]
async fn lessons_and_every_kind_parse_and_say_what_is_right() {
    let service = Service::new();
    let course = yize::curriculum::load().expect("the course");
    let (mut files, mut asked) = (Vec::new(), Vec::new());
    for (lesson, lang) in course.lessons.iter().step_by(2).zip(["en", "zh"].iter().cycle()) {
        let (file, puzzles) = of_lesson(&service, &lesson.slug, lang, "gift").await;
        files.push(file);
        asked.push(puzzles);
    }
    for skill in skills() {
        let query = format!("/zh/export?skill={}&count=3&format=gift", skill.id);
        files.push(String::from_utf8(service.get(&query).await.body).expect("UTF-8"));
        asked.push(made(skill));
    }
    for (file, puzzles) in parse(&files).iter().zip(&asked) {
        assert_eq!(file.len(), puzzles.len());
        for (question, puzzle) in file.iter().zip(puzzles) {
            let read = read(question);
            assert_right(puzzle, &read);
            assert!(read.text.contains("<p>") && !read.name.is_empty(), "{read:?}");
        }
    }
}
