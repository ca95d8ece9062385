//! Paper, and how many exercises a page of it may hold.

/// A size of paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// 210 by 297 millimetres.
    A4,
    /// 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name in addresses.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The size of that name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.as_str() == name)
    }

    /// Width and height within margins of a centimetre, in millimetres, rounded down so that no
    /// rounding of a browser pushes a page onto the next.
    pub(super) fn within(self) -> (f32, f32) {
        match self {
            Paper::A4 => (190.0, 275.0),
            Paper::Letter => (195.0, 257.0),
        }
    }
}

/// How many exercises a page holds at most.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PerPage {
    /// Two columns, the text below a large board.
    Four,
    /// Two columns, the text beside the board.
    Six,
    /// The same, smaller.
    Eight,
    /// Three columns, the text below the board.
    Nine,
    /// Two columns, the text beside a small board.
    Twelve,
}

impl PerPage {
    /// All numbers, the fewest first.
    pub const ALL: [PerPage; 5] =
        [PerPage::Four, PerPage::Six, PerPage::Eight, PerPage::Nine, PerPage::Twelve];

    /// The number.
    #[must_use]
    pub fn number(self) -> usize {
        match self {
            PerPage::Four => 4,
            PerPage::Six => 6,
            PerPage::Eight => 8,
            PerPage::Nine => 9,
            PerPage::Twelve => 12,
        }
    }

    /// The page that holds that number.
    #[must_use]
    pub fn read(text: &str) -> Option<PerPage> {
        PerPage::ALL.into_iter().find(|per_page| per_page.number().to_string() == text)
    }
}
