# The lesson on what all moves have in common.

lesson-moves = Moving and capturing
    .summary = Whose turn it is, where a piece may go, how it captures, and what stands in its way.

## Turns

section-turns =
    White makes the first move of every game. Then Black moves, then White again, **one move each**, until the game is over. Nobody moves twice in a row, and nobody may pass.

    A move takes **one piece from one square to another**. Lifting a piece and putting it back where it stood is no move at all. Only castling moves two pieces, a king and a rook, and it still counts as one move. It has its own lesson; written down, it is O-O or O-O-O.

    A white move and a black move together carry one number. In 1. e4 e5, the 1 is the number, e4 is White's move and e5 is Black's. There is no letter for a pawn: e4 alone says that a pawn goes to e4.

    The turns stop when the game stops. A king that is attacked and cannot be saved is checkmated, and his side has lost. A move that the rules allow is called a legal move. A side that is not in check and has no legal move at all is stalemated, and the game is a draw. In Chinese chess Red begins, and a player without a move loses. Here White begins, and a player who is not in check and has no move draws.
figure-moves-first-move = The start of the game, and it is White's turn. Press the pawn on e7, then e5. Then start from an empty square: press e4, then e5. Last, play a white move.
figure-moves-say-which = Moves can be typed too. Type Nd2: which knight do you mean? Then type Nbd2, the knight from the b-file. Now try Bb5, then f3f3, then the word hello, and read what each answer says.
figure-moves-mate = Black is checkmated, so the game has ended. Press the king on e8, then f7: the answer names the end of the game first, and then the bishop on c4, which protects the queen.
figure-moves-stalemate = Black to move, but the queen on f7 covers g8, g7 and h7, and nobody attacks the king on h8. Try to move him. The game is already over, and it is a draw.

## One piece a square

section-one-piece-per-square =
    You have met it with every piece so far: a square has room for **one piece**. You may go to an empty square, or to a square where an enemy piece stands, which you then capture. You may never go to a square where a piece of your own side stands: you cannot share the square, swap places, or capture your own piece.

    That is why king, queen, rooks and bishops cannot move at the start of the game. Their own side shuts them in, and another piece has to step away first.

    Castling is not an exception. King and rook pass each other, and each of them ends up on an empty square.
figure-moves-own-men = From f3 a knight can reach eight squares. Here three of them hold White's own pieces. Try d2, e1 and h2, then one of the five that are left.

## Capturing

section-capture =
    When your piece goes to a square where an enemy piece stands, it **captures** that piece. The enemy piece leaves the board, and yours stands in its place. All of this is one move; you capture one piece and your turn is over. Written down, a capture has an x: Nxe5. A pawn that captures gives its file instead of a letter: exd5.

    King, queen, rook, bishop and knight capture exactly as they move. Only the pawn is different: it moves straight and captures diagonally. It has the next lesson to itself.

    You do not have to capture. In draughts you must; in chess you choose, unless a capture is the only legal move you have left.

    One thing stands above every capture: **after your move, your own king must not be attacked**. So the king may take a piece only if nobody protects it. And the king himself is never captured; when he cannot be saved, the game ends before that.
figure-moves-take = White may take the knight on c6 with the bishop, or the pawn on e5 with the knight, or leave both alone and go back to a4. Then try something that is never allowed: the bishop from b5 to e8, where the black king stands.
figure-moves-king-takes = Black is in check from the bishop on f7. Try to take it with the king: the knight on g5 protects it. Try to take that knight with the pawn on h6: the check would still be there. One move is left; can you find it?
figure-moves-two-checkers = Two white pieces give check at once: the bishop on g5 and the rook on d1. Try to take the bishop with the queen or with the knight, and see why that is not enough. Only the king can get out of a double check.

## No jumping

section-no-jumping =
    What you know of rook, bishop and queen holds in general: a piece that runs along a line goes on **until something stands in the way**. Before a piece of its own side it has to stop. An enemy piece it may capture, but it never goes past it on the same move. Pawns cannot jump either.

    One piece can, and only one: **the knight jumps.** If you play Chinese chess: there is no cannon here that jumps to capture.

    A piece in the way is also a shield. When the enemy's bishop, rook or queen looks at your king and one of your pieces stands between, that piece must keep the line closed. It is **pinned**, as you have seen in the lesson on the king.

    There is one exception, castling: there the rook crosses over the king.
figure-moves-blocked = White to move. The white queen would like to take the queen on d5. Press d1, then d5: which piece stands in her way? Try the rook from a1 to a5 as well. The rook on e1 has a free line and may run all the way to e8.
figure-moves-knight-out = At the start, try the bishop from f1 to c4, the rook from a1 to a3 and the queen from d1 to h5. Then move the knight from g1 to f3.
figure-moves-shield = Black to move. The black knight on c6 stands between the bishop on b5 and its own king on e8. Try to take the pawn on d4 with the knight. Then take it with the pawn on e5.

