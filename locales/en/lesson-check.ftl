# The lesson on check: what it is, and how it is answered.

lesson-check = Check
    .summary = What check is, why it must be answered at once, the three ways to do it, and the piece that may not step aside.

## What check is

section-check =
    A king is **in check** when an enemy piece attacks the square where he stands. Queen, rook and bishop give check along an open line, even from the far end of the board. A knight gives it from a knight's move away, a pawn diagonally. The king himself never does: he would have to come so close that he stepped into attack.

    The piece that gives check is not always the one that has moved. When a piece leaves a line and the piece behind it gives check, that is a **discovered check**. If the piece that left gives check as well, there are two checks at once: a **double check**.

    You may read that check means “next move I take your king”. It helps to picture it that way. But no king is ever taken: the game is over before that could happen.

    Nobody has to say “check”. The Laws of Chess, the official rules of the world chess federation FIDE, do not ask for it, and a check that nobody announced counts all the same. When moves are written down, a + after a move stands for check. So after every enemy move, look at your own king first.
figure-check-five = White to move. Five kinds of piece can give check here, each in one move: queen, rook, bishop, knight and pawn. Try to find them all.
figure-check-discovered = Step through a short game. Which piece gives check at the end?
    .step-7 = The white queen attacks the knight on e4. Between her and the black king stand two knights.
    .step-8 = Black saves the knight, and with it leaves the e-file.
    .step-9 = The white knight leaves the e-file as well, and the queen on e2 looks straight at e8: a discovered check. The knight on c6 attacks Black's queen, and Black has no time to save her.

## A check must be answered

section-check-must-answer =
    If your king is in check, **your very next move must end the check**. Everything else has to wait: an attack on the checking piece, a capture somewhere else, a check of your own. Even a move that would be mate is not allowed if your king stays in check.

    A move that leaves the king in check is no legal move. It is taken back, and another one is made; in a tournament it is penalised too. Nobody takes the king. In a friendly game of Chinese chess an overlooked check may cost the general. In chess the game never ends like that.

    How do you end a check? There are three ways; they come next. If none of them works, it is checkmate, and that is the next lesson.
figure-check-ignored = White is in check from the bishop on b4. Try to attack it, a2 to a3. Try to bring out a knight, g1 to f3. Then put something in between.
figure-check-counter = White is in check from the rook on d1. Try the rook from a7 to a8, which would otherwise be mate. Then find the two moves that are allowed.

## Three ways

section-check-three-ways =
    There are three ways to answer a check. It pays to look for all three.

    First, **capture**: take the piece that gives check. Any piece may do it. The king may do it too, if nobody protects that piece.

    Second, **move away**: the king goes to a square that is not attacked.

    Third, **block**: put a piece in between. That works only against a queen, a rook or a bishop, and only from a distance. A knight jumps, and a pawn stands so close that nothing fits in between: those checks cannot be blocked.

    Against a **double check** there is only one way: the king has to move. Take one of the two pieces with another, or close one line, and the other check is still there.
figure-check-three = White is in check from the bishop on c5. Answer in all three ways: take it with the knight from a4, step to h1 with the king, put the pawn in between with d3 to d4.
figure-check-knight = Black is in check from the knight on c7. Try to block with the bishop, e6 to d7. Then take the knight with the queen, or move the king.
figure-check-double = The knight went from e4 to d6: it gives check, and it has opened the e-file for the queen on e2. Try to take it, with the pawn on c7 or with the bishop on b4. Try to block with the queen, d8 to e7. Then find the only move.

## Never expose your own king

section-no-self-check =
    The rule above all rules: **after your move your own king must not be in check.** You know two sides of this already: he may not step into attack, and he may not be left in check. Here is the third: no piece may **open a line** that leads to its own king.

    A piece that has to keep such a line closed is **pinned**. It is not always frozen: if it can move along that line, it may do so, closer or farther, and it may even take the piece that pins it. A bishop pinned on a file or a rook pinned on a diagonal is stuck, though, and a pinned knight always is, because no knight's move stays on a line.

    A pinned piece **still attacks**. The enemy king may not go to a square that it guards, and it may even give check.

    All this is about the king only. A piece that shields a queen may step aside, as far as the rules go.
figure-check-along = White to move. The rook on e3 is pinned by the rook on e8. Try to go to a3. Then move it along the e-file, to e6 or all the way to e8.
figure-check-still-guards = Black to move. The knight on a2 is pinned by the rook on a8 and cannot move. But c3 is guarded by it: try the black king there. Then try d3.

