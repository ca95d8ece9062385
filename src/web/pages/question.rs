//! A question that beginners ask: its answer, its boards with what the rules say on each, and where
//! to read on.

use super::beside::{Both, Other};
use super::board::Overlay;
use super::fields::Fields;
use super::figure::{Caption, FigureView, Place, history, own_marks};
use super::lesson::{Step, steps};
use super::links::{Link, question_link, rule_link, rule_links, section_link};
use super::mark::{Mark, proof};
use super::prose::Prose;
use super::trial::Trial;
use super::verdict::{Said, Tone};
use super::words::Words;
use super::{problem, progress, render};
use crate::arbiter::{Case, Control, Event, EventKind, Laws, Ruling, decide};
use crate::curriculum::{Asked, Curriculum, Exhibit, Question};
use crate::i18n::{Lang, messages, prompt};
use crate::puzzle::Puzzle;
use crate::rating::{Points, Score, elo_gain, reckon};
use crate::rules::{Claim, Color, End, Game, RuleId, Status};
use crate::store::Progress;
use crate::web::percent::encode;
use crate::web::session::Learner;
use crate::web::shell::Shell;
use crate::web::state::AppState;
use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use askama::Template;

/// How many puzzles a question leads to.
const PUZZLES: usize = 4;

/// A question's page.
#[derive(Debug, Template)]
#[template(path = "question.html")]
struct QuestionPage {
    shell: Shell,
    theme: Link,
    title: String,
    title_other: Other,
    lead: String,
    answer: Both,
    boards: Vec<FigureView>,
    reckoned: Option<Said>,
    rules: Vec<Link>,
    lessons: Vec<Link>,
    /// Where the case can be changed: the arbiter's desk, or the calculator of points.
    tool: Option<Link>,
    /// Its boards asked back.
    asked: Vec<Step>,
    puzzles: Vec<Step>,
    previous: Option<Link>,
    next: Option<Link>,
    words: Words,
}

/// `GET /{lang}/questions/{id}`, also with a move to try: `?figure=…&from=…&to=…`.
pub(super) async fn show(
    request: HttpRequest,
    shell: Shell,
    path: Path<(String, String)>,
    state: Data<AppState>,
    learner: Learner,
) -> HttpResponse {
    let Some(question) = state.curriculum.question(&path.1) else { return problem::not_found(request).await };
    let done = progress(&state, &learner).await;
    let fields = Fields::of_query(&request);
    render(&shell, &QuestionPage::new(&state.curriculum, shell.clone(), question, &done, &fields))
}

impl QuestionPage {
    fn new(
        course: &Curriculum,
        shell: Shell,
        question: &Question,
        done: &Progress,
        fields: &Fields,
    ) -> QuestionPage {
        let lang = shell.lang;
        let answer = |lang: Lang| lang.attr(&key(question), "answer").unwrap_or_default();
        let place = Place { course, shell: &shell, number: None };
        let (previous, next) = neighbours(course, question);
        QuestionPage {
            theme: theme_link(&shell, &question.theme),
            title: lang.text(&key(question)).into_owned(),
            title_other: Other::of(&shell, &key(question)),
            lead: Prose::lead(&answer(lang)),
            answer: Both::new(&shell, answer),
            boards: question.boards.iter().map(|board| exhibit(place, question, board, fields)).collect(),
            reckoned: question.points.map(|points| {
                let words = |shell: &Shell| reckoned(course, shell, points);
                with_other(&shell, words(&shell), |shell| Some(words(shell)))
            }),
            rules: rule_links(course, &shell, &question.rules),
            lessons: lessons(course, &shell, question),
            tool: question.points.map(|points| calculator(&shell, points)).or_else(|| desk(&shell, question)),
            asked: asked(course, &shell, question, done),
            puzzles: steps(&shell, &puzzles(course, question), done),
            previous: previous.map(|question| question_link(&shell, question)),
            next: next.map(|question| question_link(&shell, question)),
            words: Words::with_lessons(course, lang),
            shell,
        }
    }
}

fn key(question: &Question) -> String {
    format!("question-{}", question.id)
}

