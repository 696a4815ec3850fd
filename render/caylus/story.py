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
    event = WORDS.as_declared(event)
    match event:
        case events.RoundBegun():
            return BoardChange(clears=True)
        case events.OwnerScored():
            return BoardChange(points=event.points, earned_at=str(event.space))
        case events.WorkerReturned():
            return _change_of_return(event)
        case castle_events.BatchDelivered():
            section = SECTIONS.index(event.section)
            house = place_of_house(section, event.house - 1)
            return BoardChange((house,), event.points, earned_at=place_of_section(section))
    find_place = _PLACES.get(type(event))
    if find_place is None:
        return NO_CHANGE
    points = event.points if isinstance(event, events.Amounts) else 0
    return BoardChange((find_place(event),), points)


def _change_of_return(event: events.WorkerReturned) -> BoardChange:
    """Return the change of a worker's return: only a used building is told, as emptied."""
    if event.place == "castle":
        return BoardChange(vacated=(place_at_castle(event.seat),))
    if event.why != "done":
        return NO_CHANGE
    points = event.points if isinstance(event, events.Amounts) else 0
    return BoardChange((event.place,), points, empties=True)


def place_at_castle(seat: int) -> Place:
    """Return the place of a seat's worker at the castle."""
    return "castle", seat


def place_of_house(section: int, number: int) -> Place:
    """Return the place of a house in the castle."""
    return "stone", section, number


def place_of_section(number: int) -> Place:
    """Return the place where a section's points are earned: at its latest house."""
    return "section", number


def place_of_favour(seat: int, line: int) -> Place:
    """Return the place of a seat's marker on a line of favours."""
    return "favour", seat, line


def _place_entered(event: events.WorkerPlaced | events.GateMoved) -> Place:
    return place_at_castle(event.seat) if event.place == "castle" else event.place


def _place_of_building(event: events.AtBuilding) -> Place:
    return str(event.space)


_PLACES: Mapping[type[Event], Callable[[Any], Place]] = {
    events.WorkerPlaced: _place_entered,
    events.GateMoved: _place_entered,
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
"""The function that returns the place of an event, by class; other events have none."""
