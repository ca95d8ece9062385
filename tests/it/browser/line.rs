//! A figure is stepped through: by keyboard with script, by presses without; each move is seen, said
//! and marked in the list.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::solve::name;
use super::{axe, words};
use fantoccini::key::Key;
use serde_json::json;
use yize::curriculum::{Line, Scene};
use yize::i18n::{Lang, messages};
use yize::rules::Square;

/// The longest line of the course, and where it stands.
struct Shown {
    lesson: String,
    figure: String,
    line: Line,
}

impl Shown {
    fn longest() -> Shown {
        let course = words::course();
        let figures = course.lessons.iter().flat_map(|lesson| {
            lesson.sections.iter().flat_map(|section| &section.figures).map(move |figure| (lesson, figure))
        });
        let lines = figures.filter_map(|(lesson, figure)| match &figure.scene {
            Scene::Line(line) => {
                Some(Shown { lesson: lesson.slug.clone(), figure: figure.id.clone(), line: line.clone() })
            }
            Scene::Still(_) | Scene::Try(_) | Scene::Bare(_) => None,
        });
        let longest = lines.max_by_key(|shown| shown.line.len()).expect("a line");
        assert!(longest.line.len() > 6, "a line of some length");
        longest
    }

    async fn open(&self, session: &Session, lang: Lang) {
        session.open(&format!("/{}/lessons/{}", lang.code(), self.lesson)).await;
    }

    /// Something within the figure.
    fn css(&self, css: &str) -> String {
        format!("#fig-{} {css}", self.figure)
    }

    /// The button of a move in the list.
    fn button(&self, step: usize) -> String {
        self.css(&format!(".score button[value='{step}']"))
    }

    /// Holds that the figure shows, says and marks this step.
    async fn stands(&self, session: &Session, lang: Lang, step: usize) {
        let board = self.line.board(step);
        let pieces = Square::ALL
            .map(|square| (square.to_string(), board.piece_at(square).map(name).unwrap_or_default()));
        let pieces: Vec<(&str, &str)> =
            pieces.iter().map(|(square, piece)| (square.as_str(), piece.as_str())).collect();
        Board::new(session, &self.css("")).shows(&pieces).await;
        let said = session.text(&self.css("[role=status]")).await;
        let current = self.css(".score [aria-current=step]");
        if step == 0 {
            assert_eq!(said, lang.text_with("line-opening", &[("count", self.line.len().into())]));
            assert_eq!(session.count(&current).await, 0);
            return;
        }
        let ply = self.line.from + step - 1;
        let mv = self.line.game.moves().nth(ply).expect("a move");
        let before = self.line.game.position_at(ply);
        let words = messages::played(lang, mv, before);
        assert!(said.starts_with(&words), "{said}: {words}");
        let message = format!("figure-{}-{}", self.lesson, self.figure);
        let note = lang.attr(&message, &format!("step-{step}")).unwrap_or_default();
        assert!(said.ends_with(note.as_ref()), "{said}: {note}");
        assert_eq!(session.count(&current).await, 1);
        assert_eq!(session.text(&current).await, mv.san(before));
    }
}

#[test]
fn a_line_is_stepped_through_by_keyboard() {
    tell(Kind::Desk, |session| async move {
        let (shown, lang) = (Shown::longest(), Lang::Zh);
        let last = shown.line.len();
        shown.open(&session, lang).await;
        session.tab_to(&shown.css(".controls .on")).await;
        shown.stands(&session, lang, 0).await;
        session.keys(&[Key::Right]).await;
        shown.stands(&session, lang, 1).await;
        session.keys(&[Key::Enter]).await;
        shown.stands(&session, lang, 2).await;
        session.keys(&[Key::End]).await;
        shown.stands(&session, lang, last).await;
        axe::holds_in(&session, &shown.css("")).await;
        session.keys(&[Key::Right, Key::Left]).await;
        shown.stands(&session, lang, last - 1).await;
        session.keys(&[Key::Home]).await;
        shown.stands(&session, lang, 0).await;
        const HERE: &str = "return document.activeElement.matches(arguments[0])";
        let button = shown.css(".controls .on");
        assert_eq!(session.script(HERE, vec![button.into()]).await, true, "the focus has not moved");
        session.activate(Hand::Keys, &shown.button(last - 2)).await;
        shown.stands(&session, lang, last - 2).await;
        session.healthy(&[]).await;
    });
}

#[test]
fn a_line_is_stepped_through_without_script() {
    tell(Kind::NoScript, |session| async move {
        let (shown, lang) = (Shown::longest(), Lang::En);
        let last = shown.line.len();
        shown.open(&session, lang).await;
        shown.stands(&session, lang, 0).await;
        let control = |number| shown.css(&format!(".controls button:nth-of-type({number})"));
        for (css, step) in [
            (control(3), 1),
            (control(3), 2),
            (shown.button(last - 2), last - 2),
            (control(2), last - 3),
            (control(4), last),
            (control(1), 0),
        ] {
            session.leave_by(&css).await;
            shown.stands(&session, lang, step).await;
        }
        session.healthy(&[]).await;
    });
}

#[test]
fn a_move_glides_unless_motion_is_unwelcome() {
    tell(Kind::Phone, |session| async move {
        const GLIDING: &str = "
            document.querySelector(arguments[0]).click();
            return document.getAnimations().some((a) => a.effect.target.localName === 'piece')";
        let shown = Shown::longest();
        for (motion, gliding) in [("reduce", false), ("no-preference", true)] {
            let features = json!([{ "name": "prefers-reduced-motion", "value": motion }]);
            session.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
            shown.open(&session, Lang::En).await;
            session.fits_the_phone().await;
            let next = shown.css(".controls .on");
            assert_eq!(session.script(GLIDING, vec![next.into()]).await, gliding, "{motion}");
        }
        session.healthy(&[]).await;
    });
}