fn theme_link(shell: &Shell, theme: &str) -> Link {
    Link::new(shell, &format!("/questions#{theme}"), &format!("theme-{theme}"))
}

/// The questions before and after this one.
fn neighbours<'a>(
    course: &'a Curriculum,
    question: &Question,
) -> (Option<&'a Question>, Option<&'a Question>) {
    let place = course.questions.iter().position(|other| other.id == question.id);
    let at = |place: Option<usize>| place.and_then(|place| course.questions.get(place));
    (at(place.and_then(|place| place.checked_sub(1))), at(place.map(|place| place + 1)))
}

/// The sections of lessons that teach the question's rules, a lesson once.
fn lessons(course: &Curriculum, shell: &Shell, question: &Question) -> Vec<Link> {
    let mut links: Vec<Link> = Vec::new();
    for rule in question.rules.iter().filter_map(|id| course.rule(id)) {
        if let Some(link) = section_link(course, shell, rule)
            && links.iter().all(|other| other.text != link.text)
        {
            links.push(link);
        }
    }
    links
}

/// The question's own exercises, a board each.
fn asked(course: &Curriculum, shell: &Shell, question: &Question, done: &Progress) -> Vec<Step> {
    let exercises = course.exercises_of(&question.id).into_iter().filter_map(|id| course.exercise(&id));
    let step = |(index, puzzle): (usize, Puzzle)| Step {
        number: index + 1,
        href: shell.to(&format!("/puzzles/{}", puzzle.id)),
        solved: done.solved.contains(&puzzle.id),
        tried: done.tried.contains(&puzzle.id),
        prompt: prompt(shell.lang, &puzzle).into_owned(),
    };
    exercises.enumerate().map(step).collect()
}

/// Puzzles to practise on: those of the first rule before those of the next.
fn puzzles(course: &Curriculum, question: &Question) -> Vec<String> {
    let mut ids: Vec<String> = Vec::new();
    for puzzle in question.rules.iter().flat_map(|rule| course.puzzles_of_rule(rule)) {
        if ids.len() < PUZZLES && !ids.contains(&puzzle.id) {
            ids.push(puzzle.id.clone());
        }
    }
    ids
}

/// A board with what the rules say on it, until the visitor tries a move.
fn exhibit(place: Place<'_>, question: &Question, board: &Exhibit, fields: &Fields) -> FigureView {
    let figure = &board.figure;
    let key = key(question);
    let text = place.shell.lang.attr(&key, &figure.id).unwrap_or_default().into_owned();
    let other = Other::attr(place.shell, &key, &figure.id);
    let caption = Caption { text, other, key };
    let view = FigureView::new(place, figure, caption, fields);
    if fields.get("figure") == Some(figure.id.as_str()) {
        return view;
    }
    match judged(place, board) {
        Some((overlay, said)) => {
            let words = |shell: &Shell| Some(judged(Place { shell, ..place }, board)?.1);
            view.opened(figure, &overlay, with_other(place.shell, said, words))
        }
        None => view,
    }
}

/// What is said with its sentence in the other language, which `words` says of a page of it.
fn with_other(shell: &Shell, said: Said, words: impl Fn(&Shell) -> Option<Said>) -> Said {
    let sentence = |lang| words(&Shell::at(lang, None, "/".to_owned())).map(|said| said.sentence);
    Said { other: Other::new(shell, |lang| sentence(lang).unwrap_or_default()), ..said }
}

/// What the rules say, and what proves it on the board.
fn judged(place: Place<'_>, board: &Exhibit) -> Option<(Overlay, Said)> {
    let Place { course, shell, .. } = place;
    let lang = shell.lang;
    let game = &board.game;
    let told = |sentence: String, rule: Option<RuleId>| {
        let rule = rule.and_then(|rule| rule_link(course, shell, rule));
        let overlay = Overlay { marks: own_marks(&board.figure), ..Overlay::default() };
        Some((overlay, Said { rule, ..Said::sentence(lang, Tone::State, sentence) }))
    };
    match &board.ask {
        Asked::Move(text) => {
            let trial = Trial::written(game, text);
            let said = Said::of(course, shell, game, &trial)?;
            Some((overlay(board, &trial), said))
        }
        Asked::Status => {
            let status = game.status();
            told(messages::status(lang, &status), rule_of(&status))
        }
        Asked::FlagFall(side) => {
            let ruling = flag_fall(game, *side)?;
            told(messages::ruling(lang, &ruling, Laws::Fide), Some(ruling.rule))
        }
        Asked::Colours(squares) => told(messages::colours(lang, game.position(), squares), None),
    }
}

