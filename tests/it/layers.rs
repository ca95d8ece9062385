//! Which module may name which: the layers of ARCHITECTURE.md, checked on the source itself.
//!
//! Reads every file under `src/` without comments, texts and test modules, and looks at paths only.

use std::collections::BTreeSet;
use std::path::Path;

/// The core's modules: plain values, no I/O, no clock, no chance.
const CORE: [&str; 12] = [
    "arbiter",
    "assignment",
    "curriculum",
    "diagram",
    "insight",
    "mastery",
    "puzzle",
    "rating",
    "record",
    "roster",
    "rules",
    "worksheet",
];

/// What a module may name of ours.
fn may_import(module: &str) -> Option<Vec<&'static str>> {
    let allowed: &[&str] = match module {
        "rules" | "rating" | "mastery" | "roster" | "config" => &[],
        "arbiter" | "diagram" | "record" => &["rules"],
        "puzzle" => &["arbiter", "rating", "rules"],
        "curriculum" => &["puzzle", "arbiter", "rating", "rules"],
        "assignment" => &["curriculum", "puzzle"],
        "insight" => &["puzzle", "arbiter", "rules"],
        "worksheet" => &["puzzle", "diagram", "arbiter", "rules"],
        "i18n" | "store" => &CORE,
        "web" => return Some([&CORE[..], &["i18n", "store"]].concat()),
        "app" => return Some([&CORE[..], &["config", "i18n", "store", "web"]].concat()),
        "lib" | "main" => return Some([&CORE[..], &["app", "config", "i18n", "store", "web"]].concat()),
        _ => return None,
    };
    Some(allowed.to_vec())
}

/// Which modules may name a dependency; an empty list stands for all.
fn may_name(dependency: &str) -> Option<&'static [&'static str]> {
    Some(match dependency {
        "shakmaty" => &["rules"],
        "sqlx" | "uuid" => &["store"],
        "actix_cors"
        | "actix_multipart"
        | "actix_web"
        | "argon2"
        | "askama"
        | "base64"
        | "chacha20poly1305"
        | "jiff"
        | "fast_qr"
        | "flate2"
        | "futures_util"
        | "getrandom"
        | "unicode_normalization"
        | "utoipa" => &["web"],
        "sha2" => &["assignment", "puzzle", "web"],
        "rand_chacha" => &["puzzle", "worksheet"],
        "fluent_bundle" | "fluent_syntax" | "intl_memoizer" | "unic_langid" => &["i18n"],
        "csv" => &["record", "roster", "web"],
        "clap" => &["config", "main"],
        "encoding_rs" => &["record"],
        "env_logger" => &["app"],
        "fsrs" => &["mastery"],
        "toml" => &["curriculum"],
        "tokio" => &["app", "web"],
        "log" | "serde" | "serde_json" | "thiserror" => &[],
        _ => return None,
    })
}

/// What core refuses to know, beside the dependencies: paths of the standard library and keywords.
const NOT_IN_CORE: [&str; 10] = [
    "std::env",
    "std::fs",
    "std::net",
    "std::process",
    "std::thread",
    "std::time::Instant",
    "std::time::SystemTime",
    "SystemTime::now",
    "Instant::now",
    "async fn",
];

/// The dependencies of the package, spelled as in paths.
fn dependencies() -> Vec<String> {
    let manifest: toml::Table = include_str!("../../Cargo.toml").parse().expect("Cargo.toml is TOML");
    let dependencies = manifest["dependencies"].as_table().expect("a table");
    dependencies.keys().map(|name| name.replace('-', "_")).collect()
}

/// The source without comments, texts and the test module at its end.
fn bare(source: &str) -> String {
    let tests = ["mod ", "#["].map(|next| source.find(&format!("\n#[cfg(test)]\n{next}")));
    let code = &source[..tests.into_iter().flatten().min().unwrap_or(source.len())];
    let mut bare = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(next) = rest.chars().next() {
        let skip = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if let Some(raw) = raw_text(rest) {
            raw
        } else if next == '"' {
            text(rest)
        } else if rest.starts_with("'\"'") || rest.starts_with("b'\"'") {
            rest.find("\"'").map_or(rest.len(), |end| end + 2)
        } else {
            bare.push(next);
            rest = &rest[next.len_utf8()..];
            continue;
        };
        bare.push(' ');
        rest = &rest[skip..];
    }
    bare
}

/// The length of a text that begins here.
fn text(rest: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    rest.len()
}

/// The length of a raw text that begins here, if one does.
fn raw_text(rest: &str) -> Option<usize> {
    let hashes = rest.strip_prefix('r')?.chars().take_while(|&letter| letter == '#').count();
    let inner = rest[1 + hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    Some(inner.find(&end).map_or(rest.len(), |at| rest.len() - inner.len() + at + end.len()))
}

/// Names, `::` and single signs, in order.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if is_name(first) {
            rest.find(|letter| !is_name(letter)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

fn is_name(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// The first names after a path's start: one, or those of a group in braces.
fn heads<'a>(after: &[&'a str]) -> Vec<&'a str> {
    if after.first() != Some(&"{") {
        return after.first().copied().into_iter().collect();
    }
    let mut depth = 0;
    let mut heads = Vec::new();
    for (at, token) in after.iter().enumerate() {
        match *token {
            "{" => depth += 1,
            "}" => depth -= 1,
            name if depth == 1 && matches!(after[at - 1], "{" | ",") => heads.push(name),
            _ => {}
        }
        if depth == 0 {
            break;
        }
    }
    heads
}

