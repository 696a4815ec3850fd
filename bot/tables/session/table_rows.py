"""The rows of one table in a session: what they say about its seats, and its public view."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from sqlalchemy import ColumnElement, and_
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import InvitationRow
from bot.store.models.table import ActionRow, SeatRow, TableRow, TimerRow
from bot.tables.domain.computer_players import computer_name
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.table import (
    EMPTY_OCCUPANTS,
    TALL,
    Ending,
    Guest,
    InvitationStatus,
    Occupant,
    PendingSeat,
    PostedMessage,
    SeatView,
    Status,
    Substitute,
    Table,
)
from bot.tables.domain.time_control import pause_options_named, time_control_named
from bot.tables.session import user_rows
from bot.tables.session.timeline import ActionHistory
from engine.core import Game, game, game_names


@dataclass
class TableRows:
    """The rows of one table; :class:`~bot.tables.session.unit_of_work.UnitOfWork` changes them."""

    session: Session
    id: int
    row: TableRow
    seats: list[SeatRow]
    history: ActionHistory
    now: datetime
    reminders: dict[int, TimerRow]
    """The reminder timers of the seats that have to move."""
    clocks: dict[int, TimerRow]
    """The clock timers of the seats whose clocks are running."""
    inactivity_timer: TimerRow | None
    invitations: list[InvitationRow]
    """Of a table that has not started; loaded for no other."""

    @cached_property
    def game(self) -> Game[Any]:
        """The rules of the table's game; raises ``TableDamaged`` if it is not registered."""
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
            strength = seat.strength if seat.occupant == Occupant.COMPUTER else None
            if seat.occupant == Occupant.PERSON:
                strength = seat.computer_for_this_turn
            if strength is not None:
                strengths[seat.seat] = strength
        return strengths

    def table(self) -> Table:
        """Return the public view of the table."""
        row, rated = self.row, self.is_rated()
        return Table(
            id=self.id,
            server_id=row.server_id,
            channel_id=row.channel_id,
            game=row.game,
            rules_version=row.rules_version,
            options=row.options,
            language=row.language,
            status=Status(row.status),
            sequence=row.sequence,
            asked=row.asked,
            moves=row.moves,
            host_id=row.host_id,
            min_seats=row.min_seats,
            max_seats=row.max_seats,
            seats=tuple(
                SeatView(
                    s.seat,
                    s.user_id,
                    name_shown(s),
                    s.colour,
                    Occupant(s.occupant),
                    s.timeouts,
                    substitute_of(s, self.now),
                    s.strength,
                    s.computer_for_this_turn is not None,
                )
                for s in self.seats
            ),
            seed_hash=row.seed_hash,
            reminder_hours=row.reminder_hours,
            pending=tuple(
                PendingSeat(
                    seat,
                    self.seats[seat].user_id,
                    reminder.since,
                    reminder.due_at,
                    reminder.notified_at,
                    deadline=None if clock is None else clock.due_at,
                    away=None if clock is None else self._away_until(seat, clock.since),
                )
                for seat, reminder in sorted(self.reminders.items())
                for clock in [self.clocks.get(seat)]
            ),
            created=row.created_at,
            started=row.started_at,
            ended=row.ended_at,
            moved=row.moved_at,
            ending=Ending(row.ending) if row.ending else None,
            winners=tuple(row.winners),
            lobby=posted_message(row.lobby_post),
            board=posted_message(row.board_post),
            time_control=row.time_control,
            pauses=row.pauses,
            empty_seat_default=row.empty_seat_default,
            picture_shape=row.picture_shape or TALL,
            public=bool(row.public),
            invite_only=bool(row.invite_only),
            host_line=row.host_line or "",
            guests=tuple(
                Guest(guest.user_id, guest.name, InvitationStatus(guest.status))
                for guest in self.invitations
            ),
            ping=row.ping,
            unposted_reason=row.unposted_reason,
            inactive=self.inactive,
            banks=tuple(timedelta(seconds=bank) for bank in (row.clock or {}).get("banks", ())),
            computer_players=row.computer_players is not False,
            hints=not rated and self.hints_allowed(),
            rated=rated,
        )

    def is_rated(self) -> bool:
        """Return whether the game counts for ratings; in a lobby by default if only people play."""
        if self.row.rated is None and self.row.started_at is None:
            return len(self.people()) == len(self.seats)
        return bool(self.row.rated)

    def hints_allowed(self) -> bool:
        """Return the setting for hints; by default one person against computers gets them.

        It has no effect at rated tables, which have no hints.
        """
        if self.row.hints is not None:
            return self.row.hints
        return len(self.people()) == 1 and bool(self.computers())

    def _away_until(self, seat: int, since: datetime) -> datetime | None:
        """Return the end of the away period that began automatically when time ran out, if any."""
        time_control = time_control_named(self.row.time_control)
        if time_control is None or not pause_options_named(self.row.pauses).away:
            return None
        bank = timedelta(seconds=(self.row.clock or {})["banks"][seat])
        if self.now - since < min(time_control.answer, time_control.grace + bank):
            return None
        with self.session.no_autoflush:
            periods = user_rows.away_periods(self.session, self.seats[seat].user_id, self.now)
        ends = (row.ends_at for row in periods if row.automatic and row.begins_at <= self.now)
        return next(ends, None)


def at_seat(row: type[ActionRow | TimerRow]) -> ColumnElement[bool]:
    """Return SQL that joins rows with the seats they are about."""
    same_table = col(SeatRow.table_id) == col(row.table_id)
    return and_(same_table, col(SeatRow.seat) == col(row.seat))


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
    return {"substitute": substitute.user_id, "mark": substitute.mark}


def name_shown(seat: SeatRow) -> str:
    """Return the name of a seat's player; a computer gets a prefix ("Bot Alice")."""
    return computer_name(seat.name) if seat.occupant == Occupant.COMPUTER else seat.name


def posted_message(plain: Mapping[str, Any] | None) -> PostedMessage | None:
    """Parse the posted message stored in a row; return ``None`` if it was deleted."""
    if plain is None or plain.get("gone"):
        return None
    return PostedMessage(
        message_id=plain["message"],
        channel_id=plain["channel"],
        sequence=plain["sequence"],
        at=datetime.fromisoformat(plain["at"]),
        to_move=tuple(plain["owing"]),
        digest=plain.get("digest", ""),
        components=plain.get("components", ()),
    )


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What the hooks compare; ``players`` and ``occupants`` are in seat order."""

    status: str
    channel_id: str
    players: tuple[str, ...]
    occupants: tuple[str, ...]
    reminder_hours: int | None
    inactive: bool

    @classmethod
    def of(cls, unit: TableRows) -> Snapshot:
        """Take a snapshot of a table."""
        row, seats = unit.row, unit.seats
        return cls(
            status=row.status,
            channel_id=row.channel_id,
            players=tuple(unit.player(seat.seat) for seat in seats),
            occupants=tuple(seat.occupant for seat in seats),
            reminder_hours=row.reminder_hours,
            inactive=unit.inactive,
        )

    def new_players(self, unit: TableRows) -> list[int]:
        """Return the seats whose player has changed, including seats that became empty."""
        now = [(unit.player(seat.seat), seat.occupant) for seat in unit.seats]
        was = zip(self.players, self.occupants, strict=True)
        return [seat for seat, (a, b) in enumerate(zip(was, now, strict=False)) if a != b]

    def occupants_changed(self, unit: TableRows) -> bool:
        """Return whether another kind of occupant plays a seat."""
        return self.occupants != tuple(seat.occupant for seat in unit.seats)
