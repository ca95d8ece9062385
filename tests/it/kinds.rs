//! Answers to puzzles of the kinds that ask for more than a move, squares or a verdict: a row for
//! each thing that can be found about one. `puzzles` holds them against the check.

use crate::puzzles::{Row, run, square};
use yize::arbiter::{Code, Control, Event, Laws, RawEvent};
use yize::puzzle::{
    Answer, AnswerFault, BoardAsk, ChoiceAsk, Class, CountAsk, FeedbackCode as F, Filter, GameAsk, Goal,
    NotateAsk, Number, Player, RatedGame, RouteAsk, RulingAsk, SetupAsk, Solution, SpotAsk, SquaresAsk,
    State, StateAsk, Task, check, hints, solution,
};
use yize::rating::{Points, Score};
use yize::rules::{Area, Color, Line, Placement, Region, Role, Square};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const EMPTY: &str = "8/8/8/8/8/8/8/8";
const INITIAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
/// Mate in two by a quiet move: 1. Rg4, and 2. Rh3 or so.
const TWO_ROOKS: &str = "8/7k/8/8/R7/1R6/8/6K1 w - - 0 1";
const SMOTHERED: &str = "6rk/6pp/7N/8/8/8/8/7K b - - 0 1";
const STALE: &str = "7k/8/5KQ1/8/8/8/8/8 b - - 0 1";
const IN_CHECK: &str = "4r1k1/8/8/8/8/8/5PPP/R3K2R w KQ - 0 1";

fn squares(names: &str) -> Vec<Square> {
    names.split_whitespace().map(square).collect()
}

fn board(text: &str) -> Placement {
    Placement::read(text).unwrap()
}

/// Knight's dance: four half-moves that lead back.
const DANCE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

fn line_rows() -> Vec<Row<'static>> {
    let mate = |moves| Task::Move(Goal::MateIn { moves });
    let goal = Task::Move;
    vec![
        (TWO_ROOKS, &[], mate(2), "Rg4", F::RightSoFar),
        (TWO_ROOKS, &[], mate(2), "Kf2", F::MateLost),
        (TWO_ROOKS, &[], mate(2), "Ra7+", F::MateLost),
        (TWO_ROOKS, &[], mate(3), "Rb6", F::RightSoFar),
        (TWO_ROOKS, &[], mate(2), "a4h8", F::Refused),
        ("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1", &[], mate(2), "Ra8#", F::RightMove),
        // One move before stalemate: Kf7 would take the last square away.
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", &[], mate(2), "Qf7", F::NoMate),
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", &[], goal(Goal::Stalemate), "Qf7", F::RightMove),
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", &[], goal(Goal::Stalemate), "Qf1", F::NoStalemate),
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", &[], goal(Goal::Stalemate), "Qh2+", F::NoStalemate),
        ("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", &[], goal(Goal::AvoidStalemate), "Qf7", F::GivesStalemate),
        ("7k/8/6K1/8/8/8/4Q3/8 w - - 0 1", &[], goal(Goal::AvoidStalemate), "Qf1", F::RightMove),
        ("7k/8/8/6K1/8/8/8/5Q2 w - - 0 1", &[], goal(Goal::AvoidStalemate), "Qf7", F::GivesStalemate),
        // The last pawn is taken: bare kings.
        ("7k/8/8/8/8/8/1p6/1K6 w - - 0 1", &[], goal(Goal::Draw), "Kxb2", F::RightMove),
        ("7k/8/8/8/8/8/1p6/1K6 w - - 0 1", &[], goal(Goal::Draw), "Kc2", F::NoDraw),
        (START, &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"], goal(Goal::Draw), "Ng8", F::RightMove),
        (START, &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"], goal(Goal::Draw), "e5", F::NoDraw),
        ("7k/8/8/8/8/8/4P3/R3K3 w - - 99 80", &[], goal(Goal::Draw), "Ra2", F::RightMove),
        ("7k/8/8/8/8/8/4P3/R3K3 w - - 99 80", &[], goal(Goal::Draw), "e3", F::NoDraw),
        ("4k3/8/8/8/4N3/8/8/3KR3 w - - 0 1", &[], goal(Goal::DoubleCheck), "Nf6+", F::RightMove),
        ("4k3/8/8/8/4N3/8/8/3KR3 w - - 0 1", &[], goal(Goal::DoubleCheck), "Nc5+", F::NoDoubleCheck),
        ("4k3/8/8/8/4N3/8/8/3KR3 w - - 0 1", &[], goal(Goal::DoubleCheck), "Kd2", F::NoDoubleCheck),
        ("4k3/8/8/8/4N3/8/8/3KR3 w - - 0 1", &[], goal(Goal::DiscoveredCheck), "Nc5+", F::RightMove),
        ("4k3/8/8/8/4B3/8/8/3KR3 w - - 0 1", &[], goal(Goal::DiscoveredCheck), "Kd2", F::NoDiscoveredCheck),
        ("4k3/8/8/8/N7/8/8/3K4 w - - 0 1", &[], goal(Goal::DiscoveredCheck), "Nc5", F::NoDiscoveredCheck),
        ("4k3/8/8/8/8/8/8/R2K4 w - - 0 1", &[], goal(Goal::DiscoveredCheck), "Ra8+", F::NoDiscoveredCheck),
    ]
}

fn route_rows() -> Vec<Row<'static>> {
    let ask = |from: &str, targets: &str, avoid| {
        Task::Route(RouteAsk { from: square(from), targets: squares(targets), avoid })
    };
    let knight = || ask("a1", "d5", false);
    // A rook on its way past a bishop; the pawn on d4 is in the way.
    let rook = "8/8/8/2b5/3p4/8/8/R2P4";
    vec![
        ("8/8/8/8/8/8/8/N7", &[], ask("a1", "b3", false), "a1b3", F::RightRoute),
        ("8/8/8/8/8/8/8/N7", &[], ask("a1", "d4", false), "a1b3 b3d4", F::RightRoute),
        ("8/8/8/8/8/8/8/N7", &[], ask("a1", "d4 b3", false), "a1b3 b3d4", F::RightRoute),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "", F::RouteEmpty),
        (rook, &[], ask("a1", "a8", false), "", F::RouteEmpty),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "b3d4", F::RouteBroken),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "a1b3 a1c2", F::RouteBroken),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "a1b3 b3b4", F::RouteNoMove),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "a1a1", F::RouteNoMove),
        (rook, &[], ask("a1", "h1", false), "a1h1", F::RouteBlocked),
        (rook, &[], ask("a1", "h4", false), "a1a4 a4h4", F::RouteBlocked),
        (rook, &[], ask("a1", "h1", false), "a1d1", F::RouteOwnPiece),
        ("8/8/8/8/8/8/2P5/N7", &[], ask("a1", "d4", false), "a1c2", F::RouteOwnPiece),
        (rook, &[], ask("a1", "h4", false), "a1a4 a4d4", F::RouteNoCapture),
        (rook, &[], ask("a1", "h5", false), "a1a5 a5c5", F::RouteNoCapture),
        (rook, &[], ask("a1", "a7", true), "a1a3", F::RouteAttacked),
        (rook, &[], ask("a1", "d4", true), "a1a4 a4d4", F::RouteAttacked),
        (rook, &[], ask("a1", "c5", false), "a1a5 a5c5", F::RightRoute),
        (rook, &[], ask("a1", "c5", true), "a1a5 a5c5", F::RightRoute),
        (rook, &[], ask("a1", "a8 h8", false), "a1a8", F::RouteMissed),
        ("8/8/8/8/8/8/8/N7", &[], knight(), "a1b3", F::RouteMissed),
        ("8/8/8/8/8/8/8/N7", &[], ask("a1", "d4", false), "a1c2 c2e3 e3f5 f5d4", F::RouteLonger),
        (rook, &[], ask("a1", "a8", false), "a1a2 a2a8", F::RouteLonger),
    ]
}

