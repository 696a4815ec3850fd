"""The recent changes on the board, found from events and from an earlier view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.data import CHARACTERS, NOBODY
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import EMPTY
from engine.caylus1303.words import WORDS
from engine.core.events import Event
from render.kit.story import mover_of


@dataclass(slots=True)
class Caylus1303Changes:
    """The changes to highlight. Road spaces are counted from 1.

    Attributes:
        spaces: road spaces with something new.
        workers: road spaces with a new worker.
        used: road spaces whose effect the mover used.
        used_by_others: those whose effect another player used in the mover's turn.
        vacated: road spaces that workers of the mover left.
        characters: characters that changed hands.
        site: number of new workers at the site.
        passed: number of players who have passed.
        favour: number (1 to 3) of the site building that was used.
        provost: start and end of the provost's move.
    """

    spaces: set[int] = field(default_factory=set)
    workers: set[int] = field(default_factory=set)
    used: set[int] = field(default_factory=set)
    used_by_others: set[int] = field(default_factory=set)
    vacated: set[int] = field(default_factory=set)
    characters: set[str] = field(default_factory=set)
    site: int = 0
    passed: int = 0
    favour: int = 0
    provost: tuple[int, int] | None = None


def find_changes(latest_events: Sequence[Event]) -> Caylus1303Changes:
    """Return the changes by the events of the latest turn."""
    changes = Caylus1303Changes()
    mover = mover_of(latest_events)
    for event in map(WORDS.as_declared, latest_events):
        match event:
            case events.WorkerPlaced(place="site"):
                changes.site += 1
            case events.WorkerPlaced():
                changes.spaces.add(event.space + 1)
                changes.workers.add(event.space + 1)
            case (
                events.TileBuilt()
                | events.TileClaimed()
                | delivery_events.ResidenceFlipped()
                | delivery_events.MonumentBuilt()
            ):
                changes.spaces.add(event.space + 1)
            case events.BuildingUsed() if event.space >= 0:
                used = changes.used if event.seat == mover else changes.used_by_others
                used.add(event.space + 1)
            case events.WorkerReturned() if event.space >= 0 and event.seat == mover:
                changes.vacated.add(event.space + 1)
            case events.Passed():
                changes.passed += 1
            case events.CharacterTaken():
                changes.characters.add(event.character)
            case delivery_events.FavourSiteUsed():
                changes.favour = event.number
            case events.ProvostMoved() | events.ProvostReset():
                start = changes.provost[0] if changes.provost else event.start
                changes.provost = (start, event.end)
            case events.RoundBegun():
                changes.passed = changes.site = changes.favour = 0
    return changes


def find_changes_since(view: Caylus1303State, since: Caylus1303State) -> Caylus1303Changes:
    """Return the pieces on the board that were not in an earlier view.

    After the start of a new round, only changes since then count.
    """
    changes = Caylus1303Changes()
    next_round = view.round != since.round
    then = zip(since.road_tile, since.road_side, since.road_owner, strict=True)
    now = zip(view.road_tile, view.road_side, view.road_owner, strict=True)
    for at, (before, after) in enumerate(zip(then, now, strict=True)):
        if before != after and after[0] != EMPTY:
            changes.spaces.add(at + 1)
        workers_then = () if next_round else since.workers_on(at)
        if set(view.workers_on(at)) - set(workers_then):
            changes.workers.add(at + 1)
    held = zip(CHARACTERS, since.holder, view.holder, strict=True)
    changes.characters = {word for word, before, after in held if before != after != NOBODY}
    changes.site = len(view.site_row) - (0 if next_round else len(since.site_row))
    changes.passed = len(view.bridge) - (0 if next_round else len(since.bridge))
    changes.provost = (since.provost, view.provost)
    return changes
