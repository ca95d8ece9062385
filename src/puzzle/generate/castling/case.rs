//! The cases of castling, set up and checked: what is the matter, and what a learner may believe.

use super::super::draw::Draw;
use super::past::Tale;
use super::scene::{Scene, against};
use super::trouble::Trouble;
use crate::rules::{File, Game, ReasonCode, Wing};

/// What a puzzle about castling is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    /// What stands on the board decides, or seems to.
    Now(Trouble),
    /// What was played before decides, or seems to.
    Past(Tale),
}

/// A case on the board, with the moves that led to it.
#[derive(Debug)]
pub(super) struct Staged {
    pub(super) game: Game,
    pub(super) wing: Wing,
    /// The castling that is tried.
    pub(super) text: String,
}

impl Case {
    /// Every case, with how often it is drawn: those that are allowed about as often as the others.
    const ALL: &[(Case, usize)] = &[
        (Case::Now(Trouble::Blocked), 3),
        (Case::Now(Trouble::RookPathBlocked), 3),
        (Case::Now(Trouble::InCheck), 3),
        (Case::Now(Trouble::Through), 3),
        (Case::Now(Trouble::Into), 3),
        (Case::Now(Trouble::PinnedAttacker), 2),
        (Case::Now(Trouble::NoRook), 2),
        (Case::Now(Trouble::KingAway), 2),
        (Case::Now(Trouble::RightLost), 2),
        (Case::Now(Trouble::RookAttacked), 3),
        (Case::Now(Trouble::RookPathAttacked), 4),
        (Case::Now(Trouble::OtherWingBlocked), 2),
        (Case::Now(Trouble::OtherWingAttacked), 3),
        (Case::Now(Trouble::Shielded), 3),
        (Case::Now(Trouble::PawnBeside), 3),
        (Case::Past(Tale::KingMoved), 3),
        (Case::Past(Tale::RookMoved), 3),
        (Case::Past(Tale::RookCaptured), 2),
        (Case::Past(Tale::Promoted), 2),
        (Case::Past(Tale::PromotedOnFile), 1),
        (Case::Past(Tale::WasInCheck), 4),
        (Case::Past(Tale::OtherRookMoved), 4),
        (Case::Past(Tale::Calm), 2),
    ];

    /// One of all cases.
    pub(super) fn draw(draw: &mut Draw) -> Option<Case> {
        draw.weighted(Case::ALL)
    }

    /// The reason that it comes to; `None` where castling is allowed.
    pub(super) fn reason(self) -> Option<ReasonCode> {
        match self {
            Case::Now(trouble) => trouble.reason(),
            Case::Past(tale) => tale.reason(),
        }
    }

    /// Whether it looks otherwise than it is.
    pub(super) fn is_near_miss(self) -> bool {
        match self {
            Case::Now(trouble) => trouble.is_near_miss(),
            Case::Past(tale) => tale.is_near_miss(),
        }
    }

    /// Sets it up, in a few tries so that no case comes too seldom.
    pub(super) fn stage(self, draw: &mut Draw) -> Option<Staged> {
        (0..8).find_map(|_| self.stage_once(draw))
    }

    fn stage_once(self, draw: &mut Draw) -> Option<Staged> {
        let (scene, game) = match self {
            Case::Now(trouble) => {
                let mut scene = Scene::new(draw, trouble.wing())?;
                trouble.stir(draw, &mut scene)?;
                if draw.chance(draw.by_level(0, 30, 80)) {
                    distract(draw, &mut scene);
                }
                let game = scene.game()?;
                (scene, game)
            }
            Case::Past(tale) => {
                let mut scene = Scene::new(draw, None)?;
                let game = tale.tell(draw, &mut scene)?;
                (scene, game)
            }
        };
        let staged = Staged { text: self.text(&scene), wing: scene.wing, game };
        self.holds(&staged).then_some(staged)
    }

    /// How the castling is written: by the king's step, or by name where the king is not at home.
    fn text(self, scene: &Scene) -> String {
        let by_name = match scene.wing {
            Wing::Short => "O-O",
            Wing::Long => "O-O-O",
        };
        if self == Case::Now(Trouble::KingAway) {
            return by_name.to_owned();
        }
        if self == Case::Past(Tale::PromotedOnFile) {
            let up = scene.ranks(3, 3).into_iter().find(|square| square.file() == File::E);
            return format!("{}{}", scene.home(), up.unwrap_or(scene.home()));
        }
        format!("{}{}", scene.home(), scene.target())
    }

