//! Every reason that a move is refused for, as the page to ask says it in both languages.
//!
//! The positions are those of `tests/data/reasons.tsv`; the sentences are held word for word in
//! `locales/refusals.rs`.

use crate::pages::course;
use crate::service::Service;
use std::collections::BTreeSet;
use yize::i18n::{Lang, messages};
use yize::rules::{Bar, Game, ReasonCode, Refusal, Refused, Verdict, judge_text};

const TABLE: &str = include_str!("../data/reasons.tsv");

/// A position with a move in question, and the reason that the row is about.
struct Row {
    code: ReasonCode,
    fen: &'static str,
    history: &'static str,
    text: &'static str,
}

fn rows() -> impl Iterator<Item = Row> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let mut fields = line.split('\t').chain(std::iter::repeat(""));
        let mut field = || fields.next().unwrap_or_default();
        let (code, fen, history, text) = (field(), field(), field(), field());
        let code = ReasonCode::from_name(code).unwrap_or_else(|| panic!("no such code: {code}"));
        Row { code, fen, history, text: text.trim_start_matches('*') }
    })
}

impl Row {
    fn game(&self) -> Game {
        let fen = (self.fen != "initial").then_some(self.fen);
        let history: Vec<&str> = self.history.split_whitespace().collect();
        Game::read(fen, &history).expect("a position")
    }

    /// The refusal that the row is about.
    fn refusal(&self) -> Refusal {
        let refused = self.refused();
        let told = refused.all().find(|refusal| refusal.code == self.code);
        told.unwrap_or_else(|| panic!("{}: not told of", self.code.as_str())).clone()
    }

    /// All that is found against the move.
    fn refused(&self) -> Refused {
        match judge_text(&self.game(), self.text) {
            Verdict::Refused(refused) => refused,
            Verdict::Legal(_) => panic!("{}", self.text),
        }
    }

    fn query(&self) -> Vec<(&str, &str)> {
        let fen = if self.fen == "initial" { "" } else { self.fen };
        vec![("fen", fen), ("moves", self.history), ("move", self.text)]
    }
}

/// The page on which the row's question is asked.
async fn asked(service: &Service, row: &Row, lang: Lang) -> String {
    let path = format!("/{}/ask", lang.code());
    let reply = service.send(service.request(reqwest::Method::GET, &path).query(&row.query())).await;
    let page = String::from_utf8(reply.body).expect("a page is UTF-8");
    page.replace("&#39;", "'").replace("&#38;", "&").replace("&#34;", "\"")
}

#[actix_web::test]
async fn every_reason_is_told_on_the_page_to_ask() {
    let service = Service::new();
    let mut reached = BTreeSet::new();
    for row in rows() {
        for lang in Lang::ALL {
            let page = asked(&service, &row, lang).await;
            let said = messages::refusal(lang, &row.refusal());
            // Why the only such piece cannot go there is told in place of that none can.
            let told = page.contains(&said) || row.code == ReasonCode::NoSuchPieceMove;
            assert!(told, "{} {} in {lang:?}: {said}\n{page}", row.code.as_str(), row.text);
            assert!(page.contains("said no"), "{}", row.text);
        }
        reached.insert(row.code);
    }
    assert!(ReasonCode::ALL.iter().all(|code| reached.contains(code)));
}

/// A refusal says whether it is for good or for now, and so does each condition that is not met;
/// and it leads to the rule and on to the lesson.
#[actix_web::test]
async fn what_forbids_a_move_says_whether_it_can_pass_and_leads_to_the_lesson() {
    let (service, course) = (Service::new(), course());
    let mut seen = BTreeSet::new();
    for row in rows() {
        let refused = row.refused();
        let (reason, _) = refused.telling();
        for lang in Lang::ALL {
            let page = asked(&service, &row, lang).await;
            let verdict = page
                .split("class=\"said no\"")
                .nth(1)
                .and_then(|rest| rest.split("<form class=\"write\"").next());
            let verdict = verdict.unwrap_or_else(|| panic!("{}: no verdict", row.text));
            let outlook =
                reason.bar.map(|bar| format!("<p class=\"bar\">{}</p>", messages::outlook(lang, bar)));
            assert_eq!(
                verdict.matches("<p class=\"bar\">").count(),
                usize::from(outlook.is_some()),
                "{verdict}"
            );
            assert!(outlook.is_none_or(|outlook| verdict.contains(&outlook)), "{verdict}");
            for condition in refused.conditions.iter().filter(|condition| !condition.met) {
                let tag = condition
                    .bar
                    .map(|bar| format!(" <small class=\"bar\">{}</small>", messages::bar(lang, bar)));
                let item = messages::condition(lang, condition) + &tag.unwrap_or_default() + "</li>";
                assert!(verdict.contains(&item), "{item}: {verdict}");
            }
            let (rule, code) = (reason.rule, lang.code());
            let lesson = &course.rule(rule).expect("a rule").lesson;
            for href in [format!("/{code}/rules/{rule}\""), format!("/{code}/lessons/{lesson}#{rule}\"")] {
                assert!(verdict.contains(&href), "{href}: {verdict}");
            }
        }
        seen.extend(reason.bar.map(Bar::as_str));
    }
    assert_eq!(seen.len(), 2);
}
