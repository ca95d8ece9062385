//! The list of what a check can find; the names are a contract with other programs.

macro_rules! feedback_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// What was found about an answer.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum FeedbackCode { $($(#[$doc])* $name,)* }

        impl FeedbackCode {
            /// All codes.
            pub const ALL: &'static [FeedbackCode] = &[$(FeedbackCode::$name,)*];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(FeedbackCode::$name => $text,)* }
            }

            /// The code of that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<FeedbackCode> {
                match name { $($text => Some(FeedbackCode::$name),)* _ => None }
            }
        }
    };
}

feedback_codes! {
    /// The move meets the goal.
    RightMove = "right-move",
    /// Exactly the squares asked for.
    RightSquares = "right-squares",
    /// The verdict on the move is right.
    RightVerdict = "right-verdict",
    /// The right option.
    RightChoice = "right-choice",
    /// A move of a longer puzzle keeps what was asked for.
    RightSoFar = "right-so-far",
    /// A shortest walk.
    RightRoute = "right-route",
    /// The state of the game is right.
    RightState = "right-state",
    /// The arbiter's decision is right.
    RightRuling = "right-ruling",
    /// The board stands as it should.
    RightSetup = "right-setup",
    /// The number is right.
    RightNumber = "right-number",
    /// The move or the square is written right.
    RightNotation = "right-notation",
    /// The rules refuse the move.
    Refused = "refused",
    /// The move leads to another square.
    NotThere = "not-there",
    /// Another piece did what was asked.
    WrongPiece = "wrong-piece",
    /// Nothing was captured.
    NotACapture = "not-a-capture",
    /// The capture was on another square.
    OtherCapture = "other-capture",
    /// The move is no castling.
    NotCastling = "not-castling",
    /// Castling on the other wing.
    OtherWing = "other-wing",
    /// The move is no capture en passant.
    NotEnPassant = "not-en-passant",
    /// The move gives no check.
    NoCheck = "no-check",
    /// Check, but there is a reply.
    CheckNotMate = "check-not-mate",
    /// Mate was asked for, and the move does not even give check.
    NoMate = "no-mate",
    /// The check was met in another way than the one asked for.
    AnsweredOtherwise = "answered-otherwise",
    /// No pawn was promoted.
    NotAPromotion = "not-a-promotion",
    /// Promoted to another piece.
    OtherPromotion = "other-promotion",
    /// No pawn went two squares.
    NotADoubleStep = "not-a-double-step",
    /// Another move than the one that is written.
    NotTheWrittenMove = "not-the-written-move",
    /// Another piece than the touched one moved.
    NotTheTouchedPiece = "not-the-touched-piece",
    /// There is no mate any more within the moves that are left.
    MateLost = "mate-lost",
    /// Stalemate was asked for, and the other side can still move.
    NoStalemate = "no-stalemate",
    /// The move that was to avoid it gives stalemate.
    GivesStalemate = "gives-stalemate",
    /// The game is not drawn after the move, nor can a draw be claimed.
    NoDraw = "no-draw",
    /// Not two pieces give check at once.
    NoDoubleCheck = "no-double-check",
    /// No piece gives check that did not move itself.
    NoDiscoveredCheck = "no-discovered-check",
    /// Nothing was walked.
    RouteEmpty = "route-empty",
    /// A step does not begin where the piece stands.
    RouteBroken = "route-broken",
    /// The piece does not move that way.
    RouteNoMove = "route-no-move",
    /// Something stands in the way.
    RouteBlocked = "route-blocked",
    /// An own piece stands on the square.
    RouteOwnPiece = "route-own-piece",
    /// The step captures a piece that is no target.
    RouteNoCapture = "route-no-capture",
    /// The square is attacked.
    RouteAttacked = "route-attacked",
    /// A target was not reached.
    RouteMissed = "route-missed",
    /// It gets there, but a shorter walk does too.
    RouteLonger = "route-longer",
    /// The game is in another state.
    StateOther = "state-other",
    /// The arbiter decides otherwise.
    RulingOther = "ruling-other",
    /// Squares of the board stand otherwise than they should.
    SetupDiffers = "setup-differs",
    /// Nothing stands on the board yet.
    SetupEmpty = "setup-empty",
    /// The number is too low.
    NumberLow = "number-low",
    /// The number is too high.
    NumberHigh = "number-high",
    /// The number has decimals, and what is counted comes whole.
    NumberNotWhole = "number-not-whole",
    /// The right number with the wrong sign.
    NumberSign = "number-sign",
    /// Nothing was written.
    NotationEmpty = "notation-empty",
    /// What was written is no legal move.
    NotationRefused = "notation-refused",
    /// Another move was written.
    NotationOtherMove = "notation-other-move",
    /// The move is written as programs write it, square to square.
    NotationUci = "notation-uci",
    /// Castling has a sign of its own.
    NotationCastling = "notation-castling",
    /// The piece's letter is missing.
    NotationNoLetter = "notation-no-letter",
    /// A sign says what is not so.
    NotationSign = "notation-sign",
    /// No square is named so.
    NotationNoSquare = "notation-no-square",
    /// Letter and digit stand the wrong way round.
    NotationOrder = "notation-order",
    /// The file is another one.
    NotationFile = "notation-file",
    /// The rank is another one.
    NotationRank = "notation-rank",
    /// File and rank are others.
    NotationOtherSquare = "notation-other-square",
    /// Squares are missing; those marked are right.
    SquaresMissed = "squares-missed",
    /// Squares are too much; none is missing.
    SquaresExtra = "squares-extra",
    /// Some are missing, some too much.
    SquaresBoth = "squares-both",
    /// Nothing was marked.
    SquaresNone = "squares-none",
    /// The move is legal.
    VerdictLegal = "verdict-legal",
    /// The learner took an illegal move for legal.
    VerdictIllegal = "verdict-illegal",
    /// Illegal, but for another reason.
    VerdictOtherReason = "verdict-other-reason",
    /// It is the other side's move.
    ChoiceTurn = "choice-turn",
    /// It is castling on the other wing.
    ChoiceWing = "choice-wing",
    /// It is barred otherwise, or not at all.
    ChoiceBar = "choice-bar",
    /// Other castling rights are left.
    ChoiceRights = "choice-rights",
    /// The square has the other colour.
    ChoiceSquareColour = "choice-square-colour",
    /// Another piece stands there.
    ChoicePiece = "choice-piece",
    /// It is the other side's piece.
    ChoiceOwner = "choice-owner",
    /// The board lies otherwise.
    ChoiceLaid = "choice-laid",
    /// The piece is of another class.
    ChoiceClass = "choice-class",
    /// The queens stand otherwise.
    ChoiceRoyals = "choice-royals",
    /// The piece can get there, or cannot.
    ChoiceCanReach = "choice-can-reach",
    /// The exchange is worth something else.
    ChoiceExchange = "choice-exchange",
    /// The piece has another letter.
    ChoiceLetter = "choice-letter",
    /// The game has ended otherwise, or not at all.
    ChoiceWinner = "choice-winner",
    /// The check is met in another way.
    ChoiceWay = "choice-way",
    /// The move sets the count back, or does not.
    ChoiceResets = "choice-resets",
    /// The positions count as the same, or differ in something else.
    ChoiceSame = "choice-same",
    /// The square is attacked, or is not.
    ChoiceAttacked = "choice-attacked",
    /// The question of advice or history was answered otherwise.
    ChoiceTold = "choice-told",
}

impl FeedbackCode {
    /// Whether it speaks of a right answer.
    #[must_use]
    pub fn is_right(self) -> bool {
        matches!(
            self,
            FeedbackCode::RightMove
                | FeedbackCode::RightSquares
                | FeedbackCode::RightVerdict
                | FeedbackCode::RightChoice
                | FeedbackCode::RightSoFar
                | FeedbackCode::RightRoute
                | FeedbackCode::RightState
                | FeedbackCode::RightRuling
                | FeedbackCode::RightSetup
                | FeedbackCode::RightNumber
                | FeedbackCode::RightNotation
        )
    }

    /// Whether it speaks of marked squares.
    #[must_use]
    pub fn is_of_squares(self) -> bool {
        matches!(
            self,
            FeedbackCode::RightSquares
                | FeedbackCode::SquaresMissed
                | FeedbackCode::SquaresExtra
                | FeedbackCode::SquaresBoth
                | FeedbackCode::SquaresNone
        )
    }
}
