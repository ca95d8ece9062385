//! The binary: its settings, its start, its end, and what it says where it cannot start.

use crate::support::{Service, TempDir, block_on, yize};
use reqwest::{Client, StatusCode};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Output;
use std::sync::Arc;
use yize::store::Store;
use yize::web::server::{self, Threads};
use yize::web::state::AppState;

/// Every setting, with its variable.
const SETTINGS: &[(&str, &str)] = &[
    ("--listen", "YIZE_LISTEN"),
    ("--database", "DATABASE_URL"),
    ("--data", "YIZE_DATA"),
    ("--workers", "YIZE_WORKERS"),
    ("--secure-cookies", "YIZE_SECURE_COOKIES"),
    ("--registration", "YIZE_REGISTRATION"),
    ("--invitation", "YIZE_INVITATION"),
    ("--public-url", "YIZE_PUBLIC_URL"),
    ("--log", "YIZE_LOG"),
];

fn refused(output: &Output, code: i32) -> String {
    assert_eq!(output.status.code(), Some(code));
    assert!(output.stdout.is_empty());
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn help_shows_every_setting() {
    for arguments in [vec!["--help"], vec!["serve", "--help"]] {
        let output = yize().args(arguments).output().expect("yize runs");
        let help = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success());
        for (flag, variable) in SETTINGS {
            assert!(help.contains(&format!("{flag} ")), "{flag}: {help}");
            assert!(help.contains(variable), "{variable}: {help}");
        }
        assert_eq!(
            help.matches("[env: ").count() + help.matches("[env:\n").count(),
            SETTINGS.len(),
            "{help}"
        );
    }
}

#[test]
fn the_readme_names_every_setting() {
    let readme = include_str!("../../README.md");
    for (flag, variable) in SETTINGS {
        assert!(readme.contains(flag) && readme.contains(variable), "{flag}");
    }
}

#[test]
fn it_starts_answers_and_ends_when_told() {
    let mut service = Service::start();
    block_on(async {
        for (path, body) in [("/healthz", "alive\n"), ("/readyz", "ready\n")] {
            let answer = reqwest::get(service.url(path)).await.expect("an answer");
            assert_eq!(answer.status(), StatusCode::OK);
            assert!(answer.headers().contains_key("content-security-policy"));
            assert_eq!(answer.text().await.expect("a body"), body);
        }
        let metrics = reqwest::get(service.url("/metrics")).await.expect("an answer");
        assert_eq!(metrics.headers()["content-type"], "text/plain; version=0.0.4; charset=utf-8");
        let metrics = metrics.text().await.expect("a body");
        assert!(metrics.contains("yize_requests_total{status=\"2xx\"} 2\n"), "{metrics}");
        assert!(metrics.contains("\nyize_database_up 1\n"), "{metrics}");
        let robots = reqwest::get(service.url("/robots.txt")).await.expect("an answer");
        assert_eq!(
            (robots.status(), robots.headers()["content-type"].as_bytes()),
            (StatusCode::OK, &b"text/plain; charset=utf-8"[..])
        );
        assert!(robots.text().await.expect("a body").starts_with("User-agent: *\nAllow: /\n"));
        let answer = Client::new().post(service.url("/healthz")).send().await.expect("an answer");
        assert_eq!(answer.status(), StatusCode::METHOD_NOT_ALLOWED);
    });
    assert_eq!(service.terminate(), Some(0));
}

#[test]
fn settings_come_from_the_environment_too() {
    let data = TempDir::new();
    let mut child = yize()
        .arg("serve")
        .env("YIZE_LISTEN", "127.0.0.1:0")
        .env("YIZE_DATA", data.path().join("new"))
        .env("YIZE_SECURE_COOKIES", "1")
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("yize starts");
    let line = crate::support::first_line(&mut child);
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    assert!(line.starts_with("Yize listens on http://127.0.0.1:"), "{line}");
    assert!(data.path().join("new/yize.sqlite3").is_file());
}

#[test]
fn a_port_that_is_taken_is_named_in_one_sentence() {
    let service = Service::start_with(&["--database", "sqlite::memory:"]);
    let output = yize().args(["--listen", service.address()]).output().expect("yize runs");
    let error = refused(&output, 1);
    assert!(error.starts_with(&format!("yize: cannot listen on {}: ", service.address())), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn an_unknown_database_is_named_in_one_sentence() {
    let arguments = ["--listen", "127.0.0.1:0", "--database", "oracle://scott:tiger@localhost/x"];
    let error = refused(&yize().args(arguments).output().expect("yize runs"), 1);
    assert!(error.starts_with("yize: no such kind of database: oracle:"), "{error}");
    assert_eq!(error.lines().count(), 1, "{error}");
}

#[test]
fn a_setting_that_makes_no_sense_is_a_usage_error() {
    for arguments in [["--listen", "somewhere"], ["--workers", "many"], ["--log", "loud"]] {
        let error = refused(&yize().args(arguments).output().expect("yize runs"), 2);
        assert!(error.contains(arguments[0]), "{error}");
    }
}

/// An empty code, as a form of settings leaves it, would be open to everybody.
#[test]
fn who_invites_says_a_code() {
    for code in ["", " "] {
        let arguments =
            ["--registration", "invitation", "--invitation", code, "--database", "sqlite::memory:"];
        let error = refused(&yize().args(arguments).output().expect("yize runs"), 1);
        assert!(error.starts_with("yize: registration by invitation needs a code"), "{error}");
    }
}

#[test]
fn it_is_not_ready_without_its_database() {
    block_on(async {
        let store = Store::open("sqlite::memory:").await.expect("a store");
        let state = Arc::new(AppState { store: store.clone(), ..crate::service::state().await });
        let listener = server::listen(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).expect("a socket");
        let threads = Threads { workers: std::num::NonZeroUsize::new(1), stop_on_signals: false };
        let (running, address) = server::build(state, listener, threads).expect("a server");
        let handle = running.handle();
        let ended = server::spawn(async move { running.await.expect("a clean end") });

        let status =
            async |path| reqwest::get(format!("http://{address}{path}")).await.expect("an answer").status();
        assert_eq!(status("/readyz").await, StatusCode::OK);
        store.close().await;
        assert_eq!(status("/readyz").await, StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(status("/healthz").await, StatusCode::OK);
        handle.stop(true).await;
        ended.await.expect("the server ends");
    });
}
