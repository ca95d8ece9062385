# The rules: term, statement and, where a source is wrong, dated or incomplete, what holds today.

## The lesson "board"

rule-board-squares = The chessboard
    .statement = The board is a square of 8 by 8 equal squares, light and dark in turn: 64 in all, 32 of each. The pieces stand inside the squares.
    .slip = Source A1 builds the board from “9*9 ranks”. It means lines: nine lines each way bound the eight rows of squares. In chess a rank is a row of squares, and there are eight.

rule-board-orientation = Which way round the board lies
    .statement = Each player has a light square in the corner nearest to the right hand. The corner at the left hand is then dark; for White that is a1.

rule-files-ranks = Files and ranks
    .statement = The eight files run from player to player and have the letters a to h, counted from White's left hand. The eight ranks run across and have the numbers 1 to 8, counted from White's side. A square is named by its file and then its rank: e4.
    .slip = Source A1 letters the files from left to right. That is how White sees them; from Black's side they run from right to left. Where A1 names a square by “a digit in a letter”, it means a letter and a digit.

rule-diagonals = Diagonals
    .statement = A diagonal is a straight line of squares that touch at their corners. All of them have the same colour. It is named by the squares at its two ends, such as a1–h8.

rule-wings-centre = Wings, centre and edge
    .statement = Files a to d are the queenside, files e to h the kingside. The d-file and the e-file are the central files, the a-file and the h-file the edge files. The centre is d4, d5, e4 and e5; the twelve squares around it are the extended centre.
    .slip = Source A1 misprints two squares: “e54” should be e5, and among the twelve squares of the extended centre it lists d5, which is in the centre, and leaves out c6. The twelve are c3, c4, c5, c6, d6, e6, f6, f5, f4, f3, e3 and d3. Some count the four of the centre in as well and speak of sixteen.

rule-two-players = Two players face to face
    .statement = Chess is played by two, who sit on opposite sides of the board. Each has an army, White the lighter and Black the darker one, and the whole board belongs to both.

## The lesson "setup"

rule-piece-count = The armies
    .statement = Each side begins with 16 pieces of six kinds: one king, one queen, two rooks, two bishops, two knights and eight pawns. That makes 32 pieces on the board.

rule-initial-position = The initial position
    .statement = White's first rank holds, from a1 to h1, rook, knight, bishop, queen, king, bishop, knight and rook, with the eight pawns in front of them on rank 2. Black's pieces stand opposite, on rank 8 and rank 7.
    .slip = Source A1 writes the squares c2 and c7 with a capital letter. Names of squares are written in lower case.

rule-queen-on-colour = Queen on her own colour
    .statement = The white queen begins on a light square, d1, and the black queen on a dark one, d8. The kings begin beside them, on e1 and e8.

rule-piece-sets = Solid and flat pieces
    .statement = Tournament games are played with solid pieces. For other games flat pieces with pictures will do. Two sets of Chinese chess can stand in: a general for the king, an adviser for the queen, the spare pieces left out and the board adapted.
    .slip = Source A1 says that neither solid nor flat pieces carry writing, and that “therefore” two Chinese sets can stand in. That does not follow: Chinese pieces do carry writing. They serve all the same.

rule-piece-names = Names of the pieces
    .statement = King, queen, rook, bishop, knight and pawn have the letters K, Q, R, B, N and P. The knight is N, since K belongs to the king. Other languages have other names for the same pieces.

rule-colours-white-black = White and Black
    .statement = The lighter pieces are White's and the darker ones Black's, whatever their real colours. White and Black are the names of the two sides; squares are called light and dark.

rule-wrong-board = Board found wrongly placed
    .statement = If it is found during a game that the board lies the wrong way round, the position is moved onto a board that lies right, and the game goes on.
    .slip = Source B6 does not say that this is the rule for standard play. In rapid and blitz games without full supervision, nobody can claim it any more once each side has made ten moves (FIDE A.5.1.2).

rule-wrong-setup = Pieces found wrongly set up
    .statement = If it is found during a game that the pieces were set up wrongly at the start, the game is cancelled and a new one is played.
    .slip = Source B6 does not say that this is the rule for standard play. In rapid and blitz games without full supervision, nobody can claim it any more once each side has made ten moves (FIDE A.5.1.2).

## The lesson "moves"

rule-turns = White first, then in turn
    .statement = White makes the first move; after that the two sides take turns, one move at a time. White's move and Black's move together make one numbered move. A move takes one piece from one square to another; only castling moves two.

