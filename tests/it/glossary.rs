//! The glossary: every word has its reading, the fixed terms are as they are fixed, and the page
//! finds them by English, Chinese and pinyin.
//!
//! `tests/data/terms.tsv` holds the fixed terms, apart from the course.

use crate::pages::course;
use crate::service::Service;
use std::collections::{BTreeMap, BTreeSet};
use yize::curriculum::{Curriculum, Taught, Term};
use yize::i18n::{Lang, keys};

/// A character with more than one reading: how it is read here, and the words in which it is read in
/// the second way.
type Reading = (char, &'static str, Option<(&'static str, &'static [&'static str])>);

const READINGS: &[Reading] = &[
    ('一', "yì", None),
    ('中', "zhōng", None),
    ('分', "fēn", None),
    ('判', "pàn", None),
    ('卒', "zú", None),
    ('和', "hé", None),
    ('垫', "diàn", None),
    ('子', "zǐ", Some(("zi", &["格子"]))),
    ('将', "jiāng", Some(("jiàng", &["将（帅）", "将帅照面"]))),
    ('差', "chā", None),
    ('应', "yìng", None),
    ('数', "shù", None),
    ('相', "xiàng", None),
    ('着', "zhāo", None),
    ('行', "xíng", None),
    ('要', "yāo", None),
    ('车', "jū", None),
    ('重', "zhòng", Some(("chóng", &["三次重复", "五次重复"]))),
    ('长', "cháng", None),
    ('闷', "mèn", None),
];

/// How many words the glossary must have.
const TERMS: usize = 80;

/// A fixed term: id, English, Chinese, and what is not said for it.
fn fixed() -> impl Iterator<Item = [&'static str; 4]> {
    let rows = include_str!("../data/terms.tsv").lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| row.split('\t').collect::<Vec<_>>().try_into().expect("four columns"))
}

fn word(lang: Lang, term: &Term) -> String {
    lang.text(&format!("term-{}", term.id)).into_owned()
}

fn attr(lang: Lang, id: &str, name: &str) -> String {
    lang.attr(&format!("term-{id}"), name).unwrap_or_default().into_owned()
}

fn is_han(letter: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&letter)
}

/// A word's characters, each with its reading.
fn read_aloud(term: &Term) -> Vec<(char, String)> {
    let letters: Vec<char> = word(Lang::Zh, term).chars().filter(|letter| is_han(*letter)).collect();
    let syllables: Vec<String> = term.pinyin.syllables().map(str::to_lowercase).collect();
    assert_eq!(letters.len(), syllables.len(), "{}: {}", term.id, term.pinyin);
    letters.into_iter().zip(syllables).collect()
}

#[test]
fn every_character_is_read_and_each_in_one_way_or_as_listed() {
    let course = course();
    let mut readings: BTreeMap<char, BTreeSet<String>> = BTreeMap::new();
    for term in &course.terms {
        let name = word(Lang::Zh, term);
        for (letter, reading) in read_aloud(term) {
            if let Some((_, usual, second)) = READINGS.iter().find(|row| row.0 == letter) {
                let expected = match second {
                    Some((reading, words)) if words.contains(&name.as_str()) => reading,
                    Some(_) | None => usual,
                };
                assert_eq!(reading, *expected, "{letter} in {name}");
            } else {
                readings.entry(letter).or_default().insert(reading);
            }
        }
    }
    let odd: Vec<_> = readings.iter().filter(|(_, found)| found.len() > 1).collect();
    assert!(odd.is_empty(), "{odd:?}");
    let names: Vec<String> = course.terms.iter().map(|term| word(Lang::Zh, term)).collect();
    for (letter, _, second) in READINGS {
        assert!(names.iter().any(|name| name.contains(*letter)), "{letter} stands nowhere");
        for known in second.map_or(&[][..], |(_, words)| words) {
            assert!(names.iter().any(|name| name == known), "{known} stands nowhere");
        }
    }
}

#[test]
fn the_fixed_terms_are_in_the_glossary_as_they_are_fixed() {
    let course = course();
    assert!(course.terms.len() >= TERMS);
    let mut rows = 0;
    for [id, en, zh, not] in fixed() {
        let term = course.terms.iter().find(|term| term.id == id).expect(id);
        assert_eq!((word(Lang::En, term).as_str(), word(Lang::Zh, term).as_str()), (en, zh), "{id}");
        if not != "-" {
            for lang in Lang::ALL {
                assert!(attr(lang, id, "note").contains(not), "the note of {id} must speak of {not}");
            }
        }
        rows += 1;
    }
    assert_eq!(rows, 42);
}

