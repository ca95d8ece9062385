# The lesson on checkmate: when a check cannot be answered.

lesson-checkmate = Checkmate
    .summary = Three questions that tell mate from check, the mates you will meet most, and why a king without a move is not always mated.

## Checkmate

section-checkmate =
    A king in check with **no legal way out** is **checkmated**. The game is over at that moment, and the side that gave mate has won. The king is not taken; he stays where he stands. What happens afterwards changes nothing, not even a clock that runs out a second later.

    To tell mate from check, ask three questions. **Can anyone take** the piece that gives check? **Can the king go** to a safe square? **Can anything come in between?** One yes, and it is only a check. Three times no: mate.

    Some mates come again and again. On the **back rank**, the king is shut in behind his own pawns. A **queen right beside him** cannot be taken when another piece protects her. In a **smothered mate** his own pieces fill every square around him, and the check comes from a knight. And a defender that is **pinned** is often no defender.

    Mate needs a check. If the side to move is not in check and has no legal move, that is **stalemate**, a draw.

    Some books write: checkmate, “perpetual check excepted”, and mean check after check without end. There is nothing to except. As long as each check can be answered, there is no mate, however many checks there are.
figure-checkmate-back-rank = White to move. The black king stands behind his three pawns. One step is enough.
    .step-1 = The rook gives check. Take it? Nobody can. Move the king? f8 and h8 lie on the rank that the rook attacks, and the other squares are full. Block on f8? Nobody gets there. Three times no: mate.
figure-checkmate-window = Almost the same, but Black's h-pawn has gone one square. Black is in check: find the way out.
figure-checkmate-protected = The queen stands right beside the king on h8. Try to take her with the king: the king on f6 protects her. It is mate.
figure-checkmate-unprotected = Now the white king stands on e5, and nobody protects the queen. Black is to move: take her with the king. Two bare kings are left, and that is a draw.
figure-checkmate-smothered = White to move. The knight on f7 stands between the queen and the king. Step through a famous finish.
    .step-1 = Double check, from the knight and from the queen on c4: the king has to move.
    .step-2 = h8 is the only square.
    .step-3 = The queen sacrifices herself on g8. The king cannot take her, because the knight on h6 protects her. The rook must.
    .step-4 = Now Black's own rook and pawns have shut the king in.
    .step-5 = The knight gives check from f7, and the king has no square left: a smothered mate.
figure-checkmate-pinned = A very short game. Watch the pawn on e7.
    .step-9 = The queen goes to e2. She looks along the e-file, where the knight on e4 and the pawn on e7 stand before the king.
    .step-10 = Black brings out another knight, and now all squares around the king are full.
    .step-11 = The knight has left the e-file, so the pawn on e7 is pinned by the queen. It cannot take on d6: mate on move 6.
figure-checkmate-two-rooks = Two rooks need no help from their king. One holds a rank, the other gives check on the next.
    .step-1 = The rook on a4 holds the fourth rank, the other one gives check on the fifth. The king has to go up.
    .step-3 = Now they change roles: the rook on b5 holds the fifth rank.
    .step-5 = Again one rank up.
    .step-7 = The rook on b7 holds the seventh rank, and on the eighth the king is in check. There is no rank left: mate.

## Puzzles

puzzle-checkmate-1 = White began with f2 to f3 and g2 to g4. Black to move: give mate in one.
    .after = This is the fastest mate there is, and White had to help with both moves. Neither a block on g3 nor on f2 is possible.
puzzle-checkmate-2 = White to move: give mate in one.
    .after = On d8 the rook would have been taken by the knight on c6. On e8 nobody can take it, and nobody gets to f8.
puzzle-checkmate-3 = White to move: give mate in one.
    .after = The pawn on f6 protects the queen on g7. On h7 the king would have taken her.
puzzle-checkmate-4 = White to move: give mate in one.
    .after = From g6 the knight gives check as well, but there the pawn on h7 takes it.
puzzle-checkmate-5 = Black has given up the queen, and now the bishop has taken on g3. White to move. What is the state of the game?
    .after = The bishop on g3 gives check. Nobody can take it, nobody can come in between on f2, and the king has no square: d1, d2, e2 and f1 hold his own pieces, and the bishop attacks f2.
puzzle-checkmate-6 = Black to move. What is the state of the game?
    .after = The bishop on b4 sees far: it can go back to f8 and stand in between.
puzzle-checkmate-7 = Black to move. What is the state of the game?
    .after = The pawn on f7 seems able to take the queen, but the bishop on b3 pins it. The bishop on b2 attacks h8 and g7.
puzzle-checkmate-8 = Black to move. What is the state of the game?
    .after = The king has no move, but the pawn on a7 has. Without that pawn it would be stalemate.
puzzle-checkmate-9 = Black is in check from the bishop on a6. Mark every empty square beside the king that White attacks, so that he cannot go there.
    .after = One bishop holds b7, the other b8 and c7; on d7 and d8 stand Black's own pieces. So it is mate, by two bishops that cross.
puzzle-checkmate-10 = White to move. How many of White's moves give mate?
    .after = The queen can do it on a7, b7, c8 and d8. On b8 the king takes her, and on c6 she leaves him a square, b8.
puzzle-checkmate-11 = Black is in check from the queen on g7. Is it mate? If not, find the way out.
    .after = The king cannot take her, since the bishop on b2 protects her. But the rook on b7 can, along the seventh rank.
puzzle-checkmate-12 = White has played the rook from e1 to e8. Black would like to take on g2 with the queen and give mate. Is that allowed?
    .after = The rook's check was mate, so the game ended there. Black was one move too late.
puzzle-checkmate-13 = White to move. Look at the board: has anyone won?
    .after = Besides the pawns, White has queen and two rooks against a knight, but the knight on f2 gives check and the king on h1 has no square. What counts is the king.
puzzle-checkmate-14 = White to move: the queen takes the pawn on f7, and it is mate. Write this move down. At the end, a # stands for mate.
    .after = The queen's letter, an x for the capture, the square, and a # for mate.
puzzle-checkmate-15 = White to move: give mate in two moves.
    .after = The rook had to leave d8 to take the queen, and nobody was left to guard the back rank.
puzzle-checkmate-16 = White to move: give mate in two moves.
    .after = The rook on b7 held the seventh rank, and the other gave mate on the eighth.
