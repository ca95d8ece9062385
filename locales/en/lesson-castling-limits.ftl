# When castling is not allowed, for now or for good, and the cases in which it is allowed after all.

lesson-castling-limits = When castling is not allowed
    .summary = Moved pieces, blocked squares, attacked squares: what forbids castling, for how long, and what does not forbid it at all.

## Neither has moved

section-castling-unmoved =
    Castling is only for pieces that have stayed at home. The king **must not have moved**, and neither must the rook with which he castles. The right belongs to the whole game, so what counts is not where they stand now but what they have done since the first move.

    Going away and coming back **does not help**. A king that went to e7 and returned to e8 looks as before, but he may not castle any more.

    King and rooks are counted one by one. If the king has moved, both castlings are lost. If **one rook has moved**, only castling on its side is lost; the other side stays open. If a rook is captured in its corner, that side is lost too, even if the other rook later takes its place.

    You cannot see all this on the board. The list of all moves shows it. A position that was written down says in its notes which castlings are left.
figure-castling-limits-rook-back = The game began 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Rg1 Nf6 5. Rh1 d6. Everything looks ready. Press the king, then g1.
figure-castling-limits-king-back = Black is to move. The black king went to e7 on move 4 and came back to e8 on move 6. Press the king, then g8.
figure-castling-limits-replaced = Black is to move. A white bishop captured the rook on a8, and Black's other rook has come by way of b8 to take its place. Try king to c8.
figure-castling-limits-noted = White is to move. The notes on this position keep only one castling for White, the long one. Try king to g1, then king to c1, and compare the two answers.

## Nothing in between

section-castling-path-clear =
    Every square **between king and rook** must be empty. It does not matter whose piece is in the way: a knight of your own blocks as much as an enemy bishop does.

    For short castling these are two squares: f1 and g1 for White, f8 and g8 for Black. For long castling they are **three**: b1, c1 and d1, or b8, c8 and d8.

    The one that is forgotten most is **b1** (for Black b8). The king never goes there, but the rook has to get past. In castling the rook crosses one piece only, its own king.
figure-castling-limits-b1 = White to move. c1 and d1 are empty, but look at b1. Press the king, then c1. What stands in the way when you try g1?

## Not out of check

section-castling-not-in-check =
    While your king is **in check, he may not castle**, on either side. Castling is no way to answer a check.

    There are three ways to answer one: capture the checking piece, put something in between, or move the king by a single step. If another piece captures or goes in between, the king has not moved, and **you may castle later**. If the king himself moves, to step aside or to capture, the right is gone.

    So when a check comes and you still want to castle, look first for a piece that can capture or go in between.
figure-castling-limits-check = White to move; the rook on e8 gives check. Try king to g1 and king to c1. Try to ignore the check, too: a2 to a3. Then meet it with the knight: c3 to e2.
figure-castling-limits-answered = One move later: the knight on e2 stops the check, and Black has played g6. Try to move the knight: it is pinned. Then castle, on whichever side you like.
figure-castling-limits-double = The bishop has gone from e7 to b4 and opened the e-file: bishop and rook give check together. Try the bishop to d2, then castling. Which moves are left?

## Not through an attacked square

section-castling-not-through-check =
    In castling the king crosses one square. **No enemy piece may attack that square**: f1 or d1 for White, f8 or d8 for Black.

    Why? A king may never step into an attack. In castling he takes two steps at once, and the rule treats him as if he took them one after the other.

    It makes no difference what attacks the square: queen, rook, bishop, knight, pawn or the other king, even a piece that is pinned. But it is a matter of **one side only**. If f1 is attacked and d1 is not, try the other wing.
figure-castling-limits-through = White to move. Press the king, then g1, and see what happens. Then press the king and c1.
figure-castling-limits-crossed = These are the squares that kings cross: f1 and d1 for White, f8 and d8 for Black.

## Not onto an attacked square

section-castling-not-into-check =
    The square where the king **lands** must not be attacked either: g1 or c1 for White, g8 or c8 for Black. After every move your own king has to be safe, and castling is no exception.

    Together with the two rules before, that makes three squares to look at: where the king **stands**, where he **crosses** and where he **lands**. For short castling White looks at e1, f1 and g1, for long castling at e1, d1 and c1.

    Attacks on other squares do not matter, even if they are on the first rank. A bishop that looks at a1, b1 or h1 does not stop anyone from castling.
figure-castling-limits-into = White to move. White's f-pawn has gone to f4, and now the bishop on c5 looks through to g1. Press the king, then g1. Then try the single step from e1 to f2.

## Barred for now or for good

