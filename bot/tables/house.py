"""The house: what all work at the tables shares, from finding a table to saving its change."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import case, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.config import Settings
from bot.store import Clash, Store, StoreError, Unreadable
from bot.store.rows import ActionRow, ReminderRow, SeatRow, TableRow
from bot.tables import line
from bot.tables.clock import Clock
from bot.tables.errors import NoSuchTable, NotSaved, TableClosed, TableError
from bot.tables.models import Position, Status, Table
from bot.tables.saving import write
from bot.tables.sheet import Outrun, Sheet, restore
from engine.core import State

log = logging.getLogger(__name__)

T = TypeVar("T")

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
        self._shelf = threading.Lock()

    def lock(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """One piece of work at a table at a time."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    # Reading

    async def read(self, work: Callable[[Session], T]) -> T:
        """What a function finds in the database at one moment.

        Raises:
            TableError: what the function raises, and ``NotSaved`` when nothing can be read.
        """
        with reporting():
            return await self.store.read(work)

    def load(self, session: Session, table_id: int) -> Sheet:
        """The table's sheet, without its position.

        Raises:
            NoSuchTable: there is no such table.
        """
        row = session.get(TableRow, table_id)
        if row is None:
            raise NoSuchTable.because("table-unknown", table=table_id)
        return self._sheets(session, [row])[0]

    def _sheets(self, session: Session, rows: Sequence[TableRow]) -> list[Sheet]:
        """The sheets of several tables with two more queries in all."""
        ids = [row.id for row in rows]
        seats: dict[int, list[SeatRow]] = {row.id or 0: [] for row in rows}
        owing: dict[int, dict[int, ReminderRow]] = {row.id or 0: {} for row in rows}
        chosen = select(SeatRow).where(col(SeatRow.table_id).in_(ids)).order_by(col(SeatRow.seat))
        for seat in session.scalars(chosen):
            seats[seat.table_id].append(seat)
        for due in session.scalars(select(ReminderRow).where(col(ReminderRow.table_id).in_(ids))):
            owing[due.table_id][due.seat] = due
        session.expunge_all()
        now = self.clock.now()
        return [Sheet(row, seats[row.id or 0], owing[row.id or 0], now) for row in rows]

    async def tables(self, query: Any) -> list[Table]:
        """The tables a query for their rows finds."""

        def work(session: Session) -> list[Table]:
            rows = list(session.scalars(query))
            return [sheet.table() for sheet in self._sheets(session, rows)]

        return await self.read(work)

    async def table(self, table_id: int) -> Table:
        """One table; raises ``NoSuchTable``."""
        return await self.read(lambda session: self.load(session, table_id).table())

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

    async def opened_by(self, interaction_id: int) -> Table | None:
        """The table an interaction has opened before."""

        def work(session: Session) -> Table | None:
            first = line.of_interaction(session, interaction_id)
            return None if first is None else self.load(session, first.table_id).table()

        return await self.read(work)

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

    # Positions

    def place(self, sheet: Sheet) -> State:
        """Put the position on the sheet: a copy of the kept one, or as its row has it.

        Raises:
            TableClosed: the game has not begun.
            TableDamaged: the row cannot be read.
        """
        if sheet.row.started_at is None:
            raise TableClosed.because("table-not-started")
        with self._shelf:
            kept = self._positions.get(sheet.id)
        if kept and kept[0] == sheet.row.sequence:
            sheet.state = kept[1].copy()
        else:
            sheet.state = restore(sheet.game, sheet.id, sheet.row.state)
            self._keep(sheet)
        return sheet.state

    def _keep(self, sheet: Sheet) -> None:
        """Keep a position at hand; the longest unused makes room."""
        assert sheet.state is not None
        with self._shelf:
            self._positions[sheet.id] = (sheet.row.sequence, sheet.state.copy())
            self._positions.move_to_end(sheet.id)
            if len(self._positions) > KEPT_POSITIONS:
                self._positions.popitem(last=False)

    async def position_at(self, table_id: int, sequence: int | None) -> Position:
        """The position now or after an earlier action."""

        def work(session: Session) -> Position:
            sheet = self.load(session, table_id)
            if sequence is None or sequence == sheet.row.sequence:
                self.place(sheet)
                return sheet.position()
            action = line.action(session, table_id, sequence)
            if action is None or not action.head:
                raise TableError.because("table-no-such-move", number=sequence)
            state = line.state_at(session, sheet, action.head)
            return Position(sheet.table(), sheet.game, state, sequence)

        return await self.read(work)

    # Changing

    async def change(
        self,
        table_id: int,
        interaction_id: int | None,
        work: Callable[[Sheet, Session], None],
    ) -> Done:
        """Do a piece of work once: under the lock, in one transaction.

        ``work`` changes the sheet, or raises and leaves the table as it is. If another process
        changes the table meanwhile, the work is done again on the newer sheet. An interaction
        that has been here before is not worked again; its actions are read back.

        Raises:
            TableError: what the work raises, and ``NotSaved``.
        """

        def transaction(session: Session) -> Done:
            sheet = self.load(session, table_id)
            if interaction_id is not None:
                first = line.of_interaction(session, interaction_id)
                if first is not None:
                    return _again(session, sheet, first)
            work(sheet, session)
            if not sheet.acts and not sheet.also:
                return Done(sheet, (), None, repeated=False)
            for act in sheet.acts[:1]:
                act.interaction_id = interaction_id
            write(session, sheet)
            position = sheet.position() if sheet.state else None
            return Done(sheet, tuple(sheet.acts), position, repeated=False)

        with reporting():
            async with self.lock(table_id):
                for _ in range(TRIES):
                    try:
                        done = await self.store.write(transaction)
                    except (Outrun, Clash):
                        continue
                    if not done.repeated:
                        self.saved(done.sheet)
                    return done
        raise NotSaved.because("table-not-saved")

    def saved(self, sheet: Sheet) -> None:
        """What follows a commit: the new position is kept, the loops are woken."""
        if sheet.state is not None and sheet.acts:
            self._keep(sheet)
        self.outbox_bell.set()
        self.reminder_bell.set()
        for act in sheet.acts:
            about = {"table": sheet.id, "sequence": act.sequence, "kind": act.kind}
            log.info("action", extra=about)


def _again(session: Session, sheet: Sheet, first: ActionRow) -> Done:
    """What an interaction did the first time."""
    if first.table_id != sheet.id:
        raise NoSuchTable.because("table-unknown", table=sheet.id)
    acts = line.batch(session, first)
    position = None
    if sheet.row.started_at is not None and sheet.row.started_at <= first.at:
        state = line.state_at(session, sheet, acts[-1].head)
        position = Position(sheet.table(), sheet.game, state, acts[-1].sequence)
    return Done(sheet, tuple(acts), position, repeated=True)


@contextmanager
def reporting() -> Iterator[None]:
    """Turns what the database says into a mistake a person can be told about."""
    try:
        yield
    except Unreadable as error:
        raise NotSaved.because("table-not-read") from error
    except StoreError as error:
        raise NotSaved.because("table-not-saved") from error
