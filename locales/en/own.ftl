# Puzzles that a teacher sets, and questions asked back.

## Above a puzzle by itself

puzzle-set = A puzzle that was set for you
puzzle-of-question = An exercise on this question
puzzle-to-question = Back to the question

## The list

own-title = Your puzzles
own-to-classes = Your classes
own-lead = Puzzles that you have set yourself. Each has a link that works for everybody, without an account.
own-new = Set a puzzle
own-import = Take puzzles in from a file
own-none = You have set no puzzle yet
own-none-how = Set up a position, and see what can be asked of it. The rules engine finds all right answers.
own-set-up = Set up a position
own-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}
own-link = Link to share
own-set = Set as an exercise
own-set-which = For which class?
own-set-no-class = You have no class yet. Make one first; then the puzzle can be set.
own-set-new-class = Make a class
own-erase = Erase
own-before = Later ones
own-after = Earlier ones
own-export-cut = The latest { $count } go into the file.
own-done-kept = The puzzle is kept.
own-done-known = You have this puzzle already.
own-done-erased = The puzzle is erased.
own-done-taken = { $count ->
    [0] No puzzle is new to your list.
    [one] 1 puzzle is kept.
   *[other] { $count } puzzles are kept.
}
own-erase-title = Erase this puzzle?
own-erase-what = It goes from your list. Its link still works for those who have it, and what pupils have answered stays.
own-erase-sure = Erase it
own-erase-not = Keep it

## Setting a puzzle

own-begin = A puzzle begins with a position. Set one up, then press “Make a puzzle of it” below the board.
own-fen = Or paste a position (FEN)
own-look = Look
own-fen-fault = This is no position that can be read. A FEN begins with eight ranks, with strokes between.
own-moves-fault = The moves to this position cannot be played.
own-pick = Pick what is to be asked. All right answers stand beside it.
own-press = Press a square or a piece to ask about it.
own-about-all = About the whole position
own-about-square = About { $square }
own-about-move = About a move
own-move = A move, allowed or not (e1g1, Nf3, 0-0)
own-move-fault = This cannot be read as a move here. Write from and to, such as e2e4.
own-ask-write = Write this move down.
own-walk = Send the piece for a walk. To which squares? (c3 d5)
own-right = Right: { $answer }
own-misfits = { $count ->
    [one] 1 question does not fit here
   *[other] { $count } questions do not fit here
}
own-computed = The rules engine has worked this out. Nothing else counts as right.
own-name = Name, for your list
own-name-how = It may stay empty. Pupils do not see it here.
own-keep = Keep the puzzle
own-other = Ask something else
ask-make-puzzle = For teachers: make a puzzle of it

## Why a puzzle is not worth setting

own-unfit-unsaid = This cannot be asked here.
own-unfit-long = Too many moves lead to this position.
own-unfit-flawed = The question does not fit this board.
own-unfit-none = Nothing here would be a right answer.
own-unfit-all = Every answer would be right, so there is nothing to find.
own-unfit-sooner = { $count ->
    [one] There is a mate in one already: { $move }.
   *[other] There is a mate in { $count } already, beginning with { $move }.
} Ask for that one.
own-unfit-unproved = There are too many ways to look through, so nobody can be told for sure what is right.

## Taking puzzles in

own-import-lead = From a PGN, every game that begins with a position becomes a puzzle. From the puzzle table of Lichess, every line whose solution can be asked for.
own-import-text = Paste a PGN, or lines of the Lichess table
own-import-file = Or choose a file, up to { $limit } MB
own-import-look = See what is in it
own-import-other = Another file
own-import-empty = There is nothing in it. Please paste a text or choose a file.
own-import-nothing = No game and no puzzle was found in it.
own-import-no-text = This file is no text. Please choose a PGN or a CSV.
own-import-large = This is more than { $limit } MB. Please take a part of it.
own-taken = { $count ->
    [one] 1 puzzle can be taken
   *[other] { $count } puzzles can be taken
}
own-taken-how = Untick what you do not want.
own-taken-more = These are the first { $most }; there is more in the file.
own-taken-none = Nothing in it makes a puzzle. Below is why.
own-keep-all = Keep what is ticked
own-passed = { $count ->
    [one] 1 is passed over
   *[other] { $count } are passed over
}
own-line = Line { $line }
own-pass-start = This game has no position of its own: it begins as every game does.
own-pass-position = Its position cannot be read, or cannot be.
own-pass-columns = The line has no position and no moves. The columns are PuzzleId, FEN, Moves.
own-pass-moves = There is no move to find in it.
own-pass-illegal = One of its moves is not allowed.
own-pass-twice = The same puzzle stands further up.
own-pass-goal = No question here has its solution as the one right answer.
