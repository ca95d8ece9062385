//! The names of sides, pieces, wings and squares, formed once: pages and messages ask for them all
//! the time.

use crate::i18n::Lang;
use crate::rules::{Color, Piece, Placed, Role, Square, Wing};
use std::borrow::Cow;
use std::sync::LazyLock;

static EN: LazyLock<Names> = LazyLock::new(|| Names::build(Lang::En));
static ZH: LazyLock<Names> = LazyLock::new(|| Names::build(Lang::Zh));

/// A side: White, 白方.
#[must_use]
pub fn side(lang: Lang, side: Color) -> &'static str {
    side.fold_wb(&Names::of(lang).white, &Names::of(lang).black)
}

/// A piece's name: knight, 马.
#[must_use]
pub fn role(lang: Lang, role: Role) -> &'static str {
    Names::of(lang).roles.get(role_index(role)).map_or("", |name| name)
}

/// A piece of a side: "white knight", "白马".
#[must_use]
pub fn piece(lang: Lang, piece: Piece) -> String {
    let side = ("side", piece.color.fold_wb("white", "black").into());
    lang.text_with("piece-of-side", &[side, ("piece", role(lang, piece.role).into())])
}

/// A wing's castling: short castling, 短易位.
#[must_use]
pub fn wing(lang: Lang, wing: Wing) -> &'static str {
    match wing {
        Wing::Short => &Names::of(lang).short,
        Wing::Long => &Names::of(lang).long,
    }
}

/// A piece on its square within a sentence: "the bishop on a6", "a6 的象".
#[must_use]
pub fn placed(lang: Lang, placed: Placed) -> &'static str {
    let index = placed.square.to_usize() * Role::ALL.len() + role_index(placed.piece.role);
    Names::of(lang).placed.get(index).map_or("", String::as_str)
}

/// A square of the board for a screen reader: "e4, white pawn", "e4，空格".
#[must_use]
pub fn square_label(lang: Lang, square: Square, piece: Option<Piece>) -> &'static str {
    let index = square.to_usize() * LABELS + piece.map_or(0, label_index);
    Names::of(lang).labels.get(index).map_or("", String::as_str)
}

/// The name by which messages choose a variant for a piece.
pub(super) fn role_code(role: Role) -> &'static str {
    match role {
        Role::King => "king",
        Role::Queen => "queen",
        Role::Rook => "rook",
        Role::Bishop => "bishop",
        Role::Knight => "knight",
        Role::Pawn => "pawn",
    }
}

/// What can be on a square: nothing, or a piece of either side.
const LABELS: usize = 1 + 2 * Role::ALL.len();

fn role_index(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    }
}

fn label_index(piece: Piece) -> usize {
    1 + role_index(piece.role) + piece.color.fold_wb(0, Role::ALL.len())
}

struct Names {
    white: Cow<'static, str>,
    black: Cow<'static, str>,
    short: Cow<'static, str>,
    long: Cow<'static, str>,
    /// By [`role_index`].
    roles: Vec<Cow<'static, str>>,
    /// By square, then [`role_index`].
    placed: Vec<String>,
    /// By square, then 0 for an empty one or [`label_index`].
    labels: Vec<String>,
}

impl Names {
    fn of(lang: Lang) -> &'static Names {
        match lang {
            Lang::En => &EN,
            Lang::Zh => &ZH,
        }
    }

    fn build(lang: Lang) -> Names {
        let names: Vec<_> = Role::ALL.iter().map(|role| (*role, role_name(lang, *role))).collect();
        let mut placed = Vec::new();
        let mut labels = Vec::new();
        for square in Square::ALL {
            let square = square.to_string();
            let square = square.as_str();
            labels.push(lang.text_with("square-label-empty", &[("square", square.into())]));
            for (_, name) in &names {
                placed.push(
                    lang.text_with("placed", &[("square", square.into()), ("piece", name.as_ref().into())]),
                );
            }
            for side in ["white", "black"] {
                labels.extend(names.iter().map(|(_, name)| {
                    let piece = name.as_ref().into();
                    lang.text_with(
                        "square-label",
                        &[("square", square.into()), ("side", side.into()), ("piece", piece)],
                    )
                }));
            }
        }
        Names {
            white: lang.text("side-white"),
            black: lang.text("side-black"),
            short: lang.text("wing-short"),
            long: lang.text("wing-long"),
            roles: names.into_iter().map(|(_, name)| name).collect(),
            placed,
            labels,
        }
    }
}

fn role_name(lang: Lang, role: Role) -> Cow<'static, str> {
    match role {
        Role::King => lang.text("role-king"),
        Role::Queen => lang.text("role-queen"),
        Role::Rook => lang.text("role-rook"),
        Role::Bishop => lang.text("role-bishop"),
        Role::Knight => lang.text("role-knight"),
        Role::Pawn => lang.text("role-pawn"),
    }
}

#[cfg(test)]
mod tests {
    use super::{piece, placed, role, side, square_label, wing};
    use crate::i18n::Lang;
    use crate::rules::{Color, Placed, Role, Square, Wing};

    #[test]
    fn every_piece_has_its_own_name() {
        for (piece, en, zh) in [
            (Role::King, "king", "王"),
            (Role::Queen, "queen", "后"),
            (Role::Rook, "rook", "车"),
            (Role::Bishop, "bishop", "象"),
            (Role::Knight, "knight", "马"),
            (Role::Pawn, "pawn", "兵"),
        ] {
            assert_eq!((role(Lang::En, piece), role(Lang::Zh, piece)), (en, zh));
            for (color, side_en, side_zh) in [(Color::White, "white", "白"), (Color::Black, "black", "黑")]
            {
                for square in Square::ALL {
                    let stands = Placed { square, piece: piece.of(color) };
                    assert_eq!(placed(Lang::En, stands), format!("the {en} on {square}"));
                    assert_eq!(placed(Lang::Zh, stands), format!("{square} 的{zh}"));
                    let on = Some(stands.piece);
                    assert_eq!(square_label(Lang::En, square, on), format!("{square}, {side_en} {en}"));
                    assert_eq!(square_label(Lang::Zh, square, on), format!("{square}，{side_zh}{zh}"));
                    assert_eq!(square_label(Lang::En, square, None), format!("{square}, empty"));
                    assert_eq!(square_label(Lang::Zh, square, None), format!("{square}，空格"));
                }
            }
        }
    }

    #[test]
    fn sides_and_wings_have_names() {
        assert_eq!(side(Lang::En, Color::White), "White");
        assert_eq!(side(Lang::Zh, Color::Black), "黑方");
        let knight = Role::Knight.of(Color::White);
        assert_eq!(
            (piece(Lang::En, knight), piece(Lang::Zh, knight)),
            ("white knight".into(), "白马".into())
        );
        assert_eq!(wing(Lang::En, Wing::Long), "long castling");
        assert_eq!(wing(Lang::Zh, Wing::Short), "短易位");
    }
}
