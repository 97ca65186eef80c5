"""The bots that play any court game play this one too."""

from camarilla import Game, Loose
from camarilla.bots import bot_named
from camarilla.court.honesty import is_true


def test_the_honest_bot_never_bluffs():
    bot, fate = bot_named("honest", "guatemala"), Loose(1)
    for seed in range(40):
        game = Game.start("guatemala", 4, seed=seed, anarchy=True)
        while not game.over:
            seat = game.asked[0]
            view = game.view(seat)
            reply = bot.reply(view, game.question(seat), fate)
            table, step = game.state.table, game.state.window.step
            assert is_true(table.box, step, reply, table.hands[seat]) is not False
            game.decide(seat, reply)
