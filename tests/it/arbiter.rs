//! Holds the arbiter to a file of cases: events, and what the Laws and the sources decide.
//!
//! A line is a case. `fide` is what the Laws decide, with `rule` and `article`; `source` what the
//! sources decide where it is different, left out where both decide the same.

use serde_json::{Value, json};
use std::collections::BTreeSet;
use yize::arbiter::{
    Case, Code, Control, Decision, Event, EventFault, EventField, EventFlaw, EventKind, Laws, Outcome,
    RawEvent, Ruling, decide,
};
use yize::curriculum::load;
use yize::rules::{Color, Game};

pub(crate) const CASES: &str = include_str!("../data/arbiter.jsonl");

pub(crate) fn rows() -> Vec<Value> {
    CASES.lines().map(|line| serde_json::from_str(line).expect("a line is a case")).collect()
}

fn texts(value: &Value) -> Vec<&str> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

fn event(index: usize, value: &Value) -> Result<Event, EventFault> {
    let text = |key: &str| value[key].as_str();
    let flag = |key: &str| value[key].as_bool();
    Event::read(
        index,
        &RawEvent {
            kind: text("type").unwrap_or_default(),
            side: text("side"),
            text: text("move"),
            square: text("square"),
            pressed: flag("pressed"),
            adjust: flag("adjust"),
            late: flag("late"),
        },
    )
}

pub(crate) fn case_of(row: &Value) -> Result<Case, EventFault> {
    let events = row["events"].as_array().expect("events");
    Ok(Case {
        game: Game::read(row["fen"].as_str(), &texts(&row["history"])).expect("a game"),
        control: row["control"]
            .as_str()
            .map_or(Control::Classical, |name| Control::from_name(name).expect(name)),
        supervised: row["supervised"] == true,
        events: events
            .iter()
            .enumerate()
            .map(|(index, value)| event(index, value))
            .collect::<Result<_, _>>()?,
    })
}

fn name(side: Color) -> &'static str {
    side.fold_wb("white", "black")
}

fn result(ruling: &Ruling) -> Value {
    match ruling.outcome {
        None => Value::Null,
        Some(Outcome::Won(side)) => json!(format!("{}-wins", name(side))),
        Some(Outcome::Drawn) => json!("draw"),
        Some(Outcome::Cancelled) => json!("cancelled"),
        Some(Outcome::Unproven) => json!("unproven"),
    }
}

/// The decision in the words of the file.
fn told(decision: &Decision) -> Value {
    let ruling = &decision.ruling;
    let mut moves: Vec<_> =
        ruling.duty.iter().flat_map(|duty| duty.moves.iter().map(|mv| mv.uci())).collect();
    moves.sort();
    let obligation = ruling.duty.as_ref().map(|duty| {
        let squares = duty.pieces.iter().map(|placed| placed.square.to_string());
        std::iter::once(duty.code.as_str().to_owned()).chain(squares).collect::<Vec<_>>()
    });
    json!({
        "code": ruling.code.as_str(),
        "result": result(ruling),
        "award": ruling.award.map(|award| json!({"to": name(award.to), "minutes": award.minutes})),
        "event": decision.event,
        "log": decision.log.iter().map(|ruling| ruling.code.as_str()).collect::<Vec<_>>(),
        "illegal": ruling.illegal_moves,
        "counted": ruling.counted,
        "obligation": obligation,
        "moves": moves,
        "offers": decision.offers.iter().map(|side| name(*side)).collect::<Vec<_>>(),
        "fen": decision.game.position().fen(),
    })
}

/// What differs from the file; result and time are always held, the rest where it is told.
fn faults(what: &str, decision: &Decision, expect: &Value) -> Vec<String> {
    let told = told(decision);
    let held = ["code", "result", "award"].into_iter();
    let keys: BTreeSet<&str> =
        held.chain(expect.as_object().expect("an object").keys().map(String::as_str)).collect();
    let wrong = keys.into_iter().filter(|key| told[key] != expect[key]);
    wrong.map(|key| format!("{what}: {key} should be {}, is {}", expect[key], told[key])).collect()
}

