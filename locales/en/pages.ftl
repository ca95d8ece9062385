# The words of the pages: what surrounds lessons, puzzles and rules.

site-name = Yize
site-tagline = the rules of chess, and why
site-description = Learn the rules of chess on real positions. Try any move: the board says whether it is allowed, and why.
language-name = English
beside-on = Show Chinese beside the English
beside-off = Only English
skip = Skip to the content
nav-label = Main
nav-lessons = Lessons
nav-class = Class
nav-signed-in = Signed in as
nav-rules = Rules
nav-questions = Questions
foot-licence = Yize is free software under the GNU General Public License, version 3 or later.
foot-art = Board: chessground. Pieces: Colin M. L. Burnett. Both under the same licence.
foot-api = For programs: the JSON API

## The course

part-basics = Part one: The board and the pieces
part-check = Part two: Check and checkmate
part-special = Part three: Special moves
part-results = Part four: How a game ends
part-more = Part five: Around the game

home-title = The rules of chess, and why
home-what =
    { $count ->
        [one] One short lesson
       *[other] { $count } short lessons
    }, starting with the board itself: each rule is explained, shown and practised.
home-how = Try any move, even a forbidden one: the board names the rule, the squares and the pieces.
home-start = Start: { $lesson }
home-go-on = Go on: { $lesson }
home-go-on-puzzle = Go on: { $lesson }, puzzle { $number }
home-done = You have solved every puzzle here. Well done!
home-try = Try it now
home-question = Black has put a bishop on a6. May White castle short? Press the king on e1, then g1.
home-lessons = Lessons
progress =
    { $solved ->
        [0] { $total } puzzles
       *[other] { $solved } of { $total } solved
    }

contents = In this lesson
lesson-puzzles = Puzzles
lesson-practise =
    { $number ->
        [1] Start the puzzles
       *[other] Go on with puzzle { $number }
    }
lesson-next = Next lesson:
section-practice =
    { $count ->
        [one] Try it: one puzzle
       *[other] Try it: { $count } puzzles
    }
figure-number = Fig. { $number }

note-sources = Sources
note-fide = FIDE Laws
note-appendix = Appendix { $letter }
note-silent = The Laws are silent here.
note-advice = Advice
note-advice-text = A custom of good play; no rule enforces it.
note-slip = Where the sources slip

## The board

board = Chessboard
board-pieces = Chessboard: { $pieces }
board-empty = Empty chessboard
board-turned = { $board }. The corner at White's right hand, h1, is a dark square.
board-right = { $board }. The corner at White's right hand, h1, is a light square.
board-picked = { $square }, picked up
try-picked = Picked up: { $square }. Now choose where it goes, or choose the same square to put it down.
try-unreadable = No square has that name. Squares run from a1 to h8.
put-back = Put it back
write-label = Or write the move
write-try = Try it
promote-title = The pawn reaches the last rank. What will it become?
promote-pawn = stays a pawn
promote-cancel = Cancel
line-opening =
    { $count ->
        [one] One move to step through.
       *[other] { $count } moves to step through.
    } With a keyboard, the arrow keys do it too.
line-controls = Step through the moves
line-first = To the start
line-back = One move back
line-next = Next move
line-last = To the end
line-moves = Moves
condition-met = Met:
condition-unmet = Not met:
verdict-also = These stand against it too:
verdict-rule = Rule: { $rule }
verdict-rule-link = Read this rule
verdict-lesson = Lesson: { $lesson }
script-busy = Looking…
script-network = No answer from the server. The board is back as it was; please try again in a moment.

## Puzzles

puzzle-title = { $lesson }, puzzle { $number }
puzzle-position = Puzzle { $number } of { $count }
puzzle-solved = solved
puzzle-tried = tried
puzzle-about = What this practises
puzzle-nav = Puzzles of this lesson
puzzle-previous = Previous
puzzle-next = Next
puzzle-odd-answer = That answer does not fit this puzzle. Use the board or the form below it.
next-puzzle = Next puzzle
all-lessons = All lessons
answer-legend = Your answer
answer-choice = Check my answer
answer-squares = Check the squares
squares-how = Press a square to mark it, press it again to take the mark away.
legend-good = Right
legend-extra = Not among them
legend-missing = Something is still missing here
legend-wrong = Another piece belongs here
legend-surplus = This square should be empty
number-unreadable = That is no number. Write it with digits, such as 12.
number-label = Your number
text-label = Your answer
answer-setup = Check the board
setup-how = Choose a piece, then press the squares where it belongs. Press a square again to take the piece off.
setup-keys = With a keyboard: arrow keys, then K, Q, R, B, N or P; with Shift for the other side; Delete empties the square.
setup-tools = Pieces
setup-eraser = Eraser
route-how = Press the square where the piece goes next, as often as it takes.
route-steps-none = No move yet
route-steps-one = 1 move so far
route-steps-more = { $count } moves so far
step-undo = Undo
start-again = Start again
ruling-events = This happens in the position on the board:
notate-marked = The marked square is number { $column } from the left and number { $row } from the bottom.
hint-ask = Give me a hint
hint-more = One more hint
hint-answer = Show the answer
hint-answer-squares = The answer (dashed on the board): { $squares }.

