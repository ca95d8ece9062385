# The draws: agreed, on the board, and by claim.

lesson-draws = Draws
    .summary = How to offer a draw, when a game is drawn by itself, and when you have to claim it.

## Draw by agreement

section-draw-agreement =
    Two players may agree on a draw. One **offers** it, the other **accepts**, and the game is over. Nothing on the board has to prove it.

    Today's Laws add two things. Each player must have made **at least one move**. And an event may forbid agreed draws, or forbid them before a certain move; then its own regulations count.

    All other draws in this lesson come from the position or from the moves. This one comes from the players.
figure-draws-level = White to move. Each side has a rook and three pawns on one wing, and neither gets any further. Many such games end with the words: “Draw?” “Yes.”

## How to offer a draw

section-draw-offer-manners =
    An offer has its moment: **make your move, offer, press the clock**. Your opponent then thinks about it in his own time.

    An offer **cannot be taken back**, and no condition may be tied to it. It stands until your opponent accepts, says no, or plays on. Under the Laws, **touching a piece** in order to move it says no as well. Both players note an offer on their score sheets, with the sign (=).

    At any other moment an offer is bad manners. Under the Laws it is still valid, but nobody may disturb his opponent, and asking while he is thinking disturbs him. The same goes for asking again and again: the Laws do not count offers, but an arbiter can put a stop to them.
figure-draws-offer = White to move would like a draw. Step through, and watch the moment.
    .step-1 = White has moved and not yet pressed the clock. Now is the time to ask: “Draw?” Then the clock.
    .step-2 = Black has answered with a move. That declines the offer, and it is gone.
    .step-3 = White has moved again. Source A4 would not let him ask a second time, since Black has not offered meanwhile. The Laws let him, unless it disturbs.

## Stalemate

section-stalemate =
    The side to move is **not in check** and has **no legal move at all**. That is stalemate, and the game is drawn at once, however far the other side is ahead.

    Look at two things. Is the king attacked? Then it is check or mate, never stalemate. Can anything else move? A single pawn with a free square in front is enough, and the game goes on. A pinned piece that cannot move along its line does not help: it has no legal move either.

    If you are winning, be careful near the end. Before a move that gives no check, ask yourself what the other side could play next. If you are losing, this may be your last hope.

    In Chinese chess a side without a move has lost. Here it draws. Mind that if you know both games.
figure-draws-no-move = Black to move. The queen on g6 has taken g7, g8 and h7 from the king and attacks him nowhere, and the pawn on a3 is blocked. Try any black move.
figure-draws-pawn-moves = Black to move. The king is shut in as before, but here a pawn stands on a6. Try to move the king, then the pawn.
figure-draws-choose = White to move, one move earlier. Try the queen to g6, and read what it does. Then find a queen's move that mates.

## Dead position

section-dead-position =
    In some positions **nobody can ever give mate**, whatever moves the two sides make. Such a position is dead. The game is drawn the moment it comes up, and nobody has to ask for it.

    With few pieces left it is easy to see: king against king; a king with one bishop or one knight against a king; kings and bishops alone, if all the bishops stand on squares of one colour.

    But do not call a position dead because nobody can force mate. Two knights cannot force it against a bare king, and yet a mate with them exists. The same holds for bishops on different colours. There the game goes on.

    Pawns can do it too. If they are locked and nobody can get past them or take one, the position is dead, however many there are.
figure-draws-last-pawn = Black to move. Take the pawn on g2 with the knight, and read how the game stands. White does not even need to take back.
figure-draws-same-colour = White to move. Both bishops stand on dark squares, and neither can ever reach a light one. Nobody can build a mate here, so the game is over. Try a move all the same, and read the answer.
figure-draws-wall = White to move. Every pawn is blocked, and every gap between the pawns is guarded. Walk as you like: neither king gets through.

## Perpetual check

section-perpetual-check =
    One side gives check after check, and the other cannot get away from them. That is **perpetual check**. It has saved many a game that looked lost.

    How does it become a draw? Not by a rule of its own: the Laws have had none for decades. The checks bring the **same position again and again**, and from the third time on a draw can be claimed. Often both players see it coming and agree.

    Perpetual check is never mate, for each check has an answer. And if you come from Chinese chess, take care: there, the side that checks for ever has to break off, or it loses.
figure-draws-to-and-fro = White to move is a rook and a pawn behind, and Black threatens mate on g2. So White does not stop checking. Step through and count the positions with the queen on e8.
    .step-1 = First time. The king has one square, h7.
    .step-3 = The queen on h5 also guards g6 and h6. Back to g8, nothing else.
    .step-5 = Second time.
    .step-9 = Third time. Instead of playing this move, White could have written it down and claimed the draw.

## Threefold repetition

section-threefold-repetition =
    When **the same position** stands on the board for the third time, the player to move may claim a draw. The three times need not follow one another, and the ways back may differ.

    The same position means: the same pieces on the same squares, **the same side to move**, and **the same moves possible**. If a right to castle has been lost meanwhile, or if a pawn could be captured en passant the first time and now cannot, it only looks the same.

    You claim on your own move, and before you touch a piece. Either the position stands there for the third time already. Or your next move would bring it about: then **write the move down, do not play it**, and claim. If the claim is wrong, your opponent gets two minutes, and the game goes on.

    If nobody claims, nobody stops the game. Only when the position stands for **the fifth time** is it drawn by itself.
