"""Tables and positions made by hand, for the pure parts of the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.tables import COLOURS, Owing, Position, Posted, SeatView, Status, Table
from engine.core import Chance, Game, State

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
NAMES = ("Alice", "Bob", "Carol", "Dave", "Eve")


def table(
    game: str = "caylus",
    *,
    seats: int = 3,
    names: Sequence[str] = NAMES,
    owing: Sequence[int] = (),
    language: str = "en",
    status: Status = Status.RUNNING,
    options: Mapping[str, str] | None = None,
    board: Posted | None = None,
) -> Table:
    """A table of people with users 100, 101, …"""
    return Table(
        id=31,
        guild_id=1,
        channel_id=2,
        game=game,
        rules_version=1,
        options=options or {},
        language=language,
        status=status,
        sequence=148,
        asked=148,
        moves=120,
        host_id=100,
        min_seats=2,
        max_seats=5,
        seats=tuple(
            SeatView(i, 100 + i, names[i], COLOURS[i], resigned=False) for i in range(seats)
        ),
        seed_hash="ab" * 32,
        remind_hours=24,
        owing=tuple(Owing(s, 100 + s, NOW, NOW + timedelta(hours=9), None) for s in owing),
        created=NOW,
        started=NOW,
        ended=None,
        moved=NOW,
        ending=None,
        winners=(),
        lobby=None,
        board=board,
    )


def position(
    rules: Game[Any], state: State, *, language: str = "en", names: Sequence[str] = NAMES
) -> Position:
    """A state at a table of the right size, asking whom it asks."""
    seats = len(rules.outcome(state).scores)
    at = table(rules.name, seats=seats, names=names, owing=rules.owing(state), language=language)
    return Position(at, rules, state, 148)


def begun(rules: Game[Any], seats: int = 3, seed: str = "7", **options: str) -> State:
    """A game at its first decision."""
    state: State = rules.new(seats, options, Chance.from_seed(seed))
    return state
