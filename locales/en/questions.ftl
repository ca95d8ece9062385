# Questions that beginners ask: the question, a short answer, and a caption for each board.
# `.words`: what else it may be looked for by; nobody reads it.

theme-castling = Castling
theme-en-passant = En passant
theme-check = Check and pins
theme-mate = Mate and stalemate
theme-draws = Draws and the clock
theme-promotion = Promotion and pawns
theme-board = Board and points

## Castling

question-long-castling-b8-attacked = A white bishop attacks b8. May Black still castle long?
    .answer = Yes. The king goes from e8 over d8 to c8, and these three squares must be free of attack. The bishop on f4 looks at b8, but only the rook crosses b8, and a rook may cross an attacked square.
    .words = bug queenside 0-0-0 illegal castle computer
    .b8 = Black to move. In question: long castling, king to c8.

question-castling-bishop-on-back-rank = A bishop attacks a square on my back rank. Does that forbid castling?
    .answer = Only if it is a square that the king stands on, crosses or lands on. Here the bishop on d3 attacks f1 and b1. On the way to g1 the king would cross f1, so short castling has to wait. On the long side only the rook crosses b1, so long castling is allowed.
    .words = kingside queenside 0-0 0-0-0 first rank
    .short = White to move. In question: short castling, king to g1.
    .long = The same position. In question: long castling, king to c1.

question-castling-after-earlier-check = I was in check earlier in the game. May I still castle?
    .answer = Yes, as long as the king and that rook have not moved. Here White gave check on move 3, and Black answered with a knight on c6. The king stayed where he was, so the right to castle stayed too. Only a king in check at this very moment may not castle.
    .words = once been checked before lose right
    .later = Black to move. In question: short castling, king to g8.

question-long-castling-b1-attacked = b1 is attacked. May I castle long?
    .answer = Yes. The king goes from e1 over d1 to c1, and b1 is not on his way. Only the rook passes b1, and a rook may pass an attacked square.
    .words = queenside 0-0-0 b-file
    .b1 = White to move. In question: long castling, king to c1.

question-castling-with-attacked-rook = My rook is attacked. May I castle?
    .answer = Yes. Castling asks whether the king is safe, not the rook. Here the bishop on a8 attacks the rook on h1, and short castling takes the rook out of its line as well.
    .words = rook under attack threatened 0-0
    .rook = White to move. In question: short castling, king to g1.

question-castling-out-of-check = I am in check. May I castle out of it?
    .answer = No. A king in check may not castle; answer the check with another move. If neither the king nor the rook moves for that, the right stays, and you may castle later. The second board shows it: the bishop went to e2 in between, and now castling is possible.
    .words = escape answer while checked 0-0
    .check = White to move. In question: short castling, king to g1.
    .later = The bishop has stepped in between on e2. In question: short castling.

question-castling-across-attacked-square = May the king cross an attacked square when castling?
    .answer = No. Here the king would cross f1, and the rook on f8 attacks f1. That lasts only as long as the attack: once the file is shut or the rook has gone, castling is allowed again.
    .words = pass through check 0-0
    .f1 = White to move. In question: short castling, king to g1.

question-castling-onto-attacked-square = May the king land on an attacked square when castling?
    .answer = No. Short castling would put the king on g1, and the rook on g7 attacks g1. A king never goes to an attacked square, in castling or otherwise.
    .words = castle into check 0-0
    .g1 = White to move. In question: short castling, king to g1.

question-castling-bar-over = An attack on the king's way kept me from castling. Is the right gone for good?
    .answer = No. Such an attack is in the way only while it lasts. On the first board the bishop on a6 attacks f1. Two moves later the knight on b5 shuts the line, and White may castle. The right is lost for good only when the king moves, or when that rook moves or is captured.
    .words = lose right again later permanently
    .then = White to move. In question: short castling, king to g1.
    .now = Two moves later. In question: short castling again.

question-long-castling-king-square = Where does the king go in long castling?
    .answer = Two squares towards the rook: to c1, or to c8 for Black. He does not go to b1 or b8. The rook crosses over him and lands next to him, on d1 or d8.
    .words = queenside 0-0-0 how many squares
    .c1 = White to move. In question: long castling, king to c1.
    .b1 = The same position. In question: the king from e1 to b1.

