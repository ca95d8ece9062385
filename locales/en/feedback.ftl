# What an answer to a puzzle meets with: what holds first, then what was missed.

## A legal move, as a clause without a full stop

done-castle-short = { $side } castles short: the king goes to { $king } and the rook to { $rook }
done-castle-long = { $side } castles long: the king goes to { $king } and the rook to { $rook }
done-en-passant = { $piece } takes the pawn on { $taken } en passant and lands on { $to }
done-promotes = { $piece } goes to { $to } and becomes a { $role }
done-promotes-taking = { $piece } takes the { $taken } on { $to } and becomes a { $role }
done-takes = { $piece } takes the { $taken } on { $to }
done-double-step = { $piece } goes two squares, to { $to }
done-moves = { $piece } goes to { $to }

effect-check = It gives check.
effect-mate = It is checkmate: the king on { $king } is attacked and has no way out.
effect-stalemate = The king on { $king } is not attacked and has no move left: stalemate, a draw.
effect-answered = It meets the check by { $way }.

way-any = any of the three ways
way-capture = taking the checking piece
way-move = moving the king
way-block = putting a piece in between

## Moves

feedback-right-move = Right: { $done }.
feedback-go-on = Now go on from there.
feedback-allowed = { $san } is a legal move: { $done }.

miss-not-there = But the goal is { $square }, and this move ends on { $to }.
miss-not-there-piece = But the goal is a { $piece } on { $square }, and this move ends on { $to }.
miss-wrong-piece = But this time another piece should do it: a { $piece }.
miss-not-a-capture = But it captures nothing: no enemy piece was on { $to }.
miss-not-a-capture-on = But it captures nothing. This puzzle asks for a capture on { $square }.
miss-other-capture = But this puzzle asks for a capture on { $square }, not on { $to }.
miss-not-castling = But it is not castling. There the king goes two squares towards a rook, and in the same move the rook crosses to his other side.
miss-other-wing-short = But that is the queenside. Short castling goes the other way, towards the h-file.
miss-other-wing-long = But that is the kingside. Long castling goes the other way, towards the a-file.
miss-not-en-passant = But it is not en passant. For that, a pawn takes an enemy pawn that went two squares on the move before and stands beside it now.
miss-no-check = But it gives no check: after it, nothing attacks the king on { $king }.
miss-no-mate = But the king on { $king } is not even attacked. Mate is a check that nothing can answer.
miss-check-not-mate-capture = It is check, but not mate: { $piece } can take the checking piece on { $square }.
miss-check-not-mate-move = It is check, but not mate: { $piece } can still go to { $square }.
miss-check-not-mate-block = It is check, but not mate: { $piece } can come in between, on { $square }.
miss-check-not-mate = It is check, but not mate: there is still a way out.
miss-answered-otherwise = The check is met by { $did }. Now look for another way: { $asked }.
miss-not-a-promotion = But it is no promotion, in which a pawn reaches the last rank and changes into another piece.
miss-other-promotion = But the pawn becomes a { $became }, and this puzzle asks for a { $role }.
miss-not-a-double-step = But it is no double step, in which a pawn goes two squares at once.
miss-touched = But { $piece } was touched, so that is the piece that has to move.
miss-touched-castling = But castling begins with the king, and { $piece } was touched first. This time the rook itself has to move.
miss-mate-lost = But now { $reply } is a reply that holds out: there is no mate any more within the moves that are left.
miss-no-stalemate = But it is not stalemate: { $piece } can still go to { $to }.
miss-no-stalemate-check = But it gives check, and in stalemate the king on { $king } must not be attacked.
miss-gives-stalemate = That is what had to be avoided: a draw instead of a win.
miss-no-draw = But the game is not drawn after it, and no draw can be claimed yet.
miss-no-double-check = It is check, but only { $piece } gives it. In double check two pieces attack the king at once.
miss-no-discovered-check = It is check, but by the piece that has moved. In a discovered check another piece gives it, one that did not move.

## Squares

feedback-right-squares = Right. You have marked { $want }: { $squares }.
squares-hit = Right so far: { $squares }.
squares-missed = Still missing: { $squares }.
squares-extra = Not among them: { $squares }.
squares-none = Nothing is marked yet.
squares-want = Look for { $want }.

want-targets = every square to which { $piece } can go
want-captures = every square on which { $side } can capture something
want-captures-from = every square on which { $piece } can capture something
want-attackers = every piece of { $side }'s that attacks { $square }
want-checkers = every piece that gives check
want-movers = every piece of { $side }'s that has a legal move
want-blocker = the first piece on the way from { $from } to { $to }
want-en-passant-capturers = every pawn that may capture en passant
want-en-passant-target = the square where the capturing pawn lands
want-en-passant-victim = the pawn that leaves the board
want-castling-between = every square between king and rook
want-castling-safe = the squares where the king stands, crosses and lands
want-castling-blockers = every piece between king and rook
want-castling-attacked = every attacked square among those where the king stands, crosses and lands
want-castling-attackers = every enemy piece that attacks a square where the king stands, crosses or lands
want-pinned = every piece of { $side }'s that is pinned to its king
want-guarded = every square beside the king on { $king } that he may not enter because { $side } attacks it
want-attacks = every square that { $piece } attacks
want-file = every square of the { $name }-file
want-rank = every square of rank { $name }
want-diagonal = every square of the diagonal { $name }
want-centre = the four squares of the centre
want-extended-centre = the twelve squares around the centre
want-kingside = every square of the kingside
want-queenside = every square of the queenside
want-central-files = every square of the two central files
want-edge-files = every square of the two edge files
want-spot = every square where something stands wrong
want-pieces = every { $side ->
    [white] white{" "}
    [black] black{" "}
   *[any] {""}
}{ $class ->
    [heavy] heavy piece
    [light] light piece
   *[any] piece
}
want-pieces-kind = every { $side ->
    [white] white{" "}
    [black] black{" "}
   *[any] {""}
}{ $piece }