figure-draws-knights = The knights go out and back. Step through, and count how often the initial position stands on the board.
    .step-4 = Second time: the start of the game was the first.
    .step-8 = Third time. White to move may claim a draw now; nothing happens by itself.
figure-draws-right-lost = Rooks go out and back. Step through, then compare: is the last position the same as the first?
    .step-2 = Both kings could castle short before. With these two moves that is over.
    .step-4 = Every piece stands where it stood before, but neither side can castle short any more. For the repetition it is a new position.

## Fifty-move rule

section-fifty-move-rule =
    If **each side has made fifty moves** in a row, and nothing has been captured and no pawn has moved, the player to move may claim a draw.

    A **capture** or a **pawn move** sets the count back to zero. Everything else leaves it running: checks, castling, going to and fro. Such moves are called quiet here.

    Claiming works as with repetition: on your own move, before you touch a piece, or with a written move that completes the fifty. A wrong claim gives your opponent two minutes.

    If nobody claims, the game goes on. After **75 moves by each side** it is drawn by itself, so no game can last for ever. If the very last of them gives mate, the mate counts.
figure-draws-count = White to move, with rook and bishop against a rook. Since the last capture White has made 48 moves and Black 49, none of them by a pawn. Step through the end of it.
    .step-1 = 49 moves each.
    .step-2 = White's next move will complete the fifty. White could write it down now and claim.
    .step-3 = 50 moves each. Now it is Black who may claim.
    .step-4 = Black has played on instead. The game goes on, and White may claim.
figure-draws-set-back = White to move. Each side has made 31 moves without a capture or a pawn move. Try a rook's move: the count goes on. Try the pawn to g3: the count begins again from zero.

## Puzzles

puzzle-draws-1 = White to move plays the rook to d5, says “Draw?” and presses the clock. Black says “Yes”. What is the decision?
    .after = Offered, accepted, over.
puzzle-draws-2 = First move of the game: White plays the pawn to e4, offers a draw and presses the clock. Black says “Yes”, without having moved. What is the decision under today's Laws?
    .after = Each side must have made at least one move (FIDE 5.2.3).
puzzle-draws-3 = White plays the knight to c3, offers a draw and presses the clock. Black plays the knight to c6 and presses his. White is thinking when Black says: “All right, draw.” What is the decision?
    .after = Black's move declined the offer. He can make one of his own, at the right moment.
puzzle-draws-4 = White to move. The players think that this is a draw. Have the rules ended the game, or may somebody claim a draw? Say in which state it is.
    .after = Only the players can make this a draw, by agreeing. As long as they do not, they play on.
puzzle-draws-5 = White plays the pawn to h3 and, before pressing the clock, asks: “Draw?” What does the arbiter say to this offer?
    .after = Move, offer, clock: that is the order.
puzzle-draws-6 = White is to move and thinking. Black asks: “Draw?” What does the arbiter say under today's Laws?
    .after = The offer is valid, so White may accept it. But one does not disturb an opponent who is thinking (FIDE 9.1.2.1, 11.5).
puzzle-draws-7 = White moves, offers a draw and presses the clock. Black says no and moves. White moves and offers again. What is the decision by the rule of source A4?
    .after = By the source, White would have to wait until Black has made an offer.
puzzle-draws-8 = The same again: White offers, Black says no and moves, White moves and offers once more. What is the decision under today's Laws?
    .after = The Laws do not count offers. An arbiter would step in only if it disturbs (FIDE 11.5).
puzzle-draws-9 = White has moved the pawn to h3 and offered a draw. Black touches the knight on f6 in order to move it, and then says: “I accept.” That is too late. Make a move for Black that the Laws allow now.
    .after = Touching the knight declined the offer, and it must move now.
puzzle-draws-10 = Black to move. In which state is the game?
    .after = White's king guards a7 and b7. The bishop is pinned by the rook on d8 and cannot move along the rank, so Black has no move at all, and is not in check.
puzzle-draws-11 = White to move. In which state is the game?
    .after = The king has no square and is not attacked: pawn f2 guards e1 and g1, the black king e2, f2 and g2. And White's pawn is blocked.
puzzle-draws-12 = Black to move. The king on a8 has no square. How many legal moves has Black in all?
    .after = The pawn can go to b4, and it must. So it is not stalemate.
puzzle-draws-13 = Black to move. White threatens to step aside and make a queen. Save the game with one move.
    .after = The king is shut in behind his own pawn. f7 and f8 both do it.
puzzle-draws-14 = White to move, a queen ahead. Play any move you like, as long as the game is not drawn by it at once.
    .after = Queen to c7 and queen to h2 would have been stalemate. Queen to c8 is mate.
puzzle-draws-15 = Black to move, against king and knight. In which state is the game?
    .after = King and one knight can never mate a bare king.
