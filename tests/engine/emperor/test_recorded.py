"""Facts about the recorded games."""

from __future__ import annotations

from engine.core.record_reader import read_record
from tests.engine.games.records import paths


def test_a_recorded_game_of_four_has_a_contested_election() -> None:
    """Won by the rival, with sealed votes on both sides."""
    contested = 0
    for path in paths("emperor"):
        record = read_record(path.read_text(encoding="utf-8"))
        votes = [played.move for played in record.moves if played.move.startswith("vote ")]
        if len(record.names) == 4:
            contested += {"vote emperor", "vote rival"} <= set(votes)
    assert contested >= 1