rule-one-piece-per-square = No moving onto your own piece
    .statement = A square has room for one piece. You cannot move to a square where a piece of your own side stands.
    .slip = No source says this outright; source A1 only lets you guess it. The Laws say it in so many words (FIDE 3.1).

rule-capture = Capturing
    .statement = If an enemy piece stands where your piece lands, you capture it: it leaves the board, and that is part of the same move. Nobody has to capture merely because it is possible. Every piece captures the way it moves, except the pawn.

rule-no-jumping = No jumping over pieces
    .statement = Queens, rooks, bishops and pawns cannot pass over a piece, whether it is yours or your opponent's. The knight is the only piece that jumps. In castling, and only there, the rook crosses over the king.
    .slip = Source A1 does not mention jumping for queen, rook and bishop, and A6 leaves it out for queen and bishop. A2 and B2 say that a rook “in general” does not jump, without naming the exception; A3 and A5 name no exception at all. There is one: in castling the rook crosses over the king.

rule-whole-board = No palace, no river
    .statement = Every piece may use the whole board. There is no palace and no river, as there is in Chinese chess.
    .slip = Source A1 says that there is no limit of any kind. That goes too far: a bishop stays on squares of one colour, and a pawn never goes back.

## The lesson "king"

rule-king-move = How the king moves
    .statement = The king goes one square in any direction: along a file, along a rank or diagonally. He captures the same way. From an inner square he has 8 squares around him, from the edge 5, from a corner 3.
    .slip = When source A6 counts the king's squares “from the middle”, it means any square that is not on the edge. When it counts for queen and bishop, the same words fit only the four squares in the centre.

rule-king-no-attacked-square = The king may not step into attack
    .statement = The king may not move to a square that an enemy piece attacks, even if that piece is itself pinned. That is why the two kings never stand side by side.

rule-king-never-captured = The king is never captured
    .statement = The king is the one piece that is never taken. The game ends at checkmate, before anyone could capture him.

rule-king-safety-phase = Hide early, lead late
    .statement = Advice, not a rule: early in the game keep the king behind his pawns. In the endgame, when few pieces are left, he comes out and fights along.

## The lesson "queen"

rule-queen-move = How the queen moves
    .statement = The queen goes any number of squares along a file, a rank or a diagonal, and does not jump. She is rook and bishop in one, the strongest piece on the board.
    .slip = Source A6 breaks off after “from the middle 27 squares”. On an empty board the queen reaches 27 squares from the four centre squares, 25 from the ring around them, 23 from the next ring and 21 from the edge and the corners.

rule-queen-not-early = Not out too early
    .statement = Advice, not a rule: a queen that comes out early is chased by smaller pieces and loses moves. And she has two ways of going: use her both as a rook and as a bishop.

## The lesson "rook"

rule-rook-move = How the rook moves
    .statement = The rook goes any number of squares along a file or a rank, never diagonally, and does not jump. On an empty board it reaches 14 squares from wherever it stands. In castling it crosses over the king.

rule-rook-not-early = The rook waits for open lines
    .statement = Advice, not a rule: on a crowded board a rook has little room and is easily trapped. It waits until lines are open; in the later middlegame and in the endgame it is at its best.

## The lesson "bishop"

rule-bishop-move = How the bishop moves
    .statement = The bishop goes any number of squares along a diagonal, in one straight line, and does not jump.
    .slip = Source A6 counts 13 squares from the centre and 7 from the edge, and leaves out what lies between. Ring by ring from the centre outwards it is 13, 11, 9 and 7 on an empty board.

rule-bishop-one-colour = One colour for life
    .statement = Each side begins with one bishop on light squares and one on dark squares. A bishop never leaves the colour it stands on.
    .slip = Source A3 calls the two 白象 and 黑象, which can be read as White's bishop and Black's bishop. What counts is the colour of the squares: light-squared and dark-squared bishop, 白格象 and 黑格象.

rule-bishop-open-positions = Better in open positions
    .statement = Advice, not a rule: bishops need open diagonals. They are stronger in open positions than in closed ones, where pawns block each other.

## The lesson "knight"

rule-knight-move = How the knight moves
    .statement = The knight goes two squares along a file or a rank and one square to the side, like the letter L. You may also think of it as one square straight and then one diagonally onward, away from where it started.
    .slip = Sources A1, A2 and B2 do not say that the diagonal step leads outward. Taken to the letter, it could lead back to a square beside the start, and no knight goes there.

