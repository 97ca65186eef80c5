"""`grandmaster`: the net of `master`, with a search on top of it.

It is offered where JAX is installed (`pip install 'camarilla[vector]'`), as an entry point of the
group `camarilla.bots`: see `bots/bot.py`. JAX itself, which takes a while, is loaded at the first
search.
"""

import math
import time
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, NamedTuple, Self

from camarilla.bots.bot import register_bot
from camarilla.bots.net import FOLDER, PRUNE, MasterBot, NetBot
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.bots.thinker import AT_A_LIVE_TABLE
from camarilla.games.coup.replies import number_of, role_index
from camarilla.games.coup.rules import Coup
from camarilla.kernel import Fate, Question, Reply, View, rules_for

if TYPE_CHECKING:
    from jax import Array

    from camarilla.games.coup.observation import Facts
    from camarilla.vector.insight import Insight
    from camarilla.vector.nets import Net
    from camarilla.vector.search import Weighing

INSIGHT = FOLDER / "insight.npz"
SEARCHED = ("action", "challenge", "block", "prove")
"""The questions that are worth a search; the net alone answers the others."""
ROUNDS = 2
"""How often it searches for one decision; less often at a live table where time is short."""
INDIFFERENT = 0.03
"""A reply with a chance to win that is lower by this is given less often, by a factor of e, than
the net alone would give it. So it stays near a policy that is hard to exploit."""


class Found(NamedTuple):
    """What a search found out, beside the chances of the replies."""

    values: dict[Reply, float]
    held: "Array"
    """[6, 5] how likely each seat, from the own one on, holds each role."""


class GrandmasterBot(NetBot):
    """Tries the replies of the net in worlds that it believes in."""

    name = "grandmaster"
    file = MasterBot.file

    def __init__(self, rounds: int = ROUNDS, seconds: float | None = None) -> None:
        super().__init__()
        self.rounds = rounds
        self.seconds = seconds
        self._found: Found | None = None
        self._view: View | None = None

    @classmethod
    def live(cls) -> Self:
        bot = super().live()
        bot.seconds = AT_A_LIVE_TABLE
        return bot

    def chances(self, view: View, question: Question, fate: Fate) -> dict[Reply, float]:
        chances = super().chances(view, question, fate)
        self._view, self._found = view, None
        if question.kind not in SEARCHED or sum(c >= PRUNE for c in chances.values()) < 2:
            return chances
        assert self.policy.facts is not None
        weighing = self._search(view, question, self.policy.facts, fate)
        tried = weighing.chances > 0
        numbers, values = weighing.replies[tried].tolist(), weighing.values[tried].tolist()
        value_of = dict(zip(numbers, values, strict=True))
        found = {
            reply: value_of[number]
            for reply in question.options
            if (number := _number(reply, view)) in value_of
        }
        self._found = Found(found, weighing.held)
        return tempered(chances, found)

    def _search(self, view: View, question: Question, facts: "Facts", fate: Fate) -> "Weighing":
        """Search as often as there is time for; the mean of what was found."""
        import jax
        import jax.numpy as jnp
        import numpy as np

        from camarilla.vector.nets import OUTPUTS
        from camarilla.vector.search import Effort, weigh

        rules = rules_for(view.game, view.seats, view.options)
        assert isinstance(rules, Coup)
        legal = np.zeros(OUTPUTS, bool)
        legal[[_number(reply, view) for reply in question.options]] = True
        began = time.monotonic()
        found: list[Weighing] = []
        for _ in range(self.rounds):
            seed = jnp.uint32(fate.pick(1 << 32))
            first = jnp.bool_(rules.options.draw_first)
            found.append(jax.device_get(weigh(*nets(), facts, legal, first, seed, Effort())))
            spent = time.monotonic() - began
            # Only if as much again fits in.
            if self.seconds is not None and spent * (1 + 1 / len(found)) > self.seconds:
                break
        return found[0]._replace(
            values=np.mean([one.values for one in found], axis=0),
            held=np.mean([one.held for one in found], axis=0),
        )

    def why(self) -> Reasons | None:
        """What it believed, and how it weighed its replies."""
        reasons = super().why()
        if reasons is None or self._chances is None or self._found is None:
            return reasons
        values = self._found.values
        weighed = tuple(
            Weighed(str(reply), values.get(reply), chance)
            for reply, chance in self._chances.items()
        )
        value = sum(self._chances[reply] * value for reply, value in values.items())
        return Reasons(weighed, self._beliefs(self._found.held), value)

    def _beliefs(self, held: "Array") -> dict[int, dict[str, float]]:
        view = self._view
        assert view is not None
        assert view.seat is not None
        rules = rules_for(view.game, view.seats, view.options)
        assert isinstance(rules, Coup)
        return {
            seat: {
                role: float(held[(seat - view.seat) % view.seats, role_index(role)])
                for role in rules.role_names
            }
            for seat in view.living
            if seat != view.seat
        }


def tempered(chances: dict[Reply, float], values: dict[Reply, float]) -> dict[Reply, float]:
    """The chances of the net, moved towards replies of a higher value; without those untried."""
    best = max(values.values())
    weights = {
        reply: chances[reply] * math.exp((value - best) / INDIFFERENT)
        for reply, value in values.items()
    }
    total = sum(weights.values())
    return {reply: weights.get(reply, 0.0) / total for reply in chances}


def _number(reply: Reply, view: View) -> int:
    assert view.seat is not None
    return number_of(reply, view.seat, view.seats)


@cache
def nets() -> "tuple[Net, Insight]":
    """The net that plays, and what the search goes by; read once."""
    import jax.numpy as jnp

    from camarilla.bots.weights import load_nets
    from camarilla.vector.checkpoint import load_actor
    from camarilla.vector.insight import Insight

    found, _ = load_nets(INSIGHT, Insight._fields)
    arrays = ({k: jnp.asarray(x) for k, x in found[name].items()} for name in Insight._fields)
    return load_actor(MasterBot.file), Insight(*arrays)


if find_spec("jax") is not None and INSIGHT.exists():
    register_bot(GrandmasterBot)
