# Names, why a move is allowed or not, the state of the game, and what is wrong with a FEN.

## Names

side-white = White
side-black = Black

role-king = king
role-queen = queen
role-rook = rook
role-bishop = bishop
role-knight = knight
role-pawn = pawn

wing-short = short castling
wing-long = long castling

placed = the { $piece } on { $square }
piece-of-side = { $side ->
    [white] white
   *[black] black
} { $piece }
square-label = { $square }, { $side ->
    [white] white
   *[black] black
} { $piece }
square-label-empty = { $square }, empty

pieces-last = { $items } and { $last }
pieces-more = { $items }, { $next }
squares-last = { $items } and { $last }
squares-more = { $items }, { $next }

## Reasons in general, without a board: one for each code

reason-not-a-move = This doesn't read as a move. Write where the piece stands and where it goes, such as e2e4, or use notation such as Nf3, exd5 or O-O.
reason-game-over = The game is already over.
reason-empty-square = There is no piece on that square.
reason-not-your-turn = It is the other side's turn.
reason-no-such-piece-move = No such piece can go there.
reason-ambiguous = More than one move fits. Say which piece goes, or which way to castle.
reason-same-square = A move has to lead to another square.
reason-own-piece-on-target = A piece can't go where a piece of its own side stands.
reason-king-capture = The king is never captured.
reason-not-how-it-moves = This piece doesn't move that way.
reason-pawn-backwards = A pawn never goes back.
reason-pawn-sideways = A pawn never goes sideways.
reason-pawn-too-far = That is too far for a pawn.
reason-pawn-double-step-not-home = Two squares are only for a pawn on its starting square.
reason-pawn-blocked = A piece stands in front of the pawn.
reason-pawn-no-straight-capture = A pawn doesn't capture straight ahead.
reason-pawn-nothing-to-capture = A pawn goes diagonally only to capture, and there is nothing to take.
reason-en-passant-expired = Too late for en passant: it must come right after the double step.
reason-en-passant-not-double-step = En passant takes only a pawn that has come by a double step.
reason-path-blocked = A piece stands in the way.
reason-promotion-missing = A pawn on the last rank must change into another piece: say which.
reason-promotion-not-allowed = A pawn becomes a queen, rook, bishop or knight, and only on the last rank.
reason-castling-no-rook = King and rook are not both on their starting squares.
reason-castling-promoted-rook = This rook is not one that began in the corner.
reason-castling-rook-captured = The rook that began in this corner was captured.
reason-castling-king-moved = The king has moved before.
reason-castling-rook-moved = The rook has moved before.
reason-castling-right-lost = The position says that this right to castle is gone.
reason-castling-path-blocked = A piece stands between king and rook.
reason-castling-in-check = The king is in check.
reason-castling-through-attack = The king would cross an attacked square.
reason-castling-into-attack = The king would land on an attacked square.
reason-king-into-attack = The king would stand on an attacked square.
reason-double-check-king-must-move = In double check only the king can move.
reason-check-not-answered = The king is in check, and the move leaves it so.
reason-pinned = The piece is pinned: moving it would open a line onto its own king.

## Refusals: the reason on this board

