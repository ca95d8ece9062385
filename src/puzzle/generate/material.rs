//! What the pieces are worth: count them, weigh an exchange, tell heavy from light.

use super::draw::Draw;
use super::pieces::about_one;
use super::{Draft, Level, Skill, board, play};
use crate::puzzle::{BoardAsk, ChoiceAsk, Class, CountAsk, Filter, SquaresAsk, Task, material, worth};
use crate::rules::{Color, Game, PieceMove, Placement, Position, Rank, Role, Square};
use std::cmp::Ordering;

pub(super) const SKILLS: &[Skill] = &[
    Skill { id: "count-material", lesson: "values", rules: &["piece-values"], version: 1, propose: count },
    Skill { id: "material-lead", lesson: "values", rules: &["piece-values"], version: 1, propose: lead },
    Skill { id: "weigh-exchange", lesson: "values", rules: &["piece-values"], version: 1, propose: exchange },
    Skill {
        id: "heavy-or-light",
        lesson: "values",
        rules: &["heavy-light-pieces"],
        version: 1,
        propose: |draw| about_one(draw, |square| BoardAsk::Class { square }),
    },
    Skill {
        id: "mark-heavy-light",
        lesson: "values",
        rules: &["heavy-light-pieces"],
        version: 1,
        propose: mark,
    },
];

/// A board of a game, with the fewer men the easier the level is.
fn some_board(draw: &mut Draw) -> Placement {
    let plies = draw.between(16, 44);
    let board = Placement::from(play::game(draw, plies).position());
    thinned(draw, board)
}

/// The board with as many men as the level has.
fn thinned(draw: &mut Draw, mut board: Placement) -> Placement {
    for side in Color::ALL {
        let keep = match draw.level {
            Level::One => draw.between(2, 4),
            Level::Two => draw.between(5, 8),
            Level::Three => draw.between(10, 15),
        };
        board::thin(draw, &mut board, side, keep);
    }
    board
}

/// What do a side's pieces count together?
fn count(draw: &mut Draw) -> Option<Draft> {
    let board = some_board(draw);
    let side = draw.side();
    (material(&board, side) > 0).then(|| Draft::on_board(board, Task::Count(CountAsk::Material { side })))
}

/// How many more men and points White has than Black.
fn ahead(board: &Placement) -> (i64, i64) {
    let men = |side| i64::try_from(board.of_side(side).count()).unwrap_or_default();
    let [white, black] = Color::ALL.map(|side| (men(side), material(board, side)));
    (white.0 - black.0, white.1 - black.1)
}

/// By how much does White lead? Often the side with more men is not the one with more points.
fn lead(draw: &mut Draw) -> Option<Draft> {
    let wanted = draw.chance(50);
    let plies = draw.between(16, 44);
    let whole = Placement::from(play::game(draw, plies).position());
    (0..12).find_map(|_| {
        let board = thinned(draw, whole.clone());
        let (men, points) = ahead(&board);
        let near_miss = men.signum() != points.signum();
        (near_miss == wanted && points != 0)
            .then(|| Draft::on_board(board, Task::Count(CountAsk::MaterialLead)).near_miss(near_miss))
    })
}

/// What a side gives and gets where everything that can is taken on one square.
struct Exchange {
    gives: Vec<Role>,
    gets: Vec<Role>,
}

impl Exchange {
    /// Takes on the square in turn, the cheapest piece first, until nobody can; `None` where a pawn
    /// would promote or only one side loses anything.
    fn on(position: &Position, square: Square) -> Option<Exchange> {
        let us = position.turn();
        let mut exchange = Exchange { gives: Vec::new(), gets: Vec::new() };
        let mut position = position.clone();
        while let Some(mv) = cheapest(&position, square) {
            let lost = if position.turn() == us { &mut exchange.gets } else { &mut exchange.gives };
            lost.push(mv.capture()?);
            if mv.promotion().is_some() {
                return None;
            }
            position = position.after(mv);
        }
        (!exchange.gives.is_empty()).then_some(exchange)
    }

