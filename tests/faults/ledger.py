"""Record what people were told and what was posted, and compare it with the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from sqlalchemy import select

from bot.store.models.table import ActionRow, OutboxRow
from bot.tables.domain.table import LIVE, Status
from engine.core.record import state_hash
from tests.bot.tables.harness import TablesHarness


class Press(NamedTuple):
    """A request to be carried out once: a move at a table, from the panel of that sequence."""

    table: int
    asked: int
    sealed: bool
    """Whether it may be answered again; two such answers count as one."""


@dataclass
class Ledger:
    """Outlives every killed process."""

    pressed: dict[str, Press] = field(default_factory=dict)
    """Every request that was sent; a press without an answer is sent again with a new id."""
    made: dict[str, int] = field(default_factory=dict)
    """Acknowledged requests, with the sequence they led to."""
    posted: dict[str, list[int]] = field(default_factory=dict)
    """The message ids of each nonce."""
    counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    """Number of messages by table and kind."""
    faults: list[str] = field(default_factory=list)
    ends: dict[int, str] = field(default_factory=dict)
    """The last position of each finished table, as its players saw it."""
    refused: Counter[str] = field(default_factory=Counter)
    """Number of refused presses by reason."""
    kills: int = 0
    unanswered: int = 0
    found: int = 0
    """Outbox messages found posted by a process that died before recording it."""

    @property
    def messages(self) -> int:
        """Return the number of posted messages."""
        return sum(map(len, self.posted.values()))

    def post(self, nonce: str, again: bool, kind: str, table: int) -> int:
        """Post a message, or find it if an earlier attempt succeeded."""
        messages = self.posted.setdefault(nonce, [])
        if again and messages:
            self.found += 1
            return messages[0]
        messages.append(self.messages + 1)
        self.counts[kind, table] += 1
        return messages[-1]

    async def complaints(self, harness: TablesHarness) -> list[str]:
        """Return everything that is wrong once all work is done."""
        tables = {press.table for press in self.pressed.values()}
        return [
            *self.faults,
            *self._moves(await harness.store.read(lambda s: s.scalars(select(ActionRow)).all())),
            *self._messages(await harness.store.read(lambda s: s.scalars(select(OutboxRow)).all())),
            *[found.problem.key for found in await harness.tables.check()],
            *[line for table in sorted(tables) for line in await self._table(harness, table)],
        ]

    def _moves(self, actions: Sequence[ActionRow]) -> Iterator[str]:
        kept = {row.request_id: row for row in actions if row.request_id is not None}
        for request, sequence in self.made.items():
            row = kept.get(request)
            if row is None or row.table_id != self.pressed[request].table:
                yield f"lost: {request} at {self.pressed[request]}"
            elif row.sequence > sequence:
                yield f"acknowledged too early: {request}"
        done = Counter(self.pressed[request] for request in kept if request in self.pressed)
        yield from (f"doubled: {one}" for one, n in done.items() if n > 1 and not one.sealed)

    def _messages(self, outbox: Sequence[OutboxRow]) -> Iterator[str]:
        yield from (f"stuck: {row}" for row in outbox if row.status not in ("sent", "superseded"))
        for nonce, messages in self.posted.items():
            if len(messages) > 1:
                yield f"posted {len(messages)} times: {nonce}"
        sent = sum(row.status == "sent" for row in outbox)
        if sent > len(self.posted):
            yield f"{sent} messages are sent, {len(self.posted)} were posted"

    async def _table(self, harness: TablesHarness, table_id: int) -> list[str]:
        """Check that the channel's last message shows the current question, or the result once."""
        table = await harness.tables.table(table_id)
        if table.status == Status.FINISHED:
            return await self._ended(harness, table_id)
        if self.counts["reminder", table_id] > 1:
            return [f"table {table_id} was reminded twice"]
        if table.status not in LIVE or table.board is None or table.board.sequence < table.asked:
            return [f"table {table_id} is {table.status} and shows {table.board}"]
        return []

    async def _ended(self, harness: TablesHarness, table_id: int) -> list[str]:
        """Check that the result was posted once, is the one seen, and follows from the seed."""
        ends = self.counts["final", table_id]
        found = [] if ends == 1 else [f"the end of {table_id} was posted {ends} times"]
        end = state_hash((await harness.tables.position(table_id)).state)
        if self.ends.get(table_id, end) != end:
            found.append(f"table {table_id} ended otherwise than was seen")
        if not (await harness.tables.verify(table_id)).holds:
            found.append(f"table {table_id} does not follow from its seed")
        return found

    def __str__(self) -> str:
        reminders = sum(n for (kind, _), n in self.counts.items() if kind == "reminder")
        why = ", ".join(f"{times} {why}" for why, times in self.refused.items()) or "none"
        return (
            f"{self.kills} kills, {len(self.made)} moves acknowledged, {self.unanswered} presses "
            f"without an answer, refused: {why}; "
            f"{self.messages} messages, {self.found} of them found again, {reminders} reminders"
        )
