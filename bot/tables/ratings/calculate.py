"""Calculate how a finished game changes the ratings of its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store.models.rating import RatingChangeRow, ResultRow
from bot.tables.domain.ratings import START, Rating, ResultKind
from bot.tables.ratings.anchors import anchor
from bot.tables.ratings.model import Entrant, Parameters, blend, rate
from engine.players.ratings import load_measurements

Key = tuple[int, int]
"""A player of a game: the seat, and the number among those who have played it."""


def current_parameters(game: str) -> Parameters:
    """Return the parameters that ratings of a game are calculated with."""
    return Parameters(seat_advantages=load_measurements(game).seat_advantages)


def key_of(row: ResultRow | RatingChangeRow) -> Key:
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
    results: Sequence[ResultRow], ratings: Mapping[Key, Rating], number: int, parameters: Parameters
) -> list[RatingChangeRow]:
    """Return the changes by a decided game, in the order of its results.

    ``ratings`` are those before the game; who has none is new. ``number`` is the game's.
    """
    before, after = ratings_by_game(results, ratings, parameters)
    return [
        RatingChangeRow(
            table_id=row.table_id,
            seat=row.seat,
            tenure=row.tenure,
            user_id=row.user_id,
            strength=row.strength,
            game=row.game,
            number=number,
            kind=row.kind,
            place=row.place or 0,
            share=row.share,
            mu_before=before[key_of(row)].mu,
            sigma_before=before[key_of(row)].sigma,
            mu_after=after[key_of(row)].mu,
            sigma_after=after[key_of(row)].sigma,
            rated_at=row.ended_at,
        )
        for row in results
    ]


def ratings_by_game(
    results: Sequence[ResultRow], ratings: Mapping[Key, Rating], parameters: Parameters
) -> tuple[Mapping[Key, Rating], Mapping[Key, Rating]]:
    """Return the ratings before and after a decided game; who has none is new."""
    before = {key_of(row): _rating_before(row, ratings, parameters) for row in results}
    return before, _ratings_after(results, before, parameters)


def _rating_before(row: ResultRow, ratings: Mapping[Key, Rating], parameters: Parameters) -> Rating:
    if row.strength is not None:
        return anchor(row.game, row.strength, parameters.beta) or START
    return ratings.get(key_of(row), START)


def _ratings_after(
    results: Sequence[ResultRow], before: Mapping[Key, Rating], parameters: Parameters
) -> Mapping[Key, Rating]:
    field = [row for row in results if row.kind != ResultKind.TAKEOVER]
    rated = _rate(field, before, parameters)
    after = {
        key_of(row): before[key_of(row)] if row.strength is not None else rated[key_of(row)]
        for row in field
    }
    for row in results:
        if row.kind == ResultKind.TAKEOVER:
            after[key_of(row)] = _after_takeover(row, field, before, parameters)
    return after


def _after_takeover(
    row: ResultRow, field: Sequence[ResultRow], before: Mapping[Key, Rating], parameters: Parameters
) -> Rating:
    """Return the rating of a player who took over a seat, who can only gain.

    They are rated as if they had played from the start, and this counts for their share of the
    game's moves. They are no team with the player who left, whose loss is not theirs; and nobody
    else's rating depends on them.
    """
    own = before[key_of(row)]
    others = [other for other in field if other.seat != row.seat]
    full = _rate([*others, row], before, parameters)[key_of(row)]
    return blend(own, full, row.share) if full.mu > own.mu else own


def _rate(
    field: Sequence[ResultRow], before: Mapping[Key, Rating], parameters: Parameters
) -> Mapping[Key, Rating]:
    entrants = [entrant_of(row, before[key_of(row)], parameters, seats=row.seats) for row in field]
    after = rate(entrants, parameters)
    return {key_of(row): rating for row, rating in zip(field, after, strict=True)}


def entrant_of(
    row: ResultRow | RatingChangeRow, before: Rating, parameters: Parameters, *, seats: int
) -> Entrant:
    """Return a player for the model; players who left rank behind all who stayed."""
    assert row.place is not None
    rank = row.place + (seats if row.kind == ResultKind.LEFT else 0)
    return Entrant(before, rank, parameters.advantage(seats, row.seat))
