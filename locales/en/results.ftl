# What a class has done with an assignment: the table, one pupil's answers, the projector, what is misunderstood.

results-title = Results
results-nav = Pages of this assignment's results
results-caption = Pupils and what they have solved, exercise by exercise.
results-as-of = As of { $time }
results-pupil = Pupil
results-solved = Solved
results-first = First try
results-hints = Hints
results-time = Time
results-task = Exercise
results-refresh = Update by itself
results-reload = Reload
results-failed = No connection. This is how it stood before.
results-file = Download for a spreadsheet (CSV)
results-no-pupils = There are no pupils in this class yet.
results-no-tasks = There are no exercises in this assignment yet.

cell-none = not answered
cell-first = solved on the first try
cell-later = solved on try { $count }
cell-wrong =
    { $count ->
        [one] one try, not solved yet
       *[other] { $count } tries, not solved yet
    }
cell-hints =
    { $count ->
        [one] with a hint
       *[other] with { $count } hints
    }
cell-late = late
cell-more = { $said }, { $more }
mark-legend-first = solved on the first try
mark-legend-later = solved on the third try
mark-legend-wrong = two tries, not solved yet
mark-legend-none = not answered
mark-legend-hints = with hints
mark-legend-late = after the due time

span-seconds = { $count } s
span-minutes = { $count } min

## One pupil and one exercise

tries-task = Exercise { $number }
tries-none = No answer yet.
tries-earlier =
    { $count ->
        [one] One earlier answer is not shown.
       *[other] { $count } earlier answers are not shown.
    }
tries-answer = Answer { $number }
tries-right = right
tries-wrong = not right
tries-nothing = nothing marked
tries-board = a board, as drawn here
tries-hints =
    { $count ->
        [one] one hint
       *[other] { $count } hints
    }
tries-together = Look at it with the class
tries-nav = The same exercise of other pupils

## On the projector

projector-title = Projector
projector-task = Exercise { $number } of { $count }
projector-apart = Each pupil has a different puzzle here, so there is no one board to show. What they have in common is on this page:
projector-answers = What the class answered
projector-nobody = Nobody has answered yet.
projector-count =
    { $count ->
        [one] One pupil has answered.
       *[other] { $count } pupils have answered.
    }
projector-firsts = Each pupil's first answer, without names.
projector-show-answers = Show the answers
projector-show-right = Show what is right
projector-hide = Hide the answers
projector-right = Right:
projector-nav = Other exercises
projector-before = Previous exercise
projector-after = Next exercise

## What is misunderstood

beliefs-title = Misunderstandings
beliefs-lead = What wrong answers show, and how many pupils share it. Pupils are counted, not answers.
beliefs-nothing = Nobody has answered yet. As soon as they do, this page shows what they misunderstand.
beliefs-all-right = No misunderstanding has shown so far.
beliefs-not-shared = No two pupils share a misunderstanding.
beliefs-common = Shared by several pupils
beliefs-of = of { $met }
beliefs-rule = Rule:
beliefs-lesson = Lesson:
beliefs-look = Look at it together: exercise
beliefs-who = Which pupils
beliefs-further =
    { $count ->
        [one] One more that several pupils share
       *[other] { $count } more that several pupils share
    }
beliefs-single =
    { $count ->
        [one] One more that only one pupil has shown
       *[other] { $count } more that only one pupil has shown
    }

suggest-title = For the next lesson
suggest-pupils =
    { $count ->
        [one] one pupil
       *[other] { $count } pupils
    }
suggest-lesson = Set the lesson “{ $name }”
suggest-practice = Set practice: { $name }
suggest-read = Read the lesson

## The file for a spreadsheet

csv-of-task = { $number }: { $what }
csv-name = Name
csv-attempts = tries
csv-solved = solved
csv-first = first try
csv-hints = hints
csv-seconds = seconds
csv-last = last answer
