//! Finds texts by a few words in any language of the site: English words by their stems, joined or
//! apart, and Chinese by pairs of characters. Knows what a word is; what the texts are about it does
//! not know.

use crate::i18n::is_han;
use std::cmp::Reverse;

/// English words that tell nothing about what is looked for.
const EMPTY: &[&str] = &[
    "a", "about", "after", "all", "also", "am", "an", "and", "any", "are", "at", "be", "been", "before",
    "but", "by", "can", "cannot", "could", "did", "do", "does", "don", "for", "from", "get", "go", "had",
    "has", "have", "he", "her", "here", "him", "his", "how", "i", "if", "in", "into", "is", "it", "its",
    "let", "m", "may", "me", "my", "no", "not", "of", "off", "on", "or", "our", "out", "s", "she", "should",
    "so", "still", "t", "that", "the", "their", "them", "then", "there", "they", "this", "to", "up", "us",
    "was", "we", "were", "what", "when", "where", "which", "who", "why", "will", "with", "would", "yes",
    "you", "your",
];

/// Chinese characters that tell nothing about what is looked for.
const EMPTY_HAN: &str =
    "的了吗呢么吧啊呀我你您他她它们在就也还都又能可以不没有把被给跟与是这那个为什怎样会要想让得着到时候里";

/// A text that can be found.
#[derive(Debug)]
pub(super) struct Text {
    /// What it is called: words found here count twice.
    title: Folded,
    body: Folded,
}

/// A text made even: words by their stems, with a space around each, and Chinese as it stands.
#[derive(Debug)]
struct Folded(String);

impl Text {
    /// A text from its parts, in any languages.
    pub(super) fn new<S: AsRef<str>>(titles: &[S], bodies: &[S]) -> Text {
        Text { title: Folded::new(titles), body: Folded::new(bodies) }
    }

    /// How well the words are found: how many, how many of them in the title, and there as they are.
    fn rank(&self, words: &[Word]) -> (usize, usize, usize) {
        let titled = |word: &Word| self.title.has(word) || self.title.has_apart(&word.stem);
        let in_title = words.iter().filter(|word| titled(word)).count();
        let found = words.iter().filter(|word| titled(word) || self.body.has(word)).count();
        let entire = words.iter().filter(|word| self.title.0.contains(&format!(" {} ", word.stem))).count();
        (found, in_title, entire)
    }
}

/// A word of a query.
#[derive(Debug)]
struct Word {
    stem: String,
    /// What it makes when it is joined with the word before or after it.
    joined: Vec<String>,
}

/// What was found: the places of texts, the best first.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    /// Where every word stands.
    pub(super) whole: Vec<usize>,
    /// Where at least half of the words stand.
    pub(super) near: Vec<usize>,
}

/// What came of a search among things that are all shown where nothing is found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Finding {
    /// Nothing was looked for.
    Idle,
    /// So many have all the words.
    Whole(usize),
    /// None has all the words; some have half of them or more.
    Near,
    /// None has even half of them.
    Nothing,
}

/// What comes of the search, and the places of the texts to show; `None` stands for all.
pub(super) fn sift(texts: &[Text], query: &str) -> (Finding, Option<Vec<usize>>) {
    match search(texts, query) {
        None => (Finding::Idle, None),
        Some(Found { whole, .. }) if !whole.is_empty() => (Finding::Whole(whole.len()), Some(whole)),
        Some(Found { near, .. }) if !near.is_empty() => (Finding::Near, Some(near)),
        Some(_) => (Finding::Nothing, None),
    }
}

/// The words of a query or a name as one, to tell whether two are the same; nothing where it has
/// none that tell anything.
pub(super) fn squeezed(text: &str) -> String {
    words_of(text).into_iter().map(|word| word.stem).collect()
}

/// Looks for the words of a query; `None` where it has none that tell anything.
pub(super) fn search(texts: &[Text], query: &str) -> Option<Found> {
    let words = words_of(query);
    if words.is_empty() {
        return None;
    }
    let mut ranked: Vec<(usize, (usize, usize, usize))> = texts
        .iter()
        .map(|text| text.rank(&words))
        .enumerate()
        .filter(|(_, (found, ..))| *found > 0)
        .collect();
    ranked.sort_by_key(|(place, rank)| (Reverse(*rank), *place));
    let places = |wanted: &dyn Fn(usize) -> bool| {
        ranked.iter().filter(|(_, (found, ..))| wanted(*found)).map(|(place, _)| *place).collect()
    };
    Some(Found {
        whole: places(&|found| found == words.len()),
        near: places(&|found| found < words.len() && 2 * found >= words.len()),
    })
}