/// What the Laws decide when a side's flag falls (FIDE 6.9).
fn flag_fall(game: &Game, side: Color) -> Option<Ruling> {
    let events = vec![Event { side: Some(side), kind: EventKind::FlagFall }];
    let case = Case { game: game.clone(), control: Control::Classical, supervised: false, events };
    decide(&case, Laws::Fide).ok().map(|decision| decision.ruling)
}

/// The arbiter's desk with the game of a board, on which the flag falls.
fn desk(shell: &Shell, question: &Question) -> Option<Link> {
    let (game, side) = question.boards.iter().find_map(|board| match board.ask {
        Asked::FlagFall(side) => Some((&board.game, side.fold_wb("white", "black"))),
        Asked::Status | Asked::Move(_) | Asked::Colours(_) => None,
    })?;
    let (fen, history) = (game.start().fen(), history(game));
    let query = format!("fen={}&history={}&e=flag-fall%3A{side}%3A%3A", encode(&fen), encode(&history));
    Some(Link::new(shell, &format!("/arbiter?{query}#decision"), "rule-desk"))
}

/// The calculator with these points, the first player winning.
fn calculator(shell: &Shell, [winner, loser]: [i64; 2]) -> Link {
    Link::new(shell, &format!("/points?a={winner}&b={loser}&result=a-wins"), "points-title")
}

/// The move in question as an arrow, with what proves the verdict.
fn overlay(board: &Exhibit, trial: &Trial) -> Overlay {
    let mut marks = own_marks(&board.figure);
    if let Trial::Refused(tried) = trial {
        marks.extend(
            proof(&tried.found.reason).into_iter().filter(|mark| !marks.contains(mark)).collect::<Vec<_>>(),
        );
    }
    marks.extend(trial.tried().map(|(from, to)| Mark::Arrow(from, to)));
    Overlay { step: trial.tried(), marks, ..Overlay::default() }
}

/// What a win does to the points of both players, and what the other result would have done.
fn reckoned(course: &Curriculum, shell: &Shell, [winner, loser]: [i64; 2]) -> Said {
    let lang = shell.lang;
    let (winner, loser) = (Points::whole(winner), Points::whole(loser));
    let told = |key: &str, winner: Points, loser: Points| {
        let scheme = reckon(winner, loser, Score::AWins);
        let args = [
            ("winner", winner.to_string().into()),
            ("loser", loser.to_string().into()),
            ("gain", scheme.a.change.to_string().into()),
            ("elo", elo_gain(winner, loser, Score::AWins).to_string().into()),
        ];
        (lang.text_with(key, &args), scheme.outcome)
    };
    let (sentence, outcome) = told("questions-points-win", winner, loser);
    let (upset, _) = told("questions-points-upset", loser, winner);
    let rule = rule_link(course, shell, outcome.rule());
    let sentence = messages::together(lang, [sentence, upset]);
    Said { rule, ..Said::sentence(lang, Tone::State, sentence) }
}

/// The rule by which the game stands as it does.
fn rule_of(status: &Status) -> Option<RuleId> {
    match (status.end, status.claims.first()) {
        (Some(End::Checkmate), _) => Some("checkmate"),
        (Some(End::Stalemate), _) => Some("stalemate"),
        (Some(End::DeadPosition), _) => Some("dead-position"),
        (Some(End::FivefoldRepetition), _) | (None, Some(Claim::ThreefoldRepetition)) => {
            Some("threefold-repetition")
        }
        (Some(End::SeventyfiveMoves), _) | (None, Some(Claim::FiftyMoves)) => Some("fifty-move-rule"),
        (None, None) => (!status.checkers.is_empty()).then_some("check-must-answer"),
    }
}
