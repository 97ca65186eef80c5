"""Frames that are no messages."""

import contextlib

import pytest

from tests.server.bare import (
    BINARY,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    Bare,
    frame,
    undisturbed,
)
from tests.server.node import Node, until


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(TEXT, b'{"type":"say","text":"\xff\xfe"}'), 1007),
        (frame(TEXT, b'{"type":', last=False) + frame(CONTINUED, b'"\xff"}'), 1007),
        (frame(TEXT, b"", last=False) + frame(CONTINUED, b"", last=False) * 400, 1009),
        (frame(TEXT, b"x" * 9000, last=False) + frame(CONTINUED, b"x" * 9000), 1009),
        (frame(TEXT, b"x" * (1 << 20)), 1009),
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", 1009),
        (frame(PING, b"") * 300, 1008),
        (frame(PONG, b"x" * 100) * 300, 1008),
        (frame(TEXT, b'{"type":"ping"}', masked=False), 1002),
        (b"\xf1\x80\0\0\0\0", 1002),
        (frame(3, b"what"), 1002),
        (frame(CONTINUED, b"of what"), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, b"nonsense") * 10, 4001),
        (frame(BINARY, b'{"type":"ping"}') * 10, 4001),
        (frame(TEXT, b"[" * 16000) * 10, 4001),
        (frame(TEXT, b'{"a":' * 3000) * 10, 4001),
    ],
    ids=[
        *(
            "not UTF-8",
            "not UTF-8 in parts",
            "empty parts",
            "large in parts",
            "large",
            "2^63 bytes",
        ),
        *("pings", "pongs", "unmasked", "reserved bits", "no such kind"),
        *("a part of nothing", "large ping", "nonsense", "bytes", "deep", "deep objects"),
    ],
)
async def test_what_is_no_message_closes_the_connection_with_a_code(
    node: Node, sent: bytes, code: int
):
    bare = await Bare.upgraded(node.url)
    with contextlib.suppress(ConnectionError):
        bare.writer.write(sent)
        await bare.writer.drain()
    assert await bare.close_code() == code
    bare.hang_up()
    await until(lambda: not node.services.doors._open)  # and leaves nothing behind


async def test_a_table_beside_all_that(node: Node):
    async with undisturbed(node):
        for _ in range(20):
            bare = await Bare.upgraded(node.url)
            bare.writer.write(frame(TEXT, b"\xff") + frame(PING, b"") * 300 + b"\xff" * 5000)
            assert await bare.close_code() in (1002, 1007)
            bare.hang_up()
