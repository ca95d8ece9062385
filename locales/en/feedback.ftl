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
effect-double-check = It is double check, by { $who }.
effect-discovered-check = It is check by { $who }, which stood still.
effect-claim = With this move a draw may be claimed: { $claim }.
effect-mate = It is checkmate: the king on { $king } is attacked and has no way out.
effect-stalemate = The king on { $king } is not attacked and has no move left: stalemate, a draw.
effect-answered = It meets the check by { $way }.

way-any = any of the three ways
way-capture = taking the checking piece
way-move = moving the king
way-block = putting a piece in between

## Moves

feedback-right-move = Right: { $done }.
feedback-go-on = { $side } replies { $reply }. Go on from there.
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
miss-written-castling-short = But { $san } is the sign for short castling.
miss-written-castling-long = But { $san } is the sign for long castling.
miss-written-pawn = But { $san } has no capital letter in front, so a pawn makes that move.
miss-written-piece = But { $san } begins with { $letter }, the letter of the { $piece }.
miss-written-square = But in { $san } the { $piece } lands on { $to }.
miss-written-which = But { $san } says which { $piece } is meant: the one on { $from }.
miss-written-promotion = But in { $san } the pawn becomes a { $role }.
miss-touched = But { $piece } was touched, so that is the piece that has to move.
miss-touched-castling = But castling begins with the king, and { $piece } was touched first. This time the rook itself has to move.
miss-mate-lost = But now { $reply } is a reply that holds out: there is no mate any more within the moves that are left.
miss-no-stalemate = But it is not stalemate: { $piece } can still go to { $to }.
miss-no-stalemate-check = But it gives check, and in stalemate the king on { $king } must not be attacked.
miss-gives-stalemate = That is what had to be avoided: the game is drawn at once.
miss-no-draw = But the game is not drawn after it, and no draw can be claimed yet.
miss-no-double-check = It is check, but only { $piece } gives it. In double check two pieces attack the king at once.
miss-no-discovered-check = It is check, but by the piece that has moved. In a discovered check another piece gives it, one that did not move.

## Squares

feedback-right-squares = Right. You have marked { $want }: { $squares }.
squares-hit = Right so far: { $squares }.
squares-missed = { $count ->
    [one] One more is still missing.
   *[other] { $count } more are still missing.
}
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
want-area = every square of { $area }
want-spot = every square where something is wrong
want-pieces = every { $side ->
    [white] white piece
    [black] black piece
   *[any] piece
}
want-pieces-heavy = every { $side ->
    [white] white heavy piece
    [black] black heavy piece
   *[any] heavy piece
}
want-pieces-light = every { $side ->
    [white] white light piece
    [black] black light piece
   *[any] light piece
}
want-find = every square that the puzzle asks for
want-pieces-kind = every { $side ->
    [white] white { $piece }
    [black] black { $piece }
   *[any] { $piece }
}

## Verdicts

feedback-right = Right.
verdict-right-reason = Right, that is the reason.
verdict-allowed = { $san } is allowed.
verdict-conditions = Each condition holds. { $list }.
verdict-not-so = That does not apply here: { $option }.
verdict-refused = This move is not allowed.
verdict-other-reason = The move is indeed not allowed, but not for this reason: { $option }. Here is what forbids it.

## Decisions

ruling-otherwise = “{ $picked }” is not the decision. Here is what the Laws say now.
ruling-otherwise-source = “{ $picked }” is not the decision. Here is what that rule says.

## Choices

turn-after = The last move, from { $from } to { $to }, was { $last }'s. The sides take turns, so it is { $turn }'s move now.
turn-start = No move has been made yet, and White always begins.
turn-position = In this position it is { $turn }'s move.
choice-wing-short = The king goes to { $king }, towards the h-file. That is the kingside, and castling there is short.
choice-wing-long = The king goes to { $king }, towards the a-file. That is the queenside, and castling there is long.
choice-bar-now = What forbids it now does not last: once that is over, the move may be possible.
choice-bar-for-good = What has happened cannot be undone, so it stays forbidden.
choice-rights-what = A right is lost when the king or that rook has moved, or the rook is gone. A check or an attacked square does not end it.
choice-rights-all = Neither the king nor a rook of { $side }'s has moved, so both rights are still there.
choice-rights-short = Short castling? { $why }
choice-rights-long = Long castling? { $why }
choice-told = Read this once more. { $statement }

## Walks

feedback-right-route = { $count ->
    [one] Right, in one move: { $way }.
   *[other] Right, in { $count } moves: { $way }. No way is shorter.
}
route-empty = Nothing has moved yet: look for a way for { $piece } to { $targets }.
route-broken = One move goes on from where the last one ended. The { $piece } stands on { $at } now, so the next move begins there, not on { $from }.
route-no-capture = On { $to } stands a { $piece }, and it is no goal of this walk. Only on a goal may something be taken.
route-attacked = On { $to } it would not be safe: that square is attacked by { $who }. Look for a way around.
route-missed = Each of these moves is possible, but not every goal has been reached. Still missing: { $squares }.
route-longer = It gets there in { $count } moves, but there is a shorter way.

