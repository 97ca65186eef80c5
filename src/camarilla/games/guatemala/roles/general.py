"""General, Purge: pay 5; all others lose a life."""

from camarilla.court.roles import Action, Counter, Group, Role, Target
from camarilla.court.verbs import Kill

GENERAL = Role(
    "general",
    group=Group.FORCE,
    actions=[Action("purge", cost=5, target=Target.OTHERS, effect=[Kill()])],
    counters=[Counter("purge")],
)
