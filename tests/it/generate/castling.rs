//! Castling, held to the library's legal moves and to reasons and look-alikes found here from the
//! board and the replayed game alone.

use super::replay::{Replay, looks, marked, mean, option, rank_of, solving};
use super::{each_level, near_misses};
use shakmaty::{Bitboard, CastlingSide, Color, File, Move, Piece, Position as _, Role, Square, attacks};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use yize::puzzle::generate::{Level, Made};
use yize::puzzle::{CastlingPart, ChoiceAsk, Goal, SquaresAsk, Task};
use yize::rules::Wing;

/// Castling of a side on a wing, in a replayed game.
struct Castling<'a> {
    game: &'a Replay,
    side: Color,
    wing: Wing,
}

impl Castling<'_> {
    fn first(&self, file: File) -> Square {
        Square::from_coords(file, rank_of(self.side, 1))
    }

    fn home(&self) -> Square {
        self.first(File::E)
    }

    fn corner_of(&self, wing: Wing) -> Square {
        self.first(if wing == Wing::Short { File::H } else { File::A })
    }

    fn other(&self) -> Wing {
        if self.wing == Wing::Short { Wing::Long } else { Wing::Short }
    }

    fn corner(&self) -> Square {
        self.corner_of(self.wing)
    }

    /// Where the king crosses and lands.
    fn way_of(&self, wing: Wing) -> [Square; 2] {
        let files = if wing == Wing::Short { [File::F, File::G] } else { [File::D, File::C] };
        files.map(|file| self.first(file))
    }

    fn safe(&self) -> Bitboard {
        Bitboard::from(self.home()) | self.way_of(self.wing).into_iter().collect::<Bitboard>()
    }

    fn between_of(&self, wing: Wing) -> Bitboard {
        attacks::between(self.home(), self.corner_of(wing))
    }

    fn is(&self, square: Square, role: Role) -> bool {
        self.game.now.board().piece_at(square) == Some(Piece { color: self.side, role })
    }

    fn stands(&self) -> bool {
        self.is(self.home(), Role::King) && self.is(self.corner(), Role::Rook)
    }

    fn start_right(&self) -> bool {
        let side = if self.wing == Wing::Short { CastlingSide::KingSide } else { CastlingSide::QueenSide };
        let start = self.game.past.first().map_or(&self.game.now, |(position, _)| position);
        start.castles().has(self.side, side)
    }

    /// The squares that pieces promoted in this game stand on.
    fn promoted(&self) -> BTreeSet<Square> {
        let mut on = BTreeSet::new();
        for (_, mv) in &self.game.past {
            let carried = mv.from().is_some_and(|from| on.remove(&from));
            on.remove(&mv.to());
            if carried || mv.promotion().is_some() {
                on.insert(mv.to());
            }
        }
        on
    }

    fn attacked(&self, square: Square, lifted: Square) -> bool {
        let board = self.game.now.board();
        board.attacks_to(square, !self.side, board.occupied().without(lifted)).any()
    }

    /// Whether the library castles there.
    fn is_legal(&self) -> bool {
        let rook_file = self.corner().file();
        self.game
            .now
            .legal_moves()
            .iter()
            .any(|mv| matches!(mv, Move::Castle { rook, .. } if rook.file() == rook_file))
    }

    /// Every reason against it that board and game show.
    fn reasons(&self) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        if !self.stands() {
            found.insert("castling-no-rook");
        }
        if self.is(self.corner(), Role::Rook) && self.promoted().contains(&self.corner()) {
            found.insert("castling-promoted-rook");
        }
        if self.start_right() {
            self.lost_since(&mut found);
        } else {
            found.insert("castling-right-lost");
        }
        if self.is(self.home(), Role::King) {
            if (self.between_of(self.wing) & self.game.now.board().occupied()).any() {
                found.insert("castling-path-blocked");
            }
            let [crossed, target] = self.way_of(self.wing);
            for (square, code) in [
                (self.home(), "castling-in-check"),
                (crossed, "castling-through-attack"),
                (target, "castling-into-attack"),
            ] {
                if self.attacked(square, self.home()) {
                    found.insert(code);
                }
            }
        }
        found
    }

    fn lost_since(&self, found: &mut BTreeSet<&'static str>) {
        let mut rook_there = true;
        for (before, mv) in &self.game.past {
            let own = before.turn() == self.side;
            if own && mv.role() == Role::King {
                found.insert("castling-king-moved");
            }
            if own && rook_there && mv.from() == Some(self.corner()) {
                found.insert("castling-rook-moved");
                rook_there = false;
            }
            if !own && rook_there && mv.is_capture() && mv.to() == self.corner() {
                rook_there = false;
                if self.is(self.corner(), Role::Rook) {
                    found.insert("castling-rook-captured");
                }
            }
        }
    }

    /// What looks as if it forbade castling and does not.
    fn look_alikes(&self) -> BTreeSet<&'static str> {
        let board = self.game.now.board();
        let none = |square: Square| self.game.attackers(square, self.side).is_empty();
        let own_moves = || self.game.past.iter().filter(|(before, _)| before.turn() == self.side);
        let king_stayed = own_moves().all(|(_, mv)| mv.role() != Role::King && !mv.is_castle());
        let mut found = BTreeSet::new();
        let mut add = |holds: bool, name| {
            if holds {
                found.insert(name);
            }
        };
        add(!none(self.corner()), "rook attacked");
        add(self.wing == Wing::Long && !none(self.first(File::B)), "rook's path attacked");
        add(king_stayed && own_moves().any(|(before, _)| before.is_check()), "was in check");
        let other = self.other();
        let other_rook = |mv: &Move| mv.role() == Role::Rook && mv.from() == Some(self.corner_of(other));
        add(own_moves().any(|(_, mv)| other_rook(mv)), "other rook moved");
        let own = board.by_color(self.side);
        add(
            (self.between_of(other) & own).any()
                && (self.between_of(self.wing) & board.occupied()).is_empty(),
            "other wing blocked",
        );
        add(self.way_of(other).into_iter().any(|square| !none(square)), "other wing attacked");
        add(self.is_shielded(), "shielded");
        add(self.has_pawn_beside(), "pawn beside");
        found
    }

    /// A line onto one of the king's squares, stopped by one own piece alone.
    fn is_shielded(&self) -> bool {
        let board = self.game.now.board();
        board.by_color(!self.side).into_iter().any(|enemy| {
            let role = board.role_at(enemy).expect("a piece");
            self.safe().into_iter().any(|target| {
                let held = attacks::between(enemy, target) & board.occupied();
                looks(role, enemy, target) && held.count() == 1 && (held & board.by_color(self.side)).any()
            })
        })
    }

    /// A pawn one or two ranks before the king's way that attacks none of his squares.
    fn has_pawn_beside(&self) -> bool {
        let board = self.game.now.board();
        let pawns = board.by_color(!self.side) & board.pawns();
        let near =
            |pawn: Square| self.safe().into_iter().any(|square| square.file().distance(pawn.file()) <= 1);
        pawns.into_iter().any(|pawn| {
            let hits = (attacks::pawn_attacks(!self.side, pawn) & self.safe()).any();
            let second = pawn.rank() == rank_of(self.side, 2);
            !hits && (second || (pawn.rank() == rank_of(self.side, 3) && near(pawn)))
        })
    }

    /// Forbidden, though king and rook stand at home and nothing bars the king's own way; or all
    /// that attacks it is pinned.
    fn looks_allowed(&self) -> bool {
        let board = self.game.now.board();
        let attackers: Bitboard =
            self.safe().into_iter().flat_map(|square| self.game.attackers(square, self.side)).collect();
        let own_way = self.way_of(self.wing).into_iter().collect::<Bitboard>() & board.occupied();
        let pinned = self.game.pinned(!self.side);
        self.stands() && own_way.is_empty() && (attackers & !pinned).is_empty()
    }
}