question-castling-with-promoted-rook = A pawn became a rook on e8. Can my king castle with it along the e-file?
    .answer = No. King and rook must stand on the king's own rank, and the rook must be one that began in the corner. The rook on e8 was a pawn, and it stands at the other end of a file.
    .words = vertical castling promotion joke krabbe
    .file = White to move. In question: the king from e1 to e3, the rook to e2.

question-castling-with-queen = Can I castle with the queen?
    .answer = No. Castling takes the king and a rook, and nothing else. On h1 stands the queen, so there is no short castling here. With the rook on a1 the king may castle long.
    .words = queen castle knight other piece
    .queen = White to move. In question: the king from e1 to g1, with a queen on h1.

## En passant

question-pawn-vanished = My pawn disappeared, though nothing landed on its square. What happened?
    .answer = It was taken en passant. The black pawn has gone from f7 to f5 in one move, right past the pawn on e5. On the very next move White may take it as if it had stopped on f6: the white pawn lands on f6, and the pawn on f5 leaves the board.
    .words = vanished gone bug glitch removed capture empty square
    .f6 = White to move. In question: the pawn from e5 to f6.

question-a-pawn-takes-en-passant = The pawn on a4 goes to b3 and takes the pawn on b4. Is that legal?
    .answer = Yes, this is en passant. The white pawn has come from b2 to b4 in one move, past the pawn on a4. So Black may take it at once: the a-pawn lands on b3, and the pawn on b4 is removed.
    .words = edge pawn rook pawn diagonal
    .b3 = Black to move. In question: the pawn from a4 to b3.

question-pawn-took-sideways = In my chess program a pawn took the pawn right beside it. Is that legal?
    .answer = Yes. The black pawn has come from e7 to e5 in one move, and the pawn on d5 takes it en passant. It does not go sideways for that: it lands on e6, and the pawn on e5 is removed.
    .words = bug offline game computer cheated neighbour neighbor
    .e6 = White to move. In question: the pawn from d5 to e6.

question-en-passant-landing-square = Where does my pawn land when it takes en passant?
    .answer = On the square that the other pawn passed over. Here that is d6: the white pawn goes there from e5, and the black pawn on d5 is removed. A pawn never goes sideways, so it cannot land on d5.
    .words = which square behind beside
    .d6 = White to move. In question: the pawn from e5 to d6.
    .d5 = The same position. In question: the pawn from e5 to d5.

question-double-step-to-get-past = I moved my pawn two squares to get past, and it was taken all the same. Is that allowed?
    .answer = Yes. A double step is no way past a pawn that stands beside it. On the very next move Black may take as if the pawn had stopped on c3: the pawn from d4 lands on c3, and the pawn on c4 is removed. Once Black has played anything else, the chance is gone.
    .words = escape avoid skip jump past
    .c3 = Black to move. In question: the pawn from d4 to c3.

question-en-passant-when = When is en passant allowed, and when is it not?
    .answer = On the move right after the double step, and never later. On the first board Black's last move was c7 to c5, so the pawn on d5 may take. On the second board both kings have been away and back since then. It looks the same, but it is too late.
    .words = how long later next move
    .now = White to move; Black's last move was c7 to c5. In question: the pawn from d5 to c6.
    .late = Two moves later, White to move. In question: the same capture.

question-en-passant-refused = The pawn made its double step on the last move. Why can't I take it en passant?
    .answer = Because the capture would open a line onto your king. Two pawns leave the fifth rank at once, the one on d5 and the one on c5. Then the rook on h5 attacks the king on a5, and no move may leave your own king in check.
    .words = refused illegal pinned bug
    .rank = White to move. In question: the pawn from d5 to c6.

## Check and pins

question-king-and-pinned-guard = The piece that guards a square is pinned. May my king go there?
    .answer = No. A pinned piece still guards its squares. The knight on a2 is pinned by the rook on a8, and still it guards c3. A king may never go to an attacked square, whether the attacker can move or not.
    .words = pin protected defended knight
    .c3 = Black to move. In question: the king from d4 to c3.

question-king-and-pinned-pawn = The pawn that guards a square is pinned. May my king go there?
    .answer = No. A pinned pawn guards its squares like any other. The rook on g8 pins the pawn on g3, and all the same the black king can't go to f4.
    .words = pin protected defended
    .f4 = Black to move. In question: the king from e5 to f4.

