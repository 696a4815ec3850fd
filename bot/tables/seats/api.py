"""Resign, remove a player, invite a substitute, or take over a seat."""

from __future__ import annotations

from datetime import datetime

from bot.store.models.table import SeatRow
from bot.tables.admin import limits
from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind, TimerKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Occupant, Table
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS, MAX_SUBSTITUTION
from bot.tables.seats import empty_seat, substitutes
from bot.tables.session import permissions
from bot.tables.session.company_rows import may_not_meet
from bot.tables.session.feature import Feature, changes_table, reads_table
from bot.tables.session.permissions import require_admin, require_visible
from bot.tables.session.season_rows import require_not_closed
from bot.tables.session.table_rows import name_shown, request_of, substitute_of
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from engine.core.words.phrases import person_called


class Seats(Feature):
    """Resign, share and take over seats."""

    async def resign(self, request: Request, table_id: int) -> Table:
        """Resign the user's own seat; if one seat is left it wins."""

        def work(unit: UnitOfWork) -> None:
            seat = permissions.own_seat(unit, request.person.id)
            permissions.require_running(unit)
            empty_seat.empty_seat(unit, seat, ActionKind.RESIGN, request.person.id)

        return (await self._service.change(table_id, request, work)).unit.table()

    @reads_table
    def require_resignable(self, unit: UnitOfWork, person: Person) -> None:
        """Raise what :func:`resign` would raise, before the user confirms."""
        permissions.own_seat(unit, person.id)
        permissions.require_running(unit)

    async def remove_player(self, request: Request, table_id: int, seat: int) -> Table:
        """Remove an inactive player from a seat, as an admin; if one seat is left it wins."""

        def work(unit: UnitOfWork) -> None:
            _require_removable(unit, request.person, seat)
            empty_seat.empty_seat(unit, seat, ActionKind.REMOVE_PLAYER, request.person.id)

        return (await self._service.change(table_id, request, work)).unit.table()

    @reads_table
    def require_removable(self, unit: UnitOfWork, person: Person, seat: int) -> None:
        """Raise what :func:`remove_player` would raise, before the user confirms."""
        _require_removable(unit, person, seat)

    @changes_table
    def invite_substitute(
        self, request: Request, unit: UnitOfWork, substitute: Person, until: datetime
    ) -> None:
        """Invite a person to see and play the requester's seat until a moment.

        A substitute who has agreed before is replaced.

        Raises:
            NotSeated, TableClosed: the requester has no seat in a running game.
            TableError: the person plays here already, the moment is out of range, another
                invitation is unanswered, or the requester has sent too many within a day.
        """
        seat = unit.seats[permissions.own_seat(unit, request.person.id)]
        permissions.require_running(unit)
        if (seat.substitute_id, seat.substitute_until) == (substitute.id, until):
            return  # already invited
        others = [substitutes.substitute_id(unit, row) for row in unit.seats if row is not seat]
        if substitute.id in (*others, *(row.user_id for row in unit.seats)):
            raise TableError.because("table-substitute-sits", name=person_called(substitute.name))
        if may_not_meet(unit.session, substitute.id, {row.user_id for row in unit.seats}):
            raise TableError.because("table-cannot-invite", name=person_called(substitute.name))
        if not unit.now < until <= unit.now + MAX_SUBSTITUTION:
            raise substitutes.invalid_end(unit, request.person.id, until)
        substitutes.require_no_other_invitation(unit, seat, substitute)
        substitutes.require_invitation_left(unit, request.person.id)
        if seat.substitute_agreed and substitutes.substitute_id(unit, seat) is not None:
            substitutes.hand_back(unit, seat)
        unit.update_substitute_message(seat)
        seat.substitute_id, seat.substitute_name = substitute.id, substitute.name
        seat.substitute_until, seat.substitute_agreed = until, False
        unit.set_timer(TimerKind.SUBSTITUTE, until, seat.seat)
        unit.post(OutboxKind.SUBSTITUTE, [seat.seat], about=request_of(seat))

    async def answer_invitation(
        self,
        request: Request,
        table_id: int,
        seat: int,
        *,
        agrees: bool,
        mark: str = "",
    ) -> Table:
        """Accept or decline an invitation, or stop being a substitute.

        ``mark`` identifies the invitation; empty for any.

        Raises:
            NotSeated: the user is not invited, or the invitation has been replaced.
        """
        ended = False

        def work(unit: UnitOfWork) -> None:
            nonlocal ended
            row = permissions.seat_row(unit, seat)
            if ended and row.substitute_id is None:
                return  # retried after the commit succeeded
            substitute = substitute_of(row, unit.now)
            is_theirs = substitute is not None and substitute.user_id == request.person.id
            if substitute is None or not is_theirs or mark not in ("", substitute.mark):
                raise NotSeated.because("table-not-asked")
            permissions.require_running(unit)
            if agrees:
                permissions.require_may_meet(unit, request.person.id)
            if not agrees:
                ended = True
                substitutes.hand_back(unit, row, declined=not row.substitute_agreed)
            elif not row.substitute_agreed and row.substitute_until is not None:
                row.substitute_agreed = True
                data = {"name": substitute.name}
                unit.record_action(
                    ActionKind.SUBSTITUTE, seat=seat, user_id=substitute.user_id, data=data
                )
                unit.set_timer(TimerKind.SUBSTITUTE, row.substitute_until, seat)
                unit.update_substitute_message(row)

        return (await self._service.change(table_id, request, work)).unit.table()

    async def end_substitution(self, request: Request, table_id: int) -> Table:
        """End a substitution, as the player or the substitute; the player plays the seat again.

        An unanswered invitation is withdrawn, or declined if the invited person asks for it.
        """
        ended: int | None = None

        def work(unit: UnitOfWork) -> None:
            nonlocal ended
            if ended is not None and unit.seats[ended].substitute_id is None:
                return  # retried after the commit succeeded
            by_substitute = {substitutes.substitute_id(unit, row): row for row in unit.seats}
            played = by_substitute.get(request.person.id)
            row = played or unit.seats[permissions.own_seat(unit, request.person.id)]
            if substitutes.substitute_id(unit, row) is None:
                raise TableError.because("table-no-substitute")
            ended = row.seat
            substitutes.hand_back(unit, row, declined=row is played and not row.substitute_agreed)

        return (await self._service.change(table_id, request, work)).unit.table()

    async def take_over(
        self, request: Request, table_id: int, seat: int | None = None
    ) -> tuple[Table, int]:
        """Take over an offered seat, or return to one's own after having been timed out.

        Without a seat number the first offered one is taken. Return the table and the seat.

        Raises:
            NotVisible, TableClosed: there is no such running game.
            NotSeated: the user has resigned or was removed, which is for good.
            TableError: the user plays here already, the seat is not offered, or the table belongs
                to a season that is closed.
        """

        def work(unit: UnitOfWork) -> None:
            require_visible(request.person, unit)
            permissions.require_running(unit)
            require_not_closed(unit.session, unit.id, unit.now)
            seat_person(unit, request.person, _seat_for(unit, request.person, seat))

        done = await self._service.change(table_id, request, work)
        return done.unit.table(), done.actions[0].seat or 0


