"""Twelve badges, each with a requirement that is counted in a person's finished games.

A badge's name and requirement are the texts ``badge-<name>`` and ``badge-<name>-about``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from bot.tables.domain.ratings import ResultKind
from bot.tables.domain.statistics import OwnBadge
from bot.tables.statistics.player_results import OwnGame

LANDSLIDE_SHARE = 0.25
"""Minimum lead in a landslide, as a share of the runner-up's points."""
FULL_TABLE = 4
"""Minimum number of players at a full table."""
_PHOTO_FINISH = 1
"""Maximum lead in a photo finish."""

Count = Callable[[Sequence[OwnGame]], int]


class Badge(NamedTuple):
    """A badge: what is counted in the games of a person, oldest first, and how much is needed."""

    name: str
    needed: int
    count: Count


def _finished(games: Sequence[OwnGame]) -> int:
    return sum(one.own.kind is ResultKind.PLAYED for one in games)


def _won(games: Sequence[OwnGame]) -> int:
    return sum(one.won for one in games)


def _wins_in_a_row(games: Sequence[OwnGame]) -> int:
    return max((len([*run]) for won, run in groupby(games, lambda one: one.won) if won), default=0)


def _finished_in_a_row(games: Sequence[OwnGame]) -> int:
    runs = groupby(games, lambda one: one.own.kind is ResultKind.PLAYED)
    return max((len([*run]) for stayed, run in runs if stayed), default=0)


def _runner_up(one: OwnGame) -> int:
    """Return the most points of any other seat."""
    return max(points for seat, points in one.game.points.items() if seat != one.own.seat)


def _photo_finishes(games: Sequence[OwnGame]) -> int:
    return sum(one.won and abs(one.own.points - _runner_up(one)) <= _PHOTO_FINISH for one in games)


def _landslides(games: Sequence[OwnGame]) -> int:
    wins = (one for one in games if one.won and _runner_up(one) > 0)
    return sum(one.own.points >= (1 + LANDSLIDE_SHARE) * _runner_up(one) for one in wins)


def _won_as_last(games: Sequence[OwnGame]) -> int:
    return sum(one.won and one.order == one.game.seats - 1 for one in games)


def _won_at_full_table(games: Sequence[OwnGame]) -> int:
    return sum(one.won and one.game.seats >= FULL_TABLE for one in games)


def _people_met(games: Sequence[OwnGame]) -> int:
    return len({other.user_id for game, own, _ in games for other in game.others_of(own.user_id)})


BADGES: tuple[Badge, ...] = (
    Badge("debut", 1, _finished),
    Badge("regular", 10, _finished),
    Badge("veteran", 50, _finished),
    Badge("first-win", 1, _won),
    Badge("champion", 10, _won),
    Badge("hat-trick", 3, _wins_in_a_row),
    Badge("photo-finish", 1, _photo_finishes),
    Badge("landslide", 1, _landslides),
    Badge("last-in-line", 1, _won_as_last),
    Badge("full-table", 1, _won_at_full_table),
    Badge("sociable", 10, _people_met),
    Badge("faithful", 20, _finished_in_a_row),
)


def own_badges(games: Sequence[OwnGame]) -> tuple[OwnBadge, ...]:
    """Return all badges, with how far a person is, from their games of one title in order."""
    return tuple(
        OwnBadge(badge.name, min(badge.count(games), badge.needed), badge.needed)
        for badge in BADGES
    )
