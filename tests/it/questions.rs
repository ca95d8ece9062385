use yize::curriculum::{Asked, load};
use yize::i18n::{Lang, messages};
use yize::rules::{Verdict, can_mate, judge_text};
#[test]
fn probe() {
    let course = match load() {
        Ok(c) => c,
        Err(f) => panic!("{}", f.iter().map(|f| f.to_string()).collect::<Vec<_>>().join("\n")),
    };
    for q in &course.questions {
        for b in &q.boards {
            let game = &b.figure.game;
            let t = std::time::Instant::now();
            let said = match &b.ask {
                Asked::Status => messages::status(Lang::En, &game.status()),
                Asked::Move(m) => match judge_text(game, m) {
                    Verdict::Legal(l) => format!(
                        "LEGAL {} [{}]",
                        messages::legal(Lang::En, &l, game.position()),
                        l.san(game.position())
                    ),
                    Verdict::Refused(r) => format!(
                        "{} {} also {:?}",
                        r.reason.code.as_str(),
                        messages::refusal(Lang::En, &r.reason),
                        r.also.iter().map(|x| x.code.as_str()).collect::<Vec<_>>()
                    ),
                },
                Asked::CanMate(s) => format!("{:?}", can_mate(game.position(), *s)),
                Asked::Colours(_) => String::new(),
            };
            println!(
                "{} / {}: {} | {} | n={} {:?}",
                q.id,
                b.figure.id,
                said,
                messages::status(Lang::En, &game.status()),
                game.position().legal_moves().len(),
                t.elapsed()
            );
        }
    }
}
