"""Empty a seat for good, by its player (resign) or by an admin (remove)."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Ended, Person, Request, Resigned
from bot.tables.domain.table import Occupant
from bot.tables.play import make_move
from bot.tables.play.game_end import to_ended
from bot.tables.seats import empty_seat
from bot.tables.session import permissions
from bot.tables.session.permissions import require_admin
from bot.tables.session.public_view import name_shown
from bot.tables.session.service import Change, TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


async def resign(service: TableService, request: Request, table_id: int) -> Resigned | Ended:
    """Resign the user's own seat; if one seat is left it wins."""

    def work(unit: UnitOfWork) -> None:
        seat = permissions.own_seat(unit, request.person.id)
        permissions.require_running(unit)
        empty_seat.empty_seat(unit, seat, ActionKind.RESIGN, request.person.id)

    return _to_result(await service.change(table_id, request, work))


async def require_resignable(service: TableService, person: Person, table_id: int) -> None:
    """Raise what :func:`resign` would raise, before the user confirms."""

    def work(session: Session) -> None:
        unit = service.load(session, table_id)
        permissions.own_seat(unit, person.id)
        permissions.require_running(unit)

    await service.read(work)


async def remove_player(
    service: TableService, request: Request, table_id: int, seat: int
) -> Resigned | Ended:
    """Remove an inactive player from a seat, as an admin; if one seat is left it wins."""

    def work(unit: UnitOfWork) -> None:
        _require_removable(unit, request.person, seat)
        empty_seat.empty_seat(unit, seat, ActionKind.REMOVE_PLAYER, request.person.id)

    return _to_result(await service.change(table_id, request, work))


async def require_removable(
    service: TableService, person: Person, table_id: int, seat: int
) -> None:
    """Raise what :func:`remove_player` would raise, before the user confirms."""

    def work(session: Session) -> None:
        _require_removable(service.load(session, table_id), person, seat)

    await service.read(work)


def _require_removable(unit: UnitOfWork, person: Person, seat: int) -> None:
    """Check that the user may empty that seat.

    Raises:
        TableError: they are no admin here, there is no such seat, or nobody plays it.
        TableClosed: the game does not run.
    """
    require_admin(person, unit)
    permissions.require_running(unit)
    if not 0 <= seat < len(unit.seats):
        raise TableError.because("table-no-such-seat", seats=len(unit.seats))
    if unit.seats[seat].occupant != Occupant.PERSON:
        raise TableError.because(
            "table-seat-is-free", name=person_called(name_shown(unit.seats[seat]))
        )


def _to_result(done: Change) -> Resigned | Ended:
    """Return the emptied seat, or the end of the game."""
    assert done.unit.state is not None
    if done.unit.state.over or any(action.kind == ActionKind.END for action in done.actions):
        return to_ended(done)
    return Resigned(
        table=done.unit.table(),
        seat=done.actions[0].seat or 0,
        forced=make_move.automatic_moves(done),
        repeated=done.repeated,
    )
