"""An early end: by everybody's consent, or by an organiser's word."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import ProposalRow, SeatRow
from bot.tables import play, proposals
from bot.tables.actions import Kind
from bot.tables.authority import need_organiser
from bot.tables.errors import TableDamaged
from bot.tables.models import Consent, Ended, Ending, ProposalOpened, Status, Table
from bot.tables.request import Request
from bot.tables.service import Done, TableService
from bot.tables.unit_of_work import UnitOfWork


async def propose_end(
    service: TableService, request: Request, table_id: int
) -> ProposalOpened | Ended:
    """Ask every other seat to end the game as it stands; whoever is alone stops at once."""
    asked: ProposalRow | None = None
    repeated = False

    def work(unit: UnitOfWork) -> None:
        nonlocal asked, repeated
        asked = proposals.made_before(unit, request)
        repeated = asked is not None
        if repeated:
            return
        play.need_running(unit)
        seat = play.seated(unit, request.person.id)
        unit.place()
        if unit.people() == [seat]:
            end(unit, seat, request.person.id, Ending.CONSENT)
        else:
            asked = proposals.propose(unit, request, Consent.END, seat)

    done = await service.change(table_id, request, work)
    if asked is None:
        return ended(done)
    return await opened(service, done, asked, repeated=repeated)


async def opened(
    service: TableService, done: Done, row: ProposalRow, *, repeated: bool
) -> ProposalOpened:
    """The read model of a proposal that waits for votes."""
    made = await proposals.proposal(service, row.id or 0)
    return ProposalOpened(done.unit.table(), made, repeated)


async def end_by_organiser(service: TableService, request: Request, table_id: int) -> Table:
    """End the game at once, for a table nobody plays at any more; asks nobody.

    A position that cannot be read, or of a game that is unknown, ends without a last message.
    """

    def work(unit: UnitOfWork) -> None:
        need_organiser(request.person, unit)
        play.need_running(unit)
        try:
            unit.place()
        except TableDamaged:
            unit.act(Kind.END, user_id=request.person.id)
            unit.close(Status.FINISHED, Ending.ORGANISER)
        else:
            end(unit, None, request.person.id, Ending.ORGANISER)

    return (await service.change(table_id, request, work)).unit.table()


def carry(unit: UnitOfWork, _: ProposalRow, voter: SeatRow) -> None:
    """Everybody has agreed to end the game."""
    play.need_running(unit)
    unit.place()
    end(unit, voter.seat, voter.user_id, Ending.CONSENT)


def end(
    unit: UnitOfWork,
    seat: int | None,
    user_id: str | None,
    how: Ending,
    won: Sequence[int] = (),
) -> None:
    """The game stops as it stands; where nobody is named nobody has won it."""
    unit.act(Kind.END, seat=seat, user_id=user_id)
    play.finish(unit, how, won)
    play.conclude(unit)


def ended(done: Done) -> Ended:
    """The read model of an end."""
    assert done.unit.state is not None
    outcome = done.unit.game.outcome(done.unit.state)
    return Ended(done.unit.table(), outcome, done.repeated)
