//! A pupil asks about a game that was played, and about a position in which nothing can happen any
//! more; the address of the question can be passed on.

use super::board::Board;
use super::driver::{Kind, tell};
use super::page::Hand;
use crate::support::TempDir;
use yize::i18n::{Lang, messages};
use yize::rules::{End, Game, Verdict, judge_text};

/// Black's rook leaves a8 on move 6 and comes back on move 8.
const GAME: &str = "1. e4 e5 2. Nf3 Nc6 3. d3 d6 4. Nc3 Be6 5. a3 Qd7 6. h3 Rb8 7. g3 a6 8. Bg2 Ra8 9. b3 h6 \
    10. Bb2 g6 11. O-O Bg7 12. Re1 Nge7 13. Rf1 f6 14. a4 b6 15. h4 h5 16. Qd2 Bf7 17. Rae1 g5 18. Nd1 g4 \
    19. Ne3 Ng6 20. c3 Nf4 21. c4 Ng6 22. Nc2 Nge7 23. Na1 Be6";

/// The half-move after which the question is asked: White's move 23.
const PLY: usize = 45;

fn game() -> Game {
    let moves: Vec<&str> = GAME.split_whitespace().filter(|word| !word.ends_with('.')).take(PLY).collect();
    Game::read(None, &moves).expect("a game")
}

/// What castling long meets.
fn refusal(lang: Lang) -> String {
    match judge_text(&game(), "O-O-O") {
        Verdict::Refused(refused) => messages::refusal(lang, &refused.reason),
        Verdict::Legal(_) => panic!("the rook has moved"),
    }
}

/// The address of the question, below the language.
fn question() -> String {
    let moves: Vec<&str> = GAME.split_whitespace().filter(|word| !word.ends_with('.')).collect();
    let game = Game::read(None, &moves).expect("a game");
    let moves: Vec<String> = game.moves().map(|mv| mv.uci()).collect();
    format!("/ask?moves={}&ply={PLY}&move=O-O-O#board", moves.join("+"))
}

#[test]
fn the_move_that_lost_the_right_is_found_in_a_pasted_game() {
    tell(Kind::Desk, |session| async move {
        session.open("/en/ask").await;
        session.write("#paste-text", GAME).await;
        session.leave_by(".paste .go").await;
        session.follow(Hand::Mouse, &format!(".score li:nth-child({PLY}) a")).await;
        assert_eq!(session.text(".score [aria-current]").await, "Na1");
        session.write("#write-ask", "O-O-O").await;
        session.activate(Hand::Mouse, ".write button").await;
        let said = Board::new(&session, "[data-ask]").verdict("no").await;
        assert_eq!(said, refusal(Lang::En));
        assert!(said.contains("a8") && said.contains("move 6"), "{said}");
        assert_eq!(session.place().await, format!("/en{}", question()));
        session.healthy(&[]).await;
    });
}

#[test]
fn the_question_is_passed_on_to_a_reader_of_chinese_without_script() {
    tell(Kind::NoScript, |session| async move {
        session.open(&format!("/zh{}", question())).await;
        let said = Board::new(&session, "[data-ask]").verdict("no").await;
        assert_eq!(said, refusal(Lang::Zh));
        assert!(said.contains("a8") && said.contains("第 6 回合"), "{said}");
        session.leave_by(".switch").await;
        assert_eq!(Board::new(&session, "[data-ask]").verdict("no").await, refusal(Lang::En));
    });
}

/// The pieces of a locked wall, each with the letter that puts it: small for White.
const WALL: [(&str, &str); 10] = [
    ("e6", "K"),
    ("a5", "P"),
    ("c5", "P"),
    ("e5", "P"),
    ("g5", "P"),
    ("a4", "p"),
    ("c4", "p"),
    ("e4", "p"),
    ("g4", "p"),
    ("e2", "k"),
];

#[test]
fn a_locked_wall_is_set_up_by_keyboard_alone_and_nobody_can_win() {
    tell(Kind::Desk, |session| async move {
        session.open("/en/ask").await;
        session.follow(Hand::Keys, ".paste .row a").await;
        session.activate(Hand::Keys, ".editor .clear").await;
        let board = Board::new(&session, ".editor");
        session.tab_to(".editor .sq").await;
        for (square, letter) in WALL {
            board.walk(square).await;
            session.type_letter(letter).await;
        }
        board.shows(&[("e6", "black king"), ("e2", "white king"), ("a5", "black pawn")]).await;
        session.tab_to(".editor [name=use]").await;
        session.press_enter_and_leave().await;
        assert_eq!(session.text(".stands").await, messages::end(Lang::En, End::DeadPosition));
        session.healthy(&[]).await;
    });
}

#[test]
fn pieces_are_carried_with_the_mouse_and_what_is_wrong_is_told() {
    tell(Kind::Desk, |session| async move {
        session.open("/zh/ask?set=1").await;
        let board = Board::new(&session, ".editor");
        board.carry("e1", "e5").await;
        board.shows(&[("e1", ""), ("e5", "white king")]).await;
        session.activate(Hand::Mouse, ".editor .undo").await;
        board.shows(&[("e1", "white king"), ("e5", "")]).await;
        board.carry("e1", "e5").await;
        session.leave_by(".editor [name=use]").await;
        assert!(session.text(".editor .said.no").await.contains("e1"));
        assert_eq!(board.marks().await, ["ring e1"]);
        session.leave_by(".mend").await;
        assert!(session.count(".stands").await == 1);
        session.healthy(&[]).await;
    });
}

/// A file with a game on the machine of the browser.
fn game_file() -> (TempDir, String) {
    let folder = TempDir::new();
    let path = folder.path().join("game.pgn");
    std::fs::write(&path, "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 *\n").expect("a file");
    let path = path.to_str().expect("a path").to_owned();
    (folder, path)
}

#[test]
fn a_file_is_chosen_and_read_without_script() {
    tell(Kind::NoScript, |session| async move {
        let (_folder, path) = game_file();
        session.open("/zh/ask").await;
        session.choose("#paste-file", &path).await;
        session.leave_by(".paste .go").await;
        assert_eq!(session.place().await, "/zh/ask?moves=e2e4%20e7e5%20g1f3&ply=0#board");
        assert_eq!(session.count(".score li").await, 3);
        session.healthy(&[]).await;
    });
}

/// Drops a file of a name and a size on the form: a game, and then blanks.
const DROP: &str = "
    const text = '1. e4 e5 2. Nf3 *'.padEnd(arguments[1]);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], arguments[0]));
    document.querySelector('.paste form')
        .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))";

#[test]
fn a_file_is_dropped_on_the_form_and_one_that_is_too_large_is_told_of_at_once() {
    tell(Kind::Desk, |session| async move {
        session.open("/en/ask").await;
        session.write("#paste-text", "what I typed").await;
        session.script(DROP, vec!["big.pgn".into(), (17 * 1024 * 1024).into()]).await;
        let said = session.text(".paste .state.no").await;
        assert_eq!(
            said,
            Lang::En.text_with("ask-file-long", &[("name", "big.pgn".into()), ("limit", 16.into())])
        );
        assert_eq!(session.count("#paste-file[aria-invalid=true]").await, 1);
        session.leave_with(DROP, vec!["game.pgn".into(), 40.into()]).await;
        assert_eq!(session.place().await, "/en/ask?moves=e2e4%20e7e5%20g1f3#board");
        session.healthy(&[]).await;
    });
}
