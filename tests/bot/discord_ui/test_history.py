"""The menus of the step-by-step history."""

from __future__ import annotations

import pytest

from bot.discord_ui.common.buttons import PressSelect
from bot.discord_ui.history import step_message
from bot.presentation.turning_points import TurningPoint
from bot.tables.domain.request import LogEntry
from bot.tables.history.steps import Step
from engine.core import Seat, game, say
from engine.core.words.catalogue import LANGUAGES
from tests.bot.sample_turns import NAMES, NOW, started_game, turn, turn_text

CAYLUS = game("caylus")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_turning_point_is_cut_at_the_end(language: str) -> None:
    state = started_game(CAYLUS)
    story = tuple(say("log-join", who=Seat(seat)) for seat in (0, 1, 2) * 9)
    point = TurningPoint(12, 0, 5, story, NAMES[:3])
    entry = LogEntry(1, 0, "start", None, None, {}, (), NOW, False, NAMES[:3])
    step = Step(turn(CAYLUS, state, language=language), entry, 0, 20, 1, None)
    view = step_message(
        step, turn_text(CAYLUS, state, language=language), "", [point], picture=False
    )
    (menu,) = (each.item for each in view.walk_children() if isinstance(each, PressSelect))
    (label,) = (option.label for option in menu.options)
    first = turn_text(CAYLUS, state, language=language).label.format(story[0])
    move, rest = label.split(first, 1)
    assert "12" in move
    assert len(move) < 12
    assert rest.endswith("…")
