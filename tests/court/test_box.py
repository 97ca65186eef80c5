"""The box: what a reference card says, found by the name of an action."""

from camarilla.court.roles import Action, Box, By, Counter, Role
from camarilla.court.verbs import Gain
from tests.court.fable import BAKER, BOX, INCOME


def test_an_action_of_a_role_claims_that_role():
    assert BOX.claims["bake"] == "baker"
    assert (BOX.claims["rob"], BOX.claims["waylay"]) == ("bandit", "bandit")


def test_an_action_open_to_everybody_claims_none():
    assert not {"income", "beg", "coup"} & set(BOX.claims)


def test_every_action_is_found_by_its_name_general_ones_first():
    assert list(BOX.actions) == [
        *("income", "beg", "coup"),
        *("bake", "poison", "trade", "rob", "waylay", "preach"),
    ]
    assert BOX.actions["bake"] is BAKER.actions[0]
    assert BOX.actions["income"] is INCOME


def test_the_roles_that_block_an_action_stand_in_the_order_of_the_box():
    assert (BOX.blocks["poison"].by, BOX.blocks["poison"].roles) == (
        By.TARGET,
        ("taster", "beadle"),
    )
    assert (BOX.blocks["beg"].by, BOX.blocks["beg"].roles) == (By.ANYONE, ("bandit", "beadle"))


def test_an_action_nobody_blocks_has_no_blocks():
    assert [name for name, blocks in BOX.blocks.items() if blocks is None] == [
        *("income", "coup", "bake", "trade", "rob", "waylay"),
    ]


def test_a_counter_to_an_action_that_is_not_in_the_box_blocks_nothing():
    idle = Role("idle", counters=[Counter("dance")])
    box = Box([idle], [Action("income", effect=[Gain(1)])])
    assert set(box.blocks) == {"income"}


def test_ten_coins_and_a_treasury_of_fifty_unless_said_otherwise():
    box = Box([], [INCOME])
    assert (box.must_coup, box.coins) == (10, 50)
    assert (BOX.must_coup, BOX.coins) == (8, 30)
