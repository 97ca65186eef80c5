"""Which replies claim a role, and whether the claim is true: for those who see the hand."""

from camarilla.court.joining import Join
from camarilla.court.roles import Box
from camarilla.kernel import Reply, Step


def claimed(box: Box, step: Step | None, reply: Reply) -> str | None:
    """The role that a reply to this step claims."""
    if reply.verb == "block":
        return reply.what
    if reply.verb == "join":
        return step.deed.role if isinstance(step, Join) else None
    return box.claiming.get(reply.verb)


def is_true(box: Box, step: Step | None, reply: Reply, hand: tuple[str, ...]) -> bool | None:
    """Is what a reply claims true of a hand? None for what is no claim."""
    role = claimed(box, step, reply)
    if role is None:
        return None
    if role in box.reactions and box.reactions[role].name == reply.verb:
        return reply.what == role  # the very card that is set aside must be the role
    return role in hand
