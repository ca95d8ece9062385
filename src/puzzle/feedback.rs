//! What a check has to say: codes with squares, pieces and moves, to be put into words elsewhere.

use super::CheckAnswer;
use crate::rules::{Condition, Legal, PieceMove, Placed, Position, Refusal, Refused, Square, Wing};

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
    /// Another piece than the touched one moved.
    NotTheTouchedPiece = "not-the-touched-piece",
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

/// What to tell the learner. Beside the code, only the fields that it needs are filled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feedback {
    /// What was found.
    pub code: FeedbackCode,
    /// The squares it speaks of, to be marked.
    pub squares: Vec<Square>,
    /// The pieces it speaks of, to be marked.
    pub pieces: Vec<Placed>,
    /// Where the rules refuse the move in question: why.
    pub refused: Option<Box<Refused>>,
    /// Where they allow the move that a verdict or a choice asks about: what makes it legal.
    pub legal: Option<Box<Legal>>,
    /// The legal move that was answered.
    pub played: Option<Played>,
    /// A reply that gets out of the check.
    pub reply: Option<Reply>,
    /// How the played move meets the check that the side stood in.
    pub answered: Option<CheckAnswer>,
    /// The marked squares that are right.
    pub hit: Vec<Square>,
    /// The squares that were not marked.
    pub missed: Vec<Square>,
    /// The squares that were too much.
    pub extra: Vec<Square>,
    /// The option that was picked.
    pub picked: Option<String>,
    /// The wings whose castling right is lost, each with why.
    pub lost: Vec<(Wing, Refusal)>,
}

impl Feedback {
    /// Feedback that has nothing but its code yet.
    #[must_use]
    pub fn new(code: FeedbackCode) -> Feedback {
        Feedback {
            code,
            squares: Vec::new(),
            pieces: Vec::new(),
            refused: None,
            legal: None,
            played: None,
            reply: None,
            answered: None,
            hit: Vec::new(),
            missed: Vec::new(),
            extra: Vec::new(),
            picked: None,
            lost: Vec::new(),
        }
    }

    /// The conditions of the special move in question, met or not; empty for other moves.
    #[must_use]
    pub fn conditions(&self) -> &[Condition] {
        match (self.refused.as_deref(), self.legal.as_deref()) {
            (Some(refused), _) => &refused.conditions,
            (None, Some(legal)) => &legal.conditions,
            (None, None) => &[],
        }
    }

    /// The other reasons that hold against the move in question. Where squares were asked for, the
    /// refusal explains them alone.
    #[must_use]
    pub fn also(&self) -> &[Refusal] {
        match self.refused.as_deref() {
            Some(refused) if !self.code.is_of_squares() => &refused.also,
            Some(_) | None => &[],
        }
    }

    /// With the refusal and its proof.
    #[must_use]
    pub(super) fn refused(mut self, refused: Refused) -> Feedback {
        self.squares.extend_from_slice(&refused.reason.squares);
        self.pieces.extend_from_slice(&refused.reason.pieces);
        self.refused = Some(Box::new(refused));
        self
    }
}

/// A legal move, with what it does on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The move.
    pub mv: PieceMove,
    /// The piece, where it stood before.
    pub piece: Placed,
    /// In standard algebraic notation.
    pub san: String,
    /// What it leads to.
    pub effect: Effect,
}

/// What a move does to the other king.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Neither check nor the end.
    Quiet,
    /// Check that can be met.
    Check,
    /// Mate (FIDE 5.1.1).
    Mate,
    /// No check and no move left (5.2.1).
    Stalemate,
}

impl Effect {
    /// The effect of the move that led to this position.
    #[must_use]
    pub fn in_position(after: &Position) -> Effect {
        match (after.checkers().is_empty(), after.legal_moves().is_empty()) {
            (true, false) => Effect::Quiet,
            (true, true) => Effect::Stalemate,
            (false, false) => Effect::Check,
            (false, true) => Effect::Mate,
        }
    }
}

/// A reply that gets out of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reply {
    /// The move.
    pub mv: PieceMove,
    /// The piece, where it stands before.
    pub piece: Placed,
    /// How it meets the check.
    pub way: CheckAnswer,
}
