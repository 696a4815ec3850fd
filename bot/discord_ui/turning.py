"""The moves that changed the scores most: what is told at the end of a game."""

from __future__ import annotations

from typing import NamedTuple

from engine.core import RecordError, game
from engine.core.record import Record

TOLD = 3


class TurningPoint(NamedTuple):
    """A move by its number, and the seat whose points it changed most, by how much."""

    move: int
    seat: int
    gain: int


def turning_points(record: Record) -> list[TurningPoint]:
    """The greatest changes of anybody's points, in the order they happened.

    The last move is left out: final scoring comes with it.
    """
    rules = game(record.game)
    found: list[TurningPoint] = []
    before: tuple[int, ...] = ()
    try:
        for number, state in enumerate(record.positions()):
            scores = rules.outcome(state).scores
            if before and number < len(record.moves):
                gains = [now - then for now, then in zip(scores, before, strict=True)]
                seat = max(range(len(gains)), key=lambda s: abs(gains[s]))
                found.append(TurningPoint(number, seat, gains[seat]))
            before = scores
    except RecordError:
        return []
    greatest = sorted((p for p in found if p.gain), key=lambda p: -abs(p.gain))[:TOLD]
    return sorted(greatest)