    /// Whether the game shows the case, and no other reason that a learner might name as well.
    fn holds(self, staged: &Staged) -> bool {
        let codes = against(&staged.game, staged.wing);
        match self.reason() {
            // Castling up the board is refused for this one reason, whatever else holds.
            _ if self == Case::Past(Tale::PromotedOnFile) => true,
            None => codes.is_empty(),
            // The loss of the right goes with it where the game begins after the loss.
            Some(reason @ (ReasonCode::CastlingNoRook | ReasonCode::CastlingPromotedRook)) => {
                let other = |code: &&ReasonCode| **code != reason && **code != ReasonCode::CastlingRightLost;
                codes.contains(&reason) && !codes.iter().any(|code| other(&code))
            }
            Some(reason) => codes == [reason],
        }
    }

    /// The reasons that a learner picks from, the right one among them; none of the others holds.
    pub(super) fn reasons(self, draw: &mut Draw) -> Vec<String> {
        let right = self.reason();
        let mut wrong = self.believed();
        let mut rest: Vec<ReasonCode> = CODES.to_vec();
        draw.shuffle(&mut rest);
        wrong.extend(rest);
        let mut picked: Vec<ReasonCode> = right.into_iter().collect();
        for code in wrong {
            let goes_with_it = code == ReasonCode::CastlingRightLost && right.is_some();
            if picked.len() < 3 && !picked.contains(&code) && !goes_with_it {
                picked.push(code);
            }
        }
        draw.shuffle(&mut picked);
        picked.into_iter().map(|code| code.as_str().to_owned()).collect()
    }

    /// What a beginner may take it for.
    fn believed(self) -> Vec<ReasonCode> {
        use ReasonCode as R;
        match self {
            Case::Now(trouble) => match trouble {
                Trouble::RookAttacked | Trouble::OtherWingAttacked | Trouble::Shielded => {
                    vec![R::CastlingThroughAttack, R::CastlingIntoAttack]
                }
                Trouble::RookPathAttacked | Trouble::RookPathBlocked => vec![R::CastlingThroughAttack],
                Trouble::OtherWingBlocked => vec![R::CastlingPathBlocked],
                Trouble::PawnBeside | Trouble::Through => vec![R::CastlingIntoAttack],
                Trouble::Into | Trouble::PinnedAttacker => vec![R::CastlingThroughAttack],
                Trouble::KingAway | Trouble::RightLost => vec![R::CastlingInCheck],
                Trouble::NoRook => vec![R::CastlingPathBlocked],
                Trouble::Blocked | Trouble::InCheck => vec![R::CastlingThroughAttack],
            },
            Case::Past(tale) => match tale {
                Tale::KingMoved | Tale::Calm => vec![R::CastlingRookMoved],
                Tale::RookMoved | Tale::OtherRookMoved => vec![R::CastlingKingMoved, R::CastlingRookMoved],
                Tale::WasInCheck => vec![R::CastlingInCheck, R::CastlingKingMoved],
                Tale::RookCaptured | Tale::Promoted | Tale::PromotedOnFile => vec![R::CastlingRookMoved],
            },
        }
    }
}

/// The reasons against castling.
const CODES: &[ReasonCode] = &[
    ReasonCode::CastlingNoRook,
    ReasonCode::CastlingPromotedRook,
    ReasonCode::CastlingRookCaptured,
    ReasonCode::CastlingKingMoved,
    ReasonCode::CastlingRookMoved,
    ReasonCode::CastlingRightLost,
    ReasonCode::CastlingPathBlocked,
    ReasonCode::CastlingInCheck,
    ReasonCode::CastlingThroughAttack,
    ReasonCode::CastlingIntoAttack,
];

/// Adds an attack that has nothing to do with this castling, where one fits.
pub(super) fn distract(draw: &mut Draw, scene: &mut Scene) {
    let by = if draw.chance(50) { Trouble::RookAttacked } else { Trouble::PawnBeside };
    let before = scene.clone();
    if by.stir(draw, scene).is_none() {
        *scene = before;
    }
}
