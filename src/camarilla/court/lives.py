"""Losing a life."""

from functools import lru_cache

from camarilla.court.table import Court
from camarilla.kernel import Answers, AskOne, Closed, Fate, Question, Reply, Steps


class LoseLife(AskOne, frozen=True):
    """A seat chooses which of its cards to turn up, or answers the loss with a role's reaction.

    It is asked even when both cards are equal, else the pause would tell; with one card left, which
    everybody can see, there is nothing to choose unless a reaction is open to it.
    """

    cause: str

    def seats(self, table: Court) -> tuple[int, ...]:
        hand = table.hands[self.seat]
        if len(hand) > 1 or (table.box.reactions and hand and self._open(table)):
            return (self.seat,)
        return ()

    def ask(self, table: Court, seat: int) -> Question:
        if not table.box.reactions:
            return _which_to_lose(table.hands[seat])
        return _lose_or_react(
            table.hands[seat], self._verbs(table), self._verbs(table, affordable=False)
        )

    def settle(self, table: Court, answers: Answers, fate: Fate) -> Steps:
        hand = table.hands[self.seat]
        if not hand:
            return ()
        if not answers:
            table.turn_up(self.seat, hand[0], self.cause)
            return ()
        reply = answers[self.seat]
        assert reply.what is not None
        if reply.verb != "lose":
            from camarilla.court.reactions import claim  # a reaction may itself cost a life

            return claim(table, self.seat, reply.verb, reply.what, self.cause)
        table.turn_up(self.seat, reply.what, self.cause)
        return ()

    def _open(self, table: Court) -> bool:
        return bool(self._verbs(table))

    def _verbs(self, table: Court, affordable: bool = True) -> tuple[str, ...]:
        """The reactions that public facts leave open; or those that only want for coins."""
        last = len(table.hands[self.seat]) == 1
        return tuple(
            [
                reaction.name
                for role, reaction in table.box.reactions.items()
                if self.cause not in reaction.not_to
                and (reaction.last_life or not last)
                and (table.deck or not reaction.needs_deck)
                and table.can_claim(self.seat, role) is affordable
            ]
        )


@lru_cache(maxsize=4096)
def _which_to_lose(hand: tuple[str, ...]) -> Question:
    options = tuple(Reply("lose", what=card) for card in sorted(set(hand)))
    return Question("lose", options, options)


@lru_cache(maxsize=4096)
def _lose_or_react(
    hand: tuple[str, ...], verbs: tuple[str, ...], too_dear: tuple[str, ...]
) -> Question:
    cards = sorted(set(hand))
    lose = tuple(Reply("lose", what=card) for card in cards)
    react = tuple(Reply(verb, what=card) for verb in verbs for card in cards)
    closed = tuple(Closed(Reply(verb, what=card), "coins") for verb in too_dear for card in cards)
    return Question("lose", lose + react, lose, closed)
