"""Why a bot replied as it did, as data: what it believed, and how it weighed its replies.

Reasons tell the bot's hand. Whoever keeps them shows them to nobody before the match is over.
"""

from collections.abc import Mapping

from msgspec import Struct

MOST_REPLIES = 12
NEGLIGIBLE = 0.015
"""A belief below this is not worth a line."""


class Weighed(Struct, frozen=True, omit_defaults=True):
    """A reply that was considered, in notation. `value`: the chance to win after it; `chance`: how
    likely the bot was to choose it."""

    reply: str
    value: float | None = None
    chance: float | None = None

    @property
    def rank(self) -> tuple[float, float]:
        """The better, the higher."""
        return (self.value or 0.0, self.chance or 0.0)


class Reasons(Struct, frozen=True, omit_defaults=True):
    """Why a reply was chosen, as far as the bot can say.

    `beliefs`: for other seats, how likely each holds each role. `value`: the chance to win that the
    bot gave itself before it replied.
    """

    replies: tuple[Weighed, ...] = ()
    beliefs: Mapping[int, Mapping[str, float]] = {}
    value: float | None = None

    def brief(self, chosen: str) -> "Reasons":
        """Short enough to be kept: the best replies first and the chosen one among them, what is
        negligible left out, numbers rounded."""
        ranked = sorted(self.replies, key=lambda each: each.rank, reverse=True)
        kept = ranked[:MOST_REPLIES]
        kept += [each for each in ranked[MOST_REPLIES:] if each.reply == chosen]
        return Reasons(
            tuple(Weighed(each.reply, _short(each.value), _short(each.chance)) for each in kept),
            {seat: _likely(held) for seat, held in self.beliefs.items()},
            _short(self.value),
        )


def _short(number: float | None) -> float | None:
    return None if number is None else round(number, 3)


def _likely(held: Mapping[str, float]) -> dict[str, float]:
    likely = {role: round(chance, 2) for role, chance in held.items() if chance >= NEGLIGIBLE}
    return dict(sorted(likely.items(), key=lambda item: -item[1]))
