//! The `yize` command: reads the settings and runs the application.

use clap::Parser;
use std::process::ExitCode;
use yize::{app, config::CommandLine};

fn main() -> ExitCode {
    let settings = CommandLine::parse().into_serve();
    match app::run(&settings) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("yize: {error}");
            ExitCode::FAILURE
        }
    }
}
