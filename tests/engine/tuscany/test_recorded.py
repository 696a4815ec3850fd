"""Facts about the recorded games of Tuscany."""

from __future__ import annotations

from engine.core.record_reader import read_record
from tests.engine.games.records import paths

from .make_records import replayed


def test_a_round_stalls_in_a_recorded_game() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths("tuscany")]
    assert any(event.kind == "stalled" for r in records for event in replayed(r).events or ())


def test_every_recorded_game_is_played_to_its_end() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in paths("tuscany")]
    assert all(record.replay().over for record in records)
