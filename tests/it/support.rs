//! What the tests share: temporary folders, the running service, a PostgreSQL cluster of their own.
//!
//! Whatever is started here ends with the test or, at the latest, with the test process.

use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

static COUNTER: AtomicU32 = AtomicU32::new(0);

/// A number that no other test of this run gets.
fn number() -> u32 {
    COUNTER.fetch_add(1, Ordering::Relaxed)
}

/// A folder that goes when this goes.
pub(crate) struct TempDir(PathBuf);

impl TempDir {
    pub(crate) fn new() -> TempDir {
        let path = std::env::temp_dir().join(format!("yize-test-{}-{}", std::process::id(), number()));
        std::fs::create_dir_all(&path).expect("a temporary folder");
        TempDir(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TempDir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The binary under test, with no setting taken from the environment.
pub(crate) fn yize() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_yize"));
    for setting in [
        "YIZE_LISTEN",
        "DATABASE_URL",
        "YIZE_DATA",
        "YIZE_WORKERS",
        "YIZE_SECURE_COOKIES",
        "YIZE_REGISTRATION",
        "YIZE_INVITATION",
        "YIZE_PUBLIC_URL",
        "YIZE_LOG",
    ] {
        command.env_remove(setting);
    }
    command
}

/// The running service, on a port of its own; killed when this goes.
pub(crate) struct Service {
    child: Child,
    base: String,
    _data: TempDir,
}

impl Service {
    /// Starts the service with an empty database and waits until it is ready.
    pub(crate) fn start() -> Service {
        Service::start_with(&[])
    }

    /// The same with further arguments.
    pub(crate) fn start_with(arguments: &[&str]) -> Service {
        let data = TempDir::new();
        let mut child = yize()
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(data.path())
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the service starts");
        let line = first_line(&mut child);
        let base = line.strip_prefix("Yize listens on ").unwrap_or_else(|| panic!("not ready: {line:?}"));
        Service { child, base: base.to_owned(), _data: data }
    }

    /// The address of a path that begins with a slash.
    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.base)
    }

    /// `127.0.0.1:PORT`.
    pub(crate) fn address(&self) -> &str {
        self.base.trim_start_matches("http://")
    }

    /// Ends the service at once, in the middle of whatever it does (`SIGKILL`).
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }

    /// Asks the service to stop, and waits for it. Gives its exit code, if it left by itself.
    pub(crate) fn terminate(&mut self) -> Option<i32> {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill").success());
        self.child.wait().expect("the service ends").code()
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The first line that a child writes, without its end.
pub(crate) fn first_line(child: &mut Child) -> String {
    let mut line = String::new();
    let output = child.stdout.as_mut().expect("a piped output");
    // Byte by byte: what follows the line stays in the pipe for others to read.
    let mut byte = [0];
    let mut bytes = Vec::new();
    while output.read(&mut byte).expect("output") == 1 && byte != [b'\n'] {
        bytes.extend(byte);
    }
    line.push_str(&String::from_utf8_lossy(&bytes));
    line
}

/// Runs a future on the runtime that the service uses.
pub(crate) fn block_on<F: Future>(future: F) -> F::Output {
    yize::web::server::block_on(future)
}

/// The address of a new, empty database on the tests' own PostgreSQL.
pub(crate) fn postgres_database() -> String {
    static CLUSTER: OnceLock<Cluster> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(Cluster::start);
    let name = format!("test{}", number());
    let made = Command::new(cluster.programs.join("createdb"))
        .args(["-h", &cluster.folder, "-U", "yize", &name])
        .status()
        .expect("createdb runs");
    assert!(made.success(), "the database {name} cannot be made");
    format!("postgres://yize@localhost/{name}?host={}", cluster.folder.replace('/', "%2F"))
}

/// A running PostgreSQL; it ends when its standard input, which this holds, is closed.
struct Cluster {
    programs: PathBuf,
    folder: String,
    _child: Child,
}

impl Cluster {
    fn start() -> Cluster {
        let programs = postgres_programs().expect(
            "PostgreSQL's programs (initdb, postgres) are not on this machine: install Debian's package \
             postgresql, or put them on the PATH",
        );
        // PostgreSQL refuses to run as root.
        let root = Command::new("id").arg("-u").output().expect("id runs").stdout == b"0\n";
        let mut command = if root {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--", "sh"]);
            command
        } else {
            Command::new("sh")
        };
        let mut child = command
            .args(["-c", include_str!("postgres.sh"), "sh"])
            .arg(&programs)
            .current_dir("/")
            // An interrupt from the keyboard reaches the tests only; the cluster then ends in order.
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("PostgreSQL starts");
        let folder = first_line(&mut child);
        assert!(!folder.is_empty(), "PostgreSQL does not start; its log is above");
        Cluster { programs, folder, _child: child }
    }
}

/// Where PostgreSQL's programs lie: on the path, or where Debian puts them, the newest version.
pub(crate) fn postgres_programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut debian: Vec<PathBuf> = std::fs::read_dir("/usr/lib/postgresql")
        .map(|versions| versions.flatten().map(|version| version.path().join("bin")).collect())
        .unwrap_or_default();
    debian.sort_by_key(|folder| version(folder));
    debian
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file())
}

fn version(folder: &Path) -> u32 {
    let name = folder.parent().and_then(Path::file_name).unwrap_or_default();
    name.to_string_lossy().parse().unwrap_or(0)
}

/// The lines that a child writes after those already read.
pub(crate) fn lines(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    BufReader::new(child.stdout.take().expect("a piped output")).lines().map_while(Result::ok)
}
