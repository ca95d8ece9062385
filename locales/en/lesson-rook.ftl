# The lesson on the rook: straight on, as far as it likes.

lesson-rook = The rook
    .summary = Along files and ranks, as far as it likes, until something stands in the way.

## How it moves

section-rook-move =
    The rook goes **straight: along its file or along its rank**. Forwards, backwards, left or right, and **as far as it likes**. It never goes diagonally. If you know Chinese chess: the chariot goes the same way.

    On an empty board it reaches 14 squares: seven on its file and seven on its rank. That is so wherever it stands.

    The rook **does not jump**. If a piece of its own side is in the way, it has to stop before it. If an enemy piece is in the way, the rook may go to that very square and **capture** it. The enemy piece leaves the board and the rook stands in its place, and it goes no farther on that move.

    Moves are written with the letter of the piece and the square where it lands: Ra5 means that a rook goes to a5. An x says that it captures: Rxa7. There is one move, castling, in which the rook crosses over its own king; it has its own lesson.
figure-rook-cross = From d4 the rook may go to any square that an arrow passes or reaches. Count them: there are 14.
figure-rook-walk = White has a rook and Black has a rook. Step through the moves and see how they go. The two sides take turns.
    .step-1 = Four squares up the a-file. It might have stopped earlier.
    .step-2 = All the way down the d-file.
    .step-3 = Along rank 5, to the right.
    .step-4 = Along rank 1, to the left.
    .step-5 = Two squares up the e-file. It could have gone to e8 as well.
    .step-6 = A single square is enough, too.
    .step-7 = Along rank 7 to the left. There stands a black pawn: the rook takes its place, and the pawn leaves the board.
    .step-8 = Black's rook does the same with the pawn right in front of it.
figure-rook-stops = White to move. Press the rook on d4 and then b4, where a white pawn stands. Then try to pass it, to a4. Try d7, behind the black pawn, and f6, which is not straight on. Last, take the pawn on d6.

## The rook waits for open lines

section-rook-not-early =
    This is **advice, not a rule**. At the start of a game the rooks stand in the corners and cannot move at all, because their own pieces shut them in. There is no hurry: **the rook waits**. On a crowded board it has little room, and other pieces chase it or catch it.

    Later, when pieces have left the board, lines come open. A file without any pawn on it is called an **open file**. A rook that stands there sees far into the enemy's half. Towards the end of a game, with few pieces left, nothing stops it, and it becomes one of the strongest pieces of all.
figure-rook-too-early = A rook in a hurry. Pawns and bishops come in later lessons; here, watch the white rook.
    .step-3 = The rook leaves its corner already on its second turn.
    .step-4 = A bishop from the other side of the board takes it. That was not worth it.
figure-rook-open-files = No pawn stands on the d-file, and none on the e-file. White's rooks have both open files, and each looks as far as Black's side of the board.

## Puzzles

puzzle-rook-1 = How many squares can the rook reach from b7?
    .after = Seven on the b-file and seven on rank 7. From any square it would be 14.
puzzle-rook-2 = Mark every square to which the rook can go.
    .after = The white pawn stops it before e3. The black pieces on b5 and e8 it may capture, but not pass.
puzzle-rook-3 = Visit every marked square with the rook, in as few moves as you can.
    .after = Up, right, down, right: one move for each square.
puzzle-rook-4 = How many squares can the rook on a1 reach?
    .after = a2, a3 and a4, where it captures, on the file; b1 and c1 on the rank. Its own king stands on d1.
puzzle-rook-5 = White to move: the rook on d1 takes the rook on d8. Is that allowed?
    .after = It may go as far as d5 and capture the knight there.
puzzle-rook-6 = White to move: the rook goes from a1 to a7, where a black rook stands. Is that allowed?
    .after = The five squares between are empty, so the way is free.
puzzle-rook-7 = White to move: capture something with a rook.
    .after = The rook on e1 has a free file. The other one would have to jump over its own pawn on b2.
puzzle-rook-8 = Bring the rook to the marked square, in as few moves as you can.
    .after = Two turns round the corner and out by the e-file: four moves are enough, and there are three ways to do it.
puzzle-rook-9 = Bring the rook to the marked square, in as few moves as you can. Never stop on a square where a black rook could take it.
    .after = d1, d8, h8. On c1 or g8 it would have been taken; to pass such a square is no danger.
puzzle-rook-10 = White's pieces stand as at the start of a game. As long as all others stay where they are, can the rook on a1 ever get to a8?
    .after = It cannot make a single move. That is why rooks wait until others have moved.
puzzle-rook-11 = White to move. One file is open. Put a rook on it.
    .after = No pawn stands on the d-file. From d1 the rook looks all the way to d8.
puzzle-rook-12 = A game begins. What would a coach tell you to do with your rooks?
    .out-first = Bring them out first, before anything else.
    .wait = Leave them at home for now, and use them when lines have opened.
    .never = Keep them in the corners for the whole game.
    .after = Early they are in danger, later they are strong. Choosing the moment is the skill.