# The openings that are left out where the reason stands within other sentences.
refusal-openings = No:|Not now:
refusal-game-over-mate = The game is already over: it is checkmate, with check from { $who }. No move can follow.
refusal-game-over-stalemate = The game is already over: it is stalemate, no check and no legal move left. That is a draw.
refusal-empty-square = There is no piece on { $square }, so nothing can move from there.
refusal-not-your-turn = It is { $turn }'s turn, and the { $piece } on { $square } is { $owner }'s.
refusal-no-such-piece-move = { $count ->
    [1] There is no way for { $who } to go to { $to }.
   *[other] These can't go to { $to }: { $who }.
}
refusal-no-such-piece = { $side } has no { $piece } that could go to { $to }.
refusal-other-piece = On { $square } stands a { $piece }, not a { $named }.
refusal-ambiguous = { $count ->
    [2] Two
   *[other] { $count }
} pieces can go to { $to }: { $who }. Say which one you mean.
refusal-same-square = A move has to lead to another square: the { $piece } would stay on { $from }.
refusal-own-piece-on-target = The { $piece } can't go to { $to }: your own { $blocker } stands there.
refusal-king-capture = The enemy king stands on { $to }, and a king is never captured. The game ends at checkmate.
refusal-not-how-it-moves = { $role ->
    [king] The king goes one square at a time, in any direction; two are only for castling. From { $from } to { $to } is too far.
    [queen] The queen goes along files, ranks and diagonals. From { $from }, none of them leads to { $to }.
    [rook] The rook goes along files and ranks. From { $from }, neither leads to { $to }.
    [bishop] The bishop goes along diagonals. From { $from }, none of them leads to { $to }.
    [knight] The knight goes two squares straight and then one to the side, like an L. From { $from } to { $to } is no such jump.
   *[pawn] The pawn moves straight ahead and captures one square diagonally ahead. From { $from } to { $to } is neither.
}
refusal-pawn-backwards = A pawn never goes back, and from { $from } to { $to } is backwards.
refusal-pawn-sideways = A pawn never goes sideways, and from { $from } to { $to } is sideways.
refusal-pawn-too-far = From { $from } to { $to } is too far for a pawn: it goes one square, or two from its starting square.
refusal-pawn-double-step-not-home = The pawn on { $from } is no longer on its starting square, so it goes one square at a time. Two are only for the first move.
refusal-pawn-blocked = The pawn on { $from } is blocked: { $who } { $count ->
    [1] stands
   *[other] stand
} in its way. Straight ahead, a pawn needs empty squares.
refusal-pawn-no-straight-capture = Pawns move straight and capture diagonally: straight ahead, { $who } can't be taken.
refusal-pawn-nothing-to-capture = A pawn goes diagonally only to capture, and on { $to } there is nothing to take.
refusal-en-passant-expired = Too late: en passant must come right after the double step, and the pawn on { $victim } made it earlier.
refusal-en-passant-expired-since = Too late: en passant is only possible right after the double step, and the pawn on { $victim } made it on move { $number }.
refusal-en-passant-not-double-step = En passant takes only a pawn that went two squares in one move, and the pawn on { $victim } did not come that way.
refusal-path-blocked = The { $piece } can't pass: { $who } { $count ->
    [1] stands
   *[other] stand
} in the way. Only knights jump.
refusal-promotion-missing = On { $to } the pawn reaches the last rank and must change. Say what it becomes: queen, rook, bishop or knight.
refusal-promotion-not-allowed-piece = A pawn may become a queen, rook, bishop or knight. A { $named } is not among them.
refusal-promotion-not-allowed-mover = Only a pawn can change into another piece, and a { $piece } stands on { $from }.
refusal-promotion-not-allowed-rank = A pawn changes only on the last rank, and { $to } is not on it.
refusal-castling-king-not-home = Castling begins with the king on { $home }, and your king is on { $from }.
refusal-castling-no-rook = There is no rook of { $side }'s on { $corner }, so { $side } can't castle { $wing ->
    [short] short
   *[long] long
}.
refusal-castling-promoted-rook = No: castling takes a rook that has stood in its corner, on the king's own rank, since the start. The rook on { $square } has not.
refusal-castling-rook-captured = No: the rook that began on { $corner } was captured. Another rook can't castle in its place.
refusal-castling-rook-captured-since = No: the rook that began on { $corner } was captured on move { $number }. Another rook can't castle in its place.
refusal-castling-king-moved = No: the king has moved before. Coming back does not restore the right.
refusal-castling-king-moved-since = No: the king moved on move { $number }. Coming back does not restore the right.
refusal-castling-rook-moved = No: the rook from { $corner } has moved before. Coming back does not restore the right.
refusal-castling-rook-moved-since = No: the rook from { $corner } moved on move { $number }. Coming back does not restore the right.
refusal-castling-right-lost = No: this position says that { $side } may no longer castle { $wing ->
    [short] short
   *[long] long
}. The king or the rook on { $corner } has moved before.
refusal-castling-right-lost-only = No: this position says that { $side } may no longer castle { $wing ->
    [short] short
   *[long] long
}.
refusal-castling-path-blocked = Not now: between king and rook every square must be empty, and { $who } { $count ->
    [1] stands
   *[other] stand
} there.
refusal-castling-in-check = Not now: the king is in check from { $who }, and castling is no way out of check.
refusal-castling-through-attack = Not now: the king would cross { $square }, and { $who } { $count ->
    [1] attacks
   *[other] attack
} it.
refusal-castling-into-attack = Not now: the king would land on { $square }, and { $who } { $count ->
    [1] attacks
   *[other] attack
} it.
refusal-king-into-attack = The king can't go to { $to }: { $who } { $count ->
    [1] attacks
   *[other] attack
} that square.
refusal-king-beside-king = Two kings never stand side by side. On { $to } your king would be next to { $who }.
refusal-king-along-line = Going to { $to } doesn't get the king off the line: { $who } attacks right through { $from }.
refusal-double-check-king-must-move = This is double check, from { $who }. One move can't stop both, so the king itself has to move.
refusal-check-not-answered = Your king is in check from { $who }, and this move leaves it so. Three ways to try: take the checking piece, put something in between, or move the king.
refusal-check-not-answered-close = Your king is in check from { $who }, and this move leaves it so. Nothing can be put in between here: take the { $checker }, or move the king.
refusal-pinned = The { $piece } on { $from } is pinned: if it goes to { $to }, { $who } attacks your king.
refusal-pinned-capture = The pawn on { $from } can't go to { $to }: that opens a line, and { $who } attacks your king.
refusal-pinned-en-passant = Not this time: en passant would clear two squares at once, { $from } and { $victim }, and then { $who } attacks your king.

