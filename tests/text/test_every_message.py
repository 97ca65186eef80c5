"""Nothing in any game is without words: found by walking the event classes and by playing."""

from collections.abc import Iterator

import pytest
from msgspec.structs import fields

from camarilla import AGREE, GAMES, Game, Loose
from camarilla.kernel import Ask, Event, Sealed
from camarilla.text import Speaker, languages
from camarilla.text.arguments import (
    BY_SEAT,
    COUNTED,
    KEYS,
    NOUNS,
    NUMBERS,
    PAIRS,
    RENAMED,
    SEATS,
    UNTOLD,
)
from camarilla.text.library import kebab, library
from camarilla.text.scene import SUBJECTS

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"]
PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets()]
TOLD = [
    (language, game, preset)
    for number, language in enumerate(languages())
    for place, (game, preset) in enumerate(PRESETS)
    if game != "guatemala" or place % 10 == number
]
"""Every preset in every language; of Guatemala's hundred drafts, each language tells some."""


def kinds(base: type) -> Iterator[type]:
    """Every class below one, of our own (a test may define events of its own)."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("camarilla."):
            yield kind
        yield from kinds(kind)


def secret(kind: type) -> bool:
    return any(getattr(field.type, "__origin__", None) is Sealed for field in fields(kind))


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_message(language: str) -> None:
    shelf = library(language)
    for kind in kinds(Event):
        message = f"event-{kebab(kind.__name__)}"
        assert shelf.has(message), message
        assert shelf.has(f"{message}-sealed") == secret(kind), message


def test_every_field_of_an_event_has_a_known_meaning() -> None:
    known = {*SEATS, *NOUNS, *COUNTED, *BY_SEAT, *PAIRS, *NUMBERS, *KEYS, *UNTOLD}
    for kind in kinds(Event):
        named = [field.name for field in fields(kind)]
        unknown = {RENAMED.get(f"{kind.__name__}.{name}", name) for name in named} - known
        assert not unknown, f"say in text/arguments.py what {unknown} of {kind.__name__} is"


@pytest.mark.parametrize("language", languages())
def test_every_step_that_asks_has_a_stage(language: str) -> None:
    """Its own message, or, where the last event says it all, none at all."""
    told_by_last_event = {"judge-card"}
    for kind in kinds(Ask):
        name = kebab(kind.__name__)
        if name != "ask-one" and name not in SUBJECTS and name not in told_by_last_event:
            assert library(language).has(f"stage-{name}"), name


@pytest.mark.parametrize(("language", "game", "preset"), TOLD)
def test_everything_said_in_random_games_has_words(language: str, game: str, preset: str) -> None:
    """A strict speaker raises for a missing message and for a missing argument."""
    seats, options = GAMES[game].presets()[preset]
    speaker, fate = Speaker(language, strict=True), Loose(f"{game} {preset}")
    for seed in range(2):
        table = Game.start(game, seats, seed=seed, **options)
        while not table.over:
            seat = table.asked[fate.pick(len(table.asked))]
            speak_of_questions(speaker, table, seat)
            question = table.question(seat)
            table.decide(seat, question.options[fate.pick(len(question.options))])
        speak_of_the_end(speaker, table)


def speak_of_questions(speaker: Speaker, table: Game, seat: int) -> None:
    question, view = table.question(seat), table.view(seat)
    assert speaker.question(view, NAMES).endswith("?")
    for reply in [*question.options, *(closed.reply for closed in question.closed)]:
        assert speaker.reply(reply, view, NAMES)
        if reply.seat is not None:
            assert speaker.group(reply, view, NAMES)
            assert speaker.target(reply, view, NAMES)
    for closed in question.closed:
        assert speaker.closed(closed.why)
    onlooker = next((other for other in range(view.seats) if other not in table.asked), None)
    assert speaker.question(table.view(onlooker), NAMES)


def speak_of_the_end(speaker: Speaker, table: Game) -> None:
    assert table.outcome is not None
    for seat in (None, *range(table.header.seats)):
        assert speaker.outcome(table.outcome, NAMES, seat)
        assert speaker.stage(table.view(seat), NAMES)
        for event in table.events(seat):
            assert "None" not in speaker.event(event, NAMES, seat)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_a_draw_by_agreement_has_words(language: str, game: str) -> None:
    speaker = Speaker(language, strict=True)
    if GAMES[game].draw_by_agreement:
        table = Game.start(game, 3, seed=1)
        for seat in range(3):
            table.decide(seat, AGREE)
        speak_of_the_end(speaker, table)


@pytest.mark.parametrize("language", languages())
def test_every_role_has_a_name_and_a_reference_card(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for game in GAMES:
        assert speaker.game(game)
        assert speaker.game_card(game)
        for seats, options in GAMES[game].presets().values():
            table = Game.start(game, seats, seed=1, **options)
            for role in getattr(table.events()[0], "roles", ()):
                assert speaker.role(role)
                assert len(speaker.role_card(role).splitlines()) >= 2
                assert speaker.role(role, "brief")
                assert speaker.role(role, "blocks")


@pytest.mark.parametrize("language", languages())
def test_no_message_is_defined_twice(language: str) -> None:
    """Fluent would silently take the first."""
    from importlib.resources import files

    seen: set[str] = set()
    for page in (files("camarilla.text") / language).iterdir():
        for line in page.read_text(encoding="utf-8").splitlines():
            name, equals, _ = line.partition(" =")
            if equals and name and not name.startswith((" ", "#", ".", "*", "[", "-")):
                assert name not in seen, name
                seen.add(name)
