"""Store finished games with results, ratings and first moves, as playing them would."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.columns import Row
from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.store.models.table import ActionRow, SeatRow, TableRow
from bot.store.models.user import UserRow
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.ratings import START, ResultKind
from bot.tables.domain.statistics import FinishedGame, SeatResult
from bot.tables.domain.table import Ending, Occupant, Status
from bot.tables.statistics.player_results import OwnGame
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import SERVER

GAME = "toy"
BEGIN = datetime(2026, 2, 1, tzinfo=UTC)


@dataclass
class Player:
    """A player of a finished game; seats are numbered in the order of the players."""

    user_id: str
    points: int = 0
    place: int | None = 1
    kind: ResultKind = ResultKind.PLAYED
    strength: str | None = None
    mu: float | None = None
    """Their rating after the game; ``None``: it is not rated."""
    share: float = 1.0
    """The share of the game's moves made before computer players finished it."""
    opening: int | str = 1
    """The card they play first, or the place of their first worker."""


@dataclass
class Finished:
    """A finished game to store; ``order`` is that of the first moves."""

    players: Sequence[Player]
    game: str = GAME
    server_id: str = SERVER
    order: Sequence[int] | None = None
    hours: float = 10
    moves: int = 40
    since: datetime = BEGIN
    """The games end from then on, one hour after another."""


_NUMBERS = count(1)


async def store(harness: TablesHarness, *games: Finished) -> list[int]:
    """Store games that ended one hour after another; return the ids of their tables."""
    return await harness.store.write(lambda session: add_games(session, games))


def add_games(session: Session, games: Sequence[Finished]) -> list[int]:
    """Add the rows of games in a session, with one statement for each kind."""
    last = session.scalar(select(func.max(col(TableRow.id)))) or 0
    rows: dict[type[Row], list[dict[str, Any]]] = {kind: [] for kind in _KINDS}
    for table_id, game in enumerate(games, last + 1):
        number = next(_NUMBERS)
        ended = game.since + timedelta(hours=number)
        rows[TableRow].append(_table(game, table_id, ended))
        order = list(game.order or range(len(game.players)))
        for seat, player in enumerate(game.players):
            key = {"table_id": table_id, "seat": seat, "user_id": player.user_id}
            result = {
                **key,
                "tenure": 0,
                "strength": player.strength,
                "game": game.game,
                "kind": player.kind,
                "place": player.place,
                "share": player.share,
            }
            seats, points = len(game.players), player.points
            rows[SeatRow].append(_seat(player, key))
            rows[ResultRow].append({**result, "seats": seats, "points": points, "ended_at": ended})
            rows[ActionRow].append(_first_move(player, key, order.index(seat), ended))
            if player.mu is not None:
                rows[RatingChangeRow].append(_rating_change(player, result, number, ended))
    for kind, added in rows.items():
        if added:
            session.execute(insert(kind), added)
    return [*range(last + 1, last + 1 + len(games))]


_KINDS = (TableRow, SeatRow, ResultRow, ActionRow, RatingChangeRow)


def _table(game: Finished, table_id: int, ended: datetime) -> dict[str, Any]:
    began = ended - timedelta(hours=game.hours)
    row = TableRow(
        id=table_id,
        version=1,
        server_id=game.server_id,
        channel_id=f"channel-{table_id}",
        host_id=game.players[0].user_id,
        game=game.game,
        rules_version=1,
        options={},
        language="en",
        min_seats=2,
        max_seats=5,
        seed=f"seed-of-{table_id}",
        seed_hash="",
        status=Status.FINISHED,
        ending=Ending.PLAYED,
        moves=game.moves,
        created_at=began,
        started_at=began,
        ended_at=ended,
        moved_at=ended,
    )
    return row.model_dump()


def _seat(player: Player, key: dict[str, Any]) -> dict[str, Any]:
    return {
        **key,
        "name": f"Name of {player.user_id}",
        "occupant": Occupant.COMPUTER if player.strength else Occupant.PERSON,
        "strength": player.strength,
        "timeouts": 0,
        "substitute_agreed": False,
    }


def _rating_change(
    player: Player, result: dict[str, Any], number: int, ended: datetime
) -> dict[str, Any]:
    return {
        **result,
        "number": number,
        "mu_before": START.mu,
        "sigma_before": START.sigma,
        "mu_after": player.mu,
        "sigma_after": 4.0,
        "rated_at": ended,
    }


def _first_move(player: Player, key: dict[str, Any], place: int, ended: datetime) -> dict[str, Any]:
    event: list[Any] = ["played", key["seat"], {"card": player.opening}]
    if isinstance(player.opening, str):
        event = ["placed", key["seat"], {"place": player.opening, "deniers": -1}]
    return {
        **key,
        "sequence": place + 2,
        "kind": ActionKind.MOVE,
        "data": {"move": "play 1"},
        "events": json.dumps([event]),
        "head": place + 2,
        "number": place + 1,
        "reversible": False,
        "secret": False,
        "question": 0,
        "fresh": False,
        "at": ended,
    }


async def set_listed(harness: TablesHarness, *people: str, listed: bool | None = True) -> None:
    """Store whether people want to be on leaderboards."""

    def work(session: Session) -> None:
        for user_id in people:
            session.merge(UserRow(user_id=user_id, leaderboards=listed))

    await harness.store.write(work)


def own_game(
    points: int,
    *others: int,
    own: str = "1",
    place: int | None = None,
    kind: ResultKind = ResultKind.PLAYED,
    start: int = 0,
    people: Sequence[str] = ("2", "3", "4", "5"),
) -> OwnGame:
    """Return a finished game in memory: the player's points, then those of the others.

    ``place`` is by points unless it is given; ``start`` is the player's place in the turn order.
    """
    scores = (points, *others)
    users = (own, *people[: len(others)])
    places = [1 + sum(other > score for other in scores) for score in scores]
    if place is not None:
        places[0] = place
    results = tuple(
        SeatResult(seat, user, None, kind if not seat else ResultKind.PLAYED, place, score)
        for seat, (user, place, score) in enumerate(zip(users, places, scores, strict=True))
    )
    number = next(_NUMBERS)
    ended = BEGIN + timedelta(hours=number)
    game = FinishedGame(number, GAME, len(scores), ended, results)
    return OwnGame(game, results[0], start)
