"""The recent changes on the board, found from events and from an earlier view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.caylus import castle_events, events, favour_events
from engine.caylus.data import LINES, SECTIONS
from engine.caylus.state import CaylusState
from engine.caylus.words import WORDS
from engine.core.events import Event
from render.kit.story import mover_of


@dataclass(slots=True)
class CaylusChanges:
    """The changes to highlight. Places are named as in moves (``inn``, ``12``).

    Attributes:
        places: places with something new.
        workers: places with a new worker.
        new_owners: places on which a house was put.
        vacated: places that a worker of the mover left.
        used_by_others: places that another player used in the mover's turn, without a choice.
        castle_workers: number of new workers at the castle.
        castle_houses: section and index of each new house in the castle.
        favours: seat and line of each favour marker that moved.
        passed: number of players who have passed.
        provost, bailiff: start and end of the move of each.
    """

    places: set[str] = field(default_factory=set)
    workers: set[str] = field(default_factory=set)
    new_owners: set[str] = field(default_factory=set)
    vacated: set[str] = field(default_factory=set)
    used_by_others: set[str] = field(default_factory=set)
    castle_workers: int = 0
    castle_houses: set[tuple[int, int]] = field(default_factory=set)
    favours: set[tuple[int, int]] = field(default_factory=set)
    passed: int = 0
    provost: tuple[int, int] | None = None
    bailiff: tuple[int, int] | None = None


def find_changes(latest_events: Sequence[Event]) -> CaylusChanges:
    """Return the changes that the events of the latest turn made."""
    changes = CaylusChanges()
    mover = mover_of(latest_events)
    for event in map(WORDS.as_declared, latest_events):
        if event.seat == mover:
            _add_used_place(changes, event)
        elif isinstance(event, events.WorkerReturned) and event.why == "done":
            changes.used_by_others.add(event.place)
        match event:
            case events.WorkerPlaced(place="castle") | events.GateMoved(place="castle"):
                changes.castle_workers += 1
            case events.WorkerPlaced() | events.GateMoved():
                changes.places.add(event.place)
                changes.workers.add(event.place)
            case (
                events.TileBuilt()
                | events.ResidenceUpgraded()
                | events.TileTransformed()
                | events.TransformPaid()
            ):
                changes.places.add(str(event.space))
                changes.new_owners.add(str(event.space))
            case events.Passed():
                changes.passed += 1
            case castle_events.BatchDelivered():
                changes.castle_houses.add((SECTIONS.index(event.section), event.house - 1))
            case favour_events.FavourLineChosen():
                changes.favours.add((event.seat, LINES.index(event.line)))
            case events.ProvostMoved():
                start = changes.provost[0] if changes.provost else event.start
                changes.provost = (start, event.end)
            case castle_events.BailiffMoved():
                changes.bailiff = (event.start, event.end)
                changes.provost = None  # it is put beside the bailiff without a move of its own
            case events.RoundBegun():
                changes.passed = changes.castle_workers = 0
    return changes


def _add_used_place(changes: CaylusChanges, event: Event) -> None:
    """Add the place that a worker left, and highlight it if the building was used."""
    match event:
        case events.WorkerReturned() if event.place != "castle":
            changes.vacated.add(event.place)
            if event.why == "done":
                changes.places.add(event.place)
        case events.GateMoved():
            changes.vacated.add("gate")
        case events.InnMoved():
            changes.places.add("inn")


def find_changes_since(view: CaylusState, since: CaylusState) -> CaylusChanges:
    """Return what is on the board now but was not in an earlier view.

    Workers are left out, because they are compared by space (:meth:`CaylusBoard.arrived`).
    """
    changes = CaylusChanges()
    next_round = view.round != since.round
    earlier_road = zip(since.road_tile, since.road_owner, since.road_pending, strict=True)
    road = zip(view.road_tile, view.road_owner, view.road_pending, strict=True)
    for space, (before, now) in enumerate(zip(earlier_road, road, strict=True)):
        tile, _, _ = now
        if before != now and tile:
            changes.places.add(str(space))
            changes.new_owners.add(str(space))
    changes.castle_workers = len(view.castle_queue) - (0 if next_round else len(since.castle_queue))
    changes.passed = len(view.pass_order) - (0 if next_round else len(since.pass_order))
    for section, houses in enumerate(view.castle_houses):
        first = len(since.castle_houses[section])
        changes.castle_houses.update((section, i) for i in range(first, len(houses)))
    for seat, levels in enumerate(view.favour):
        changes.favours.update(
            (seat, line) for line, level in enumerate(levels) if level != since.favour[seat][line]
        )
    changes.provost = (since.provost, view.provost)
    changes.bailiff = (since.bailiff, view.bailiff)
    return changes
