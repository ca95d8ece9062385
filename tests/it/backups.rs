//! An operator's work: backups made and put back, teachers let in and back in.

use crate::classroom::{class, pupils, teacher};
use crate::service::Service as Browser;
use crate::store::{answer, forgetful, learner};
use crate::support::{Service, TempDir, block_on, postgres_database, yize};
use sqlx::{AnyConnection, Connection};
use std::path::Path;
use std::process::Output;
use yize::store::{Store, sqlite_address};
use yize::web::server::spawn;

/// Runs the command with its database in a folder; gives what it said and whether it went well.
fn run(data: &Path, arguments: &[&str]) -> (bool, String) {
    let Output { status, stdout, stderr } =
        yize().args(arguments).arg("--data").arg(data).output().expect("yize runs");
    let said = if status.success() { stdout } else { stderr };
    (status.success(), String::from_utf8_lossy(&said).into_owned())
}

async fn solved(store: &Store, number: u32) -> usize {
    store.progress(&learner(number)).await.unwrap().solved.len()
}

#[test]
fn a_backup_under_load_holds_every_answer_acknowledged_before() {
    let folder = TempDir::new();
    let file = folder.path().join("yize.sqlite3");
    let copy = folder.path().join("副本 1.sqlite3");
    block_on(async {
        let store = Store::open(&sqlite_address(&file)).await.expect("a store");
        for puzzle in 0..20 {
            store.keep_attempt(&learner(1), &answer(puzzle, true), 1, &forgetful).await.unwrap();
        }
        let writing = {
            let store = store.clone();
            spawn(async move {
                for puzzle in 0..200 {
                    store.keep_attempt(&learner(2), &answer(puzzle, true), 1, &forgetful).await.unwrap();
                }
            })
        };
        let size = yize::store::backup(&sqlite_address(&file), &copy).await.expect("a backup");
        assert_eq!(size, std::fs::metadata(&copy).expect("a file").len());
        writing.await.unwrap();
        store.close().await;
        let later = Store::open(&sqlite_address(&copy)).await.expect("the copy opens");
        let (before, during) = (solved(&later, 1).await, solved(&later, 2).await);
        later.close().await;
        assert_eq!(before, 20);
        assert!(during <= 200, "{during}");
    });
    let left: Vec<_> =
        std::fs::read_dir(folder.path()).expect("a folder").flatten().map(|e| e.file_name()).collect();
    assert!(left.iter().all(|name| !name.to_string_lossy().contains(".part")), "{left:?}");
}

#[test]
fn what_a_backup_holds_is_put_back_while_nothing_runs() {
    let folder = TempDir::new();
    let (data, new) = (folder.path().join("data"), folder.path().join("new"));
    let copy = folder.path().join("copy.sqlite3");
    let copy = copy.to_str().expect("a name");
    let address = sqlite_address(&data.join("yize.sqlite3"));
    assert!(run(&data, &["backup", copy]).1.contains("there is no file"));
    let open = |address: String| async move { Store::open(&address).await.expect("a store") };
    block_on(async {
        let store = open(address.clone()).await;
        store.keep_attempt(&learner(1), &answer("a", true), 1, &forgetful).await.unwrap();
        // It goes on while the database is open.
        assert!(run(&data, &["backup", copy]).0);
        store.keep_attempt(&learner(1), &answer("b", true), 1, &forgetful).await.unwrap();
        let (done, said) = run(&data, &["backup", copy]);
        assert!(!done && said.contains("overwrites nothing"), "{said}");
        let (done, said) = run(&data, &["restore", copy]);
        assert!(!done && said.contains("--force"), "{said}");
        let (done, said) = run(&data, &["restore", "--force", copy]);
        assert!(!done && said.contains("is in use"), "{said}");
        assert_eq!(solved(&store, 1).await, 2, "nothing is lost");
        store.close().await;
    });
    for (place, arguments) in [(&new, vec!["restore", copy]), (&data, vec!["restore", "--force", copy])] {
        let (done, said) = run(place, &arguments);
        assert!(done && said.contains("restored from"), "{said}");
        block_on(async {
            let store = open(sqlite_address(&place.join("yize.sqlite3"))).await;
            assert_eq!(solved(&store, 1).await, 1);
            store.close().await;
        });
    }
}