fn state_rows() -> Vec<Row<'static>> {
    let state = || Task::State(StateAsk { options: State::ALL.to_vec() });
    let twice: &[&str] = &["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    vec![
        (START, &[], state(), "going-on", F::RightState),
        (START, &[], state(), "claim", F::StateOther),
        (START, &[], state(), "dead-position", F::StateOther),
        (START, twice, state(), "claim", F::RightState),
        (START, twice, state(), "going-on", F::StateOther),
        (START, &DANCE, state(), "claim", F::StateOther),
        (IN_CHECK, &[], state(), "check", F::RightState),
        (IN_CHECK, &[], state(), "checkmate", F::StateOther),
        (SMOTHERED, &[], state(), "going-on", F::RightState),
        ("6rk/5Npp/8/8/8/8/8/7K b - - 0 1", &[], state(), "checkmate", F::RightState),
        ("6rk/5Npp/8/8/8/8/8/7K b - - 0 1", &[], state(), "stalemate", F::StateOther),
        (STALE, &[], state(), "stalemate", F::RightState),
        (STALE, &[], state(), "checkmate", F::StateOther),
        ("7k/8/8/8/8/8/8/KB6 w - - 0 1", &[], state(), "dead-position", F::RightState),
        ("7k/8/8/8/8/8/8/KB6 w - - 0 1", &[], state(), "going-on", F::StateOther),
        ("7k/8/8/8/8/8/4P3/R3K3 w - - 100 80", &[], state(), "claim", F::RightState),
        ("7k/8/8/8/8/8/4P3/R3K3 w - - 100 80", &[], state(), "stalemate", F::StateOther),
    ]
}

