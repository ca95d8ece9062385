# Puzzles that a teacher sets, and questions asked back.

## Above a puzzle by itself

puzzle-set = A puzzle that was set for you
puzzle-of-question = An exercise on this question
puzzle-to-question = Back to the question

## The list

own-title = Your puzzles
own-lead = Puzzles that you have made yourself. Each has a link that works for everyone, without an account.
own-new = Make a puzzle
own-import = Import puzzles from a file
own-none = You have made no puzzles yet
own-none-how = Set up a position and see what can be asked about it. The rules engine finds all the right answers.
own-set-up = Set up a position
own-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
own-link = Link to share
own-set = Set as an exercise
own-set-which = For which class?
own-set-no-class = You have no class yet. Make one first; then you can set the puzzle.
own-set-new-class = Make a class
own-erase = Erase
own-before = Newer puzzles
own-after = Older puzzles
own-export-cut = Only the latest { $count } go into the file.
own-done-kept = The puzzle is saved.
own-done-known = You already have this puzzle.
own-done-erased = The puzzle is erased.
own-done-taken = { $count ->
    [0] No puzzle was added: none was ticked, or they are in your list already.
    [one] 1 puzzle is saved.
   *[other] { $count } puzzles are saved.
}
own-erase-title = Erase this puzzle?
own-erase-what = It disappears from your list. Its link still works for those who have it, and what pupils have answered stays.
own-erase-sure = Erase it
own-erase-not = Keep it

## Setting a puzzle

own-begin = A puzzle begins with a position. Set one up, then press “Make a puzzle of it” below the board.
own-fen = Or paste a position (FEN)
own-look = Look
own-fen-fault = This position can't be read. A FEN begins with eight ranks, separated by slashes.
own-moves-fault = The moves to this position can't be played.
own-pick = Choose what to ask. Below each question are all its right answers.
own-press = Press a square or a piece to ask about it.
own-about-all = About the whole position
own-about-square = About { $square }
own-about-move = About a move
own-move = A move, legal or not (e1g1, Nf3, 0-0)
own-move-fault = This can't be read as a move here. Write from and to, such as e2e4.
own-ask-write = Write this move down.
own-walk = Send the piece for a walk. To which squares? (c3 d5)
own-right = Right: { $answer }
own-misfits = { $count ->
    [one] 1 question does not fit here
   *[other] { $count } questions do not fit here
}
own-computed = The rules engine has worked this out. Nothing else counts as right.
own-name = A name for your list
own-name-how = Optional. Pupils do not see it on the puzzle's page.
own-keep = Save the puzzle
own-other = Ask something else
ask-make-puzzle = For teachers: make a puzzle of it

## Why a puzzle is not worth setting

own-unfit-unsaid = This can't be asked here.
own-unfit-long = Too many moves lead to this position.
own-unfit-flawed = The question does not fit this board.
own-unfit-none = Nothing here would be a right answer.
own-unfit-all = Every answer would be right, so there is nothing to find.
own-unfit-sooner = { $count ->
    [one] There is a mate in one already: { $move }.
   *[other] There is a mate in { $count } already, beginning with { $move }.
} Ask for that one.
own-unfit-unproved = There are too many lines to look through, so nobody can say for sure what is right.

## Taking puzzles in

own-import-lead = From a PGN, every game that starts from a position of its own becomes a puzzle. From the Lichess puzzle table, every line whose solution can be asked for.
own-import-text = Paste a PGN, or lines of the Lichess puzzle table
own-import-file = Or choose a file, up to { $limit } MB
own-import-look = See what is in it
own-import-other = Another file
own-import-empty = There is nothing here yet. Paste some text, or choose a file.
own-import-nothing = No games and no puzzles were found in it.
own-import-no-text = This file is not text. Please choose a PGN or a CSV file.
own-import-large = This is more than { $limit } MB. Please take only a part of it.
own-taken = { $count ->
    [one] 1 puzzle was found
   *[other] { $count } puzzles were found
}
own-taken-how = Untick what you do not want.
own-taken-more = These are the first { $most }; there are more in the file.
own-taken-none = Nothing in it makes a puzzle. The reasons are below.
own-keep-all = Save the ticked puzzles
own-passed = { $count ->
    [one] 1 was left out
   *[other] { $count } were left out
}
own-line = Line { $line }
own-pass-start = This game has no position of its own: it begins as every game does.
own-pass-position = Its position can't be read, or can't occur.
own-pass-columns = This line has no position and no moves. The first columns should be PuzzleId, FEN, Moves.
own-pass-moves = There is no move in it to look for.
own-pass-illegal = One of its moves is not legal.
own-pass-twice = The same puzzle is in the list above.
own-pass-goal = No question has exactly this solution as its right answer.
