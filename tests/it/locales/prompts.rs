//! What generated puzzles ask, in both languages: clean whatever chance draws, and word for word
//! where one stands for many.

use super::clean::fault;
use yize::i18n::{Lang, game_so_far, prompt};
use yize::puzzle::generate::{self, Level, Skill};
use yize::puzzle::{
    BoardAsk, CheckAnswer, ChoiceAsk, CountAsk, Filter, GameAsk, Goal, Ground, Name, NotateAsk, Puzzle,
    RouteAsk, SquaresAsk, Task, VerdictAsk,
};
use yize::rules::{Color, Game, Role, Square, SquareSet, Wing};

/// So many puzzles of each skill and level are read.
const SEEDS: u32 = 12;

#[test]
fn every_generated_puzzle_asks_cleanly() {
    for skill in Skill::all() {
        for level in Level::ALL {
            for seed in 0..SEEDS {
                let made = generate::make(skill, level, seed).expect("a puzzle");
                for lang in Lang::ALL {
                    let asked = prompt(lang, &made.puzzle);
                    assert_eq!(fault(lang, &asked), None, "{}", made.puzzle.id);
                    assert!(asked.ends_with(['?', '.', '？', '。']), "{asked}");
                    let told = game_so_far(lang, &made.puzzle);
                    assert!(told.is_some() || made.puzzle.game.plies() == 0, "{}", made.puzzle.id);
                    assert!(!told.unwrap_or_default().contains(['{', '}']), "{}", made.puzzle.id);
                }
            }
        }
    }
}

/// A puzzle that nobody has worded.
fn unworded(fen: &str, task: Task) -> Puzzle {
    let game = Game::read::<&str>(Some(fen), &[]).expect("a game");
    let name = Name { id: "gen.sample".into(), lesson: "check".into(), rules: vec!["check".into()] };
    let ground = Ground { game, board: None, turned: false, orientation: Color::White };
    Puzzle::new(name, ground, task).expect("sound")
}

