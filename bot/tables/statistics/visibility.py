"""Decide who may see whose results.

People who are on leaderboards show them to everybody. The results of all others are for those who
share a server or a table with them. Two people of whom one has blocked the other see nothing of one
another.
"""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, aliased
from sqlmodel import col

from bot.store.models.company import BlockRow
from bot.store.models.table import SeatRow, TableRow
from bot.store.models.user import UserRow
from bot.tables.domain.errors import NotVisible
from bot.tables.domain.request import Person


def require_results_visible(
    session: Session, viewer: Person, user_id: str, *, member: bool
) -> None:
    """Raise ``NotVisible`` unless a viewer may see a user's results.

    ``member``: Discord says that the user is on the server where the viewer asks. The error is the
    same as for a user who has never played.
    """
    known = {user_id} if member else visible_people(session, viewer, {user_id})
    if user_id not in known - blocked_people(session, viewer.id):
        raise NotVisible.because("statistics-not-visible")


def visible_people(session: Session, viewer: Person, people: Collection[str]) -> set[str]:
    """Return those of some people whose results a viewer may know of, if nobody blocks anybody."""
    wanted = set(people) - {viewer.id}
    listed = select(col(UserRow.user_id)).where(
        col(UserRow.user_id).in_(wanted), col(UserRow.leaderboards).is_(True)
    )
    own, other = aliased(SeatRow), aliased(SeatRow)
    at_own_tables = (
        select(col(other.user_id))
        .join(own, col(own.table_id) == col(other.table_id))
        .where(col(own.user_id) == viewer.id, col(other.user_id).in_(wanted))
    )
    found = {*session.scalars(listed), *session.scalars(at_own_tables)}
    if viewer.server_id is not None:
        on_server = (
            select(col(SeatRow.user_id))
            .join(TableRow, col(TableRow.id) == col(SeatRow.table_id))
            .where(col(SeatRow.user_id).in_(wanted), col(TableRow.server_id) == viewer.server_id)
        )
        found |= set(session.scalars(on_server))
    return found | (set(people) & {viewer.id})


def blocked_people(session: Session, user_id: str) -> set[str]:
    """Return whom a user has blocked, and who has blocked the user."""
    query = select(col(BlockRow.user_id), col(BlockRow.blocked_id)).where(
        or_(col(BlockRow.user_id) == user_id, col(BlockRow.blocked_id) == user_id)
    )
    return {person for pair in session.execute(query) for person in pair} - {user_id}
