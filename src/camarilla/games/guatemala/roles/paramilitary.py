"""Paramilitary, Execution: pay 3, or 5 for a last life; the target loses a life."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Kill

PARAMILITARY = Role(
    "paramilitary",
    group=Group.FORCE,
    advanced=True,
    expansion="anarchy",
    actions=[
        Action("execution", cost_by_lives={2: 3, 1: 5}, target=Target.OTHER, effect=[Kill()]),
    ],
    counters=[Counter("execution")],
)
