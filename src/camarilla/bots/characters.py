"""Characters: bots with a style that people can name."""

from typing import ClassVar

from camarilla.bots.bot import Bot, register_bot
from camarilla.bots.instinct import Style, decide
from camarilla.bots.sight import Sight
from camarilla.court.events import ActionDeclared, Challenged, CounterClaimed
from camarilla.kernel import Fate, Question, Reply, View

COURT_GAMES = ("coup", "guatemala")


class Character(Bot):
    """A bot that goes by instinct."""

    games = COURT_GAMES
    style: ClassVar[Style]

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        return decide(self.sight(view), question, self.style, fate)

    def sight(self, view: View) -> Sight:
        return Sight.of_view(view)


@register_bot
class HonestBot(Character):
    """Never bluffs; challenges only what cannot be true."""

    name = "honest"
    style = Style(bluff=0.0, doubt=0.0, block=0.0, noise=0.01)


@register_bot
class CautiousBot(Character):
    """Bluffs seldom, doubts seldom, and would rather take its income."""

    name = "cautious"
    style = Style(bluff=0.08, doubt=0.05, block=0.15, noise=1.5)


@register_bot
class BoldBot(Character):
    """Claims whatever would be best to have."""

    name = "bold"
    style = Style(bluff=0.7, doubt=0.2, block=0.6, noise=1.0)


@register_bot
class ScepticBot(Character):
    """Believes little."""

    name = "sceptic"
    style = Style(bluff=0.2, doubt=0.8, block=0.3, noise=1.0)


@register_bot
class VengefulBot(Character):
    """Remembers who has harmed it, and pays back."""

    name = "vengeful"
    style = Style(bluff=0.3, doubt=0.25, block=0.4, noise=1.0)

    def sight(self, view: View) -> Sight:
        sight = super().sight(view)
        for event in view.events:
            if isinstance(event, HARMFUL) and view.seat in _harmed(event):
                sight.grudges[event.seat] = sight.grudges.get(event.seat, 0.0) + 2.0
        return sight


HARMFUL = (ActionDeclared, Challenged, CounterClaimed)


def _harmed(event: ActionDeclared | Challenged | CounterClaimed) -> tuple[int, ...]:
    """Whom an event was aimed at."""
    if isinstance(event, ActionDeclared):
        return event.targets
    return (event.claimant if isinstance(event, Challenged) else event.against,)
