# The arbiter: decisions, events, and the arbiter's desk.

## Decisions: what they say, and their short names

ruling-going-on = Nothing has happened yet that needs a decision: the game goes on.
    .name = The game goes on
ruling-checkmate = Checkmate: the game is over at that very moment.
    .name = Won by checkmate
ruling-stalemate = Stalemate: the game is over at that very moment.
    .name = Drawn by stalemate
ruling-dead-position = Dead position: neither side can ever checkmate, so the game is over at that very moment.
    .name = Drawn: dead position
ruling-draw-fivefold = The same position has stood five times: no claim is needed.
    .name = Drawn without a claim: five times the same position
ruling-draw-seventyfive = 75 moves by each side without a capture or a pawn move: no claim is needed.
    .name = Drawn without a claim: 75 quiet moves
ruling-draw-threefold = By the sources' rule the third time that the same position stands ends the game at once: no claim is needed.
    .name = Drawn at once: the third time
ruling-draw-fifty = By the sources' rule fifty moves by each side without a capture or a pawn move end the game at once: no claim is needed.
    .name = Drawn at once: fifty quiet moves
ruling-game-over = The game was over before this: it changes nothing.
    .name = The game was over before
ruling-not-followed = An illegal move stands that nobody has named. The position is no longer known here, so this cannot be judged.
    .name = The position is no longer known
ruling-move-stands = The move is made and stands. { $side } has still to press the clock.
    .name = The move stands
ruling-move-completed = { $side } has made the move and pressed the clock: the move is completed.
    .name = The move is completed
ruling-not-your-turn = It is { $other }'s turn: what { $side } did does not count as a move.
    .name = It is not that player's turn
ruling-clock-not-yours = { $side }'s clock is not running, so pressing it changes nothing.
    .name = Pressing the clock changes nothing
ruling-move-legal = The move is legal: it stands, and there is no penalty.
    .name = The move is legal and stands
ruling-promotion-unfinished = The pawn still stands on the last rank. Until the clock is pressed, { $side } may put the new piece there without a penalty.
    .name = No penalty yet: the new piece has to be put there
ruling-illegal-not-completed = The move is illegal, but the clock has not been pressed, so it is not completed: { $side } takes it back without a penalty.
    .name = Taken back without a penalty
ruling-illegal-penalty = This illegal move is { $side }'s first, and it was completed: the position before it is put back.
    .name = Taken back, and extra time for the opponent
ruling-illegal-loss = It is { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
} illegal move: that loses the game.
    .name = The game is lost
ruling-illegal-draw = It is { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
} illegal move, which would lose. But { $other } could not checkmate by any series of legal moves.
    .name = Drawn: the opponent could never checkmate
ruling-illegal-unproven = It is { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
} illegal move. It loses if { $other } can checkmate by any series of legal moves, and draws if not. Which of the two holds here could not be proved.
    .name = Loss or draw: not proved here
ruling-illegal-counted = The illegal move is taken back. By the sources' rule it is counted: it is { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
}, and the third loses.
    .name = Taken back and counted: the third loses
ruling-pressed-without-move = { $side } pressed the clock without having moved. That counts as a completed illegal move, { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
}.
    .name = It counts as an illegal move
ruling-pawn-becomes-queen = { $side } left the pawn on the last rank and pressed the clock. That is an illegal move, { $side }'s { $count ->
    [1] first
    [2] second
   *[other] third
}, and the pawn becomes a queen.
    .name = The pawn becomes a queen, and it was an illegal move
ruling-illegal-stands = { $other } has already made the next move. In rapid and blitz without full supervision an illegal move can then no longer be corrected: it stands.
    .name = Too late: the illegal move stands
ruling-must-move = { $side } must make a move with { $who }: a touched piece moves if it can.
    .name = The touched piece must move
ruling-must-capture = { $side } must capture { $who }: a touched enemy piece is captured if it can be.
    .name = The touched enemy piece must be captured
ruling-must-capture-with = { $side } touched { $who }, and must capture the enemy's with its own.
    .name = The one touched piece must capture the other
ruling-must-castle = { $side } touched the king and then the rook, and castling there is legal: { $side } must castle.
    .name = Castling must be played
ruling-castling-rook-first = The rook was touched before the king: no castling on that side with this move. { $side } must make a move with { $who }.
    .name = No castling there with this move: the touched piece moves
ruling-rook-move-only = The rook was touched before the king. By the sources' rule that counts as the rook's move and the castling is void: { $side } must make a move with { $who }.
    .name = It counts as the rook's move: the castling is void
ruling-king-must-move = { $side } touched the king and then the rook, but castling there is not legal: the king must make another move.
    .name = The king must make another move
ruling-free-move = Nothing that { $side } touched can move or be captured, so any legal move may be made.
    .name = Any legal move may be made
ruling-adjusted = { $side } first said that this only sets the piece right: it need not move.
    .name = The piece was only set right: it need not move
ruling-touch-not-binding = It is not { $side }'s turn. Touching binds only the player who has the move.
    .name = Touching does not bind here
ruling-touch-broken = This is not the move that { $side } is bound to make: it is taken back.
    .name = Taken back: another move is due
