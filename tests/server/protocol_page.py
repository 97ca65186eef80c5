"""Writes docs/protocol.md from the messages themselves, with one example of each.

.venv-dev/bin/python -m tests.server.protocol_page > docs/protocol.md
"""

import inspect
from typing import Any, get_args

import msgspec

from camarilla.kernel import Game, view
from camarilla.server import messages as m
from camarilla.server.connection import CHATTER, ELSEWHERE, FORGOTTEN, REPLACED, SILENT, SLOW
from camarilla.server.limits import LIMITS
from camarilla.server.socket import LARGEST_FRAME, MALFORMED_IN_A_ROW, TOO_FAST_AT_MOST
from camarilla.server.wire import PINGS_AT_MOST

MATCH = "5f0c1d2e3a4b5c6d"
ADA, BEA = "1111aaaa2222bbbb", "3333cccc4444dddd"

INTRODUCTION = f"""\
# The socket

*This page is written by `python -m tests.server.protocol_page`; a test checks that it is fresh.*

Playing goes over one WebSocket at `/socket`; guests, rooms and kept matches have a REST interface
under `/api`, described by OpenAPI at `/api/schema/openapi.json`. Every frame is text: one JSON
object, one of the messages below. `camarilla.client` speaks all this for you.

1. Become a guest (`POST /api/guests` with a `name`) and keep the token.
2. Connect and say `hello` with it. `welcome` comes back.
3. `enter` a room. You get the `room`, what was said lately, and the match if one is going on.
4. When a `seen` holds a `view.window.question` for your seat, answer with `decide`: the window's
   number and one of the question's options, in notation (`steal 2`, `block duke`, `pass`).

Each message of yours is answered by an `ack` or an `error` that carries its `ref`, if it had one;
the news that it makes are pushed before the `ack`. A decision is acknowledged when it is on disk.

**Numbers.** `view.events` of a `seen` are the events from number `first` on; put them behind the
`first` ones that you have. Numbers have no gaps: what is hidden from you is an event too, with its
secret left out. Whoever comes back says with `seen` how many events they have, and gets the rest.

**Several seats.** A connection gets a `seen` for each seat that its person holds in the match, and
answers for each of them. Without a seat, it is one with `seat` null: the spectators' view.

**The end.** Close codes: 1007 what is not UTF-8, 1008 more than {PINGS_AT_MOST} pings between two
of ours, 1009 a frame over {LARGEST_FRAME // 1024} kB or in too many parts, {REPLACED[0]} connected
elsewhere, {CHATTER[0]} {MALFORMED_IN_A_ROW} frames in a row that are no messages, or
{TOO_FAST_AT_MOST} that came too fast, {SILENT[0]} no `hello`, {SLOW[0]} too slow a reader,
{FORGOTTEN[0]} you asked to be forgotten. After any other end, {ELSEWHERE[0]} among them (this node
cannot go on with the match, another one can): connect again, and `enter` with what you have seen;
with several seats, as far as each of them has.

**Limits.** {LIMITS["messages"].rate:g} messages a second and {LIMITS["messages"].burst:g} at once;
{LIMITS["talk"].burst:g} remarks at once and {LIMITS["talk"].rate:g} a second.

Error codes: `malformed`, `unknown token`, `no such room`, `no such match`, `not yours`,
`not the host`, `taken`, `bad setup`, `not now`, `too fast`, `silenced`, `busy`, `reconnecting`,
`failed`; and for a decision, from the rules: `over`, `closed`, `not asked`, `answered`,
`not offered`.

**Reconnecting.** The server has lost touch with its database. Try again in a moment, on the same
connection. A decision may have been written although nobody could tell you so: then the second try
is `answered` or `closed`, and the next `seen` shows it.

**A broken line.** What was not answered before the connection broke may have been done. A `decide`
can be sent again, as its window takes it once; what is done anew each time (`start`, `say`,
`phrase`, `more_time`, `remove`) better not, before a look at what the room shows.
"""


