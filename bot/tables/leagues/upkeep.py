"""Keep seasons going: open their tables, post about them, close them, begin the next round.

Each step is a transaction of its own that first reads what is left to do, so that any process can
continue at any time where another one has stopped.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Protocol

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonRow, SeasonTableRow
from bot.tables.domain.errors import TableError, log_failure
from bot.tables.domain.time_control import DAY
from bot.tables.leagues import progress, season_tables, season_view, seasons
from bot.tables.leagues.model import Announcement, Season, SeasonStatus, SeasonTable
from bot.tables.session.season_rows import is_closed
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

NOTICE = 2 * DAY
"""How long before the closing date players are notified."""
POLL_INTERVAL = timedelta(minutes=1)


class SeasonPosts(Protocol):
    """Posts about seasons; raises ``TableError`` if the place does not allow it."""

    async def make_place(self, season: Season, table: SeasonTable) -> str:
        """Make a thread or a forum's post for a table, and return its id."""

    async def announce(self, season: Season, what: Announcement) -> str | None:
        """Post something about a season; return the post if one had to be made for it."""


class SeasonUpkeep:
    """The loop over all seasons served here."""

    def __init__(
        self, service: TableService, posts: SeasonPosts, is_reachable: Callable[[], bool]
    ) -> None:
        self._service = service
        self._posts = posts
        self._is_reachable = is_reachable
        self._serving = asyncio.Lock()
        self._stopping = False

    async def run(self) -> None:
        """Run until :meth:`stop`."""
        clock, wakeup = self._service.clock, self._service.season_wakeup
        while not self._stopping:
            wakeup.listen()
            if self._is_reachable():
                try:
                    await self.serve_all()
                except Exception:  # the next round tries again
                    log_failure(log, "season.loop.failed")
            until = clock.now() + POLL_INTERVAL
            wakeup.sleep_until(until)
            await clock.wait(wakeup.event, until)

    def stop(self) -> None:
        """End the loop after the present season."""
        self._stopping = True
        self._service.season_wakeup.notify()

    async def serve_all(self) -> None:
        """Serve every season once; a season that fails is tried again later."""
        async with self._serving:
            for season_id in await self._service.read(self._unfinished):
                if not self._stopping:
                    await self._serve(season_id)

    async def _serve(self, season_id: int) -> None:
        """Do what is due, each part on its own: one that fails is tried again later."""
        for part in (
            self._announce,
            self._open_tables,
            self._withdraw_leavers,
            self._close_tables,
            self._advance,
            self._announce,
        ):
            await self._attempt(season_id, part(season_id))

    async def _attempt(self, season_id: int, part: Awaitable[object]) -> None:
        """Await a part of the upkeep, and log why it fails."""
        try:
            await part
        except TableError as error:
            log.info("season.step.refused", extra={"season": season_id, "why": str(error)})
        except Exception:  # never let one season, or one table, hold up the others
            log_failure(log, "season.step.failed", season=season_id)

    def _unfinished(self, session: Session) -> list[int]:
        leases = self._service.leases
        found = session.scalars(select(SeasonRow).order_by(col(SeasonRow.id)))
        return [
            row.id or 0
            for row in found
            if leases.holds(row.server_id)
            and (row.status in seasons.OPEN_STATUSES or _due_announcements(row))
        ]

    async def _advance(self, season_id: int) -> None:
        while await self._step(season_id, progress.advance):
            await self._open_tables(season_id)

    async def _read(self, season_id: int) -> Season:
        def work(session: Session) -> Season:
            return season_view.season_view(session, _row(session, season_id))

        return await self._service.read(work)

    async def _step(self, season_id: int, step: progress.Step) -> bool:
        def work(session: Session) -> bool:
            row = _row(session, season_id)
            return row.paused_at is None and step(session, row, self._service.clock.now())

        return await self._service.transaction(work)

    async def _announce(self, season_id: int) -> None:
        """Post what is due, and remember that: a message that was not remembered comes again."""
        due = await self._service.read(lambda session: _due_announcements(_row(session, season_id)))
        for what in due:
            about = Announcement(what.split()[0])
            post = await self._posts.announce(await self._read(season_id), about)
            await self._service.transaction(
                partial(_remember_post, season_id=season_id, what=what, post=post)
            )

    async def _open_tables(self, season_id: int) -> None:
        """Make a place for each planned table, and open it there, unless the season is paused."""
        numbers = await self._service.read(lambda session: _unopened(session, season_id))
        if not numbers:
            return
        season = await self._read(season_id)
        for table in season.tables:
            if table.number not in numbers:
                continue
            place = table.channel_id or await self._posts.make_place(season, table)
            await self._attempt(season_id, self._open_table(season_id, table.number, place))

    async def _open_table(self, season_id: int, number: int, place: str) -> None:
        opening = partial(self._open, season_id=season_id, number=number, place=place)
        unit = await self._service.transaction(opening)
        if unit is not None:
            self._service.saved(unit)

    def _open(self, session: Session, season_id: int, number: int, place: str) -> UnitOfWork | None:
        """Open a table unless another process has done so meanwhile."""
        planned = session.get(SeasonTableRow, (season_id, number))
        if planned is None or planned.table_id is not None:
            return None
        planned.channel_id = place
        season = _row(session, season_id)
        return season_tables.open_planned(self._service, session, season, planned)

    async def _withdraw_leavers(self, season_id: int) -> None:
        """Let computer players play on for people who have left but still have a seat."""
        leavers = await self._service.read(
            lambda session: season_tables.seated_leavers(session, season_id)
        )
        for table_id, user_id in leavers:
            withdrawal = partial(season_tables.withdraw, user_id=user_id)
            await self._attempt(season_id, self._service.change(table_id, None, withdrawal))

    async def _close_tables(self, season_id: int) -> None:
        """Give notice two days before the closing date; after both, let computers finish."""
        if not await self._step(season_id, _give_notice_or_close):
            return
        for table_id in await self._service.read(
            lambda session: season_tables.running_tables(session, season_id)
        ):
            finishing = self._service.change(table_id, None, season_tables.computers_finish)
            await self._attempt(season_id, finishing)