ruling-offer-in-order = The offer is in order: after the move, before the clock is pressed. It stands until { $other } accepts it, declines it in words, or touches a piece.
    .name = The offer is in order
ruling-offer-wrong-time = The right time is after one's own move and before the clock is pressed. At another time an offer is valid all the same: it stands until { $other } answers. But the opponent must not be disturbed.
    .name = Not the right time, but the offer is valid
ruling-offer-again = { $other } declined the last offer and has not offered since. The Laws do not count offers: this one is valid. But unreasonable offers are forbidden, and the arbiter may step in.
    .name = Valid, but it must not become a nuisance
ruling-offer-refused-again = By the sources' rule { $side } may not offer again before { $other } has offered: this offer does not count.
    .name = Not allowed: the opponent has to offer first
ruling-offer-refused-time = By the sources' rule a draw is offered in one's own time: this offer does not count.
    .name = Not allowed in the opponent's time
ruling-offer-standing = { $side }'s offer stands already. It can be neither doubled nor taken back.
    .name = The offer stands already
ruling-draw-agreed = { $side } accepts the offer.
    .name = Drawn by agreement
ruling-agreement-too-early = Both players must have made at least one move before they may agree to a draw: the game goes on.
    .name = Too early: both must have moved
ruling-no-offer = There is no offer by { $other } to answer: none was made, or it has already been declined.
    .name = No offer stands
ruling-offer-declined = { $side } declines: the offer no longer stands, and the game goes on.
    .name = The offer is declined: the game goes on
ruling-claim-right-threefold = The claim is right: this makes { $counted } times that the same position stands.
    .name = The claim is right: drawn
ruling-claim-right-fifty = The claim is right: this makes { $moves } moves by each side without a capture or a pawn move.
    .name = The claim is right: drawn
ruling-claim-wrong = The claim is wrong. The game goes on, and the claim stands as a draw offer.
    .name = The claim is wrong: extra time for the opponent
ruling-claim-not-your-move = Only the player who has the move may claim, and { $other } has it: the claim is not heard.
    .name = Not heard: the player does not have the move
ruling-claim-after-touch = { $side } touched a piece first, and so has lost the right to claim with this move.
    .name = Not heard: a piece was touched first
ruling-not-drawn-yet = By the sources' rule nothing is claimed: the game is drawn once the count is full, and it is not full yet.
    .name = Not drawn yet: the count is not full
ruling-flag-loss = { $side }'s time has run out, and { $other } could still checkmate by some series of legal moves.
    .name = Lost on time
ruling-flag-draw = { $side }'s time has run out. But { $other } could not checkmate by any series of legal moves.
    .name = Drawn: the opponent could never checkmate
ruling-flag-unproven = { $side }'s time has run out. That loses if { $other } can checkmate by any series of legal moves, and draws if not. Which of the two holds here could not be proved.
    .name = Loss or draw: not proved here
ruling-resign-loss = { $side } resigns.
    .name = Lost by resignation
ruling-resign-draw = { $side } resigns. But { $other } could not checkmate by any series of legal moves.
    .name = Drawn: the opponent could never checkmate
ruling-resign-unproven = { $side } resigns. That loses if { $other } can checkmate by any series of legal moves, and draws if not. Which of the two holds here could not be proved.
    .name = Loss or draw: not proved here
ruling-board-transferred = The position goes over to a board that lies the right way round, and the game goes on.
    .name = The position goes over to a board laid right
ruling-new-game-setup = The pieces stood wrongly from the start: the game is cancelled and a new one is played.
    .name = Cancelled: a new game is played
ruling-found-too-late = Ten moves by each side have been made. In rapid and blitz without full supervision such a claim is then no longer heard: the game goes on as it is.
    .name = Too late: the game goes on as it is
ruling-new-game-colours = Each side has made fewer than ten moves: the game is broken off, and a new one is played with the right colours.
    .name = Broken off: a new game with the right colours
ruling-colours-stay = Each side has made ten moves or more: the game goes on with the colours as they are.
    .name = The game goes on with these colours

## What some decisions say otherwise, and what several add

ruling-offer-in-order-source = The offer is in order: it is made in { $side }'s own time. It stands until { $other } accepts it, declines it in words, or moves.
ruling-claim-wrong-threefold = The claim is wrong: the position stands for the { $counted ->
    [1] first
   *[other] second
} time, and it must be the third. The game goes on, and the claim stands as a draw offer.
ruling-claim-wrong-fifty = The claim is wrong: { $moves } moves by each side have gone by without a capture or a pawn move, and it must be fifty. The game goes on, and the claim stands as a draw offer.
ruling-flag-loss-source = { $side }'s time has run out: by the sources' rule that always loses.
ruling-resign-loss-source = { $side } resigns: by the sources' rule that always loses.
ruling-announced = { $side } must make the announced move: { $move }.
ruling-award = { $other } gets { $minutes ->
    [1] one extra minute
   *[other] two extra minutes
}.
ruling-declined = With this { $side } has declined { $other }'s offer.
ruling-won = { $side } wins.
ruling-drawn = The game is drawn.