fn board_rows() -> Vec<Row<'static>> {
    let setup = || Task::Setup(SetupAsk { target: Placement::initial() });
    let rook = || Task::Setup(SetupAsk { target: board("8/8/8/8/8/8/8/R7") });
    let spot = || Task::Spot(SpotAsk { target: Placement::initial() });
    let swapped = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR";
    vec![
        (EMPTY, &[], setup(), INITIAL, F::RightSetup),
        (EMPTY, &[], rook(), "8/8/8/8/8/8/8/R7", F::RightSetup),
        (EMPTY, &[], setup(), EMPTY, F::SetupEmpty),
        (EMPTY, &[], rook(), EMPTY, F::SetupEmpty),
        (EMPTY, &[], setup(), swapped, F::SetupDiffers),
        (EMPTY, &[], rook(), "8/8/8/8/8/8/8/1R6", F::SetupDiffers),
        (EMPTY, &[], setup(), "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR", F::SetupDiffers),
        (swapped, &[], spot(), "d1 e1", F::RightSquares),
        (swapped, &[], spot(), "d1", F::SquaresMissed),
        (swapped, &[], spot(), "d1 e1 d8", F::SquaresExtra),
        (swapped, &[], spot(), "e1 e4", F::SquaresBoth),
        (swapped, &[], spot(), "", F::SquaresNone),
        (swapped, &[], spot(), "a1", F::SquaresBoth),
    ]
}

fn count_rows() -> Vec<Row<'static>> {
    let count = Task::Count;
    let area = |name: &str| count(CountAsk::Squares { of: Area::from_name(name).unwrap() });
    let reach = |from: &str| count(CountAsk::Reach { from: square(from) });
    let points = |a, b, score, of| {
        let (a, b) = (Points::whole(a), Points::whole(b));
        count(CountAsk::Points(RatedGame { a, b, score, of }))
    };
    let grade = |points| count(CountAsk::Grade { points: Points::whole(points) });
    let distance = |from: &str, to: &str| count(CountAsk::Distance { from: square(from), to: square(to) });
    let pieces = |side, piece, class| count(CountAsk::Pieces(Filter { side, piece, class }));
    vec![
        (EMPTY, &[], area("board"), "64", F::RightNumber),
        (EMPTY, &[], area("light"), "31", F::NumberLow),
        (EMPTY, &[], area("e"), "8.5", F::NumberNotWhole),
        (EMPTY, &[], area("a1-h8"), "9", F::NumberHigh),
        (EMPTY, &[], area("extended-centre"), "16", F::NumberHigh),
        ("8/8/8/3N4/8/8/8/8", &[], reach("d5"), "8", F::RightNumber),
        ("8/8/8/3N4/8/8/8/8", &[], reach("d5"), "7", F::NumberLow),
        (INITIAL, &[], pieces(None, None, None), "32", F::RightNumber),
        (INITIAL, &[], pieces(Some(Color::White), None, Some(Class::Heavy)), "4", F::NumberHigh),
        (INITIAL, &[], pieces(None, Some(Role::Pawn), None), "15", F::NumberLow),
        (INITIAL, &[], count(CountAsk::Material { side: Color::White }), "39", F::RightNumber),
        (INITIAL, &[], count(CountAsk::Material { side: Color::White }), "40", F::NumberHigh),
        ("k7/8/8/8/8/8/8/KQ2r2q", &[], count(CountAsk::MaterialLead), "-5", F::RightNumber),
        ("k7/8/8/8/8/8/8/KQ2r2q", &[], count(CountAsk::MaterialLead), "5", F::NumberSign),
        ("k7/8/8/8/8/8/8/KQ2r2q", &[], count(CountAsk::MaterialLead), "0", F::NumberHigh),
        ("8/8/8/8/8/8/8/N7", &[], distance("a1", "b2"), "4", F::RightNumber),
        ("8/8/8/8/8/8/8/N7", &[], distance("a1", "b2"), "2", F::NumberLow),
        ("8/8/8/8/8/8/8/N7", &[], distance("a1", "b2"), "6", F::NumberHigh),
        ("8/8/8/8/8/8/8/N7", &[], distance("a1", "b2"), "3.5", F::NumberNotWhole),
        (START, &[], count(CountAsk::Moves { from: None }), "20", F::RightNumber),
        (START, &[], count(CountAsk::Moves { from: Some(square("b1")) }), "3", F::NumberHigh),
        (IN_CHECK, &[], count(CountAsk::Checks), "1", F::NumberHigh),
        ("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1", &[], count(CountAsk::Mates), "1", F::RightNumber),
        ("6k1/5ppp/8/8/8/8/8/R3K2R w KQ - 0 1", &[], count(CountAsk::Mates), "0", F::NumberLow),
        (START, &DANCE, count(CountAsk::Repetitions), "2", F::RightNumber),
        (START, &DANCE, count(CountAsk::Repetitions), "1", F::NumberLow),
        (START, &DANCE, count(CountAsk::QuietMoves), "2", F::RightNumber),
        (START, &DANCE, count(CountAsk::QuietMoves), "4", F::NumberHigh),
        (EMPTY, &[], points(1500, 1440, Score::AWins, Player::A), "5.2", F::RightNumber),
        (EMPTY, &[], points(1500, 1440, Score::AWins, Player::B), "-5.2", F::RightNumber),
        (EMPTY, &[], points(1500, 1440, Score::AWins, Player::B), "5.20", F::NumberSign),
        (EMPTY, &[], points(1500, 1000, Score::AWins, Player::A), "0", F::RightNumber),
        (EMPTY, &[], points(1500, 1000, Score::BWins, Player::A), "-25", F::NumberHigh),
        (EMPTY, &[], points(1500, 1495, Score::Draw, Player::A), "1", F::NumberHigh),
        (EMPTY, &[], grade(99), "0", F::RightNumber),
        (EMPTY, &[], grade(100), "30", F::RightNumber),
        (EMPTY, &[], grade(250), "30", F::NumberHigh),
        (EMPTY, &[], grade(3000), "1.5", F::NumberNotWhole),
    ]
}

