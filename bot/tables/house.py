"""The house: what all work at the tables shares, from finding a table to saving its change."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import case, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlmodel import col

from bot.config import Settings
from bot.store import Clash, Store, StoreError, Unreadable
from bot.store.rows import (
    ActionRow,
    CheckpointRow,
    OutboxRow,
    ProposalRow,
    ReminderRow,
    SeatRow,
    TableRow,
)
from bot.tables import line
from bot.tables.clock import Clock
from bot.tables.errors import NoSuchTable, NotSaved, TableClosed, TableError
from bot.tables.models import Position, Status, Table
from bot.tables.sheet import Outrun, Sheet, restore
from engine.core import State

log = logging.getLogger(__name__)

KEPT_POSITIONS = 256
TRIES = 5
LIVE = (Status.LOBBY, Status.RUNNING)


@dataclass(frozen=True, slots=True)
class Done:
    """What one interaction did: its actions, and the sheet with the position they led to."""

    sheet: Sheet
    acts: tuple[ActionRow, ...]
    position: Position | None
    repeated: bool


class House:
    """Store, clock and settings, one lock a table, and the positions in use.

    A kept position only saves reading it again: it counts as long as its row has the same
    sequence number.
    """

    def __init__(self, store: Store, clock: Clock, settings: Settings) -> None:
        self.store = store
        self.clock = clock
        self.settings = settings
        self.outbox_bell = asyncio.Event()
        self.reminder_bell = asyncio.Event()
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._positions: OrderedDict[int, tuple[int, State]] = OrderedDict()

    def lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """One piece of work at a table at a time."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    # Reading

    async def load(self, session: AsyncSession, table_id: int) -> Sheet:
        """The table's sheet, without its position.

        Raises:
            NoSuchTable: there is no such table.
        """
        row = await session.get(TableRow, table_id)
        if row is None:
            raise NoSuchTable.because("table-unknown", table=table_id)
        return (await self._sheets(session, [row]))[0]

    async def _sheets(self, session: AsyncSession, rows: Sequence[TableRow]) -> list[Sheet]:
        """The sheets of several tables with two more queries in all."""
        ids = [row.id for row in rows]
        seats: dict[int, list[SeatRow]] = {row.id or 0: [] for row in rows}
        owing: dict[int, dict[int, ReminderRow]] = {row.id or 0: {} for row in rows}
        chosen = select(SeatRow).where(col(SeatRow.table_id).in_(ids)).order_by(col(SeatRow.seat))
        for seat in await session.scalars(chosen):
            seats[seat.table_id].append(seat)
        for due in await session.scalars(
            select(ReminderRow).where(col(ReminderRow.table_id).in_(ids))
        ):
            owing[due.table_id][due.seat] = due
        session.expunge_all()
        now = self.clock.now()
        return [Sheet(row, seats[row.id or 0], owing[row.id or 0], now) for row in rows]

    async def tables(self, query: Any) -> list[Table]:
        """The tables a query for their rows finds."""
        with reporting():
            async with self.store.reading() as session:
                rows = list(await session.scalars(query))
                return [sheet.table() for sheet in await self._sheets(session, rows)]

    async def table(self, table_id: int) -> Table:
        """One table; raises ``NoSuchTable``."""
        with reporting():
            async with self.store.reading() as session:
                return (await self.load(session, table_id)).table()

    async def table_in(self, channel_id: int) -> Table | None:
        """The channel's live table, else its newest."""
        live = case((col(TableRow.status).in_(LIVE), 0), else_=1)
        query = (
            select(TableRow)
            .where(col(TableRow.channel_id) == channel_id)
            .order_by(live, col(TableRow.id).desc())
            .limit(1)
        )
        found = await self.tables(query)
        return found[0] if found else None

    async def tables_of(self, user_id: int) -> list[Table]:
        """Where a person sits, tables that wait for them first."""
        query = (
            select(TableRow)
            .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
            .where(col(SeatRow.user_id) == user_id, col(SeatRow.resigned).is_(False))
            .where(col(TableRow.status).in_((*LIVE, Status.PAUSED)))
            .order_by(col(TableRow.id))
        )
        found = await self.tables(query)
        return sorted(found, key=lambda t: all(owed.user_id != user_id for owed in t.owing))

    async def live_tables(self) -> list[Table]:
        """Every live table, oldest first."""
        query = select(TableRow).where(col(TableRow.status).in_(LIVE)).order_by(col(TableRow.id))
        return await self.tables(query)

    def place(self, sheet: Sheet) -> State:
        """Put the position on the sheet: a copy of the kept one, or as its row has it.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the row cannot be read.
        """
        if sheet.row.started_at is None:
            raise TableClosed.because("table-not-started")
        kept = self._positions.get(sheet.id)
        if kept and kept[0] == sheet.row.sequence:
            self._positions.move_to_end(sheet.id)
            state = kept[1]
        else:
            state = restore(sheet.game, sheet.id, sheet.row.state)
            self.keep(sheet.id, sheet.row.sequence, state)
        sheet.state = state.copy()
        return sheet.state

    def keep(self, table_id: int, sequence: int, state: State) -> None:
        """Keep a position at hand; the longest unused makes room."""
        self._positions[table_id] = (sequence, state)
        self._positions.move_to_end(table_id)
        if len(self._positions) > KEPT_POSITIONS:
            self._positions.popitem(last=False)

    async def position_at(self, table_id: int, sequence: int | None) -> Position:
        """The position now or after an earlier action."""
        with reporting():
            async with self.store.reading() as session:
                sheet = await self.load(session, table_id)
                if sequence is None or sequence == sheet.row.sequence:
                    self.place(sheet)
                    return sheet.position()
                return await self._position_after(session, sheet, sequence)

    async def _position_after(self, session: AsyncSession, sheet: Sheet, sequence: int) -> Position:
        action = await line.action(session, sheet.id, sequence)
        if action is None:
            raise TableError.because("table-no-such-move", number=sequence)
        state = await line.state_at(session, sheet, action.head)
        return Position(sheet.table(), sheet.game, state, sequence)

    # Changing

    async def change(
        self,
        table_id: int,
        interaction_id: int,
        work: Callable[[Sheet, AsyncSession], Awaitable[None]],
    ) -> Done:
        """Do a piece of work once: under the lock, saved in one transaction.

        ``work`` changes the sheet, or raises and leaves the table as it is. If another process
        changes the table in between, the work is done again on the newer sheet. An interaction
        that has been here before is not worked again; its actions are read back.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """
        with reporting():
            async with self.lock(table_id):
                for _ in range(TRIES):
                    async with self.store.reading() as session:
                        sheet = await self.load(session, table_id)
                        first = await line.of_interaction(session, interaction_id)
                        if first is not None:
                            return await self._again(session, sheet, first)
                        await work(sheet, session)
                    if not sheet.acts and not sheet.also:
                        return Done(sheet, (), None, repeated=False)
                    for act in sheet.acts[:1]:
                        act.interaction_id = interaction_id
                    try:
                        await self.save(sheet)
                    except (Outrun, Clash):
                        continue
                    position = sheet.position() if sheet.state else None
                    return Done(sheet, tuple(sheet.acts), position, repeated=False)
        raise NotSaved.because("table-not-saved")

    async def _again(self, session: AsyncSession, sheet: Sheet, first: ActionRow) -> Done:
        """What an interaction did the first time."""
        if first.table_id != sheet.id:
            raise NoSuchTable.because("table-unknown", table=sheet.id)
        acts = await line.batch(session, first)
        position = None
        if sheet.row.started_at is not None and acts[-1].head:
            state = await line.state_at(session, sheet, acts[-1].head)
            position = Position(sheet.table(), sheet.game, state, acts[-1].sequence)
        return Done(sheet, tuple(acts), position, repeated=True)

    async def save(self, sheet: Sheet) -> None:
        """Save a sheet's change as one transaction.

        Raises:
            Outrun: the table is no longer at the sequence that was read.
            Clash: another interaction of the same id, or another live table, was first.
            StoreError: it could not be saved.
        """
        async with self.store.writing() as session:
            await write(session, sheet)
        self.saved(sheet)

    def saved(self, sheet: Sheet) -> None:
        """What follows a commit: the new position is kept, the loops are woken."""
        if sheet.state is not None:
            self.keep(sheet.id, sheet.row.sequence, sheet.state.copy())
        if sheet.parcels:
            self.outbox_bell.set()
        self.reminder_bell.set()
        for act in sheet.acts:
            log.info(
                "action", extra={"table": sheet.id, "sequence": act.sequence, "kind": act.kind}
            )