## Events

event-move = { $side } plays { $move }
event-illegal-move = { $side } makes an illegal move: { $move }
event-illegal-move-unnamed = { $side } makes an illegal move
event-pressed = { $event } and presses the clock
event-late = { $event }, noticed only after the opponent's next move
event-press-clock = { $side } presses the clock
event-touch = { $side } touches the piece on { $square }
event-touch-adjust = { $side } says “I adjust” and touches the piece on { $square }
event-offer-draw = { $side } offers a draw
event-accept-draw = { $side } accepts the draw
event-decline-draw = { $side } declines the draw in words
event-claim-repetition = { $side } claims a draw by threefold repetition
event-claim-fifty = { $side } claims a draw by the fifty-move rule
event-announced = { $event }, with { $move } written down
event-flag-fall = { $side }'s flag falls
event-resign = { $side } resigns
event-board-found-rotated = The board is found to lie the wrong way round
event-pieces-found-misplaced = The pieces are found to have been set up wrongly
event-colours-found-reversed = The players are found to have the wrong colours

## The arbiter's desk

desk-title = The arbiter's desk
desk-lead = Lay out what happens at a board, one thing after another, and see what the arbiter decides: by today's Laws and, where it differs, by the rule as the course's sources state it.
desk-cases = Cases to start from
desk-case-illegal = White makes an illegal move and presses the clock.
desk-case-illegal-thrice = White does that three times.
desk-case-pawn-left = White leaves a pawn on the last rank and presses the clock.
desk-case-rook-first = White wants to castle, and touches the rook first.
desk-case-resign = White, with a rook more, resigns against a bare king.
desk-case-flag = White's flag falls. Black has a bare king.
desk-case-mate-flag = Black mates; then Black's flag falls.
desk-case-agreed = Black offers a draw in White's time, and White accepts.
desk-case-touch-declines = White offers a draw. Black touches a piece, then would like to accept.
desk-case-offer-again = White's offer is declined. A move later White offers again.
desk-case-third = The same position stands for the third time, and White claims a draw.
desk-case-played-first = Black plays the move that repeats, and claims after that.
desk-case-fifty = White writes down the move that makes fifty quiet moves, and claims.
desk-case-board = The board is found to lie the wrong way round.
desk-case-pieces = In blitz, after ten moves each, the pieces are found to have been set up wrongly.
desk-case-colours = After two moves each, the players notice that they have the wrong colours.
desk-events = What happened
desk-none = Nothing yet. Add something below, or take one of the cases.
desk-dropped = Something in the address could not be read as an event and was left out.
desk-not-judged = Not judged
desk-remove = Remove
desk-remove-this = Remove: { $event }
desk-undo = Take back the last one
desk-clear = Clear the desk
desk-over = The game does not go on.
desk-offer = { $side }'s draw offer stands.
desk-decision = The decision
desk-fide = Today's Laws
desk-source = The sources' rule
desk-source-name = The sources' rule: { $name }
desk-same = The sources' rule decides the same.
desk-before = Before all this
desk-declined = With this the draw offer is declined.
desk-place = Sources: { $sources }
desk-article = FIDE Laws, article { $article }
desk-add = What happens next?
desk-full = The desk is full: remove something first.
desk-who = Who?
desk-group-move = Move and clock
desk-move = Move
desk-pressed = and presses the clock
desk-late = an illegal move: noticed only after the opponent's next move
desk-do-move = Makes the move
desk-do-press-clock = Presses the clock
desk-do-illegal-move = Makes an illegal move
desk-group-touch = Touching
desk-square = Square
desk-adjust = says “I adjust” first
desk-do-touch = Touches the piece
desk-group-draw = Draws
desk-do-offer-draw = Offers a draw
desk-do-accept-draw = Accepts
desk-do-decline-draw = Declines in words
desk-do-claim-repetition = Claims: threefold repetition
desk-do-claim-fifty = Claims: fifty moves
desk-claim-how = A claim may rest on a move that is not played yet: write it in the field Move.
desk-group-end = Time and resignation
desk-do-flag-fall = The flag falls
desk-do-resign = Resigns
desk-group-found = Found during the game
desk-do-board-found-rotated = The board lies the wrong way round
desk-do-pieces-found-misplaced = The pieces were set up wrongly
desk-do-colours-found-reversed = The colours are reversed
desk-setup = Position and time control
desk-fen = Position (FEN); empty for the initial position
desk-history = Moves before, such as e4 e5 Nf3
desk-control = Time control
desk-classical = Classical
desk-rapid = Rapid
desk-blitz = Blitz
desk-supervised = In rapid or blitz: an arbiter watches the game all the time
desk-apply = Set up
desk-fault-no-move = Write the move first, then press the button.
desk-fault-move = In this position that is no move of a piece, or it could mean two. Write where the piece stands and where it goes, such as g1f3.
desk-fault-square = Write the square of the piece that is touched, such as e4.
desk-fault-empty = No piece stands on that square.
desk-fault-odd = This could not be read as an event. Use the buttons below.
desk-fault-history = The moves before break off at half-move { $ply }. { $why }
