//! The arbiter's decisions in words: what each says of this game, and its short name.

use super::{list, list::sentences, side};
use crate::arbiter::{Award, Code, Duty, Event, EventKind, Laws, Outcome, Ruling};
use crate::i18n::{Arg, Lang};
use crate::rules::Color;
use std::borrow::Cow;

/// A decision by a set of rules, in a few sentences, with what it does to game, clocks and players.
#[must_use]
pub fn ruling(lang: Lang, ruling: &Ruling, laws: Laws) -> String {
    let told = Told { lang, ruling };
    let own = told.say(special(ruling, laws).unwrap_or_else(|| key(ruling.code)));
    let duty = ruling.duty.as_ref().filter(|duty| duty.code != ruling.code || duty.announced.is_some());
    let award = ruling.award.map(|award| given(lang, award));
    let declined = ruling.declined.then(|| told.say("ruling-declined"));
    let result = ruling.outcome.and_then(|outcome| ended(lang, outcome));
    let all = [Some(own), declined, award, duty.map(|duty| told.owed(duty)), result];
    sentences(lang, all.into_iter().flatten())
}

/// A decision's short name, as an option to choose.
#[must_use]
pub fn ruling_name(lang: Lang, code: Code) -> Cow<'static, str> {
    lang.attr(key(code), "name").unwrap_or_default()
}

/// What happened, as an item of a list.
#[must_use]
pub fn event(lang: Lang, event: &Event) -> String {
    let who = event.side.map_or("", |who| side(lang, who));
    let say = |key: &str| lang.text_with(key, &[("side", who.into())]);
    let moving = |key: &str, text: &str| {
        lang.text_with(key, &[("side", who.into()), ("move", text.to_owned().into())])
    };
    match &event.kind {
        EventKind::Move { text, pressed } => pressing(lang, moving("event-move", text), *pressed),
        EventKind::IllegalMove { text, pressed, late } => {
            let made = match text {
                Some(text) => moving("event-illegal-move", text),
                None => say("event-illegal-move-unnamed"),
            };
            let made = pressing(lang, made, *pressed && !late);
            if *late { lang.text_with("event-late", &[("event", made.into())]) } else { made }
        }
        EventKind::PressClock => say("event-press-clock"),
        EventKind::Touch { square, adjust } => {
            let key = if *adjust { "event-touch-adjust" } else { "event-touch" };
            lang.text_with(key, &[("side", who.into()), ("square", square.to_string().into())])
        }
        EventKind::OfferDraw => say("event-offer-draw"),
        EventKind::AcceptDraw => say("event-accept-draw"),
        EventKind::DeclineDraw => say("event-decline-draw"),
        EventKind::ClaimRepetition { text } => {
            announcing(lang, say("event-claim-repetition"), text.as_deref())
        }
        EventKind::ClaimFifty { text } => announcing(lang, say("event-claim-fifty"), text.as_deref()),
        EventKind::FlagFall => say("event-flag-fall"),
        EventKind::Resign => say("event-resign"),
        EventKind::BoardFoundRotated => lang.text("event-board-found-rotated").into_owned(),
        EventKind::PiecesFoundMisplaced => lang.text("event-pieces-found-misplaced").into_owned(),
        EventKind::ColoursFoundReversed => lang.text("event-colours-found-reversed").into_owned(),
    }
}

fn pressing(lang: Lang, event: String, pressed: bool) -> String {
    if pressed { lang.text_with("event-pressed", &[("event", event.into())]) } else { event }
}

fn announcing(lang: Lang, event: String, text: Option<&str>) -> String {
    let Some(text) = text else { return event };
    lang.text_with("event-announced", &[("event", event.into()), ("move", text.into())])
}

/// What the sentences of a decision are formed with.
struct Told<'a> {
    lang: Lang,
    ruling: &'a Ruling,
}

impl Told<'_> {
    fn say(&self, key: &str) -> String {
        let Told { lang, ruling } = *self;
        // What nobody does has sentences without a side.
        let who = ruling.side.unwrap_or(Color::White);
        let pieces = ruling.duty.as_ref().map(|duty| list::pieces(lang, &duty.pieces)).unwrap_or_default();
        let counted = ruling.counted.unwrap_or_default();
        let args: [(&'static str, Arg<'_>); 6] = [
            ("side", side(lang, who).into()),
            ("other", side(lang, !who).into()),
            ("who", pieces.into()),
            ("count", ruling.illegal_moves.map_or(0, usize::from).into()),
            ("counted", counted.into()),
            ("moves", (counted / 2).into()),
        ];
        lang.text_with(key, &args)
    }

    /// What the player must do, where the decision itself is another.
    fn owed(&self, duty: &Duty) -> String {
        let (Some(mv), Some(who)) = (&duty.announced, self.ruling.side) else {
            return self.say(key(duty.code));
        };
        let args = [("side", side(self.lang, who).into()), ("move", mv.as_str().into())];
        self.lang.text_with("ruling-announced", &args)
    }
}

fn given(lang: Lang, award: Award) -> String {
    let minutes = usize::from(award.minutes).into();
    lang.text_with("ruling-award", &[("other", side(lang, award.to).into()), ("minutes", minutes)])
}

