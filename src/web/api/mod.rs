//! The JSON API under `/api/v1`, a resource a file, and its description in OpenAPI.
//!
//! Any page on the web may call it; cookies never travel along. What is a teacher's takes a token.

mod answer;
pub(in crate::web) mod answers;
mod arbiter;
mod body;
mod court;
mod docs;
mod given;
mod glossary;
mod import;
mod lessons;
mod moves;
pub mod names;
pub mod openapi;
mod place;
mod positions;
mod practice;
mod puzzles;
mod rating;
mod refusals;
mod rules;
mod rulings;
pub(in crate::web) mod sending;
mod teach;
pub mod wire;

use crate::web::language::wanted;
use crate::web::problem::{Problem, ProblemCode};
use actix_cors::Cors;
use actix_web::http::header;
use actix_web::web::{self, PathConfig, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse, Route, Scope, guard};

/// How long a browser may remember that it may call us, in seconds.
const PREFLIGHT_AGE: usize = 86_400;

macro_rules! routes {
    ($($path:literal => $($method:ident $handler:path),+;)*) => {
        /// Every call: its method and its path, as in the OpenAPI document.
        pub const ROUTES: &[(&str, &str)] = &[$($((stringify!($method), concat!("/api", $path)),)+)*];

        fn register(scope: Scope) -> Scope {
            scope$(.service(
                web::resource($path)
                    $(.route($method().to($handler)))+
                    .default_service(web::to(|request| refuse(request, concat!($(", ", said!($method)),+)))),
            ))*
        }
    };
}

/// What a method is called where it is allowed.
macro_rules! said {
    (get) => {
        "GET, HEAD"
    };
    (post) => {
        "POST"
    };
    (patch) => {
        "PATCH"
    };
    (delete) => {
        "DELETE"
    };
}

routes! {
    "/v1/moves/check" => post moves::check;
    "/v1/positions/status" => post positions::status;
    "/v1/positions/import" => post import::import;
    "/v1/positions/reach" => post positions::reach;
    "/v1/arbiter/decide" => post arbiter::decide;
    "/v1/rules" => get rules::list;
    "/v1/rules/{id}" => get rules::one;
    "/v1/glossary" => get glossary::list;
    "/v1/lessons" => get lessons::list;
    "/v1/lessons/{slug}" => get lessons::one;
    "/v1/puzzles/{id}" => get puzzles::one;
    "/v1/puzzles/{id}/answers" => post answers::check;
    "/v1/practice" => get practice::list;
    "/v1/practice/{skill}" => get practice::one;
    "/v1/rating/points" => post rating::points;
    "/v1/openapi.json" => get openapi::json;
    "/v1/classes" => get teach::classes::list, post teach::classes::create;
    "/v1/classes/{id}" => get teach::classes::one, patch teach::classes::change, delete teach::classes::erase;
    "/v1/classes/{id}/students" => get teach::students::list, post teach::students::add;
    "/v1/classes/{id}/assignments" => get teach::assignments::list, post teach::assignments::create;
    "/v1/assignments/{id}" => get teach::assignments::one, patch teach::assignments::change, delete teach::assignments::erase;
    "/v1/assignments/{id}/results" => get teach::results::show;
    "/v1/own-puzzles" => get teach::own_puzzles::list, post teach::own_puzzles::set;
    "/docs" => get docs::page;
}

/// Registers `/api/…`.
pub fn configure(config: &mut ServiceConfig) {
    let cors = Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods(["GET", "HEAD", "POST", "PATCH", "DELETE"])
        .allow_any_header()
        .expose_headers([header::RETRY_AFTER, header::CONTENT_LANGUAGE, teach::REPLAYED])
        .max_age(PREFLIGHT_AGE);
    let paths = PathConfig::default().error_handler(|_, request| nowhere_in(request).into());
    config.service(register(web::scope("/api").app_data(paths)).default_service(web::to(nowhere)).wrap(cors));
}

fn get() -> Route {
    web::route().guard(guard::Any(guard::Get()).or(guard::Head()))
}

fn post() -> Route {
    web::post()
}

fn patch() -> Route {
    web::patch()
}

fn delete() -> Route {
    web::delete()
}

/// The other methods of an address, with those that it takes.
async fn refuse(request: HttpRequest, allowed: &'static str) -> Result<HttpResponse, Problem> {
    Err(Problem::method(wanted(&request), allowed.trim_start_matches(", ")))
}

async fn nowhere(request: HttpRequest) -> Result<HttpResponse, Problem> {
    Err(nowhere_in(&request))
}

fn nowhere_in(request: &HttpRequest) -> Problem {
    Problem::new(wanted(request), ProblemCode::NotFound)
}