## States of a game

state-not = Not “{ $picked }”.
state-mate = { $side }'s king on { $king } is attacked by { $who }, and no move gets him out of it. That is checkmate.
state-stalemate = { $side }'s king on { $king } is not attacked, but { $side } has no legal move, with any piece. That is stalemate, a draw.
state-dead = Neither White nor Black can ever give mate from here, whatever is played. That is a dead position, and the game is drawn at once.
state-check = { $side }'s king on { $king } is attacked by { $who }, but there is a way out, such as { $move }. That is check, and no more.
state-claim-repetition = This position has now stood { $count } times, so { $side }, to move, may claim a draw. Without a claim the game goes on.
state-claim-fifty = For { $count } moves each, nothing has been taken and no pawn has moved, so { $side }, to move, may claim a draw. Without a claim the game goes on.
state-going-on = { $side }'s king on { $king } is not attacked, and { $side } has a legal move, such as { $move }. The game goes on.
state-alive = And it is not dead: a line of legal moves can still lead to mate.
state-no-claim = And no draw can be claimed. For that the position would have to stand for the third time; so far: { $times }. Or fifty moves of each side would have to pass without a capture or a pawn move; so far: { $moves }.
state-drawn = { $end } Nobody has to claim it.

## Setting up

feedback-right-setup = Right: every piece stands where it belongs.
setup-empty = The board is still empty. The first piece could go to { $square }: a { $piece } belongs there.
setup-missing = On { $square } a { $piece } is missing.
setup-wrong = On { $square } stands a { $stands }, but a { $piece } belongs there.
setup-surplus = On { $square } nothing should stand, but there is a { $stands }.
setup-more = { $count ->
    [one] One more square is not right yet: { $squares }.
   *[other] { $count } more squares are not right yet: { $squares }.
}
spot-fine = On { $square } stands what belongs there: a { $piece }.
spot-fine-empty = On { $square } nothing should stand, and nothing does.

## Numbers

feedback-right-number = Right, { $number }.
number-low = { $number } is too low.
number-high = { $number } is too high.
amount-low = { $number } is too low.
amount-high = { $number } is too high.
grade-other = { $number } is not the grade.
number-not-whole = { $number } has decimals, but what is counted here comes in whole numbers.
number-sign = { $number } has the right size, but the wrong sign. A minus stands for a loss, or for Black's lead.

count-files-ranks = Count the files, then the squares of one of them.
count-colours = Light and dark squares take turns all over the board, so there are as many of the one as of the other.
count-area = Count the squares of { $area }, one by one.
count-reach = Count the squares that { $piece } can go to, one direction after another, captures included.
count-pieces = Go through the ranks one by one, and look for { $want }.
count-material = A queen counts 9, a rook 5, a bishop or knight 3, a pawn 1, and the king is not counted. Add up what { $side } has.
count-material-lead = A queen counts 9, a rook 5, a bishop or knight 3, a pawn 1. Add up each side, then take Black's sum from White's. If Black has more, the answer has a minus.
count-distance = Look for the shortest way of { $piece } to { $to }, while all else stands still.
distance-low = { $number ->
    [one] One move is not enough for that.
   *[other] { $number } moves are not enough for that.
}
distance-high = { $number ->
    [one] One move is more than it takes.
   *[other] It can be done in fewer moves than { $number }.
}
count-moves = Count every legal move of { $side }'s, piece by piece.
count-promotions = Each piece that a pawn may become is a move of its own.
count-moves-from = Count every legal move of { $piece }.
count-checks = Count every legal move of { $side }'s after which the enemy king is attacked, mates included.
count-mates = Count every legal move of { $side }'s after which the enemy king is attacked and has no way out.
count-repetitions = Count how often this very position has stood, this time included: the same pieces on the same squares, the same side to move, the same rights.
count-quiet-moves = Go back to the last capture or pawn move, and count the moves that each side has made since then.
count-grade = Below 100 points there is no grade, which is 0 here. 100 points give grade 30, and each further hundred is a grade better: 29, 28 and so on, up to grade 1 from 3,000.
count-points = The difference is { $difference } points ({ $band }), and { $outcome ->
    [draw] the game was drawn
    [equal] one of two equals won
    [lower-wins] the player with fewer points won
   *[higher-wins] the player with more points won
}.
count-points-gain = The gain is then { $formula }, where d is the difference, and the other loses as much.
count-points-nothing = A game like that changes nothing.

area-board = the whole board
area-light = the light half
area-dark = the dark half
area-file = the { $name }-file
area-rank = rank { $name }
area-diagonal = the diagonal { $name }
area-centre = the centre
area-extended-centre = the extended centre around the middle four
area-kingside = the kingside
area-queenside = the queenside
area-central-files = the two central files
area-edge-files = the two edge files

## Writing

