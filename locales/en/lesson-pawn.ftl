# The lesson on the pawn: how it moves, its first move, how it captures.

lesson-pawn = The pawn
    .summary = Straight ahead to move, two squares at the start, diagonally to capture.

## How it moves

section-pawn-move =
    A pawn goes **straight forward, one square at a time**, and only onto an empty square. Forward is away from its own side: white pawns climb towards rank 8, black pawns come down towards rank 1.

    It never goes sideways and it **never goes back**. No other piece is like that. It cannot come home again, so look twice before you move one.

    If any piece stands right in front of it, friend or enemy, the pawn cannot go on. In Chinese chess a soldier may also step sideways once it has crossed the river. A pawn keeps to straight ahead, however far it has come.

    On the last rank a pawn cannot stay a pawn. In the same move it becomes a queen, rook, bishop or knight. That is called promotion, and it has its own lesson.
figure-pawn-forward = White to move. Try the pawn on e4 back to e3, and then sideways to f4. Try a2 to a5. Then move forward: d3 to d4.
figure-pawn-black-forward = Black to move. For Black, forward is the other way. Try the pawn from e5 to e6, then to e4, where a white pawn stands in front of it. Then play c5 to c4.
figure-pawn-last-step = White to move. Type e7e8 and nothing else: what is missing? Type e8=K, which asks for a king. Then try to make a queen too early, with b3b4q. Last, type e8=Q, which asks for a queen.

## The double step

section-pawn-double-step =
    From its starting square a pawn may go **two squares instead of one**. White's pawns start on rank 2, Black's on rank 7. You may; you need not.

    Every pawn has this choice for itself. It does not matter how long the game has lasted: a pawn that still stands at home may use it. Once a pawn has moved, even by a capture, it goes one square at a time.

    There is a condition: **both squares must be empty**, the one it passes over and the one where it stops. A pawn does not jump, and it captures nothing with a double step.

    The double step has one risk. An enemy pawn that it lands beside may take it at once; this is called en passant and has its own lesson.
figure-pawn-two-steps = White to move. Try f2 to f4 and c2 to c4: a knight stands in between. Try b2 to b4, where the bishop stands, and h3 to h5 with a pawn that has already moved. Then play a2 to a4.

## Straight to move, diagonal to capture

section-pawn-capture =
    The pawn is the only piece that moves in one way and captures in another. It **captures one square diagonally forward**, to the left or to the right. A pawn on the edge of the board has only one such square.

    Both halves are strict. Straight ahead it captures nothing. And without something to capture it does not go diagonally; the one exception is en passant.

    You may read that a pawn with a piece in front of it cannot move at all. That is too strict: it cannot go forward, but **it can still capture diagonally**.

    Because it captures diagonally, a pawn guards the two squares diagonally in front of it, even while they are empty. The square straight ahead it does not guard. In Chinese chess a soldier captures as he moves; here you have to look twice.
figure-pawn-diagonal = White to move. The pawn on e4 is stopped by the pawn on e5. Try to take that one. Try the empty square f5. Then take the pawn on d5.
figure-pawn-guards = Black to move. Try the king to c5 and to e5: the pawn on d4 guards both. Then try d5, right in front of the pawn.

## Puzzles

puzzle-pawn-1 = White to move: the pawn goes from c5 to d5. Is that allowed?
    .after = A soldier beyond the river could do that in Chinese chess. A pawn goes on to c6, or stays.
puzzle-pawn-2 = White to move: bring a pawn to d5.
    .after = The pawns on c4 and e4 look at d5 too, but there is nothing for them to capture.
puzzle-pawn-3 = Black to move. Mark every square to which the pawn on c5 may go.
    .after = Straight on to the empty square c4, or diagonally to d4, where there is a pawn to take. Nothing stands on b4.
puzzle-pawn-4 = Black to move: advance a pawn two squares.
    .after = Three pawns could not: f7 has the knight in front, g7 would land on the bishop, and d6 has already moved.
puzzle-pawn-5 = Black to move: the pawn goes from c7 to c5. Is that allowed?
    .after = Its own comrade on c6 is in the way. Two pawns of one side on a file are called doubled pawns.
puzzle-pawn-6 = White to move, and it is move 52: the pawn goes from a2 to a4. Is that allowed?
    .after = The number of moves played does not matter: this pawn still stands at home.
puzzle-pawn-7 = Black to move: the pawn goes from c6 to c4. Is that allowed?
    .after = It came to c6 by a capture from b7, so its first move is spent. One square, to c5, is possible.
puzzle-pawn-8 = White to move. Mark every square on which the pawn on e4 can capture.
    .after = The pawn on e5, nearest of all, is the one that it cannot take.
puzzle-pawn-9 = Black to move. Mark every white piece that attacks d5.
    .after = The pawn on d4 has d5 right in front of it, and straight ahead a pawn attacks nothing.
puzzle-pawn-10 = Black to move: capture something with a pawn.
    .after = White has offered this pawn: the opening is called the King's Gambit.
puzzle-pawn-11 = White to move: the pawn on e5 takes the pawn on e6. Is that allowed?
    .after = From e5 it captures on d6 and f6 only, and nothing stands there. The pawn on d4 could take on c5.
puzzle-pawn-12 = White to move: give check with a pawn.
    .after = On d6 the pawn would have the king right in front of it, and straight ahead a pawn attacks nothing.
puzzle-pawn-13 = White to move: the pawn on e4 takes the pawn on d5. Is that allowed?
    .after = It may go straight on to e5, because there it still shields the king from the rook.
puzzle-pawn-14 = White to move. How many legal moves does the pawn on c2 have?
    .after = One step, two steps, and a capture on either side. Promotions aside, no pawn ever has more than these four.
puzzle-pawn-15 = White to move: the pawn on e4 takes the pawn on d5. Write this move down. A pawn has no letter: begin with the file that it comes from.
    .after = The e-file, an x for the capture, and the square: exd5.
puzzle-pawn-16 = Does White attack the pawn on d5?
    .after = The pawn on c4 does, diagonally. The pawn on d4 stands right in front of it and attacks only c5 and e5.
