//! The words for a puzzle's right answers, as a teacher reads them in the key of a worksheet.

use super::{list, side};
use crate::i18n::{Lang, feedback};
use crate::puzzle::{Answer, Goal, Puzzle, Solution, Task, check, solution as compute};
use crate::rules::{Color, Game, Piece, PieceMove, Placement, Square};

/// More right moves than these are told by what is left over, where that is less.
const MANY: usize = 8;

/// All right answers of a puzzle, or a shortest one where every other as short is right as well.
#[must_use]
pub fn solution(lang: Lang, puzzle: &Puzzle) -> String {
    match compute(puzzle) {
        Solution::Moves(moves) => self::moves(lang, puzzle, &moves),
        Solution::Route(steps) => {
            let stops = steps.first().map(|step| step.from).into_iter();
            let stops: Vec<String> =
                stops.chain(steps.iter().map(|step| step.to)).map(|square| square.to_string()).collect();
            let way = ("way", stops.join("–").into());
            lang.text_with("key-route", &[way, ("count", steps.len().into())])
        }
        Solution::Squares(squares) => match &puzzle.task {
            Task::Spot(ask) => differences(lang, &puzzle.placement(), &ask.target),
            Task::Move(_)
            | Task::Route(_)
            | Task::Squares(_)
            | Task::Verdict(_)
            | Task::State(_)
            | Task::Ruling(_)
            | Task::Setup(_)
            | Task::Count(_)
            | Task::Notate(_)
            | Task::Choice(_) => squares.iter().map(Square::to_string).collect::<Vec<_>>().join(" "),
        },
        Solution::Options(options) => {
            let words = options.iter().map(|name| feedback::option(lang, puzzle, name));
            words.collect::<Vec<_>>().join(" / ")
        }
        Solution::Number(number) => number.map(|number| number.to_string()).unwrap_or_default(),
        Solution::Texts(texts) => texts.into_iter().next().unwrap_or_default(),
        Solution::Placement(target) if target == Placement::initial() => {
            lang.text("key-initial").into_owned()
        }
        Solution::Placement(target) => differences(lang, &puzzle.placement(), &target),
    }
}

fn moves(lang: Lang, puzzle: &Puzzle, right: &[PieceMove]) -> String {
    let position = puzzle.game.position();
    let written =
        |moves: &[PieceMove]| moves.iter().map(|mv| mv.san(position)).collect::<Vec<_>>().join(" / ");
    if let Some(line) = line(puzzle) {
        return match right {
            [] | [_] => line,
            [_, ..] => lang.text_with("key-line", &[("moves", written(right).into()), ("line", line.into())]),
        };
    }
    let others: Vec<PieceMove> =
        position.legal_moves().into_iter().filter(|mv| !right.contains(mv)).collect();
    if right.len() > MANY && others.len() < right.len() && !others.is_empty() {
        return lang.text_with("key-all-but", &[("moves", written(&others).into())]);
    }
    written(right)
}

/// Where several moves are asked for: the first right one, the longest defence, and so on to the mate.
fn line(puzzle: &Puzzle) -> Option<String> {
    let Task::Move(Goal::MateIn { moves }) = puzzle.task else { return None };
    let (mut played, mut written, mut here) = (Vec::new(), Vec::new(), puzzle.clone());
    for number in 1..=moves {
        let left = moves + 1 - number;
        here.task = Task::Move(if left == 1 { Goal::Mate } else { Goal::MateIn { moves: left } });
        let Solution::Moves(right) = compute(&here) else { return None };
        let mv = *right.first()?;
        written.push(format!("{number}. {}", mv.san(here.game.position())));
        played.push(mv.uci());
        let Some(next) = check(puzzle, &Answer::Moves(played.clone())).ok()?.next else { break };
        written.push(next.reply.san.clone());
        here.game = Game::from_position(next.position);
    }
    Some(written.join(" "))
}

/// That there is a mate in fewer moves than a puzzle asks for, with its first one.
#[must_use]
pub fn mates_sooner(lang: Lang, moves: usize, san: &str) -> String {
    lang.text_with("own-unfit-sooner", &[("count", moves.into()), ("move", san.to_owned().into())])
}

/// What has to be put where: "White: Ra1, Nb1", and which squares have to be emptied.
fn differences(lang: Lang, board: &Placement, target: &Placement) -> String {
    let squares: Vec<Square> = board.difference(target).into_iter().collect();
    let belongs = |square: &Square| target.piece_at(*square);
    let of_side = |color: Color| {
        let put = |square: &Square| {
            let piece = belongs(square).filter(|piece| piece.color == color)?;
            Some(format!("{}{square}", letter(piece)))
        };
        let put: Vec<String> = squares.iter().filter_map(put).collect();
        let pieces = ("pieces", put.join(" ").into());
        (!put.is_empty()).then(|| lang.text_with("key-put", &[("side", side(lang, color).into()), pieces]))
    };
    let emptied: Vec<Square> = squares.iter().filter(|square| belongs(square).is_none()).copied().collect();
    let emptied = (!emptied.is_empty())
        .then(|| lang.text_with("key-empty", &[("squares", list::squares(lang, &emptied).into())]));
    let parts = Color::ALL.into_iter().filter_map(of_side).chain(emptied);
    parts.collect::<Vec<_>>().join(match lang {
        Lang::En => "; ",
        Lang::Zh => "；",
    })
}

/// The letter of a piece in a record of moves; a pawn has none there, but needs one here.
fn letter(piece: Piece) -> char {
    piece.role.upper_char()
}
