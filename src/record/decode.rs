//! Bytes to text: which of the encodings that records come in is it, and what does it say.
//!
//! Every sequence of bytes gives some text, so that no stray byte in a comment costs a move.

use encoding_rs::{GB18030, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use std::borrow::Cow;

/// So many bytes tell whether the rest is text.
const HEAD: usize = 8 * 1024;

/// How the bytes of a record were read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// UTF-8, with or without a byte order mark.
    Utf8,
    /// UTF-16 with a byte order mark.
    Utf16,
    /// GB 18030, which holds GBK and GB 2312.
    Gbk,
    /// Latin-1, as PGN was first defined, with what Windows adds to it.
    Latin1,
}

/// The text of a record. A byte order mark decides; else it is UTF-8 where the bytes allow it, else
/// GBK where they look like Chinese, else Latin-1. What cannot be read becomes U+FFFD.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    if let Some((encoding, mark)) = encoding_rs::Encoding::for_bom(bytes) {
        let (text, _) = encoding.decode_without_bom_handling(bytes.get(mark..).unwrap_or_default());
        let is_wide = encoding == UTF_16LE || encoding == UTF_16BE;
        return (text, if is_wide { Encoding::Utf16 } else { Encoding::Utf8 });
    }
    if is_utf8(bytes) {
        (UTF_8.decode_without_bom_handling(bytes).0, Encoding::Utf8)
    } else if is_gbk(bytes) {
        (GB18030.decode_without_bom_handling(bytes).0, Encoding::Gbk)
    } else {
        (WINDOWS_1252.decode_without_bom_handling(bytes).0, Encoding::Latin1)
    }
}

/// Whether bytes can be a record at all: pictures, packed files and programs are full of control
/// codes, of which a text has hardly any besides the ends of its lines.
#[must_use]
pub fn is_text(bytes: &[u8]) -> bool {
    let head = bytes.get(..HEAD).unwrap_or(bytes);
    let odd = |byte: &&u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    encoding_rs::Encoding::for_bom(bytes).is_some() || head.iter().filter(odd).count() * 100 <= head.len()
}

/// Whether more of what is beyond ASCII makes sense as UTF-8 than does not. Long sequences are hardly
/// ever right by accident, so that they count for more.
fn is_utf8(bytes: &[u8]) -> bool {
    let (mut sense, mut nonsense) = (0_usize, 0_usize);
    for chunk in bytes.utf8_chunks() {
        sense += chunk.valid().chars().map(|letter| letter.len_utf8() - 1).sum::<usize>();
        nonsense += usize::from(!chunk.invalid().is_empty());
    }
    nonsense == 0 || sense > nonsense
}

/// Whether the bytes beyond ASCII come in pairs, as Chinese letters in GBK mostly do; in Latin-1 they
/// mostly stand alone between plain letters.
fn is_gbk(bytes: &[u8]) -> bool {
    let (mut paired, mut alone) = (0_usize, 0_usize);
    for run in bytes.split(u8::is_ascii).filter(|run| !run.is_empty()) {
        paired += run.len() / 2 * 2;
        alone += run.len() % 2;
    }
    paired > 2 * alone
}

#[cfg(test)]
mod tests {
    use super::{Encoding, decode, is_text};

    #[test]
    fn each_encoding_is_told_from_the_others() {
        let gbk = GBK_OPENING;
        let rows: [(&[u8], &str, Encoding); 10] = [
            (b"1. e4 e5", "1. e4 e5", Encoding::Utf8),
            ("{开局}".as_bytes(), "{开局}", Encoding::Utf8),
            (b"\xef\xbb\xbf1. e4", "1. e4", Encoding::Utf8),
            (b"\xff\xfe1\0.\0", "1.", Encoding::Utf16),
            (b"\xfe\xff\0e\x004", "e4", Encoding::Utf16),
            (gbk, "{开局}", Encoding::Gbk),
            (b"[White \"M\xfcller\"]", "[White \"Müller\"]", Encoding::Latin1),
            (b"{caf\xe9}", "{café}", Encoding::Latin1),
            ("{开局".as_bytes().split_last().unwrap().1, "{开\u{fffd}", Encoding::Utf8),
            (b"", "", Encoding::Utf8),
        ];
        for (bytes, text, encoding) in rows {
            assert_eq!(decode(bytes), (text.into(), encoding), "{text}");
        }
    }

    #[test]
    fn a_picture_is_no_text() {
        let png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x06\0\0\0\x1f\x15\xc4\x89";
        assert!(!is_text(png) && !is_text(b"PK\x03\x04\x14\0\x08\0\x08\0"));
        for bytes in [b"1. e4\r\n".as_slice(), GBK_OPENING, b"\xff\xfe1\0.\0", b"", b"1. e4\t e5\x0c"] {
            assert!(is_text(bytes), "{bytes:?}");
        }
        // A stray code does not make a long text none.
        assert!(is_text(&[b"1. e4 e5 ".repeat(20).as_slice(), b"\x1a"].concat()));
    }

    const GBK_OPENING: &[u8] = b"{\xbf\xaa\xbe\xd6}";
}
