//! What is wrong with the fields of a body, told all at once, each at its field.

use crate::i18n::Lang;
use crate::web::problem::{Problem, ProblemCode};
use std::borrow::Cow;

/// The faults found so far; the problem is named after the first.
#[derive(Debug)]
pub(super) struct Faults {
    lang: Lang,
    problem: Option<Problem>,
}

impl Faults {
    /// None yet.
    pub(super) fn new(lang: Lang) -> Faults {
        Faults { lang, problem: None }
    }

    /// Blames a field.
    pub(super) fn blame(&mut self, code: ProblemCode, pointer: impl Into<Cow<'static, str>>) {
        let problem = self.problem.take().unwrap_or_else(|| Problem::new(self.lang, code));
        self.problem = Some(problem.and_field(code, pointer));
    }

    /// What a field says; where it says nothing that can be, the field is blamed, and what stands for
    /// it is never used.
    pub(super) fn read<T: Default>(
        &mut self,
        read: Option<T>,
        code: ProblemCode,
        pointer: &'static str,
    ) -> T {
        if read.is_none() {
            self.blame(code, pointer);
        }
        read.unwrap_or_default()
    }

    /// The problem, if any field was blamed.
    pub(super) fn end(self) -> Result<(), Problem> {
        self.problem.map_or(Ok(()), Err)
    }
}
