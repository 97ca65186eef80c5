"""The roles, one file each: whatever file lies here is in the box."""

from importlib import import_module
from pkgutil import iter_modules

from camarilla.court.roles import Role


def _roles() -> dict[str, Role]:
    found: dict[str, Role] = {}
    for module in sorted(iter_modules(__path__), key=lambda module: module.name):
        inside = vars(import_module(f"{__name__}.{module.name}")).values()
        found.update({value.name: value for value in inside if isinstance(value, Role)})
    return found


ROLES = _roles()
"""Every role by its name."""
