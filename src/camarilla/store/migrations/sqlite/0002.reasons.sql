-- Why a bot decided so, as JSON: a secret until its match is over.
ALTER TABLE decisions ADD COLUMN reasons TEXT;
