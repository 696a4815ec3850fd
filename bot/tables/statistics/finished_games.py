"""Read finished games with everybody's results from their stored rows, without their positions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, TypeAlias

from sqlalchemy import Select, func, or_, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import ResultRow
from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.statistics import FinishedGame, SeatResult

Results: TypeAlias = Select[*tuple[Any, ...]]
_KINDS = {kind.value: kind for kind in ResultKind}


def games_of(session: Session, user_id: str, game: str) -> list[FinishedGame]:
    """Return the games of a title that a person finished or left, the oldest first.

    Only those with another person count. A seat that the person has taken over does not.
    """
    own = select(col(ResultRow.table_id)).where(
        col(ResultRow.user_id) == user_id,
        col(ResultRow.game) == game,
        col(ResultRow.kind) != ResultKind.TAKEOVER,
    )
    found = _read(session, [*session.scalars(own)])
    return [game for game in found if any(game.others_of(user_id))]


def latest_games_of_people(session: Session, game: str, most: int) -> list[FinishedGame]:
    """Return the latest games of a title that people alone played to the end, the oldest first."""
    row = ResultRow
    other = or_(
        col(row.strength).is_not(None),
        col(row.kind) != ResultKind.PLAYED,
        col(row.place).is_(None),
        col(row.share) < 1,
    )
    query = (
        select(col(row.table_id))
        .where(col(row.game) == game)
        .group_by(col(row.table_id))
        .having(func.count().filter(other) == 0)
        .order_by(func.max(col(row.ended_at)).desc(), col(row.table_id).desc())
        .limit(most)
    )
    return _read(session, [*session.scalars(query)])


def titles_of(session: Session, user_id: str) -> tuple[str, ...]:
    """Return the games a person has results of, the one played most first."""
    query = select(col(ResultRow.game)).where(col(ResultRow.user_id) == user_id)
    played = list(session.scalars(query))
    return tuple(sorted(set(played), key=lambda game: (-played.count(game), game)))


def _read(session: Session, tables: Sequence[int]) -> list[FinishedGame]:
    """Return the games of some tables whose places were decided, in the order they ended."""
    row = ResultRow
    query: Results = (
        select(
            col(row.table_id),
            col(row.game),
            col(row.seats),
            col(row.ended_at),
            col(row.seat),
            col(row.user_id),
            col(row.strength),
            col(row.kind),
            col(row.place),
            col(row.points),
        )
        .where(col(row.place).is_not(None), col(row.table_id).in_(tables))
        .order_by(col(row.ended_at), col(row.table_id), col(row.seat), col(row.tenure))
    )
    rows: Sequence[Any] = session.execute(query).all()
    return [_game_from(list(of_table)) for _, of_table in groupby(rows, lambda row: row[0])]


def _game_from(rows: Sequence[Any]) -> FinishedGame:
    table_id, game, seats, ended_at = rows[0][:4]
    results = tuple(
        SeatResult(seat, user_id, strength, _KINDS[kind], place, points)
        for *_, seat, user_id, strength, kind, place, points in rows
    )
    return FinishedGame(table_id, game, seats, ended_at, results)
