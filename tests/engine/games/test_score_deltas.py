"""The points that an event of a recorded game states are exactly those scored."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.events import Event
from engine.core.record_reader import read_record
from engine.core.registry import game
from engine.core.score_deltas import ScoredEvents
from tests.engine.games.game_extras import corpus

from .test_records import FILES, stem

COMPARED = [(name, path) for name, path in FILES if corpus(name).points]


def stated_points(event: Event, figure: str, seats: int) -> tuple[int, ...]:
    """Return the points stated by an event, by seat; a scored round states everybody's."""
    if event.kind == "round_scored":
        points = event.data["points"]
        assert isinstance(points, list)
        return tuple(points)
    gained = [0] * seats
    if event.seat >= 0:
        points = event.data.get(figure, 0)
        assert isinstance(points, int)
        gained[event.seat] = points
    return tuple(gained)


@pytest.mark.parametrize(("name", "path"), COMPARED, ids=stem)
def test_stated_points_are_the_scored_points(name: str, path: Path) -> None:
    record, rules = read_record(path.read_text("utf-8")), game(name)
    positions = record.positions(events=True)
    state = next(positions)
    scored = ScoredEvents(rules, state)
    state.events = scored
    for _ in positions:
        assert not any(scored.unreported())
    assert scored.gains == [
        stated_points(event, corpus(name).points, len(record.names)) for event in scored
    ]
    assert any(map(any, scored.gains))
