# The lesson on the queen: rook and bishop in one.

lesson-queen = The queen
    .summary = Straight and diagonally, as far as she likes: the strongest piece, and a reason to take care of her.

## How she moves

section-queen-move =
    The queen goes **straight or diagonally, as far as she likes**. She has the rook's way along files and ranks and the bishop's way along diagonals: rook and bishop in one. No other piece can do as much.

    In one move she keeps to one line. She cannot begin straight and end diagonally. She captures as she moves, and like rook and bishop **she does not jump**.

    From the centre of an empty board she reaches 27 squares, 14 like a rook and 13 like a bishop. From the ring around the centre it is 25, from the next ring 23. On the edge and in the corners it is still 21.

    Chinese chess has no piece like her. And there is one thing that even she cannot do: move like a knight, which has a lesson of its own.
figure-queen-star = From d4 the queen may go to any square that an arrow passes or reaches: eight directions, 27 squares.
figure-queen-corner = In the corner three directions are left, with seven squares each. That makes 21.
figure-queen-walk = One queen each. Step through the moves and see which of them are rook's moves and which are bishop's moves.
    .step-1 = Straight up the d-file, like a rook.
    .step-2 = Along a diagonal, like a bishop.
    .step-3 = Along rank 5, to the right.
    .step-4 = One square to the left.
    .step-5 = Back along a diagonal, to e2.
    .step-6 = Down the a-file, where she takes the pawn on a2.
figure-queen-stops = White to move. Press the queen on d4 and then a4: the pawn on b4 is her own. Try h4, behind Black's bishop, and e6, which lies on no line of hers. Last, take the bishop on g4, or the pawn on b6.

## Not out too early

section-queen-not-early =
    This is **advice, not a rule**. Because the queen can do so much, beginners like to bring her out first. Then she stands all alone among the enemy's pieces, and **any smaller piece may attack her**. She has to run, while the other side brings out one piece after another. Bring other pieces out first.

    And remember that she has two ways of moving. Whoever uses her only as a rook overlooks her diagonals, and whoever uses her only as a bishop overlooks her files and ranks.
figure-queen-chased = The black queen comes out on the second move. Some of these pieces you will meet in later lessons; here, count how often the queen has to run.
    .step-2 = Here she is, before any other black piece.
    .step-3 = A knight comes out and attacks her.
    .step-4 = She runs for the first time.
    .step-5 = The other knight comes out, and attacks her too.
    .step-6 = She runs again.
    .step-7 = A pawn attacks her.
    .step-8 = Again she runs.
    .step-9 = A bishop comes out and attacks her.
    .step-10 = And again.
    .step-11 = Another pawn attacks her. White has three pieces out besides the pawns, and Black only the queen.

## Puzzles

puzzle-queen-1 = How many squares can the queen reach from e5?
    .after = 14 like a rook and 13 like a bishop.
puzzle-queen-2 = The queen stands on the edge, on a4. How many squares can she reach?
    .after = 14 like a rook, but only 7 like a bishop.
puzzle-queen-3 = Mark every square to which the queen can go.
    .after = Upwards she may take the pawn on g5, and on the long diagonal the bishop on c6. Left, right and below, her own side stands in the way.
puzzle-queen-4 = Visit every marked square with the queen, in as few moves as you can.
    .after = Four squares and four moves, some of them straight and some diagonal.
puzzle-queen-5 = White to move: the queen goes from d4 to e6. Is that allowed?
    .after = e6 is neither on her file, nor on her rank, nor on a diagonal. Only a knight could go there.
puzzle-queen-6 = White to move: the queen goes from e1 to e7. Is that allowed?
    .after = White's own bishop stands on e3, and she does not jump.
puzzle-queen-7 = White to move. Mark every square on which the queen can capture something.
    .after = Straight ahead the bishop on d5, and diagonally the pawn on a6.
puzzle-queen-8 = How many moves does the queen need at least to get from c3 to g8?
    .after = Not one, since g8 lies on no line with c3. But two are enough, by g7 for example. On an empty board two moves take her to any square.
puzzle-queen-9 = Bring the queen to the marked square, in as few moves as you can. Never stop on a square where a black piece could take her.
    .after = d6 is safe, and from there the diagonal leads straight to b8.
puzzle-queen-10 = The game has not begun yet. How many squares can the queen on d1 reach?
    .after = None at all: her own pieces stand all around her.
puzzle-queen-11 = White has made seven moves and Black six. Five of Black's six were made with the queen. What would a coach say?
    .queen-good = Black did well: the strongest piece has seen the most of the board.
    .others-good = White did well: while the queen ran away, one white piece after another came out.
    .no-matter = It makes no difference which pieces move first.
    .after = Three white pieces are out. Of Black's only the queen is out, and a pawn attacks her once more.
