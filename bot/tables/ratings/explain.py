"""Explain how a finished game changed the ratings of its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow
from bot.tables.domain.ratings import Comparison, PlayerChange, Rating, ResultKind
from bot.tables.history.seat_history import seat_history_of
from bot.tables.ratings.calculate import Key, current_parameters, entrant_of, key_of, turn_order
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
    names = {key_of(row): tenures[row.seat][row.tenure].name for row in rows}
    return [
        PlayerChange(names[key_of(row)], change_from_row(row), _comparisons(unit, row, rows, names))
        for row in rows
    ]


def _comparisons(
    unit: UnitOfWork,
    row: RatingChangeRow,
    rows: Sequence[RatingChangeRow],
    names: Mapping[Key, str],
) -> tuple[Comparison, ...]:
    """Return what a player was compared with: the first players of all other seats."""
    parameters, seats = current_parameters(row.game), len(unit.seats)
    others = [
        other for other in rows if other.kind != ResultKind.TAKEOVER and other.seat != row.seat
    ]
    order = turn_order(unit.session, unit.id, parameters)
    own = entrant_of(row, _before(row), parameters, seats=seats, order=order)
    compared = []
    for other in others:
        rival = entrant_of(other, _before(other), parameters, seats=seats, order=order)
        pair = compare(own, rival, parameters)
        compared.append(
            Comparison(names[key_of(other)], _before(other), pair.expected, pair.score, pair.gain)
        )
    return tuple(compared)


def _before(row: RatingChangeRow) -> Rating:
    return Rating(row.mu_before, row.sigma_before)
