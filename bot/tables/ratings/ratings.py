"""Read ratings, their changes, and leaderboards from the rows of rated games."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime

from sqlalchemy import Row, Select, and_, func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow
from bot.store.models.table import TableRow
from bot.store.models.user import UserRow
from bot.tables.domain.ratings import (
    HIDDEN_AFTER,
    MIN_GAMES,
    CurrentRating,
    LeaderboardEntry,
    Rating,
    RatingChange,
    ResultKind,
)
from bot.tables.session.user_rows import latest_names


def rating_of(session: Session, user_id: str, game: str) -> CurrentRating:
    """Return a user's rating for a game; that of a new player if they have none yet."""
    return ratings_of(session, [user_id], game).get(user_id, CurrentRating())


def ratings_of(
    session: Session, user_ids: Collection[str], game: str
) -> Mapping[str, CurrentRating]:
    """Return the ratings of several users for a game, without those who have none yet."""
    query = _newest_changes(game, user_ids)
    return {row.user_id: _current(row) for row in session.execute(query)}


def changes_of(session: Session, user_id: str, game: str) -> Sequence[RatingChange]:
    """Return the changes of a user's rating for a game, the oldest first."""
    query = select(RatingChangeRow).filter_by(user_id=user_id, game=game)
    rows = session.scalars(query.order_by(col(RatingChangeRow.number)))
    return [change_from_row(row) for row in rows]


def leaderboard(
    session: Session, game: str, server_id: str | None, now: datetime
) -> Sequence[LeaderboardEntry]:
    """Return the players who want to be listed and have enough and recent rated games.

    ``server_id``: only those who have finished a rated game on that server; ``None``: all.
    """
    query = (
        _newest_changes(game)
        .join(UserRow, col(UserRow.user_id) == col(RatingChangeRow.user_id))
        .where(col(UserRow.leaderboards).is_(True))
        .where(col(RatingChangeRow.rated_at) > now - HIDDEN_AFTER)
        .order_by(col(RatingChangeRow.mu_after).desc(), col(RatingChangeRow.number))
    )
    if server_id is not None:
        here = select(col(RatingChangeRow.user_id)).join(
            TableRow, col(TableRow.id) == col(RatingChangeRow.table_id)
        )
        here = here.where(col(RatingChangeRow.game) == game, col(TableRow.server_id) == server_id)
        query = query.where(col(RatingChangeRow.user_id).in_(here))
    rows = [row for row in session.execute(query) if row.games >= MIN_GAMES]
    names = latest_names(session, [row.user_id for row in rows])
    return [
        LeaderboardEntry(place, row.user_id, names.get(row.user_id), _current(row))
        for place, row in enumerate(rows, start=1)
    ]


def _newest_changes(
    game: str, user_ids: Collection[str] | None = None
) -> Select[tuple[str, float, float, datetime, int]]:
    """Select each player's newest change for a game, with the number of their rated games.

    ``user_ids``: only of these players, whose changes alone are then read; ``None``: of all.
    """
    row = RatingChangeRow
    wanted = [col(row.game) == game, col(row.strength).is_(None)]
    if user_ids is not None:
        wanted.append(col(row.user_id).in_(user_ids))
    newest = (
        select(
            col(row.user_id).label("user_id"),
            func.max(col(row.number)).label("number"),
            func.count().label("games"),
        )
        .where(*wanted)
        .group_by(col(row.user_id))
        .subquery()
    )
    return select(
        col(RatingChangeRow.user_id),
        col(RatingChangeRow.mu_after),
        col(RatingChangeRow.sigma_after),
        col(RatingChangeRow.rated_at),
        newest.c.games,
    ).join(
        newest,
        and_(
            newest.c.user_id == col(RatingChangeRow.user_id),
            newest.c.number == col(RatingChangeRow.number),
            col(RatingChangeRow.game) == game,
        ),
    )


def _current(row: Row[tuple[str, float, float, datetime, int]]) -> CurrentRating:
    return CurrentRating(Rating(row.mu_after, row.sigma_after), row.games, row.rated_at)


def change_from_row(row: RatingChangeRow) -> RatingChange:
    """Return a change without its row."""
    return RatingChange(
        table_id=row.table_id,
        seat=row.seat,
        tenure=row.tenure,
        user_id=row.user_id,
        strength=row.strength,
        game=row.game,
        number=row.number,
        kind=ResultKind(row.kind),
        place=row.place,
        share=row.share,
        before=Rating(row.mu_before, row.sigma_before),
        after=Rating(row.mu_after, row.sigma_after),
        at=row.rated_at,
    )
