//! Nothing that a browser can send makes a page fail: seeded rubbish in addresses, forms and headers
//! gets a page in the language of its path, which says near the board what was odd; and the service
//! answers on.

use crate::malformed::{header_junk, junk, raw};
use crate::pages::{course, is_key, texts};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use yize::i18n::Lang;

/// Where a move may be tried or a puzzle answered: the address without its language, and the figure.
type Spot = (String, Option<String>);

/// A request in its parts, and what has to come back.
struct Odd {
    method: &'static str,
    target: String,
    headers: Vec<u8>,
    body: Vec<u8>,
    lang: Lang,
    statuses: &'static [u16],
    /// Whether the page has to say something of what was sent.
    said: bool,
}

impl Odd {
    fn get(lang: Lang, target: String) -> Odd {
        let (headers, body) = (Vec::new(), Vec::new());
        Odd { method: "GET", target, headers, body, lang, statuses: &[200], said: false }
    }

    fn header(&mut self, name: &str, value: &[u8]) {
        self.headers.extend([name.as_bytes(), b": ", value, b"\r\n"].concat());
    }

    fn bytes(&self) -> Vec<u8> {
        let head = format!("{} {} HTTP/1.1\r\nconnection: close\r\n", self.method, self.target);
        let length = if self.body.is_empty() && self.method == "GET" {
            String::new()
        } else {
            format!("content-length: {}\r\n", self.body.len())
        };
        let host = if self.headers.starts_with(b"host:") { "" } else { "host: yize.test\r\n" };
        [head.as_bytes(), &self.headers, host.as_bytes(), length.as_bytes(), b"\r\n", &self.body].concat()
    }
}

/// An answer in its parts.
struct Answer {
    status: u16,
    head: String,
    body: String,
}

