//! The cases of en passant: each reason against it, and what looks like one and is none.

use super::super::draw::Draw;
use super::arrange;
use super::scene::Scene;
use crate::rules::{Attempt, Game, ReasonCode, Role, Square, refusals};

/// What is the matter with a capture en passant, or only seems to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// Allowed.
    Plain,
    /// Allowed: a third piece still stands on the rank between king and rook.
    HeldOnRank,
    /// Allowed: the pawn is pinned, and captures along the line.
    AlongThePin,
    /// Allowed: the pawn that made the step gives check.
    AnswersCheck,
    /// A move was played in between.
    Expired,
    /// The pawn came by a single step.
    SingleStep,
    /// The pawns stand side by side, not on the fifth rank.
    OtherRank,
    /// The neighbour is a piece.
    NoPawn,
    /// Another pawn has made the step.
    OtherPawn,
    /// Both pawns leave the rank of king and rook.
    PinnedOnRank,
    /// The pawn is pinned along a file or a diagonal, and would leave it.
    PinnedOnLine,
    /// The king stands in a check that the capture does not meet.
    CheckElsewhere,
}

/// A case on the board, with the moves that led to it.
#[derive(Debug)]
pub(super) struct Staged {
    pub(super) game: Game,
    /// The capture that is tried.
    pub(super) from: Square,
    pub(super) to: Square,
}

impl Case {
    /// Every case, with how often it is drawn.
    pub(super) const ALL: &[(Case, usize)] = &[
        (Case::Plain, 4),
        (Case::HeldOnRank, 3),
        (Case::AlongThePin, 3),
        (Case::AnswersCheck, 4),
        (Case::Expired, 4),
        (Case::SingleStep, 4),
        (Case::OtherRank, 2),
        (Case::NoPawn, 2),
        (Case::OtherPawn, 2),
        (Case::PinnedOnRank, 3),
        (Case::PinnedOnLine, 3),
        (Case::CheckElsewhere, 2),
    ];

    /// The reason that it comes to; `None` where the capture is allowed.
    pub(super) fn reason(self) -> Option<ReasonCode> {
        match self {
            Case::Plain | Case::HeldOnRank | Case::AlongThePin | Case::AnswersCheck => None,
            Case::Expired => Some(ReasonCode::EnPassantExpired),
            Case::SingleStep => Some(ReasonCode::EnPassantNotDoubleStep),
            Case::OtherRank | Case::NoPawn | Case::OtherPawn => Some(ReasonCode::PawnNothingToCapture),
            Case::PinnedOnRank | Case::PinnedOnLine => Some(ReasonCode::Pinned),
            Case::CheckElsewhere => Some(ReasonCode::CheckNotAnswered),
        }
    }

    /// Whether it looks otherwise than it is: allowed in check or on a line with the king, or forbidden
    /// though an enemy pawn stands beside on the fifth rank.
    pub(super) fn is_near_miss(self) -> bool {
        match self {
            Case::Plain | Case::OtherRank | Case::NoPawn | Case::CheckElsewhere => false,
            Case::HeldOnRank
            | Case::AlongThePin
            | Case::AnswersCheck
            | Case::Expired
            | Case::SingleStep
            | Case::OtherPawn
            | Case::PinnedOnRank
            | Case::PinnedOnLine => true,
        }
    }

