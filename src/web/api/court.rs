//! The draw court as `POST /api/v1/positions/status` tells it.

use super::names::{ClaimName, DifferenceName, ResetName, Side};
use super::wire::MoveNames;
use crate::i18n::{Lang, messages};
use crate::rules::{Claimable, Court, End, Game, Ground, LookAlike, Repeated};
use serde::Serialize;
use utoipa::ToSchema;

/// Every claim and every end by itself along the game. Half-move 0 is the start.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Court)]
pub(crate) struct CourtAnswer {
    /// The positions that stood more than once.
    #[schema(max_items = 50)]
    repeated: Vec<RepeatedItem>,
    /// Positions with the same pieces on the same squares that do not count as the same.
    #[schema(max_items = 50)]
    look_alikes: Vec<LookAlikeItem>,
    /// When a draw could be claimed, the first moment first.
    #[schema(max_items = 50)]
    claims: Vec<ClaimItem>,
    /// With which moves the player to move may claim now, by writing them down and not playing them.
    #[schema(max_items = 50)]
    announce: Vec<AnnouncedItem>,
    /// The count for the fifty and the 75 moves.
    quiet: QuietItem,
    /// How the game ended by today's Laws, if it did.
    #[schema(required)]
    by_laws: Option<CourtEnd>,
    /// The same by the rule of the course's sources, who know no claim: the third time, or fifty moves,
    /// end the game at once.
    #[schema(required)]
    by_sources: Option<CourtEnd>,
}

/// A position that stood more than once.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RepeatedPosition)]
pub(crate) struct RepeatedItem {
    /// After which half-moves it stood.
    #[schema(example = json!([0, 4, 8]))]
    plies: Vec<usize>,
    /// How often.
    #[schema(example = 3)]
    count: usize,
    /// The same in plain words.
    message: String,
}

/// Two positions that look alike.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LookAlike)]
pub(crate) struct LookAlikeItem {
    /// After which half-moves the two stood.
    #[schema(example = json!([2, 6]), min_items = 2, max_items = 2)]
    plies: [usize; 2],
    /// In what they differ.
    differences: Vec<DifferenceName>,
    /// The same in plain words.
    message: String,
}

/// A moment at which a draw could be claimed.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClaimMoment)]
pub(crate) struct ClaimItem {
    /// By what.
    claim: ClaimName,
    /// After which half-move.
    #[schema(example = 8)]
    ply: usize,
    /// Who was to move then and could claim.
    side: Side,
    /// Who could claim before that half-move, by writing it down and not playing it; null at the start.
    #[schema(required)]
    announced_by: Option<Side>,
    /// How often the position had stood, or how many moves by each side were quiet.
    #[schema(example = 3)]
    count: usize,
    /// The same in plain words.
    message: String,
}

/// A move with which a draw may be claimed now.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClaimMove)]
pub(crate) struct AnnouncedItem {
    /// By what.
    claim: ClaimName,
    #[serde(flatten)]
    mv: MoveNames,
}

/// The count of half-moves without capture or pawn move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = QuietCount)]
pub(crate) struct QuietItem {
    /// Half-moves since the last capture or pawn move.
    #[schema(example = 12)]
    half_moves: usize,
    /// Which half-move that was; null where it lies before the start.
    #[schema(required)]
    reset: Option<usize>,
    /// Which of the two it was.
    #[schema(required)]
    reset_by: Option<ResetName>,
    /// How many half-moves more until a draw may be claimed.
    #[schema(example = 88)]
    to_claim: usize,
    /// How many half-moves more until the game is drawn by itself.
    #[schema(example = 138)]
    to_end: usize,
    /// The same in plain words.
    message: String,
}

/// What ended a game, and when.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CourtEnd {
    /// After which half-move.
    #[schema(example = 16)]
    ply: usize,
    /// An end by itself, or what the sources take for one: `threefold-repetition`, `fifty-moves`.
    #[schema(value_type = String, example = "fivefold-repetition")]
    end: &'static str,
    /// The same in plain words.
    message: String,
}

impl CourtAnswer {
    /// The draw court on a game; `over` says how it ended, if it did.
    pub(crate) fn new(lang: Lang, game: &Game, over: Option<(usize, End)>) -> CourtAnswer {
        let court = game.court(over);
        CourtAnswer {
            repeated: court.repeated.iter().map(|item| RepeatedItem::new(lang, game, item)).collect(),
            look_alikes: court.look_alikes.iter().map(|item| LookAlikeItem::new(lang, game, item)).collect(),
            claims: court.claims.iter().map(|item| ClaimItem::new(lang, game, item)).collect(),
            quiet: QuietItem::new(lang, game, &court),
            by_laws: court.by_laws.map(|ended| CourtEnd::new(lang, game, ended)),
            by_sources: court.by_sources.map(|ended| CourtEnd::new(lang, game, ended)),
            announce: court
                .announce
                .into_iter()
                .map(|(claim, mv)| AnnouncedItem {
                    claim: ClaimName(claim),
                    mv: MoveNames::new(game.position(), mv),
                })
                .collect(),
        }
    }
}

impl RepeatedItem {
    fn new(lang: Lang, game: &Game, repeated: &Repeated) -> RepeatedItem {
        let message = messages::court_repeated(lang, game, repeated);
        RepeatedItem { plies: repeated.plies.clone(), count: repeated.plies.len(), message }
    }
}

impl LookAlikeItem {
    fn new(lang: Lang, game: &Game, alike: &LookAlike) -> LookAlikeItem {
        LookAlikeItem {
            plies: [alike.first, alike.second],
            differences: alike.differences.iter().copied().map(DifferenceName).collect(),
            message: messages::court_alike(lang, game, alike),
        }
    }
}

impl ClaimItem {
    fn new(lang: Lang, game: &Game, claim: &Claimable) -> ClaimItem {
        ClaimItem {
            claim: ClaimName(claim.claim),
            ply: claim.ply,
            side: claim.side.into(),
            announced_by: (claim.ply > 0).then(|| (!claim.side).into()),
            count: claim.count,
            message: messages::court_claim(lang, game, claim),
        }
    }
}

impl QuietItem {
    fn new(lang: Lang, game: &Game, court: &Court) -> QuietItem {
        let quiet = court.quiet;
        QuietItem {
            half_moves: quiet.half_moves,
            reset: quiet.reset.map(|(ply, _)| ply),
            reset_by: quiet.reset.map(|(_, reset)| ResetName(reset)),
            to_claim: quiet.to_claim,
            to_end: quiet.to_end,
            message: messages::court_quiet(lang, game, &quiet),
        }
    }
}

impl CourtEnd {
    fn new(lang: Lang, game: &Game, (ply, ground): (usize, Ground)) -> CourtEnd {
        let end = match ground {
            Ground::End(end) => end.as_str(),
            Ground::Count(claim) => claim.as_str(),
        };
        CourtEnd { ply, end, message: messages::court_end(lang, game, ply, ground) }
    }
}