question-pinned-knight-takes-checker = I am in check, and my knight could take the checking piece. Why is that refused?
    .answer = Because the knight on d7 is pinned. As soon as it leaves d7, the bishop on a4 gives check. Taking one attacker and letting in another is no answer to a check, so here the king has to move.
    .words = capture attacker pin can't take
    .e5 = Black to move, in check from the rook. In question: the knight takes on e5.

question-only-one-piece-moves = Why can only one of my pieces move?
    .answer = Because your king is in check, and now only moves that end the check are legal. There are three ways: take the checking piece, put something in between, or move the king. Here only the knight on f3 helps, by taking the rook on e1.
    .words = stuck frozen blocked locked
    .other = White to move. In question: the other knight, from c3 to d5.
    .knight = The same position. In question: the knight takes on e1.

question-pinned-piece-gives-check = Can a pinned piece give check?
    .answer = Yes. On g2 the rook is pinned: if it left the diagonal, the bishop on b7 would attack the white king. Still it gives check to the king on g8, and that check must be answered like any other. It can even be mate.
    .words = pin attack king
    .g2 = White to move, in check from the bishop. In question: the rook to g2.
    .after = The rook stands on g2, pinned, and gives check.

question-king-takes-checker = May the king take the piece that gives check?
    .answer = Only if nothing protects it. On the first board the white king on f6 protects the queen, so g7 is an attacked square. There is no other way out either: that is mate. On the second board the queen stands alone, and the king may take her.
    .words = capture attacker protected queen next to king
    .protected = Black to move, in check. In question: the king takes the queen.
    .unprotected = The white king is far away. In question: the king takes the queen.

question-kings-side-by-side = Can two kings stand side by side, or take each other?
    .answer = No. A king attacks every square around him, so neither king may step next to the other. And a king is never captured: the game ends with checkmate, before it comes to that.
    .words = adjacent touch next capture the king opposition
    .d4 = White to move. In question: the king from d3 to d4.

## Mate and stalemate

question-mate-or-en-passant = A pawn gives check, and the king has no square. Is this mate?
    .answer = No. The pawn on e4 has come from e2 in one move, so the pawn on d4 may take it en passant. That removes the checking piece, and it is the only legal move. It is mate only when there is no legal move at all, en passant included.
    .words = checkmate pawn
    .stands = Black to move. In question: is it mate?
    .way-out = The same position. In question: the pawn from d4 to e3.

question-why-not-mate = My king is in check and can't get away. Why is this not mate?
    .answer = Because there is another way out. It is mate only when three things fail together: the king can't move away, nothing can be put in between, and the checking piece can't be taken. Here the bishop on g5 takes the rook on d8.
    .words = checkmate back rank
    .stands = Black to move. In question: is it mate?
    .way-out = The same position. In question: the bishop takes on d8.

question-draw-far-ahead = I am so far ahead. Why is it a draw?
    .answer = Because it is stalemate. It is Black's turn, and the king on h8 is not in check. But he can't move: the queen attacks g8, g7 and h7, and Black has nothing else to move. Then the game is drawn, however much White is ahead.
    .words = winning queen up stalemate tie
    .stands = Black to move. In question: how does the game stand?

question-stalemate-whose-move = Does stalemate depend on whose move it is?
    .answer = Yes. If it is Black's move here, it is stalemate: no check, and no legal move. If it is White's move, the game goes on, and White mates at once with the queen on a7, b7, c8 or d8.
    .words = turn to move
    .black = Black to move. In question: how does the game stand?
    .white = The same squares, but White to move. In question: the queen to b7.

question-king-cannot-move = My king can't move. Is that always stalemate?
    .answer = No. It is stalemate only if none of your pieces has a legal move. Here the king on h8 is shut in, but the pawn on a4 can go to a3. So Black has to play that, and the game goes on.
    .words = trapped stuck stalemate pawn left
    .pawn = Black to move. In question: the pawn from a4 to a3.

question-stalemate-in-chinese-chess = The king has no move left. In Chinese chess I would have won. Do I win here too?
    .answer = No, here it is a draw. In Chinese chess the side without a move loses. In chess, no check and no legal move is stalemate. So when you are far ahead and give no check, leave the other side a move.
    .words = xiangqi stalemate win
    .stands = Black to move. In question: how does the game stand?

