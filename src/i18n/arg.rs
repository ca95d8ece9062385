//! What a message is formed with: texts and numbers. Knows no message.

use fluent_bundle::FluentValue;
use std::borrow::Cow;

/// An argument of a message.
#[derive(Debug, Clone)]
pub enum Arg<'a> {
    /// Text.
    Text(Cow<'a, str>),
    /// A number, also for plural forms.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Arg<'a> {
        Arg::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Arg<'_> {
    fn from(text: String) -> Self {
        Arg::Text(Cow::Owned(text))
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&Arg<'a>> for FluentValue<'a> {
    fn from(arg: &Arg<'a>) -> FluentValue<'a> {
        match arg {
            Arg::Text(text) => FluentValue::String(text.clone()),
            Arg::Number(number) => FluentValue::from(*number),
        }
    }
}
