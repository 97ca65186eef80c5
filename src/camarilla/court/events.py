"""What happens at a court table. Public, but for the cards that are sealed."""

from camarilla.kernel import Event, Sealed


class Claim:
    """What events are in which a `seat` claims a `role` (or declares an action that claims none):
    those that may be challenged."""

    __slots__ = ()
    seat: int
    role: str | None


class GameBegan(Event, frozen=True):
    """The game began: how many seats, who plays first, which roles are in play."""

    seats: int
    first: int
    roles: tuple[str, ...]
    copies: int


class CardsDealt(Event, frozen=True):
    """A seat was dealt its first cards."""

    seat: int
    cards: Sealed[tuple[str, ...]]


class TurnBegan(Event, frozen=True):
    seat: int
    turn: int


class ActionDeclared(Claim, Event, frozen=True, omit_defaults=True):
    """A seat declared an action, claiming a role (or none), and paid for it."""

    seat: int
    action: str
    role: str | None
    targets: tuple[int, ...]
    paid: int
    receiver: int | None = None
    named: str | None = None


class JoinClaimed(Claim, Event, frozen=True):
    """A seat claimed the role of another's action too, to share in it."""

    seat: int
    role: str
    action: str
    partner: int


class ActionBacked(Event, frozen=True):
    """A seat paid to make another's action happen."""

    seat: int
    action: str
    partner: int
    paid: int


class ActionUnbacked(Event, frozen=True):
    """Nobody paid to make an action happen: it failed, and what was paid stays paid."""

    seat: int
    action: str


class CounterClaimed(Claim, Event, frozen=True):
    """A seat claimed a role to block an action. `passed` had let it go by before that."""

    seat: int
    role: str
    action: str
    against: int
    passed: tuple[int, ...]


class Challenged(Event, frozen=True):
    """A seat challenged another's claim. `passed` had let it go by before that."""

    seat: int
    claimant: int
    role: str
    passed: tuple[int, ...]


class ClaimProved(Event, frozen=True):
    """The challenged seat showed the card it had claimed."""

    seat: int
    role: str
    challenger: int


class ClaimFailed(Event, frozen=True):
    """The challenged seat did not show the card: it could not, or it would not."""

    seat: int
    role: str
    challenger: int


class CostReturned(Event, frozen=True):
    seat: int
    coins: int


class ActionBlocked(Event, frozen=True):
    """A counteraction stood: the action failed, or one of its targets was spared. What was paid
    stays paid."""

    seat: int
    action: str
    by: int


class CoinsGained(Event, frozen=True):
    """Coins came from the treasury."""

    seat: int
    coins: int


class CoinsTaken(Event, frozen=True):
    """Coins went from one seat to another."""

    seat: int
    source: int
    coins: int


class CoinsGiven(Event, frozen=True):
    """Coins went from one seat to another, as the giver's own action would have it."""

    seat: int
    to: int
    coins: int


class LifeSetAside(Claim, Event, frozen=True):
    """A life was lost, and answered by claiming a role: the card lies face down, out of play."""

    seat: int
    role: str
    cause: str
    card: Sealed[str]


class AsideTurnedUp(Event, frozen=True):
    """The card that a seat had set aside was turned up, since its claim to a role was challenged.
    It stays lost, whether it is that role or not."""

    seat: int
    card: str
    role: str
    challenger: int


class LifeLost(Event, frozen=True):
    """A card was turned face up: a life lost to a coup, to an action, or to a challenge."""

    seat: int
    card: str
    cause: str


class EstateDivided(Event, frozen=True):
    """The coins of the exiled went to those who claimed them, in equal shares; the treasury got
    the remainder."""

    estates: tuple[int, ...]
    heirs: tuple[int, ...]
    share: int
    remainder: int


class Exiled(Event, frozen=True):
    """A seat lost its last card and is out of the game."""

    seat: int


class EstateReturned(Event, frozen=True):
    """The coins of an exiled seat went to the treasury."""

    seat: int
    coins: int


class CardsDrawn(Event, frozen=True):
    """A seat drew cards from the court."""

    seat: int
    count: int
    cards: Sealed[tuple[str, ...]]


class CardsRevealed(Event, frozen=True):
    """Cards of the court were turned up for all to see, and put back."""

    cards: tuple[str, ...]


class CardPassed(Event, frozen=True):
    """A card went from one hand to another; the two of them know which."""

    seat: int
    to: int
    card: Sealed[str]


class CardReturned(Event, frozen=True):
    """A card of a seat's went back to the court: chosen in an exchange, or shown and replaced."""

    seat: int
    card: Sealed[str]
