//! What is told of real verdicts: every reason and condition of the hand-made table of refusals.

use super::clean;
use yize::i18n::{Lang, messages};
use yize::rules::{Game, Verdict, judge_text};

const TABLE: &str = include_str!("../../data/reasons.tsv");

#[test]
fn everything_said_of_the_table_of_refusals_is_clean() {
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (fen, history, text) = (fields[1], fields[2], fields[3].trim_start_matches('*'));
        let history: Vec<&str> = history.split_whitespace().collect();
        let game = Game::read((fen != "initial").then_some(fen), &history).expect(line);
        let Verdict::Refused(refused) = judge_text(&game, text) else { panic!("{line}: judged legal") };

        for lang in Lang::ALL {
            let reasons = refused.all().map(|reason| messages::refusal(lang, reason));
            let conditions = refused.conditions.iter().map(|one| messages::condition(lang, one));
            for said in reasons.chain(conditions).chain([messages::status(lang, &game.status())]) {
                assert_eq!(clean::fault(lang, &said), None, "{line}");
            }
        }
    }
}