## Conditions of castling, en passant and promotion, as items of a list

condition-castling-king-moved = The king has not moved
condition-castling-king-moved-not = The king has moved before
condition-castling-king-moved-since = The king moved on move { $number }
condition-castling-rook-moved = The rook on { $corner } has not moved
condition-castling-rook-moved-not = The rook from { $corner } has moved before
condition-castling-rook-moved-since = The rook from { $corner } moved on move { $number }
condition-castling-right-lost = { $side } still has the right to castle { $wing ->
    [short] short
   *[long] long
}
condition-castling-right-lost-not = This position says that { $side } may no longer castle { $wing ->
    [short] short
   *[long] long
}
condition-castling-no-rook = King and rook stand on { $home } and { $corner }
condition-castling-no-rook-not = King and rook must stand on { $home } and { $corner }
condition-castling-promoted-rook = The rook on { $corner } began there
condition-castling-promoted-rook-not = The rook must have begun on { $corner }
condition-castling-rook-captured = The rook that began on { $corner } is still on the board
condition-castling-rook-captured-not = The rook that began on { $corner } was captured
condition-castling-rook-captured-since = The rook that began on { $corner } was captured on move { $number }
condition-castling-path-blocked = Nothing stands between king and rook
condition-castling-path-blocked-not = Something stands between king and rook: { $who }
condition-castling-in-check = The king is not in check
condition-castling-in-check-not = The king is in check from { $who }
condition-castling-through-attack = The king crosses { $crossed }, which is not attacked
condition-castling-through-attack-not = The king would cross { $crossed }, attacked by { $who }
condition-castling-into-attack = The king lands on { $landing }, which is not attacked
condition-castling-into-attack-not = The king would land on { $landing }, attacked by { $who }
condition-en-passant-not-double-step = The pawn on { $victim } came by a double step
condition-en-passant-not-double-step-not = The pawn on { $victim } did not come by a double step
condition-en-passant-expired = The double step was the very last move
condition-en-passant-expired-not = The double step was not the last move
condition-en-passant-expired-since = The double step was on move { $number }, not the last move
condition-pinned = Your own king stays safe
condition-pinned-not = Your own king would be attacked by { $who }
condition-promotion-missing = The new piece is named: { $named }
condition-promotion-missing-not = The new piece is not named yet
condition-promotion-not-allowed = The new piece is one of four: queen, rook, bishop, knight
condition-promotion-not-allowed-not = The new piece must be a queen, rook, bishop or knight
condition-other = Does not apply: { $reason }

## Whether what forbids a move does so for good or for now

bar-now = for now
bar-for-good = for good
outlook-now = Only for now: later in this game it may be allowed.
outlook-for-good = For good: later in this game it will not be allowed either.

## Legal moves

legal-castling = You may castle { $wing ->
    [short] short
   *[long] long
}: all the conditions hold.
legal-castling-rook-attacked = The rook on { $corner } is attacked, but only the king counts.
legal-en-passant = The pawn on { $from } may take the pawn on { $victim } en passant, and lands on { $to }.
legal-promotion = The pawn goes to { $to } and becomes a { $named }.
legal-promotion-capture = The pawn on { $from } takes the { $victim } on { $to } and becomes a { $named }.
legal-capture = The { $piece } on { $from } may take the { $victim } on { $to }.
legal-move = The { $piece } may go from { $from } to { $to }.
legal-check = That is check.
legal-mate = That is checkmate.
legal-stalemate = That is stalemate: { $side } has no legal move and is not in check, so the game is a draw.
legal-already-over = But the game had already ended before. { $end }

