"""A request that is turned down: a code for programs, one line for people, nothing changed."""

from camarilla.kernel import CamarillaError


class Refused(CamarillaError):
    """`code` is one of the constants below, or that of an `Illegal`."""

    MALFORMED = "malformed"
    UNKNOWN_TOKEN = "unknown token"
    NO_ROOM = "no such room"
    NO_MATCH = "no such match"
    NO_PAGE = "no such page"
    NOT_YOURS = "not yours"
    NOT_HOST = "not the host"
    TAKEN = "taken"
    BAD_SETUP = "bad setup"
    NOT_NOW = "not now"
    TOO_FAST = "too fast"
    SILENCED = "silenced"
    BUSY = "busy"
    RECONNECTING = "reconnecting"
    FAILED = "failed"

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
