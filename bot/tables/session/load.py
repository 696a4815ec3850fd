"""Read tables: load them as units of work, and check what the database cannot check."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

from pydantic import AwareDatetime, BaseModel, Field, ValidationError
from sqlalchemy import Integer, String, and_, bindparam, case, exists, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store import Store, StoreError
from bot.store.columns import UtcTime
from bot.store.engines import LOCK_TIMEOUT_S
from bot.store.models.plan import PlanRow
from bot.store.models.process import OutageRow
from bot.store.models.table import LARGEST, ActionRow, OutboxRow, SeatRow, TableRow, TimerRow
from bot.store.models.user import AwayPeriodRow, MuteRow, QuietHoursRow
from bot.store.models.vote import VoteRow
from bot.tables.background.scheduling import Clock
from bot.tables.domain.clocks import Clocks
from bot.tables.domain.errors import NotSaved, NotVisible, TableDamaged
from bot.tables.domain.kinds import OutboxStatus, TimerKind
from bot.tables.domain.plans import PlanStatus
from bot.tables.domain.table import LIVE, Table
from bot.tables.domain.votes import VoteStatus
from bot.tables.session import exclusions
from bot.tables.session.timeline import ActionHistory, PositionCache
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import LastActive
from engine.core.words.catalogue import LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_CACHED_CHANNELS = 20_000
"""Maximum number of channels in the cache of table ids."""
MAX_CONCURRENT = 8
"""Maximum concurrent changes, and maximum concurrent reads; low enough that deliveries and first
responses get their turn."""

_TABLES = bindparam("tables", type_=Integer, expanding=True)
_SEATS = select(SeatRow).where(col(SeatRow.table_id).in_(_TABLES)).order_by(col(SeatRow.seat))
_TIMERS = select(TimerRow).where(
    col(TimerRow.table_id).in_(_TABLES),
    col(TimerRow.kind).in_((TimerKind.REMINDER, TimerKind.CLOCK, TimerKind.INACTIVITY)),
)
_TABLE = bindparam("table", type_=Integer)
_USERS = bindparam("users", type_=String, expanding=True)
_SETTINGS = (QuietHoursRow, AwayPeriodRow, MuteRow)
"""What most users never set."""
_PENDING = col(OutboxRow.status) == OutboxStatus.PENDING
_UNCERTAIN = and_(col(OutboxRow.attempts) > 0, col(OutboxRow.status) != OutboxStatus.SENT)
_OPTIONAL_ROWS = select(
    exists().where(col(ActionRow.request_id) == bindparam("request", type_=String)),
    exists().where(col(VoteRow.table_id) == _TABLE, col(VoteRow.status) == VoteStatus.OPEN),
    exists().where(col(PlanRow.table_id) == _TABLE, col(PlanRow.status) == PlanStatus.WAITING),
    exists().where(col(OutboxRow.table_id) == _TABLE, or_(_PENDING, _UNCERTAIN)),
    exists().where(col(OutageRow.ends_at) > bindparam("since", type_=UtcTime)),
    *(exists().where(col(kind.user_id).in_(_USERS)) for kind in _SETTINGS),
)
"""Built once, because every transaction runs these queries."""


@asynccontextmanager
async def slot(
    slots: asyncio.Semaphore, error_key: str, seconds: float | None
) -> AsyncIterator[None]:
    """Hold a slot for a transaction; wait no longer than ``seconds``, if given.

    Raises:
        NotSaved: with ``error_key``, if no slot became free in time.
    """
    try:
        async with asyncio.timeout(seconds):
            await slots.acquire()
    except TimeoutError:
        raise NotSaved.because(error_key) from None
    try:
        yield
    finally:
        slots.release()


class TableReader:
    """Read tables, with the clock and the caches that their units of work use."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.position_cache = PositionCache()
        self.last_active = LastActive()
        self.table_by_channel: dict[str, int] = {}
        """The table last found in each channel; may be outdated."""
        self.slot_timeout = None if store.is_sqlite else LOCK_TIMEOUT_S
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def read(self, work: Callable[[Session], T]) -> T:
        """Run a function in a read transaction and return its result.

        Raises:
            TableError: from the function, or ``NotSaved`` if the database cannot be read.
        """
        async with slot(self._slots, "table-not-read", self.slot_timeout):
            try:
                return await self.store.read(work)
            except StoreError as error:
                raise NotSaved.because("table-not-read") from error

    async def table(self, table_id: int) -> Table:
        """Return a table; raises ``NotVisible``, or ``TableDamaged`` if its game is unknown."""

        def work(session: Session) -> Table:
            unit = self.load(session, table_id)
            assert unit.game
            return unit.table()

        return await self.read(work)

    async def table_in(self, channel_id: str) -> Table | None:
        """Return the channel's live table, else its newest, or ``None`` if it never had one."""

        def work(session: Session) -> Table | None:
            row = row_in(session, channel_id)
            return None if row is None else self.load(session, row.id or 0).table()

        return await self.read(work)

    def found_in(self, channel_id: str, table_id: int) -> None:
        """Cache the id of a channel's table."""
        if len(self.table_by_channel) >= MAX_CACHED_CHANNELS:
            self.table_by_channel.clear()
        self.table_by_channel[channel_id] = table_id

    def load(self, session: Session, table_id: int) -> UnitOfWork:
        """Load a table, without its position.

        Raises:
            NotVisible: there is no such table.
            TableDamaged: its rows do not make a table.
        """
        row = session.get(TableRow, table_id) if abs(table_id) <= LARGEST else None
        if row is None:
            raise NotVisible.because("table-unknown", table=table_id)
        return self.load_rows(session, [row])[0]

    def load_for_request(
        self, session: Session, table_id: int, request_id: str | None
    ) -> tuple[UnitOfWork, bool]:
        """Load a table that a request changes, and return whether it was applied before.

        One query tells which of the rows exist that most tables lack; the others are not read.
        """
        unit = self.load(session, table_id)
        users = unit.player_ids()
        since = min((row.since for row in unit.clocks.values()), default=unit.now)
        parameters = {"request": request_id, "table": table_id, "since": since, "users": [*users]}
        repeated, unit.may_have_votes, plans, unit.may_have_undelivered, outages, *settings = (
            session.execute(_OPTIONAL_ROWS, parameters).one()
        )
        if not plans:
            unit.plans = []
        unset = [kind for kind, exist in zip(_SETTINGS, settings, strict=True) if not exist]
        exclusions.prefetch(session, users, unset, None if outages else since)
        return unit, repeated

    def load_all(self, session: Session, tables: Sequence[int]) -> list[UnitOfWork]:
        """Load several tables; raises ``TableDamaged``."""
        query = select(TableRow).where(col(TableRow.id).in_(tables)).order_by(col(TableRow.id))
        return self.load_rows(session, session.scalars(query).all())

    def load_rows(self, session: Session, rows: Sequence[TableRow]) -> list[UnitOfWork]:
        """Load several tables with two queries.

        Raises:
            TableDamaged: the rows of one do not make a table.
        """
        now, units = self.clock.now(), dict[int, UnitOfWork]()
        for row in rows:
            assert row.id is not None
            history = ActionHistory(session, row.id, self.position_cache)
            units[row.id] = UnitOfWork(
                session, row.id, row, [], history, now, {}, {}, None, self.last_active
            )
        for seat in session.scalars(_SEATS, {"tables": [*units]}):
            units[seat.table_id].seats.append(seat)
        for timer in session.scalars(_TIMERS, {"tables": [*units]}):
            unit = units[timer.table_id]
            if timer.kind == TimerKind.INACTIVITY:
                unit.inactivity_timer = timer
            else:
                timers = unit.clocks if timer.kind == TimerKind.CLOCK else unit.reminders
                timers[timer.seat or 0] = timer
        for unit in units.values():
            where = find_problem(unit)
            if where is not None:
                raise TableDamaged.because("table-row-damaged", where=where)
        return [*units.values()]

    def load_sound(self, session: Session, rows: Sequence[TableRow]) -> list[UnitOfWork]:
        """Load those tables that can be loaded, and log the others."""
        try:
            return self.load_rows(session, rows)
        except TableDamaged:
            found: list[UnitOfWork] = []
            for row in rows:
                try:
                    found += self.load_rows(session, [row])
                except TableDamaged as damaged:
                    log.error("table.load.failed", extra={"table": row.id, "why": str(damaged)})
            return found


