# Where the board and the pieces come from.

lesson-history = Board and pieces in history
    .summary = From Chaturanga to the two-coloured board, and why White need not be white.

## From Chaturanga to the chequered board

section-history-board =
    Long before chess there was **Chaturanga**, in India, on a board of eight by eight. Its squares were **all of one colour**; lines were enough to tell them apart. Its first sure traces are from the **6th century**. The game went to Persia and to the Arabs, and with them to Europe.

    In Europe the squares took on **two colours**, about a thousand years ago. The first such board that we know of is described in a Latin poem of about the year 1000.

    Today the colours help the eye most along the diagonals. Back then nothing ran far along them: what became the queen went one square diagonally, and what became the bishop jumped two. They got their long lines only about **1475**.
figure-history-counsellor = The queen's forerunner, the counsellor, went one square diagonally: from d4 to the four marked squares and no further. A queen of today reaches 27 squares from there.
figure-history-long-line = With two colours, a long line is easy to see: the bishop on b2 runs along dark squares to g7, where it can take the pawn.

## Pieces of any colour

section-history-colours =
    Chess sets come in **any two colours** that are easy to tell apart. Ivory sets were often white and red, or red and green. The sides are called White and Black all the same: whoever has **the lighter pieces is White**, and White begins.

    “Light” and “dark” would mix up fewer people, since the squares are called white and black as well. The old names have stayed.

    One famous set was of **gold and silver**. Paul Morphy was given it in New York in 1859, when he came home from Europe, where nobody had been able to beat him in a match. Many called him world champion; but the official list begins later, with Steinitz in 1886.
figure-history-two-sides = In red and ivory, in gold and silver, in light and dark wood: whatever the set is made of, the sides are White and Black, and White moves first.

## Puzzles

puzzle-history-1 = Source B puts Chaturanga in the second to the fourth century. Where do most historians put its first sure traces?
    .second = In the second century
    .sixth = In the sixth century
    .eleventh = In the eleventh century
    .after = It may well be older. But sure traces are no older than that.
puzzle-history-2 = Two kinds of pieces got their long lines only about 1475. Which?
    .queen-bishop = Queen and bishop
    .rook-knight = Rook and knight
    .king-pawn = King and pawn
    .after = The rook has always run along its lines, and the knight has always jumped.
puzzle-history-3 = Before about 1475 the piece on d4 would have reached four squares. Mark every square that the queen reaches from there today.
    .after = 27 squares, the most that any piece can reach.
puzzle-history-4 = On the old Indian board no square was light or dark. How many of the 64 are light today?
    .after = Every other one.
puzzle-history-5 = A set is carved of ivory: one side is left as it is, nearly white, the other is stained red. Which pieces play White?
    .ivory = The pale ones
    .red = The red ones
    .agree = That is for the players to agree on
    .after = The side with the lighter pieces is White, whatever the other colour is.
puzzle-history-6 = Source B calls Morphy the second unofficial world champion. Which number does he have on the official list?
    .first = The first
    .second = The second
    .none = None
    .after = The official list begins with Steinitz, in 1886. Before him nobody counted officially.
puzzle-history-7 = On a set of silver and gold, silver plays White and gold plays Black. The game begins 1. e4 e5 2. Nf3 d6 3. d4 Bg4. Which side is to move?
    .after = Silver, then. The names of the sides do not change with the material.
puzzle-history-8 = White to move: Morphy at the opera in Paris, 1858. Give mate in two moves.
    .after = A queen for a knight, then the rook. The opponents were the Duke of Brunswick and Count Isouard.
