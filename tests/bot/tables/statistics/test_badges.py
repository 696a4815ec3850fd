"""Every badge is earned by what its requirement says, and not before."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from bot.presentation.statistics import BADGE_ICONS
from bot.tables.domain.ratings import ResultKind
from bot.tables.statistics.badges import BADGES, own_badges
from bot.tables.statistics.player_results import OwnGame
from render.kit.icons import icon_mask
from tests.bot.tables.statistics.finished import own_game

LEFT = ResultKind.LEFT


def lost() -> OwnGame:
    return own_game(5, 9)


def won() -> OwnGame:
    return own_game(10, 8)


def met_each(count: int) -> list[OwnGame]:
    return [own_game(5, 9, people=[f"p{i}"]) for i in range(count)]


Games = Callable[[], Sequence[OwnGame]]
EARNED: dict[str, tuple[Games, Games]] = {
    "debut": (lambda: [lost()], lambda: [own_game(5, 9, kind=LEFT)]),
    "regular": (lambda: [lost()] * 10, lambda: [lost()] * 9),
    "veteran": (lambda: [lost()] * 50, lambda: [lost()] * 49 + [own_game(5, 9, kind=LEFT)]),
    "first-win": (lambda: [won()], lambda: [lost()]),
    "champion": (lambda: [won(), lost()] * 10, lambda: [won(), lost()] * 9),
    "hat-trick": (lambda: [lost(), won(), won(), won()], lambda: [won(), won(), lost(), won()]),
    "photo-finish": (
        lambda: [own_game(10, 9)],
        lambda: [own_game(10, 8), own_game(9, 10)],
    ),
    "landslide": (lambda: [own_game(10, 8, 2)], lambda: [own_game(10, 9), own_game(5, 0)]),
    "last-in-line": (
        lambda: [own_game(9, 1, 2, start=2)],
        lambda: [own_game(9, 1, 2, start=1), own_game(1, 9, 2, start=2)],
    ),
    "full-table": (lambda: [own_game(9, 1, 2, 3)], lambda: [own_game(9, 1, 2)]),
    "sociable": (lambda: met_each(10), lambda: met_each(9) * 2),
    "faithful": (
        lambda: [lost()] * 20,
        lambda: [lost()] * 19 + [own_game(5, 9, kind=LEFT)] + [lost()],
    ),
}
"""By badge, games that earn it, and games that do not quite."""


def test_there_are_twelve_badges_each_with_an_icon() -> None:
    assert len(BADGES) == 12
    assert [badge.name for badge in BADGES] == list(BADGE_ICONS) == list(EARNED)
    assert len(set(BADGE_ICONS.values())) == 12
    for icon in BADGE_ICONS.values():
        assert icon_mask(icon, 20).getbbox() is not None


@pytest.mark.parametrize("name", EARNED)
def test_a_badge_is_earned_by_its_requirement(name: str) -> None:
    enough, too_few = EARNED[name]
    found = {badge.name: badge for badge in own_badges(enough())}[name]
    assert found.earned
    assert found.done == found.needed
    missed = {badge.name: badge for badge in own_badges(too_few())}[name]
    assert not missed.earned
    assert missed.done < missed.needed


def test_a_tie_break_is_a_photo_finish() -> None:
    (tied,) = [badge for badge in own_badges([own_game(9, 9)]) if badge.name == "photo-finish"]
    assert tied.earned


def test_nobody_has_a_badge_without_a_game() -> None:
    assert not any(badge.done for badge in own_badges([]))
