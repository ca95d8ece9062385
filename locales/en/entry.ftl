# Pupils sign in: class code, name and PIN, or a card.

entry-title = Pupils sign in
entry-lead = Do you have a card? Scan its code with a phone. Without a phone, write the class code here.
entry-code = Class code
entry-code-how = Six letters. They are on your card, or ask your teacher. Small letters are fine too.
entry-code-go = Next
entry-code-form = A class code has six letters and no digits. Please compare it with your card.
entry-code-unknown = There is no such class code. Please compare it with your card, letter by letter.
entry-too-often = { $minutes ->
    [one] There were too many tries from here. Please wait a minute, then try again.
   *[other] There were too many tries from here. Please wait { $minutes } minutes, then try again.
}
entry-archived = “{ $name }” is archived, so nobody can sign in now. Please ask your teacher.
entry-empty = There are no pupils in “{ $name }” yet. Please tell your teacher.
entry-who = Who are you?
entry-who-how = Press your name.
entry-other-class = Not this class? Write another class code
entry-pin = PIN
entry-pin-how = The four digits on your card.
entry-not-me = Not me: pick another name
entry-stay = Stay signed in on this device
entry-stay-how = Only on your own phone or computer. Leave it off at school.
entry-go = Sign in
entry-pin-form = A PIN has four digits.
entry-pin-wrong = This PIN is not right. Look at your card and try again; after five wrong ones you have to wait some minutes. Forgotten? Your teacher can give you a new one.
entry-locked = { $minutes ->
    [one] Too many wrong PINs. Please wait a minute. Your card works right now: scan it.
   *[other] Too many wrong PINs. Please wait { $minutes } minutes. Your card works right now: scan it.
}
entry-locked-day = { $hours ->
    [one] Too many wrong PINs today. Please wait an hour. Your card works right now, and your teacher can give you a new PIN.
   *[other] Too many wrong PINs today. Please wait { $hours } hours. Your card works right now, and your teacher can give you a new PIN.
}
entry-signed = { $name } is signed in here ({ $class }).
entry-go-on = Go on
entry-out = Sign out
entry-out-done = You are signed out.
entry-teacher = I am a teacher

## The card

card-title = Sign-in card
card-who = This is the card of { $name } ({ $class }).
card-go = I am { $name }: sign in
card-not = Not your card? Give it back to { $name } or to the teacher.
card-unknown = This card no longer works
card-unknown-why = Perhaps your teacher has printed a new card; the old one then stops working. Use the new card, or sign in by class code and PIN.
card-unknown-go = Sign in by class code

## The printed cards

cards-title = Sign-in cards
cards-now = Print them now. PINs and codes are shown on this page once, and cannot be seen again.
cards-how = Use your browser’s print command (Ctrl+P); A4 and Letter both fit. Cut along the dashed lines, a card for each pupil.
cards-later = Closed without printing? Tick them under “Pupils” and print new cards.
cards-print = Print
cards-done = Printed: back to the class
cards-class = Class
cards-code = Class code
cards-pin = PIN
cards-scan = Scan to sign in
cards-or = or open
cards-keep = For the teacher: names and PINs
cards-keep-what = Keep this page to yourself.
cards-name = Name

## A pupil who is signed in

pupil-carry = You are signed in by card or PIN. Sign in the same way on another device, and your progress is there. No code is needed.
pupil-carry-go = Where pupils sign in
pupil-erase = Your progress belongs to your class, and your teacher keeps it. To have it erased, tell your teacher.
pupil-join = You are signed in, so you need no code. To add other progress, sign out first.
