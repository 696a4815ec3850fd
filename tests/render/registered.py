"""The registered painters and the recorded games of each."""

from __future__ import annotations

from pathlib import Path

from engine.core.record import Record, read_record
from engine.core.registry import game, game_names

RECORDS = Path(__file__).parent.parent / "records"


TABLES = tuple((name, seats) for name in game_names() for seats in game(name).seat_counts)
"""Every game with every number of players."""


def records(name: str) -> list[Record]:
    """Return the recorded games of a game, in the order of their files."""
    paths = sorted(RECORDS.glob(f"{name}-*.txt"))
    return [read_record(path.read_text("utf-8")) for path in paths]
