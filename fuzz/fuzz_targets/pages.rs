//! Any bytes as what a browser sends.

#![no_main]

#[path = "../../tests/it/properties/desk.rs"]
mod desk;
#[path = "../../tests/it/properties/pages.rs"]
mod pages;

thread_local! {
    // Leaked: at the end of the thread, actix's own thread-locals may have gone before it.
    static HOLD: &'static dyn Fn(&[u8]) = Box::leak(Box::new(pages::holder()));
}

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| HOLD.with(|hold| hold(bytes)));