fn notate_rows() -> Vec<Row<'static>> {
    let write = |text: &str| Task::Notate(NotateAsk::Move { text: text.into() });
    let name = |at: &str| Task::Notate(NotateAsk::Square { square: square(at) });
    let takes: &[&str] = &["e4", "d5"];
    let mates: &[&str] = &["f3", "e5", "g4"];
    let castles: &[&str] = &["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5"];
    vec![
        (START, &[], write("g1f3"), "Nf3", F::RightNotation),
        (START, &[], write("g1f3"), "马f3", F::RightNotation),
        (START, &[], write("g1f3"), "♘f3", F::RightNotation),
        (START, &[], write("g1f3"), "Ng1-f3", F::RightNotation),
        (START, &[], write("g1f3"), "Nf3!?", F::RightNotation),
        (START, &[], write("e2e4"), "e4", F::RightNotation),
        (START, takes, write("e4d5"), "exd5", F::RightNotation),
        (START, takes, write("e4d5"), "ed5", F::RightNotation),
        (START, mates, write("d8h4"), "Qh4#", F::RightNotation),
        (START, mates, write("d8h4"), "Qh4+", F::RightNotation),
        (START, mates, write("d8h4"), "Qh4", F::RightNotation),
        (START, castles, write("e1g1"), "0-0", F::RightNotation),
        (START, castles, write("e1g1"), "短易位", F::RightNotation),
        (START, &[], write("g1f3"), "", F::NotationEmpty),
        (START, &[], name("f6"), " ", F::NotationEmpty),
        (START, &[], write("g1f3"), "hello", F::NotationRefused),
        (START, &[], write("g1f3"), "Nf4", F::NotationRefused),
        (START, &[], write("g1f3"), "Nh3", F::NotationOtherMove),
        (START, &[], write("g1f3"), "f3", F::NotationOtherMove),
        (START, &[], write("g1f3"), "g1f3", F::NotationUci),
        (START, &[], write("e2e4"), "e2e4", F::NotationUci),
        (START, castles, write("e1g1"), "e1g1", F::NotationUci),
        (START, castles, write("e1g1"), "Kg1", F::NotationCastling),
        (START, castles, write("O-O"), "Ke1-g1", F::NotationCastling),
        (START, &[], write("g1f3"), "g1-f3", F::NotationNoLetter),
        (START, mates, write("d8h4"), "d8-h4#", F::NotationNoLetter),
        (START, &[], write("g1f3"), "Nxf3", F::NotationSign),
        (START, &[], write("e2e4"), "e4+", F::NotationSign),
        (START, castles, write("e1g1"), "0-0#", F::NotationSign),
        (START, &[], name("f6"), "f6", F::RightNotation),
        (START, &[], name("f6"), "F6", F::RightNotation),
        (START, &[], name("f6"), "ｆ６", F::RightNotation),
        (START, &[], name("f6"), "66", F::NotationNoSquare),
        (EMPTY, &[], name("f6"), "f 6", F::NotationNoSquare),
        (START, &[], name("f6"), "6f", F::NotationOrder),
        (START, &[], name("a1"), "8h", F::NotationOrder),
        (START, &[], name("f6"), "e6", F::NotationFile),
        (START, &[], name("f6"), "c6", F::NotationFile),
        (START, &[], name("f6"), "f3", F::NotationRank),
        (START, &[], name("f6"), "f1", F::NotationRank),
        (START, &[], name("f6"), "c3", F::NotationOtherSquare),
        (START, &[], name("f6"), "a1", F::NotationOtherSquare),
    ]
}