async def write(session: AsyncSession, sheet: Sheet) -> None:
    """A sheet's change inside a transaction: compare and set, then all that belongs to it."""
    here = (col(TableRow.id) == sheet.id, col(TableRow.sequence) == sheet.expected)
    changed = sheet.changed_columns() or {"sequence": sheet.expected}
    statement = update(TableRow).where(*here).values(changed)
    done: Any = await session.execute(statement, execution_options={"synchronize_session": False})
    if done.rowcount != 1:
        raise Outrun
    if sheet.also:
        await sheet.also(session)
    await write_seats(session, sheet)
    await _insert(session, ActionRow, sheet.acts)
    await _insert(session, CheckpointRow, sheet.checkpoints)
    await _insert(session, OutboxRow, sheet.parcels)
    await _write_owing(session, sheet)
    if sheet.lapsed:
        await session.execute(
            update(ProposalRow)
            .where(col(ProposalRow.table_id) == sheet.id, col(ProposalRow.status) == "open")
            .where(col(ProposalRow.kind).in_(sheet.lapsed))
            .values(status="lapsed")
        )


async def write_seats(session: AsyncSession, sheet: Sheet) -> None:
    """The seats, if any has changed."""
    seats = sheet.changed_seats()
    if seats is None:
        return
    await session.execute(delete(SeatRow).where(col(SeatRow.table_id) == sheet.id))
    if seats:
        await session.execute(insert(SeatRow), seats)


async def _write_owing(session: AsyncSession, sheet: Sheet) -> None:
    gone, come = sheet.changed_owing()
    if gone:
        await session.execute(
            delete(ReminderRow).where(
                col(ReminderRow.table_id) == sheet.id, col(ReminderRow.seat).in_(gone)
            )
        )
    if come:
        await session.execute(insert(ReminderRow), come)


async def _insert(session: AsyncSession, kind: Any, rows: Sequence[Any]) -> None:
    if rows:
        plain = [row.model_dump() for row in rows]
        for row in plain:
            if row.get("id", 0) is None:
                del row["id"]
        await session.execute(insert(kind), plain)


@contextmanager
def reporting() -> Iterator[None]:
    """Turns what the database says into a mistake a person can be told about."""
    try:
        yield
    except Unreadable as error:
        raise NotSaved.because("table-not-read") from error
    except StoreError as error:
        raise NotSaved.because("table-not-saved") from error
