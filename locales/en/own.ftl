# Puzzles that a teacher sets, and questions asked back.

## Above a puzzle by itself

puzzle-set = A puzzle that was set for you
puzzle-of-question = An exercise on this question
puzzle-to-question = Back to the question
