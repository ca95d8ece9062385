# The first lesson: the board and the names of its squares.

lesson-board = The board
    .summary = Sixty-four squares, which way round they lie, and a name for each of them.

## The chessboard

section-board-squares =
    Chess is played on a **square board of 64 squares**: eight across, eight up. Light and dark take turns, so two squares that share a side never have the same colour.

    One kind is called **light** and the other **dark**, 32 of each. It does not matter how the board is painted. It may be cream and brown, or white and green: the paler squares are the light ones.

    The pieces stand **inside the squares**. In Chinese chess they stand where lines cross, and a river divides the board. Here there is no river, and the lines only keep the squares apart.
figure-board-empty = An empty board. Count the squares along the bottom, then up the side: eight each way.
figure-board-neighbours = Five squares are marked. The one in the middle is dark. Its four neighbours, left, right, above and below, are all light.

## Which way round the board lies

section-board-orientation =
    Two players sit **opposite each other**, with the board between them. Before anything stands on it, see that the board lies the right way round.

    Look at the corner that is **nearest to you, at your right hand: it must be light**. A short way to remember it: “light on the right”. The player opposite looks at the right-hand corner over there, and finds a light one too. If the board lies right for one, it lies right for both.

    Is that corner dark? Then turn the board by a quarter. Half a turn would change nothing.
figure-board-right = This board lies right. One marked corner is at the right hand of the player below, the other at the right hand of the player above. Both are light.
figure-board-turned = This board lies the wrong way round. The same two corners are marked, and both are dark.

## Files and ranks

section-files-ranks =
    Every square has a name, as every house has an address.

    A row of squares that runs **from one player to the other is a file**. There are eight files, and each has a letter, **a to h**. A row of squares that runs **across, from left to right, is a rank**. There are eight ranks, and each has a number, **1 to 8**.

    The player with the light pieces is called **White**, the player with the dark pieces **Black**. Letters and numbers are counted from White: the a-file is at White's left hand, and rank 1 is the one nearest to White. Black sits opposite and sees it the other way round: the a-file is at Black's right hand, and rank 8 is near. The names stay the same for both.

    The name of a square is **first the letter of its file, then the number of its rank**. The e-file and rank 4 cross on the square e4. The letter is a small one: e4, not E4.
figure-board-cross = One arrow runs along the e-file, the other along rank 4. They cross on e4.
figure-board-from-black = The same board as Black sees it. The letters now run from right to left, and rank 8 is at the bottom. The marked square is still e4.

## Diagonals

section-diagonals =
    Squares also touch **corner to corner**. Go on from corner to corner, always in the same direction, and you follow a **diagonal**. It runs slantwise over the board, and **all its squares have the same colour**.

    A diagonal has no letter and no number of its own. It is named by the squares at its **two ends**. a1–h8 is the long dark one, h1–a8 the long light one. Both have eight squares. All other diagonals are shorter, and the shortest have only two squares.

    To follow a diagonal, go one file on and one rank up (or down), again and again: a3, b4, c5, d6, e7, f8.
figure-board-longest = The two longest diagonals, a1–h8 and h1–a8. They go right through the middle of the board, and they never share a square.
figure-board-shorter = The marks show the diagonal a3–f8: six dark squares. The arrow lies on one of the shortest, h7–g8, with two light squares.

## Wings, centre and edge

section-wings-centre =
    Parts of the board have names as well.

    King and queen are two pieces; you will meet them in the next lesson. When a game begins, both kings stand on the e-file and both queens on the d-file. That is why the half with the files **e to h is the kingside**, and the half with the files **a to d is the queenside**. These two halves are the wings. The same half is the kingside for White and for Black.

    The d-file and the e-file are the **central files**. The a-file and the h-file are the **edge files**.

    The four squares in the very middle, **d4, e4, d5 and e5, are the centre**. The ring of twelve squares around them is the **extended centre**. Some players count the four in the middle along with it and say sixteen.
figure-board-wings = Queens on d1 and d8, kings on e1 and e8, as at the start of a game. The arrows on the left go over the queenside, those on the right over the kingside.
figure-board-files = The arrows in the middle run along the central files, those at the sides along the edge files.
figure-board-ring = The twelve marked squares are the extended centre. The four squares inside the ring are the centre itself.

## Two players

section-two-players =
    Chess is a game for **two**. Each player leads one army: **White the light pieces, Black the dark ones**. You move your own pieces, never the other player's, and White makes the first move.

    When a game begins, White's army fills ranks 1 and 2, and Black's army fills ranks 8 and 7. But the **board belongs to both**. There is no border in the middle: pieces of either side may go far into the other half.

    Nothing is hidden, and there are no dice. Both players see the whole board all the time. Who gets White is often decided by lot: one player hides a light piece in one fist and a dark piece in the other, and the other player picks a hand. In the next game you swap.
figure-board-armies = The start of a game as White sees it: the light army is near, the dark army far away.
figure-board-black-below = The same moment as Black sees it. Nothing on the board has moved; you only sit on the other side.

## Puzzles

puzzle-board-1 = How many squares does the whole board have?
    .after = Eight ranks of eight squares each: 8 × 8 = 64.
puzzle-board-2 = Now count only the light squares. How many are there?
    .after = Four in each rank, and there are eight ranks. The other half of the board is dark.
puzzle-board-3 = Find the square c6. What colour is it?
    .after = Letter first, number second: along the bottom to c, then up to rank 6.
puzzle-board-4 = White sits below. Does this board lie right?
    .after = The corner at White's right hand is dark here, and so is the one at Black's. A quarter turn puts both right.
puzzle-board-5 = This time Black sits below. Does the board lie right?
    .after = Black finds a light corner at the right hand as well: a8.
puzzle-board-6 = White sits below, Black above. Mark the two corners by which the players can tell that the board lies right.
    .after = h1 is at White's right hand, a8 at Black's. Both are light.
puzzle-board-7 = One square is marked. What is its name?
    .after = The f-file and rank 6 cross there.
puzzle-board-8 = Black sits below this time. What is the name of the marked square?
    .after = Where you sit does not change a name. The letters and numbers at the edge turn along with the board.
puzzle-board-9 = Mark the squares c2 and h5.
    .after = Each time the letter tells you how far across, and the number how far up.
puzzle-board-10 = Mark every square of the diagonal b1–h7.
    .after = One file on and one rank up, seven squares in all, and every one of them is light.
puzzle-board-11 = How many squares does the diagonal c1–h6 have?
    .after = c1, d2, e3, f4, g5 and h6.
puzzle-board-12 = A diagonal begins on e1 and runs up to the left. Mark the square at its other end.
    .after = e1, d2, c3, b4, a5: the diagonal is called e1–a5, or a5–e1.
puzzle-board-13 = Mark the four squares of the centre.
    .after = Two of them are light and two are dark.
puzzle-board-14 = Black sits below. Mark every square of the queenside.
    .after = The files a to d are the queenside, whoever looks. For Black they lie on the right.
puzzle-board-15 = How many squares do the two edge files have together?
    .after = The a-file and the h-file, with eight squares each.
puzzle-board-16 = You play Black, and the board is turned towards you. Mark the whole rank that is nearest to you.
    .after = For Black the nearest rank is number 8, because ranks are counted from White's side.
puzzle-board-17 = Look at the piece on d3. Whose is it?
    .after = The colour of the piece tells you, not the half of the board where it stands.
puzzle-board-18 = The two armies have met. Mark every piece that belongs to White.
    .after = White's piece on d5 has crossed the middle of the board, and so have Black's pieces on c4 and b2.
