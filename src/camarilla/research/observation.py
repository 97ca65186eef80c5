"""A view as numbers: what lies on the table now, as one seat sees it, and a short memory.

Everything is read off a `View`, so nothing can get in that the seat may not know. Seats are counted
from the viewer. The layout of a table is a list of named parts, in order; `docs/research` has them.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from camarilla.court.events import ActionDeclared, Challenged, Claim, ClaimFailed, TurnBegan
from camarilla.court.table import CourtRules, CourtSeen
from camarilla.games.guatemala.table import GuatemalaSeen
from camarilla.games.royal import Royal
from camarilla.games.royal.deck import COLOURS, symbols
from camarilla.games.royal.loot import GiveCube, Intrigue, TakeCubes
from camarilla.games.royal.table import RoyalSeen
from camarilla.kernel import BadSetup, Rules, View
from camarilla.research.replies import possible_actions, role_names

Vector = NDArray[np.float32]

MOST = 10.0
"""No number is larger: counts are scaled, and cut off here."""


class Layout:
    """The parts of an observation, each a name and a shape."""

    def __init__(self, shapes: Mapping[str, tuple[int, ...]]) -> None:
        self.shapes = dict(shapes)
        self.size = sum(prod(shape) for shape in shapes.values())

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The named parts of a vector, as windows into it."""
        found, start = {}, 0
        for name, shape in self.shapes.items():
            size = prod(shape)
            found[name] = vector[start : start + size].reshape(shape)
            start += size
        return found


class Observer:
    """What a seat sees at one table, as numbers."""

    layout: Layout

    def observe(self, view: View) -> Vector:
        vector = np.zeros(self.layout.size, np.float32)
        self.write(self.layout.parts(vector), view, view.seat or 0)
        return np.minimum(vector, MOST, out=vector)

    def write(self, parts: dict[str, Vector], view: View, seat: int) -> None:
        raise NotImplementedError


@lru_cache(maxsize=64)
def observer_for(rules: Rules) -> Observer:
    """The observer of a table. Rules are shared by equal tables, and so is this."""
    if isinstance(rules, Royal):
        return RoyalObserver(rules)
    if isinstance(rules, CourtRules):
        return CourtObserver(rules)
    raise BadSetup(f"nobody has turned views of {rules.key} into numbers yet")


def _count(part: Vector, places: Mapping[str, int], names: Iterable[str], scale: float = 1) -> None:
    for name in names:
        part[places[name]] += 1 / scale


class CourtObserver(Observer):
    """Coup and Guatemala 54."""

    def __init__(self, rules: CourtRules) -> None:
        roles, seats = role_names(rules), rules.seats
        actions = dict.fromkeys(action.name for action in possible_actions(rules))
        self.roles = {name: place for place, name in enumerate(roles)}
        self.actions = {name: place for place, name in enumerate(actions)}
        self.rules = rules
        shapes: dict[str, tuple[int, ...]] = {
            "hand": (len(roles),),
            "aside": (len(roles),),
            "living": (seats,),
            "active": (seats,),
            "coins": (seats,),
            "cards": (seats,),
            "face_up": (seats, len(roles)),
            "estates": (seats,),
            "court": (1,),
            "turn": (1,),
            "action": (len(actions),),
            "targets": (seats,),
            "claimant": (seats,),
            "claim": (len(roles),),
            "challenger": (seats,),
            "claims": (seats, len(roles)),
            "caught": (seats, len(roles)),
            "challenges": (seats,),
        }
        if rules.key == "guatemala":
            shapes |= {
                "in_play": (len(roles),),
                "peacekeeping": (seats,),
                "officer": (seats,),
                "taxed": (len(roles),),
                "treaty": (seats,),
                "disappear": (seats,),
                "bank": (1,),
                "pool": (1,),
            }
        self.layout = Layout(shapes)

    def write(self, parts: dict[str, Vector], view: View, seat: int) -> None:
        table = view.table
        assert isinstance(table, CourtSeen)
        self._table(parts, view, table, seat)
        self._memory(parts, view, seat)
        if isinstance(table, GuatemalaSeen):
            self._tokens(parts, table, seat)

    def _table(self, parts: dict[str, Vector], view: View, table: CourtSeen, viewer: int) -> None:
        seats = len(table.seats)
        for seat, seen in enumerate(table.seats):
            place = (seat - viewer) % seats
            parts["living"][place] = seat in view.living
            parts["coins"][place] = seen.coins / 10
            parts["cards"][place] = seen.cards / 2
            parts["estates"][place] = table.estates.get(seat, 0) / 10
            _count(parts["face_up"][place], self.roles, seen.face_up)
            _count(parts["hand"], self.roles, seen.hand or ())
            _count(parts["aside"], self.roles, seen.aside or ())
        parts["active"][(table.active - viewer) % seats] = 1
        parts["court"][0] = table.court / 10
        parts["turn"][0] = view.turn / self.rules.options.turn_limit

    def _memory(self, parts: dict[str, Vector], view: View, viewer: int) -> None:
        """The action and the claim at stake, and who has claimed and doubted what so far."""
        seats = view.seats
        stake = ("action", "targets", "claimant", "claim", "challenger")
        for event in view.events:
            if isinstance(event, TurnBegan):
                for name in stake:
                    parts[name].fill(0)
            elif isinstance(event, Challenged):
                place = (event.seat - viewer) % seats
                parts["challenger"].fill(0)
                parts["challenger"][place] = 1
                parts["challenges"][place] += 0.25
            elif isinstance(event, ClaimFailed):
                place = (event.seat - viewer) % seats
                parts["caught"][place, self.roles[event.role]] += 1
            elif isinstance(event, Claim):
                self._claim(parts, event, viewer, seats)

    def _claim(self, parts: dict[str, Vector], event: Claim, viewer: int, seats: int) -> None:
        place = (event.seat - viewer) % seats
        if isinstance(event, ActionDeclared):
            for name in ("action", "targets"):
                parts[name].fill(0)
            parts["action"][self.actions[event.action]] = 1
            for target in event.targets:
                parts["targets"][(target - viewer) % seats] = 1
        for name in ("claimant", "claim", "challenger"):
            parts[name].fill(0)
        parts["claimant"][place] = 1
        if event.role is not None:
            parts["claim"][self.roles[event.role]] = 1
            parts["claims"][place, self.roles[event.role]] += 0.25

    def _tokens(self, parts: dict[str, Vector], table: GuatemalaSeen, viewer: int) -> None:
        seats, tokens = len(table.seats), table.tokens
        _count(parts["in_play"], self.roles, (role for role in table.roles if role in self.roles))
        _count(parts["taxed"], self.roles, [] if tokens.taxed is None else [tokens.taxed])
        held: dict[str, Iterable[int | None]] = {
            "peacekeeping": (tokens.peacekeeping,),
            "officer": (tokens.officer,),
            "treaty": tokens.treaty or (),
            "disappear": tokens.disappear,
        }
        for name, holders in held.items():
            for holder in holders:
                if holder is not None:
                    parts[name][(holder - viewer) % seats] += 1
        parts["bank"][0] = table.bank / 10
        parts["pool"][0] = table.pool