## Puzzles

puzzle-check-1 = White is in check. Mark every piece that gives check.
    .after = The bishop looks from c5 through d4, e3 and f2 to g1. The queen and the knight are close to the king, but neither attacks g1.
puzzle-check-2 = White is in check. Mark every piece that gives check.
    .after = The knight on d3 and the queen on e7: a double check. The bishop could take the knight, but the queen would still give check, so the king has to go to f1.
puzzle-check-3 = Black to move. How many of Black's moves give check?
    .after = All of them are moves of the queen: to e6, to e5, to e4, and taking on d2. On e4 and on d2 she would be lost. A check is not good in itself.
puzzle-check-4 = White to move: give a discovered check.
    .after = Whatever the knight does, it opens the line from b3 to g8. Best of all, it takes the queen on f4: Black has to answer the check and cannot take back.
puzzle-check-5 = White to move: give check with two pieces at once.
    .after = On c6 the bishop attacks the king, and the rook on e1 does so down the open e-file. On g6 the bishop would be stopped by the pawn on f7, and only the rook would give check.
puzzle-check-6 = Black to move: the pawn on b7 takes the knight on c6. Is that allowed?
    .after = The knight attacks the queen, but it is White's queen on e2 who gives check, and that comes first.
puzzle-check-7 = White is in check from the queen on e5. How many legal moves does White have?
    .after = Bishop, queen and both knights can go to e2, and the knight on c3 to e4 too. The king has no square, and nobody can take the queen.
puzzle-check-8 = White to move. What is the state of the game?
    .after = The queen on h4 looks through g3 and f2 to e1. A single move is left, g2 to g3, but it is a way out. Suppose Black's queen then takes on g3, the pawn on h2 takes her, and Black's bishop takes on g3: after that there would be none.
puzzle-check-9 = White is in check from the queen on e4. The knight on c3 takes her. Is that allowed?
    .after = The bishop on b4 looks at this knight, but behind it stands White's bishop on d2 before the king comes. The knight is not pinned.
puzzle-check-10 = White is in check from the knight on f3. Answer the check by a capture.
    .after = The queen can take, and so can the pawn. The king's steps to e2 and f1 would have been legal as well.
puzzle-check-11 = Black is in check from the queen on b3. Answer the check by putting something in between.
    .after = Five moves do it: a knight or the pawn to d5, the bishop to e6, the rook to f7.
puzzle-check-12 = White is in check from the knight on f2. Answer the check with a move of the king.
    .after = On g1 he is safe too, because Black's own knight closes the line of the bishop on c5. The rook could also have taken the knight.
puzzle-check-13 = White is in check from the queen on h4 and answers with the pawn, g2 to g3. Which of the three ways is this?
    .after = The pawn attacks the queen, but that alone would not help. What ends the check is that it stands between her and the king.
puzzle-check-14 = White to move: the pawn on g2 takes the knight on h3. Is that allowed?
    .after = The bishop on b6 gives check as well. White has one legal move, king to h1.
puzzle-check-15 = White to move. Mark every white piece that is pinned.
    .after = The knight on c3 shields the king from the bishop on b4, the bishop on e2 from the rook on e8. The knight on f3 is free to go: its king is not on that diagonal.
puzzle-check-16 = White to move: the queen on d4 takes the bishop on b6. Is that allowed?
    .after = The queen was pinned, but she stayed on the line and took the very piece that pinned her.
puzzle-check-17 = White to move: the pawn goes from f2 to f4. Is that allowed?
    .after = On f2 the pawn shields the king from the bishop on c5. Once the king stands on h1, it is free to go.
puzzle-check-18 = White to move. Mark every square to which the rook on e4 can go.
    .after = It is pinned, so it keeps to the e-file, as far as e8, where it can take the rook that pins it.
puzzle-check-19 = White to move: the king goes from b4 to b5. Is that allowed?
    .after = The bishop on e8 cannot leave the rank, because of the rook on a8. It guards b5 all the same.
puzzle-check-20 = Black is in check from the rook on e5. The knight on d7 takes it. Is that allowed?
    .after = The knight shields the king from the bishop on a4. A pinned piece cannot help here, so the king has to go, to d8 or f8.
puzzle-check-21 = White to move: give check.
    .after = The bishop is pinned by the bishop on b6, but d4 lies on the line of the pin. On h6 it would attack the king as well, and leave its own king in check.