## Verdicts

feedback-right = Right.
verdict-right-reason = Right, that is the reason.
verdict-allowed = { $san } is allowed.
verdict-conditions = Each condition holds. { $list }.
verdict-not-so = That does not apply here: { $option }.
verdict-refused = This move is not allowed.
verdict-other-reason = The move is indeed not allowed, but not for this reason: { $option }. Here is what forbids it.

## Decisions

ruling-otherwise = Not this decision: { $picked }. Here is what the Laws say now.
ruling-otherwise-source = Not this decision: { $picked }. Here is what that rule says.

## Choices

turn-after = The last move, from { $from } to { $to }, was { $last }'s. The sides take turns, so it is { $turn }'s move now.
turn-start = No move has been made yet, and White always begins.
turn-position = In this position it is { $turn }'s move.
choice-wing-short = The king goes to { $king }, towards the h-file. That is the kingside, and castling there is short.
choice-wing-long = The king goes to { $king }, towards the a-file. That is the queenside, and castling there is long.
choice-bar-now = This bar does not last: once it is gone, the move may be possible.
choice-bar-for-good = What has happened cannot be undone, so this bar stays.
choice-rights-what = A right is lost when the king or that rook has moved, or the rook is gone. A check or an attacked square does not end it.
choice-rights-all = Neither the king nor a rook of { $side }'s has moved, so both rights are still there.
choice-rights-short = Short castling? { $why }
choice-rights-long = Long castling? { $why }
choice-told = Read this once more. { $statement }

## Hints

hint-piece = Look at { $piece }.
hint-moves = { $count ->
    [one] One move is enough.
   *[other] It can be done in { $count } moves.
}
hint-differs = { $count ->
    [one] One square is not yet as it should be.
   *[other] { $count } squares are not yet as they should be.
}
hint-flights = { $king } can still go to { $squares }. Think of these squares first.
hint-no-flight = { $king } has no square left to go to.
hint-order = Ask in this order. Is the king attacked? Is there a legal move, with any piece? Could anyone still mate? How often has the position stood, and how long has nothing been taken and no pawn moved?
hint-write-move = First the letter of the piece (a pawn has none), then the square where it lands; an x between them for a capture.
hint-name-square = First the letter of the file, read along the bottom, then the number of the rank.
hint-count = { $count ->
    [one] One square is to be marked.
   *[other] { $count } squares are to be marked.
}

## Options

option-white = White
option-black = Black
option-short = short castling
option-long = long castling
option-now = no, but only for now
option-for-good = no, and never again
option-none = neither
option-both = both
option-legal = the move is allowed
option-yes = yes
option-no = no
option-light-square = a light square
option-dark-square = a dark square
option-laid-right = the board lies right
option-laid-turned = the board must be turned by a quarter
option-heavy = a heavy piece
option-light = a light piece
option-neither = neither heavy nor light
option-royals-right = the queens stand on their own colour
option-royals-swapped = king and queen have changed places
option-exchange-good = a good exchange
option-exchange-even = an even exchange
option-exchange-bad = a bad exchange
option-letter-k = K
option-letter-q = Q
option-letter-r = R
option-letter-b = B
option-letter-n = N
option-letter-p = P
option-white-won = White has won
option-black-won = Black has won
option-drawn = the game is drawn
option-not-over = the game is not over
option-same = they count as the same
option-same-pieces = the pieces stand otherwise
option-same-turn = the other side is to move
option-same-rights = other castling rights are left
option-same-en-passant = en passant is possible in one of them only
option-state-check = check
option-state-checkmate = checkmate
option-state-stalemate = stalemate
option-state-dead-position = a dead position
option-state-claim = a draw, if it is claimed
option-state-going-on = the game goes on

option-not-a-move = this is no move at all
option-game-over = the game is already over
option-empty-square = no piece stands on that square
option-not-your-turn = it is the other side's turn
option-no-such-piece-move = no such piece can go there
option-ambiguous = it does not say which piece
option-same-square = the piece would stay where it is
option-own-piece-on-target = a piece of its own side stands on the target
option-king-capture = it would capture the king
option-not-how-it-moves = this piece does not move that way
option-pawn-backwards = a pawn never goes back
option-pawn-sideways = a pawn never goes sideways
option-pawn-too-far = it is too far for a pawn
option-pawn-double-step-not-home = the pawn is no longer on its starting square
option-pawn-blocked = a piece blocks the pawn
option-pawn-no-straight-capture = a pawn does not capture straight ahead
option-pawn-nothing-to-capture = there is nothing to capture diagonally
option-en-passant-expired = en passant comes too late
option-en-passant-not-double-step = the other pawn did not come by a double step
option-path-blocked = a piece stands in the way
option-promotion-missing = it does not say what the pawn becomes
option-promotion-not-allowed = the pawn may not become that
option-castling-no-rook = king and rook are not both at home
option-castling-promoted-rook = the rook did not begin in that corner
option-castling-rook-captured = the rook that began there was captured
option-castling-king-moved = the king has moved before
option-castling-rook-moved = the rook has moved before
option-castling-right-lost = the right to castle is lost
option-castling-path-blocked = a piece stands between king and rook
option-castling-in-check = the king is in check
option-castling-through-attack = the king would cross an attacked square
option-castling-into-attack = the king would land on an attacked square
option-king-into-attack = the king would step onto an attacked square
option-double-check-king-must-move = in double check the king must move
option-check-not-answered = the king would stay in check
option-pinned = the piece is pinned to its king
