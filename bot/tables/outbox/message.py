"""The outbox message: what to post, as its handler gets it, and what the handler returns."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.table import SentMessage, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.domain.votes import Vote
from bot.tables.reminders.digest import OtherTable


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
    other_tables: tuple[OtherTable, ...] = ()
    """Other tables that wait for the mentioned players."""
    new_tables: tuple[Table, ...] = ()
    """Of a digest: new tables of the games its reader plays, if they want to read of them."""
    nudged_by: Mapping[int, int] = field(default_factory=dict)
    """The seats another player has nudged, with the seat of that player."""
    language: str | None = None
    """The language the only recipient has chosen; ``None`` for the table's language."""
    details: Mapping[str, Any] = field(default_factory=dict)


Handler = Callable[[OutboxMessage], Awaitable[SentMessage | None]]
"""Posts an outbox message and returns what was posted (``None``: nothing had to be).

Raises :class:`~bot.tables.domain.errors.Unreachable` when the channel is gone or closed for good,
:class:`~bot.tables.domain.errors.TryLater` when it cannot be reached now.
"""


class Delivered(NamedTuple):
    """A delivered outbox message, and the message posted for it.

    ``sent`` is ``None`` if nothing had to be posted.
    """

    message: OutboxMessage
    sent: SentMessage | None
    claim_next: bool = True
    """Whether to claim the table's next message."""
