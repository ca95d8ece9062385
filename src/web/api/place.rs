//! Where a question is asked: a FEN and the moves played from it.

use super::body::{Field, Kind, Text};
use crate::i18n::Lang;
use crate::rules::{FenFault, Game, GameFault, Position};
use crate::web::problem::{Problem, ProblemCode};

pub(crate) const FEN: Field = Field::optional("fen", Kind::Text);
pub(crate) const HISTORY: Field = Field::optional("history", Kind::Texts);

/// The game after these moves.
pub(crate) fn game(
    lang: Lang,
    fen: Option<&Text<'_>>,
    history: Option<&[Text<'_>]>,
) -> Result<Game, Problem> {
    Game::read(fen.map(AsRef::as_ref), history.unwrap_or_default()).map_err(|fault| problem(lang, fault))
}

/// The game after these moves, from a FEN that may need mending, and what was mended.
pub(crate) fn mended_game(
    lang: Lang,
    fen: Option<&Text<'_>>,
    history: Option<&[Text<'_>]>,
) -> Result<(Game, Vec<FenFault>), Problem> {
    let Some(fen) = fen else {
        return Ok((game(lang, None, history)?, Vec::new()));
    };
    let (start, mended) =
        Position::mend(fen.as_ref()).map_err(|faults| Problem::bad_fen(lang, "/fen", &faults))?;
    let game = Game::read(Some(&start.fen()), history.unwrap_or_default());
    Ok((game.map_err(|fault| problem(lang, fault))?, mended))
}

/// A fault of a game, told to a program.
pub(crate) fn problem(lang: Lang, fault: GameFault) -> Problem {
    match fault {
        GameFault::Fen(faults) => Problem::bad_fen(lang, "/fen", &faults),
        GameFault::TooLong => Problem::with_field(lang, ProblemCode::HistoryTooLong, "/history"),
        GameFault::History { ply, refused } => Problem::illegal_history(lang, ply, refused.reason),
    }
}
