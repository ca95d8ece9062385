//! Why a move is refused: the list of reasons in teaching order, and what proves each.

use super::{Color, Piece, Role, Square, Wing};

/// The stable name of a rule, as in `src/curriculum/rules.toml` (`castling-unmoved`).
pub type RuleId = &'static str;

/// A piece on its square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Placed {
    /// Where it stands.
    pub square: Square,
    /// What it is.
    pub piece: Piece,
}

/// Whether what forbids a move can pass.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bar {
    /// The move may become legal later.
    Now,
    /// It never can: a lost castling right, an expired en passant.
    ForGood,
}

impl Bar {
    /// The name in the JSON API.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Bar::Now => "now",
            Bar::ForGood => "for-good",
        }
    }
}

/// A half-move of the history, as programs and as players count it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    /// The half-move; 1 is the first of the history.
    pub ply: usize,
    /// The number of the full move that it belongs to, counted as the start position counts.
    pub number: u32,
}

macro_rules! reason_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal,)*) => {
        /// Every reason for which a move is refused, most basic first. The order is the order in
        /// which a teacher would name them, and [`Ord`] follows it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum ReasonCode { $($(#[$doc])* $name,)* }

        impl ReasonCode {
            /// All codes in teaching order.
            pub const ALL: &'static [ReasonCode] = &[$(ReasonCode::$name,)*];

            /// The name in the JSON API.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self { $(ReasonCode::$name => $text,)* }
            }

            /// The code of that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<ReasonCode> {
                match name { $($text => Some(ReasonCode::$name),)* _ => None }
            }
        }
    };
}

reason_codes! {
    /// The text is no move in any notation.
    NotAMove = "not-a-move",
    /// The position is already mate or stalemate (FIDE 5.1.1, 5.2.1).
    GameOver = "game-over",
    /// No piece on the from-square.
    EmptySquare = "empty-square",
    /// The piece is the other side's (1.2).
    NotYourTurn = "not-your-turn",
    /// SAN names a piece that cannot go there.
    NoSuchPieceMove = "no-such-piece-move",
    /// Two or more pieces can, and the text does not say which.
    Ambiguous = "ambiguous",
    /// From and to are one square.
    SameSquare = "same-square",
    /// A piece of the same side stands on the target (3.1).
    OwnPieceOnTarget = "own-piece-on-target",
    /// The target holds the enemy king (1.4.1).
    KingCapture = "king-capture",
    /// Not this piece's way of moving (3.2 to 3.8).
    NotHowItMoves = "not-how-it-moves",
    /// A pawn never goes back (3.7.1).
    PawnBackwards = "pawn-backwards",
    /// A pawn never goes sideways (3.7.1).
    PawnSideways = "pawn-sideways",
    /// More squares than a pawn ever goes (3.7).
    PawnTooFar = "pawn-too-far",
    /// Two squares, not from the pawn's starting rank (3.7.2).
    PawnDoubleStepNotHome = "pawn-double-step-not-home",
    /// A piece stands in front of the pawn (3.7.1, 3.7.2).
    PawnBlocked = "pawn-blocked",
    /// An enemy piece stands straight ahead on the target (3.7.3).
    PawnNoStraightCapture = "pawn-no-straight-capture",
    /// Diagonal, the target is empty, and there is no en passant here (3.7.3).
    PawnNothingToCapture = "pawn-nothing-to-capture",
    /// En passant was possible earlier (3.7.3.2).
    EnPassantExpired = "en-passant-expired",
    /// The neighbour did not come by a double step (3.7.3.1).
    EnPassantNotDoubleStep = "en-passant-not-double-step",
    /// A piece stands on the way (3.5).
    PathBlocked = "path-blocked",
    /// A pawn reaches the far rank and no piece is named (3.7.3.3).
    PromotionMissing = "promotion-missing",
    /// Promotion to king or pawn, or not on the far rank, or not of a pawn (3.7.3.3).
    PromotionNotAllowed = "promotion-not-allowed",
    /// No own rook in that corner, or the king is not at home (3.8.2).
    CastlingNoRook = "castling-no-rook",
    /// That rook was promoted, or lies on another rank (3.8.2).
    CastlingPromotedRook = "castling-promoted-rook",
    /// The rook that began there was captured; another stands there now (3.8.2.1).
    CastlingRookCaptured = "castling-rook-captured",
    /// The king has moved (3.8.2.1).
    CastlingKingMoved = "castling-king-moved",
    /// The rook has moved (3.8.2.1).
    CastlingRookMoved = "castling-rook-moved",
    /// The position that the game starts from says that the right is gone (3.8.2.1).
    CastlingRightLost = "castling-right-lost",
    /// A piece stands between king and rook (3.8.2.2.2).
    CastlingPathBlocked = "castling-path-blocked",
    /// The king is in check (3.8.2.2.1).
    CastlingInCheck = "castling-in-check",
    /// The square that the king crosses is attacked (3.8.2.2.1).
    CastlingThroughAttack = "castling-through-attack",
    /// The square where the king lands is attacked (3.8.2.2.1).
    CastlingIntoAttack = "castling-into-attack",
    /// The king would stand attacked (3.9.2).
    KingIntoAttack = "king-into-attack",
    /// Two pieces give check: only the king can move (3.9.2).
    DoubleCheckKingMustMove = "double-check-king-must-move",
    /// In check, and the move meets it in none of the three ways (3.9.2).
    CheckNotAnswered = "check-not-answered",
    /// The move opens a line onto the own king (3.9.2).
    Pinned = "pinned",
}

