# What changes for a player of Chinese chess.

lesson-xiangqi = Coming from Chinese chess
    .summary = Squares instead of points, no palace, no hobbled knight, and a draw where you expect a win: what changes for somebody who plays Chinese chess.

## Coming from Chinese chess

section-xiangqi-differences =
    Chess and Chinese chess are cousins. Some things you can take along: **the rook moves as the chariot does**, and mate ends the game in both. Others change, and some of them the other way round.

    First the board. Pieces stand **in the squares**, not on the points. There are 64 squares instead of 90 points, and 32 pieces at the start in both games, so it is more crowded. White begins, not Red. There is no river and **no palace**: kings walk everywhere, bishops too. Two kings may face each other on an open line; only side by side they may never stand.

    Then the pieces. The knight has **no leg to be hobbled**. There is no cannon: nothing jumps over one piece in order to capture another. Pawns **move straight and capture diagonally**, and never go sideways. On the last rank they **promote**.

    Last the end of the game. A side that is not in check and has no legal move **draws**; in Chinese chess it loses. And **perpetual check draws**; in Chinese chess the side that checks for ever must break off, or it loses.
figure-xiangqi-leg = In Chinese chess no knight could leave from here: the pawns on b2 and g2 would hobble the leg on the way to the third rank. White to move: try the knight from g1 to f3.
figure-xiangqi-kings = White to move. The knight on e3 stands between the two kings. In Chinese chess it could not leave the file. Try the knight to c2.
figure-xiangqi-pawns = White to move. A soldier would take what stands straight ahead. Try to take the pawn on d5 with the pawn on d4. Then try to go sideways, to e4. The arrows show where this pawn could capture, if something stood there.
figure-xiangqi-no-move = White to move: the king has no square, and the pawn on a3 is blocked. In Chinese chess White would have lost. Try a move, and read what the result is here.

## Puzzles

puzzle-xiangqi-1 = White to move: the knight goes from g1 to e2. In Chinese chess the bishop on f1 would hobble its leg. Is it allowed in chess?
    .after = Nothing can block a knight on its way. Only a piece of its own on the square itself would.
puzzle-xiangqi-2 = White to move: the knight goes from e4 to c5 and leaves the two kings facing each other on the open file. In Chinese chess that is forbidden. Is it allowed in chess?
    .after = A king attacks only the squares right beside him.
puzzle-xiangqi-3 = White to move: the king goes from d4 to d5, far from home. In Chinese chess no general ever leaves the palace. Is it allowed in chess?
    .after = There is no palace. He only has to keep clear of attacked squares.
puzzle-xiangqi-4 = White to move: the pawn on e5 has crossed the middle, and White wants to go sideways with it, to f5. In Chinese chess a soldier across the river may. Is it allowed in chess?
    .after = A pawn moves straight ahead all its life. It leaves its file only by capturing.
puzzle-xiangqi-5 = White to move: the pawn on e5 takes the bishop on e6. In Chinese chess a soldier captures the way it moves. Is it allowed in chess?
    .after = It could capture on d6 or f6, if an enemy piece stood there.
puzzle-xiangqi-6 = Black to move: the rook goes from a8 over the pawn on a2 and takes the rook on a1, as a cannon would. Is it allowed in chess?
    .after = No cannon here. The rook can take the pawn on a2, and there it stops.
puzzle-xiangqi-7 = White to move. In Chinese chess the elephant goes two points diagonally and never crosses the river. Mark every square to which the bishop on b2 may go.
    .after = Right across the middle to g7, where it may take the pawn. And two points at a time? There is no such limit.
puzzle-xiangqi-8 = Black to move. In Chinese chess Black would have lost here. In which state is this game of chess?
    .after = King and pawn cannot move, and nobody attacks the king.
puzzle-xiangqi-9 = Black to move. In Chinese chess the side without a move loses. Who has won this game of chess, or is it a draw?
    .after = A rook ahead, and still only half a point.
puzzle-xiangqi-10 = Black to move, a queen ahead. In Chinese chess leaving White without a move would win as well. In chess only mate wins. Give mate in one.
    .after = There is more than one mate. Ten other moves would leave White without any move and not in check: a draw.
puzzle-xiangqi-11 = White is two rooks behind. The queen stood on g5 and gave check to the king on g8; then came 40… Kh8 41. Qf6+ Kg8 42. Qg5+ Kh8 43. Qf6+ Kg8. In Chinese chess White would have to break off. White to move: find a move with which White can claim a draw in chess.
    .after = It brings about the position for the third time. White writes the move down and claims.
puzzle-xiangqi-12 = White to move. In Chinese chess a soldier on the last line stays a soldier. Move the pawn on d7 as the rules of chess have it.
    .after = It must become another piece. Most often that is a queen.
