# What the pieces count, and which are heavy and light.

lesson-values = What the pieces are worth
    .summary = Nine, five, three, three, one: how to count, when an exchange is good, and which pieces are heavy.

## What the pieces are worth

section-piece-values =
    The Laws count no points. Players do, in order to see who is ahead: **queen 9, rook 5, bishop 3, knight 3, pawn 1**. The king has no number. He is not very strong, but nobody can afford to lose him.

    Before an exchange, compare **what you give and what you get**. A knight for a bishop is even. A rook for a knight loses two points. That difference, between a rook and a bishop or a knight, is what players call “the exchange”.

    These numbers are a rule of thumb. Two rooks make 10, a little more than a queen; three light pieces, that is bishops or knights, make 9, the same as she does. A bishop is often a little better than a knight when the lines are open. A pawn about to promote is worth far more than 1. And no sum wins the game: **mate does**.
figure-values-scales = Four rough balances, one on each line: the queen and two rooks; the queen and three light pieces; the rook, and a knight with two pawns; the bishop and the knight.
figure-values-win-the-exchange = White to move. The bishop on a3 can take the rook on f8, and Black will take the bishop. White gives 3 and gets 5. Try it.

## Heavy and light pieces

section-heavy-light-pieces =
    Queens and rooks are the **heavy pieces**. Bishops and knights are the **light pieces**. English books also say major and minor. King and pawns are neither.

    The names say something true. With her king's help a queen can force mate against a bare king, and so can a rook. A single bishop or a single knight can never mate him.
figure-values-heavy = The six heavy pieces at the start of the game: two queens, four rooks.
figure-values-light = The light pieces some moves later: four bishops, four knights. They usually come out first.

## Puzzles

puzzle-values-1 = How many points do White's pieces and pawns count together?
    .after = Queen 9, rook 5, knight 3 and five pawns. The king does not count.
puzzle-values-2 = By how many points is White ahead? If White is behind, give a number below zero.
    .after = Rooks and knights balance. Black has a bishop more, White one pawn more.
puzzle-values-3 = White to move can take twice on f7, first with the bishop; Black takes back both times. White gives bishop and knight and gets rook and pawn. By points, is that good, even or bad for White?
    .after = Six for six. Most players would still keep the two light pieces: early in the game they do more than a rook.
puzzle-values-4 = Black to move: the queen takes on d1, White's rook takes her, Black's rook takes that rook. Black gives the queen and gets two rooks. By points, is that good, even or bad for Black?
    .after = Ten for nine: one point better. Source A1 calls them equal.
puzzle-values-5 = White to move: the rook takes the bishop on e6, and Black's pawn takes the rook. By points, is that good, even or bad for White?
    .after = It loses the exchange: five for three.
puzzle-values-6 = White to move has more than one capture. Take what counts most.
    .after = The bishop takes the queen. Black will take the bishop: nine points for three.
puzzle-values-7 = Mark all the heavy pieces, White's and Black's.
    .after = Each side has a queen and a rook.
puzzle-values-8 = Mark all of Black's light pieces.
    .after = Two bishops, two knights.
puzzle-values-9 = What is the piece on d6: heavy, light, or neither?
    .after = A rook is a heavy piece.
puzzle-values-10 = How many light pieces are on the board, White's and Black's together?
    .after = White has a knight and a bishop, and so has Black.
