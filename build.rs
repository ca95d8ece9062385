//! Gathers the static files into the binary: the styles of every page in one file, those of some
//! pages apart, scripts as ES modules whose imports name the hashed files, chessground and its
//! piece art, also as drawings for paper. Comments stay behind, and each file is compressed here, once.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::{Compression, write::GzEncoder};
use std::env;
use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

type Outcome<T> = Result<T, Box<dyn Error>>;

const CHESSGROUND: &str = "static/node_modules/@lichess-org/chessground";

/// A file of the site: its plain name (`js/board.js`), its hashed name and its bytes; for a script
/// the hashed names of all modules that it needs, itself included.
struct File {
    name: String,
    hashed: String,
    mime: &'static str,
    bytes: Vec<u8>,
    modules: Vec<String>,
}

fn main() -> Outcome<()> {
    for path in ["build.rs", "static/css", "static/js", "static/img", CHESSGROUND] {
        println!("cargo::rerun-if-changed={path}");
    }
    if !Path::new(CHESSGROUND).is_dir() {
        return Err("chessground is missing: run `npm ci` in static/".into());
    }
    let mut files = styles()?;
    files.extend(scripts()?);
    files.extend(images()?);
    let out = PathBuf::from(env::var("OUT_DIR")?);
    write_pieces(&out)?;
    write_table(&files, &out)
}

/// The stylesheet of every page, of chessground's rules and art and then our numbered files, and a
/// sheet of its own for each file without a number.
fn styles() -> Outcome<Vec<File>> {
    let mut shared = String::new();
    for name in ["chessground.base.css", "chessground.cburnett.css"] {
        shared.push_str(&text(&Path::new(CHESSGROUND).join("assets").join(name))?);
    }
    let mut sheets = Vec::new();
    for path in files_in("static/css", "css")? {
        let (name, css) = (stem(&path)?, bare(&text(&path)?));
        if name.starts_with(|first: char| first.is_ascii_digit()) {
            shared.push_str(&css);
        } else {
            sheets.push((name, css));
        }
    }
    sheets.push(("yize".to_string(), shared));
    let sheet = |(name, css): (String, String)| File {
        hashed: format!("{name}.{}.css", digest(css.as_bytes())),
        name: format!("css/{name}.css"),
        mime: "text/css; charset=utf-8",
        bytes: css.into_bytes(),
        modules: Vec::new(),
    };
    Ok(sheets.into_iter().map(sheet).collect())
}

/// The drawings of chessground's pieces, one to be used on every square where such a piece stands:
/// what lies within the `<svg>` of each.
fn write_pieces(out: &Path) -> Outcome<()> {
    const DATA: &str = "data:image/svg+xml;base64,";
    let css = text(&Path::new(CHESSGROUND).join("assets/chessground.cburnett.css"))?;
    let mut table = String::from("static PIECES: &[(&str, &str)] = &[\n");
    for rule in css.split(".cg-wrap piece.").skip(1) {
        let name = rule.split([' ', '{']).next().unwrap_or_default().replace('.', " ");
        let data = rule.split_once(DATA).and_then(|(_, rest)| rest.split_once('\''));
        let (data, _) = data.ok_or_else(|| format!("{name}: no drawing in chessground's style"))?;
        let drawing = String::from_utf8(STANDARD.decode(data)?)?;
        let within = drawing.split_once('>').and_then(|(_, rest)| rest.strip_suffix("</svg>"));
        let within = within.ok_or_else(|| format!("{name}: no drawing of the form expected"))?;
        table.push_str(&format!("    ({name:?}, {within:?}),\n"));
    }
    table.push_str("];\n");
    fs::write(out.join("pieces.rs"), table)?;
    Ok(())
}

