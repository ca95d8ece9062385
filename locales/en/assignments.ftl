# Assignments, as teachers make and see them.

## The list in the class

assign-list = Assignments
assign-new = New assignment
assign-due = due { $when }
assign-state-draft = draft
assign-state-open = open
assign-state-closed = closed
assign-results = Results
assign-count =
    { $count ->
        [one] 1 exercise
       *[other] { $count } exercises
    }

## What can be picked

assign-kind-lesson = Lesson
assign-kind-puzzle = Puzzle
assign-kind-practice = Practice
assign-kind-own = Your own puzzle
assign-kind-question = Question
assign-practice-all = { $name } (level { $level }), the same for all
assign-practice-each = { $name } (level { $level }), different for each pupil
assign-puzzle = { $name }: { $prompt }
assign-gone = This puzzle is no longer there.

## The form

assign-new-title = New assignment
assign-edit-title = Change the assignment
assign-field-title = Title
assign-field-note = A note for the pupils (optional)
assign-due-legend = Due
assign-quick = Pick a day:
assign-quick-none = no due time
assign-field-day = Day
assign-field-time = Time
assign-zone = In the class's time zone: { $zone }. Without a day there is no due time.
assign-how = How it is answered
assign-field-attempts = Tries for each exercise
assign-attempts-free = as many as they like
assign-attempts-1 = 1
assign-attempts-2 = 2
assign-attempts-3 = 3
assign-field-hints = Hints
assign-hints-yes = shown on request
assign-hints-no = none
assign-picked = What is in it
assign-picked-none = Nothing yet. Add something below.
assign-picked-fixed = It has been opened already, so its exercises stay as they are. To set others, copy it and change the copy.
assign-total =
    { $count ->
        [one] 1 exercise in all
       *[other] { $count } exercises in all
    }
assign-up = Up
assign-up-label = Move { $name } up
assign-remove = Remove
assign-remove-label = Remove { $name }
assign-pick = Add exercises
assign-pick-lesson = A whole lesson
assign-pick-skill = Practice of one skill
assign-field-skill = Skill
assign-field-level = Level
assign-field-count = How many
assign-field-each = For whom
assign-each-no = the same for all
assign-each-yes = different for each pupil
assign-pick-puzzle = A single puzzle
assign-pick-own = One of your own puzzles
assign-pick-question = A question that beginners ask
assign-pick-address = The address of any puzzle, copied from its page
assign-add = Add
assign-add-label = Add: { $name }
assign-save-open = Save and open for the class
assign-save-draft = Save as a draft
assign-save = Save
assign-cancel = Leave without saving
assign-draft-how = Pupils do not see a draft until you open it.
assign-fault-some = Not saved yet. Please look at what is marked.
assign-fault-title = Give it a title, so that pupils find it.
assign-fault-title-long = The title is longer than 80 characters. Please make it shorter.
assign-fault-note-long = The note is longer than 500 characters. Please make it shorter.
assign-fault-day = This day can't be read. Write it like 2026-12-04, or press one of the days.
assign-fault-time = This time can't be read. Write it like 18:00.
assign-fault-past = This time has already passed. Choose a later one.
assign-fault-empty = Add at least one exercise.
assign-fault-items = An assignment takes at most { $items } lines. A whole lesson or a practice set is one line.
assign-fault-tasks = An assignment takes at most { $tasks } exercises.
assign-fault-unknown = There is no such puzzle. Please choose from the list, or copy the address once more.
assign-fault-level = Choose level 1, 2 or 3.
assign-fault-count = Write a number from 1 to { $tasks }.

## One assignment

assign-stands-draft = A draft. Pupils do not see it yet.
assign-stands-open = Opened { $when }. Pupils can answer.
assign-stands-closed = Closed { $when }. Pupils can look, but no longer answer.
assign-due-said = Due { $when }
assign-due-never = No due time
assign-attempts-free-said = As many tries as they like
assign-attempts-said =
    { $count ->
        [one] One try for each exercise
       *[other] { $count } tries for each exercise
    }
assign-hints-said = Hints on request
assign-hints-not-said = No hints
assign-open = Open for the class
assign-reopen = Open again
assign-close = Close
assign-edit = Change
assign-preview = See it as a pupil
assign-sheet = Print as a worksheet
assign-sheet-each = On paper everyone gets the same exercises. On screen, some of them differ from pupil to pupil.
assign-copy = Copy to
assign-copy-go = Copy
assign-copied = This is the copy, still a draft: check the due time, then open it.
assign-erase = Erase
assign-try = Try it
assign-preview-note = You see this as a pupil would. Nothing is kept.
assign-preview-end = Back to the assignment

## Erasing

assign-erase-title = Erase the assignment?
assign-erase-what = “{ $title }” ({ $class }) will be gone, with its results. The pupils keep what they have learnt: their answers still count towards their own progress.
assign-erase-sure = Erase it for good
assign-erase-not = Keep it
