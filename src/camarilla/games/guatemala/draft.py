"""The draft: one role of Finance, one of Communications, one of Force, two special interests."""

from collections.abc import Sequence
from functools import lru_cache

from camarilla.court.roles import Action, Box, Group, Role, Target
from camarilla.court.verbs import Gain, Kill
from camarilla.games.guatemala.roles import ROLES
from camarilla.kernel import BadSetup, Fate

FIRST_GAME = ("banker", "director", "guerrilla", "peacekeeper", "politician")

WANTED = {Group.FINANCE: 1, Group.COMMUNICATIONS: 1, Group.FORCE: 1, Group.SPECIAL: 2}


def drafted(advanced: bool, anarchy: bool, fate: Fate) -> tuple[str, ...]:
    """Five roles at random. A drafted general action comes on top of the five."""
    names: list[str] = []
    for group, count in WANTED.items():
        pool = sorted(candidates(group, advanced, anarchy))
        while count:
            names.append(pool.pop(fate.pick(len(pool))))
            count -= not ROLES[names[-1]].general
    return in_order(names)


def candidates(group: Group, advanced: bool, anarchy: bool) -> list[str]:
    """The roles of a group that may be drafted."""
    return [
        role.name
        for role in ROLES.values()
        if role.group is group
        and (advanced or not role.advanced)
        and (anarchy or role.expansion is None)
    ]


def in_order(names: Sequence[str]) -> tuple[str, ...]:
    """Roles in the order of their groups, and by name; general actions last."""
    groups = list(WANTED)

    def place(name: str) -> tuple[bool, int, str]:
        role = ROLES[name]
        assert role.group is not None
        return role.general, groups.index(role.group), name

    return tuple(sorted(names, key=place))


def check(names: Sequence[str]) -> None:
    """A draft by hand has to be one that chance could have made."""
    for name in names:
        if name not in ROLES:
            raise BadSetup(f"there is no role '{name}'; there are {', '.join(ROLES)}")
    if len(set(names)) != len(names):
        raise BadSetup("a role can be drafted only once")
    roles = [ROLES[name] for name in names if not ROLES[name].general]
    for group, count in WANTED.items():
        found = sum(role.group is group for role in roles)
        if found != count:
            raise BadSetup(f"a draft has {count} of the group '{group.value}', not {found}")


@lru_cache(maxsize=4096)
def box_of(names: tuple[str, ...]) -> Box:
    """The box with these roles in play."""
    roles: list[Role] = [ROLES[name] for name in names]
    besides = [effect for role in roles for effect in role.with_income]
    return Box(
        roles=roles,
        general=[
            Action("income", effect=[Gain(1), *besides]),
            Action("coup", cost=7, target=Target.OTHER, effect=[Kill()]),
        ],
        may_decline=False,
        plain=False,
    )