rule-knight-jumps = The knight jumps
    .statement = The knight may pass over any piece, its own or the enemy's. Nothing can block its leg, as happens to the horse in Chinese chess.

rule-knight-changes-colour = A new colour every move
    .statement = Every move takes the knight from a light square to a dark one, or from a dark one to a light one. After an even number of moves it stands on the colour where it began.

## The lesson "pawn"

rule-pawn-move = How the pawn moves
    .statement = A pawn goes straight forward, one square at a time, and only onto an empty square. A piece in front of it, of either side, stops it. It never goes sideways, and it is the only piece that can never go back.

rule-pawn-double-step = Two squares on the first move
    .statement = A pawn that still stands on its starting square may go two squares at once, if both squares are empty.
    .slip = Sources A2, A4, A5 and B2 do not say that both squares must be empty, and A1 leaves out the words “first move”. Both are needed: the pawn has not moved yet, and nothing stands on either square.

rule-pawn-capture = Straight to move, diagonal to capture
    .statement = A pawn captures one square diagonally forward. It cannot capture what stands straight ahead, and it cannot go diagonally without capturing.
    .slip = Source A1 leaves out the word “forward”: a pawn never captures backwards. It also says that a blocked pawn cannot move at all, but a blocked pawn may still capture diagonally.

## The lesson "en-passant"

rule-en-passant = En passant
    .statement = When a pawn goes two squares and lands right beside an enemy pawn, that pawn may capture it as if it had gone only one: it moves diagonally to the square that was passed over, and the passed pawn leaves the board. It is one move; the name is French for “in passing”.
    .slip = Source A1 asks only for the same rank, but the two pawns must also stand on neighbouring files. A2, A4 and B3 do not say where the capturing pawn lands: on the square passed over, not where the captured pawn stood. A4 writes “en pt”; today one writes e.p., and may leave it out.

rule-en-passant-at-once = At once or never
    .statement = En passant is possible only in the very next move. Play something else first, and the right is gone.

rule-en-passant-double-step-only = Only against a double step
    .statement = The captured pawn must have come from its starting square in one double step, and only a pawn can capture this way. As with any move, your own king must not be in check afterwards.

## The lesson "promotion"

rule-promotion = Promotion
    .statement = A pawn that reaches the last rank (the eighth for White, the first for Black) becomes a queen, rook, bishop or knight of its own colour. That is part of the same move, and the new piece works at once.
    .slip = Sources A2, A4 and B3 speak of a pawn that advances straight to the last rank. A pawn that gets there by capturing promotes too.

rule-promotion-must-change = It must change
    .statement = A pawn on the last rank cannot stay a pawn, and it cannot become a king.
    .slip = Sources A2, A5 and B3 say that the pawn “may” promote, as if it could also stay as it is. It must change; you only choose into what.

rule-promotion-free-choice = Free choice, second queens too
    .statement = The choice does not depend on what has been captured, so a side may have two or more queens. The new piece never turns back into a pawn and never changes again.
    .slip = Source A1 says that the pawn need not be exchanged on the board, because the game is nearly over. Under the Laws it is taken off, and the new piece stands on its square.

rule-promotion-declare = Making the promotion
    .statement = The choice is part of the move, and it stands once the new piece has touched the square of promotion. A pawn that is left there when the clock is pressed is an illegal move, and it becomes a queen.
    .slip = Source A1 lets a spoken word decide. Under the Laws (FIDE 4.4 and 7.5) it is the piece on the square that counts.

rule-promotion-usual-queen = Usually a queen
    .statement = Advice, not a rule: make a queen, the strongest piece, unless the position asks for another one, because the queen would give stalemate or a knight does more.

## The lesson "castling"

rule-castling = Castling
    .statement = Once in a game, each side may move king and rook in a single move: the king goes two squares towards the rook, and the rook crosses over to the square right beside him on the other side. It counts as one move, and as a move of the king; either rook will do.
    .slip = Sources A1 and A5 say that king and rook move at the same time. At the board the king goes first, then the rook. Of the conditions, A1 names only that neither has moved, and A5 names none; they all stand in the lesson on when castling is not allowed.

rule-castling-short-long = Short and long castling
    .statement = Towards the kingside there are two squares between king and rook, and the rook goes two: that is short castling, written 0-0. Towards the queenside there are three squares between them, and the rook goes three: long castling, written 0-0-0.
    .slip = Sources A2, A4 and B3 tell the two apart as left and right. That fits only White's side of the board, for Black it is the other way round. What counts is the wing, and A4 does name the wings.

