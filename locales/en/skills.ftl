# The skills that can be practised without end: name, and in one sentence what the learner does.

## Coordinates

skill-find-square = Find the square
    .summary = A square is named; you point to it.
skill-name-square = Name the square
    .summary = A square is marked; you write its name.
skill-square-colour = Light or dark?
    .summary = You say which colour a square has.
