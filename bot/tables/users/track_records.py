"""Compute how quickly players usually answer, and how many games they finish."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from statistics import median

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.tables.domain.kinds import TIMELINE_KINDS, ActionKind
from bot.tables.domain.table import Occupant, Status

MAX_GAMES = 20
"""Maximum number of games that count, the latest ones."""
MAX_TABLES = 5
"""Maximum number of tables used for the reply time, the latest ones."""
MIN_ANSWERS = 10
"""Minimum number of moves for a reply time."""


@dataclass(frozen=True, slots=True)
class TrackRecord:
    """A player's track record.

    ``reply`` is their median reply time, ``None`` if too little is known. ``played`` counts the
    games they finished or left.
    """

    user_id: str
    reply: timedelta | None
    finished: int
    played: int

    @property
    def known(self) -> bool:
        """Whether anything is known."""
        return self.reply is not None or self.played > 0


def track_record(session: Session, user_id: str) -> TrackRecord:
    """Return a user's track record."""
    left = col(SeatRow.occupant) == Occupant.AUTOPILOT
    query = (
        select(col(TableRow.status), col(SeatRow.occupant))
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(SeatRow.user_id) == user_id, col(TableRow.started_at).is_not(None))
        .where(or_(col(TableRow.status) == Status.FINISHED, left))
        .order_by(col(TableRow.id).desc())
        .limit(MAX_GAMES)
    )
    games = list(session.execute(query))
    finished = sum(
        status == Status.FINISHED and occupant != Occupant.AUTOPILOT for status, occupant in games
    )
    return TrackRecord(user_id, _median_reply(session, user_id), finished, len(games))


def _median_reply(session: Session, user_id: str) -> timedelta | None:
    """Return the median time from another player's move to this user's move."""
    query = (
        select(col(TableRow.id))
        .join(SeatRow, col(SeatRow.table_id) == col(TableRow.id))
        .where(col(SeatRow.user_id) == user_id, col(TableRow.started_at).is_not(None))
        .order_by(col(TableRow.moved_at).desc())
        .limit(MAX_TABLES)
    )
    tables = list(session.scalars(query))
    previous = aliased(ActionRow)
    moves = (
        select(col(ActionRow.at), col(previous.at))
        .join(
            previous,
            (col(previous.table_id) == col(ActionRow.table_id))
            & (col(previous.sequence) == col(ActionRow.sequence) - 1),
        )
        .where(col(ActionRow.table_id).in_(tables), col(ActionRow.user_id) == user_id)
        .where(col(ActionRow.kind) == ActionKind.MOVE, col(previous.kind).in_(TIMELINE_KINDS))
        .where(or_(col(previous.user_id).is_(None), col(previous.user_id) != user_id))
    )
    times = [(moved - asked).total_seconds() for moved, asked in session.execute(moves)]
    return timedelta(seconds=median(times)) if len(times) >= MIN_ANSWERS else None
