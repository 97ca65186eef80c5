"""The numbers that stand for roles, actions, questions and replies.

The replies are those of `games/coup/replies.py`; they are spelled out again here, and compared by a
test, so that the arrays need nothing but JAX.
"""

from typing import Final

SEATS: Final = 6
ROLES: Final = 5
DUKE, ASSASSIN, CAPTAIN, CONTESSA, FIFTH = range(ROLES)
ROLE_NAMES: Final = ("duke", "assassin", "captain", "contessa", "fifth")
EVERY_ROLE: Final = (1 << ROLES) - 1
"""A box with all characters, as a set of bits."""
COPIES: Final = 3

INCOME, FOREIGN_AID, TAX, EXCHANGE, STEAL, ASSASSINATE, COUP, EXAMINE_CARD = range(8)
"""The actions."""

ACTION, CHALLENGE, BLOCK, PROVE, LOSE, RETURN, SHOW, EXAMINE, OVER = range(9)
"""The kinds of question; OVER when the game has ended and nobody is asked."""

KINDS: Final = (
    "action",
    "challenge",
    "block",
    "prove",
    "lose",
    "return",
    "show",
    "examine",
    "over",
)

END, REFUND, STAND, REOPEN = range(4)
"""What follows once a life is lost: the end of the turn; the same, with the cost returned; the
action whose claim stands; the action whose block was refuted."""

NOBODY: Final = 7
"""In the place of a seat, inside the packed words."""

# Replies
AIMED: Final = 4  # the first of four times five: steal, assassinate, coup, examine
OTHERS: Final = SEATS - 1
PASS: Final = AIMED + 4 * OTHERS
DOUBT: Final = PASS + 1
BLOCKS: Final = PASS + 2  # with the Duke, the Captain, the Contessa, the fifth character
PROOF: Final = BLOCKS + 4
DECLINE: Final = PROOF + 1
CARDS: Final = PROOF + 2  # the five roles
KEEP: Final = CARDS + ROLES
REPLACE: Final = KEEP + 1
REPLIES: Final = REPLACE + 1
