//! What pupils sign in with: a PIN and a card for each, made here, told once, and kept as hashes.

use super::{pin, session};
use crate::store::NewStudent;
use actix_web::web;

/// What a teacher is told of a pupil, once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Secret {
    /// The pupil's name.
    pub name: String,
    /// The PIN.
    pub pin: String,
    /// The token of the card, as its address holds it.
    pub card: String,
}

/// A PIN and a card for each of these names, in order, with what is kept of them; nothing without a
/// source of randomness. The hashes are made beside the work of others.
pub async fn secrets(names: Vec<String>) -> Option<Vec<(NewStudent, Secret)>> {
    let all = web::block(|| names.into_iter().map(secret).collect::<Option<Vec<_>>>()).await;
    all.ok().flatten()
}

/// A PIN with what is kept of it.
pub async fn fresh_pin() -> Option<(String, String)> {
    web::block(|| {
        let pin = pin::fresh()?;
        let kept = pin::hash(&pin)?;
        Some((pin, kept))
    })
    .await
    .ok()
    .flatten()
}

fn secret(name: String) -> Option<(NewStudent, Secret)> {
    let (pin, card) = (pin::fresh()?, session::fresh_token()?);
    let new = NewStudent { name: name.clone(), pin: pin::hash(&pin)?, card_hash: session::hash(&card)? };
    Some((new, Secret { name, pin, card }))
}
