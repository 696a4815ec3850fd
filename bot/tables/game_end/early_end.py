"""An early end: by everybody's consent, or by an organiser's word."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.store.models.proposal import ProposalRow
from bot.store.models.table import SeatRow
from bot.tables import guards
from bot.tables.action_kinds import Kind
from bot.tables.consent import proposals
from bot.tables.consent.proposals import DoneOrAsked
from bot.tables.consent.questions import Consent
from bot.tables.errors import TableDamaged
from bot.tables.game_end import finished
from bot.tables.models import Ending, Status, Table
from bot.tables.moves import play
from bot.tables.request import Person, Request
from bot.tables.results import Ended, ProposalOpened
from bot.tables.roles import need_organiser
from bot.tables.service import Done, TableService
from bot.tables.unit_of_work import UnitOfWork


async def endable(service: TableService, person: Person, table_id: int) -> bool:
    """Whether asking to end the game ends it at once, for nobody else is there to agree.

    Raises:
        NotSeated: they do not play there.
        TableClosed: the game does not run.
    """

    def work(session: Session) -> bool:
        unit = service.load(session, table_id)
        guards.need_running(unit)
        return unit.people() == [guards.seated(unit, person.id)]

    return await service.read(work)


async def propose_end(
    service: TableService, request: Request, table_id: int
) -> ProposalOpened | Ended:
    """Ask every other seat to end the game as it stands; whoever is alone stops at once."""

    def attempt(unit: UnitOfWork) -> ProposalRow | None:
        guards.need_running(unit)
        seat = guards.seated(unit, request.person.id)
        unit.position()
        if unit.people() == [seat]:
            end(unit, seat, request.person.id, Ending.CONSENT)
            return None
        return proposals.propose(unit, request, Consent.END, seat)

    made = await proposals.do_or_ask(service, request, table_id, attempt)
    return ended(made.done) if made.asked is None else await opened(service, made, made.asked)


async def opened(service: TableService, made: DoneOrAsked, row: ProposalRow) -> ProposalOpened:
    """The read model of a proposal that waits for votes."""
    proposal = await proposals.proposal(service, row.id or 0)
    return ProposalOpened(made.done.unit.table(), proposal, made.repeated)


async def end_by_organiser(service: TableService, request: Request, table_id: int) -> Table:
    """End the game at once, for a table nobody plays at any more; asks nobody.

    A position that cannot be read, or of a game that is unknown, ends without a last message.
    """

    def work(unit: UnitOfWork) -> None:
        need_organiser(request.person, unit)
        guards.need_running(unit)
        try:
            unit.position()
        except TableDamaged:
            unit.act(Kind.END, user_id=request.person.id)
            unit.close(Status.FINISHED, Ending.ORGANISER)
        else:
            end(unit, None, request.person.id, Ending.ORGANISER)

    return (await service.change(table_id, request, work)).unit.table()


def carry(unit: UnitOfWork, _: ProposalRow, voter: SeatRow) -> None:
    """Everybody has agreed to end the game."""
    guards.need_running(unit)
    unit.position()
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
    finished.finish(unit, how, won)
    play.conclude(unit)


def ended(done: Done) -> Ended:
    """The read model of an end."""
    assert done.unit.state is not None
    outcome = done.unit.game.outcome(done.unit.state)
    return Ended(done.unit.table(), outcome, done.repeated)
