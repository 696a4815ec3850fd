"""Ratings for tests, stored without playing."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.orm import Session

from bot.store.models.rating import RatingChangeRow
from bot.store.models.table import TableRow
from bot.store.models.user import UserRow
from bot.tables.domain.ratings import MIN_GAMES, START, ResultKind
from bot.tables.domain.table import Status
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import SERVER

GAME = "toy"


async def add_changes(
    harness: TablesHarness,
    user_id: str,
    games: int = MIN_GAMES,
    *,
    mu: float = 30.0,
    listed: bool | None = True,
    server_id: str = SERVER,
    at: datetime | None = None,
) -> None:
    """Store a user's changes of a number of games, which all lead to ``mu``."""
    lobby = await harness.lobby(GAME, 2)

    def work(session: Session) -> None:
        session.merge(UserRow(user_id=user_id, leaderboards=listed))
        row = session.get_one(TableRow, lobby.id)
        row.status = Status.FINISHED
        copied = row.model_dump(exclude={"id", "version"})
        for _ in range(games):
            table = TableRow(**{**copied, "server_id": server_id})
            session.add(table)
            session.flush()
            table_id = table.rated_order = table.id or 0
            session.add(
                RatingChangeRow(
                    table_id=table_id,
                    seat=0,
                    tenure=0,
                    user_id=user_id,
                    game=GAME,
                    number=table_id,
                    kind=ResultKind.PLAYED,
                    place=1,
                    mu_before=START.mu,
                    sigma_before=START.sigma,
                    mu_after=mu,
                    sigma_after=4.0,
                    rated_at=at or harness.clock.now(),
                )
            )

    await harness.store.write(work)
