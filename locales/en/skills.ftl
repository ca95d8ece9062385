# The skills that can be practised without end: name, and in one sentence what the learner does.

## Coordinates

skill-find-square = Find the square
    .summary = A square is named; you point to it.
skill-name-square = Name the square
    .summary = A square is marked; you write its name.
skill-square-colour = Light or dark?
    .summary = You say which colour a square has.

## Lines and regions

skill-mark-line = Files and ranks
    .summary = A file or a rank is named; you mark all its squares.
skill-mark-diagonal = Diagonals
    .summary = A diagonal is named by its ends; you mark all its squares.
skill-mark-region = Wings and centre
    .summary = A part of the board is named; you mark all its squares.
skill-count-area = How many squares?
    .summary = A line or a part of the board is named; you say how many squares it has.

## Setting up

skill-set-up-missing = Set up the board
    .summary = Some of the pieces are missing; you put each on its square.
skill-spot-wrong-setup = What stands wrong?
    .summary = The board was set up carelessly; you find every wrong square.
skill-queens-at-home = The queen's own colour
    .summary = You say whether kings and queens have changed places.
skill-board-laid = Does the board lie right?
    .summary = You say whether the board must be turned by a quarter.

## The pieces

skill-name-piece = Name the piece
    .summary = A piece is marked; you say what it is called.
skill-piece-letter = The piece's letter
    .summary = A piece is marked; you pick the letter it is written with.
skill-whose-piece = Whose piece?
    .summary = A piece is marked; you say which side it belongs to.
skill-mark-pieces = Find the pieces
    .summary = You mark every piece of one kind or of one side.
skill-count-pieces = Count the pieces
    .summary = You count the pieces of one kind or of one side.

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

## What pieces are worth

skill-count-material = Add up a side
    .summary = You add up what one side's pieces count.
skill-material-lead = Who is ahead?
    .summary = You work out by how many points White leads, or Black.
skill-weigh-exchange = A good exchange?
    .summary = Pieces go on both sides; you say whether it is worth it.
skill-heavy-or-light = Heavy or light?
    .summary = A piece is marked; you say whether it is a heavy or a light one.
skill-mark-heavy-light = Find heavy and light
    .summary = You mark every heavy or every light piece.

## Writing moves

skill-write-move = Write the move
    .summary = A move is shown by an arrow; you write it down.
skill-play-written-move = Play what is written
    .summary = A move stands on the score sheet; you play it on the board.
skill-is-it-clear = Is it clear?
    .summary = A move is written; you say whether it can only mean one.

## Points and grades

skill-points-grade = From points to grade
    .summary = A player has so many points; you say which grade that is.
skill-points-draw = Points for a draw
    .summary = A game is drawn; you work out how the points change.
skill-points-lower-wins = Points for an upset
    .summary = The player with fewer points wins; you work out how the points change.
skill-points-higher-wins = Points when the favourite wins
    .summary = The player with more points wins; you work out how the points change.

## Check, mate and stalemate

skill-count-checks = Count the checks
    .summary = You count the moves that give check.
skill-mate-or-not = Checkmate or not?
    .summary = A move has been played; you say whether it mates.
skill-mate-in-one = Mate in one
    .summary = You find the move that mates.
skill-count-mates = Count the mates
    .summary = You count the moves that mate at once.
skill-mate-in-two = Mate in two
    .summary = You find the move after which mate cannot be stopped, and then the mate.
skill-stalemate-or-not = Stalemate or not?
    .summary = You say whether the side to move is stalemated.
skill-give-stalemate = Give stalemate
    .summary = You find the move that leaves the other side without a move, and not in check.
skill-avoid-stalemate = Do not give stalemate
    .summary = You play on without stalemating the other side.

## The state of a game

skill-who-has-won = Who has won?
    .summary = You say who has won, whether it is a draw, or whether the game goes on.
skill-state-of-game = What is the state of the game?
    .summary = You tell check, checkmate, stalemate, a dead position and a game that goes on.
skill-dead-material = Can anybody still mate?
    .summary = Few pieces are left; you say whether the position is dead.
skill-dead-wall = Behind a wall of pawns
    .summary = Pawns block each other; you say whether the position is dead.

## Draws by repetition and by fifty moves

skill-same-position = The same position?
    .summary = You compare two positions of a game: are they the same for the repetition rule?
skill-count-repetitions = How often has it stood?
    .summary = You count how often the position has stood in the game.
skill-claim-or-not = Can a draw be claimed?
    .summary = You say whether the player to move may claim a draw.
skill-resets-count = Does the count begin again?
    .summary = You say whether a move sets the count of the fifty-move rule back.
skill-count-quiet-moves = Count the quiet moves
    .summary = You count the moves since the last capture or pawn move.

## At the board

skill-touched-piece = Touch and move
    .summary = A piece was touched; you make a legal move with it.
skill-rule-on-setup = Arbiter: set up wrong
    .summary = Board, pieces or colours are found wrong; you decide what happens.
skill-rule-on-flag = Arbiter: a flag falls
    .summary = A player's time has run out; you decide how the game ends.
skill-rule-on-resigning = Arbiter: a player resigns
    .summary = A player gives up; you decide how the game ends.
skill-rule-on-illegal-move = Arbiter: illegal moves
    .summary = You decide what an illegal move costs, and whether it counts yet.
skill-rule-on-touch = Arbiter: touched pieces
    .summary = You decide which move a touched piece calls for.
skill-rule-on-offer = Arbiter: draw offers
    .summary = You decide whether a draw offer is in order, and whether it still stands.
skill-rule-on-claim = Arbiter: draw claims
    .summary = A player claims a draw; you decide whether the claim is right.
