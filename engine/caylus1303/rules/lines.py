"""Lines of a building: what they cost and give."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303 import events
from engine.caylus1303.data import AT_SITE, BASIC, FROM_EFFECT, NO_GOODS
from engine.caylus1303.rules.goods import (
    add_to_stock,
    negated,
    nonzero_amounts,
    sum_goods,
    take_from_stock,
    with_kinds,
)
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import LINES, SETUP, Line, Lines
from engine.core.rules import Decision


def lines_of(state: Caylus1303State, tile: str) -> Lines:
    """Return the lines of the visible side; at the site always the setup side."""
    if tile in state.site_tiles:
        return LINES[SETUP][tile]
    return LINES[state.road_side[state.road_tile.index(tile)]][tile]


class GainAny(Decision[Caylus1303State]):
    """Choose the basic resource that a market gives."""

    name = "gain_any"
    verb = "take"
    tile: str
    amount: int

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the four basic kinds."""
        return BASIC

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Gain the resource; its cost has already been paid."""
        gain = with_kinds(NO_GOODS, (choice,) * self.amount)
        pay_and_gain(state, seat, self.tile, Line(gain=gain))


def pay_for_markets(state: Caylus1303State) -> None:
    """Pay a market's worker in a state saved by the first release, which paid after the choice."""
    for index, (rule, seat, *arguments) in enumerate(state.stack):
        if rule == "gain_any" and len(arguments) == 1:
            line = lines_of(state, arguments[0])[0]
            state.return_workers(seat, line.pay_workers)
            state.stack[index] = GainAny(seat, arguments[0], line.gain_any)


def pay_and_gain(state: Caylus1303State, seat: int, tile: str, line: Line) -> None:
    """Pay, then gain; workers the camp lacks are lost."""
    held = state.resources[seat]
    if line.pay is not NO_GOODS:
        take_from_stock(held, line.pay)
    if line.gain is not NO_GOODS:
        add_to_stock(held, line.gain)
    workers = -line.pay_workers
    if workers:
        state.return_workers(seat, -workers)
    if line.gain_workers:
        workers += state.take_workers(seat, line.gain_workers)
    if line.points:
        state.earn(seat, line.points, FROM_EFFECT)
    if state.events is not None:
        _tell_used(state, seat, tile, line, workers)


def _tell_used(state: Caylus1303State, seat: int, tile: str, line: Line, workers: int) -> None:
    """Record one event for all gains and costs of a building."""
    space = AT_SITE if tile in state.site_tiles else state.road_tile.index(tile)
    net = sum_goods(line.gain, negated(line.pay))
    changes = nonzero_amounts(net, workers=workers, camp=-workers, points=line.points)
    lost = line.gain_workers - line.pay_workers - workers
    state.tell(events.BuildingUsed, seat, tile=tile, space=space, lost=lost, **changes)
