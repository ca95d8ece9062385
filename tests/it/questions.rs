//! The questions that beginners ask: each of those gathered has its page, and the page, its words
//! and its boards give the right answer.
//!
//! `tests/data/questions.tsv` holds what is right, worked out apart from the course.

use crate::pages::course;
use crate::service::Service;
use crate::support::block_on;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use yize::arbiter::{Case, Control, Event, EventKind, Laws, decide};
use yize::curriculum::{Asked, Curriculum, Exhibit, Question};
use yize::i18n::{Lang, messages};
use yize::rating::{Points, Score, elo_gain, reckon};
use yize::rules::{Claim, Color, End, Verdict, judge_text};

const TABLE: &str = include_str!("../data/questions.tsv");

/// The questions were gathered in a list with this many rows.
const GATHERED: usize = 42;

/// How an answer begins that says yes, and one that says no.
fn openings(lang: Lang) -> [&'static [&'static str]; 2] {
    match lang {
        Lang::En => [&["Yes"], &["No"]],
        Lang::Zh => {
            [&["能", "可以", "合法", "有关系", "算"], &["不能", "不行", "不是", "不用", "不算", "都不行"]]
        }
    }
}

/// A board of a question with what is right on it.
struct Row<'a> {
    line: &'a str,
    number: usize,
    id: &'a str,
    answer: &'a str,
    board: &'a str,
    position: &'a str,
    asked: &'a str,
    right: &'a str,
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    TABLE.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [number, id, answer, board, position, asked, right] = fields[..] else { panic!("{line}") };
        let number = number.parse().expect("a number");
        Row { line, number, id, answer, board, position, asked, right }
    })
}

fn question<'a>(course: &'a Curriculum, row: &Row<'_>) -> &'a Question {
    course.question(row.id).unwrap_or_else(|| panic!("no such question: {}", row.line))
}

fn exhibit<'a>(course: &'a Curriculum, row: &Row<'_>) -> &'a Exhibit {
    let boards = &question(course, row).boards;
    let found = boards.iter().find(|board| board.figure.id == row.board);
    found.unwrap_or_else(|| panic!("no such board: {}", row.line))
}

/// What the board asks, as the table has it.
fn asked(board: &Exhibit) -> String {
    match &board.ask {
        Asked::Status => "state".to_owned(),
        Asked::Move(text) => text.clone(),
        Asked::FlagFall(Color::White) => "white's flag".to_owned(),
        Asked::FlagFall(Color::Black) => "black's flag".to_owned(),
        Asked::Colours(squares) => {
            let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            names.join(" ")
        }
    }
}

/// What the rules say on the board: as the table has it, and in words.
fn judged(lang: Lang, board: &Exhibit) -> (String, String) {
    let game = &board.game;
    match &board.ask {
        Asked::Status => {
            let status = game.status();
            let claim = status.claims.first().copied().map(Claim::as_str);
            let state = match (status.end.map(End::as_str), claim) {
                (Some(end), _) => end.to_owned(),
                (None, Some(claim)) => format!("claim {claim}"),
                (None, None) if status.checkers.is_empty() => "going on".to_owned(),
                (None, None) => "check".to_owned(),
            };
            (state, messages::status(lang, &status))
        }
        Asked::Move(text) => match judge_text(game, text) {
            Verdict::Refused(refused) => {
                (refused.reason.code.as_str().to_owned(), messages::refusal(lang, &refused.reason))
            }
            Verdict::Legal(legal) => {
                let kind = match (legal.check, legal.last) {
                    (true, true) => "mate",
                    (false, true) => "stalemate",
                    (true | false, false) => "legal",
                };
                (kind.to_owned(), messages::legal(lang, &legal, game.position()))
            }
        },
        Asked::FlagFall(side) => {
            let events = vec![Event { side: Some(*side), kind: EventKind::FlagFall }];
            let case = Case { game: game.clone(), control: Control::Classical, supervised: false, events };
            let ruling = decide(&case, Laws::Fide).expect("a flag may fall at any time").ruling;
            (ruling.code.as_str().to_owned(), messages::ruling(lang, &ruling, Laws::Fide))
        }
        Asked::Colours(squares) => {
            let names = squares.iter().map(|square| if square.is_light() { "light" } else { "dark" });
            (names.collect::<Vec<_>>().join(" "), messages::colours(lang, game.position(), squares))
        }
    }
}

