"""Recorded games replay to the state they ended in."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import MONUMENT
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.record import read_record, state_hash
from tests.engine.caylus1303.audit import Audit

FILES = sorted((Path(__file__).parents[2] / "records").glob("caylus1303-*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    state = record.replay()
    assert record.final == state_hash(state)
    assert record.text() == text
    assert isinstance(state, Caylus1303State)
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
    kinds = {(len(r.names), r.options["characters"]) for r in whole if r.replay().over}
    assert kinds == {(n, v) for n in (2, 3, 4, 5) for v in ("random", "recommended")}


def test_thoughtful_players_score_and_build_monuments() -> None:
    """Their records show the game as it is meant to be played."""
    whole = [read_record(path.read_text(encoding="utf-8")) for path in FILES]
    thoughtful = [record.replay() for record in whole if (record.seed or "").startswith("th")]
    assert len(thoughtful) == 4
    faces = set()
    for state in thoughtful:
        assert isinstance(state, Caylus1303State)
        assert max(state.pp) > 40
        faces |= set(state.road_face)
    assert MONUMENT in faces
