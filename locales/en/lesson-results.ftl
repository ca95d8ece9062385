# How a game is won and lost: by mate, by resignation, on time, by illegal moves.

lesson-results = Winning and losing
    .summary = What both players are after, and how a game ends by mate, by resignation, on time, or by breaking the rules.

## The object of the game

section-objective =
    Both players want the same thing: to **checkmate** the enemy king. He is attacked, and no legal move saves him. The side that gives mate has won, and the game is over at once.

    Nothing else on the board wins. It does not matter who has captured more, who has more pieces left, or who stood better all the way. Pieces are the means; the king is the aim. And nobody ever captures him: the game ends one move before that.

    A score sheet is the paper on which the moves of a game are written. On it, 1-0 means that White has won, 0-1 that Black has won, and ½-½ is a draw. In most events a win counts one point and a draw half a point.
figure-results-mate = White to move. The pawn on a2 can take the queen, and a queen is worth a lot. Try it. Then look for the one move that ends the game, and try that.
figure-results-legal = An old trap to step through. Black wins a queen, and is mated two moves later.
    .step-9 = The knight has been a shield for the queen. It takes a pawn on e5, and now the bishop on g4 can take her.
    .step-10 = Black has a queen more. If pieces decided games, this one would be over.
    .step-11 = Check from the bishop. The king has one legal move, to e7.
    .step-13 = Mate, with two knights and a bishop. Black has lost two pawns and not a single piece, and nothing helps.

## Resignation

section-resignation =
    A player who believes that the game is lost may stop it: **I resign**. The opponent has won, at once, and it cannot be taken back. You may resign in your own time or in your opponent's. But when a game has already ended, by mate or stalemate for instance, there is nothing left to resign.

    Today's Laws know **one exception**. If the opponent could never give mate, by any legal moves whatever, the game is drawn. So nobody can lose to a bare king, not even by resigning.

    Advice, not a rule: do not be in a hurry. Your opponent still has to find the mate, and stalemates happen. Before you resign, look once more for a check, a capture, a threat.
figure-results-marshall = White to move. Levitsky against Marshall, Breslau 1912: Black has put his queen where three white pieces can take her, and White resigned. Take her with each of the three; all three are legal. When a pawn takes her, the black knight goes to e2, and it is mate at once or a move later. When the queen takes her, Black ends up a knight ahead.
figure-results-bare-king = White to move has a rook, Black only his king on d5. A king alone can never mate. If White resigned here, for whatever reason, it would be a draw under today's Laws.

## Loss on time

section-time-forfeit =
    With clocks, each player has time of his own. It runs while he is to move, and after his move he presses the clock. **Whoever runs out of time loses**, however well he stands. Old clocks had a little flag that fell, and people still say: the flag has fallen.

    There is **one exception**. If the opponent could never give mate, by any series of legal moves, the game is drawn. The moves need not be good ones. If any mate can be reached at all, the time decides.

    So look at what the opponent has left. A bare king: a draw. A pawn: nearly always a loss, for a pawn can become a queen. A single knight or bishop: that depends on the rest of the board. Against a bare king it can never mate; against a king whose own pieces and pawns stand in his way, sometimes it can. Some sites go by the pieces alone and decide such cases in another way.

    Mate ends the game the moment it stands on the board. A flag that falls afterwards changes nothing.
figure-results-pawn-left = White to move, a queen up, and White's flag falls. Black has a pawn on h6, and a pawn can become a queen. White loses.
figure-results-bare-king-left = The same position without the pawn. White's flag falls, but the king on f7 is alone and can never mate. It is a draw.
figure-results-knight-mates = White to move, and White's flag falls. Black has only a knight, and yet White loses. Step through: here is a mate that legal moves can reach.
    .step-1 = White's only legal move.
    .step-2 = The knight waits for its moment.
    .step-3 = White helps: the pawn takes away his own king's last square.
    .step-4 = Mate. Nobody would play like this, but every move was legal. That is all the rule asks.

## Illegal moves at the board

section-illegal-moves-penalty =
    At a real board you can make a move that the rules forbid. When that comes to light, the move is **taken back**, and you play another one: with **the piece you touched**, if it has a legal move. If it has none, but you touched an enemy piece as well, you take that with another piece, if you can. If that fails too, you may move any piece you like.

    Once you have pressed the clock, the illegal move is completed, and today's Laws add a penalty. The **first** gives your opponent two extra minutes; in rapid and blitz, one minute. The **second** loses the game. If the opponent could never give mate, it is a draw instead.

    Notice it before you press the clock, and there is no penalty. The touched piece still has to move, if it can.

    Pressing the clock without having moved counts as an illegal move too. So does pressing it while a pawn still stands on the last rank. On this site nothing of the kind can happen to you: try what you like, and read the answer.
figure-results-pinned = White to move. Say White has taken the pawn on d5 with the knight from c3. Try it, and see what is wrong. The knight has no legal move at all. But White has touched the pawn on d5 as well, and another piece can take it, so it must be taken: try the pawn from c4 to d5.
figure-results-touched = Black to move. Say Black has put the king on d5, beside the white king. Try it. The move is taken back, and now the king must move. He has four squares; find them.

