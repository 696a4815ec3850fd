"""Phase 6: delivering batches and the best builder (rules: The castle)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import castle_events, events
from engine.caylus.data import (
    BATCHES,
    CASTLE_PHASE,
    CUBES,
    FROM_CASTLE,
    FROM_PENALTY,
    HOUSE_POINTS,
    IDLE_PENALTY,
    NOBODY,
    ROOM,
    SECTIONS,
)
from engine.caylus.rules.building import Favour
from engine.caylus.rules.shared import begin_phase, cube_changes, kinds_held, remove_cubes
from engine.caylus.rules.texts import why_unaffordable
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_STOP = ("stop",)
"""The only option when no batch can be delivered."""


def _payable_batches(kinds: int) -> tuple[str, ...]:
    """Return the batches that can be paid with the kinds of cubes in a bit mask."""
    return tuple(
        word
        for word, cost in BATCHES.items()
        if all((kinds >> kind) & 1 for kind, count in enumerate(cost) if count)
    )


_PAYABLE_BY_KINDS = tuple(_payable_batches(kinds) for kinds in range(1 << len(CUBES)))
"""The batches that can be paid, by the mask of the kinds held (see ``kinds_held``).

No batch needs two cubes of a kind, so the kinds decide.
"""
_OPTIONS_BY_KINDS = tuple(_STOP + words for words in _PAYABLE_BY_KINDS)
"""The same with ``stop`` first."""


def free_section(state: CaylusState) -> int | None:
    """Return the first section with a free space that is not scored yet.

    This follows a ruling (rules: Batches overflow into later sections).
    """
    for section in range(state.sections_scored, len(SECTIONS)):
        if len(state.castle_houses[section]) < ROOM[section]:
            return section
    return None


def lose_points(state: CaylusState, seat: int, penalty: int) -> dict[str, int]:
    """Take points away, down to 0; return the loss as facts of an event."""
    lost = min(penalty, state.points[seat])
    state.earn(seat, -lost, FROM_PENALTY)
    return {"points": -lost, "total": state.points[seat]} if lost else {}


class Castle(Automatic[CaylusState]):
    """Phase 6: players with a worker in the castle act in the order of its spaces."""

    name = "castle"

    def run(self, state: CaylusState) -> None:
        """Queue the players, the best builder and the workers' return."""
        begin_phase(state, CASTLE_PHASE)
        state.castle_batches = [0] * state.seats
        if state.castle_queue:
            deliveries = map(CastleDeliveries, state.castle_queue)
            state.then(*deliveries, BestBuilder(NOBODY), CastleWorkersHome(NOBODY))


class CastleDeliveries(Automatic[CaylusState]):
    """One player delivers batches, one at a time, or takes the penalty."""

    name = "castle_go"

    def run(self, state: CaylusState) -> None:
        """Ask for batches; if the castle is full, holding one avoids the penalty.

        This follows a ruling (rules: Full castle waives the penalty).
        """
        seat = self.seat
        if free_section(state) is None and _PAYABLE_BY_KINDS[kinds_held(state.cubes[seat])]:
            state.tell(castle_events.PenaltyWaived, seat)
        else:
            state.then(CastleBatch(seat), CastlePenalty(seat))


class CastleBatch(Decision[CaylusState]):
    """Deliver a batch, three cubes of different kinds including food, or stop."""

    name = "castle_batch"
    verb = "batch"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``stop`` and the batches held, while there is a free space."""
        if free_section(state) is None:
            return _STOP
        return _OPTIONS_BY_KINDS[kinds_held(state.cubes[seat])]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Pay the cubes, place the house, score its points, and ask again."""
        if self.record_if_declined(state, choice):
            return
        section = free_section(state)
        assert section is not None
        remove_cubes(state.cubes[seat], BATCHES[choice])
        state.castle_houses[section].append(seat)
        state.castle_batches[seat] += 1
        state.earn(seat, HOUSE_POINTS[section], FROM_CASTLE)
        if state.events is not None:
            state.tell(
                castle_events.BatchDelivered,
                seat,
                section=SECTIONS[section],
                house=len(state.castle_houses[section]),
                points=HOUSE_POINTS[section],
                total=state.points[seat],
                **cube_changes(BATCHES[choice], -1),
            )
        state.then(self)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``stop`` and all six batches."""
        return (*_STOP, *BATCHES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return the cubes that are missing for a batch."""
        return why_unaffordable(state, seat, cube_changes(BATCHES[choice]), "delivering-batches")


class CastlePenalty(Automatic[CaylusState]):
    """A player who delivers nothing loses points (rules: Penalty precedes the best builder)."""

    name = "castle_penalty"

    def run(self, state: CaylusState) -> None:
        """Take the points at the end of the player's deliveries."""
        seat = self.seat
        if not state.castle_batches[seat]:
            loss = lose_points(state, seat, IDLE_PENALTY)
            state.tell(castle_events.DeliveryMissed, seat, **loss)


class BestBuilder(Automatic[CaylusState]):
    """The player with the most batches gets a favour; a tie goes to the lower space."""

    name = "best_builder"

    def run(self, state: CaylusState) -> None:
        """Queue the favour; ``max`` returns the first one in castle order."""
        best = max(state.castle_queue, key=state.castle_batches.__getitem__)
        if state.castle_batches[best]:
            state.tell(castle_events.MostBatchesDelivered, best, batches=state.castle_batches[best])
            state.then(Favour(best))


class CastleWorkersHome(Automatic[CaylusState]):
    """Castle workers return to hand; houses stay (rules: Houses stay in the castle)."""

    name = "castle_home"

    def run(self, state: CaylusState) -> None:
        """Empty the castle's worker spaces."""
        for seat in state.castle_queue:
            state.workers[seat] += 1
            state.tell(events.WorkerReturned, seat, place="castle", why="done")
        state.castle_queue = []