impl Folded {
    fn new<S: AsRef<str>>(texts: &[S]) -> Folded {
        let mut folded = String::from(" ");
        for run in texts.iter().flat_map(|text| runs(text.as_ref())) {
            match run {
                Run::Word(word) => folded.push_str(&stem(&word)),
                Run::Han(text) => folded.push_str(&text),
            }
            folded.push(' ');
        }
        Folded(folded)
    }

    /// A Latin word is found at the beginning of a word, Chinese anywhere.
    fn has(&self, word: &Word) -> bool {
        let stands = |word: &String| self.0.contains(&format!(" {word}"));
        match word.stem.starts_with(is_han) {
            true => self.0.contains(&word.stem),
            false => stands(&word.stem) || word.joined.iter().any(stands),
        }
    }

    /// Whether the word is written as two.
    fn has_apart(&self, word: &str) -> bool {
        let parts = |at| Some((word.get(..at)?, word.get(at..)?));
        let mut cuts = (2..word.len().saturating_sub(1)).filter_map(parts);
        word.is_ascii() && cuts.any(|(first, second)| self.0.contains(&format!(" {first} {second}")))
    }
}

/// The words that a query asks for, each once.
fn words_of(query: &str) -> Vec<Word> {
    let runs = runs(query);
    let mut words: Vec<Word> = Vec::new();
    for (at, run) in runs.iter().enumerate() {
        let found = match run {
            Run::Word(word) if EMPTY.contains(&word.as_str()) => Vec::new(),
            Run::Word(word) => vec![Word { stem: stem(word), joined: joined(&runs, at) }],
            Run::Han(text) => text.split(|c| EMPTY_HAN.contains(c)).flat_map(pairs).collect(),
        };
        for word in found {
            if !words.iter().any(|known| known.stem == word.stem) {
                words.push(word);
            }
        }
    }
    words
}

/// What the word at this place makes with its neighbours; short words make nothing.
fn joined(runs: &[Run], at: usize) -> Vec<String> {
    let pair = |first: usize| match (runs.get(first), runs.get(first + 1)) {
        (Some(Run::Word(one)), Some(Run::Word(two))) if one.len() > 1 && two.len() > 1 => {
            Some(stem(&format!("{one}{two}"))).filter(|whole| whole.len() > 4)
        }
        (Some(Run::Word(_) | Run::Han(_)) | None, _) => None,
    };
    [at.checked_sub(1), Some(at)].into_iter().flatten().filter_map(pair).collect()
}

/// Chinese has no spaces: every two characters that stand side by side, or the one there is.
fn pairs(text: &str) -> Vec<Word> {
    let letters: Vec<char> = text.chars().collect();
    let size = letters.len().clamp(1, 2);
    letters.windows(size).map(|pair| Word { stem: pair.iter().collect(), joined: Vec::new() }).collect()
}

/// A stretch of one script.
enum Run {
    Word(String),
    Han(String),
}

/// The words of a text in small letters. Castling may be written with noughts or with the letter.
fn runs(text: &str) -> Vec<Run> {
    let mut runs = Vec::new();
    let mut word = String::new();
    let mut han = String::new();
    for letter in text.chars().filter(|letter| !is_mark(*letter)).map(plain).chain([' ']) {
        let joins =
            letter.is_alphanumeric() && !is_han(letter) || matches!(letter, '-' | '.') && !word.is_empty();
        if !joins && !word.is_empty() {
            runs.extend(parts(&std::mem::take(&mut word)));
        }
        if !is_han(letter) && !han.is_empty() {
            runs.push(Run::Han(std::mem::take(&mut han)));
        }
        if joins {
            word.extend(letter.to_lowercase());
        } else if is_han(letter) {
            han.push(letter);
        }
    }
    runs
}

/// A word with hyphens is its parts, but for castling; letters with points are one word, as in e.p.
fn parts(word: &str) -> Vec<Run> {
    let word = word.trim_end_matches(['-', '.']);
    let letters: Vec<&str> = word.split('.').collect();
    if letters.len() > 1 && letters.iter().all(|part| part.len() == 1 && !part.starts_with(char::is_numeric))
    {
        return vec![Run::Word(letters.concat())];
    }
    let noughts = word.replace('o', "0");
    if matches!(noughts.as_str(), "0-0" | "0-0-0") {
        return vec![Run::Word(noughts)];
    }
    word.split(['-', '.']).filter(|part| !part.is_empty()).map(|part| Run::Word(part.to_owned())).collect()
}

