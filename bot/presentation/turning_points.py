"""The moves that changed the scores most: what is told at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import groupby
from typing import NamedTuple

from bot.presentation.scores import signed
from bot.presentation.stories import stories
from bot.workers.replaying import ScoredEvent
from engine.core import Seat, game
from engine.core.record import Record
from engine.core.words.text import Text, say

TOLD = 3


class TurningPoint(NamedTuple):
    """Where it was told first, the seat whose points changed most, by how much, and the story.

    ``names`` are those of the players by seat at that move.
    """

    move: int
    seat: int
    gain: int
    told: tuple[Text, ...]
    names: tuple[str, ...] = ()


class _Passage(NamedTuple):
    """Events of one move, or of moves one after the other with which one seat gained."""

    seat: int
    gains: tuple[int, ...]
    scored: tuple[ScoredEvent, ...]

    @property
    def turned(self) -> int:
        """How much it changed."""
        return abs(self.gains[self.seat])

    def goes_on_in(self, after: _Passage) -> bool:
        """Whether the next move brought the same seat more of the same."""
        if self.seat != after.seat or after.scored[0].move - self.scored[-1].move != 1:
            return False
        return self.gains[self.seat] * after.gains[self.seat] > 0


def turning_points(name: str, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """The greatest changes of anybody's points, in the order they happened.

    A move is told of once, and so are neighbours with which the same seat gained. Final scoring is
    left out: no move turned the game with it.
    """
    final = game(name).final_scoring
    counted = [one for one in scored if one.event.kind not in final]
    moves = [_passage(tuple(each)) for _, each in groupby(counted, lambda one: one.move)]
    found = _joined(moves)
    greatest = nlargest(TOLD, enumerate(found), key=lambda at: at[1].turned)
    return [_point(name, found[at]) for at, _ in sorted(greatest)]


def points_of(line: Record, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """Those of a record, with the names of those who played when they were made."""
    found = turning_points(line.game, scored)
    return [point._replace(names=line.names_at(point.move)) for point in found]


def _passage(scored: tuple[ScoredEvent, ...]) -> _Passage:
    gains = tuple(map(sum, zip(*(one.gains for one in scored), strict=True)))
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    return _Passage(seat, gains, scored)


def _joined(moves: Sequence[_Passage]) -> list[_Passage]:
    """Neighbours with which one seat gained are one passage."""
    found: list[_Passage] = []
    for one in moves:
        before = found[-1] if found else None
        if before is not None and before.goes_on_in(one):
            found[-1] = _passage((*before.scored, *one.scored))
        else:
            found.append(one)
    return found


def _point(name: str, found: _Passage) -> TurningPoint:
    """Told is what brought the seat its points, not what it paid for them or others got.

    Where no event of it has a sentence, that it has them is told.
    """
    gain = found.gains[found.seat]
    own = [one.event for one in found.scored if one.gains[found.seat] * gain > 0]
    told = stories(name, own)
    if not told:
        told = [say("score-part", source=Seat(found.seat), points=signed(gain, plus=True))]
    return TurningPoint(found.scored[0].move, found.seat, gain, tuple(told))
