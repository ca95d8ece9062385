//! Database addresses: which engine an address means, and where its file lies.
//!
//! Knows the spelling of addresses and opens nothing.

use super::StoreError;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Where the data lies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Address {
    /// In memory, for as long as the process lives.
    Memory,
    /// In a SQLite file.
    File {
        /// The file.
        path: PathBuf,
        /// The part after `?`, as given.
        options: Option<String>,
    },
    /// In PostgreSQL.
    Postgres(String),
}

impl Address {
    /// Reads `sqlite:…`, `sqlite://…`, `sqlite::memory:` and `postgres://…`.
    pub(super) fn parse(text: &str) -> Result<Address, StoreError> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return Ok(Address::Postgres(text.to_owned()));
        }
        let Some(rest) = text.strip_prefix("sqlite:") else {
            return Err(StoreError::Address(scheme(text)));
        };
        let rest = rest.strip_prefix("//").unwrap_or(rest);
        let (file, options) = match rest.split_once('?') {
            Some((file, options)) => (file, Some(options)),
            None => (rest, None),
        };
        let memory = options.is_some_and(|options| options.split('&').any(|option| option == "mode=memory"));
        if file == ":memory:" || memory {
            return Ok(Address::Memory);
        }
        match decode(file) {
            Some(file) if !file.is_empty() => {
                Ok(Address::File { path: PathBuf::from(file), options: options.map(str::to_owned) })
            }
            _ => Err(StoreError::Address("sqlite: without a file".to_owned())),
        }
    }

    /// The address as the drivers read it. A SQLite file is made where it is missing.
    pub(super) fn url(&self) -> String {
        match self {
            Address::Memory => "sqlite::memory:".to_owned(),
            Address::File { path, options } => {
                let mut url = sqlite_address(path);
                match options.as_deref() {
                    None => url.push_str("?mode=rwc"),
                    Some(given) if given.split('&').any(|option| option.starts_with("mode=")) => {
                        let _ = write!(url, "?{given}");
                    }
                    Some(given) => {
                        let _ = write!(url, "?{given}&mode=rwc");
                    }
                }
                url
            }
            Address::Postgres(url) => url.clone(),
        }
    }
}

/// The address of a SQLite file: `data/yize.sqlite3` gives `sqlite:data/yize.sqlite3`.
#[must_use]
pub fn sqlite_address(path: &Path) -> String {
    let mut address = String::from("sqlite:");
    for &byte in path.as_os_str().as_encoded_bytes() {
        if byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte) {
            address.push(char::from(byte));
        } else {
            let _ = write!(address, "%{byte:02X}");
        }
    }
    address
}

/// The part before the colon, which never holds a password.
fn scheme(text: &str) -> String {
    match text.split_once(':') {
        Some((scheme, _)) => format!("{scheme}:"),
        None => "an address without a kind".to_owned(),
    }
}

/// Undoes percent-encoding; `None` where the result is no text.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let code = if first == b'%' { tail.get(..2) } else { None };
        let value = code.and_then(|code| std::str::from_utf8(code).ok()).and_then(hex);
        if let Some(value) = value {
            bytes.push(value);
            rest = tail.get(2..).unwrap_or_default();
        } else {
            bytes.push(first);
            rest = tail;
        }
    }
    String::from_utf8(bytes).ok()
}

fn hex(code: &str) -> Option<u8> {
    code.bytes().all(|byte| byte.is_ascii_hexdigit()).then(|| u8::from_str_radix(code, 16).ok()).flatten()
}

#[cfg(test)]
mod tests {
    use super::{Address, sqlite_address};
    use std::path::Path;

    fn file(text: &str) -> String {
        match Address::parse(text) {
            Ok(Address::File { path, .. }) => path.display().to_string(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn a_file_may_be_written_in_every_usual_way() {
        assert_eq!(file("sqlite:data/yize.sqlite3"), "data/yize.sqlite3");
        assert_eq!(file("sqlite://data/yize.sqlite3"), "data/yize.sqlite3");
        assert_eq!(file("sqlite:///srv/yize.sqlite3"), "/srv/yize.sqlite3");
        assert_eq!(file("sqlite:/srv/yize.sqlite3?mode=rwc"), "/srv/yize.sqlite3");
        assert_eq!(file("sqlite:my data.db"), "my data.db");
    }

    #[test]
    fn any_file_name_survives_the_way_through_an_address() {
        for name in ["/srv/弈则 100%/a?b#c.db", "rel/ü.db", "50%25.db"] {
            assert_eq!(file(&sqlite_address(Path::new(name))), name);
        }
    }

    #[test]
    fn memory_and_postgres_are_told_apart() {
        assert_eq!(Address::parse("sqlite::memory:").ok(), Some(Address::Memory));
        assert_eq!(Address::parse("sqlite://:memory:").ok(), Some(Address::Memory));
        assert!(matches!(Address::parse("postgresql://u@h/d"), Ok(Address::Postgres(_))));
    }

    #[test]
    fn an_unknown_kind_is_named_without_its_password() {
        for text in ["mysql://root:secret@localhost/x", "yize.sqlite3", "", "sqlite:", "sqlite://?mode=rwc"] {
            let error = Address::parse(text).expect_err("no database of ours").to_string();
            assert!(error.starts_with("no such kind of database"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn a_file_is_made_unless_the_address_says_otherwise() {
        let url = |text: &str| Address::parse(text).map(|address| address.url()).unwrap_or_default();
        assert_eq!(url("sqlite:a.db"), "sqlite:a.db?mode=rwc");
        assert_eq!(url("sqlite:a.db?mode=rw"), "sqlite:a.db?mode=rw");
        assert_eq!(url("sqlite:a.db?cache=private"), "sqlite:a.db?cache=private&mode=rwc");
    }
}
