"""Sum up the results of a person in one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from bot.tables.domain.ratings import RatingChange
from bot.tables.domain.statistics import FinishedGame, RatedGame, SeatResult, Tally
from bot.tables.history.first_moves import FirstMoves

TREND_GAMES = 10
"""How many rated games the trend is about."""


FirstMovesByTable: TypeAlias = Mapping[int, Sequence[FirstMoves]]
"""The first moves of all seats in their order, by table."""


class OwnGame(NamedTuple):
    """A finished game with the person's own result."""

    game: FinishedGame
    own: SeatResult
    order: int | None = None
    """The place in the order of the first moves, from 0; ``None`` if it is unknown."""

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.own.place == 1

    @property
    def ahead(self) -> float:
        """The player's points minus the mean of the other seats' points."""
        return self.game.ahead(self.own.seat)


def own_games(
    games: Iterable[FinishedGame], user_id: str, first: FirstMovesByTable = MappingProxyType({})
) -> list[OwnGame]:
    """Return the games with the result of a person, without those they have none of.

    ``first`` are the first moves at their tables.
    """
    found = ((game, game.result_of(user_id)) for game in games)
    return [
        OwnGame(game, own, _place_in(first.get(game.table_id, ()), own.seat))
        for game, own in found
        if own is not None
    ]


def _place_in(first: Sequence[FirstMoves], seat: int) -> int | None:
    return next((place for place, one in enumerate(first) if one.seat == seat), None)


def tally(number: int, games: Sequence[OwnGame]) -> Tally:
    """Sum up some games of a person."""
    ahead = fmean(game.ahead for game in games) if games else None
    return Tally(number, len(games), sum(game.won for game in games), ahead)


def by_players(games: Sequence[OwnGame], seat_counts: Sequence[int]) -> tuple[Tally, ...]:
    """Return a tally for each number of players; none without a game."""
    if not games:
        return ()
    return tuple(
        tally(count, [one for one in games if one.game.seats == count]) for count in seat_counts
    )


def by_order(games: Sequence[OwnGame], most_seats: int) -> tuple[Tally, ...]:
    """Return a tally for each place of the first turn order; none without a game."""
    if not games:
        return ()
    return tuple(
        tally(place + 1, [one for one in games if one.order == place])
        for place in range(most_seats)
    )


def rating_curve(changes: Iterable[RatingChange]) -> tuple[RatedGame, ...]:
    """Return the ratings after each rated game."""
    return tuple(RatedGame(change.table_id, change.after) for change in changes)


def rating_trend(changes: Sequence[RatingChange]) -> int | None:
    """Return the change of the shown rating over the last ten rated games; ``None`` with fewer."""
    if len(changes) < TREND_GAMES:
        return None
    return changes[-1].after.points - changes[-TREND_GAMES].before.points
