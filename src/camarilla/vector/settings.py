"""The settings of a training run: what was tried and found good, each open to change."""

from dataclasses import asdict, dataclass, fields
from typing import Any

from camarilla.vector.box import box
from camarilla.vector.codes import COPIES, ROLE_NAMES


@dataclass(frozen=True)
class Settings:
    """Everything that a run depends on. Kept with its checkpoint and on the card of its weights."""

    seed: int = 0
    games: int = 32_768
    """Games played at once."""
    steps: int = 32
    """Decisions of each game between two lessons."""
    minibatches: int = 16
    decisions: float = 12e9
    """How long to train; rates fall from their first to their last value over this."""

    hidden: tuple[int, ...] = (512, 512)
    critic: tuple[int, ...] = (512, 512)
    judge: int = 128
    half: bool = True
    """Matrix products in bfloat16."""

    shares: tuple[float, ...] = (0.30, 0.15, 0.20, 0.15, 0.20)
    """Of the decisions, by table size: 2 to 6 seats."""
    inquisitor: float = 0.5
    """The share of games with an Inquisitor."""
    draw_first: float = 0.5
    """The share of games in which a replaced card goes back only after its owner has drawn."""
    duel_coins: tuple[int, ...] = ()
    """With two seats: the first one's coins and the other's; without them, as the editions say."""
    turn_limit: int = 500
    """The limit of turns, as at a real table."""
    draws: bool = False
    """A game that reaches the limit is shared by the living; else it teaches nothing of its end."""
    clock: int = 0
    """The net sees how many turns are left, once they are no more than this: for short games."""
    lives: int = 2
    """Cards dealt to each: 1 in a reduced game."""
    copies: int = COPIES
    """Cards of each role: fewer in a reduced game."""
    roles: tuple[str, ...] = ROLE_NAMES
    """The roles in the box: fewer in a reduced game."""
    scripted: float = 0.15
    """The share of games with scripted opponents."""
    past: float = 0.15
    """The share of games with nets of the pool: past selves, exploiters, a frozen target."""
    pool: int = 6
    """How many nets the pool has."""
    fixed: int = 0
    """The first so many of them stay as they were given."""
    renew: int = 300
    """Lessons after which the actor takes the place of one of the others in the pool."""
    alone: bool = False
    """The learner holds one seat of each such game, and never more: a best response."""
    scripts: tuple[str, ...] = ("honest", "doubter", "liar", "random")
    temperature: float = 1.0
    """How the pool plays: sharpened, where below 1."""
    prune: float = 0.0
    """How the pool plays: without replies that are less likely than this."""
    as_played: bool = False
    """The learner plays like that too: for games to learn from about it, not for it."""

    rate: float = 8e-4
    rate_end: float = 4e-5
    entropy: float = 0.05
    """In units of the reward, which is 1 for winning and -1/(n-1) for losing."""
    entropy_end: float = 0.015
    kl: float = 0.1
    """The pull towards a slowly moving average of itself."""
    magnet: float = 0.005
    """How fast that average moves, each lesson."""
    clip: float = 0.1
    trace: float = 0.95
    """λ of the returns."""
    norm: float = 0.5
    """The most that a gradient may measure."""

    def __post_init__(self) -> None:
        if not 1 <= self.steps <= self.games or self.minibatches < 1 or self.pool < 1:
            raise ValueError("at least one game, step, minibatch and net; games not under steps")
        if self.games % self.minibatches:
            raise ValueError(f"{self.games} games do not split into {self.minibatches} minibatches")
        if self.fixed > self.pool:
            raise ValueError(f"a pool of {self.pool} cannot hold {self.fixed} fixed nets")
        self._check_table()

    def _check_table(self) -> None:
        if self.lives not in (1, 2) or len(self.duel_coins) not in (0, 2):
            raise ValueError("one card each, or two; coins of both seats of a duel, or of none")
        box(self.roles, self.copies)  # or it says what is wrong
        most = max((n + 2 for n, share in enumerate(self.shares) if share), default=2)
        cards = len(self.roles) * self.copies
        least = 3 if "fifth" in self.roles else 1  # what the deal must leave, as in the engine
        if cards < self.lives * most + least:
            raise ValueError(f"{cards} cards are not enough for {most} seats")

    @property
    def batch(self) -> int:
        """Decisions between two lessons."""
        return self.games * self.steps

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, saved: dict[str, Any]) -> "Settings":
        known = {field.name for field in fields(cls)}
        values: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in saved.items()
            if name in known
        }
        return cls(**values)


SMALL = {
    "games": 512,
    "steps": 16,
    "minibatches": 4,
    "hidden": (64, 64),
    "critic": (64, 64),
    "judge": 16,
    "half": False,
    "pool": 2,
    "decisions": 2e6,
}
"""For a processor without an accelerator: enough to beat `random`, and to try things out."""

RESPONSE = {
    "alone": True,
    "decisions": 1.5e9,
    "entropy": 0.02,
    "entropy_end": 0.002,
    "kl": 0.02,
    "rate_end": 1e-4,
}
"""For a best response: one seat of each game, less entropy, a shorter run."""

INSIGHT = {
    "games": 1024,
    "steps": 16,
    "minibatches": 4,
    "decisions": 3.5e7,
    "critic": (256, 256),
    "scripted": 0.0,
    "past": 0.0,
    "pool": 1,
    "prune": 0.02,
    "as_played": True,
    "rate": 2e-3,
    "rate_end": 5e-5,
    "trace": 0.9,
    "norm": 1.0,
}
"""For the insight of a search: on a processor, in less than an hour."""

REDUCED = {
    **SMALL,
    "games": 4096,
    "steps": 8,
    "minibatches": 16,
    "hidden": (128, 128),
    "critic": (128, 128),
    "judge": 8,
    "decisions": 2e7,
    "scripted": 0.03,
    "scripts": ("random",),
    "renew": 50,
    "rate": 2e-3,
    "rate_end": 1e-4,
    "entropy": 0.2,
    "entropy_end": 0.03,
    "magnet": 0.03,
}
"""For the reduced games that can be solved, on a processor. A run has ten times fewer lessons than
a long one, so the magnet and the rate are quicker. Where each of few decisions has a large share in
who wins, entropy must be higher: a reply that is never tried any more leaves a hole which nobody in
self-play finds. Few scripts, since an equilibrium is not the best answer to them. What each of
these does has not been measured apart."""