fn board_choice_rows() -> Vec<Row<'static>> {
    let ask = |ask| Task::Choice(ChoiceAsk::Board(ask));
    let at = square;
    let colour = |name: &str| ask(BoardAsk::SquareColour { square: at(name) });
    let class = |name: &str| ask(BoardAsk::Class { square: at(name) });
    let reach = |from: &str, to: &str, within| ask(BoardAsk::CanReach { from: at(from), to: at(to), within });
    let exchange = |gives: &[Role], gets: &[Role]| {
        ask(BoardAsk::Exchange { gives: gives.to_vec(), gets: gets.to_vec() })
    };
    let letter = |piece| ask(BoardAsk::Letter { piece });
    let bishop = "8/8/8/8/8/8/8/2B5";
    vec![
        (EMPTY, &[], colour("a1"), "dark", F::RightChoice),
        (EMPTY, &[], colour("a1"), "light", F::ChoiceSquareColour),
        (EMPTY, &[], colour("e4"), "dark", F::ChoiceSquareColour),
        (INITIAL, &[], ask(BoardAsk::Piece { square: at("d1") }), "queen", F::RightChoice),
        (INITIAL, &[], ask(BoardAsk::Piece { square: at("d1") }), "king", F::ChoicePiece),
        (INITIAL, &[], ask(BoardAsk::Piece { square: at("b8") }), "pawn", F::ChoicePiece),
        (INITIAL, &[], ask(BoardAsk::Owner { square: at("b8") }), "black", F::RightChoice),
        (INITIAL, &[], ask(BoardAsk::Owner { square: at("b8") }), "white", F::ChoiceOwner),
        (INITIAL, &[], ask(BoardAsk::Owner { square: at("b2") }), "black", F::ChoiceOwner),
        (INITIAL, &[], ask(BoardAsk::Laid), "right", F::RightChoice),
        (INITIAL, &[], ask(BoardAsk::Laid), "turned", F::ChoiceLaid),
        (EMPTY, &[], ask(BoardAsk::Laid), "turned", F::ChoiceLaid),
        (INITIAL, &[], class("a1"), "heavy", F::RightChoice),
        (INITIAL, &[], class("e1"), "neither", F::RightChoice),
        (INITIAL, &[], class("a1"), "light", F::ChoiceClass),
        (INITIAL, &[], class("b1"), "heavy", F::ChoiceClass),
        (INITIAL, &[], ask(BoardAsk::Royals), "right", F::RightChoice),
        (INITIAL, &[], ask(BoardAsk::Royals), "swapped", F::ChoiceRoyals),
        ("rnbkqbnr/8/8/8/8/8/8/RNBQKBNR", &[], ask(BoardAsk::Royals), "right", F::ChoiceRoyals),
        (bishop, &[], reach("c1", "h8", None), "yes", F::RightChoice),
        (bishop, &[], reach("c1", "c2", None), "yes", F::ChoiceCanReach),
        (bishop, &[], reach("c1", "b4", Some(1)), "yes", F::ChoiceCanReach),
        (bishop, &[], reach("c1", "h6", Some(1)), "no", F::ChoiceCanReach),
        ("8/8/8/8/8/8/1P1P4/2B5", &[], reach("c1", "h6", None), "yes", F::ChoiceCanReach),
        (EMPTY, &[], exchange(&[Role::Rook], &[Role::Bishop, Role::Knight]), "good", F::RightChoice),
        (EMPTY, &[], exchange(&[Role::Rook], &[Role::Bishop]), "even", F::ChoiceExchange),
        (EMPTY, &[], exchange(&[Role::Bishop], &[Role::Knight]), "bad", F::ChoiceExchange),
        (EMPTY, &[], letter(Role::Knight), "n", F::RightChoice),
        (EMPTY, &[], letter(Role::Knight), "k", F::ChoiceLetter),
        (INITIAL, &[], ask(BoardAsk::LetterOn { square: at("g8") }), "n", F::RightChoice),
        (INITIAL, &[], ask(BoardAsk::LetterOn { square: at("g8") }), "k", F::ChoiceLetter),
        (EMPTY, &[], letter(Role::Pawn), "b", F::ChoiceLetter),
    ]
}

