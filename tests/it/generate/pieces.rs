//! Pieces, letter by letter of the FEN.

use super::{by_square, each_level, near_misses};
use yize::puzzle::{
    BoardAsk, ChoiceAsk, Class, CountAsk, Filter, Number, Puzzle, Solution, SquaresAsk, Task, solution,
};
use yize::rules::{Color, Role, Square};

/// The letter of what stands there.
fn man(puzzle: &Puzzle, square: Square) -> char {
    by_square(&puzzle.fen())[&square.to_string()]
}

fn asked(puzzle: &Puzzle) -> &BoardAsk {
    let Task::Choice(ChoiceAsk::Board(ask)) = &puzzle.task else { panic!("{:?}", puzzle.task) };
    ask
}

fn one_of(letter: char, names: [&str; 6]) -> String {
    names["kqrbnp".find(letter.to_ascii_lowercase()).unwrap()].to_owned()
}

#[test]
fn a_piece_has_one_name_one_letter_one_side_and_one_class() {
    for id in ["name-piece", "piece-letter", "whose-piece", "heavy-or-light"] {
        each_level(id, |level, made| {
            for one in made {
                let puzzle = &one.puzzle;
                let right = match asked(puzzle) {
                    BoardAsk::Piece { square } => {
                        one_of(man(puzzle, *square), ["king", "queen", "rook", "bishop", "knight", "pawn"])
                    }
                    BoardAsk::LetterOn { square } => man(puzzle, *square).to_ascii_lowercase().to_string(),
                    BoardAsk::Owner { square } => {
                        let white = man(puzzle, *square).is_ascii_uppercase();
                        assert_eq!(one.near_miss, (square.to_string().as_bytes()[1] >= b'5') == white);
                        if white { "white".to_owned() } else { "black".to_owned() }
                    }
                    BoardAsk::Class { square } => one_of(
                        man(puzzle, *square),
                        ["neither", "heavy", "heavy", "light", "light", "neither"],
                    ),
                    other => panic!("{other:?}"),
                };
                assert_eq!(solution(puzzle), Solution::Options(vec![right]));
            }
            if id == "whose-piece" {
                near_misses(id, level, made);
            }
        });
    }
}

/// Whether the filter speaks of such a man.
pub(super) fn takes(filter: Filter, man: char) -> bool {
    let kind = man.to_ascii_lowercase();
    let of_class = |class| match class {
        Class::Heavy => "qr".contains(kind),
        Class::Light => "bn".contains(kind),
    };
    filter.side.is_none_or(|side| (side == Color::White) == man.is_ascii_uppercase())
        && filter.piece.is_none_or(|role: Role| role.char() == kind)
        && filter.class.is_none_or(of_class)
}

#[test]
fn pieces_are_marked_and_counted_as_they_stand() {
    for id in ["mark-pieces", "count-pieces", "mark-heavy-light"] {
        each_level(id, |_, made| {
            for one in made {
                let men = by_square(&one.puzzle.fen());
                let such = |filter| {
                    let mut squares: Vec<String> = men
                        .iter()
                        .filter(|(_, man)| takes(filter, **man))
                        .map(|(square, _)| square.clone())
                        .collect();
                    squares.sort_unstable_by_key(|square| (square.as_bytes()[1], square.as_bytes()[0]));
                    squares
                };
                match (one.puzzle.task.clone(), solution(&one.puzzle)) {
                    (Task::Squares(SquaresAsk::Pieces(filter)), Solution::Squares(found)) => {
                        assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), such(filter));
                    }
                    (Task::Count(CountAsk::Pieces(filter)), Solution::Number(found)) => {
                        assert_eq!(found, Some(Number::of(such(filter).len())));
                    }
                    other => panic!("{other:?}"),
                }
            }
        });
    }
}
