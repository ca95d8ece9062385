//! Lines and regions, worked out from letters and digits alone.

use super::each_level;
use yize::puzzle::{CountAsk, Number, Solution, SquaresAsk, Task, solution};
use yize::rules::{Area, Line, Region};

/// All squares by name, a1 first.
fn all() -> impl Iterator<Item = String> {
    ('1'..='8').flat_map(|rank| ('a'..='h').map(move |file| format!("{file}{rank}")))
}

fn of_line(line: Line) -> Vec<String> {
    let name = line.name();
    let Some((first, last)) = name.split_once('-') else {
        return all().filter(|square| square.contains(&name)).collect();
    };
    let [from, to] = [first, last].map(|end| (end.as_bytes()[0], end.as_bytes()[1]));
    assert!(from.0 < to.0 && from.0.abs_diff(to.0) == from.1.abs_diff(to.1), "{name}");
    // Neither end can be left behind.
    assert!(from.0 == b'a' || from.1 == b'1' || from.1 == b'8', "{name}");
    assert!(to.0 == b'h' || to.1 == b'1' || to.1 == b'8', "{name}");
    let on = |square: &String| {
        let (file, rank) = (square.as_bytes()[0], square.as_bytes()[1]);
        (from.0..=to.0).contains(&file)
            && file - from.0 == rank.abs_diff(from.1)
            && (rank >= from.1) == (to.1 >= from.1 || rank == from.1)
    };
    all().filter(on).collect()
}

fn of_region(region: Region) -> Vec<String> {
    let files = |files: &str| all().filter(|square| files.contains(&square[..1])).collect();
    let list = |squares: &str| all().filter(|square| squares.contains(square.as_str())).collect();
    match region {
        Region::Centre => list("d4 d5 e4 e5"),
        Region::ExtendedCentre => list("c3 c4 c5 c6 d6 e6 f6 f5 f4 f3 e3 d3"),
        Region::Kingside => files("efgh"),
        Region::Queenside => files("abcd"),
        Region::CentralFiles => files("de"),
        Region::EdgeFiles => files("ah"),
    }
}

#[test]
fn lines_and_regions_have_the_squares_of_their_name() {
    for id in ["mark-line", "mark-diagonal", "mark-region"] {
        each_level(id, |_, made| {
            for one in made {
                let wanted = match one.puzzle.task {
                    Task::Squares(SquaresAsk::Line { line }) => of_line(line),
                    Task::Squares(SquaresAsk::Region { region }) => of_region(region),
                    ref other => panic!("{other:?}"),
                };
                let Solution::Squares(found) = solution(&one.puzzle) else { panic!("no squares") };
                assert_eq!(found.iter().map(ToString::to_string).collect::<Vec<_>>(), wanted);
            }
        });
    }
}

#[test]
fn areas_have_as_many_squares_as_are_listed() {
    each_level("count-area", |_, made| {
        for one in made {
            let Task::Count(CountAsk::Squares { of }) = one.puzzle.task else { panic!("no area") };
            let wanted = match of {
                Area::Board => 64,
                Area::Light | Area::Dark => 32,
                Area::Line(line) => of_line(line).len(),
                Area::Region(region) => of_region(region).len(),
            };
            assert_eq!(solution(&one.puzzle), Solution::Number(Some(Number::of(wanted))), "{of:?}");
        }
    });
}