fn game_choice_rows() -> Vec<Row<'static>> {
    let ask = |ask| Task::Choice(ChoiceAsk::Game(ask));
    let winner = || ask(GameAsk::Winner);
    let way = |text: &str| ask(GameAsk::Way { text: text.into() });
    let resets = |text: &str| ask(GameAsk::Resets { text: text.into() });
    let same = |first, second| ask(GameAsk::Same { first, second });
    let attacked = |name: &str, by| ask(GameAsk::Attacked { square: square(name), by });
    let mated: &[&str] = &["f3", "e5", "g4", "Qh4#"];
    let rook: &[&str] = &["e4", "e5", "Nf3", "Nc6", "Ke2", "Nb8", "Ke1", "Nc6"];
    let passed: &[&str] = &["e4", "a6", "e5", "d5", "Ng1f3", "Ng8f6", "Nf3g1", "Nf6g8"];
    let check = "4r1k1/8/8/1B6/7B/2N5/8/4K3 w - - 0 1";
    vec![
        (START, mated, winner(), "black", F::RightChoice),
        (START, mated, winner(), "white", F::ChoiceWinner),
        (START, &[], winner(), "none", F::RightChoice),
        (START, &[], winner(), "draw", F::ChoiceWinner),
        (STALE, &[], winner(), "draw", F::RightChoice),
        (check, &[], way("Bxe8"), "capture", F::RightChoice),
        (check, &[], way("Ne2"), "move", F::ChoiceWay),
        (check, &[], way("Kf2"), "block", F::ChoiceWay),
        ("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", &[], way("Kxe2"), "move", F::RightChoice),
        ("7k/8/8/8/8/8/4q3/4K3 w - - 0 1", &[], way("Kxe2"), "capture", F::RightChoice),
        (check, &[], resets("Bxe8"), "yes", F::RightChoice),
        (check, &[], resets("Bxe8"), "no", F::ChoiceResets),
        (START, &[], resets("e4"), "no", F::ChoiceResets),
        (START, &[], resets("Nf3"), "yes", F::ChoiceResets),
        (START, &DANCE, same(0, 4), "same", F::RightChoice),
        (START, &DANCE, same(0, 4), "turn", F::ChoiceSame),
        (START, &DANCE, same(0, 2), "same", F::ChoiceSame),
        (START, rook, same(4, 8), "rights", F::RightChoice),
        (START, rook, same(4, 8), "same", F::ChoiceSame),
        (START, passed, same(4, 8), "en-passant", F::RightChoice),
        (START, passed, same(4, 8), "rights", F::ChoiceSame),
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            &["Ra2", "Ke7", "Ra3", "Ke8", "Ra2", "Kd8", "Kd1", "Ke8", "Ke1"],
            same(1, 9),
            "turn",
            F::ChoiceSame,
        ),
        (START, &[], attacked("f3", Color::White), "yes", F::RightChoice),
        (START, &[], attacked("f3", Color::White), "no", F::ChoiceAttacked),
        (START, &[], attacked("e4", Color::White), "yes", F::ChoiceAttacked),
    ]
}

fn ruling_rows() -> Vec<Row<'static>> {
    let ruling = |laws, events: &[RawEvent<'_>], options: &[Code]| {
        let events = events.iter().enumerate().map(|(index, raw)| Event::read(index, raw).unwrap()).collect();
        let options = options.to_vec();
        Task::Ruling(RulingAsk { laws, control: Control::Classical, supervised: false, events, options })
    };
    let by = |kind, side| RawEvent { kind, side: Some(side), ..RawEvent::default() };
    let illegal = RawEvent { text: Some("e2e5"), pressed: Some(true), ..by("illegal-move", "white") };
    let touch = RawEvent { square: Some("h1"), ..by("touch", "white") };
    let penalty = [Code::IllegalPenalty, Code::IllegalCounted, Code::IllegalLoss];
    let resigns = [Code::ResignLoss, Code::ResignDraw];
    vec![
        (START, &[], ruling(Laws::Fide, &[illegal], &penalty), "illegal-penalty", F::RightRuling),
        (START, &[], ruling(Laws::Fide, &[illegal], &penalty), "illegal-loss", F::RulingOther),
        (START, &[], ruling(Laws::Source, &[illegal], &penalty), "illegal-counted", F::RightRuling),
        (START, &[], ruling(Laws::Source, &[illegal], &penalty), "illegal-penalty", F::RulingOther),
        (
            START,
            &["e4"],
            ruling(Laws::Fide, &[by("resign", "black")], &resigns),
            "resign-loss",
            F::RightRuling,
        ),
        (
            START,
            &["e4"],
            ruling(Laws::Fide, &[by("resign", "black")], &resigns),
            "resign-draw",
            F::RulingOther,
        ),
        (
            "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
            &[],
            ruling(Laws::Fide, &[touch], &[Code::MustMove, Code::FreeMove]),
            "free-move",
            F::RulingOther,
        ),
    ]
}