section-castling-bar-temporary =
    Someone says: you may not castle. Then ask: **not now, or never again?**

    It is **never again** when the king has moved, or the rook has moved, or the rook has been captured. Nothing brings the right back.

    It is **not now** when the king is in check, when the square he crosses or the one he lands on is attacked, or when a piece stands in between. As soon as that is over, you may castle. An attack takes nothing away from you for good.

    So think about what would make it possible again: close the attacker's line, capture it, drive it away, or clear your own pieces off the back rank.
figure-castling-limits-now = White to move. Short castling fails because the bishop on a6 attacks f1. Try it. Then find the pawn move that shuts the bishop's diagonal.
figure-castling-limits-lifted = White has played d3 and Black has castled. The bishop on a6 gets only as far as the pawn on d3. Press the king, then g1.

## King and rook on the same rank

section-castling-same-rank =
    King and rook have to stand on **the same rank**, on the first for White, on the eighth for Black. And the rook has to be **one of the two from the start of the game**, still in its corner.

    A pawn that promotes can become a rook. That rook has never moved as a rook, so could it castle? No. From e8 it does not stand on the same rank as the king on e1, and castling along a file does not exist. **In a corner it does not help either**: it is a newcomer, not the rook that started there.

    There is a tale about this. A certain Max Pam is said to have noticed that the wording of that time did not forbid castling along the e-file with a promoted rook, king from e1 to e3, and players are said to have done it. Nobody has found such a game, and the tale is told in several ways. It is a good one to remember the rule by.
figure-castling-limits-e-file = White to move. One move ago the rook on e8 was still a pawn. Try to castle up the board as in the tale of Max Pam: king from e1 to e3. Then try g1.
figure-castling-limits-corner = White to move. The rook on h1 came from a promotion on h8; the rook on a1 has stood there since the start. Try king to g1, then king to c1.

## An earlier check does not matter

section-castling-was-in-check-before =
    Many players believe that a king that has once been in check may never castle. **That is not so.** What counts is whether he is in check now.

    What does count is **how he got out**. If another piece went in between or captured the checking piece, the king has not moved and keeps the right. If he moved himself, to step aside or to capture, the right is gone. It is lost through his move, not through the check.
figure-castling-limits-earlier = Black is to move. The black king was in check on move 3 and again on move 4. Bishop and knight dealt with the two checks, and the king never moved. Press the king, then g8.

## The rook may be under attack

section-castling-rook-attacked =
    The rule about attacked squares **protects the king only**. A rook may be attacked when you castle with it, from near or from far. Nobody asks how safe the rook is.

    It can even be a good way out. One move takes the rook off the attacked corner and the king to a safer place.

    To remember it, ask where the king's feet go: the square he leaves, the one he crosses, the one he lands on. **The rook's corner is not among them.**
figure-castling-limits-rook = White to move. The bishop on b7 looks down the long diagonal to the rook on h1. Press the king, then g1.

## The rook may cross an attacked square

section-castling-rook-path-attacked =
    In long castling the rook passes over a square that the king never touches: **b1** for White, **b8** for Black. An attack on that square does not matter.

    This is easily mixed up with the rule about what stands in between. b1 has to be **empty**, but it **may be attacked**. The squares c1, d1 and e1 have to be safe, because the king is on them or passes them.

    Chess programs are often said to have a fault here: “It castled long although my rook attacked b8!” The program was right.
figure-castling-limits-b1-attacked = White to move. The rook on b8 looks down the open file to b1. Press the king, then c1.

## Touch the king first

section-castling-king-first =
    At the board, castling has an order: **king first, then the rook**, and with one hand. There is a reason. If it is your turn and you touch a piece of yours on purpose, you have to move it, as long as it has a legal move. Castling is a move of the king, so touch the king.

    If you touch **the rook first**, you may not castle on that side on this move. The rook has to move, if it can. And once it has moved, castling on that side is gone for good.

    If you touch **the king** to castle and it turns out to be illegal, you have to make another legal move with the king. Castling on the other wing counts as one, if it is allowed. If the king has no legal move at all, you are free to move any piece.

    On a screen nobody sees what you touch: move the king, and the rook follows. At a tournament the arbiter does see it.
figure-castling-limits-touch = White to move. Castle as you would at a real board: the king first. Press e1, then g1, and the rook follows.

## Puzzles

puzzle-castling-limits-1 = A game begins 1. d4 d5 2. Bf4 Bf5 3. Nc3 Nc6 4. Qd2 Qd7 5. Rd1 h6 6. Ra1 a6. White is to move and wants to castle long. Is that allowed?
    .after = The rook went from a1 to d1 and back. Short castling is still to be had, once the pieces on f1 and g1 have left.
