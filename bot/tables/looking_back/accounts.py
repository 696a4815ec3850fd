"""What is told of a game's course: lines of its log, its record, whether it was fair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from bot.tables.models import Table
from engine.core import Event
from engine.core.record import Record


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One line of the log. ``number`` counts moves on the line of play, 0 for all else.

    ``kind`` is an action's (:class:`bot.tables.actions.Kind`); ``seat`` is where whoever
    acted sits now, ``None`` for somebody who has left the lobby; ``data`` (what the kind needs: a
    ``move``, a ``colour``, how many ``moves`` were taken back, ``why``) and ``events`` are as the
    reader may know them; ``undone`` marks moves taken back later. ``names`` are the players' by
    seat as they were then; ``for_another``: a friend moved for whoever had the seat.
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
    for_another: bool = False

    @property
    def move(self) -> str:
        """The text of a move; empty where it is none, or one the reader may not know."""
        return str(self.data.get("move", ""))


@dataclass(frozen=True, slots=True)
class RecordFile:
    """A game's record as its reader may have it, and a name for the file."""

    record: Record
    filename: str


@dataclass(frozen=True, slots=True)
class Verification:
    """What re-running a game found.

    While the game runs ``seed`` is ``None`` and nothing can be checked from outside.
    """

    seed_hash: str
    seed: str | None
    hash_agrees: bool
    seating_agrees: bool
    play_agrees: bool
    moves: int
    final: str
    """The SHA-256 of the position the record leads to."""
    problem: str | None
    """Why the record could not be re-run, in English."""
    rules: int
    rules_here: int
    """The version of the rules it was begun under, and the one there is here."""

    @property
    def of_other_rules(self) -> bool:
        """Whether its moves cannot be re-run here: the rules have changed since it began."""
        return self.rules != self.rules_here

    @property
    def holds(self) -> bool:
        """Whether everything agrees that can be compared."""
        agrees = self.play_agrees or self.of_other_rules
        return self.hash_agrees and self.seating_agrees and agrees


@dataclass(frozen=True, slots=True)
class Deed:
    """What a request has saved: at which table, and its line of the log.

    A vote or a proposal has no line of its own.
    """

    table: Table
    entry: LogEntry | None
