//! The parts of beliefs by name: what many beginners believe, what was to be marked or counted, and in
//! which way that went wrong.

use crate::rules::{Role, RuleId};

macro_rules! named {
    ($(#[$of:meta])* $name:ident { $($(#[$doc:meta])+ $variant:ident $text:literal,)+ }) => {
        $(#[$of])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum $name {
            $($(#[$doc])+ $variant,)+
        }

        impl $name {
            /// All of them.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// Its stable name.
            #[must_use]
            pub fn as_str(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)+
                }
            }

            /// The one of that name.
            #[must_use]
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.as_str() == name)
            }
        }
    };
}

named! {
    /// In which way marks or a number went wrong.
    Slip {
        /// Something was left out.
        Few "few",
        /// Something was too much.
        Many "many",
        /// Both.
        Both "both",
    }
}

named! {
    /// What many beginners believe, or do not see.
    Myth {
        /// An attacked rook forbids castling.
        RookAttacked "attacked-rook-forbids-castling",
        /// An attack on a square that only the rook passes forbids castling.
        RookPathAttacked "attacked-rook-path-forbids-castling",
        /// A king who was once in check may not castle any more.
        PastCheck "past-check-forbids-castling",
        /// A move of one rook ends the castling with the other.
        OtherRookMoved "other-rook-forbids-castling",
        /// What stands or is attacked on the other wing forbids castling.
        OtherWing "other-wing-forbids-castling",
        /// Only the squares that the king passes must be empty.
        RookPathFree "rook-path-may-be-blocked",
        /// What bars castling for now bars it for good.
        BarForGood "bar-for-now-is-for-good",
        /// What bars a move for good passes.
        BarPasses "bar-for-good-is-for-now",
        /// A castling right that is there is taken for lost.
        RightThoughtLost "right-thought-lost",
        /// A castling right that is lost is taken to be there.
        RightThoughtKept "right-thought-kept",
        /// A pinned piece attacks nothing.
        PinnedAttacksNothing "pinned-attacks-nothing",
        /// A pinned piece may not move at all, even along the line.
        PinnedMayNotMove "pinned-may-not-move",
        /// The king may take a piece that is guarded.
        KingTakesGuarded "king-takes-guarded",
        /// The two kings may stand side by side.
        KingsTouch "kings-may-touch",
        /// A knight is stopped by what stands in between.
        KnightBlocked "knight-is-blocked",
        /// A pawn may become nothing but a queen.
        OnlyQueen "promotes-to-queen-only",
        /// En passant is not seen, or taken for illegal.
        EnPassantUnseen "en-passant-unseen",
        /// Castling is not seen as a move of the king.
        CastlingUnseen "castling-unseen",
        /// The pawn's double step is not seen.
        DoubleStepUnseen "double-step-unseen",
        /// Captures are not seen as moves.
        CaptureUnseen "captures-unseen",
    }
}

named! {
    /// What was to be marked.
    Marked {
        /// Where a king can go.
        KingMoves "king-moves",
        /// Where a queen can go.
        QueenMoves "queen-moves",
        /// Where a rook can go.
        RookMoves "rook-moves",
        /// Where a bishop can go.
        BishopMoves "bishop-moves",
        /// Where a knight can go.
        KnightMoves "knight-moves",
        /// Where a pawn can go.
        PawnMoves "pawn-moves",
        /// What a piece attacks.
        Attacks "attacks",
        /// Where something can be captured.
        Captures "captures",
        /// The pieces that attack a square.
        Attackers "attackers",
        /// The pieces that give check.
        Checkers "checkers",
        /// The pieces that can move.
        Movers "movers",
        /// What stands in the way.
        Blocker "blocker",
        /// A part of an en passant capture.
        EnPassant "en-passant",
        /// A part of castling.
        Castling "castling",
        /// The pinned pieces.
        Pinned "pinned",
        /// The squares that the enemy king may not enter.
        Guarded "guarded",
        /// Squares, lines and regions by name.
        Board "board",
        /// Pieces of some kind.
        Pieces "pieces",
        /// What stands wrong.
        Misplaced "misplaced",
    }
}

named! {
    /// What was to be counted.
    Counted {
        /// The squares of an area.
        Squares "squares",
        /// The squares to which a piece can go.
        Reach "reach",
        /// Pieces.
        Pieces "pieces",
        /// What pieces count.
        Material "material",
        /// The moves that a way takes.
        Distance "distance",
        /// Legal moves.
        Moves "moves",
        /// Moves that give check.
        Checks "checks",
        /// Moves that give mate.
        Mates "mates",
        /// How often a position has stood.
        Repetitions "repetitions",
        /// Moves without capture or pawn move.
        QuietMoves "quiet-moves",
        /// Points won or lost.
        Points "points",
        /// A grade.
        Grade "grade",
    }
}

impl Marked {
    /// The squares to which a piece can go.
    #[must_use]
    pub fn moves_of(role: Role) -> Marked {
        match role {
            Role::King => Marked::KingMoves,
            Role::Queen => Marked::QueenMoves,
            Role::Rook => Marked::RookMoves,
            Role::Bishop => Marked::BishopMoves,
            Role::Knight => Marked::KnightMoves,
            Role::Pawn => Marked::PawnMoves,
        }
    }
}

impl Myth {
    /// The rule that puts it right; `None` where that depends on the move.
    pub(super) fn rule(self) -> Option<RuleId> {
        Some(match self {
            Myth::RookAttacked => "castling-rook-attacked",
            Myth::RookPathAttacked => "castling-rook-path-attacked",
            Myth::PastCheck => "castling-was-in-check-before",
            Myth::OtherRookMoved | Myth::RightThoughtKept => "castling-unmoved",
            Myth::OtherWing => "castling-short-long",
            Myth::RookPathFree => "castling-path-clear",
            Myth::RightThoughtLost => "castling-bar-temporary",
            Myth::BarForGood | Myth::BarPasses => return None,
            Myth::PinnedAttacksNothing | Myth::KingTakesGuarded | Myth::KingsTouch => {
                "king-no-attacked-square"
            }
            Myth::PinnedMayNotMove => "no-self-check",
            Myth::KnightBlocked => "knight-jumps",
            Myth::OnlyQueen => "promotion-free-choice",
            Myth::EnPassantUnseen => "en-passant",
            Myth::CastlingUnseen => "castling",
            Myth::DoubleStepUnseen => "pawn-double-step",
            Myth::CaptureUnseen => "capture",
        })
    }
}