/// What a win brings by the scheme and by Elo, and what the other result would have brought.
fn reckoned(winner: i64, loser: i64) -> String {
    let (winner, loser) = (Points::whole(winner), Points::whole(loser));
    let gains = |winner, loser| {
        let scheme = reckon(winner, loser, Score::AWins).a.change;
        format!("{scheme} and {}", elo_gain(winner, loser, Score::AWins))
    };
    format!("{}, else {}", gains(winner, loser), gains(loser, winner))
}

#[test]
fn every_question_gathered_is_answered() {
    let course = course();
    let mut numbers: BTreeMap<usize, &str> = BTreeMap::new();
    let mut boards = 0;
    for row in rows() {
        let other = numbers.insert(row.number, row.id);
        assert!(other.is_none_or(|id| id == row.id), "{}", row.line);
        if row.board.is_empty() {
            let [winner, loser] = question(&course, &row).points.expect("points");
            assert_eq!(format!("{winner} beats {loser}"), row.asked, "{}", row.line);
            assert_eq!(reckoned(winner, loser), row.right, "{}", row.line);
            continue;
        }
        let board = exhibit(&course, &row);
        let fen = board.game.position().fen();
        let position: Vec<&str> = fen.split(' ').take(4).collect();
        assert_eq!(position.join(" "), row.position, "{}", row.line);
        assert_eq!(
            (asked(board).as_str(), judged(Lang::En, board).0.as_str()),
            (row.asked, row.right),
            "{}",
            row.line
        );
        boards += 1;
    }
    assert_eq!(numbers.keys().copied().collect::<Vec<_>>(), (1..=GATHERED).collect::<Vec<_>>());
    let questions: BTreeSet<&str> = course.questions.iter().map(|question| question.id.as_str()).collect();
    assert_eq!(numbers.into_values().collect::<BTreeSet<_>>(), questions, "one question a row");
    assert_eq!(boards, course.questions.iter().map(|question| question.boards.len()).sum::<usize>());
}

#[test]
fn every_answer_begins_with_its_yes_or_no() {
    let course = course();
    for row in rows() {
        for lang in Lang::ALL {
            let answer =
                lang.attr(&format!("question-{}", question(&course, &row).id), "answer").unwrap_or_default();
            let opening = answer.split(['.', ',', ';', '。', '，', '：']).next().unwrap_or_default();
            let said = openings(lang).map(|words| words.contains(&opening));
            let right = match row.answer {
                "yes" => [true, false],
                "no" => [false, true],
                "open" => [false, false],
                other => panic!("{other}"),
            };
            assert_eq!(said, right, "{}: {answer}", row.id);
        }
    }
}

#[test]
fn what_the_answers_say_of_their_positions_holds() {
    let course = course();
    let moves = |id: &str, board: &str| -> Vec<String> {
        let question = course.question(id).expect("the question");
        let board = question.boards.iter().find(|other| other.figure.id == board).expect("the board");
        let game = &board.game;
        let legal = game.position().legal_moves();
        legal
            .iter()
            .filter_map(|mv| match judge_text(game, &mv.uci()) {
                Verdict::Legal(legal) => Some(legal.san(game.position())),
                Verdict::Refused(_) => None,
            })
            .collect()
    };
    for (id, board, only) in [
        ("mate-or-en-passant", "stands", "dxe3"),
        ("why-not-mate", "stands", "Bxd8"),
        ("only-one-piece-moves", "other", "Nxe1"),
        ("king-takes-checker", "unprotected", "Kxg7"),
        ("king-cannot-move", "pawn", "a3"),
    ] {
        assert_eq!(moves(id, board), [only], "{id}");
    }
    let mates = moves("stalemate-whose-move", "white").into_iter().filter(|san| san.ends_with('#'));
    assert_eq!(mates.collect::<BTreeSet<_>>(), ["Qa7#", "Qb7#", "Qc8#", "Qd8#"].map(String::from).into());
    assert!(moves("pinned-knight-takes-checker", "e5").iter().all(|san| san.starts_with('K')));
    let [then, now] = ["then", "now"].map(|board| moves("castling-bar-over", board));
    assert!(!then.contains(&"O-O".to_owned()) && now.contains(&"O-O".to_owned()));
    let queen = moves("castling-with-queen", "queen");
    assert!(queen.contains(&"O-O-O".to_owned()) && !queen.contains(&"O-O".to_owned()));
}

/// The sentences of verdicts on a page, in order.
fn sentences(page: &str) -> Vec<String> {
    let parts = page.split("<p class=\"sentence\">").skip(1);
    parts.filter_map(|part| part.split('<').next()).map(|text| text.replace("&#39;", "'")).collect()
}

