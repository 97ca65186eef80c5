"""Every language says everything that English says, with the same arguments and without a slip."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from camarilla import GAMES, Game, Loose
from camarilla.bots import BOTS
from camarilla.server.talk import PHRASES
from camarilla.text import Speaker, languages
from camarilla.text.arguments import NOUNS, SEATS
from camarilla.text.library import library

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal", "Ida", "Jon"]
PRESETS = [(game, preset) for game in GAMES for preset in GAMES[game].presets()]
OTHERS = [language for language in languages() if language != "en"]
KINDS = {
    **dict.fromkeys(("what", "named"), "role"),
    **dict.fromkeys(("place", "heist", "watch"), "place"),
    **dict.fromkeys(("item", "spoils"), "loot"),
    "deck": "deck",
    "tokens": "token",
    **NOUNS,
}
"""Arguments that come with every form of a noun: `$role-the`, and in German `$role-acc`."""

NOUN_KINDS = sorted(set(KINDS.values()))

SEAT_VARIABLES = {*SEATS, "seats", "actor", "name", "names"}
SAMPLE_SEAT, SAMPLE_COUNTS = "Zoe", (0, 1, 2, 5)


# -- reading the files -----------------------------------------------------------------------------


@cache
def pages(language: str) -> dict[str, str]:
    folder = files("camarilla.text") / language
    return {
        page.name: page.read_text(encoding="utf-8")
        for page in sorted(folder.iterdir(), key=lambda page: page.name)
        if page.name.endswith(".ftl")
    }


@cache
def entries(language: str) -> tuple[ast.EntryType, ...]:
    parser = FluentParser()
    return tuple(entry for page in pages(language).values() for entry in parser.parse(page).body)


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The variables of a message, and those that it selects by, with the keys it selects."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            self.selectors.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(node: ast.BaseNode) -> Variables:
    found = Variables()
    found.visit(node)
    return found


def bare(name: str) -> str:
    """A variable without the form of its noun: `role-the` is `role`."""
    start = name.partition("-")[0]
    return start if start in KINDS and not name.endswith("-count") else name


def nouns(language: str) -> dict[str, ast.Message]:
    return {
        name: message
        for name, message in messages(language).items()
        if name.partition("-")[0] in NOUN_KINDS and "-" in name
    }


def forms(message: ast.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# -- the same messages -----------------------------------------------------------------------------


def test_there_are_five_languages() -> None:
    assert set(languages()) == {"en", "de", "fr", "es", "it"}


@pytest.mark.parametrize("language", languages())
def test_every_line_is_understood(language: str) -> None:
    junk = [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_as_in_english(language: str) -> None:
    missing = messages("en").keys() - messages(language).keys()
    unknown = messages(language).keys() - messages("en").keys()
    assert not missing
    assert not unknown


@pytest.mark.parametrize("language", OTHERS)
def test_every_attribute_of_english_is_there(language: str) -> None:
    """A language may have more forms of a noun, never fewer; hints are the same everywhere."""
    for name, english in messages("en").items():
        theirs = forms(messages(language)[name])
        assert forms(english) <= theirs, name
        if name not in nouns("en"):
            assert theirs == forms(english), name


@pytest.mark.parametrize("language", OTHERS)
def test_every_noun_of_a_kind_has_the_same_forms(language: str) -> None:
    """Else a sentence would lack its noun now and then."""
    for kind in NOUN_KINDS:
        of_kind = {n: forms(m) for n, m in nouns(language).items() if n.startswith(f"{kind}-")}
        extra = {n: forms(m) for n, m in nouns("en").items() if n.startswith(f"{kind}-")}
        own = {name: theirs - extra[name] for name, theirs in of_kind.items()}
        assert len({frozenset(theirs) for theirs in own.values()}) <= 1, own


@pytest.mark.parametrize("language", OTHERS)
def test_no_unknown_variables(language: str) -> None:
    """A translation may leave an argument out, and use other forms of a noun; no more."""
    for name, english in messages("en").items():
        theirs = variables(messages(language)[name])
        ours = variables(english)
        unknown = {bare(v) for v in theirs.names} - {bare(v) for v in ours.names}
        assert not unknown, f"{name} in {language}: {unknown}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_form_that_is_used_exists(language: str) -> None:
    """`$role-acc` needs `.acc` with every role."""
    there = {
        kind: set.intersection(
            *(forms(m) for n, m in nouns(language).items() if n.startswith(f"{kind}-"))
        )
        for kind in NOUN_KINDS
        if any(n.startswith(f"{kind}-") for n in nouns(language))
    }
    for name, message in messages(language).items():
        for variable in variables(message).names:
            start, hyphen, form = variable.partition("-")
            if hyphen and start in KINDS and form != "count":
                assert form in there[KINDS[start]], f"${variable} of {name}"


@pytest.mark.parametrize("language", OTHERS)
def test_whoever_english_calls_you_is_called_you(language: str) -> None:
    """The cases of `$me` and of keys such as `$reason` are those of English."""
    for name, english in messages("en").items():
        theirs = variables(messages(language)[name]).selectors
        for variable, keys in variables(english).selectors.items():
            if variable in ("me", "reason", "cause"):
                assert theirs.get(variable) == keys, f"${variable} of {name}"


# -- spoken aloud ----------------------------------------------------------------------------------


def samples(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Arguments to try a message with: every case of its selectors, small numbers."""
    found = variables(message)
    numbers = {v for v, keys in found.selectors.items() if keys & {"one", "0", "1"}}
    told: dict[str, str | int] = dict.fromkeys(found.names, SAMPLE_SEAT)
    cases = [(v, key) for v, keys in found.selectors.items() for key in keys if v not in numbers]
    for count in SAMPLE_COUNTS:
        counted = told | dict.fromkeys(numbers, count)
        yield counted
        for variable, key in cases:
            yield counted | {variable: key}


