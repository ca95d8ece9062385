# The words of the game in English. A note says what to beware of, here or in Chinese.

## The game and the board

group-board = The game and the board

term-chess = chess
    .meaning = A game for two on a board of 64 squares. You win by attacking the enemy king so that nothing can save him.
    .note = In Chinese, 象棋 alone usually means Chinese chess. With 国际, “international”, it is this game.

term-white = White
    .meaning = The player with the lighter pieces, who moves first; also that player's pieces.

term-black = Black
    .meaning = The player with the darker pieces; also that player's pieces.

term-opponent = opponent
    .meaning = The player on the other side of the board.

term-board = chessboard
    .meaning = Eight rows of eight squares, light and dark in turn. It lies so that each player has a light square in the corner nearest to the right hand.

term-square = square
    .meaning = One of the 64 fields of the board. A piece stands inside it, and there is room for one piece only.

term-light-square = light square
    .meaning = A square of the lighter colour, whatever that colour really is. There are 32.
    .note = White and Black are the two sides, so say “light” of a square. Chinese says 白格, “white square”.

term-dark-square = dark square
    .meaning = A square of the darker colour. There are 32 of these too.

term-file = file
    .meaning = A row of eight squares that runs from one player to the other. The eight files have the letters a to h.
    .note = In Chinese say 直线, not 列.

term-rank = rank
    .meaning = A row of eight squares that runs from left to right. The eight ranks have the numbers 1 to 8, counted from White's side.
    .note = In Chinese say 横线, not 行.

term-coordinates = coordinates
    .meaning = The letter and the number that name a square, in that order: e4 is where the e-file crosses the fourth rank.

term-diagonal = diagonal
    .meaning = A straight line of squares that touch at their corners, all of one colour. It is named by its two ends, such as a1–h8.

term-centre = centre
    .meaning = The four squares in the middle of the board: d4, d5, e4 and e5.

term-extended-centre = extended centre
    .meaning = The ring of twelve squares around the centre. Some count the centre in as well and speak of sixteen.

term-central-file = central file
    .meaning = The d-file or the e-file, the two in the middle.

term-edge-file = edge file
    .meaning = The a-file or the h-file, at the side of the board.

term-kingside = kingside
    .meaning = The half of the board with files e to h, where the kings begin. It is the same half for both players.
    .note = Name the wing, not left or right: those change from player to player.

term-queenside = queenside
    .meaning = The half of the board with files a to d, where the queens begin.

term-back-rank = back rank, last rank
    .meaning = The first or the eighth rank. Your back rank is the one nearest to you; the last rank, where your pawns are heading, is the one at the far end.
    .note = Chinese has one word for both.

## The pieces

group-pieces = The pieces

term-piece = piece
    .meaning = One of the figures that the players move: 16 a side, of six kinds.
    .note = Some players say “piece” for all but the pawns. Here a pawn is a piece too.

term-king = king
    .meaning = The piece that the game is about. He goes one square in any direction, and is never captured.
    .note = Some Chinese books write 国王.

term-queen = queen
    .meaning = The strongest piece. She goes any number of squares along a file, a rank or a diagonal.
    .note = Some Chinese books write 皇后.

term-rook = rook
    .meaning = The piece like a tower. It goes any number of squares along a file or a rank.
    .note = The character is read jū at the board, not chē as in the word for a vehicle. Some Chinese books write 城堡, “castle”.

term-bishop = bishop
    .meaning = The piece with the bishop's hat. It goes any number of squares along a diagonal.
    .note = The character means elephant. Some Chinese books write 主教, “bishop”.

term-knight = knight
    .meaning = The piece with the horse's head. It goes two squares along a file or a rank and one to the side, and jumps over whatever stands in between.
    .note = The character means horse. Some Chinese books write 骑士, “knight”.

term-pawn = pawn
    .meaning = The smallest piece, eight a side. It goes straight forward, takes diagonally forward, and never goes back.

term-heavy-piece = heavy piece
    .meaning = A queen or a rook. Also called a major piece.
    .note = 重 is read zhòng, “heavy”, here. In the word for repetition it is chóng, “again”.

term-light-piece = light piece
    .meaning = A bishop or a knight. Also called a minor piece. King and pawns are neither heavy nor light.

term-light-squared-bishop = light-squared bishop
    .meaning = A bishop on the light squares, which it never leaves. Each side begins with one.
    .note = Not “white bishop”: that can be any bishop of White's.

term-dark-squared-bishop = dark-squared bishop
    .meaning = A bishop on the dark squares, which it never leaves. Each side begins with one.
    .note = Not “black bishop”: that can be any bishop of Black's.

