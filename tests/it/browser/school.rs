//! A teacher's ten minutes and a class's week: the whole story, from signing up to the results.
//!
//! The teacher has a wide screen, two pupils have phones, and one a browser without script. One signs
//! in by the card that was printed, two by the PIN on it; one loses the line in the middle of an answer.

use super::driver::{Kind, Session, tell_all};
use super::page::Hand;
use super::solve::{pick, solve};
use super::{axe, words};
use serde_json::{Value, json};
use yize::curriculum::Curriculum;
use yize::i18n::{Lang, messages};
use yize::insight::{Belief, Myth, belief};
use yize::puzzle::{Answer, Puzzle, Task, check, generate};

const LANG: Lang = Lang::Zh;

/// The class, as a teacher has it in a file.
const NAMES: &str = "王芳\n李明\n张伟\n刘洋\n陈静\n杨帆\n赵敏\n黄磊\n周杰\n吴倩\n徐强\n孙丽\n胡军\n朱琳\n高翔\n\
     林涛\n何洁\n郭峰\n马超\n罗兰\n=HYPERLINK(\"x\")\nAnna Becker\nBen O'Neill\nCleo\nDan\nEve\nFinn\nGina\nHal\nIda";

/// What is found in words when an answer shows that an attacked rook is thought to forbid castling.
fn misunderstood(course: &Curriculum) -> (&Puzzle, String) {
    let shows = |puzzle: &Puzzle, option: &str| {
        let answer = Answer::Choice(option.to_owned());
        let outcome = check(puzzle, &answer).expect("an option");
        belief(puzzle, &answer, &outcome) == Some(Belief::Myth(Myth::RookAttacked))
    };
    let verdicts = course.puzzles.values().filter(|puzzle| matches!(puzzle.task, Task::Verdict(_)));
    let found = verdicts.filter_map(|puzzle| {
        let options: Vec<String> = puzzle.task.options().into_iter().map(str::to_owned).collect();
        options.into_iter().find(|option| shows(puzzle, option)).map(|option| (puzzle, option))
    });
    found.into_iter().next().expect("a lesson asks whether an attacked rook forbids castling")
}

#[test]
fn a_class_from_signing_up_to_the_results() {
    tell_all([Kind::Desk, Kind::Phone, Kind::Phone, Kind::NoScript], |[teacher, wang, li, zhang]| {
        story(teacher, wang, li, zhang)
    });
}

/// What is printed on a pupil's card.
struct Card {
    pin: String,
    /// Where its code leads, without the site.
    place: String,
}

async fn story(teacher: Session, wang: Session, li: Session, zhang: Session) {
    let course = words::course();
    let (puzzle, option) = misunderstood(&course);
    sign_up(&teacher).await;
    let (code, cards) = enrol(&teacher).await;
    let home = set(&teacher, puzzle).await;

    // The one without script is as narrow as the others.
    let phone = json!({ "width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": true });
    zhang.devtools("Emulation.setDeviceMetricsOverride", phone).await;

    sign_in_by_card(&wang, &cards[0]).await;
    sign_in_by_pin(&li, &code, "李明", &cards[1]).await;
    sign_in_by_pin(&zhang, &code, "张伟", &cards[2]).await;

    begin(&wang).await;
    pick(&wang, Hand::Finger, &option).await;
    wang.text(".live .said.no").await;
    work(&wang, Hand::Finger, &course).await;

    begin(&li).await;
    lose_the_line(&li, puzzle, &option).await;
    work(&li, Hand::Finger, &course).await;
    sign_out(&li).await;

    begin(&zhang).await;
    work(&zhang, Hand::Presses, &course).await;

    let expected = Expected { puzzle, home, solved: 3 };
    look_at_results(&teacher, &expected).await;
    look_round(&teacher, &expected.home).await;
    erase(&teacher, &expected).await;
    teacher.healthy(&[]).await;
    wang.healthy(&[]).await;
    // A wrong PIN is refused with a page of its own.
    li.healthy(&["net::ERR_", "/zh/class - "]).await;
    zhang.healthy(&["/zh/class - "]).await;
}

fn place(rest: &str) -> String {
    format!("/{}{rest}", LANG.code())
}

async fn sign_up(teacher: &Session) {
    teacher.open(&place("/classes")).await;
    axe::holds(teacher).await;
    teacher.leave_by("a[href*='/sign-up']").await;
    axe::holds(teacher).await;
    teacher.write("#name", "王老师").await;
    teacher.write("#password", "教八年级下棋的第三年").await;
    teacher.leave_by(".entry button.go").await;
    assert_eq!(teacher.count(".codes li").await, 8);
    axe::holds(teacher).await;
    teacher.leave_by("a.go").await;
    assert!(teacher.place().await.starts_with(&place("/classes")), "{}", teacher.place().await);
    axe::holds(teacher).await;
}