#[test]
fn prompts_word_for_word() {
    const GAME: &str = "r3k2r/pppq1ppp/b1n2n2/4p3/4P3/2N2N2/PPPB1PPP/R2QK2R w KQkq - 0 9";
    const PAWN: &str = "3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1";
    let verdict = |text: &str| Task::Verdict(VerdictAsk { text: text.into(), options: options() });
    let rows: Vec<(&str, Task, &str, &str)> = vec![
        (GAME, verdict("e1g1"), "White wants to castle short. Is that allowed?", "白方想走短易位。可以吗？"),
        (
            GAME,
            verdict("a1c1"),
            "White wants to move the rook on a1 to c1. Is that allowed?",
            "白方想把 a1 的车走到 c1。可以吗？",
        ),
        (
            GAME,
            verdict("d1d2"),
            "White wants to move the queen on d1 to d2, where a bishop of the same side stands. Is that allowed?",
            "白方想把 d1 的后走到 d2，那里站着自己的象。可以吗？",
        ),
        (
            PAWN,
            verdict("e7d8n"),
            "White wants to take the knight on d8 with the pawn on e7 and make it a knight. Is that allowed?",
            "白方想用 e7 的兵吃 d8 的马，变成马。可以吗？",
        ),
        (
            PAWN,
            verdict("e7e8"),
            "White wants to move the pawn on e7 to e8 and leave it a pawn. Is that allowed?",
            "白方想把 e7 的兵走到 e8，不变，还当兵。可以吗？",
        ),
        (
            GAME,
            Task::Move(Goal::Reach { square: Square::E2, piece: Some(Role::Queen) }),
            "White to move: go to e2 with a queen.",
            "白方走：把后走到 e2。",
        ),
        (
            GAME,
            Task::Move(Goal::AnswerCheck { by: CheckAnswer::Block }),
            "White is in check: put a piece in between.",
            "白方正被将军：垫一个子。",
        ),
        (
            GAME,
            Task::Route(RouteAsk { from: Square::A1, targets: vec![Square::C1], avoid: true }),
            "Bring the rook on a1 to the marked square, in as few moves as you can. Do not step on a square that is attacked.",
            "把 a1 的车走到标出的格，步数越少越好。别走到会被吃的格上。",
        ),
        (
            GAME,
            Task::Squares(SquaresAsk::Castling {
                wing: Wing::Short,
                part: yize::puzzle::CastlingPart::Attackers,
            }),
            "White to move thinks of castling short. Mark every enemy piece that attacks a square where the king stands, crosses or lands.",
            "白方走，想走短易位。找一找，全部标出来：攻击着王所在、经过或到达的格的对方棋子。",
        ),
        (
            GAME,
            Task::Squares(SquaresAsk::Find {
                squares: SquareSet::from_square(Square::C2) | SquareSet::from_square(Square::H5),
            }),
            "Find and mark c2 and h5.",
            "找到 c2、h5，标出来。",
        ),
        (
            GAME,
            Task::Notate(NotateAsk::Move { text: "f3e5".into() }),
            "White's knight on f3 takes the pawn on e5. Write this move down.",
            "白方的马从 f3 吃掉 e5 的兵。把这着棋写下来。",
        ),
        (
            GAME,
            Task::Count(CountAsk::Pieces(Filter {
                side: Some(Color::Black),
                piece: Some(Role::Pawn),
                class: None,
            })),
            "Count every black pawn. How many are there?",
            "数一数黑方所有的兵，一共有几个？",
        ),
        (
            GAME,
            Task::Choice(ChoiceAsk::Board(BoardAsk::Exchange {
                gives: vec![Role::Queen],
                gets: vec![Role::Rook, Role::Bishop],
            })),
            "You give: queen. You get: rook and bishop. By points, is that good, even or bad for you?",
            "给出去：后。换回来：车、象。按分数算，这样换是赚了、平了，还是亏了？",
        ),
        (
            GAME,
            verdict("Nxe5"),
            "White to move writes Nxe5. Does that name a legal move?",
            "白方走，写的是 Nxe5。这样写，说的是一着合法的棋吗？",
        ),
        (
            GAME,
            Task::Move(Goal::Play { text: "f3e5".into() }),
            "White to move. The score sheet says Nxe5. Play that move.",
            "白方走。记录纸上写的是 Nxe5，照着走出来。",
        ),
        (
            GAME,
            Task::Choice(ChoiceAsk::Board(BoardAsk::LetterOn { square: Square::F3 })),
            "Which letter stands for the piece on f3 in written moves?",
            "f3 上的子，记谱的时候用哪个字母？",
        ),
        (
            GAME,
            Task::Choice(ChoiceAsk::Game(GameAsk::Resets { text: "f3e5".into() })),
            "White wants to take the pawn on e5 with the knight on f3. Does the count for the fifty-move rule begin again with this move?",
            "白方想用 f3 的马吃 e5 的兵。走了这一着，五十回合要从头数吗？",
        ),
    ];
    for (fen, task, en, zh) in rows {
        let puzzle = unworded(fen, task);
        assert_eq!((&*prompt(Lang::En, &puzzle), &*prompt(Lang::Zh, &puzzle)), (en, zh));
    }
}

fn options() -> Vec<String> {
    ["legal", "pinned", "path-blocked"].map(str::to_owned).to_vec()
}

#[test]
fn a_right_that_was_lost_before_is_told_since_no_board_shows_it() {
    let verdict = || Task::Verdict(VerdictAsk { text: "e1g1".into(), options: options() });
    let told = |fen: &str| Lang::ALL.map(|lang| game_so_far(lang, &unworded(fen, verdict())));
    let lost = told("4k3/8/8/8/8/8/8/R3K2R w Q - 0 30").map(Option::unwrap_or_default);
    assert_eq!(
        lost,
        [
            "The game's notes say that White can no longer castle short: king or rook has moved before and come back.",
            "这盘棋前面的记录说：白方已经不能短易位了，王或车走动过，又走了回来。",
        ]
    );
    assert_eq!(told("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 30"), [None, None]);
    assert_eq!(told("4k3/8/8/8/8/8/8/4K2R w K - 0 30"), [None, None], "a rook that is gone is seen");
}

#[test]
fn the_game_before_is_told_with_its_moves() {
    let game =
        Game::read(Some("4k3/8/8/8/8/8/4P3/4K3 b - - 0 12"), &["e8e7", "e2e4", "e7e6"]).expect("a game");
    assert_eq!(game.movetext(), "12... Ke7 13. e4 Ke6");
    let game = Game::read(None, &["e4", "e5", "Nf3"]).expect("a game");
    assert_eq!(game.movetext(), "1. e4 e5 2. Nf3");
    assert_eq!(Game::default().movetext(), "");
}
