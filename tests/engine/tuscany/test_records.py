"""Recorded games replay to the state they ended in, and their books balance."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.record import read_record, state_hash
from engine.tuscany import GAME
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.audit import Audit
from tests.engine.tuscany.make_records import replayed

FILES = sorted((Path(__file__).parents[2] / "records").glob("tuscany-*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.replay()
    assert isinstance(state, TuscanyState)
    assert record.final == state_hash(state)
    assert record.text() == text
    assert state.over
    assert GAME.problems(state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_keeps_the_books(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    begun = GAME.setup(len(record.names), record.options, Chance.from_seed(record.seed or ""))
    audit, state = Audit(begun), replayed(record)
    for event in state.events or ():
        audit.hear(event)
    audit.compare(state)


def test_there_is_a_game_of_every_kind() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in FILES]
    assert {len(record.names) for record in records} == set(GAME.seat_counts)
    for option in GAME.options:
        assert {record.options[option.name] for record in records} == set(option.values)
    stalls = [
        event for r in records for event in replayed(r).events or () if event.kind == "stalled"
    ]
    assert stalls
