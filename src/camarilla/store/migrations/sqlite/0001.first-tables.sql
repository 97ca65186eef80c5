-- People, and the devices they are known on. Only hashes of tokens are kept.
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    avatar TEXT NOT NULL,
    created REAL NOT NULL
);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE
);

CREATE TABLE handovers (
    hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires REAL NOT NULL
);

-- A room is one document; its version counts the changes, so that two of them never mix.
CREATE TABLE rooms (
    code TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    public INTEGER NOT NULL,
    touched REAL NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX rooms_public ON rooms (public, touched);

-- A match is a header and who holds the seats; what happened is in its decisions.
CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    room TEXT NOT NULL,
    version INTEGER NOT NULL,
    started REAL NOT NULL,
    ended REAL,
    document TEXT NOT NULL
);
CREATE INDEX matches_going_on ON matches (ended) WHERE ended IS NULL;

CREATE TABLE match_users (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    PRIMARY KEY (user_id, match_id)
) WITHOUT ROWID;

CREATE TABLE decisions (
    match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    line TEXT NOT NULL,
    made REAL NOT NULL,
    PRIMARY KEY (match_id, sequence)
) WITHOUT ROWID;

CREATE TABLE talk (
    room TEXT NOT NULL,
    number INTEGER NOT NULL,
    user_id TEXT NOT NULL,
    document TEXT NOT NULL,
    PRIMARY KEY (room, number)
) WITHOUT ROWID;
CREATE INDEX talk_by_user ON talk (user_id);
