//! A move that has been played, in words: for whoever steps through a game without reading its
//! notation.

use super::list::sentences;
use super::{names, side};
use crate::i18n::{Arg, Lang};
use crate::rules::{PieceMove, Position, Square};

/// A move in one or two sentences: "White's knight goes from g1 to f3. Check."
///
/// `before` is the position in which it is played.
#[must_use]
pub fn played(lang: Lang, mv: PieceMove, before: &Position) -> String {
    sentences(lang, [Some(does(lang, mv, before)), follows(lang, &before.after(mv))].into_iter().flatten())
}

fn does(lang: Lang, mv: PieceMove, before: &Position) -> String {
    let at = |square: Square| Arg::from(square.to_string());
    let side = ("side", side(lang, before.turn()).into());
    let piece = ("piece", names::role(lang, mv.role()).into());
    let (from, to) = (("from", at(mv.from())), ("to", at(mv.to())));
    if let Some(wing) = mv.wing() {
        let rook = ("rook", at(wing.crossed(mv.from().rank())));
        return lang.text_with("played-castling", &[side, ("wing", wing.as_str().into()), to, rook]);
    }
    if mv.is_en_passant() {
        let victim = ("victim", at(mv.capture_square().unwrap_or(mv.to())));
        return lang.text_with("played-en-passant", &[side, from, victim, to]);
    }
    let victim = mv.capture().map(|role| ("victim", names::role(lang, role).into()));
    let named = mv.promotion().map(|role| ("named", names::role(lang, role).into()));
    match (named, victim) {
        (Some(named), Some(victim)) => {
            lang.text_with("played-promotion-capture", &[side, from, to, victim, named])
        }
        (Some(named), None) => lang.text_with("played-promotion", &[side, to, named]),
        (None, Some(victim)) => lang.text_with("played-capture", &[side, piece, from, to, victim]),
        (None, None) => lang.text_with("played-move", &[side, piece, from, to]),
    }
}

fn follows(lang: Lang, after: &Position) -> Option<String> {
    match (after.checkers().is_empty(), after.legal_moves().is_empty()) {
        (false, true) => Some(lang.text("played-mate").into_owned()),
        (false, false) => Some(lang.text("played-check").into_owned()),
        (true, true) => Some(lang.text("played-stalemate").into_owned()),
        (true, false) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::played;
    use crate::i18n::Lang;
    use crate::rules::Game;

    fn last(lang: Lang, fen: Option<&str>, moves: &[&str]) -> String {
        let game = Game::read(fen, moves).unwrap();
        let ply = game.plies() - 1;
        played(lang, game.moves().nth(ply).unwrap(), game.position_at(ply))
    }

    #[test]
    fn each_kind_of_move_has_its_own_words() {
        let start = &["e4", "e5", "Nf3"];
        assert_eq!(last(Lang::En, None, start), "White's knight goes from g1 to f3.");
        assert_eq!(last(Lang::Zh, None, start), "白方的马从 g1 走到 f3。");
        let takes = &["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7"];
        assert_eq!(last(Lang::En, None, takes), "White's queen on h5 takes the pawn on f7. Checkmate.");
        assert_eq!(last(Lang::Zh, None, takes), "白方的后从 h5 吃掉 f7 的兵。将死。");
        let passing = &["e4", "a6", "e5", "d5", "exd6"];
        let said = "White's pawn on e5 takes the pawn on d5 en passant and lands on d6.";
        assert_eq!(last(Lang::En, None, passing), said);
        let castle = Some("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1");
        let said = "Black castles long: the king goes to c8, the rook to d8.";
        assert_eq!(last(Lang::En, castle, &["O-O-O"]), said);
        assert_eq!(last(Lang::Zh, castle, &["O-O"]), "黑方短易位：王到 g8，车到 f8。");
        let promotes = Some("3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1");
        let said = "White's pawn on e7 takes the rook on d8 and becomes a queen. Check.";
        assert_eq!(last(Lang::En, promotes, &["exd8=Q"]), said);
        assert_eq!(last(Lang::Zh, promotes, &["e8=N"]), "白方的兵走到 e8，升变为马。");
        let stale = Some("7k/8/8/5QK1/8/8/8/8 w - - 0 1");
        assert!(last(Lang::En, stale, &["Qf7"]).ends_with(" Stalemate."));
    }
}
