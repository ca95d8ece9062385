# What a puzzle asks that nobody has worded by hand. $side is the side to move.

## A move that somebody tries

try-castle = { $side } wants to castle { $wing ->
    [short] short
   *[long] long
}.
try-go = { $side } wants to move { $piece } to { $to }.
try-take = { $side } wants to take the { $taken } on { $to } with { $piece }.
try-own = { $side } wants to move { $piece } to { $to }, where a { $taken } of the same side stands.
try-promote = { $side } wants to move { $piece } to { $to } and make it a { $role }.
try-promote-taking = { $side } wants to take the { $taken } on { $to } with { $piece } and make it a { $role }.
try-stay-pawn = { $side } wants to move { $piece } to { $to } and leave it a pawn.
try-stay-pawn-taking = { $side } wants to take the { $taken } on { $to } with { $piece } and leave it a pawn.

task-verdict = { $step } Is that allowed?
task-verdict-written = { $side } to move writes { $text }. Does that name a legal move?
task-write = { $played } Write this move down.

## Play a move

task-reach = { $side } to move: go to { $square }.
task-reach-with = { $side } to move: go to { $square } with a { $role }.
task-capture = { $side } to move: capture something.
task-capture-on = { $side } to move: capture on { $square }.
task-capture-with = { $side } to move: capture something with a { $role }.
task-capture-on-with = { $side } to move: capture on { $square } with a { $role }.
task-castle = { $side } to move: castle, on the side where the rules allow it.
task-castle-wing = { $side } to move: castle { $wing ->
    [short] short
   *[long] long
}.
task-en-passant = { $side } to move: capture en passant.
task-check = { $side } to move: give check.
task-mate = { $side } to move: give mate in one.
task-mate-in = { $side } to move: give mate in { $count } moves.
task-stalemate = { $side } to move: give stalemate.
task-avoid-stalemate = { $side } to move: play a move that does not give stalemate.
task-draw = { $side } to move: play a move that makes a draw, or with which a draw can be claimed.
task-double-check = { $side } to move: give check with two pieces at once.
task-discovered-check = { $side } to move: give a discovered check. Another piece gives it, not the one that moves.
task-answer-check = { $side } is in check: get out of it.
task-answer-check-capture = { $side } is in check: take the checking piece.
task-answer-check-move = { $side } is in check: move the king out of it.
task-answer-check-block = { $side } is in check: put a piece in between.
task-promote = { $side } to move: promote a pawn.
task-promote-to = { $side } to move: promote a pawn to a { $role }.
task-double-step = { $side } to move: advance a pawn by two squares.
task-play = { $side } to move. The score sheet says { $text }. Play that move.
task-touched = { $side } to move has touched { $piece } in order to move it. Make a move that the rules allow now.

task-route = { $count ->
    [one] Bring { $piece } to the marked square, in as few moves as you can. Nothing else moves.
   *[other] Visit every marked square with { $piece }, in as few moves as you can. Nothing else moves.
}
task-route-avoid = { $count ->
    [one] Bring { $piece } to the marked square, in as few moves as you can. Do not step on a square that is attacked.
   *[other] Visit every marked square with { $piece }, in as few moves as you can. Do not step on a square that is attacked.
}

## Mark squares

task-mark = Mark { $want }.
task-mark-turn = { $side } to move. Mark { $want }.
task-mark-castling = { $side } to move thinks of castling { $wing ->
    [short] short
   *[long] long
}. Mark { $want }.
task-find = Find and mark { $squares }.
task-name-square = One square is marked. What is its name?

## Set up

task-setup = Some pieces are missing or stand wrong. Bring the board to the position in which a game begins.
task-setup-all = The board is empty. Set it up for the start of a game.
task-spot = A game is about to begin, but something is set up wrongly. Mark every square where something is wrong.

## Say which

task-state = { $side } to move. What is the state of the game?
task-ruling = You are the arbiter. What do you decide?
task-turn = Whose move is it?
task-wing = { $step } Which castling is that?
task-bar = { $step } Is that allowed now, perhaps later, or never again?
task-rights = Which castlings may { $whose } still hope for in this game?
task-square-colour = What colour is { $square }?
task-piece = Which piece stands on { $square }?
task-owner = Whose is { $piece }?
task-laid = White sits below. Does this board lie right?
task-class = What kind of piece is { $piece }?
task-royals = Look at both kings and both queens. Do they stand right for the start of a game?
task-can-reach = All other pieces stay where they are. Can { $piece } ever get to { $to }?
task-can-reach-within = { $count ->
    [one] Can { $piece } get to { $to } in one move?
   *[other] All other pieces stay where they are. Can { $piece } get to { $to } in { $count } moves or fewer?
}
task-exchange = You give: { $gives }. You get: { $gets }. By points, is that good, even or bad for you?
task-letter = Which letter stands for the { $role } in written moves?
task-letter-on = Which letter stands for the piece on { $square } in written moves?
task-winner = { $side } to move. Who has won, or is it a draw, or has nobody won yet?
task-way = { $side } is in check. { $step } Which of the three ways is that?
task-resets = { $step } Does the count for the fifty-move rule begin again with this move?
task-same = Compare the position { $first } with the one { $second }. Are they the same for the repetition rule, and if not, why?
task-attacked = Does { $whose } attack { $square }?
task-pick = Pick the right answer.

## Give a number

task-count-squares = How many squares does { $area } have?
task-count-reach = How many squares can { $piece } reach in one move?
task-count-pieces = Count { $want }. How many are there?
task-count-material = How many points do { $whose }'s pieces and pawns count together?
task-count-lead = By how many points is White ahead? If White is behind, give a number below zero.
task-count-distance = Nothing else moves. In how many moves at least does { $piece } get to { $to }?
task-count-moves-from = { $side } to move. How many legal moves does { $piece } have?
task-count-moves = { $side } to move. How many legal moves does { $side } have?
task-count-checks = { $side } to move. How many of { $side }'s moves give check?
task-count-mates = { $side } to move. How many of { $side }'s moves give mate?
task-count-repetitions = How often has the position on the board stood in this game, this time included?
task-count-quiet = How many moves has each side made since the last capture or pawn move?
task-points-a-wins = A has { $a } points, B has { $b }. A wins. By how much do { $of }'s points change? If they fall, give a number below zero.
task-points-draw = A has { $a } points, B has { $b }. They draw. By how much do { $of }'s points change? If they fall, give a number below zero.
task-points-b-wins = A has { $a } points, B has { $b }. B wins. By how much do { $of }'s points change? If they fall, give a number below zero.
task-grade = A player has { $points } points. Which grade is that? If it is none yet, answer 0.

## The game before

game-rights = The game's notes say that { $side } can no longer castle { $wings ->
    [short] short
    [long] long
   *[both] on either side
}: king or rook has moved before and come back.
game-so-far = The game so far: { $moves }
