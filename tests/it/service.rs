//! The service under test: the real server on a free port, with its data in memory, and a client.

use reqwest::redirect::Policy;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::Value;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, LazyLock, mpsc};
use std::thread;
use yize::curriculum;
use yize::store::Store;
use yize::web::server::{self, Threads};
use yize::web::state::{AppState, Clock, Registration};

static ADDRESS: LazyLock<SocketAddr> = LazyLock::new(|| start(|state| state).0);

/// Starts a server with a database of its own; it runs until the tests end.
fn start(settings: impl FnOnce(AppState) -> AppState + Send + 'static) -> (SocketAddr, Store) {
    start_on("sqlite::memory:".to_owned(), settings)
}

/// The same on the database of that address.
fn start_on(
    database: String,
    settings: impl FnOnce(AppState) -> AppState + Send + 'static,
) -> (SocketAddr, Store) {
    let (send, receive) = mpsc::channel();
    thread::spawn(move || {
        server::block_on(async move {
            let listener = server::listen(([127, 0, 0, 1], 0).into()).expect("a free port");
            let threads = Threads { workers: NonZeroUsize::new(1), stop_on_signals: false };
            let state = Arc::new(settings(state_on(&database).await));
            let store = state.store.clone();
            let (server, address) = server::build(state, listener, threads).expect("a server");
            send.send((address, store)).expect("the tests wait for the address");
            server.await.expect("the server runs until the tests end");
        });
    });
    receive.recv().expect("the server starts")
}

/// Where the service listens.
pub(crate) fn address() -> SocketAddr {
    *ADDRESS
}

/// A fresh state: the whole course, and an empty database in memory.
pub(crate) async fn state() -> AppState {
    state_on("sqlite::memory:").await
}

async fn state_on(database: &str) -> AppState {
    let curriculum = curriculum::load().unwrap_or_else(|faults| panic!("the content has faults: {faults:?}"));
    let store = Store::open(database).await.expect("a database");
    AppState {
        curriculum,
        store,
        secure_cookies: false,
        public_url: None,
        clock: Clock::Machine,
        registration: Registration::Open,
    }
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&self.body)))
    }
}

/// A client of the service.
pub(crate) struct Service {
    client: Client,
    address: SocketAddr,
}

impl Service {
    pub(crate) fn new() -> Service {
        Service { client: Client::new(), address: *ADDRESS }
    }

    /// The same on a server of its own, whose time is what the hand says.
    pub(crate) fn with_clock(hand: &Arc<AtomicI64>) -> Service {
        Service::with_store(hand).0
    }

    /// The same, with what it keeps its data in.
    pub(crate) fn with_store(hand: &Arc<AtomicI64>) -> (Service, Store) {
        let clock = Clock::Set(Arc::clone(hand));
        let (address, store) = start(|state| AppState { clock, ..state });
        (Service { address, ..Service::browser() }, store)
    }

    /// The same on a server with other settings.
    pub(crate) fn with(settings: impl FnOnce(AppState) -> AppState + Send + 'static) -> Service {
        Service { address: start(settings).0, ..Service::browser() }
    }

    /// A browser before a server that runs already.
    pub(crate) fn at(address: SocketAddr) -> Service {
        Service { address, ..Service::browser() }
    }

    /// The same on a server of its own that keeps its data there.
    pub(crate) fn on(database: &str) -> Service {
        Service { address: start_on(database.to_owned(), |state| state).0, ..Service::browser() }
    }

    /// Another browser before the same server, which holds a cookie from the start.
    pub(crate) fn holding(&self, cookie: &str) -> Service {
        let held = reqwest::header::HeaderValue::from_str(cookie).expect("a cookie");
        let headers = [(reqwest::header::COOKIE, held)].into_iter().collect();
        let client = Client::builder().redirect(Policy::none()).default_headers(headers).build();
        Service { client: client.expect("a client"), address: self.address }
    }

    /// The same browser before another server of the same machine, with its cookies.
    pub(crate) fn before(&self, address: SocketAddr) -> Service {
        Service { client: self.client.clone(), address }
    }

    /// Another browser before the same server.
    pub(crate) fn another(&self) -> Service {
        Service { address: self.address, ..Service::browser() }
    }

    /// A client that keeps cookies and follows no redirect, as a test of forms wants it.
    pub(crate) fn browser() -> Service {
        let client = Client::builder().redirect(Policy::none()).cookie_store(true).build();
        Service { client: client.expect("a client"), address: *ADDRESS }
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client.request(method, format!("http://{}{path}", self.address))
    }

    pub(crate) async fn send(&self, request: RequestBuilder) -> Reply {
        let answer = request.send().await.expect("the service answers");
        let (status, headers) = (answer.status().as_u16(), answer.headers().clone());
        let body = answer.bytes().await.expect("a whole answer").to_vec();
        Reply { status, headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Reply {
        self.send(self.request(Method::GET, path)).await
    }

    /// Sends a form.
    pub(crate) async fn form(&self, path: &str, fields: &[(&str, &str)]) -> Reply {
        self.send(self.request(Method::POST, path).form(fields)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send(self.request(Method::POST, path).json(body)).await
    }
}

/// Holds that a reply is a problem that a program can read: RFC 9457, with a code.
pub(crate) fn assert_problem(reply: &Reply, status: u16, code: &str) -> Value {
    let problem = reply.json();
    assert_eq!((reply.status, problem["code"].as_str()), (status, Some(code)), "{problem}");
    assert_eq!(reply.header("content-type"), "application/problem+json");
    assert_eq!(problem["status"], status);
    assert_eq!(problem["type"], format!("/api/docs#problem-{code}"));
    for key in ["title", "detail"] {
        assert!(problem[key].as_str().is_some_and(|text| !text.is_empty()), "{key}: {problem}");
    }
    problem
}

/// The pointers of a problem's fields.
pub(crate) fn pointers(problem: &Value) -> Vec<&str> {
    let errors = problem["errors"].as_array().map(Vec::as_slice).unwrap_or_default();
    errors.iter().filter_map(|error| error["pointer"].as_str()).collect()
}
