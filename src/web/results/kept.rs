//! An answer as it is kept, read back: the other side of what `api::answers` writes.

use crate::puzzle::{Answer, Number};
use crate::rules::{Placement, Square};
use serde_json::{Map, Value};

/// The answer in a kept text; `None` where it cannot be read.
#[must_use]
pub fn read(text: &str) -> Option<Answer> {
    let kept: Map<String, Value> = serde_json::from_str(text).ok()?;
    let (form, value) = kept.iter().next()?;
    match (form.as_str(), value) {
        ("move", Value::String(text)) => Some(Answer::Move(text.clone())),
        ("moves", Value::Array(list)) => {
            Some(Answer::Moves(texts(list).map(|text| text.map(str::to_owned)).collect::<Option<_>>()?))
        }
        ("squares", Value::Array(list)) => {
            Some(Answer::Squares(texts(list).map(square).collect::<Option<_>>()?))
        }
        ("choice", Value::String(option)) => Some(Answer::Choice(option.clone())),
        ("number", Value::String(number)) => Number::read(number).map(Answer::Number),
        ("text", Value::String(text)) => Some(Answer::Text(text.clone())),
        ("placement", Value::String(board)) => Placement::read(board).ok().map(Answer::Placement),
        _ => None,
    }
}

fn texts(list: &[Value]) -> impl Iterator<Item = Option<&str>> {
    list.iter().map(Value::as_str)
}

fn square(name: Option<&str>) -> Option<Square> {
    name?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::read;
    use crate::puzzle::{Answer, Number};
    use crate::rules::{Placement, Square};

    #[test]
    fn what_is_kept_is_read_back() {
        let rows = [
            (r#"{"move":"e1g1"}"#, Answer::Move("e1g1".into())),
            (r#"{"moves":["e1g1","Qg7"]}"#, Answer::Moves(vec!["e1g1".into(), "Qg7".into()])),
            (r#"{"squares":["e4","d5"]}"#, Answer::Squares(vec![Square::E4, Square::D5])),
            (r#"{"choice":"legal"}"#, Answer::Choice("legal".into())),
            (r#"{"number":"-2.5"}"#, Answer::Number(Number::from_hundredths(-250))),
            (r#"{"text":"马f3"}"#, Answer::Text("马f3".into())),
            (r#"{"placement":"8/8/8/8/8/8/8/8"}"#, Answer::Placement(Placement::empty())),
        ];
        for (text, expected) in rows {
            assert_eq!(read(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_answer_is_none() {
        for text in ["", "{}", "[]", "null", r#"{"move":1}"#, r#"{"squares":["z9"]}"#, r#"{"x":"y"}"#] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
