//! The lenient reader: mends what can be mended, and says what it was.

use super::super::{Color, Position, Square, SquareSet};
use super::faults::{Fields, contradicted_rights, faults, impossible_en_passant};
use super::{
    FenCode, FenFault, MAX_BYTES, RIGHTS, read_board, read_count, read_number, read_rights, read_strict,
    read_turn,
};
use shakmaty::Board;
use std::num::NonZeroU32;

/// The position of a FEN with what can be mended mended, and the faults that were.
pub(in crate::rules) fn mend(fen: &str) -> Result<(Position, Vec<FenFault>), Vec<FenFault>> {
    let Some((mended, mut done)) = mended_text(fen) else { return Err(faults(fen)) };
    match read_strict(&mended) {
        Some(position) => {
            done.sort_by_key(|fault| fault.code);
            Ok((position, done))
        }
        None => Err(faults(&mended)),
    }
}

/// The FEN with missing fields filled and contradicted ones dropped; `None` if a field is missing or
/// unreadable that nobody can guess: the board, the side to move, the castling letters.
fn mended_text(fen: &str) -> Option<(String, Vec<FenFault>)> {
    if fen.len() > MAX_BYTES {
        return None;
    }
    let mut words = fen.split_whitespace().peekable();
    let (placement, turn_text) = (words.next()?, words.next()?);
    let (board, turn) = (read_board(placement)?, read_turn(turn_text)?);
    let rights = words.next_if(|text| lax_rights(text).is_some());
    let en_passant = words.next_if(|text| *text == "-" || Square::from_ascii(text.as_bytes()).is_ok());
    let (half, full) = (words.next(), words.next());
    if words.next().is_some() {
        return None;
    }

    let mut done = Vec::new();
    if !Fields::of(fen).whole {
        done.push(FenFault::new(FenCode::Fields));
    }
    let rights = mended_rights(&board, rights.unwrap_or("-"), &mut done);
    let en_passant = mended_en_passant(&board, turn, en_passant.unwrap_or("-"), &mut done);
    let halfmoves = half.map_or(Some(0), read_count);
    let fullmoves = full.map_or(Some(NonZeroU32::MIN), read_number);
    if halfmoves.is_none() || fullmoves.is_none() {
        done.push(FenFault::new(FenCode::Counters));
    }
    let (halfmoves, fullmoves) = (halfmoves.unwrap_or(0), fullmoves.unwrap_or(NonZeroU32::MIN));
    Some((format!("{placement} {turn_text} {rights} {en_passant} {halfmoves} {fullmoves}"), done))
}

/// Castling letters in any order, repeated or not.
fn lax_rights(text: &str) -> Option<SquareSet> {
    if text == "-" {
        return Some(SquareSet::EMPTY);
    }
    text.bytes()
        .map(|byte| RIGHTS.iter().find(|(letter, _, _)| *letter == byte).map(|(_, _, corner)| *corner))
        .collect()
}

fn mended_rights(board: &Board, text: &str, done: &mut Vec<FenFault>) -> String {
    let rights = lax_rights(text).unwrap_or_default();
    if read_rights(text).is_none() {
        done.push(FenFault::new(FenCode::Castling));
    }
    done.extend(Color::ALL.iter().filter_map(|side| contradicted_rights(board, *side, rights)));
    let kept: String = RIGHTS
        .iter()
        .filter(|(_, side, corner)| {
            rights.contains(*corner)
                && contradicted_rights(board, *side, SquareSet::from_square(*corner)).is_none()
        })
        .map(|(letter, _, _)| char::from(*letter))
        .collect();
    if kept.is_empty() { "-".to_owned() } else { kept }
}

fn mended_en_passant(board: &Board, turn: Color, text: &str, done: &mut Vec<FenFault>) -> String {
    let Ok(square) = Square::from_ascii(text.as_bytes()) else { return "-".to_owned() };
    match impossible_en_passant(Some(board), turn, square) {
        Some(fault) => {
            done.push(fault);
            "-".to_owned()
        }
        None => square.to_string(),
    }
}
