"""What a change at a table has come to, as whoever asked for it may know it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.domain.table import Table
from bot.tables.history.log_entry import LogEntry
from bot.tables.history.turn import Turn
from bot.tables.votes.model import Vote
from engine.core import Event, Outcome


@dataclass(frozen=True, slots=True)
class Forced:
    """A move the house played for a seat that does not move itself."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that was taken, as whoever made it may know it.

    ``repeated``: the same request had come before; ``turn`` is the one it led to.
    """

    turn: Turn
    seat: int
    move: str
    events: tuple[Event, ...]
    forced: tuple[Forced, ...]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back: how many, and by which seat."""

    table: Table
    seat: int
    moves: int
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class ProposalOpened:
    """A proposal now waits for the others' votes."""

    table: Table
    proposal: Vote
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Voted:
    """A vote was counted; ``result`` is what it carried, if it was the last one needed."""

    table: Table
    proposal: Vote
    result: Undone | Ended | None
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Resumed:
    """A table runs again; or, with a ``proposal`` that is open, the others are asked about it."""

    table: Table
    proposal: Vote | None
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: by its rules, by consent or by resignation."""

    table: Table
    outcome: Outcome
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat was given up; the house has played what it owed."""

    table: Table
    seat: int
    forced: tuple[Forced, ...]
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Performed:
    """What a request has saved: at which table, and its line of the log.

    A vote or a proposal has no line of its own.
    """

    table: Table
    entry: LogEntry | None
