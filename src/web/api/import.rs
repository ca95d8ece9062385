//! `POST /api/v1/positions/import`: games from PGN, a list of moves or a FEN.

use super::body::{Body, Field, Json, Kind, Text};
use super::names::{FaultName, ResultName};
use super::wire::{MendedFault, Reason};
use super::{answer, place, refusals};
use crate::i18n::{Lang, messages};
use crate::record::{ClockReading, Fault, RecordedGame, Skipped, games};
use crate::rules::{FenFault, Position};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use actix_web::{HttpResponse, web};
use serde::{Deserialize, Serialize, Serializer};
use utoipa::ToSchema;

/// The most games of an answer.
const MAX_GAMES: usize = 500;

/// What to read games from. One of the two is needed.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = ImportQuestion)]
pub(crate) struct Question<'a> {
    /// PGN, or moves in a row, in any notation.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "1. e4 e5 2. Nf3 Nc6 *")]
    pgn: Option<Text<'a>>,
    /// Where a game starts that does not say so itself. Alone: a game without moves.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")]
    fen: Option<Text<'a>>,
    /// Mend what can be mended in `fen`. A FEN within the PGN is always mended.
    #[serde(default)]
    lenient: Option<bool>,
}

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] =
        &[Field::optional("pgn", Kind::Text), place::FEN, Field::optional("lenient", Kind::Flag)];
}

/// The games that were read.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportedGames)]
pub(crate) struct Answer<'a> {
    /// The games in order, at most 500.
    #[schema(max_items = 500)]
    games: Vec<Game<'a>>,
    /// How many games follow that were left off.
    #[schema(example = 0)]
    left_off: usize,
}

/// A game as its record tells it.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportedGame)]
pub(crate) struct Game<'a> {
    /// Where it starts; null where that cannot be read.
    #[schema(required)]
    fen: Option<String>,
    /// The moves of the main line in UCI, all legal, at most 1,000; up to the fault, where there is one.
    #[schema(example = json!(["e2e4", "e7e5"]), max_items = 1000)]
    history: Vec<String>,
    /// The tags by name: at most 100, their values cut at 255 characters.
    #[schema(value_type = BTreeMap<String, String>)]
    tags: Tags<'a>,
    /// How it ended.
    #[schema(required)]
    result: Option<ResultName>,
    /// The line of the text on which it begins; 1 is the first.
    #[schema(example = 1)]
    line: usize,
    /// Where the moves break off at a move that cannot be played: why not.
    #[schema(required)]
    reason: Option<Reason<'a>>,
    /// Where and why the moves break off, where they do.
    #[schema(required)]
    fault: Option<FaultItem<'a>>,
    /// What else is not as it should be, and was passed over; the first twenty.
    #[schema(max_items = 20)]
    notes: Vec<FaultItem<'a>>,
    /// What the clocks showed, where `[%clk]` says so.
    clocks: Vec<ClockItem<'a>>,
    /// How much was passed over because it is not part of the game.
    skipped: SkippedItems,
    /// What was mended in the FEN of the start.
    mended: Vec<MendedFault<'a>>,
}

/// Something wrong with the record of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = RecordFault)]
pub(crate) struct FaultItem<'a> {
    /// What.
    code: FaultName,
    /// The line of the text; 1 is the first.
    #[schema(example = 12)]
    line: usize,
    /// The half-move that should stand there, where it is about a move; 1 is the first.
    #[schema(required)]
    ply: Option<usize>,
    /// The word as written, cut at forty characters.
    #[schema(example = "Ke3")]
    word: &'a str,
    /// What is wrong with the position that the game starts from.
    fen_faults: Vec<MendedFault<'a>>,
    /// All of it in plain words.
    message: String,
}

/// What a clock showed after a move.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ClockReading)]
pub(crate) struct ClockItem<'a> {
    /// After which half-move; 1 is the first.
    ply: usize,
    /// The time left, as written.
    #[schema(example = "1:59:58")]
    time: &'a str,
}

/// How much of a record was passed over.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = SkippedParts)]
pub(crate) struct SkippedItems {
    /// Variations; those within others are not counted.
    variations: usize,
    /// Comments.
    comments: usize,
    /// Glyphs such as `$1`.
    glyphs: usize,
}

/// Tags, written as an object in their own order.
#[derive(Debug)]
pub(crate) struct Tags<'a>(&'a [(String, String)]);

impl Serialize for Tags<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

