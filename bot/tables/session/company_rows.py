"""Read who is invited to a table, and who does not want to meet whom."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, exists, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.company import BlockRow, InvitationRow


def is_invited(session: Session, table_id: int, user_id: str) -> bool:
    """Return whether a user has been invited to a table, whatever they have answered."""
    return session.get(InvitationRow, (table_id, user_id)) is not None


def blocks_any(session: Session, user_id: str, others: Collection[str]) -> bool:
    """Return whether a user has blocked one of these people."""
    return bool(
        session.scalar(
            select(
                exists().where(
                    col(BlockRow.user_id) == user_id, col(BlockRow.blocked_id).in_(others)
                )
            )
        )
    )


def may_not_meet(session: Session, user_id: str, others: Collection[str]) -> bool:
    """Return whether a user has blocked one of these people, or one of them the user."""
    by_user = and_(col(BlockRow.user_id) == user_id, col(BlockRow.blocked_id).in_(others))
    by_others = and_(col(BlockRow.user_id).in_(others), col(BlockRow.blocked_id) == user_id)
    return bool(session.scalar(select(exists().where(or_(by_user, by_others)))))
