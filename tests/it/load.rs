//! The loader of the course: it reads what is right and names everything that is not.

use yize::curriculum::{
    Asked, Curriculum, Fault, Scene, Source, Taught, load, read, read_glossary, read_questions,
};

const RULES: &str = r#"
[[rule]]
id = "turns"
lesson = "moves"
sources = ["A1"]
fide = "1.2"

[[rule]]
id = "capture"
lesson = "moves"
slip = true

[[rule]]
id = "pawn-move"
lesson = "pawn"
advice = true
"#;

const HEAD: &str = r#"
slug = "moves"
part = "basics"
[[section]]
rule = "turns"
[[section.figure]]
id = "start"
try = true
marks = ["e4"]
arrows = ["e2e4"]
[[section]]
rule = "capture"
[[section.figure]]
id = "take"
fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"
orientation = "black"
"#;

fn read_lesson(text: &str) -> Result<Curriculum, Vec<Fault>> {
    let rules = Source { name: "rules.toml", text: RULES };
    read(rules, &[Source { name: "lessons/moves.toml", text }])
}

/// The faults of the good lesson with `more` at its end.
fn faults_of(more: &str) -> Vec<String> {
    let text = format!("{HEAD}{more}");
    match read_lesson(&text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(ToString::to_string).collect(),
    }
}

#[test]
fn the_built_in_course_has_no_fault() {
    if let Err(faults) = load() {
        let list: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("{} faults:\n{}", list.len(), list.join("\n"));
    }
}

/// The lesson with one more figure, of these fields, in its last section.
fn with_figure(fields: &str) -> String {
    format!("{HEAD}[[section.figure]]\nid = \"more\"\n{fields}\n")
}