const LOOK_ALIKES: [&str; 8] = [
    "rook attacked",
    "rook's path attacked",
    "was in check",
    "other rook moved",
    "other wing blocked",
    "other wing attacked",
    "shielded",
    "pawn beside",
];

const REASONS: [&str; 10] = [
    "castling-no-rook",
    "castling-promoted-rook",
    "castling-rook-captured",
    "castling-king-moved",
    "castling-rook-moved",
    "castling-right-lost",
    "castling-path-blocked",
    "castling-in-check",
    "castling-through-attack",
    "castling-into-attack",
];

/// The wing that a written castling means; `None` for the step up the board.
fn wing_of(text: &str) -> Option<Wing> {
    match text {
        "O-O" | "e1g1" | "e8g8" => Some(Wing::Short),
        "O-O-O" | "e1c1" | "e8c8" => Some(Wing::Long),
        "e1e3" | "e8e6" => None,
        other => panic!("no castling: {other}"),
    }
}

/// A promoted rook stands on the king's file, and the step up the board is no legal move.
fn is_up_the_board(game: &Replay, text: &str) -> bool {
    let file = game.king(game.side()).file();
    let rooks = game.now.board().by_piece(Piece { color: game.side(), role: Role::Rook });
    rooks.into_iter().any(|square| square.file() == file)
        && game.past.iter().any(|(_, mv)| mv.promotion() == Some(Role::Rook) && mv.to().file() == file)
        && game.moves().iter().all(|(mv, _)| super::replay::uci(*mv) != text)
}

