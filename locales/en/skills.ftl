# The skills that can be practised without end: name, and in one sentence what the learner does.

## Coordinates

skill-find-square = Find the square
    .summary = A square is named; you point to it.
skill-name-square = Name the square
    .summary = A square is marked; you write its name.
skill-square-colour = Light or dark?
    .summary = You say which colour a square has.

## Where a piece can go

skill-rook-reach = Where can the rook go?
    .summary = You mark every square to which the rook can go.
skill-bishop-reach = Where can the bishop go?
    .summary = You mark every square to which the bishop can go.
skill-queen-reach = Where can the queen go?
    .summary = You mark every square to which the queen can go.
skill-king-reach = Where can the king go?
    .summary = You mark every square to which the king can go, and none that is attacked.
skill-knight-reach = Where can the knight go?
    .summary = You mark every square to which the knight can jump.
skill-pawn-reach = Where can the pawn go?
    .summary = You mark every square to which the pawn can go, straight on or by a capture.

## The way there

skill-rook-route = The rook's way
    .summary = You bring the rook past men and guards in as few moves as you can.
skill-bishop-route = The bishop's way
    .summary = You bring the bishop past men and guards in as few moves as you can.
skill-queen-route = The queen's way
    .summary = You bring the queen past men and guards in as few moves as you can.
skill-king-route = The king's way
    .summary = You lead the king past guards and keep him off attacked squares.
skill-knight-route = The knight's way
    .summary = You let the knight hop past guards in as few moves as you can.
skill-fewest-moves = How many moves?
    .summary = You count the fewest moves that a piece needs to a square.
skill-can-get-there = Can it get there?
    .summary = You say whether a piece can get to a square in so many moves.

## May it go there?

skill-piece-verdict = May this piece go there?
    .summary = A piece wants to move. You say whether it may, and if not, why.
skill-pawn-verdict = May this pawn go there?
    .summary = A pawn wants to move. You say whether it may, and if not, why.
skill-whose-turn = Whose move is it?
    .summary = You read the moves played so far and say whose turn it is.

## Captures and attacks

skill-piece-captures = What can it take?
    .summary = You mark every man that one piece can take.
skill-all-captures = Everything you can take
    .summary = You mark every square on which your side can take something.
skill-attackers = Who attacks the square?
    .summary = You mark every piece of one side that attacks a square.
skill-is-attacked = Is the square attacked?
    .summary = You say whether one side attacks a square.
skill-movers = Which pieces can move?
    .summary = You mark every piece that has a legal move.

## The king

skill-king-targets = Where may the king go?
    .summary = You mark every square where the king is safe.
skill-guarded-squares = Squares the king may not enter
    .summary = You mark the squares beside the enemy king that your pieces guard.
skill-king-verdict = May the king go there?
    .summary = You say whether the king may step there, and if not, why.

## Check

skill-who-gives-check = Who gives check?
    .summary = You mark every piece that gives check.
skill-give-check = Give check
    .summary = You find a move that gives check.
skill-answer-by-capture = Answer check: capture
    .summary = You take the piece that gives check.
skill-answer-by-king = Answer check: move the king
    .summary = You move the king out of check.
skill-answer-by-block = Answer check: put something between
    .summary = You put a piece between the king and the one that gives check.
skill-way-out = Which way out is it?
    .summary = You say in which of the three ways a move answers the check.
skill-count-ways-out = Count the ways out
    .summary = You count all moves that answer the check.
skill-discovered-check = Discovered check
    .summary = You move one piece so that another one gives check.
skill-double-check = Double check
    .summary = You give check with two pieces in one move.

## Pins

skill-find-pins = Find the pinned pieces
    .summary = You mark every piece of your own that is pinned.
skill-pinned-targets = Where may it still go?
    .summary = You mark where a piece may go that is pinned, or only looks so.
skill-pin-verdict = May this piece move?
    .summary = You say whether a pin forbids the move.

## Promotion

skill-promote-check = Promote with check
    .summary = You promote to a piece that gives check.
skill-promote-mate = Promote with mate
    .summary = You promote to a piece that mates.
skill-promote-no-stalemate = Mind the stalemate
    .summary = A new queen would make it stalemate: you play something better.
skill-promotion-verdict = Is this promotion allowed?
    .summary = You say whether a pawn may promote like that, and if not, why.

## En passant

skill-en-passant = Capture en passant
    .summary = You find the pawn that may capture en passant, and play it.
skill-en-passant-target = Where does the pawn land?
    .summary = You mark the square where a pawn lands that captures en passant.
skill-en-passant-victim = Which pawn is taken?
    .summary = You mark the pawn that leaves the board en passant.
skill-en-passant-capturers = Which pawns may capture?
    .summary = You mark every pawn that may capture en passant now.
skill-en-passant-verdict = Is en passant allowed?
    .summary = You say whether en passant is allowed here, and if not, why.

## Castling

skill-castling-wing = Short or long?
    .summary = You say which castling it is.
skill-castle = Castle on the right wing
    .summary = You castle on the wing where it is allowed.
skill-castling-blockers = Who stands in the way?
    .summary = You mark the pieces between king and rook.
skill-castling-attacked = Attacked squares
    .summary = You mark the attacked ones among the three squares of the king.
skill-castling-attackers = Who keeps the king from castling?
    .summary = You mark the enemy pieces that attack the king's three squares.
skill-castling-rights = Which castlings are left?
    .summary = You look at what has been played, and say which castlings a side still has.
skill-castling-bar = Not now, or never?
    .summary = You say whether castling is allowed, barred for now, or lost for good.
skill-castling-verdict = May I castle?
    .summary = You say whether castling is allowed, and if not, which condition fails.
