# The lesson on promotion: the pawn on the last rank.

lesson-promotion = Promotion
    .summary = What a pawn becomes on the last rank, who decides it, how it is done at the board, and when a queen is the wrong choice.

## Promotion

section-promotion =
    A pawn that reaches the last rank **becomes a queen, rook, bishop or knight** of its own colour. For White the last rank is the eighth, for Black the first. It is one move: the pawn arrives, and the new piece stands there instead.

    You may read that the pawn has to go straight to the last rank. It need not. A pawn that gets there **by capturing** promotes as well.

    The new piece works **at once**. It may give check, or even mate, in the very move in which it appears.
figure-promotion-three-ways = White to move. The pawn on c7 can go straight to c8, or take on b8 or d8. Try each of them, and choose another piece each time.
figure-promotion-at-once = Black to move, and the board is turned. Step through the end of this game.
    .step-1 = The pawn becomes a queen on b1, and she gives check along the first rank.
    .step-2 = The rook stands in between.
    .step-3 = The queen takes it. She moves like any other queen: mate.

## It must change

section-promotion-must-change =
    A pawn on the last rank **cannot stay a pawn**. It cannot become a king, and it cannot become a piece of the other colour. Queen, rook, bishop, knight: one of the four it must be.

    Some books write that the pawn “may” be promoted, as if you could also say no. You choose only what it becomes.

    Do you play Chinese chess? There a soldier on the last rank stays a soldier and can only go sideways. Here the weakest man turns into the strongest.
figure-promotion-four = Black to move. Type h2h1: something is missing. Type h1=K, then h1=P. Last, h1=N, and look at the white king.

## A free choice

section-promotion-free-choice =
    The choice is free. It does **not depend on what has been captured**. With your queen still on the board you may have a second one, and a third. Three knights are allowed, and two bishops on squares of one colour.

    The choice is also final. The new piece **never turns back** into a pawn, and it does not change a second time.

    An old text says that the pawn need not be replaced: call it a queen and let it stand, the game is nearly over. That is not what the Laws say. The pawn leaves the board and the new piece takes its place, so that everyone can see what stands there.
figure-promotion-second-queen = White to move, with a queen on f3. Try b7 to b8 with a second queen. Then try it with a rook, a bishop and a knight.

## At the board

section-promotion-declare =
    At a real board your hand makes the promotion. You may push the pawn to the last rank and then exchange it. You may also take the pawn off and put the new piece straight onto the square of promotion. Both are good.

    The choice stands **when the new piece touches that square**. Until then you may change your mind. An old text lets the spoken word decide; under the Laws a word is not enough.

    In a tournament each player has a clock and presses it after every move. Exchange the pawn **before you press the clock**. If the clock is pressed and a pawn still stands there, that is an illegal move: the pawn becomes a queen, whatever you wanted, and the opponent gets two more minutes (in rapid and blitz, one). A second illegal move, of whatever kind, as a rule loses the game.

    There is no second queen at hand? You may stop the clocks and ask the arbiter for one. Do not turn a rook upside down. In the Canadian championship of 2017 such a “queen” was counted as a rook.
figure-promotion-one-move = White takes on c8 and makes a queen. Count what the hand has to do.
    .step-1 = The black rook leaves the board, the white pawn leaves the board, and the queen stands on c8. All of it is one move; now the clock.
    .step-2 = The queen gave check, so Black had to answer.

## Usually a queen

section-promotion-usual-queen =
    This part is **advice, not a rule**. Take a queen: she is the strongest, and nearly always she is right.

    Look twice in two cases. If the queen leaves the enemy **without a move and without a check**, it is stalemate, and the win is gone. A rook often wins where the queen only draws. And a **knight** can do something that no queen can: its jump may give check, attack two pieces, or mate.

    A bishop? Now and then, also to avoid stalemate. It is the rarest of the four.
figure-promotion-no-queen = White to move. Promote to a queen on c8 and read what happens. Then take a rook.
figure-promotion-knight = A trap from the opening: 14 steps, and the last one is a knight.
    .step-11 = White has taken the bishop on b4. Was that wise?
    .step-12 = The pawn takes on f2 and gives check. If the king takes it, he leaves the white queen, and Black's queen takes her.
    .step-13 = So the king goes to e2. Now a queen on g1 would not be enough: White would take the queen on d8 with check, and then the new one.
    .step-14 = But a knight on g1 gives check. White has to answer it and has no time to take on d8.

