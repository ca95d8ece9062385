//! The draw court: games in which each claim and each end by itself comes about, the count, and why
//! look-alikes are not the same.

use crate::service::Service;
use rand::SeedableRng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use yize::i18n::{Lang, messages};
use yize::rules::{Claim, Color, Court, Difference, End, Game, Ground, Reset};

const SHUFFLE: [&str; 4] = ["Nf3", "Nf6", "Ng1", "Ng8"];

fn game(fen: Option<&str>, moves: &[&str]) -> Game {
    Game::read(fen, moves).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn shuffled(plies: usize) -> Game {
    let moves: Vec<_> = SHUFFLE.into_iter().cycle().take(plies).collect();
    game(None, &moves)
}

/// The court, with the end that the status tells.
fn court(game: &Game) -> Court {
    let end = game.status().end;
    let ply = game.ended_at().map_or(game.plies(), |(ply, _)| ply);
    game.court(end.map(|end| (ply, end)))
}

/// The claims in short: what, after which half-move, by whom.
fn claims(court: &Court) -> Vec<(Claim, usize, Color, usize)> {
    court.claims.iter().map(|claim| (claim.claim, claim.ply, claim.side, claim.count)).collect()
}

fn plies(court: &Court) -> Vec<Vec<usize>> {
    court.repeated.iter().map(|repeated| repeated.plies.clone()).collect()
}

#[test]
fn a_repetition_tells_when_the_position_stood_and_who_could_claim() {
    let three = court(&shuffled(8));
    assert_eq!(plies(&three), [vec![0, 4, 8], vec![1, 5], vec![2, 6], vec![3, 7]]);
    assert_eq!(claims(&three), [(Claim::ThreefoldRepetition, 8, Color::White, 3)]);
    assert_eq!(
        (three.by_laws, three.by_sources),
        (None, Some((8, Ground::Count(Claim::ThreefoldRepetition))))
    );
    assert_eq!(three.announce, [], "it may be claimed as it stands");
    assert_eq!(three.look_alikes, []);

    let before = shuffled(7);
    let court = court(&before);
    assert_eq!((claims(&court), court.by_sources), (vec![], None));
    let announced: Vec<_> =
        court.announce.iter().map(|(claim, mv)| (*claim, mv.san(before.position()))).collect();
    assert_eq!(announced, [(Claim::ThreefoldRepetition, "Ng8".to_owned())]);
}

#[test]
fn the_fifth_time_ends_the_game_and_all_claims() {
    let five = court(&shuffled(20));
    assert_eq!(five.by_laws, Some((16, Ground::End(End::FivefoldRepetition))));
    assert_eq!(five.by_sources, Some((8, Ground::Count(Claim::ThreefoldRepetition))));
    let at: Vec<_> = five.claims.iter().map(|claim| (claim.ply, claim.count)).collect();
    assert_eq!(at, [(8, 3), (9, 3), (10, 3), (11, 3), (12, 4), (13, 4), (14, 4), (15, 4)]);
    assert_eq!(five.announce, []);
}

#[test]
fn look_alikes_tell_in_what_they_differ() {
    let rights = game(Some("r3k3/8/8/8/8/8/8/4K2R w K - 0 1"), &["Rh2", "Ra7", "Rh1", "Ra8"]);
    let alike = court(&rights).look_alikes;
    assert_eq!((alike[0].first, alike[0].second), (0, 4));
    assert_eq!(alike[0].differences, [Difference::Rights]);

    let passant = game(Some("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1"), &["a4", "Kd8", "Kd1", "Ke8", "Ke1"]);
    let alike = court(&passant).look_alikes;
    assert_eq!((alike[0].first, alike[0].second), (1, 5));
    assert_eq!(alike[0].differences, [Difference::EnPassant]);

    // White loses a move on the way, so that the other side is to move.
    let turn = game(Some("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1"), &["Ke2", "Kd8", "Kf1", "Ke8", "Ke1"]);
    let alike = court(&turn).look_alikes;
    assert_eq!((alike[0].first, alike[0].second), (0, 5));
    assert_eq!(alike[0].differences, [Difference::Turn]);
}

/// A queen and two kings that wander without standing anywhere three times, from a clock that has run.
fn wander(clock: usize, moves: &[&str]) -> Game {
    game(Some(&format!("8/7k/8/8/8/8/8/QK6 w - - {clock} 80")), moves)
}

#[test]
fn fifty_moves_may_be_claimed_and_the_seventyfifth_ends_the_game() {
    let fifty = court(&wander(98, &["Qa2", "Kg7"]));
    assert_eq!(claims(&fifty), [(Claim::FiftyMoves, 2, Color::White, 50)]);
    assert_eq!(fifty.by_sources, Some((2, Ground::Count(Claim::FiftyMoves))));
    assert_eq!((fifty.quiet.half_moves, fifty.quiet.to_claim, fifty.quiet.to_end), (100, 0, 50));
    assert_eq!((fifty.by_laws, fifty.quiet.reset), (None, None), "what reset it lies before the start");

    let started = court(&wander(120, &[]));
    assert_eq!(claims(&started), [(Claim::FiftyMoves, 0, Color::White, 50)]);

    let before = wander(98, &["Qa2"]);
    let court_before = court(&before);
    assert!(court_before.announce.iter().all(|(claim, _)| *claim == Claim::FiftyMoves));
    assert_eq!(court_before.announce.len(), before.position().legal_moves().len());

    let over = court(&wander(148, &["Qa2", "Kg7", "Qa3"]));
    assert_eq!(over.by_laws, Some((2, Ground::End(End::SeventyfiveMoves))));
    assert_eq!(over.by_sources, Some((0, Ground::Count(Claim::FiftyMoves))));
    assert_eq!(over.quiet.to_end, 0);

    // Mate goes before the count.
    let mate = court(&game(Some("7k/8/6K1/8/8/8/8/4Q3 w - - 99 90"), &["Qe8#"]));
    assert_eq!((claims(&mate), mate.by_laws), (vec![], Some((1, Ground::End(End::Checkmate)))));
    assert_eq!(mate.by_sources, mate.by_laws);
}

#[test]
fn the_count_knows_what_set_it_back() {
    let quiet = |moves: &[&str]| court(&game(None, moves)).quiet;
    let start = quiet(&[]);
    assert_eq!((start.half_moves, start.reset, start.to_claim, start.to_end), (0, None, 100, 150));
    let pawn = quiet(&["Nf3", "e5", "Nc3", "Nc6"]);
    assert_eq!((pawn.half_moves, pawn.reset), (2, Some((2, Reset::PawnMove))));
    let capture = quiet(&["Nf3", "e5", "Nxe5", "Nc6"]);
    assert_eq!((capture.half_moves, capture.reset), (1, Some((3, Reset::Capture))));
    let both = quiet(&["e4", "d5", "exd5"]);
    assert_eq!((both.half_moves, both.reset), (0, Some((3, Reset::Capture))));
}

#[test]
fn stalemate_and_dead_positions_end_it_under_both() {
    let stale = court(&game(Some("7k/8/8/5QK1/8/8/8/8 w - - 0 1"), &["Qf7"]));
    assert_eq!(stale.by_laws, Some((1, Ground::End(End::Stalemate))));
    assert_eq!(stale.by_sources, stale.by_laws);
    let dead = court(&game(Some("7k/8/8/8/8/8/1p6/K7 w - - 0 1"), &["Kxb2", "Kg8", "Kb3"]));
    assert_eq!(dead.by_laws, Some((1, Ground::End(End::DeadPosition))));
    assert_eq!(dead.by_sources, dead.by_laws);
}

#[test]
fn lists_stay_short_and_the_court_is_quick_on_the_longest_game() {
    let court = court(&shuffled(1_000));
    assert!(court.claims.len() <= 50 && court.repeated.len() <= 50 && court.look_alikes.len() <= 50);
    assert_eq!(court.by_laws, Some((16, Ground::End(End::FivefoldRepetition))));
}

/// The court looks back over a whole game; the status of each position on the way says the same.
#[test]
fn the_court_and_the_status_agree_along_random_games() {
    let mut random = ChaCha8Rng::seed_from_u64(93);
    for start in [
        "8/7k/8/8/8/8/8/QK6 w - - 60 80",
        "4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1",
        "8/8/3k4/8/8/3K4/8/R7 b - - 0 1",
    ] {
        for _ in 0..12 {
            let mut played = game(Some(start), &[]);
            let mut statuses = vec![played.status()];
            for _ in 0..90 {
                let moves = played.position().legal_moves();
                let Some(mv) = moves.choose(&mut random) else { break };
                played.play(*mv);
                statuses.push(played.status());
            }
            let court = court(&played);
            let mut quiet_known = false;
            for (ply, status) in statuses.iter().enumerate() {
                let told = |claim| court.claims.iter().any(|told| (told.claim, told.ply) == (claim, ply));
                let third = status.claims.contains(&Claim::ThreefoldRepetition);
                assert_eq!(told(Claim::ThreefoldRepetition), third, "{ply}");
                let quiet = status.claims.contains(&Claim::FiftyMoves);
                assert_eq!(told(Claim::FiftyMoves), quiet && !quiet_known, "{ply}");
                quiet_known = quiet;
            }
            let ended = statuses.iter().position(|status| status.end.is_some());
            assert_eq!(court.by_laws.map(|(ply, _)| ply), ended);
        }
    }
}

fn said(say: impl Fn(Lang) -> String) -> [String; 2] {
    [say(Lang::En), say(Lang::Zh)]
}

#[test]
fn the_court_speaks_both_languages() {
    let game_of_three = shuffled(8);
    let three = court(&game_of_three);
    assert_eq!(
        said(|lang| messages::court_repeated(lang, &game_of_three, &three.repeated[0])),
        [
            "The same position has stood 3 times: at the start, after 2... Ng8 and after 4... Ng8.",
            "同一个局面出现了 3 次：一开始、2... Ng8 之后、4... Ng8 之后。"
        ]
    );
    assert_eq!(
        said(|lang| messages::court_claim(lang, &game_of_three, &three.claims[0])),
        [
            "White may claim a draw after 4... Ng8: the position stood for the third time. \
             Black could have claimed before that, by writing down 4... Ng8 and not playing it.",
            "4... Ng8 之后，白方可以要求判和：这个局面第 3 次出现。黑方在这之前本来就可以要求：写下 4... Ng8，先不走出来。"
        ]
    );
    let (ply, ground) = three.by_sources.expect("an end");
    assert_eq!(
        said(|lang| messages::court_end(lang, &game_of_three, ply, ground)),
        [
            "By the sources' rule the game was drawn after 4... Ng8: the third time ends it at once, and nobody has to claim.",
            "按资料的说法，4... Ng8 之后就是和棋：同一个局面出现三次，当场算和，不用要求判和。"
        ]
    );
    let fifty = wander(98, &["Qa2", "Kg7"]);
    assert_eq!(
        said(|lang| messages::court_claim(lang, &fifty, &court(&fifty).claims[0])),
        [
            "White may claim a draw after 80... Kg7: 50 moves by each side had gone by without a capture or a pawn move. \
             Black could have claimed before that, by writing down 80... Kg7 and not playing it.",
            "80... Kg7 之后，白方可以要求判和：双方各走了 50 步，没有吃子，也没有动兵。黑方在这之前本来就可以要求：写下 80... Kg7，先不走出来。"
        ]
    );
    let gone_by = shuffled(9);
    let [en, zh] = said(|lang| messages::court_claim(lang, &gone_by, &court(&gone_by).claims[0]));
    assert!(en.starts_with("White could have claimed a draw after 4... Ng8:"), "{en}");
    assert!(zh.starts_with("4... Ng8 之后，白方本来可以要求判和："), "{zh}");
    let counted = game(None, &["Nf3", "e5", "Nxe5", "Nc6"]);
    assert_eq!(
        said(|lang| messages::court_quiet(lang, &counted, &court(&counted).quiet)),
        [
            "One half-move has gone by without a capture or a pawn move. What set the count back was 2. Nxe5, a capture.",
            "已经有 1 着没有吃子，也没有动兵（双方各走一次算两着）。上一次吃子是 2. Nxe5，从那以后重新数。"
        ]
    );
    let rights = game(Some("r3k3/8/8/8/8/8/8/4K2R w K - 0 1"), &["Rh2", "Ra7", "Rh1", "Ra8"]);
    assert_eq!(
        said(|lang| messages::court_alike(lang, &rights, &court(&rights).look_alikes[0])),
        [
            "Compare the position at the start with the one after 2... Ra8. On the board they look alike, but not the same castling \
             rights are left, and a right that is lost does not come back. Only one of them still has White's short castling.",
            "两个局面比一比：一开始的，和 2... Ra8 之后的。看上去一样，易位的权利却不一样，丢掉的权利回不来。只有一个局面里还有白方短易位的权利。"
        ]
    );
    let five = shuffled(16);
    let (ply, ground) = court(&five).by_laws.expect("an end");
    assert_eq!(
        said(|lang| messages::court_end(lang, &five, ply, ground)),
        [
            "The game ended after 8... Ng8. A draw: the same position has come up five times.",
            "8... Ng8 之后，棋就下完了。和棋：同一个局面出现了五次。"
        ]
    );
}

async fn status(body: Value) -> Value {
    let reply = Service::new().post("/api/v1/positions/status", &body).await;
    assert_eq!(reply.status, 200, "{}", reply.json());
    reply.json()
}

#[actix_web::test]
async fn the_long_status_holds_the_court() {
    let history: Vec<_> = SHUFFLE.into_iter().cycle().take(8).collect();
    let answer = status(json!({ "history": history })).await;
    let court = &answer["court"];
    assert_eq!(
        (&court["repeated"][0]["plies"], &court["repeated"][0]["count"]),
        (&json!([0, 4, 8]), &json!(3))
    );
    let claim = &court["claims"][0];
    assert_eq!((&claim["claim"], &claim["ply"]), (&json!("threefold-repetition"), &json!(8)));
    assert_eq!((&claim["side"], &claim["announced_by"]), (&json!("white"), &json!("black")));
    assert_eq!((&court["by_laws"], &court["by_sources"]["ply"]), (&Value::Null, &json!(8)));
    assert_eq!(court["by_sources"]["end"], "threefold-repetition");
    assert_eq!((&court["quiet"]["half_moves"], &court["quiet"]["reset"]), (&json!(8), &Value::Null));

    let answer = status(json!({ "history": &history[..7] })).await;
    assert_eq!(
        answer["court"]["announce"],
        json!([{"claim": "threefold-repetition", "uci": "f6g8", "san": "Ng8"}])
    );

    let answer = status(json!({ "history": ["f3", "e5", "g4", "Qh4"] })).await;
    let court = &answer["court"];
    assert_eq!((&court["by_laws"]["end"], &court["by_laws"]["ply"]), (&json!("checkmate"), &json!(4)));
    assert_eq!((&court["quiet"]["reset"], &court["quiet"]["reset_by"]), (&json!(3), &json!("pawn-move")));
}
