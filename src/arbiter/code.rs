//! The decisions by name, each with the rule of the course and the article of the Laws (FIDE, in
//! force since 1 January 2023) that it stands on.

use crate::rules::RuleId;

macro_rules! codes {
    ($($(#[$doc:meta])+ $code:ident $name:literal $rule:literal $article:literal,)+) => {
        /// A decision by name.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Code {
            $($(#[$doc])+ $code,)+
        }

        impl Code {
            /// All decisions, those of one matter side by side.
            pub const ALL: &'static [Code] = &[$(Code::$code,)+];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Code::$code => $name,)+
                }
            }

            /// The rule of the course that it stands on.
            #[must_use]
            pub fn rule(self) -> RuleId {
                match self {
                    $(Code::$code => $rule,)+
                }
            }

            /// The article of the Laws for the matter.
            #[must_use]
            pub fn article(self) -> &'static str {
                match self {
                    $(Code::$code => $article,)+
                }
            }
        }
    };
}

codes! {
    /// Nothing has happened that needs a decision.
    GoingOn "going-on" "turns" "1.3",
    /// Mate ended the game.
    Checkmate "checkmate" "checkmate" "5.1.1",
    /// Stalemate ended it.
    Stalemate "stalemate" "stalemate" "5.2.1",
    /// Neither side can mate any more.
    DeadPosition "dead-position" "dead-position" "5.2.2",
    /// The position stood five times.
    DrawFivefold "draw-fivefold" "threefold-repetition" "9.6.1",
    /// 75 moves each without capture or pawn move.
    DrawSeventyfive "draw-seventyfive" "fifty-move-rule" "9.6.2",
    /// Sources: the position stood three times.
    DrawThreefold "draw-threefold" "threefold-repetition" "9.2",
    /// Sources: 50 moves each without capture or pawn move.
    DrawFifty "draw-fifty" "fifty-move-rule" "9.3",
    /// The game is over: the event changes nothing.
    GameOver "game-over" "objective" "5.1, 5.2",
    /// An illegal move stands that nobody has told: the position is not known any more.
    NotFollowed "not-followed" "illegal-moves-penalty" "A.5.2",

    /// The move stands; the clock is not pressed yet.
    MoveStands "move-stands" "turns" "4.7",
    /// The move stands and is completed.
    MoveCompleted "move-completed" "turns" "6.2.1",
    /// It is the opponent's move.
    NotYourTurn "not-your-turn" "turns" "1.3",
    /// That clock is not running.
    ClockNotYours "clock-not-yours" "turns" "6.2.1",
    /// The move that was called illegal is legal: it stands.
    MoveLegal "move-legal" "illegal-moves-penalty" "3.10.1",
    /// A pawn lies on the last rank, the clock is not pressed yet.
    PromotionUnfinished "promotion-unfinished" "promotion-declare" "3.7.3.3",

    /// An illegal move before the clock is pressed: no penalty.
    IllegalNotCompleted "illegal-not-completed" "illegal-moves-penalty" "7.5.1",
    /// The first completed illegal move: time for the opponent.
    IllegalPenalty "illegal-penalty" "illegal-moves-penalty" "7.5.1, 7.5.5",
    /// One too many: the game is lost.
    IllegalLoss "illegal-loss" "illegal-moves-penalty" "7.5.5",
    /// One too many, but the opponent could never mate: a draw.
    IllegalDraw "illegal-draw" "illegal-moves-penalty" "7.5.5",
    /// One too many; whether the opponent could mate is not proved.
    IllegalUnproven "illegal-unproven" "illegal-moves-penalty" "7.5.5",
    /// Sources: taken back and counted.
    IllegalCounted "illegal-counted" "illegal-moves-penalty" "7.5.5",
    /// The clock was pressed without a move.
    PressedWithoutMove "pressed-without-move" "illegal-moves-penalty" "7.5.3, 7.5.5",
    /// The pawn was left on the last rank: it becomes a queen, and it was an illegal move.
    PawnBecomesQueen "pawn-becomes-queen" "promotion-must-change" "7.5.2, 7.5.5",
    /// Rapid and blitz: noticed too late, the illegal move stands.
    IllegalStands "illegal-stands" "illegal-moves-penalty" "A.5.2",

    /// The touched piece must move.
    MustMove "must-move" "illegal-moves-penalty" "4.3.1",
    /// The touched enemy piece must be captured.
    MustCapture "must-capture" "illegal-moves-penalty" "4.3.2",
    /// The one touched piece must capture the other.
    MustCaptureWith "must-capture-with" "illegal-moves-penalty" "4.3.3",
    /// King and rook touched: castling.
    MustCastle "must-castle" "castling-king-first" "4.4.1",
    /// The rook first, then the king: no castling there with this move.
    CastlingRookFirst "castling-rook-first" "castling-king-first" "4.4.2",
    /// Sources: the same, it counts as a rook's move.
    RookMoveOnly "rook-move-only" "castling-king-first" "4.4.2",
    /// King, then rook, but castling is illegal: the king must move.
    KingMustMove "king-must-move" "castling-king-first" "4.4.3",
    /// Nothing that was touched can move: any legal move.
    FreeMove "free-move" "illegal-moves-penalty" "4.5",
    /// A piece was set right, announced before.
    Adjusted "adjusted" "illegal-moves-penalty" "4.2.1",
    /// Touching binds only the player who has the move.
    TouchNotBinding "touch-not-binding" "turns" "4.3",
    /// Another piece moved than the touched one: taken back.
    TouchBroken "touch-broken" "illegal-moves-penalty" "4.3",

    /// Offered after the move and before the clock.
    OfferInOrder "offer-in-order" "draw-offer-manners" "9.1.2.1",
    /// Offered at another time: valid all the same.
    OfferWrongTime "offer-wrong-time" "draw-offer-manners" "9.1.2.1, 11.5",
    /// Offered again after being declined: valid, but see 11.5.
    OfferAgain "offer-again" "draw-offer-manners" "9.1.2.1, 11.5",
    /// Sources: not again before the opponent has offered.
    OfferRefusedAgain "offer-refused-again" "draw-offer-manners" "9.1.2.1, 11.5",
    /// Sources: not in the opponent's time.
    OfferRefusedTime "offer-refused-time" "draw-offer-manners" "9.1.2.1, 11.5",
    /// The offer stands already.
    OfferStanding "offer-standing" "draw-offer-manners" "9.1.2.1",
    /// Agreed.
    DrawAgreed "draw-agreed" "draw-agreement" "5.2.3",
    /// Not both have made a move.
    AgreementTooEarly "agreement-too-early" "draw-agreement" "5.2.3",
    /// No offer stands.
    NoOffer "no-offer" "draw-offer-manners" "9.1.2.1",
    /// Declined in words.
    OfferDeclined "offer-declined" "draw-offer-manners" "9.1.2.1",

    /// The claim of a threefold repetition is right.
    ClaimRightThreefold "claim-right-threefold" "threefold-repetition" "9.2, 9.5.2",
    /// The claim of fifty moves is right.
    ClaimRightFifty "claim-right-fifty" "fifty-move-rule" "9.3, 9.5.2",
    /// The claim is wrong: time for the opponent.
    ClaimWrong "claim-wrong" "threefold-repetition" "9.5.3",
    /// Only the player who has the move may claim.
    ClaimNotYourMove "claim-not-your-move" "threefold-repetition" "9.2, 9.3",
    /// A touched piece has cost the right to claim.
    ClaimAfterTouch "claim-after-touch" "threefold-repetition" "9.4",
    /// Sources: the count is not reached.
    NotDrawnYet "not-drawn-yet" "threefold-repetition" "9.2, 9.3",

    /// Lost on time.
    FlagLoss "flag-loss" "time-forfeit" "6.9",
    /// The flag fell, but the opponent could never mate: a draw.
    FlagDraw "flag-draw" "time-forfeit" "6.9",
    /// The flag fell; whether the opponent could mate is not proved.
    FlagUnproven "flag-unproven" "time-forfeit" "6.9",
    /// Resigned and lost.
    ResignLoss "resign-loss" "resignation" "5.1.2",
    /// Resigned, but the opponent could never mate: a draw.
    ResignDraw "resign-draw" "resignation" "5.1.2",
    /// Resigned; whether the opponent could mate is not proved.
    ResignUnproven "resign-unproven" "resignation" "5.1.2",

    /// The position goes over to a board laid right.
    BoardTransferred "board-transferred" "wrong-board" "7.2.2",
    /// A new game, since the pieces stood wrong.
    NewGameSetup "new-game-setup" "wrong-setup" "7.2.1",
    /// Rapid and blitz: too late to claim that.
    FoundTooLate "found-too-late" "wrong-setup" "A.5.1.2",
    /// A new game with the right colours.
    NewGameColours "new-game-colours" "colours-white-black" "7.3",
    /// The colours stay as they are.
    ColoursStay "colours-stay" "colours-white-black" "7.3",
}

impl Code {
    /// The decision of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Code> {
        Code::ALL.iter().copied().find(|code| code.as_str() == name)
    }
}
