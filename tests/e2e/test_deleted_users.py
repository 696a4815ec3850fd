"""Deleted users are not named anywhere, not even from a cache."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Channel, Message, User
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act, show_stored_data

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOOKS = ("history", "recap", "view")
ACTS = ("log", "score", "board", "export", "verify")


def message_parts(message: Message) -> str:
    """Return a message's texts, controls and files."""
    files = [file.data.decode(errors="ignore") for file in message.attachments]
    return "\n".join([message.text, str(message.components), *files])


async def everything_visible(app: AppHarness, who: User, channel: Channel) -> list[str]:
    """Return everything a person can look at."""
    shown = []
    for look in (*LOOKS, *ACTS):
        here = who.at(channel)
        seen = (await (here.slash(look) if look in LOOKS else press_act(here, look))).message
        await app.quiet()
        shown.append(message_parts(seen))
    return shown


async def test_a_cached_game_does_not_name_deleted_users(
    app: AppHarness,
) -> None:
    channel = await app.begin(2)
    alice, bob = app.people[:2]
    await app.play(channel, (Way.MOVE,), "rounds", moves=45)
    await alice.at(channel).slash("game leave")
    await alice.at(channel).click(re.compile("^resign-now:"))
    await channel.wait_for(has_button("replay"))
    before = await everything_visible(app, bob, channel)
    assert f"{alice.name}支付" in before[0], "a turning point"
    asked = await show_stored_data(alice.at(alice.dm))
    for act in ("forget", "forgetnow"):
        await alice.at(alice.dm).click(re.compile(f"^{act}:"), message=asked)
        await app.quiet()
    shown = await everything_visible(app, bob, channel)
    assert "Player 1支付" in shown[0], "the same turning point"
    assert [
        look for look, one in zip((*LOOKS, *ACTS), shown, strict=True) if alice.name in one
    ] == []
