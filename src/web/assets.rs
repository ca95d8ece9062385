//! Static files, built into the binary under names that carry their hash.
//!
//! `build.rs` gathers and compresses them. A name never stands for other bytes, so that a browser
//! may keep each for ever. Knows nothing of pages.

use super::compression::takes_gzip;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, VARY};
use actix_web::web::{self, ServiceConfig};
use actix_web::{HttpRequest, HttpResponse};

/// A file of the site.
struct Asset {
    name: &'static str,
    url: &'static str,
    mime: &'static str,
    plain: &'static [u8],
    gzip: &'static [u8],
    modules: &'static [&'static str],
}

include!(concat!(env!("OUT_DIR"), "/assets.rs"));
include!(concat!(env!("OUT_DIR"), "/pieces.rs"));

/// Registers `/static/…`.
pub fn configure(config: &mut ServiceConfig) {
    for asset in ASSETS {
        let answer = move |request: HttpRequest| async move { serve(asset, &request) };
        config.service(web::resource(asset.url).route(web::get().to(answer)).route(web::head().to(answer)));
    }
}

/// The address of a static file for use in pages: `css/yize.css` gives
/// `/static/yize.<hash>.css`; a name that no file has gives an empty address.
#[must_use]
pub fn url(name: &str) -> &'static str {
    ASSETS.iter().find(|asset| asset.name == name).map_or("", |asset| asset.url)
}

/// The addresses of a script module and of all that it imports, to be asked for at once.
#[must_use]
pub fn modules(name: &str) -> &'static [&'static str] {
    ASSETS.iter().find(|asset| asset.name == name).map_or(&[], |asset| asset.modules)
}

/// The drawings of the pieces, by their style (`pawn white`): what lies within an `<svg>` of 45 by 45.
#[must_use]
pub fn pieces() -> &'static [(&'static str, &'static str)] {
    PIECES
}

fn serve(asset: &'static Asset, request: &HttpRequest) -> HttpResponse {
    let mut response = HttpResponse::Ok();
    response
        .content_type(asset.mime)
        .insert_header((CACHE_CONTROL, "public, max-age=31536000, immutable"))
        .insert_header((VARY, "Accept-Encoding"));
    if takes_gzip(request.headers()) {
        response.insert_header((CONTENT_ENCODING, "gzip")).body(asset.gzip)
    } else {
        response.body(asset.plain)
    }
}

#[cfg(test)]
mod tests {
    use super::{ASSETS, modules, pieces, url};

    #[test]
    fn each_piece_has_one_drawing_that_the_policy_allows() {
        let names: std::collections::BTreeSet<_> = pieces().iter().map(|(name, _)| name).collect();
        assert_eq!((pieces().len(), names.len()), (12, 12), "{names:?}");
        for (name, drawing) in pieces() {
            assert!(drawing.starts_with('<') && drawing.contains("<path"), "{name}");
            for refused in ["style=", "id=", "<script", "href", "<svg"] {
                assert!(!drawing.contains(refused), "{name} has {refused}");
            }
        }
    }

    #[test]
    fn every_import_of_a_module_names_a_file_that_is_served() {
        for asset in ASSETS.iter().filter(|asset| asset.name.starts_with("js/")) {
            let text = std::str::from_utf8(asset.plain).expect("a module is UTF-8");
            assert!(asset.modules.contains(&asset.url), "{}", asset.name);
            for import in text.split("from \"").skip(1) {
                let name = import.split('"').next().unwrap_or("").trim_start_matches("./");
                assert!(asset.modules.iter().any(|url| url.ends_with(name)), "{}: {name}", asset.name);
            }
        }
    }

    #[test]
    fn comments_stay_behind() {
        for asset in ASSETS.iter().filter(|asset| !asset.name.contains("chessground")) {
            let text = std::str::from_utf8(asset.plain).expect("a text of ours");
            let comment = text.lines().find(|line| line.starts_with("//") || line.starts_with("* "));
            assert_eq!(comment, None, "{}", asset.name);
        }
    }

    #[test]
    fn a_name_without_a_file_has_no_address() {
        assert!(url("css/yize.css").starts_with("/static/yize."));
        assert_eq!(url("css/none.css"), "");
        assert!(modules("js/none.js").is_empty());
    }
}
