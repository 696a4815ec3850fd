"""Store the results of a game when it ends, and the changes of its players' ratings."""

from __future__ import annotations

import logging

from sqlalchemy import exists, func, select
from sqlmodel import col

from bot.store.models.rating import ResultRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.ratings.calculate import (
    RatedGame,
    changes_of_game,
    current_parameters,
    is_decided,
    key_of,
    turn_order,
)
from bot.tables.ratings.ratings import ratings_of
from bot.tables.ratings.results import results_of
from bot.tables.session.unit_of_work import UnitOfWork

log = logging.getLogger(__name__)


def after_end(unit: UnitOfWork) -> None:
    """Store results and rating changes in the transaction that ends the game, once per table.

    The game's number has a unique index: of two processes that end games of one kind at the same
    time, one has to repeat its transaction, and then sees the ratings that the other has stored.
    """
    if unit.session.scalar(select(exists().where(col(ResultRow.table_id) == unit.id))):
        log.warning("rating.counted.before", extra={"table": unit.id})
        return
    try:
        results = results_of(unit)
    except TableDamaged:  # an admin ends a table of a game that this version does not have
        log.warning("rating.results.unknown", extra={"table": unit.id})
        return
    unit.session.add_all(results)
    if not unit.row.rated or not is_decided(results):
        return
    number = _next_number(unit)
    unit.row.rated_order = number
    people = {row.user_id: key_of(row) for row in results if row.strength is None}
    current = ratings_of(unit.session, people, unit.row.game)
    before = {people[user_id]: rating.rating for user_id, rating in current.items()}
    parameters = current_parameters(unit.row.game)
    game = RatedGame(number, results, turn_order(unit.session, unit.id, parameters))
    unit.session.add_all(changes_of_game(game, before, parameters))
    unit.session.flush()  # the next table in this transaction must see them


def _next_number(unit: UnitOfWork) -> int:
    query = select(func.max(col(TableRow.rated_order))).filter_by(game=unit.row.game)
    return (unit.session.scalar(query) or 0) + 1