puzzle-castling-limits-2 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bc4 Be7 4. d3 Nf6 5. O-O Rg8 6. h3 Rh8 7. c3 d6. Which castlings may Black still hope for in this game?
    .after = The rook from h8 has moved, the king and the rook on a8 have not.
puzzle-castling-limits-3 = A black bishop captured the rook on a1 and went back to g7. White's other rook has come from b3 by way of b1 to a1. White is to move and wants to castle long. Is that allowed?
    .after = The rook that started on a1 left the board. No other rook can take over its right.
puzzle-castling-limits-4 = The notes on this position list a single castling that is left: White's, to the queenside. White is to move and wants to castle short. Is that allowed?
    .after = Long castling is left, so the king has never moved. The right must have gone with the kingside rook, and without the notes nobody could see that.
puzzle-castling-limits-5 = White to move: mark every piece that stands in the way of long castling.
    .after = The enemy bishop on b1 is in the way, and so is White's own queen on d1. The king goes no farther than c1, but the rook has to pass b1.
puzzle-castling-limits-6 = Black is to move and wants to castle long. Is that allowed?
    .after = The knight on b8 is still at home. The rook cannot pass it.
puzzle-castling-limits-7 = White is to move and wants to castle short. Is that allowed?
    .after = Queen or bishop to e2, bishop to e6 or knight to e5 would stop the check, and then White may still castle later.
puzzle-castling-limits-8 = White to move: the bishop on b4 gives check. Meet it so that White can still castle later in the game.
    .after = Six moves put something in between. The king's step to f1 would have been legal too, but it ends every castling.
puzzle-castling-limits-9 = Black to move: Black would like to castle, but the king is in check. Mark every piece that gives check.
    .after = The knight gives check from f6 and has opened the e-file for the queen. Against a double check only the king can move, here to f8, and that ends castling.
puzzle-castling-limits-10 = White to move: castle, on the side where the rules allow it.
    .after = On the other side the king would have crossed f1, and the bishop on a6 attacks it. d1 and c1 are safe.
puzzle-castling-limits-11 = Black is to move and wants to castle long. Is that allowed?
    .after = The bishop on g5 attacks d8 by way of f6 and e7. Short castling is allowed. Or Black can shut the bishop's line first, with the pawn to f6.
puzzle-castling-limits-12 = White to move: mark every black piece that makes short castling impossible.
    .after = One bishop attacks f1, which the king would cross, and the other g1, where he would land. Either one is enough.
puzzle-castling-limits-13 = Black is to move and wants to castle short. Is that allowed?
    .after = Since the f-pawn has gone to f5, the bishop on c4 looks through f7 to g8.
puzzle-castling-limits-14 = White is to move and wants to castle short. Of the squares that have to be safe for the king, mark those that Black attacks.
    .after = The queen on b6 looks through d4 and f2 to g1. Neither e1 nor f1 is attacked.
puzzle-castling-limits-15 = Black to move: castle, on the side where the rules allow it.
    .after = g8 is attacked by the bishop on c4. On the long side d8 and c8 are safe.
puzzle-castling-limits-16 = White is to move and wants to castle short. Is that allowed now, perhaps later, or never again?
    .after = The rook on f8 attacks f1 down the open file. Put a piece in its way, and castling is possible.
puzzle-castling-limits-17 = A game begins 1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. Rf1 Nf6 5. Rh1 d6. White is to move and wants to castle short. Is that allowed now, perhaps later, or never again?
    .after = The rook from h1 has moved. Long castling may still come.
puzzle-castling-limits-18 = Black is to move and wants to castle short. Is that allowed now, perhaps later, or never again?
    .after = The queen on e2 gives check. If Black puts a piece in between, castling may come later; if the king steps aside, it never can.
puzzle-castling-limits-19 = Until White's last move the rook on e8 was a pawn. White is to move and wants to castle with it, king from e1 to e3. Is that allowed?
    .after = Castling along a file does not exist. Short castling with the rook on h1 is legal here.
puzzle-castling-limits-20 = White's a-pawn has become a rook on a8, and that rook has gone to a1. Neither the king nor the rook on h1 has moved. Which castlings may White still hope for in this game?
    .after = The rook on a1 is a newcomer. The rook on h1 has been there since the start.
puzzle-castling-limits-21 = Black's a-pawn has become a rook on a1, and that rook has gone to a8. The king has not moved. Black is to move and wants to castle long. Is that allowed?
    .after = The promoted rook looks like an old one, but only a rook from the start may castle. Short castling is legal here.
