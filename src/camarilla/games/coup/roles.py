"""The characters of Coup."""

from collections.abc import Sequence

from camarilla.court.roles import Action, Box, By, Counter, Role, Target
from camarilla.court.verbs import Exchange, Gain, Kill, Take
from camarilla.games.coup.examine import Examine

INCOME = Action("income", effect=[Gain(1)])
FOREIGN_AID = Action("foreign_aid", effect=[Gain(2)])
COUP = Action("coup", cost=7, target=Target.OTHER, effect=[Kill()])

DUKE = Role(
    "duke",
    actions=[Action("tax", effect=[Gain(3)])],
    counters=[Counter("foreign_aid", by=By.ANYONE)],
)
ASSASSIN = Role(
    "assassin",
    actions=[Action("assassinate", cost=3, target=Target.OTHER, effect=[Kill()])],
)
CAPTAIN = Role(
    "captain",
    actions=[Action("steal", target=Target.OTHER, effect=[Take(2)])],
    counters=[Counter("steal")],
)
CONTESSA = Role("contessa", counters=[Counter("assassinate")])
AMBASSADOR = Role(
    "ambassador",
    actions=[Action("exchange", effect=[Exchange(2)])],
    counters=[Counter("steal")],
)
INQUISITOR = Role(
    "inquisitor",
    actions=[
        Action("exchange", effect=[Exchange(1)]),
        Action("examine", target=Target.OTHER, effect=[Examine()]),
    ],
    counters=[Counter("steal")],
    offers=["show *", "keep", "replace"],
)

FIFTH = {"ambassador": AMBASSADOR, "inquisitor": INQUISITOR}


def box(fifth: str, names: Sequence[str] = ()) -> Box:
    """The box with an Ambassador or an Inquisitor, never both; or with some of its roles only."""
    roles = [DUKE, ASSASSIN, CAPTAIN, CONTESSA, FIFTH[fifth]]
    return Box(
        roles=[role for role in roles if not names or role.name in names],
        general=[INCOME, FOREIGN_AID, COUP],
    )
