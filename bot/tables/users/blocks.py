"""A user's block list: people whom they do not meet at new tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.session.feature import Feature, reads, writes

MAX_BLOCKED = 25
"""How many people a user can block: as many as one menu shows."""


class Blocked(NamedTuple):
    """A person on a block list, with the name they had then."""

    user_id: str
    name: str


class Blocks(Feature):
    """Change a block list. The people on it are not told, and running tables stay as they are."""

    @reads
    def of_user(self, session: Session, user_id: str) -> Sequence[Blocked]:
        """Return whom a user has blocked, the latest first."""
        query = select(BlockRow).where(col(BlockRow.user_id) == user_id)
        rows = session.scalars(query.order_by(col(BlockRow.blocked_at).desc()))
        return [Blocked(row.blocked_id, row.name) for row in rows]

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
