"""Calculate how a finished game changes the ratings of its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from sqlalchemy.orm import Session

from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.tables.domain.ratings import START, Rating, ResultKind
from bot.tables.history.first_moves import TurnOrder, turn_orders
from bot.tables.ratings.anchors import anchor
from bot.tables.ratings.model import Entrant, Parameters, blend, rate
from engine.players.ratings import load_measurements

PlayerKey = tuple[int, int]
"""A player of a game: the seat, and the number among those who have played it."""
NO_ORDER: TurnOrder = MappingProxyType({})
"""The turn order of a game in which nobody has moved."""


class RatedGame(NamedTuple):
    """A rated table: its number in the order in which those of its game ended, and its results."""

    number: int
    results: Sequence[ResultRow]
    order: TurnOrder = NO_ORDER


def current_parameters(game: str) -> Parameters:
    """Return the parameters that ratings of a game are calculated with."""
    return Parameters(seat_advantages=load_measurements(game).seat_advantages)


def turn_order(session: Session, table_id: int, parameters: Parameters) -> TurnOrder:
    """Return the turn order of a table's first round, if ratings depend on it."""
    if not parameters.seat_advantages:
        return {}
    return turn_orders(session, [table_id]).get(table_id, {})


def key_of(row: ResultRow | RatingChangeRow) -> PlayerKey:
    """Return which player of the game a row is about."""
    return row.seat, row.tenure


def is_decided(results: Sequence[ResultRow]) -> bool:
    """Return whether a game has places and players that can be rated."""
    people = [row for row in results if row.strength is None and row.kind != ResultKind.TAKEOVER]
    computers = [row for row in results if row.strength is not None]
    return (
        bool(people)
        and len(people) + len(computers) > 1
        and all(row.place is not None for row in results)
        and all(anchor(row.game, row.strength or "", 1.0) is not None for row in computers)
    )


def changes_of_game(
    game: RatedGame, ratings: Mapping[PlayerKey, Rating], parameters: Parameters
) -> list[RatingChangeRow]:
    """Return the changes by a decided game, in the order of its results.

    ``ratings`` are those before the game; a player without one is new.
    """
    before, after = ratings_by_game(game, ratings, parameters)
    return [
        RatingChangeRow(
            table_id=row.table_id,
            seat=row.seat,
            tenure=row.tenure,
            user_id=row.user_id,
            strength=row.strength,
            game=row.game,
            number=game.number,
            kind=row.kind,
            place=row.place or 0,
            share=row.share,
            mu_before=before[key_of(row)].mu,
            sigma_before=before[key_of(row)].sigma,
            mu_after=after[key_of(row)].mu,
            sigma_after=after[key_of(row)].sigma,
            rated_at=row.ended_at,
        )
        for row in game.results
    ]


def ratings_by_game(
    game: RatedGame, ratings: Mapping[PlayerKey, Rating], parameters: Parameters
) -> tuple[Mapping[PlayerKey, Rating], Mapping[PlayerKey, Rating]]:
    """Return the ratings before and after a decided game; a player without one is new."""
    before = {key_of(row): _rating_before(row, ratings, parameters) for row in game.results}
    return before, _ratings_after(game, before, parameters)


def _rating_before(
    row: ResultRow, ratings: Mapping[PlayerKey, Rating], parameters: Parameters
) -> Rating:
    if row.strength is not None:
        return anchor(row.game, row.strength, parameters.beta) or START
    return ratings.get(key_of(row), START)


def _ratings_after(
    game: RatedGame, before: Mapping[PlayerKey, Rating], parameters: Parameters
) -> Mapping[PlayerKey, Rating]:
    field = [row for row in game.results if row.kind != ResultKind.TAKEOVER]
    rated = _rate(field, game.order, before, parameters)
    after = {
        key_of(row): before[key_of(row)]
        if row.strength is not None
        else blend(before[key_of(row)], rated[key_of(row)], row.share)
        for row in field
    }
    for row in game.results:
        if row.kind == ResultKind.TAKEOVER:
            others = [other for other in field if other.seat != row.seat]
            full = _rate([*others, row], game.order, before, parameters)[key_of(row)]
            after[key_of(row)] = _after_takeover(before[key_of(row)], full, row.share)
    return after


def _after_takeover(before: Rating, full: Rating, share: float) -> Rating:
    """Return the rating of a player who took over a seat, who can only gain.

    They are rated as if they had played from the start (``full``), and this counts for their share
    of the game's moves. They are no team with the player who left, whose loss is not theirs; and
    nobody else's rating depends on them.
    """
    return blend(before, full, share) if full.mu > before.mu else before


def _rate(
    field: Sequence[ResultRow],
    order: TurnOrder,
    before: Mapping[PlayerKey, Rating],
    parameters: Parameters,
) -> Mapping[PlayerKey, Rating]:
    entrants = [
        entrant_of(row, before[key_of(row)], parameters, seats=row.seats, order=order)
        for row in field
    ]
    after = rate(entrants, parameters)
    return {key_of(row): rating for row, rating in zip(field, after, strict=True)}


def entrant_of(
    row: ResultRow | RatingChangeRow,
    before: Rating,
    parameters: Parameters,
    *,
    seats: int,
    order: TurnOrder,
) -> Entrant:
    """Return a player for the model; players who left rank behind all who stayed."""
    assert row.place is not None
    rank = row.place + (seats if row.kind == ResultKind.LEFT else 0)
    return Entrant(before, rank, parameters.advantage(seats, order.get(row.seat)))
