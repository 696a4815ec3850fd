"""Recorded games replay to the state they ended in."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.caylus import GAME
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.record import read_record, state_hash
from tests.engine.caylus.audit import Audit

FILES = sorted((Path(__file__).parents[2] / "records").glob("caylus-*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.replay()
    assert record.final == state_hash(state)
    assert record.text() == text
    assert isinstance(state, CaylusState)
    assert GAME.problems(state) == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_keeps_the_books(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert record.seed is not None
    chance = Chance.from_seed(record.seed)
    state = GAME.setup(len(record.names), record.options, chance)
    state.events = []
    audit = Audit(state)
    GAME.settle(state)
    for played in record.moves:
        GAME.apply(state, played.seat, GAME.read(state, played.seat, played.move))
    for event in state.events:
        audit.hear(event)
    audit.compare(state)


def test_there_is_a_whole_game_of_every_kind() -> None:
    whole = [read_record(path.read_text(encoding="utf-8")) for path in FILES]
    kinds = {(len(r.names), r.options["favors"]) for r in whole if r.replay().over}
    assert kinds == {(n, v) for n in (2, 3, 4, 5) for v in ("table", "simplified")}
