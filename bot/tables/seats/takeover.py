"""Take over another player's empty seat, or return to one's own."""

from __future__ import annotations

from bot.store.models.table import SeatRow
from bot.tables.admin import limits
from bot.tables.domain.errors import NotSeated, TableError
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS
from bot.tables.seats import empty_seat
from bot.tables.session import permissions
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping


def seat_for(unit: UnitOfWork, person: Person, wanted: int | None) -> SeatRow:
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
    return offered[0]


def seat_person(unit: UnitOfWork, person: Person, row: SeatRow) -> None:
    """Give the seat to this person, with a full time bank."""
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
