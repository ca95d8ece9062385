//! Pupils of one name in one class: each is told apart by a number after it.

use super::MAX_NAME;
use super::clean::plain;
use std::collections::BTreeSet;

/// A name as it is to be used.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The name, with a number where it needs one.
    pub name: String,
    /// Whether another pupil has the name without it.
    pub twin: bool,
}

/// Whether two names are taken for one: by their letters, large or small.
#[must_use]
pub fn fold(name: &str) -> String {
    plain(name).to_lowercase()
}

/// The names in order, so that no two are alike and none is one of those taken already: the second
/// of two is called "王芳 2".
#[must_use]
pub fn told_apart<'a>(names: impl IntoIterator<Item = &'a str>, taken: &[&str]) -> Vec<Told> {
    let mut used: BTreeSet<String> = taken.iter().map(|name| fold(name)).collect();
    let mut told = Vec::new();
    for name in names {
        let twin = !used.insert(fold(name));
        let name = if twin { numbered(name, &mut used) } else { name.to_owned() };
        told.push(Told { name, twin });
    }
    told
}

fn numbered(name: &str, used: &mut BTreeSet<String>) -> String {
    let mut number = 2_usize;
    loop {
        let end = format!(" {number}");
        let room = MAX_NAME.saturating_sub(end.len());
        let start: String = name.chars().take(room).collect();
        let wanted = format!("{}{end}", start.trim_end());
        if used.insert(fold(&wanted)) {
            return wanted;
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::told_apart;

    #[test]
    fn pupils_of_one_name_are_numbered() {
        let told = told_apart(["王芳", "Ann Lee", "王芳", "ann  lee", "李明", "王芳"], &["李明", "王芳 2"]);
        let names: Vec<_> = told.iter().map(|told| (told.name.as_str(), told.twin)).collect();
        assert_eq!(
            names,
            [
                ("王芳", false),
                ("Ann Lee", false),
                ("王芳 3", true),
                ("ann  lee 2", true),
                ("李明 2", true),
                ("王芳 4", true),
            ]
        );
    }

    #[test]
    fn a_long_name_stays_within_the_most() {
        let long = "长".repeat(40);
        let told = told_apart([long.as_str(), long.as_str()], &[]);
        assert_eq!(told.last().map(|told| told.name.chars().count()), Some(40));
    }
}
