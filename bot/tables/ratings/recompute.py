"""Compute all results and ratings again from the finished tables."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import delete, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.ratings import Rating
from bot.tables.domain.table import Status
from bot.tables.history.first_moves import turn_orders
from bot.tables.ratings.calculate import (
    NO_ORDER,
    PlayerKey,
    RatedGame,
    changes_of_game,
    current_parameters,
    is_decided,
    key_of,
)
from bot.tables.ratings.model import Parameters
from bot.tables.ratings.results import results_of
from bot.tables.session.service import TableService

log = logging.getLogger(__name__)

BATCH_SIZE = 50
"""How many tables are loaded in one transaction."""

RatingsOfDeleted = Mapping[tuple[int, PlayerKey], Rating]
"""By table and player, what people were rated before who have deleted their data since."""


class Recomputed(NamedTuple):
    """How many finished tables have results, and how many of them are rated."""

    tables: int
    rated: int
    unreadable: Sequence[int]
    """Tables whose results were left as they are, because their positions cannot be read."""


async def recompute(service: TableService) -> Recomputed:
    """Replace all results and rating changes; the same tables give the same rows, byte for byte.

    No bot may run meanwhile. What a person who has deleted their data was rated before a game is
    kept, because their games can no longer be told to be one person's.
    """
    query = select(col(TableRow.id)).where(
        col(TableRow.status) == Status.FINISHED, col(TableRow.started_at).is_not(None)
    )
    ids = await service.read(lambda s: s.scalars(query.order_by(col(TableRow.id))).all())
    unreadable: list[int] = []
    for start in range(0, len(ids), BATCH_SIZE):
        batch = [table_id or 0 for table_id in ids[start : start + BATCH_SIZE]]

        def work(session: Session, batch: Sequence[int] = batch) -> list[int]:
            return [
                table_id for table_id in batch if not _recompute_results(service, session, table_id)
            ]

        unreadable += await service.transaction(work)
    rated = await service.transaction(recompute_ratings)
    return Recomputed(len(ids), rated, unreadable)


def _recompute_results(service: TableService, session: Session, table_id: int) -> bool:
    """Replace the results of a table; return whether its position can be read."""
    try:
        results = results_of(service.load(session, table_id))
    except TableDamaged as damaged:
        log.warning("rating.results.failed", extra={"table": table_id, "why": str(damaged)})
        return False
    session.execute(delete(ResultRow).where(col(ResultRow.table_id) == table_id))
    session.add_all(results)
    session.flush()
    session.expunge_all()
    return True


def recompute_ratings(session: Session) -> int:
    """Replace all rating changes by those that follow from the results; return how many games."""
    of_deleted = ratings_of_deleted_people(session)
    session.execute(delete(RatingChangeRow))
    games = rated_games(session)
    for name, rated in games.items():
        parameters, ratings = current_parameters(name), dict[str, Rating]()
        for game in rated:
            session.add_all(rate_game(game, ratings, of_deleted, parameters))
    return sum(map(len, games.values()))


def ratings_of_deleted_people(session: Session) -> RatingsOfDeleted:
    """Return, by table and player, what people were rated before who have deleted their data."""
    rows = session.scalars(select(RatingChangeRow).where(col(RatingChangeRow.strength).is_(None)))
    return {
        (row.table_id, key_of(row)): Rating(row.mu_before, row.sigma_before)
        for row in rows
        if not row.user_id.isdecimal()
    }


def rated_games(session: Session) -> Mapping[str, Sequence[RatedGame]]:
    """Return the rated games by name, in the order in which they ended."""
    query = (
        select(col(TableRow.rated_order), ResultRow)
        .join(ResultRow, col(ResultRow.table_id) == col(TableRow.id))
        .where(col(TableRow.rated_order).is_not(None))
        .order_by(
            col(TableRow.game),
            col(TableRow.rated_order),
            col(ResultRow.seat),
            col(ResultRow.tenure),
        )
    )
    decided: list[tuple[int, list[ResultRow]]] = []
    for number, rows in groupby(session.execute(query), key=lambda row: row[0]):
        results = [row for _, row in rows]
        if is_decided(results):
            decided.append((number or 0, results))
    orders = turn_orders(session, [results[0].table_id for _, results in decided])
    games: dict[str, list[RatedGame]] = {}
    for number, results in decided:
        order = orders.get(results[0].table_id, NO_ORDER)
        games.setdefault(results[0].game, []).append(RatedGame(number, results, order))
    return games


def rate_game(
    game: RatedGame,
    ratings: dict[str, Rating],
    of_deleted: RatingsOfDeleted,
    parameters: Parameters,
) -> list[RatingChangeRow]:
    """Return the changes by the next game, and update the ratings of its players by user id."""
    before = ratings_before(game, ratings, of_deleted)
    changes = changes_of_game(game, before, parameters)
    ratings.update(
        (change.user_id, Rating(change.mu_after, change.sigma_after))
        for change in changes
        if change.strength is None
    )
    return changes


def ratings_before(
    game: RatedGame, ratings: Mapping[str, Rating], of_deleted: RatingsOfDeleted
) -> Mapping[PlayerKey, Rating]:
    """Return the ratings of a game's players before it, without new players."""
    found = {
        key_of(row): of_deleted.get((row.table_id, key_of(row)), ratings.get(row.user_id))
        for row in game.results
    }
    return {key: rating for key, rating in found.items() if rating is not None}
