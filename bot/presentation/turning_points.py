"""Find the moves that changed the scores most, to show at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import groupby
from typing import NamedTuple

from bot.presentation.scores import signed
from bot.presentation.turn_text import stories
from bot.workers.replaying import ScoredEvent
from engine.core import Seat, game
from engine.core.record import Record
from engine.core.words.text import Text, say

TOLD = 3


class TurningPoint(NamedTuple):
    """A turning point: its action, the seat whose score changed most, by how much, and the story.

    ``names`` are the players' names by seat at that time.
    """

    move: int
    seat: int
    gain: int
    sentences: tuple[Text, ...]
    names: tuple[str, ...] = ()


class _Gain(NamedTuple):
    """Events of one move, or of successive moves by which one seat gained."""

    seat: int
    gains: tuple[int, ...]
    scored: tuple[ScoredEvent, ...]

    @property
    def turned(self) -> int:
        """Return the size of the change."""
        return abs(self.gains[self.seat])

    def goes_on_in(self, after: _Gain) -> bool:
        """Return whether the next move brought the same seat more of the same."""
        if self.seat != after.seat or after.scored[0].move - self.scored[-1].move != 1:
            return False
        return self.gains[self.seat] * after.gains[self.seat] > 0


def turning_points(name: str, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """Return the largest score changes in chronological order.

    Each move counts once, as do successive moves by which the same seat gained. Final scoring is
    excluded because no move caused it.
    """
    final = game(name).final_scoring
    counted = [one for one in scored if one.event.kind not in final]
    moves = [_passage(tuple(each)) for _, each in groupby(counted, lambda one: one.move)]
    found = _joined(moves)
    greatest = nlargest(TOLD, enumerate(found), key=lambda at: at[1].turned)
    return [_point(name, found[at]) for at, _ in sorted(greatest)]


def points_of(line: Record, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """Return the turning points of a record, with the names of that time."""
    found = turning_points(line.game, scored)
    return [point._replace(names=line.names_at(point.move)) for point in found]


def _passage(scored: tuple[ScoredEvent, ...]) -> _Gain:
    gains = tuple(map(sum, zip(*(one.gains for one in scored), strict=True)))
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    return _Gain(seat, gains, scored)


def _joined(moves: Sequence[_Gain]) -> list[_Gain]:
    """Merge successive moves by which one seat gained."""
    found: list[_Gain] = []
    for one in moves:
        before = found[-1] if found else None
        if before is not None and before.goes_on_in(one):
            found[-1] = _passage((*before.scored, *one.scored))
        else:
            found.append(one)
    return found


def _point(name: str, found: _Gain) -> TurningPoint:
    """Tell what earned the seat its points, not what it paid or what others got.

    If none of the events has a sentence, only tell that the seat earned them.
    """
    gain = found.gains[found.seat]
    own = [one.event for one in found.scored if one.gains[found.seat] * gain > 0]
    sentences = stories(name, own)
    if not sentences:
        sentences = [say("score-part", source=Seat(found.seat), points=signed(gain, plus=True))]
    return TurningPoint(found.scored[0].move, found.seat, gain, tuple(sentences))
