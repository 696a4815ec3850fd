"""Find the moves that changed the scores most, to show in a game's history and at its end."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from itertools import groupby
from typing import NamedTuple

from bot.presentation.scores import signed
from bot.presentation.texts import label_localizer, truncate
from bot.presentation.turn_text import join_sentences, stories
from bot.tables.domain.table import Status, Table
from bot.tables.facade import Tables
from bot.workers import Pool
from bot.workers.cache import ResultCache
from bot.workers.replaying import ScoredEvent, scored_events
from engine.core import Seat, Text, game, say
from engine.core.record import Record

MAX_POINTS = 3
CACHE_SIZE = 100
"""Number of tables whose turning points are cached."""


class TurningPoint(NamedTuple):
    """A turning point: its action, the seat whose score changed most, by how much, and the story.

    ``names`` are the players' names by seat at that time.
    """

    move: int
    seat: int
    gain: int
    sentences: tuple[Text, ...]
    names: tuple[str, ...] = ()


class TurningPoints:
    """Finds the turning points of tables so far, as everybody may know them."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self._tables, self._pool = tables, pool
        self._cache = ResultCache[tuple[int, int], Sequence[TurningPoint]](CACHE_SIZE)

    async def of(self, table: Table) -> Sequence[TurningPoint]:
        """Return a table's turning points, cached until the next move; names are not cached."""

        async def compute() -> Sequence[TurningPoint]:
            record = await self._tables.records.load_whole(table.id)
            over = table.status is Status.FINISHED
            return turning_points(record.game, await scored_events(self._pool, record, over=over))

        points = await self._cache.get((table.id, table.sequence), compute)
        moves = [point.move for point in points]
        names = await self._tables.history.names_at_moves(table.id, moves)
        return [point._replace(names=each) for point, each in zip(points, names, strict=True)]


def turning_point_label(point: TurningPoint, game_name: str, language: str, limit: int) -> str:
    """Return a turning point as a plain line of at most ``limit`` characters."""
    localizer = label_localizer(language, game_name, point.names)
    story = join_sentences(localizer, [localizer.format(text) for text in point.sentences])
    return truncate(localizer.say("final-turning-point", move=str(point.move), story=story), limit)


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
