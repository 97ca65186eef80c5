"""Guerrilla, Execution: pay 4; the target loses a life."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Kill

GUERRILLA = Role(
    "guerrilla",
    group=Group.FORCE,
    actions=[Action("execution", cost=4, target=Target.OTHER, effect=[Kill()])],
    counters=[Counter("execution")],
)
