# What a pupil is to do.

my-title = My work
my-lead = { $name }, { $class }
my-now = To do
my-past = Done and past
my-nothing = You have no work to do right now.
my-nothing-help = A good time to practise what you like, or to go on with a lesson.
my-all-done = There is nothing left to do.
my-due = due { $when }
my-was-due = was due { $when }
my-late = This was due { $when }. You can still answer; it counts as late.
my-closed = Your teacher has closed this. You can look at it, but no longer answer.
my-closed-short = closed
my-stand = { $solved } of { $count } solved
my-begin = Begin
my-go-on = Go on
my-practice = Practise
my-note = From your teacher
my-tasks = Exercises
my-attempts =
    { $count ->
        [one] One try for each exercise. Think before you answer.
       *[other] { $count } tries for each exercise.
    }
my-spent = no tries left
my-done = All solved. Well done!
my-position = Exercise { $number } of { $count }
my-nav = Exercises of this assignment
my-next = Next exercise
my-finish = See how it went
my-left = { $count } tries left.
my-left-1 = One try left.
my-none-left = No tries left for this exercise.
my-not-kept = Your last answer was not saved.
my-waited = An answer that waited on this device was not saved.
deliver-lost = Not saved yet: there is no connection. Your answer waits here and is sent again by itself. Leave this page open.
deliver-again = Sending your answer again…
deliver-before = The answer before this one is still on its way. Wait until it is saved.
deliver-kept = What you answered before the connection failed is saved now.
deliver-now = Send again now