rule-castling-purpose = Why castle
    .statement = Advice, not a rule: castling brings the king to safety and the rook into play. Now and then it is the very move that saves or wins the game.
    .slip = Source A4 says that castling can parry a mate. It can meet a threat of mate one move ahead, never a check that is already there.

## The lesson "castling-limits"

rule-castling-unmoved = Neither has moved
    .statement = King and rook must not have moved at any time in this game. Going away and coming back does not restore the right. If one rook has moved, castling with the other one is still possible.
    .slip = Source A6 can be read as if both king and rook must have moved before the right is lost. One of them is enough.

rule-castling-path-clear = Nothing in between
    .statement = No piece of either side may stand between king and rook. For long castling that includes b1 (for Black b8), although the king never goes there.

rule-castling-not-in-check = Not out of check
    .statement = A king in check may not castle. A check has to be met with another move first.

rule-castling-not-through-check = Not through an attacked square
    .statement = The square that the king crosses must not be attacked: f1 or d1 for White, f8 or d8 for Black.

rule-castling-not-into-check = Not onto an attacked square
    .statement = The square where the king lands must not be attacked: g1 or c1 for White, g8 or c8 for Black.

rule-castling-bar-temporary = Barred for now or for good
    .statement = Once the king has moved, castling is over for good; once a rook has moved, it is over on that side. A check, an attacked square or a piece in the way bars castling only as long as it lasts.

rule-castling-same-rank = King and rook on the same rank
    .statement = King and rook must stand on the same rank, and the rook must be one that began there. A rook that came from a promotion never castles, neither from e8 with a king on e1 nor from a corner.
    .slip = Source A4 tells that FIDE added “on the same rank” in 1972, because Max Pam had found out how to castle along the e-file with a promoted rook, and players had done it. Take it as a good tale. FIDE's rules of 1930 are reported to have asked for the same rank already, no such game is known, and others tell the story of another man and of 1973 or 1974. Besides, A4's own first condition already asks for a rook in its corner.

rule-castling-was-in-check-before = An earlier check does not matter
    .statement = A king that was in check earlier in the game may still castle, as long as he got out of it without moving himself. What counts is whether he is in check now.

rule-castling-rook-attacked = The rook may be under attack
    .statement = The rook may stand under attack when you castle. The rule about attacked squares protects only the king.

rule-castling-rook-path-attacked = The rook may cross an attacked square
    .statement = In long castling an attack on b1 (for Black b8) does not matter: only the rook passes there, never the king.

rule-castling-king-first = Touch the king first
    .statement = At the board, castle with one hand, the king first and then the rook. Whoever touches the rook first may not castle on that side on this move and must move the rook, if it has a legal move.
    .slip = Source A4 says that touching the rook first makes it a rook move and castling is void. The Laws are more exact (FIDE 4.3 and 4.4): castling is ruled out only on that side and only for this move, and the rook must move if it legally can.

## The lesson "check"

rule-check = Check
    .statement = A king that an enemy piece attacks is in check. The Laws do not ask anyone to say “check” aloud.
    .slip = Sources A3 and A5 explain check as the threat to capture the king on the next move. It helps to picture it that way, but no king is ever captured.

rule-check-must-answer = A check must be answered
    .statement = If your king is in check, you must get him out of it with your very next move. A move that leaves him in check is not allowed.

rule-check-three-ways = Capture, move or block
    .statement = There are three ways out of check: capture the checking piece, move the king to a safe square, or put a piece in between. A check from a knight or a pawn cannot be blocked, and against a double check only the king can move.

rule-no-self-check = Never expose your own king
    .statement = You may not make a move after which your own king stands in check. A pinned piece may move only along the line of the pin.
    .slip = The sources speak of the king's own steps and of answering a check. That a pinned piece may not leave its line either is in the Laws (FIDE 3.9).

## The lesson "checkmate"

rule-checkmate = Checkmate
    .statement = A king in check with no legal way out is checkmated. The game is over at once, and the side that gave mate wins.
    .slip = Source A4 adds “perpetual check excepted”. There is nothing to except: a king that can still answer each check has not been mated.

## The lesson "results"

rule-objective = The object of the game
    .statement = The object is to checkmate the enemy king: he is attacked, and no legal move saves him. The side that does so wins, however many pieces are left.

