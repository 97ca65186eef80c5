"""The texts: what happened, what is asked and what may be answered, in words.

Only this package speaks sentences. It knows events, questions, replies and roles, not rules. Each
language is a folder of Fluent files with the same message ids; a game adds messages, not code.
"""

from camarilla.text.speaker import Speaker, languages

__all__ = ["Speaker", "languages"]
