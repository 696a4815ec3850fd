"""Remember a table as it was before a change, so that hooks can compare."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.tables.session.unit_of_work import UnitOfWork


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the hooks compare; ``players``, ``occupants`` and ``lent`` are in seat order."""

    status: str
    channel_id: str
    head: int
    players: tuple[str, ...]
    occupants: tuple[str, ...]
    lent: tuple[str | None, ...]
    remind_hours: int | None
    inactive: bool

    @classmethod
    def of(cls, unit: UnitOfWork) -> Snapshot:
        """Take a snapshot of a table."""
        row, seats = unit.row, unit.seats
        return cls(
            status=row.status,
            channel_id=row.channel_id,
            head=row.head,
            players=tuple(unit.player(seat.seat) for seat in seats),
            occupants=tuple(seat.occupant for seat in seats),
            lent=tuple(seat.lent for seat in seats),
            remind_hours=row.remind_hours,
            inactive=unit.inactive,
        )

    def new_players(self, unit: UnitOfWork) -> list[int]:
        """Return the seats whose player has changed, including seats that became empty."""
        now = [(unit.player(seat.seat), seat.occupant) for seat in unit.seats]
        was = zip(self.players, self.occupants, strict=True)
        return [seat for seat, (a, b) in enumerate(zip(was, now, strict=False)) if a != b]

    def new_occupants(self, unit: UnitOfWork) -> list[int]:
        """Return the seats whose kind of occupant has changed."""
        now = [seat.occupant for seat in unit.seats]
        return [
            seat for seat, (a, b) in enumerate(zip(self.occupants, now, strict=False)) if a != b
        ]
