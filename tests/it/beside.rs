//! Both languages side by side, on every page that can show them, in both directions.

use crate::pages::{assert_page, course, html, one_of_each_kind};
use crate::service::Service;
use crate::support::block_on;
use reqwest::Method;
use std::collections::{BTreeMap, BTreeSet};
use yize::curriculum::{Curriculum, Lesson, Question, Rule};
use yize::i18n::Lang;

/// Queries that ask for nothing on a page of that language.
fn junk(lang: Lang) -> [String; 6] {
    let own = format!("with={}", lang.code());
    ["with", "with=", "with=xx", "with=%7Ah", "with=zh-Hans", &own].map(str::to_owned)
}

/// A page that can show both, by its address without language, and what it says in one.
struct Page {
    place: String,
    said: Box<dyn Fn(Lang) -> Vec<String>>,
}

impl Page {
    fn path(&self, lang: Lang) -> String {
        format!("/{}{}", lang.code(), self.place)
    }

    fn both(&self, lang: Lang) -> String {
        format!("{}?with={}", self.path(lang), lang.other().code())
    }
}

/// Every lesson, rule and question, and a puzzle of each kind.
fn pages(course: &Curriculum) -> Vec<Page> {
    let lessons = course.lessons.iter().map(|lesson| of_lesson(course, lesson));
    let rules = course.rules.iter().map(of_rule);
    let questions = course.questions.iter().map(of_question);
    let kinds = one_of_each_kind(course);
    let puzzles = kinds
        .iter()
        .map(|puzzle| page(format!("/puzzles/{}", puzzle.id), vec![format!("puzzle-{}", puzzle.id)]));
    lessons.chain(rules).chain(questions).chain(puzzles).collect()
}

/// Messages as `key`, attributes as `key.attribute`.
fn page(place: String, keys: Vec<String>) -> Page {
    let said = move |lang: Lang| {
        let words = |key: &String| match key.split_once('.') {
            Some((key, attribute)) => {
                lang.attr(key, attribute).unwrap_or_else(|| panic!("{key}.{attribute}"))
            }
            None => lang.text(key),
        };
        keys.iter().map(|key| words(key).into_owned()).collect()
    };
    Page { place, said: Box::new(said) }
}

/// The term, and where the sources slip.
fn notes(rule: &Rule) -> Vec<String> {
    let key = format!("rule-{}", rule.id);
    let slip = rule.slip.then(|| format!("{key}.slip"));
    let advice = rule.advice.then(|| "note-advice-text".to_owned());
    let silent = rule.fide.is_empty().then(|| "note-silent".to_owned());
    [key].into_iter().chain(slip).chain(advice).chain(silent).collect()
}

fn of_lesson(course: &Curriculum, lesson: &Lesson) -> Page {
    let title = format!("lesson-{}", lesson.slug);
    let mut keys = vec![format!("{title}.summary"), title];
    for section in &lesson.sections {
        keys.push(format!("section-{}", section.rule));
        keys.extend(section.figures.iter().map(|figure| format!("figure-{}-{}", lesson.slug, figure.id)));
        keys.extend(notes(course.rule(&section.rule).expect("a rule")));
    }
    page(format!("/lessons/{}", lesson.slug), keys)
}

fn of_rule(rule: &Rule) -> Page {
    let mut keys = notes(rule);
    keys.push(format!("rule-{}.statement", rule.id));
    page(format!("/rules/{}", rule.id), keys)
}

fn of_question(question: &Question) -> Page {
    let key = format!("question-{}", question.id);
    let captions = question.boards.iter().map(|board| format!("{key}.{}", board.figure.id));
    let keys = captions.chain([format!("{key}.answer"), key.clone()]).collect();
    page(format!("/questions/{}", question.id), keys)
}

/// All that a page says, by the language that its elements claim: without spaces and markup.
fn spoken(page: &str) -> BTreeMap<String, String> {
    const VOID: [&str; 3] = ["meta", "link", "input"];
    let mut open: Vec<(&str, String)> = Vec::new();
    let mut said = BTreeMap::<String, String>::new();
    for part in page.split('<').skip(1) {
        let (tag, text) = part.split_once('>').expect("a tag");
        let name = tag.split([' ', '/', '\n']).find(|name| !name.is_empty()).expect("a name");
        if tag.starts_with('/') {
            let (closed, _) = open.pop().expect("an open element");
            assert_eq!(closed, name, "elements are nested");
        } else if !tag.starts_with('!') && !tag.ends_with('/') && !VOID.contains(&name) {
            let own = tag.split(" lang=\"").nth(1).and_then(|rest| rest.split('"').next());
            let lang = own.map(str::to_owned).or_else(|| open.last().map(|(_, lang)| lang.clone()));
            open.push((name, lang.expect("a language")));
        }
        if let Some((_, lang)) = open.last() {
            said.entry(lang.clone()).or_default().push_str(&bare(&unescaped(text)));
        }
    }
    assert!(open.is_empty(), "{open:?}");
    said
}

fn unescaped(text: &str) -> String {
    text.replace("&#39;", "'")
        .replace("&#34;", "\"")
        .replace("&#60;", "<")
        .replace("&#62;", ">")
        .replace("&#38;", "&")
}

