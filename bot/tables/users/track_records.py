"""How people play: how soon they usually answer, and how many games they have played to the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import median

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.action_kinds import TIMELINE_KINDS, ActionKind
from bot.tables.domain.table import Occupant, Status
from bot.tables.session.service import TableService

GAMES = 20
"""So many games that are over count, the latest ones."""
TABLES = 5
"""So many tables are looked at for the time of answers."""
ANSWERS = 10
"""With fewer answers nothing is said of their time."""


@dataclass(frozen=True, slots=True)
class TrackRecord:
    """What can be said of a person; ``reply`` is the median, ``None`` where too little is known."""

    user_id: str
    reply: timedelta | None
    finished: int
    played: int

    @property
    def known(self) -> bool:
        """Whether there is anything to say."""
        return self.reply is not None or self.played > 0


async def track_records(service: TableService, people: Sequence[str]) -> list[TrackRecord]:
    """Those of these people of whom anything is known."""

    def work(session: Session) -> list[TrackRecord]:
        return [_of(session, user_id) for user_id in people]

    return [found for found in await service.read(work) if found.known]


def _of(session: Session, user_id: str) -> TrackRecord:
    over = (
        select(col(TableRow.status), col(SeatRow.occupant))
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(SeatRow.user_id) == user_id, col(TableRow.started_at).is_not(None))
        .where(
            or_(
                col(TableRow.status) == Status.FINISHED,
                col(SeatRow.occupant) == Occupant.NOBODY,
            )
        )
        .order_by(col(TableRow.id).desc())
        .limit(GAMES)
    )
    games = list(session.execute(over))
    finished = sum(
        status == Status.FINISHED and occupant != Occupant.NOBODY for status, occupant in games
    )
    return TrackRecord(user_id, _reply(session, user_id), finished, len(games))


def _reply(session: Session, user_id: str) -> timedelta | None:
    """The median time from what others did to this person's move."""
    latest = (
        select(col(TableRow.id))
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(SeatRow.user_id) == user_id, col(TableRow.started_at).is_not(None))
        .order_by(col(TableRow.moved_at).desc())
        .limit(TABLES)
    )
    tables = list(session.scalars(latest))
    before = aliased(ActionRow)
    moves = (
        select(col(ActionRow.at), col(before.at))
        .join(
            before,
            (col(before.table_id) == col(ActionRow.table_id))
            & (col(before.sequence) == col(ActionRow.sequence) - 1),
        )
        .where(col(ActionRow.table_id).in_(tables), col(ActionRow.user_id) == user_id)
        .where(col(ActionRow.kind) == ActionKind.MOVE, col(before.kind).in_(TIMELINE_KINDS))
        .where(or_(col(before.user_id).is_(None), col(before.user_id) != user_id))
    )
    times = [
        (moved - asked).total_seconds()
        for moved, asked in session.execute(moves)
        if isinstance(moved, datetime) and isinstance(asked, datetime)
    ]
    return timedelta(seconds=median(times)) if len(times) >= ANSWERS else None
