"""Statistics of one game, from the finished games in which people alone played."""

from __future__ import annotations

import json
import operator
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import timedelta
from itertools import accumulate
from statistics import fmean

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import RatingChangeRow
from bot.store.models.table import TableRow
from bot.tables.domain.ratings import START, Rating
from bot.tables.domain.statistics import FinishedGame, OpeningStats, OrderStats, TitleStats
from bot.tables.history.first_moves import first_moves
from bot.tables.statistics.finished_games import latest_games_of_people
from bot.tables.statistics.intervals import mean_interval, share_interval, spread
from bot.tables.statistics.player_results import FirstMovesByTable
from engine.core import Event

MAX_GAMES = 1000
"""Maximum number of latest games on a title page."""
MIN_OPENINGS = 5
"""An opening is listed if it was played this many times."""
MAX_OPENINGS = 8
ELO_SCALE = 400
"""A difference of this many points of a rating means that the stronger wins 10 of 11 duels."""

Strengths = Mapping[tuple[int, int], Rating]
"""The ratings before games, by table and seat."""


def title_stats(session: Session, game: str) -> TitleStats:
    """Return the statistics of a game, from its latest games."""
    games = latest_games_of_people(session, game, MAX_GAMES)
    tables = [one.table_id for one in games]
    first = first_moves(session, tables)
    moves, hours = _lengths(session, tables)
    return TitleStats(
        game,
        len(games),
        len({result.user_id for one in games for result in one.results}),
        spread(moves),
        spread(hours),
        order_stats(games, first),
        opening_stats(games, first, _strengths(session, tables)),
    )


def order_stats(games: Iterable[FinishedGame], first: FirstMovesByTable) -> tuple[OrderStats, ...]:
    """Return the results at each place of the first turn order, by number of players."""
    places: dict[tuple[int, int], list[tuple[FinishedGame, int]]] = {}
    for game in games:
        moves = first.get(game.table_id, ())
        if len(moves) == game.seats:
            for place, move in enumerate(moves):
                places.setdefault((game.seats, place), []).append((game, move.seat))
    return tuple(
        OrderStats(
            players,
            place + 1,
            len(played),
            fmean(game.points[seat] for game, seat in played),
            mean_interval([game.ahead(seat) for game, seat in played]),
            share_interval(sum(_share_of_win(game, seat) for game, seat in played), len(played)),
        )
        for (players, place), played in sorted(places.items())
    )


def _share_of_win(game: FinishedGame, seat: int) -> float:
    """Return 1 for a win, a half for one of two winners, and so on."""
    winners = [result.seat for result in game.results if result.place == 1]
    return 1 / len(winners) if seat in winners else 0.0


def opening_stats(
    games: Iterable[FinishedGame], first: FirstMovesByTable, strengths: Strengths
) -> tuple[OpeningStats, ...]:
    """Return the openings played most often, with how well they did for their players' strength.

    An opening is a first move, or the first two moves of a seat. One that always continues in the
    same way is listed with its continuation only. The gain is the share of other players beaten
    (the same place is a half) less the share that the ratings before the game predicted, so that an
    opening does not look good because strong players like it.
    """
    events: dict[str, tuple[Event, ...]] = {}
    gains: dict[str, list[float]] = {}
    for game in games:
        for one in first.get(game.table_id, ()):
            gain = _gain(game, one.seat, strengths)
            for moves in accumulate(((event,) for event in one.events), operator.add):
                key = json.dumps([event.to_json() for event in moves])
                events.setdefault(key, moves)
                gains.setdefault(key, []).append(gain)
    often = sorted(gains.items(), key=lambda item: (-len(item[1]), -len(events[item[0]]), item[0]))
    listed: list[OpeningStats] = []
    for key, found in often:
        own = OpeningStats(events[key], len(found), mean_interval(found))
        if own.times >= MIN_OPENINGS and not any(_always_continues(own, one) for one in listed):
            listed.append(own)
    return tuple(listed[:MAX_OPENINGS])


def _always_continues(one: OpeningStats, longer: OpeningStats) -> bool:
    """Return whether everyone who played an opening continued with the longer one."""
    return longer.times == one.times and longer.events[: len(one.events)] == one.events


def _gain(game: FinishedGame, seat: int, strengths: Strengths) -> float:
    """Return by how much a seat did better than predicted, from -1 to 1."""
    places = {result.seat: result.place for result in game.results}
    own = strengths.get((game.table_id, seat), START)
    gains = [
        _beaten(places[seat], place)
        - expected_share(own, strengths.get((game.table_id, other), START))
        for other, place in places.items()
        if other != seat
    ]
    return fmean(gains)


def _beaten(place: int, other: int) -> float:
    return 0.5 if place == other else float(place < other)


def expected_share(one: Rating, other: Rating) -> float:
    """Return how often the first of two players is expected to be ahead of the other."""
    return float(1 / (1 + 10 ** ((other.points - one.points) / ELO_SCALE)))


def _strengths(session: Session, tables: Collection[int]) -> Strengths:
    row = RatingChangeRow
    query = select(
        col(row.table_id), col(row.seat), col(row.mu_before), col(row.sigma_before)
    ).where(col(row.table_id).in_(tables), col(row.tenure) == 0)
    return {
        (table_id, seat): Rating(mu, sigma) for table_id, seat, mu, sigma in session.execute(query)
    }


def _lengths(session: Session, tables: Collection[int]) -> tuple[Sequence[float], Sequence[float]]:
    """Return the number of moves and the hours of each of these games."""
    query = select(col(TableRow.moves), col(TableRow.started_at), col(TableRow.ended_at)).where(
        col(TableRow.id).in_(tables)
    )
    rows = session.execute(query).all()
    hour = timedelta(hours=1)
    hours = [
        (ended - started) / hour
        for _, started, ended in rows
        if started is not None and ended is not None
    ]
    return [float(moves) for moves, *_ in rows], hours
