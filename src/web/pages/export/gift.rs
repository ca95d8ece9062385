//! GIFT: a question a paragraph, with signs that have to be written otherwise within texts.

use super::clean;
use super::question::{Choice, Form, Question};
use std::fmt::Write as _;

/// A file of these questions.
pub(super) fn text(title: &str, questions: &[Question]) -> String {
    let mut file = format!("// {}\n\n", clean(title));
    for question in questions {
        write(&mut file, question);
        file.push_str("\n\n");
    }
    file
}

fn write(file: &mut String, question: &Question) {
    let picture = question.board.as_ref().map(|board| format!("data:image/svg+xml;base64,{}", board.data));
    let html = question.html(picture.as_deref());
    // A text takes whatever is written.
    let _ = write!(file, "::{}::[html]{} {{", escape(&clean(&question.name)), escape(&html));
    match &question.answer {
        Form::One(choices) => choices.iter().for_each(|choice| one(file, choice)),
        Form::Several(choices) => {
            let share = share(choices);
            choices.iter().for_each(|choice| weighed(file, choice, &share));
        }
        Form::Short { texts, .. } => texts.iter().for_each(|text| line(file, "=", &plain(text), "")),
        Form::Number(number) => {
            let _ = write!(file, "#{number}");
        }
        Form::Open => {}
    }
    let _ = write!(file, "\n####{}\n}}", plain(&question.told));
}

fn one(file: &mut String, choice: &Choice) {
    let sign = if choice.right { "=" } else { "~" };
    line(file, sign, &plain(&choice.text), &choice.said);
}

/// All that are right make the whole, and a wrong one takes as much away.
fn weighed(file: &mut String, choice: &Choice, share: &str) {
    let sign = if choice.right { format!("~%{share}%") } else { format!("~%-{share}%") };
    line(file, &sign, &plain(&choice.text), &choice.said);
}

fn line(file: &mut String, sign: &str, text: &str, said: &str) {
    let _ = write!(file, "\n{sign}{text}");
    if !said.is_empty() {
        let _ = write!(file, "#{}", plain(said));
    }
}

/// What one right choice of several is worth, as platforms write it: `33.33333`.
pub(super) fn share(choices: &[Choice]) -> String {
    let right = choices.iter().filter(|choice| choice.right).count().max(1);
    let hundredths = 10_000_000 / right;
    let (whole, rest) = (hundredths / 100_000, hundredths % 100_000);
    let share = format!("{whole}.{rest:05}");
    share.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// A text that is no HTML: an arrow would pair two things, and a percent sign at the beginning weigh.
fn plain(text: &str) -> String {
    let text = clean(text).replace("->", "→");
    escape(text.trim_start_matches('%'))
}

fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '\\' | '~' | '=' | '#' | '{' | '}' | ':' => {
                escaped.push('\\');
                escaped.push(letter);
            }
            '\n' => escaped.push_str("\\n"),
            '\r' => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}
