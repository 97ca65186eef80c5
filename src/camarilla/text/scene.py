"""What is under way, read from a view: the declared action, the step that asks, who is asked."""

from msgspec import Struct

from camarilla.court.events import ActionDeclared, Challenged, Claim, GameBegan, TurnBegan
from camarilla.games.royal.events import RoundBegan
from camarilla.kernel import AnyEvent, Event, View
from camarilla.text.arguments import Teller
from camarilla.text.library import kebab

SUBJECTS: dict[str, tuple[type, ...]] = {
    "challenge": (Claim,),
    "challenge-aside": (Claim,),
    "counteract": (ActionDeclared,),
    "prove": (Challenged,),
}
"""Steps whose stage is an event told again: the last one of these kinds in this turn."""

HEADINGS = (TurnBegan, RoundBegan)
"""Events that begin something new: what came before is past."""


class Scene:
    """The open window, in the terms that messages use."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.turn = _this_turn(view.events)
        self.deed = self.last(ActionDeclared)
        self.step = view.window.step if view.window else None
        self.name = kebab(type(self.step).__name__) if self.step else "over"
        question = view.window.question if view.window else None
        self.kind = kebab(question.kind) if question else None

    def last(self, *kinds: type, seat: int | None = None) -> Event | None:
        """The last event of this turn that is of one of these kinds, and of this seat."""
        for event in reversed(self.turn):
            if isinstance(event, kinds) and seat in (None, getattr(event, "seat", None)):
                assert isinstance(event, Event)
                return event
        return None

    @property
    def subject(self) -> Event | None:
        """The event that the open window is about, where the step itself does not say enough."""
        if self.name not in SUBJECTS:
            return None
        return self.last(*SUBJECTS[self.name], seat=getattr(self.step, "claimant", None))

    @property
    def about(self) -> str | None:
        """The kind of event that the open window is about."""
        return kebab(type(self.subject).__name__) if self.subject is not None else None

    @property
    def action(self) -> str | None:
        return kebab(self.deed.action) if isinstance(self.deed, ActionDeclared) else None

    def arguments(self, teller: Teller) -> dict[str, str | int]:
        """The step's own fields, and around them the action it belongs to: `$actor`, `$targets`."""
        told: dict[str, str | int] = {"me": "other", "left": 1}
        if isinstance(self.deed, ActionDeclared):
            deed = teller.tell(self.deed)
            deed["actor"] = deed.pop("seat")
            deed["me"] = "actor" if deed["me"] == "seat" else deed["me"]
            told.update(deed)
        if isinstance(self.step, Struct):
            step = teller.tell(self.step)
            if step["me"] == "other":
                del step["me"]
            told.update(step)
            if "left" not in self.step.__struct_fields__:
                told["left"] = 1 + sum(other == self.step for other in self.view.agenda)
        return told


def _this_turn(events: tuple[AnyEvent, ...]) -> list[AnyEvent]:
    found: list[AnyEvent] = []
    for event in reversed(events):
        if isinstance(event, HEADINGS):
            break
        found.append(event)
    return found[::-1]


def roles_in_play(view: View) -> tuple[str, ...]:
    """The roles of this game, as it told when it began. None in a game without roles."""
    return next((event.roles for event in view.events if isinstance(event, GameBegan)), ())