/// The right reasons; empty where it is legal.
fn truth(game: &Replay, text: &str) -> BTreeSet<&'static str> {
    let Some(wing) = wing_of(text) else {
        assert!(is_up_the_board(game, text));
        return BTreeSet::from(["castling-promoted-rook"]);
    };
    let castling = Castling { game, side: game.side(), wing };
    let reasons = castling.reasons();
    assert_eq!(castling.is_legal(), reasons.is_empty(), "{reasons:?}");
    reasons
}

/// A marked near miss is one.
fn check_near_miss(made: &Made, game: &Replay, text: &str, legal: bool) {
    if !made.near_miss {
        return;
    }
    let wing = wing_of(text).expect("a wing");
    let castling = Castling { game, side: game.side(), wing };
    let near = if legal { !castling.look_alikes().is_empty() } else { castling.looks_allowed() };
    assert!(near, "{} is no near miss", made.puzzle.id);
}

/// What 500 puzzles of a level show: each reason, and each look-alike where castling is allowed.
fn shown(made: &[Made], text: impl Fn(&Made) -> String) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for one in made {
        let game = Replay::of(&one.puzzle);
        let text = text(one);
        let mut names = truth(&game, &text);
        if names.is_empty() {
            let wing = wing_of(&text).expect("a wing");
            names = Castling { game: &game, side: game.side(), wing }.look_alikes();
            names.insert("legal");
        }
        for name in names {
            *counts.entry(name).or_default() += 1;
        }
    }
    counts
}

fn shows_all(id: &str, level: Level, counts: &BTreeMap<&str, usize>) {
    for name in REASONS.into_iter().chain(LOOK_ALIKES) {
        let count = counts.get(name).copied().unwrap_or_default();
        assert!(count >= 5, "{id} {level:?}: {name} {count} times: {counts:?}");
    }
}

