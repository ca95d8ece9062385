-- skill: the skill by which the puzzle was made, if it was made. belief: the code of what a wrong answer
-- shows that its author believes. Answers from before they were kept have neither.
ALTER TABLE attempts ADD COLUMN skill TEXT;

ALTER TABLE attempts ADD COLUMN belief TEXT;
