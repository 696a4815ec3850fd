"""``/settings``: one message in which every choice takes effect at once and is stored."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.keyboard import Keyboard
from bot.sandbox.model import Message
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def choose(app: AppHarness, who: Keyboard, panel: Message, menu: str, value: str) -> None:
    """Choose a value; it is shown in the same message."""
    await who.select(menu, value, message=panel)
    await app.quiet()
    (shown,) = (found for found in panel.selects() if found.placeholder == menu)
    assert [option.value for option in shown.options if option.default] == [value]


async def test_every_choice_takes_effect_is_shown_and_is_stored(app: AppHarness) -> None:
    channel = await app.begin(2)
    mover = app.mover(channel).at(channel)
    panel = (await mover.slash("settings")).message
    assert panel.ephemeral
    for value in (
        "Reminders: in the channel",
        "Language: same as Discord",
        "Hints: where the table",
    ):
        assert f"- {value}" in panel.text
    await mover.select("What time is it where you are?", "Asia/Tokyo", message=panel)
    await app.quiet()
    assert "- Time zone: **Tokyo**" in panel.text
    await mover.click("Reminders", message=panel)
    await app.quiet()
    await choose(app, mover, panel, "Reminders", "reminders=direct")
    await choose(app, mover, panel, "If several tables wait", "digest=separate")
    await choose(app, mover, panel, "Heads-up", "ahead=both")
    assert (
        "You get them as direct messages, one for all your tables"
        in (await press_act(mover, "reminders")).text
    )

    await mover.click("Play and pictures", message=panel)
    await app.quiet()
    await choose(app, mover, panel, "Ask me to confirm", "confirm=all")
    before = (await app.table(channel)).moves
    place = re.compile("^m:.*:place castle$")
    sure = await mover.click(place, message=app.board(channel).message)
    assert "Do it" in [button.label for button in (await sure.answer()).buttons()]
    assert (await app.table(channel)).moves == before, "the question was asked first"
    await choose(app, mover, panel, "Ask me to confirm", "confirm=never")
    await mover.click(place, message=app.board(channel).message)
    await app.quiet()
    assert (await app.table(channel)).moves > before
    await choose(app, mover, panel, "Hints", "hints=no")
    assert "/settings" in (await press_act(mover, "hint")).text

    await mover.select("Language", "language=ja", message=panel)
    await app.quiet()
    assert "個人設定" in panel.text
    await app.restart()
    again = (await mover.slash("settings")).message
    for value in ("言語：日本語", "ヒント：使わない", "確認：しない", "卓ごとに", "東京"):
        assert value in again.text


async def test_settings_are_personal_and_work_in_direct_messages(app: AppHarness) -> None:
    stranger = app.stranger.at(app.stranger.dm)
    panel = (await stranger.slash("settings")).message
    await stranger.select("What time is it where you are?", "Asia/Tokyo", message=panel)
    await app.quiet()
    assert "- Time zone: **Tokyo**" in panel.text
    assert "Tokyo" in (await stranger.slash("settings")).text
    found = await stranger.autocomplete("settings", "zone", "taip", {})
    assert [value for _, value in found] == ["Asia/Taipei"]
    assert "UTC+8" in found[0][0]
    await stranger.slash("settings", zone="台北")
    assert "- Time zone: **Taipei**" in (await stranger.slash("settings")).text


async def test_away_periods_are_shown_in_direct_messages(app: AppHarness) -> None:
    stranger = app.stranger.at(app.stranger.dm)
    panel = (await stranger.slash("away")).message
    assert "You’re not away." in panel.text
    away = (await stranger.slash("away", until="3d")).message
    assert "You’re away until" in away.text
    assert "Cancel later away days" not in [button.label for button in away.buttons()]
    later = (await stranger.slash("away", **{"from": "5d", "until": "2d"})).message
    await stranger.click("I’m back", message=later)
    await app.quiet()
    assert "You’ll be away" in later.text, "another time"
    assert "I’m back" not in [button.label for button in later.buttons()]
    await stranger.click("Cancel later away days", message=later)
    await app.quiet()
    assert "You’re not away." in later.text
