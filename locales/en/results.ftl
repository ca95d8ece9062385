# What a class has done with an assignment: the table, one pupil's answers, the projector, what is misunderstood.

results-title = Results
results-nav = Pages of this assignment's results
results-caption = Pupils and what they have solved, exercise by exercise.
results-as-of = As of { $time }
results-pupil = Pupil
results-solved = Solved
results-first = At once
results-hints = Hints
results-time = Time
results-task = Exercise
results-refresh = Keep it up to date
results-reload = Reload
results-failed = No connection. This is how it stood before.
results-file = Download for a spreadsheet (CSV)
results-no-pupils = There are no pupils in this class yet.
results-no-tasks = There are no exercises in this assignment yet.

cell-none = not answered
cell-first = solved at once
cell-later = solved with answer { $count }
cell-wrong =
    { $count ->
        [one] one answer, not right yet
       *[other] { $count } answers, none right yet
    }
cell-hints =
    { $count ->
        [one] with a hint
       *[other] with { $count } hints
    }
cell-late = late
cell-more = { $said }, { $more }
mark-legend-first = solved at once
mark-legend-later = solved with the third answer
mark-legend-wrong = two answers, none right yet
mark-legend-none = not answered
mark-legend-hints = with a hint
mark-legend-late = after the due time

span-seconds = { $count } s
span-minutes = { $count } min

## One pupil and one exercise

tries-task = Exercise { $number }
tries-none = No answer so far.
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
projector-apart = Every pupil has a puzzle of their own here, so there is no one board to show. What they share is on the page
projector-answers = What the class answered
projector-nobody = Nobody has answered yet.
projector-count =
    { $count ->
        [one] One pupil has answered.
       *[other] { $count } pupils have answered.
    }
projector-firsts = The first answer of each pupil, without names.
projector-show-answers = Show the answers
projector-show-right = Show what is right
projector-hide = Hide the answers
projector-right = Right:
projector-nav = Other exercises
projector-before = Exercise before
projector-after = Next exercise

## What is misunderstood

beliefs-title = Misunderstandings
beliefs-lead = What wrong answers show, and how many pupils share it. Counted are pupils, not answers.
beliefs-nothing = Nobody has answered yet. As soon as they do, this page shows what they misunderstand.
beliefs-all-right = Every answer so far was right.
beliefs-not-shared = Nothing is shared by more than one pupil.
beliefs-common = Shared by several pupils
beliefs-of = of { $met }
beliefs-rule = Rule:
beliefs-lesson = Lesson:
beliefs-look = Look at it together, exercise
beliefs-who = Who
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
suggest-read = Read it up

## The file for a spreadsheet

csv-of-task = { $number }: { $what }
csv-name = Name
csv-attempts = answers
csv-solved = solved
csv-first = at once
csv-hints = hints
csv-seconds = seconds
csv-last = last answer
