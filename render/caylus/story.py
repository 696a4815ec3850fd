"""What the events of Caylus change on the board, for the story of the latest moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.caylus import castle_events, events, favour_events
from engine.caylus.data import LINES, SECTIONS
from engine.caylus.words import WORDS
from engine.core.events import Event
from render.caylus_common import bridge
from render.caylus_common.markers import Marker
from render.kit.story import NO_CHANGE, BoardChange, Place


def change_of(event: Event) -> BoardChange:
    """Return what an event changed on the board."""
    declared = WORDS.declared(event)
    change = NO_CHANGE
    match declared:
        case events.RoundBegun():
            change = BoardChange(clears=True)
        case events.OwnerScored():
            change = BoardChange(points=declared.points, earned_at=str(declared.space))
        case events.WorkerReturned(place="castle"):
            change = BoardChange(vacated=(place_of_waiting(declared.seat),))
        case events.WorkerReturned() if declared.why != "done":
            pass
        case castle_events.BatchDelivered():
            number = SECTIONS.index(declared.section)
            change = BoardChange(
                (place_of_stone(number, declared.house - 1),),
                declared.points,
                place_of_section(number),
            )
        case _ if find := _PLACES.get(type(declared)):
            points = declared.points if isinstance(declared, events.Amounts) else 0
            empties = isinstance(declared, events.WorkerReturned)
            change = BoardChange((find(declared),), points, empties=empties)
    return change


def place_of_waiting(seat: int) -> Place:
    """Return the place of a seat's worker at the castle."""
    return "castle", seat


def place_of_stone(section: int, number: int) -> Place:
    """Return the place of a house in the castle."""
    return "stone", section, number


def place_of_section(number: int) -> Place:
    """Return the place where a section's points are earned: at its latest house."""
    return "section", number


def place_of_favour(seat: int, line: int) -> Place:
    """Return the place of a seat's marker on a line of favours."""
    return "favour", seat, line


def _place_entered(event: events.WorkerPlaced | events.GateMoved) -> Place:
    return place_of_waiting(event.seat) if event.place == "castle" else event.place


def _place_of_building(event: events.AtBuilding) -> Place:
    return str(event.space)


_PLACES: Mapping[type[Event], Callable[[Any], Place]] = {
    events.WorkerPlaced: _place_entered,
    events.GateMoved: _place_entered,
    events.WorkerReturned: lambda event: event.place,
    events.InnMoved: lambda _: "inn",
    events.TileBuilt: _place_of_building,
    events.ResidenceUpgraded: _place_of_building,
    events.TileTransformed: _place_of_building,
    events.TransformPaid: _place_of_building,
    events.Passed: lambda event: bridge.place_of_passed(event.seat),
    favour_events.FavourLineChosen: lambda event: place_of_favour(
        event.seat, LINES.index(event.line)
    ),
    events.ProvostMoved: lambda _: Marker.PROVOST,
    castle_events.BailiffMoved: lambda _: Marker.BAILIFF,
}
"""Functions that return the place of an event; other events have none."""
