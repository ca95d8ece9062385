//! The `yize` command: reads the settings and runs the application.

use clap::Parser;
use std::process::ExitCode;
use yize::{app, config::CommandLine};

fn main() -> ExitCode {
    let command = CommandLine::parse().into_command();
    match app::run(&command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("yize: {error}");
            ExitCode::FAILURE
        }
    }
}
