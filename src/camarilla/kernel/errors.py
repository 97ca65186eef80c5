"""What can go wrong, by kind. Every message is one clear line for the person who caused it."""


class CamarillaError(Exception):
    """A mistake of the caller's: an impossible set-up, reply or file."""


class BadSetup(CamarillaError):
    """A game that cannot be set up: unknown game, option out of range, wrong number of seats."""


class BadFile(CamarillaError):
    """A transcript, view or saved state that is damaged, tampered with or of another version."""


class Illegal(CamarillaError):
    """A decision that the rules do not allow. Nothing was changed.

    `code` is one of OVER, CLOSED, NOT_ASKED, ANSWERED, NOT_OFFERED, so that a program can tell
    a reply that came too late from one that never was allowed.
    """

    OVER = "over"
    CLOSED = "closed"
    NOT_ASKED = "not asked"
    ANSWERED = "answered"
    NOT_OFFERED = "not offered"

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.code = code
