"""Facts about the recorded games of Caylus 1303."""

from __future__ import annotations

from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import MONUMENT
from engine.core.record_reader import read_record
from tests.engine.games.records import paths


def test_thoughtful_players_score_and_build_monuments() -> None:
    """Their records show the game as it is meant to be played."""
    whole = [read_record(path.read_text(encoding="utf-8")) for path in paths("caylus1303")]
    thoughtful = [record.replay() for record in whole if (record.seed or "").startswith("th")]
    assert len(thoughtful) == 4
    faces = set()
    for state in thoughtful:
        assert isinstance(state, Caylus1303State)
        assert max(state.points) > 40
        faces |= set(state.road_side)
    assert MONUMENT in faces
