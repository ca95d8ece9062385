//! Squares by name and by colour, worked out from the letters and digits alone.

use super::{each_level, kinds};
use yize::puzzle::{BoardAsk, ChoiceAsk, NotateAsk, Solution, SquaresAsk, Task, solution};

#[test]
fn the_squares_to_find_are_those_that_are_named() {
    each_level("find-square", |_, made| {
        for one in made {
            let Task::Squares(SquaresAsk::Find { squares }) = &one.puzzle.task else {
                panic!("{:?}", kinds(made))
            };
            let named: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
            let Solution::Squares(found) = solution(&one.puzzle) else { panic!("no squares") };
            assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), named);
        }
    });
}

#[test]
fn a_square_has_one_name() {
    each_level("name-square", |_, made| {
        for one in made {
            let Task::Notate(NotateAsk::Square { square }) = &one.puzzle.task else { panic!("no square") };
            assert_eq!(solution(&one.puzzle), Solution::Texts(vec![square.to_string()]));
        }
    });
}

#[test]
fn a_square_is_dark_where_file_and_rank_count_to_an_even_number() {
    each_level("square-colour", |_, made| {
        for one in made {
            let Task::Choice(ChoiceAsk::Board(BoardAsk::SquareColour { square })) = &one.puzzle.task else {
                panic!("no colour")
            };
            let name = square.to_string();
            let sum: u32 = u32::from(name.as_bytes()[0] - b'a' + 1) + u32::from(name.as_bytes()[1] - b'0');
            let colour = if sum.is_multiple_of(2) { "dark" } else { "light" };
            assert_eq!(solution(&one.puzzle), Solution::Options(vec![colour.to_owned()]), "{name}");
        }
    });
}
