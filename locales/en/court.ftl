# The draw court: what along a game could be claimed, and what ended it.

court-start = at the start
court-after = after { $move }
court-repeated = The same position has stood { $count } times: { $when }.
court-alike = Compare the position { $first } with the one { $second }. { $why }
court-claim-repetition = { $side } { $now ->
    [yes] may claim
   *[no] could have claimed
} a draw { $when }: the position stood for the { $count ->
    [3] third
   *[other] fourth
} time.
court-claim-fifty = { $side } { $now ->
    [yes] may claim
   *[no] could have claimed
} a draw { $when }: 50 moves by each side had gone by without a capture or a pawn move.
court-announced = { $side } could have claimed before that, by writing down { $move } and not playing it.
court-quiet = { $count ->
    [0] The count of half-moves without a capture or a pawn move begins now.
    [1] One half-move has gone by without a capture or a pawn move.
   *[other] { $count } half-moves have gone by without a capture or a pawn move.
}
court-quiet-capture = What set the count back was { $move }, a capture.
court-quiet-pawn = What set the count back was { $move }, a pawn move.
court-ended = The game ended { $when }. { $how }
court-source-threefold = By the sources' rule the game was drawn { $when }: the third time ends it at once, and nobody has to claim.
court-source-fifty = By the sources' rule the game was drawn { $when }: 50 moves by each side without a capture or a pawn move end it at once, and nobody has to claim.