## Puzzles

puzzle-results-1 = White's last move was knight to f7. Black has a queen and two rooks, White a single knight. Who has won, or has nobody won yet?
    .after = The king on h8 is shut in by his own rook and pawns, and nothing can take the knight. Mate is mate, whoever has more pieces.
puzzle-results-2 = A game begins 1. e4 e5 2. f4, and now the black queen goes to h4. Who has won, or has nobody won yet?
    .after = The pawn can go to g3, and the king to e2. After 1. f3 e5 2. g4, the same queen's move would be mate.
puzzle-results-3 = White to move. White is behind, and the bishop on f6 is attacked. Win the game with one move.
    .after = The queen mates on g7, protected by the bishop.
puzzle-results-4 = White has put his bishop on a6. In which state is the game?
    .after = The two bishops cross: one attacks c8 and b7, the other b8 and c7. On d7 and d8 stand Black's own pieces.
puzzle-results-5 = White to move is two rooks behind, and resigns. What is the decision under today's Laws?
    .after = Two rooks can certainly give mate, so Black has won.
puzzle-results-6 = White to move has a pawn, Black only his king. White resigns all the same. What is the decision under today's Laws?
    .after = Nobody can lose to a bare king (FIDE 5.1.2).
puzzle-results-7 = Black to move has a pawn, White only his king, and Black resigns. What is the decision by the sources, which know no exception?
    .after = Under today's Laws it would be a draw.
puzzle-results-8 = White to move plays rook to e8 and presses the clock. Now White expects the black rook on f8, loses heart and resigns. What is the decision?
    .after = The bishop on c4 pins the rook on f7, so it cannot go between. White had won before he resigned.
puzzle-results-9 = Black to move is behind, the knight on f3 is attacked, and Black thinks of resigning. Look once more: there is a mate in one.
    .after = The rook goes to g1, protected by the knight.
puzzle-results-10 = White to move has a queen and three pawns, Black a pawn. White's flag falls. What is the decision under today's Laws?
    .after = The pawn on b7 may still become a queen, so a mate can be reached.
puzzle-results-11 = White to move has a queen and three pawns, Black only his king. White's flag falls. What is the decision under today's Laws?
    .after = A king alone can never mate (FIDE 6.9).
puzzle-results-12 = The same again: White has a queen and three pawns, Black only his king, and White's flag falls. What is the decision by the sources, which know no exception?
    .after = The sources say only that the player whose time is up has lost.
puzzle-results-13 = Black to move, and Black's flag falls. White has only a knight, Black only a pawn. What is the decision under today's Laws?
    .after = Legal moves can reach a mate: the black king goes to a1, the knight to d4, the black pawn to a2, and the knight mates on b3. That it takes Black's help does not matter.
puzzle-results-14 = Black to move plays rook to g1. Before he can press the clock, his flag falls. What is the decision?
    .after = Rook to g1 was mate. A mate on the board ends the game, whether the clock has been pressed or not (FIDE 5.1.1).
puzzle-results-15 = Black to move, in check from the pawn, with two seconds left. End the game with one move, so that no flag can fall any more.
    .after = King against king: nobody can ever mate, so the game is drawn at once. It is called a dead position; the next lesson tells more.
puzzle-results-16 = White to move: the bishop goes from e2 to b5, with check. Is that allowed?
    .after = At a real board it would be taken back. The bishop could go nowhere else either, so White might then play any legal move.
puzzle-results-17 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bb5 d6 4. O-O. Black moves the pinned knight from c6 to d4 and presses the clock. It is the first such thing in this game. What is the decision under today's Laws?
    .after = The move is taken back, and White gets two minutes more. The knight cannot move at all, so Black may play what he likes.
puzzle-results-18 = Black to move puts his king on d5, beside the white king, and notices it before he presses the clock. What is the decision under today's Laws?
    .after = No penalty, but the king has been touched and has to move: to d6, d7, e7 or f6.
puzzle-results-19 = A game begins 1. e4 e5 2. Nf3 d6. White moves the rook from a1 over the pawn to a3 and presses the clock; that is taken back and settled. After 3. Bc4 Be7 White moves the pawn from e4 to the empty d5 and presses the clock. What is the decision under today's Laws?
    .after = It was the second completed illegal move by the same player (FIDE 7.5.5).
puzzle-results-20 = The same game: White's rook jumped over a pawn, and after 3. Bc4 Be7 White's pawn goes from e4 to the empty d5. What is the decision by the rule of source A4, where the third illegal move loses?
    .after = By that rule it is White's second, and the game goes on. Until 2014 the Laws, too, waited for the third.
puzzle-results-21 = White has a pawn, Black only his king. White moves his king beside the black one and presses the clock; that is settled. On the next move White does it again. What is the decision under today's Laws?
    .after = The second one would lose, but a bare king can never mate.
puzzle-results-22 = A game begins 1. d4 e6 2. c4 Bb4+. White overlooks the check, plays the knight from b1 to a3 and has to take it back. Make a move for White that the Laws allow now.
    .after = The knight can go between, on c3 or on d2. Since it can, it must.