## Puzzles

puzzle-promotion-1 = White to move. Mark every square on which the pawn on d7 can promote.
    .after = Straight ahead the rook is in the way. Both captures are possible, and both promote.
puzzle-promotion-2 = Black to move: promote the pawn.
    .after = The white king stands right in front of it. The capture on d1 promotes it too.
puzzle-promotion-3 = White to move: give mate in one.
    .after = The pawn takes the rook and gives mate in the same move. On b8 the rook would have taken the new piece.
puzzle-promotion-4 = White to move: the pawn on e7 takes the knight on d8 and becomes a queen. Write this move down, with the letter of the new piece at the end.
    .after = exd8=Q: first the file that the pawn comes from, then x and the square, and last the new piece. The = may be left out.
puzzle-promotion-5 = White to move: the pawn goes from c7 to c8 and is to stay a pawn. Is that allowed?
    .after = A pawn on the last rank must change.
puzzle-promotion-6 = Black to move: the pawn goes from a2 to a1 and is to become a second king. Is that allowed?
    .after = Each side has one king, and no other piece ever becomes one.
puzzle-promotion-7 = White to move. How many legal moves does the pawn on f7 have? Each piece that it can become counts as a move of its own.
    .after = Queen, rook, bishop, knight. Staying a pawn is not a fifth.
puzzle-promotion-8 = White to move, and the white queen stands on c3. The pawn goes from b7 to b8 and becomes a queen. Is that allowed?
    .after = Nothing has to be captured first. As it happens, Black's queen can take the new one on b8; that is another matter.
puzzle-promotion-9 = White to move: give mate in one.
    .after = A third knight: on f8 it gives check and guards g6, and Black's own pieces fill the rest. A queen on f8 would not even be check.
puzzle-promotion-10 = The rook on e8 was a pawn until a move ago. White to move: the rook goes from e8 to d8 and is to become a queen there. Is that allowed?
    .after = A promoted rook is a rook for the rest of the game. White could have made a queen one move earlier.
puzzle-promotion-11 = White to move. How many legal moves does the pawn on c7 have? Each piece that it can become counts as a move of its own.
    .after = Three squares, b8, c8 and d8, and four pieces on each. White has a queen on b1 already, but that takes no choice away.
puzzle-promotion-12 = You are the arbiter. White pushes the pawn from e7 to e8, leaves it there and presses the clock. Until now White has made no illegal move. What do you decide?
    .after = The pawn should have been exchanged before the clock was pressed. White no longer has a choice of pieces.
puzzle-promotion-13 = You are the arbiter. Black has pushed the pawn from a2 to a1 and is still looking for a queen. The clock has not been pressed. What do you decide?
    .after = Nothing illegal has happened yet. If there is no queen at hand, Black may stop the clocks and ask for one.
puzzle-promotion-14 = You are the arbiter. White takes the pawn off, puts a knight on e8 and presses the clock. Then White says: “I meant a queen.” What do you decide?
    .after = The choice stood as soon as the knight touched e8.
puzzle-promotion-15 = White to move, at a real board. White has touched the pawn on d7 on purpose, and a touched piece has to move. Make a move that the Laws allow now.
    .after = Only the pawn could move. Where it goes and what it becomes was still open.
puzzle-promotion-16 = White to move. Somebody sends the move h7h8 to a program and says nothing about the new piece. Is that a legal move?
    .after = The choice is part of the move. Without it the move is not finished, at the board or on a screen.
puzzle-promotion-17 = Black had a pawn on f2 and has made a queen of it. White to move. What is the state of the game?
    .after = The king on h2 is not attacked and has no square. With a rook on f1 he could go to g2, and Black would win in the end.
puzzle-promotion-18 = White to move: give mate in two moves.
    .after = A queen on c8 would be stalemate. With the rook the king still has a6, and there it is mate along the file.
puzzle-promotion-19 = White to move, and the pawn is about to promote. What would a coach advise?
    .queen = Make a queen.
    .rook = Make a rook, to be safe from stalemate.
    .knight = Make a knight, because it jumps.
    .after = Black has a king that can move and pawns that can move, so there is no stalemate to fear. The strongest piece wins fastest.
