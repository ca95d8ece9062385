# The lesson on capturing a pawn in passing.

lesson-en-passant = En passant
    .summary = Why a pawn that has gone two squares can be captured on the square it passed over, and when.

## What it is

section-en-passant =
    A pawn goes two squares from its starting square and lands **right beside** an enemy pawn. Then that enemy pawn may capture it as if it had gone only one square: it moves diagonally **to the square passed over**, and the pawn that went past leaves the board.

    The name is French for “in passing”. Long ago pawns only went one square at a time. When the double step came in, a pawn could have used it to slip past an enemy pawn that guards the square in between. This rule makes sure that it cannot.

    Right beside means on the same rank **and on the next file**. A white pawn that captures en passant always stands on rank 5 and lands on rank 6; a black one stands on rank 4 and lands on rank 3.

    It is the only capture in which you do not land where the captured piece stood. It counts as one move, and nobody has to play it unless there is no other legal move.
figure-en-passant-passing = Step through the first moves of a game and watch the c-file.
    .step-3 = The white pawn on d5 guards c6: any black pawn that stops there could be taken.
    .step-4 = The black pawn goes two squares, past c6, and stops right beside the white one.
    .step-5 = White takes it as if it stood on c6. The white pawn lands there, and the pawn on c5 is gone.
    .step-6 = From now on the pawn on c6 is like any other. Black takes it.
figure-en-passant-how = After 1. e4 e6 2. e5, Black has played d7 to d5, past the square d6. Press the pawn on e5, then d6, and watch the pawn on d5.
figure-en-passant-black-too = Black can do it too. White has played e2 to e4, past e3. Press the pawn on d4, then e3. Try d4 to e4 as well: nobody lands on the passed pawn's own square.
figure-en-passant-not-beside = The pawns on c5 and e5 stand on the same rank, but there is a whole file between them. Try e5 to d6.

## At once or never

section-en-passant-at-once =
    En passant is possible **only in the very next move** after the double step. Play anything else first, and the right is gone for good, even if the two pawns stand side by side for the rest of the game.

    A later double step by another pawn gives a new right, but only against that pawn. And the double step has to come last: if your own pawn arrives beside an enemy pawn later, there is nothing to capture in passing.

    So the board alone cannot tell you whether en passant is allowed. You have to know the last move. That is why programs that save a position also write down the square that was passed over.
figure-en-passant-late = Black played d7 to d5 on move 2, and White answered with d2 to d4. Black then played c7 to c5. Now try e5 to d6.
figure-en-passant-two-neighbours = Two black pawns stand beside the pawn on e5. The one on d5 was there first, and the white pawn came up beside it. The one on f5 made its double step in the last move. Try e5 to d6, then e5 to f6.

## Only against a double step

section-en-passant-double-step-only =
    The captured pawn must have come from its starting square **in one double step**. If it came in two single steps, it passed over no square, so there is nothing to capture in passing.

    Only a pawn captures en passant, and only a pawn is captured that way. A knight or a bishop may of course go to the square passed over, but it captures nothing there.

    As always, your king must not be attacked after the move. Here this holds a surprise: **two pawns leave the same rank at once**, and a rook or queen at its end may suddenly look at your king. And if you are in check, you may capture en passant only if that ends the check.
figure-en-passant-single-steps = The white pawn came to e4 in two moves: first to e3, then one square more. Try to take it en passant, from d4 to e3.
figure-en-passant-pinned-rank = Black has played c7 to c5. Try b5 to c6. Both pawns would leave rank 5, and nothing would stand between the rook on h5 and your king on a5.

## Puzzles

puzzle-en-passant-1 = Black has played c7 to c5. White to move: mark the square on which White lands when capturing en passant.
    .after = c6 is the square that the pawn passed over. The pawn on c5 leaves the board.
puzzle-en-passant-2 = White has played d2 to d4. Black to move: capture en passant.
    .after = The capture lands on d3, and yet it is the pawn on d4 that goes. The pawn on c4 came by a double step too, but it does not stand beside e4.
puzzle-en-passant-3 = Black has played d7 to d5. White to move: mark every white piece that may capture en passant.
    .after = Both neighbours may. The knight on b5 can go to d6 as well, but it would capture nothing there.
puzzle-en-passant-4 = White has played b2 to b4. Black to move: the pawn goes from a4 to b3. Is that allowed?
    .after = A pawn on the edge has only one neighbour file, and that is enough.
puzzle-en-passant-5 = A game begins 1. d4 c5 2. d5 e5. White to move: mark the pawn that White may capture en passant.
    .after = The pawn on c5 made its double step when White's pawn still stood on d4. Only the last move counts.
puzzle-en-passant-6 = A game begins 1. d4 f5 2. d5 e5 3. Nc3 Nf6. White to move: the pawn on d5 takes en passant on e6. Is that allowed?
    .after = It was possible on move 3 only, in place of Nc3.
puzzle-en-passant-7 = A game begins 1. e3 e5 2. c4 e4 3. d4 Nf6 4. Nc3. Black to move: the pawn goes from e4 to d3. Is that allowed now, perhaps later, or never again?
    .after = The pawns may stay side by side as long as they like: against the pawn on d4 the right does not come back.
puzzle-en-passant-8 = Black has played f7 to f5. White to move: capture en passant.
    .after = The pawn on d5 stands beside e5 as well, but its double step was long ago.
puzzle-en-passant-9 = A game begins 1. e4 d6 2. e5 d5. White to move: the pawn on e5 takes en passant on d6. Is that allowed?
    .after = The pawn went from d7 to d6, and later from d6 to d5: two single steps, and no square passed over.
puzzle-en-passant-10 = Black has played d7 to d5. White to move: mark every white piece that may capture en passant.
    .after = The pawn on e5 must stay on its file: behind it stands the king, and in front of it, on e8, the rook.
puzzle-en-passant-11 = Black has played c7 to c5. White to move: the pawn on b5 takes en passant on c6. Is that allowed?
    .after = Both pawns leave rank 5, but the knight on e5 still stands between the rook and the king.
puzzle-en-passant-12 = White has played e2 to e4, and that is check. Black to move: answer the check by a capture.
    .after = The king himself could not take on e4: the white king protects the pawn.
puzzle-en-passant-13 = Black has played d7 to d5, and the bishop on c8 gives check. White to move: the pawn on e5 takes en passant on d6. Is that allowed?
    .after = A pawn on d6 does not stand between the bishop and the king. On e6 it would: e5 to e6 is legal.
puzzle-en-passant-14 = A game begins 1. d4 e6 2. d5 c5. White to move: how many legal moves does the pawn on d5 have?
    .after = One step forward, an ordinary capture on e6, and the one in passing, on c6.
puzzle-en-passant-15 = A game begins 1. e4 Nf6 2. e5 d5. White to move: the pawn on e5 takes the pawn on d5 en passant. Write this move down: the file that the pawn comes from, an x, and the square where it lands.
    .after = It lands on d6, not on d5, so you write exd6. You may add e.p., but you need not.
puzzle-en-passant-16 = White has played e2 to e4, and the pawn gives check. Black to move. What is the state of the game?
    .after = It looks like mate: the king has no square, and he cannot take e4. But the pawn on d4 can take in passing, on e3. It is Black's only move.
