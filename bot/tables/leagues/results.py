"""Store how the seats of a season's table finished, and read the results for the standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonSeatRow, SeasonTableRow
from bot.tables.domain.table import Occupant
from bot.tables.leagues.standings import SeatResult
from bot.tables.session.season_rows import season_table
from bot.tables.session.unit_of_work import UnitOfWork


def seats_of(session: Session, season_id: int) -> dict[int, list[SeasonSeatRow]]:
    """Return the seats of all tables of a season, by the number of the table."""
    query = (
        select(SeasonSeatRow)
        .where(col(SeasonSeatRow.season_id) == season_id)
        .order_by(col(SeasonSeatRow.number), col(SeasonSeatRow.seat))
    )
    found: dict[int, list[SeasonSeatRow]] = {}
    for row in session.scalars(query):
        found.setdefault(row.number, []).append(row)
    return found


def record_result(unit: UnitOfWork) -> None:
    """Store the result of a table that ends, if it belongs to a season; else do nothing."""
    table = season_table(unit.session, unit.id)
    if table is None or table.ended_at is not None:
        return
    outcome = unit.game.outcome(unit.state)
    query = select(SeasonSeatRow).filter_by(season_id=table.season_id, number=table.number)
    for row in unit.session.scalars(query):
        seat = unit.seats[row.seat]
        row.player_id = row.player_id or (
            seat.user_id if seat.occupant == Occupant.PERSON else None
        )
        row.score, row.won = outcome.scores[row.seat], row.seat in outcome.winners
    table.ended_at = unit.now


def result_of(seats: Sequence[SeasonSeatRow]) -> list[SeatResult]:
    """Return the result of a table that has ended."""
    return [SeatResult(row.user_id, row.player_id, row.score or 0, row.won) for row in seats]


def ended_tables(
    tables: Sequence[SeasonTableRow], seats: Mapping[int, list[SeasonSeatRow]]
) -> list[list[SeatResult]]:
    """Return the results of those tables that have ended and count; a bye is none."""
    return [
        result_of(seats[table.number])
        for table in tables
        if table.ended_at is not None and all(row.score is not None for row in seats[table.number])
    ]
