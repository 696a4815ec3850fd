"""A crash between posting and recording, and a restart after Discord has forgotten the nonce."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import text
from sqlalchemy.orm import Session

from bot.sandbox import Channel, Message
from bot.sandbox.limits import NONCE_MEMORY
from bot.tables.domain.table import SentMessage
from bot.tables.outbox import OutboxMessage, deliver
from bot.tables.session.service import TableService
from tests.e2e.harness import AppHarness
from tests.e2e.presses import ask_to_end, has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")

HOUR = 3600


@asynccontextmanager
async def killed_after_posting(app: AppHarness, kind: str) -> AsyncIterator[None]:
    """Act so that a message is posted, lose the record of it, and let time pass."""
    store, dead = deliver.store_posted, asyncio.Event()

    def dies(
        service: TableService, session: Session, message: OutboxMessage, sent: SentMessage
    ) -> None:
        if message.kind != kind:
            return store(service, session, message, sent)
        dead.set()
        raise ArithmeticError("the process ends here")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(deliver, "store_posted", dies)
        yield
        await dead.wait()
        await app.stop()
    app.records.faults.clear()
    app.clock.advance(2 * NONCE_MEMORY)
    await app.start()
    await app.quiet()


def matching(channel: Channel, act: str) -> list[Message]:
    return [message for message in channel.messages if has_button(act)(message)]


async def test_every_message_is_posted_once_and_mentions_once(app: AppHarness) -> None:
    channel = app.channel()
    alice, bob = (person.at(channel) for person in app.people[:2])
    async with killed_after_posting(app, "lobby"):
        await alice.slash("game new", game="caylus", seats=2, thread=False)
    [lobby] = matching(channel, "join")
    await bob.click(re.compile("^join:"))
    await channel.wait_for(has_button("start", enabled=True))
    assert matching(channel, "join") == [lobby], "it continues from its position"
    async with killed_after_posting(app, "board"):
        await alice.click(re.compile("^start:"))
    [first] = matching(channel, "more")
    async with killed_after_posting(app, "board"):
        await app.mover(channel).at(channel).slash("move", move="castle")
    [board] = matching(channel, "more")
    assert board is not first
    assert len([m for m in channel.messages if m.shown]) == 2
    assert [len(m.mentions) for m in channel.messages if m.shown] == [1, 1]
    async with killed_after_posting(app, "vote"):
        await ask_to_end(alice)
    [question] = matching(channel, "yes")
    await bob.click(re.compile("^nay:"), message=question)
    await app.quiet()
    async with killed_after_posting(app, "reminder"):
        app.clock.advance(24.1 * HOUR)
    nudges = [m for m in channel.messages if m.mentions and "it’s your move" in m.text]
    assert len([m for m in nudges if not m.buttons()[0].custom_id]) == 1


async def test_a_stale_board_is_announced_and_retried(app: AppHarness) -> None:
    channel = await app.begin(2)
    alice = app.people[0].at(channel)
    table = await app.table(channel)
    board = app.board(channel)

    def refused(session: Session) -> None:
        session.execute(
            text(f"UPDATE tables SET unposted_reason = 'HTTP 400' WHERE id = {table.id}")
        )

    for command, said in (("status", "couldn’t be posted"), ("game resume", "continues here")):
        await app.bot.service.store.write(refused)
        reply = await alice.slash(command)
        assert said in reply.text
        assert "HTTP 400" not in reply.text
        await app.quiet()
        assert (await app.table(channel)).unposted_reason is None
    assert board.message.buttons(), "nothing has changed"