def page() -> str:
    game = Game.start("coup", 2, seed="protocol", first=0)
    parts = [INTRODUCTION, "## From the client\n"]
    parts += [_entry(message) for message in _from_client()]
    parts += ["## To the client\n"]
    parts += [_entry(message) for message in _to_client(game)]
    return "\n".join(parts)


def _entry(message: Any) -> str:
    kind = type(message)
    tag = kind.__struct_config__.tag
    described = inspect.cleandoc(kind.__doc__ or "")
    example = msgspec.json.encode(message)
    if len(example) > 96:
        example = msgspec.json.format(example, indent=1)
    return f"### `{tag}`\n{described}\n\n```json\n{example.decode()}\n```\n"


def _from_client() -> list[Any]:
    seen = m.SeenSoFar(match=MATCH, number=17)
    return [
        m.Hello(token="the-token-that-your-device-keeps"),
        m.Enter(ref=1, room="QXKTB", seen=seen),
        m.Leave(ref=2),
        m.Sit(ref=3, place=1),
        m.Stand(ref=4, place=1),
        m.SeatBot(ref=5, place=2, bot="honest"),
        m.Remove(ref=6, place=2),
        m.Change(ref=7, seats=4, options={"fifth": "inquisitor"}, pace="relaxed"),
        m.Start(ref=8),
        m.Decide(ref=9, match=MATCH, window=1, seat=0, reply="steal 1"),
        m.MoreTime(ref=10, match=MATCH, seat=0, window=1),
        m.TakeBack(ref=11, match=MATCH, seat=0),
        m.Vote(ref=12, match=MATCH, seat=1),
        m.Say(ref=13, text="I do have the Contessa"),
        m.SayPhrase(ref=14, phrase="you-do-not-have", role="duke", seat=1),
        m.Silence(ref=15, user=BEA),
        m.Ping(ref=16),
    ]


def _to_client(game: Game) -> list[Any]:
    places = (
        m.PlaceShown(ADA, "Ada", "fox", None, connected=True),
        m.PlaceShown(BEA, "Bea", "owl", None, connected=False),
    )
    holders = (
        m.HolderShown(ADA, "Ada", "fox", None, stand_in=False),
        m.HolderShown(BEA, "Bea", "owl", None, stand_in=True),
    )
    seen = m.Seen(
        match=MATCH,
        seat=0,
        first=0,
        view=view(game.state, 0),
        answers=0,
        holders=holders,
        commitment=game.header.commitment or "",
        clock=m.Clock(left=30.0, reserve=60.0),
    )
    while not game.over:
        seat = game.asked[0]
        game.decide(seat, game.question(seat).options[0])
    assert game.outcome is not None
    return [
        m.Welcome(user=ADA, name="Ada", avatar="fox", version="0.1.0"),
        m.Ack(ref=9, sequence=23),
        m.Error(ref=9, code="closed", reason="window 1 is closed"),
        m.RoomShown(
            code="QXKTB",
            version=5,
            host=ADA,
            game="coup",
            options={},
            pace="normal",
            public=False,
            spectators=True,
            shuffle=False,
            places=places,
            silenced=(),
            watching=1,
            match=MATCH,
            playing=True,
        ),
        seen,
        m.Answered(match=MATCH, window=2, answers=1),
        m.Ended(match=MATCH, outcome=game.outcome, seed=game.header.seed or ""),
        m.Said(number=4, user=ADA, name="Ada", phrase="i-do-have", role="contessa"),
        m.Replaced(),
        m.Pong(ref=16),
    ]


def all_messages() -> tuple[set[type], set[type]]:
    """Every message there is, and every one that the page shows."""
    shown = [*_from_client(), *_to_client(Game.start("coup", 2, seed="protocol", first=0))]
    return {*get_args(m.FromClient), *get_args(m.ToClient)}, {type(message) for message in shown}


if __name__ == "__main__":
    print(page(), end="")