def _give_notice_or_close(session: Session, row: SeasonRow, now: datetime) -> bool:
    """Note that notice is given when it is due; return whether computer players finish now."""
    if row.status != SeasonStatus.RUNNING or row.closes_at is None:
        return False
    if row.noticed_at is None and now >= row.closes_at - NOTICE:
        if any(table.ended_at is None for table in seasons.table_rows(session, row.id or 0)):
            row.noticed_at = now
            row.closes_at = max(row.closes_at, now + NOTICE)
        return False
    return is_closed(row, now)


def _remember_post(session: Session, season_id: int, what: str, post: str | None) -> None:
    row = _row(session, season_id)
    row.announced = [*row.announced, what]
    row.post_id = post or row.post_id


def _due_announcements(row: SeasonRow) -> list[str]:
    """Return what must still be posted about a season."""
    due: list[str] = [Announcement.SIGN_UP]
    if row.started_at is not None:
        due.append(Announcement.STARTED)
    if row.status == SeasonStatus.RUNNING and row.round > 1:
        due.append(f"{Announcement.ROUND} {row.round}")
    if row.noticed_at is not None:
        due.append(f"{Announcement.NOTICE} {row.round}")
    if row.status in (SeasonStatus.FINISHED, SeasonStatus.CANCELLED):
        due.append(str(row.status))
    return [what for what in due if what not in row.announced]


def _unopened(session: Session, season_id: int) -> set[int]:
    """Return the numbers of the planned tables to open now: none while a season is paused."""
    row = _row(session, season_id)
    if row.status != SeasonStatus.RUNNING or row.paused_at is not None:
        return set()
    query = select(col(SeasonTableRow.number)).where(
        col(SeasonTableRow.season_id) == season_id,
        col(SeasonTableRow.table_id).is_(None),
        col(SeasonTableRow.ended_at).is_(None),
    )
    return {*session.scalars(query)}


def _row(session: Session, season_id: int) -> SeasonRow:
    row = session.get(SeasonRow, season_id)
    assert row is not None
    return row