term-bare-king = bare king
    .meaning = A king whose side has no other piece left.

term-initial-position = initial position
    .meaning = How the 32 pieces stand when a game begins. It is the same every time.

term-set-up = to set up
    .meaning = To put the pieces where they stand when a game begins.

term-solid-pieces = solid pieces
    .meaning = Pieces of wood or plastic that stand upright, as in tournaments.

term-flat-pieces = flat pieces
    .meaning = Discs with pictures on them, or the pictures on a screen.

term-piece-value = value of a piece
    .meaning = Roughly what a piece is worth: queen 9, rook 5, bishop 3, knight 3, pawn 1. It helps to compare; it does not decide the game.

term-material = material
    .meaning = All that a side has on the board, counted by value.

## Moving and capturing

group-moves = Moving and capturing

term-move = move (one side)
    .meaning = What a player does on one turn: take one piece from one square to another.
    .note = 着 is read zhāo here. In talk, 一步, “one step”, is fine too.

term-full-move = move (both)
    .meaning = White's move and Black's move together. They share one number when a game is written down.
    .note = English has one word for both: after “ten moves” each side has moved ten times.

term-taking-turns = taking turns
    .meaning = White moves first, then Black, then White again. Nobody moves twice in a row, and nobody may pass.

term-side-to-move = side to move
    .meaning = The side whose turn it is.

term-position = position
    .meaning = How all the pieces stand at one moment, and whose turn it is.

term-capture = capture
    .meaning = To move onto a square where an enemy piece stands and take that piece off the board, all in one move. Only en passant takes a pawn that stands on another square.

term-attack = attack
    .meaning = A piece attacks every square on which it could capture, whether something stands there or not.

term-protect = protect
    .meaning = A piece is protected if one of its own side could take back on its square.

term-threat = threat
    .meaning = Something that a side will do on its next move unless it is stopped.

term-exchange = exchange
    .meaning = Each side takes a piece of the other's.
    .note = “The exchange” means more: a rook for a bishop or a knight, two points apart.

term-jump = jump
    .meaning = To pass over a piece that stands in the way. Only the knight jumps; in castling, and only there, the rook crosses over the king.

term-starting-square = starting square
    .meaning = The square where a piece stands when the game begins.

term-double-step = double step
    .meaning = A pawn's first move may be two squares straight ahead, if both are empty.

term-legal-move = legal move
    .meaning = A move that the rules allow. The piece goes the way it should, and afterwards its own king is not under attack.

term-open-file = open file
    .meaning = A file without a single pawn on it: a clear road for a rook.

term-open-position = open position
    .meaning = Some pawns have been exchanged, and the lines are clear.

term-closed-position = closed position
    .meaning = The pawns of both sides stand head to head, and the lines are blocked.

term-opening = opening
    .meaning = The first part of a game, when the pieces come out.

term-middlegame = middlegame
    .meaning = The part after the opening, when the pieces are out and most of them still there.

term-endgame = endgame
    .meaning = The last part of a game, when few pieces are left. Now the king comes out and fights along.

## Check and checkmate

group-check = Check and checkmate

term-check = check
    .meaning = A king whom an enemy piece attacks is in check. That must be answered at once.
    .note = Nobody has to say “check”. 将 is read jiāng here; as a piece of Chinese chess it is jiàng.

term-answer-check = to answer a check
    .meaning = To make a move that gets the king out of check. There are three ways: capture the checking piece, move the king away, or put a piece in between.
    .note = 应 is read yìng, “to answer”.

term-move-away = to move out of check
    .meaning = To answer a check by moving the king to a square that is not attacked.

term-block-check = to block a check
    .meaning = To answer a check by putting a piece in between. Against a knight or a pawn it cannot be done.

term-double-check = double check
    .meaning = Two pieces give check at the same time. Only a king's move can answer it.

term-discovered-check = discovered check
    .meaning = A piece moves off a line, and the piece behind it gives check.

term-cross-check = cross-check
    .meaning = To answer a check with a check. It is legal only if it really answers the first check.

term-moving-into-check = moving into check
    .meaning = Moving the king to a square that is attacked. It is never allowed.

term-pin = pin
    .meaning = An enemy queen, rook or bishop looks at your king, and one piece of yours stands in between: it has to stay on that line.

term-pinned = pinned
    .meaning = A pinned piece may move along the line of the pin and nowhere else. It still attacks, and it can even give check.

term-checkmate = checkmate
    .meaning = A king is in check, and no legal move helps. The game ends at once, and the side that did it has won.
    .note = Often “mate” for short.

