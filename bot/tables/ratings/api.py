"""Read ratings, their changes, and leaderboards."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.orm import Session

from bot.tables.domain.ratings import CurrentRating, LeaderboardEntry, RatingChange
from bot.tables.ratings import ratings
from bot.tables.session.feature import Feature, reads


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

    @reads
    def changes_at(self, session: Session, table_id: int) -> Sequence[RatingChange]:
        """Return the changes by one table's game, of its computer players too; the best first."""
        return ratings.changes_at(session, table_id)

    @reads
    def leaderboard(
        self, session: Session, game: str, server_id: str | None = None
    ) -> Sequence[LeaderboardEntry]:
        """Return the listed players of a game, on one server or on all."""
        return ratings.leaderboard(session, game, server_id, self._service.clock.now())