puzzle-draws-16 = White to move. Each side has a king and a bishop. In which state is the game?
    .after = The bishops stand on squares of different colours. Nobody can force mate, but in a corner, with the other side's help, it can happen.
puzzle-draws-17 = White to move. In which state is the game?
    .after = No pawn can ever move, none can be taken, and no king gets through.
puzzle-draws-18 = Black to move, with a bishop against a rook. Play a move after which the game is drawn at once.
    .after = After the bishop takes the rook, neither side can ever mate. White's king may take back, but the game is over already.
puzzle-draws-19 = A black pawn has taken the bishop on f3, and the white king has taken the pawn. Who has won, or has nobody won yet?
    .after = Two kings alone: dead position.
puzzle-draws-20 = White to move. The queen has been checking: 1. Qe8+ Kh7 2. Qh5+ Kg8 3. Qe8+ Kh7 4. Qh5+ Kg8. Find a move with which White can claim a draw.
    .after = It makes the position with the queen on e8 come up for the third time. White writes the move down and claims.
puzzle-draws-21 = The queen stood on g5 and gave check to the king on g8. The king went to h8, and then came 41. Qf6+ Kg8 42. Qg5+ Kh8 43. Qf6+. Black to move: how often has this position stood on the board, this time included?
    .after = After White's move 41, and now. If it is about to come once more, White can write the move down and claim.
puzzle-draws-22 = The queen stood on g5 and gave check to the king on g8. The king went to h8, and then came 41. Qf6+ Kg8 42. Qg5+ Kh8 43. Qf6+ Kg8. White writes down 44. Qg5+, does not play it, and claims a draw by repetition. What is the decision?
    .after = The queen on g5, the king on g8, Black to move: it would be the third time, since the position at the beginning counts too.
puzzle-draws-23 = A game begins 1. Nf3 Nf6 2. Ng1 Ng8 3. Nc3 Nc6 4. Nb1 Nb8. How often has this position stood on the board, this time included?
    .after = At the start, after move 2 and after move 4. That different knights moved does not matter.
puzzle-draws-24 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Ke2 Ke7 5. Ke1 Ke8. Compare this position with that after move 3. Are they the same for the repetition rule, and if not, why?
    .after = Both kings have moved and come back. Nobody may castle any more.
puzzle-draws-25 = A game begins 1. e4 c5 2. e5 d5 3. Nf3 Nc6 4. Ng1 Nb8. Compare this position with that after move 2. Are they the same for the repetition rule, and if not, why?
    .after = After move 2 White could take the d-pawn en passant with the pawn from e5. Two moves later he no longer can.
puzzle-draws-26 = White's king has gone to c4, d4 and back to d5, Black's to d8 and back to c8. Compare this position with the one before White's king set out. Are they the same for the repetition rule, and if not, why?
    .after = White has taken three steps, Black two. Players do this on purpose, to pass the move to the other side.
puzzle-draws-27 = After 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Black plays the knight back to g8. It is the third time for this position, and nobody says a word. What is the decision under today's Laws?
    .after = A draw by three repetitions has to be claimed. White may do it now.
puzzle-draws-28 = After 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Black plays the knight back to g8. It is the third time for this position, and nobody says a word. What is the decision by the sources?
    .after = The sources know no claim: the third time is a draw.
puzzle-draws-29 = After 1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 White takes hold of the knight on g1, and then says: “It is the third time, I claim a draw.” What is the decision under today's Laws?
    .after = Claim first, touch later. On his next move White may claim again, if there is something to claim (FIDE 9.4).
puzzle-draws-30 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bd6 6. Nc3 Ne7 7. Re1 O-O. For the fifty-move rule: how many moves has each side made since the last capture or pawn move?
    .after = The last one was Black's fourth move. Castling does not stop the count.
puzzle-draws-31 = White to move castles short. Does that set the count of the fifty-move rule back to zero?
    .after = Neither a capture nor a pawn move.
puzzle-draws-32 = White to move saves the bishop by moving the pawn to g3. Does that set the count of the fifty-move rule back to zero?
    .after = Any move of any pawn does, a single step too.
puzzle-draws-33 = White to move. Since the last capture, and without any pawn on the board, each side has made exactly fifty moves. In which state is the game?
    .after = It is not drawn by itself. White has to say so.
puzzle-draws-34 = White to move. Since the last capture or pawn move, White has made 49 moves and Black 50. Find a move that White can write down in order to claim a draw.
    .after = Any move of king, rook or bishop that captures nothing completes the fifty. A pawn move would begin a new count.
puzzle-draws-35 = White to move. Since the last capture, and without any pawn on the board, each side has made 49 moves. White claims a draw by the fifty-move rule, without writing a move down. What is the decision under today's Laws?
    .after = One move too early. Black gets two more minutes, and the game goes on.
puzzle-draws-36 = White to move. Since the last capture White has made 74 moves and Black 75, none by a pawn. White plays the rook to f8. What is the decision?
    .after = Mate comes before the count (FIDE 9.6.2).