/// Whether a Chinese text says a word that is not said: a word of one character, such as 列, only
/// after the letter or the number of a line.
fn says(text: &str, word: &str) -> bool {
    if word.chars().count() > 1 {
        return text.contains(word);
    }
    text.split(word).any(|before| {
        let before: Vec<char> = before.trim_end().chars().rev().take(2).collect();
        let line = before.first().is_some_and(|last| matches!(last, 'a'..='h' | '1'..='8'));
        line && before.get(1).is_none_or(|letter| !letter.is_ascii_alphanumeric())
    }) && text.contains(word)
}

#[test]
fn the_course_does_not_say_what_is_not_said() {
    let spoken = |key: &str| {
        ["section-", "figure-", "puzzle-", "lesson-", "rule-"].iter().any(|area| key.starts_with(area))
    };
    let mut seen = 0;
    for key in keys(Lang::Zh).into_iter().filter(|key| spoken(key) && !key.ends_with(".slip")) {
        let text = match key.split_once('.') {
            Some((key, attribute)) => Lang::Zh.attr(key, attribute).unwrap_or_default(),
            None => Lang::Zh.text(&key),
        };
        for [_, _, _, not] in fixed().filter(|row| row[3] != "-") {
            let of_chinese_chess = not == "困毙" && (text.contains("中国象棋") || key.contains("xiangqi"));
            assert!(of_chinese_chess || !says(&text, not), "{key} says {not}: {text}");
        }
        seen += 1;
    }
    assert!(seen > 500, "{seen} texts");
    for (text, word, found) in [
        ("e 列有车", "列", true),
        ("列车", "列", false),
        ("走 f1 行吗", "行", false),
        ("第 4 行", "行", true),
    ] {
        assert_eq!(says(text, word), found, "{text}");
    }
}

#[test]
fn every_lesson_teaches_words() {
    let course = course();
    for lesson in &course.lessons {
        assert!(course.terms_of(&lesson.slug).next().is_some(), "{}", lesson.slug);
    }
}

async fn page(path: &str) -> String {
    let reply = Service::new().get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).expect("a page is UTF-8")
}

/// The ids of the words that a page shows, in order.
fn shown<'a>(course: &'a Curriculum, page: &str) -> Vec<&'a str> {
    let ids = page.split("<div id=\"").skip(1).filter_map(|part| part.split('"').next());
    ids.filter_map(|id| course.terms.iter().find(|term| term.id == id)).map(|term| term.id.as_str()).collect()
}

#[actix_web::test]
async fn the_page_shows_every_word_in_both_languages_with_its_reading_and_place() {
    let course = course();
    let ids: Vec<&str> = course.terms.iter().map(|term| term.id.as_str()).collect();
    for lang in Lang::ALL {
        let code = lang.code();
        let page = page(&format!("/{code}/glossary")).await;
        assert_eq!(shown(&course, &page), ids);
        for term in &course.terms {
            let start = page.find(&format!("<div id=\"{}\">", term.id)).expect("the word");
            let entry = page[start..].split("</div>").next().unwrap_or_default();
            let other = lang.other();
            for part in [
                format!("<dfn>{}</dfn>", word(lang, term)),
                format!("lang=\"{}\">{}<", other.tag(), word(other, term)),
                format!("lang=\"zh-Latn\">{}<", term.pinyin.to_string().replace('\'', "&#39;")),
            ] {
                assert!(entry.contains(&part), "{part} in {entry}");
            }
            let place = match &term.taught {
                Some(Taught::Rule(id)) => format!("href=\"/{code}/rules/{id}\""),
                Some(Taught::Lesson(slug)) => format!("href=\"/{code}/lessons/{slug}\""),
                None => String::new(),
            };
            assert!(entry.contains(&place), "{place} in {entry}");
        }
        for group in course.groups() {
            assert!(page.contains(&format!("<a href=\"#group-{group}\">")), "{group}");
            assert!(page.contains(&format!("<h2 id=\"group-{group}\">")), "{group}");
        }
    }
}

