//! The verdict on an attempted move: legal, with what it does, or refused, with why.

use super::{
    About, Attempt, Condition, End, Game, PieceMove, Position, ReasonCode, Refusal, Role, RuleId, castling,
    conditions, explain, notation, pawn, refusals,
};
use shakmaty::{Position as _, uci::UciMove};

/// What the rules say of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// It may be played.
    Legal(Legal),
    /// It may not.
    Refused(Refused),
}

/// A legal move and what makes it so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Legal {
    /// The move; [`Game::play`] takes it.
    pub mv: PieceMove,
    /// The position after it.
    pub after: Position,
    /// Whether it gives check.
    pub check: bool,
    /// Whether it leaves the other side without a legal move: mate if it gives check, else stalemate.
    pub last: bool,
    /// The rules that the move uses, the most telling first.
    pub rules: Vec<RuleId>,
    /// Each condition of castling, en passant or promotion, in order; empty for other moves.
    pub conditions: Vec<Condition>,
    /// How the game had already ended by itself before this move (never mate or stalemate).
    pub already_over: Option<End>,
}

/// Why a move is refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refused {
    /// The reason that a good teacher would give first.
    pub reason: Refusal,
    /// The other reasons that hold at the same time, in teaching order.
    pub also: Vec<Refusal>,
    /// Where castling or en passant was tried and failed by its own conditions: each of them, met or
    /// not. Else empty.
    pub conditions: Vec<Condition>,
}

impl Legal {
    /// The move in standard algebraic notation with `+` or `#`, for the position before it.
    #[must_use]
    pub fn san(&self, before: &Position) -> String {
        let suffix = match (self.check, self.last) {
            (true, true) => "#",
            (true, false) => "+",
            (false, true | false) => "",
        };
        self.mv.san_without_suffix(before) + suffix
    }
}

impl Refused {
    /// All reasons, the first one first.
    pub fn all(&self) -> impl Iterator<Item = &Refusal> {
        std::iter::once(&self.reason).chain(&self.also)
    }

    /// The reason to tell first, and the others. A written move that names the only such piece is
    /// told why that piece cannot go there, before that none can.
    #[must_use]
    pub fn telling(&self) -> (&Refusal, &[Refusal]) {
        match self.also.split_first() {
            Some((own, rest))
                if self.reason.code == ReasonCode::NoSuchPieceMove && self.reason.pieces.len() == 1 =>
            {
                (own, rest)
            }
            Some(_) | None => (&self.reason, &self.also),
        }
    }

    /// With the reason to tell first as the first one.
    #[must_use]
    pub fn as_told(self) -> Refused {
        let (first, others) = self.telling();
        Refused { reason: first.clone(), also: others.to_vec(), conditions: self.conditions }
    }
}

/// Judges an attempt in the game's current position.
#[must_use]
pub fn judge(game: &Game, attempt: &Attempt) -> Verdict {
    match legal_move(game, attempt) {
        Some(mv) => Verdict::Legal(legal(game, attempt, mv)),
        None => Verdict::Refused(refused(game, attempt)),
    }
}

/// Reads a move in any notation and judges it.
#[must_use]
pub fn judge_text(game: &Game, text: &str) -> Verdict {
    match notation::read_move(game, text) {
        Ok(attempt) => judge(game, &attempt),
        Err(refused) => Verdict::Refused(*refused),
    }
}

/// The legal move that the attempt means, if there is one.
#[must_use]
pub fn legal_move(game: &Game, attempt: &Attempt) -> Option<PieceMove> {
    let (from, to, promotion) = match *attempt {
        Attempt::Step { from, to, promotion } => (from, to, promotion),
        Attempt::Castle(wing) => {
            let home = castling::king_home(game.now.turn());
            if game.now.king(game.now.turn()) != Some(home) {
                return None;
            }
            (home, wing.king_target(home.rank()), None)
        }
    };
    let mv = UciMove::Normal { from, to, promotion }.to_move(&game.now.0).ok()?;
    Some(PieceMove(mv))
}

fn legal(game: &Game, attempt: &Attempt, mv: PieceMove) -> Legal {
    let conditions = match (mv.wing(), mv.is_en_passant(), mv.promotion()) {
        (Some(wing), ..) => conditions::of_castling(explain::about(game, attempt), wing, &[]),
        (None, true, _) => conditions::of_en_passant(game, explain::about(game, attempt), &[]),
        (None, false, Some(_)) => conditions::of_promotion(explain::about(game, attempt), &[]),
        (None, false, None) => Vec::new(),
    };
    let already_over = game.ended_at().map(|(_, end)| end);
    let after = game.now.after(mv);
    let check = after.checkers().any();
    let last = after.0.legal_moves().is_empty();
    Legal { mv, after, check, last, rules: rules_used(game, mv), conditions, already_over }
}

/// The rules that a legal move uses, the most telling first.
fn rules_used(game: &Game, mv: PieceMove) -> Vec<RuleId> {
    let mut rules = Vec::with_capacity(3);
    if mv.wing().is_some() {
        rules.extend(["castling", "castling-short-long"]);
        return rules;
    }
    if mv.promotion().is_some() {
        rules.push("promotion");
    }
    if mv.is_en_passant() {
        rules.extend(["en-passant", "en-passant-at-once"]);
    } else {
        rules.push(match mv.role() {
            Role::Pawn if mv.capture().is_some() => "pawn-capture",
            Role::Pawn if mv.is_double_step() => "pawn-double-step",
            role @ (Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King) => {
                ReasonCode::NotHowItMoves.rule(Some(role))
            }
        });
    }
    if mv.capture().is_some() {
        rules.push("capture");
    }
    if game.now.checkers().any() {
        rules.push("check-must-answer");
    }
    rules
}

fn refused(game: &Game, attempt: &Attempt) -> Refused {
    let mut reasons = refusals(game, attempt);
    let about = explain::about(game, attempt);
    let conditions = conditions_tried(game, about, &reasons);
    if reasons.is_empty() {
        // The property test holds `refusals` to the library's legal moves; were they ever to part,
        // the move stays refused, with the widest reason.
        log::error!("no reason found against {attempt:?} in {}", game.now.fen());
        reasons.push(Refusal::new(ReasonCode::NotHowItMoves, about).at(about.to));
    }
    let reason = reasons.remove(0);
    Refused { reason, also: reasons, conditions }
}

/// The checklist of a special move that was tried in vain; none where all of it is met, as of
/// castling that names a piece to promote to.
fn conditions_tried(game: &Game, about: About, reasons: &[Refusal]) -> Vec<Condition> {
    let mut list = checklist(game, about, reasons);
    if list.iter().all(|condition| condition.met) {
        list.clear();
    }
    list
}

fn checklist(game: &Game, about: About, reasons: &[Refusal]) -> Vec<Condition> {
    use ReasonCode as R;
    if let Some(wing) = about.wing {
        return conditions::of_castling(about, wing, reasons);
    }
    let (Some(mover), Some(to)) = (about.mover, about.to) else { return Vec::new() };
    let passant =
        reasons.iter().any(|refusal| matches!(refusal.code, R::EnPassantExpired | R::EnPassantNotDoubleStep));
    if passant || pawn::en_passant_victim(game, mover, to).is_some() {
        return conditions::of_en_passant(game, about, reasons);
    }
    Vec::new()
}
