"""Guatemala's table on the screen."""

from camarilla import Game
from camarilla.bots import RandomBot
from camarilla.terminal.app import TableApp
from camarilla.terminal.director import Over

from .playing import NAMES, chance, playing

ROLES = ["spy", "writer", "mercenary", "customs_officer", "missionary"]


def table(seed: int = 1, **options: object) -> TableApp:
    game = Game.start("guatemala", 3, seed=seed, first=0, **options)
    bots = {seat: RandomBot() for seat in (1, 2)}
    return TableApp(game, {0: NAMES[0]}, bots, NAMES[:3], seed=seed, pause=0.0)


async def test_the_five_roles_in_play_are_on_the_screen() -> None:
    async with playing(table(roles=ROLES), (160, 40)) as player:
        for name in ("Spy", "Writer", "Mercenary", "Customs Officer", "Missionary"):
            assert name in player.text()


async def test_help_shows_what_each_does() -> None:
    async with playing(table(roles=ROLES), (120, 80)) as player:
        await player.press("question_mark")
        text = " ".join(player.text().split())
        for name in ("Intel", "Propaganda", "Disappear", "Tax", "Sacrifice"):
            assert f"{name}:" in text


async def test_a_whole_game_is_played_with_keys() -> None:
    app, fate = table(anarchy=True), chance(1)
    async with playing(app) as player:
        while not isinstance(app.director.scene, Over):
            await player.answer(fate)
        assert "The game is over" in player.text()


async def test_tokens_lie_before_their_seats() -> None:
    roles = ["banker", "director", "guerrilla", "peacekeeper", "politician"]
    app = table(roles=roles)
    async with playing(app) as player:
        app.director.game.decide(0, "peacekeeping")
        for seat in app.director.game.asked:
            app.director.game.decide(seat, "pass")
        app.table.show(app._look())
        await player.pilot.pause()
        assert "☮" in player.text()
