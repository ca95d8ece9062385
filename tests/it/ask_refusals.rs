//! Every reason that a move is refused for, as the page to ask says it in both languages.
//!
//! The positions are those of `tests/data/reasons.tsv`; the sentences are held word for word in
//! `locales/refusals.rs`.

use crate::service::Service;
use std::collections::BTreeSet;
use yize::i18n::{Lang, messages};
use yize::rules::{Game, ReasonCode, Refusal, Verdict, judge_text};

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
        let Verdict::Refused(refused) = judge_text(&self.game(), self.text) else { panic!("{}", self.text) };
        let told = refused.all().find(|refusal| refusal.code == self.code);
        told.unwrap_or_else(|| panic!("{}: not told of", self.code.as_str())).clone()
    }

    fn query(&self) -> Vec<(&str, &str)> {
        let fen = if self.fen == "initial" { "" } else { self.fen };
        vec![("fen", fen), ("moves", self.history), ("move", self.text)]
    }
}

#[actix_web::test]
async fn every_reason_is_told_on_the_page_to_ask() {
    let service = Service::new();
    let mut reached = BTreeSet::new();
    for row in rows() {
        for lang in Lang::ALL {
            let path = format!("/{}/ask", lang.code());
            let reply = service.send(service.request(reqwest::Method::GET, &path).query(&row.query())).await;
            let page = String::from_utf8(reply.body).expect("a page is UTF-8");
            let page = page.replace("&#39;", "'").replace("&#38;", "&").replace("&#34;", "\"");
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
