//! Name and time zone of a class, as a form asks for them.

use crate::i18n::Lang;
use crate::web::one_line::one_line;
use crate::web::pages::fields::Fields;
use crate::web::zones;

/// The longest name of a class, in characters.
pub(super) const MAX_NAME: usize = 40;

/// The zone that a Chinese page proposes.
const USUAL: &str = "Asia/Shanghai";

/// What the form holds.
#[derive(Debug)]
pub(super) struct ClassForm {
    pub(super) name: String,
    pub(super) zone: String,
    /// What is wrong with the name.
    pub(super) bad_name: Option<String>,
    /// What is wrong with the zone.
    pub(super) bad_zone: Option<String>,
    pub(super) common: Vec<(&'static str, String)>,
    pub(super) all: Vec<String>,
}

impl ClassForm {
    pub(super) fn new(lang: Lang, name: &str, zone: &str) -> ClassForm {
        let common = zones::COMMON.iter().map(|(name, key)| (*name, lang.text(key).into_owned())).collect();
        let (name, zone) = (name.to_owned(), zone.to_owned());
        ClassForm { name, zone, bad_name: None, bad_zone: None, common, all: zones::places() }
    }

    /// An empty one.
    pub(super) fn empty(lang: Lang) -> ClassForm {
        let zone = match lang {
            Lang::Zh => USUAL,
            Lang::En => "",
        };
        ClassForm::new(lang, "", zone)
    }

    /// What was sent; `Err` with the faults where something is wrong.
    pub(super) fn read(lang: Lang, fields: &Fields) -> Result<ClassForm, Box<ClassForm>> {
        let name = one_line(fields.get("name").unwrap_or_default());
        let mut form = ClassForm::new(lang, &name, fields.get("zone").unwrap_or_default());
        let most = [("most", MAX_NAME.into())];
        if name.is_empty() || name.chars().count() > MAX_NAME {
            form.name = name.chars().take(4 * MAX_NAME).collect();
            form.bad_name = Some(lang.text_with("class-fault-name", &most));
        }
        if !zones::is_known(&form.zone) {
            form.bad_zone = Some(lang.text("class-fault-zone").into_owned());
        }
        if form.bad_name.is_some() || form.bad_zone.is_some() { Err(Box::new(form)) } else { Ok(form) }
    }

    /// Whether the zone is one of the common ones.
    pub(super) fn is_common(&self) -> bool {
        self.common.iter().any(|(name, _)| *name == self.zone)
    }
}

#[cfg(test)]
mod tests {
    use super::ClassForm;
    use crate::i18n::Lang;
    use crate::web::pages::fields::Fields;
    use crate::web::percent::encode;

    fn read(name: &str, zone: &str) -> Result<ClassForm, Box<ClassForm>> {
        let text = format!("name={}&zone={}", encode(name), encode(zone));
        ClassForm::read(Lang::En, &Fields::parse(&text))
    }

    #[test]
    fn each_fault_stands_at_its_field_and_what_was_written_is_kept() {
        assert_eq!(read("  三（2）班\t ", "Asia/Shanghai").expect("right").name, "三（2）班");
        let form = read("", "Mars/Base").expect_err("wrong");
        assert!(form.bad_name.is_some() && form.bad_zone.is_some());
        let form = read(&"长".repeat(41), "UTC").expect_err("too long");
        assert!(form.bad_zone.is_none() && form.name.chars().count() == 41);
    }
}
