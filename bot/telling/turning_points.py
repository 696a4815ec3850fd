"""The events that changed the scores most: what is told at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import NamedTuple

from bot.telling.stories import stories
from bot.workers.replaying import ScoredEvent
from engine.core import game
from engine.core.text import Text

TOLD = 3


class TurningPoint(NamedTuple):
    """An event by its move, the seat whose points it changed most, by how much, and the story."""

    move: int
    seat: int
    gain: int
    told: tuple[Text, ...]


def turning_points(name: str, scored: Sequence[ScoredEvent]) -> list[TurningPoint]:
    """The greatest changes of anybody's points, in the order they happened.

    Final scoring is left out: no move turned the game with it.
    """
    final = game(name).final_scoring
    found = [one for one in scored if one.event.kind not in final]
    greatest = nlargest(TOLD, enumerate(found), key=lambda at: max(map(abs, at[1].gains)))
    return [_point(name, found[at]) for at, _ in sorted(greatest)]


def _point(name: str, scored: ScoredEvent) -> TurningPoint:
    gains = scored.gains
    seat = max(range(len(gains)), key=lambda seat: abs(gains[seat]))
    return TurningPoint(scored.move, seat, gains[seat], tuple(stories(name, [scored.event])))
