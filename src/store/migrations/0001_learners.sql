-- One text for SQLite and PostgreSQL: ids and times (milliseconds since 1970) are made by the program.
CREATE TABLE learners (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX learners_seen_at ON learners (seen_at);

CREATE TABLE attempts (
    id TEXT NOT NULL PRIMARY KEY,
    learner_id TEXT NOT NULL REFERENCES learners (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL,
    correct SMALLINT NOT NULL,
    code TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX attempts_learner_puzzle ON attempts (learner_id, puzzle, correct);
