//! A page as a visitor has it before them: what it says, and the four ways to act on it.

use super::driver::{Kind, Session};
use fantoccini::Locator;
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use serde_json::Value;
use std::time::{Duration, Instant};

/// How long anything may take to show.
const PATIENCE: Duration = Duration::from_secs(20);

/// What the visitor acts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Hand {
    /// The mouse: links are clicked, pieces are dragged.
    Mouse,
    /// The keyboard alone.
    Keys,
    /// The finger.
    Finger,
    /// The mouse on a page without script: two presses make a move.
    Presses,
}

impl Hand {
    /// The browser that it needs.
    pub(super) fn kind(self) -> Kind {
        match self {
            Hand::Mouse | Hand::Keys => Kind::Desk,
            Hand::Finger => Kind::Phone,
            Hand::Presses => Kind::NoScript,
        }
    }
}

/// Marks a page that is being left, and asks for the next one.
const LEAVE: &str = "document.documentElement.dataset.left = ''";
const NEXT: &str =
    "return !('left' in document.documentElement.dataset) && document.readyState === 'complete'";

impl Session {
    pub(super) async fn open(&self, path: &str) {
        let url = self.service.borrow().url(path);
        self.client.goto(&url).await.expect(path);
    }

    /// Path, query and fragment of the page.
    pub(super) async fn place(&self) -> String {
        let url = self.client.current_url().await.expect("an address");
        let host = self.service.borrow().url("");
        url.as_str().strip_prefix(&host).unwrap_or(url.as_str()).to_owned()
    }

    /// Runs a script in the page; `arguments` holds what is passed.
    pub(super) async fn script(&self, text: &str, arguments: Vec<Value>) -> Value {
        self.client.execute(text, arguments).await.unwrap_or_else(|error| panic!("{error}: {text}"))
    }

