"""A user's block list: people whom they do not meet at new tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow
from bot.store.models.table import SeatRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import Occupant
from bot.tables.session.feature import Feature, reads, writes

MAX_BLOCKED = 25
"""How many people a user can block: as many as one menu shows."""


SEATS_READ = 200
"""How many seats of a user's latest tables are read to find people they have met."""


class Blocked(NamedTuple):
    """A person on a block list or at a user's table, with the name they had then."""

    user_id: str
    name: str


class BlockList(NamedTuple):
    """Whom a user has blocked, and whom they might block: the others of their latest tables."""

    blocked: Sequence[Blocked]
    met: Sequence[Blocked]


class Blocks(Feature):
    """Change a block list. The people on it are not told, and running tables stay as they are."""

    @reads
    def of_user(self, session: Session, user_id: str) -> Sequence[Blocked]:
        """Return whom a user has blocked, the latest first."""
        return _blocked(session, user_id)

    @reads
    def read_list(self, session: Session, user_id: str) -> BlockList:
        """Return whom a user has blocked, and up to 25 people whom they have met at tables."""
        blocked = _blocked(session, user_id)
        own = select(col(SeatRow.table_id)).where(col(SeatRow.user_id) == user_id)
        query = (
            select(SeatRow)
            .where(col(SeatRow.table_id).in_(own), col(SeatRow.user_id) != user_id)
            .where(col(SeatRow.occupant) == Occupant.PERSON)
            .order_by(col(SeatRow.table_id).desc())
            .limit(SEATS_READ)
        )
        left_out = {person.user_id for person in blocked}
        met: dict[str, Blocked] = {}
        for seat in session.scalars(query):
            has_account = seat.user_id.isdigit()  # else their data is deleted
            if has_account and seat.user_id not in left_out:
                met.setdefault(seat.user_id, Blocked(seat.user_id, seat.name))
        return BlockList(blocked, [*met.values()][:MAX_BLOCKED])

    @writes
    def block(self, session: Session, user_id: str, other: Person) -> None:
        """Block a person; raise ``TableError`` for oneself, or if the list is full."""
        if other.id == user_id:
            raise TableError.because("block-self")
        if session.get(BlockRow, (user_id, other.id)) is not None:
            return
        count = select(func.count()).where(col(BlockRow.user_id) == user_id)
        if (session.scalar(count) or 0) >= MAX_BLOCKED:
            raise TableError.because("limit-blocks", most=MAX_BLOCKED)
        row = BlockRow(
            user_id=user_id,
            blocked_id=other.id,
            name=other.name,
            blocked_at=self._service.clock.now(),
        )
        session.add(row)

    @writes
    def unblock(self, session: Session, user_id: str, other_id: str) -> None:
        """Remove a person from the list, if they are on it."""
        statement = delete(BlockRow).where(col(BlockRow.user_id) == user_id)
        session.execute(statement.where(col(BlockRow.blocked_id) == other_id))


def _blocked(session: Session, user_id: str) -> list[Blocked]:
    query = select(BlockRow).where(col(BlockRow.user_id) == user_id)
    rows = session.scalars(query.order_by(col(BlockRow.blocked_at).desc()))
    return [Blocked(row.blocked_id, row.name) for row in rows]
