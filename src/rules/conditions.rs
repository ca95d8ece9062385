//! Why yes: the conditions of castling, en passant and promotion, each met or not.

use super::{About, Bar, Game, Moment, Placed, ReasonCode, Refusal, RuleId, Square, Wing, castling};

/// One condition of a special move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Condition {
    /// The reason that would be given if it were not met.
    pub code: ReasonCode,
    /// The rule that sets it.
    pub rule: RuleId,
    /// Whether it holds.
    pub met: bool,
    /// The squares it speaks of.
    pub squares: Vec<Square>,
    /// The pieces that break it, where it is not met.
    pub pieces: Vec<Placed>,
    /// When it was broken, where the history tells.
    pub moment: Option<Moment>,
    /// Whether it may hold again later, where it is not met and that is known.
    pub bar: Option<Bar>,
    /// What was tried.
    pub about: About,
}

impl Condition {
    fn met(code: ReasonCode, about: About, squares: impl IntoIterator<Item = Square>) -> Condition {
        Condition {
            code,
            rule: code.rule(about.mover.map(|placed| placed.piece.role)),
            met: true,
            squares: squares.into_iter().collect(),
            pieces: Vec::new(),
            moment: None,
            bar: None,
            about,
        }
    }

    fn broken(refusal: &Refusal) -> Condition {
        Condition {
            code: refusal.code,
            rule: refusal.rule,
            met: false,
            squares: refusal.squares.clone(),
            pieces: refusal.pieces.clone(),
            moment: refusal.moment,
            bar: refusal.bar,
            about: refusal.about,
        }
    }

    /// The first of `codes` that a refusal names, or else the condition `code`, met.
    fn of(
        found: &[Refusal],
        codes: &[ReasonCode],
        code: ReasonCode,
        about: About,
        squares: impl IntoIterator<Item = Square>,
    ) -> Condition {
        found
            .iter()
            .find(|refusal| codes.contains(&refusal.code))
            .map_or_else(|| Condition::met(code, about, squares), Condition::broken)
    }
}

/// The conditions of castling in the order of FIDE 3.8.2, for the reasons found against it.
pub(super) fn of_castling(about: About, wing: Wing, found: &[Refusal]) -> Vec<Condition> {
    use ReasonCode as R;
    let home = castling::king_home(about.side);
    let rank = home.rank();
    let corner = wing.corner(rank);
    let between = shakmaty::attacks::between(home, corner);
    let rook = [R::CastlingNoRook, R::CastlingPromotedRook, R::CastlingRookCaptured, R::CastlingRookMoved];
    let mut list = vec![
        Condition::of(
            found,
            &[R::CastlingKingMoved, R::CastlingRightLost],
            R::CastlingKingMoved,
            about,
            [home],
        ),
        Condition::of(found, &rook, R::CastlingRookMoved, about, [corner]),
    ];
    // A position that denies the right does not tell which of the two has moved.
    if list[0].code == R::CastlingRightLost && list[1].met {
        list.truncate(1);
    }
    if about.mover.is_some_and(|king| king.square != home) {
        return list;
    }
    for (code, squares) in [
        (R::CastlingPathBlocked, between.into_iter().collect()),
        (R::CastlingInCheck, vec![home]),
        (R::CastlingThroughAttack, vec![wing.crossed(rank)]),
        (R::CastlingIntoAttack, vec![wing.king_target(rank)]),
    ] {
        list.push(Condition::of(found, &[code], code, about, squares));
    }
    list
}

/// The conditions of an en passant capture (3.7.3.1, 3.7.3.2, 3.9.2): the neighbour came by a double
/// step, it came just now, and the own king stays safe.
pub(super) fn of_en_passant(game: &Game, about: About, found: &[Refusal]) -> Vec<Condition> {
    use ReasonCode as R;
    let (Some(mover), Some(to)) = (about.mover, about.to) else { return Vec::new() };
    let neighbour = Square::from_coords(to.file(), mover.square.rank());
    let king = game.now.king(about.side);
    let double =
        Condition::of(found, &[R::EnPassantNotDoubleStep], R::EnPassantNotDoubleStep, about, [neighbour]);
    if !double.met {
        return vec![double];
    }
    vec![
        double,
        Condition::of(found, &[R::EnPassantExpired], R::EnPassantExpired, about, [neighbour]),
        Condition::of(
            found,
            &[R::Pinned, R::CheckNotAnswered, R::DoubleCheckKingMustMove],
            R::Pinned,
            about,
            king,
        ),
    ]
}

/// The conditions of a promotion (3.7.3.3): a piece is named, and it is one of the four.
pub(super) fn of_promotion(about: About, found: &[Refusal]) -> Vec<Condition> {
    [ReasonCode::PromotionMissing, ReasonCode::PromotionNotAllowed]
        .into_iter()
        .map(|code| Condition::of(found, &[code], code, about, about.to))
        .collect()
}
