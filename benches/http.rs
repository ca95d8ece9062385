//! Requests a second over HTTP: a check of a move and a lesson page, against a bare actix server
//! that parses the same JSON and answers fixed bodies of the same size, in the same run.
//!
//! `cargo bench --bench http` pins the servers to one core and the load to another where `taskset`
//! is there, drives them in turn, and prints the ratio of each round and their median.

mod corpus;

use actix_web::{App, HttpResponse, HttpServer, rt, web};
use serde::Deserialize;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const ROUNDS: usize = 7;
const ROUND: Duration = Duration::from_secs(3);
const WARM_UP: Duration = Duration::from_secs(1);
const CONNECTIONS: usize = 32;
const PAGE: &str = "/en/lessons/castling-limits";
const PINNED: &str = "YIZE_BENCH_PINNED";

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    if let [_, flag, check, page] = arguments.as_slice()
        && flag == "bare"
    {
        return bare(check.parse().unwrap_or(100), page.parse().unwrap_or(10_000));
    }
    if std::env::var_os(PINNED).is_none() && can_pin() {
        let me = std::env::current_exe()?;
        Command::new("taskset").args(["-c", "1"]).arg(me).env(PINNED, "1").status()?;
        return Ok(());
    }
    rt::System::new().block_on(compare())
}

async fn compare() -> std::io::Result<()> {
    let checks: Vec<Vec<u8>> = corpus::legal(2_000).iter().map(check_request).collect();
    let pages = vec![format!("GET {PAGE} HTTP/1.1\r\nHost: localhost\r\n\r\n").into_bytes()];
    let yize = Server::start(
        env!("CARGO_BIN_EXE_yize"),
        &["--listen", "127.0.0.1:0", "--workers", "1", "--database", "sqlite::memory:"],
    )?;
    let check_size = mean_size(yize.address, &checks).await?;
    let page_size = mean_size(yize.address, &pages).await?;
    let me = std::env::current_exe()?;
    let bare =
        Server::start(&me.to_string_lossy(), &["bare", &check_size.to_string(), &page_size.to_string()])?;
    for (name, requests, size) in [("moves/check", &checks, check_size), ("lesson page", &pages, page_size)] {
        let requests = Rc::new(requests.clone());
        println!("{name}: {size} bytes a body, {CONNECTIONS} connections");
        for server in [&bare, &yize] {
            drive(server.address, &requests, WARM_UP).await?;
        }
        let mut ratios = Vec::new();
        for round in 1..=ROUNDS {
            let limit = drive(bare.address, &requests, ROUND).await?;
            let ours = drive(yize.address, &requests, ROUND).await?;
            println!("  round {round}: bare {limit:8.0}/s  yize {ours:8.0}/s  ratio {:.3}", ours / limit);
            ratios.push(ours / limit);
        }
        println!("  median ratio {:.3}", corpus::median(&mut ratios));
    }
    Ok(())
}

