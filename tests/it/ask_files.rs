//! A file sent to the page to ask: every encoding, every wrong kind of file, and forms that are none.

use crate::malformed::junk;
use crate::pages::html;
use crate::service::{Reply, Service};
use encoding_rs::GBK;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use reqwest::Method;
use std::borrow::Cow;
use yize::i18n::Lang;

const BOUNDARY: &str = "----a-form";

/// A field of a form for text.
fn text(name: &str, value: &str) -> Vec<u8> {
    format!("Content-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}").into_bytes()
}

/// A field for a file, as browsers send it.
fn file(name: &str, bytes: &[u8]) -> Vec<u8> {
    let head = format!("Content-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n");
    [head.as_bytes(), b"Content-Type: application/octet-stream\r\n\r\n", bytes].concat()
}

fn form(fields: &[Vec<u8>]) -> Vec<u8> {
    let mut body = Vec::new();
    for field in fields {
        body.extend([format!("--{BOUNDARY}\r\n").as_bytes(), field, b"\r\n"].concat());
    }
    body.extend(format!("--{BOUNDARY}--\r\n").as_bytes());
    body
}

async fn send(service: &Service, lang: Lang, body: Vec<u8>) -> Reply {
    let media = format!("multipart/form-data; boundary={BOUNDARY}");
    let request = service.request(Method::POST, &format!("/{}/ask", lang.code()));
    service.send(request.header("content-type", media).body(body)).await
}

/// What is wrong, as the page says it, and the field that it says it of.
fn fault(page: &str) -> (String, Option<&'static str>) {
    let said = page.split("id=\"fault\">").nth(1).and_then(|rest| rest.split('<').next()).unwrap_or_default();
    let field = |id: &str| page.split(&format!("id=\"{id}\"")).nth(1).and_then(|rest| rest.split('>').next());
    let invalid = |id: &&str| field(id).is_some_and(|tag| tag.contains("aria-invalid=\"true\""));
    (said.replace("&#34;", "\""), ["paste-text", "paste-file"].into_iter().find(invalid))
}

