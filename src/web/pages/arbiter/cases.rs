//! Ready-made cases to start from, and which of them shows a rule.

use super::super::links::Link;
use crate::web::shell::Shell;

/// A case: its name, the words for it, the rule that it shows, and the desk as a query.
struct Ready {
    words: &'static str,
    rule: &'static str,
    query: &'static str,
}

const READY: &[Ready] = &[
    Ready {
        words: "desk-case-illegal",
        rule: "illegal-moves-penalty",
        query: "e=illegal-move%3Awhite%3Ap%3ANg1-e3",
    },
    Ready {
        words: "desk-case-illegal-thrice",
        rule: "illegal-moves-penalty",
        query: "e=illegal-move%3Awhite%3Ap%3A&e=illegal-move%3Awhite%3Ap%3A&e=illegal-move%3Awhite%3Ap%3A",
    },
    Ready {
        words: "desk-case-pawn-left",
        rule: "promotion-declare",
        query: "fen=8%2F4P1k1%2F8%2F8%2F8%2F8%2F8%2F4K3%20w%20-%20-%200%2050&e=move%3Awhite%3Ap%3Ae7e8",
    },
    Ready {
        words: "desk-case-rook-first",
        rule: "castling-king-first",
        query: "history=e4%20e5%20Nf3%20Nc6%20Bc4%20Bc5&e=touch%3Awhite%3A%3Ah1&e=touch%3Awhite%3A%3Ae1",
    },
    Ready {
        words: "desk-case-resign",
        rule: "resignation",
        query: "fen=8%2F8%2F8%2F4k3%2F8%2F8%2F3R4%2F4K3%20w%20-%20-%200%2050&e=resign%3Awhite%3A%3A",
    },
    Ready {
        words: "desk-case-flag",
        rule: "time-forfeit",
        query: "fen=8%2F8%2F8%2F4k3%2F8%2F8%2F4P3%2F4K3%20w%20-%20-%200%2050&e=flag-fall%3Awhite%3A%3A",
    },
    Ready {
        words: "desk-case-mate-flag",
        rule: "objective",
        query: "history=f3%20e5%20g4&e=move%3Ablack%3A%3AQh4&e=flag-fall%3Ablack%3A%3A",
    },
    Ready {
        words: "desk-case-agreed",
        rule: "draw-agreement",
        query: "history=e4%20e5&e=offer-draw%3Ablack%3A%3A&e=accept-draw%3Awhite%3A%3A",
    },
    Ready {
        words: "desk-case-touch-declines",
        rule: "draw-offer-manners",
        query: "history=e4%20e5&e=move%3Awhite%3A%3ANf3&e=offer-draw%3Awhite%3A%3A&e=press-clock%3Awhite%3A%3A\
                &e=touch%3Ablack%3A%3Ab8&e=accept-draw%3Ablack%3A%3A",
    },
    Ready {
        words: "desk-case-offer-again",
        rule: "draw-offer-manners",
        query: "history=e4%20e5&e=move%3Awhite%3A%3ANf3&e=offer-draw%3Awhite%3A%3A&e=press-clock%3Awhite%3A%3A\
                &e=move%3Ablack%3Ap%3ANc6&e=move%3Awhite%3A%3ABb5&e=offer-draw%3Awhite%3A%3A",
    },
    Ready {
        words: "desk-case-third",
        rule: "threefold-repetition",
        query: "history=Nf3%20Nf6%20Ng1%20Ng8%20Nf3%20Nf6%20Ng1%20Ng8&e=claim-repetition%3Awhite%3A%3A",
    },
    Ready {
        words: "desk-case-played-first",
        rule: "threefold-repetition",
        query: "history=Nf3%20Nf6%20Ng1%20Ng8%20Nf3%20Nf6%20Ng1&e=move%3Ablack%3A%3ANg8\
                &e=claim-repetition%3Ablack%3A%3A",
    },
    Ready {
        words: "desk-case-fifty",
        rule: "fifty-move-rule",
        query: "fen=8%2F8%2F8%2F4k3%2F8%2F8%2F4K3%2FR7%20w%20-%20-%2099%20120&e=claim-fifty%3Awhite%3A%3ARa2",
    },
    Ready { words: "desk-case-board", rule: "wrong-board", query: "e=board-found-rotated%3A%3A%3A" },
    Ready {
        words: "desk-case-pieces",
        rule: "wrong-setup",
        query: "history=a3%20a6%20b3%20b6%20c3%20c6%20d3%20d6%20e3%20e6%20f3%20f6%20g3%20g6%20h3%20h6%20Ra2%20Ra7\
                %20Kf2%20Kf7&control=blitz&e=pieces-found-misplaced%3A%3A%3A",
    },
    Ready {
        words: "desk-case-colours",
        rule: "colours-white-black",
        query: "history=e4%20e5%20Nf3%20Nc6&e=colours-found-reversed%3A%3A%3A",
    },
];

/// All ready-made cases as links.
pub(super) fn links(shell: &Shell) -> Vec<Link> {
    READY.iter().map(|ready| link(shell, ready)).collect()
}

/// The first case that shows a rule.
pub(in crate::web::pages) fn for_rule(shell: &Shell, rule: &str) -> Option<Link> {
    READY.iter().find(|ready| ready.rule == rule).map(|ready| link(shell, ready))
}

fn link(shell: &Shell, ready: &Ready) -> Link {
    Link::new(shell, &format!("/arbiter?{}", ready.query), ready.words)
}
