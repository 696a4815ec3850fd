"""What people and admins do in leagues and cups, and what they may see."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import islice

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonMemberRow, SeasonRow, SeasonSeatRow, SeasonTableRow
from bot.store.models.table import SeatRow
from bot.tables.admin import limits
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Occupant
from bot.tables.leagues import progress, season_tables, season_view, seasons
from bot.tables.leagues.model import (
    MemberRole,
    Season,
    SeasonKind,
    SeasonName,
    SeasonOptions,
    SeasonStatus,
)
from bot.tables.session.feature import Feature, reads, writes
from bot.tables.session.season_rows import is_closed
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)

MAX_LISTED = 25
"""As many as a menu or Discord's suggestions hold."""


class Leagues(Feature):
    """Leagues and cups of a server."""

    async def open(self, request: Request, channel_id: str, options: SeasonOptions) -> Season:
        """Open a season for sign-up; raises like :func:`seasons.open_season`."""
        now = self._service.clock.now()

        def work(session: Session) -> Season:
            row = seasons.open_season(session, request, channel_id, options, now)
            return season_view.season_view(session, row)

        return await self._changed(work)

    async def _changed(self, work: Callable[[Session], Season]) -> Season:
        """Change a season in a transaction, and let the loop go on with it at once."""
        season = await self._service.transaction(work)
        self._service.season_wakeup.notify()
        return season

    @reads
    def read(self, session: Session, season_id: int, server_id: str | None) -> Season:
        """Return a season; raise ``NotVisible`` if the server has none with this id."""
        row = seasons.require_season(session, season_id, server_id)
        return season_view.season_view(session, row)

    @reads
    def find(self, session: Session, season_id: int) -> Season:
        """Return a season of any server, for those whose access was checked; or ``NotVisible``."""
        return season_view.season_view(session, seasons.find_season(session, season_id))

    @reads
    def names(self, session: Session, server_id: str | None, typed: str = "") -> list[SeasonName]:
        """Return a server's newest seasons whose name and number have all words typed.

        Running ones come first.
        """
        wanted = typed.casefold().split()
        is_over = col(SeasonRow.status).not_in(seasons.OPEN_STATUSES)
        query = (
            select(SeasonRow)
            .where(col(SeasonRow.server_id) == server_id)
            .order_by(is_over, col(SeasonRow.id).desc())
        )
        found = (
            SeasonName(row.id or 0, SeasonKind(row.kind), row.name, row.number)
            for row in session.scalars(query)
            if all(word in f"{row.name} {row.number}".casefold() for word in wanted)
        )
        return [*islice(found, MAX_LISTED)]

    @writes
    def join(self, session: Session, person: Person, season_id: int, role: MemberRole) -> Season:
        """Sign up as a player or a reserve; raises like :func:`seasons.join`."""
        row = seasons.require_season(session, season_id, person.server_id)
        limits.check_abandoned(session, person.id)
        seasons.join(session, row, person, role, self._service.clock.now())
        session.flush()
        return season_view.season_view(session, row)

    async def leave(self, request: Request, season_id: int) -> Season:
        """Leave a season; after the start, computer players continue the person's seats.

        Raises:
            TableError: the person has not signed up, or the season is over.
        """
        person = request.person

        def work(session: Session) -> list[int]:
            row = seasons.require_season(session, season_id, person.server_id)
            return _leave(session, row, person.id)

        for table_id in await self._service.transaction(work):
            await self._withdraw(table_id, person.id)
        self._service.season_wakeup.notify()
        return await self.read(season_id, person.server_id)

    async def _withdraw(self, table_id: int, user_id: str) -> None:
        """Let a computer player play on for a person; a table that fails is left to the loop."""
        try:
            await self._service.change(
                table_id, None, lambda unit: season_tables.withdraw(unit, user_id)
            )
        except TableError as error:
            log.info("season.withdrawal.refused", extra={"table": table_id, "why": str(error)})

    async def start(self, person: Person, season_id: int) -> Season:
        """Close the sign-up, and plan the groups or the first round, as an admin."""

        def work(session: Session) -> Season:
            row = seasons.require_season_admin(session, season_id, person)
            seasons.require_status(row, SeasonStatus.SIGN_UP)
            progress.start(session, row, self._service.clock.now())
            session.flush()
            return season_view.season_view(session, row)

        return await self._changed(work)

    async def set_paused(self, person: Person, season_id: int, *, paused: bool) -> Season:
        """Pause or resume a season as an admin.

        While it is paused nobody signs up, and no tables are opened or closed; running tables
        continue. Their closing date moves by the length of the pause.
        """

        def work(session: Session) -> Season:
            row = seasons.require_season_admin(session, season_id, person)
            seasons.set_paused(row, self._service.clock.now(), paused=paused)
            return season_view.season_view(session, row)

        return await self._changed(work)

    async def cancel(self, person: Person, season_id: int) -> Season:
        """Cancel a season before its start, as an admin."""

        def work(session: Session) -> Season:
            row = seasons.require_season_admin(session, season_id, person)
            seasons.require_status(row, SeasonStatus.SIGN_UP)
            row.status, row.ended_at = SeasonStatus.CANCELLED, self._service.clock.now()
            return season_view.season_view(session, row)

        return await self._changed(work)

    async def replace(
        self, request: Request, season_id: int, user_id: str, by: Person | None
    ) -> Season:
        """Remove a person from a season as an admin; another one may play their seats.

        Before the start, the other person has signed up instead. After it, they are a reserve who
        can only gain, at those tables where they may play.
        """
        admin = request.person

        def work(session: Session) -> list[int]:
            row = seasons.require_season_admin(session, season_id, admin)
            tables = _leave(session, row, user_id)
            member = None if by is None else session.get(SeasonMemberRow, (season_id, by.id))
            if by is not None and (member is None or member.withdrawn):
                running = row.status == SeasonStatus.RUNNING
                role = MemberRole.RESERVE if running else MemberRole.PLAYER
                seasons.join(session, row, by, role, self._service.clock.now())
            return tables

        for table_id in await self._service.transaction(work):
            await self._withdraw(table_id, user_id)
            if by is not None:
                await self._give_seat(table_id, user_id, by)
        return await self.read(season_id, admin.server_id)

    async def _give_seat(self, table_id: int, user_id: str, by: Person) -> None:
        """Let a person play the seat of another, unless they may not play at that table."""

        def work(unit: UnitOfWork) -> None:
            seat = next((row.seat for row in unit.seats if row.user_id == user_id), None)
            if seat is not None:
                season_tables.take_over(unit, by, seat)

        try:
            await self._service.change(table_id, None, work)
        except TableError:
            return  # the computer player continues

    @reads
    def open_seats(
        self, session: Session, season_id: int, reserve: str
    ) -> list[tuple[int, int, str]]:
        """Return the seats that a reserve may take over: table number, seat, its person's name.

        There are none at tables where the reserve has, or had, a seat.
        """
        if is_closed(seasons.find_season(session, season_id), self._service.clock.now()):
            return []
        own_tables = select(col(SeatRow.table_id)).filter_by(user_id=reserve)
        query = (
            select(SeasonSeatRow, SeatRow)
            .join(
                SeasonTableRow,
                (col(SeasonTableRow.season_id) == col(SeasonSeatRow.season_id))
                & (col(SeasonTableRow.number) == col(SeasonSeatRow.number)),
            )
            .join(
                SeatRow,
                (col(SeatRow.table_id) == col(SeasonTableRow.table_id))
                & (col(SeatRow.seat) == col(SeasonSeatRow.seat)),
            )
            .where(col(SeasonSeatRow.season_id) == season_id)
            .where(col(SeasonTableRow.ended_at).is_(None), col(SeasonSeatRow.player_id).is_(None))
            .where(col(SeatRow.occupant) == Occupant.COMPUTER)
            .where(col(SeatRow.table_id).not_in(own_tables))
            .order_by(col(SeasonSeatRow.number), col(SeasonSeatRow.seat))
        )
        return [(seat.number, seat.seat, row.name) for seat, row in session.execute(query)]

    async def take_over(self, request: Request, season_id: int, number: int, seat: int) -> int:
        """Take over a seat as a reserve; return the table's id.

        Raises:
            NotVisible: there is no such table.
            TableError: the person is no reserve, or the seat is played.
        """
        person = request.person

        def find(session: Session) -> int:
            seasons.require_season(session, season_id, person.server_id)
            season_tables.require_reserve(session, season_id, person.id)
            return season_tables.require_table(session, season_id, number).table_id or 0

        table_id = await self._service.read(find)
        await self._service.change(
            table_id, request, lambda unit: season_tables.take_over(unit, person, seat)
        )
        return table_id


def _leave(session: Session, row: SeasonRow, user_id: str) -> list[int]:
    """Take a person out of a season; return the tables where they must be replaced.

    Once it runs they stay listed, because reserves, too, may have results that need their name.

    Raises:
        TableError: they have not signed up, or the season is over.
    """
    seasons.require_status(row, *seasons.OPEN_STATUSES)
    member = session.get(SeasonMemberRow, (row.id, user_id))
    if member is None or member.withdrawn:
        raise TableError.because("league-not-joined", name=row.name)
    if row.status == SeasonStatus.SIGN_UP:
        session.delete(member)
        session.flush()
        return []
    member.withdrawn = True
    return season_tables.running_tables(session, row.id or 0, user_id)
