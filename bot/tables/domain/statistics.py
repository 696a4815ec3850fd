"""Results of finished games as everybody may see them: plain values without rows."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from bot.tables.domain.ratings import LeaderboardEntry, Rating, ResultKind
from engine.core import Event


class SeatResult(NamedTuple):
    """What one player reached on a seat; ``strength`` is that of a computer player."""

    seat: int
    user_id: str
    strength: str | None
    kind: ResultKind
    place: int
    points: int

    @property
    def counts(self) -> bool:
        """Whether it is a result of a person who had the seat from the start."""
        return self.strength is None and self.kind is not ResultKind.TAKEOVER


@dataclass(frozen=True)
class FinishedGame:
    """A finished game whose places were decided, with the results of everybody who played it."""

    table_id: int
    game: str
    seats: int
    ended_at: datetime
    results: tuple[SeatResult, ...]

    def result_of(self, user_id: str) -> SeatResult | None:
        """Return the user's result on the seat they had from the start, or ``None``."""
        return next((one for one in self.results if one.user_id == user_id and one.counts), None)

    @cached_property
    def points(self) -> dict[int, int]:
        """The points at the end, by seat."""
        return {result.seat: result.points for result in self.results}

    def ahead(self, seat: int) -> float:
        """Return the points of a seat less the mean of those of the other seats."""
        others = [points for other, points in self.points.items() if other != seat]
        return self.points[seat] - sum(others) / len(others)

    def others_of(self, user_id: str) -> Iterator[SeatResult]:
        """Yield the results of the other people, each on the seat they had from the start."""
        return (one for one in self.results if one.counts and one.user_id != user_id)


class Tally(NamedTuple):
    """Results with one number of players, or at one place of the first turn order (from 1).

    ``ahead`` is by how many points the player beat the others on average; ``None`` without a game.
    """

    number: int
    games: int
    won: int
    ahead: float | None


class Met(NamedTuple):
    """The results of a person against another one, at all tables where both played."""

    user_id: str
    games: int
    ahead: int
    behind: int
    last_at: datetime


class Duel(NamedTuple):
    """The results of one person against another in one game, with both means of points."""

    game: str
    met: Met
    own_points: float
    other_points: float


class MetKind(StrEnum):
    """Whom of all people met a playing record names."""

    RIVAL = "rival"
    NEMESIS = "nemesis"
    COMPANION = "companion"


class OwnBadge(NamedTuple):
    """How far a person is on the way to a badge: ``done`` of ``needed``."""

    name: str
    done: int
    needed: int

    @property
    def earned(self) -> bool:
        """Whether the person has the badge."""
        return self.done >= self.needed


class RatedGame(NamedTuple):
    """A rating after a rated game."""

    table_id: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class PlayerResults:
    """The results of a person in one game, from the finished games between people.

    ``won`` counts shared wins too. ``ahead`` is by how many points the player beat the
    others on average, ``place`` the mean place, and ``most`` the highest score; each is ``None``
    without a game. ``curve`` has the ratings after the rated games, oldest first. ``met`` has the
    people the record names, and ``names`` their names.
    """

    user_id: str
    game: str
    games: int
    won: int
    ahead: float | None
    place: float | None
    most: int | None
    by_players: tuple[Tally, ...]
    by_order: tuple[Tally, ...]
    badges: tuple[OwnBadge, ...]
    met: dict[MetKind, Met | None]
    names: dict[str, str]
    curve: tuple[RatedGame, ...] = ()
    trend: int | None = None
    """The change of the shown rating over the last ten rated games; ``None`` with fewer."""
    played: tuple[str, ...] = ()
    """All games of which the person has a result, the one played most first."""


class OwnResult(NamedTuple):
    """A line of the export of a person's own results; it names nobody else."""

    table: int
    game: str
    ended_at: str
    players: int
    seat: int
    kind: str
    place: int | None
    points: int
    mean_of_others: float
    rating_before: int | None
    rating_after: int | None


class Interval(NamedTuple):
    """A mean with the interval that contains the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float


class Spread(NamedTuple):
    """The middle value, and the range of the middle half of all values."""

    low: float
    middle: float
    high: float


class OrderStats(NamedTuple):
    """The results at a place of the first turn order (from 1) with a number of players.

    ``points`` is the mean of points at the end, ``ahead`` of the points less those of the others,
    ``won`` the share of games won; a win of two counts half for each.
    """

    players: int
    place: int
    games: int
    points: float
    ahead: Interval
    won: Interval


class OpeningStats(NamedTuple):
    """How well an opening did: the share of other players beaten beyond what ratings predicted.

    ``events`` are what everybody saw of its moves, as done by the first seat. ``times`` is how
    often it was played; several players of a game can have the same opening.
    """

    events: tuple[Event, ...]
    times: int
    gain: Interval


@dataclass(frozen=True, slots=True)
class TitleStats:
    """What is known about a game, from the finished games in which people alone played."""

    game: str
    games: int
    players: int
    """How many people have played it."""
    moves: Spread | None
    """Moves in a game."""
    hours: Spread | None
    """Hours from the start to the end of a game."""
    order: tuple[OrderStats, ...]
    openings: tuple[OpeningStats, ...]


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a leaderboard, and how the viewer stands on it.

    ``own`` is the viewer's entry, ``own_games`` the number of their rated games, and ``listed``
    whether they want to be listed (``None``: they have not been asked).
    """

    game: str
    entries: tuple[LeaderboardEntry, ...]
    begin: int
    total: int
    own: LeaderboardEntry | None
    own_games: int
    listed: bool | None
