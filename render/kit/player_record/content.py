"""What the picture of a person's results shows, as plain values that can be pickled."""

from __future__ import annotations

from typing import NamedTuple


class RatingPoint(NamedTuple):
    """A rating after a rated game: the number shown, and its margin (±)."""

    value: int
    margin: int


class ShownRating(NamedTuple):
    """The present rating: a word for it, the number with its margin, and its history.

    ``curve`` has the rating after each rated game, from the first. ``trend`` is the change over
    the last ten rated games; ``None`` with fewer than ten.
    """

    word: str
    value: int
    margin: int
    curve: tuple[RatingPoint, ...]
    trend: int | None = None


class Tally(NamedTuple):
    """Results with one number of players, or at one place of the first turn order (from 1).

    ``ahead`` is by how many points the player beat the others on average; ``None`` if unknown.
    """

    number: int
    games: int
    won: int
    ahead: float | None


class HeadToHead(NamedTuple):
    """The results against one person: games together, and in how many each was ahead."""

    name: str
    games: int
    ahead: int
    behind: int


class OwnBadge(NamedTuple):
    """A badge, its icon, and whether the person has it."""

    name: str
    icon: str
    is_earned: bool


class PlayerRecord(NamedTuple):
    """The results of a person in the finished games of one game.

    ``ahead`` is by how many points the player beat the others on average, ``place`` the mean
    place and ``most`` the highest score; each is ``None`` if no game has it.
    ``people`` are pairs of a kind, the word behind ``picture-record-``, and the person; ``None``:
    there is none yet.
    """

    name: str
    games: int = 0
    won: int = 0
    ahead: float | None = None
    place: float | None = None
    most: int | None = None
    rating: ShownRating | None = None
    by_players: tuple[Tally, ...] = ()
    by_order: tuple[Tally, ...] = ()
    people: tuple[tuple[str, HeadToHead | None], ...] = ()
    badges: tuple[OwnBadge, ...] = ()


class PlayerRecordScene(NamedTuple):
    """The request for the picture: the game, the language, and the largest width of the file."""

    game: str
    language: str
    content: PlayerRecord
    width: int | None = None
