-- Teachers, their classes, and what they set. Only hashes of passwords, PINs, tokens and codes are kept.
CREATE TABLE teachers (
    id TEXT NOT NULL PRIMARY KEY,
    -- The name folded, so that no two are told apart by case or width alone.
    login TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    password TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE recoveries (
    code_hash TEXT NOT NULL PRIMARY KEY,
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    used_at BIGINT
);

CREATE INDEX recoveries_teacher ON recoveries (teacher_id);

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL
);

CREATE INDEX sessions_teacher ON sessions (teacher_id);

CREATE INDEX sessions_seen_at ON sessions (seen_at);

CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX tokens_teacher ON tokens (teacher_id);

-- zone: the name of the time zone in which times are written, as IANA has it.
CREATE TABLE classes (
    id TEXT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    zone TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    archived_at BIGINT
);

CREATE TABLE class_teachers (
    class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    owner SMALLINT NOT NULL,
    PRIMARY KEY (class_id, teacher_id)
);

CREATE INDEX class_teachers_teacher ON class_teachers (teacher_id);

-- Codes by which another teacher joins a class.
CREATE TABLE class_invites (
    code_hash TEXT NOT NULL PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);

CREATE INDEX class_invites_class ON class_invites (class_id);

-- A pupil is a learner with a name in a class; whoever erases the learner erases the pupil.
CREATE TABLE students (
    id TEXT NOT NULL PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    learner_id TEXT NOT NULL UNIQUE REFERENCES learners (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    pin TEXT NOT NULL,
    card_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    signed_at BIGINT
);

CREATE INDEX students_class ON students (class_id);

-- attempts: how many answers an exercise takes, if not as many as wanted. hints: whether they are shown.
CREATE TABLE assignments (
    id TEXT NOT NULL PRIMARY KEY,
    class_id TEXT NOT NULL REFERENCES classes (id) ON DELETE CASCADE,
    title TEXT NOT NULL,
    note TEXT NOT NULL,
    due_at BIGINT,
    attempts BIGINT,
    hints SMALLINT NOT NULL,
    created_at BIGINT NOT NULL,
    opened_at BIGINT,
    closed_at BIGINT
);

CREATE INDEX assignments_class ON assignments (class_id);

-- kind and subject name a lesson, a puzzle, a skill, an own puzzle or a question; level, count, seed and
-- each (whether every pupil gets puzzles of their own) belong to a skill.
CREATE TABLE items (
    assignment_id TEXT NOT NULL REFERENCES assignments (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    level BIGINT,
    count BIGINT,
    seed BIGINT,
    each SMALLINT NOT NULL,
    PRIMARY KEY (assignment_id, place)
);

-- task: the number of the exercise in its assignment, from 1. elapsed: how long the answer took.
-- request: the name of the form that was sent, so that one sent twice counts once.
ALTER TABLE attempts ADD COLUMN assignment_id TEXT REFERENCES assignments (id) ON DELETE SET NULL;

ALTER TABLE attempts ADD COLUMN task BIGINT;

ALTER TABLE attempts ADD COLUMN elapsed BIGINT;

ALTER TABLE attempts ADD COLUMN request TEXT;

CREATE INDEX attempts_assignment ON attempts (assignment_id, learner_id, task, at);

CREATE UNIQUE INDEX attempts_request ON attempts (learner_id, request);

-- puzzle: the id that says all of it.
CREATE TABLE own_puzzles (
    id TEXT NOT NULL PRIMARY KEY,
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    title TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX own_puzzles_teacher ON own_puzzles (teacher_id);

-- What a request that may be sent again was answered.
CREATE TABLE replays (
    teacher_id TEXT NOT NULL REFERENCES teachers (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (teacher_id, key)
);

CREATE INDEX replays_created_at ON replays (created_at);
