//! `GET /api/docs`: the OpenAPI document as a page to read, and to try each call on.
//!
//! Everything on it is taken from the document; it is whole without script, which only adds trying.

use super::openapi;
use crate::i18n::Lang;
use crate::web::assets;
use crate::web::language::Wanted;
use crate::web::problem::{Problem, ProblemCode};
use actix_web::HttpResponse;
use actix_web::http::header;
use askama::Template;
use serde_json::Value;
use std::borrow::Cow;

/// A call as the page shows it.
struct Call {
    id: String,
    method: String,
    path: String,
    summary: String,
    parameters: Vec<Item>,
    body: Option<String>,
    examples: Vec<(String, String)>,
    answers: Vec<Item>,
}

/// A line of a list: its name, what it is, its words.
struct Item {
    name: String,
    kind: String,
    text: String,
    schema: Option<String>,
    example: Option<String>,
}

/// A shape of JSON.
struct Shape {
    name: String,
    text: String,
    fields: Vec<Item>,
    values: Vec<String>,
}

/// A problem with its words.
struct ProblemWords {
    code: &'static str,
    status: u16,
    title: Cow<'static, str>,
    detail: Cow<'static, str>,
}

#[derive(Template)]
#[template(path = "api-docs.html")]
struct Page {
    lang: Lang,
    about: Vec<String>,
    calls: Vec<Call>,
    shapes: Vec<Shape>,
    problems: Vec<ProblemWords>,
}

impl Page {
    fn new(lang: Lang, document: &Value) -> Page {
        let problems = ProblemCode::ALL.iter().map(|code| ProblemWords {
            code: code.as_str(),
            status: code.status(),
            title: lang.text(code.key()),
            detail: lang.attr(code.key(), "detail").unwrap_or_default(),
        });
        Page {
            lang,
            about: text(&document["info"], "description").split("\n\n").map(str::to_owned).collect(),
            calls: calls(document),
            shapes: entries(&document["components"]["schemas"]).map(shape).collect(),
            problems: problems.collect(),
        }
    }

    fn t(&self, key: &str) -> Cow<'static, str> {
        self.lang.text(key)
    }

    fn asset(&self, name: &str) -> &'static str {
        assets::url(name)
    }
}

fn text(value: &Value, key: &str) -> String {
    // The document's texts are Markdown; of that they use nothing but marks of code.
    value[key].as_str().unwrap_or_default().replace('`', "")
}

fn entries(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

fn items(array: &Value) -> impl Iterator<Item = &Value> {
    array.as_array().into_iter().flatten()
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

fn calls(document: &Value) -> Vec<Call> {
    entries(&document["paths"])
        .flat_map(|(path, methods)| {
            entries(methods).map(move |(method, call)| self::call(path, method, call))
        })
        .collect()
}

fn call(path: &str, method: &str, call: &Value) -> Call {
    let body = &call["requestBody"]["content"]["application/json"];
    let examples = entries(&body["examples"]);
    Call {
        id: text(call, "operationId"),
        method: method.to_uppercase(),
        path: path.to_owned(),
        summary: text(call, "summary"),
        parameters: items(&call["parameters"]).map(parameter).collect(),
        body: reference(&body["schema"]),
        examples: examples
            .map(|(_, example)| (text(example, "summary"), pretty(&example["value"])))
            .collect(),
        answers: entries(&call["responses"]).map(answer).collect(),
    }
}

fn parameter(parameter: &Value) -> Item {
    Item {
        name: text(parameter, "name"),
        kind: kind(&parameter["schema"]),
        text: text(parameter, "description"),
        schema: None,
        example: parameter["example"].as_str().map(str::to_owned),
    }
}

fn answer((status, answer): (&String, &Value)) -> Item {
    let media: Vec<&str> = entries(&answer["content"]).map(|(media, _)| media.as_str()).collect();
    Item {
        name: status.clone(),
        kind: media.join(" | "),
        text: text(answer, "description"),
        schema: entries(&answer["content"]).find_map(|(_, content)| reference(&content["schema"])),
        example: None,
    }
}

/// A shape with its fields; one that is put together from others lists the fields of all.
fn shape((name, schema): (&String, &Value)) -> Shape {
    let parts = [schema].into_iter().chain(items(&schema["allOf"])).chain(items(&schema["oneOf"]));
    let mut fields = Vec::new();
    for part in parts {
        fields.extend(reference(part).map(|whole| Item {
            name: String::new(),
            kind: String::new(),
            text: String::new(),
            schema: Some(whole),
            example: None,
        }));
        fields.extend(entries(&part["properties"]).map(field));
    }
    let values = items(&schema["enum"]).filter_map(Value::as_str).map(str::to_owned).collect();
    Shape { name: name.clone(), text: text(schema, "description"), fields, values }
}

fn field((name, schema): (&String, &Value)) -> Item {
    Item {
        name: name.clone(),
        kind: kind(schema),
        text: text(schema, "description"),
        schema: reference(schema),
        example: None,
    }
}

/// The shape that a schema refers to, in a list or as one of several too.
fn reference(schema: &Value) -> Option<String> {
    let direct = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()).map(str::to_owned);
    let parts = || items(&schema["oneOf"]).find_map(reference);
    direct.or_else(|| schema.get("items").and_then(reference)).or_else(parts)
}

/// The JSON types that a schema allows.
fn kind(schema: &Value) -> String {
    match &schema["type"] {
        Value::String(kind) => kind.clone(),
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | "),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::Object(_) => String::new(),
    }
}

/// This API as a page to read and try.
#[utoipa::path(
    get, path = "/api/docs", tag = "about", operation_id = "docs",
    params(super::openapi::LangQuery),
    responses((status = 200, description = "The page.", body = String, content_type = "text/html")),
)]
pub(crate) async fn page(Wanted(lang): Wanted) -> Result<HttpResponse, Problem> {
    let document: Value = serde_json::from_str(&openapi::JSON).unwrap_or_default();
    let html = Page::new(lang, &document).render().map_err(|error| {
        log::error!("the API's page could not be rendered: {error}");
        Problem::new(lang, ProblemCode::Unavailable)
    })?;
    Ok(HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/html; charset=utf-8"))
        .insert_header((header::CONTENT_LANGUAGE, lang.tag()))
        .insert_header((header::VARY, "accept-language"))
        .body(html))
}