feedback-right-move-written = Right: { $san }.
feedback-right-square = Right: { $square }. First the letter of the file, then the number of the rank.
notation-add-capture = An x between piece and square would say that something is taken.
notation-add-check = A + at the end would say that it is check.
notation-add-mate = A # at the end would say that it is mate.
notation-empty = Nothing is written yet.
notation-unread = No move can be read from this.
notation-other-move = { $san } is another move: { $done }.
notation-uci = That is how programs write, from square to square. On a score sheet the piece comes first, by its letter, then the square where it lands; a pawn needs no letter.
notation-castling = Castling has a sign of its own: 0-0 towards the h-file, 0-0-0 towards the a-file.
notation-no-letter = That names the squares, but not the piece. A { $piece } is written with its letter; only a pawn goes without.
notation-lie-capture = The x says that something is taken, and this move takes nothing.
notation-lie-check = The + says that it is check, and this move gives none.
notation-lie-mate = The # says that it is mate, and this move does not mate.
notation-no-square = That names no square. A square has one letter, a to h, and one number, 1 to 8.
notation-order = Letter and number are the wrong way round: the letter of the file comes first.
notation-file = The rank is right, but not the file. Files go from a, at White's left hand, to h.
notation-rank = The file is right, but not the rank. Ranks are counted from White's side, 1 to 8.
notation-other-square = That is another square. Files go from a, at White's left hand, to h; ranks are counted from White's side, 1 to 8.

## Choices about a board

choice-square-colour = { $square } is a { $colour ->
    [light] light
   *[dark] dark
} square. The corner a1 is dark, and from there light and dark take turns along every file and rank.
choice-piece = On { $square } stands a { $piece ->
    [king] king: the tallest piece, with a cross on his crown
    [queen] queen: tall, with points around her crown
    [rook] rook: a tower with battlements
    [bishop] bishop: a tall hat with a small cross on it
    [knight] knight: a horse's head
   *[pawn] pawn: the smallest piece, with a round head
}.
choice-owner = The { $piece } on { $square } is { $side }'s: the lighter pieces are White's, the darker ones Black's, whatever their real colour.
choice-laid-right = At each player's right hand lies a light square, h1 for White and a8 for Black, and so it should be.
choice-laid-turned = At each player's right hand lies a dark square, h1 for White and a8 for Black. A light one belongs there, so the board has to be turned by a quarter.
choice-class = On { $square } stands a { $piece }. Queens and rooks are heavy pieces, bishops and knights light ones; kings and pawns are neither.
choice-royals = The queen begins on her own colour: the white one on a light square, the black one on a dark square.
choice-royals-queen = { $side }'s queen stands on { $square }, a { $colour ->
    [light] light
   *[dark] dark
} square.
choice-reach-yes = { $count ->
    [one] One move is enough for { $piece } to get to { $to }.
   *[other] In { $count } moves { $piece } gets to { $to }, and not in fewer.
}
choice-reach-late = It takes { $piece } at least { $count } moves to get to { $to }, and only { $within ->
    [one] one is
   *[other] { $within } are
} allowed.
choice-reach-colour = A bishop never leaves the colour it stands on, and { $to } has the other one.
choice-reach-never = However { $piece } goes, it never gets to { $to }.
choice-exchange = What is given counts { $gives }, and what is got for it counts { $gets }: 9 for a queen, 5 for a rook, 3 for a bishop or knight, 1 for a pawn.
choice-letter = The { $piece } is written { $letter ->
    [k] K
    [q] Q
    [r] R
    [b] B
    [n] N, since K is the king's
   *[p] P, which may be left out when a move is written
}.

## Choices about a game

winner-side = { $side } has won.
winner-draw = So nobody has won: it is a draw.
winner-none = So nobody has won yet.
choice-way = { $san } is legal: { $done }.
choice-way-both = It meets the check in two ways at once: the king takes the checking piece, and so he has moved.
choice-resets-pawn = { $san } is a pawn move, and every pawn move sets the count back to zero.
choice-resets-capture = { $san } takes something, and every capture sets the count back to zero.
choice-resets-not = { $san } is neither a capture nor a pawn move, so the count goes on.
choice-same = The pieces stand on the same squares, the same side is to move, and the same castling and en passant captures are possible. So the two count as the same position.
choice-same-pieces = The pieces do not stand on the same squares.
choice-same-turn = In the one it is { $first }'s turn, in the other { $second }'s, so they are two positions, even where the board looks the same.
choice-same-rights = On the board they look alike, but not the same castling rights are left, and a right that is lost does not come back.
choice-same-right = { $side }'s { $wing }
choice-same-rights-left = Only one of them still has { $rights }.
choice-same-en-passant = On the board they look alike, but in one of them only a pawn could capture en passant: { $move }.
choice-attacked = { $square } is attacked by { $who }.
choice-not-attacked = No piece of { $side }'s attacks { $square }.

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
hint-flights = Think of the squares that are still open to { $king }: { $squares }.
hint-no-flight = There is no square left for { $king } to go to.
hint-order = Ask in this order. Is the king attacked? Has the side to move a legal move, with any piece? Can anyone still give mate? How often has the position stood, and since when has nothing been taken and no pawn moved?
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
option-state-going-on = none of these: the game goes on

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
option-promotion-not-allowed = it may not become that
option-castling-no-rook = king and rook are not both at home
option-castling-promoted-rook = this rook did not begin in a corner
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
