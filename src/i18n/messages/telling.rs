//! What a refusal or a condition gives to tell of: the parts from which its sentence is formed.
//!
//! A part that the data do not hold gives no sentence at all, so that none claims what they do not
//! show.

use super::{list, names};
use crate::i18n::{Arg, Lang};
use crate::rules::{About, File, Moment, Placed, Role, Square};

/// A part of a sentence; each is the variable of the same name in the message.
#[derive(Debug, Clone, Copy)]
pub(super) enum Part {
    /// The piece that was tried.
    Piece,
    /// Its role, to choose a variant.
    Role,
    /// Where it stands.
    From,
    /// Where it should go.
    To,
    /// The piece that SAN or a promotion names.
    Named,
    /// The side whose move was judged.
    Side,
    /// The wing, to choose a variant.
    Wing,
    /// The king's square at home.
    Home,
    /// The corner where the wing's rook begins.
    Corner,
    /// The square that the king crosses in castling.
    Crossed,
    /// The square where the king lands in castling.
    Landing,
    /// The pawn that en passant would take: beside the pawn that was tried, on the target's file.
    Victim,
    /// The first square of the proof.
    Square,
    /// The pieces of the proof on their squares.
    Who,
    /// How many they are.
    Count,
    /// The first of them, without its square.
    Blocker,
    /// The same, where it gives check.
    Checker,
    /// The number of the move that lost the right.
    Number,
}

/// The data of a refusal or a condition, for a language.
#[derive(Clone, Copy)]
pub(super) struct Telling<'a> {
    pub(super) lang: Lang,
    pub(super) about: About,
    pub(super) squares: &'a [Square],
    pub(super) pieces: &'a [Placed],
    pub(super) moment: Option<Moment>,
}

impl Telling<'_> {
    /// The message formed from these parts; `None` if one of them is not known.
    pub(super) fn say(&self, key: &str, parts: &[Part]) -> Option<String> {
        let args = parts.iter().map(|part| self.arg(*part)).collect::<Option<Vec<_>>>()?;
        Some(self.lang.text_with(key, &args))
    }

    /// The message with the number of the move where that is known, else the other one.
    pub(super) fn say_since(&self, since: &str, key: &str, parts: &[Part]) -> Option<String> {
        match self.moment {
            Some(_) => self.say(since, &[parts, &[Part::Number]].concat()),
            None => self.say(key, parts),
        }
    }

    /// Where en passant would take.
    pub(super) fn victim(&self) -> Option<Square> {
        let mover = self.about.mover.filter(|mover| mover.piece.role == Role::Pawn)?;
        let to = self.about.to.filter(|to| to.file() != mover.square.file())?;
        Some(Square::from_coords(to.file(), mover.square.rank()))
    }

    /// The king's square at home (FIDE 2.3).
    pub(super) fn home(&self) -> Square {
        Square::from_coords(File::E, self.about.side.backrank())
    }

    fn arg(&self, part: Part) -> Option<(&'static str, Arg<'static>)> {
        let About { side, mover, to, wing, named } = self.about;
        let rank = side.backrank();
        let name = |role| Arg::from(names::role(self.lang, role));
        let at = |square: Square| Arg::from(square.to_string());
        Some(match part {
            Part::Piece => ("piece", name(mover?.piece.role)),
            Part::Role => ("role", names::role_code(mover?.piece.role).into()),
            Part::From => ("from", at(mover?.square)),
            Part::To => ("to", at(to?)),
            Part::Named => ("named", name(named?)),
            Part::Side => ("side", names::side(self.lang, side).into()),
            Part::Wing => ("wing", wing?.as_str().into()),
            Part::Home => ("home", at(self.home())),
            Part::Corner => ("corner", at(wing?.corner(rank))),
            Part::Crossed => ("crossed", at(wing?.crossed(rank))),
            Part::Landing => ("landing", at(wing?.king_target(rank))),
            Part::Victim => ("victim", at(self.victim()?)),
            Part::Square => ("square", at(*self.squares.first()?)),
            Part::Who => ("who", self.who()?),
            Part::Count => ("count", self.pieces.len().into()),
            Part::Blocker => ("blocker", name(self.pieces.first()?.piece.role)),
            Part::Checker => ("checker", name(self.pieces.first()?.piece.role)),
            Part::Number => ("number", usize::try_from(self.moment?.number).ok()?.into()),
        })
    }

    fn who(&self) -> Option<Arg<'static>> {
        match self.pieces {
            [] => None,
            [one] => Some(names::placed(self.lang, *one).into()),
            several => Some(list::pieces(self.lang, several).into()),
        }
    }
}
