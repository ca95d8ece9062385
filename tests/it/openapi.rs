//! The description of the API and the API itself must not drift.
//!
//! To renew the snapshot after a change that is meant: `YIZE_RENEW=1 cargo test --test it openapi`.

use crate::service::{Reply, Service};
use reqwest::Method;
use serde_json::Value;
use std::collections::BTreeSet;
use yize::web::api::{ROUTES, openapi};

const SNAPSHOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/openapi.json");

fn document() -> Value {
    serde_json::from_str(&openapi::JSON).expect("the document is JSON")
}

/// Every call of the document: method, path and description.
fn calls(document: &Value) -> Vec<(String, String, Value)> {
    let paths = document["paths"].as_object().into_iter().flatten();
    let calls = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().into_iter().flatten();
        methods.map(|(method, call)| (method.clone(), path.clone(), call.clone()))
    });
    calls.collect()
}

#[test]
fn the_document_is_the_one_that_programs_were_promised() {
    let mut now = openapi::JSON.to_string();
    now.push('\n');
    if std::env::var_os("YIZE_RENEW").is_some() {
        std::fs::write(SNAPSHOT, &now).expect("the snapshot can be written");
    }
    let kept = std::fs::read_to_string(SNAPSHOT).unwrap_or_default();
    assert!(
        now == kept,
        "the API's description changed; if that is meant: YIZE_RENEW=1 cargo test --test it openapi"
    );
}

#[test]
fn every_route_is_described_and_every_description_has_its_route() {
    let described: BTreeSet<_> =
        calls(&document()).into_iter().map(|(method, path, _)| (method, path)).collect();
    let routes: BTreeSet<_> =
        ROUTES.iter().map(|(method, path)| (method.to_string(), path.to_string())).collect();
    assert_eq!(described, routes);
}

#[test]
fn every_reference_leads_somewhere() {
    let document = document();
    let schemas = document["components"]["schemas"].as_object().expect("schemas");
    let mut seen = BTreeSet::new();
    references(&document, &mut seen);
    let names: BTreeSet<_> = schemas.keys().cloned().collect();
    assert_eq!(seen, names);
}

fn references(value: &Value, seen: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(path) = fields.get("$ref").and_then(Value::as_str) {
                seen.insert(path.rsplit('/').next().unwrap_or_default().to_owned());
            }
            fields.values().for_each(|field| references(field, seen));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, seen)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Checks an answer against the document's schemas: as much of JSON Schema as they use.
pub(crate) struct Schemas(Value);

impl Schemas {
    pub(crate) fn new() -> Schemas {
        Schemas(document())
    }

    /// What keeps a reply from being one that the document describes for a call.
    pub(crate) fn answer_faults(&self, path: &str, method: &str, reply: &Reply) -> Vec<String> {
        let answers = &self.0["paths"][path][method.to_lowercase()]["responses"];
        let media = reply.header("content-type").split(';').next().unwrap_or_default();
        let schema = &answers[reply.status.to_string()]["content"][media]["schema"];
        if answers.is_object() && !schema.is_object() {
            return vec![format!("{} of {media} is not described", reply.status)];
        }
        if answers.is_object() { self.faults(schema, &reply.json(), "") } else { Vec::new() }
    }

    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str().and_then(|path| path.strip_prefix('#')) {
            Some(path) => self.0.pointer(path).expect("the reference leads somewhere"),
            None => schema,
        }
    }

    fn faults(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let schema = self.resolve(schema);
        let mut faults = Vec::new();
        if let Some(parts) = schema["oneOf"].as_array() {
            let fits = parts.iter().filter(|part| self.faults(part, value, at).is_empty()).count();
            if fits != 1 {
                faults.push(format!("{at}: fits {fits} of {} schemas: {value}", parts.len()));
            }
            return faults;
        }
        faults.extend(self.kind_fault(schema, value, at));
        faults.extend(self.object_faults(schema, value, at));
        for (index, item) in value.as_array().into_iter().flatten().enumerate() {
            faults.extend(self.faults(&schema["items"], item, &format!("{at}/{index}")));
        }
        faults
    }

    fn kind_fault(&self, schema: &Value, value: &Value, at: &str) -> Option<String> {
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
            Value::String(kind) => vec![kind.as_str()],
            _ => return None,
        };
        let fits = kinds.iter().any(|kind| match *kind {
            "null" => value.is_null(),
            "string" => value.is_string(),
            "boolean" => value.is_boolean(),
            "integer" => value.is_u64(),
            "number" => value.is_number(),
            "array" => value.is_array(),
            "object" => value.is_object(),
            other => panic!("no such type: {other}"),
        });
        let listed = schema["enum"].as_array().is_none_or(|names| names.contains(value));
        (!fits || !listed).then(|| format!("{at}: {value} is no {kinds:?} of {}", schema["enum"]))
    }

    fn object_faults(&self, schema: &Value, value: &Value, at: &str) -> Vec<String> {
        let mut faults = Vec::new();
        for name in self.required(schema) {
            if value.get(name).is_none() {
                faults.push(format!("{at}/{name} is missing"));
            }
        }
        let described = self.properties(schema);
        for (name, field) in value.as_object().into_iter().flatten() {
            match described.iter().find(|(known, _)| *known == name) {
                Some((_, part)) => faults.extend(self.faults(part, field, &format!("{at}/{name}"))),
                None => match self.resolve(schema).get("additionalProperties") {
                    Some(any) => faults.extend(self.faults(any, field, &format!("{at}/{name}"))),
                    None => faults.push(format!("{at}/{name} is not described")),
                },
            }
        }
        faults
    }

    fn required<'a>(&'a self, schema: &'a Value) -> Vec<&'a str> {
        let schema = self.resolve(schema);
        let own = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let parts = schema["allOf"].as_array().into_iter().flatten();
        own.chain(parts.flat_map(|part| self.required(part))).collect()
    }

    /// The fields of a shape, those of its parts too.
    fn properties<'a>(&'a self, schema: &'a Value) -> Vec<(&'a String, &'a Value)> {
        let schema = self.resolve(schema);
        let own = schema["properties"].as_object().into_iter().flatten();
        let parts = schema["allOf"].as_array().into_iter().flatten();
        own.chain(parts.flat_map(|part| self.properties(part))).collect()
    }
}

