"""Every reply of Coup as one flat space of numbers, for nets and for arrays.

Seats are relative: 1 is the next seat clockwise from the one that answers. A card is named by its
role, whether it is to be lost, returned or shown. So the same number means the same thing at every
seat, and there are no two ways to say one thing.

| numbers | reply |
|---|---|
| 0–3 | income, foreign aid, tax, exchange |
| 4–8 | steal from relative seat 1–5 |
| 9–13 | assassinate |
| 14–18 | coup |
| 19–23 | examine |
| 24, 25 | pass, challenge |
| 26–29 | block with the Duke, the Captain, the Contessa, the fifth character |
| 30, 31 | prove, decline |
| 32–36 | a card to lose, return or show: Duke, Assassin, Captain, Contessa, the fifth |
| 37, 38 | keep, replace |
"""

from camarilla.kernel import Question, Reply

MOST_SEATS = 6
ROLES = ("duke", "assassin", "captain", "contessa", "fifth")
FIFTHS = ("ambassador", "inquisitor")

UNTARGETED = ("income", "foreign_aid", "tax", "exchange")
TARGETED = ("steal", "assassinate", "coup", "examine")
BLOCKING = ("duke", "captain", "contessa", "fifth")
PICKS = ("lose", "return", "show")


def _names() -> tuple[str, ...]:
    return (
        *UNTARGETED,
        *(f"{verb} {seat}" for verb in TARGETED for seat in range(1, MOST_SEATS)),
        "pass",
        "challenge",
        *(f"block {role}" for role in BLOCKING),
        "prove",
        "decline",
        *(f"card {role}" for role in ROLES),
        "keep",
        "replace",
    )


NAMES = _names()
"""What each number means, in the notation of replies, with relative seats."""

REPLIES = len(NAMES)

_NUMBER = {name: number for number, name in enumerate(NAMES)}


def role_index(role: str) -> int:
    """The place of a role among the five; the Ambassador and the Inquisitor share the last."""
    return len(ROLES) - 1 if role in FIFTHS else ROLES.index(role)


def number_of(reply: Reply, seat: int, seats: int) -> int:
    """The number of a reply that `seat` gives at a table of so many seats.

    >>> number_of(Reply("coup", seat=0), seat=3, seats=4), NAMES[14]
    (14, 'coup 1')
    """
    if reply.seat is not None:
        return _NUMBER[f"{reply.verb} {(reply.seat - seat) % seats}"]
    if reply.what is None:
        return _NUMBER[reply.verb]
    verb = "card" if reply.verb in PICKS else reply.verb
    return _NUMBER[f"{verb} {ROLES[role_index(reply.what)]}"]


def numbers_of(question: Question, seat: int, seats: int) -> tuple[int, ...]:
    """The numbers of all legal replies, in the order of the question's options."""
    return tuple([number_of(reply, seat, seats) for reply in question.options])


def reply_at(number: int, question: Question, seat: int, seats: int) -> Reply:
    """The reply to a question that a number stands for; `ValueError` if it is not among them."""
    for reply in question.options:
        if number_of(reply, seat, seats) == number:
            return reply
    raise ValueError(f"{NAMES[number]!r} does not answer the question {question.kind!r}")
