"""Why a bot decided as it did is kept with its decision, and told when the match is over: it names
the bot's own hand, so before that it must not leave the store in any way."""

import asyncio
import logging
from pathlib import Path
from random import Random

import httpx
import pytest

from camarilla.bots import BOTS, Bot, Reasons, Weighed
from camarilla.kernel import Fate, Question, Reply, View
from camarilla.server import messages as m
from camarilla.server.match import Match
from camarilla.server.refused import Refused
from camarilla.server.services import Services
from tests.server.desks import Someone, seated, services
from tests.server.node import Node

SECRET = "a-card-that-only-the-bot-knows-of"
PATHS = ("", "/transcript", "/replay")


class Tattler(Bot):
    """Plays anything, and would give away its hand if anybody passed it on."""

    name = "tattler"

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        self._chosen = question.options[fate.pick(len(question.options))]
        return self._chosen

    def why(self) -> Reasons:
        weighed = Weighed(str(self._chosen), value=0.87654321, chance=0.5)
        return Reasons((weighed,), {0: {SECRET: 0.7}}, value=0.4)


class Blabber(Tattler):
    """Says what it was not offered, for reasons of its own."""

    name = "blabber"

    def reply(self, view: View, question: Question, fate: Fate) -> Reply:
        self._chosen = Reply("cheat")
        return self._chosen


@pytest.fixture(autouse=True)
def bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Tattler, Blabber):
        monkeypatch.setitem(BOTS, bot.name, bot)


async def begun(running: Services, bot: str) -> tuple[Match, Someone, Someone]:
    """A match of one person and two bots, with somebody who watches."""
    code, [host] = await seated(running, 1, 2, options={"turn_limit": 12})
    watcher = await Someone.come(running, "Watcher")
    await watcher.does(m.Enter(room=code))
    for place in (1, 2):
        await host.does(m.Remove(place=place))
        await host.does(m.SeatBot(place=place, bot=bot))
    await host.does(m.Start())
    match = await running.matches.get((await running.rooms.find(code)).match or "")
    return match, host, watcher


async def asked(match: Match) -> bool:
    """Wait until the person is asked; False if the match is over."""
    while not match.over and 0 not in match.game.asked:
        await asyncio.sleep(0.001)
    return not match.over


async def answer(match: Match, host: Someone, rng: Random) -> None:
    reply = str(rng.choice(match.game.question(0).options))
    window = match.game.window or 0
    await host.says(m.Decide(match=match.id, window=window, seat=0, reply=reply))


async def ended(running: Services, match: Match) -> None:
    while (await running.rooms.find(match.document.room)).playing:
        await asyncio.sleep(0.001)


async def test_nobody_is_told_before_the_match_is_over(
    node: Node, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    running, rng = node.services, Random(5)
    match, host, watcher = await begun(running, "tattler")
    async with httpx.AsyncClient(base_url=node.url, timeout=60) as http:
        http.headers["Authorization"] = f"Bearer {host.token}"
        heard: list[bytes] = []
        looked = 0
        while await asked(match):
            waiting = match.game.asked == (0,)  # so that nothing can happen meanwhile
            if waiting and looked < 4 and await running.store.reasons(match.id):
                looked += 1
                answers = [await http.get(f"/api/matches/{match.id}{path}") for path in PATHS]
                assert {(a.status_code, a.json()["code"]) for a in answers} == {(409, "not now")}
                assert len({a.content for a in answers}) == 1
                others = ["/api/matches", f"/api/rooms/{match.document.room}", "/metrics"]
                answers += [await http.get(path) for path in others]
                heard += [a.content for a in answers]
                with pytest.raises(Refused, match="when the match is over"):
                    await running.matches.reasons(match)
                again = m.Enter(room=match.document.room)  # everything anew
                await host.does(again)
                await watcher.does(again)
            await answer(match, host, rng)
        assert looked
        await ended(running, match)
        heard += [frame for who in (host, watcher) for _, frame in who.connection.sent]
        heard += [record.getMessage().encode() for record in caplog.records]
        assert len(heard) > 50
        for secret in (SECRET, "0.877", "0.87654321", "beliefs"):
            assert not [each for each in heard if secret.encode() in each]

        told = (await http.get(f"/api/matches/{match.id}/replay")).json()["moments"]
        for moment in told:
            seat = int(moment["decision"].split()[1]) if moment["decision"] else 0
            assert (moment["reasons"] is not None) == (seat != 0)
        reasons = next(moment["reasons"] for moment in told if moment["reasons"])
        assert reasons["beliefs"] == {"0": {SECRET: 0.7}}
        assert reasons["value"] == 0.4
        # A transcript is the game and nothing else.
        for path in ("", "/transcript"):
            given = await http.get(f"/api/matches/{match.id}{path}")
            assert given.status_code == 200
            assert SECRET not in given.text


async def test_they_belong_to_the_decision_that_was_taken(tmp_path: Path):
    async with services(tmp_path) as running:
        match, host, _ = await begun(running, "tattler")
        rng = Random(6)
        while await asked(match):
            await answer(match, host, rng)
        await ended(running, match)
        kept = await running.matches.reasons(match)
        decisions = match.game.decisions
        assert list(kept) == [n for n, each in enumerate(decisions, start=1) if each.seat != 0]
        for number, why in kept.items():
            assert why.replies[0].reply == str(decisions[number - 1].reply)
    async with services(tmp_path) as running:  # and a restart loses none
        assert await running.matches.reasons(await running.matches.get(match.id)) == kept


async def test_what_is_said_in_a_bots_place_has_none_of_its_reasons(tmp_path: Path):
    async with services(tmp_path) as running:
        match, host, _ = await begun(running, "blabber")
        rng = Random(7)
        while await asked(match):
            await answer(match, host, rng)
        await ended(running, match)
        assert {decision.seat for decision in match.game.decisions} == {0, 1, 2}
        assert await running.matches.reasons(match) == {}


@pytest.mark.parametrize(("game", "bot"), [("coup", "thinker"), ("royal", "planner")])
async def test_bots_that_think_leave_their_reasons(tmp_path: Path, game: str, bot: str):
    async with services(tmp_path) as running:
        code, [host] = await seated(running, 1, 1, game=game, options={"turn_limit": 6})
        await host.does(m.Remove(place=1))
        await host.does(m.SeatBot(place=1, bot=bot))
        await host.does(m.Start())
        match = await running.matches.get((await running.rooms.find(code)).match or "")
        rng = Random(8)
        while await asked(match):
            await answer(match, host, rng)
        await ended(running, match)
        kept = await running.matches.reasons(match)
        assert kept
        for number, why in kept.items():
            decision = match.game.decisions[number - 1]
            assert decision.seat == 1
            assert str(decision.reply) in {each.reply for each in why.replies}
            assert set(why.beliefs) <= {0}
        for _, line in await running.store.reasons(match.id):
            assert len(line) < 1200
