"""Hints about moves that win almost never or almost always."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.computer_players import hint_message
from bot.presentation.shares import format_share
from bot.presentation.texts import message_localizer
from engine.core.words.catalogue import LANGUAGES
from engine.players.amounts import Change
from engine.players.hints import Hint
from tests.bot.discord_ui.test_panel import CAYLUS, texts
from tests.bot.sample_turns import started_game, turn_text


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_never_say_never_or_always(language: str) -> None:
    state = started_game(CAYLUS)
    (seat,) = CAYLUS.to_move(state)
    none, some, most = CAYLUS.legal_choices(state, seat)[:3]
    hints = (Hint(most, 0.9991), Hint(some, 0.4), Hint(none, 0.0004))
    localizer = message_localizer(language, "caylus", ("A", "B", "C"))
    text = replace(turn_text(CAYLUS, state), message=localizer)
    lines = texts(hint_message(text, seat, hints)).splitlines()
    first, second, third = (line for line in lines if line[:2] in ("1.", "2.", "3."))
    assert "40" in second
    assert "100%" not in first
    assert "0%" not in third
    assert len({line.split("**")[2] for line in (first, second, third)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_hints_say_what_moves_do_and_which_are_equal(language: str) -> None:
    """The longest answer fits into a message; where figures are for a round, that is said."""
    state = started_game(CAYLUS)
    (seat,) = CAYLUS.to_move(state)
    localizer = message_localizer(language, "caylus", ("A", "B" * 32, "C"))
    own = tuple(Change(seat, kind, n) for n in (9, -9) for kind in CAYLUS.words.assets(state, seat))
    long = Hint(
        "trading_post",
        0.4,
        own=own,
        rival=own,
        taken_by=1,
        costs_more=own,
        works_later=True,
    )
    hints = (long, long._replace(choice="inn", as_good=True), long._replace(choice="castle"))
    text = replace(turn_text(CAYLUS, state), message=localizer)
    shown = texts(hint_message(text, seat, hints))
    assert len(shown) < 2000
    assert shown.count(localizer.say("hint-as-good")) == 1
    assert localizer.say("hint-about-round") in shown
    assert "−" in shown
    now = texts(hint_message(text, seat, [long._replace(works_later=False)]))
    assert localizer.say("hint-about-round") not in now


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (0.0, "0%"),
        (0.0004, "under 1%"),
        (0.005, "under 1%"),
        (0.62, "62%"),
        (0.997, "over 99%"),
        (1.0, "100%"),
    ],
)
def test_a_share_is_0_or_100_percent_only_if_exact(part: float, said: str) -> None:
    assert format_share(message_localizer("en", "caylus", ()), part) == said
