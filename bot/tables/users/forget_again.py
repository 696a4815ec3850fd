"""Delete the data of people that an older backup has brought back."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.kinds import ActionKind, OutboxKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.lobby import lobby
from bot.tables.seats import empty_seat, substitutes
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.users import forgotten, privacy
from bot.tables.users.forgotten import Forgotten

log = logging.getLogger(__name__)


async def forget_again(service: TableService, listed: Forgotten, name: privacy.PlayerName) -> int:
    """Delete the data of everybody on a list that is newer than the database; return how many.

    They first resign at tables that have not ended, as they had to before they deleted their data.

    Raises:
        NotSaved: the database failed.
    """
    newer = await service.transaction(partial(forgotten.merge, others=listed))
    people = forgotten.matching(await service.read(_everybody), newer) if newer else []
    for user_id in people:
        await _leave_tables(service, user_id)
        await privacy.delete_personal_data(service, user_id, name)
    return len(people)


def _everybody(session: Session) -> set[str]:
    ids: set[Any] = set()
    for kept in (*privacy.PERSONAL_DATA, *privacy.ON_OTHERS_LISTS, *privacy.SHARED_WITH_TABLES):
        ids.update(session.scalars(select(getattr(kept.row, kept.who)).distinct()))
    takeovers = select(col(ActionRow.data)).where(col(ActionRow.kind) == ActionKind.TAKEOVER)
    ids.update(data.get("before") for data in session.scalars(takeovers))
    return {user_id for user_id in ids if isinstance(user_id, str)}


async def _leave_tables(service: TableService, user_id: str) -> None:
    """Leave every seat that a user has or plays as a substitute, at tables that have not ended."""

    def leave(unit: UnitOfWork) -> None:
        _leave(unit, user_id)

    seated_at = partial(privacy.seated_at, user_id=user_id, now=service.clock.now())
    for table_id in await service.read(seated_at):
        try:
            await service.change(table_id, None, leave)
        except TableError as error:
            log.warning("seat.resign.failed", extra={"table": table_id, "why": error.text.key})
            await service.transaction(partial(_leave_damaged, table_id=table_id, user_id=user_id))


def _leave(unit: UnitOfWork, user_id: str) -> None:
    for row in unit.seats:
        if row.substitute_id == user_id:
            substitutes.hand_back(unit, row)
    own = next((row for row in unit.seats if row.user_id == user_id), None)
    if own is None or own.occupant != Occupant.PERSON:
        return
    if unit.row.started_at is None:
        lobby.leave_lobby(unit, user_id)
        unit.post(OutboxKind.LOBBY)
    elif unit.row.status == Status.RUNNING:
        empty_seat.empty_seat(unit, own.seat, ActionKind.RESIGN, user_id)
    else:
        empty_seat.resign_while_paused(unit, own.seat, user_id)


def _leave_damaged(session: Session, table_id: int, user_id: str) -> None:
    """Empty a user's seats at a table that cannot be loaded, and end their substitutions there."""
    seats = update(SeatRow).where(col(SeatRow.table_id) == table_id)
    own = col(SeatRow.user_id) == user_id, col(SeatRow.occupant) == Occupant.PERSON
    session.execute(seats.where(*own).values(occupant=Occupant.EMPTY))
    substitute = col(SeatRow.substitute_id) == user_id
    session.execute(seats.where(substitute).values(substitute_id=None, substitute_agreed=False))
