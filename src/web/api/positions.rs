//! `POST /api/v1/positions/status` and `/reach`: the state of a game, and how a piece moves.

use super::body::{Body, Field, Json, Kind, Text};
use super::court::CourtAnswer;
use super::names::{CanMateName, PieceLetter, ProofName, SquareName};
use super::wire::{MendedFault, MoveNames, Reason, ShortStatus, Squares};
use super::{answer, place, refusals};
use crate::i18n::{Lang, messages};
use crate::rules::{
    self, CastlingState, Chance, Color, FenFault, Game, Placement, Square, Status, Wing, castling_state,
};
use crate::web::problem::{Problem, ProblemBody, ProblemCode};
use actix_web::HttpResponse;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A game to look at.
#[derive(Debug, Deserialize, ToSchema)]
#[schema(as = StatusQuestion)]
pub(crate) struct Question<'a> {
    /// The position that the game starts from; the initial position if left out.
    #[serde(borrow, default)]
    #[schema(value_type = Option<String>, example = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")]
    fen: Option<Text<'a>>,
    /// The moves played since, in any notation; at most 1,000.
    #[serde(borrow, default)]
    #[schema(value_type = Option<Vec<String>>, max_items = 1000)]
    history: Option<Vec<Text<'a>>>,
    /// Mend what can be mended in the FEN: rights and en passant squares that the board
    /// contradicts, counters that are missing. `mended` says what was.
    #[serde(default)]
    lenient: Option<bool>,
}

impl<'a> Body<'a> for Question<'a> {
    const FIELDS: &'static [Field] = &[place::FEN, place::HISTORY, Field::optional("lenient", Kind::Flag)];
}

/// The state of a game.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = LongStatus)]
pub(crate) struct Answer<'a> {
    #[serde(flatten)]
    short: ShortStatus<'a>,
    /// How often this position has stood, this time included.
    #[schema(example = 1)]
    repetitions: usize,
    /// Half-moves since the last capture or pawn move.
    #[schema(example = 0)]
    halfmove_clock: u32,
    /// Whether each side can still mate by any series of legal moves.
    can_mate: Sides<CanMateName>,
    /// What proves `can_mate` (FIDE 5.2.2, 6.9).
    mate_proof: Sides<MateProof>,
    /// Every legal move.
    legal_moves: Vec<MoveNames>,
    /// What each side may still castle.
    castling: Sides<Wings<'a>>,
    /// After which half-move of the history the game ended by itself; 0 is the start.
    #[schema(required)]
    ended_at: Option<usize>,
    /// Every claim and every end by itself along the game, with what proves it.
    court: CourtAnswer,
    /// The position as it stands, in FEN.
    fen: String,
    /// What was mended in the FEN; empty unless asked for with `lenient`.
    mended: Vec<MendedFault<'a>>,
    /// The state of the game in plain words.
    message: String,
}

/// Something of each side.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Sides<T> {
    white: T,
    black: T,
}

impl<T> Sides<T> {
    fn of(each: impl Fn(Color) -> T) -> Sides<T> {
        Sides { white: each(Color::White), black: each(Color::Black) }
    }
}

/// What proves that a side can still mate, or never can.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MateProof {
    /// Where it can: legal moves of both sides in UCI, from this position on, that end in its mate;
    /// none where it has mated already.
    #[schema(required, example = json!(["f2f3", "e7e5", "g2g4", "d8h4"]))]
    line: Option<Vec<String>>,
    /// Where it cannot: why not.
    #[schema(required)]
    proof: Option<ProofName>,
    /// The same in words.
    message: String,
}

impl MateProof {
    fn new(lang: Lang, side: Color, chance: &Chance) -> MateProof {
        let (line, proof) = match chance {
            Chance::Yes { line } => (Some(line.iter().map(|mv| mv.uci()).collect()), None),
            Chance::No { proof } => (None, Some((*proof).into())),
            Chance::Unknown => (None, None),
        };
        MateProof { line, proof, message: messages::chance(lang, side, chance) }
    }
}

/// What a side may still castle.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Wings<'a> {
    /// Kingside.
    short: WingState<'a>,
    /// Queenside.
    long: WingState<'a>,
}

impl<'a> Wings<'a> {
    fn new(lang: Lang, [short, long]: &'a [CastlingState; 2]) -> Wings<'a> {
        Wings { short: WingState::new(lang, short), long: WingState::new(lang, long) }
    }
}

/// Whether a side may castle on one wing.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct WingState<'a> {
    /// The right is still there: neither king nor rook has moved.
    right: bool,
    /// Castling would be legal at once if it were that side's move.
    now: bool,
    /// The first reason why not, where `now` is false.
    #[schema(required)]
    reason: Option<Reason<'a>>,
}

