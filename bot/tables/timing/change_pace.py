"""Another pace for a game that runs: by consent of all who play, and the clocks begin anew."""

from __future__ import annotations

from bot.store.models.proposal import ProposalRow
from bot.store.models.table import SeatRow
from bot.tables import guards
from bot.tables.action_kinds import Kind
from bot.tables.consent import proposals
from bot.tables.consent.proposals import proposal_of
from bot.tables.consent.questions import Consent, Proposal
from bot.tables.errors import TableError
from bot.tables.models import Table
from bot.tables.notices.arming import arm
from bot.tables.request import Request
from bot.tables.service import TableService
from bot.tables.timing import timekeeping
from bot.tables.timing.paces import NO_CLOCK, known_pace
from bot.tables.unit_of_work import UnitOfWork


async def propose_pace(
    service: TableService, request: Request, table_id: int, typed: str
) -> tuple[Table, Proposal | None]:
    """Ask every other seat to play at another pace; whoever is alone changes it at once.

    The proposal, and ``None`` where nobody had to be asked.

    Raises:
        TableError: it is no pace, or the one the table has.
        TableClosed, NotSeated: it is no game of theirs that runs.
    """
    pace = known_pace(typed)
    asked: Proposal | None = None

    def work(unit: UnitOfWork) -> None:
        nonlocal asked
        row = proposals.made_before(unit, request)
        if row is None:
            guards.need_running(unit)
            seat = guards.seated(unit, request.person.id)
            if pace == (unit.row.pace or NO_CLOCK):
                raise TableError.because("table-pace-same")
            if unit.people() == [seat]:
                _change(unit, pace, unit.seats[seat])
                return
            row = proposals.propose(unit, request, Consent.PACE, seat, pace=pace)
        asked = proposal_of(unit, row.id or 0)

    done = await service.change(table_id, request, work)
    return done.unit.table(), asked


def carry(unit: UnitOfWork, row: ProposalRow, voter: SeatRow) -> None:
    """Everybody has agreed on another pace."""
    guards.need_running(unit)
    _change(unit, row.pace or NO_CLOCK, voter)


def _change(unit: UnitOfWork, pace: str, seat: SeatRow) -> None:
    unit.act(Kind.PACE, seat=seat.seat, user_id=seat.user_id, data={"pace": pace})
    unit.row.pace = pace
    timekeeping.begin_anew(unit)
    for reminder in unit.reminders.values():
        reminder.mentions = None  # all who play have just agreed
    arm(unit)
    unit.post("board", sorted(unit.reminders))
