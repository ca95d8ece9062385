//! A list of pupils as a teacher has it: pasted names or a table, read into names.
//!
//! Every line that is not blank gives a name or is told with why it was passed over. Knows texts
//! only: no pupil, no class, no words for a reader.

mod clean;
mod columns;
mod heading;
mod list;
mod table;
mod twins;

pub use clean::{is_hidden, name};
pub use twins::{Told, fold, told_apart};

/// The most names that are read at once.
pub const MAX_NAMES: usize = 200;

/// The longest name, in characters.
pub const MAX_NAME: usize = 40;

/// What is passed over is shown up to so many characters.
const SHOWN: usize = 60;

/// A name with the line that it stands on; 1 is the first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// The line.
    pub line: usize,
    /// The name, without numbering and needless space.
    pub name: String,
}

/// What gives no name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Passed {
    /// The line.
    pub line: usize,
    /// What stands there, shortened.
    pub text: String,
    /// Why it gives no name.
    pub why: Why,
}

/// Why something gives no name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It is the heading of the list or of a column.
    Heading,
    /// The column of names is empty there.
    NoName,
    /// It does not look like a name: a number, an address, a sum.
    NotAName,
    /// It is longer than any name.
    TooLong,
    /// There are more names than are read at once.
    TooMany,
}

/// How a text was understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// Names one after the other.
    List,
    /// A table with the names in one column.
    Column {
        /// Which one; 1 is the first.
        number: usize,
        /// Its heading, where it has one.
        heading: Option<String>,
    },
    /// A table with the parts of a name in two columns.
    TwoColumns,
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    /// How the text was understood.
    pub shape: Shape,
    /// The names, in order.
    pub names: Vec<Found>,
    /// Everything that gives none, in order.
    pub passed: Vec<Passed>,
}

impl Roster {
    fn new(shape: Shape) -> Roster {
        Roster { shape, names: Vec::new(), passed: Vec::new() }
    }

    /// Takes up what should be a name.
    fn take(&mut self, line: usize, text: &str) {
        match clean::name(text) {
            Ok(_) if self.names.len() >= MAX_NAMES => self.pass(line, text, Why::TooMany),
            Ok(name) => self.names.push(Found { line, name }),
            Err(why) => self.pass(line, text, why),
        }
    }

    fn pass(&mut self, line: usize, text: &str, why: Why) {
        let text = clean::plain(text);
        let shown: String = text.chars().take(SHOWN).collect();
        let more = if shown.len() < text.len() { "…" } else { "" };
        self.passed.push(Passed { line, text: shown + more, why });
    }
}

/// Reads names, one a line or apart by commas, semicolons or tabs, or a table in one of its usual
/// forms, with or without a line of headings.
#[must_use]
pub fn read(text: &str) -> Roster {
    let text = text.trim_start_matches('\u{feff}').replace("\r\n", "\n").replace(['\r', '\0'], "\n");
    table::read(&text).unwrap_or_else(|| list::read(&text))
}

#[cfg(test)]
mod tests {
    use super::{MAX_NAMES, Shape, Why, read};

    fn names(text: &str) -> Vec<String> {
        read(text).names.into_iter().map(|found| found.name).collect()
    }

    fn passed(text: &str) -> Vec<(usize, String, Why)> {
        read(text).passed.into_iter().map(|passed| (passed.line, passed.text, passed.why)).collect()
    }

    #[test]
    fn names_are_read_in_every_usual_form() {
        let rows: &[(&str, &[&str])] = &[
            ("王芳\n李明\n", &["王芳", "李明"]),
            ("王芳\r\n\r\n李明\r张伟", &["王芳", "李明", "张伟"]),
            (
                "王芳、李明，张伟,刘洋；陈静;杨磊\t赵丽",
                &["王芳", "李明", "张伟", "刘洋", "陈静", "杨磊", "赵丽"],
            ),
            ("王芳 李明　张伟", &["王芳", "李明", "张伟"]),
            ("王　芳\n李 明\n欧阳　锋", &["王芳", "李明", "欧阳锋"]),
            (
                "1. 王芳\n2. 李明\n03、张伟\n４．刘洋\n(5) 陈静\n6）杨磊\n⑦赵丽",
                &["王芳", "李明", "张伟", "刘洋", "陈静", "杨磊", "赵丽"],
            ),
            ("01 李明\n02李红\n- Ann\n• Bo", &["李明", "李红", "Ann", "Bo"]),
            ("1、王芳、2、李明", &["王芳", "李明"]),
            ("Ann Lee\nBob O'Neil\nJean-Luc Picard Jr.", &["Ann Lee", "Bob O'Neil", "Jean-Luc Picard Jr."]),
            ("Smith, John\nDoe, Jane", &["John Smith", "Jane Doe"]),
            ("\"王芳\"\n\"李明\"", &["王芳", "李明"]),
            ("  Ann   Lee  ", &["Ann Lee"]),
            ("Ａｎｎ\u{200b} Lee", &["Ann Lee"]),
            ("阿卜杜拉·买买提\n王", &["阿卜杜拉·买买提", "王"]),
            ("李明 20260101\n王芳 20260102", &["李明", "王芳"]),
            ("王芳\n王芳", &["王芳", "王芳"]),
            ("", &[]),
            (" \n\t\n　", &[]),
        ];
        for (text, expected) in rows {
            assert_eq!(names(text), *expected, "{text:?}");
        }
    }