fn more_squares_rows() -> Vec<Row<'static>> {
    let ask = Task::Squares;
    let pinned = |side| ask(SquaresAsk::Pinned { side });
    let filter = |side, piece, class| ask(SquaresAsk::Pieces(Filter { side, piece, class }));
    let e = Line::from_name("e").unwrap();
    vec![
        ("4k3/8/8/b7/8/2N5/4B3/4K3 w - - 0 1", &[], pinned(None), "c3", F::RightSquares),
        ("4k3/8/8/b7/8/2N5/4B3/4K3 w - - 0 1", &[], pinned(Some(Color::White)), "e2", F::SquaresBoth),
        ("4k3/4n3/8/8/4R3/8/8/4K3 w - - 0 1", &[], pinned(Some(Color::Black)), "e7", F::RightSquares),
        (
            "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
            &[],
            ask(SquaresAsk::Guarded { by: Color::White }),
            "g7 g8",
            F::RightSquares,
        ),
        (
            "7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
            &[],
            ask(SquaresAsk::Guarded { by: Color::White }),
            "g7 h7",
            F::SquaresBoth,
        ),
        (
            "8/8/8/3N4/8/8/8/8",
            &[],
            ask(SquaresAsk::Reach { from: square("d5") }),
            "b4 b6 c3 c7 e3 e7 f4 f6",
            F::RightSquares,
        ),
        ("8/8/8/3N4/8/8/8/8", &[], ask(SquaresAsk::Reach { from: square("d5") }), "b4", F::SquaresMissed),
        (
            "8/8/8/8/8/4P3/3P4/8",
            &[],
            ask(SquaresAsk::Attacks { from: square("d2") }),
            "c3 e3",
            F::RightSquares,
        ),
        ("8/8/8/8/8/4P3/3P4/8", &[], ask(SquaresAsk::Attacks { from: square("d2") }), "d3", F::SquaresBoth),
        (EMPTY, &[], ask(SquaresAsk::Line { line: e }), "e1 e2 e3 e4 e5 e6 e7 e8", F::RightSquares),
        (EMPTY, &[], ask(SquaresAsk::Region { region: Region::Centre }), "d4 e4 d5 e5", F::RightSquares),
        (EMPTY, &[], ask(SquaresAsk::Region { region: Region::Centre }), "d4 e4 d5 e5 c6", F::SquaresExtra),
        (
            EMPTY,
            &[],
            ask(SquaresAsk::Find { squares: squares("e4 a1").into_iter().collect() }),
            "a1 e4",
            F::RightSquares,
        ),
        (INITIAL, &[], filter(Some(Color::Black), None, Some(Class::Heavy)), "a8 d8 h8", F::RightSquares),
        (INITIAL, &[], filter(None, Some(Role::King), None), "e1", F::SquaresMissed),
    ]
}

/// Every row of these kinds.
pub(crate) fn rows() -> Vec<Row<'static>> {
    [
        line_rows(),
        route_rows(),
        state_rows(),
        board_rows(),
        count_rows(),
        notate_rows(),
        board_choice_rows(),
        game_choice_rows(),
        ruling_rows(),
        more_squares_rows(),
    ]
    .concat()
}

fn bare(text: &str, task: Task) -> yize::puzzle::Puzzle {
    crate::puzzles::puzzle(text, &[], task)
}

fn reached(text: &str, from: &str) -> usize {
    let task = Task::Count(CountAsk::Reach { from: square(from) });
    let puzzle = bare(text, task);
    let Solution::Number(Some(number)) = solution(&puzzle) else { panic!("a number") };
    assert!(run(&puzzle, &Answer::Number(number)).correct);
    let marked = bare(text, Task::Squares(SquaresAsk::Reach { from: square(from) }));
    let Solution::Squares(squares) = solution(&marked) else { panic!("squares") };
    assert_eq!(Number::of(squares.len()), number, "counted and marked: {text}");
    squares.len()
}

/// What the sources say of each piece on an empty board: king 8, 5, 3; rook 14; bishop 13, 11, 9, 7;
/// queen 27, 25, 23, 21; knight 8, 6, 4, 3, 2.
#[test]
fn the_sources_numbers_come_out_of_the_engine() {
    let on = |role: Role, at: Square| {
        let mut board = Placement::empty();
        board.set(at, role.of(Color::White));
        reached(&board.to_string(), &at.to_string())
    };
    let counts = |role: Role| {
        let mut counts: Vec<usize> = Square::ALL.into_iter().map(|at| on(role, at)).collect();
        counts.sort_unstable_by(|one, two| two.cmp(one));
        counts.dedup();
        counts
    };
    assert_eq!(counts(Role::King), [8, 5, 3]);
    assert_eq!(counts(Role::Rook), [14]);
    assert_eq!(counts(Role::Bishop), [13, 11, 9, 7]);
    assert_eq!(counts(Role::Queen), [27, 25, 23, 21]);
    assert_eq!(counts(Role::Knight), [8, 6, 4, 3, 2]);
    for (role, at, count) in [
        (Role::King, "e4", 8),
        (Role::King, "e1", 5),
        (Role::King, "h8", 3),
        (Role::Bishop, "d4", 13),
        (Role::Bishop, "c3", 11),
        (Role::Bishop, "b2", 9),
        (Role::Bishop, "a1", 7),
        (Role::Bishop, "a4", 7),
        (Role::Queen, "d5", 27),
        (Role::Queen, "c4", 25),
        (Role::Queen, "b5", 23),
        (Role::Queen, "a5", 21),
        (Role::Knight, "a1", 2),
        (Role::Knight, "b1", 3),
        (Role::Knight, "b2", 4),
        (Role::Knight, "a4", 4),
        (Role::Knight, "b4", 6),
    ] {
        assert_eq!(on(role, square(at)), count, "{role:?} {at}");
    }
}