## A move that has been played

played-move = { $side }'s { $piece } goes from { $from } to { $to }.
played-capture = { $side }'s { $piece } on { $from } takes the { $victim } on { $to }.
played-en-passant = { $side }'s pawn on { $from } takes the pawn on { $victim } en passant and lands on { $to }.
played-promotion = { $side }'s pawn reaches { $to } and becomes a { $named }.
played-promotion-capture = { $side }'s pawn on { $from } takes the { $victim } on { $to } and becomes a { $named }.
played-castling = { $side } castles { $wing ->
    [short] short
   *[long] long
}: the king goes to { $to }, the rook to { $rook }.
played-check = Check.
played-mate = Checkmate.
played-stalemate = Stalemate.

## The state of the game

status-turn = { $side } to move.
status-check = { $side } to move. The king is in check from { $who }.
status-claim = { $side } may claim a draw: { $claim }.
status-mate = Checkmate by { $who }: { $side } wins.

end-checkmate = Checkmate: the king is in check, and no move ends it.
end-stalemate = A draw by stalemate: no check, but no legal move either.
end-dead-position = A draw by dead position: neither side can ever checkmate.
end-fivefold-repetition = A draw: the same position has come up five times.
end-seventyfive-moves = A draw: 75 moves by each side without a capture or a pawn move.

claim-threefold-repetition = the same position has come up three times
claim-fifty-moves = 50 moves by each side without a capture or a pawn move

chance-mated = { $side } has given checkmate.
chance-yes = { $side } can still checkmate: with both sides helping, a line of { $count ->
    [one] one move
   *[other] { $count } moves, counting both sides,
} ends in mate.
chance-material = { $side } can never checkmate: there is no way to build a mate with the pieces on this board.
chance-one-colour-bishops = { $side } can never checkmate: only bishops could give check, and every bishop here goes on squares of the same colour.
chance-locked = { $side } can never checkmate: the position is blocked. Count every square that each piece could ever reach, and there is still no mate among them.
chance-forced = { $side } can never checkmate: whatever both sides play, the game soon ends, or soon reaches a position where no mate by { $side } is left.
chance-exhausted = { $side } can never checkmate: every position that can still come up has been looked at, and none is a mate by { $side }.
chance-unknown = Not settled: neither a mate by { $side } has been found, nor a proof that there is none.

## The colours of squares

square-colour = { $square } is a { $colour ->
    [light] light
   *[dark] dark
} square.
square-colour-piece = { $square } is a { $colour ->
    [light] light
   *[dark] dark
} square, with { $side }'s { $piece } on it.

## What is wrong with a FEN

fen-fields = A FEN has six fields with spaces between them.
fen-placement = The first field must fill eight ranks of eight squares. Pieces are the letters KQRBNP for White and kqrbnp for Black.
fen-turn = The second field says who is to move: w for White, b for Black.
fen-castling = The third field says who may castle: a dash, or letters from KQkq. Each letter needs its king and rook at home.
fen-castling-squares = The third field names a right to castle that does not fit the board. Look at { $squares }.
fen-en-passant = The fourth field is a dash, or the square that a pawn has passed over with the double step right before, such as e3 or d6.
fen-en-passant-squares = The fourth field names { $squares }, but no double step can have passed over it right before.
fen-counters = The last two fields are numbers: half-moves without capture or pawn move, counted from 0, and moves, counted from 1.
missing-king = A king is missing. Each side needs one.
missing-king-side = { $side } has no king.
too-many-kings = Each side has only one king, and here is one too many.
too-many-kings-side = { $side } has more than one king.
too-many-kings-squares = { $side } has more than one king: on { $squares }.
pawn-on-back-rank = No pawn can stand on the first or last rank.
pawn-on-back-rank-squares = No pawn can stand on the first or last rank, as here on { $squares }.
opposite-check = The side that is not to move is in check. That can't be: no move may leave its own king in check.
opposite-check-squares = The side that is not to move is in check (look at { $squares }). That can't be: no move may leave its own king in check.
too-many-pieces = A side has at most 16 pieces, and at most 8 of them are pawns.
too-many-pieces-side = { $side } has too many pieces: at most 16, and at most 8 of them pawns.
impossible-check = No move can have given check like this.
impossible-check-squares = No move can have given check like this. Look at { $squares }.
