"""Ratings as everybody may see them: plain values without rows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum
from typing import NamedTuple

MIN_GAMES = 8
"""Leaderboards list players from this many rated games."""
HIDDEN_AFTER = timedelta(days=183)
"""Leaderboards hide players who have finished no rated game for this long."""
SHOWN_START = 1500
"""The number shown for the rating of a new player."""
SHOWN_UNIT = 10
"""How many points are shown for one unit of the model: with its beta of 12.5, a difference of 400
points is close to what it means for Elo."""
CONFIDENCE = 2
"""How many standard deviations the shown margin has: the strength is within it in 95 of 100."""


class Rating(NamedTuple):
    """How strong a player is believed to be, and the standard deviation of that belief."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The number shown."""
        return round(SHOWN_START + SHOWN_UNIT * (self.mu - START.mu))

    @property
    def margin(self) -> int:
        """The number shown behind ±."""
        return round(CONFIDENCE * SHOWN_UNIT * self.sigma)


START = Rating(25.0, round(25 / 3, 6))
"""The rating of a new player."""


class ResultKind(StrEnum):
    """How a player's game ended; the values are stored."""

    PLAYED = "played"
    """They played from the start to the end or a closing date, or returned before it."""
    LEFT = "left"
    """They resigned, were removed, or timed out for good."""
    TAKEOVER = "takeover"
    """They played a seat at the end that they had taken over."""


@dataclass(frozen=True, slots=True)
class CurrentRating:
    """A player's rating for a game, how many rated games it is from, and when the last ended."""

    rating: Rating = START
    games: int = 0
    last_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class RatingChange:
    """How a game changed the rating of one of its players.

    ``tenure`` is the player's number among those of the seat, ``number`` the game's in the order
    in which rated tables ended; ``share`` is how much of the change counts. A computer player has a
    ``strength``, and its rating never changes.
    """

    table_id: int
    seat: int
    tenure: int
    user_id: str
    strength: str | None
    game: str
    number: int
    kind: ResultKind
    place: int
    share: float
    before: Rating
    after: Rating
    at: datetime


@dataclass(frozen=True, slots=True)
class LeaderboardEntry:
    """A player on a leaderboard; ``name`` is the one at their latest table, if it is known."""

    place: int
    user_id: str
    name: str | None
    current: CurrentRating


@dataclass(frozen=True, slots=True)
class Comparison:
    """What a player's comparison with another one was worth: the units their rating changed.

    ``expected`` is the probability the model gave to finishing before the other; ``score`` is 1 if
    they did, 0 if the other did, and 0.5 if they shared a place.
    """

    name: str
    rating: Rating
    expected: float
    score: float
    gain: float


@dataclass(frozen=True, slots=True)
class PlayerChange:
    """A player of a finished game, with the name they had, and the change of their rating."""

    name: str
    change: RatingChange
    comparisons: tuple[Comparison, ...]
