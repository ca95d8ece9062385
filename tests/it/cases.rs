//! Holds the service to a file of cases: positions and moves with the right verdict.
//!
//! A line is a case: `codes` lists the reason codes of which the answer must give one, `proof` the
//! squares that it must name.

use crate::service::Service;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use yize::rules::Position;

type Names = BTreeSet<String>;

fn names(value: &Value) -> Names {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

fn end_of(flag: &str) -> Option<&'static str> {
    match flag {
        "checkmate" => Some("checkmate"),
        "stalemate" => Some("stalemate"),
        "insufficient-material" | "dead-position" => Some("dead-position"),
        "fivefold" => Some("fivefold-repetition"),
        "seventyfive-move" => Some("seventyfive-moves"),
        _ => None,
    }
}

fn claim_of(flag: &str) -> Option<&'static str> {
    match flag {
        "threefold" => Some("threefold-repetition"),
        "fifty-move" => Some("fifty-moves"),
        _ => None,
    }
}

/// The faults found in one case.
#[derive(Default)]
struct Faults(Vec<String>);

impl Faults {
    fn hold(&mut self, holds: bool, what: impl FnOnce() -> String) {
        if !holds {
            self.0.push(what());
        }
    }

    fn status(&mut self, status: &Value, expect: &Value) {
        let flags = names(&expect["flags"]);
        let check = flags.contains("check") || flags.contains("checkmate");
        self.hold(status["check"] == check, || format!("check should be {check}"));
        let ends: Vec<_> = flags.iter().filter_map(|flag| end_of(flag)).collect();
        let end = status["end"].as_str();
        let right = if ends.is_empty() { end.is_none() } else { end.is_some_and(|end| ends.contains(&end)) };
        self.hold(right, || format!("end should be of {ends:?}, is {end:?}"));
        if ends.is_empty() {
            let claims = flags.iter().filter_map(|flag| claim_of(flag)).map(str::to_owned).collect::<Names>();
            self.hold(names(&status["claims"]) == claims, || {
                format!("claims should be {claims:?}, are {}", status["claims"])
            });
        }
        self.counts(status, expect);
    }

    fn counts(&mut self, status: &Value, expect: &Value) {
        for (key, field) in [("occurrences", "repetitions"), ("halfmove_clock", "halfmove_clock")] {
            if let (Some(right), Some(said)) = (expect.get(key), status.get(field)) {
                self.hold(said == right, || format!("{field} should be {right}, is {said}"));
            }
        }
        for (side, can) in expect["can_mate"].as_object().into_iter().flatten() {
            let right = if *can == true { "yes" } else { "no" };
            let said = &status["can_mate"][side];
            self.hold(said == right, || format!("can_mate.{side} should be {right}, is {said}"));
        }
        let moves = status["legal_moves"].as_array().into_iter().flatten();
        let moves = moves.filter_map(|mv| mv["uci"].as_str()).map(str::to_owned).collect::<Names>();
        if let Some(right) = expect.get("legal_moves").map(names) {
            self.hold(moves == right, || {
                format!("legal moves differ: {:?}", moves.symmetric_difference(&right))
            });
        }
        if let Some(right) = expect["legal_count"].as_u64() {
            self.hold(moves.len() as u64 == right, || {
                format!("{right} legal moves expected, {}", moves.len())
            });
        }
    }

    fn legal(&mut self, answer: &Value, expect: &Value) {
        for field in ["uci", "san"] {
            if let Some(right) = expect.get(field) {
                self.hold(answer[field] == *right, || format!("{field} should be {right}: {answer}"));
            }
        }
        if let Some(right) = expect["board_after"].as_str() {
            let board = answer["fen_after"].as_str().and_then(|fen| fen.split(' ').next());
            self.hold(board == Some(right), || format!("the board after differs: {board:?}"));
        }
        if let Some(right) = expect.get("checkers_after").map(names) {
            let checkers = answer["status"]["checkers"].as_array().into_iter().flatten();
            let checkers = checkers.filter_map(|placed| placed["square"].as_str()).map(str::to_owned);
            let checkers: Names = checkers.collect();
            self.hold(checkers == right, || format!("checkers should be {right:?}, are {checkers:?}"));
        }
        self.status(&answer["status"], &json!({ "flags": expect["flags"] }));
    }

