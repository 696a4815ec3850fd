"""Decide who plays in which group next season: the first goes up, the last two go down."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.tables.leagues.groups import level_of, levels

RELEGATED = 2
"""How many of each group go down: the firsts of the two groups below it take their places."""


class Direction(StrEnum):
    """Where a person goes after a season."""

    UP = "up"
    DOWN = "down"
    STAYS = "stays"


LEVEL_CHANGE = {Direction.UP: -1, Direction.STAYS: 0, Direction.DOWN: 1}


@dataclass(frozen=True, slots=True)
class Finish:
    """A person's final place in a group, both counted from 0."""

    person: str
    group: int
    place: int
    direction: Direction


def directions(places: Sequence[int], group: int, groups: int) -> list[Direction]:
    """Return where people go, given their places (from 1); people who tie move only if all would.

    ``group`` counts from 0, ``groups`` is how many there are.
    """
    may_rise = level_of(group) > 0
    may_fall = level_of(group) < len(levels(groups)) - 1
    safe = len(places) - RELEGATED
    found = []
    for place in places:
        if may_rise and place == 1 and places.count(1) == 1:
            found.append(Direction.UP)
        elif may_fall and place > safe:
            found.append(Direction.DOWN)
        else:
            found.append(Direction.STAYS)
    return found


def finishes(groups: Sequence[Sequence[str]]) -> list[Finish]:
    """Return where the people of the groups, each ranked, go: all groups in order."""
    return [
        Finish(person, group, place, direction)
        for group, ranked in enumerate(groups)
        for place, (person, direction) in enumerate(
            zip(ranked, directions(range(1, len(ranked) + 1), group, len(groups)), strict=True)
        )
    ]


def ranking_for_next_season(
    finished: Sequence[Finish], returning: Collection[str], newcomers: Sequence[str]
) -> list[str]:
    """Return the people of the next season, the strongest first, to be divided into levels.

    Where people do not return, those who stay on the level below move up before those who have just
    come to it. Newcomers come last, in their order.
    """

    def order(finish: Finish) -> tuple[int, int, int, int]:
        level = level_of(finish.group) + LEVEL_CHANGE[finish.direction]
        filling = (Direction.STAYS, Direction.UP, Direction.DOWN).index(finish.direction)
        return level, filling, finish.place, finish.group

    ranked = [finish.person for finish in sorted(finished, key=order)]
    return [person for person in ranked if person in returning] + [
        person for person in newcomers if person not in ranked
    ]
