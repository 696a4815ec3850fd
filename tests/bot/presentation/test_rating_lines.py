"""The explanation of a rating change: what decides how much of it counts."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.presentation.ratings import calculation_lines
from bot.presentation.texts import Localizer, words_in
from bot.tables.domain.ratings import START, Comparison, PlayerChange, RatingChange, ResultKind
from engine.core.words.catalogue import LANGUAGES


def change(kind: ResultKind, share: float = 1.0) -> PlayerChange:
    """Return the change of user 1, who finished ahead of Bob."""
    made = RatingChange(
        table_id=1,
        seat=0,
        tenure=0,
        user_id="1",
        strength=None,
        game="caylus",
        number=1,
        kind=kind,
        place=1,
        share=share,
        before=START,
        after=START,
        at=datetime(2026, 3, 1, tzinfo=UTC),
    )
    return PlayerChange("Alice", made, (Comparison("Bob", START, 0.5, 1.0, 1.6),))


def explained(player: PlayerChange, language: str = "en") -> str:
    return "\n".join(calculation_lines(Localizer(words_in(language), ()), [player], "1"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_computers_finished_counts_for_a_share(language: str) -> None:
    shown = explained(change(ResultKind.PLAYED, 0.75), language)
    assert shown.count("75") == 2
    assert "75" not in explained(change(ResultKind.PLAYED), language)


def test_leaving_and_taking_over_are_explained() -> None:
    assert "You left the game" in explained(change(ResultKind.LEFT))
    assert "you can only gain. 40% of the moves" in explained(change(ResultKind.TAKEOVER, 0.4))