## Rules

rules-title = All rules
rules-lead = Every rule that the lessons teach or that the board names, with its place in the sources and in the FIDE Laws.
rules-search = Look for a rule, in English or in Chinese
rules-found =
    { $count ->
        [one] One rule has these words.
       *[other] { $count } rules have these words.
    }
rules-near = No rule has all of these words. These come near.
rules-nothing = No rule has these words. Try one or two words, such as a piece or a move; all rules stand below.
rules-all = All rules
rules-unwritten = Rules with lessons still to come
sources-title = Where the rules come from
sources-lead = The rules were gathered from two Chinese pages about chess, and each was held against the Laws of Chess. The letter and number beside a rule say where it is found.
sources-a = A page with six short texts, A1 to A6. A1, A2 and A5 are short rule texts for beginners. A3 tells how the pieces move. A4 reads like the rules of a tournament, with penalties and draws. A6 is about castling, and gives advice for each piece up to the queen, where the text breaks off.
sources-b = A page of general knowledge about chess, from 2015. B1: board and pieces. B2: how the pieces move. B3: special moves. B4: win, loss and draw. B5: points and grades. B6: board, colours and some history.
sources-laws = The Laws of Chess of the world chess federation FIDE, in force since 1 January 2023. “3.8.2” is the number of the article.
sources-slips = Both pages have slips: some rules are told too briefly, some are out of date, a few are wrong. Where that is so, the rule says what the page claims and what holds today.
rule-lesson = Taught in: { $lesson }
rule-puzzles = Puzzles with this rule
rule-asked = Beginners ask
rule-points = Work it out with the points calculator
rule-desk = Try it at the arbiter's desk

## Glossary

glossary-title = Glossary
glossary-lead = The words of the game in English and in Chinese, how the Chinese is read, and what each means.
glossary-search = Look for a word: English, Chinese or pinyin
glossary-found =
    { $count ->
        [one] One entry has these words.
       *[other] { $count } entries have these words.
    }
glossary-near = No entry has all of these words. These come near.
glossary-nothing = No entry has these words. Try a shorter one; all words stand below.
glossary-all = All words
glossary-groups = Groups of words
glossary-lesson = Words in this lesson
glossary-see = What does a word mean? See the glossary.

## Questions

questions-title = Questions beginners ask
questions-lead = Each has a short answer, and a board on which the rules decide. Try any move on it.
questions-search = Look for a question
questions-find = Search
questions-themes = Themes
questions-examples = castling|en passant|pinned piece|stalemate|time ran out
questions-found =
    { $count ->
        [one] One question has these words.
       *[other] { $count } questions have these words.
    }
questions-near = No question has all of these words. These come near:
questions-nothing = No question here has these words.
questions-nothing-help = Try one or two words of the rule or the piece, in English or in Chinese:
questions-nothing-board = Or set your question on a board: every lesson has one where any move may be tried, and it says why.
questions-all = All questions
questions-rules = The rules behind it
questions-lessons = Read on in the lessons
questions-asked = Answer it yourself
questions-puzzles = Practise it
questions-nav = More questions
questions-previous = Previous
questions-next = Next
questions-points-win = A player with { $winner } beats one with { $loser } and gains { $gain } points by the sources' scheme, { $elo } by Elo.
questions-points-upset = Had the one with { $winner } won: { $gain } by the scheme, { $elo } by Elo.

## When something goes wrong

page-not-found = There is no page here
    .help = The address may be mistyped, or the page has moved. The lessons and the rules are all still here.
page-bad-request = This request cannot be read
    .help = Something in it is not as the page expects. Go back to the lesson and try once more.
page-forbidden = This was sent from another site
    .help = To keep your progress safe, answers are taken from our own pages only. Open the puzzle here and answer it again.
page-method = This page does not take that
    .help = It can be read, but nothing can be sent to it. Open it from the lessons.
page-too-large = That was too much at once
    .help = An answer is at most a few squares or one move. Go back to the puzzle and answer it on the board.
page-unavailable = The answer could not be kept
    .help = The server cannot reach its records right now, so nothing was counted. Please go back and send it again in a moment.
