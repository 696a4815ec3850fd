"""Custom emoji: uploaded once, refused politely, and shown beside amounts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.app import show_emoji
from bot.cli.emoji import upload
from bot.cli.errors import StartupError
from bot.demonstration.people import Way
from bot.discord_ui.common.emoji import APP_EMOJI
from bot.presentation.emoji import amounts
from render.kit.emoji import EMOJI
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(autouse=True)
def _names_alone() -> Iterator[None]:
    """Have later tests read messages without emoji."""
    yield
    APP_EMOJI.use({}, amounts())


async def test_missing_emoji_are_uploaded_and_shown(app: AppHarness) -> None:
    app.server.faults.refuse(30008, times=1, method="POST", path="*emojis*")
    await show_emoji(app.bot)
    assert APP_EMOJI.ids == {}
    assert [line for line in app.records.lines if "emoji.upload.failed" in line]
    app.server.faults.refuse(30008, times=1, method="POST", path="*emojis*")
    with pytest.raises(StartupError, match="names without emoji"):
        await upload(app.server.token)
    assert f"uploaded now: {', '.join(EMOJI)}" in await upload(app.server.token)
    assert await upload(app.server.token) == f"{len(EMOJI)} emoji are there; uploaded now: none"
    await show_emoji(app.bot)
    channel = await app.begin(2)
    board = app.board(channel).message
    assert f"<:coin:{APP_EMOJI.ids['coin']}>" in board.text
    await app.play(channel, (Way.MOVE,), "emoji", moves=12)
    texts = "\n".join(message.text for message in channel.messages)
    assert f"<:worker:{APP_EMOJI.ids['worker']}>" in texts


async def test_an_emoji_that_was_deleted_costs_no_board(app: AppHarness) -> None:
    await show_emoji(app.bot)
    app.server.world.me.emoji.clear()
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "emoji", moves=40)
    assert APP_EMOJI.ids == {}
    assert "<:" not in app.board(channel).message.text
