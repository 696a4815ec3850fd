"""Phase 2: the buildings along the road up to the provost (rules: Activation)."""

from __future__ import annotations

from engine.caylus1303.data import BRIDGE, NONE, SPACES
from engine.caylus1303.rules.effects import start_effect
from engine.caylus1303.rules.shared import add, amounts, begin_phase
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import BUILT, TILES
from engine.core.rules import Automatic


class Activation(Automatic[Caylus1303State]):
    """Phase 2: the spaces before the bridge, the bridge, the Bailiff, the other spaces."""

    name = "activation"

    def run(self, state: Caylus1303State) -> None:
        begin_phase(state, 2)
        state.then(
            ("walk", -1, 0, BRIDGE),
            ("bridge", -1),
            ("bailiff", -1),
            ("past_bridge", -1),
        )


class PastBridge(Automatic[Caylus1303State]):
    """After the bridge and the Bailiff, the provost no longer moves in this round."""

    name = "past_bridge"

    def run(self, state: Caylus1303State) -> None:
        """Queue the walk up to the provost and the return of the workers beyond it."""
        state.then(("walk", -1, BRIDGE + 1, state.provost), ("beyond", -1))


class Walk(Automatic[Caylus1303State]):
    """Buildings in road order; each worker's owner applies the effect once.

    The other arguments of the frame are the first space and the space to stop before.
    """

    name = "walk"

    def run(self, state: Caylus1303State) -> None:
        """Find the next building with workers, and queue their visits."""
        _, _, first, end = self
        workers = state.road_worker
        for space in range(first, end):
            if workers[space] >= 0:
                _owner_bonus(state, space)
                visits = [("visit", seat, space) for seat in state.workers_on(space)]
                state.then(*visits, ("walk", -1, space + 1, end))
                return


def _owner_bonus(state: Caylus1303State, space: int) -> None:
    """Pay the owner's bonus once, before the effects, if no own worker is there.

    This follows a ruling (rules: The owner's bonus comes first).
    """
    if state.road_face[space] != BUILT:
        return
    tile, owner = state.road_tile[space], state.road_owner[space]
    bonus = TILES[tile].bonus
    if bonus != NONE and owner not in state.workers_on(space):
        add(state.resources[owner], bonus)
        if state.events is not None:
            state.tell("owner_bonus", owner, tile=tile, space=space, **amounts(bonus))


class Visit(Automatic[Caylus1303State]):
    """A worker's owner applies the effect or declines; then the worker leaves."""

    name = "visit"

    def run(self, state: Caylus1303State) -> None:
        """Start the effect; the worker goes to the camp only after it."""
        _, seat, space = self
        leave = ("leave", seat, space)
        state.then(leave)
        start_effect(state, seat, state.road_tile[space], state.road_face[space])
        if state.stack[-1] is leave:  # no question was asked
            state.stack.pop()
            send_home(state, space, "done")


class Leave(Automatic[Caylus1303State]):
    """The worker returns to the camp, not to hand."""

    name = "leave"

    def run(self, state: Caylus1303State) -> None:
        """Lift the worker off its space."""
        send_home(state, self[2], "done")


class Beyond(Automatic[Caylus1303State]):
    """Workers on spaces from p on return to the camp without effect."""

    name = "beyond"

    def run(self, state: Caylus1303State) -> None:
        """Send all these workers to the camp."""
        for space in range(state.provost, SPACES):
            while state.road_worker[space] >= 0:
                send_home(state, space, "beyond")


def send_home(state: Caylus1303State, space: int, why: str) -> None:
    """Send the worker who arrived first on a road space to the camp."""
    seat = state.lift(space)
    if state.events is not None:
        tile = state.road_tile[space]
        state.tell("worker_home", seat, place=tile, space=space, why=why, camp=1)
