//! The HTTP server: its sockets, threads, limits and middleware.
//!
//! Knows no route; those are registered in `web::configure`.

use super::state::AppState;
use super::{compression, configure, guard};
use actix_web::body::MessageBody;
use actix_web::dev::{Server, ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Compress, from_fn};
use actix_web::rt::{System, net::TcpSocket, task::JoinHandle};
use actix_web::web::{Data, FormConfig, JsonConfig, PayloadConfig};
use actix_web::{App, Error, HttpServer};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

/// The largest body of a request; a larger one is answered with 413.
pub const BODY_LIMIT: usize = 64 * 1024;

/// Connections that wait to be accepted: a class that opens a page at the same moment.
const BACKLOG: u32 = 1024;

/// How long a client may take to send the head of a request.
const HEAD_PATIENCE: Duration = Duration::from_secs(10);

/// How long an idle connection stays open.
const KEEP_ALIVE: Duration = Duration::from_secs(60);

/// How long requests in hand may take once the server is told to stop, in seconds.
const STOP_PATIENCE: u64 = 3;

/// How the server runs.
#[derive(Debug, Clone, Copy)]
pub struct Threads {
    /// How many threads answer requests; one a core where not said.
    pub workers: Option<NonZeroUsize>,
    /// Whether `SIGTERM` and `SIGINT` stop it; tests stop it themselves.
    pub stop_on_signals: bool,
}

/// Runs a future on the runtime that the server needs.
pub fn block_on<F: Future>(future: F) -> F::Output {
    System::new().block_on(future)
}

/// Runs a future beside the server, within `block_on`.
pub fn spawn<F: Future<Output = ()> + 'static>(future: F) -> JoinHandle<()> {
    actix_web::rt::spawn(future)
}

/// Opens the socket, within `block_on`. Port 0 lets the system choose a port.
///
/// # Errors
///
/// The address is taken, or is none of this machine.
pub fn listen(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A second start right after a stop must not wait for old connections to be forgotten.
    socket.set_reuseaddr(true)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)?.into_std()
}

/// The application: every route, behind the limits and the middleware that every request meets.
pub fn app(
    state: Data<AppState>,
) -> App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    App::new()
        .app_data(state)
        .app_data(PayloadConfig::new(BODY_LIMIT))
        .app_data(JsonConfig::default().limit(BODY_LIMIT))
        .app_data(FormConfig::default().limit(BODY_LIMIT))
        .configure(configure)
        // The last one is the outermost.
        .wrap(from_fn(compression::spare_small))
        .wrap(Compress::default())
        .wrap(from_fn(guard::guard))
}

/// The server, ready to be awaited, and its address.
///
/// # Errors
///
/// The socket is not usable.
pub fn build(
    state: Arc<AppState>,
    listener: TcpListener,
    threads: Threads,
) -> io::Result<(Server, SocketAddr)> {
    let address = listener.local_addr()?;
    let state = Data::from(state);
    let factory = move || app(state.clone());
    let workers = threads.workers.or_else(|| available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    let server = HttpServer::new(factory)
        .workers(workers)
        .keep_alive(KEEP_ALIVE)
        .client_request_timeout(HEAD_PATIENCE)
        .shutdown_timeout(STOP_PATIENCE);
    let server = if threads.stop_on_signals { server } else { server.disable_signals() };
    Ok((server.listen(listener)?.run(), address))
}
