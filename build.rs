//! Gathers the static files into the binary: styles in one file, scripts as ES modules whose
//! imports name the hashed files, chessground and its piece art. Each is compressed here, once.

use flate2::{Compression, write::GzEncoder};
use std::env;
use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

type Outcome<T> = Result<T, Box<dyn Error>>;

const CHESSGROUND: &str = "static/node_modules/@lichess-org/chessground";

/// A file of the site: its plain name (`js/board.js`), its hashed name and its bytes.
struct File {
    name: String,
    hashed: String,
    mime: &'static str,
    bytes: Vec<u8>,
}

fn main() -> Outcome<()> {
    for path in ["build.rs", "static/css", "static/js", "static/img", CHESSGROUND] {
        println!("cargo::rerun-if-changed={path}");
    }
    if !Path::new(CHESSGROUND).is_dir() {
        return Err("chessground is missing: run `npm ci` in static/".into());
    }
    let mut files = vec![styles()?];
    files.extend(scripts()?);
    files.extend(images()?);
    write_table(&files, &PathBuf::from(env::var("OUT_DIR")?))
}

/// One stylesheet: chessground's own rules and art first, then ours in the order of their names.
fn styles() -> Outcome<File> {
    let mut css = Vec::new();
    for name in ["chessground.base.css", "chessground.cburnett.css"] {
        css.extend(read(&Path::new(CHESSGROUND).join("assets").join(name))?);
    }
    for path in files_in("static/css", "css")? {
        css.extend(read(&path)?);
    }
    let hashed = format!("yize.{}.css", digest(&css));
    Ok(File { name: "css/yize.css".into(), hashed, mime: "text/css; charset=utf-8", bytes: css })
}

/// The modules. They share one hash, so that an import can be rewritten before any is finished.
fn scripts() -> Outcome<Vec<File>> {
    let mut sources = vec![(
        "chessground".to_string(),
        String::from_utf8(read(&Path::new(CHESSGROUND).join("dist/chessground.min.js"))?)?,
    )];
    for path in files_in("static/js", "js")? {
        sources.push((stem(&path)?, String::from_utf8(read(&path)?)?));
    }
    let all: String = sources.iter().map(|(_, text)| text.as_str()).collect();
    let hash = digest(all.as_bytes());
    let names: Vec<String> = sources.iter().map(|(name, _)| name.clone()).collect();
    Ok(sources
        .into_iter()
        .map(|(name, text)| File {
            hashed: format!("{name}.{hash}.js"),
            mime: "text/javascript; charset=utf-8",
            bytes: rewrite_imports(text, &names, &hash).into_bytes(),
            name: format!("js/{name}.js"),
        })
        .collect())
}

fn rewrite_imports(text: String, names: &[String], hash: &str) -> String {
    let text = text.replace("\"@lichess-org/chessground\"", &format!("\"./chessground.{hash}.js\""));
    names.iter().fold(text, |text, name| {
        text.replace(&format!("\"./{name}.js\""), &format!("\"./{name}.{hash}.js\""))
    })
}

fn images() -> Outcome<Vec<File>> {
    files_in("static/img", "svg")?
        .into_iter()
        .map(|path| {
            let (name, bytes) = (stem(&path)?, read(&path)?);
            let hashed = format!("{name}.{}.svg", digest(&bytes));
            Ok(File { name: format!("img/{name}.svg"), hashed, mime: "image/svg+xml", bytes })
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
        table.push_str(&format!(
            "    Asset {{ name: {:?}, url: {:?}, mime: {:?}, plain: include_bytes!({:?}), gzip: include_bytes!({:?}) }},\n",
            file.name,
            format!("/static/{}", file.hashed),
            file.mime,
            plain,
            packed,
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
