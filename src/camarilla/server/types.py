"""`python -m camarilla.server.types [--check] FILE` writes the page's TypeScript types.

They come from the messages of the socket, the answers of the API, and every event, step and table
that any game knows, so that the page cannot drift away from the server unnoticed.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

import camarilla.games  # noqa: F401 - so that all events and steps are known
from camarilla.court.events import Claim
from camarilla.kernel import AnyEvent, Ask, Event, Run, Sealed, Step
from camarilla.kernel.table import Seen as TableSeen
from camarilla.server import api, decks, lesson, messages, offered, replay

HEAD = """\
// Made by `python -m camarilla.server.types`: change the Python classes, not this file.

"""
NAMES = {messages.Error: "Problem", messages.Seen: "SeenMessage", messages.Ended: "EndedMessage"}
"""Classes that would hide a name of the browser's own, or of one another."""

OPEN: dict[Any, str] = {AnyEvent: "AnyEvent", Step: "AnyStep", TableSeen: "AnyTable"}
"""Fields that hold any event, step or table: unions of all there are."""

API = (
    api.Guest,
    api.NewGuest,
    api.Handover,
    api.RoomListed,
    api.KeptMatch,
    api.MatchShown,
    offered.Offered,
    decks.DeckRead,
    replay.ReplayShown,
    lesson.Lesson,
)


def below(base: type) -> Iterator[type]:
    """The tagged structs below a class, of our own, in the order of their names."""
    found = set[type]()
    waiting: list[type] = [base]
    while waiting:
        kinds: list[type] = waiting.pop().__subclasses__()
        for kind in kinds:
            waiting.append(kind)
            ours = kind.__module__.startswith("camarilla.")
            if ours and issubclass(kind, msgspec.Struct) and kind.__struct_config__.tag:
                found.add(kind)
    leaves = (kind for kind in found if kind not in (Run, Ask, Event) and not _abstract(kind))
    return iter(sorted(leaves, key=lambda kind: kind.__name__))


def _abstract(kind: type) -> bool:
    return kind.__name__ == "AskOne"


class Writer:
    """Collects one TypeScript declaration a class."""

    def __init__(self) -> None:
        self._done: dict[Any, str] = {}

    def declare(self, kind: Any) -> str:
        """The name of a class; its declaration is written once."""
        info = inspect.type_info(kind)
        return self.spell(info)

    def spell(self, info: inspect.Type) -> str:
        match info:
            case inspect.StructType():
                return self._struct(info)
            case inspect.CustomType(cls=cls):
                return OPEN.get(cls, "unknown")
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.spell(part) for part in types))
            case inspect.LiteralType(values=values):
                return " | ".join(msgspec.json.encode(value).decode() for value in values)
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                spelled = self.spell(item)
                return f"({spelled})[]" if "|" in spelled else f"{spelled}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.spell(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.spell(value)}>"
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case _:
                return "unknown"

    def _struct(self, info: inspect.StructType) -> str:
        cls: Any = info.cls
        if getattr(cls, "__origin__", cls) is Sealed:
            value = next(field for field in info.fields if field.encode_name == "value")
            inner = self.spell(value.type).removesuffix(" | null")
            return f"Sealed<{inner}>"
        name = str(NAMES.get(cls, cls.__name__))
        if name not in self._done:
            self._done[name] = ""  # so that a class that holds itself comes to an end
            self._done[name] = self._declaration(name, info)
        return name

    def _declaration(self, name: str, info: inspect.StructType) -> str:
        lines = [f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        left_out = info.cls.__struct_config__.omit_defaults
        sent = issubclass(info.cls, messages._FromClient)
        for field in info.fields:
            optional = "?" if not field.required and (left_out or sent) else ""
            lines.append(f"  {field.encode_name}{optional}: {self.spell(field.type)};")
        return "\n".join([*lines, "}"])

    def union(self, name: str, kinds: Iterable[Any]) -> None:
        names = [self.declare(kind) for kind in kinds]
        self._done[name] = f"export type {name} =\n  | " + "\n  | ".join(names) + ";"

    def text(self) -> str:
        sealed = (
            "/** A secret and the seats that may read it; null to anybody else. */\n"
            "export interface Sealed<T> {\n  readers: number[] | null;\n  value: T | null;\n}"
        )
        return HEAD + "\n\n".join([sealed, *self._done.values(), _claims()]) + "\n"


def _claims() -> str:
    """The events that claim a role: a class says so in Python, a list does here."""
    names = sorted(kind.__name__ for kind in Claim.__subclasses__())
    quoted = "\n".join(f'  "{name}",' for name in names)
    return f'export const CLAIMS: readonly AnyEvent["event"][] = [\n{quoted}\n];'


def typescript() -> str:
    """All types of the page as one file."""
    writer = Writer()
    writer.union("FromClient", get_args(messages.FromClient))
    writer.union("ToClient", get_args(messages.ToClient))
    writer.union("AnyEvent", below(Event))
    writer.union("AnyStep", (*below(Run), *below(Ask)))
    writer.union("AnyTable", below(TableSeen))
    for kind in API:
        writer.declare(kind)
    return writer.text()


def main(arguments: list[str]) -> int:
    check = "--check" in arguments
    path = Path(next(argument for argument in arguments if argument != "--check"))
    wanted = typescript()
    if not check:
        path.write_text(wanted, encoding="utf-8")
    elif not path.exists() or path.read_text(encoding="utf-8") != wanted:
        print(f"{path} is stale: run python -m camarilla.server.types {path}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
