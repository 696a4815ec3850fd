"""Small steps in the set-up mention only players who are not active."""

from __future__ import annotations

import pytest

from bot.demonstration.people import Way
from bot.sandbox import Message
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_small_steps_are_posted_in_one_message(app: AppHarness) -> None:
    channel = await app.begin(2, "emperor")

    def boards() -> list[Message]:
        return [message for message in channel.messages if message.mentions]

    called = []
    while (await app.position(channel)).state.stack[-1].name.startswith("first_"):
        called.append(len(boards()))
        if len(called) == 5:
            app.clock.advance(11 * 60)
        await app.play(channel, (Way.PANEL,), str(len(called)), moves=1)
    assert called[:3] == [1, 2, 2]  # each once, because nobody had moved yet
    assert called[4] == 2
    assert called[5] == 3  # somebody may have left
    assert called[-1] <= 5
    await app.quiet()
    assert sum(has_button("more")(message) for message in boards()) == 1
