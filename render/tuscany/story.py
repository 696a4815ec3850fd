"""What the events of Tuscany change on the board, for the story of the latest moves."""

from __future__ import annotations

from engine.core.events import Event
from engine.tuscany import events
from engine.tuscany.data import DISPLAY
from engine.tuscany.words import WORDS
from render.kit.story import LAST_PLACE, NO_CHANGE, BoardChange, Place

DECK_PLACE: Place = "deck"
"""The place of the deck of region cards."""


def change_of(event: Event) -> BoardChange:
    """Return what an event changed on the board.

    Points of an area, a colour or a tile's effect were earned at the hex that was covered last.
    Events count the spaces of a region from 1, and hexes are counted from 0.
    """
    declared = WORDS.as_declared(event)
    match declared:
        case events.ItemPlaced() | events.RegionRevealed():
            return BoardChange((place_of_hex(declared.seat, declared.space - 1),))
        case events.TilePlacedFree():
            taken = place_of_slot(DISPLAY.index(declared.slot))
            placed = place_of_hex(declared.seat, declared.space - 1)
            return BoardChange((taken, placed))
        case events.CardsDrawn(why="action"):  # and not by the effect of a tile
            return BoardChange((DECK_PLACE,))
        case events.TileTaken():
            return BoardChange((place_of_slot(DISPLAY.index(declared.slot)),))
        case (
            events.AreaCompleted()
            | events.ColourCompleted()
            | events.FarmScored()
            | events.YieldGained()
            | events.BonusTaken()
        ):
            return BoardChange(points=declared.green, earned_at=LAST_PLACE)
        case _:
            return NO_CHANGE


def place_of_hex(seat: int, hex_: int) -> Place:
    """Return the place of a hex in a seat's region."""
    return "hex", seat, hex_


def place_of_slot(number: int) -> Place:
    """Return the place of a slot of the display."""
    return "slot", number