MESSAGE_ID = r"^[0-9]{1,20}$"
"""The id of a message as stored: Discord's are 64-bit numbers."""
MessageId = Annotated[str, Field(pattern=MESSAGE_ID)]
Seat = Annotated[int, Field(ge=0, strict=True)]


class _Post(BaseModel):
    """A posted message as a row stores it."""

    message: MessageId
    channel: MessageId
    sequence: Annotated[int, Field(strict=True)]
    at: AwareDatetime
    owing: list[Seat]
    components: list[dict[str, Any]] = []


class _TableJson(BaseModel, from_attributes=True):
    """The columns of a table whose values the database cannot check."""

    language: Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")]
    options: dict[str, str]
    winners: list[Seat]
    clock: Clocks | None
    lobby_post: _Post | None
    board_post: _Post | None


def find_problem(unit: UnitOfWork) -> str | None:
    """Return where the rows of a table are wrong ("tables 1: clock"), or ``None``."""
    try:
        _TableJson.model_validate(unit.row)
    except ValidationError as error:
        columns = dict.fromkeys(str(problem["loc"][0]) for problem in error.errors())
        return f"tables {unit.id}: {', '.join(columns)}"
    if [seat.seat for seat in unit.seats] != list(range(len(unit.seats))):
        return f"seats {unit.id}: seat"
    for timer in (*unit.reminders.values(), *unit.clocks.values()):
        if timer.seat is not None and not 0 <= timer.seat < len(unit.seats):
            return f"timers {timer.id}: seat"
    return None


def is_message_id(value: str) -> bool:
    """Return whether a stored text can be the id of a message."""
    return re.search(MESSAGE_ID, value) is not None


_IN_CHANNEL = (
    select(TableRow)
    .where(col(TableRow.channel_id) == bindparam("channel"))
    .order_by(case((col(TableRow.status).in_(LIVE), 0), else_=1), col(TableRow.id).desc())
    .limit(1)
)


def row_in(session: Session, channel_id: str) -> TableRow | None:
    """Return the row of a channel's live table, else of its newest."""
    return session.scalar(_IN_CHANNEL, {"channel": channel_id})
