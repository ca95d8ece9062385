//! What the heading of a column or of a whole list looks like.

use super::clean::plain;

/// What a column holds, as its heading says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Heading {
    /// Whole names.
    Name,
    /// Given names.
    First,
    /// Family names.
    Last,
}

const NAME: [&str; 19] = [
    "姓名",
    "名字",
    "学生",
    "学生姓名",
    "学员",
    "学员姓名",
    "中文姓名",
    "中文名",
    "name",
    "names",
    "full name",
    "student",
    "students",
    "student name",
    "pupil",
    "pupil name",
    "pupils",
    "display name",
    "chinese name",
];

const FIRST: [&str; 7] = ["名", "first", "first name", "firstname", "given name", "given names", "forename"];

const LAST: [&str; 7] = ["姓", "姓氏", "last", "last name", "lastname", "surname", "family name"];

/// What the heading of a column says that it holds.
pub(super) fn of(cell: &str) -> Option<Heading> {
    let text = plain(cell).to_lowercase().replace(['_', '\''], " ");
    let text = text.trim_matches(|sign: char| !sign.is_alphanumeric());
    let text = text.split(['(', '（', '/', ':', '：']).next().unwrap_or_default().trim();
    if NAME.contains(&text) {
        Some(Heading::Name)
    } else if FIRST.contains(&text) {
        Some(Heading::First)
    } else if LAST.contains(&text) {
        Some(Heading::Last)
    } else {
        None
    }
}

/// Whether a line is the heading of a list: it names names, or the class.
pub(super) fn is_title(line: &str) -> bool {
    let text = plain(line);
    let text = text.trim_end_matches([':', '：', ' ']);
    let ends = ["名单", "名册", "花名册", "点名册", "学生表"].iter().any(|end| text.ends_with(end));
    // One Chinese sign may be a surname; it is a heading only over a column.
    let whole = of(text) == Some(Heading::Name) && text.chars().count() > 1;
    let class = text.ends_with('班') && text.contains(['年', '级', '届', '(', '（']);
    ends || whole || class
}

#[cfg(test)]
mod tests {
    use super::{Heading, is_title, of};

    #[test]
    fn headings_are_known_however_they_are_written() {
        for text in ["姓名", " 姓　名 ", "Name", "NAME:", "full_name", "学生姓名（必填）", "*姓名", "Pupil"]
        {
            assert_eq!(of(text), Some(Heading::Name), "{text}");
        }
        assert_eq!((of("First Name"), of("Surname")), (Some(Heading::First), Some(Heading::Last)));
        assert_eq!((of("王芳"), of("性别"), of("")), (None, None, None));
    }

    #[test]
    fn a_title_names_the_list_and_no_pupil() {
        for text in ["三年级二班名单", "三（2）班", "姓名：", "Students:"] {
            assert!(is_title(text), "{text}");
        }
        for text in ["王芳", "班超", "Ann", "名"] {
            assert!(!is_title(text), "{text}");
        }
    }
}
