//! The settings, from flags and the environment, with their defaults.
//!
//! Reads and checks their form; knows nothing of what they set in motion.

use clap::builder::BoolishValueParser;
use clap::{Args, Parser, Subcommand, ValueEnum};
use log::LevelFilter;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::path::PathBuf;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "yize", version, about, max_term_width = 100, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: Serve,
}

/// What is to be done.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the pages and the API; this is done where no command is given.
    Serve(Serve),
    /// Make an account for a teacher, whoever may sign up: prints a code for the first password.
    AddTeacher(AddTeacher),
    /// Let a teacher back in who has neither password nor code left: prints a code for a new password.
    ResetPassword(ResetPassword),
    /// Copy a SQLite database into one file, also while it is in use.
    Backup(Backup),
    /// Put a SQLite database back from such a file, while nothing is running.
    Restore(Restore),
}

/// Which database is meant.
#[derive(Debug, Clone, Args)]
pub struct Place {
    /// Where answers are kept: sqlite:FILE, sqlite::memory: or postgres://USER@HOST/NAME. Without it,
    /// the file yize.sqlite3 in the data folder.
    #[arg(long, env = "DATABASE_URL", value_name = "ADDRESS", hide_env_values = true)]
    pub database: Option<String>,

    /// The data folder; it is made at need.
    #[arg(long, env = "YIZE_DATA", value_name = "FOLDER", default_value = "data")]
    pub data: PathBuf,
}

/// Everything that can be set for `yize add-teacher`.
#[derive(Debug, Clone, Args)]
pub struct AddTeacher {
    /// The user name of the new teacher, in Latin or Chinese letters.
    pub name: String,

    /// Which database.
    #[command(flatten)]
    pub place: Place,
}

/// Everything that can be set for `yize reset-password`.
#[derive(Debug, Clone, Args)]
pub struct ResetPassword {
    /// The teacher's user name.
    pub name: String,

    /// Which database.
    #[command(flatten)]
    pub place: Place,
}

/// Everything that can be set for `yize backup`.
#[derive(Debug, Clone, Args)]
pub struct Backup {
    /// The file to write; there must be none of that name yet.
    pub file: PathBuf,

    /// Which database.
    #[command(flatten)]
    pub place: Place,
}

/// Everything that can be set for `yize restore`.
#[derive(Debug, Clone, Args)]
pub struct Restore {
    /// The file that a backup has written.
    pub file: PathBuf,

    /// Overwrite the database that is there; all that it holds is lost.
    #[arg(long)]
    pub force: bool,

    /// Which database.
    #[command(flatten)]
    pub place: Place,
}

/// Who may sign up as a teacher.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Registration {
    /// Everybody.
    Open,
    /// Whoever knows the invitation code.
    Invitation,
    /// Nobody.
    Closed,
}

/// Everything that can be set for `yize serve`.
#[derive(Debug, Clone, Args)]
pub struct Serve {
    /// Address and port to listen on; with port 0 the system chooses one, which the ready line names.
    #[arg(long, env = "YIZE_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Which database.
    #[command(flatten)]
    pub place: Place,

    /// How many threads answer requests. Without it, one a core.
    #[arg(long, env = "YIZE_WORKERS", value_name = "NUMBER")]
    pub workers: Option<NonZeroUsize>,

    /// Let browsers send cookies over HTTPS only; set it where the service stands behind TLS.
    #[arg(long, env = "YIZE_SECURE_COOKIES", value_parser = BoolishValueParser::new())]
    pub secure_cookies: bool,

    /// Who may sign up as a teacher: open, invitation or closed.
    #[arg(
        long,
        env = "YIZE_REGISTRATION",
        value_enum,
        value_name = "WHO",
        default_value = "open",
        hide_possible_values = true
    )]
    pub registration: Registration,

    /// The code to sign up with where registration is by invitation.
    #[arg(
        long,
        env = "YIZE_INVITATION",
        value_name = "CODE",
        hide_env_values = true,
        required_if_eq("registration", "invitation")
    )]
    pub invitation: Option<String>,

    /// The address by which visitors reach the site, such as `https://chess.school.cn`, for what is
    /// printed: cards and worksheets. Without it, the address that the page was asked for by.
    #[arg(long, env = "YIZE_PUBLIC_URL", value_name = "ADDRESS", value_parser = origin)]
    pub public_url: Option<String>,

    /// What is logged on standard error: off, error, warn, info, debug or trace.
    #[arg(long, env = "YIZE_LOG", value_name = "LEVEL", default_value = "warn")]
    pub log: LevelFilter,
}

impl CommandLine {
    /// What is to be done.
    #[must_use]
    pub fn into_command(self) -> Command {
        self.command.unwrap_or(Command::Serve(self.serve))
    }
}

/// An address that begins with http:// or https:// and names a host, and perhaps a port, alone.
fn origin(text: &str) -> Result<String, String> {
    let origin = text.strip_suffix('/').unwrap_or(text);
    let host = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    let is_host = |host: &str| {
        let plain = |sign: char| sign.is_ascii_alphanumeric() || "-.:[]".contains(sign);
        !host.is_empty() && host.chars().all(plain)
    };
    match host {
        Some(host) if is_host(host) => Ok(origin.to_owned()),
        _ => Err("not an address such as https://chess.school.cn, without a path".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Command, CommandLine};
    use clap::{CommandFactory, Parser};

    #[test]
    fn the_command_line_is_sound() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn serve_is_the_default_command() {
        for arguments in [vec!["yize", "--listen", "[::1]:0"], vec!["yize", "serve", "--listen", "[::1]:0"]] {
            let command = CommandLine::try_parse_from(arguments).expect("settings").into_command();
            let Command::Serve(serve) = command else { panic!("{command:?}") };
            assert_eq!(serve.listen.to_string(), "[::1]:0");
            assert_eq!(serve.place.data.to_str(), Some("data"));
        }
    }

    #[test]
    fn a_public_address_has_no_path() {
        let given = |text| {
            let command = CommandLine::try_parse_from(["yize", "--public-url", text])?.into_command();
            let Command::Serve(serve) = command else { panic!("{command:?}") };
            Ok::<_, clap::Error>(serve)
        };
        for text in ["https://chess.school.cn", "https://chess.school.cn/", "http://[::1]:8080"] {
            let kept = given(text).expect("settings").public_url;
            assert_eq!(kept.as_deref(), Some(text.trim_end_matches('/')));
        }
        for text in
            ["chess.school.cn", "https://", "https://a.cn/b", "https://a.cn?x", "ftp://a.cn", "https://a b"]
        {
            assert!(given(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        for arguments in [
            ["--listen", "nowhere"],
            ["--workers", "0"],
            ["--log", "loud"],
            ["--colour", "red"],
            ["--registration", "half"],
            ["--registration", "invitation"],
            ["backup", "--force"],
        ] {
            let arguments = ["yize"].into_iter().chain(arguments);
            assert!(CommandLine::try_parse_from(arguments).is_err());
        }
    }
}
