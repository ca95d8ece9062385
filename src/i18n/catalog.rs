//! A thin catalog over Fluent's concurrent bundle: one a language, built in, read once.
//!
//! Owns the list of areas (files under `locales/<lang>/`). Messages without variables are formed
//! when the catalog is built, so that their words are only looked up. Knows no message by name.

use super::variables::variables_of;
use super::weave::{Strand, strands_of, weave};
use super::{Arg, Lang};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast;
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, LazyLock};

/// The files of an area, in each language.
struct Area {
    name: &'static str,
    en: &'static str,
    zh: &'static str,
}

macro_rules! areas {
    ($($name:literal,)*) => {
        &[$(Area {
            name: $name,
            en: include_str!(concat!("../../locales/en/", $name, ".ftl")),
            zh: include_str!(concat!("../../locales/zh/", $name, ".ftl")),
        },)*]
    };
}

const AREAS: &[Area] = areas![
    "reasons",
    "problems",
    "feedback",
    "arbiter",
    "rules",
    "pages",
    "points",
    "progress",
    "classes",
    "entry",
    "account",
    "ask",
    "record",
    "worksheet",
    "diploma",
    "court",
    "docs",
    "questions",
    "glossary",
    "skills",
    "practice",
    "times",
    "assignments",
    "my",
    "prompts",
    "own",
    "insight",
    "results",
    "lesson-board",
    "lesson-setup",
    "lesson-rook",
    "lesson-bishop",
    "lesson-queen",
    "lesson-king",
    "lesson-knight",
    "lesson-moves",
    "lesson-pawn",
    "lesson-check",
    "lesson-checkmate",
    "lesson-en-passant",
    "lesson-promotion",
    "lesson-castling",
    "lesson-castling-limits",
    "lesson-results",
    "lesson-draws",
    "lesson-values",
    "lesson-notation",
    "lesson-rating",
    "lesson-history",
    "lesson-xiangqi",
];

static EN: LazyLock<Catalog> = LazyLock::new(|| Catalog::build(Lang::En));
static ZH: LazyLock<Catalog> = LazyLock::new(|| Catalog::build(Lang::Zh));

/// All message keys of a language, attributes as `key.attribute`. For the content check.
#[must_use]
pub fn keys(lang: Lang) -> Vec<String> {
    variables(lang).into_keys().collect()
}

/// The variables that each message (or `key.attribute`) of a language uses.
#[must_use]
pub fn variables(lang: Lang) -> BTreeMap<String, BTreeSet<String>> {
    let mut all = BTreeMap::new();
    for (key, entry) in &Catalog::of(lang).messages {
        if let Some(words) = &entry.value {
            all.insert(key.clone(), words.variables());
        }
        for (attribute, words) in &entry.attributes {
            all.insert(format!("{key}.{attribute}"), words.variables());
        }
    }
    all
}

/// What is wrong with the files of a language: syntax errors and keys that stand twice, each with
/// its file. For authors.
#[must_use]
pub fn faults(lang: Lang) -> &'static [String] {
    &Catalog::of(lang).faults
}

impl Lang {
    /// The message's words. A key without words, or one that needs arguments, gives an empty text
    /// and is logged: a key is never shown to a reader.
    #[must_use]
    pub fn text(self, key: &str) -> Cow<'static, str> {
        match Catalog::of(self).messages.get(key).and_then(|entry| entry.value.as_ref()) {
            Some(Words::Fixed(text)) => Cow::Borrowed(text),
            Some(Words::Formed(..)) => self.missing(key, "an argument"),
            None => self.missing(key, "words"),
        }
    }

    /// The words of a message with arguments.
    #[must_use]
    pub fn text_with(self, key: &str, args: &[(&'static str, Arg<'_>)]) -> String {
        let catalog = Catalog::of(self);
        match catalog.messages.get(key).and_then(|entry| entry.value.as_ref()) {
            Some(Words::Fixed(text)) => return text.clone(),
            Some(Words::Formed(_, Some(strands))) => {
                let mut text = String::with_capacity(128);
                if weave(strands, args, &mut text).is_some() {
                    return text;
                }
            }
            Some(Words::Formed(_, None)) | None => {}
        }
        let Some(pattern) = catalog.bundle.get_message(key).and_then(|message| message.value()) else {
            return self.missing(key, "words").into_owned();
        };
        let args: FluentArgs<'_> =
            args.iter().map(|(name, arg)| (Cow::Borrowed(*name), FluentValue::from(arg))).collect();
        let mut errors = Vec::new();
        let text = catalog.bundle.format_pattern(pattern, Some(&args), &mut errors);
        if errors.is_empty() { text.into_owned() } else { self.missing(key, "an argument").into_owned() }
    }

    /// The words of a message's attribute; `None` where it has none.
    #[must_use]
    pub fn attr(self, key: &str, attribute: &str) -> Option<Cow<'static, str>> {
        let entry = Catalog::of(self).messages.get(key)?;
        let (_, words) = entry.attributes.iter().find(|(name, _)| name == attribute)?;
        Some(match words {
            Words::Fixed(text) => Cow::Borrowed(text.as_str()),
            Words::Formed(..) => self.missing(key, "an argument"),
        })
    }

    fn missing(self, key: &str, what: &str) -> Cow<'static, str> {
        log::error!("message {key} in {} lacks {what}", self.code());
        Cow::Borrowed("")
    }
}

