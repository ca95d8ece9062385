//! A newcomer with a phone goes through the first three lessons by following only the one main button,
//! and sets up the whole board with a few mistakes, which are shown square by square and mended.

use super::board::Board;
use super::driver::{Kind, Session, tell};
use super::page::Hand;
use super::solve::{choose, put, set_up, solve};
use super::words;
use serde_json::json;
use yize::i18n::Lang;
use yize::puzzle::{Answer, Puzzle, Task};
use yize::rules::{Color, Placement, Role, Square};

const HAND: Hand = Hand::Finger;

/// How many lessons are gone through.
const LESSONS: usize = 3;

#[test]
fn the_first_lessons_lead_on_in_chinese() {
    tell(Kind::Phone, |session| first_lessons(session, Lang::Zh));
}

#[test]
fn the_first_lessons_lead_on_in_english() {
    tell(Kind::Phone, |session| first_lessons(session, Lang::En));
}

async fn first_lessons(session: Session, lang: Lang) {
    let course = words::course();
    let place = |rest: &str| format!("/{}{rest}", lang.code());
    arrive(&session, lang).await;
    go_on(&session).await;
    let mut whole_boards = 0;
    for lesson in course.lessons.iter().take(LESSONS) {
        assert_eq!(session.place().await, place(&format!("/lessons/{}", lesson.slug)));
        go_on(&session).await;
        for puzzle in course.puzzles_of(lesson) {
            assert_eq!(session.place().await, place(&format!("/puzzles/{}", puzzle.id)));
            session.fits_the_phone().await;
            let whole = is_of_the_whole_board(puzzle);
            whole_boards += usize::from(whole);
            if whole && whole_boards == 1 {
                set_up_with_mistakes(&session, lang, puzzle).await;
            } else {
                solve(&session, HAND, puzzle).await;
            }
            go_on(&session).await;
        }
    }
    assert!(whole_boards > 0, "the whole board is set up");
    let next = &course.lessons[LESSONS];
    assert_eq!(session.place().await, place(&format!("/lessons/{}", next.slug)));
    session.open(&place("/")).await;
    let title = lang.text(&format!("lesson-{}", next.slug));
    let go_on = lang.text_with("home-go-on", &[("lesson", title.as_ref().into())]);
    assert_eq!(session.text("a.go.main").await, go_on);
    assert_eq!(session.count(".partlist .count.all").await, LESSONS as u64);
    session.healthy(&[]).await;
}

/// Comes to the entrance with a browser that asks for the other language, and chooses this one.
async fn arrive(session: &Session, lang: Lang) {
    let headers = json!({ "Accept-Language": lang.other().tag() });
    session.devtools("Network.enable", json!({})).await;
    session.devtools("Network.setExtraHTTPHeaders", json!({ "headers": headers })).await;
    session.open("/").await;
    assert_eq!(session.place().await, format!("/{}/", lang.other().code()));
    session.fits_the_phone().await;
    session.follow(HAND, "a.switch").await;
    assert_eq!(session.place().await, format!("/{}/", lang.code()));
}

/// Follows the one main button of a page, which must be as narrow as the phone.
async fn go_on(session: &Session) {
    const SEEN: &str = "return [...document.querySelectorAll('a.go.main')] \
        .filter((link) => link.checkVisibility()).length";
    session.fits_the_phone().await;
    let seen = session.script(SEEN, vec![]).await;
    assert_eq!(seen, 1, "the one way on from {}", session.place().await);
    session.follow(HAND, "a.go.main").await;
}

fn is_of_the_whole_board(puzzle: &Puzzle) -> bool {
    let Task::Setup(ask) = &puzzle.task else { return false };
    puzzle.placement().is_empty() && ask.target == Placement::initial()
}

/// White's king and queen change places, a rook is forgotten, and a pawn stands where none belongs.
async fn set_up_with_mistakes(session: &Session, lang: Lang, puzzle: &Puzzle) {
    let board = Board::new(session, ".puzzle");
    let mut wrong = Placement::initial();
    wrong.set(Square::D1, Role::King.of(Color::White));
    wrong.set(Square::E1, Role::Queen.of(Color::White));
    wrong.remove(Square::A8);
    wrong.set(Square::E4, Role::Pawn.of(Color::White));
    set_up(session, HAND, &puzzle.placement(), &wrong).await;
    session.activate(HAND, ".setup .check").await;
    let said = board.verdict("no").await;
    assert_eq!(said, words::answer(lang, puzzle, &Answer::Placement(wrong)));
    for square in ["d1", "e1", "e4", "a8"] {
        assert!(said.contains(square), "{square}: {said}");
    }
    assert_eq!(board.marks().await, ["extra e4", "missed a8", "ring d1", "ring e1"]);
    assert_eq!(session.count(".said .legend li").await, 3);
    for (tool, square) in [('K', Square::E1), ('Q', Square::D1), ('-', Square::E4), ('r', Square::A8)] {
        choose(session, HAND, tool).await;
        put(session, HAND, &[square]).await;
        assert_eq!(board.marks().await, Vec::<String>::new(), "the marks speak of the board before");
    }
    session.activate(HAND, ".setup .check").await;
    board.verdict("yes").await;
    session.text(".solved a.go.main").await;
}
