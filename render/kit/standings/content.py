"""What the picture of standings shows, as plain values that can be pickled."""

from __future__ import annotations

from typing import NamedTuple

Number = tuple[int, int]
"""An exact number of points or wins, as numerator and denominator."""
UP = "up"
"""The direction of people who rise to a higher group."""
DOWN = "down"
"""The direction of people who fall to a lower group."""


class StandingsRow(NamedTuple):
    """A person's place and results.

    ``played`` is how many of their ``tables`` have ended. ``direction`` is ``UP``, ``DOWN`` or
    empty. ``has_left`` means that they have left the season.
    """

    place: int
    name: str
    points: Number
    wins: Number
    played: int
    tables: int
    direction: str = ""
    has_left: bool = False


class ReserveRow(NamedTuple):
    """A reserve, with the points at seats they took over."""

    name: str
    points: Number


class Standings(NamedTuple):
    """The standings of one group, or some places of them, with titles in the reader's language.

    ``ended`` is how many of the group's ``tables`` have ended. ``is_final`` means that no place can
    change any more.
    """

    league: str
    season: str
    group: str
    ended: int
    tables: int
    rows: tuple[StandingsRow, ...]
    reserves: tuple[ReserveRow, ...] = ()
    is_final: bool = False


class StandingsScene(NamedTuple):
    """The request for the picture: the language, and the largest width of the file."""

    game: str
    language: str
    content: Standings
    width: int | None = None
