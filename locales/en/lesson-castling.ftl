# Castling: how king and rook move, which castling is which, and what it is for.

lesson-castling = Castling
    .summary = King and rook in one move: how it is done, short and long, and what it is good for.

## Castling

section-castling =
    One move, two pieces: that happens only in castling. The king goes **two squares sideways**, towards a rook. The rook crosses over him and stops on the **very next square** on his other side.

    For White, the king goes from e1 to g1 and the rook from h1 to f1. Or the king goes from e1 to c1 and the rook from a1 to d1. Black does the same on the eighth rank. At the board, take the king first and then the rook; on this site, move the king two squares and the rook follows.

    Each side may castle **once in a game**. It is the only time a king goes two squares, and the only time a rook passes over another piece.

    Only king and rook can do it: no queen castles, and neither does a knight. King and rook must not have moved before, the squares between them must be empty, and the king must stay clear of attacked squares. The lesson on when castling is not allowed takes these conditions one by one.
figure-castling-short = White to move. Press the king, then g1, and watch the rook. Then try it the other way: king to c1.
figure-castling-after = White has castled short. The king has gone from e1 to g1, the rook from h1 to f1: they stand side by side.
figure-castling-queen = White to move. On h1 stands a queen, not a rook. Try to castle with her: king to g1. Then try it with the rook on a1: king to c1.
figure-castling-game = How castling comes about in a game: knight and bishop go out first, then king and rook have room.
    .step-3 = The knight leaves g1: one square of the two is free.
    .step-5 = The bishop leaves f1: now nothing stands between king and rook.
    .step-7 = Two pieces in one move: the king is away from the centre, and the rook joins in.
    .step-10 = Black has cleared the same squares, f8 and g8, and castles too.

## Short and long castling

section-castling-short-long =
    Towards the **kingside** there are two squares between king and rook. The rook goes two squares. This is **short castling**, written 0-0; many programs write O-O.

    Towards the **queenside** there are three squares between them. The rook goes three squares. This is **long castling**, written 0-0-0.

    The king goes two squares in both cases. Long castling takes him to c1 or c8, **never to b1 or b8**. It is the rook that goes a longer way.

    Do not tell them apart by left and right. Short castling is to the right for White and to the left for Black. What counts is the wing: from the e-file towards the h-file it is short, towards the a-file it is long.
figure-castling-both = White to move. Both castlings are possible. First try to put the king on b1. Then castle, to g1 or to c1.
figure-castling-black = The board is turned: Black sits at the bottom and is to move. Find short castling. Is it to the left or to the right?

## Why castle

section-castling-purpose =
    This part is **advice, not a rule**. Nobody has to castle. Most players do it early, because one move does two good things.

    The **king gets to safety**: out of the centre, where lines soon open, into a corner behind his pawns. And the **rook gets into play**: it leaves the corner and stands nearer to the centre, where it can work.

    Now and then castling does even more. It can meet a threat of mate before it strikes, because the rook comes to help and the king walks away. It can give check with the rook, and once in a while even mate. What it can never do is answer a check: **a king in check may not castle**.

    So look before you castle. If a square on the king's way is attacked, castling is not allowed for the moment.
figure-castling-saves = White to move. The queen on f6 and the bishop on c5 threaten mate on f2. Castle with the king to g1: now f2 has a second defender.
figure-castling-wins = Feuer against O'Kelly, Liège 1934, White to move. Castle long with the king to c1 and look twice: the rook gives check from d1, and what does the king attack?
figure-castling-guarded = White wants to bring the king to safety. Press the king, then g1, and see what happens. Who is watching f1?

## Puzzles

puzzle-castling-1 = White to move: castle.
    .after = Only the short side was open: on the long side the bishop on c1 and the queen on d1 are still at home.
puzzle-castling-2 = Black to move: castle long.
    .after = The king landed on c8, two squares from e8, and the rook went three squares, from a8 to d8.
puzzle-castling-3 = Black to move, and the board is shown from White's side. The black king goes from e8 to c8. Which castling is this?
    .after = From here it looks like a step to the left, and so does White's long castling. Go by the a-file, not by left and right.
puzzle-castling-4 = White is to move and wants to castle long. Mark every square that has to be empty for it.
    .after = b1 belongs to them too: the king does not go there, but the rook has to pass.
puzzle-castling-5 = White to move: mark every square to which the white king can go. Castling counts.
    .after = One step takes him to d1 or f1, castling to c1 or g1.
puzzle-castling-6 = Black is to move and wants to castle long, king to c8. Is that allowed?
    .after = The rook has to stand in its corner, on a8. From b8 it cannot take part, although nothing stands between it and the king.
puzzle-castling-7 = White is to move and wants to castle long, moving the king from e1 to b1. Is that allowed?
    .after = In castling the king goes two squares, so long castling ends on c1. From there he may still step to b1 later.
puzzle-castling-8 = White to move: Black threatens mate with queen takes f2. Bring the king away from e1 and a second defender to f2, all in one move.
    .after = Now the rook on f1 and the king on g1 both defend f2. Castling met the threat before it became a check.
puzzle-castling-9 = Black to move: castle so that the rook gives check.
    .after = The king on c8 also attacks the rook on b7. White has to answer the check first, and then the king can take that rook.
puzzle-castling-10 = White began this game without the rook on a1. White to move: give mate in one.
    .after = The rook on f1 gives check along the first rank, and the black king has nowhere to go. Paul Morphy is said to have ended a game this way, as a boy; he had begun without one rook, to give the other player a better chance.
puzzle-castling-11 = White to move: the black king has been driven all the way to g1. Give mate in one.
    .after = There are two mates: castling long, and the king's step to d2. Edward Lasker chose the king's step against Thomas, London 1912.
puzzle-castling-12 = White to move: there are no pawns left on the e-file, and Black has already castled. What would a coach advise?
    .castle = Castle short: the king leaves the e-file and the rook comes out of its corner.
    .queen = Leave the king where he is and go hunting with the queen.
    .pawns = Push the pawns in front of the kingside: h4, g4, and castle some other time.
    .after = Safety first: on g1 the king has three pawns in front of him, and the rook can go to e1 next.
puzzle-castling-13 = Black to move: the king goes from e8 to c8, and the rook from a8 to d8. Write this move down, with the sign for castling.
    .after = Two signs for the short one, three for the long one. The letter O and the figure 0 are both in use.
puzzle-castling-14 = Black to move. How many legal moves does the king on e8 have? Castling counts.
    .after = Three single steps, to d7, d8 and f8, and castling on both sides.