def _require_removable(unit: UnitOfWork, person: Person, seat: int) -> None:
    require_admin(person, unit)
    permissions.require_running(unit)
    row = permissions.seat_row(unit, seat)
    if row.occupant != Occupant.PERSON:
        raise TableError.because("table-seat-is-empty", name=person_called(name_shown(row)))


def _seat_for(unit: UnitOfWork, person: Person, wanted: int | None) -> SeatRow:
    """Return the seat a person may take over: their own, the wanted one, or the first offered."""
    own = next((row for row in unit.seats if row.user_id == person.id), None)
    if own is not None:
        if own.occupant == Occupant.PERSON:
            raise TableError.because("table-already-joined")
        if permissions.how_emptied(unit, own.seat) != ActionKind.EMPTY_SEAT:
            played = own.occupant == Occupant.COMPUTER
            raise NotSeated.because("table-computer-plays" if played else "table-you-resigned")
        return own
    offered = [
        row for row in unit.seats if row.occupant == Occupant.OFFERED and wanted in (None, row.seat)
    ]
    if not offered:
        raise TableError.because("table-no-seat-offered")
    limits.check_abandoned(unit.session, person.id)
    permissions.require_may_meet(unit, person.id)
    return offered[0]


def seat_person(unit: UnitOfWork, person: Person, row: SeatRow) -> None:
    """Let a person play an empty seat from now on."""
    unit.position()
    predecessor = {"before": row.user_id, "name": row.name}
    if row.user_id == person.id:
        row.timeouts = min(row.timeouts, GRACE_TIMEOUTS)
    else:
        row.user_id, row.name, row.timeouts, row.last_timeout_at = person.id, person.name, 0, None
    row.occupant, row.strength = Occupant.PERSON, None
    unit.record_action(ActionKind.TAKEOVER, seat=row.seat, user_id=person.id, data=predecessor)
    empty_seat.on_seat_filled(unit, row.seat)
    timekeeping.refill_bank(unit, row.seat)
