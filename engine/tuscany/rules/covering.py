"""Covering a hex, and the points for a complete area or colour (rules: Place; Colour bonuses)."""

from __future__ import annotations

from engine.core.rules import Automatic
from engine.tuscany import events
from engine.tuscany.data import (
    AREA,
    AREA_POINTS,
    COLOUR,
    FIRST_COLOUR_POINTS,
    KINDS,
    NOBODY,
    SECOND_COLOUR_POINTS,
)
from engine.tuscany.rules.gains import score_green
from engine.tuscany.state import TuscanyState


def cover_hex(state: TuscanyState, seat: int, hex_: int, item: int) -> None:
    """Put an item on a hex, for the rest of the game."""
    state.tiles[seat][hex_] = item
    state.covered[seat] |= 1 << hex_
    state.reach[seat] |= state.region_of(seat).neighbours[hex_]


class Area(Automatic[TuscanyState]):
    """Score 1, 3 or 6 green points for a completed area."""

    name = "area"
    hex_: int

    def run(self, state: TuscanyState) -> None:
        """Score the area, if it is complete."""
        seat, hex_ = self.seat, self.hex_
        region = state.region_of(seat)
        area = region.areas[hex_]
        if state.covered[seat] & area == area:
            size = area.bit_count()
            points = AREA_POINTS[size]
            score_green(state, seat, points, AREA)
            colour = KINDS[region.colours[hex_]]
            state.tell(events.AreaCompleted, seat, green=points, colour=colour, size=size)


class ColourBonus(Automatic[TuscanyState]):
    """Score a colour bonus in green for the first two to complete a colour."""

    name = "colour_bonus"
    hex_: int

    def run(self, state: TuscanyState) -> None:
        """Score the bonus, if the colour is complete and a side of it is left."""
        seat, hex_ = self.seat, self.hex_
        region = state.region_of(seat)
        colour = region.colours[hex_]
        if region.masks[colour] & ~state.covered[seat]:
            return
        if state.firsts[colour] == NOBODY:
            state.firsts[colour] = seat
            self._score_bonus(state, seat, colour, FIRST_COLOUR_POINTS[colour], 1)
        elif state.seconds[colour] == NOBODY:
            state.seconds[colour] = seat
            self._score_bonus(state, seat, colour, SECOND_COLOUR_POINTS[colour], 2)

    @staticmethod
    def _score_bonus(state: TuscanyState, seat: int, colour: int, points: int, rank: int) -> None:
        score_green(state, seat, points, COLOUR)
        state.tell(events.ColourCompleted, seat, green=points, colour=KINDS[colour], rank=rank)
