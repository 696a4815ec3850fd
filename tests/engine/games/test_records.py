"""Records of every game replay to their final state, and their accounts balance."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.record import Record, state_hash
from engine.core.record_reader import read_record
from engine.core.registry import game, game_names
from tests.engine.games.game_extras import audited, books
from tests.engine.games.record_games import FOLDER
from tests.engine.games.records import PUBLISHED, paths, records

FILES = [(name, path) for name in game_names() for path in paths(name)]
AUDITED = [(name, path) for name in audited() for path in paths(name)]


def stem(part: object) -> str:
    return part.stem if isinstance(part, Path) else ""


@pytest.mark.parametrize(("name", "path"), FILES, ids=stem)
def test_record_replays(name: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.game == name
    state = record.replay()
    assert record.final == state_hash(state)
    assert record.text() == text
    assert game(name).broken_invariants(state) == []


@pytest.mark.parametrize(("name", "path"), AUDITED, ids=stem)
def test_record_accounts_balance(name: str, path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    state = _begun(record)
    audit = books(name)(state)
    rules = game(name)
    rules.advance(state)
    for played in record.moves:
        rules.apply(state, played.seat, rules.parse_move(state, played.seat, played.move))
    for event in state.events:
        audit.book(event)
    audit.compare(state)


def _begun(record: Record) -> Any:
    """Return the game at its set-up, with all events still to come."""
    assert record.seed is not None
    chance = Chance.from_seed(record.seed)
    state = game(record.game).setup(len(record.names), record.options, chance)
    state.events = []
    return state


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_kind_of_game_has_a_complete_record(name: str) -> None:
    """Every seat count and option value, and every pair if there is only one of each."""
    rules = game(name)
    whole = [record for record in records(name) if record.replay().over]
    options = rules.options
    pairs = list(product(rules.seat_counts, options[0].values if len(options) == 1 else ()))
    wanted = {str(seats) for seats in rules.seat_counts}
    wanted |= {f"{option.name}={value}" for option in options for value in option.values}
    wanted |= {f"{seats} {value}" for seats, value in pairs}
    found: set[str] = set()
    for record in whole:
        seats = str(len(record.names))
        found |= {seats, *(f"{key}={value}" for key, value in record.options.items())}
        found |= {f"{seats} {value}" for value in record.options.values()}
    missing = sorted(wanted - found)
    write = f"python -m engine play {name} --seats N --option NAME=VALUE --record tests/records"
    assert missing == [], f"no recorded game of {name} has {missing}; {write} writes one"


def test_every_record_is_of_an_existing_game() -> None:
    left = {path.name for path in FOLDER.glob("*.txt")} - {path.name for _, path in FILES}
    assert left == set(), f"no folder of engine has the game of these: {sorted(left)}"