/// The plain form of a full-width letter or digit, or of a vowel with the mark of its tone.
fn plain(letter: char) -> char {
    match letter {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(letter) - 0xfee0).unwrap_or(letter),
        '\u{2019}' => '\'',
        'ā' | 'á' | 'ǎ' | 'à' | 'Ā' | 'Á' | 'Ǎ' | 'À' => 'a',
        'ē' | 'é' | 'ě' | 'è' | 'Ē' | 'É' | 'Ě' | 'È' => 'e',
        'ī' | 'í' | 'ǐ' | 'ì' => 'i',
        'ō' | 'ó' | 'ǒ' | 'ò' | 'Ō' | 'Ó' | 'Ǒ' | 'Ò' => 'o',
        'ū' | 'ú' | 'ǔ' | 'ù' | 'ü' | 'ǖ' | 'ǘ' | 'ǚ' | 'ǜ' => 'u',
        _ => letter,
    }
}

/// A mark that stands over the letter before it.
fn is_mark(letter: char) -> bool {
    matches!(letter, '\u{300}'..='\u{36f}')
}

/// The beginning that the forms of an English word share: castle, castling and castled are `castl`.
fn stem(word: &str) -> String {
    let endings = ["ing", "ed", "es", "s", "e"];
    let cut = |ending: &&str| word.strip_suffix(*ending).filter(|rest| rest.len() >= 2);
    let short = word.len() > 3 || word.ends_with('s');
    let rest = if short { endings.iter().find_map(cut).unwrap_or(word) } else { word };
    let mut letters = rest.chars().rev();
    match (letters.next(), letters.next()) {
        (Some(last), Some(before)) if last == before && rest.len() > 2 && rest.is_ascii() => {
            rest[..rest.len() - 1].to_owned()
        }
        (Some(_) | None, _) => rest.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Found, Text, search, stem};

    #[test]
    fn forms_of_a_word_share_their_stem() {
        for (one, other) in
            [("castle", "castling"), ("pin", "pinned"), ("takes", "taking"), ("mated", "mate")]
        {
            assert_eq!(stem(one), stem(other), "{one}, {other}");
        }
        assert_eq!((stem("pass").as_str(), stem("e4").as_str(), stem("is").as_str()), ("pas", "e4", "is"));
    }

    #[test]
    fn a_query_is_taken_apart() {
        let words_of =
            |query| -> Vec<String> { super::words_of(query).into_iter().map(|word| word.stem).collect() };
        assert_eq!(words_of("May I castle out of check?"), ["castl", "check"]);
        assert_eq!(words_of("Ｏ－Ｏ o-o-o"), ["0-0", "0-0-0"]);
        assert_eq!(words_of("车被攻击，能不能易位"), ["车", "攻击", "易位"]);
        assert_eq!(words_of("过路兵 en-passant"), ["过路", "路兵", "en", "passant"]);
        assert_eq!(words_of("jiāngjūn JIANGJUN jia\u{304}ngju\u{304}n lüè"), ["jiangjun", "lue"]);
        assert_eq!(words_of("e.p. 1.e4 e5. 2...Nf6"), ["ep", "1", "e4", "e5", "2", "nf6"]);
        assert_eq!(words_of("  ?! is it "), Vec::<String>::new());
    }

    #[test]
    fn the_best_comes_first_and_half_is_near() {
        let texts = [
            Text::new(&["Pawns"], &["a pawn takes en passant 吃过路兵"]),
            Text::new(&["Castling 易位"], &["the rook is attacked"]),
            Text::new(&["The rook"], &["castling"]),
        ];
        let found = |query| search(&texts, query);
        let whole = |places: &[usize]| Some(Found { whole: places.into(), near: vec![] });
        assert_eq!(found("castle"), whole(&[1, 2]));
        assert_eq!(found("易位"), whole(&[1]));
        assert_eq!(found("PASSANT"), whole(&[0]));
        assert_eq!(found("castle pawns"), Some(Found { whole: vec![], near: vec![0, 1, 2] }));
        assert_eq!(found("xyzzy"), Some(Found::default()));
        assert_eq!(found("the"), None);
    }

    #[test]
    fn words_are_found_joined_and_apart() {
        let texts = [Text::new(&["The queenside"], &[""]), Text::new(&["Back ranks"], &["middlegame"])];
        for (query, place) in [("queen side", 0), ("backrank", 1), ("middle game", 1), ("queenside", 0)] {
            assert_eq!(search(&texts, query).unwrap().whole, [place], "{query}");
        }
        assert_eq!(search(&texts, "side"), Some(Found::default()));
    }
}