#[actix_web::test]
async fn a_file_is_read_in_each_encoding() {
    let browser = Service::browser();
    let game = "[White \"李明\"]\n[Black \"王芳\"]\n\n1. e4 {开局很常见的一着} e5 2. Nf3 *\n";
    let wide: Vec<u8> = game.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let files: [(&str, Cow<'_, [u8]>); 5] = [
        ("utf-8.pgn", game.as_bytes().into()),
        ("mark.pgn", [b"\xef\xbb\xbf", game.as_bytes()].concat().into()),
        ("windows.pgn", game.replace('\n', "\r\n").into_bytes().into()),
        ("gbk.pgn", GBK.encode(game).0),
        ("wide.pgn", [b"\xff\xfe".as_slice(), &wide].concat().into()),
    ];
    for (name, bytes) in &files {
        let reply = send(&browser, Lang::Zh, form(&[text("text", ""), file(name, bytes)])).await;
        let place = "/zh/ask?moves=e2e4%20e7e5%20g1f3&ply=0#board";
        assert_eq!((reply.status, reply.header("location")), (303, place), "{name}");
    }
    // Several games are listed under the name of the file, and what was typed is kept.
    let games = GBK.encode("[White \"李明\"]\n\n1. e4 e5 1-0\n\n[White \"张三\"]\n\n1. d4 d5 2. Ke3 *\n").0;
    let fields = [text("text", "what I typed"), file("棋谱 1.pgn", &games)];
    let page = html(&send(&browser, Lang::Zh, form(&fields)).await);
    for words in ["在“棋谱 1.pgn”里找到的棋局", "李明 – ?", "张三 – ?", "Ke3", "what I typed</textarea>"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    let reply = send(&browser, Lang::En, form(&[file("one.fen", b"4k3/8/8/8/8/8/8/4K2R w K - 0 1\n")])).await;
    assert!(reply.header("location").starts_with("/en/ask?fen=4k3"), "{reply:?}");
}

#[actix_web::test]
async fn without_a_file_the_text_is_read() {
    let browser = Service::browser();
    let reply = send(&browser, Lang::En, form(&[text("text", "1. e4\r\ne5"), file("", b"")])).await;
    assert_eq!(reply.header("location"), "/en/ask?moves=e2e4%20e7e5#board");
    let page = html(&send(&browser, Lang::En, form(&[text("text", " "), file("", b"")])).await);
    let (said, field) = fault(&page);
    assert!(said.contains("Nothing was pasted"), "{page}");
    assert_eq!(field, Some("paste-text"));
}

#[actix_web::test]
async fn a_file_that_cannot_be_read_is_named_with_why_and_what_was_typed_is_kept() {
    let browser = Service::browser();
    let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89";
    let large = b"1. e4 e5 *\n".repeat(17 * 1024 * 1024 / 11);
    let files: [(&str, &[u8], [&str; 2]); 4] = [
        ("a.png", png, ["“a.png” is not a text file", "“a.png”不是文字文件"]),
        ("b.pgn", b"", ["“b.pgn” is empty", "“b.pgn”是空的"]),
        ("c.pgn", &large, ["“c.pgn” is too large", "“c.pgn”太大了"]),
        ("d.txt", b"\r\n \r\n", ["could be found in the file “d.txt”", "在“d.txt”里没有找到棋局"]),
    ];
    for (name, bytes, words) in files {
        for (lang, words) in Lang::ALL.into_iter().zip(words) {
            let reply = send(&browser, lang, form(&[text("text", "1. e4 <e5>"), file(name, bytes)])).await;
            assert_eq!(reply.status, 200, "{name}");
            let page = html(&reply);
            let (said, field) = fault(&page);
            assert!(said.contains(words), "{said}");
            assert_eq!(field, Some("paste-file"), "{name}");
            assert!(page.contains("1. e4 &#60;e5&#62;</textarea>"), "{name}");
        }
    }
    // The name is the visitor's, and set as text.
    let page = html(&send(&browser, Lang::En, form(&[file("<b>.pgn", b"")])).await);
    assert!(page.contains("“&#60;b&#62;.pgn”"), "{page}");
    let long = text("text", &"x".repeat(17 * 1024 * 1024));
    let reply = send(&browser, Lang::En, form(&[long])).await;
    assert_eq!(reply.status, 413);
    assert!(fault(&html(&reply)).0.contains("up to 16 MB"));
}

#[actix_web::test]
async fn what_is_no_form_gets_a_page() {
    let service = Service::new();
    let whole = form(&[text("text", "e4"), file("a.pgn", b"1. e4 e5 *")]);
    let cut = whole.len() / 2;
    let many: Vec<Vec<u8>> = (0..40).map(|number| text(&format!("f{number}"), "x")).collect();
    let bodies = [Vec::new(), b"rubbish".to_vec(), whole[..cut].to_vec(), form(&many)];
    for body in bodies {
        let reply = send(&service, Lang::En, body).await;
        assert!(matches!(reply.status, 200 | 400), "{}", reply.status);
        assert!(html(&reply).contains("<h1"));
    }
    for media in
        ["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=other"]
    {
        let request = service.request(Method::POST, "/zh/ask").header("content-type", media);
        let reply = service.send(request.body(whole.clone())).await;
        assert!(matches!(reply.status, 200 | 400), "{media}: {}", reply.status);
    }
    let request = service.request(Method::POST, "/zh/ask").header("content-encoding", "gzip");
    let media = format!("multipart/form-data; boundary={BOUNDARY}");
    assert_eq!(service.send(request.header("content-type", media).body(whole)).await.status, 415);
    let mut random = ChaCha8Rng::seed_from_u64(42);
    for _ in 0..60 {
        let fields = [text(&junk(&mut random), "x"), file("j", junk(&mut random).as_bytes())];
        let reply = send(&service, Lang::Zh, form(&fields)).await;
        assert!(reply.status < 500, "{}", reply.status);
    }
}
