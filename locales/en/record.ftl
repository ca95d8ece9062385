# What is wrong with the record of a game, and on which line.

record-illegal-move = Line { $line }: “{ $word }” can't be { $side }'s move { $number }. { $reason }
record-no-move = Line { $line }: “{ $word }” doesn't read as a move. { $side }'s move { $number } should stand here.
record-null-move = Line { $line }: “{ $word }” stands for a pass, and in chess nobody passes. { $side }'s move { $number } should stand here.
record-too-many-moves = Line { $line }: a record is read up to 1,000 half-moves, and this one goes on beyond. What comes before is kept.
record-unclosed-comment = Line { $line }: a comment opens here and is never closed, so the rest of this game could not be read.
record-unclosed-variation = Line { $line }: the bracket of a variation opens here and is never closed. The moves before it are kept.
record-stray-bracket = Line { $line }: “{ $word }” closes a bracket that was never opened, so it is not clear how the game goes on.
record-bad-start = Line { $line }: the game starts from a position that can't be read. { $faults }
record-other-variant = Line { $line }: this is a game of “{ $word }”, which has rules of its own. Only games of ordinary chess are read.
record-bad-tag = Line { $line }: these square brackets hold no tag of the form [Name "Value"], so they were passed over.
record-too-many-tags = Line { $line }: a game keeps 100 tags. From here on they were passed over.