    /// Waits until a script gives something other than null, false or an empty text.
    pub(super) async fn until(&self, what: &str, text: &str, arguments: Vec<Value>) -> Value {
        let start = Instant::now();
        loop {
            // A page that is being left answers with an error; the next one will answer.
            let found = self.client.execute(text, arguments.clone()).await.unwrap_or(Value::Null);
            if !matches!(&found, Value::Null | Value::Bool(false)) && found != "" {
                return found;
            }
            if start.elapsed() > PATIENCE {
                let page = self.script("return document.querySelector('main').innerText", vec![]).await;
                panic!("{what}: not seen at {}\n{}", self.place().await, page.as_str().unwrap_or_default());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// The text of an element that is on the page and visible.
    pub(super) async fn text(&self, css: &str) -> String {
        const TEXT: &str = "const e = document.querySelector(arguments[0]); \
            return e && e.checkVisibility() ? e.innerText.trim() : null";
        self.until(css, TEXT, vec![css.into()]).await.as_str().unwrap_or_default().to_owned()
    }

    pub(super) async fn count(&self, css: &str) -> u64 {
        let count =
            self.script("return document.querySelectorAll(arguments[0]).length", vec![css.into()]).await;
        count.as_u64().unwrap_or_default()
    }

    /// Activates a link or a button, and for a link waits until its place is reached.
    pub(super) async fn follow(&self, hand: Hand, css: &str) {
        let target = self
            .until(css, "return document.querySelector(arguments[0])?.href ?? null", vec![css.into()])
            .await;
        self.activate(hand, css).await;
        const THERE: &str = "return location.href === arguments[0] && document.readyState === 'complete'";
        self.until(&format!("{css} is followed to {target}"), THERE, vec![target]).await;
    }

    /// Clicks, taps, or goes there by Tab and presses Enter.
    pub(super) async fn activate(&self, hand: Hand, css: &str) {
        match hand {
            Hand::Mouse | Hand::Presses => {
                let element = self.client.find(Locator::Css(css)).await.expect(css);
                element.click().await.unwrap_or_else(|error| panic!("{css}: {error}"));
            }
            Hand::Finger => {
                const CENTRE: &str = "const e = document.querySelector(arguments[0]); \
                    e?.scrollIntoView({ block: 'center', behavior: 'instant' }); \
                    const r = e?.getClientRects()[0]; \
                    return r ? [r.x + r.width / 2, r.y + r.height / 2] : null";
                let at = point(&self.until(css, CENTRE, vec![css.into()]).await);
                self.point(hand, &[at]).await;
            }
            Hand::Keys => {
                self.tab_to(css).await;
                self.keys(&[Key::Enter]).await;
            }
        }
    }

    /// Clicks what leads away from this page, whatever it is, and waits for the page that comes.
    pub(super) async fn leave_by(&self, css: &str) {
        let element = self.client.find(Locator::Css(css)).await.expect(css);
        self.script(LEAVE, vec![]).await;
        element.click().await.unwrap_or_else(|error| panic!("{css}: {error}"));
        self.until(&format!("the page after {css}"), NEXT, vec![]).await;
    }

    /// Writes into a field, in place of what stands in it.
    pub(super) async fn write(&self, css: &str, text: &str) {
        let field = self.client.find(Locator::Css(css)).await.expect(css);
        field.clear().await.expect(css);
        field.send_keys(text).await.expect(css);
    }

    /// Chooses a file in a field for files.
    pub(super) async fn choose(&self, css: &str, path: &str) {
        let field = self.client.find(Locator::Css(css)).await.expect(css);
        field.send_keys(path).await.expect(css);
    }

    /// Does by a script what leads to another page, and waits for that page.
    pub(super) async fn leave_with(&self, text: &str, arguments: Vec<Value>) {
        self.script(LEAVE, vec![]).await;
        self.script(text, arguments).await;
        self.until("the page after a script", NEXT, vec![]).await;
    }

    /// Presses Tab until an element has the focus.
    pub(super) async fn tab_to(&self, css: &str) {
        const HERE: &str = "return document.activeElement?.matches(arguments[0]) ?? false";
        for _ in 0..200 {
            if self.script(HERE, vec![css.into()]).await == true {
                const SEEN: &str = "const r = document.activeElement.getBoundingClientRect(); \
                    return document.activeElement.matches(':focus-visible') && r.bottom > 0 && r.top < innerHeight";
                assert_eq!(self.script(SEEN, vec![]).await, true, "{css} shows that it has the focus");
                return;
            }
            self.keys(&[Key::Tab]).await;
        }
        panic!("{css} cannot be reached by Tab at {}", self.place().await);
    }

    /// Goes to a group of choices by Tab, and by the arrow keys to the one of that value.
    pub(super) async fn choose_by_arrows(&self, group: &str, value: &str) {
        const HERE: &str = "return document.activeElement.value === arguments[0]";
        self.tab_to(group).await;
        self.keys(&[Key::Space]).await;
        for _ in 0..20 {
            if self.script(HERE, vec![value.into()]).await == true {
                return;
            }
            self.keys(&[Key::Down]).await;
        }
        panic!("{group} has no {value} at {}", self.place().await);
    }

    /// Presses keys one after the other.
    pub(super) async fn keys(&self, keys: &[Key]) {
        let mut actions = KeyActions::new("keyboard".into());
        for key in keys {
            let value = char::from(*key);
            actions = actions.then(KeyAction::Down { value }).then(KeyAction::Up { value });
        }
        self.client.perform_actions(actions).await.expect("keys are pressed");
    }

    /// Types a letter where the keyboard is; a capital one with Shift.
    pub(super) async fn type_letter(&self, letter: &str) {
        let here = self.client.active_element().await.expect("something has the focus");
        here.send_keys(letter).await.expect("a letter is typed");
    }

    /// Presses Enter on what leads away from this page, and waits for the page that comes.
    pub(super) async fn press_enter_and_leave(&self) {
        self.script(LEAVE, vec![]).await;
        self.keys(&[Key::Enter]).await;
        self.until("the page after Enter", NEXT, vec![]).await;
    }

    /// Presses at the first point, moves through the others, and lets go at the last.
    pub(super) async fn point(&self, hand: Hand, points: &[(f64, f64)]) {
        let mut steps = Vec::new();
        for (index, (x, y)) in points.iter().enumerate() {
            let duration = Some(Duration::from_millis(if index == 0 { 0 } else { 25 }));
            steps.push(PointerAction::MoveTo { duration, x: *x, y: *y });
            if index == 0 {
                steps.push(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
            }
        }
        steps.push(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(hand, steps).await;
    }

    /// Presses and lets go at each of the points.
    pub(super) async fn press_each(&self, hand: Hand, points: &[(f64, f64)]) {
        let press = |(x, y): &(f64, f64)| {
            let to = PointerAction::MoveTo { duration: None, x: *x, y: *y };
            let button = MOUSE_BUTTON_LEFT;
            [to, PointerAction::Down { button }, PointerAction::Up { button }]
        };
        self.perform(hand, points.iter().flat_map(press).collect()).await;
    }

    async fn perform(&self, hand: Hand, steps: Vec<PointerAction>) {
        let done = if hand == Hand::Finger {
            let finger = steps.into_iter().fold(TouchActions::new("finger".into()), InputSource::then);
            self.client.perform_actions(finger).await
        } else {
            let mouse = steps.into_iter().fold(MouseActions::new("mouse".into()), InputSource::then);
            self.client.perform_actions(mouse).await
        };
        done.expect("the pointer moves");
    }

    /// Waits until the page has been drawn as it now is, and its scripts have heard of it.
    pub(super) async fn drawn(&self) {
        const DRAWN: &str =
            "const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done(true)))";
        if self.kind != Kind::NoScript {
            self.client.execute_async(DRAWN, vec![]).await.expect("frames are drawn");
        }
    }

    /// Holds that nothing was asked of another host and that the browser reported no error but
    /// those that the story brought about.
    pub(super) async fn healthy(&self, expected: &[&str]) {
        let errors = self.errors().await;
        let surprises: Vec<_> =
            errors.iter().filter(|error| !expected.iter().any(|text| error.contains(text))).collect();
        assert!(surprises.is_empty(), "the browser reports {surprises:#?}");
        let host = self.service.borrow().url("/");
        let requests = self.requests().await;
        assert!(requests.iter().any(|url| url.starts_with(&host)), "no request was seen");
        // The browser's own start page is none of ours.
        let known = [&host[..], "data:", "chrome://"];
        let strangers: Vec<_> =
            requests.iter().filter(|url| !known.iter().any(|start| url.starts_with(start))).collect();
        assert!(strangers.is_empty(), "other hosts are asked: {strangers:?}");
    }

    /// Holds that the page is as narrow as the phone.
    pub(super) async fn fits_the_phone(&self) {
        const FITS: &str = "const root = document.documentElement; \
            return innerWidth === 360 && root.scrollWidth === 360 && visualViewport.scale === 1";
        const WIDE: &str = "return [...document.querySelectorAll('body *')] \
            .filter((e) => e.getBoundingClientRect().right > 360.5).map((e) => e.outerHTML.slice(0, 120))";
        if self.script(FITS, vec![]).await != true {
            let wide = self.script(WIDE, vec![]).await;
            panic!("{} is wider than a phone: {wide:#}", self.place().await);
        }
    }
}

/// A pair of numbers.
pub(super) fn point(value: &Value) -> (f64, f64) {
    let number = |index: usize| value[index].as_f64().expect("a number");
    (number(0), number(1))
}