impl<'a> Game<'a> {
    fn new(lang: Lang, game: &'a RecordedGame) -> Game<'a> {
        let refused = game.fault.as_ref().and_then(|fault| fault.refused.as_ref());
        Game {
            fen: game.start.as_ref().map(Position::fen),
            history: game.moves.iter().map(|mv| mv.uci()).collect(),
            tags: Tags(&game.tags),
            result: game.outcome.map(ResultName),
            line: game.line,
            reason: refused.map(|refused| Reason::new(lang, &refused.reason)),
            fault: game.fault.as_ref().map(|fault| FaultItem::new(lang, fault)),
            notes: game.notes.iter().map(|note| FaultItem::new(lang, note)).collect(),
            clocks: game.clocks.iter().map(ClockItem::from).collect(),
            skipped: game.skipped.into(),
            mended: faults(lang, &game.mended),
        }
    }
}

impl<'a> FaultItem<'a> {
    fn new(lang: Lang, fault: &'a Fault) -> FaultItem<'a> {
        FaultItem {
            code: FaultName(fault.code),
            line: fault.line,
            ply: fault.moment.map(|moment| moment.ply),
            word: &fault.word,
            fen_faults: faults(lang, &fault.start),
            message: messages::record_fault(lang, fault),
        }
    }
}

impl<'a> From<&'a ClockReading> for ClockItem<'a> {
    fn from(reading: &'a ClockReading) -> ClockItem<'a> {
        ClockItem { ply: reading.ply, time: &reading.time }
    }
}

impl From<Skipped> for SkippedItems {
    fn from(skipped: Skipped) -> SkippedItems {
        let Skipped { variations, comments, glyphs } = skipped;
        SkippedItems { variations, comments, glyphs }
    }
}

fn faults(lang: Lang, faults: &[FenFault]) -> Vec<MendedFault<'_>> {
    faults.iter().map(|fault| MendedFault::new(lang, fault)).collect()
}

/// Read games from PGN, a list of moves or a FEN.
///
/// A game whose moves break off at an illegal move or at something that is no move says why, and keeps
/// what came before; the other games go on.
/// With both `pgn` and `fen`, games that do not say where they start begin from `fen`.
#[utoipa::path(
    post, path = "/api/v1/positions/import", tag = "rules", operation_id = "importGames",
    params(super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("pgn" = (summary = "A game with tags", value = json!(
            {"pgn": "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. f3 e5 2. g4 {a slip} Qh4# 0-1"}))),
        ("illegal" = (summary = "A game that breaks off", value = json!({"pgn": "1. e4 e5\n2. Ke3 Nc6"}))),
        ("moves" = (summary = "Moves in a row, from a position", value = json!(
            {"pgn": "0-0 0-0-0", "fen": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"}))),
        ("fen" = (summary = "A position", value = json!({"fen": "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"}))),
    )),
    responses(
        (status = 200, description = "The games.", body = Answer),
        refusals::Body,
        (status = 422, description = "The position of `fen` cannot be.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn import(body: Json) -> Result<HttpResponse, Problem> {
    let asked: Question<'_> = body.read()?;
    let start = start(body.lang, &asked)?;
    let (games, left_off) = match (asked.pgn, start) {
        (Some(pgn), start) => read(body.lang, pgn.0.into_owned(), start.map(|(start, _)| start)).await?,
        (None, Some((start, mended))) => (vec![RecordedGame::at(start, mended)], 0),
        (None, None) => return Err(Problem::with_field(body.lang, ProblemCode::MissingField, "/pgn")),
    };
    let games = games.iter().map(|game| Game::new(body.lang, game)).collect();
    Ok(answer::json(body.lang, &Answer { games, left_off }))
}

/// The position of `fen`, and what was mended in it.
fn start(lang: Lang, asked: &Question<'_>) -> Result<Option<(Position, Vec<FenFault>)>, Problem> {
    let read = |fen: &Text<'_>| match asked.lenient {
        Some(true) => Position::mend(fen.as_ref()),
        Some(false) | None => Position::from_fen(fen.as_ref()).map(|position| (position, Vec::new())),
    };
    let start = asked.fen.as_ref().map(read).transpose();
    start.map_err(|faults| Problem::bad_fen(lang, "/fen", &faults))
}

/// Reads the games on another thread, since a long text takes longer than others should wait.
async fn read(
    lang: Lang,
    pgn: String,
    start: Option<Position>,
) -> Result<(Vec<RecordedGame>, usize), Problem> {
    let task = web::block(move || {
        let mut games = games(&pgn, start.as_ref());
        (games.by_ref().take(MAX_GAMES).collect(), games.count())
    });
    task.await.map_err(|_| Problem::new(lang, ProblemCode::Unavailable))
}
