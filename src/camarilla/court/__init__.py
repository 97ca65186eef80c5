"""The court: what Coup and Guatemala 54 share.

Claims, challenges, counteractions, lives, coins. `roles` says what a reference card may say; `turn`
is the order of one turn; `memory` is what a seat knows of the hidden cards.
"""

# Saved games find their steps by name, so every step is loaded with the court.
from camarilla.court import reactions as reactions
