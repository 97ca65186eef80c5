-- The same tables as in SQLite (migrations/sqlite), and those that only many nodes need.
-- A migration only ever adds: nodes of the last version work on while those of the next one start.

-- People, and the devices they are known on. Only hashes of tokens are kept.
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE tokens (
    hash TEXT COLLATE "C" PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE
);
CREATE INDEX tokens_by_user ON tokens (user_id);

CREATE TABLE handovers (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX handovers_by_user ON handovers (user_id);

-- A room is one document; its version counts the changes, so that two of them never mix.
CREATE TABLE rooms (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    public BOOLEAN NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX rooms_public ON rooms (touched) WHERE public;
CREATE INDEX rooms_touched ON rooms (touched);

-- A match is a header and who holds the seats; what happened is in its decisions. `due`: when
-- somebody should have answered, as of decision `due_at`; `swept`: when a node last saw to that.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    started DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION,
    document TEXT NOT NULL,
    due DOUBLE PRECISION,
    due_at INTEGER NOT NULL DEFAULT 0,
    swept DOUBLE PRECISION NOT NULL DEFAULT 0
);
CREATE INDEX matches_going_on ON matches (room) WHERE ended IS NULL;

CREATE TABLE match_users (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
);

-- That a decision belongs to a match is checked where it is written: a foreign key would lock and
-- rewrite the match's row for every decision.
CREATE TABLE decisions (
    match_id TEXT NOT NULL,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    made DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION,
    reasons TEXT, -- why a bot decided so, as JSON: a secret until its match is over
    PRIMARY KEY (match_id, sequence)
);

CREATE TABLE talk (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (room, number)
);
CREATE INDEX talk_by_user ON talk (user_id);

-- The nodes, when each was last alive and whether it hears nothing from the bus; since when the
-- service as a whole is up.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    plays TEXT NOT NULL,
    deaf BOOLEAN NOT NULL,
    seen DOUBLE PRECISION NOT NULL
);
CREATE TABLE service (resumed DOUBLE PRECISION NOT NULL);
INSERT INTO service VALUES (0);

-- Who is connected to which room, and at which node; `gone` since when not any more.
CREATE TABLE present (
    room TEXT NOT NULL,
    user_id TEXT NOT NULL,
    node TEXT NOT NULL,
    since DOUBLE PRECISION NOT NULL,
    gone DOUBLE PRECISION,
    PRIMARY KEY (room, user_id)
);
CREATE INDEX present_at_node ON present (node) WHERE gone IS NULL;