@pytest.mark.parametrize("language", languages())
def test_every_message_formats(language: str) -> None:
    shelf = library(language)
    for name, message in messages(language).items():
        if message.value is None:
            continue
        for arguments in samples(message):
            text, errors = shelf.say(name, arguments)
            assert not errors, f"{name}: {errors}"
            assert text.strip(), name
            assert "{" not in text, text


@pytest.mark.parametrize("language", languages())
def test_everybody_is_told_of_random_games(language: str) -> None:
    """Every event, to every seat and to a spectator; every question and reply on the way."""
    speaker, fate = Speaker(language, strict=True), Loose(language)
    for game, preset in PRESETS[languages().index(language) :: 6]:
        seats, options = GAMES[game].presets()[preset]
        table = Game.start(game, seats, seed=99, **options)
        while not table.over:
            seat = table.asked[fate.pick(len(table.asked))]
            view, question = table.view(seat), table.question(seat)
            said = [speaker.question(view, NAMES)]
            said += [speaker.reply(reply, view, NAMES) for reply in question.options]
            assert all(neat(text) for text in said), said
            table.decide(seat, question.options[fate.pick(len(question.options))])
        for reader in (None, *range(table.header.seats)):
            for event in table.events(reader):
                text = speaker.event(event, NAMES, reader)
                assert neat(text), text


def neat(text: str) -> bool:
    """No space too many, no argument left open, no typewriter quotes."""
    return not re.search(r"  |^\s|\s$| [.,]|\{|\}|['\"]|None", text)


# -- what the page needs ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_bot_has_a_name_and_a_line_about_it(language: str) -> None:
    shelf = library(language)
    for bot in BOTS:
        assert shelf.has(f"bot-{bot}"), bot
        assert shelf.forms(f"bot-{bot}", {})["hint"], bot


@pytest.mark.parametrize("language", languages())
def test_every_phrase_has_words(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for phrase in PHRASES.values():
        told: dict[str, str | int] = {"seat": SAMPLE_SEAT} if phrase.seat else {}
        if phrase.role:
            forms_of_duke = speaker._forms("role", "duke").items()
            told |= {f"role-{form}" if form else "role": text for form, text in forms_of_duke}
        text = speaker._say([f"phrase-{phrase.key}"], told, "")
        assert neat(text)
        assert (SAMPLE_SEAT in text) == phrase.seat
    known = {f"phrase-{key}" for key in PHRASES}
    assert {name for name in messages(language) if name.startswith("phrase-")} == known


@pytest.mark.parametrize("language", languages())
def test_the_lesson_has_every_step(language: str) -> None:
    steps = [f"lesson-{start}{step}" for start in ("", "why-") for step in range(1, 9)]
    for name in ("lesson-intro", *steps, "lesson-done"):
        assert 1 <= sentences(library(language).say(name, {})[0]) <= 4, name


@pytest.mark.parametrize("language", languages())
def test_every_part_of_the_rules_has_a_title_and_a_short_text(language: str) -> None:
    titles = {n for n in messages(language) if n.startswith("rules-") and n.endswith("-title")}
    texts = {n for n in messages(language) if n.startswith("rules-") and n.endswith("-text")}
    assert {t.removesuffix("-title") for t in titles} == {t.removesuffix("-text") for t in texts}
    for name in texts:
        assert 2 <= sentences(library(language).say(name, {})[0]) <= 7, name


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?=\s|$)", text))


# -- how each language is set ----------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_quotes_and_apostrophes_are_typographic(language: str) -> None:
    for name, page in pages(language).items():
        for line in page.splitlines():
            if not line.startswith("#"):
                assert "'" not in line, f"{name}: {line}"
                assert '"' not in line, f"{name}: {line}"


def test_french_keeps_its_signs_on_the_line() -> None:
    """A no-break space stands before ; ! ? : and inside « »."""
    for name, page in pages("fr").items():
        for line in page.splitlines():
            assert not re.search(r"(?<=\S) [;!?](?!\S)| :(?=\s|$)|« | »", line), f"{name}: {line}"


def test_french_does_not_elide_before_a_name() -> None:
    """`de { $seat }` would have to be d’Ann; so sentences are built otherwise."""
    for name, page in pages("fr").items():
        for line in page.splitlines():
            found = re.search(r"\b(?:de|que|lorsque|puisque) \{ \$([a-z]+) \}", line)
            assert not found or found[1] not in SEAT_VARIABLES, f"{name}: {line}"


def test_spanish_opens_what_it_closes() -> None:
    for name, page in pages("es").items():
        for line in page.splitlines():
            assert line.count("¿") == line.count("?"), f"{name}: {line}"
            assert line.count("¡") == line.count("!"), f"{name}: {line}"


@pytest.mark.parametrize("language", languages())
def test_the_lines_on_a_card_fit_it(language: str) -> None:
    """A card in the terminal is 19 characters wide; those of Coup never need more."""
    speaker = Speaker(language, strict=True)
    for role in ("duke", "assassin", "captain", "contessa", "ambassador", "inquisitor"):
        for form in ("brief", "blocks"):
            assert len(speaker.role(role, form)) <= 19, speaker.role(role, form)
