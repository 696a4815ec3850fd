"""A seat given up for good, by its player or for them: from now on it does not move itself."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables import guards
from bot.tables.action_kinds import Kind
from bot.tables.errors import TableError
from bot.tables.game_end.early_end import ended
from bot.tables.models import Occupant
from bot.tables.moves import play
from bot.tables.request import Person, Request
from bot.tables.results import Ended, Resigned
from bot.tables.roles import need_organiser
from bot.tables.seats import vacancy
from bot.tables.seats.seat_rows import name_shown
from bot.tables.service import Done, TableService
from bot.tables.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


async def resign(service: TableService, request: Request, table_id: int) -> Resigned | Ended:
    """Give up one's own seat; if one seat is left it has won."""

    def work(unit: UnitOfWork) -> None:
        seat = guards.own_seat(unit, request.person.id)
        guards.need_running(unit)
        vacancy.give_up(unit, seat, Kind.RESIGN, request.person.id)

    return _given_up(await service.change(table_id, request, work))


async def resignable(service: TableService, person: Person, table_id: int) -> None:
    """Raise what :func:`resign` would raise, before it is confirmed."""

    def work(session: Session) -> None:
        unit = service.load(session, table_id)
        guards.own_seat(unit, person.id)
        guards.need_running(unit)

    await service.read(work)


async def free(
    service: TableService, request: Request, table_id: int, seat: int
) -> Resigned | Ended:
    """An organiser frees the seat of somebody who plays no more; if one seat is left it has won."""

    def work(unit: UnitOfWork) -> None:
        _need_freeable(unit, request.person, seat)
        vacancy.give_up(unit, seat, Kind.FREE, request.person.id)

    return _given_up(await service.change(table_id, request, work))


async def freeable(service: TableService, person: Person, table_id: int, seat: int) -> None:
    """Raise what :func:`free` would raise, before it is confirmed."""

    def work(session: Session) -> None:
        _need_freeable(service.load(session, table_id), person, seat)

    await service.read(work)


def _need_freeable(unit: UnitOfWork, person: Person, seat: int) -> None:
    """Nothing if this person may free that seat.

    Raises:
        TableError: they are no organiser here, there is no such seat, or nobody plays for it.
        TableClosed: the game does not run.
    """
    need_organiser(person, unit)
    guards.need_running(unit)
    if not 0 <= seat < len(unit.seats):
        raise TableError.because("table-no-such-seat", seats=len(unit.seats))
    if unit.seats[seat].occupant != Occupant.PERSON:
        raise TableError.because(
            "table-seat-is-free", name=person_called(name_shown(unit.seats[seat]))
        )


def _given_up(done: Done) -> Resigned | Ended:
    """The read model of a seat given up, or of the end it brought."""
    assert done.unit.state is not None
    if done.unit.state.over or any(act.kind == Kind.END for act in done.acts):
        return ended(done)
    return Resigned(
        table=done.unit.table(),
        seat=done.acts[0].seat or 0,
        forced=play.forced(done),
        repeated=done.repeated,
    )
