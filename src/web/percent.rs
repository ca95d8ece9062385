//! Percent-encoding, for queries and cookies.

use std::borrow::Cow;

/// A text with everything percent-encoded but letters and digits of ASCII and `-._~`.
#[must_use]
pub(super) fn encode(text: &str) -> Cow<'_, str> {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._~".contains(byte);
    if text.bytes().all(|byte| plain(&byte)) {
        return Cow::Borrowed(text);
    }
    let encoded = |byte: u8| if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    Cow::Owned(text.bytes().map(encoded).collect())
}
