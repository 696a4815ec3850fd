"""Turn reminders: rows with a due time, and a loop that sleeps until the earliest.

A seat that owes a move has one row, gone when it has moved. When it is due the row is marked and
a parcel for the outbox saved in one transaction, so a reminder comes once, whatever stops when.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import MOST_REMIND_HOURS
from bot.store.rows import OutboxRow, ReminderRow, TableRow
from bot.tables.errors import NoSuchTable, TableError
from bot.tables.house import House, reporting
from bot.tables.models import Status, Table
from bot.tables.play import closed

log = logging.getLogger(__name__)

OVER = (Status.FINISHED, Status.CANCELLED)
LOOK_AGAIN = timedelta(minutes=1)
"""How long another process's change of the rows may go unnoticed."""


async def set_reminder(house: House, table_id: int, hours: int | None) -> Table:
    """A new interval for the table; it counts from when each seat came to owe its move.

    Raises:
        TableClosed: the game is over or was cancelled.
        NoSuchTable: there is no such table.
        TableError: so many hours are not possible.
    """
    if hours is not None and not 1 <= hours <= MOST_REMIND_HOURS:
        raise TableError.because("table-remind-hours", least=1, most=MOST_REMIND_HOURS, hours=hours)

    def work(session: Session) -> None:
        row = session.get(TableRow, table_id, with_for_update=True)
        if row is None:
            raise NoSuchTable.because("table-unknown", table=table_id)
        if (status := Status(row.status)) in OVER:
            raise closed(status, table_id)
        row.remind_hours = hours
        query = select(ReminderRow).where(col(ReminderRow.table_id) == table_id)
        for owed in session.scalars(query):
            owed.due_at = None if hours is None else owed.since + timedelta(hours=hours)

    with reporting():
        async with house.lock(table_id):
            await house.store.write(work)
    house.reminder_bell.set()
    return await house.table(table_id)


async def post_due(house: House) -> int:
    """Turn due reminders into one parcel a table; how many tables."""
    now = house.clock.now()

    def work(session: Session) -> int:
        seats: dict[int, list[int]] = defaultdict(list)
        query = _unsent(ReminderRow).where(col(ReminderRow.due_at) <= now)
        query = query.order_by(col(ReminderRow.seat)).with_for_update(of=ReminderRow)
        for owed in session.scalars(query):
            owed.sent_at = now
            seats[owed.table_id].append(owed.seat)
        for table_id, due in seats.items():
            sequence = session.scalar(
                select(col(TableRow.sequence)).where(col(TableRow.id) == table_id)
            )
            session.add(
                OutboxRow(
                    table_id=table_id,
                    kind="reminder",
                    sequence=sequence or 0,
                    seats=due,
                    due_at=now,
                    created_at=now,
                )
            )
        return len(seats)

    with reporting():
        tables = await house.store.write(work)
    if tables:
        log.info("reminders due", extra={"tables": tables})
        house.outbox_bell.set()
    return tables


def _unsent(*columns: Any) -> Any:
    """The reminders to come at running tables."""
    return (
        select(*columns)
        .join(TableRow, col(TableRow.id) == col(ReminderRow.table_id))
        .where(col(TableRow.status) == Status.RUNNING, col(ReminderRow.sent_at).is_(None))
    )


async def earliest(house: House) -> datetime | None:
    """When the next reminder is due."""
    query = _unsent(func.min(col(ReminderRow.due_at)))

    def work(session: Session) -> datetime | None:
        found: datetime | None = session.scalar(query)
        return found

    return await house.read(work)


class Reminders:
    """The loop: sleeps until the earliest reminder, hands over what is due, and again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._stopping = False

    async def run(self) -> None:
        """Until :meth:`stop`; late reminders go out at once, merged by table."""
        house, clock = self._house, self._house.clock
        while not self._stopping:
            house.reminder_bell.clear()
            until = clock.now() + LOOK_AGAIN
            try:
                next_one = await earliest(house)
                if next_one and next_one <= clock.now():
                    await post_due(house)
                    continue
                until = min(until, next_one) if next_one else until
            except Exception:  # the loop outlives whatever befalls it
                log.exception("reminders wait")
            await clock.wait(house.reminder_bell, until)

    def stop(self) -> None:
        """End the loop after what is in hand."""
        self._stopping = True
        self._house.reminder_bell.set()
