# The lesson on the king: one step at a time, and never into attack.

lesson-king = The king
    .summary = One square at a time, never onto a square that the enemy attacks, and never off the board.

## How he moves

section-king-move =
    The king goes **one square, in any direction**: straight, sideways or diagonally. He captures in the same way. Where a piece of his own stands, he cannot go.

    In the middle of the board he has 8 squares around him, on the edge 5, in a corner 3. Here every square that does not touch the edge counts as the middle. That is different from queen and bishop, who lose squares with every ring.

    In Chinese chess the general stays in his palace and never goes diagonally. The king has no palace. He may walk over the whole board.

    Once in a game he may go two squares, in castling. It has its own lesson.
figure-king-ring = From d4 eight squares are within his reach, one in each direction.
figure-king-edge = On the edge the black king has five squares. In the corner the white king has three.
figure-king-march = Two kings go for a walk. Each of them is after a pawn on the far side.
    .step-1 = A step diagonally.
    .step-2 = A step straight on.
    .step-7 = Right in front of a pawn he is safe: this pawn could only take diagonally.
    .step-9 = He takes as he moves: one step, and the pawn is gone.
    .step-10 = The black king takes a pawn as well.

## The king may not step into attack

section-king-no-attacked-square =
    A piece **attacks** a square if it could capture there with its next move. **The king may never go to a square that an enemy piece attacks.** That holds for captures, too: he may take a piece that nothing protects, but not one that another enemy piece protects.

    An attack goes on behind the king. If a rook attacks him along a line, he cannot escape by a step back along that same line, because there the rook would attack him again.

    A piece that may not move guards all the same. Suppose a bishop of Black's has to stay where it is, because it stands between its own king and a white rook. It is called **pinned**. Still, the white king may not step onto a square that this bishop attacks.

    The enemy king guards the squares around him as well. That is why **the two kings never stand side by side**: at least one square always lies between them.

    A king who is attacked at this moment is in check and must be saved at once. There is a lesson about that.
figure-king-lines = White to move. Try the king to d3: from d8 the black rook attacks the whole file. Then go to e4.
figure-king-take = White to move. Try to take the rook on d2: the rook on d8 protects it. Then take the bishop on f3, which nothing protects.
figure-king-through = The rook on e8 attacks the white king. Try to step back to e3, and forward to e5: both lie on the same line. Then leave it, with d4 for example.
figure-king-pinned-guard = The bishop on g5 is pinned: if it left the g-file, the rook on g1 would attack the black king. Try the white king to e3 or d2 all the same. Then go to d3.
figure-king-kings = Two kings face each other. Try the white king to c4, d4 and e4: the black king guards all three. Then go to e3.

## The king is never captured

section-king-never-captured =
    Every other piece may be captured. **The king never is.** There is no move that takes a king.

    When a king is attacked and nothing can save him any more, that is **checkmate**, and the game is over in that moment. He stays on the board, and his side has lost. Both kings are there from the first move to the last.

    That makes the king the most important piece of all. You can lose your queen and still win. If your king is caught, the rest of your army does not count any more.
figure-king-caught = Two white rooks against a king. Step through the moves and see how he is caught.
    .step-1 = From a7 this rook attacks the whole of rank 7. The king cannot step down any more.
    .step-2 = He goes along the edge.
    .step-3 = The other rook attacks him on rank 8. He has no square left: checkmate. The game is over, and nobody takes him off the board.
figure-king-no-capture = White to move. Try to take the king: press e1, then e8. Then see how far the rook may really go.

## Hide early, lead late

section-king-safety-phase =
    This is **advice, not a rule**. Early in the game the board is full of pieces that can attack the king. So **hide him**: at the side, with pawns in front of him. Castling does it in a single move.

    Late in the game, in what is called the endgame, the queens and most other pieces have gone, and few dangers are left. Then **let him come out**. He goes to the middle, guards eight squares, leads his own pawns and takes the enemy's. A king who keeps hiding in the endgame is a piece that does nothing.
figure-king-hidden = Early in the game. Both kings have gone to the side and stand behind three pawns each.
figure-king-leading = An endgame. Both kings have come to the middle. White's king can go on to c5, where he attacks two pawns at once.

## Puzzles

puzzle-king-1 = The king stands on the edge. How many squares can he reach?
    .after = Five: a4, a6, b4, b5 and b6. In the middle he would have eight, in a corner three.
puzzle-king-2 = Mark every square to which the king can go.
    .after = He may take the rook on d2. Bishop and pawns are his own, and f1 is empty.
puzzle-king-3 = How many moves does the king need at least to get from b1 to g4?
    .after = Five. He has five files to cross, and on three of his steps he goes up a rank at the same time.
puzzle-king-4 = Three pawns of his own stand in the king's way. Bring him to the marked square, in as few moves as you can.
    .after = Along the edge, round the last pawn, and back: five moves for two squares.
puzzle-king-5 = White to move. Mark every square to which the king may go.
    .after = The rook attacks all of rank 3, so d3, e3 and f3 are closed to him.
puzzle-king-6 = White to move: the king goes from e4 to e5. Is that allowed?
    .after = The black king stands right beside e5. Two kings are never next to each other.
puzzle-king-7 = White to move: the king takes the rook on f2. Is that allowed?
    .after = It looks as if the other rook protected it, but White's pawn on c2 stands in between.
puzzle-king-8 = White to move. The rook on a5 has to shield the black king. May the white king go to e5?
    .after = A pinned rook guards its rank like any other.
puzzle-king-9 = Think of the black king, on g8. Mark every square beside him that he may not enter, because White attacks it.
    .after = The rook on a7 attacks all of rank 7. f8 and h8 are still open to him.
puzzle-king-10 = Bring the king to the marked square, in as few moves as you can. He may never step onto a square that a black piece attacks.
    .after = White's pawn on d4 stops the rook's line, so he may cross rank 4 on f4. On e4 the bishop would attack him.
puzzle-king-11 = White to move: the rook goes from e1 to e8 and takes the king. Is that allowed?
    .after = There is no such move, whatever stands in between.
puzzle-king-12 = White to move: attack the black king in such a way that he cannot escape any more.
    .after = One rook holds the b-file, the other attacks along the a-file. That is checkmate.
puzzle-king-13 = It is White's turn, and White has a queen and a rook against a rook. Look at White's king. Who has won?
    .after = The rook on e1 attacks him, and he has no way out. Queen and rook come too late.
puzzle-king-14 = This game is over: White's king has been checkmated. How many kings are on the board?
    .after = Two, as in every game, to the very end.
puzzle-king-15 = Only kings and pawns are left, and it is White's turn. Where would a coach send the king?
    .hide = Into a corner, behind the pawns.
    .centre = Towards the middle, to help the pawns.
    .stay = Nowhere: he waits on e1.
    .after = Nothing is left on the board that could chase him, and Black's king is in the middle already.
puzzle-king-16 = White to move. Only a bishop is left beside kings and pawns, so White's king may come out. Put him on a centre square that Black does not attack.
    .after = On d4 he stands well. The bishop on h7 attacks e4, all along its diagonal.
