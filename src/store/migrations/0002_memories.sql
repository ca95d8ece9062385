-- A learner may have several devices, each with a token of its own; what is remembered of a rule is
-- kept beside the answers. The tables of before are copied, since SQLite cannot drop a unique column.
ALTER TABLE attempts RENAME TO attempts_before;
ALTER TABLE learners RENAME TO learners_before;
DROP INDEX learners_seen_at;
DROP INDEX attempts_learner_puzzle;

-- remembered: whether the memories hold every answer; where they do not, they are made from all of them.
CREATE TABLE learners (
    id TEXT NOT NULL PRIMARY KEY,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    remembered SMALLINT NOT NULL
);

INSERT INTO learners (id, created_at, seen_at, remembered)
    SELECT id, created_at, seen_at, 0 FROM learners_before;

CREATE INDEX learners_seen_at ON learners (seen_at);

CREATE TABLE devices (
    token_hash TEXT NOT NULL PRIMARY KEY,
    learner_id TEXT NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    seen_at BIGINT NOT NULL
);

INSERT INTO devices (token_hash, learner_id, seen_at)
    SELECT token_hash, id, seen_at FROM learners_before;

CREATE INDEX devices_learner ON devices (learner_id);

-- rule: the rule that a wrong answer broke, where the refusal names one.
CREATE TABLE attempts (
    id TEXT NOT NULL PRIMARY KEY,
    learner_id TEXT NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    correct SMALLINT NOT NULL,
    code TEXT NOT NULL,
    rule TEXT,
    hinted SMALLINT NOT NULL,
    at BIGINT NOT NULL
);

INSERT INTO attempts (id, learner_id, puzzle, answer, correct, code, rule, hinted, at)
    SELECT id, learner_id, puzzle, answer, correct, code, NULL, 0, at FROM attempts_before;

CREATE INDEX attempts_learner_puzzle ON attempts (learner_id, puzzle, correct, at);

DROP TABLE attempts_before;
DROP TABLE learners_before;

CREATE TABLE memories (
    learner_id TEXT NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    rule TEXT NOT NULL,
    stability DOUBLE PRECISION NOT NULL,
    difficulty DOUBLE PRECISION NOT NULL,
    reps BIGINT NOT NULL,
    lapses BIGINT NOT NULL,
    missed SMALLINT NOT NULL,
    last_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    PRIMARY KEY (learner_id, rule)
);

CREATE TABLE codes (
    code_hash TEXT NOT NULL PRIMARY KEY,
    learner_id TEXT NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX codes_learner ON codes (learner_id);

-- How often a client has tried a code since when.
CREATE TABLE tries (
    client TEXT NOT NULL PRIMARY KEY,
    since BIGINT NOT NULL,
    tried BIGINT NOT NULL
);