/// A message's words: known from the start, or formed with these variables, from strands where
/// that is possible and by Fluent where not.
enum Words {
    Fixed(String),
    Formed(BTreeSet<String>, Option<Vec<Strand>>),
}

impl Words {
    fn variables(&self) -> BTreeSet<String> {
        match self {
            Words::Fixed(_) => BTreeSet::new(),
            Words::Formed(variables, _) => variables.clone(),
        }
    }
}

/// A message: its words and those of its attributes.
#[derive(Default)]
struct Message {
    value: Option<Words>,
    attributes: Vec<(String, Words)>,
}

struct Catalog {
    bundle: FluentBundle<Arc<FluentResource>>,
    messages: HashMap<String, Message>,
    faults: Vec<String>,
}

impl Catalog {
    fn of(lang: Lang) -> &'static Catalog {
        match lang {
            Lang::En => &EN,
            Lang::Zh => &ZH,
        }
    }

    fn build(lang: Lang) -> Catalog {
        let tags = lang.tag().parse().into_iter().collect();
        let mut bundle = FluentBundle::new_concurrent(tags);
        bundle.set_use_isolating(false);
        let mut catalog = Catalog { bundle, messages: HashMap::new(), faults: Vec::new() };
        let resources: Vec<_> = AREAS.iter().map(|area| catalog.add(lang, area)).collect();
        for entry in resources.iter().flat_map(|resource| resource.entries()) {
            if let ast::Entry::Message(message) = entry {
                let words = catalog.message(message);
                catalog.messages.insert(message.id.name.to_owned(), words);
            }
        }
        catalog
    }

    /// Reads an area into the bundle and notes its faults; what can be read of it stands.
    fn add(&mut self, lang: Lang, area: &Area) -> Arc<FluentResource> {
        let file = format!("locales/{}/{}.ftl", lang.code(), area.name);
        let source = match lang {
            Lang::En => area.en,
            Lang::Zh => area.zh,
        };
        let resource = match FluentResource::try_new(source.to_owned()) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                self.faults.extend(errors.iter().map(|error| {
                    let place = error.slice.clone().and_then(|slice| source.get(slice)).unwrap_or_default();
                    format!("{file}: {error} in {place:?}")
                }));
                resource
            }
        };
        for entry in resource.entries() {
            if let ast::Entry::Message(message) = entry {
                self.faults.extend(
                    repeated_attributes(message).map(|key| format!("{file}: {key} stands more than once")),
                );
            }
        }
        let resource = Arc::new(resource);
        if let Err(errors) = self.bundle.add_resource(Arc::clone(&resource)) {
            self.faults.extend(errors.iter().map(|error| match error {
                FluentError::Overriding { id, .. } => format!("{file}: {id} stands more than once"),
                FluentError::ParserError(_) | FluentError::ResolverError(_) => format!("{file}: {error}"),
            }));
        }
        resource
    }

    fn message(&self, message: &ast::Message<&str>) -> Message {
        Message {
            value: message.value.as_ref().map(|pattern| self.words(pattern)),
            attributes: message
                .attributes
                .iter()
                .map(|attribute| (attribute.id.name.to_owned(), self.words(&attribute.value)))
                .collect(),
        }
    }

    fn words(&self, pattern: &ast::Pattern<&str>) -> Words {
        let variables = variables_of(pattern);
        if !variables.is_empty() {
            return Words::Formed(variables, strands_of(pattern));
        }
        Words::Fixed(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }
}

/// The attributes that a message has more than once, as `key.attribute`.
fn repeated_attributes<'a>(message: &'a ast::Message<&str>) -> impl Iterator<Item = String> + 'a {
    let names = || message.attributes.iter().map(|attribute| attribute.id.name);
    names()
        .enumerate()
        .filter(move |(index, name)| names().take(*index).any(|earlier| earlier == *name))
        .map(|(_, name)| format!("{}.{name}", message.id.name))
}