puzzle-castling-limits-22 = Black's h-pawn has become a rook on h1, and that rook has gone to h8. Neither the king nor the rook on a8 has moved. Black to move: castle.
    .after = The rook on a8 has stood there since the start; the one on h8 was a pawn a few moves ago.
puzzle-castling-limits-23 = A game begins 1. d4 Nf6 2. c4 e6 3. Nf3 Bb4+ 4. Bd2 Qe7 5. g3 O-O 6. Bg2 d5. White is to move and wants to castle short. Is that allowed?
    .after = The check on move 3 was answered by the bishop. The king has not moved, so nothing is lost.
puzzle-castling-limits-24 = A game begins 1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 d6 5. Nf3 Qh6 6. Ke1 Nf6. White is to move and wants to castle short. Is that allowed?
    .after = It was not the check that ended castling, but the king's own step to f1.
puzzle-castling-limits-25 = A game begins 1. e4 c5 2. Nf3 d6 3. Bb5+ Nc6 4. Bxc6+ bxc6. Which castlings may Black still hope for in this game?
    .after = Black was in check twice and answered both times without moving the king.
puzzle-castling-limits-26 = Black to move: the bishop on g2 attacks the rook on a8. Black wants to castle long. Is that allowed?
    .after = The bishop's line meets neither c8 nor d8 nor e8. Castling even takes the rook out of the attack.
puzzle-castling-limits-27 = White to move: mark every black piece that attacks the rook on h1.
    .after = Castling short would be legal all the same. But it would be a bad move: Black's rook to h1 would then be mate. The rules only say what you may do.
puzzle-castling-limits-28 = Black to move: the bishop on b2 attacks the rook on h8. Save the rook and bring the king away from the centre, in one move.
    .after = The rook landed on f8, out of the bishop's line. The Laws allow castling with an attacked rook.
puzzle-castling-limits-29 = Black to move: the bishop on f4 attacks b8. Black wants to castle long. Is that allowed?
    .after = Only the rook passes b8. The king is on e8, d8 and c8, and none of them is attacked.
puzzle-castling-limits-30 = White is to move and wants to castle long. Mark every square that must not be attacked.
    .after = The bishop on f5 attacks b1, and that does not matter: the king does not go there.
puzzle-castling-limits-31 = White to move: the queen on b6 attacks b1. White wants to castle long. Is that allowed now, perhaps later, or never again?
    .after = b1 is empty, and the rook may pass it under attack. d1 and c1 are safe.
puzzle-castling-limits-32 = White to move, at a real board: White wanted to castle short, but has touched the rook on h1 first. Make a move that the Laws allow now.
    .after = The rook has two squares, g1 and f1, and it has to go to one of them. Next time, the king first.
puzzle-castling-limits-33 = Black to move, at a real board: Black wanted to castle long, but has touched the rook on a8 first. Mark every square to which this rook can move.
    .after = It has to go to one of them, and long castling is gone for good then. Short castling stays.
puzzle-castling-limits-34 = White to move, at a real board: White has touched the king to castle short, and the opponent points out that f1 is attacked. Make a move that the Laws allow now.
    .after = The king has to move: to d1, to e2, or by castling long, which is a king's move too.
puzzle-castling-limits-35 = White to move, at a real board: White wanted to castle long, but has touched the rook on a1 first. Make a move that the Laws allow now.
    .after = The rook that was touched can move, so it must. Castling short with the other rook has to wait as well.
puzzle-castling-limits-36 = You are the arbiter. White wants to castle short and touches first the rook on h1, then the king on e1. What do you decide?
    .after = Castling with that rook has to wait. The rook can move to g1 or f1, so it must.
puzzle-castling-limits-37 = You are the arbiter. White wants to castle short and touches first the king on e1, then the rook on h1. What do you decide?
    .after = The rook on f8 attacks f1, so castling short is not legal. The king was touched first, and he moves: to d1 or e2, or by castling long.
puzzle-castling-limits-38 = You are the arbiter. Black wants to castle long and touches first the king on e8, then the rook on a8. What do you decide?
    .after = King first, then the rook, and castling is legal on that side: now it has to be played.
puzzle-castling-limits-39 = Black is to move and wants to castle long. Is that allowed now, perhaps later, or never again?
    .after = The queen still stands on d8. Once she has moved away, the way is free.
puzzle-castling-limits-40 = Black to move: castle, on the side where the rules allow it.
    .after = On the other side the knight on b8 is still in the rook's way.
puzzle-castling-limits-41 = A game begins 1. e4 b6 2. Nf3 Ba6 3. Bxa6 Nxa6. White is to move and wants to castle short. Is that allowed?
    .after = A move ago a black bishop on a6 looked towards f1. It is gone, and nothing forbids castling any more.