impl Answer {
    fn of(bytes: &[u8]) -> Answer {
        let text = raw(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    fn header(&self, name: &str) -> &str {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines
            .filter(|(found, _)| found.eq_ignore_ascii_case(name))
            .map(|(_, value)| value)
            .next()
            .unwrap_or("")
    }
}

/// Sends it, follows where it leads, and holds what has to hold of every page.
fn hold(odd: &Odd) {
    let sent = format!("{} {}", odd.method, odd.target.chars().take(300).collect::<String>());
    let body = String::from_utf8_lossy(&odd.body).chars().take(200).collect::<String>();
    let sent = format!("{sent} {:?} {body}", String::from_utf8_lossy(&odd.headers));
    let answer = Answer::of(&odd.bytes());
    assert!(odd.statuses.contains(&answer.status), "{}: {sent}", answer.status);
    assert!(answer.header("content-security-policy").starts_with("default-src 'self'"), "{sent}");
    if answer.status == 303 {
        let place = answer.header("location");
        let path = odd.target.split('?').next().unwrap_or_default();
        assert!(place.starts_with(&format!("{path}?")), "{place}: {sent}");
        let place = place.split('#').next().unwrap_or(place).to_owned();
        return hold(&Odd { said: odd.said, ..Odd::get(odd.lang, place) });
    }
    let page = &answer.body;
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8", "{sent}");
    assert_eq!(answer.header("content-language"), odd.lang.tag(), "{sent}");
    assert_eq!(answer.header("cache-control"), "private, no-cache", "{sent}");
    assert!(page.contains(&format!("<html lang=\"{}\">", odd.lang.tag())), "{sent}");
    assert!(page.trim_end().ends_with("</html>") && page.matches("<h1").count() == 1, "{sent}");
    assert_eq!(texts(page).find(|text| is_key(text)), None, "{sent}");
    if odd.said {
        assert!(page.contains("<p class=\"sentence\">"), "nothing is said: {sent}");
    }
}

fn lang(random: &mut ChaCha8Rng) -> Lang {
    *Lang::ALL.choose(random).expect("a language")
}

/// A value as a query or a form carries it, mostly senseless.
fn value(random: &mut ChaCha8Rng) -> String {
    const VALUES: &[&str] = &[
        "",
        "e2",
        "e9",
        "E2",
        "e2e4",
        "en",
        "zh",
        "%",
        "%z",
        "%zz",
        "%+5",
        "%FF%FE",
        "%00",
        "%0d%0aset-cookie:x",
        "%E5%BC",
        "0-0",
        "O-O-O",
        "e8%3DQ",
        "%E7%9F%AD%E6%98%93%E4%BD%8D",
        "-1",
        "18446744073709551616",
        "legal",
        "q",
        "qq",
        "a1,a1,h8",
        ",,,",
        "a1,zz",
        "%26move%3De4",
        "%3Cscript%3E",
        "//evil.test/",
        "../..",
        "%2e%2e%2f",
    ];
    match random.random_range(0..6) {
        0 => junk(random).bytes().map(|byte| format!("%{byte:02X}")).collect(),
        1 => "9a%FF".repeat(random.random_range(100..2_000)),
        _ => (*VALUES.choose(random).expect("a value")).to_owned(),
    }
}

/// Names with values, some of them more than once.
fn pairs(random: &mut ChaCha8Rng) -> Vec<(&'static str, String)> {
    const NAMES: &[&str] = &[
        "from",
        "to",
        "move",
        "promote",
        "promotion",
        "hint",
        "squares",
        "choice",
        "lang",
        "with",
        "",
        "FROM",
        "%66rom",
    ];
    let number = random.random_range(1..5);
    (0..number).map(|_| (*NAMES.choose(random).expect("a name"), value(random))).collect()
}

fn written(pairs: &[(&'static str, String)]) -> String {
    pairs.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}

/// Whether the fields try or answer anything. A piece that is put back where it stood is no try.
fn tries(pairs: &[(&'static str, String)], names: &[&str]) -> bool {
    let first = |name: &str| pairs.iter().find(|(found, _)| found.replace("%66", "f") == name);
    names.iter().any(|name| first(name).is_some())
        || first("from").map(|(_, value)| value) != first("to").map(|(_, value)| value)
}

fn spots() -> Vec<Spot> {
    let course = course();
    let mut spots: Vec<Spot> = vec![("/".to_owned(), Some("question".to_owned()))];
    for lesson in &course.lessons {
        let figures = lesson
            .sections
            .iter()
            .flat_map(|section| &section.figures)
            .filter(|figure| figure.trial().is_some());
        spots.extend(figures.map(|figure| (format!("/lessons/{}", lesson.slug), Some(figure.id.clone()))));
    }
    spots.extend(course.puzzles.keys().map(|id| (format!("/puzzles/{id}"), None)));
    spots
}

fn odd_query(random: &mut ChaCha8Rng, spots: &[Spot]) -> Odd {
    let lang = lang(random);
    let (place, figure) = spots.choose(random).expect("a spot");
    let pairs = pairs(random);
    let known = random.random_range(0..4) > 0;
    let addressed = match figure {
        Some(id) if known => format!("figure={id}&"),
        Some(_) => format!("figure={}&", value(random)),
        None => String::new(),
    };
    let names: &[&str] = if figure.is_some() { &["move"] } else { &["move", "choice", "squares"] };
    let said = (figure.is_none() || known) && tries(&pairs, names);
    let target = format!("/{}{place}?{addressed}{}", lang.code(), written(&pairs));
    Odd { said, ..Odd::get(lang, target) }
}

fn odd_form(random: &mut ChaCha8Rng, puzzles: &[Spot]) -> Odd {
    const MEDIA: &[&str] = &[
        "application/x-www-form-urlencoded",
        "application/json",
        "multipart/form-data; boundary=x",
        "",
        "x/y;;",
    ];
    let lang = lang(random);
    let (place, _) = puzzles.choose(random).expect("a puzzle");
    let beside = ["", "?with=zh", "?with=en", "?with=%zz", "?with"].choose(random).expect("a query");
    let pairs = pairs(random);
    let mut odd = Odd {
        method: "POST",
        statuses: &[303],
        body: written(&pairs).into_bytes(),
        ..Odd::get(lang, format!("/{}{place}{beside}", lang.code()))
    };
    odd.header("content-type", MEDIA.choose(random).expect("a type").as_bytes());
    match random.random_range(0..9) {
        0 => odd.body = b"{\"answer\": {\"move\": \"e4\"}}".to_vec(),
        1 => odd.body = (0..200).map(|_| random.random_range(0..=255)).filter(|byte| *byte != b'=').collect(),
        2 => odd.body = Vec::new(),
        3 => odd.body = b"--x\r\ncontent-disposition: form-data; name=\"move\"\r\n\r\ne4\r\n--x--".to_vec(),
        4 => {
            odd.body = vec![b'a'; random.random_range(65_537..90_000)];
            odd.statuses = &[413];
        }
        5 => {
            odd.header("content-encoding", b"gzip");
            odd.statuses = &[415];
        }
        6 => {
            let from =
                [("sec-fetch-site", "cross-site"), ("origin", "https://evil.test"), ("origin", "null")];
            let (name, value) = from.choose(random).expect("a header");
            odd.header(name, value.as_bytes());
            odd.statuses = &[403];
        }
        7 => odd.header("cookie", &header_junk(random)),
        _ => odd.header("cookie", b"yize_learner=%ff; yize_learner; =; yize_learner=\"00\"; a=%E5"),
    }
    // Whatever else a form says, the page answers it, or tells that it was no answer.
    odd.said = odd.statuses == [303] && !put_back(&odd.body);
    odd
}

/// Whether a form names one square, or one piece of nonsense, as both ends of a move.
fn put_back(body: &[u8]) -> bool {
    let body = String::from_utf8_lossy(body).replace("%66", "f");
    let first = |name: &str| body.split('&').find_map(|pair| pair.strip_prefix(name)).map(str::to_owned);
    first("from=").is_some() && first("from=") == first("to=")
}

fn odd_address(random: &mut ChaCha8Rng) -> Odd {
    const PLACES: &[&str] = &[
        "/../",
        "//",
        "/./",
        "/%00",
        "/%2e%2e/",
        "/lessons",
        "/lessons/",
        "/lessons//castling",
        "/lessons/castling/",
        "/lessons/castling%2F",
        "/lessons/%FF",
        "/rules/",
        "/rules/%",
        "/puzzles/castling-1/answers",
        "/puzzles/",
        "/puzzles/CASTLING-1",
        "/puzzles/%2e%2e%2frules",
        "/static/",
        "/api/v1/rules",
        "/healthz",
        "/\\",
        "/;a=b",
        "/lessons/castling;x",
        "/puzzles/-1",
        "/{lang}",
        "/|",
    ];
    let lang = lang(random);
    let junk: String = junk(random).bytes().map(|byte| format!("%{byte:02x}")).collect();
    let kind = ["lessons", "puzzles", "rules", "nothing"].choose(random).expect("a kind");
    let place = match random.random_range(0..5) {
        0 => format!("/{kind}/{junk}?{}", value(random)),
        1 => format!("/{kind}/{}", "a".repeat(random.random_range(1_000..60_000))),
        2 => format!("/{}", "../".repeat(random.random_range(1..2_000))),
        _ => (*PLACES.choose(random).expect("a place")).to_owned(),
    };
    Odd { statuses: &[404], ..Odd::get(lang, format!("/{}{place}", lang.code())) }
}

fn odd_method(random: &mut ChaCha8Rng, spots: &[Spot]) -> Odd {
    const METHODS: &[&str] = &["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "get", "BREW", "POST"];
    let lang = lang(random);
    let method = METHODS.choose(random).expect("a method");
    let spots: Vec<&Spot> =
        spots.iter().filter(|(_, figure)| *method != "POST" || figure.is_some()).collect();
    let (place, _) = spots.choose(random).expect("a spot");
    Odd { method, statuses: &[405], ..Odd::get(lang, format!("/{}{place}", lang.code())) }
}

fn odd_headers(random: &mut ChaCha8Rng, spots: &[Spot]) -> Odd {
    const CODINGS: &[&str] = &[
        "identity;q=0",
        "*;q=0",
        "gzip;q=0, identity;q=0",
        "br",
        ";;;",
        ",",
        "gzip;q=0.000",
        "deflate, *;q=0",
    ];
    const LANGUAGES: &[&str] = &["*", "zh;q=0, en;q=0", ",;,", "en;q=9e99", "xx-yy-zz", "en-", "-"];
    let lang = lang(random);
    let (place, _) = spots.choose(random).expect("a spot");
    let mut odd = Odd::get(lang, format!("/{}{place}", lang.code()));
    if random.random() {
        odd.header(
            "host",
            [&b"\xff"[..], b"", b"[", b"a b", b"evil.test:99999"].choose(random).expect("a host"),
        );
    }
    odd.header("accept-encoding", CODINGS.choose(random).expect("a coding").as_bytes());
    odd.header("accept-language", LANGUAGES.choose(random).expect("a language").as_bytes());
    for name in ["accept", "cookie", "referer", "origin", "range", "if-none-match", "x-forwarded-for"] {
        odd.header(name, &header_junk(random));
    }
    odd
}

#[test]
fn odd_requests_for_pages_get_pages_and_the_service_answers_on() {
    let spots = spots();
    let puzzles: Vec<Spot> = spots.iter().filter(|(_, figure)| figure.is_none()).cloned().collect();
    let mut random = ChaCha8Rng::seed_from_u64(20_240_602);
    for _ in 0..50 {
        hold(&odd_query(&mut random, &spots));
        hold(&odd_query(&mut random, &spots));
        hold(&odd_query(&mut random, &puzzles));
        hold(&odd_form(&mut random, &puzzles));
        hold(&odd_form(&mut random, &puzzles));
        hold(&odd_form(&mut random, &puzzles));
        hold(&odd_address(&mut random));
        hold(&odd_method(&mut random, &spots));
        hold(&odd_headers(&mut random, &spots));
    }
    hold(&Odd::get(Lang::Zh, "/zh/puzzles/castling-1".to_owned()));
    hold(&Odd::get(Lang::Zh, "/%7Ah/puzzles/castling-1".to_owned()));
}

/// What is no HTTP is refused before there is a page to show; it must do no harm.
#[test]
fn what_is_no_request_is_refused() {
    let long = "a".repeat(150_000);
    for target in
        ["/zh/弈", "/zh/<>", "/zh/\u{7f}", "zh/", "/zh/ x", &format!("/zh/{long}"), &format!("/zh/?{long}")]
    {
        let answer = raw(format!("GET {target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").as_bytes());
        let short: String = target.chars().take(40).collect();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{short}: {answer}");
    }
    for target in ["*", "evil.test:443", "http://evil.test/nowhere"] {
        let answer =
            raw(format!("CONNECT {target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").as_bytes());
        assert!(answer.starts_with("HTTP/1.1 4"), "{target}: {answer}");
    }
    hold(&Odd::get(Lang::En, "/en/lessons/castling".to_owned()));
}