term-back-rank-mate = back-rank mate
    .meaning = A rook or a queen mates a king on his back rank, shut in by his own pawns.

term-smothered-mate = smothered mate
    .meaning = A knight mates a king who cannot move, because his own pieces stand all around him.
    .note = 闷 is read mèn here, “shut in”.

## Special moves

group-special = Special moves

term-castling = castling
    .meaning = One move with two pieces: the king goes two squares towards a rook, and the rook crosses over to the square right beside him. Each side may do it once, under several conditions.
    .note = The old Chinese name 入堡 means “into the castle”.

term-short-castling = short castling
    .meaning = Castling towards the kingside, written 0-0. The rook goes two squares.

term-long-castling = long castling
    .meaning = Castling towards the queenside, written 0-0-0. The rook goes three squares; the king goes two, as always.

term-castling-right = right to castle
    .meaning = A side keeps it on a wing until the king or the rook there moves, or that rook is captured. A check or a piece in the way bars castling only for the moment.

term-en-passant = en passant
    .meaning = An enemy pawn has gone two squares at once and stands right beside yours: your pawn may take it as if it had gone only one. It must be your very next move.
    .note = It is French for “in passing”, and is written e.p.

term-promotion = promotion
    .meaning = A pawn that reaches the last rank becomes a queen, rook, bishop or knight of its own colour in the same move. It must, and the choice is free.
    .note = In Chinese say 升变, not 升级, which is to go up a grade.

term-underpromotion = underpromotion
    .meaning = Promotion to a rook, bishop or knight instead of a queen. Now and then it is the right choice.

## How a game ends

group-results = How a game ends

term-game = game
    .meaning = One play of chess, from the first move to the result.

term-result = result
    .meaning = White wins, 1-0; Black wins, 0-1; or a draw, ½-½.

term-draw = draw
    .meaning = A game that nobody wins. In most events each player gets half a point.

term-resign = resign
    .meaning = To give the game up: the opponent wins. If the opponent could never checkmate, it is a draw instead.

term-flag-fall = flag fall
    .meaning = A player's time has run out, and the game is lost. If the opponent could never checkmate, it is a draw instead.
    .note = Old clocks had a little flag that fell when the time was up.

term-stalemate = stalemate
    .meaning = The side to move is not in check, and none of its pieces has a legal move. The game is drawn at once.
    .note = Not 困毙: that is its name in Chinese chess, where it loses.

term-dead-position = dead position
    .meaning = Neither side could ever checkmate, whatever legal moves they play. The game is drawn at once.

term-perpetual-check = perpetual check
    .meaning = One side gives check after check, and the other cannot get away. Sooner or later the same position comes back, and as a rule it ends in a draw.
    .note = The Laws have no draw of that name. In Chinese chess the side that checks must break off, or it loses.

term-threefold-repetition = threefold repetition
    .meaning = The same position for the third time: same side to move, same moves possible. The player to move may ask for a draw.
    .note = It does not happen by itself: somebody has to ask. 重 is read chóng, “again”.

term-fivefold-repetition = fivefold repetition
    .meaning = The same position for the fifth time. Now the game is drawn, and nobody has to ask.

term-fifty-move-rule = fifty-move rule
    .meaning = Each side has made fifty moves in a row without a capture and without a pawn move. The player to move may ask for a draw.

term-seventyfive-move-rule = seventy-five-move rule
    .meaning = Each side has made seventy-five moves in a row without a capture and without a pawn move. The game is drawn, and nobody has to ask, unless the last move is checkmate.

term-draw-by-agreement = draw by agreement
    .meaning = One player offers a draw, and the other accepts. Both must have made at least one move, and an event may forbid it.

term-offer-draw = to offer a draw
    .meaning = To ask the opponent for a draw: make your move, offer, press the clock. An offer cannot be taken back.

term-claim-draw = to claim a draw
    .meaning = To ask for the draw that threefold repetition or the fifty-move rule gives you. Do it on your own turn, before you touch a piece.
    .note = An offer may be declined; a claim that is right may not.

## At the board

group-table = At the board

term-arbiter = arbiter
    .meaning = The person who sees to it that the rules are kept, and who decides when the players cannot agree.

term-touch-move = touch-move
    .meaning = On your turn, a piece of yours that you touch must move, and an enemy piece that you touch must be taken, if there is a legal way to do it.

term-adjust = to adjust
    .meaning = To set a piece straight on its square. On your turn, say “I adjust” first; then the touch does not count.
    .note = At tournaments one also hears the French “j'adoube”.

term-clock = chess clock
    .meaning = Two clocks in one. Only the time of the player who has to move runs.