fn check_request(query: &corpus::Query) -> Vec<u8> {
    let body = serde_json::json!({ "fen": query.fen, "move": query.uci }).to_string();
    format!(
        "POST /api/v1/moves/check HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

/// Sends the requests over and over on all connections; answers a second.
async fn drive(address: SocketAddr, requests: &Rc<Vec<Vec<u8>>>, time: Duration) -> std::io::Result<f64> {
    let start = Instant::now();
    let tasks: Vec<_> = (0..CONNECTIONS)
        .map(|index| {
            let requests = Rc::clone(requests);
            rt::spawn(async move {
                let mut connection = Connection::open(address).await?;
                let mut done = 0_u32;
                for request in requests.iter().cycle().skip(index * 61) {
                    if start.elapsed() >= time {
                        break;
                    }
                    connection.ask(request).await?;
                    done += 1;
                }
                Ok::<u32, std::io::Error>(done)
            })
        })
        .collect();
    let mut total = 0_u32;
    for task in tasks {
        total += task.await.map_err(std::io::Error::other)??;
    }
    Ok(f64::from(total) / start.elapsed().as_secs_f64())
}

async fn mean_size(address: SocketAddr, requests: &[Vec<u8>]) -> std::io::Result<usize> {
    let mut connection = Connection::open(address).await?;
    let mut total = 0;
    for request in requests {
        total += connection.ask(request).await?;
    }
    Ok(total / requests.len())
}

/// One kept-alive connection.
struct Connection {
    stream: TcpStream,
    buffer: Vec<u8>,
}

impl Connection {
    async fn open(address: SocketAddr) -> std::io::Result<Connection> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: Vec::with_capacity(64 * 1024) })
    }

    /// Sends a request and reads its whole answer; the size of the body. Only 200 is an answer.
    async fn ask(&mut self, request: &[u8]) -> std::io::Result<usize> {
        self.stream.write_all(request).await?;
        self.buffer.clear();
        loop {
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(std::io::Error::other("the server closed the connection"));
            }
            let Some(head) = self.buffer.windows(4).position(|window| window == b"\r\n\r\n") else {
                continue;
            };
            let text = String::from_utf8_lossy(&self.buffer[..head]).to_ascii_lowercase();
            if !text.starts_with("http/1.1 200") {
                return Err(std::io::Error::other(text));
            }
            let length = text
                .lines()
                .find_map(|line| line.strip_prefix("content-length: "))
                .and_then(|length| length.trim().parse::<usize>().ok())
                .ok_or_else(|| std::io::Error::other("no content-length"))?;
            while self.buffer.len() < head + 4 + length {
                if self.stream.read_buf(&mut self.buffer).await? == 0 {
                    return Err(std::io::Error::other("the server closed the connection"));
                }
            }
            return Ok(length);
        }
    }
}

/// A server process that says on its first line where it listens; ended when dropped.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(program: &str, arguments: &[&str]) -> std::io::Result<Server> {
        let mut command = if can_pin() {
            let mut command = Command::new("taskset");
            command.args(["-c", "0", program]);
            command
        } else {
            Command::new(program)
        };
        let mut process = command.args(arguments).stdout(Stdio::piped()).spawn()?;
        let out = process.stdout.take().ok_or_else(|| std::io::Error::other("no output"))?;
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line)?;
        let address = line.trim().rsplit("http://").next().unwrap_or_default().parse();
        Ok(Server { process, address: address.map_err(std::io::Error::other)? })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // A server that has already ended needs no end.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

fn can_pin() -> bool {
    std::thread::available_parallelism()
        .is_ok_and(|cores| cores.get() >= 2 || std::env::var_os(PINNED).is_some())
        && Command::new("taskset").arg("--version").stdout(Stdio::null()).status().is_ok()
}

#[derive(Deserialize)]
struct Query {
    fen: String,
    #[serde(rename = "move")]
    text: String,
}

/// The limit: parses the JSON, does no chess, answers bodies of the given sizes.
fn bare(check: usize, page: usize) -> std::io::Result<()> {
    rt::System::new().block_on(async move {
        let server = HttpServer::new(move || {
            let (check, page) = (web::Bytes::from("c".repeat(check)), web::Bytes::from("p".repeat(page)));
            let echo = move |query: web::Json<Query>| {
                std::hint::black_box((&query.fen, &query.text));
                let body = check.clone();
                async move { HttpResponse::Ok().content_type("application/json").body(body) }
            };
            let fixed = move || {
                let body = page.clone();
                async move { HttpResponse::Ok().content_type("text/html; charset=utf-8").body(body) }
            };
            App::new().route("/api/v1/moves/check", web::post().to(echo)).route(PAGE, web::get().to(fixed))
        })
        .workers(1)
        .bind(("127.0.0.1", 0))?;
        if let Some(address) = server.addrs().first() {
            println!("bare listens on http://{address}");
        }
        server.run().await
    })
}
