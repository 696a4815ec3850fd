"""Recorded games replay to the state they ended in."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.chance import Chance
from engine.core.record import read_record, state_hash
from engine.emperor import GAME
from engine.emperor.state import EmperorState
from tests.engine.emperor.audit import Audit

FILES = sorted((Path(__file__).parents[2] / "records").glob("emperor-*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.replay()
    assert record.final == state_hash(state)
    assert record.text() == text
    assert isinstance(state, EmperorState)
    assert GAME.problems(state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_keeps_the_books(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.seed is not None
    state = GAME.setup(len(record.names), record.options, Chance.from_seed(record.seed))
    state.events = []
    audit = Audit(state)
    GAME.settle(state)
    for played in record.moves:
        GAME.apply(state, played.seat, GAME.read(state, played.seat, played.move))
    for event in state.events:
        audit.hear(event)
    audit.compare(state)


def test_there_is_a_whole_game_of_every_kind() -> None:
    games = [read_record(path.read_text(encoding="utf-8")) for path in FILES]
    assert [len(record.names) for record in games] == [2, 2, 3, 3, 4, 4]
    assert all(record.replay().over for record in games)


def test_a_recorded_game_of_four_has_a_contested_election() -> None:
    """Won by the rival, with secret ballots on either side."""
    contested = 0
    for path in FILES:
        record = read_record(path.read_text(encoding="utf-8"))
        votes = [played.move for played in record.moves if played.move.startswith("vote ")]
        if len(record.names) == 4:
            contested += {"vote emperor", "vote rival"} <= set(votes)
    assert contested >= 1
