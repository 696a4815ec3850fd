"""Another pace for a game that runs: by consent of all who play, and the clocks begin anew."""

from __future__ import annotations

from bot.store.models.table import SeatRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from bot.tables.session import requirements
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.time_control.presets import NO_CLOCK, parse_time_control
from bot.tables.votes import open
from bot.tables.votes.model import Vote, VoteKind
from bot.tables.votes.open import load_vote


async def propose_time_control(
    service: TableService, request: Request, table_id: int, typed: str
) -> tuple[Table, Vote | None]:
    """Ask every other seat to play at another pace; whoever is alone changes it at once.

    The proposal, and ``None`` where nobody had to be asked.

    Raises:
        TableError: it is no pace, or the one the table has.
        TableClosed, NotSeated: it is no game of theirs that runs.
    """
    pace = parse_time_control(typed)
    asked: Vote | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal asked
        row = open.find_previous(unit, request)
        if row is None:
            requirements.require_running(unit)
            seat = requirements.require_seat(unit, request.person.id)
            if pace == (unit.row.pace or NO_CLOCK):
                raise TableError.because("table-pace-same")
            if unit.people() == [seat]:
                _change(unit, pace, unit.seats[seat])
                return
            row = open.open_unanimous(unit, request, VoteKind.PACE, seat, pace=pace)
        asked = load_vote(unit, row.id or 0)

    done = await service.change(table_id, request, work)
    return done.unit.table(), asked


def apply(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Everybody has agreed on another pace."""
    requirements.require_running(unit)
    _change(unit, row.pace or NO_CLOCK, voter)


def _change(unit: UnitOfWork, pace: str, seat: SeatRow) -> None:
    unit.record_action(ActionKind.PACE, seat=seat.seat, user_id=seat.user_id, data={"pace": pace})
    unit.row.pace = pace
    timekeeping.restart_clocks(unit)
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