fn bar_text(made: &Made) -> String {
    match &made.puzzle.task {
        Task::Choice(ChoiceAsk::Bar { text }) => text.clone(),
        Task::Verdict(ask) => ask.text.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_verdict_on_castling_is_what_board_and_game_show() {
    let means = RefCell::new(Vec::new());
    each_level("castling-verdict", |level, made| {
        for one in made {
            let Task::Verdict(ask) = &one.puzzle.task else { panic!("no verdict") };
            let game = Replay::of(&one.puzzle);
            let reasons = truth(&game, &ask.text);
            let right = option(&one.puzzle);
            assert_eq!(right == "legal", reasons.is_empty(), "{}", one.puzzle.id);
            assert!(reasons.is_empty() || reasons.contains(right.as_str()), "{}: {reasons:?}", one.puzzle.id);
            let offered: Vec<&String> =
                ask.options.iter().filter(|option| reasons.contains(option.as_str())).collect();
            assert!(
                offered.len() <= 1 && ask.options[0] == "legal" && ask.options.len() == 4,
                "{}",
                one.puzzle.id
            );
            check_near_miss(one, &game, &ask.text, reasons.is_empty());
        }
        near_misses("castling-verdict", level, made);
        let counts = shown(made, bar_text);
        shows_all("castling-verdict", level, &counts);
        assert!((150..350).contains(&counts["legal"]), "{level:?}: {} are legal", counts["legal"]);
        let pieces = mean(made.iter().map(|one| Replay::of(&one.puzzle).pieces()));
        let traps: usize = LOOK_ALIKES.iter().map(|name| counts[name]).sum();
        means.borrow_mut().push((pieces, traps, mean(made.iter().map(|one| one.puzzle.game.plies()))));
    });
    let means = means.into_inner();
    assert!(means[0].0 + 5.0 < means[1].0, "{means:?}");
    assert!(means[0].1 < means[1].1 && means[1].1 < means[2].1, "{means:?}");
    assert!(means[0].2 < means[1].2 && means[1].2 < means[2].2, "{means:?}");
}

#[test]
fn castling_is_barred_for_good_where_the_right_is_gone() {
    let passing =
        ["castling-path-blocked", "castling-in-check", "castling-through-attack", "castling-into-attack"];
    each_level("castling-bar", |level, made| {
        for one in made {
            let game = Replay::of(&one.puzzle);
            let reasons = truth(&game, &bar_text(one));
            let lasting = reasons.iter().any(|reason| !passing.contains(reason));
            let right = if reasons.is_empty() {
                "legal"
            } else if lasting {
                "for-good"
            } else {
                "now"
            };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            check_near_miss(one, &game, &bar_text(one), reasons.is_empty());
        }
        near_misses("castling-bar", level, made);
        shows_all("castling-bar", level, &shown(made, bar_text));
    });
}

#[test]
fn a_right_is_left_where_king_and_rook_have_stayed() {
    each_level("castling-rights", |level, made| {
        let mut answers: BTreeMap<String, usize> = BTreeMap::new();
        for one in made {
            let Task::Choice(ChoiceAsk::Rights { side }) = &one.puzzle.task else { panic!("no rights") };
            let game = Replay::of(&one.puzzle);
            let lasting = [
                "castling-no-rook",
                "castling-promoted-rook",
                "castling-rook-captured",
                "castling-king-moved",
                "castling-rook-moved",
                "castling-right-lost",
            ];
            let states = [Wing::Short, Wing::Long].map(|wing| {
                let castling = Castling { game: &game, side: *side, wing };
                let reasons = castling.reasons();
                (
                    castling.stands(),
                    !reasons.iter().any(|reason| lasting.contains(reason)),
                    reasons.is_empty(),
                )
            });
            let right = match states.map(|(_, right, _)| right) {
                [false, false] => "none",
                [true, false] => "short",
                [false, true] => "long",
                [true, true] => "both",
            };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            let near = states.iter().any(|(stands, right, now)| (*stands && !right) || (*right && !now));
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            *answers.entry(right.to_owned()).or_default() += 1;
        }
        near_misses("castling-rights", level, made);
        assert!(answers.len() == 4 && answers.values().all(|count| *count >= 40), "{level:?}: {answers:?}");
    });
}

fn part(made: &Made) -> (Wing, CastlingPart) {
    match made.puzzle.task {
        Task::Squares(SquaresAsk::Castling { wing, part }) => (wing, part),
        ref other => panic!("{other:?}"),
    }
}

#[test]
fn the_attacked_squares_and_the_attackers_are_those_of_the_board() {
    for (id, asked) in
        [("castling-attacked", CastlingPart::Attacked), ("castling-attackers", CastlingPart::Attackers)]
    {
        let sizes = RefCell::new(Vec::new());
        each_level(id, |level, made| {
            for one in made {
                let (wing, part) = part(one);
                let game = Replay::of(&one.puzzle);
                let castling = Castling { game: &game, side: game.side(), wing };
                let squares: Bitboard = castling
                    .safe()
                    .into_iter()
                    .filter(|square| game.attackers(*square, game.side()).any())
                    .collect();
                let pieces = castling
                    .safe()
                    .into_iter()
                    .flat_map(|square| game.attackers(square, game.side()))
                    .collect();
                assert_eq!(part, asked);
                let right = if asked == CastlingPart::Attacked { squares } else { pieces };
                assert_eq!(marked(&one.puzzle), right, "{}", one.puzzle.id);
                let beside =
                    (castling.between_of(wing) | Bitboard::from(castling.corner())) & !castling.safe();
                let near = beside.into_iter().any(|square| game.attackers(square, game.side()).any());
                assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
            }
            near_misses(id, level, made);
            sizes.borrow_mut().push(mean(made.iter().map(|one| marked(&one.puzzle).count())));
        });
        let sizes = sizes.into_inner();
        assert!(sizes[0] < sizes[1] && sizes[1] < sizes[2], "{id}: {sizes:?}");
    }
}

#[test]
fn the_pieces_in_the_way_are_those_between_king_and_rook() {
    each_level("castling-blockers", |level, made| {
        for one in made {
            let (wing, part) = part(one);
            let game = Replay::of(&one.puzzle);
            let castling = Castling { game: &game, side: game.side(), wing };
            assert_eq!(part, CastlingPart::Blockers);
            let occupied = game.now.board().occupied();
            assert_eq!(marked(&one.puzzle), castling.between_of(wing) & occupied, "{}", one.puzzle.id);
            let rook_path = wing == Wing::Long && occupied.contains(castling.first(File::B));
            let near = rook_path || (castling.between_of(castling.other()) & occupied).any();
            assert_eq!(one.near_miss, near, "{}", one.puzzle.id);
        }
        near_misses("castling-blockers", level, made);
    });
}

#[test]
fn there_is_one_wing_to_castle_on() {
    each_level("castle", |level, made| {
        for one in made {
            let Task::Move(Goal::Castle { wing }) = &one.puzzle.task else { panic!("no castling") };
            let game = Replay::of(&one.puzzle);
            let legal: Vec<String> = game
                .moves()
                .iter()
                .filter_map(|(mv, _)| match mv {
                    Move::Castle { king, rook } => {
                        Some((*king, if rook > king { Wing::Short } else { Wing::Long }))
                    }
                    _ => None,
                })
                .filter(|(_, castled)| wing.is_none_or(|wing| wing == *castled))
                .map(|(king, castled)| {
                    let file = if castled == Wing::Short { File::G } else { File::C };
                    format!("{king}{}", Square::from_coords(file, king.rank()))
                })
                .collect();
            assert_eq!(solving(&one.puzzle), legal, "{}", one.puzzle.id);
            assert_eq!(legal.len(), 1, "{}", one.puzzle.id);
            let played = if legal[0].contains('g') { Wing::Short } else { Wing::Long };
            let here = Castling { game: &game, side: game.side(), wing: played };
            let far = Castling { wing: here.other(), ..here };
            let open = (far.between_of(far.wing) & game.now.board().occupied()).is_empty();
            assert_eq!(one.near_miss, far.stands() && open && !far.is_legal(), "{}", one.puzzle.id);
        }
        near_misses("castle", level, made);
    });
}

#[test]
fn the_king_goes_to_g_or_c() {
    each_level("castling-wing", |_, made| {
        for one in made {
            let Task::Choice(ChoiceAsk::Wing { text }) = &one.puzzle.task else { panic!("no wing") };
            let game = Replay::of(&one.puzzle);
            let right = if text.ends_with(['1', '8']) && text.contains('g') { "short" } else { "long" };
            assert_eq!(option(&one.puzzle), right, "{}", one.puzzle.id);
            assert!(
                Castling { game: &game, side: game.side(), wing: wing_of(text).expect("a wing") }.is_legal()
            );
        }
    });
}
