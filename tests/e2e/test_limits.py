"""Rate limits and quotas for one person, and the expiry of lobbies."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
import pytest_asyncio

from bot.demonstration.show import FULL_SPEED
from bot.sandbox import Channel
from bot.tables.admin import limits
from bot.tables.admin.limits import LOBBY_LIFETIME, Quota
from bot.workers import Pool
from tests.e2e.conftest import audited
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button, press_act, private_reply

FEW = Quota(person=3, channel=100, server=100)


@pytest_asyncio.fixture
async def limited_app(
    toy: None, pool: Pool, template: Path, tmp_path: Path
) -> AsyncIterator[AppHarness]:
    """Return a harness that allows three actions of a kind per minute."""
    async with audited(tmp_path, template, pool, dict.fromkeys(FULL_SPEED, FEW)) as made:
        yield made


async def lobby_of_one(app: AppHarness) -> Channel:
    """Return a lobby opened without using up a command."""
    channel = app.channel()
    await app._open_toy(channel, app.people[0], 2)
    await channel.wait_for(has_button("join"))
    return channel


async def test_too_many_commands_and_presses_get_a_friendly_delay(limited_app: AppHarness) -> None:
    channel = await lobby_of_one(limited_app)
    alice, bob = (person.at(channel) for person in limited_app.people[:2])
    for _ in range(FEW.person):
        assert "##" in (await alice.slash("help")).text
    refused = await alice.slash("game cancel")
    assert refused.ephemeral
    assert "try again in 20 seconds" in refused.text
    assert "try again in 20 seconds" in await private_reply(
        await alice.click(re.compile("^leave:"))
    )
    assert (await limited_app.table(channel)).status == "lobby"
    assert "##" in (await bob.slash("help")).text
    limited_app.clock.advance(20)
    assert "closed" in (await alice.slash("game cancel")).text


async def test_autocomplete_has_its_own_limit(limited_app: AppHarness) -> None:
    alice = limited_app.people[0].at(limited_app.channel())
    for _ in range(FEW.person):
        assert await alice.autocomplete("rules", "card", "f")
    assert await alice.autocomplete("rules", "card", "f") == []
    assert "##" in (await alice.slash("help")).text


async def test_pictures_per_person_are_limited(limited_app: AppHarness) -> None:
    limited_app.bot.limiter._rates = FULL_SPEED | {"pictures": FEW}
    channel = await limited_app.begin(2)
    alice = limited_app.people[0].at(channel)
    for _ in range(FEW.person):
        assert (await alice.slash("view", part="board")).message.shown
    refused = await alice.slash("view")
    assert "the text board is available right now" in refused.text
    assert "caylus" in (await alice.slash("view", text=True)).text.casefold()


async def test_threads_are_opened_only_by_people_who_may(limited_app: AppHarness) -> None:
    channel = limited_app.channel()
    alice = limited_app.people[0]
    denied = discord.Permissions(create_public_threads=True)
    channel.set_permissions(alice, deny=denied)
    refused = await alice.at(channel).slash("game new", game="caylus", thread=True)
    assert "Leave out thread:true to play in the channel itself" in refused.text
    assert channel.threads == []
    assert await limited_app.tables.table_in(channel.id) is None


async def test_an_unstarted_lobby_expires_with_one_message(limited_app: AppHarness) -> None:
    channel = await lobby_of_one(limited_app)
    lobby = await channel.wait_for(has_button("join"))
    limited_app.clock.advance(LOBBY_LIFETIME.total_seconds() - 60)
    await limited_app.restart()
    await limited_app.quiet()
    assert (await limited_app.table(channel)).status == "lobby"
    limited_app.clock.advance(120)
    await channel.wait_for(
        lambda m: (
            "Table closed: nobody started the game within a week. /play opens another" in m.text
        )
    )
    await limited_app.restart()
    await limited_app.quiet()
    assert [m for m in channel.messages if m.author.bot] == [lobby]
    assert lobby.buttons() == []
    assert lobby.mentions == []
    assert (
        "The table is closed: nobody started the game in time"
        in (await press_act(limited_app.people[0].at(channel), "log", table=1)).text
    )


async def test_simultaneous_thread_requests_are_counted(
    limited_app: AppHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_THREADS_PER_DAY", FEW)
    limited_app.bot.limiter._rates = FULL_SPEED
    channel = limited_app.channel()
    alice = limited_app.people[0].at(channel)
    asked = (alice.slash("game new", game="caylus", thread=True) for _ in range(3 * FEW.person))
    answers = [reply.text for reply in await asyncio.gather(*asked)]
    assert len(channel.threads) == FEW.person
    refused = [text for text in answers if "in 24 hours" in text]
    assert len(refused) == 2 * FEW.person
    await limited_app.restart()
    limited_app.bot.limiter._rates = FULL_SPEED
    assert "in 24 hours" in (await alice.slash("game new", game="caylus", thread=True)).text
