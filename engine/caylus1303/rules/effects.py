"""Effects of buildings for a worker's owner, on the road or at the site (rules: Tiles)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303.data import BASIC, FROM_EFFECT, NONE
from engine.caylus1303.rules.shared import (
    DECLINE,
    add,
    amounts,
    can_pay,
    negative,
    plus,
    remove,
    total,
)
from engine.caylus1303.rules.texts import too_poor
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import LINES, SETUP, TILES, Line, Lines
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text

_ONE = ("use",)
_TWO = ("1", "2")
_FREE = {
    (face, tile) for face, sides in LINES.items() for tile, lines in sides.items() if lines[0].free
}
_CRAFTS = {"wood": "choose_wood_tile", "lawyer": "lawyer_target", "toll": "toll_move"}


def start_effect(state: Caylus1303State, seat: int, tile: str, face: int) -> None:
    """Apply a side's effect at once if it is free, otherwise ask about it.

    This follows rulings (rules: Effects are optional; When a decision is asked).
    """
    lines = LINES[face].get(tile)
    if lines is None:
        craft = TILES[tile].craft
        if craft == "stone":
            waived = TILES[tile].waived if face == SETUP else 0
            state.then(("choose_stone_tile", seat, waived))
        else:
            state.then((_CRAFTS[craft], seat))
    elif (face, tile) in _FREE:
        _use_line(state, seat, tile, lines[0])
    else:
        state.then(("use_building", seat, tile))


def lines_of(state: Caylus1303State, tile: str) -> Lines:
    """Return the lines of the visible side; at the site always the setup side."""
    if tile in state.site_tiles:
        return LINES[SETUP][tile]
    return LINES[state.road_face[state.road_tile.index(tile)]][tile]


class UseBuilding(Decision[Caylus1303State]):
    """Choose one of the lines the seat can pay for, or none.

    This follows rulings (rules: Fixed kinds are paid first; When a decision is asked).
    """

    name = "use_building"
    verb = "activate"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``use``, or ``1`` and ``2`` if there are two lines, and ``decline``."""
        tile = self[2]
        lines = lines_of(state, tile)
        held, hand = state.resources[seat], state.hand[seat]
        payable = [
            word
            for word, line in zip(_words(lines), lines, strict=True)
            if hand >= line.pay_workers and can_pay(held, line.pay, line.pay_any)
        ]
        return (*payable, *DECLINE)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Ask for the resource that pays for each ``?``, then apply the line."""
        tile = self[2]
        if self.tell_if_declined(state, choice, tile=tile):
            return
        lines = lines_of(state, tile)
        number = _words(lines).index(choice)
        if lines[number].pay_any:
            line = lines[number]
            state.then(("pay_any", seat, "work", tile, number, line.pay, line.pay_any, ()))
        else:
            _use_line(state, seat, tile, lines[number])

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return every line and ``decline``."""
        return (*_words(lines_of(state, self[2])), *DECLINE)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return the missing cost of the line."""
        tile = self[2]
        lines = lines_of(state, tile)
        line = lines[_words(lines).index(choice)]
        need = amounts(line.pay, basic=line.pay_any, worker=line.pay_workers)
        return too_poor(state, seat, need, "paying-costs")


def _words(lines: Lines) -> tuple[str, ...]:
    return _ONE if len(lines) == 1 else _TWO


class UseLine(Automatic[Caylus1303State]):
    """Apply a line once its ``?`` have been chosen: pay, then gain."""

    name = "work"

    def run(self, state: Caylus1303State) -> None:
        _, seat, tile, number, chosen = self
        _use_line(state, seat, tile, lines_of(state, tile)[number], chosen)


class GainAny(Decision[Caylus1303State]):
    """Choose the basic resource that a market gives."""

    name = "gain_any"
    verb = "take"

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return the four basic kinds."""
        return BASIC

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Gain the resource; its cost has already been paid."""
        _, _, tile, count = self
        _pay_and_gain(state, seat, tile, Line(gain=plus(NONE, (choice,) * count)))


def pay_for_markets(state: Caylus1303State) -> None:
    """Pay a market's worker in a state saved by the first release, which paid after the choice."""
    for at, (rule, seat, *rest) in enumerate(state.stack):
        if rule == "gain_any" and len(rest) == 1:
            line = lines_of(state, rest[0])[0]
            state.return_workers(seat, line.pay_workers)
            state.stack[at] = GainAny.of((rule, seat, *rest, line.gain_any))


def _use_line(
    state: Caylus1303State, seat: int, tile: str, line: Line, chosen: tuple[str, ...] = ()
) -> None:
    """Apply a line; a market is paid before it asks for the resource."""
    if line.gain_any:
        state.then(("gain_any", seat, tile, line.gain_any))
        if line.pay_workers:
            _pay_and_gain(state, seat, tile, line)
    elif chosen:
        _pay_and_gain(state, seat, tile, line._replace(pay=plus(line.pay, chosen)))
    else:
        _pay_and_gain(state, seat, tile, line)


def _pay_and_gain(state: Caylus1303State, seat: int, tile: str, line: Line) -> None:
    """Pay, then gain; workers the camp lacks are lost; favours follow."""
    held = state.resources[seat]
    if line.pay is not NONE:
        remove(held, line.pay)
    if line.gain is not NONE:
        add(held, line.gain)
    workers = -line.pay_workers
    if workers:
        state.return_workers(seat, -workers)
    if line.gain_workers:
        workers += state.take_workers(seat, line.gain_workers)
    if line.pp:
        state.earn(seat, line.pp, FROM_EFFECT)
    if state.events is not None:
        _tell_used(state, seat, tile, line, workers)
    if line.favours:
        state.then(*[("favour", seat, tile)] * line.favours)


def _tell_used(state: Caylus1303State, seat: int, tile: str, line: Line, workers: int) -> None:
    """Record one event for all gains and costs of a building."""
    space = -1 if tile in state.site_tiles else state.road_tile.index(tile)
    net = total(line.gain, negative(line.pay))
    changes = amounts(net, workers=workers, camp=-workers, pp=line.pp)
    lost = line.gain_workers - line.pay_workers - workers
    state.tell("used", seat, tile=tile, space=space, lost=lost, **changes)
