"""Empty a seat for good, by its player (resign) or by an admin (remove)."""

from __future__ import annotations

from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Ended, Person, Resigned
from bot.tables.domain.table import Occupant
from bot.tables.play import make_move
from bot.tables.play.game_end import to_ended
from bot.tables.session import permissions
from bot.tables.session.permissions import require_admin
from bot.tables.session.service import Change
from bot.tables.session.table_rows import name_shown
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.words.phrases import person_called


def require_removable(unit: UnitOfWork, person: Person, seat: int) -> None:
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
            "table-seat-is-empty", name=person_called(name_shown(unit.seats[seat]))
        )


def to_result(done: Change) -> Resigned | Ended:
    """Return the emptied seat, or the end of the game."""
    if done.unit.state.over or any(action.kind == ActionKind.END for action in done.actions):
        return to_ended(done)
    return Resigned(
        table=done.unit.table(),
        seat=done.actions[0].seat or 0,
        forced=make_move.automatic_moves(done),
        repeated=done.repeated,
    )