#[test]
fn only_a_whole_database_of_ours_is_put_back() {
    let folder = TempDir::new();
    let data = folder.path().join("data");
    let file = |name: &str| folder.path().join(name).to_str().expect("a name").to_owned();
    let (whole, text, cut, other) = (file("whole"), file("text"), file("cut"), file("other"));
    block_on(async {
        let store = Store::open(&sqlite_address(Path::new(&whole))).await.expect("a store");
        for number in 0..200 {
            store.keep_attempt(&learner(number), &answer("a", true), 1, &forgetful).await.unwrap();
        }
        store.close().await;
    });
    let bytes = std::fs::read(&whole).expect("bytes");
    let mut damaged = bytes.clone();
    damaged.truncate(bytes.len() / 2);
    std::fs::write(&cut, damaged).expect("written");
    std::fs::write(&text, "no database at all").expect("written");
    std::fs::write(&other, "").expect("written");
    let strange = file("strange");
    block_on(alter(&whole, &strange, "UPDATE _sqlx_migrations SET checksum = x'00'"));
    let newer = file("newer");
    let step = "INSERT INTO _sqlx_migrations SELECT 99, 'x', installed_on, 1, x'00', 1 \
                FROM _sqlx_migrations WHERE version = 1";
    block_on(alter(&whole, &newer, step));
    for (file, expected) in [
        (&strange, "not one of Yize"),
        (&newer, "from a newer version"),
        (&text, "is no whole database"),
        (&cut, "is no whole database"),
        (&other, "not one of Yize"),
        (&file("none"), "there is no file"),
    ] {
        let (done, said) = run(&data, &["restore", file]);
        assert!(!done && said.contains(expected), "{file}: {said}");
        assert!(!data.join("yize.sqlite3").exists());
    }
    assert!(run(&data, &["restore", &whole]).0);
    std::fs::write(data.join("yize.sqlite3"), "lost").expect("written");
    assert!(run(&data, &["restore", "--force", &whole]).0, "a damaged one is overwritten");
}

/// A copy of a database in which something is changed.
async fn alter(file: &str, copy: &str, sql: &'static str) {
    std::fs::copy(file, copy).expect("a copy");
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&sqlite_address(Path::new(copy))).await.expect("opened");
    sqlx::query(sql).execute(&mut connection).await.expect("changed");
    connection.close().await.expect("closed");
}

/// A backup holds hashes of PINs; and whoever runs the service reads what is put back.
#[cfg(unix)]
#[test]
fn a_copy_is_read_by_whom_the_database_was_and_a_link_stays_one() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new();
    let (data, disk) = (folder.path().join("data"), folder.path().join("disk.sqlite3"));
    let copy = folder.path().join("copy");
    let copy = copy.to_str().expect("a name");
    std::fs::create_dir(&data).expect("a folder");
    symlink(&disk, data.join("yize.sqlite3")).expect("a link");
    block_on(async {
        let store = Store::open(&sqlite_address(&disk)).await.expect("a store");
        store.keep_attempt(&learner(1), &answer("a", true), 1, &forgetful).await.unwrap();
        store.close().await;
    });
    let private = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(&disk, private).expect("closed to others");
    let mode = |file: &Path| std::fs::metadata(file).expect("a file").permissions().mode() & 0o777;
    assert!(run(&data, &["backup", copy]).0);
    assert_eq!(mode(Path::new(copy)), 0o600);
    std::fs::set_permissions(copy, std::fs::Permissions::from_mode(0o644)).expect("opened");
    assert!(run(&data, &["restore", "--force", copy]).0);
    assert_eq!(mode(&disk), 0o600);
    let link = data.join("yize.sqlite3");
    assert!(link.symlink_metadata().expect("a link").file_type().is_symlink());
}

