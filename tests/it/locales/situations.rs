//! Whatever a code comes with, its words are whole and clean; and what is said of conditions, legal
//! moves, states and FENs, word for word.

use super::clean;
use std::fmt::Debug;
use yize::i18n::{Lang, messages};
use yize::rules::{
    About, Bar, Claim, Color, Condition, End, FenCode, FenFault, Moment, Piece, Placed, ReasonCode as R,
    Refusal, Role, Square, Status, Wing,
};

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

fn pieces(names: &[&str]) -> Vec<Placed> {
    let piece = |name: &str| Piece::from_char(name.chars().next().unwrap()).unwrap();
    names.iter().map(|name| Placed { square: square(&name[1..]), piece: piece(name) }).collect()
}

/// Nothing that `say` tells of these in any language has a fault.
fn assert_clean<T: Debug>(all: impl IntoIterator<Item = T>, say: impl Fn(Lang, &T) -> String) {
    for one in all {
        for lang in Lang::ALL {
            assert_eq!(clean::fault(lang, &say(lang, &one)), None, "{one:?}");
        }
    }
}

/// What can have been tried, with more and less known of it.
fn abouts() -> Vec<About> {
    let mut all = Vec::new();
    for side in [Color::White, Color::Black] {
        for mover in [None, Some("Ke1"), Some("Pe7")] {
            for to in [None, Some("d8")] {
                for wing in [None, Some(Wing::Long)] {
                    for named in [None, Some(Role::King)] {
                        let mover = mover.map(|name| pieces(&[name])[0]);
                        all.push(About { side, mover, to: to.map(square), wing, named });
                    }
                }
            }
        }
    }
    all
}

/// Refusals of every code with proofs of every size.
fn refusals() -> impl Iterator<Item = Refusal> {
    let proofs = [vec![], pieces(&["kd2"]), pieces(&["pd7", "nc3", "qh1"])];
    let moments = [None, Some(Moment { ply: 9, number: 5 })];
    R::ALL.iter().flat_map(move |code| {
        let proofs = proofs.clone();
        abouts().into_iter().flat_map(move |about| {
            proofs.clone().into_iter().flat_map(move |proof| {
                moments.into_iter().map(move |moment| {
                    let squares: Vec<_> = proof.iter().map(|piece| piece.square).collect();
                    let refusal = Refusal::new(*code, about).at(squares).by(proof.clone());
                    refusal.since(moment).barred(Bar::Now)
                })
            })
        })
    })
}

fn as_condition(refusal: Refusal, met: bool) -> Condition {
    let Refusal { code, rule, squares, pieces, moment, about, bar } = refusal;
    Condition { code, rule, met, squares, pieces, moment, bar: bar.filter(|_| !met), about }
}

#[test]
fn a_refusal_is_clean_whatever_is_known() {
    assert_clean(refusals(), messages::refusal);
    assert_clean(R::ALL, |lang, code| messages::reason(lang, **code).into_owned());
}

#[test]
fn a_condition_is_clean_whatever_is_known() {
    for met in [true, false] {
        assert_clean(refusals().map(|refusal| as_condition(refusal, met)), messages::condition);
    }
}

#[test]
fn a_fault_of_a_fen_is_clean_whatever_is_known() {
    let places = [vec![], vec![Square::E1], vec![Square::E1, Square::G1, Square::H8]];
    for squares in places {
        for side in [None, Some(Color::White), Some(Color::Black)] {
            let fault = |code: &FenCode| FenFault { code: *code, squares: squares.clone(), side };
            assert_clean(FenCode::ALL.iter().map(fault), messages::fen_fault);
        }
    }
}

#[test]
fn a_state_is_clean_whatever_is_known() {
    let ends = || End::ALL.iter().copied().map(Some).chain([None]);
    for (turn, winner) in [(Color::White, None), (Color::Black, Some(Color::White))] {
        for checkers in [vec![], pieces(&["qh4"]), pieces(&["Re1", "Bb5"])] {
            for claims in [&[][..], &Claim::ALL[..1], Claim::ALL] {
                let status = |end| {
                    let (checkers, claims) = (checkers.clone(), claims.to_vec());
                    Status { turn, checkers, end, winner, claims }
                };
                assert_clean(ends().map(status), messages::status);
            }
        }
    }
    assert_clean(End::ALL, |lang, end| messages::end(lang, **end));
    assert_clean(Claim::ALL, |lang, claim| messages::claim(lang, **claim));
}