fn bare(text: &str) -> String {
    text.replace("**", "").split_whitespace().collect()
}

/// The values of an attribute in the elements that begin so.
fn all<'a>(page: &'a str, element: &'a str, attribute: &'a str) -> impl Iterator<Item = String> + 'a {
    page.split(&format!("<{element} ") as &str)
        .skip(1)
        .filter_map(move |rest| {
            let tag = rest.split('>').next()?;
            let tag = format!(" {tag}");
            let (_, value) = tag.split_once(&format!(" {attribute}=\""))?;
            Some(unescaped(value.split('"').next()?))
        })
        .collect::<Vec<_>>()
        .into_iter()
}

#[test]
fn both_languages_stand_on_every_page_each_marked_as_what_it_is() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for page in pages(&course) {
            for lang in Lang::ALL {
                let path = page.both(lang);
                let said = spoken(&assert_page(&service.get(&path).await, 200, lang, &path));
                for lang in [lang, lang.other()] {
                    let heard = &said[lang.tag()];
                    for text in (page.said)(lang) {
                        assert!(heard.contains(&bare(&text)), "{path}: {}: {text}", lang.code());
                    }
                }
                assert_eq!(said.keys().map(String::as_str).collect::<Vec<_>>(), ["en", "zh-Hans"], "{path}");
            }
        }
    });
}

#[test]
fn what_the_rules_say_to_a_question_is_said_in_both() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let mut count = 0;
        for question in &course.questions {
            let page = html(&service.get(&format!("/zh/questions/{}?with=en", question.id)).await);
            for sentence in page.split("<p class=\"sentence\">").skip(1) {
                let sentence = sentence.split("</p>").next().expect("a paragraph");
                assert!(sentence.contains("<span class=\"other\" lang=\"en\">"), "{sentence}");
                count += 1;
            }
        }
        assert!(count > course.questions.len() / 2, "{count}");
    });
}

#[test]
fn one_language_stands_alone_until_the_other_is_asked_for() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for (index, page) in pages(&course).iter().enumerate() {
            for lang in Lang::ALL {
                let alone = html(&service.get(&page.path(lang)).await);
                let styles = all(&alone, "link", "href").any(|href| href.contains("/beside."));
                assert!(!alone.contains("class=\"other\"") && !styles, "{}", page.place);
                // Each page meets one of them: there are many pages.
                let path = format!("{}?{}", page.path(lang), junk(lang)[index % 6]);
                let reply = service.get(&path).await;
                assert_eq!((reply.status, html(&reply) == alone), (200, true), "{path}");
            }
        }
    });
}

#[test]
fn the_switch_leads_to_both_and_back_and_keeps_the_rest_of_the_address() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for page in pages(&course) {
            for lang in Lang::ALL {
                let (alone, both) = (page.path(lang), page.both(lang));
                for (path, other, words) in [(&alone, &both, "beside-on"), (&both, &alone, "beside-off")] {
                    let found = html(&service.get(path).await);
                    let link = format!("<a class=\"beside\" href=\"{other}\">{}</a>", lang.text(words));
                    assert_eq!(found.matches(&link).count(), 1, "{path}: {link}");
                }
            }
        }
        let path = "/en/lessons/castling?figure=castling&from=e1";
        let page = html(&service.get(path).await);
        assert!(page.contains(
            "class=\"beside\" href=\"/en/lessons/castling?figure=castling&#38;from=e1&#38;with=zh\""
        ));
        for section in &course.lesson("castling").expect("a lesson").sections {
            let link = format!("class=\"beside\" href=\"/en/lessons/castling?with=zh#{}\"", section.rule);
            assert!(html(&service.get("/en/lessons/castling").await).contains(&link), "{link}");
        }
    });
}

#[test]
fn a_page_without_a_switch_of_its_own_leads_back_to_one_language() {
    block_on(async {
        let service = Service::new();
        let places = [
            "/",
            "/rules",
            "/review",
            "/progress",
            "/rules?q=king",
            "/questions",
            "/ask",
            "/arbiter",
            "/points?seed=7",
        ];
        for place in places {
            for lang in Lang::ALL {
                let (alone, mark) =
                    (format!("/{}{place}", lang.code()), if place.contains('?') { '&' } else { '?' });
                let off = format!("<a class=\"beside\" href=\"{alone}\">{}</a>", lang.text("beside-off"));
                let both = format!("{alone}{mark}with={}", lang.other().code());
                assert_eq!(html(&service.get(&both).await).matches(&off).count(), 1, "{both}");
                assert!(!html(&service.get(&alone).await).contains("class=\"beside\""), "{alone}");
            }
        }
    });
}

