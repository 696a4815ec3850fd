"""A season's threads, posts and tables after a kill between Discord and the database."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.discord_ui.leagues.posts import SeasonMessages
from bot.sandbox import Channel
from bot.sandbox.limits import NONCE_MEMORY
from bot.tables.exports import Announcement, Season, SeasonTable
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

pytestmark = pytest.mark.asyncio(loop_scope="module")


@asynccontextmanager
async def killed_after_making_places(app: AppHarness, places: int) -> AsyncIterator[None]:
    """Let the process end when it has made that many places, before it stores the last one."""
    make_place, dead, made = SeasonMessages.make_place, asyncio.Event(), []

    async def dies(posts: SeasonMessages, season: Season, table: SeasonTable) -> str:
        made.append(await make_place(posts, season, table))
        if len(made) >= places:
            dead.set()
            raise ArithmeticError("the process ends here")
        return made[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SeasonMessages, "make_place", dies)
        yield
        await restarted_later(app, dead)


@asynccontextmanager
async def killed_after_announcing(app: AppHarness, what: Announcement) -> AsyncIterator[None]:
    """Let the process end when it has posted something, before it remembers that."""
    announce, dead = SeasonMessages.announce, asyncio.Event()

    async def dies(posts: SeasonMessages, season: Season, about: Announcement) -> str | None:
        post = await announce(posts, season, about)
        if about is what:
            dead.set()
            raise ArithmeticError("the process ends here")
        return post

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SeasonMessages, "announce", dies)
        yield
        await restarted_later(app, dead)


async def restarted_later(app: AppHarness, dead: asyncio.Event) -> None:
    """Restart after Discord has forgotten the nonces of what was posted."""
    app.bot.service.season_wakeup.notify()
    await asyncio.wait_for(dead.wait(), 60)
    await app.stop()
    app.records.faults.clear()
    app.clock.advance(2 * NONCE_MEMORY)


async def opened(app: AppHarness, place: Channel, channel: Channel, name: str) -> None:
    """Open a cup for three people at a table, as the admin."""
    await app.admin.at(channel).slash(
        "league open", title=name, game="emperor", kind="cup", seats=3, pace="swift", place=place
    )


async def looked(app: AppHarness) -> None:
    await app.bot.seasons.serve_all()
    await app.quiet()


async def signed_up_and_started(app: AppHarness, channel: Channel, post: Channel) -> None:
    """Sign up six people, and start the season, which posts nothing yet."""
    people = [*app.people, *(app.guild.add_member(name) for name in ("Fay", "Gil"))]
    for person in people[:6]:
        await (await person.at(post).click(re.compile("^league-join:"))).answer()
    panel = (await app.admin.at(channel).slash("league show")).message
    await app.admin.at(channel).click(re.compile("^league-start:"), message=panel)
    await channel.wait_for(lambda m: m is panel and "opened now: 2" in m.text)


@pytest.mark.parametrize("in_forum", [False, True])
async def test_every_table_has_one_thread_and_every_thread_a_table(
    app: AppHarness, in_forum: bool
) -> None:
    channel = app.channel()
    place = app.guild.add_forum(f"cups-{channel.id}") if in_forum else channel
    async with killed_after_announcing(app, Announcement.SIGN_UP):
        await opened(app, place, channel, f"Cup {channel.id}")
    await app.start()
    await looked(app)
    posts = [thread for thread in place.threads if "Table" not in thread.name]
    assert len(posts) == in_forum, "the announcement has not been posted twice"
    post = posts[0] if in_forum else channel
    assert len([m for m in post.messages if "Signed up:" in m.text]) == 1

    async with killed_after_making_places(app, 2):
        await signed_up_and_started(app, channel, post)
    await app.start()
    await looked(app)
    tables = [thread for thread in place.threads if "Table" in thread.name]
    assert sorted(thread.name[-1] for thread in tables) == ["1", "2"]
    for thread in tables:
        await thread.wait_for(has_button("more"))
        assert (await app.table(thread)).channel_id == str(thread.id)
    assert len([m for m in post.messages if "being opened" in m.text]) == 1