class RoyalObserver(Observer):
    """Coup Royal."""

    def __init__(self, rules: Royal) -> None:
        self.rules = rules
        self.colours = {colour: place for place, colour in enumerate(COLOURS)}
        dealt = Counter((*rules.deck.stack_1, *rules.deck.stack_2))
        special = [card for card in dealt if not symbols(card) and card not in rules.item_fame]
        self.special = {card: place for place, card in enumerate(sorted(special))}
        seats, places, colours = rules.seats, len(rules.letters), len(COLOURS)
        self.layout = Layout(
            {
                "secrets": (colours,),
                "cubes": (seats, colours),
                "fame": (seats,),
                "secret_cards": (seats,),
                "partner": (seats,),
                "loot_cubes": (places, colours),
                "loot_fame": (places,),
                "loot_special": (places, len(self.special)),
                "supply": (colours,),
                "stacks": (2,),
                "pile": (1,),
                "round": (1,),
                "left": (1,),
                "swap_with": (seats,),
                "swap_for": (colours,),
            }
        )

    def write(self, parts: dict[str, Vector], view: View, seat: int) -> None:
        table = view.table
        assert isinstance(table, RoyalSeen)
        self._hideouts(parts, table, seat)
        self._loot(parts, table)
        if table.partner is not None:
            parts["partner"][(table.partner - seat) % view.seats] = 1
        parts["supply"][:] = [cubes / 10 for cubes in table.supply]
        parts["stacks"][:] = [cards / 10 for cards in table.stacks]
        parts["pile"][0] = table.pile / 10
        parts["round"][0] = view.turn / 10
        step: Any = None if view.window is None else view.window.step
        if isinstance(step, Intrigue | GiveCube):
            parts["left"][0] = step.left
        if isinstance(step, TakeCubes):
            parts["left"][0] = step.count
        if isinstance(step, GiveCube):
            parts["swap_with"][(step.other - seat) % view.seats] = 1
            parts["swap_for"][self.colours[step.took]] = 1

    def _hideouts(self, parts: dict[str, Vector], table: RoyalSeen, viewer: int) -> None:
        for seat, seen in enumerate(table.seats):
            place = (seat - viewer) % len(table.seats)
            parts["cubes"][place] = [cubes / 10 for cubes in seen.cubes]
            parts["fame"][place] = sum(self.rules.item_fame[item] for item in seen.items) / 10
            parts["secret_cards"][place] = seen.secret_cards / 4
            if seat == viewer:
                _count(parts["secrets"], self.colours, seen.secrets or ())

    def _loot(self, parts: dict[str, Vector], table: RoyalSeen) -> None:
        for place, card in enumerate(table.loot.values()):
            if card is None:
                continue
            _count(parts["loot_cubes"][place], self.colours, symbols(card))
            parts["loot_fame"][place] = self.rules.item_fame.get(card, 0) / 10
            if card in self.special:
                parts["loot_special"][place, self.special[card]] = 1
