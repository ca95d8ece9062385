//! Reads a JSON body into a call's own type, and says which field is not as it should be.
//!
//! The way in is one pass into borrowed text. Only when that fails is the body read a second time,
//! against the call's list of fields, to name each fault by its pointer.

use crate::i18n::Lang;
use crate::web::language;
use crate::web::problem::{Problem, ProblemCode};
use actix_web::body::{self, BodyStream};
use actix_web::web::Bytes;
use actix_web::{FromRequest, HttpRequest, dev, http::header};
use serde::de::{Deserialize, Deserializer, Visitor};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;
use std::fmt;
use std::pin::Pin;

/// The largest body that is read.
pub(crate) const LIMIT: usize = 64 * 1024;

/// A JSON text, borrowed from the body wherever it holds no escapes.
#[derive(Debug, Clone)]
pub(crate) struct Text<'a>(pub(crate) Cow<'a, str>);

impl AsRef<str> for Text<'_> {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Text<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Text<'de>, E> {
        Ok(Text(Cow::Borrowed(text)))
    }

    fn visit_str<E>(self, text: &str) -> Result<Text<'de>, E> {
        // Only an escape can say a NUL, which no database takes.
        Ok(Text(Cow::Owned(text.replace('\0', "\u{fffd}"))))
    }
}

impl Serialize for Text<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Text<'a>, D::Error> {
        deserializer.deserialize_str(TextVisitor)
    }
}

/// What a field holds.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Kind {
    Text,
    Texts,
    Flag,
    Number,
    /// A number without a fraction.
    Whole,
    Object(&'static [Field]),
    Objects(&'static [Field]),
}

/// A field of a body.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Field {
    name: &'static str,
    kind: Kind,
    required: bool,
}

impl Field {
    pub(crate) const fn required(name: &'static str, kind: Kind) -> Field {
        Field { name, kind, required: true }
    }

    pub(crate) const fn optional(name: &'static str, kind: Kind) -> Field {
        Field { name, kind, required: false }
    }
}

/// The body of a call.
pub(crate) trait Body<'a>: Deserialize<'a> {
    /// Its fields, to name the one that is at fault.
    const FIELDS: &'static [Field];
}

/// A body as it came, checked for media type and size, and the language of the answer.
#[derive(Debug)]
pub(crate) struct Json {
    bytes: Bytes,
    pub(crate) lang: Lang,
}

impl FromRequest for Json {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Json, Problem>>>>;

    fn from_request(request: &HttpRequest, payload: &mut dev::Payload) -> Self::Future {
        let lang = language::wanted(request);
        let refused = refuse_headers(request);
        let payload = payload.take();
        Box::pin(async move {
            if let Some(code) = refused {
                return Err(Problem::new(lang, code));
            }
            let stream = BodyStream::new(payload);
            match body::to_bytes_limited(stream, LIMIT).await {
                Ok(Ok(bytes)) => Ok(Json { bytes, lang }),
                Ok(Err(_)) => Err(Problem::new(lang, ProblemCode::BadJson)),
                Err(_) => Err(Problem::new(lang, ProblemCode::TooLarge)),
            }
        })
    }
}

fn refuse_headers(request: &HttpRequest) -> Option<ProblemCode> {
    let text = |name| request.headers().get(name).map(|value| value.to_str().unwrap_or_default());
    let media = text(header::CONTENT_TYPE).unwrap_or_default();
    let media = media.split(';').next().unwrap_or_default().trim();
    let plain = text(header::CONTENT_ENCODING).is_none_or(|coding| coding.eq_ignore_ascii_case("identity"));
    if !media.eq_ignore_ascii_case("application/json") || !plain {
        return Some(ProblemCode::MediaType);
    }
    let length = text(header::CONTENT_LENGTH).and_then(|length| length.parse::<u64>().ok());
    length.is_some_and(|length| length > LIMIT as u64).then_some(ProblemCode::TooLarge)
}

impl Json {
    /// The body as it came.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The body as `T`.
    pub(crate) fn read<'a, T: Body<'a>>(&'a self) -> Result<T, Problem> {
        let Ok(text) = std::str::from_utf8(&self.bytes) else {
            return Err(Problem::new(self.lang, ProblemCode::BadJson));
        };
        serde_json::from_str(text).map_err(|error| self.explain(text, T::FIELDS, &error))
    }