    #[test]
    fn the_column_of_names_is_found_in_a_table() {
        let rows: &[(&str, &[&str])] = &[
            ("姓名,性别\n王芳,女\n李明,男", &["王芳", "李明"]),
            ("学号,姓名,班级\n20260101,王芳,三(2)班\n20260102,李明,三(2)班", &["王芳", "李明"]),
            ("\u{feff}No;Name;Class\n1;Ann Lee;3B\n2;Bob Tan;3B", &["Ann Lee", "Bob Tan"]),
            ("First name,Last name\nAnn,Lee\nBob,Tan", &["Ann Lee", "Bob Tan"]),
            ("Surname\tGiven name\nLee\tAnn", &["Ann Lee"]),
            ("姓,名\n王,芳\n欧阳,锋", &["王芳", "欧阳锋"]),
            ("三年级 2 班学生名单,,\n序号,姓名,性别\n1,王芳,女", &["王芳"]),
            ("20260101,王芳,女\n20260102,李明,男\n20260103,张伟,男", &["王芳", "李明", "张伟"]),
            ("王芳\t女\t13800000001\n李明\t男\t13800000002", &["王芳", "李明"]),
            ("1,\"Lee, Ann\",x@y.example\n2,\"Tan, Bob\",z@y.example", &["Ann Lee", "Bob Tan"]),
            ("姓名,Name\n王芳,Wang Fang\n李明,Li Ming", &["王芳", "李明"]),
            ("王芳,Wang Fang\n李明,Li Ming", &["王芳", "李明"]),
            ("Ann,Lee\nBob,Tan", &["Ann Lee", "Bob Tan"]),
            ("王芳,李明,张伟\n刘洋,陈静,杨磊", &["王芳", "李明", "张伟", "刘洋", "陈静", "杨磊"]),
            ("学生姓名\n王芳", &["王芳"]),
            ("\"Name\"\n\"=HYPERLINK(1)\"", &["=HYPERLINK(1)"]),
        ];
        for (text, expected) in rows {
            assert_eq!(names(text), *expected, "{text:?}");
        }
    }

    #[test]
    fn whatever_gives_no_name_is_told_with_why() {
        assert_eq!(
            passed("三年级 2 班名单\n王芳\n12345\na@b.example\n共 30 人"),
            [
                (1, "三年级 2 班名单".to_owned(), Why::Heading),
                (3, "12345".to_owned(), Why::NotAName),
                (4, "a@b.example".to_owned(), Why::NotAName),
                (5, "共 30 人".to_owned(), Why::NotAName),
            ]
        );
        let table = passed("学号,姓名\n1,王芳\n2,\n\n4,李明\n合计,2 人");
        assert_eq!(
            table,
            [
                (1, "学号 · 姓名".to_owned(), Why::Heading),
                (3, "2".to_owned(), Why::NoName),
                (6, "合计 · 2 人".to_owned(), Why::NotAName),
            ]
        );
        let long = "长".repeat(100);
        assert_eq!(passed(&long), [(1, format!("{}…", "长".repeat(60)), Why::TooLong)]);
        assert_eq!(passed("Name"), [(1, "Name".to_owned(), Why::Heading)]);
    }

    #[test]
    fn names_beyond_the_most_are_told_one_by_one() {
        let text: String = (0..MAX_NAMES + 3).map(|number| format!("Pupil{number}\n")).collect();
        let roster = read(&text);
        assert_eq!((roster.names.len(), roster.passed.len()), (MAX_NAMES, 3));
        assert!(roster.passed.iter().all(|passed| passed.why == Why::TooMany), "{:?}", roster.passed);
    }

    #[test]
    fn it_says_how_a_text_was_understood() {
        assert_eq!(read("王芳\n李明").shape, Shape::List);
        let heading = Some("姓名".to_owned());
        assert_eq!(read("学号,姓名\n1,王芳").shape, Shape::Column { number: 2, heading });
        assert_eq!(read("1,王芳\n2,李明").shape, Shape::Column { number: 2, heading: None });
        assert_eq!(read("First,Last\nAnn,Lee").shape, Shape::TwoColumns);
    }
}
