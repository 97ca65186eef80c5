"""Judge, Frame: the target gets 3 of one's coins, blocks or not, and loses a life."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import HandCostTo, Kill

JUDGE = Role(
    "judge",
    group=Group.FORCE,
    actions=[Action("frame", cost=3, target=Target.OTHER, effect=[HandCostTo(), Kill()])],
    counters=[Counter("frame")],
)