term-press-clock = to press the clock
    .meaning = After your move, to stop your own time and start the opponent's.

term-standard-play = standard play
    .meaning = Games with an hour or more for each player.
    .note = Also called classical chess.

term-rapid = rapid
    .meaning = Games with more than ten minutes and less than an hour for each player.
    .note = If the clock adds time for every move, what it adds in sixty moves is counted in.

term-blitz = blitz
    .meaning = Games with ten minutes or less for each player.

term-illegal-move = illegal move
    .meaning = A move against the rules. It is taken back; once the clock has been pressed, the first gives the opponent extra time, and the second as a rule loses the game.

term-laws = Laws of Chess
    .meaning = The rules for play at the board. This course follows those in force since 2023.

term-fide = FIDE
    .meaning = The world chess federation, which makes the Laws. The letters come from its French name.

term-cca = Chinese Chess Association
    .meaning = The federation for chess in China.
    .note = In spite of its English name it looks after chess, not Chinese chess.

## Notation

group-notation = Notation

term-notation = notation
    .meaning = Writing the moves down, so that the game can be played over later.

term-score-sheet = score sheet
    .meaning = The sheet on which a player writes down the moves of both sides.

term-game-score = game score
    .meaning = All the moves of a game in writing.

term-algebraic-notation = algebraic notation
    .meaning = The way in use today: the letter of the piece, then the name of the square.

term-piece-letter = letter of a piece
    .meaning = K is the king, Q the queen, R the rook, B the bishop, N the knight. A pawn is written without a letter.

term-short-notation = short notation
    .meaning = Only the square where the piece arrives is written: Nf3. This course writes moves that way.

term-long-notation = long notation
    .meaning = Both squares are written, first the one that the piece leaves: Ng1-f3.

term-annotation = annotation sign
    .meaning = A comment on a move: ! is a good one, ? a mistake. Doubled they say it more strongly. The sign is no part of the move.

## Points and grades

group-rating = Points and grades

term-points = points
    .meaning = A number for how well somebody plays: it goes up with wins and down with losses. The scheme taught here is one association's own.

term-point-difference = difference in points
    .meaning = How far apart two players are before the game. It decides how much is gained and lost.

term-grade = grade
    .meaning = A step on the ladder of points. Grade 30 is the lowest, grade 1 the highest, and each takes 100 points more.

term-elo = rating (Elo)
    .meaning = FIDE's number for how well somebody plays, named after Arpad Elo. The more points the winner was ahead, the less is gained; it changes bit by bit, without leaps.

## Chinese chess and history

group-xiangqi = Chinese chess and history

term-xiangqi = Chinese chess
    .meaning = China's own chess, also called xiangqi. Its pieces stand where lines cross, on a board with a river and two palaces.

term-point = point
    .meaning = A place where two lines cross. Chinese chess is played on 90 points, chess inside 64 squares.

term-river = river
    .meaning = The gap across the middle of the board in Chinese chess, which some pieces may not cross. Chess has none.

term-palace = palace
    .meaning = In Chinese chess, the nine points that the general may not leave. In chess the king may go anywhere.

term-red = Red
    .meaning = The side that moves first in Chinese chess. In chess it is White.

term-general = general
    .meaning = The piece that Chinese chess is about, as chess is about the king.
    .note = 将 is read jiàng as a piece, and jiāng in the word for check.

term-adviser = adviser
    .meaning = It stays with the general in the palace and goes one point diagonally. Chess has nothing like it.

term-elephant = elephant
    .meaning = In Chinese chess it goes two points diagonally, no more and no less, and may not cross the river. A bishop goes as far as the diagonal is clear.

term-cannon = cannon
    .meaning = In Chinese chess it captures over exactly one piece in between. Chess has nothing like it.

term-soldier = soldier
    .meaning = In Chinese chess it captures straight ahead, and may go sideways once it is over the river. A pawn never does either.

term-hobbled-leg = hobbled leg
    .meaning = In Chinese chess a piece right beside the horse stops it from going that way. Nothing stops a knight.

term-facing-generals = facing generals
    .meaning = In Chinese chess the two generals may not face each other along an empty line. Kings may, as long as they are not side by side.

term-no-move-left = stalemate in Chinese chess
    .meaning = In Chinese chess a side that has no move left loses. In chess, if the king is not in check, it is a draw.

term-old-soldier = old soldier
    .meaning = In Chinese chess, a soldier that has come to the far end and can only go sideways. In chess a pawn is promoted there.

term-chaturanga = Chaturanga
    .meaning = The old Indian game from which chess comes. It had eight by eight squares, all of one colour.