impl ReasonCode {
    /// The rule that the code stands on. `mover` is the piece that was tried, where there is one.
    #[must_use]
    pub fn rule(self, mover: Option<Role>) -> RuleId {
        use ReasonCode as R;
        match self {
            R::NotAMove | R::NoSuchPieceMove | R::Ambiguous => "notation-letters",
            R::GameOver => "checkmate",
            R::EmptySquare | R::NotYourTurn | R::SameSquare => "turns",
            R::OwnPieceOnTarget => "one-piece-per-square",
            R::KingCapture => "king-never-captured",
            R::NotHowItMoves => match mover {
                Some(Role::King) => "king-move",
                Some(Role::Queen) => "queen-move",
                Some(Role::Rook) => "rook-move",
                Some(Role::Bishop) => "bishop-move",
                Some(Role::Knight) => "knight-move",
                Some(Role::Pawn) | None => "pawn-move",
            },
            R::PawnBackwards | R::PawnSideways | R::PawnTooFar | R::PawnBlocked => "pawn-move",
            R::PawnDoubleStepNotHome => "pawn-double-step",
            R::PawnNoStraightCapture | R::PawnNothingToCapture => "pawn-capture",
            R::EnPassantExpired => "en-passant-at-once",
            R::EnPassantNotDoubleStep => "en-passant-double-step-only",
            R::PathBlocked => "no-jumping",
            R::PromotionMissing | R::PromotionNotAllowed => "promotion-must-change",
            R::CastlingNoRook => "castling",
            R::CastlingPromotedRook => "castling-same-rank",
            R::CastlingRookCaptured | R::CastlingKingMoved | R::CastlingRookMoved | R::CastlingRightLost => {
                "castling-unmoved"
            }
            R::CastlingPathBlocked => "castling-path-clear",
            R::CastlingInCheck => "castling-not-in-check",
            R::CastlingThroughAttack => "castling-not-through-check",
            R::CastlingIntoAttack => "castling-not-into-check",
            R::KingIntoAttack => "king-no-attacked-square",
            R::DoubleCheckKingMustMove => "check-three-ways",
            R::CheckNotAnswered => "check-must-answer",
            R::Pinned => "no-self-check",
        }
    }
}

/// What a refusal speaks about, for its words: who tried what.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct About {
    /// The side whose move was judged.
    pub side: Color,
    /// The piece that was tried, on its square.
    pub mover: Option<Placed>,
    /// Where it should go.
    pub to: Option<Square>,
    /// The wing, where castling was tried.
    pub wing: Option<Wing>,
    /// The piece that SAN or a promotion names.
    pub named: Option<Role>,
}

/// One reason why a move is refused, with its proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// Which reason.
    pub code: ReasonCode,
    /// The rule that it stands on.
    pub rule: RuleId,
    /// The squares that prove it.
    pub squares: Vec<Square>,
    /// The pieces that prove it: attackers, blockers, the pinning or checking piece.
    pub pieces: Vec<Placed>,
    /// When the right was lost, where the history tells.
    pub moment: Option<Moment>,
    /// Whether the move may become legal later.
    pub bar: Option<Bar>,
    /// What was tried.
    pub about: About,
}

impl Refusal {
    /// A refusal without proof yet; the caller adds squares, pieces, ply and bar.
    #[must_use]
    pub fn new(code: ReasonCode, about: About) -> Refusal {
        let rule = code.rule(about.mover.map(|placed| placed.piece.role));
        Refusal { code, rule, squares: Vec::new(), pieces: Vec::new(), moment: None, bar: None, about }
    }

    /// With these proof squares.
    #[must_use]
    pub fn at(mut self, squares: impl IntoIterator<Item = Square>) -> Refusal {
        self.squares.extend(squares);
        self
    }

    /// With these proof pieces.
    #[must_use]
    pub fn by(mut self, pieces: impl IntoIterator<Item = Placed>) -> Refusal {
        self.pieces.extend(pieces);
        self
    }

    /// With the half-move that lost the right.
    #[must_use]
    pub fn since(mut self, moment: Option<Moment>) -> Refusal {
        self.moment = moment;
        self
    }

    /// With whether it can pass.
    #[must_use]
    pub fn barred(mut self, bar: Bar) -> Refusal {
        self.bar = Some(bar);
        self
    }
}
