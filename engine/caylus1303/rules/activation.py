"""Phase 2: the buildings along the road up to the provost (rules: Activation)."""

from __future__ import annotations

from typing import Literal

from engine.caylus1303 import events
from engine.caylus1303.data import ACTIVATION_PHASE, BRIDGE, NO_GOODS, NOBODY, SPACES
from engine.caylus1303.rules.effects_and_favours import start_effect
from engine.caylus1303.rules.goods import add_to_stock, nonzero_amounts
from engine.caylus1303.rules.provost import Bailiff, Bridge
from engine.caylus1303.rules.shared import begin_phase
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import BUILT, TILES
from engine.core.rules import Automatic


class Activation(Automatic[Caylus1303State]):
    """Phase 2: the spaces before the bridge, the bridge, the Bailiff, the other spaces."""

    name = "activation"

    def run(self, state: Caylus1303State) -> None:
        begin_phase(state, ACTIVATION_PHASE)
        state.then(
            Walk(NOBODY, 0, BRIDGE),
            Bridge(NOBODY),
            Bailiff(NOBODY),
            PastBridge(NOBODY),
        )


class PastBridge(Automatic[Caylus1303State]):
    """After the bridge and the Bailiff, the provost no longer moves in this round."""

    name = "past_bridge"

    def run(self, state: Caylus1303State) -> None:
        """Queue the walk up to the provost and the return of the workers beyond it."""
        state.then(Walk(NOBODY, BRIDGE + 1, state.provost), BeyondProvost(NOBODY))


class Walk(Automatic[Caylus1303State]):
    """Buildings in road order; each worker's owner applies the effect once.

    The walk begins at the space ``first`` and stops before the space ``end``.
    """

    name = "walk"
    first: int
    end: int

    def run(self, state: Caylus1303State) -> None:
        """Find the next building with workers, and queue their visits."""
        end, workers = self.end, state.road_worker
        for space in range(self.first, end):
            if workers[space] >= 0:
                visitors = state.workers_on(space)
                _owner_bonus(state, space, visitors)
                visits = [Visit(seat, space) for seat in visitors]
                state.then(*visits, Walk(NOBODY, space + 1, end))
                return


def _owner_bonus(state: Caylus1303State, space: int, visitors: tuple[int, ...]) -> None:
    """Pay the owner's bonus once, before the effects, if no own worker is there.

    This follows a ruling (rules: The owner's bonus comes first).
    """
    if state.road_side[space] != BUILT:
        return
    tile, owner = state.road_tile[space], state.road_owner[space]
    bonus = TILES[tile].bonus
    if bonus != NO_GOODS and owner not in visitors:
        add_to_stock(state.resources[owner], bonus)
        if state.events is not None:
            state.tell(
                events.OwnerRewarded, owner, tile=tile, space=space, **nonzero_amounts(bonus)
            )


class Visit(Automatic[Caylus1303State]):
    """A worker's owner applies the effect or declines; then the worker leaves."""

    name = "visit"
    space: int

    def run(self, state: Caylus1303State) -> None:
        """Start the effect; the worker goes to the camp only after it."""
        seat, space = self.seat, self.space
        leave = Leave(seat, space)
        state.then(leave)
        start_effect(state, seat, state.road_tile[space], state.road_side[space])
        if state.stack[-1] is leave:  # no question was asked
            state.stack.pop()
            send_home(state, space, "done")


class Leave(Automatic[Caylus1303State]):
    """The worker returns to the camp, not to hand."""

    name = "leave"
    space: int

    def run(self, state: Caylus1303State) -> None:
        """Lift the worker off its space."""
        send_home(state, self.space, "done")


class BeyondProvost(Automatic[Caylus1303State]):
    """Workers beyond the provost return to the camp without effect."""

    name = "beyond"

    def run(self, state: Caylus1303State) -> None:
        """Send them home in road order, the first to arrive on a space first."""
        for space in range(state.provost, SPACES):
            while state.road_worker[space] >= 0:
                send_home(state, space, "beyond")


def send_home(state: Caylus1303State, space: int, why: Literal["done", "beyond"]) -> None:
    """Send the worker who arrived first on a road space to the camp."""
    seat = state.lift(space)
    if state.events is not None:
        tile = state.road_tile[space]
        state.tell(events.WorkerReturned, seat, place=tile, space=space, why=why, camp=1)
