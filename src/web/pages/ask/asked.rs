//! What a visitor asks about: a position, the moves played from it, and how far they are stepped
//! through. A query holds all of it, so that an address can be passed on.

use super::super::fields::Fields;
use crate::rules::{Game, GameFault, MAX_PLIES, PieceMove, Position, Refused};
use crate::web::percent::encode;

/// The longest position or list of moves that is read, in letters.
const MAX_TEXT: usize = 12_000;

/// A game to ask about, as the query has it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Asked {
    /// The position that the game starts from; empty for the initial one.
    pub(super) fen: String,
    /// The moves played from it, in any notation.
    pub(super) moves: Vec<String>,
    /// After how many of them the board is looked at; all, if none is given.
    ply: Option<usize>,
}

/// A game as far as it can be read.
#[derive(Debug)]
pub(super) struct Read {
    /// The whole game.
    pub(super) game: Game,
    /// The game up to the position that is looked at.
    pub(super) shown: Game,
    /// The move at which it breaks off: which half-move, as it was written, and why.
    pub(super) broken: Option<Broken>,
}

/// A move that could not be played.
#[derive(Debug)]
pub(super) struct Broken {
    pub(super) ply: usize,
    pub(super) text: String,
    pub(super) refused: Box<Refused>,
}

impl Asked {
    /// The game of the fields `fen`, `moves` and `ply`.
    pub(super) fn read(fields: &Fields) -> Asked {
        let text =
            |name| -> String { fields.get(name).unwrap_or_default().trim().chars().take(MAX_TEXT).collect() };
        Asked {
            fen: text("fen"),
            moves: words(&text("moves")),
            ply: fields.get("ply").and_then(|ply| ply.parse().ok()),
        }
    }

    /// A game that was read elsewhere.
    pub(super) fn of(game: &Game) -> Asked {
        let start = game.start().fen();
        let fen = if start == Position::default().fen() { String::new() } else { start };
        Asked { fen, moves: game.moves().map(|mv| mv.uci()).collect(), ply: None }
    }

    /// A game, and more moves.
    pub(super) fn after(shown: &Game, more: &[PieceMove]) -> Asked {
        let mut next = Asked::of(shown);
        next.moves.extend(more.iter().map(|mv| mv.uci()));
        next
    }

    /// A position without history.
    pub(super) fn of_fen(fen: String) -> Asked {
        Asked { fen, ..Asked::default() }
    }

    /// The game, up to the first move that cannot be played.
    ///
    /// # Errors
    ///
    /// The faults of the FEN.
    pub(super) fn game(&self) -> Result<Read, GameFault> {
        let fen = (!self.fen.is_empty()).then_some(self.fen.as_str());
        let (game, broken) = match Game::read(fen, &self.moves) {
            Ok(game) => (game, None),
            Err(GameFault::History { ply, refused }) => {
                let before = self.moves.get(..ply.saturating_sub(1)).unwrap_or_default();
                let text = self.moves.get(ply.saturating_sub(1)).cloned().unwrap_or_default();
                (Game::read(fen, before)?, Some(Broken { ply, text, refused }))
            }
            Err(fault @ (GameFault::Fen(_) | GameFault::TooLong)) => return Err(fault),
        };
        let ply = self.ply.unwrap_or(game.plies()).min(game.plies());
        let mut shown = Game::from_position(game.start().clone());
        game.moves().take(ply).for_each(|mv| shown.play(mv));
        Ok(Read { game, shown, broken })
    }

    /// The query that holds the game, looked at after `ply` half-moves.
    pub(super) fn query(&self, ply: Option<usize>) -> String {
        let pairs: Vec<String> =
            self.fields(ply).into_iter().map(|(name, value)| format!("{name}={}", encode(&value))).collect();
        pairs.join("&")
    }

    /// The same as the hidden fields of a form.
    pub(super) fn fields(&self, ply: Option<usize>) -> Vec<(&'static str, String)> {
        let given = [
            ("fen", self.fen.clone()),
            ("moves", self.moves.join(" ")),
            ("ply", ply.map(|ply| ply.to_string()).unwrap_or_default()),
        ];
        given.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }
}

/// The moves of a list, without the numbers before them and the result behind. One more than may be
/// played is kept, so that a game which is too long is told from one that fits.
pub(super) fn words(text: &str) -> Vec<String> {
    let moves = text.split_whitespace().map(without_number).filter(|word| !word.is_empty());
    moves.filter(|word| !is_result(word)).take(MAX_PLIES + 1).map(str::to_string).collect()
}

/// `12.e4` and `12...e4` as `e4`; `12.` as nothing.
fn without_number(word: &str) -> &str {
    match word.find(['.', '…']) {
        Some(dot) if word.bytes().take(dot).all(|byte| byte.is_ascii_digit()) => {
            word.get(dot..).unwrap_or_default().trim_start_matches(['.', '…'])
        }
        Some(_) | None => word,
    }
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*")
}

#[cfg(test)]
mod tests {
    use super::{Asked, words};
    use crate::web::pages::fields::Fields;

    #[test]
    fn numbers_and_results_are_no_moves() {
        assert_eq!(words("1.e4 e5 2. Nf3 2... Nc6 3…a6 ...  1-0"), ["e4", "e5", "Nf3", "Nc6", "a6"]);
        assert_eq!(words("0-0 马f3 1/2-1/2"), ["0-0", "马f3"]);
    }

    #[test]
    fn a_game_is_read_up_to_the_first_move_that_cannot_be_played() {
        let read = |query: &str| Asked::read(&Fields::parse(query)).game().expect("a start");
        let whole = read("moves=e4+e5+Nf3");
        assert_eq!((whole.game.plies(), whole.shown.plies(), whole.broken.is_none()), (3, 3, true));
        assert_eq!(read("moves=e4+e5+Nf3&ply=1").shown.plies(), 1);
        assert_eq!(read("moves=e4+e5+Nf3&ply=99").shown.plies(), 3);
        let broken = read("moves=e4+e5+Ke3+Nf6");
        assert_eq!(broken.game.plies(), 2);
        let broken = broken.broken.expect("a move that cannot be played");
        assert_eq!((broken.ply, broken.text.as_str()), (3, "Ke3"));
    }

    #[test]
    fn a_query_holds_the_game() {
        let asked = Asked::read(&Fields::parse("moves=e4+e5"));
        let again = Asked::read(&Fields::parse(&asked.query(Some(1))));
        assert_eq!(again.query(None), asked.query(None));
        assert_eq!(again.game().expect("a start").shown.plies(), 1);
        assert_eq!(Asked::of(&asked.game().expect("a start").game).query(None), "moves=e2e4%20e7e5");
    }
}
