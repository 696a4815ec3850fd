"""The rows of one table in a session, and what they say about its seats."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TYPE_CHECKING, Any

from bot.tables.domain.computer_players import computer_name
from bot.tables.domain.table import (
    Occupant,
)

if TYPE_CHECKING:
    pass
from dataclasses import dataclass, field
from functools import cached_property

from sqlalchemy.orm import Session

from bot.store.models.table import SeatRow, TableRow, TimerRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.table import EMPTY_OCCUPANTS, Substitute
from bot.tables.session.positions import PositionCache
from engine.core import Game, game, game_names


@dataclass
class TableRows:
    """The rows of one table; :class:`~bot.tables.session.unit_of_work.UnitOfWork` changes them."""

    session: Session
    row: TableRow
    seats: list[SeatRow]
    reminders: dict[int, TimerRow]
    """The reminder timers of the seats that have to move."""
    clocks: dict[int, TimerRow]
    """The clock timers of the seats whose clocks are running."""
    inactivity_timer: TimerRow | None
    now: datetime
    position_cache: PositionCache
    id: int = field(init=False)
    """The table's id."""

    def __post_init__(self) -> None:
        assert self.row.id is not None
        self.id = self.row.id

    @cached_property
    def game(self) -> Game[Any]:
        """The rules of the table's game.

        Raises:
            TableDamaged: the game is not registered.
        """
        if self.row.game not in game_names():
            raise TableDamaged.because("table-game-unknown", table=self.id)
        return game(self.row.game)

    @property
    def inactive(self) -> bool:
        """Whether nothing has happened for so long that reminders have stopped."""
        return self.inactivity_timer is not None and self.inactivity_timer.done_at is not None

    @property
    def of_other_rules(self) -> bool:
        """Whether it started under another rules version: it continues, but cannot be replayed."""
        return self.row.rules_version != self.game.rules_version

    def active_seats(self) -> list[int]:
        """Return the seats with a person or computer player, which are those that can win."""
        return [seat.seat for seat in self.seats if seat.occupant not in EMPTY_OCCUPANTS]

    def player(self, seat: int) -> str:
        """Return the id of the user who moves for a seat: its substitute or its player."""
        row = self.seats[seat]
        substitute = None if row.substitute_id is None else substitute_of(row, self.now)
        if substitute is not None and substitute.agreed:
            return substitute.user_id
        return row.user_id

    def player_ids(self) -> set[str]:
        """Return the ids of all players and substitutes."""
        own = {seat.user_id for seat in self.seats}
        return own | {self.player(seat.seat) for seat in self.seats}

    def people(self) -> list[int]:
        """Return the seats of persons, who vote and are mentioned."""
        return [seat.seat for seat in self.seats if seat.occupant == Occupant.PERSON]

    def computers(self) -> list[int]:
        """Return the seats of computer players."""
        return [seat.seat for seat in self.seats if seat.occupant == Occupant.COMPUTER]

    def computer_strengths(self) -> Mapping[int, str]:
        """Return the strengths of the computers by seat, including those that play one turn."""
        strengths = {}
        for seat in self.seats:
            lent = seat.computer_for_this_turn if seat.occupant == Occupant.PERSON else None
            strength = seat.strength if seat.occupant == Occupant.COMPUTER else lent
            if strength is not None:
                strengths[seat.seat] = strength
        return strengths


def substitute_of(row: SeatRow, now: datetime) -> Substitute | None:
    """Return the current or invited substitute of a seat, or ``None`` once the period is over."""
    if row.substitute_id is None or row.substitute_until is None or row.substitute_until <= now:
        return None
    name = row.substitute_name or row.substitute_id
    return Substitute(row.substitute_id, name, row.substitute_until, row.substitute_agreed)


def request_of(row: SeatRow) -> dict[str, str] | None:
    """Return the key of the last request to a substitute, as outbox messages store it."""
    if row.substitute_id is None or row.substitute_until is None:
        return None
    substitute = Substitute(row.substitute_id, "", row.substitute_until, row.substitute_agreed)
    return {"friend": substitute.user_id, "mark": substitute.mark}


def name_shown(seat: SeatRow) -> str:
    """Return the name of a seat's player; a computer gets a prefix ("Bot Alice")."""
    return computer_name(seat.name) if seat.occupant == Occupant.COMPUTER else seat.name


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
    def of(cls, unit: TableRows) -> Snapshot:
        """Take a snapshot of a table."""
        row, seats = unit.row, unit.seats
        return cls(
            status=row.status,
            channel_id=row.channel_id,
            head=row.head,
            players=tuple(unit.player(seat.seat) for seat in seats),
            occupants=tuple(seat.occupant for seat in seats),
            lent=tuple(seat.computer_for_this_turn for seat in seats),
            remind_hours=row.reminder_hours,
            inactive=unit.inactive,
        )

    def new_players(self, unit: TableRows) -> list[int]:
        """Return the seats whose player has changed, including seats that became empty."""
        now = [(unit.player(seat.seat), seat.occupant) for seat in unit.seats]
        was = zip(self.players, self.occupants, strict=True)
        return [seat for seat, (a, b) in enumerate(zip(was, now, strict=False)) if a != b]

    def new_occupants(self, unit: TableRows) -> list[int]:
        """Return the seats whose kind of occupant has changed."""
        now = [seat.occupant for seat in unit.seats]
        return [
            seat for seat, (a, b) in enumerate(zip(self.occupants, now, strict=False)) if a != b
        ]
