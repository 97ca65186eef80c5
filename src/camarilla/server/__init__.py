"""The server: rooms, matches, sockets.

No node owns a match: a decision is checked against the state, appended to the log, and only then
told to anybody. `rooms` and `matches` are the heart; `hub` pushes, `socket` listens, `api` answers.
"""
