"""Politician, Bribery: take up to 2 from the target."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Take

POLITICIAN = Role(
    "politician",
    group=Group.SPECIAL,
    actions=[Action("bribery", target=Target.OTHER, effect=[Take(2)])],
    counters=[Counter("bribery")],
)
