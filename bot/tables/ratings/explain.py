"""Explain how a finished game changed the ratings of its players."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow
from bot.tables.domain.ratings import Comparison, PlayerChange, Rating, ResultKind
from bot.tables.history.seat_history import seat_history_of
from bot.tables.ratings.calculate import current_parameters, entrant_of, turn_order
from bot.tables.ratings.model import compare
from bot.tables.ratings.ratings import change_from_row
from bot.tables.session.unit_of_work import UnitOfWork


def changes_at(unit: UnitOfWork) -> Sequence[PlayerChange]:
    """Return the changes by a table's game, the best place first; none if it was not counted."""
    query = select(RatingChangeRow).where(col(RatingChangeRow.table_id) == unit.id)
    by_place = col(RatingChangeRow.place), col(RatingChangeRow.seat), col(RatingChangeRow.tenure)
    rows = unit.session.scalars(query.order_by(*by_place)).all()
    if not rows:
        return []
    tenures = seat_history_of(unit).tenures
    parameters, seats = current_parameters(rows[0].game), len(unit.seats)
    order = turn_order(unit.session, unit.id, parameters)
    entrants = [entrant_of(row, _before(row), parameters, seats=seats, order=order) for row in rows]
    names = [tenures[row.seat][row.tenure].name for row in rows]
    found = []
    for row, own, name in zip(rows, entrants, names, strict=True):
        comparisons = []
        for other, rival, other_name in zip(rows, entrants, names, strict=True):
            if other.kind == ResultKind.TAKEOVER or other.seat == row.seat:
                continue
            pair = compare(own, rival, parameters)
            comparisons.append(
                Comparison(other_name, _before(other), pair.expected, pair.score, pair.gain)
            )
        found.append(PlayerChange(name, change_from_row(row), tuple(comparisons)))
    return found


def _before(row: RatingChangeRow) -> Rating:
    return Rating(row.mu_before, row.sigma_before)
