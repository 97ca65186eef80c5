-- When somebody should have answered: of a decision, for the question that it led to; of a match,
-- as of decision `due_at`, where a change of hands or more time has moved it. `swept`: when
-- somebody last saw to a match that was overdue.
ALTER TABLE decisions ADD COLUMN due REAL;
ALTER TABLE matches ADD COLUMN due REAL;
ALTER TABLE matches ADD COLUMN due_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN swept REAL NOT NULL DEFAULT 0;
CREATE INDEX rooms_touched ON rooms (touched);
