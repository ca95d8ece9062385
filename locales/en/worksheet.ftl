# Exercises on paper: the form, what stands on the sheet, and its key.

## The page

sheet-page-title = Worksheets
sheet-page-lead = Exercises to print, with the answers on a page of their own. The number of a sheet makes the same sheet again, and the address of this page holds all of it: keep it or pass it on.
sheet-form = What is on the sheet
sheet-lesson = Lesson
sheet-count = How many exercises
sheet-per-page = At most on a page
sheet-paper = Paper
sheet-paper-a4 = A4
sheet-paper-letter = Letter
sheet-languages = Language
sheet-one-language = English
sheet-both-languages = English and Chinese
sheet-order = Order
sheet-order-taught = as they are taught
sheet-order-mixed = mixed
sheet-seed = Number of the sheet
sheet-names = Lines for name, class and date
sheet-key = Answers at the end
sheet-yes = yes
sheet-no = no
sheet-show = Show the sheet
sheet-another = Another sheet
sheet-print = Print
sheet-print-how = To print it, use your browser's print command (Ctrl+P). Only the sheet comes out.
sheet-preview = The sheet
sheet-fewer = This lesson has { $count } exercises; all of them are on the sheet.
sheet-faulty = There is no sheet yet. Please look at what is marked above.
sheet-skills = Or: practise skills, made anew for this sheet
sheet-skills-how = What you tick here takes the place of the lesson. Several skills are mixed.
sheet-level = Level
sheet-fault-skill = Skills: there is one in the address that we do not know. Please tick some here.
sheet-fault-level = Level: 1, 2 or 3.
sheet-fault-lesson = Lesson: please choose one from the list.
sheet-fault-count = How many exercises: please give a whole number from 1 to { $most }.
sheet-fault-per-page = At most on a page: 4, 6, 8, 9 or 12.
sheet-fault-paper = Paper: A4 or Letter.
sheet-fault-order = Order: as they are taught, or mixed.
sheet-fault-seed = Number of the sheet: please give a whole number from 0 to 4294967295.
sheet-fault-names = Lines for name, class and date: yes or no.
sheet-fault-key = Answers at the end: yes or no.
sheet-link = Print a worksheet

## The sheet

sheet-kind = Worksheet
sheet-kind-level = Worksheet, level { $level }
sheet-mix = Mixed practice
sheet-name = Name
sheet-class = Class
sheet-date = Date
sheet-screen = On screen
sheet-foot = Sheet { $seed }
sheet-place = Page { $page } of { $pages }
sheet-answers = Answers
sheet-exercise = Exercise { $number }: solve it on screen
sheet-white-to-move = White to move
sheet-black-to-move = Black to move
sheet-line-move = Move
sheet-line-number = Number
sheet-line-word = Answer
sheet-line-way = Moves
sheet-cue-way = Draw the way on the board.
sheet-cue-letters = Write letters into the squares: K Q R B N P. Ring those of Black.

## The key

key-route = { $way }, { $count ->
        [one] 1 move
       *[other] { $count } moves
    }; any way as short is right.
key-initial = as a game begins
key-line = { $moves }; for example { $line }
key-all-but = any legal move but { $moves }
key-put = { $side }: { $pieces }
key-empty = { $squares } empty

## The same as a file for a learning platform

export-offer = The same exercises as a file for your learning platform:
export-xml = Moodle XML, with boards
export-gift = GIFT
export-answer = Answer: { $answer }
export-how-move = Write the move as on a score sheet (Nf3), or from square to square (g1f3).
export-how-first-move = Write the first move, as on a score sheet (Nf3) or from square to square (g1f3).
export-how-squares = Write the squares in order, with spaces between: a1 b3 h8.
export-how-several = More than one may be right. Pick all that are.
export-how-route = How many moves does it take at least? Give the number.
