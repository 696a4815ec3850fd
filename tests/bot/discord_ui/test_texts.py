"""The bot's labels fit on their buttons."""

from __future__ import annotations

import re

import pytest

from bot.discord_ui.common.buttons import BUTTON_LIMIT
from bot.presentation.texts import words_in
from engine.core.words.catalogue import LANGUAGES, read_source
from engine.core.words.lazy_bundle import entries

BUTTONS = re.compile(
    r"^((?:panel-(?:undo|view|why|more|hint|recap|first|status|log|score|board|export|verify|resign|rematch|answer|to)"
    r"|lobby-(?:join|leave|start|cancel)|vote-button|move-confirm-|log-(?:earlier|later)"
    r"|resign-yes|help-start)[a-z-]*) =",
    re.MULTILINE,
)

COMMANDS = [
    key
    for key, _ in entries(read_source("bot", "en"))
    if key.startswith("command-") and not key.endswith("-about") and key.count("-") == 1
]


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


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])
@pytest.mark.parametrize("package", ["bot", "bot.tables"])
def test_commands_are_named_as_their_list_shows_them(package: str, language: str) -> None:
    """The policies are documents too, and name commands in English."""
    english = [re.escape(words_in("en").say(key)) for key in COMMANDS]
    named = re.compile(rf"(?<![\w./:}}-])/({'|'.join(english)})\b", re.ASCII)
    wrong = [
        key
        for key, text in entries(read_source(package, language))
        if not key.startswith(("policy-", "listing-")) and named.search(text)
    ]
    assert wrong == []