rule-resignation = Resignation
    .statement = A player may resign, and the opponent wins at once. If the opponent could never checkmate by any legal moves, the game is drawn instead. A game that is over already cannot be resigned.
    .slip = Sources A3 and A5 name no exception. The Laws do, since 2023: the game is drawn if the opponent could not checkmate by any series of legal moves (FIDE 5.1.2). Sources A4 and B4 do not list resignation at all.

rule-time-forfeit = Loss on time
    .statement = A player whose time runs out loses. If the opponent could never checkmate by any legal moves, the game is drawn instead.
    .slip = Sources A3, A4, A5 and B4 say only that the player loses. The Laws add the exception: the game is drawn if the opponent could not checkmate by any possible series of legal moves (FIDE 6.9).

rule-illegal-moves-penalty = Illegal moves at the board
    .statement = An illegal move is taken back, and another is made with the touched piece, if it has a legal move. The first illegal move completed by pressing the clock gives the opponent two minutes, in rapid and blitz one; the second loses, or draws if the opponent could never checkmate.
    .slip = Source A4 lets the third illegal move lose, and speaks only of a king that moves into attack. The Laws, too, waited for the third until 2014. Today the first completed illegal move of any sort costs two minutes, and the second loses the game, with the same exception as on time (FIDE 7.5.5). A3 names no penalty.

## The lesson "draws"

rule-draw-agreement = Draw by agreement
    .statement = If one player offers a draw and the other accepts, the game is drawn.
    .slip = Sources A4, A5 and B4 stop there. The Laws also want each player to have made at least one move (FIDE 5.2.3), and an event may forbid agreed draws or limit them (9.1.1).

rule-draw-offer-manners = How to offer a draw
    .statement = Make your move, offer the draw, press the clock. An offer cannot be taken back. The opponent accepts, or declines in words, by a move, or, under the Laws, by touching a piece.
    .slip = Source A4 forbids a second offer until the opponent has made one. The Laws do not count offers: they forbid distracting the opponent (FIDE 11.5). An offer at another moment is valid all the same, no conditions may be tied to it, touching a piece declines it, and both players note it as (=) (9.1.2). A4 has none of that.

rule-stalemate = Stalemate
    .statement = If the side to move is not in check and no piece of its own has a legal move, the game is drawn at once. In Chinese chess that side would lose.
    .slip = Sources A4 and B4 read as if it were enough that the king cannot move. It takes more: no piece at all can move. Among the sources only A5 says so.

rule-dead-position = Dead position
    .statement = If neither side could ever give checkmate, by any legal moves whatever, the game is drawn at once. King against king is such a position, and so is king and one bishop or one knight against a bare king; a locked wall of pawns can be one too.
    .slip = Source A4 calls this “material”. That is not the term: it is a dead position.

rule-perpetual-check = Perpetual check
    .statement = One side checks without end and the other cannot get away. The draw then comes by repetition, by the fifty-move rule or by agreement.
    .slip = Sources A4, A5 and B4 list perpetual check as a draw of its own. The Laws have had no such rule for decades. In Chinese chess the side that checks for ever must break off, or it loses.

rule-threefold-repetition = Threefold repetition
    .statement = If the same position comes up for the third time, with the same side to move and the same moves possible (castling and en passant included), the player to move may claim a draw. The three times need not follow one another.
    .slip = The sources say that the game is drawn. Under the Laws the player to move has to claim it (FIDE 9.2), also on a move that is written down and not yet played; touching a piece gives up the claim for that move, and a wrong claim gives the opponent two more minutes. The game ends without a claim only at the fifth time (9.6). Sources A5 and B4 forget that the possible moves must be the same, and A4 misprints threefold as “3 folder”.

rule-fifty-move-rule = Fifty-move rule
    .statement = If each side has made fifty moves in a row without a capture and without a pawn move, the player to move may claim a draw.
    .slip = Only source A4 has this rule, and it says that the game is drawn. Under the Laws the player to move has to claim it, also on a move that is written down and not yet played (FIDE 9.3). Without a claim the game ends after 75 moves each, unless the last of them gives mate (9.6).

## The lesson "values"

rule-piece-values = What the pieces are worth
    .statement = Queen 9, rook 5, bishop 3, knight 3, pawn 1; the king is beyond price. It is a rule of thumb for exchanges, not a rule of chess.
    .slip = Source A1 has a queen equal two rooks or three light pieces, and a rook equal one and a half light pieces. The usual points come close without agreeing: two rooks make 10, three light pieces 9, one and a half of them 4.5. A bishop may be a little better than a knight, says A1; in points both are 3.