#[test]
fn a_mate_in_two_is_played_to_its_end() {
    let puzzle = crate::puzzles::puzzle(TWO_ROOKS, &[], Task::Move(Goal::MateIn { moves: 2 }));
    assert!(puzzle.is_proved());
    let first = run(&puzzle, &Answer::Move("Rg4".into()));
    assert!(first.correct && !first.done);
    let next = first.next.expect("it goes on");
    assert_eq!((next.reply.san.as_str(), next.position.turn()), ("Kh6", Color::White));
    let line = |texts: &[&str]| Answer::Moves(texts.iter().map(|text| (*text).to_owned()).collect());
    let second = run(&puzzle, &line(&["Rg4", "Rh3"]));
    assert!(second.correct && second.done && second.next.is_none());
    let wrong = run(&puzzle, &line(&["Rg4", "Rb6+"]));
    assert!(!wrong.correct && !wrong.done);
    assert_eq!(wrong.feedback.code, F::CheckNotMate);
    // The first move that is wrong is told, however the line goes on.
    let lost = run(&puzzle, &line(&["Kf2", "Rh4"]));
    assert_eq!(lost.feedback.code, F::MateLost);
    let reply = lost.feedback.reply.expect("a refutation");
    assert!(!reply.san.is_empty());
    // Three moves are more than the puzzle has.
    let three = check(&puzzle, &line(&["Rg4", "Rb4", "Rh4"]));
    assert_eq!(three, Err(AnswerFault::Form("move")));
}

#[test]
fn walks_are_bounded_and_read_step_by_step() {
    let ask = RouteAsk { from: square("a1"), targets: squares("d5"), avoid: false };
    let puzzle = bare("8/8/8/8/8/8/8/N7", Task::Route(ask));
    let walk = |texts: &[&str]| Answer::Moves(texts.iter().map(|text| (*text).to_owned()).collect());
    assert_eq!(check(&puzzle, &walk(&["a1b3", "b3"])), Err(AnswerFault::UnreadableStep(1)));
    assert_eq!(check(&puzzle, &walk(&["Nb3"])), Err(AnswerFault::UnreadableStep(0)));
    assert_eq!(check(&puzzle, &walk(&["马马"])), Err(AnswerFault::UnreadableStep(0)));
    assert_eq!(check(&puzzle, &walk(&["a1b3"; 65])), Err(AnswerFault::TooLong));
    assert_eq!(check(&puzzle, &Answer::Move("a1b3".into())), Err(AnswerFault::Form("moves")));
    let Solution::Route(steps) = solution(&puzzle) else { panic!("a walk") };
    assert_eq!(steps.len(), 3);
}

#[test]
fn a_taken_guard_guards_no_more() {
    // The rook on d8 guards d5, but it is itself a goal; once it is taken, d5 is safe.
    let guarded = "3r4/8/8/8/8/8/8/3Q4";
    let ask = |targets: &str| RouteAsk { from: square("d1"), targets: squares(targets), avoid: true };
    let walk = |texts: &[&str]| Answer::Moves(texts.iter().map(|text| (*text).to_owned()).collect());
    let puzzle = bare(guarded, Task::Route(ask("d8 d5")));
    assert!(run(&puzzle, &walk(&["d1d8", "d8d5"])).correct);
    let early = run(&puzzle, &walk(&["d1d5", "d5d8"]));
    assert_eq!(early.feedback.code, F::RouteAttacked);
    assert_eq!(early.feedback.pieces[0].square, square("d8"));
}

#[test]
fn every_kind_wants_its_own_form() {
    let answers = [
        ("move", Answer::Move("e4".into())),
        ("moves", Answer::Moves(Vec::new())),
        ("squares", Answer::Squares(Vec::new())),
        ("choice", Answer::Choice("white".into())),
        ("number", Answer::Number(Number::whole(8))),
        ("text", Answer::Text("e4".into())),
        ("placement", Answer::Placement(Placement::empty())),
    ];
    for (fen, history, task, ..) in rows() {
        let puzzle = crate::puzzles::puzzle(fen, history, task);
        let form = puzzle.task.form();
        for (name, answer) in &answers {
            if *name != form && !(form == "move" && *name == "moves") {
                assert_eq!(check(&puzzle, answer), Err(AnswerFault::Form(form)), "{:?}", puzzle.task);
            }
        }
        assert!(!hints(&puzzle).is_empty() && hints(&puzzle).len() <= 2);
    }
}

#[test]
fn a_board_without_pieces_hides_where_nothing_is_asked_of_it() {
    let grade = || Task::Count(CountAsk::Grade { points: Points::whole(100) });
    assert!(bare(EMPTY, grade()).hides_board());
    assert!(crate::puzzles::puzzle(START, &[], grade()).hides_board());
    assert!(!bare("8/8/8/8/8/8/8/R7", grade()).hides_board());
    let find = Task::Squares(SquaresAsk::Find { squares: squares("e4").into_iter().collect() });
    assert!(!bare(EMPTY, find).hides_board());
    let letter = |piece| Task::Choice(ChoiceAsk::Board(BoardAsk::Letter { piece }));
    assert!(bare(EMPTY, letter(Role::King)).hides_board());
    assert!(!bare(INITIAL, letter(Role::King)).hides_board());
}
