//! The JSON API under `/api/v1`, a resource a file, and its description in OpenAPI.
//!
//! Any page on the web may call it; credentials never travel along.

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
mod rules;
mod rulings;
pub(in crate::web) mod sending;
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
    ($($method:ident $path:literal => $handler:path,)*) => {
        /// Every call: its method and its path, as in the OpenAPI document.
        pub const ROUTES: &[(&str, &str)] = &[$((stringify!($method), concat!("/api", $path)),)*];

        fn register(scope: Scope) -> Scope {
            scope$(.service(
                web::resource($path)
                    .route($method().to($handler))
                    .default_service(web::to($method::refuse)),
            ))*
        }
    };
}

routes! {
    post "/v1/moves/check" => moves::check,
    post "/v1/positions/status" => positions::status,
    post "/v1/positions/import" => import::import,
    post "/v1/positions/reach" => positions::reach,
    post "/v1/arbiter/decide" => arbiter::decide,
    get "/v1/rules" => rules::list,
    get "/v1/rules/{id}" => rules::one,
    get "/v1/glossary" => glossary::list,
    get "/v1/lessons" => lessons::list,
    get "/v1/lessons/{slug}" => lessons::one,
    get "/v1/puzzles/{id}" => puzzles::one,
    post "/v1/puzzles/{id}/answers" => answers::check,
    get "/v1/practice" => practice::list,
    get "/v1/practice/{skill}" => practice::one,
    post "/v1/rating/points" => rating::points,
    get "/v1/openapi.json" => openapi::json,
    get "/docs" => docs::page,
}

/// Registers `/api/…`.
pub fn configure(config: &mut ServiceConfig) {
    let cors = Cors::default()
        .allow_any_origin()
        .send_wildcard()
        .allowed_methods(["GET", "HEAD", "POST"])
        .allow_any_header()
        .expose_headers([header::RETRY_AFTER, header::CONTENT_LANGUAGE])
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

/// The other methods of an address that is read.
mod get {
    use super::{HttpRequest, HttpResponse, Problem, wanted};

    pub(super) async fn refuse(request: HttpRequest) -> Result<HttpResponse, Problem> {
        Err(Problem::method(wanted(&request), "GET, HEAD"))
    }
}

/// The other methods of an address that is asked.
mod post {
    use super::{HttpRequest, HttpResponse, Problem, wanted};

    pub(super) async fn refuse(request: HttpRequest) -> Result<HttpResponse, Problem> {
        Err(Problem::method(wanted(&request), "POST"))
    }
}

async fn nowhere(request: HttpRequest) -> Result<HttpResponse, Problem> {
    Err(nowhere_in(&request))
}

fn nowhere_in(request: &HttpRequest) -> Problem {
    Problem::new(wanted(request), ProblemCode::NotFound)
}
