"""Promotion: the first goes up, the last two go down, and gaps are filled from below."""

from __future__ import annotations

from bot.tables.leagues.groups import divide
from bot.tables.leagues.promotion import (
    Direction,
    directions,
    finishes,
    ranking_for_next_season,
)

GROUPS = [[f"{group}{place}" for place in range(7)] for group in range(7)]
"""Three full levels: one, two and four groups."""


def moved(how: Direction) -> set[str]:
    return {finish.person for finish in finishes(GROUPS) if finish.direction is how}


def test_the_first_goes_up_and_the_last_two_go_down() -> None:
    assert moved(Direction.UP) == {"10", "20", "30", "40", "50", "60"}
    assert moved(Direction.DOWN) == {"05", "06", "15", "16", "25", "26"}


def test_if_all_return_the_levels_exchange_exactly_these() -> None:
    everyone = {person for group in GROUPS for person in group}
    ranked = ranking_for_next_season(finishes(GROUPS), everyone, [])
    groups = divide(ranked, [7] * 7)
    first, second = {*groups[0]}, {*groups[1], *groups[2]}
    assert first == {"00", "01", "02", "03", "04", "10", "20"}
    assert second >= {"05", "06", "30", "40", "50", "60"}
    assert {*ranked} == everyone


def test_those_who_stay_below_fill_gaps_before_the_relegated() -> None:
    everyone = {person for group in GROUPS for person in group} - {"00", "01"}
    ranked = ranking_for_next_season(finishes(GROUPS), everyone, ["new"])
    assert {*ranked[:7]} == {"02", "03", "04", "10", "20", "11", "21"}
    assert ranked[-1] == "new"
    assert len(ranked) == len(everyone) + 1


def test_nobody_leaves_the_only_group() -> None:
    assert {finish.direction for finish in finishes(GROUPS[:1])} == {Direction.STAYS}


def test_those_who_tie_move_only_together() -> None:
    assert directions([1, 2, 3, 4, 5, 6, 7], 1, 3)[0] is Direction.UP
    assert directions([1, 1, 3, 4, 5, 6, 6], 1, 7)[:2] == [Direction.STAYS] * 2
    assert directions([1, 1, 3, 4, 5, 6, 6], 1, 7)[-2:] == [Direction.DOWN] * 2
    assert directions([1, 2, 3, 4, 5, 5, 5], 0, 3) == [Direction.STAYS] * 7
