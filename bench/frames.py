"""The few fields of the server's frames that scripted clients look at: reading all of them would
cost more than the server takes to write them."""

import msgspec


class Reply(msgspec.Struct):
    verb: str
    seat: int | None = None
    what: str | None = None

    def __str__(self) -> str:
        words = (self.verb, self.seat, self.what)
        return " ".join(str(word) for word in words if word is not None)


class Question(msgspec.Struct):
    options: list[Reply]


class Window(msgspec.Struct):
    number: int
    question: Question | None


class View(msgspec.Struct):
    window: Window | None


class Frame(msgspec.Struct):
    type: str
    ref: int | None = None
    code: str | None = None
    match: str | None = None
    seat: int | None = None
    view: View | None = None


decode = msgspec.json.Decoder(Frame).decode
