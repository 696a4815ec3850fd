"""The bot's labels fit on their buttons."""

from __future__ import annotations

import re

import pytest

from bot.discord_ui.common.buttons import BUTTON_LIMIT
from bot.presentation.texts import words_in
from engine.core.words.catalogue import LANGUAGES, read_source

BUTTONS = re.compile(
    r"^((?:panel-(?:undo|view|why|more|hint|recap|first|status|log|score|board|export|verify|resign|rematch|answer|to)"
    r"|lobby-(?:join|leave|start|cancel)|vote-button|move-confirm-|log-(?:earlier|later)"
    r"|resign-yes|help-start)[a-z-]*) =",
    re.MULTILINE,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_fit_on_buttons(language: str) -> None:
    words = words_in(language)
    keys = [key for key in BUTTONS.findall(read_source("bot", language)) if key in words]
    shown = {
        key: words.say(key, given=12, asked=12, answer="", what="Arrange your region")
        for key in keys
    }
    answered = {"panel-answered", "panel-answered-in-steps"}
    texts = answered | {"move-confirm-nothing"}
    assert len(shown) > 20
    assert {key for key, text in shown.items() if len(text) > BUTTON_LIMIT} <= texts
