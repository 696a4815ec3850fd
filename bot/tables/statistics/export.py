"""Write a user's own results as CSV and JSON. They name no other player."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Mapping, Sequence
from statistics import fmean

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.tables.domain.ratings import Rating
from bot.tables.domain.statistics import OwnResult


def own_results(session: Session, user_id: str) -> list[OwnResult]:
    """Return a user's results at all finished tables, the oldest first."""
    own = col(ResultRow.user_id) == user_id
    rows = session.scalars(select(ResultRow).where(own).order_by(col(ResultRow.ended_at))).all()
    tables = select(col(ResultRow.table_id)).where(own)
    points: dict[int, dict[int, int]] = {}
    query = select(col(ResultRow.table_id), col(ResultRow.seat), col(ResultRow.points))
    for table_id, seat, scored in session.execute(query.where(col(ResultRow.table_id).in_(tables))):
        points.setdefault(table_id, {})[seat] = scored
    changed = _rating_changes(session, user_id)
    return [_own_result(row, points[row.table_id], changed) for row in rows]


def _rating_changes(
    session: Session, user_id: str
) -> Mapping[tuple[int, int, int], tuple[int, int]]:
    """Return the shown ratings before and after each rated game, by the key of its result."""
    query = select(RatingChangeRow).where(col(RatingChangeRow.user_id) == user_id)
    return {
        (row.table_id, row.seat, row.tenure): (
            Rating(row.mu_before, row.sigma_before).points,
            Rating(row.mu_after, row.sigma_after).points,
        )
        for row in session.scalars(query)
    }


def _own_result(
    row: ResultRow,
    points: Mapping[int, int],
    changed: Mapping[tuple[int, int, int], tuple[int, int]],
) -> OwnResult:
    before, after = changed.get((row.table_id, row.seat, row.tenure), (None, None))
    others = [scored for seat, scored in points.items() if seat != row.seat]
    return OwnResult(
        table=row.table_id,
        game=row.game,
        ended_at=row.ended_at.isoformat(timespec="seconds"),
        players=row.seats,
        seat=row.seat + 1,
        kind=row.kind,
        place=row.place,
        points=row.points,
        mean_of_others=round(fmean(others), 2) if others else 0.0,
        rating_before=before,
        rating_after=after,
    )


def results_csv(results: Sequence[OwnResult]) -> str:
    """Return results as CSV with a header; what is unknown is empty."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(OwnResult._fields)
    writer.writerows(results)
    return text.getvalue()


def results_json(results: Sequence[OwnResult]) -> str:
    """Return results as readable JSON: a list of objects."""
    return json.dumps([one._asdict() for one in results], ensure_ascii=False, indent=1) + "\n"
