"""Variety: only nearly equal choices take the place of the best one."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.players.advice import RatedChoice
from engine.players.variety import MAX_CHOICES, pick_nearly_equal, with_first


def picked(*win_chances: float, progress: float = 0.5) -> set[int]:
    """Return the indexes that are picked for some seed."""
    choices = "abcd"[: len(win_chances)]
    return {pick_nearly_equal(choices, win_chances, progress, Chance(seed)) for seed in range(50)}


def test_only_nearly_equal_choices_are_picked() -> None:
    assert picked(0.5) == {0}
    assert picked(0.5, 0.4995, 0.48) == {0, 1}
    assert picked(0.5, 0.4999, 0.4998, 0.4997) == set(range(MAX_CHOICES))


def test_passing_takes_the_place_of_no_move() -> None:
    def made(*choices: str) -> set[int]:
        found = (pick_nearly_equal(choices, (0.5, 0.4999), 0, Chance(seed)) for seed in range(20))
        return set(found)

    assert made("12", "pass") == {0}
    assert made("pass", "12") == {0, 1}


def test_openings_vary_more() -> None:
    early, late = (
        [pick_nearly_equal("ab", (0.5, 0.4999), progress, Chance(seed)) for seed in range(90)]
        for progress in (0.1, 0.5)
    )
    assert sum(late) < 30 < sum(early)


def test_a_point_counts_more_the_closer_the_game_is_to_its_end() -> None:
    """Odds of 1,000 to 1 are not nearly those of 500 to 1."""
    assert picked(0.999, 0.998) == {0}


def test_a_choice_that_decides_the_game_is_made() -> None:
    assert picked(1.0, 1.0, 0.99) == {0}
    assert picked(0.0, 0.0) == {0}


def test_the_choice_made_is_shown_first_and_none_promises_more() -> None:
    rated = [RatedChoice(name, chance, ()) for name, chance in (("a", 0.4), ("b", 0.39))]
    assert with_first(rated, 0) == tuple(rated)
    assert [(one.choice, one.win_chance) for one in with_first(rated, 1)] == [
        ("b", 0.39),
        ("a", 0.39),
    ]
