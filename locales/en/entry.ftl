# Pupils sign in: class code, name and PIN, or a card.

entry-title = Pupil sign-in
entry-lead = Do you have a card and a phone? Scan the code on the card. If not, type your class code here.
entry-code = Class code
entry-code-how = Six letters. They are on your card, or ask your teacher. Capital or small letters, both are fine.
entry-code-go = Next
entry-code-form = A class code is six letters, no digits. Please compare it with your card.
entry-code-unknown = There is no such class code. Please compare it with your card, letter by letter.
entry-too-often = { $minutes ->
    [one] Too many tries from here. Please wait a minute, then try again.
   *[other] Too many tries from here. Please wait { $minutes } minutes, then try again.
}
entry-archived = “{ $name }” is closed at the moment, so nobody can sign in. Please ask your teacher.
entry-empty = There are no names in “{ $name }” yet. Please tell your teacher.
entry-who = Who are you?
entry-who-how = Choose your name.
entry-other-class = Not your class? Type another class code
entry-pin = PIN
entry-pin-how = The four digits on your card.
entry-not-me = Not you? Choose another name
entry-stay = Stay signed in on this device
entry-stay-how = Only on your own phone or computer. Leave it off at school.
entry-go = Sign in
entry-pin-form = A PIN is four digits.
entry-pin-wrong = That PIN is not right. Look at your card and try again. After five wrong tries you have to wait a few minutes. Forgotten it? Your teacher can give you a new one.
entry-locked = { $minutes ->
    [one] Too many wrong PINs. Please wait a minute. Your card still works: scan it to sign in now.
   *[other] Too many wrong PINs. Please wait { $minutes } minutes. Your card still works: scan it to sign in now.
}
entry-locked-day = { $hours ->
    [one] Too many wrong PINs today. Please wait an hour. Your card still works: scan it to sign in now. Or ask your teacher for a new PIN.
   *[other] Too many wrong PINs today. Please wait { $hours } hours. Your card still works: scan it to sign in now. Or ask your teacher for a new PIN.
}
entry-signed = { $name } ({ $class }) is signed in here.
entry-go-on = Go on
entry-out = Sign out
entry-out-done = You are signed out.
entry-teacher = I'm a teacher

## The card

card-title = Sign-in card
card-who = This is the card of { $name } ({ $class }).
card-go = I'm { $name }: sign in
card-not = Not your card? Give it back to { $name } or to your teacher.
card-unknown = This card no longer works
card-unknown-why = Perhaps your teacher has printed a new card; then the old one stops working. Use the new card, or sign in with class code and PIN.
card-unknown-go = Sign in with a class code

## The printed cards

cards-title = Sign-in cards
cards-now = Print them now. PINs and codes are shown only on this page, and cannot be seen again.
cards-how = Use your browser's print command (Ctrl+P). A4 and Letter both fit. Cut along the dashed lines: one card for each pupil.
cards-later = Closed without printing? Tick the pupils under “Pupils” and print new cards.
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

pupil-carry = You signed in with a card or a PIN. Sign in the same way on another device, and your progress is there. You need no code.
pupil-carry-go = Where pupils sign in
pupil-erase = Your teacher looks after your progress, so you cannot erase it yourself. If you want it erased, tell your teacher.
pupil-join = You are signed in, so you need no code. To bring other progress into this browser, sign out first.
