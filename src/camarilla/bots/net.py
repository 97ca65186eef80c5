"""The nets that were trained by self-play: `master`, and `adept`, a small one.

They sample their policy, as it takes to be hard to read, and leave out replies that are too seldom.
They know Coup with 2 to 6 seats in every edition; where a table is beyond that (more seats, the
draft, other numbers of cards) the thinker plays for them.
"""

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from camarilla.bots.bot import Bot, register_bot
from camarilla.bots.instinct import rolled
from camarilla.bots.reasons import Reasons, Weighed
from camarilla.bots.thinker import ThinkerBot
from camarilla.games.coup.rules import Coup
from camarilla.kernel import Fate, Question, Reply, View, rules_for

if TYPE_CHECKING:
    from camarilla.bots.weights import Weights

FOLDER = Path(__file__).parent / "nets"

PRUNE = 0.02
"""Replies that are less likely than this are not given."""

MOST_SEATS = 6
COPIES = 3
LIVES = 2


class NetBot(Bot):
    """A bot that plays by a net."""

    games = ("coup",)
    file: ClassVar[Path]

    def __init__(self, weights: "Weights | None" = None) -> None:
        from camarilla.bots.policy import Policy, loaded  # late, since NumPy takes a while to load

        self.policy = Policy(weights or loaded(self.file))
        self._stand_in = ThinkerBot()
        self._chances: dict[Reply, float] | None = None
        self._last: tuple[object, int, bool] = (None, 0, False)

    @classmethod
    def live(cls) -> "NetBot":
        bot = cls()
        bot._stand_in = ThinkerBot.live()
        return bot

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        if not self._knows(view):
            self._chances = None
            return self._stand_in.reply(view, question, fate)
        chances = self.policy.chances(view, question)
        self._chances = dict(zip(question.options, chances, strict=True))
        least = min(PRUNE, max(chances))
        kept = {reply: chance for reply, chance in self._chances.items() if chance >= least}
        point = rolled(fate) * sum(kept.values())
        for reply, chance in kept.items():
            point -= chance
            if point < 0:
                return reply
        return reply

    def _knows(self, view: View) -> bool:
        """Is this a table for a net? The views of one game share their options, so ask once."""
        options, seats, knows = self._last
        if options is not view.options or seats != view.seats:
            knows = known(view)
            self._last = (view.options, view.seats, knows)
        return knows

    def why(self) -> Reasons | None:
        """The policy, and the chance to win, as the net judges it from its seat."""
        if self._chances is None:
            return self._stand_in.why()
        weighed = (Weighed(str(reply), chance=chance) for reply, chance in self._chances.items())
        return Reasons(tuple(weighed), value=self.policy.value())


def known(view: View) -> bool:
    """Is this a table of the kind that the nets were trained on?"""
    rules = rules_for(view.game, view.seats, view.options)
    assert isinstance(rules, Coup)
    options = rules.options
    whole = options.copies == COPIES and options.lives == LIVES and not options.roles
    return view.seats <= MOST_SEATS and whole and not options.draft


class MasterBot(NetBot):
    """The strongest net there is."""

    name = "master"
    file = FOLDER / "master.npz"


class AdeptBot(NetBot):
    """A small net after minutes of training: about as good as the thinker, by other means."""

    name = "adept"
    file = FOLDER / "adept.npz"


for _bot in (AdeptBot, MasterBot):  # from weak to strong, as bots are listed
    if _bot.file.exists():  # without weights there is nobody to play
        register_bot(_bot)