#[actix_web::test]
async fn meanings_stand_in_both_languages_where_both_are_wanted() {
    let course = course();
    for lang in Lang::ALL {
        let (own, other) = (lang.code(), lang.other());
        let alone = page(&format!("/{own}/glossary")).await;
        let path = format!("/{own}/glossary?with={}", other.code());
        let both = page(&path).await;
        assert!(alone.contains(&format!("class=\"beside\" href=\"{path}\"")));
        assert!(both.contains(&format!("class=\"beside\" href=\"/{own}/glossary\"")));
        let start = format!("<dd class=\"other\" lang=\"{}\">", other.tag());
        assert_eq!((alone.matches(&start).count(), both.matches(&start).count()), (0, course.terms.len()));
        for term in &course.terms {
            let meaning = attr(other, &term.id, "meaning").replace('\'', "&#39;");
            assert!(both.contains(&format!("{start}{meaning}</dd>")), "{}", term.id);
        }
    }
}

#[actix_web::test]
async fn programs_read_the_same_words() {
    let course = course();
    for lang in Lang::ALL {
        let answer = Service::new().get(&format!("/api/v1/glossary?lang={}", lang.code())).await.json();
        let terms = answer["terms"].as_array().expect("terms");
        assert_eq!(terms.len(), course.terms.len());
        for (item, term) in terms.iter().zip(&course.terms) {
            let note = lang.attr(&format!("term-{}", term.id), "note");
            let (rule, lesson) = match &term.taught {
                Some(Taught::Rule(id)) => (Some(id), course.lesson_of(id).map(|lesson| &lesson.slug)),
                Some(Taught::Lesson(slug)) => (None, Some(slug)),
                None => (None, None),
            };
            let expected = serde_json::json!({
                "id": term.id, "group": term.group, "en": word(Lang::En, term), "zh": word(Lang::Zh, term),
                "pinyin": term.pinyin.to_string(), "meaning": attr(lang, &term.id, "meaning"), "note": note,
                "rule": rule, "lesson": lesson,
            });
            assert_eq!(*item, expected);
        }
    }
}

#[actix_web::test]
async fn a_word_is_found_by_english_chinese_and_pinyin() {
    let course = course();
    for lang in ["en", "zh"] {
        for (query, id) in [
            ("castling", "castling"),
            ("CHECK", "check"),
            ("stalemated", "stalemate"),
            ("%E5%90%83%E8%BF%87%E8%B7%AF%E5%85%B5", "en-passant"), // 吃过路兵
            ("%E5%B0%86%E6%9D%80", "checkmate"),                    // 将杀
            ("jiangjun", "check"),
            ("ji%C4%81ngj%C5%ABn", "check"),   // jiāngjūn
            ("jia%CC%84ngju%CC%84n", "check"), // with combining marks
            ("Jiang+Jun", "check"),
            ("chiguolubing", "en-passant"),
            ("ch%C4%AB+gu%C3%B2l%C3%B9b%C4%ABng", "en-passant"), // chī guòlùbīng
            ("wang+ju+yi+wei", "castling"),
            ("j%C5%AB", "rook"), // jū
        ] {
            let found = page(&format!("/{lang}/glossary?q={query}")).await;
            let ids = shown(&course, &found);
            assert_eq!(ids.first(), Some(&id), "{query}: {ids:?}");
            assert!(ids.len() < 40, "{query}: {ids:?}");
            assert!(found.contains("role=\"status\""));
        }
    }
}