    /// What is got against what is given.
    fn balance(&self) -> Ordering {
        let total = |roles: &[Role]| roles.iter().map(|role| worth(*role)).sum::<i64>();
        total(&self.gets).cmp(&total(&self.gives))
    }

    /// Whether counting the pieces instead of weighing them gives another answer, or other pieces
    /// are worth the same.
    fn misleads(&self) -> bool {
        self.gets.len().cmp(&self.gives.len()) != self.balance()
            || (self.balance() == Ordering::Equal && sorted(&self.gives) != sorted(&self.gets))
    }
}

fn sorted(roles: &[Role]) -> Vec<Role> {
    let mut roles = roles.to_vec();
    roles.sort_unstable();
    roles
}

/// The capture on a square by the piece that counts least.
fn cheapest(position: &Position, square: Square) -> Option<PieceMove> {
    let takes = |mv: &PieceMove| mv.to() == square && mv.capture_square() == Some(square);
    let price = |mv: &PieceMove| if mv.role() == Role::King { i64::MAX } else { worth(mv.role()) };
    position.legal_moves().into_iter().filter(takes).min_by_key(price)
}

/// An exchange in this position that fits the level.
fn fitting(position: &Position, level: Level, wanted: Option<Ordering>, misleads: bool) -> Vec<Square> {
    let ends = [Rank::First, Rank::Eighth];
    let mut squares: Vec<Square> =
        position.legal_moves().iter().filter_map(|mv| mv.capture_square()).collect();
    squares.dedup();
    // Something can be taken back there, and at level three be taken twice.
    let (us, hunters) = (position.turn(), if level == Level::Three { 2 } else { 1 });
    squares.retain(|square| {
        !ends.contains(&square.rank())
            && !position.attackers(*square, !us).is_empty()
            && position.attackers(*square, us).count() >= hunters
    });
    let fits = |square: &Square| {
        Exchange::on(position, *square).is_some_and(|exchange| {
            let taken = exchange.gives.len() + exchange.gets.len();
            let sized = match level {
                Level::One => taken == 2,
                Level::Two => (2..=4).contains(&taken),
                Level::Three => taken >= 3,
            };
            sized
                && wanted.is_none_or(|wanted| wanted == exchange.balance())
                && exchange.misleads() == misleads
        })
    };
    squares.retain(fits);
    squares
}

/// Is the exchange worth it?
fn exchange(draw: &mut Draw) -> Option<Draft> {
    // Long exchanges are rare enough to be taken as they come.
    let wanted = draw.pick(&[Ordering::Less, Ordering::Equal, Ordering::Greater]);
    let wanted = wanted.filter(|_| draw.level != Level::Three);
    let misleads = draw.chance(60);
    let (level, from) = (draw.level, draw.between(8, 30));
    let holds = |_: &mut Draw, game: &Game| {
        game.plies() >= from && !fitting(game.position(), level, wanted, misleads).is_empty()
    };
    let game = play::until(draw, from + 24, holds)?;
    let square = draw.pick(&fitting(game.position(), level, wanted, misleads))?;
    let Exchange { gives, gets } = Exchange::on(game.position(), square)?;
    let task = Task::Choice(ChoiceAsk::Board(BoardAsk::Exchange { gives, gets }));
    Some(Draft::in_game(play::forget(&game), task).near_miss(misleads))
}

/// Mark the heavy or the light pieces: at level one of one side, later of both.
fn mark(draw: &mut Draw) -> Option<Draft> {
    let board = some_board(draw);
    let class = draw.pick(&[Class::Heavy, Class::Light]);
    let both = draw.chance(draw.by_level(0, 40, 70));
    let side = if both { None } else { Some(draw.side()) };
    let filter = Filter { side, class, piece: None };
    let enough = filter.squares(&board).count() >= draw.by_level(1, 2, 3);
    enough.then(|| Draft::on_board(board, Task::Squares(SquaresAsk::Pieces(filter))))
}
