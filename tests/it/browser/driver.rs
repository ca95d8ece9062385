//! Chromium, driven through ChromeDriver: starts both, opens a session for each story, and leaves
//! nothing running.
//!
//! Knows WebDriver; of pages and boards it knows nothing.

use crate::support::{Service, TempDir, block_on};
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use reqwest::{Method, Url};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::io::{BufRead, BufReader, Lines};
use std::os::unix::process::CommandExt;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::rc::Rc;
use std::str::FromStr;
use std::sync::OnceLock;

/// What every browser is started with: headless, quiet, on a pipe that ends it with ChromeDriver.
const FLAGS: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--force-prefers-reduced-motion",
    "--remote-debugging-pipe",
    "--window-size=1280,900",
];

/// A kind of browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A wide screen, with a mouse and a keyboard.
    Desk,
    /// The same with script switched off.
    NoScript,
    /// A touch screen of 360 by 740.
    Phone,
}

impl Kind {
    fn options(self, profile: &str) -> Value {
        let mut args: Vec<String> = FLAGS.map(String::from).into();
        args.push(format!("--user-data-dir={profile}"));
        let mut options = json!({ "args": args });
        match self {
            Kind::Desk => {}
            Kind::NoScript => {
                options["prefs"] = json!({ "profile.managed_default_content_settings.javascript": 2 });
            }
            Kind::Phone => {
                let metrics =
                    json!({ "width": 360, "height": 740, "pixelRatio": 2, "touch": true, "mobile": true });
                options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
            }
        }
        options
    }
}

/// A browser before the running service.
#[derive(Clone)]
pub(super) struct Session {
    pub(super) client: Client,
    pub(super) service: Rc<RefCell<Service>>,
    pub(super) kind: Kind,
}

/// Starts the service and a browser, lets the story happen, and ends both, however it goes.
pub(super) fn tell<F: Future<Output = ()> + 'static>(kind: Kind, story: impl FnOnce(Session) -> F) {
    tell_all([kind], |[session]| story(session));
}

/// The same with several browsers before one service.
pub(super) fn tell_all<const N: usize, F: Future<Output = ()> + 'static>(
    kinds: [Kind; N],
    story: impl FnOnce([Session; N]) -> F,
) {
    let driver = chromedriver();
    block_on(async {
        let profiles = kinds.map(|_| TempDir::new());
        let service = Rc::new(RefCell::new(Service::start()));
        let mut sessions = Vec::new();
        for (kind, profile) in kinds.into_iter().zip(&profiles) {
            let client = open(driver, kind, profile).await;
            sessions.push(Session { client, service: Rc::clone(&service), kind });
        }
        let clients: Vec<Client> = sessions.iter().map(|session| session.client.clone()).collect();
        let sessions = sessions.try_into().unwrap_or_else(|_| panic!("a session for each kind"));
        let end = yize::web::server::spawn(story(sessions)).await;
        for client in clients {
            client.close().await.expect("the browser closes");
        }
        if let Err(failure) = end {
            std::panic::resume_unwind(failure.into_panic());
        }
    });
}

async fn open(driver: &str, kind: Kind, profile: &TempDir) -> Client {
    let profile = profile.path().to_str().expect("a path in UTF-8");
    let mut capabilities = Capabilities::new();
    capabilities.insert("goog:chromeOptions".into(), kind.options(profile));
    let logs = json!({ "browser": "ALL", "performance": "ALL" });
    capabilities.insert("goog:loggingPrefs".into(), logs);
    // A busy machine may take its time over axe on a long page.
    capabilities.insert("timeouts".into(), json!({ "script": 180_000, "pageLoad": 180_000 }));
    ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(driver)
        .await
        .expect("Chromium starts: is Debian's package chromium installed?")
}

/// The address of the one ChromeDriver of this process.
fn chromedriver() -> &'static str {
    static DRIVER: OnceLock<Driver> = OnceLock::new();
    &DRIVER.get_or_init(Driver::start).address
}

/// The running ChromeDriver; it ends when its shell's standard input, which this holds, is closed.
struct Driver {
    address: String,
    _shell: Child,
    _output: Lines<BufReader<ChildStdout>>,
}

impl Driver {
    fn start() -> Driver {
        must_be_installed("chromium", "chromium");
        must_be_installed("chromedriver", "chromium-driver");
        let mut shell = Command::new("sh")
            .args(["-c", include_str!("chromedriver.sh")])
            // An interrupt from the keyboard reaches the tests only; the driver then ends in order.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a shell starts");
        let mut output = BufReader::new(shell.stdout.take().expect("a piped output")).lines();
        let port = output.by_ref().map_while(Result::ok).find_map(|line| {
            let (_, port) = line.split_once("started successfully on port ")?;
            Some(port.trim_end_matches('.').to_owned())
        });
        let port = port.expect("ChromeDriver starts and names its port");
        Driver { address: format!("http://127.0.0.1:{port}"), _shell: shell, _output: output }
    }
}

fn must_be_installed(program: &str, package: &str) {
    let mut asked = Command::new(program);
    let answer = asked.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    assert!(
        answer.is_ok_and(|status| status.success()),
        "{program} is not on this machine: install Debian's package {package}, or put it on the PATH"
    );
}

/// A command of ChromeDriver's own: where it goes, below the session, and its body.
#[derive(Debug)]
struct Extra(&'static str, Value);

impl WebDriverCompatibleCommand for Extra {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, <Url as FromStr>::Err> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.1.to_string()))
    }
}

impl Session {
    /// A command of the Chrome DevTools protocol, and what it gives.
    pub(super) async fn devtools(&self, command: &str, params: Value) -> Value {
        let body = json!({ "cmd": command, "params": params });
        self.client.issue_cmd(Extra("goog/cdp/execute", body)).await.expect(command)
    }

    /// What was logged since this was last asked.
    async fn log(&self, name: &str) -> Vec<Value> {
        let log = self.client.issue_cmd(Extra("se/log", json!({ "type": name }))).await.expect("a log");
        log.as_array().expect("a list of entries").clone()
    }

    /// The errors that the browser reported: of scripts, of files, of the content security policy.
    pub(super) async fn errors(&self) -> Vec<String> {
        let entries = self.log("browser").await;
        let severe = entries.iter().filter(|entry| entry["level"] == "SEVERE");
        severe.map(|entry| entry["message"].as_str().unwrap_or_default().to_owned()).collect()
    }

    /// The addresses that pages asked for.
    pub(super) async fn requests(&self) -> Vec<String> {
        let address = |entry: &Value| -> Option<String> {
            let event: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let event = &event["message"];
            let sent = event["method"] == "Network.requestWillBeSent";
            sent.then(|| event["params"]["request"]["url"].as_str().map(str::to_owned)).flatten()
        };
        self.log("performance").await.iter().filter_map(address).collect()
    }
}