async fn page(service: &Service, path: &str) -> String {
    let reply = service.get(path).await;
    assert_eq!(reply.status, 200, "{path}");
    String::from_utf8(reply.body).expect("a page is UTF-8")
}

#[test]
fn every_page_shows_the_verdicts_in_both_languages() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for question in &course.questions {
            for lang in Lang::ALL {
                let path = format!("/{}/questions/{}", lang.code(), question.id);
                let page = page(&service, &path).await;
                let right: Vec<String> = question.boards.iter().map(|board| judged(lang, board).1).collect();
                let said = sentences(&page);
                assert_eq!(said[..right.len()], right, "{path}");
                let points = question.points.is_some();
                assert_eq!(said.len(), right.len() + usize::from(points), "{path}");
                assert!(!points || ["0", "1.82", "200", "18.18"].iter().all(|gain| said[0].contains(gain)));
                assert_eq!(page.matches(" data-try ").count(), question.boards.len(), "{path}");
                for rule in &question.rules {
                    assert!(
                        page.contains(&format!("href=\"/{}/rules/{rule}\"", lang.code())),
                        "{path}: {rule}"
                    );
                }
                for other in Lang::ALL {
                    let link = format!(
                        "<link rel=\"alternate\" hreflang=\"{}\" href=\"/{}/questions/{}\">",
                        other.tag(),
                        other.code(),
                        question.id
                    );
                    assert!(page.contains(&link), "{path}: {link}");
                }
            }
        }
    });
}

#[test]
fn every_move_in_question_is_drawn_and_any_move_may_be_tried_instead() {
    block_on(async {
        let service = Service::new();
        let path = "/en/questions/castling-across-attacked-square";
        let asked = page(&service, path).await;
        assert_eq!(asked.matches("class=\"arrow\"").count(), 2, "the king's way, and the rook's attack");
        assert_eq!(asked.matches(" step\"").count(), 2);
        let tried = page(&service, &format!("{path}?figure=f1&from=h1&to=f1")).await;
        assert!(sentences(&tried)[0].starts_with("The rook may go from h1 to f1"), "{:?}", sentences(&tried));
        assert!(tried.contains(&format!("class=\"reset\" href=\"{path}#fig-f1\"")));
        let written = page(&service, "/zh/questions/castling-out-of-check?figure=check&move=Kf1").await;
        let said = sentences(&written);
        assert_eq!(said.len(), 2, "the other board still tells its own");
        assert!(said[0].contains("e1") && said[0].contains("f1"), "{said:?}");
    });
}

#[test]
fn a_browser_asks_about_the_same_game() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for question in &course.questions {
            let page = page(&service, &format!("/en/questions/{}", question.id)).await;
            for board in &question.boards {
                let Asked::Move(text) = &board.ask else { continue };
                let start = page.find(&format!("id=\"fig-{}\"", board.figure.id)).expect("the figure");
                let given = |name: &str| {
                    let rest = page[start..].split(&format!(" data-{name}=\"")).nth(1).expect(name);
                    rest.split('"').next().unwrap_or_default().to_owned()
                };
                let history: Vec<String> = given("history").split_whitespace().map(str::to_owned).collect();
                let body = json!({ "fen": given("fen"), "history": history, "move": text });
                let reply = service.post("/api/v1/moves/check?lang=en", &body).await;
                assert_eq!(reply.status, 200, "{}", question.id);
                let answer: Value = serde_json::from_slice(&reply.body).expect("JSON");
                let said =
                    if answer["legal"] == true { &answer["message"] } else { &answer["reason"]["message"] };
                assert_eq!(*said, judged(Lang::En, board).1, "{}", question.id);
            }
        }
    });
}

#[test]
fn a_flag_fall_leads_to_the_same_decision_at_the_arbiters_desk() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        for lang in Lang::ALL {
            let mut seen = 0;
            for question in &course.questions {
                let path = format!("/{}/questions/{}", lang.code(), question.id);
                let question_page = page(&service, &path).await;
                let desk = question_page.split(&format!("href=\"/{}/arbiter?", lang.code())).nth(1);
                let falls = question.boards.iter().find(|board| matches!(board.ask, Asked::FlagFall(_)));
                assert_eq!(desk.is_some(), falls.is_some(), "{path}");
                let (Some(desk), Some(board)) = (desk, falls) else { continue };
                let query = desk.split('"').next().unwrap_or_default().replace("&#38;", "&");
                let query = query.split('#').next().unwrap_or_default();
                let desk = page(&service, &format!("/{}/arbiter?{query}", lang.code())).await;
                let said = judged(lang, board).1;
                assert!(desk.replace("&#39;", "'").contains(&said), "{path}: {said}");
                seen += 1;
            }
            assert_eq!(seen, 3);
        }
    });
}

