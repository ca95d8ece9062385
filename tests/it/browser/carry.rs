//! Progress is carried from a phone to a computer without script, by the code that one shows and the
//! other takes; what both have done is put together.

use super::driver::{Kind, Session, tell_all};
use super::page::Hand;
use super::solve::solve;
use super::words;
use yize::i18n::Lang;

const LANG: Lang = Lang::Zh;

#[test]
fn progress_carried_to_a_second_browser_by_code() {
    tell_all([Kind::Phone, Kind::NoScript], |[phone, desk]| carried(phone, desk));
}

async fn carried(phone: Session, desk: Session) {
    let course = words::course();
    for (session, hand, id) in [(&phone, Hand::Finger, "rook-1"), (&desk, Hand::Presses, "bishop-1")] {
        session.open(&format!("/{}/puzzles/{id}", LANG.code())).await;
        solve(session, hand, course.puzzle(id).expect(id)).await;
        assert_eq!(met(session).await, 1);
    }
    phone.fits_the_phone().await;
    phone.leave_by("a[href$='/progress/code']").await;
    phone.fits_the_phone().await;
    phone.leave_by(".carry form button").await;
    phone.fits_the_phone().await;
    let code = phone.text(".code strong").await;

    desk.leave_by("a[href$='/progress/join']").await;
    desk.write("#code", "0000-0000-0000").await;
    desk.leave_by(".enter button").await;
    assert_eq!(desk.text("#fault").await, LANG.text("join-unknown"));
    desk.write("#code", &code.to_lowercase()).await;
    desk.leave_by(".enter button").await;
    assert_eq!(desk.text(".join .lead").await, LANG.text("join-both"));
    desk.leave_by("button[name=sure]").await;
    assert_eq!(desk.text(".done").await, LANG.text("join-done"));

    assert_eq!((met(&desk).await, met(&phone).await), (2, 2));
    phone.leave_by("a[href$='/progress/erase']").await;
    phone.fits_the_phone().await;
    phone.leave_by(".erase form button").await;
    assert_eq!(phone.text(".done").await, LANG.text("erase-done"));
    assert_eq!((met(&desk).await, met(&phone).await), (0, 0));
    phone.healthy(&[]).await;
}

/// How many rules have been met, by the map.
async fn met(session: &Session) -> u64 {
    session.open(&format!("/{}/progress", LANG.code())).await;
    session.count(".tile .pips:not(.new)").await
}
