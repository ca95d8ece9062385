//! Whatever is given as a position: it is read, or its faults are named; and what is read is said
//! again without loss, has a status, and whoever is said to mate has a line to show for it.

use shakmaty::{Color, Position as _};
use yize::rules::{Chance, End, FenFault, Game, Placement, Position, Square, reach};

use super::chess::{chess, fen, play};

/// Holds the readers of positions to what they promise, for any text at all.
pub(crate) fn hold(text: &str) {
    let strict = Position::from_fen(text);
    let lenient = Position::mend(text);
    match (&strict, &lenient) {
        (Ok(read), Ok((same, mended))) => assert!(read == same && mended.is_empty(), "{mended:?}"),
        (Ok(_), Err(faults)) => panic!("not even mended: {faults:?}"),
        (Err(faults), Ok((_, mended))) => {
            ordered(faults);
            ordered(mended);
        }
        (Err(strict), Err(lenient)) => {
            ordered(strict);
            ordered(lenient);
        }
    }
    if strict.is_ok() {
        // Board, side and castling rights stand as given: a strict reader changes nothing.
        let written = lenient.as_ref().map(|(position, _)| position.fen()).unwrap_or_default();
        assert!(written.split(' ').take(3).eq(text.split(' ').take(3)), "{written}");
    }
    if let Ok((position, _)) = lenient {
        read_again(&position);
        has_a_status(&position);
    }
    bare_board(text.split(' ').next().unwrap_or_default());
}

/// There is a fault, and they come in the order of the codes.
fn ordered(faults: &[FenFault]) {
    assert!(!faults.is_empty(), "neither read nor at fault");
    assert!(faults.is_sorted_by_key(|fault| fault.code), "{faults:?}");
}

fn read_again(position: &Position) {
    let written = position.fen();
    let again = Position::from_fen(&written).map(|again| again.fen());
    assert_eq!(again.as_ref(), Ok(&written));
    assert_eq!(fen(&chess(position)), written);
}

fn has_a_status(position: &Position) {
    let chess = chess(position);
    let game = Game::from_position(position.clone());
    let (status, chances) = game.status_with_chances();
    assert_eq!(status.end == Some(End::Checkmate), chess.is_checkmate());
    assert_eq!(status.end == Some(End::Stalemate), chess.is_stalemate());
    assert_eq!(status.winner, if chess.is_checkmate() { Some(!chess.turn()) } else { None });
    assert!(status.end.is_none() || status.claims.is_empty(), "{status:?}");
    for (side, chance) in Color::ALL.into_iter().zip(chances) {
        match chance {
            Chance::Yes { line } => {
                let end = play(&chess, &line);
                assert!(end.is_checkmate() && end.turn() != side, "{side}: {line:?}");
            }
            Chance::No { .. } => assert!(!(chess.is_checkmate() && chess.turn() != side), "{side}"),
            Chance::Unknown => {}
        }
    }
}

/// The board alone: written as read, and every piece on it goes somewhere or nowhere.
fn bare_board(text: &str) {
    match Placement::read(text) {
        Ok(board) => {
            assert_eq!(board.to_string(), text);
            for square in Square::ALL {
                let reach = reach(&board, square);
                assert_eq!(reach.as_ref().map(|reach| reach.piece), board.piece_at(square));
                for target in reach.map(|reach| reach.targets).unwrap_or_default() {
                    let own = |there: yize::rules::Piece| {
                        Some(there.color) == board.piece_at(square).map(|piece| piece.color)
                    };
                    assert!(!board.piece_at(target).is_some_and(own), "{square}{target}");
                }
            }
        }
        Err(faults) => assert_eq!(faults.len(), 1),
    }
}