/// Makes the class, pastes the names, and prints the cards. Gives the class's code and the cards in
/// the order of the list.
async fn enrol(teacher: &Session) -> (String, Vec<Card>) {
    teacher.leave_by("a[href$='/classes/new']").await;
    axe::holds(teacher).await;
    teacher.write("#class-name", "三年级二班").await;
    teacher.script("document.querySelector('#class-zone').value = 'Asia/Shanghai'", vec![]).await;
    teacher.leave_by("form.entries button.go").await;
    axe::holds(teacher).await;
    let code = teacher.text(".codebox b").await;
    teacher.leave_by("a.go.main").await;
    axe::holds(teacher).await;
    teacher.write("#roster-text", NAMES).await;
    teacher.leave_by("#add button.go").await;
    assert_eq!(teacher.count(".preview .names li").await, 30);
    axe::holds(teacher).await;
    teacher.leave_by(".preview button.go").await;
    assert_eq!(teacher.count(".cards .card").await, 30);
    axe::holds(teacher).await;
    let printed = teacher.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
    assert!(printed["data"].as_str().is_some_and(|data| data.len() > 10_000));
    const CARDS: &str = "return [...document.querySelectorAll('.cards .card')].map((card) => ({
        pin: card.querySelectorAll('dd')[1].textContent,
        path: card.querySelector('.scan path').getAttribute('d'),
        size: Number(card.querySelector('.scan svg').getAttribute('viewBox').split(' ')[2]) - 8,
    }))";
    let cards = teacher.script(CARDS, vec![]).await;
    let cards = cards.as_array().expect("cards").iter().map(read).collect();
    teacher.leave_by(".head a.go").await;
    (code, cards)
}

