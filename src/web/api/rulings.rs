//! The arbiter's decisions as the JSON API has them.

use super::names::{LawsName, RulingName, Side};
use super::wire::{Pieces, PlacedPiece};
use crate::arbiter::{Award, Decision, Duty, Laws, Outcome, Ruling};
use crate::i18n::{Lang, messages};
use crate::rules::PieceMove;
use serde::Serialize;
use utoipa::ToSchema;

/// What the arbiter decides.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArbiterAnswer)]
pub(crate) struct Answer<'a> {
    /// The decision by the rules asked for.
    #[serde(flatten)]
    by_laws: ByLaws<'a>,
    /// The decision by the other set of rules, where it differs.
    #[schema(required)]
    other: Option<ByLaws<'a>>,
}

impl<'a> Answer<'a> {
    /// The decision by the rules asked for, and the other's.
    pub(crate) fn new(lang: Lang, decision: &'a Decision, other: &'a Decision) -> Answer<'a> {
        let differs = !decision.agrees_with(other);
        Answer { by_laws: ByLaws::new(lang, decision), other: differs.then(|| ByLaws::new(lang, other)) }
    }
}

/// What one set of rules says of a case.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ArbiterDecision)]
pub(crate) struct ByLaws<'a> {
    /// Which set.
    laws: LawsName,
    /// The decision that ended the game, else the one on the last event.
    decision: RulingItem<'a>,
    /// The event that the decision is about, counted from 0; null where the game before decides.
    #[schema(required)]
    event: Option<usize>,
    /// The decision on each event, in order.
    log: Vec<RulingItem<'a>>,
    /// The sides whose draw offer still stands.
    offers: Vec<Side>,
    /// The position after the last event, in FEN.
    fen: String,
}

/// The decision on one event.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Ruling)]
pub(crate) struct RulingItem<'a> {
    /// The decision's name, the same in every language.
    code: RulingName,
    /// The side whose act is judged, if one's is.
    #[schema(required)]
    side: Option<Side>,
    /// How the game ended by it; null while it goes on.
    #[schema(required)]
    result: Option<ResultName>,
    /// Time that a player gets.
    #[schema(required)]
    award: Option<AwardItem>,
    /// What the player who has the move must do.
    #[schema(required)]
    obligation: Option<Obligation<'a>>,
    /// How many illegal moves the player has completed by now, where one is counted.
    #[schema(required)]
    illegal_moves: Option<u8>,
    /// Whether the act has declined the opponent's draw offer.
    declined_offer: bool,
    /// The rule of the course, as in `/api/v1/rules/{id}`.
    #[schema(example = "illegal-moves-penalty")]
    rule: &'a str,
    /// The article of the FIDE Laws (in force since 1 January 2023) for the matter.
    #[schema(example = "7.5.1, 7.5.5")]
    article: &'a str,
    /// All of it in plain words.
    message: String,
}

/// How a game ended.
#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[schema(as = GameResult)]
pub(crate) enum ResultName {
    WhiteWins,
    BlackWins,
    Draw,
    /// The game does not count; a new one is played.
    Cancelled,
    /// A loss, or a draw if the opponent can never mate; neither is proved.
    Unproven,
}

impl From<Outcome> for ResultName {
    fn from(outcome: Outcome) -> ResultName {
        match outcome {
            Outcome::Won(side) => side.fold_wb(ResultName::WhiteWins, ResultName::BlackWins),
            Outcome::Drawn => ResultName::Draw,
            Outcome::Cancelled => ResultName::Cancelled,
            Outcome::Unproven => ResultName::Unproven,
        }
    }
}

/// Time that a player gets.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Award)]
pub(crate) struct AwardItem {
    /// Who gets it.
    to: Side,
    /// How many minutes.
    #[schema(example = 2)]
    minutes: u8,
}

impl From<Award> for AwardItem {
    fn from(award: Award) -> AwardItem {
        AwardItem { to: award.to.into(), minutes: award.minutes }
    }
}

/// What a player must do.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Obligation<'a> {
    /// Which duty; `claim-wrong` is the move announced with a wrong claim.
    code: RulingName,
    /// The pieces that bind.
    #[schema(value_type = Vec<PlacedPiece>)]
    pieces: Pieces<'a>,
    /// The moves that fulfil it, in UCI.
    #[schema(example = json!(["g1f3", "g1h3"]))]
    moves: Vec<String>,
}

impl<'a> From<&'a Duty> for Obligation<'a> {
    fn from(duty: &'a Duty) -> Obligation<'a> {
        Obligation {
            code: RulingName(duty.code),
            pieces: (&duty.pieces).into(),
            moves: duty.moves.iter().copied().map(PieceMove::uci).collect(),
        }
    }
}

impl<'a> RulingItem<'a> {
    fn new(lang: Lang, ruling: &'a Ruling, laws: Laws) -> RulingItem<'a> {
        RulingItem {
            code: RulingName(ruling.code),
            side: ruling.side.map(Side::from),
            result: ruling.outcome.map(ResultName::from),
            award: ruling.award.map(AwardItem::from),
            obligation: ruling.duty.as_ref().map(Obligation::from),
            illegal_moves: ruling.illegal_moves,
            declined_offer: ruling.declined,
            rule: ruling.rule,
            article: ruling.article,
            message: messages::ruling(lang, ruling, laws),
        }
    }
}

impl<'a> ByLaws<'a> {
    fn new(lang: Lang, decision: &'a Decision) -> ByLaws<'a> {
        let item = |ruling: &'a Ruling| RulingItem::new(lang, ruling, decision.laws);
        ByLaws {
            laws: LawsName(decision.laws),
            decision: item(&decision.ruling),
            event: decision.event,
            log: decision.log.iter().map(item).collect(),
            offers: decision.offers.iter().copied().map(Side::from).collect(),
            fen: decision.game.position().fen(),
        }
    }
}
