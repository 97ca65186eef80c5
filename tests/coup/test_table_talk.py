"""Section 6: no deal binds, and no command of the game shows a card or gives a coin away.

Who may read which card is in `test_secrets`.
"""

import pytest

from camarilla import GAMES, Game, Illegal, Loose
from camarilla.court.events import CoinsTaken
from tests.coup.table import deal

VERBS = {
    *("income", "foreign_aid", "coup", "tax", "assassinate", "steal", "exchange", "examine"),
    *("pass", "challenge", "block", "prove", "decline", "lose", "return"),
    *("show", "keep", "replace", "choose"),
}


def random_game(preset: str, seed: int) -> Game:
    seats, options = GAMES["coup"].presets()[preset]
    return Game.start("coup", seats, seed=seed, **options)


@pytest.mark.parametrize("preset", ["en-4", "de-inquisitor-3", "it-inquisitor-7", "en-draft"])
def test_coins_are_never_given_or_lent(preset):
    """Over random games no decision enriches anybody but the active seat, coins go from one seat
    to another by a steal alone, and no question offers a reply but those of the rules."""
    fate = Loose(f"talk {preset}")
    verbs = set()
    for seed in range(12):
        game, last_action = random_game(preset, seed), None
        while not game.over:
            seat = game.asked[fate.pick(len(game.asked))]
            options = game.question(seat).options
            reply = options[fate.pick(len(options))]
            verbs.update(option.verb for option in options)
            before = [other.coins for other in game.view().table.seats]
            told = len(game.events())
            actor = game.view().table.active
            game.decide(seat, reply)
            after = [other.coins for other in game.view().table.seats]
            richer = [s for s, coins in enumerate(after) if coins > before[s]]
            assert richer in ([], [actor])
            for event in game.events(since=told):
                if isinstance(event, CoinsTaken):
                    assert event.seat == actor
                    assert last_action == "steal"
                    assert event.coins <= 2
                last_action = getattr(event, "action", last_action)
    assert verbs <= VERBS


@pytest.mark.parametrize("reply", ["give 1", "lend 1", "show duke", "reveal duke", "pay 1", ""])
def test_there_is_no_command_to_give_lend_or_show(reply):
    game = deal("duke duke", "captain captain", "contessa contessa")
    before = game.game.view(0), game.game.view(1)
    with pytest.raises(Illegal):
        game.game.decide(0, reply)
    assert (game.game.view(0), game.game.view(1)) == before
