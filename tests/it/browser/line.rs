//! A figure is stepped through: by keyboard with script, by presses without; each move is seen, said
//! and marked in the list.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::{axe, words};
use fantoccini::key::Key;
use serde_json::json;
use yize::curriculum::{Line, Scene};
use yize::i18n::{Lang, messages};

const FIGURE: &str = "#fig-game";

/// The squares that tell the steps of the line apart.
const SEEN: [&str; 8] = ["e2", "e4", "e1", "g1", "f1", "e8", "g8", "f8"];

fn line() -> Line {
    let course = words::course();
    match &words::figure(&course, "castling", "game").scene {
        Scene::Line(line) => line.clone(),
        Scene::Still(_) | Scene::Try(_) | Scene::Bare(_) => panic!("a line"),
    }
}

#[test]
fn a_line_is_stepped_through_by_keyboard() {
    tell(Kind::Desk, |session| async move {
        let line = line();
        session.open("/zh/lessons/castling").await;
        session.tab_to(&format!("{FIGURE} .controls .on")).await;
        seen(&session, Lang::Zh, &line, 0).await;
        session.keys(&[Key::Right]).await;
        seen(&session, Lang::Zh, &line, 1).await;
        session.keys(&[Key::Enter]).await;
        seen(&session, Lang::Zh, &line, 2).await;
        session.keys(&[Key::End]).await;
        seen(&session, Lang::Zh, &line, line.len()).await;
        axe::holds(&session).await;
        session.keys(&[Key::Right, Key::Left]).await;
        seen(&session, Lang::Zh, &line, line.len() - 1).await;
        session.keys(&[Key::Home]).await;
        seen(&session, Lang::Zh, &line, 0).await;
        const HERE: &str = "return document.activeElement.matches(arguments[0])";
        let button = format!("{FIGURE} .controls .on");
        assert_eq!(session.script(HERE, vec![button.into()]).await, true, "the focus has not moved");
        session.activate(Hand::Keys, &format!("{FIGURE} .score button[value='7']")).await;
        seen(&session, Lang::Zh, &line, 7).await;
        session.healthy(&[]).await;
    });
}

#[test]
fn a_line_is_stepped_through_without_script() {
    tell(Kind::NoScript, |session| async move {
        let line = line();
        session.open("/en/lessons/castling").await;
        seen(&session, Lang::En, &line, 0).await;
        let button = |css: &str| format!("{FIGURE} {css}");
        for (css, step) in [
            (".controls .on", 1),
            (".controls .on", 2),
            (".score button[value='7']", 7),
            (".controls button:nth-of-type(2)", 6),
            (".controls button:nth-of-type(4)", line.len()),
            (".controls button:nth-of-type(1)", 0),
        ] {
            session.leave_by(&button(css)).await;
            seen(&session, Lang::En, &line, step).await;
        }
        session.healthy(&[]).await;
    });
}

#[test]
fn a_move_glides_unless_motion_is_unwelcome() {
    tell(Kind::Phone, |session| async move {
        const GLIDING: &str = "
            document.querySelector('#fig-game .controls .on').click();
            return document.getAnimations().filter((a) => a.effect.target.localName === 'piece').length";
        for (motion, gliding) in [("reduce", 0), ("no-preference", 1)] {
            let features = json!([{ "name": "prefers-reduced-motion", "value": motion }]);
            session.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await;
            session.open("/en/lessons/castling").await;
            assert_eq!(session.script(GLIDING, vec![]).await, gliding, "{motion}");
            session.fits_the_phone().await;
        }
        session.healthy(&[]).await;
    });
}

/// Holds that the figure shows, says and marks this step.
async fn seen(session: &Session, lang: Lang, line: &Line, step: usize) {
    let board = line.board(step);
    let pieces = SEEN.map(|square| {
        let piece = board.piece_at(square.parse().expect("a square"));
        (square, piece.map(super::solve::name).unwrap_or_default())
    });
    let pieces: Vec<(&str, &str)> = pieces.iter().map(|(square, piece)| (*square, piece.as_str())).collect();
    Board::new(session, FIGURE).shows(&pieces).await;
    let said = session.text(&format!("{FIGURE} [role=status]")).await;
    let current = session.count(&format!("{FIGURE} .score [aria-current=step]")).await;
    if step == 0 {
        assert_eq!(said, lang.text_with("line-opening", &[("count", line.len().into())]));
        assert_eq!(current, 0);
        return;
    }
    let mv = line.game.moves().nth(line.from + step - 1).expect("a move");
    let before = line.game.position_at(line.from + step - 1);
    let words = messages::played(lang, mv, before);
    assert!(said.starts_with(&words), "{said}: {words}");
    let note = lang.attr("figure-castling-game", &format!("step-{step}")).unwrap_or_default();
    assert!(said.ends_with(note.as_ref()), "{said}: {note}");
    assert_eq!(current, 1);
    assert_eq!(session.text(&format!("{FIGURE} .score [aria-current=step]")).await, mv.san(before));
}
