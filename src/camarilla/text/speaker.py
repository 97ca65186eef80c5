"""The one who speaks: events, questions, replies and outcomes in the words of a language."""

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any

from camarilla.games.royal.deck import COLOURS
from camarilla.kernel import AnyEvent, Event, Outcome, Reply, View
from camarilla.text.arguments import Teller, is_shut, told_apart_by
from camarilla.text.components import Components
from camarilla.text.library import FALLBACK, Arguments, kebab, languages, library
from camarilla.text.scene import Scene, roles_in_play

__all__ = ["Speaker", "languages", "roles_in_play"]


class Speaker:
    """Says what happens at a table.

    A missing message never stops a game: something readable stands in for it. With `strict` it is
    an error, for tests.

    >>> from camarilla import Game
    >>> game = Game.start("coup", seats=2, seed=1, first=0)
    >>> game.decide(0, "tax")
    >>> say, names = Speaker("en"), ["Ann", "Ben"]
    >>> say.event(game.events()[-1], names)
    'Ann claims the Duke to take 3 coins.'
    >>> say.question(game.view(1), names)
    'Ann claims the Duke to take 3 coins. Do you challenge?'
    >>> [say.reply(reply, game.view(1), names) for reply in game.question(1).options]
    ['Let it pass: no challenge from you', 'Challenge: you or Ann will lose an influence']
    """

    def __init__(self, language: str = FALLBACK, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._shelf = [library(language)]
        if language != FALLBACK and not strict:
            self._shelf.append(library(FALLBACK))
        self._components = Components()
        self._nouns: dict[tuple[str, str, int], Mapping[str, str]] = {}

    def for_table(self, options: Mapping[str, Any]) -> "Speaker":
        """A speaker who knows the names that a table has brought along with its options."""
        twin = copy(self)
        twin._components = Components(options)
        twin._nouns = {}
        return twin

    # -- any message -----------------------------------------------------------------------------

    def say(self, message: str, **arguments: str | int) -> str:
        """A message by its id; underscores in arguments' names stand for hyphens."""
        told = {name.replace("_", "-"): value for name, value in arguments.items()}
        return self._say([message], told, message.replace("-", " "))

    def say_of(self, game: str, message: str, **arguments: str | int) -> str:
        """A message that a game may have its own words for: `help-keys-royal`, then `help-keys`."""
        told = {name.replace("_", "-"): value for name, value in arguments.items()}
        messages = [f"{message}-{kebab(game)}", message]
        return self._say(messages, told, message.replace("-", " "))

    def _has(self, message: str) -> bool:
        return any(shelf.has(message) for shelf in self._shelf)

    def _say(self, messages: Iterable[str], arguments: Arguments, instead: str) -> str:
        """The first of these messages that there is, in words."""
        messages = list(messages)
        for shelf in self._shelf:
            found = shelf.first(messages)
            if found is None:
                continue
            text, errors = shelf.say(found, arguments)
            if errors and self.strict:
                raise LookupError(f"{found} in {shelf.language}: {errors}")
            return text
        if self.strict:
            raise LookupError(f"no message in {self.language}: {' or '.join(messages)}")
        return instead

    def _forms(self, kind: str, key: str, count: int = 1) -> Mapping[str, str]:
        """The name of a role, an action or another thing, and its other forms."""
        known = self._nouns.get((kind, key, count))
        if known is None:
            known = self._nouns[kind, key, count] = self._inflected(kind, key, count)
        return known

    def _inflected(self, kind: str, key: str, count: int) -> dict[str, str]:
        message, about = self._components.find(kind, key)
        if "cubes" in about:
            about = self._teller((), None).counted("cubes", "cube", about["cubes"])
        told: dict[str, str | int] = {"count": count, **about}
        plain = key.replace("_", " ").capitalize()
        forms = {"a": plain, "the": plain, "noun": plain.lower(), "": plain}  # for a missing noun
        shelf = next((shelf for shelf in self._shelf if shelf.has(message)), None)
        return (
            forms
            | (shelf.forms(message, told) if shelf else {})
            | {"": self._say([message], told, plain)}
        )

    def join(self, words: Sequence[str]) -> str:
        """A list as a language writes it: `Ann, Ben and Cleo`."""
        if len(words) < 2:
            return "".join(words)
        text = self.say("list-pair", first=words[-2], last=words[-1])
        for word in reversed(words[:-2]):
            text = self.say("list-more", first=word, rest=text)
        return text

    def _listed(self, message: str, entries: Sequence[Arguments]) -> dict[str, str | int]:
        """Entries, each with a message of its own, as the one argument `$list`."""
        words = [self._say([message], entry, "…") for entry in entries]
        text = words[-1] if words else ""
        for word in reversed(words[:-1]):
            text = self.say("list-entries", first=word, rest=text)
        return {"list": text, "list-count": len(words)}

    def _teller(self, names: Sequence[str], me: int | None) -> Teller:
        return Teller(names, me, self._forms, self.join)

    # -- roles and games -------------------------------------------------------------------------

    def game(self, key: str) -> str:
        return self._say([f"game-{kebab(key)}"], {}, key.capitalize())

    def game_card(self, key: str) -> str:
        """What everybody may do in a game, for those who look it up."""
        return self._say([f"card-game-{kebab(key)}"], {}, self.game(key))

    def role(self, name: str, form: str = "") -> str:
        """The name of a role, or another form of it (`a`, `the`, `brief`, `blocks`)."""
        return self._forms("role", name).get(form, "")

    def action(self, name: str) -> str:
        """The name of an action."""
        return self._forms("action", name)[""]

    def noun(self, kind: str, key: str, form: str = "") -> str:
        """The name of a thing that is neither, such as a place or a colour, or a form of it."""
        return self._forms(kind, key).get(form, "")

    def counted(self, colours: Iterable[str]) -> str:
        """Cubes, or secret cards, counted by colour: `2 Information and 1 Art`."""
        return str(self._teller((), None).counted("cubes", "cube", colours)["cubes"])

    def role_card(self, name: str) -> str:
        """What a role does and what it blocks, one thing a line."""
        return self._say([f"card-{kebab(name)}"], {}, self.role(name))

    # -- what happened ---------------------------------------------------------------------------

    def event(self, event: AnyEvent, names: Sequence[str], me: int | None = None) -> str:
        """An event as told to a seat, or to a spectator. Secrets only where the event has them."""
        assert isinstance(event, Event)
        message = f"event-{kebab(type(event).__name__)}"
        key = told_apart_by(event)
        messages = [f"{message}-{kebab(key)}", message] if key else [message]
        if is_shut(event):
            messages = [f"{message}-sealed" for message in messages]
        teller = self._teller(names, me)
        told = teller.tell(event)
        entry = f"entry-{kebab(type(event).__name__)}"
        if self._has(entry):
            told |= self._listed(entry, teller.entries(event))
        return self._say(messages, told, _plainly(event, names))

    def outcome(self, outcome: Outcome, names: Sequence[str], me: int | None = None) -> str:
        """Who won."""
        told = self._teller(names, me).tell(outcome) | {"count": len(outcome.winners)}
        return self._say([f"outcome-{kebab(outcome.reason)}", "outcome"], told, outcome.reason)

    # -- what is asked ---------------------------------------------------------------------------

    def question(self, view: View, names: Sequence[str]) -> str:
        """What is under way, and what the seat of this view is asked about it."""
        return self.say("question", stage=self.stage(view, names), ask=self.ask(view, names))

    def stage(self, view: View, names: Sequence[str]) -> str:
        """What is under way, as one sentence: of the step that asks, else the last event again."""
        if view.outcome is not None:
            return self.outcome(view.outcome, names, view.seat)
        scene = Scene(view)
        if scene.subject is not None:
            return self.event(scene.subject, names, view.seat)
        told = scene.arguments(self._teller(names, view.seat))
        message = f"stage-{scene.name}"
        messages = [f"{message}-{kebab(str(told['cause']))}"] if "cause" in told else []
        if scene.turn and not self._has(message):
            return self.event(scene.turn[-1], names, view.seat)
        return self._say([*messages, message], told, scene.name.replace("-", " "))

    def ask(self, view: View, names: Sequence[str]) -> str:
        """What the seat of this view is asked; if it is not asked, who is."""
        scene = Scene(view)
        teller = self._teller(names, view.seat)
        if scene.kind is not None:
            messages = [f"ask-{scene.kind}-{kebab(view.game)}", f"ask-{scene.kind}"]
            return self._say(messages, scene.arguments(teller), f"{scene.kind}?")
        seats = view.window.seats if view.window else ()
        others = [seat for seat in seats if seat != view.seat]
        told = teller.seats("seats", others) | {"count": len(others)}
        return self._say(["waiting"], told, "…") if others else ""

    def pick(self, kind: str, picked: Sequence[Sequence[str]], left: int) -> str:
        """What is asked next of a reply that is made up of picks: so far `picked`, in groups, the
        last of which still needs so many. `pick-plan-1`, and after a first pick `pick-plan-1-more`.
        """
        told: dict[str, str | int] = {"left": left}
        teller = self._teller((), None)
        for field, places in zip(("heist", "watch"), picked, strict=False):
            told |= teller.nouns(field, "place", places)
        message = f"pick-{kebab(kind)}-{len(picked)}"
        return self._say([f"{message}-more" if picked[-1] else message], told, f"{kind}?")

    # -- what may be answered --------------------------------------------------------------------

    def reply(self, reply: Reply, view: View, names: Sequence[str]) -> str:
        """A reply as a button says it: with what it leads to."""
        return self._reply("reply", reply, view, names, str(reply))

    def group(self, reply: Reply, view: View, names: Sequence[str]) -> str:
        """What replies with the same verb have in common, where they differ in their target."""
        plain = self._forms("action", reply.verb)[""]
        return self._reply("group", Reply(reply.verb), view, names, plain)

    def target(self, reply: Reply, view: View, names: Sequence[str]) -> str:
        """What tells a reply from others with the same verb: its target."""
        name = "" if reply.seat is None else names[reply.seat]
        return self._reply("target", reply, view, names, name, general=True)

    def _reply(
        self,
        start: str,
        reply: Reply,
        view: View,
        names: Sequence[str],
        instead: str,
        general: bool = False,
    ) -> str:
        scene = Scene(view)
        verb = kebab(reply.verb)
        told = self._reply_arguments(scene, reply, names)
        special = [f"{scene.kind}-{scene.about}", f"{scene.kind}-{scene.action}"]
        special += [*map(kebab, roles_in_play(view)), kebab(view.game), scene.kind or ""]
        messages = [f"{start}-{verb}-{end}" for end in special if end]
        plain = [f"{start}-{verb}", start] if general else [f"{start}-{verb}"]
        return self._say([*messages, *plain], told, instead)

    def _reply_arguments(
        self, scene: Scene, reply: Reply, names: Sequence[str]
    ) -> dict[str, str | int]:
        view = scene.view
        teller = self._teller(names, view.seat)
        told = scene.arguments(teller) | {"verb": reply.verb}
        if reply.seat is not None:
            told |= {"seat": teller.name(reply.seat), "coins": _coins(view, reply.seat)}
        if reply.what is not None:
            told |= _what(teller, reply.verb, reply.what)
        if view.seat is not None:
            told["my-coins"] = _coins(view, view.seat)
        return told

    def closed(self, why: str, verb: str = "") -> str:
        """Why a reply is not to be had now."""
        message = f"closed-{kebab(why)}"
        return self._say([f"{message}-{kebab(verb)}", message], {}, why.replace("_", " "))


def _what(teller: Teller, verb: str, what: str) -> dict[str, str | int]:
    """What a reply names besides a seat: a plan, a cube by its colour, or a role."""
    if verb == "plan":
        return teller.plan(what)
    if what in COLOURS:
        counted = teller.counted("what", "cube", (what,))
        return counted | teller.nouns("colour", "colour", (what,))
    return teller.nouns("what", "role", (what,))


def _coins(view: View, seat: int) -> int:
    """The coins that a seat has, at a table that has coins."""
    seats = getattr(view.table, "seats", ())
    return int(getattr(seats[seat], "coins", 0)) if seat < len(seats) else 0


def _plainly(event: Event, names: Sequence[str]) -> str:
    """An event that has no message: its kind, and who."""
    seat = getattr(event, "seat", None)
    kind = kebab(type(event).__name__).replace("-", " ")
    return f"{names[seat]}: {kind}" if isinstance(seat, int) else kind.capitalize()
