//! What is wrong with the record of a game, in words that name the line and the word.

use super::list::sentences;
use super::{explanation, fen_fault, side};
use crate::i18n::{Arg, Lang};
use crate::record::{Fault, FaultCode};

/// What is wrong with the record of a game, and where.
#[must_use]
pub fn record_fault(lang: Lang, fault: &Fault) -> String {
    let line = ("line", fault.line.into());
    let word = || ("word", Arg::from(fault.word.as_str()));
    match fault.code {
        FaultCode::IllegalMove => {
            let reason = fault.refused.as_ref().map(|refused| explanation(lang, &refused.reason));
            let reason = ("reason", reason.unwrap_or_default().into());
            of_move(lang, "record-illegal-move", fault, &[line, word(), reason])
        }
        FaultCode::NoMove => of_move(lang, "record-no-move", fault, &[line, word()]),
        FaultCode::NullMove => of_move(lang, "record-null-move", fault, &[line, word()]),
        FaultCode::TooManyMoves => lang.text_with("record-too-many-moves", &[line]),
        FaultCode::UnclosedComment => lang.text_with("record-unclosed-comment", &[line]),
        FaultCode::UnclosedVariation => lang.text_with("record-unclosed-variation", &[line]),
        FaultCode::StrayBracket => lang.text_with("record-stray-bracket", &[line, word()]),
        FaultCode::BadStart => {
            let faults = sentences(lang, fault.start.iter().map(|fault| fen_fault(lang, fault)));
            lang.text_with("record-bad-start", &[line, ("faults", faults.into())])
        }
        FaultCode::OtherVariant => lang.text_with("record-other-variant", &[line, word()]),
        FaultCode::BadTag => lang.text_with("record-bad-tag", &[line]),
        FaultCode::TooManyTags => lang.text_with("record-too-many-tags", &[line]),
    }
}

/// With the move that should stand there.
fn of_move(lang: Lang, key: &str, fault: &Fault, args: &[(&'static str, Arg<'_>)]) -> String {
    let number = fault.moment.and_then(|moment| usize::try_from(moment.number).ok()).unwrap_or(1);
    let whose = fault.side.map_or("", |whose| side(lang, whose));
    let mut all = vec![("number", number.into()), ("side", whose.into())];
    all.extend_from_slice(args);
    lang.text_with(key, &all)
}
