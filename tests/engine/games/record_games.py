"""Record whole games, for the modules that write a game's records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.core.chance import Chance
from engine.core.record import Record, RecordedMove, start_record, state_hash
from engine.core.registry import game

FOLDER = Path(__file__).parents[2] / "records"
Player = Callable[[Any, Chance], tuple[int, str]]
"""Chooses for all seats: returns a seat that must move, and its choice."""


def recorded(
    name: str, options: Mapping[str, str], names: Sequence[str], seed: str, player: Player
) -> Record:
    """Play a whole game in which ``player`` chooses for everybody."""
    rules = game(name)
    record = start_record(name, options, names, seed)
    state = rules.new(len(names), record.options, Chance.from_seed(seed))
    chance = Chance.from_seed("moves of " + seed)
    while state.stack:
        seat, choice = player(state, chance)
        record.moves.append(RecordedMove(seat, rules.move(state, choice)))
        rules.apply_unchecked(state, seat, choice)
    record.final = state_hash(state)
    return record


def alone(choose: Callable[[Any, Chance], str]) -> Player:
    """Return a player for a game in which one seat decides at a time."""
    return lambda state, chance: (state.stack[-1][1], choose(state, chance))


def thoughtful(name: str, choose: Callable[[Any, Chance], str], tries: int) -> Player:
    """Return a player that tries each choice in several playouts and takes the best."""
    rules = game(name)

    def worth(state: Any, seat: int, choice: str, chance: Chance) -> int:
        total = 0
        for _ in range(tries):
            twin = state.copy()
            rules.apply_unchecked(twin, seat, choice)
            while twin.stack:
                rules.apply_unchecked(twin, twin.stack[-1][1], choose(twin, chance))
            scores = rules.outcome(twin).scores
            others = [points for other, points in enumerate(scores) if other != seat]
            total += 2 * scores[seat] - max(others)
        return total

    def player(state: Any, chance: Chance) -> tuple[int, str]:
        seat = state.stack[-1][1]
        return seat, max(state.legal, key=lambda choice: worth(state, seat, choice, chance))

    return player


def write(records: Mapping[str, Record]) -> None:
    """Write each record into the file of its name."""
    for name, record in records.items():
        (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")
