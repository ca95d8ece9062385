//! Any bytes as a call of the JSON API.

#![no_main]

#[path = "../../tests/it/properties/desk.rs"]
mod desk;
#[path = "../../tests/it/properties/json.rs"]
mod json;

thread_local! {
    // Leaked: at the end of the thread, actix's own thread-locals may have gone before it.
    static HOLD: &'static dyn Fn(&[u8]) = Box::leak(Box::new(json::holder()));
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| HOLD.with(|hold| hold(bytes)));
