//! axe-core on every kind of page: both languages, light and dark, wide and narrow. It must find
//! nothing. On the way, no page may be wider than a phone or report an error.

use super::driver::{Kind, Session, tell};
use super::kinds::{self, Page};
use serde_json::{Value, json};
use yize::i18n::Lang;

/// The width of a narrow phone.
const PHONE: u32 = 360;

/// The whole page.
const PAGE: &str = ":root";

/// What the browser reports of the page that is not there.
const MISSING: &str = "/nowhere - Failed to load resource";

#[test]
fn axe_finds_nothing_in_chinese() {
    tell(Kind::Desk, |session| every_kind_of_page(session, Lang::Zh));
}

#[test]
fn axe_finds_nothing_in_english() {
    tell(Kind::Desk, |session| every_kind_of_page(session, Lang::En));
}

/// Pages are seen narrow and wide. What one language sees light the other sees dark: both have
/// the same styles and the same elements.
async fn every_kind_of_page(session: Session, lang: Lang) {
    load_with_every_page(&session).await;
    let (narrow, wide) = match lang {
        Lang::Zh => ("dark", "light"),
        Lang::En => ("light", "dark"),
    };
    let mut found = Vec::new();
    for Page { place, narrow: on_phone, wide: on_desk } in kinds::of_pages(lang) {
        resize(&session, PHONE).await;
        colours(&session, narrow).await;
        session.open(&place).await;
        session.fits_the_phone().await;
        if on_phone {
            let faults = run(&session, PAGE).await;
            found.extend(faults.iter().map(|fault| format!("{place} narrow, {narrow}: {fault}")));
        }
        if on_desk {
            resize(&session, 1280).await;
            colours(&session, wide).await;
            let faults = run(&session, PAGE).await;
            found.extend(faults.iter().map(|fault| format!("{place} wide, {wide}: {fault}")));
        }
    }
    let shown = found.iter().take(50).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(found.is_empty(), "{} violations, the first of them:\n{shown}", found.len());
    session.healthy(&[MISSING]).await;
}

/// Holds that axe finds nothing on the page as it stands.
pub(super) async fn holds(session: &Session) {
    holds_in(session, PAGE).await;
}

/// Holds that axe finds nothing in an element.
pub(super) async fn holds_in(session: &Session, css: &str) {
    if session.kind == Kind::NoScript {
        // axe needs timers, and those do not run; the same pages are held with script on.
        return;
    }
    if session.script("return typeof axe", vec![]).await == "undefined" {
        session.script(&source(), vec![]).await;
    }
    let found = run(session, css).await;
    assert!(found.is_empty(), "{}: {}", session.place().await, found.join("\n"));
}

/// axe-core, as the lock file of `static/` pins it.
fn source() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/static/node_modules/axe-core/axe.min.js");
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}: run `npm ci` in static/"))
}

async fn load_with_every_page(session: &Session) {
    session.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": source() })).await;
}

async fn resize(session: &Session, width: u32) {
    let mobile = width == PHONE;
    let metrics = json!({ "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": mobile });
    session.devtools("Emulation.setDeviceMetricsOverride", metrics).await;
}

async fn colours(session: &Session, scheme: &str) {
    let features = json!([
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]);
    session.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
}

/// Runs axe on an element, and gives each violation in a line.
async fn run(session: &Session, css: &str) -> Vec<String> {
    const RUN: &str = "
        const [css, done] = arguments;
        const line = (fault) => fault.nodes.map((node) =>
            `${fault.id}: ${node.target.join(' ')}: ${node.html.slice(0, 200)}: ${node.any.concat(node.all, node.none).map((c) => c.message).join('; ')}`);
        axe.run(document.querySelector(css), { resultTypes: ['violations'], preload: false })
            .then((result) => done(result.violations.flatMap(line)), (error) => done([String(error)]));";
    let found = session.client.execute_async(RUN, vec![css.into()]).await.expect("axe runs");
    found.as_array().expect("a list").iter().filter_map(Value::as_str).map(str::to_owned).collect()
}