/// Reads a card as a telephone does.
fn read(card: &Value) -> Card {
    let size = card["size"].as_u64().and_then(|size| usize::try_from(size).ok()).expect("a size");
    let mut dark = vec![vec![false; size]; size];
    for run in card["path"].as_str().expect("a path").split('M').skip(1) {
        let numbers: Vec<usize> =
            run.split(|sign: char| !sign.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect();
        let [x, y, length, ..] = numbers[..] else { panic!("{run}") };
        dark[y][x..x + length].fill(true);
    }
    let code = rqrr::Grid::new(rqrr::SimpleGrid::from_func(size, |x, y| dark[y][x]));
    let (_, address) = code.decode().expect("a code that can be read");
    let place = address.splitn(4, '/').nth(3).expect("a place");
    Card { pin: card["pin"].as_str().expect("a PIN").to_owned(), place: format!("/{place}") }
}

/// Sets three kinds of exercises, due on Friday at six by Shanghai's clock. Gives the assignment's
/// address.
async fn set(teacher: &Session, puzzle: &Puzzle) -> String {
    teacher.leave_by("a[href$='/assignments/new']").await;
    axe::holds(teacher).await;
    teacher.write("#a-title", "王车易位").await;
    choose(teacher, "select[name=puzzle]", &puzzle.id).await;
    teacher.leave_by("button[name=add][value=puzzle]").await;
    choose(teacher, "select[name=skill]", "find-square").await;
    choose(teacher, "select[name=each]", "yes").await;
    teacher.write("input[name=count]", "2").await;
    teacher.leave_by("button[name=add][value=practice]").await;
    choose(teacher, "select[name=question]", "castling-with-attacked-rook").await;
    teacher.leave_by("button[name=add][value=question]").await;
    assert_eq!(teacher.count(".picks li").await, 3);
    assert_eq!(teacher.script("return document.querySelector('#a-title').value", vec![]).await, "王车易位");
    const FRIDAY: &str = "[...document.querySelectorAll('button[name=on]')]
        .find((button) => button.textContent.includes('五')).click()";
    teacher.leave_with(FRIDAY, vec![]).await;
    teacher.script("document.querySelector('input[name=time]').value = '18:00'", vec![]).await;
    axe::holds(teacher).await;
    teacher.leave_by("button.go.main[name=save][value=open]").await;
    axe::holds(teacher).await;
    let due = teacher.text(".terms li").await;
    assert!(due.contains("18:00") && due.contains("五") && due.contains("北京时间（上海）"), "{due}");
    teacher.place().await.split('?').next().expect("a place").to_owned()
}

async fn choose(session: &Session, css: &str, value: &str) {
    const CHOOSE: &str = "const field = document.querySelector(arguments[0]);
        field.value = arguments[1];
        return field.value === arguments[1]";
    assert_eq!(session.script(CHOOSE, vec![css.into(), value.into()]).await, true, "{css} {value}");
}

async fn sign_in_by_card(pupil: &Session, card: &Card) {
    pupil.open(&card.place).await;
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
    pupil.leave_by("form.ask button.go").await;
    at_home(pupil).await;
}

async fn sign_in_by_pin(pupil: &Session, code: &str, name: &str, card: &Card) {
    pupil.open(&place("/class")).await;
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
    pupil.write("#code", &code.to_lowercase()).await;
    pupil.leave_by("form.ask button.go").await;
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
    const NAME: &str = "[...document.querySelectorAll('.whom a')]
        .find((link) => link.textContent === arguments[0]).click()";
    pupil.leave_with(NAME, vec![name.into()]).await;
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
    let wrong = if card.pin.starts_with('0') { "1" } else { "0" };
    pupil.write("#pin", &card.pin.replacen(&card.pin[..1], wrong, 1)).await;
    pupil.leave_by("form.ask button.go").await;
    pupil.text("#fault").await;
    pupil.write("#pin", &card.pin).await;
    pupil.leave_by("form.ask button.go").await;
    at_home(pupil).await;
}

/// The page with what is due: it says when, and who is signed in.
async fn at_home(pupil: &Session) {
    assert!(pupil.place().await.starts_with(&place("/my")), "{}", pupil.place().await);
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
    assert_eq!(pupil.count(".work li").await, 1);
    let said = pupil.text(".work strong").await;
    assert!(said.contains("18:00"), "{said}");
    pupil.text(".top a.account").await;
}

async fn begin(pupil: &Session) {
    pupil.leave_by("a.go.main").await;
    pupil.fits_the_phone().await;
    axe::holds(pupil).await;
}

/// The puzzle of the page.
async fn puzzle_here(pupil: &Session, course: &Curriculum) -> Puzzle {
    const ID: &str = "return document.querySelector('[data-puzzle]').dataset.puzzle";
    let id = pupil.script(ID, vec![]).await;
    let id = id.as_str().expect("an id");
    let written = course.puzzle(id).cloned();
    written
        .or_else(|| generate::from_id(id))
        .or_else(|| course.exercise(id))
        .unwrap_or_else(|| panic!("{id} is no puzzle"))
}

/// Answers every exercise from here to the end.
async fn work(pupil: &Session, hand: Hand, course: &Curriculum) {
    for task in 1..=4 {
        let here = pupil.place().await;
        assert!(
            here.split(['?', '#']).next().is_some_and(|place| place.ends_with(&format!("/{task}"))),
            "{here}"
        );
        let puzzle = puzzle_here(pupil, course).await;
        if pupil.count(".live .said.yes").await == 0 {
            solve(pupil, hand, &puzzle).await;
        }
        pupil.fits_the_phone().await;
        pupil.leave_by(".solved a.go.main").await;
    }
    pupil.text(".done").await;
    axe::holds(pupil).await;
}

/// Answers wrongly without a line, and the page is gone before the line is back: the answer waits in the
/// browser, and the next page has it kept. The right one counts as the second.
async fn lose_the_line(pupil: &Session, puzzle: &Puzzle, option: &str) {
    offline(pupil, true).await;
    pick(pupil, Hand::Finger, option).await;
    let told = pupil.text(".live .sentence").await;
    assert_eq!(told, LANG.text("deliver-lost"));
    axe::holds(pupil).await;
    let here = pupil.place().await;
    pupil.script("window.fetch = () => new Promise(() => {});", vec![]).await;
    offline(pupil, false).await;
    pupil.open(&here).await;
    pupil.text(".live .said.no").await;
    let waits_no_more = "return localStorage.getItem('yize-waiting') === null;";
    pupil.until("nothing waits", waits_no_more, vec![]).await;
    solve(pupil, Hand::Finger, puzzle).await;
}

/// Signs out at a device where an answer of somebody waits: it stays for them.
async fn sign_out(pupil: &Session) {
    let waits = "const body = {pupil: 'another', request: 'of-another'}; \
                 localStorage.setItem('yize-waiting', JSON.stringify([{path: '/x', body, at: Date.now()}]));";
    pupil.script(waits, vec![]).await;
    pupil.open(&place("/class")).await;
    pupil.leave_by("form[action$='/class/out'] button").await;
    pupil.text(".done").await;
    let there = "return localStorage.getItem('yize-waiting').includes('of-another');";
    pupil.until("it waits", there, vec![]).await;
}

async fn offline(session: &Session, offline: bool) {
    session.devtools("Network.enable", json!({})).await;
    let conditions =
        json!({ "offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1 });
    session.devtools("Network.emulateNetworkConditions", conditions).await;
}

/// What the teacher has to find.
struct Expected<'a> {
    puzzle: &'a Puzzle,
    home: String,
    solved: usize,
}

async fn look_at_results(teacher: &Session, expected: &Expected<'_>) {
    let home = &expected.home;
    teacher.open(&format!("{home}/results")).await;
    axe::holds(teacher).await;
    assert_eq!(teacher.count("[data-grid] tbody tr").await, 30);
    assert_eq!(teacher.count("[data-grid] .mark.later").await, 2, "two were right at the second answer");
    assert_eq!(teacher.count("[data-grid] .mark.first").await, 4 * expected.solved as u64 - 2);
    teacher.leave_by("[data-grid] .mark.later").await;
    axe::holds(teacher).await;

    teacher.open(&format!("{home}/map")).await;
    axe::holds(teacher).await;
    let map = teacher.text("main").await;
    let thought = messages::belief(LANG, Belief::Myth(Myth::RookAttacked));
    assert!(map.contains(thought.as_ref()), "{thought}: {map}");

    teacher.open(&format!("{home}/project/1")).await;
    axe::holds(teacher).await;
    assert_eq!(teacher.count(".spread").await, 0, "nothing is given away before it is asked for");
    teacher.leave_by("#answers a.go.main").await;
    axe::holds(teacher).await;
    assert_eq!(teacher.count(".spread li").await, 2);
    teacher.leave_by("#answers a.go.main").await;
    axe::holds(teacher).await;
    assert_eq!(teacher.count(".spread li.wrong").await, 1);
    assert!(matches!(expected.puzzle.task, Task::Verdict(_)));
    table(teacher, home).await;
}

/// Looks at what the story does not lead past: axe must find nothing there either.
async fn look_round(teacher: &Session, home: &str) {
    teacher.open(home).await;
    const CLASS: &str = "return new URL(document.querySelector('.part a').href).pathname";
    let class = teacher.script(CLASS, vec![]).await;
    let class = class.as_str().expect("the class's address");
    let account = ["/account", "/account/password", "/account/codes", "/account/tokens", "/account/delete"];
    let own = ["/own", "/own/new", "/own/new?fen=4k3/8/8/8/8/8/8/4K2R+w+K+-+0+1&kind=move", "/own/import"];
    let pages = account.into_iter().chain(own).chain(["/classes/join"]).map(place);
    let of_class = ["/settings", "/settings/erase", "/map"].map(|rest| format!("{class}{rest}"));
    let of_home = ["/edit", "/erase", "/sheet", "/preview/1"].map(|rest| format!("{home}{rest}"));
    for page in pages.chain(of_class).chain(of_home) {
        teacher.open(&page).await;
        assert_eq!(teacher.count("h1").await, 1, "{page}");
        assert_eq!(teacher.count(".problem").await, 0, "{page}");
        axe::holds(teacher).await;
    }
}

/// Downloads the table and opens it as a spreadsheet does.
async fn table(teacher: &Session, home: &str) {
    teacher.open(&format!("{home}/results")).await;
    const FILE: &str = "const [done] = arguments;
        fetch(document.querySelector('.file a').href).then(async (reply) => done({
            type: reply.headers.get('content-type'),
            bytes: [...new Uint8Array(await reply.arrayBuffer())],
        }))";
    let file = teacher.client.execute_async(FILE, vec![]).await.expect("a file");
    assert_eq!(file["type"], "text/csv; charset=utf-8");
    let bytes: Vec<u8> = file["bytes"]
        .as_array()
        .expect("bytes")
        .iter()
        .filter_map(|byte| u8::try_from(byte.as_u64()?).ok())
        .collect();
    let text = String::from_utf8(bytes).expect("UTF-8");
    let text = text.strip_prefix('\u{feff}').expect("the mark by which spreadsheets know UTF-8");
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().collect::<Result<_, _>>().expect("a table");
    assert_eq!(rows.len(), 30);
    assert_eq!(rows[0].get(0), Some("王芳"));
    let formula = rows.iter().find(|row| row.get(0).is_some_and(|name| name.contains("HYPERLINK")));
    assert!(formula.is_some_and(|row| !row[0].starts_with('=')), "{formula:?}");
}

async fn erase(teacher: &Session, expected: &Expected<'_>) {
    teacher.open(&expected.home).await;
    teacher.leave_by(".part a").await;
    teacher.leave_by(".tabs a[href$='/students']").await;
    axe::holds(teacher).await;
    teacher.leave_by(".roll th a").await;
    axe::holds(teacher).await;
    teacher.leave_by("a[href$='/erase']").await;
    axe::holds(teacher).await;
    teacher.leave_by("form button.go").await;
    assert_eq!(teacher.count(".roll tbody tr").await, 29);
    teacher.open(&format!("{}/results", expected.home)).await;
    assert_eq!(teacher.count("[data-grid] tbody tr").await, 29);
    assert!(!teacher.text("[data-grid]").await.contains("王芳"));
}
