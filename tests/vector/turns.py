"""The turns that a comparison must have met, as lines of the engine's events."""

import re
from collections.abc import Iterable

PROOF = "challenged proved returned drew-1 lost"
EXILE = f"{PROOF} exiled"
TURNS = [
    "income gained",
    "tax gained",
    f"tax {PROOF} gained",
    f"tax {EXILE} gained",
    "tax challenged failed lost( exiled)?",
    "coup lost",
    "coup lost exiled",
    "foreign_aid gained",
    "foreign_aid counter blocked",
    f"foreign_aid counter {PROOF} blocked",
    "foreign_aid counter challenged failed lost gained",
    # A refuted block leaves the window open to those who have not answered.
    "foreign_aid counter challenged failed lost( exiled)? counter blocked",
    "foreign_aid (counter challenged failed lost (exiled )?){3}gained",
    f"foreign_aid counter challenged failed lost( exiled)? counter {PROOF}( exiled)? blocked",
    "steal took-0",
    "steal took-1",
    "steal took-2",
    "steal counter blocked",
    "steal challenged failed lost",
    f"steal {PROOF} took-2",
    f"steal {PROOF} counter blocked",
    "steal counter challenged failed lost took-2",
    # The coins of an exiled target: the thief takes first.
    "steal counter challenged failed lost exiled took-2",
    "steal counter challenged failed lost exiled took-[01]",
    f"steal {EXILE} took-2",
    "steal counter challenged failed lost exiled ended-last",
    "assassinate lost",
    "assassinate lost exiled",
    "assassinate counter blocked",
    f"assassinate counter {PROOF} blocked",
    "assassinate challenged failed lost refunded",
    "assassinate challenged failed lost exiled",
    # Two lives in one turn: a refuted Contessa, or a lost challenge, and then the assassination.
    "assassinate counter challenged failed lost lost exiled",
    f"assassinate {PROOF} lost( exiled)?",
    f"assassinate {PROOF} counter challenged failed lost exiled",
    f"assassinate {PROOF} counter blocked",
    "assassinate counter challenged failed lost exiled",
    f"assassinate {EXILE}",
    "exchange drew-2 returned returned",
    "exchange drew-1 returned",
    f"exchange {PROOF} drew-2 returned returned",
    f"exchange {EXILE} drew-2 returned returned",  # three cards drawn upon one reply
    f"exchange {EXILE} drew-1 returned",
    "examine shown kept",
    "examine shown replaced drew-1 returned",
    "examine shown replaced returned drew-1",
    f"examine {PROOF} shown kept",
    f"examine {EXILE}",  # nobody left to show a card
    f"examine {EXILE} shown kept",
    ".* ended-limit",
    ".* ended-last",
]
"""Lines of events, of which each must be met."""

SMALL_TURNS = [
    "tax gained",
    f"tax {EXILE} ended-last",
    "tax challenged failed lost exiled ended-last",
    "foreign_aid counter blocked",
    "foreign_aid counter challenged failed lost exiled ended-last",
    "assassinate lost exiled ended-last",
    "assassinate counter blocked",
    f"assassinate counter {EXILE} ended-last",
    "assassinate counter challenged failed lost exiled ended-last",
    "coup lost exiled ended-last",
    ".* ended-limit",
]
"""The same where everybody has one card, of Assassin, Contessa and Duke."""

FIFTH_TURNS = [
    "exchange drew-1 returned",
    "exchange drew-2 returned returned",
    f"exchange {EXILE} ended-last",
    "examine shown kept",
    "examine shown replaced drew-1 returned",
    "examine shown replaced returned drew-1",
]
"""And of Ambassador and Inquisitor, each at their own tables."""


def missing_turns(paths: Iterable[str], turns: Iterable[str] = TURNS) -> list[str]:
    """Those that were not met."""
    found = [path.removeprefix("turn: ") for path in paths if path.startswith("turn: ")]
    return [turn for turn in turns if not any(re.fullmatch(turn, path) for path in found)]
