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
