"""The outbox message: what to post, as its handler gets it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.store.models.table import OutboxRow
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import Vote
from bot.tables.reminders.other_tables import OtherTable


@dataclass(frozen=True, slots=True)
class OutboxMessage:
    """A message that its handler posts with the nonce.

    ``table`` and ``turn`` were read when it was claimed, which may be later than the change that
    announced it; ``seats`` are the seats to mention.
    """

    id: int
    kind: OutboxKind
    table: Table
    turn: Turn | None
    """The public view of the position; ``None`` for kinds that do not show it."""
    sequence: int
    seats: tuple[int, ...]
    vote: Vote | None
    attempt: int
    """The number of this attempt, from 1."""
    failures: int
    """How many earlier attempts failed with an unexpected error."""
    nonce: str
    """The same for every attempt, so that Discord rejects duplicates; at most 25 characters."""
    posted: str | None
    """The id of the posted message to edit or link to."""
    doubtful: bool
    """Whether an earlier attempt may have posted a message that was not recorded."""
    created: datetime
    more: bool = False
    """Whether other messages of the table were due when it was claimed."""
    silent_mentions: frozenset[int] = frozenset()
    """The seats to name without a ping."""
    other_tables: tuple[OtherTable, ...] = ()
    """Other tables that wait for the mentioned players."""
    asked_by: Mapping[int, int] = field(default_factory=dict)
    """The seats another player has nudged, with the seat of that player."""
    language: str | None = None
    """The language the only recipient has chosen; ``None`` for the table's language."""
    details: Mapping[str, Any] = field(default_factory=dict)
    """Further data for this kind."""


NONCE_LENGTH = 24
"""Characters; Discord accepts at most 25."""


def nonce_of(database_id: str | None, row: OutboxRow) -> str:
    """Return the nonce of a row, which is the same for every attempt.

    The database id tells restored databases apart, the creation time copies with the same id.
    """
    key = f"{database_id}:{row.id}:{row.created_at.isoformat()}"
    return hashlib.sha256(key.encode()).hexdigest()[:NONCE_LENGTH]
