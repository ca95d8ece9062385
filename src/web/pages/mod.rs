//! The pages, a family a file.
//!
//! Each handler reads its fields, asks core or store, and fills a template. What may be said about
//! a move is core's, in which words is `i18n`'s.

mod answer;
mod arbiter;
mod ask;
mod beside;
mod board;
mod carry;
mod desk;
mod diploma;
mod erase;
mod fields;
mod figure;
mod found;
mod glossary;
mod hint;
mod home;
mod kept;
mod lesson;
mod line;
mod links;
mod lookup;
mod map;
mod mark;
mod picture;
mod points;
mod points_chart;
mod practice;
pub mod problem;
mod prose;
mod puzzle;
mod question;
mod questions;
mod review;
mod rule;
mod rules;
#[cfg(test)]
mod sample;
mod search;
mod series;
mod setting;
mod stage;
mod task;
mod trial;
mod turn;
mod verdict;
mod walk;
mod words;
mod worksheet;

use super::session::Learner;
use super::shell::{Shell, preferred};
use super::state::AppState;
use crate::store::Progress;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, HeaderValue, LOCATION, VARY};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, Resource, guard};
use askama::Template;

/// A page may show a learner's progress and set the learner's cookie: no cache may give it to
/// somebody else, and a browser asks again whether it has changed.
const FOR_ONE: HeaderValue = HeaderValue::from_static("private, no-cache");

/// Registers `/`, `/en/…` and `/zh/…`.
pub fn configure(config: &mut ServiceConfig) {
    config.service(
        web::scope("/{lang:en|zh}")
            .service(page("").get(web::to(slash)))
            .service(page("/").get(web::to(home::show)))
            .service(page("/lessons/{slug}").get(web::to(lesson::show)))
            .service(page("/puzzles/{id}").get(web::to(puzzle::show)).post(web::to(answer::answer)))
            .service(page("/practice").get(web::to(practice::index)))
            .service(page("/practice/start").get(web::to(practice::start)))
            .service(page("/practice/{subject}").get(web::to(practice::subject)))
            .service(page("/practice/{subject}/{level}/{seed}").get(web::to(practice::show_round)))
            .service(
                page("/practice/{subject}/{level}/{seed}/{number}")
                    .get(web::to(practice::show_puzzle))
                    .post(web::to(practice::answer)),
            )
            .service(page("/questions").get(web::to(questions::index)))
            .service(page("/questions/{id}").get(web::to(question::show)))
            .service(page("/arbiter").get(web::to(arbiter::show)))
            .service(page("/ask").get(web::to(ask::show)).post(web::to(ask::pasted)))
            .service(page("/review").get(web::to(review::show)))
            .service(page("/review/next").get(web::to(review::next)))
            .service(page("/progress").get(web::to(map::show)))
            .service(page("/progress/code").get(web::to(carry::offer)).post(web::to(carry::make)))
            .service(page("/progress/join").get(web::to(carry::ask)).post(web::to(carry::join)))
            .service(page("/progress/erase").get(web::to(erase::ask)).post(web::to(erase::erase)))
            .service(page("/points").get(web::to(points::show)))
            .service(page("/diploma/{part}").get(web::to(diploma::show)))
            .service(page("/worksheet").get(web::to(worksheet::show)))
            .service(page("/glossary").get(web::to(glossary::show)))
            .service(page("/rules").get(web::to(rules::index)))
            .service(page("/rules/{id}").get(web::to(rule::show)))
            .default_service(web::to(problem::not_found)),
    );
    config.service(page("/").get(web::to(entrance)));
    config.default_service(web::to(problem::not_found));
}

/// A page's address with what it takes; any other method is told so.
struct Page {
    resource: Resource,
    reads: bool,
    writes: bool,
}

fn page(path: &str) -> Page {
    Page { resource: web::resource(path.to_string()), reads: false, writes: false }
}

impl Page {
    fn get(self, route: actix_web::Route) -> Page {
        let route = route.guard(guard::Any(guard::Get()).or(guard::Head()));
        Page { resource: self.resource.route(route), reads: true, ..self }
    }

    fn post(self, route: actix_web::Route) -> Page {
        Page { resource: self.resource.route(route.guard(guard::Post())), writes: true, ..self }
    }
}

impl actix_web::dev::HttpServiceFactory for Page {
    fn register(self, config: &mut actix_web::dev::AppService) {
        let allowed = match (self.reads, self.writes) {
            (true, true) => "GET, HEAD, POST",
            (false, true) => "POST",
            (_, false) => "GET, HEAD",
        };
        let refuse = move |request| problem::method(request, allowed);
        self.resource.default_service(web::to(refuse)).register(config);
    }
}

/// `/` goes to the visitor's language.
async fn entrance(request: HttpRequest) -> HttpResponse {
    let place = format!("/{}/", preferred(&request).code());
    HttpResponse::Found().insert_header((LOCATION, place)).insert_header((VARY, "Accept-Language")).finish()
}

/// `/en` goes to `/en/`.
async fn slash(shell: Shell) -> HttpResponse {
    HttpResponse::PermanentRedirect().insert_header((LOCATION, shell.to("/"))).finish()
}

/// A template as a page.
fn render<T: Template>(shell: &Shell, template: &T) -> HttpResponse {
    html(shell, text(template))
}

/// A template's text. Rendering cannot fail: nothing in our templates returns an error.
fn text<T: Template>(template: &T) -> String {
    template.render().unwrap_or_else(|error| {
        log::error!("a page could not be rendered: {error}");
        String::new()
    })
}

fn html(shell: &Shell, body: impl actix_web::body::MessageBody + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/html; charset=utf-8")
        .insert_header((CONTENT_LANGUAGE, shell.lang.tag()))
        .insert_header((CACHE_CONTROL, FOR_ONE))
        .body(body)
}

/// What the learner has done; a page without it is better than no page.
async fn progress(state: &AppState, learner: &Learner) -> Progress {
    let Some(key) = &learner.0 else { return Progress::default() };
    state.store.progress(key).await.unwrap_or_else(|error| {
        log::error!("progress cannot be read: {error}");
        Progress::default()
    })
}
