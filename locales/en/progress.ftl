# The review, the map of progress, and progress on other devices.

review-title = Review
review-lead = Rules that you have met come back here. A rule that was hard comes back soon. A rule that you know comes back after weeks.
review-today = Today
review-due =
    { $count ->
        [one] One rule is due for review.
       *[other] { $count } rules are due for review.
    }
review-start = Review now
review-next = Go on with the review
review-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
review-nothing = Nothing to review yet.
review-nothing-help = Solve your first puzzles in a lesson. Its rules will then come back here at the right time.
review-done = All done. Nothing is due now.
review-on = On to the lessons
wait-now = The next rule is due now.
wait-minutes =
    { $count ->
        [one] The next rule comes back in a minute.
       *[other] The next rule comes back in { $count } minutes.
    }
wait-hours =
    { $count ->
        [one] The next rule comes back in an hour.
       *[other] The next rule comes back in { $count } hours.
    }
wait-tomorrow = The next rule comes back tomorrow.
wait-days = The next rule comes back in { $count } days.

## The map

progress-title = Your progress
progress-lead = Every rule of the course, and how well you know it.
progress-map = Map of the rules
level-new = not met yet
    .meaning = No puzzle about it so far.
level-learning = learning
    .meaning = You have met it, or missed it last time.
level-known = known
    .meaning = Right again after some days.
level-mastered = mastered
    .meaning = Still right after weeks.
level-due = due now

## What is kept

keep-title = What is kept
keep-what = This site keeps your answers and how well you know each rule, under a random number in a cookie of this browser. It knows no name and no e-mail address.
keep-long = All of it is erased 180 days after your last answer, or at once when you ask for it.

## On another device

carry-title = Take your progress along
carry-lead = With a code, your progress goes on on another phone or computer. Afterwards both devices share it.
carry-once = A code works once, and for 24 hours. Show it to nobody: whoever enters it shares your progress.
carry-make = Make a code
carry-step-open = On the other device, open “Your progress” at the foot of any page, then “Enter a code”.
carry-step-enter = Write this code there.
carry-nothing = There is nothing to take along yet. Solve a puzzle first.
join-title = Enter a code
join-lead = Has your progress been made on another device? Make a code there and write it here.
join-label = Your code
join-enter = Go on
join-where = You get a code on the other device: “Your progress” at the foot of any page, then “Take your progress along”.
join-no-code = A code has twelve letters and digits, such as 7K2M-Q4XD-09TB. Please look at it again.
join-unknown = This code is not known. Compare it with the other device, or make a new one there.
join-expired = This code is older than 24 hours. Make a new one on the other device.
join-used = This code has been used already. Each works once: make a new one on the other device.
join-own = This device shares that progress already. There is nothing left to do.
join-too-often = Too many codes were tried from here. Please wait an hour, then try again.
join-both = Both devices have progress. It will be put together.
join-here =
    { $count ->
        [0] On this device: no puzzle solved yet, only tried.
        [one] On this device: one puzzle solved.
       *[other] On this device: { $count } puzzles solved.
    }
join-there =
    { $count ->
        [0] On the other device: no puzzle solved yet, only tried.
        [one] On the other device: one puzzle solved.
       *[other] On the other device: { $count } puzzles solved.
    }
join-what = Nothing is lost. Afterwards both devices show the same progress. This cannot be undone, so go on only if both are yours.
join-sure = Put them together
join-not = Better not
join-done = Done: both devices now share your progress.

## Erasing

erase-title = Erase my progress
erase-what = All your answers, how well you know each rule, and your codes will be erased.
erase-all = This holds for every device that shares this progress. It cannot be undone.
erase-sure = Erase everything
erase-not = Keep it
erase-done = Everything is erased. You can start anew at any time.