/// The top module of a file and how many `super` lead from it to the root.
fn place(file: &str) -> (String, usize) {
    let parts: Vec<&str> = file.trim_end_matches(".rs").split('/').collect();
    let depth = parts.len() - usize::from(parts.last() == Some(&"mod"));
    (parts[0].to_owned(), depth)
}

/// Every breach of the layers in one file, as sentences.
fn breaches(file: &str, source: &str, dependencies: &[String]) -> Vec<String> {
    let (module, depth) = place(file);
    let Some(imports) = may_import(&module) else {
        return vec![format!("{file}: the module {module} has no place in the layers")];
    };
    let code = bare(source);
    let tokens = tokens(&code);
    let mut found = BTreeSet::new();
    for (at, &token) in tokens.iter().enumerate() {
        if at > 0 && matches!(tokens[at - 1], "::" | ".") {
            continue;
        }
        for name in roots(&tokens[at..], depth) {
            let ours = name != module && may_import(name).is_some();
            if ours && !imports.contains(&name) {
                found.insert(format!("{file}: {module} must not know {name}"));
            }
        }
        let path = tokens.get(at + 1) == Some(&"::") || (at > 0 && tokens[at - 1] == "use");
        if path && dependencies.iter().any(|dependency| dependency == token) {
            match may_name(token) {
                None => found.insert(format!("{file}: the dependency {token} has no place in the layers")),
                Some(places) if !places.is_empty() && !places.contains(&module.as_str()) => {
                    found.insert(format!("{file}: {module} must not name {token}"))
                }
                Some(_) => false,
            };
        }
    }
    if CORE.contains(&module.as_str()) {
        let line = tokens.join(" ").replace(" :: ", "::");
        for refused in NOT_IN_CORE.into_iter().filter(|refused| line.contains(refused)) {
            found.insert(format!("{file}: core must not know {refused}"));
        }
    }
    found.into_iter().collect()
}

/// Our modules that a path beginning here names, by `crate::`, `yize::` or `super::` up to the root.
fn roots<'a>(path: &[&'a str], depth: usize) -> Vec<&'a str> {
    if matches!(path[0], "crate" | "yize") && path.get(1) == Some(&"::") {
        return heads(&path[2..]);
    }
    let supers = path.chunks(2).take_while(|pair| *pair == ["super", "::"]).count();
    if supers > 0 && supers >= depth { heads(&path[2 * supers..]) } else { Vec::new() }
}

fn sources(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

#[test]
fn nothing_points_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    assert!(files.len() > 20, "the sources are found");
    let dependencies = dependencies();
    let found: Vec<String> = files
        .iter()
        .flat_map(|path| {
            let file = path.strip_prefix(&root).unwrap().to_string_lossy().replace('\\', "/");
            breaches(&file, &std::fs::read_to_string(path).unwrap(), &dependencies)
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn every_dependency_has_its_place() {
    for dependency in dependencies() {
        assert!(may_name(&dependency).is_some(), "{dependency}: say in may_name which modules may name it");
    }
}

#[test]
fn the_checker_finds_a_breach() {
    let rows = [
        ("rules/judge.rs", "use crate::puzzle::Goal;", "rules must not know puzzle"),
        ("rules/mod.rs", "use super::web;", "rules must not know web"),
        ("rules/judge.rs", "fn f() { super::super::store::g() }", "rules must not know store"),
        ("puzzle/mod.rs", "use crate::{rules::Square, i18n::{Lang, catalog}};", "puzzle must not know i18n"),
        ("store/mod.rs", "pub use crate::web::session;", "store must not know web"),
        ("puzzle/check.rs", "use shakmaty::Chess;", "puzzle must not name shakmaty"),
        ("web/api/mod.rs", "fn f(p: &sqlx::AnyPool) {}", "web must not name sqlx"),
        ("app.rs", "#[actix_web::main]\nasync fn main() {}", "app must not name actix_web"),
        ("curriculum/load.rs", "use std :: fs ;", "core must not know std::fs"),
        ("rules/game.rs", "async  fn f() {}", "core must not know async fn"),
        ("helpers.rs", "", "the module helpers has no place in the layers"),
    ];
    for (file, source, breach) in rows {
        let found = breaches(file, source, &dependencies());
        assert_eq!(found, [format!("{file}: {breach}")], "{source}");
    }
}

#[test]
fn the_checker_lets_the_rest_pass() {
    let rows = [
        ("puzzle/check.rs", "use crate::rules::{Square, Role}; use super::Goal;"),
        ("puzzle/check.rs", "//! Not `crate::web::x`, nor sqlx::x.\n/* use crate::web; */"),
        (
            "puzzle/check.rs",
            r##"const A: &str = "crate::web \" sqlx::x"; const B: &str = r#"use sqlx::x; " "#;"##,
        ),
        ("rules/mod.rs", "mod log; fn f() {}\n#[cfg(test)]\nmod tests { use crate::puzzle::x; }"),
        ("web/pages/mod.rs", "use super::super::store::Store; use actix_web::web; fn f() { web::get(); }"),
        ("main.rs", "use yize::{app, config::CommandLine};"),
        ("rules/notation.rs", "fn f(c: char) -> bool { c == '\"' || c == 'x' } // \" use crate::web::x"),
    ];
    for (file, source) in rows {
        assert_eq!(breaches(file, source, &dependencies()), Vec::<String>::new(), "{source}");
    }
}
