"""Change the time control of a running game by a unanimous vote; the clocks restart."""

from __future__ import annotations

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.domain.time_control import NO_CLOCK, parse_time_control
from bot.tables.domain.votes import Vote, VoteKind
from bot.tables.session import permissions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.votes import open
from bot.tables.votes.open import load_vote


async def propose_time_control(
    service: TableService, request: Request, table_id: int, typed: str
) -> tuple[Table, Vote | None]:
    """Ask all other players to agree to another time control.

    A player who is alone changes it at once. Return the table and the vote, or ``None`` if no vote
    is needed.

    Raises:
        TableError: it is not a time control, or it is the table's present one.
        TableClosed, NotSeated: the game does not run, or the user does not play in it.
    """
    time_control = parse_time_control(typed)
    vote: Vote | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal vote
        row = open.find_previous(unit, request)
        if row is None:
            permissions.require_running(unit)
            seat = permissions.require_seat(unit, request.person.id)
            if time_control == (unit.row.pace or NO_CLOCK):
                raise TableError.because("table-pace-same")
            if unit.people() == [seat]:
                _change(unit, time_control, unit.seats[seat])
                return
            row = open.open_unanimous(unit, request, VoteKind.TIME_CONTROL, seat, pace=time_control)
        vote = load_vote(unit, row.id or 0)

    done = await service.change(table_id, request, work)
    return done.unit.table(), vote


def apply_vote(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Apply the time control everybody has agreed to."""
    permissions.require_running(unit)
    _change(unit, row.pace or NO_CLOCK, voter)


def _change(unit: UnitOfWork, time_control: str, seat: SeatRow) -> None:
    unit.record_action(
        ActionKind.TIME_CONTROL, seat=seat.seat, user_id=seat.user_id, data={"pace": time_control}
    )
    unit.row.pace = time_control
    timekeeping.restart_clocks(unit)
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