/// How the game ended; what is cancelled or open is told by the decision itself.
fn ended(lang: Lang, outcome: Outcome) -> Option<String> {
    match outcome {
        Outcome::Won(winner) => Some(lang.text_with("ruling-won", &[("side", side(lang, winner).into())])),
        Outcome::Drawn => Some(lang.text("ruling-drawn").into_owned()),
        Outcome::Cancelled | Outcome::Unproven => None,
    }
}

/// The sentence of a decision that has more than one.
fn special(ruling: &Ruling, laws: Laws) -> Option<&'static str> {
    let counted = ruling.counted.is_some();
    if ruling.code == Code::ClaimWrong && counted {
        let fifty = ruling.rule == Code::ClaimRightFifty.rule();
        return Some(if fifty { "ruling-claim-wrong-fifty" } else { "ruling-claim-wrong-threefold" });
    }
    let by_the_sources = [
        (Code::OfferInOrder, "ruling-offer-in-order-source"),
        (Code::FlagLoss, "ruling-flag-loss-source"),
        (Code::ResignLoss, "ruling-resign-loss-source"),
    ];
    let own = by_the_sources.into_iter().find(|(code, _)| laws == Laws::Source && *code == ruling.code);
    own.map(|(_, key)| key)
}

/// The message of a decision; its attribute `name` is the short name.
fn key(code: Code) -> &'static str {
    match code {
        Code::GoingOn => "ruling-going-on",
        Code::Checkmate => "ruling-checkmate",
        Code::Stalemate => "ruling-stalemate",
        Code::DeadPosition => "ruling-dead-position",
        Code::DrawFivefold => "ruling-draw-fivefold",
        Code::DrawSeventyfive => "ruling-draw-seventyfive",
        Code::DrawThreefold => "ruling-draw-threefold",
        Code::DrawFifty => "ruling-draw-fifty",
        Code::GameOver => "ruling-game-over",
        Code::NotFollowed => "ruling-not-followed",
        Code::MoveStands => "ruling-move-stands",
        Code::MoveCompleted => "ruling-move-completed",
        Code::NotYourTurn => "ruling-not-your-turn",
        Code::ClockNotYours => "ruling-clock-not-yours",
        Code::MoveLegal => "ruling-move-legal",
        Code::PromotionUnfinished => "ruling-promotion-unfinished",
        Code::IllegalNotCompleted => "ruling-illegal-not-completed",
        Code::IllegalPenalty => "ruling-illegal-penalty",
        Code::IllegalLoss => "ruling-illegal-loss",
        Code::IllegalDraw => "ruling-illegal-draw",
        Code::IllegalUnproven => "ruling-illegal-unproven",
        Code::IllegalCounted => "ruling-illegal-counted",
        Code::PressedWithoutMove => "ruling-pressed-without-move",
        Code::PawnBecomesQueen => "ruling-pawn-becomes-queen",
        Code::IllegalStands => "ruling-illegal-stands",
        Code::MustMove => "ruling-must-move",
        Code::MustCapture => "ruling-must-capture",
        Code::MustCaptureWith => "ruling-must-capture-with",
        Code::MustCastle => "ruling-must-castle",
        Code::CastlingRookFirst => "ruling-castling-rook-first",
        Code::RookMoveOnly => "ruling-rook-move-only",
        Code::KingMustMove => "ruling-king-must-move",
        Code::FreeMove => "ruling-free-move",
        Code::Adjusted => "ruling-adjusted",
        Code::TouchNotBinding => "ruling-touch-not-binding",
        Code::TouchBroken => "ruling-touch-broken",
        Code::OfferInOrder => "ruling-offer-in-order",
        Code::OfferWrongTime => "ruling-offer-wrong-time",
        Code::OfferAgain => "ruling-offer-again",
        Code::OfferRefusedAgain => "ruling-offer-refused-again",
        Code::OfferRefusedTime => "ruling-offer-refused-time",
        Code::OfferStanding => "ruling-offer-standing",
        Code::DrawAgreed => "ruling-draw-agreed",
        Code::AgreementTooEarly => "ruling-agreement-too-early",
        Code::NoOffer => "ruling-no-offer",
        Code::OfferDeclined => "ruling-offer-declined",
        Code::ClaimRightThreefold => "ruling-claim-right-threefold",
        Code::ClaimRightFifty => "ruling-claim-right-fifty",
        Code::ClaimWrong => "ruling-claim-wrong",
        Code::ClaimNotYourMove => "ruling-claim-not-your-move",
        Code::ClaimAfterTouch => "ruling-claim-after-touch",
        Code::NotDrawnYet => "ruling-not-drawn-yet",
        Code::FlagLoss => "ruling-flag-loss",
        Code::FlagDraw => "ruling-flag-draw",
        Code::FlagUnproven => "ruling-flag-unproven",
        Code::ResignLoss => "ruling-resign-loss",
        Code::ResignDraw => "ruling-resign-draw",
        Code::ResignUnproven => "ruling-resign-unproven",
        Code::BoardTransferred => "ruling-board-transferred",
        Code::NewGameSetup => "ruling-new-game-setup",
        Code::FoundTooLate => "ruling-found-too-late",
        Code::NewGameColours => "ruling-new-game-colours",
        Code::ColoursStay => "ruling-colours-stay",
    }
}