## Draws and the clock

question-three-times-game-goes-on = The same position came up three times. Why did the game go on?
    .answer = Because the third time does not end the game by itself: it lets the player to move claim a draw. Without a claim the game goes on. Only at the fifth time is it drawn without anybody asking.
    .words = threefold repetition repeat moves draw automatic
    .third = For the third time, Black to move. In question: how does the game stand?
    .fifth = For the fifth time. In question: how does the game stand?

question-three-times-in-a-row = Must the three times come one right after the other?
    .answer = No. It counts when the same position stands for the third time, however long that took. The same position means the same pieces on the same squares, the same side to move, and the same possible moves, castling and en passant included. Here the rooks took a different way the second time, and it still counts.
    .words = threefold repetition consecutive
    .stands = White to move. In question: how does the game stand?

question-fifty-moves-nothing-happens = We have both made fifty moves. Why did nothing happen?
    .answer = Because two things are needed. In those fifty moves each, nobody may have captured or moved a pawn; any capture and any pawn move starts the count again. And the player to move must claim the draw. After seventy-five such moves each, the game is drawn by itself.
    .words = fifty-move rule 50 75 draw automatic
    .fifty = Fifty moves each without capture or pawn move. In question: how does the game stand?
    .seventyfive = Seventy-five of them. In question: how does the game stand?

question-flag-fall-still-draw = My opponent's time ran out. Why was it only a draw?
    .answer = Because your side could not have won. Running out of time loses, unless the other side can't checkmate by any series of legal moves. Then it is a draw. Here Black has time left, but only a king, and a lone king never mates.
    .words = flag timeout clock lone king insufficient material
    .lone-king = White's time has run out. In question: what is decided?

question-flag-fall-knight-and-pawn = My opponent has a knight, I have a pawn, and my time runs out. Loss or draw?
    .answer = That depends on the rule in use. Under the FIDE Laws you lose if any series of legal moves lets the knight checkmate, even with your help. Here there is one: what your pawn turns into can block your own king. Some websites look at the material alone and call a king and a knight a draw. Yize goes by the FIDE Laws.
    .words = flag timeout clock insufficient material
    .knight = White's time has run out. In question: what is decided?

question-mate-then-flag-fall = I gave checkmate, and then my time ran out. Do I still win?
    .answer = Yes. A legal move that gives checkmate ends the game at once. What the clock shows after that does not count.
    .words = flag timeout clock
    .mate = White played the rook to d8, and then White's time ran out. In question: what is decided?

## Promotion and pawns

question-promotion-always-queen = My pawn always turns into a queen. Can I choose?
    .answer = Yes. A pawn becomes a queen, a rook, a bishop or a knight, as you like. Many programs take the queen without asking; look in their settings. Here it matters: with a queen on c8 it is stalemate, with a rook Black still has a move.
    .words = underpromotion auto queen rook knight
    .queen = White to move. In question: the pawn to c8, becoming a queen.
    .rook = The same position. In question: the pawn to c8, becoming a rook.

question-pawn-straight-or-jump = Can a pawn take straight ahead, or jump over a piece?
    .answer = No, neither. A pawn goes straight ahead only onto an empty square, and it captures only diagonally. For the double step both squares in front must be empty. Here the knight on e3 stops the pawn on e2.
    .words = blocked capture forward two squares
    .capture = White to move. In question: the pawn from e2 takes on e3.
    .jump = The same position. In question: the pawn from e2 to e4.

## Board and points

question-few-points-for-a-win = I won. Why did I gain so few points?
    .answer = Because you were expected to win. The further you stand above the other player, the less a win brings and the more a loss costs. The points scheme in our sources goes by steps, and from a certain difference on the higher-placed player gains nothing at all. Elo has no steps, but it goes the same way.
    .words = rating elo 1800 1400 grade weaker opponent

question-board-which-way-round = Which way round does the board lie, and where do the queens go?
    .answer = Each player has a light square in the corner at the right hand: h1 for White, a8 for Black. Each queen begins on her own colour, the white queen on the light square d1 and the black queen on the dark square d8. So the two queens face each other along the d-file.
    .words = set up setup chessboard orientation corner king queen colour color rotate
    .start = The initial position. In question: the colours of h1, d1 and d8.