/// The place of what is erased in a SQLite file is not left as it was.
#[test]
fn an_erased_pupil_is_not_in_the_file_any_more() {
    let folder = TempDir::new();
    let file = folder.path().join("yize.sqlite3");
    block_on(async {
        let store = Store::open(&sqlite_address(&file)).await.expect("a store");
        let id = teacher(&store, "wang").await;
        let class = class(&store, &id, "AAAAAA").await;
        let students = store.add_students(&class, &pupils(["欧阳不见", "王芳"]), 2).await.unwrap();
        store.erase_student(&students[0]).await.unwrap();
        store.close().await;
    });
    let bytes = std::fs::read(&file).expect("bytes");
    let holds = |name: &str| bytes.windows(name.len()).any(|part| part == name.as_bytes());
    assert!(holds("王芳") && !holds("欧阳不见"));
}

#[test]
fn other_engines_have_their_own_tools() {
    let folder = TempDir::new();
    let file = folder.path().join("copy");
    let file = file.to_str().expect("a name");
    for (address, expected) in [("sqlite::memory:", "in memory"), ("postgres://yize@localhost/x", "pg_dump")]
    {
        for command in ["backup", "restore"] {
            let (done, said) = run(folder.path(), &[command, file, "--database", address]);
            assert!(!done && said.contains(expected), "{command} {address}: {said}");
        }
    }
}

#[test]
fn an_operator_lets_a_teacher_in_and_back_in() {
    let address = postgres_database();
    let closed = ["--database", &address, "--registration", "closed"];
    let service = Service::start_with(&closed);
    let folder = TempDir::new();
    let operator = |command: &str, name: &str| run(folder.path(), &[command, name, "--database", &address]);
    block_on(async {
        let at = service.address().parse().expect("an address");
        let browser = Browser::at(at);
        let form = [("name", "王老师"), ("password", "three knights hop")];
        assert_eq!(browser.form("/en/sign-up", &form).await.status, 403, "nobody signs up");
        let (done, said) = operator("reset-password", "王老师");
        assert!(!done && said.contains("no teacher"), "{said}");
        let elsewhere = run(&folder.path().join("none"), &["reset-password", "王老师"]);
        assert!(!elsewhere.0 && elsewhere.1.contains("there is no database"), "{elsewhere:?}");
        for command in ["add-teacher", "reset-password"] {
            assert!(operator(command, "@").1.contains("a user name has"));
        }
        let set_password = async |command: &str, name: &str, password: &str| {
            let (done, said) = operator(command, name);
            let code = said.lines().next().expect("a code").to_owned();
            assert!(done && code.len() == 14, "{said}");
            let empty = [("name", "王老师"), ("password", "")];
            assert_eq!(browser.form("/en/sign-in", &empty).await.status, 422, "no password is none");
            assert_eq!(browser.get("/en/account").await.status, 303, "nobody is signed in");
            let form = [("name", "王老师"), ("password", password), ("code", &code)];
            assert_eq!(browser.form("/en/recover", &form).await.status, 303);
            assert_eq!(browser.get("/en/account").await.status, 200);
            assert_eq!(Browser::at(at).form("/en/recover", &form).await.status, 422, "the code works once");
        };
        set_password("add-teacher", "王老师", "three knights hop").await;
        let (done, said) = operator("add-teacher", "王 老师");
        assert!(!done && said.contains("already"), "{said}");
        assert_eq!(browser.get("/en/account").await.status, 200, "and nothing has changed");
        set_password("reset-password", "王 老师", "马走日 elephants 走田").await;
        assert_eq!(Browser::at(at).form("/en/sign-in", &form).await.status, 422, "the old one has ended");
        // PostgreSQL has no sign NUL: a name that holds one is nobody's.
        for page in ["/en/classes/%00", "/en/classes/a%00/settings", "/en/assignments/%00"] {
            assert_eq!(browser.get(page).await.status, 404, "{page}");
        }
        let form = [("name", "三\0班"), ("zone", "Asia/Shanghai")];
        assert_eq!(browser.form("/en/classes/new", &form).await.status, 303);
    });
}
