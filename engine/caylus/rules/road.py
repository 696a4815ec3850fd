"""Phase 5: the buildings on the road up to the provost, and production."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.caylus import events
from engine.caylus.data import KIND, LAST_SPACE, NOBODY, ROAD, ROAD_PHASE
from engine.caylus.rules.building import BuildCraft, BuildPrestige
from engine.caylus.rules.residences import ChooseLawyerTarget, become_residence
from engine.caylus.rules.shared import add_cubes, begin_phase, cube_changes, send_home
from engine.caylus.rules.trade import ChooseExchange, MarketSell, PeddlerBuy
from engine.caylus.state import CaylusState
from engine.caylus.tiles import (
    ALTERNATIVES,
    CRAFTSMEN,
    EXCHANGES,
    MARKET_PRICE,
    OWNER_BONUS,
    PEDDLER_PRICES,
    PRODUCTION,
    RESIDENCE_DENIERS,
)
from engine.core.frames import Frame
from engine.core.rules import Automatic, Decision

Effect = Callable[[int, int], Frame]
"""A function from the worker's seat and its space to the frame of the building's effect."""


_KINDS_MADE = {word: tuple(outputs) for word, outputs in ALTERNATIVES.items()}


class Road(Automatic[CaylusState]):
    """Phase 5: spaces 1 to the provost in order, then the workers beyond it."""

    name = "road"

    def run(self, state: CaylusState) -> None:
        begin_phase(state, ROAD_PHASE)
        state.then(_ACTIVATIONS[1], BeyondProvost(NOBODY))


class Activate(Automatic[CaylusState]):
    """The worker's owner resolves the building, then takes the worker back.

    All spaces before ``space`` are resolved already.
    """

    name = "activate"
    space: int

    def run(self, state: CaylusState) -> None:
        """Find the next building with a worker, and queue its effect."""
        workers = state.road_worker
        for space in range(self.space, state.provost + 1):
            seat = workers[space]
            if seat != NOBODY:
                state.then(
                    _EFFECTS[state.road_tile[space]](seat, space),
                    Vacate(seat, space),
                    _ACTIVATIONS[space + 1],
                )
                return


_ACTIVATIONS = tuple(Activate(NOBODY, space) for space in range(LAST_SPACE + 2))
"""The activation from each space on."""


class Vacate(Automatic[CaylusState]):
    """The worker returns to hand; a pending residence follows.

    This follows a ruling (rules: A delayed transformation scores later).
    """

    name = "vacate"
    space: int

    def run(self, state: CaylusState) -> None:
        """Send the worker home, then transform the space if that is due."""
        space = self.space
        send_home(state, ROAD + space, "done")
        if state.road_pending[space] != NOBODY:
            become_residence(state, space)


class BeyondProvost(Automatic[CaylusState]):
    """Workers beyond the provost return without effect; owners keep their points."""

    name = "beyond_provost"

    def run(self, state: CaylusState) -> None:
        """Send the workers home, then transform pending residences, in order of spaces."""
        first = state.provost + 1
        for space, seat in enumerate(state.road_worker[first:], first):
            if seat != NOBODY:
                send_home(state, ROAD + space, "beyond")
        for space, seat in enumerate(state.road_pending[first:], first):
            if seat != NOBODY:
                become_residence(state, space)


class Produce(Automatic[CaylusState]):
    """Production is compulsory and goes to the worker's owner in full.

    Editions differ (rules: Stone production rewards the owner).
    """

    name = "produce"
    space: int

    def run(self, state: CaylusState) -> None:
        """Add the cubes; the owner of a stone tile takes one as well.

        This follows a ruling (rules: The worker's owner gains first).
        """
        seat, space = self.seat, self.space
        tile = state.road_tile[space]
        add_cubes(state.cubes[seat], PRODUCTION[tile])
        if state.events is not None:
            state.tell(
                events.CubesProduced, seat, space=space, tile=tile, **cube_changes(PRODUCTION[tile])
            )
        if tile in OWNER_BONUS and state.road_owner[space] != seat:
            state.then(OwnerBonus(state.road_owner[space], space, seat))


class ProductionChoice(Decision[CaylusState]):
    """Forest and farms make one of two kinds; the choice is compulsory."""

    name = "production_choice"
    verb = "produce"
    space: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the two kinds."""
        return _KINDS_MADE[state.road_tile[self.space]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        space = self.space
        tile = state.road_tile[space]
        made = ALTERNATIVES[tile][choice]
        state.cubes[seat][KIND[choice]] += made
        if state.events is not None:
            state.tell(events.CubesProduced, seat, space=space, tile=tile, **{choice: made})


class OwnerBonus(Decision[CaylusState]):
    """The owner takes a cube of a kind made there when another player, ``by``, works there."""

    name = "owner_bonus"
    verb = "bonus"
    space: int
    by: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the two kinds of that tile."""
        return OWNER_BONUS[state.road_tile[self.space]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give the owner the cube."""
        space = self.space
        state.cubes[seat][KIND[choice]] += 1
        tile = state.road_tile[space]
        state.tell(events.OwnerRewarded, seat, space=space, tile=tile, by=self.by, **{choice: 1})


def _craftsman_effect(group: str) -> Effect:
    return lambda seat, _space: BuildCraft(seat, group, 0)


_EFFECTS: Mapping[str, Effect] = {
    **dict.fromkeys(PRODUCTION, Produce),
    **dict.fromkeys(ALTERNATIVES, ProductionChoice),
    **dict.fromkeys(MARKET_PRICE, MarketSell),
    **dict.fromkeys(PEDDLER_PRICES, PeddlerBuy),
    **dict.fromkeys(EXCHANGES, ChooseExchange),
    **{word: _craftsman_effect(group) for word, group in CRAFTSMEN.items()},
    "lawyer": lambda seat, _space: ChooseLawyerTarget(seat, RESIDENCE_DENIERS),
    "architect": lambda seat, _space: BuildPrestige(seat),
}
"""The effect of each tile that takes workers."""
