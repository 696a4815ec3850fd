"""Find the moves that changed the scores most, to show at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import groupby
from typing import NamedTuple

from bot.presentation.scores import signed
from bot.presentation.turn_text import stories
from bot.workers.replaying import ScoredEvent
from engine.core import Seat, Text, game, say
from engine.core.record import Record

MAX_POINTS = 3


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
    def gain(self) -> int:
        """Return what the seat gained; negative for a loss."""
        return self.gains[self.seat]

    def continues_in(self, after: _Gain) -> bool:
        """Return whether the next move brought the same seat more of the same."""
        successive = after.scored[0].move - self.scored[-1].move == 1
        return successive and self.seat == after.seat and self.gain * after.gain > 0


def turning_points(name: str, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """Return the largest score changes in chronological order.

    Each move counts once, as do successive moves by which the same seat gained. Final scoring is
    excluded because no move caused it.
    """
    final = game(name).final_scoring
    counted = [each for each in scored if each.event.kind not in final]
    moves = [_gain(tuple(events)) for _, events in groupby(counted, lambda each: each.move)]
    gains = _joined(moves)
    greatest = nlargest(MAX_POINTS, enumerate(gains), key=lambda at: abs(at[1].gain))
    return [_point(name, gains[at]) for at, _ in sorted(greatest)]


def points_of(line: Record, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """Return the turning points of a record, with the names of that time."""
    points = turning_points(line.game, scored)
    return [point._replace(names=line.names_at(point.move)) for point in points]


def _gain(scored: tuple[ScoredEvent, ...]) -> _Gain:
    gains = tuple(map(sum, zip(*(each.gains for each in scored), strict=True)))
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    return _Gain(seat, gains, scored)


def _joined(moves: Sequence[_Gain]) -> list[_Gain]:
    joined: list[_Gain] = []
    for move in moves:
        before = joined[-1] if joined else None
        if before is not None and before.continues_in(move):
            joined[-1] = _gain((*before.scored, *move.scored))
        else:
            joined.append(move)
    return joined


def _point(name: str, of: _Gain) -> TurningPoint:
    """Tell what earned the seat its points, not what it paid or what others got.

    If none of the events has a sentence, only tell that the seat earned them.
    """
    seat, gain = of.seat, of.gain
    own = [scored.event for scored in of.scored if scored.gains[seat] * gain > 0]
    sentences = stories(name, own)
    if not sentences:
        sentences = [say("score-part", source=Seat(seat), points=signed(gain, plus=True))]
    return TurningPoint(of.scored[0].move, seat, gain, tuple(sentences))