#[test]
fn lists_name_what_they_lead_to_in_both() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let lessons = course.lessons.iter().map(|lesson| format!("lesson-{}", lesson.slug));
        let questions = course.questions.iter().map(|question| format!("question-{}", question.id));
        let lessons: Vec<_> = lessons.collect();
        for lang in Lang::ALL {
            let lists = [
                ("/", lessons.clone()),
                ("/rules", lessons.clone()),
                ("/questions", questions.clone().collect()),
            ];
            for (place, keys) in lists {
                let path = format!("/{}{place}?with={}", lang.code(), lang.other().code());
                let said = spoken(&html(&service.get(&path).await));
                let heard = &said[lang.other().tag()];
                for key in keys {
                    assert!(heard.contains(&bare(&lang.other().text(&key))), "{path}: {key}");
                }
            }
        }
        let puzzle = spoken(&html(&service.get("/zh/puzzles/castling-1?with=en").await));
        let counts = course.lesson("castling").expect("a lesson").puzzles.len();
        let position =
            Lang::En.text_with("puzzle-position", &[("number", 1.into()), ("count", counts.into())]);
        assert!(puzzle["en"].contains(&bare(&position)), "{position}");
    });
}

#[test]
fn every_link_and_form_of_the_site_keeps_both_languages() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let indexes = [
            "/",
            "/rules",
            "/questions",
            "/questions?q=castle",
            "/arbiter",
            "/arbiter?e=offer-draw:white::",
            "/points",
            "/review",
            "/progress",
            "/progress/code",
            "/progress/join",
            "/progress/erase",
            "/sign-up",
            "/sign-in?back=%2Fclasses",
            "/recover",
            "/puzzles/castling-1?in=review&hint=1",
            "/glossary",
            "/glossary?q=check",
            "/nowhere",
            "/lessons/castling?figure=castling&from=e1&to=g1",
            "/puzzles/castling-1?move=e1e2",
            "/puzzles/castling-1?hint=1",
            "/puzzles/castling-1?from=e1",
        ];
        let places: Vec<String> = indexes
            .map(String::from)
            .into_iter()
            .chain(pages(&course).into_iter().map(|page| page.place))
            .collect();
        for place in places {
            for lang in Lang::ALL {
                let (own, other) = (lang.code(), lang.other().code());
                let mark = if place.contains('?') { '&' } else { '?' };
                let path = format!("/{own}{place}{mark}with={other}");
                let page = html(&service.get(&path).await);
                let with = format!("with={other}");
                let beside: BTreeSet<String> = page
                    .split("class=\"beside\" href=\"")
                    .skip(1)
                    .map(|rest| unescaped(rest.split('"').next().expect("an address")))
                    .collect();
                for href in all(&page, "a", "href").filter(|href| href.starts_with(&format!("/{own}/"))) {
                    assert_eq!(href.contains(&with), !beside.contains(&href), "{path}: {href}");
                }
                let switch = format!("/{other}{place}{mark}with={own}").replace('&', "&#38;");
                let kept = place != "/nowhere";
                assert!(
                    !kept || page.contains(&format!("class=\"switch\" href=\"{switch}\"")),
                    "{path}: {switch}"
                );
                for link in page.split("<link ").skip(1).filter(|link| {
                    link.starts_with("rel=\"alternate\"") || link.starts_with("rel=\"canonical\"")
                }) {
                    assert!(!link.split('>').next().expect("a tag").contains('?'), "{path}: {link}");
                }
                for form in page.split("<form ").skip(1).filter(|form| form.contains("action=")) {
                    let form = form.split("</form>").next().expect("a form");
                    let tag = form.split('>').next().expect("a tag");
                    assert!(tag.contains(&with), "{path}: {tag}");
                    let hidden = format!("<input type=\"hidden\" name=\"with\" value=\"{other}\">");
                    assert!(tag.contains("method=\"post\"") || form.contains(&hidden), "{path}: {tag}");
                }
            }
        }
    });
}

#[test]
fn an_answer_without_script_stays_with_both_languages() {
    block_on(async {
        let (browser, course) = (Service::browser(), course());
        for puzzle in one_of_each_kind(&course) {
            let path = format!("/zh/puzzles/{}?with=en", puzzle.id);
            let form = crate::solutions::form(puzzle);
            let sent = browser.send(browser.request(Method::POST, &path).form(&form)).await;
            assert_eq!(sent.status, 303, "{path}");
            let place = sent.header("location").to_owned();
            assert!(place.ends_with("&with=en#answer"), "{place}");
            let page = html(&browser.get(place.split('#').next().expect("an address")).await);
            assert!(
                page.contains("class=\"said yes\"") && page.contains("<div class=\"other\" lang=\"en\">"),
                "{place}"
            );
        }
        let desk = browser.get("/en/arbiter?with=zh&do=offer-draw&side=white").await;
        let place = "/en/arbiter?e=offer-draw%3Awhite%3A%3A&with=zh#decision";
        assert_eq!((desk.status, desk.header("location")), (303, place));
    });
}

#[test]
fn a_lesson_is_kept_apart_for_each_language_beside() {
    block_on(async {
        let service = Service::new();
        for _ in 0..2 {
            let get = async |path: &str| html(&service.get(path).await);
            let (alone, both) = (get("/zh/lessons/rook").await, get("/zh/lessons/rook?with=en").await);
            assert!(!alone.contains("class=\"pair\"") && both.contains("class=\"pair\""));
            assert!(!get("/en/lessons/rook").await.contains("class=\"pair\""));
        }
    });
}
