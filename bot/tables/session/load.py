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
from bot.store.engines import LOCK_TIMEOUT_S
from bot.store.models.company import InvitationRow
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
from bot.tables.domain.table import LIVE, Status
from bot.tables.domain.votes import VoteStatus
from bot.tables.session import user_rows
from bot.tables.session.timeline import ActionHistory, PositionCache
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.session.user_cache import LastActive
from engine.core.words.catalogue import OFFERED_LANGUAGES

log = logging.getLogger(__name__)

T = TypeVar("T")

MAX_CONCURRENT = 8
"""Maximum concurrent changes, and maximum concurrent reads; low enough that deliveries and first
responses get their turn."""

_TABLES = bindparam("tables", type_=Integer, expanding=True)
_SEATS = select(SeatRow).where(col(SeatRow.table_id).in_(_TABLES)).order_by(col(SeatRow.seat))
_TIMERS = select(TimerRow).where(
    col(TimerRow.table_id).in_(_TABLES),
    col(TimerRow.kind).in_((TimerKind.REMINDER, TimerKind.CLOCK, TimerKind.INACTIVITY)),
)
_INVITATIONS = (
    select(InvitationRow)
    .where(col(InvitationRow.table_id).in_(_TABLES))
    .order_by(col(InvitationRow.invited_at), col(InvitationRow.user_id))
)
_TABLE = bindparam("table", type_=Integer)
_USERS = bindparam("users", type_=String, expanding=True)
_RARE_ROWS = (QuietHoursRow, AwayPeriodRow, MuteRow, OutageRow)
"""Rows that most users do not have, and most clocks do not need."""
_PENDING = col(OutboxRow.status) == OutboxStatus.PENDING
_UNCERTAIN = and_(col(OutboxRow.attempts) > 0, col(OutboxRow.status) != OutboxStatus.SENT)
_OPTIONAL_ROWS = select(
    exists().where(col(ActionRow.request_id) == bindparam("request", type_=String)),
    exists().where(col(VoteRow.table_id) == _TABLE, col(VoteRow.status) == VoteStatus.OPEN),
    exists().where(col(PlanRow.table_id) == _TABLE, col(PlanRow.status) == PlanStatus.WAITING),
    exists().where(col(OutboxRow.table_id) == _TABLE, or_(_PENDING, _UNCERTAIN)),
    *(exists().where(col(kind.user_id).in_(_USERS)) for kind in _RARE_ROWS[:-1]),
    exists(select(col(OutageRow.id))),
)
"""Built once, because every transaction runs these queries."""


@asynccontextmanager
async def slot(
    slots: asyncio.Semaphore, error_key: str, seconds: float | None
) -> AsyncIterator[None]:
    """Hold a slot for a transaction; raise ``NotSaved`` if none is free within ``seconds``."""
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
        self._first_games: dict[tuple[int, str], bool] = {}
        self.slot_timeout = None if store.is_sqlite else LOCK_TIMEOUT_S
        self._slots = asyncio.Semaphore(MAX_CONCURRENT)

    async def read(self, work: Callable[[Session], T]) -> T:
        """Run a function in a read transaction; raise ``NotSaved`` if the database fails."""
        async with slot(self._slots, "table-not-read", self.slot_timeout):
            try:
                return await self.store.read(work)
            except StoreError as error:
                raise NotSaved.because("table-not-read") from error

    def load(self, session: Session, table_id: int) -> UnitOfWork:
        """Load a table, without its position; raise ``NotVisible`` or ``TableDamaged``."""
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
        parameters = {"request": request_id, "table": table_id, "users": [*users]}
        repeated, unit.may_have_votes, plans, unit.may_have_undelivered, *rare = session.execute(
            _OPTIONAL_ROWS, parameters
        ).one()
        if not plans:
            unit.plans = []
        unset = [kind for kind, exist in zip(_RARE_ROWS, rare, strict=True) if not exist]
        user_rows.prefetch(session, users, unset)
        return unit, repeated

    def load_rows(self, session: Session, rows: Sequence[TableRow]) -> list[UnitOfWork]:
        """Load several tables with two queries; raise ``TableDamaged`` if the rows of one are."""
        now, units = self.clock.now(), dict[int, UnitOfWork]()
        for row in rows:
            assert row.id is not None
            history = ActionHistory(session, row.id, row.sequence, self.position_cache)
            units[row.id] = UnitOfWork(
                *(session, row.id, row, [], history, now, {}, {}, None, []),
                self.last_active,
                self._first_games,
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
        lobbies = [unit.id for unit in units.values() if unit.row.status == Status.LOBBY]
        if lobbies:
            for invitation in session.scalars(_INVITATIONS, {"tables": lobbies}):
                units[invitation.table_id].invitations.append(invitation)
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
            sound: list[UnitOfWork] = []
            for row in rows:
                try:
                    sound += self.load_rows(session, [row])
                except TableDamaged as damaged:
                    log.error("table.load.failed", extra={"table": row.id, "why": str(damaged)})
            return sound


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

    language: Annotated[str, Field(pattern=f"^({'|'.join(OFFERED_LANGUAGES)})$")]
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


def known_message_id(stored: str | None) -> str | None:
    """Return a stored message id; ``None`` if there is none, or it cannot be one."""
    return stored if stored is not None and re.search(MESSAGE_ID, stored) else None


_IN_CHANNEL = (
    select(TableRow)
    .where(col(TableRow.channel_id) == bindparam("channel"))
    .order_by(case((col(TableRow.status).in_(LIVE), 0), else_=1), col(TableRow.id).desc())
    .limit(1)
)


def row_in(session: Session, channel_id: str) -> TableRow | None:
    """Return the row of a channel's live table, else of its newest."""
    return session.scalar(_IN_CHANNEL, {"channel": channel_id})


def table_id_in(session: Session, channel_id: str) -> int:
    """Return the id of a channel's live table, else of its newest.

    Raises:
        NotVisible: there never was one.
    """
    row = row_in(session, channel_id)
    if row is None or row.id is None:
        raise NotVisible.because("error-no-table-here")
    return row.id
