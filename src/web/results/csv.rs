//! Results for a spreadsheet: a row a pupil, with the totals first and then exercise by exercise.
//!
//! A text that a spreadsheet would take for a formula is made harmless; a number stays a number.

use super::sheet::{Row, Sheet};
use crate::i18n::Lang;
use crate::store::Tally;
use crate::web::when::Zone;

/// What a spreadsheet takes for the beginning of a formula, in ASCII and in full width.
const FORMULA: [char; 10] = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠'];

/// Says that UTF-8 follows, for spreadsheets that would guess otherwise.
const MARK: &str = "\u{feff}";

/// The columns of an exercise.
const OF_TASK: [&str; 6] =
    ["csv-attempts", "csv-solved", "csv-first", "csv-hints", "csv-seconds", "csv-last"];

/// The sheet as CSV, with the mark of UTF-8 before it where that is asked for.
#[must_use]
pub fn csv(lang: Lang, sheet: &Sheet, zone: &Zone, mark: bool) -> String {
    let mut writer = ::csv::WriterBuilder::new().terminator(::csv::Terminator::CRLF).from_writer(Vec::new());
    let rows = std::iter::once(head(lang, sheet)).chain(sheet.rows.iter().map(|row| cells(row, zone)));
    for row in rows {
        // Writing to memory does not fail.
        if let Err(error) = writer.write_record(&row) {
            log::error!("a row of results could not be written: {error}");
        }
    }
    let text = writer.into_inner().map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let text = text.unwrap_or_default();
    if mark { format!("{MARK}{text}") } else { text }
}

fn head(lang: Lang, sheet: &Sheet) -> Vec<String> {
    let whole = ["csv-name", "csv-solved", "csv-first", "csv-hints", "csv-seconds"];
    let whole = whole.map(|key| lang.text(key).into_owned()).into_iter();
    let of_task = |number: usize| {
        OF_TASK.map(|key| {
            lang.text_with(
                "csv-of-task",
                &[("number", number.into()), ("what", lang.text(key).into_owned().into())],
            )
        })
    };
    whole.chain((1..=sheet.tasks.len()).flat_map(of_task)).map(|text| harmless(&text)).collect()
}

fn cells(row: &Row, zone: &Zone) -> Vec<String> {
    let whole = [
        harmless(&row.student.name),
        row.solved().to_string(),
        row.first().to_string(),
        row.hints().to_string(),
        seconds(row.elapsed_ms()),
    ];
    whole.into_iter().chain(row.cells.iter().flat_map(|cell| of_task(cell.as_ref(), zone))).collect()
}

fn of_task(tally: Option<&Tally>, zone: &Zone) -> [String; 6] {
    let Some(tally) = tally else {
        return ["0", "0", "0", "0", "0", ""].map(str::to_owned);
    };
    let flag = |set: bool| i32::from(set).to_string();
    let (day, time) = zone.fields(tally.last_ms);
    [
        tally.attempts.to_string(),
        flag(tally.solved_ms.is_some()),
        flag(tally.is_first_right()),
        tally.hints.to_string(),
        seconds(tally.elapsed_ms),
        format!("{day} {time}"),
    ]
}

fn seconds(ms: i64) -> String {
    (ms.saturating_add(500) / 1000).to_string()
}

/// A text that no spreadsheet takes for a formula.
fn harmless(text: &str) -> String {
    if text.starts_with(FORMULA) { format!("'{text}") } else { text.to_owned() }
}

/// The name under which the file is saved: the assignment's title, as far as a file may be called so.
#[must_use]
pub fn file_name(title: &str) -> String {
    let fits =
        |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | '，' | '、');
    let name: String = title.chars().filter(fits).take(60).collect();
    let name = name.trim().trim_matches('.');
    format!("{}.csv", if name.is_empty() { "results" } else { name })
}

#[cfg(test)]
mod tests {
    use super::{csv, file_name, harmless};
    use crate::i18n::Lang;
    use crate::store::{Student, Tally};
    use crate::web::results::sheet::{Row, Sheet};
    use crate::web::when::Zone;

    fn row(name: &str, cell: Option<Tally>) -> Row {
        let own = |text: &str| text.to_owned();
        let student = Student { id: own("s"), class_id: own("c"), learner_id: own("l"), name: own(name) };
        Row { student, cells: vec![cell] }
    }

    #[test]
    fn a_row_a_pupil_with_numbers_as_numbers_and_times_of_the_class() {
        let tally = Tally {
            student: "s".to_owned(),
            task: 1,
            attempts: 3,
            hints: 2,
            elapsed_ms: 61_499,
            first_ms: 0,
            solved_ms: Some(1),
            last_ms: 1_796_400_000_000,
        };
        let rows = vec![row("=HYPERLINK(\"http://x\",\"a\")", Some(tally)), row("小明, \"Ming\"", None)];
        let text = csv(Lang::En, &Sheet { tasks: vec![0], rows }, &Zone::named("Asia/Shanghai"), false);
        let lines: Vec<&str> = text.split("\r\n").collect();
        assert_eq!(lines.len(), 4, "{text}");
        assert_eq!(
            lines[1],
            "\"'=HYPERLINK(\"\"http://x\"\",\"\"a\"\")\",1,0,2,61,3,1,0,2,61,2026-12-05 00:00"
        );
        assert_eq!(lines[2], "\"小明, \"\"Ming\"\"\",0,0,0,0,0,0,0,0,0,");
        let mut read = ::csv::Reader::from_reader(text.as_bytes());
        assert_eq!(read.headers().expect("a head").len(), 11);
        assert!(read.records().all(|row| row.is_ok_and(|row| row.len() == 11)));
    }

    #[test]
    fn the_mark_of_utf_8_comes_when_asked_for() {
        let sheet = Sheet { tasks: Vec::new(), rows: Vec::new() };
        let text = |mark| csv(Lang::Zh, &sheet, &Zone::named("UTC"), mark);
        assert_eq!(text(true), format!("\u{feff}{}", text(false)));
    }

    #[test]
    fn what_would_be_a_formula_is_none() {
        for text in ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "＝1", "＠x"] {
            assert_eq!(harmless(text), format!("'{text}"));
        }
        for text in ["", "Ann", "a=b", "小红", "1-2"] {
            assert_eq!(harmless(text), text);
        }
    }

    #[test]
    fn a_file_is_called_as_the_assignment() {
        assert_eq!(file_name("王车易位 (周五)"), "王车易位 周五.csv");
        assert_eq!(file_name("../../etc/passwd\r\n"), "etcpasswd.csv");
        assert_eq!(file_name("?"), "results.csv");
    }
}