#[test]
fn the_question_of_points_leads_to_the_calculator() {
    block_on(async {
        let service = Service::new();
        let asked = page(&service, "/en/questions/few-points-for-a-win").await;
        let link = "/en/points?a=1800&b=1400&result=a-wins";
        assert!(asked.contains(&link.replace('&', "&#38;")));
        let reckoned = page(&service, link).await;
        assert!(reckoned.contains("1.82") && reckoned.contains("value=\"1800\""));
    });
}

#[test]
fn previous_and_next_lead_through_all_questions() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let mut place = course.questions.first().map(|question| question.id.clone());
        let mut seen = Vec::new();
        while let Some(id) = place.take() {
            let page = page(&service, &format!("/en/questions/{id}")).await;
            let linked = |rel: &str| {
                let rest = page.split(&format!("<a rel=\"{rel}\" href=\"/en/questions/")).nth(1)?;
                rest.split('"').next().map(str::to_owned)
            };
            assert_eq!(linked("prev"), seen.last().cloned());
            place = linked("next");
            seen.push(id);
        }
        let ids: Vec<String> = course.questions.iter().map(|question| question.id.clone()).collect();
        assert_eq!(seen, ids);
    });
}

/// The questions that a page lists, in order.
fn listed(page: &str) -> Vec<&str> {
    let parts = page.split("<li><a href=\"").skip(1).filter_map(|part| part.split('"').next());
    parts.filter_map(|href| href.split_once("/questions/")).map(|(_, id)| id).collect()
}

#[test]
fn the_list_holds_every_question_under_its_theme() {
    block_on(async {
        let (service, course) = (Service::new(), course());
        let ids: Vec<&str> = course.questions.iter().map(|question| question.id.as_str()).collect();
        for path in ["/en/questions", "/zh/questions", "/zh/questions?q=", "/en/questions?q=%20why"] {
            assert_eq!(listed(&page(&service, path).await), ids, "{path}");
        }
        let page = page(&service, "/zh/questions").await;
        for theme in course.themes() {
            assert!(page.contains(&format!("<section class=\"theme\" id=\"{theme}\"")), "{theme}");
        }
    });
}

#[test]
fn questions_are_found_by_words_of_either_language() {
    block_on(async {
        let service = Service::new();
        for (query, id) in [
            ("pinned+check", "pinned-piece-gives-check"),
            ("My+pawn+vanished!", "pawn-vanished"),
            ("stalemate+xiangqi", "stalemate-in-chinese-chess"),
            ("castle+b8", "long-castling-b8-attacked"),
            ("%E5%9B%B0%E6%AF%99", "stalemate-in-chinese-chess"), // 困毙
            ("%E8%BD%A6%E8%A2%AB%E6%94%BB%E5%87%BB", "castling-with-attacked-rook"), // 车被攻击
            ("%E8%B6%85%E6%97%B6+%E9%A9%AC", "flag-fall-knight-and-pawn"), // 超时 马
        ] {
            for lang in Lang::ALL {
                let path = format!("/{}/questions?q={query}", lang.code());
                let page = page(&service, &path).await;
                let found = listed(&page);
                assert!(found.contains(&id), "{path}: {found:?}");
                assert!(found.len() < 12, "{path}: {found:?}");
            }
        }
        let all = page(&service, "/en/questions").await;
        let nothing = page(&service, "/en/questions?q=zyzzyva").await;
        assert_eq!(listed(&nothing).last(), listed(&all).last(), "every question still stands there");
        assert!(nothing.contains("class=\"nothing\"") && nothing.contains("value=\"zyzzyva\""));
        for example in nothing.split("questions?q=").skip(1).filter_map(|part| part.split('"').next()) {
            if !example.contains("zyzzyva") {
                let found = page(&service, &format!("/en/questions?q={example}")).await;
                assert!(found.contains("class=\"found\""), "{example}");
            }
        }
        let near = page(&service, "/en/questions?q=stalemate+zyzzyva").await;
        assert!(near.contains("class=\"found\"") && near.contains("No question has all of these words"));
        let odd = page(&service, "/zh/questions?q=%3Cscript%3E%22%00%FF").await;
        assert!(!odd.contains("<script>\""));
    });
}
