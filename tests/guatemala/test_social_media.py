"""Social Media: a general action, drafted beside another Communications role."""

import pytest

from camarilla import BadSetup, Game
from camarilla.court.events import ActionDeclared
from tests.guatemala.table import deal

HANDS = "banker director", "politician banker", "priest guerrilla"


def test_draws_1_returns_1_and_is_never_challenged():
    game = deal(*HANDS, roles="social_media", draws=["priest"]).play("0 social_media")
    assert ActionDeclared(0, "social_media", None, (), 0) in game.news()
    assert game.moment() == ("return", (0,))
    game.play("0 return banker")
    assert game.hand(0) == ["director", "priest"]
    assert game.active == 1


def test_it_has_no_cards():
    game = deal(*HANDS, roles="social_media")
    assert game.court == 9
    assert "social_media" not in game.game.state.table.pieces()
    assert game.game.view().table.roles[-1] == "social_media"


def test_another_communications_role_is_drafted_too():
    with pytest.raises(BadSetup, match="communications"):
        Game.start(
            "guatemala", 3, roles=["banker", "social_media", "guerrilla", "politician", "priest"]
        )


def test_it_is_no_role_to_name():
    game = deal(
        "customs_officer director", "banker banker", "priest guerrilla", roles="social_media"
    )
    assert "customs social_media" not in game.options(0)
    assert "customs director" in game.options(0)
