//! The draw court as a time line: when a draw could be claimed, what ended the game, which positions
//! came again, and why look-alikes do not count.

use super::asked::Asked;
use crate::i18n::messages;
use crate::rules::Game;
use crate::web::shell::Shell;

/// The draw court on a game.
#[derive(Debug)]
pub(super) struct CourtView {
    /// In the order of the game.
    pub(super) moments: Vec<Happening>,
    /// The count of quiet moves.
    pub(super) quiet: String,
    /// With which moves a draw may be claimed now.
    pub(super) announce: Option<String>,
}

/// Something that happened in a game.
#[derive(Debug)]
pub(super) struct Happening {
    /// After which half-move.
    pub(super) ply: usize,
    /// The board at that moment.
    pub(super) href: String,
    pub(super) text: String,
    /// Whether it ended the game by today's Laws.
    pub(super) ends: bool,
}

impl CourtView {
    /// The draw court on the whole game.
    pub(super) fn new(shell: &Shell, asked: &Asked, game: &Game) -> CourtView {
        let lang = shell.lang;
        let court = game.court(game.over_since());
        let happening = |ply: usize, text: String, ends: bool| Happening {
            ply,
            href: shell.here_with(&format!("?{}#board", asked.query(Some(ply)))),
            text,
            ends,
        };
        // What has come up twice is only worth a line until something has come up three times.
        let most = court.repeated.iter().map(|item| item.plies.len()).max().unwrap_or_default();
        let worth = court.repeated.iter().filter(|item| item.plies.len() > 2 || most <= 2);
        let repeated = worth.map(|item| {
            let ply = item.plies.last().copied().unwrap_or_default();
            happening(ply, messages::court_repeated(lang, game, item), false)
        });
        let alike = court.look_alikes.iter();
        let alike = alike.map(|item| happening(item.second, messages::court_alike(lang, game, item), false));
        let claims = court.claims.iter();
        let claims = claims.map(|item| happening(item.ply, messages::court_claim(lang, game, item), false));
        let end =
            |(ply, ground), by_laws| happening(ply, messages::court_end(lang, game, ply, ground), by_laws);
        let ends = court.by_sources.map(|ended| end(ended, false)).into_iter();
        let ends = ends.chain(court.by_laws.map(|ended| end(ended, true)));
        let mut moments: Vec<Happening> = repeated.chain(alike).chain(claims).chain(ends).collect();
        moments.sort_by_key(|happening| happening.ply);
        let announced = court.announce.iter().map(|(_, mv)| mv.san(game.position()));
        let moves: Vec<String> = announced.collect();
        CourtView {
            moments,
            quiet: messages::court_quiet(lang, game, &court.quiet),
            announce: (!moves.is_empty())
                .then(|| lang.text_with("ask-announce", &[("moves", moves.join(", ").into())])),
        }
    }
}
