//! The pages, a family a file.
//!
//! Each handler reads its fields, asks core or store, and fills a template. What may be said about
//! a move is core's, in which words is `i18n`'s.

mod account;
mod answer;
mod arbiter;
mod ask;
mod assignments;
mod beside;
mod board;
mod carry;
pub(in crate::web) mod classes;
mod desk;
mod diploma;
mod duty;
mod entry;
mod erase;
mod export;
mod fail;
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
mod my;
mod own;
mod picture;
mod points;
mod points_chart;
mod posted;
mod practice;
pub mod problem;
mod prose;
mod puzzle;
mod question;
mod questions;
mod results;
mod review;
mod rule;
mod rules;
#[cfg(test)]
mod sample;
mod search;
mod sent;
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
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_LANGUAGE, HeaderValue, LOCATION, VARY};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, Resource, Scope, guard};
use askama::Template;

/// A page may show a learner's progress and set the learner's cookie: no cache may give it to
/// somebody else, and a browser asks again whether it has changed.
pub(super) const FOR_ONE: HeaderValue = HeaderValue::from_static("private, no-cache");

macro_rules! pages {
    ($($path:literal => $($method:ident $handler:path),+;)*) => {
        /// Every page: its path below the language, and the methods that it takes.
        pub const PAGES: &[(&str, &[&str])] = &[$(($path, &[$(stringify!($method),)+]),)*];

        fn register(scope: Scope) -> Scope {
            scope$(.service(page($path)$(.$method(web::to($handler)))+))*
        }
    };
}

// What follows is matched from above: a path that says more stands before one that would take it too.
pages! {
    "" => get slash;
    "/" => get home::show;
    "/lessons/{slug}" => get lesson::show;
    "/puzzles/{id}" => get puzzle::show, post answer::answer;
    "/practice" => get practice::index;
    "/practice/start" => get practice::start;
    "/practice/{subject}" => get practice::subject;
    "/practice/{subject}/{level}/{seed}" => get practice::show_round;
    "/practice/{subject}/{level}/{seed}/{number}" => get practice::show_puzzle, post practice::answer;
    "/questions" => get questions::index;
    "/questions/{id}" => get question::show;
    "/arbiter" => get arbiter::show;
    "/ask" => get ask::show, post ask::pasted;
    "/review" => get review::show;
    "/review/next" => get review::next;
    "/progress" => get map::show;
    "/progress/code" => get carry::offer, post carry::make;
    "/progress/join" => get carry::ask, post carry::join;
    "/progress/erase" => get erase::ask, post erase::erase;
    "/classes/{class}/assignments/new" => get assignments::blank, post assignments::create;
    "/assignments/{id}" => get assignments::show;
    "/assignments/{id}/edit" => get assignments::edit, post assignments::change;
    "/assignments/{id}/open" => post assignments::open;
    "/assignments/{id}/close" => post assignments::close;
    "/assignments/{id}/copy" => post assignments::copy;
    "/assignments/{id}/erase" => get assignments::ask, post assignments::erase;
    "/assignments/{id}/sheet" => get worksheet::of_assignment;
    "/assignments/{id}/preview/{task}" => get assignments::preview, post assignments::try_out;
    "/my" => get my::list;
    "/my/{assignment}" => get my::one;
    "/my/{assignment}/{task}" => get my::task, post my::answer;
    "/points" => get points::show;
    "/diploma/{part}" => get diploma::show;
    "/worksheet" => get worksheet::show;
    "/export" => get worksheet::file;
    "/own" => get own::show;
    "/own/new" => get own::set, post own::keep;
    "/own/import" => get own::import, post own::imported;
    "/own/import/keep" => post own::keep_all;
    "/own/export" => get own::export;
    "/own/{id}/set" => get own::choose_class;
    "/own/{id}/erase" => get own::ask_erase, post own::erase;
    "/glossary" => get glossary::show;
    "/rules" => get rules::index;
    "/rules/{id}" => get rule::show;
    "/class" => get entry::class::show, post entry::class::sign_in;
    "/class/out" => post entry::class::sign_out;
    "/card/{token}" => get entry::card::show, post entry::card::sign_in;
    "/classes" => get classes::list::show;
    "/classes/new" => get classes::new::ask, post classes::new::make;
    "/classes/join" => get classes::invite::ask, post classes::invite::join;
    "/classes/{class}" => get classes::overview::show;
    "/classes/{class}/students" => get classes::roll::show, post classes::roster::check;
    "/classes/{class}/students/add" => post classes::roster::add;
    "/classes/{class}/students/cards" => post classes::cards::renew;
    "/classes/{class}/students/move" => post classes::roll::send_on;
    "/classes/{class}/students/{student}" => get classes::pupil::show, post classes::pupil::rename;
    "/classes/{class}/students/{student}/pin" => post classes::pupil::reset_pin;
    "/classes/{class}/students/{student}/erase" =>
        get classes::pupil::ask_to_erase, post classes::pupil::erase;
    "/classes/{class}/settings" => get classes::settings::show, post classes::settings::change;
    "/classes/{class}/settings/invite" => post classes::invite::make;
    "/classes/{class}/settings/remove" => post classes::invite::remove;
    "/classes/{class}/settings/leave" => post classes::invite::leave;
    "/classes/{class}/settings/archive" => post classes::settings::archive;
    "/classes/{class}/settings/erase" => get classes::erase::ask, post classes::erase::erase;
    "/classes/{class}/settings/export.json" => get classes::export::download;
    "/assignments/{id}/questions.gift" => get assignments::gift;
    "/assignments/{id}/questions.xml" => get assignments::moodle;
    "/assignments/{id}/results" => get results::show;
    "/assignments/{id}/results.csv" => get results::download;
    "/assignments/{id}/map" => get results::show_map;
    "/assignments/{id}/project/{task}" => get results::show_projector;
    "/assignments/{id}/pupils/{student}/{task}" => get results::show_tries;
    "/classes/{class}/map" => get results::of_class;
    "/sign-up" => get account::sign_up::ask, post account::sign_up::make;
    "/sign-in" => get account::sign_in::ask, post account::sign_in::enter;
    "/sign-out" => post account::sign_in::leave;
    "/recover" => get account::recover::ask, post account::recover::set;
    "/account" => get account::overview::show;
    "/account/password" => get account::password::ask, post account::password::change;
    "/account/codes" => get account::codes::ask, post account::codes::renew;
    "/account/sessions" => post account::overview::sign_out_everywhere;
    "/account/tokens" => get account::tokens::show, post account::tokens::make;
    "/account/tokens/{id}" => post account::tokens::revoke;
    "/account/delete" => get account::delete::ask, post account::delete::erase;
}

/// Registers `/`, `/en/…` and `/zh/…`.
pub fn configure(config: &mut ServiceConfig) {
    let scope = register(web::scope("/{lang:en|zh}"));
    config.service(scope.default_service(web::to(problem::not_found)));
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

/// The same for a form with which something is wrong.
fn refuse<T: Template>(shell: &Shell, template: &T) -> HttpResponse {
    let mut response = render(shell, template);
    *response.status_mut() = StatusCode::UNPROCESSABLE_ENTITY;
    response
}

/// On to another page of the same language.
fn see(shell: &Shell, place: &str) -> HttpResponse {
    HttpResponse::SeeOther().insert_header((LOCATION, shell.to(place))).finish()
}

/// What is shown this once is kept nowhere.
fn unkept(mut response: HttpResponse) -> HttpResponse {
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
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
