"""Every role has its file, its test, its reference card and its words."""

from pathlib import Path

import pytest

from camarilla.games.guatemala.cards import reference_card
from camarilla.games.guatemala.roles import ROLES
from camarilla.kernel.codec import decode, encode
from camarilla.text import Speaker

HERE = Path(__file__).parent
SPEAKER = Speaker("en", strict=True)


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_a_file_and_a_test_of_its_own(role):
    source = HERE.parents[1] / "src" / "camarilla" / "games" / "guatemala" / "roles"
    assert (source / f"{role}.py").is_file()
    assert (HERE / f"test_{role}.py").is_file()


@pytest.mark.parametrize("role", ROLES)
def test_every_role_has_a_card_in_data_and_in_words(role):
    card = reference_card(role)
    assert decode(encode(card), type(card)) == card
    assert card.actions or card.reaction or role == "lawyer"
    assert SPEAKER.role(role)
    assert len(SPEAKER.role_card(role).splitlines()) >= 2
    for action in card.actions:
        assert SPEAKER.action(action.name)
        for cost in action.costs:
            assert not cost or str(cost) in SPEAKER.role_card(role)


@pytest.mark.parametrize(
    ("role", "protects"),
    [
        ("judge", True),
        ("producer", True),
        ("communist", True),
        ("banker", False),
        ("lawyer", False),
    ],
)
def test_who_protects_against_itself(role, protects):
    assert reference_card(role).protects is protects
