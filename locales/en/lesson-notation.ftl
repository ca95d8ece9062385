# Writing moves down, and reading them.

lesson-notation = Writing moves down
    .summary = Letters for pieces, names for squares, and a few signs: how a game is put on paper.

## Writing moves down

section-notation-letters =
    Five pieces have a letter: **K** king, **Q** queen, **R** rook, **B** bishop, **N** knight, since K is taken. A pawn has none. Write the letter, then the square it goes to: Nf3. For a pawn the square is enough: e4.

    A capture has an **x**: Bxc6. A pawn that captures also gives the file it comes from: exd5. A check ends in **+**, a mate in **#**. Castling is **0-0** on the short side and **0-0-0** on the long one; programs write O-O. After a promotion comes the new piece: d8Q, or d8=Q as programs have it. After a capture en passant you may add e.p.

    What if **two pieces of a kind** can go to the same square? Then say which, by its file: Nbd2. If both stand on one file, by its rank: R1e3.

    The number counts the moves. 1. e4 e5 is White's first and Black's first; a black move by itself has three dots: 1… e5. In slow tournament games both players have to write. FIDE lets you leave out x, + and #. Players may also use the letters of their own language; these are the English ones.
figure-notation-score = A short game to step through, with each move as it is written.
    .step-1 = e4. A pawn has no letter.
    .step-2 = 1… e5. On a score sheet it goes into the second column, without the dots.
    .step-3 = Bc4. B is the bishop.
    .step-4 = Nc6. N is the knight.
    .step-5 = Qh5. Q is the queen.
    .step-6 = Nf6. A natural move, and a mistake.
    .step-7 = Qxf7#. The queen captures on f7, and it is mate.
figure-notation-which = White to move. Type Rd1: which rook do you mean? Then type Rad1 or Rfd1. Type Nd5, too: only one knight can go there, so the letter is enough.
figure-notation-special = The special moves, one after another. Step through.
    .step-1 = 0-0, short castling.
    .step-2 = Black writes it the same way: 0-0.
    .step-3 = c4. The two squares in one go need no sign.
    .step-4 = bxc3, or bxc3 e.p.: en passant. The square is the one where the capturing pawn lands.
    .step-5 = axb8Q: the a-pawn takes on b8 and becomes a queen.
    .step-6 = Rxb8. Only one rook can do it.

## Puzzles

puzzle-notation-1 = Black to move: the knight goes from g8 to f6. Write the move down.
    .after = N, and the square.
puzzle-notation-2 = White to move: the pawn on e4 takes the pawn on d5. Write the move down.
    .after = The file it comes from, x, and the square.
puzzle-notation-3 = White to move: the knight goes from b1 to d2. The other knight could go there as well. Write the move down.
    .after = The b says which one.
puzzle-notation-4 = White to move: castling on the long side. Write the move down.
    .after = One 0 for each square the rook moves.
puzzle-notation-5 = White to move: the pawn goes from d7 to d8 and becomes a queen. Write the move down.
    .after = FIDE writes d8Q, programs d8=Q; both are read here.
puzzle-notation-6 = Black to move: the queen goes from d8 to h4. Write the move down, with the sign at the end if it needs one.
    .after = # for mate. A + would not be a lie, but it would say too little.
puzzle-notation-7 = On c6 and f3 stands the same kind of piece. Which letter does it have in written moves?
    .after = The king has taken the K.
puzzle-notation-8 = Black to move writes Rd7. Does that name a legal move?
    .after = Only the rook from d8 can go to d7, so nothing needs to be added.
puzzle-notation-9 = Black to move writes Rd8. Does that name a legal move?
    .after = Rcd8 or Rfd8: the file says which.
puzzle-notation-10 = White to move. On the score sheet stands Bxc6. Play this move.
    .after = B is the bishop, not the b-pawn. The knight could have taken there as well, but that would be Nxc6.