/// A query, what it finds first, and what it must not find.
const LOOKED_UP: &[(&str, &[&str], &[&str])] = &[
    ("jū", &["rook", "castling"], &["jump", "position", "initial-position"]),
    ("ju1", &["rook", "castling"], &["jump", "position"]),
    ("ju", &["rook"], &["adjust"]),
    ("jiāngjūn", &["check"], &["general", "facing-generals"]),
    ("jiang1 jun1", &["check"], &["general"]),
    ("jiang1jun", &["check"], &["general"]),
    ("jiàng", &["general", "facing-generals"], &["check", "checkmate", "answer-check"]),
    ("jiāng", &["check"], &["general", "facing-generals"]),
    ("jiāngshā", &["checkmate"], &["general"]),
    ("sānci", &["threefold-repetition"], &["fivefold-repetition"]),
    ("chóngfù", &["threefold-repetition", "fivefold-repetition"], &["heavy-piece"]),
    ("将 jūn", &["check"], &["general", "rook"]),
    ("he", &["full-move", "legal-move", "draw"], &["rook", "king"]),
    ("zhao mian", &["facing-generals"], &["move"]),
    ("e.p.", &["en-passant"], &["check", "pawn", "piece"]),
    ("en passant", &["en-passant"], &[]),
    ("enpassant", &["en-passant"], &["check"]),
    ("queen side", &["queenside"], &["queen"]),
    ("queenside", &["queenside"], &["queen"]),
    ("back rank", &["back-rank", "back-rank-mate"], &["rank"]),
    ("backrank", &["back-rank", "back-rank-mate"], &["rank"]),
    ("check mate", &["checkmate"], &[]),
    ("mate", &["back-rank-mate", "smothered-mate"], &["stalemate"]),
    ("rook", &["rook"], &["bishop"]),
    ("draw", &["draw"], &["rook"]),
    ("将军", &["check"], &["rook"]),
    ("车", &["rook", "castling"], &["bishop"]),
    ("Nf3", &["short-notation"], &["knight"]),
    ("0-0", &["short-castling"], &["en-passant"]),
];

/// A query as it stands in an address.
fn written(query: &str) -> String {
    query.bytes().map(|byte| format!("%{byte:02x}")).collect()
}

#[actix_web::test]
async fn the_nearest_words_come_first_and_tones_count() {
    let course = course();
    let mut odd = Vec::new();
    for (query, first, not) in LOOKED_UP {
        let page = page(&format!("/en/glossary?q={}", written(query))).await;
        let ids = shown(&course, &page);
        if !ids.starts_with(first) || not.iter().any(|id| ids.contains(id)) {
            odd.push(format!("{query}: {ids:?}"));
        }
    }
    assert!(odd.is_empty(), "{odd:#?}");
    for query in ["chē", "lǜ", "jiang4jun1", "jiàngjūn", "jiānjūn"] {
        let page = page(&format!("/en/glossary?q={}", written(query))).await;
        assert!(page.contains("Try a shorter one"), "{query}: {:?}", shown(&course, &page));
    }
}

#[actix_web::test]
async fn what_finds_nothing_shows_every_word_and_says_what_to_do() {
    let course = course();
    for query in ["zyzzyva", "%00%ff", "the", "", "%3Cscript%3E%22"] {
        let page = page(&format!("/zh/glossary?q={query}")).await;
        assert_eq!(shown(&course, &page).len(), course.terms.len(), "{query}");
        assert!(!page.contains("<script>\""));
    }
    assert!(page("/en/glossary?q=zyzzyva").await.contains("Try a shorter one"));
    assert!(page("/zh/glossary?q=zyzzyva").await.contains("换个短一点的"));
    let near = page("/en/glossary?q=stalemate+zyzzyva").await;
    assert!(near.contains("These come near") && shown(&course, &near).contains(&"stalemate"));
}

#[actix_web::test]
async fn lessons_rules_and_questions_lead_to_the_glossary() {
    let course = course();
    for lang in ["en", "zh"] {
        for lesson in &course.lessons {
            let page = page(&format!("/{lang}/lessons/{}", lesson.slug)).await;
            let start = format!("<li><a href=\"/{lang}/glossary#");
            let links = page.split(&start).skip(1);
            let links: Vec<&str> = links.filter_map(|part| part.split('"').next()).collect();
            let ids: Vec<&str> = course.terms_of(&lesson.slug).map(|term| term.id.as_str()).collect();
            assert_eq!(links, ids, "{}", lesson.slug);
        }
        for place in ["rules", "questions", ""] {
            assert!(page(&format!("/{lang}/{place}")).await.contains(&format!("href=\"/{lang}/glossary\"")));
        }
    }
}

#[test]
fn an_english_meaning_needs_no_chinese() {
    for term in &course().terms {
        let meaning = attr(Lang::En, &term.id, "meaning");
        assert!(!meaning.contains(is_han), "{}: {meaning}", term.id);
        assert!(!word(Lang::En, term).contains(is_han), "{}", term.id);
        for lang in Lang::ALL {
            let meaning = attr(lang, &term.id, "meaning");
            let limit = if lang == Lang::En { 200 } else { 75 };
            assert!(meaning.chars().count() <= limit, "{}: {}", term.id, meaning.chars().count());
            assert!(meaning.ends_with(['.', '。']), "{}: {meaning}", term.id);
        }
    }
}
