"""Social Media, drafted as an action for everybody: draw 1, return 1."""

from camarilla.court.roles import Action, Group, Role
from camarilla.court.verbs import Exchange

SOCIAL_MEDIA = Role(
    "social_media",
    group=Group.COMMUNICATIONS,
    advanced=True,
    expansion="anarchy",
    general=True,
    actions=[Action("social_media", effect=[Exchange(1)])],
)
