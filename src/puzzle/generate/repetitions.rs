//! Repetition: how often a position has stood, whether two are the same, whether a draw can be claimed,
//! and the move that draws.

use super::draw::Draw;
use super::shuffle::{self, Round};
use super::{Draft, Level, Skill};
use crate::puzzle::{ChoiceAsk, CountAsk, GameAsk, State, StateAsk, Task};
use crate::rules::{Difference, Game};

pub(super) const SKILLS: &[Skill] = &[
    Skill {
        id: "same-position",
        lesson: "draws",
        rules: &["threefold-repetition"],
        version: 1,
        propose: same,
    },
    Skill {
        id: "count-repetitions",
        lesson: "draws",
        rules: &["threefold-repetition"],
        version: 1,
        propose: count,
    },
    Skill {
        id: "claim-or-not",
        lesson: "draws",
        rules: &["threefold-repetition", "perpetual-check"],
        version: 1,
        propose: claim,
    },
];

/// How often a game is shuffled before chance is given another start.
const TRIES: usize = 20;

/// What makes two positions that look alike differ.
#[derive(Debug, Clone, Copy)]
enum Kind {
    Same,
    Pieces,
    Turn,
    Rights,
    EnPassant,
}

fn same(draw: &mut Draw) -> Option<Draft> {
    let passant = draw.by_level(0, 2, 3);
    let kind = draw.weighted(&[
        (Kind::Same, 4),
        (Kind::Pieces, draw.by_level(3, 2, 1)),
        (Kind::Turn, 4),
        (Kind::Rights, draw.by_level(4, 4, 5)),
        (Kind::EnPassant, passant),
    ])?;
    let mut game = played(draw, kind)?;
    // Two positions with the same number of moves in between, whatever was played before and after.
    let (first, second) = match kind {
        Kind::Turn => (0, game.plies()),
        Kind::EnPassant => (1, game.plies()),
        Kind::Same | Kind::Pieces | Kind::Rights => (0, game.plies()),
    };
    let after = draw.by_level(0, 1, 3);
    for _ in 0..draw.below(after + 1) {
        let mv = draw.pick(&shuffle::quiet(game.position()))?;
        game.play(mv);
    }
    let differences = game.difference(first, second);
    let near =
        matches!(differences.as_slice(), [Difference::Turn | Difference::Rights | Difference::EnPassant]);
    let ask = GameAsk::Same { first, second };
    (differences.len() < 2).then(|| Draft::in_game(game, Task::Choice(ChoiceAsk::Game(ask))).near_miss(near))
}

/// A game at whose end the pieces stand as they did, or nearly.
fn played(draw: &mut Draw, kind: Kind) -> Option<Game> {
    let mut game = if matches!(kind, Kind::EnPassant) {
        shuffle::with_double_step(draw)?
    } else {
        shuffle::ground(draw)?
    };
    match kind {
        Kind::Same | Kind::EnPassant => {
            for _ in 0..draw.between(1, draw.by_level(1, 2, 3)) {
                let round = shuffle::round(draw, &game, false)?;
                shuffle::repeat(&mut game, &round, 4);
            }
        }
        Kind::Rights => {
            let round = shuffle::round(draw, &game, true)?;
            shuffle::repeat(&mut game, &round, 4);
        }
        Kind::Turn => shuffle::triangle(draw, &game)?.into_iter().for_each(|mv| game.play(mv)),
        Kind::Pieces => {
            let round = shuffle::round(draw, &game, false)?;
            shuffle::repeat(&mut game, &round, 2);
            // The first piece goes on instead of back.
            let mut moves = shuffle::quiet(game.position());
            let gone = round.first().map(|mv| (mv.to(), mv.from()))?;
            moves.retain(|mv| mv.from() == gone.0 && mv.to() != gone.1);
            let mv = draw.pick(&moves)?;
            game.play(mv);
            let mut home = shuffle::quiet(game.position());
            home.retain(|mv| round.get(1).is_some_and(|out| mv.from() == out.to() && mv.to() == out.from()));
            game.play(home.first().copied()?);
        }
    }
    Some(game)
}

/// A game in which positions stand again; with look-alikes or without.
fn shuffled(draw: &mut Draw, rounds: usize, alike: bool) -> Option<Game> {
    let passant = draw.by_level(0, 20, 30);
    let mut game =
        if alike && draw.chance(passant) { shuffle::with_double_step(draw)? } else { shuffle::ground(draw)? };
    let seems = game.plies() > 0;
    if alike && !seems {
        if draw.chance(50) {
            let first = shuffle::round(draw, &game, true)?;
            shuffle::repeat(&mut game, &first, 4);
        } else {
            shuffle::triangle(draw, &game)?.into_iter().for_each(|mv| game.play(mv));
        }
    }
    let round: Round = shuffle::round(draw, &game, false)?;
    let (again, rest) = (draw.chance(60), draw.below(4));
    for _ in 0..rounds {
        let other = if again { round } else { shuffle::round(draw, &game, false)? };
        shuffle::repeat(&mut game, &other, 4);
    }
    // The last round need not be finished.
    if again && !alike {
        shuffle::repeat(&mut game, &round, rest);
    }
    Some(game)
}

fn count(draw: &mut Draw) -> Option<Draft> {
    let (likely, most) = draw.by_level((60, 2), (65, 3), (85, 3));
    let (alike, rounds) = (draw.chance(likely), draw.between(usize::from(draw.level != Level::Three), most));
    let game = shuffled(draw, rounds, alike)?;
    let times = game.repetitions();
    let near = shuffle::stood_alike(&game) > times;
    (near == alike && times < 5 && game.plies() > 0)
        .then(|| Draft::in_game(game, Task::Count(CountAsk::Repetitions)).near_miss(near))
}

fn claim(draw: &mut Draw) -> Option<Draft> {
    let likely = draw.by_level(45, 50, 60);
    let alike = draw.chance(likely);
    // It would be three times, did one not look closely.
    let seems = |game: &Game| game.repetitions() < 3 && shuffle::stood_alike(game) >= 3;
    let game = (0..TRIES).find_map(|_| {
        let rounds = draw.between(1, if alike { 2 } else { 3 });
        shuffled(draw, rounds, alike).filter(|game| seems(game) == alike && game.repetitions() < 5)
    })?;
    let options = vec![State::Claim, State::Stalemate, State::DeadPosition, State::GoingOn];
    Some(Draft::in_game(game, Task::State(StateAsk { options })).near_miss(alike))
}
