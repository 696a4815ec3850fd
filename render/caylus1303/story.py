"""What the events of Caylus 1303 change on the board, for the story of the latest moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.words import WORDS
from engine.core.events import Event
from render.caylus_common import bridge
from render.caylus_common.markers import Marker
from render.kit.story import LAST_PLACE, NO_CHANGE, BoardChange, Place

DELIVERY_PLACE: Place = "batches"
"""The place where batches are delivered: beside this round's course of stones."""


def change_of(event: Event) -> BoardChange:
    """Return what an event changed on the board."""
    declared = WORDS.as_declared(event)
    change = NO_CHANGE
    match declared:
        case events.RoundBegun():
            change = BoardChange(clears=True)
        case events.OwnerScored():
            change = BoardChange(points=declared.points, earned_at=place_of_space(declared.space))
        case delivery_events.BatchDelivered():
            change = BoardChange(points=declared.points, earned_at=DELIVERY_PLACE)
        case events.BuildingUsed() if declared.space < 0:
            change = BoardChange(points=declared.points, earned_at=LAST_PLACE)
        case events.WorkerReturned() if declared.space < 0:
            change = BoardChange(vacated=(place_at_castle(declared.seat),))
        case _ if find := _PLACES.get(type(declared)):
            points = declared.points if isinstance(declared, events.Amounts) else 0
            change = BoardChange(
                (find(declared),), points, empties=isinstance(declared, events.BuildingUsed)
            )
    return change


def place_of_space(at: int) -> Place:
    """Return the place of a road space, counted from 0."""
    return "road", at


def place_at_castle(seat: int) -> Place:
    """Return the place of a seat's worker at the site."""
    return "site", seat


def place_of_building(number: int) -> Place:
    """Return the place of a favour building at the site, counted from 1."""
    return "building", number


def _place_of_event(event: Any) -> Place:
    """Return the place of a building on the road, or of the event's seat at the site."""
    return place_at_castle(event.seat) if event.space < 0 else place_of_space(event.space)


_PLACES: Mapping[type[Event], Callable[[Any], Place]] = {
    events.WorkerPlaced: _place_of_event,
    events.BuildingUsed: _place_of_event,
    events.TileBuilt: _place_of_event,
    events.TileClaimed: _place_of_event,
    delivery_events.ResidenceFlipped: _place_of_event,
    delivery_events.MonumentBuilt: _place_of_event,
    events.Passed: lambda event: bridge.place_of_passed(event.seat),
    events.CharacterTaken: lambda event: event.character,
    delivery_events.FavourSiteUsed: lambda event: place_of_building(event.number),
    events.ProvostMoved: lambda _: Marker.PROVOST,
    events.ProvostReset: lambda _: Marker.PROVOST,
}
"""Functions that return the place of an event; other events have none."""
