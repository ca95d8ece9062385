# The skills that can be practised without end: name, and in one sentence what the learner does.

## Coordinates

skill-find-square = Find the square
    .summary = A square is named; you point to it.
skill-name-square = Name the square
    .summary = A square is marked; you write its name.
skill-square-colour = Light or dark?
    .summary = You say which colour a square has.

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