rule-heavy-light-pieces = Heavy and light pieces
    .statement = Queens and rooks are the heavy pieces, also called major; bishops and knights the light ones, also called minor. King and pawns are neither.

## The lesson "notation"

rule-notation-letters = Writing moves down
    .statement = K, Q, R, B and N stand for king, queen, rook, bishop and knight; a pawn has no letter. Then comes the square: Nf3. A capture is written x, a check +, mate #, castling 0-0 or 0-0-0; after a promotion comes the letter of the new piece.

## The lesson "rating"

rule-rating-grades = Points and grades
    .statement = Beginners have no grade; then come grade 30 up to grade 1, each for 100 points more. We read it so that 100 to 199 points are grade 30, and 3000 points and more grade 1.
    .slip = Source B5 does not say at which number of points the grades begin, and sets no lowest number of points. Our reading: 0 to 99 none, 100 to 199 grade 30, and so on; points may fall below zero. It is one association's own scheme, not FIDE's Elo.

rule-rating-draw = Points for a draw
    .statement = Difference d before the game. Under 10: nothing. 10 to under 100: the player with fewer points gains (10 + d/10)/2. From 100 on: d/4. The other loses as much.
    .slip = Source B5 says what the winner gains and the loser loses; that the other player loses as much after a draw, too, is our reading. It writes its bands for whole numbers (“within 10”, “10 to 99”); we read under 10, from 10 to under 100, from 100 on, and keep two decimals. The formula leaps, at 10 from nothing to 5.5 and at 100 from 9.95 to 25. One association's own scheme, not FIDE's Elo.

rule-rating-lower-wins = Points when the lower-placed player wins
    .statement = Difference d before the game. Under 10: 10. 10 to under 100: 10 + d/10. From 100 on: d/2. The loser loses as much.
    .slip = The formula of source B5 leaps: at a difference of 10 from 10 to 11, at 100 from 19.9 to 50. It writes its bands for whole numbers (“within 10”, “10 to 99”); we read under 10, from 10 to under 100, from 100 on. It speaks of grades and counts in points. One association's own scheme, not FIDE's Elo.

rule-rating-higher-wins = Points when the higher-placed player wins
    .statement = Difference d before the game. Under 10: 10. 10 to under 100: 10 − d/12.5. 100 to under 200: 2. From 200 on: nothing. The loser loses as much.
    .slip = The formula of source B5 leaps: at a difference of 10 from 10 to 9.2, at 200 from 2 to nothing. It writes its bands for whole numbers; we read under 10, from 10 to under 100, from 100 to under 200, from 200 on. It speaks of grades and counts in points. One association's own scheme, not FIDE's Elo.

rule-rating-settles = Settling down
    .statement = Source B says that gains and losses settle after some 50 games. What settles is the difference in points between two players; the tables do not count games.
    .slip = Nothing in the formula of source B5 counts games, so nothing in it changes after fifty. What settles is the difference, once a player meets others of the same strength.

## The lesson "history"

rule-history-board = From Chaturanga to the chequered board
    .statement = The old Indian game Chaturanga, whose first sure traces are from the 6th century, was played on eight by eight squares of one colour. In Europe the squares took on two colours about a thousand years ago. They make it easy to see the long lines, which queen and bishop got only about 1475.
    .slip = Source B6 puts Chaturanga in the 2nd to 4th century; most historians put its first sure traces in the 6th. It dates the two colours from the 11th century, but there is a two-coloured board in a poem of about the year 1000. Queen and bishop got their long lines only about 1475. That the colours served the court chess of Norman nobles is said without support, and we found none.

rule-history-colours = Pieces of any colour
    .statement = Sets come in any two colours. The side with the lighter pieces is White, the other Black, whatever they are made of. Morphy, who was given a set of gold and silver, was never an official world champion: that list begins with Steinitz in 1886.
    .slip = Source B6 calls Morphy the second unofficial world champion. There is no official count of the unofficial.

## The lesson "xiangqi"

rule-xiangqi-differences = Coming from Chinese chess
    .statement = Pieces stand in squares, not on points. The king has no palace, the knight no leg to be hobbled; pawns capture diagonally and promote. A side without a move draws, and so does perpetual check. The rook moves as the chariot does, and mate ends the game in both.
