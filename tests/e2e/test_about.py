"""Everyone can see what the bot is, who answers for it, and what it does with their data."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from functools import partial
from importlib.metadata import version

import pytest
from discord import ui

from bot.config import Settings
from bot.discord_ui.about import POLICIES, about_message
from bot.discord_ui.common.layout import Layout
from bot.presentation.texts import words_in
from bot.sandbox import Message
from engine.core.words.catalogue import LANGUAGES, closest_language
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")
SOURCE, SUPPORT = "https://example.org/source", "https://example.org/help"
STATUS, STARTED = "https://example.org/status", datetime(2026, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize("name", POLICIES)
async def test_a_policy_is_shown_privately_in_the_users_language(
    app: AppHarness, name: str
) -> None:
    for person in app.people:
        words = words_in(closest_language(person.locale))
        hands = person.at(person.dm)
        shown = (await hands.slash("about")).message
        assert shown.ephemeral
        assert version("seneschal") in shown.text
        assert words.say("about-no-support") in shown.text
        await hands.click(re.compile(f"^policy:0:0:{name}$"), message=shown)
        policy = words.say(f"policy-{name}")
        await person.dm.wait_for(partial(_says, policy))


def _says(text: str, message: Message) -> bool:
    return text in message.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_configured_links_are_shown(language: str) -> None:
    settings = Settings(_env_file=None, source_url=SOURCE, support_url=SUPPORT, status_url=STATUS)
    shown = _text(about_message(words_in(language), settings, STARTED))
    assert SOURCE in shown
    assert SUPPORT in shown
    assert STATUS in shown
    assert "<t:1767225600:R>" in shown
    bare = _text(about_message(words_in(language), Settings(_env_file=None), STARTED))
    assert "example.org" not in bare


def _text(layout: Layout) -> str:
    return "".join(item.content for item in layout.children if isinstance(item, ui.TextDisplay))
