//! Whether what a refusal names is really so on the board, computed from attacks alone.

use shakmaty::{Bitboard, Chess, Color, Position as _, Role, Square, attacks};
use yize::rules::{Placed, ReasonCode, Refusal};

/// The position with the piece moved from its square to another and `gone` taken away, as sets of
/// occupied squares: who attacks `square` then?
fn attackers(position: &Chess, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    position.board().attacks_to(square, by, occupied) & occupied
}

fn squares(pieces: &[Placed]) -> Bitboard {
    pieces.iter().map(|placed| placed.square).collect()
}

/// Whether the refusal of a piece's way from one square to another is true.
pub(crate) fn proved(position: &Chess, from: Square, to: Square, refusal: &Refusal) -> bool {
    use ReasonCode as R;
    let board = position.board();
    let turn = position.turn();
    let them = !turn;
    let (pieces, named) = (squares(&refusal.pieces), &refusal.squares);
    let truthful = refusal.pieces.iter().all(|placed| board.piece_at(placed.square) == Some(placed.piece));
    let king = board.king_of(turn).unwrap();
    let occupied = board.occupied();
    let mover = board.piece_at(from);
    let home = Square::from_coords(shakmaty::File::E, turn.backrank());
    let enemies = (pieces & !board.by_color(them)).is_empty() && pieces.any();
    truthful
        && match refusal.code {
            R::NotAMove | R::NoSuchPieceMove | R::Ambiguous => false,
            R::GameOver => position.legal_moves().is_empty() && pieces == position.checkers(),
            R::EmptySquare => mover.is_none() && named[0] == from,
            R::NotYourTurn => mover.unwrap().color == them && pieces.contains(from),
            R::SameSquare => from == to,
            R::OwnPieceOnTarget => {
                board.color_at(to) == mover.map(|piece| piece.color) && pieces.contains(to)
            }
            R::KingCapture => {
                board.role_at(to) == Some(Role::King) && board.color_at(to) != mover.map(|piece| piece.color)
            }
            R::NotHowItMoves => {
                let empty_reach = attacks::attacks(from, mover.unwrap(), Bitboard::EMPTY);
                !empty_reach.contains(to)
            }
            R::PawnBackwards | R::PawnSideways | R::PawnTooFar | R::PawnDoubleStepNotHome => {
                let pawn = mover.unwrap();
                let ahead = (i32::from(to.rank()) - i32::from(from.rank()))
                    * if pawn.color.is_white() { 1 } else { -1 };
                pawn.role == Role::Pawn
                    && match refusal.code {
                        R::PawnBackwards => ahead < 0,
                        R::PawnSideways => ahead == 0,
                        R::PawnTooFar => ahead > 1,
                        _ => {
                            ahead == 2
                                && from.file() == to.file()
                                && from.rank() != pawn.color.relative_rank(shakmaty::Rank::Second)
                        }
                    }
            }
            R::PawnBlocked => {
                let way = attacks::between(from, to).with(to);
                pieces.any() && (pieces & !way).is_empty() && (pieces & !occupied).is_empty()
            }
            R::PawnNoStraightCapture => {
                from.file() == to.file() && pieces.contains(to) && board.color_at(to) != board.color_at(from)
            }
            R::PawnNothingToCapture => {
                board.piece_at(to).is_none() && named.contains(&to) && !ep_target(position, to)
            }
            R::EnPassantExpired | R::EnPassantNotDoubleStep => {
                let beside = Square::from_coords(to.file(), from.rank());
                board.piece_at(to).is_none()
                    && pieces.contains(beside)
                    && board.piece_at(beside) == Some(them.pawn())
                    && !ep_target(position, to)
            }
            R::PathBlocked => {
                let blocker = pieces.single_square().unwrap();
                attacks::between(from, to).contains(blocker)
                    && (attacks::between(from, blocker) & occupied).is_empty()
            }
            R::PromotionMissing => {
                mover.unwrap().role == Role::Pawn && to.rank() == (!mover.unwrap().color).backrank()
            }
            R::PromotionNotAllowed => named.contains(&to),
            R::CastlingNoRook => {
                if named[0] == home {
                    king != home
                } else {
                    board.piece_at(named[0]) != Some(turn.rook())
                }
            }
            R::CastlingPromotedRook | R::CastlingRookCaptured | R::CastlingRookMoved => {
                refusal.pieces.iter().all(|placed| placed.piece == turn.rook())
            }
            R::CastlingKingMoved | R::CastlingRightLost => {
                let wing = refusal.about.wing.unwrap().corner(turn.backrank());
                !position.castles().castling_rights().contains(wing)
            }
            R::CastlingPathBlocked => {
                let corner = refusal.about.wing.unwrap().corner(turn.backrank());
                pieces.any() && (pieces & !attacks::between(home, corner)).is_empty()
            }
            R::CastlingInCheck => king == home && enemies && pieces == position.checkers(),
            R::CastlingThroughAttack => {
                enemies && pieces == attackers(position, named[0], them, occupied.without(home))
            }
            R::CastlingIntoAttack => {
                let wing = refusal.about.wing.unwrap();
                let rank = turn.backrank();
                let mut castled = occupied.without(home);
                if board.piece_at(wing.corner(rank)) == Some(turn.rook()) {
                    castled = castled.without(wing.corner(rank)).with(wing.crossed(rank));
                }
                enemies && pieces == attackers(position, named[0], them, castled)
            }
            R::KingIntoAttack => {
                let after = occupied.without(from).with(to);
                enemies && pieces == (attackers(position, to, them, after).without(to)) && named[..] == [to]
            }
            R::DoubleCheckKingMustMove => {
                pieces.count() == 2 && pieces == position.checkers() && from != king
            }
            R::CheckNotAnswered => pieces.count() == 1 && pieces == position.checkers() && from != king,
            R::Pinned => {
                let victim = ep_target(position, to) && mover.unwrap().role == Role::Pawn;
                let mut after = occupied.without(from).with(to);
                if victim {
                    after.discard(Square::from_coords(to.file(), from.rank()));
                }
                let opened = attackers(position, king, them, after).without(to) & !position.checkers();
                enemies && pieces == opened && named[0] == king
            }
        }
}

fn ep_target(position: &Chess, to: Square) -> bool {
    position.pseudo_legal_ep_square() == Some(to)
}