## The whole board

section-whole-board =
    The board has no fences. In Chinese chess the general stays in his palace and the elephants never cross the river. In chess there is **no palace and no river**: any piece may cross the middle, and a king may walk right across the board when it is safe for him.

    You may read that there is no limit at all. That goes too far. Every piece keeps to its own way of moving: a bishop stays on squares of one colour all its life, and a pawn never goes back. And a king may not step onto a square that the enemy attacks.
figure-moves-far = White to move. The bishop on d4 may go deep into Black's half, to a7. The rook may go to a8, and that is even checkmate. Now try the bishop from d4 to d5: that square is light, and this bishop stays on dark squares.
figure-moves-king-walks = White to move. The white king has long crossed the middle of the board, and may go on to d5 or f5. But try d6, e6 and f6: the black king on e7 guards all three.

## Puzzles

puzzle-moves-1 = A game begins 1. e4 c5 2. Nf3. Whose move is it now?
    .after = White has made two moves and Black one, so move 2 is only half done.
puzzle-moves-2 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O. Whose move is it now?
    .after = Castling moves two pieces, and yet it is one move.
puzzle-moves-3 = A game begins 1. e4 d5 2. exd5 Qxd5. Now Black would like to take the pawn on g2 with the queen. Is that allowed?
    .after = The queen can go that way, but it is White's turn. White can use that turn to attack the queen, with Nc3.
puzzle-moves-4 = White to move. Mark every square to which the knight on c3 may go.
    .after = The queen on d1 and the pawns on a2 and e4 are White's own: three of the knight's eight squares are taken.
puzzle-moves-5 = White to move: the bishop goes from f1 to e2. Is that allowed?
    .after = It is a bishop's move, but the queen stands there. An early queen is often in the way of her own pieces.
puzzle-moves-6 = White to move. Mark every square on which White can capture something.
    .after = The bishop takes on c6, the knight on e5 and the pawn on d5.
puzzle-moves-7 = White to move: capture something with a bishop.
    .after = The knight on c3 could have captured as well, on d5. Which capture is better is another question; the rules allow both.
puzzle-moves-8 = Black to move: the king takes the bishop on f7. Is that allowed?
    .after = No white piece protects f7, so the king may take there himself.
puzzle-moves-9 = Black to move: the knight takes the bishop on g5. Is that allowed?
    .after = The rook on d1 would still give check. Réti won with this double check against Tartakower in Vienna in 1910.
puzzle-moves-10 = White to move. The bishop on b2 looks towards g7. Mark the first piece that stands in its way.
    .after = What lies behind f6 does not matter yet: a bishop stops at the first piece it meets.
puzzle-moves-11 = Black to move. Mark every black piece that can make a move.
    .after = Eight pawns and two knights: the others are shut in, and only the knights can jump.
puzzle-moves-12 = White to move: bring a rook to d1.
    .after = The rook on f1 could not pass the queen on e1.
puzzle-moves-13 = White to move: the knight takes the pawn on e5. Is that allowed?
    .after = The shield stood before the queen, not before the king. If Black takes her, White even mates: the bishop goes to f7 and gives check, the king has only e7, and the knight on c3 goes to d5.
puzzle-moves-14 = White to move. Mark every square to which the bishop on g2 may go.
    .after = Right across the board to b7, where it may capture. There the line ends, so a8 is out of reach for now.
puzzle-moves-15 = White to move: the king goes from d4 to d5. Is that allowed?
    .after = There is no palace and no river for him, and no black piece attacks d5.
puzzle-moves-16 = White to move: bring a bishop to the far corner a8.
    .after = The corner a8 is light, so only the light-squared bishop can ever get there.
puzzle-moves-17 = White to move. How many legal moves does the rook on d4 have?
    .after = Four up the file, the last of them a capture, three down, three to the left and one to the right: its own pawn on f4 is in the way.
puzzle-moves-18 = Only the rook moves, again and again. Bring it from a1 to h8 in as few moves as possible, and take the knight there.
    .after = Its own pawns close the a-file and the h-file. Three moves are enough: along the first rank, up an open file, along the eighth rank.
puzzle-moves-19 = The king is alone on the board. How many moves does he need at least to get from a1 to h8?
    .after = Straight up the long diagonal: no river stops him, and every step counts once.
puzzle-moves-20 = Black to move. What is the state of the game?
    .after = The king has no move, but the pawn on g5 has one, to g4. So Black must play it. Without the pawn it would be stalemate.
