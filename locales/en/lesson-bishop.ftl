# The lesson on the bishop: slantwise, and always on one colour.

lesson-bishop = The bishop
    .summary = Along diagonals, as far as it likes, and all its life on squares of one colour.

## How it moves

section-bishop-move =
    The bishop goes **along a diagonal, as far as it likes**: forwards or backwards, to the left or to the right. It never goes straight along a file or a rank. In one move it keeps to **one straight line**; to turn a corner, it needs another move.

    It stops and captures as the rook does. Before a piece of its own side it has to stop. An enemy piece it may take. **It does not jump.**

    How far it sees depends on where it stands. On an empty board it reaches 13 squares from the four squares of the centre. From the ring around them it is 11, from the next ring 9, and from the edge or a corner only 7.

    In Chinese chess an elephant goes two squares and stays at home on its side of the river. This one goes as far as the line is free, right across the board.
figure-bishop-centre = From d4 four diagonals lead away. The bishop may go to any square that an arrow passes or reaches: 13 in all.
figure-bishop-edge = On the edge of the board two of the four ways are missing. From h4 there are only 7 squares.
figure-bishop-walk = One bishop each. Step through the moves and see how they go.
    .step-1 = Two squares, to the right and up.
    .step-2 = Black's bishop comes down two squares, to the right as we see it.
    .step-3 = Another diagonal now, up to the left, and the bishop takes the pawn on a7.
    .step-4 = Black's bishop takes a pawn as well.
    .step-5 = Back along the same diagonal.
    .step-6 = A single square is enough.
    .step-7 = From d4 one square up to the right.
    .step-8 = Now the two stand right next to each other. And yet neither could ever take the other: White's bishop goes on dark squares, Black's on light ones.
figure-bishop-stops = White to move. Press the bishop on d3, then f5, where a white pawn stands, and then g6 behind it. Try a6, behind the black pawn, and d5, straight ahead. Last, take the pawn on b5.

## One colour for life

section-bishop-one-colour =
    All squares of a diagonal have the same colour. So **a bishop never leaves the colour on which it stands**, however long the game lasts.

    Each side begins with two. White's bishop on f1 stands on a light square and stays on light squares: it is the **light-squared bishop**. The one on c1 is White's **dark-squared bishop**. Black has one of each too.

    On its own colour a bishop gets around quickly. On an empty board no square of that colour is more than two moves away. The other half of the squares it can never reach at all.

    You may hear someone say “the white bishop”. Ask what is meant, the piece or the square. Light-squared and dark-squared leave no doubt.
figure-bishop-pairs = The four bishops at the start of a game. Light squares: f1 and c8. Dark squares: c1 and f8.
figure-bishop-two-moves = From c1 to b6 in two moves, by way of e3. All three squares are dark.

## Better in open positions

section-bishop-open-positions =
    This is **advice, not a rule**. A bishop is worth as much as its diagonals are.

    When pawns stand nose to nose and cannot move on, we call a position **closed**. A bishop whose own pawns stand on its colour then has almost nowhere to go. When pawns have gone and the lines are free, the position is **open**, and a bishop may look from one end of the board to the other. So think of your bishops before you block a line with a pawn.
figure-bishop-closed = A closed position: the pawns block one another. White's bishop has three squares to go to.
figure-bishop-open = An open position. Now the same bishop has ten squares, on three long lines and a short one.

## Puzzles

puzzle-bishop-1 = How many squares can the bishop reach from e5?
    .after = e5 is one of the four centre squares, and from there it is 13, the most a bishop can have.
puzzle-bishop-2 = The bishop stands one step outside the centre, on c3. How many squares can it reach now?
    .after = Two fewer than in the centre. One ring farther out it would be 9, and on the edge 7.
puzzle-bishop-3 = Mark every square to which the bishop can go.
    .after = White's own pawn on a2 ends one line, and the one on e2 another. On f7 it may capture.
puzzle-bishop-4 = The white pawns stay where they are. Bring the bishop to the marked square, in as few moves as you can.
    .after = Out by e2, then f3, and the long diagonal is free: three moves.
puzzle-bishop-5 = White to move: the bishop goes from b3 to e6. Is that allowed?
    .after = The line is right, but it ends on d5, where the bishop may take the pawn.
puzzle-bishop-6 = Black to move: capture something with the bishop.
    .after = It reaches the knight on c2 and the pawn on f3. On f3 the bishop would be taken in turn; on c2 no white piece can take it.
puzzle-bishop-7 = Both sides still have bishops. Mark every one that stands on a light square.
    .after = Whose bishop it is does not matter here, only the colour of its square.
puzzle-bishop-8 = The bishop on f1 has the whole board to itself. Can it ever get to d8?
    .after = f1 is light, d8 is dark. However many moves it makes, it stays on light squares.
puzzle-bishop-9 = Can this bishop get from a2 to g2 in two moves?
    .after = Both squares are light, and d5 lies on a diagonal with each of them: a2, d5, g2.
puzzle-bishop-10 = White to move: bring a bishop to a5.
    .after = a5 is dark, so only the dark-squared bishop can go there. The other one reaches a4, next door.
puzzle-bishop-11 = White's bishop has moved to e1. All other pieces stay where they are. How many squares can it reach?
    .after = Four, and only because White's pawns have left d2, f2 and g3 free. In the centre of an empty board it would be 13.
puzzle-bishop-12 = The pawns have locked each other. White thinks about the bishop on d2. When will it become stronger?
    .closed = When still more pawns lock each other.
    .open = When pawns leave the board and diagonals come open.
    .same = It makes no difference to a bishop.
    .after = Before you block a line or open one, look which bishops are waiting on it.
