"""Build the public view of a table from its rows."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.tables.domain.table import (
    TALL,
    Ending,
    Occupant,
    PendingSeat,
    PostedMessage,
    SeatView,
    Status,
    Table,
)
from bot.tables.domain.time_control import pause_options_named, time_control_named
from bot.tables.session import exclusions
from bot.tables.session.table_rows import TableRows, name_shown, substitute_of


def to_public_view(unit: TableRows) -> Table:
    """Return the public view of a table."""
    row = unit.row
    return Table(
        id=unit.id,
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
                substitute_of(s, unit.now),
                s.strength,
                s.computer_for_this_turn is not None,
            )
            for s in unit.seats
        ),
        seed_hash=row.seed_hash,
        reminder_hours=row.reminder_hours,
        owing=tuple(_owing(unit, seat) for seat in sorted(unit.reminders)),
        created=row.created_at,
        started=row.started_at,
        ended=row.ended_at,
        moved=row.moved_at,
        ending=Ending(row.ending) if row.ending else None,
        winners=tuple(row.winners),
        lobby=posted(row.lobby_post),
        board=posted(row.board_post),
        time_control=row.time_control,
        pauses=row.pauses,
        empty_seat_default=row.empty_seat_default,
        picture_shape=row.picture_shape or TALL,
        public=bool(row.public),
        ping=row.ping,
        unposted_reason=row.unposted_reason,
        inactive=unit.inactive,
        banks=tuple(timedelta(seconds=bank) for bank in (row.clock or {}).get("banks", ())),
        computer_players=row.computer_players is not False,
        hints=hints_allowed(unit),
    )


def hints_allowed(unit: TableRows) -> bool:
    """Return the table's setting for hints; by default one person against computers gets them."""
    if unit.row.hints is not None:
        return unit.row.hints
    return len(unit.people()) == 1 and bool(unit.computers())


def _owing(unit: TableRows, seat: int) -> PendingSeat:
    row, clock = unit.reminders[seat], unit.clocks.get(seat)
    deadline = None if clock is None else clock.due_at
    return PendingSeat(
        seat,
        unit.seats[seat].user_id,
        row.since,
        row.due_at,
        row.notified_at,
        deadline=deadline,
        away=None if clock is None else _away(unit, seat, clock.since),
    )


def _away(unit: TableRows, seat: int, since: datetime) -> datetime | None:
    """Return the end of the away period that began automatically when the time ran out, if any."""
    pace = time_control_named(unit.row.time_control)
    if pace is None or not pause_options_named(unit.row.pauses).absences:
        return None
    bank = timedelta(seconds=(unit.row.clock or {})["banks"][seat])
    if unit.now - since < min(pace.answer, pace.grace + bank):
        return None
    with unit.session.no_autoflush:
        periods = exclusions.away_periods(unit.session, unit.seats[seat].user_id, unit.now)
    ends = (row.ends_at for row in periods if row.automatic and row.begins_at <= unit.now)
    return next(ends, None)


def last_shown(plain: Mapping[str, Any] | None) -> int:
    """Return the sequence shown on the last posted board, even if its message was deleted."""
    return 0 if plain is None else int(plain["sequence"])


def posted(plain: Mapping[str, Any] | None) -> PostedMessage | None:
    """Parse the posted message stored in a row; return ``None`` if it was deleted."""
    if plain is None or plain.get("gone"):
        return None
    return PostedMessage(
        message_id=plain["message"],
        channel_id=plain["channel"],
        sequence=plain["sequence"],
        at=datetime.fromisoformat(plain["at"]),
        owing=tuple(plain["owing"]),
        digest=plain.get("digest", ""),
        components=plain.get("components", ()),
    )