    fn explain(&self, text: &str, fields: &[Field], error: &serde_json::Error) -> Problem {
        let Ok(value) = serde_json::from_str::<Value>(text) else {
            return Problem::new(self.lang, ProblemCode::BadJson);
        };
        let mut faults = Vec::new();
        object_faults(&value, fields, "", &mut faults);
        if faults.is_empty() {
            faults.push((ProblemCode::BadShape, named_field(error, fields)));
        }
        let problem = Problem::new(self.lang, ProblemCode::BadShape);
        faults.into_iter().fold(problem, |problem, (code, pointer)| problem.and_field(code, pointer))
    }
}

type Fault = (ProblemCode, String);

fn object_faults(value: &Value, fields: &[Field], at: &str, faults: &mut Vec<Fault>) {
    let Value::Object(object) = value else {
        faults.push((ProblemCode::BadShape, at.to_owned()));
        return;
    };
    for field in fields {
        let pointer = format!("{at}/{}", field.name);
        match object.get(field.name) {
            None if field.required => faults.push((ProblemCode::MissingField, pointer)),
            None => {}
            Some(Value::Null) if !field.required => {}
            Some(value) => value_faults(value, field.kind, pointer, faults),
        }
    }
}

fn value_faults(value: &Value, kind: Kind, pointer: String, faults: &mut Vec<Fault>) {
    match (kind, value) {
        (Kind::Object(fields), value) => object_faults(value, fields, &pointer, faults),
        (Kind::Objects(fields), Value::Array(items)) => {
            for (index, item) in items.iter().enumerate() {
                object_faults(item, fields, &format!("{pointer}/{index}"), faults);
            }
        }
        (Kind::Texts, Value::Array(items)) => {
            let bad = items.iter().enumerate().filter(|(_, item)| !item.is_string());
            faults.extend(bad.map(|(index, _)| (ProblemCode::BadShape, format!("{pointer}/{index}"))));
        }
        (Kind::Whole, Value::Number(number)) if number.is_i64() => {}
        (Kind::Text, Value::String(_)) | (Kind::Flag, Value::Bool(_)) | (Kind::Number, Value::Number(_)) => {}
        (Kind::Text | Kind::Texts | Kind::Flag | Kind::Number | Kind::Whole | Kind::Objects(_), _) => {
            faults.push((ProblemCode::BadShape, pointer))
        }
    }
}

/// What the second reading cannot see is a field given twice; the first names it, if it is one of the
/// body's own.
fn named_field(error: &serde_json::Error, fields: &[Field]) -> String {
    let text = error.to_string();
    let twice = text.strip_prefix("duplicate field `").and_then(|rest| rest.split('`').next());
    let own = twice.filter(|name| fields.iter().any(|field| field.name == *name));
    own.map(|name| format!("/{name}")).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, Deserialize)]
    struct Call<'a> {
        #[serde(borrow)]
        name: Text<'a>,
        #[serde(borrow, default)]
        list: Vec<Text<'a>>,
    }

    impl<'a> Body<'a> for Call<'a> {
        const FIELDS: &'static [Field] =
            &[Field::required("name", Kind::Text), Field::optional("list", Kind::Texts)];
    }

    fn pointers(body: &str) -> Vec<String> {
        let json = Json { bytes: Bytes::copy_from_slice(body.as_bytes()), lang: Lang::En };
        let problem = json.read::<Call<'_>>().expect_err("the body has faults");
        problem.errors().iter().map(|error| error.pointer.to_string()).collect()
    }

    #[test]
    fn plain_text_is_borrowed_and_escapes_are_read() {
        let bytes = Bytes::from_static(br#"{"name": "e4", "list": ["a\u0031"]}"#);
        let json = Json { bytes, lang: Lang::En };
        let call: Call<'_> = json.read().expect("the body is right");
        assert!(matches!(call.name.0, Cow::Borrowed("e4")));
        assert_eq!(call.list[0].as_ref(), "a1");
    }

    #[test]
    fn each_fault_is_named_by_its_pointer() {
        assert_eq!(pointers("[]"), [""]);
        assert_eq!(pointers("{}"), ["/name"]);
        assert_eq!(pointers(r#"{"name": 5, "list": ["a", {}, 7]}"#), ["/name", "/list/1", "/list/2"]);
        assert_eq!(pointers(r#"{"name": "a", "name": "b"}"#), ["/name"]);
        assert!(pointers("{").is_empty());
    }
}
