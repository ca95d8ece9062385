# The lesson on the knight: the L, the jump, the change of colour.

lesson-knight = The knight
    .summary = Two squares straight and one to the side, over everything that stands in between.

## How it moves

section-knight-move =
    The knight goes **two squares straight and then one to the side**. Its way has the shape of the letter L. It may begin in any of the four directions, and turn to either side.

    You may also think of it like this: **one square straight, then one square diagonally onward**, away from where it began. Onward matters. A step back would end right beside the starting square, and no knight goes there.

    In the middle of the board a knight has 8 squares. Towards the edge they get fewer: 6, 4 or 3, and in a corner only 2.

    It takes an enemy piece that stands where it lands. Where a piece of its own stands, it cannot land. If you know Chinese chess: the horse takes the same steps.
figure-knight-shape = Two squares straight, to d6, and one to the side: the knight has gone from d4 to e6.
figure-knight-other-way = The same thought of in another way: one square straight, then one diagonally onward, to c6 or to e6.
figure-knight-eight = All eight squares that a knight on d4 can reach. They lie around it in a circle.
figure-knight-edges = In the corner two squares are left, on the edge four: the rest would be off the board.

## The knight jumps

section-knight-jumps =
    Rook, bishop and queen stop at the first piece they meet. **The knight passes over everything**, its own pieces and the enemy's. Only the square where it lands counts.

    What it passes over stays where it is. The knight takes a piece only on the square where it lands.

    In Chinese chess a piece right beside the horse can block its leg. Here nothing can. That is why the knights can come out at the very start, when rooks, bishops, queen and king are still shut in.
figure-knight-ringed = Pieces stand all around this knight, four of each side. It can go to all eight squares as if there were nobody.
figure-knight-jump = White to move. Try to jump with the knight from f3 to d2: White's own pawn stands there. Then take the pawn on e5, or jump from c3 to d5.

## A new colour every move

section-knight-changes-colour =
    Look where a knight lands: **from a light square always on a dark one, from a dark square always on a light one**. A bishop keeps its colour for life, and the knight changes it with every move.

    So after two moves it is back on the colour where it began, after three on the other, and so on. That helps you count. To the next square on its own file or rank, which has the other colour, the knight needs one move or three or five. One is impossible, so it is three.
figure-knight-light-to-dark = The knight stands on a light square, e4. All eight squares that it can reach are dark.
figure-knight-dance = A game that begins with knights only. At each move, look at the colours of the two squares.
    .step-1 = From dark to light.
    .step-2 = From light to dark.
    .step-3 = From light to dark.
    .step-4 = From dark to light.
    .step-5 = From dark to light.
    .step-6 = From light to dark.

## Puzzles

puzzle-knight-1 = Mark every square to which the knight can go.
    .after = The king on e1 and the pawns on d2 and h2 are its own. On e5 it may take a pawn.
puzzle-knight-2 = The knight stands in the corner. How many squares can it reach?
    .after = f7 and g6. A knight in the corner is not worth much.
puzzle-knight-3 = How many squares can the knight reach from c2?
    .after = a1, a3, b4, d4, e1 and e3.
puzzle-knight-4 = White to move: the knight goes from d4 to e4. Is that allowed?
    .after = Right next door is too near for a knight. With a single move it never gets there.
puzzle-knight-5 = Visit every marked square with the knight, in as few moves as you can.
    .after = Four squares and four moves, each time two squares straight and one to the side.
puzzle-knight-6 = White to move: capture on d5 with a knight.
    .after = The knight on c3 does it. The other knight could take on e5 instead.
puzzle-knight-7 = Bring the knight to the marked square, in as few moves as you can. Never land on a square where a black piece could take it.
    .after = Five moves: d2, f3, h4, g6, h8. There are eighteen other ways in five moves, and each of them lands at least once where the rook or the bishop could take it.
puzzle-knight-8 = Eight pawns stand around the knight. How many squares can it reach?
    .after = All eight. It jumps over pawns as over anything else.
puzzle-knight-9 = White opens the game: the knight goes from b1 to c3. Is that allowed?
    .after = The pawns in front do not matter to a knight.
puzzle-knight-10 = White opens the game: the knight goes from g1 to e2. Is that allowed?
    .after = It may jump over anything, but not land on its own pawn.
puzzle-knight-11 = White to move. Mark every square to which the knight on g1 may go.
    .after = e2, f3 and h3. The pawn has left e2, so that square is free.
puzzle-knight-12 = How many moves does the knight need at least to get from d4 to d5?
    .after = d5 has the other colour, so it takes an odd number of moves: not one, but three, by c2 and e3 for example.
puzzle-knight-13 = Can this knight get from g1 to h5 in two moves?
    .after = After two moves it stands on a dark square again, like g1, and h5 is light. With three moves it can.
puzzle-knight-14 = Can this knight get from g1 to g5 in two moves?
    .after = By f3 or by h3. g1 and g5 are both dark, so an even number of moves fits.
puzzle-knight-15 = How many moves does the knight need at least to get from a1 to b2?
    .after = Both squares are dark, so two or four. Two are not enough from the corner: it takes four.