/// The address of a call with its examples in place.
fn address(path: &str, call: &Value) -> String {
    call["parameters"].as_array().into_iter().flatten().fold(path.to_owned(), |path, parameter| {
        let name = parameter["name"].as_str().unwrap_or_default();
        path.replace(&format!("{{{name}}}"), parameter["example"].as_str().unwrap_or_default())
    })
}

#[actix_web::test]
async fn every_example_works_and_its_answer_fits_the_description() {
    let (service, schemas) = (Service::new(), Schemas(document()));
    // What takes a token has tests of its own.
    let open = calls(&schemas.0).into_iter().filter(|(_, _, call)| call["security"].is_null());
    for (method, path, call) in open {
        let address = address(&path, &call);
        let examples = &call["requestBody"]["content"]["application/json"]["examples"];
        let bodies: Vec<_> =
            examples.as_object().into_iter().flatten().map(|(_, example)| &example["value"]).collect();
        let mut replies = Vec::new();
        for body in &bodies {
            replies.push(service.post(&address, body).await);
        }
        if method == "get" {
            replies.push(service.get(&address).await);
        }
        assert!(!replies.is_empty(), "{method} {path} has no example");
        for reply in replies {
            assert_eq!(reply.status, 200, "{address}: {}", String::from_utf8_lossy(&reply.body));
            let content = &call["responses"]["200"]["content"];
            let media = reply.header("content-type").split(';').next().unwrap_or_default();
            let schema = &content[media]["schema"];
            assert!(schema.is_object(), "{address}: {media} is not described");
            if media == "application/json" && !path.ends_with("openapi.json") {
                assert_eq!(schemas.faults(schema, &reply.json(), ""), [""; 0], "{address}");
            }
        }
    }
}

#[actix_web::test]
async fn every_problem_fits_the_description() {
    let (service, schemas) = (Service::new(), Schemas(document()));
    let bodies = [
        r#"{"fen": "8/8/8/8/8/8/8/8 w - - 0 1", "move": "e4"}"#,
        r#"{"history": ["e4", "e5", "Ke3"], "move": "e4"}"#,
        r#"{"move": 5}"#,
        "{",
    ];
    for body in bodies {
        let request = service.request(Method::POST, "/api/v1/moves/check");
        let reply = service.send(request.header("content-type", "application/json").body(body)).await;
        let answers = &schemas.0["paths"]["/api/v1/moves/check"]["post"]["responses"];
        let schema = &answers[reply.status.to_string()]["content"]["application/problem+json"]["schema"];
        assert!(schema.is_object(), "{} is not described", reply.status);
        assert_eq!(schemas.faults(schema, &reply.json(), ""), [""; 0], "{body}");
    }
}

#[actix_web::test]
async fn the_page_shows_every_call_problem_and_shape() {
    let service = Service::new();
    let document = document();
    for lang in ["en", "zh"] {
        let reply = service.get(&format!("/api/docs?lang={lang}")).await;
        assert_eq!((reply.status, reply.header("content-type")), (200, "text/html; charset=utf-8"));
        let page = String::from_utf8(reply.body).expect("a page is UTF-8");
        for (_, path, call) in calls(&document) {
            assert!(
                page.contains(&path)
                    && page.contains(&format!("id=\"{}\"", call["operationId"].as_str().unwrap_or_default()))
            );
        }
        for name in document["components"]["schemas"].as_object().expect("schemas").keys() {
            assert!(page.contains(&format!("id=\"shape-{name}\"")), "{name}");
        }
        assert!(page.contains("id=\"problem-bad-fen\""));
        assert!(!page.contains("docs-title"), "no key is shown");
    }
}