#[test]
fn every_case_is_decided_by_both_sets_of_rules() {
    let mut found = Vec::new();
    for row in rows() {
        let what = row["name"].as_str().expect("a name");
        let case = case_of(&row).unwrap_or_else(|fault| panic!("{what}: {fault:?}"));
        let by = |laws| decide(&case, laws).unwrap_or_else(|fault| panic!("{what}: {fault:?}"));
        let (fide, source) = (by(Laws::Fide), by(Laws::Source));
        found.extend(faults(what, &fide, &row["fide"]));
        for key in ["rule", "article"] {
            let is = if key == "rule" { fide.ruling.rule } else { fide.ruling.article };
            if row[key] != is {
                found.push(format!("{what}: {key} should be {}, is {is}", row[key]));
            }
        }
        match row.get("source") {
            Some(expect) => found.extend(faults(&format!("{what}, by the sources"), &source, expect)),
            None if !fide.agrees_with(&source) => {
                found.push(format!("{what}: the sources decide otherwise: {}", told(&source)));
            }
            None => {}
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn the_cases_cover_events_rules_and_decisions() {
    let rows = rows();
    assert!(rows.len() >= 60, "{} cases", rows.len());
    let kinds: BTreeSet<&str> = rows
        .iter()
        .flat_map(|row| row["events"].as_array().into_iter().flatten())
        .filter_map(|event| event["type"].as_str())
        .collect();
    assert_eq!(kinds, BTreeSet::from(EventKind::NAMES));
    let rules: BTreeSet<&str> = rows.iter().filter_map(|row| row["rule"].as_str()).collect();
    for rule in [
        "resignation",
        "time-forfeit",
        "illegal-moves-penalty",
        "draw-agreement",
        "draw-offer-manners",
        "stalemate",
        "dead-position",
        "threefold-repetition",
        "fifty-move-rule",
        "wrong-board",
        "wrong-setup",
        "castling-king-first",
        "checkmate",
    ] {
        assert!(rules.contains(rule), "no case for {rule}");
    }
    let mut seen = BTreeSet::new();
    for row in &rows {
        let case = case_of(row).expect("a case");
        for laws in Laws::ALL {
            let decision = decide(&case, laws).expect("a decision");
            seen.insert(decision.code());
            seen.extend(decision.log.iter().map(|ruling| ruling.code));
        }
    }
    let missing: Vec<_> = Code::ALL.iter().filter(|code| !seen.contains(code)).collect();
    assert!(missing.is_empty(), "never decided: {missing:?}");
}

#[test]
fn codes_have_names_of_their_own_and_rules_of_the_course() {
    let names: BTreeSet<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
    assert_eq!(names.len(), Code::ALL.len());
    let course = load().expect("the built-in content is sound");
    for code in Code::ALL {
        assert_eq!(Code::from_name(code.as_str()), Some(*code));
        assert!(!code.article().is_empty());
        let rule = course.rule(code.rule()).unwrap_or_else(|| panic!("{} stands on no rule", code.as_str()));
        assert!(course.lesson(&rule.lesson).is_some(), "{} is not taught", rule.id);
    }
}

#[test]
fn an_event_that_cannot_be_read_is_named_with_its_field() {
    let fault = |events: Value| {
        let read = case_of(&json!({"events": events}));
        let fault = read.and_then(|case| decide(&case, Laws::Fide).map(|_| ())).expect_err("a fault");
        (fault.event, fault.field, fault.flaw)
    };
    use EventField as F;
    use EventFlaw as W;
    let rows = [
        (json!([{"type": "castle", "side": "white"}]), (0, F::Type, W::Unknown)),
        (json!([{"side": "white"}]), (0, F::Type, W::Unknown)),
        (json!([{"type": "resign"}]), (0, F::Side, W::Missing)),
        (json!([{"type": "resign", "side": "red"}]), (0, F::Side, W::Unknown)),
        (json!([{"type": "move", "side": "white"}]), (0, F::Move, W::Missing)),
        (json!([{"type": "move", "side": "white", "move": "hello"}]), (0, F::Move, W::Unreadable)),
        (json!([{"type": "move", "side": "white", "move": "e4e5"}]), (0, F::Move, W::Unreadable)),
        (json!([{"type": "move", "side": "white", "move": "e2e2"}]), (0, F::Move, W::Unreadable)),
        (json!([{"type": "claim-fifty", "side": "white", "move": "?"}]), (0, F::Move, W::Unreadable)),
        (json!([{"type": "touch", "side": "white"}]), (0, F::Square, W::Missing)),
        (json!([{"type": "touch", "side": "white", "square": "j9"}]), (0, F::Square, W::Unknown)),
        (json!([{"type": "flag-fall", "side": "white", "square": "e4"}]), (0, F::Square, W::NotTaken)),
        (json!([{"type": "move", "side": "white", "move": "e4", "late": true}]), (0, F::Late, W::NotTaken)),
        (
            json!([{"type": "move", "side": "white", "move": "e4"}, {"type": "touch", "side": "black", "square": "e5"}]),
            (1, F::Square, W::EmptySquare),
        ),
    ];
    for (events, expect) in rows {
        assert_eq!(fault(events.clone()), expect, "{events}");
    }
}
