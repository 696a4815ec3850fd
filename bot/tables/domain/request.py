"""Requests to change a table, the people who make them, and their results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, NamedTuple

from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import Vote
from engine.core import Event


class Person(NamedTuple):
    """A user, with the server they act in and whether they manage it."""

    id: str
    name: str = ""
    server_id: str | None = None
    manages: bool = False


class Request(NamedTuple):
    """One request of a person; the same ``id`` again returns the first result.

    The bot's own changes have none: their callers make sure that each happens once.
    """

    id: str | None
    person: Person

    @property
    def key(self) -> str:
        """The id, which is stored with the result."""
        assert self.id is not None
        return self.id


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was made, as its player may know it; ``turn`` is the position it led to."""

    turn: Turn
    seat: int
    move: str
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class DoneOrVote:
    """A table after a request, and the vote about it; ``None`` if it was done without a vote.

    ``moves`` is how many moves an undo takes back.
    """

    table: Table
    vote: Vote | None
    moves: int = 0


@dataclass(frozen=True, slots=True)
class Performed:
    """The table a request has changed, and the log entry it saved.

    ``entry`` is ``None`` for opening a vote or voting.
    """

    table: Table
    entry: LogEntry | None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry of the log. ``number`` counts moves on the timeline; 0 for other actions.

    ``seat`` is the actor's present seat, ``None`` for a person who has left the lobby. ``data``
    (such as a ``move``, a ``colour``, the number of ``moves`` undone, ``why``) and ``events`` are
    limited to what the reader may know; ``undone`` marks moves undone later. ``names`` are the
    players' names by seat at the time; ``substitute`` is who moved instead of the seat's player,
    empty if the name is unknown.
    """

    sequence: int
    number: int
    kind: str
    seat: int | None
    user_id: str | None
    data: Mapping[str, Any]
    events: tuple[Event, ...]
    at: datetime
    undone: bool
    names: tuple[str, ...]
    substitute: str | None = None

    @property
    def move(self) -> str:
        """The text of a move; empty for other actions, or if the reader may not know it."""
        return str(self.data.get("move", ""))