impl<'a> WingState<'a> {
    fn new(lang: Lang, state: &'a CastlingState) -> WingState<'a> {
        let reason = state.reason.as_ref().map(|refusal| Reason::new(lang, refusal));
        WingState { right: state.right, now: state.now, reason }
    }
}

/// The state of a game: check, its end, claims, castling, every legal move.
#[utoipa::path(
    post, path = "/api/v1/positions/status", tag = "rules", operation_id = "positionStatus",
    params(super::openapi::LangQuery),
    request_body(content = Question, examples(
        ("mate" = (summary = "The quickest mate", value = json!({"history": ["f3", "e5", "g4", "Qh4#"]}))),
        ("court" = (summary = "A position that stood three times", value = json!(
            {"history": ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"]}))),
        ("lenient" = (summary = "A FEN that claims a right too many, mended", value = json!(
            {"fen": "r3k3/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "lenient": true}))),
    )),
    responses(
        (status = 200, description = "The state of the game.", body = Answer),
        refusals::Body,
        (status = 422, description = "The position cannot be, or a move of the history is illegal.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn status(body: Json) -> Result<HttpResponse, Problem> {
    let asked: Question<'_> = body.read()?;
    let (game, mended) = if asked.lenient == Some(true) {
        place::mended_game(body.lang, asked.fen.as_ref(), asked.history.as_deref())?
    } else {
        (place::game(body.lang, asked.fen.as_ref(), asked.history.as_deref())?, Vec::new())
    };
    Ok(describe(body.lang, &game, &mended))
}

fn describe(lang: Lang, game: &Game, mended: &[FenFault]) -> HttpResponse {
    let position = game.position();
    let (status, chances) = game.status_with_chances();
    let [white, black] = &chances;
    let ended_at = ended_at(game, &status);
    let castling = Sides::of(|side| Wing::ALL.map(|wing| castling_state(game, side, wing)));
    answer::json(
        lang,
        &Answer {
            short: (&status).into(),
            repetitions: game.repetitions(),
            halfmove_clock: position.halfmove_clock(),
            can_mate: Sides { white: white.can_mate().into(), black: black.can_mate().into() },
            mate_proof: Sides {
                white: MateProof::new(lang, Color::White, white),
                black: MateProof::new(lang, Color::Black, black),
            },
            legal_moves: position.legal_moves().into_iter().map(|mv| MoveNames::new(position, mv)).collect(),
            castling: Sides {
                white: Wings::new(lang, &castling.white),
                black: Wings::new(lang, &castling.black),
            },
            ended_at,
            court: CourtAnswer::new(lang, game, ended_at.zip(status.end)),
            fen: position.fen(),
            mended: mended.iter().map(|fault| MendedFault::new(lang, fault)).collect(),
            message: messages::status(lang, &status),
        },
    )
}

/// No move follows mate or stalemate, so that they end a game where it stands.
fn ended_at(game: &Game, status: &Status) -> Option<usize> {
    let earlier = game.ended_at().map(|(ply, _)| ply);
    earlier.or_else(|| status.end.map(|_| game.plies()))
}

/// A piece on a board.
#[derive(Debug, Deserialize, ToSchema)]
pub(crate) struct ReachQuestion<'a> {
    /// The board: the first field of a FEN. Kings are not needed.
    #[serde(borrow)]
    #[schema(value_type = String, example = "8/8/8/3N4/8/8/8/8")]
    placement: Text<'a>,
    /// The square of the piece.
    #[serde(borrow)]
    #[schema(value_type = SquareName)]
    square: Text<'a>,
}

impl<'a> Body<'a> for ReachQuestion<'a> {
    const FIELDS: &'static [Field] =
        &[Field::required("placement", Kind::Text), Field::required("square", Kind::Text)];
}

/// How a piece moves on a board, turn and checks left aside.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Reach)]
pub(crate) struct ReachAnswer<'a> {
    /// The piece on the square.
    piece: PieceLetter,
    /// The squares that it can move to, captures included.
    #[schema(value_type = Vec<SquareName>)]
    targets: Squares<'a>,
    /// The squares that it attacks, also empty ones and those of its own side.
    #[schema(value_type = Vec<SquareName>)]
    attacks: Squares<'a>,
    /// How many squares it can move to.
    #[schema(example = 8)]
    count: usize,
}

/// How a piece moves on a board, turn and checks left aside.
#[utoipa::path(
    post, path = "/api/v1/positions/reach", tag = "rules", operation_id = "pieceReach",
    params(super::openapi::LangQuery),
    request_body(content = ReachQuestion, examples(
        ("knight" = (summary = "A knight in the middle", value = json!(
            {"placement": "8/8/8/3N4/8/8/8/8", "square": "d5"}))),
    )),
    responses(
        (status = 200, description = "Where it can go.", body = ReachAnswer),
        refusals::Body,
        (status = 422, description = "No such board, no such square, or nothing on it.", body = ProblemBody, content_type = "application/problem+json"),
    ),
)]
pub(crate) async fn reach(body: Json) -> Result<HttpResponse, Problem> {
    let asked: ReachQuestion<'_> = body.read()?;
    let no_square = || Problem::with_field(body.lang, ProblemCode::BadSquare, "/square");
    let square = Square::from_ascii(asked.square.as_ref().as_bytes()).map_err(|_| no_square())?;
    let board = Placement::read(asked.placement.as_ref())
        .map_err(|faults| Problem::bad_fen(body.lang, "/placement", &faults))?;
    let found = rules::reach(&board, square).ok_or_else(no_square)?;
    let reach = ReachAnswer {
        piece: PieceLetter(found.piece),
        targets: (&found.targets).into(),
        attacks: (&found.attacks).into(),
        count: found.targets.len(),
    };
    Ok(answer::json(body.lang, &reach))
}