#[test]
fn figures_show_positions_lines_and_bare_boards() {
    let figure = |fields: &str| {
        let course = read_lesson(&with_figure(fields)).unwrap();
        course.lessons[0].sections[1].figures[1].clone()
    };
    let line = figure("history = [\"e2e4\"]\nline = [\"e5\", \"Nf3\"]");
    let Scene::Line(line) = line.scene else { panic!("a line") };
    assert_eq!((line.from, line.len(), line.game.plies()), (1, 2, 3));
    assert_eq!(line.board(0).to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR");
    assert_eq!(line.board(2).to_string(), "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R");
    let bare = figure("placement = \"8/8/8/3R4/8/8/8/8\"\nboard = \"turned\"");
    assert!(bare.turned && bare.game().is_none() && bare.trial().is_none());
    let Scene::Bare(board) = bare.scene else { panic!("a board") };
    assert_eq!(board.to_string(), "8/8/8/3R4/8/8/8/8");
    assert!(matches!(figure("try = true").scene, Scene::Try(_)));
    assert!(matches!(figure("board = \"turned\"").scene, Scene::Still(_)));
}

#[test]
fn faults_of_figures_are_named() {
    for (fields, expected) in [
        ("placement = \"8/8\"", "placement: `8/8` is no board"),
        ("placement = \"8/8/8/8/8/8/8/8\"\nhistory = [\"e4\"]", "placement: not with `fen` or `history`"),
        ("placement = \"8/8/8/8/8/8/8/8\"\ntry = true", "placement: not with `try`"),
        ("placement = \"8/8/8/8/8/8/8/8\"\nline = [\"e4\"]", "placement: not with `line`"),
        ("line = [\"e4\"]\ntry = true", "line: not with `try`"),
        ("line = [\"e4\", \"e4\"]", "half-move 2 `e4` is refused"),
        ("line = [\"e4\"]\nboard = \"turned\"", "board: not with `line` or `try`"),
        ("board = \"upside-down\"", "unknown variant `upside-down`"),
    ] {
        let faults: Vec<String> =
            read_lesson(&with_figure(fields)).unwrap_err().iter().map(ToString::to_string).collect();
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{expected}\n{}", faults.join("\n"));
        assert!(faults.iter().all(|fault| fault.contains(", figure more: ")), "{}", faults.join("\n"));
    }
}

#[test]
fn a_good_lesson_is_read_whole() {
    let text = format!(
        "{HEAD}
[[puzzle]]\nid = \"moves-1\"\nrules = [\"turns\"]\nkind = \"choice\"\nask = {{ type = \"turn\" }}
[[puzzle]]\nid = \"moves-2\"\nrules = [\"turns\", \"capture\"]\nkind = \"move\"\ngoal = {{ type = \"capture\" }}"
    );
    let course = read_lesson(&text).unwrap();
    let lesson = course.lesson("moves").unwrap();
    assert_eq!(lesson.puzzles, ["moves-1", "moves-2"]);
    assert_eq!(lesson.sections.len(), 2);
    assert!(lesson.sections[0].figures[0].trial().is_some());
    assert_eq!(lesson.sections[0].figures[0].arrows.len(), 1);
    assert!(course.rule("capture").unwrap().slip);
    assert_eq!(course.next_puzzle("moves-1"), Some("moves-2"));
    assert_eq!(course.next_puzzle("moves-2"), None);
    assert_eq!(course.previous_puzzle("moves-2"), Some("moves-1"));
    assert_eq!(course.previous_puzzle("moves-1"), None);
    assert_eq!(course.previous_puzzle("moves-9"), None);
    let ids: Vec<&str> = course.puzzles_of_rule("turns").map(|puzzle| puzzle.id.as_str()).collect();
    assert_eq!(ids, ["moves-1", "moves-2"]);
    assert_eq!(course.lesson_of("turns").map(|lesson| lesson.slug.as_str()), Some("moves"));
    assert!(course.lesson_of("pawn-move").is_none(), "its lesson is not written");
    assert_eq!(course.rules_of("moves").count(), 2);
}

#[test]
fn each_fault_of_a_puzzle_is_named() {
    let verdict = |options: &str| format!("kind = \"verdict\"\nmove = \"e2e4\"\noptions = {options}");
    let told = |rest: &str| format!("kind = \"choice\"\nask = {{ type = \"told\", {rest} }}");
    let rows: Vec<(String, &str)> = vec![
        ("kind = \"move\"\ngoal = { type = \"fly\" }".into(), "unknown variant `fly`"),
        ("kind = \"move\"\ngoal = { type = \"reach\", square = \"z9\" }".into(), "`z9` is no square"),
        ("kind = \"move\"\ngoal = { type = \"reach\" }".into(), "missing field `square`"),
        ("kind = \"move\"\ngoal = { type = \"mate\", square = \"e4\" }".into(), "unknown field `square`"),
        ("kind = \"move\"\ngoal = { type = \"promote\", to = \"general\" }".into(), "`general` is no piece"),
        ("kind = \"move\"\ngoal = { type = \"castle\", wing = \"left\" }".into(), "unknown variant `left`"),
        (
            "kind = \"move\"\ngoal = { type = \"answer-check\", by = \"hope\" }".into(),
            "unknown variant `hope`",
        ),
        ("kind = \"move\"".into(), "missing field `goal`"),
        ("kind = \"riddle\"".into(), "unknown variant `riddle`"),
        ("goal = { type = \"mate\" }".into(), "missing field `kind`"),
        ("kind = \"move\"\ngoal = { type = \"mate\" }\nhint = 1".into(), "unknown field `hint`"),
        ("kind = \"squares\"\nask = { type = \"checkers\", of = \"e1\" }".into(), "unknown field `of`"),
        (
            "kind = \"squares\"\nask = { type = \"attackers\", of = \"e1\", by = \"red\" }".into(),
            "`red` is no side",
        ),
        (
            "kind = \"squares\"\nask = { type = \"castling\", wing = \"short\", part = \"x\" }".into(),
            "unknown variant `x`",
        ),
        (verdict("[\"pinned\", \"path-blocked\"]"), "`legal` is missing"),
        (verdict("[\"legal\", \"pinned\"]"), "two to four reason codes"),
        (verdict("[\"legal\", \"pinned\", \"tired\"]"), "no such reason code `tired`"),
        (verdict("[\"legal\", \"pinned\", \"pinned\"]"), "one stands twice"),
        (told("options = [\"a\"], right = \"a\""), "at least two"),
        (told("options = [\"a\", \"b\"], right = \"c\""), "`c` is none of the options"),
        (told("options = [\"a\", \"After\"], right = \"a\""), "`After` is no name"),
        ("kind = \"choice\"\nask = { type = \"turn\" }\nfen = \"8/8/8/8/8/8/8/8 w - - 0 1\"".into(), "fen: "),
        ("kind = \"choice\"\nask = { type = \"turn\" }\norientation = \"up\"".into(), "`up` is no side"),
        (
            "kind = \"ruling\"\nevents = []\noptions = [\"move-stands\", \"tired\"]".into(),
            "`tired` is no decision",
        ),
        ("kind = \"ruling\"\nevents = []\noptions = [\"move-stands\"]".into(), "from two to six decisions"),
        (
            "kind = \"ruling\"\nevents = [{ type = \"nap\", side = \"white\" }]\noptions = []".into(),
            "event 1, type: Unknown",
        ),
        (
            "kind = \"ruling\"\nevents = [{ type = \"move\", side = \"white\", move = \"zz\" }]\noptions = []"
                .into(),
            "event 1, move: Unreadable",
        ),
    ];
    for (body, expected) in rows {
        let faults = faults_of(&format!("[[puzzle]]\nid = \"moves-1\"\nrules = [\"turns\"]\n{body}\n"));
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{body}\n{expected}\n{faults:?}");
        assert!(faults[0].starts_with("lessons/moves.toml: line 17, puzzle moves-1: "), "{faults:?}");
    }
}

#[test]
fn all_faults_come_at_once() {
    let faults = faults_of(
        "[[puzzle]]\nid = \"pawn-1\"\nrules = [\"flight\"]\nkind = \"choice\"\nask = { type = \"turn\" }
[[puzzle]]\nid = \"moves-01\"\nrules = []\nkind = \"choice\"\nask = { type = \"turn\" }
[[puzzle]]\nid = \"moves-2\"\nrules = [\"turns\"]\nkind = \"squares\"\nask = { type = \"maze\" }\nfen = \"x\"
[[section]]\nrule = \"pawn-move\"
[[section]]\nrule = \"turns\"\n[[section.figure]]\nid = \"start\"\nmarks = [\"i1\", \"a0\"]\narrows = [\"e4e4\"]
[[section]]\nrule = \"ghost\"\ncolour = \"red\"\n",
    );
    for expected in [
        "puzzle pawn-1: the id is not `moves-<n>`",
        "no such rule `flight`",
        "puzzle moves-01: the id is not `moves-<n>`",
        "rules: at least one",
        "unknown variant `maze`",
        "puzzle moves-2: fen: ",
        "the rule belongs to the lesson `pawn`",
        "a section needs a figure",
        "the rule has two sections",
        "two figures of that id",
        "marks: `i1` is no square",
        "marks: `a0` is no square",
        "arrows: `e4e4` is no arrow",
        "unknown field `colour`",
    ] {
        assert!(faults.iter().any(|fault| fault.contains(expected)), "{expected}\n{}", faults.join("\n"));
    }
}

#[test]
fn faults_of_the_file_are_named() {
    let rows = [
        ("slug = ", "line 1"),
        ("slug = \"moves\"\npart = \"basics\"\ncolour = 1\n", "unknown field `colour`"),
        ("slug = \"moves\"\npart = \"basics\"\n", "the rule `capture` of this lesson has no section"),
        ("slug = \"pawn\"\npart = \"basics\"\n", "not named after its slug"),
        ("slug = \"moves\"\npart = \"The basics\"\n", "no name in kebab-case"),
    ];
    for (text, expected) in rows {
        let faults = read_lesson(text).unwrap_err();
        assert!(faults.iter().any(|fault| fault.to_string().contains(expected)), "{expected}: {faults:?}");
    }
    let twice = format!(
        "{RULES}\n[[rule]]\nid = \"turns\"\nlesson = \"moves\"\n[[rule]]\nid = \"A\"\nlesson = \"b\"\n"
    );
    let lesson = Source { name: "lessons/moves.toml", text: HEAD };
    let faults = read(Source { name: "rules.toml", text: &twice }, &[lesson, lesson]).unwrap_err();
    for expected in ["`turns` stands twice", "`A` is no name", "the lesson `moves` stands twice"] {
        assert!(faults.iter().any(|fault| fault.to_string().contains(expected)), "{expected}: {faults:?}");
    }
}

/// Reads the questions for the course of the good lesson.
fn read_asked(text: &str) -> Result<Curriculum, Vec<String>> {
    let mut course = read_lesson(HEAD).unwrap();
    match read_questions(&mut course, Source { name: "questions.toml", text }) {
        Ok(()) => Ok(course),
        Err(faults) => Err(faults.iter().map(ToString::to_string).collect()),
    }
}

#[test]
fn good_questions_are_read_whole() {
    let course = read_asked(
        r#"
[[question]]
id = "one"
theme = "first"
rules = ["turns", "capture"]
[[question.board]]
id = "move"
orientation = "black"
marks = ["e4"]
move = "e4"
[[question.board]]
id = "state"
history = ["e2e4"]
[[question]]
id = "two"
theme = "first"
rules = ["capture"]
points = [1800, 1400]
[[question]]
id = "three"
theme = "second"
rules = ["turns"]
[[question.board]]
id = "mate"
flag_fall = "black"
[[question.board]]
id = "colours"
colours = ["a1", "h1"]
"#,
    )
    .unwrap();
    assert_eq!(course.themes(), ["first", "second"]);
    let one = course.question("one").unwrap();
    assert_eq!(one.boards[0].ask, Asked::Move("e4".to_owned()));
    assert!(one.boards.iter().all(|board| matches!(board.figure.scene, Scene::Try(_))));
    assert_eq!((&one.boards[1].ask, one.boards[1].game.plies()), (&Asked::Status, 1));
    assert_eq!(course.question("two").unwrap().points, Some([1800, 1400]));
    let ids = |rule| course.questions_of(rule).map(|question| question.id.clone()).collect::<Vec<_>>();
    assert_eq!(
        (ids("turns"), ids("capture")),
        (vec!["one".into(), "three".into()], vec!["one".into(), "two".into()])
    );
    assert_eq!(ids("pawn-move"), Vec::<String>::new());
}

#[test]
fn each_fault_of_a_question_is_named() {
    let question = |id: &str, rest: &str| format!("[[question]]\nid = \"{id}\"\n{rest}\n");
    let bare = "theme = \"moves\"\nrules = [\"turns\"]";
    let good = "theme = \"moves\"\nrules = [\"turns\"]\npoints = [2, 1]";
    let board = |rest: &str| question("q", &format!("{good}\n[[question.board]]\nid = \"b\"\n{rest}"));
    let rows = [
        (question("Q", good), "question Q: `Q` is no name in kebab-case"),
        (question("q", bare), "a question needs a board, or points"),
        (question("q", good) + &question("q", good), "line 6, question q: the id stands twice"),
        (question("q", "theme = \"moves\"\nrules = []"), "rules: at least one"),
        (question("q", "theme = \"moves\"\nrules = [\"fly\"]"), "rules: no such rule `fly`"),
        (question("q", "theme = \"moves\"\nrules = [\"turns\", \"turns\"]"), "rules: `turns` stands twice"),
        (question("q", "rules = [\"turns\"]"), "missing field `theme`"),
        (question("q", &format!("{good}\ntopic = 1")), "unknown field `topic`"),
        (
            question("a", good) + &question("b", &good.replace("moves", "x")) + &question("c", good),
            "question c: the questions about `moves` do not stand together",
        ),
        (board("move = \"e9\""), "question q, board b: move: `e9` cannot be read here"),
        (board("move = \"e4\"\nflag_fall = \"white\""), "a board asks one thing"),
        (board("flag_fall = \"red\""), "flag_fall: `red` is no side"),
        (board("colours = [\"z1\"]"), "colours: squares are wanted"),
        (board("colours = []"), "colours: squares are wanted"),
        (board("line = [\"e2e4\"]"), "only a position on which moves can be tried has an answer"),
        (board("try = true"), "try: any move may be tried on every board"),
        (board("history = [\"e2e5\"]"), "history: half-move 1 `e2e5` is refused"),
        (board("") + "[[question.board]]\nid = \"b\"\n", "the question has two boards of that id"),
        (board("").replace("\"b\"", "\"answer\""), "`answer` is no name for a board"),
    ];
    for (text, fault) in rows {
        let faults = read_asked(&text).expect_err(&text);
        assert!(faults.iter().all(|fault| fault.starts_with("questions.toml: line ")), "{faults:?}");
        assert!(faults.iter().any(|found| found.contains(fault)), "{fault}: {faults:?}");
    }
}

/// Reads the glossary for the course of the good lesson.
fn read_words(text: &str) -> Result<Curriculum, Vec<String>> {
    let mut course = read_lesson(HEAD).unwrap();
    match read_glossary(&mut course, Source { name: "glossary.toml", text }) {
        Ok(()) => Ok(course),
        Err(faults) => Err(faults.iter().map(ToString::to_string).collect()),
    }
}

#[test]
fn a_good_glossary_is_read_whole() {
    let term = |id: &str, rest: &str| format!("[[term]]\nid = \"{id}\"\npinyin = \"jiāng-jūn\"\n{rest}\n");
    let text = term("a", "group = \"one\"\nrule = \"turns\"")
        + &term("b", "group = \"one\"\nlesson = \"moves\"")
        + &term("c", "group = \"two\"\nrule = \"pawn-move\"")
        + &term("d", "group = \"two\"");
    let course = read_words(&text).unwrap();
    assert_eq!(course.groups(), ["one", "two"]);
    let ids: Vec<&str> = course.terms_of("moves").map(|term| term.id.as_str()).collect();
    assert_eq!(ids, ["a", "b"]);
    assert_eq!(course.terms[1].taught, Some(Taught::Lesson("moves".to_owned())));
    assert_eq!(
        (course.terms[3].taught.clone(), course.terms[3].pinyin.to_string()),
        (None, "jiāngjūn".into())
    );
}

#[test]
fn each_fault_of_the_glossary_is_named() {
    let term = |id: &str, rest: &str| format!("[[term]]\nid = \"{id}\"\n{rest}\n");
    let good = "group = \"one\"\npinyin = \"jū\"";
    let rows = [
        (term("A", good), "term A: `A` is no name in kebab-case"),
        (term("a", "group = \"One\"\npinyin = \"jū\""), "`One` is no name in kebab-case"),
        (term("a", good) + &term("a", good), "line 5, term a: the id stands twice"),
        (
            term("a", good) + &term("b", &good.replace("one", "two")) + &term("c", good),
            "term c: the words of `one` do not stand together",
        ),
        (term("a", "group = \"one\""), "missing field `pinyin`"),
        (term("a", &good.replace("jū", "ju")), "term a: pinyin: `ju` is no syllable with its tone"),
        (term("a", &format!("{good}\nrule = \"fly\"")), "rule: no such rule `fly`"),
        (term("a", &format!("{good}\nlesson = \"fly\"")), "lesson: no such lesson `fly`"),
        (term("a", &format!("{good}\nrule = \"turns\"\nlesson = \"moves\"")), "name one of the two"),
        (term("a", &format!("{good}\ncolour = 1")), "unknown field `colour`"),
    ];
    for (text, fault) in rows {
        let faults = read_words(&text).expect_err(&text);
        assert!(faults.iter().all(|fault| fault.starts_with("glossary.toml: line ")), "{faults:?}");
        assert!(faults.iter().any(|found| found.contains(fault)), "{fault}: {faults:?}");
    }
}
