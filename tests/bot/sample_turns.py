"""Sample tables and turns, for texts that need no database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from bot.presentation.turn_text import TurnText
from bot.tables.domain.table import (
    COLOURS,
    Ending,
    Occupant,
    PendingSeat,
    PostedMessage,
    SeatView,
    Status,
    Table,
)
from bot.tables.domain.turn_view import Turn
from bot.tables.history.turn import is_midway, is_secret
from engine.core import Chance, Event, Game, State

NOW = datetime(2026, 5, 1, 12, tzinfo=UTC)
NAMES = ("Alice", "Bob", "Carol", "Dave", "Eve")


def table(
    game: str = "caylus",
    *,
    seats: int = 3,
    names: Sequence[str] = NAMES,
    to_move: Sequence[int] = (),
    language: str = "en",
    status: Status = Status.RUNNING,
    options: Mapping[str, str] | None = None,
    ending: Ending | None = None,
    winners: Sequence[int] = (),
    board: PostedMessage | None = None,
) -> Table:
    """Return a table of players with the ids 100, 101, …"""
    return Table(
        id=31,
        server_id="1",
        channel_id="2",
        game=game,
        rules_version=1,
        options=options or {},
        language=language,
        status=status,
        sequence=148,
        asked=148,
        moves=120,
        host_id="100",
        min_seats=2,
        max_seats=5,
        seats=tuple(
            SeatView(i, str(100 + i), names[i], COLOURS[i], Occupant.PERSON) for i in range(seats)
        ),
        seed_hash="ab" * 32,
        reminder_hours=24,
        pending=tuple(
            PendingSeat(s, str(100 + s), NOW, NOW + timedelta(hours=9), None) for s in to_move
        ),
        created=NOW,
        started=NOW,
        ended=None,
        moved=NOW,
        ending=ending,
        winners=tuple(winners),
        lobby=None,
        board=board,
    )


def turn(
    rules: Game[Any],
    state: State,
    viewer: int | None = None,
    *,
    language: str = "en",
    names: Sequence[str] = NAMES,
    recap: Sequence[Event] = (),
    news: Sequence[Event] = (),
) -> Turn:
    """Return a state as that viewer may know it, at a matching table.

    The table of a finished state is finished too.
    """
    outcome, over = rules.outcome(state), not state.stack
    at = table(
        rules.name,
        seats=len(outcome.scores),
        names=names,
        to_move=rules.to_move(state),
        language=language,
        status=Status.FINISHED if over else Status.RUNNING,
        ending=Ending.PLAYED if over else None,
        winners=outcome.winners if over else (),
    )
    secret = not over and is_secret(rules, state)
    view = rules.view(state, viewer)
    midway = not over and is_midway(rules, state)
    recap, news = tuple(recap), tuple(news)
    return Turn(at, rules, viewer, at.sequence, view, secret, midway, recap=recap, news=news)


def turn_text(
    rules: Game[Any],
    state: State,
    viewer: int | None = None,
    *,
    language: str = "en",
    names: Sequence[str] = NAMES,
    recap: Sequence[Event] = (),
    news: Sequence[Event] = (),
) -> TurnText:
    """Return such a turn with its texts in the table's language."""
    shown = turn(rules, state, viewer, language=language, names=names, recap=recap, news=news)
    return TurnText.of(shown)


def started_game(rules: Game[Any], seats: int = 3, seed: str = "7", **options: str) -> State:
    """Start a game."""
    state: State = rules.new(seats, options, Chance.from_seed(seed))
    return state
