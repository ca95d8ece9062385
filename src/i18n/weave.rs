//! Messages whose words are text, variables and choices by a text: read once, then only put together.
//!
//! Most messages are of this kind, and Fluent's own formatting costs more than the rules engine's
//! verdict. What depends on numbers, terms or other messages is left to Fluent.

use super::Arg;
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey};

/// A piece of a message.
#[derive(Debug)]
pub(super) enum Strand {
    /// Words as they stand.
    Text(String),
    /// The value of an argument.
    Variable(String),
    /// Words that depend on the text of an argument.
    Choice { variable: String, variants: Vec<(String, Vec<Strand>)>, default: Vec<Strand> },
}

/// The strands of a pattern, if it is of this kind.
pub(super) fn strands_of(pattern: &Pattern<&str>) -> Option<Vec<Strand>> {
    pattern
        .elements
        .iter()
        .map(|element| match element {
            PatternElement::TextElement { value } => Some(Strand::Text((*value).to_owned())),
            PatternElement::Placeable { expression } => strand_of(expression),
        })
        .collect()
}

fn strand_of(expression: &Expression<&str>) -> Option<Strand> {
    match expression {
        Expression::Inline(InlineExpression::VariableReference { id }) => {
            Some(Strand::Variable(id.name.to_owned()))
        }
        Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => {
            choice(id.name, variants)
        }
        Expression::Select { .. } | Expression::Inline(_) => None,
    }
}

fn choice(variable: &str, variants: &[Variant<&str>]) -> Option<Strand> {
    let mut named = Vec::with_capacity(variants.len());
    let mut default = None;
    for variant in variants {
        let VariantKey::Identifier { name } = variant.key else { return None };
        if variant.default {
            default = Some(strands_of(&variant.value)?);
        }
        named.push((name.to_owned(), strands_of(&variant.value)?));
    }
    Some(Strand::Choice { variable: variable.to_owned(), variants: named, default: default? })
}

/// Puts the strands together; `None` where an argument is missing, or a number chooses.
pub(super) fn weave(strands: &[Strand], args: &[(&'static str, Arg<'_>)], text: &mut String) -> Option<()> {
    for strand in strands {
        match strand {
            Strand::Text(words) => text.push_str(words),
            Strand::Variable(name) => match argument(args, name)? {
                Arg::Text(value) => text.push_str(value),
                Arg::Number(number) => text.push_str(&number.to_string()),
            },
            Strand::Choice { variable, variants, default } => {
                let Arg::Text(value) = argument(args, variable)? else { return None };
                let chosen =
                    variants.iter().find(|(name, _)| name == value).map_or(default, |(_, words)| words);
                weave(chosen, args, text)?;
            }
        }
    }
    Some(())
}

fn argument<'a, 'b>(args: &'b [(&'static str, Arg<'a>)], name: &str) -> Option<&'b Arg<'a>> {
    args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
}
