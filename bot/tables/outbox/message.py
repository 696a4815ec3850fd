"""A parcel: something to be posted, with all there is to say about it, read at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import Table
from bot.tables.history.turn import Turn
from bot.tables.reminders.other_tables import OtherTable
from bot.tables.votes.model import Vote


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """Something to be posted: its handler posts it with its nonce and answers with the message.

    ``table`` and ``turn`` are as they are now, which may be later than what the parcel was made
    for; ``seats`` are whom to mention.
    """

    id: int
    kind: OutboxKind
    table: Table
    turn: Turn | None
    """The position as everybody may see it; ``None`` for kinds that show none."""
    sequence: int
    seats: tuple[int, ...]
    proposal: Vote | None
    attempt: int
    """Which try this is, from 1."""
    faults: int
    """How many of the tries before met an unexpected error."""
    nonce: str
    """The same for every attempt, so that it is posted once; at most 25 characters."""
    posted: str | None
    """Of what is to be shown anew, or that somebody is called to: the message that shows it."""
    doubtful: bool
    """Whether an earlier try may have posted a message that no row remembers."""
    silent_mentions: frozenset[int] = frozenset()
    """The seats it names without calling them: their players sleep, or want to hear nothing."""
    other_tables: tuple[OtherTable, ...] = ()
    """What else waits for those it calls."""
    asked_by: Mapping[int, int] = field(default_factory=dict)
    """Which of those another player has asked for their move, and the seat that did."""
    language: str | None = None
    """What whoever is written to alone has chosen to be spoken to in; else it is the table's."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What its kind needs beside all that."""
