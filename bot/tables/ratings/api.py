"""Read ratings, their changes, and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.tables.domain.ratings import (
    CurrentRating,
    LeaderboardEntry,
    PlayerChange,
    RatingChange,
)
from bot.tables.ratings import explain, ratings
from bot.tables.session import user_rows
from bot.tables.session.feature import Feature, reads, reads_table
from bot.tables.session.unit_of_work import UnitOfWork


class Ratings(Feature):
    """Read ratings."""

    @reads
    def of(self, session: Session, user_id: str, game: str) -> CurrentRating:
        """Return a user's rating for a game; that of a new player if they have none yet."""
        return ratings.rating_of(session, user_id, game)

    @reads
    def changes_of(self, session: Session, user_id: str, game: str) -> Sequence[RatingChange]:
        """Return the changes of a user's rating for a game, the oldest first."""
        return ratings.changes_of(session, user_id, game)

    @reads_table
    def changes_at(self, unit: UnitOfWork) -> Sequence[PlayerChange]:
        """Return the changes by a table's game, the best place first; none if it is not rated."""
        return explain.changes_at(unit)

    @reads
    def was_asked(self, session: Session, user_id: str) -> bool:
        """Return whether a user has said if leaderboards list them."""
        person = user_rows.find_person(session, user_id)
        return person is not None and person.leaderboards is not None

    @reads
    def leaderboard(
        self, session: Session, game: str, server_id: str | None = None
    ) -> Sequence[LeaderboardEntry]:
        """Return the listed players of a game, on one server or on all."""
        return ratings.leaderboard(session, game, server_id, self._service.clock.now())
