//! The rules of chess: positions, games, verdicts on moves and the state of a game.
//!
//! Owns everything that the FIDE Laws decide from a board and its history, and says *why*.
//! The only module that names `shakmaty`; it knows no language, no puzzle and no web.

mod area;
mod attempt;
mod castling;
mod conditions;
mod court;
mod distance;
mod explain;
mod fen;
mod frontier;
mod game;
mod helpmate;
mod judge;
mod locked;
mod net;
mod notation;
mod pawn;
mod piece_move;
mod pins;
mod placement;
mod position;
mod reach;
mod reason;
mod status;
mod unwinnable;

pub use area::{Area, Line, Region};
pub use attempt::Attempt;
pub use castling::{CastlingState, Wing, castling_state, king_home};
pub use conditions::Condition;
pub use court::{Claimable, Court, Ground, LookAlike, Quiet, Repeated, Reset};
pub use explain::refusals;
pub use fen::{FenCode, FenFault};
pub use game::{Game, GameFault, MAX_PLIES};
pub use judge::{Legal, Refused, Verdict, judge, judge_text, legal_move};
pub use notation::{Spelling, read_move, spelling};
pub use piece_move::PieceMove;
pub use pins::Pin;
pub use placement::Placement;
pub use position::Position;
pub use reach::{Reach, reach};
pub use reason::{About, Bar, Moment, Placed, ReasonCode, Refusal, RuleId};
pub use status::{Claim, Difference, End, Status};
pub use unwinnable::{CanMate, Chance, Proof, can_mate, chance};

pub use shakmaty::{Bitboard as SquareSet, Color, File, Piece, Rank, Role, Square};
