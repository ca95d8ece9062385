//! Moodle's XML.

use super::{Given, Read, assert_right, made, of_lesson, plain, skills};
use crate::service::Service;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use roxmltree::{Document, Node};

fn child<'a, 'b>(node: Node<'a, 'b>, name: &str) -> Option<Node<'a, 'b>> {
    node.children().find(|child| child.has_tag_name(name))
}

fn text(node: Node<'_, '_>, name: &str) -> String {
    let inner = child(node, name).and_then(|node| child(node, "text"));
    inner.and_then(|node| node.text()).unwrap_or_default().to_owned()
}

/// The questions of a file; each with a board has it as a picture that is XML by itself.
pub(super) fn read(file: &str) -> Vec<Read> {
    let document = Document::parse(file).unwrap_or_else(|error| panic!("{error}: {file}"));
    let questions = document.root_element().children().filter(Node::is_element);
    let questions = questions.filter(|node| node.attribute("type") != Some("category"));
    questions.map(question).collect()
}

fn question(node: Node<'_, '_>) -> Read {
    let asked = text(node, "questiontext");
    let file = child(node, "questiontext").and_then(|node| child(node, "file"));
    assert_eq!(file.is_some(), asked.contains("@@PLUGINFILE@@/board.svg"), "{asked}");
    if let Some(data) = file.and_then(|file| file.text()) {
        let svg = String::from_utf8(STANDARD.decode(data).expect("base 64")).expect("UTF-8");
        assert!(Document::parse(&svg).is_ok(), "{svg}");
    }
    // The text is HTML: here it is well-formed as well.
    assert!(
        Document::parse(&format!("<div>{}</div>", asked.replace("\"360\">", "\"360\"/>"))).is_ok(),
        "{asked}"
    );
    let answers = node.children().filter(|node| node.has_tag_name("answer"));
    let given = |node: Node<'_, '_>| Given {
        text: child(node, "text").and_then(|node| node.text()).unwrap_or_default().replace("\\*", "*"),
        share: node.attribute("fraction").and_then(|share| share.parse().ok()).expect("a share"),
        said: text(node, "feedback"),
    };
    Read { name: text(node, "name"), text: plain(&asked).into_owned(), answers: answers.map(given).collect() }
}

#[actix_web::test]
async fn lessons_parse_and_say_what_is_right() {
    let service = Service::new();
    let course = yize::curriculum::load().expect("the course");
    // The other half is read as GIFT.
    for lesson in course.lessons.iter().skip(1).step_by(2) {
        let (file, puzzles) = of_lesson(&service, &lesson.slug, "zh", "xml").await;
        let questions = read(&file);
        assert_eq!(questions.len(), puzzles.len(), "{}", lesson.slug);
        for (question, puzzle) in questions.iter().zip(&puzzles) {
            assert_right(puzzle, question);
            assert!(question.text.starts_with("<p>") && !question.name.is_empty(), "{question:?}");
        }
    }
}

#[actix_web::test]
async fn made_exercises_parse_too() {
    let service = Service::new();
    for skill in skills() {
        let query = format!("/en/export?skill={}&count=3&format=xml", skill.id);
        let file = String::from_utf8(service.get(&query).await.body).expect("UTF-8");
        for (question, puzzle) in read(&file).iter().zip(&made(skill)) {
            assert_right(puzzle, question);
        }
    }
}