    fn illegal(&mut self, answer: &Value, case: &Value) {
        let also = answer["also"].as_array().into_iter().flatten();
        let reasons: Vec<_> = std::iter::once(&answer["reason"]).chain(also).collect();
        let codes = names(&case["codes"]);
        let first = reasons[0]["code"].as_str().unwrap_or_default();
        self.hold(codes.is_empty() || codes.contains(first), || {
            format!("the first reason should be of {codes:?}, is {first}")
        });
        let squares = reasons.iter().flat_map(|reason| names(&reason["squares"]));
        let pieces = reasons.iter().flat_map(|reason| reason["pieces"].as_array().into_iter().flatten());
        let pieces = pieces.filter_map(|placed| placed["square"].as_str()).map(str::to_owned);
        let named: Names = squares.chain(pieces).collect();
        let proof = names(&case["proof"]);
        self.hold(proof.is_subset(&named), || format!("proof {proof:?}, named {named:?}"));
        let message = reasons[0]["message"].as_str().unwrap_or_default();
        self.hold(!message.trim().is_empty(), || "no message".to_owned());
    }
}

async fn status_of(service: &Service, case: &Value) -> (u16, Value) {
    let body = json!({ "fen": case["fen"], "history": case["history"] });
    let reply = service.post("/api/v1/positions/status", &body).await;
    (reply.status, reply.json())
}

async fn reach(service: &Service, case: &Value, faults: &mut Faults) {
    let board = case["fen"].as_str().and_then(|fen| fen.split(' ').next());
    let body = json!({ "placement": board, "square": case["expect"]["square"] });
    let answer = service.post("/api/v1/positions/reach", &body).await.json();
    let (said, right) = (names(&answer["targets"]), names(&case["expect"]["targets"]));
    faults.hold(said == right, || format!("targets differ: {:?}", said.symmetric_difference(&right)));
}

async fn refused_fen(service: &Service, case: &Value, faults: &mut Faults) {
    let (status, answer) = status_of(service, case).await;
    let errors = answer["errors"].as_array().into_iter().flatten();
    let codes = errors.chain([&answer]).filter_map(|error| error["code"].as_str()).map(str::to_owned);
    let codes: Names = codes.collect();
    let right = names(&case["codes"]);
    faults.hold(status == 422 && !codes.is_disjoint(&right), || {
        format!("422 of {right:?}: {status} {codes:?}")
    });
}

async fn position(service: &Service, case: &Value, faults: &mut Faults) {
    let (status, answer) = status_of(service, case).await;
    faults.hold(status == 200, || format!("{status}: {answer}"));
    faults.status(&answer, &case["expect"]);
}

async fn attempt(service: &Service, case: &Value, faults: &mut Faults) {
    let body = json!({ "fen": case["fen"], "history": case["history"], "move": case["move"] });
    let reply = service.post("/api/v1/moves/check", &body).await;
    let (expect, answer) = (&case["expect"], reply.json());
    let legal = expect["legal"].as_bool().unwrap_or(expect["parse"] == "unique");
    if reply.status != 200 || answer["legal"] != legal {
        faults.hold(false, || format!("legal should be {legal}: {} {answer}", reply.status));
    } else if legal {
        faults.legal(&answer, expect);
    } else {
        faults.illegal(&answer, case);
    }
}

fn leaves(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    if depth <= 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|mv| leaves(&position.after(mv), depth - 1)).sum()
}

fn perft(case: &Value, faults: &mut Faults) {
    let position = Position::from_fen(case["fen"].as_str().unwrap_or_default()).expect("a position");
    for (depth, count) in case["expect"]["perft"].as_object().into_iter().flatten() {
        let counted = leaves(&position, depth.parse().expect("a depth"));
        faults
            .hold(*count == counted, || format!("{count} leaves at depth {depth} expected, {counted} found"));
    }
}

async fn faults(service: &Service, case: &Value) -> Vec<String> {
    let mut faults = Faults::default();
    if case["kind"] == "perft" {
        perft(case, &mut faults);
    } else if case["kind"] == "reach" {
        reach(service, case, &mut faults).await;
    } else if case["expect"]["valid_fen"] == false {
        refused_fen(service, case, &mut faults).await;
    } else if case["move"].is_null() {
        position(service, case, &mut faults).await;
    } else {
        attempt(service, case, &mut faults).await;
    }
    faults.0
}

#[actix_web::test]
async fn every_case_gets_its_verdict() {
    let service = Service::new();
    let mut failed = Vec::new();
    let mut held = 0;
    for line in include_str!("../data/cases.jsonl").lines() {
        let case: Value = serde_json::from_str(line).expect("a case a line");
        let found = faults(&service, &case).await;
        held += usize::from(found.is_empty());
        if !found.is_empty() {
            failed.push(format!("{} {} {}: {}", case["id"], case["fen"], case["move"], found.join("; ")));
        }
    }
    assert!(
        failed.is_empty(),
        "{} of {} cases fail:\n{}",
        failed.len(),
        failed.len() + held,
        failed.join("\n")
    );
    assert_eq!(held, 100);
}