/// The modules. They share one hash, so that an import can be rewritten before any is finished.
fn scripts() -> Outcome<Vec<File>> {
    let mut sources =
        vec![("chessground".to_string(), text(&Path::new(CHESSGROUND).join("dist/chessground.min.js"))?)];
    for path in files_in("static/js", "js")? {
        let source = text(&path)?.replace("\"@lichess-org/chessground\"", "\"./chessground.js\"");
        sources.push((stem(&path)?, bare(&source)));
    }
    let all: String = sources.iter().map(|(_, text)| text.as_str()).collect();
    let hash = digest(all.as_bytes());
    let hashed = |name: &str| format!("{name}.{hash}.js");
    Ok(sources
        .iter()
        .map(|(name, text)| File {
            hashed: hashed(name),
            mime: "text/javascript; charset=utf-8",
            bytes: rewrite_imports(text, &sources, hashed).into_bytes(),
            name: format!("js/{name}.js"),
            modules: needed(name, &sources).into_iter().map(hashed).collect(),
        })
        .collect())
}

fn rewrite_imports(text: &str, sources: &[(String, String)], hashed: impl Fn(&str) -> String) -> String {
    sources.iter().fold(text.to_string(), |text, (name, _)| {
        text.replace(&import(name), &format!("\"./{}\"", hashed(name)))
    })
}

fn import(name: &str) -> String {
    format!("\"./{name}.js\"")
}

/// A module and all that it imports, each once.
fn needed<'a>(entry: &'a str, sources: &'a [(String, String)]) -> Vec<&'a str> {
    let mut names = vec![entry];
    let mut next = 0;
    while let Some(name) = names.get(next) {
        let text = sources.iter().find(|(found, _)| found == name).map_or("", |(_, text)| text);
        let imported = sources.iter().map(|(name, _)| name.as_str());
        let new: Vec<&str> =
            imported.filter(|name| text.contains(&import(name)) && !names.contains(name)).collect();
        names.extend(new);
        next += 1;
    }
    names
}

/// A text of ours without its comments and indents: a comment has its lines to itself or stands first.
fn bare(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut within = false;
    for line in text.lines().map(str::trim) {
        let (comment, rest) = match line.split_once("*/") {
            Some((_, rest)) if within || line.starts_with("/*") => (false, rest.trim_start()),
            Some(_) | None => (within || line.starts_with("/*"), line),
        };
        within = comment;
        if !comment && !rest.is_empty() && !rest.starts_with("//") {
            kept.push_str(rest);
            kept.push('\n');
        }
    }
    kept
}

fn images() -> Outcome<Vec<File>> {
    files_in("static/img", "svg")?
        .into_iter()
        .map(|path| {
            let (name, bytes) = (stem(&path)?, read(&path)?);
            let hashed = format!("{name}.{}.svg", digest(&bytes));
            let name = format!("img/{name}.svg");
            Ok(File { name, hashed, mime: "image/svg+xml", bytes, modules: Vec::new() })
        })
        .collect()
}

fn write_table(files: &[File], out: &Path) -> Outcome<()> {
    let mut table = String::from("static ASSETS: &[Asset] = &[\n");
    for file in files {
        let plain = out.join(&file.hashed);
        let packed = out.join(format!("{}.gz", file.hashed));
        fs::write(&plain, &file.bytes)?;
        fs::write(&packed, gzip(&file.bytes)?)?;
        let url = |hashed: &String| format!("/static/{hashed}");
        table.push_str(&format!(
            "    Asset {{ name: {:?}, url: {:?}, mime: {:?}, plain: include_bytes!({plain:?}), gzip: include_bytes!({packed:?}), modules: &{:?} }},\n",
            file.name,
            url(&file.hashed),
            file.mime,
            file.modules.iter().map(url).collect::<Vec<_>>(),
        ));
    }
    table.push_str("];\n");
    fs::write(out.join("assets.rs"), table)?;
    Ok(())
}

fn gzip(bytes: &[u8]) -> Outcome<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn files_in(folder: &str, extension: &str) -> Outcome<Vec<PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| format!("{folder}: {error}"))? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

fn read(path: &Path) -> Outcome<Vec<u8>> {
    Ok(fs::read(path).map_err(|error| format!("{}: {error}; run `npm ci` in static/", path.display()))?)
}

fn text(path: &Path) -> Outcome<String> {
    Ok(String::from_utf8(read(path)?)?)
}

fn stem(path: &Path) -> Outcome<String> {
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    Ok(stem.ok_or_else(|| format!("{}: not a file name", path.display()))?.to_string())
}

/// FNV-1a, 64 bits: enough to tell two versions of a file apart.
fn digest(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{hash:016x}")
}
