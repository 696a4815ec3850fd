"""Resume a table in its channel or move it to another one."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.table import SeatRow, TableRow
from bot.store.models.vote import VoteRow
from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import ChannelBusy
from bot.tables.domain.outbox_kinds import OutboxKind
from bot.tables.domain.table import LIVE, Status
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping


class Place(NamedTuple):
    """A channel and its server."""

    channel_id: str
    server_id: str | None


def apply(unit: UnitOfWork, row: VoteRow, voter: SeatRow) -> None:
    """Move the table to the channel everybody has agreed to."""
    assert row.channel_id is not None
    move_table_to(unit, Place(row.channel_id, row.server_id), voter.user_id)


def move_table_to(unit: UnitOfWork, place: Place, user_id: str) -> None:
    """Move a table; every player who must move gets the whole reminder interval again.

    Raises:
        ChannelBusy: another table is live there.
    """
    _require_free(unit, place)
    started = unit.row.started_at is not None
    state = unit.position() if started else None
    paused = unit.row.status == Status.PAUSED
    unit.row.channel_id, unit.row.server_id = place
    unit.row.status = Status.RUNNING if started else Status.LOBBY
    unit.record_action(ActionKind.RESUME, user_id=user_id)
    if state is None:
        unit.post(OutboxKind.LOBBY)
        return
    if paused:
        timekeeping.resume(unit)


def _require_free(unit: UnitOfWork, place: Place) -> None:
    """Check that no other table is live there; a database constraint ensures it too."""
    other = select(TableRow).where(
        col(TableRow.channel_id) == place.channel_id,
        col(TableRow.status).in_(LIVE),
        col(TableRow.id) != unit.id,
    )
    if unit.session.scalar(other) is not None:
        raise ChannelBusy.because("table-channel-busy")
