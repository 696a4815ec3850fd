"""Phase 5: activation of the road's buildings up to the provost; production."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from engine.caylus.data import (
    ALTERNATIVES,
    CRAFTSMEN,
    EXCHANGES,
    KIND,
    LAST_SPACE,
    MARKET_PRICE,
    NOBODY,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRODUCTION,
    RESIDENCE_DENIERS,
    ROAD,
)
from engine.caylus.rules.residences import transform
from engine.caylus.rules.shared import add_cubes, begin_phase, changes, send_home
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision

Effect = Callable[[int, int], tuple[Any, ...]]


def _effects() -> dict[str, Effect]:
    """Return, for each tile that takes workers, a function from seat and space to its frame."""

    def on_space(rule: str) -> Effect:
        return lambda seat, space: (rule, seat, space)

    def craftsman(group: str) -> Effect:
        return lambda seat, _space: ("build_craft", seat, group, 0)

    by_rule: dict[str, Iterable[str]] = {
        "produce": PRODUCTION,
        "production_choice": ALTERNATIVES,
        "market_sell": MARKET_PRICE,
        "peddler_buy": PEDDLER_PRICES,
        "exchange": EXCHANGES,
    }
    found = {word: on_space(rule) for rule, words in by_rule.items() for word in words}
    found |= {word: craftsman(group) for word, group in CRAFTSMEN.items()}
    found["lawyer"] = lambda seat, _space: ("lawyer_target", seat, RESIDENCE_DENIERS)
    found["architect"] = lambda seat, _space: ("build_prestige", seat)
    return found


_EFFECTS = _effects()
_KINDS_MADE = {word: tuple(outputs) for word, outputs in ALTERNATIVES.items()}


class Road(Automatic[CaylusState]):
    """Phase 5: spaces 1 to the provost in order, then the workers beyond it."""

    name = "road"

    def run(self, state: CaylusState) -> None:
        begin_phase(state, 5)
        state.then(("activate", -1, 1), ("beyond_provost", -1))


class Activate(Automatic[CaylusState]):
    """The worker's owner resolves the building, then takes the worker back."""

    name = "activate"

    def run(self, state: CaylusState) -> None:
        """Find the next building with a worker from space ``frame[2]`` on, and queue its effect."""
        workers = state.road_worker
        for space in range(self[2], state.provost + 1):
            seat = workers[space]
            if seat != NOBODY:
                state.then(
                    _EFFECTS[state.road_tile[space]](seat, space),
                    ("vacate", seat, space),
                    ("activate", -1, space + 1),
                )
                return


class Vacate(Automatic[CaylusState]):
    """The worker returns to hand; a pending residence follows.

    This follows a ruling (rules: A delayed transformation scores later).
    """

    name = "vacate"

    def run(self, state: CaylusState) -> None:
        """Send the worker on space ``frame[2]`` home, then transform the space if that is due."""
        space = self[2]
        send_home(state, ROAD + space, "done")
        if state.road_pending[space] != NOBODY:
            transform(state, space)


class BeyondProvost(Automatic[CaylusState]):
    """Workers beyond the provost return without effect; owners keep their points."""

    name = "beyond_provost"

    def run(self, state: CaylusState) -> None:
        """Send the workers home, then transform pending residences, in order of spaces."""
        beyond = range(state.provost + 1, LAST_SPACE + 1)
        for space in beyond:
            if state.road_worker[space] != NOBODY:
                send_home(state, ROAD + space, "beyond")
        for space in beyond:
            if state.road_pending[space] != NOBODY:
                transform(state, space)


class Produce(Automatic[CaylusState]):
    """Production is compulsory and goes to the worker's owner in full.

    Editions differ (rules: Stone production rewards the owner).
    """

    name = "produce"

    def run(self, state: CaylusState) -> None:
        """Add the cubes; the owner of a stone tile takes one as well.

        This follows a ruling (rules: The worker's owner gains first).
        """
        seat, space = self.seat, self[2]
        tile = state.road_tile[space]
        add_cubes(state.cubes[seat], PRODUCTION[tile])
        if state.events is not None:
            state.tell("produced", seat, space=space, tile=tile, **changes(PRODUCTION[tile]))
        if tile in OWNER_BONUS and state.road_owner[space] != seat:
            state.then(("owner_bonus", state.road_owner[space], space, seat))


class ProductionChoice(Decision[CaylusState]):
    """Forest and farms make one of two kinds; the choice is compulsory."""

    name = "production_choice"
    verb = "produce"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the two kinds."""
        return _KINDS_MADE[state.road_tile[self[2]]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        space = self[2]
        tile = state.road_tile[space]
        made = ALTERNATIVES[tile][choice]
        state.cubes[seat][KIND[choice]] += made
        if state.events is not None:
            state.tell("produced", seat, space=space, tile=tile, **{choice: made})


class OwnerBonus(Decision[CaylusState]):
    """The owner takes a cube of a kind made there when another player works there."""

    name = "owner_bonus"
    verb = "bonus"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the two kinds of that tile."""
        return OWNER_BONUS[state.road_tile[self[2]]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give the owner the cube."""
        owner, space, by = self.seat, self[2], self[3]
        state.cubes[owner][KIND[choice]] += 1
        tile = state.road_tile[space]
        state.tell("owner_bonus", owner, space=space, tile=tile, by=by, **{choice: 1})
