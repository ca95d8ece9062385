# The lesson on the pieces: how many, where they begin, what they are called.

lesson-setup = Setting up
    .summary = Six kinds of pieces, where each of them begins, and what to do when something was set up wrongly.

## The armies

section-piece-count =
    Each side begins with **16 pieces of six kinds**: one king, one queen, two rooks, two bishops, two knights and eight pawns. Two armies make 32 pieces.

    You know them by their shape. The **king** has a cross on top of his crown. The **queen** wears a crown with points. The **rook** is a tower. The **bishop** wears the tall hat of a bishop, with a small cross on the front. The **knight** is a horse's head. The **pawn** is the smallest, with a round head.

    A side has only one king and only one queen. The rooks, the bishops and the knights come in pairs.
figure-setup-six = The six kinds, White's below and Black's above. From left to right: king, queen, rook, bishop, knight, pawn.
figure-setup-army = One whole army. Count along: eight pawns in front, eight larger pieces behind them.

## The initial position

section-initial-position =
    Every game begins from **the same position**. White's pieces stand on ranks 1 and 2, Black's on ranks 8 and 7.

    Begin in the corners and work inwards: **rooks in the corners, knights beside the rooks, bishops beside the knights**. Two squares in the middle are left for queen and king. Which of the two goes where, the next section tells. The **eight pawns** stand in front, side by side.

    Black's pieces stand **straight opposite** White's: rook opposite rook, queen opposite queen, king opposite king.
figure-setup-inwards = Rooks on a1 and h1, knights on b1 and g1, bishops on c1 and f1. The marked squares wait for queen and king.
figure-setup-start = The initial position. This is what every game begins with.

## Queen on her own colour

section-queen-on-colour =
    King and queen stand side by side, and are easily mixed up. Remember this: **the queen begins on her own colour**. The white queen stands on a light square, d1. The black queen stands on a dark square, d8.

    The kings take the squares beside them, e1 and e8. So the two queens look at each other along the d-file, and the two kings along the e-file.

    Do not go by left and right. White has the queen to the left of the king, Black to the right. And look at the corner of the board first: only on a board that lies right do the colours come out right.
figure-setup-royals = The white queen on a light square, the black queen on a dark one. Each stands opposite the other.
figure-setup-swapped = Here White's king and queen have changed places. The white queen stands on a dark square, and straight across from her stands the black king.

## Solid and flat pieces

section-piece-sets =
    Tournaments are played with **solid pieces**, of wood or of plastic. Their usual shape is called Staunton. For other games **flat pieces** will do, discs with a picture on them. The pictures on this board are flat pieces too.

    No chess set at hand? **Two sets of Chinese chess** can stand in for one. Take a general for the king and an adviser for the queen. Chariots become rooks, elephants bishops, horses knights and soldiers pawns. One set is not enough, because it has only five soldiers a side. The cannons and the other spare pieces stay in the box.

    The board needs a little change as well. Leave out the river, play inside the squares, and every second square gets a darker shade: eight by eight.
figure-setup-stand-ins = With Chinese pieces this row would be, from left to right: chariot, horse, elephant, adviser, general, elephant, horse, chariot. The adviser stands in for the queen, on the marked square.

## Names of the pieces

section-piece-names =
    Each kind of piece has a **letter**. King is **K**, queen **Q**, rook **R**, bishop **B**, pawn **P**. The knight is **N**, because K already belongs to the king. You will meet these letters when moves are written down.

    Other languages see other things in the same figures. In Chinese the rook is a chariot, the bishop an elephant and the knight a horse. In German the bishop is a runner, in French a jester. Some people say castle for the rook. The shapes and the moves are the same for all.
figure-setup-letters = In letters this row is R N B Q K B N R. The two marked pieces are the knights: N, not K.

## White and Black

section-colours-white-black =
    The lighter pieces belong to the player called **White**, the darker ones to **Black**. Their real colour does not matter. There are sets in ivory and red, and even in silver and gold; whoever has the lighter pieces is White, and moves first.

    Keep two things apart. **White and Black are the two sides.** The squares are **light and dark**. A white piece may stand on a dark square, and a black piece on a light one. It stays with its own side, wherever it goes.
figure-setup-mixed = A black rook on a light square, d5, and a white rook on a dark square, d4.

## Board found wrongly placed

section-wrong-board =
    Sometimes nobody looks at the corners, and the game is already going when someone notices: **the board lies the wrong way round**.

    That does no harm. All pieces are **moved over to a board that lies right**, each to the same place as before, seen from White's side. Then **the game goes on**. No move is lost.

    In a tournament you call the arbiter, who sees to it that the rules are kept. In fast games each player has little time; they are called rapid and blitz. There, do not wait too long: unless an arbiter watches your game the whole time, nobody may claim this any more once each side has made ten moves. The game then goes on as the board lies.
