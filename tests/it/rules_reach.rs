//! How a piece moves on a bare board.

use yize::rules::{FenCode, FenFault, Placement, Reach, Square};

fn reach(placement: &str, square: Square) -> Result<Option<Reach>, Vec<FenFault>> {
    Placement::read(placement).map(|board| yize::rules::reach(&board, square))
}

fn square(name: &str) -> Square {
    Square::from_ascii(name.as_bytes()).expect(name)
}

fn names(squares: &[Square]) -> String {
    squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn targets_and_attacks_by_name() {
    for (placement, from, targets, attacks) in [
        ("8/8/8/8/8/8/8/3N4", "d1", "b2 c3 e3 f2", "b2 c3 e3 f2"),
        ("8/8/8/7B/8/8/8/8", "h5", "d1 e2 e8 f3 f7 g4 g6", "d1 e2 e8 f3 f7 g4 g6"),
        ("8/8/8/8/8/8/8/K7", "a1", "a2 b1 b2", "a2 b1 b2"),
        // An enemy may be captured, an own piece is only guarded; neither is jumped.
        ("8/8/8/8/8/p7/8/R1N5", "a1", "a2 a3 b1", "a2 a3 b1 c1"),
        // Pawns: two steps from home, one elsewhere, none when blocked.
        ("8/8/8/8/8/8/4P3/8", "e2", "e3 e4", "d3 f3"),
        ("8/8/8/8/4p3/8/4P3/8", "e2", "e3", "d3 f3"),
        ("8/8/8/8/8/4p3/4P3/8", "e2", "", "d3 f3"),
        ("8/8/8/8/8/3p1P2/4P3/8", "e2", "d3 e3 e4", "d3 f3"),
        ("8/4p3/8/8/8/8/8/8", "e7", "e5 e6", "d6 f6"),
        ("8/8/8/8/8/4p3/8/8", "e3", "e2", "d2 f2"),
        ("4P3/8/8/8/8/8/8/8", "e8", "", ""),
        ("8/8/8/8/8/8/8/P7", "a1", "a2", "b2"),
        // No castling: that needs a history.
        ("8/8/8/8/8/8/8/R3K2R", "e1", "d1 d2 e2 f1 f2", "d1 d2 e2 f1 f2"),
    ] {
        let found = reach(placement, square(from)).expect(placement).expect("a piece");
        assert_eq!(names(&found.targets), targets, "{placement} {from}");
        assert_eq!(names(&found.attacks), attacks, "{placement} {from}");
    }
}

#[test]
fn a_queen_in_the_middle_counts_her_squares() {
    let found = reach("8/8/8/8/8/2Q5/8/8", square("c3")).expect("a board").expect("a queen");
    assert_eq!((found.targets.len(), found.piece.char()), (25, 'Q'));
}

#[test]
fn an_empty_square_has_no_reach() {
    assert_eq!(reach("8/8/8/8/8/8/8/3N4", square("a1")), Ok(None));
}

#[test]
fn junk_is_a_fault_of_the_placement() {
    for junk in
        ["", "x", "8/8/8/8/8/8/8", "8/8/8/8/8/8/8/44", "8/8/8/8/8/8/8/8 w - - 0 1", "马", "8/8/8/8/8/8/8/9"]
    {
        let faults = reach(junk, square("a1")).expect_err(junk);
        assert_eq!(faults.iter().map(|fault| fault.code).collect::<Vec<_>>(), [FenCode::Placement], "{junk}");
    }
}
