"""The messages of one language, read from its folder of Fluent files."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TypeAlias

from fluent.runtime import FluentBundle, FluentResource

from camarilla.kernel import BadSetup

Arguments: TypeAlias = Mapping[str, str | int]

FALLBACK = "en"
"""Where a language lacks a message, this one is asked."""


class Library:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks are for mixed right-to-left text; a terminal shows them as boxes.
        self._bundle = FluentBundle([language], use_isolating=False)
        for page in _pages(language):
            self._bundle.add_resource(FluentResource(page.read_text(encoding="utf-8")))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def first(self, messages: Iterable[str]) -> str | None:
        """The first of these ids that there is a message for."""
        return next((message for message in messages if self.has(message)), None)

    def say(self, message: str, arguments: Arguments) -> tuple[str, list[Exception]]:
        """A message in words, and what went wrong with it."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            return message, [ValueError(f"{message} has attributes only")]
        text, errors = self._bundle.format_pattern(pattern, dict(arguments))
        return str(text), errors

    def forms(self, message: str, arguments: Arguments = MappingProxyType({})) -> dict[str, str]:
        """The attributes of a message: a noun's forms, which each language has its own set of."""
        if not self.has(message):
            return {}
        told = dict(arguments)
        attributes = self._bundle.get_message(message).attributes
        return {
            name: str(self._bundle.format_pattern(a, told)[0]) for name, a in attributes.items()
        }


@cache
def library(language: str) -> Library:
    """The messages of a language, or `BadSetup` in one clear line."""
    if language not in languages():
        there = ", ".join(languages())
        raise BadSetup(f"there are no texts in '{language}'; there are texts in {there}")
    return Library(language)


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are texts in."""
    folders = [folder for folder in files(__package__).iterdir() if folder.is_dir()]
    return tuple(sorted(folder.name for folder in folders if _pages(folder.name)))


def _pages(language: str) -> list[Traversable]:
    folder = files(__package__) / language
    pages = [page for page in folder.iterdir() if page.name.endswith(".ftl")]
    return sorted(pages, key=lambda page: page.name)


@lru_cache(maxsize=4096)
def kebab(name: str) -> str:
    """A name as it stands in message ids.

    >>> kebab("LifeLost"), kebab("foreign_aid")
    ('life-lost', 'foreign-aid')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).replace("_", "-").lower()