    /// The reasons that a learner picks from, the right one among them. None of the others holds, in
    /// the letter or in the words that it is told with.
    pub(super) fn reasons(self, draw: &mut Draw) -> Vec<String> {
        use ReasonCode as R;
        let wrong: &[ReasonCode] = match self.reason() {
            Some(R::PawnNothingToCapture) => &[R::Pinned, R::CheckNotAnswered],
            Some(R::EnPassantNotDoubleStep) => &[R::EnPassantExpired, R::Pinned],
            Some(R::EnPassantExpired) => &[R::EnPassantNotDoubleStep, R::Pinned],
            Some(R::CheckNotAnswered) => &[R::EnPassantNotDoubleStep, R::EnPassantExpired],
            Some(_) => &[R::EnPassantExpired, R::EnPassantNotDoubleStep],
            None if self == Case::AnswersCheck => &[R::CheckNotAnswered, R::Pinned, R::EnPassantExpired],
            None => &[R::Pinned, R::EnPassantExpired, R::EnPassantNotDoubleStep],
        };
        let mut codes: Vec<ReasonCode> = self.reason().into_iter().chain(wrong.iter().copied()).collect();
        draw.shuffle(&mut codes);
        codes.into_iter().map(|code| code.as_str().to_owned()).collect()
    }

    /// Sets it up, in a few tries so that no case comes too seldom.
    pub(super) fn stage(self, draw: &mut Draw) -> Option<Staged> {
        (0..8).find_map(|_| self.stage_once(draw))
    }

    fn stage_once(self, draw: &mut Draw) -> Option<Staged> {
        let open = !matches!(self, Case::Plain | Case::Expired | Case::SingleStep | Case::OtherPawn);
        let mut scene = Scene::new(draw, open)?;
        let aside = self.arrange(draw, &mut scene)?;
        let mut game = scene.play(draw)?;
        if self == Case::Expired {
            for _ in 0..draw.between(1, draw.by_level(1, 2, 2)) {
                scene.pass(draw, &mut game)?;
                scene.pass(draw, &mut game)?;
            }
        }
        let to = aside.unwrap_or(scene.target);
        let codes: Vec<ReasonCode> =
            refusals(&game, &Attempt::step(scene.from, to)).into_iter().map(|refusal| refusal.code).collect();
        let holds = self.still_seems(&game, &scene) && self.reason().into_iter().eq(codes);
        holds.then_some(Staged { game, from: scene.from, to })
    }

    /// Whether what makes it seem forbidden is still there after the moves that were played.
    fn still_seems(self, game: &Game, scene: &Scene) -> bool {
        let position = game.position();
        match self {
            Case::AnswersCheck => !position.checkers().is_empty(),
            Case::AlongThePin => position.pins(scene.side).iter().any(|pin| pin.pinned.square == scene.from),
            Case::HeldOnRank => arrange::is_lined_up(position, scene),
            Case::OtherPawn => {
                let aside = scene.from.file().offset(-scene.way()).map(|file| scene.at(file, 5));
                aside.is_some_and(|at| position.piece_at(at) == Some(Role::Pawn.of(!scene.side)))
            }
            Case::Plain
            | Case::Expired
            | Case::SingleStep
            | Case::OtherRank
            | Case::NoPawn
            | Case::PinnedOnRank
            | Case::PinnedOnLine
            | Case::CheckElsewhere => true,
        }
    }

    /// Changes the board so that the case comes about; gives the target where it is not the usual one.
    fn arrange(self, draw: &mut Draw, scene: &mut Scene) -> Option<Option<Square>> {
        match self {
            Case::Plain | Case::Expired => {}
            Case::HeldOnRank => arrange::line_up(draw, scene, true)?,
            Case::PinnedOnRank => arrange::line_up(draw, scene, false)?,
            Case::AlongThePin => arrange::along(draw, scene)?,
            Case::PinnedOnLine => arrange::across(draw, scene)?,
            Case::AnswersCheck => arrange::before_the_pawn(draw, scene)?,
            Case::SingleStep => {
                let pawn = scene.board.remove(scene.start)?;
                scene.board.set(scene.target, pawn);
                scene.start = scene.target;
            }
            Case::OtherRank => arrange::other_rank(draw, scene)?,
            Case::NoPawn => arrange::piece_beside(draw, scene)?,
            Case::OtherPawn => return Some(Some(arrange::pawn_aside(scene)?)),
            Case::CheckElsewhere => arrange::behind_the_pawn(draw, scene)?,
        }
        Some(None)
    }
}