figure-setup-found = After two moves by each side the players notice that the corner at White's right hand is dark.
figure-setup-moved-over = Each piece has gone to the same place on a board that lies right. Now White makes the third move.

## Pieces found wrongly set up

section-wrong-setup =
    It is another matter when **the pieces stood wrongly from the beginning**, with two of them swapped, for example. When that is found during the game, the game is **cancelled, and a new one is played**.

    It does not matter whose mistake it was, who stands better, or how many moves have been made. Fast games have the same exception as before: where no arbiter watches the game the whole time, it is too late once each side has made ten moves.

    Once a game is over, its result stands. So look before the first move: is the corner at the right hand light? Does the queen stand on her own colour? Does every piece stand opposite one of the same kind?
figure-setup-too-late-seen = Each side has moved a pawn, and only now do they see it: on b1 and c1 White's knight and bishop had changed places. They have to begin again.

## Puzzles

puzzle-setup-1 = How many pieces stand on the board when a game begins?
    .after = Two armies of 16: two full ranks of eight squares for each side.
puzzle-setup-2 = Mark White's bishops.
    .after = They begin next to queen and king: c1 and f1.
puzzle-setup-3 = A game is about to begin, but one piece of each side is missing. Mark the squares where the two should stand.
    .after = Black lacks a knight, White a pawn. With fewer pieces than 16, look for the gap.
puzzle-setup-4 = White's back row is still empty. Set it up.
    .after = Rook, knight, bishop, queen, king, bishop, knight, rook, and the queen is on a light square.
puzzle-setup-5 = The board is empty. Set up both armies for the start of a game.
    .after = That is the initial position, and it is the same for every game.
puzzle-setup-6 = Here something has been set up wrongly on both sides. Mark every square where the wrong piece stands.
    .after = From the corner inwards it has to be rook, knight, bishop.
puzzle-setup-7 = The black queen begins on d8. What colour is that square?
    .after = The queen begins on her own colour, so the black queen gets a dark square.
puzzle-setup-8 = You have Black and sit below. Look at both kings and both queens: do they stand right?
    .after = The black queen is on e8, a light square. White's queen, on d1, stands right.
puzzle-setup-9 = In this position queen stands opposite queen and king opposite king, and yet it is wrong. Mark every square where the wrong piece stands.
    .after = Both queens stand on the other colour. All four have to change: the kings belong on e1 and e8.
puzzle-setup-10 = Which piece is this?
    .after = You know it by the tall hat. In Chinese it is called an elephant, and the shape does not look like one at all.
puzzle-setup-11 = You build a chess set out of two sets of Chinese chess. Which piece takes the part of the queen?
    .general = a general
    .adviser = an adviser
    .cannon = a cannon
    .after = The general is the king, and the cannons are not needed.
puzzle-setup-12 = With which letter do you write this piece?
    .after = K is taken by the king, so the knight uses its second letter. That is also the first one you hear when you say its name.
puzzle-setup-13 = Mark every piece whose letter is R, on both sides.
    .after = R is the rook, the tower. Here both sides still have two of them.
puzzle-setup-14 = A pawn has come as far as c7. Whose pawn is it?
    .after = A light pawn is White's, even on a dark square and right in front of Black's home.
puzzle-setup-15 = A black rook stands on d5. Look at the square under it, d5 itself: is it light or dark?
    .after = The rook is Black's, the square is light. One has nothing to do with the other.
puzzle-setup-16 = Mark every black pawn.
    .after = There are white pawns in between, and d4 lies in White's half. Only the colour of the piece counts.
puzzle-setup-17 = A game has begun. White sits below. Does the board lie right?
    .after = The corner at White's right hand is dark. The players take over the position to a board that lies right, and go on.
puzzle-setup-18 = A slow game; each side has made three moves. Now it is found that the board lies the wrong way round. What happens?
    .after = Only the board was wrong, not the game.
puzzle-setup-19 = A blitz game without an arbiter at the board. Each side has made eleven moves, and only now does someone notice that the board lies the wrong way round. What happens?
    .after = In a slow game the position would still have been moved over to another board.
puzzle-setup-20 = A rapid game; each side has made two moves. It is found that White began with knight and bishop on each other's squares. What happens?
    .after = It is early enough: the sides have not yet made ten moves each.
puzzle-setup-21 = A slow game; each side has made thirteen moves. Now both remember that Black's queen and king stood on each other's squares at the start. What happens?
    .after = In a slow game it does not matter how late it is found, as long as the game is not over.
