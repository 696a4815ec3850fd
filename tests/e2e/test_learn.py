"""A new player: from /help to the rules cards and through a lesson, without a table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Message
from engine.core import game
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


def says(shown: Message, words: str, act: str = "") -> Callable[[Message], bool]:
    """Return whether a message now says that, with buttons of that action."""
    return lambda m: m is shown and words in m.text and (not act or has_button(act)(m))


async def test_help_leads_through_the_cards_to_the_end_of_a_lesson(app: AppHarness) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    shown = (await alice.slash("help")).message
    await alice.click(re.compile("^guide:"), message=shown)
    await channel.wait_for(lambda m: m is shown and bool(m.selects()))
    await alice.select(shown.selects()[0].custom_id, "caylus", message=shown)
    cards = set()
    for page, card in enumerate(game("caylus").hosting.teaching.guide, 1):
        await channel.wait_for(says(shown, f"{page} of 6"))
        assert shown.shown[0].pixels is not None, card.topic
        cards.add(shown.text)
        if page < 6:
            await alice.click("Next", message=shown)
    assert len(cards) == 6
    await alice.click(re.compile("^learn:"), message=shown)
    for number, step in enumerate(game("caylus").hosting.teaching.lesson, 1):
        await channel.wait_for(says(shown, f"step {number} of 4", "try"))
        offered = [b for b in shown.buttons() if b.custom_id.startswith("try:")]
        assert len(offered) == len(step.reactions)
        assert shown.shown[0].pixels is not None
        await alice.click(offered[0].custom_id, message=shown)
        await channel.wait_for(lambda m: m is shown and "You chose" in m.text)
        assert shown.shown[0].pixels is not None
        if number < 4:
            await alice.click("Go on", message=shown)
    assert "That’s it." in shown.text
    assert shown.only_for is alice.user
    assert await app.tables.table_in(channel.id) is None


@pytest.mark.parametrize("name", ["caylus1303", "emperor"])
async def test_every_step_of_a_lesson_shows_a_picture_and_leads_on(
    app: AppHarness, name: str
) -> None:
    channel = app.channel()
    alice = app.people[0].at(channel)
    shown = (await alice.slash("help", lesson=name)).message
    lesson = game(name).hosting.teaching.lesson
    for number, step in enumerate(lesson, 1):
        await channel.wait_for(says(shown, f"step {number} of {len(lesson)}", "try"))
        assert shown.shown[0].pixels is not None
        offered = [b.custom_id for b in shown.buttons() if b.custom_id.startswith("try:")]
        assert len(offered) == len(step.reactions)
        await alice.click(offered[-1], message=shown)
        await channel.wait_for(lambda m: m is shown and "You chose" in m.text)
        assert shown.shown[0].pixels is not None
        if number < len(lesson):
            await alice.click("Go on", message=shown)
    assert "That’s it." in shown.text


async def test_learn_uses_the_users_language_and_can_be_repeated(app: AppHarness) -> None:
    channel = app.channel()
    dai = app.people[3].at(channel)
    shown = (await dai.slash("help", lesson="tuscany")).message
    wrong = next(b for b in shown.buttons() if b.custom_id.endswith(":C"))
    await dai.click(wrong.custom_id, message=shown)
    await channel.wait_for(lambda m: m is shown and "都市のマスはなく" in m.text)
    await dai.click("ほかを試す", message=shown)
    await channel.wait_for(lambda m: m is shown and has_button("try")(m))


async def test_a_first_table_offers_help_to_its_end(app: AppHarness) -> None:
    """At later tables, experienced players are not asked again."""
    lobby = await app.open(2, "caylus1303")
    assert any(has_button("guide")(message) for message in lobby.messages)
    channel = await app.begin(2, "caylus1303")
    assert has_button("guide")(app.board(channel).message)
    await app.play(channel, (Way.PANEL,), "first", moves=8)
    await app.quiet()
    board = app.board(channel).message
    assert has_button("guide")(board)
    assert has_button("recap")(board)
    later = await app.begin(2, "caylus1303")
    assert not has_button("guide")(app.board(later).message)
