"""Tables as posts of a forum: tags, the lobby and the result in the first message, refusals."""

from __future__ import annotations

import re

import pytest

from bot.demonstration.people import Way, board_of
from bot.presentation.forum_tags import tag_names
from bot.presentation.texts import words_in
from bot.sandbox import Channel
from bot.tables.domain.table import Status
from engine.core import Chance
from engine.core import game as rules_of
from engine.core.contract import random_move
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button
from tests.engine.games.records import PUBLISHED
from tests.thorough import by_turns

pytestmark = pytest.mark.asyncio(loop_scope="module")

MANAGE_CHANNELS = 1 << 4
SEND_MESSAGES = 1 << 11


async def set_up(app: AppHarness, *tags: str) -> Channel:
    """Add a forum, and choose it as the place for tables."""
    forum = app.guild.add_forum("tables", *tags)
    await app.admin.at(app.channel()).slash("server", channel=forum)
    return forum


async def put_away(app: AppHarness, forum: Channel) -> None:
    """Have tables opened everywhere again."""
    await app.admin.at(app.channel()).slash("server", channel=forum)


def tags_on(post: Channel) -> set[str]:
    assert post.thread is not None
    return {post.thread.parent.tags[tag] for tag in post.thread.applied_tags}


async def opened(app: AppHarness, forum: Channel, game: str = "caylus") -> Channel:
    """Open a table from a channel; return its post."""
    reply = await app.people[0].at(app.channel()).slash("game new", game=game, seats=2)
    post = forum.threads[-1]
    assert post.mention in reply.text
    await post.wait_for(has_button("join"))
    await app.quiet()
    return post


async def started(post: Channel) -> None:
    await post.wait_for(lambda _: board_of(post) is not None)


async def played_out(app: AppHarness, post: Channel, seed: str) -> int:
    """Make random moves, as fast as the tables allow, until the game is over; return how many."""
    dice, position, made = Chance.from_seed(seed), await app.position(post), 0
    while position.table.status is Status.RUNNING:
        seat, choice = random_move(position.game, position.state, dice)
        user = position.table.seats[seat].user_id
        text = position.game.move(position.state, choice)
        moved = await app.tables.move(
            position.table.id, user, text, sequence=None, interaction_id=f"{seed} {made}"
        )
        position, made = moved.position, made + 1
    return made


def tag_of(post: Channel, game: str) -> str:
    """Return the tag of a post in a new lobby that names its game."""
    title = words_in("en", game).format(rules_of(game).words.title)
    (shown,) = tags_on(post) - {"Open", "Standard"}
    assert title.startswith(shown.removesuffix("…"))
    return shown


async def test_a_tag_names_the_game(app: AppHarness) -> None:
    forum = await set_up(app, *tag_names("en"))
    tags = [tag_of(await opened(app, forum, game), game) for game in PUBLISHED]
    assert len(set(tags)) == len(PUBLISHED)
    await put_away(app, forum)


@pytest.mark.parametrize("game", by_turns(PUBLISHED, 0, len(PUBLISHED)))
async def test_a_whole_game_runs_in_a_forum(app: AppHarness, game: str) -> None:
    """Every request is checked against Discord's description at the end of the module."""
    forum = await set_up(app, *tag_names("en"))
    alice, bob = app.people[:2]
    post = await opened(app, forum, game)
    first = post.messages[0]
    assert first.id == post.id
    assert has_button("join")(first)
    shown = tag_of(post, game)
    await bob.at(post).click(re.compile("^join:"))
    await post.wait_for(has_button("start", enabled=True))
    await alice.at(post).click(re.compile("^start:"))
    await started(post)
    await app.quiet()
    assert tags_on(post) == {shown, "Running", "Standard"}
    await app.play(post, (Way.PANEL,), f"forum {game}", 2)
    assert await played_out(app, post, f"forum {game}") > 20
    await post.wait_for(has_button("rematch"))
    await app.quiet()
    assert tags_on(post) == {shown, "Finished", "Standard"}
    assert post.thread is not None
    assert post.thread.archived
    assert "join:" not in str(first.components)
    assert "Alice" in first.text
    assert [picture.filename for picture in first.attachments] == ["ending.png"]
    assert "alice" in first.alt_texts[0].casefold()
    await put_away(app, forum)


async def test_deleted_tags_are_left_out_and_named_for_the_admin(app: AppHarness) -> None:
    forum = await set_up(app, "進行中", "News")
    post = await opened(app, forum)
    assert tags_on(post) == set()
    assert post.thread is not None
    post.thread.applied_tags = [tag for tag, name in forum.tags.items() if name == "News"]
    app.server.world.channel_changed(post)
    await app.people[1].at(post).click(re.compile("^join:"))
    await post.wait_for(has_button("start", enabled=True))
    await app.people[0].at(post).click(re.compile("^start:"))
    await post.wait_for(lambda _: board_of(post) is not None)
    await app.quiet()
    assert tags_on(post) == {"進行中", "News"}, "a tag of an admin stays"
    forum.tags.clear()
    app.server.world.channel_changed(forum)
    shown = await app.admin.at(app.channel()).slash("server")
    assert "lacks tags" in shown.text
    assert "Finished" in shown.text
    await app.people[0].at(post).slash("game leave")
    await app.people[0].at(post).click(re.compile("^resign-now:"))
    await post.wait_for(has_button("rematch"))
    await app.quiet()
    assert tags_on(post) == set()
    await put_away(app, forum)


async def test_the_bot_adds_the_tags_if_it_may(app: AppHarness) -> None:
    forum = app.guild.add_forum("with-tags", "News")
    forum.set_permissions(app.server.world.me, allow=MANAGE_CHANNELS)
    await app.admin.at(app.channel()).slash("server", channel=forum)
    assert [*forum.tags.values()] == ["News", *tag_names("en")]
    shown = await app.admin.at(app.channel()).slash("server")
    assert "each table gets a post" in shown.text
    await put_away(app, forum)


async def test_open_tables_of_one_host_and_game_have_posts_of_different_names(
    app: AppHarness,
) -> None:
    forum = await set_up(app, *tag_names("en"))
    posts = [await opened(app, forum, "emperor") for _ in range(2)]
    assert [post.name for post in posts] == [
        "In the Shadow of the Emperor · Alice",
        "In the Shadow of the Emperor · Alice (2)",
    ]
    for post in posts:
        await app.people[0].at(post).slash("game cancel")
    await put_away(app, forum)


async def test_a_forum_without_permission_opens_nothing(app: AppHarness) -> None:
    forum = await set_up(app, *tag_names("en"))
    forum.set_permissions(app.server.world.me, deny=SEND_MESSAGES)
    host = app.people[0].at(app.channel())
    refused = await host.slash("game new", game="caylus")
    assert "Send Messages" in refused.text
    shown = await app.admin.at(app.channel()).slash("server")
    assert "Send Messages" in shown.text
    forum.set_permissions(app.server.world.me)
    forum.set_permissions(app.people[0], deny=SEND_MESSAGES)
    refused = await host.slash("game new", game="caylus")
    assert "you can’t open posts" in refused.text
    forum.set_permissions(app.people[0])
    assert forum.threads == []
    await put_away(app, forum)


async def test_a_deleted_forum_can_be_forbidden(app: AppHarness) -> None:
    forum = await set_up(app, *tag_names("en"))
    forum.delete()
    channel = app.channel()
    host = app.people[0].at(channel)
    refused = await host.slash("game new", game="caylus", thread=False)
    assert forum.mention in refused.text
    shown = (await app.admin.at(channel).slash("server")).message
    await app.admin.at(channel).select(
        "No longer allow a channel…", "a deleted channel", message=shown
    )
    await channel.wait_for(lambda m: m is shown and "in every channel" in m.text)
    await host.slash("game new", game="caylus", thread=False)
    await channel.wait_for(has_button("join"))
    await host.slash("game cancel")


async def test_an_allowed_text_channel_keeps_its_own_tables(app: AppHarness) -> None:
    forum = await set_up(app, *tag_names("en"))
    channel = app.channel()
    await app.admin.at(channel).slash("server", channel=channel)
    await app.people[0].at(channel).slash("game new", game="caylus", thread=False)
    await channel.wait_for(has_button("join"))
    assert forum.threads == []
    elsewhere = app.channel()
    refused = await app.people[0].at(elsewhere).slash("game new", game="caylus", thread=False)
    assert channel.mention in refused.text
    await app.people[0].at(channel).slash("game cancel")
    for place in (channel, forum):
        await app.admin.at(app.channel()).slash("server", channel=place)


async def test_a_rematch_gets_a_post_of_its_own(app: AppHarness) -> None:
    forum = await set_up(app, *tag_names("en"))
    post = await opened(app, forum)
    await app.people[1].at(post).click(re.compile("^join:"))
    await post.wait_for(has_button("start", enabled=True))
    await app.people[0].at(post).click(re.compile("^start:"))
    await post.wait_for(lambda _: board_of(post) is not None)
    await app.people[1].at(post).slash("遊戲 離開")
    await app.people[1].at(post).click(re.compile("^resign-now:"))
    result = await post.wait_for(has_button("rematch"))
    await app.quiet()
    await app.people[0].at(post).click(re.compile("^rematch:"), message=result)
    await app.quiet()
    other = forum.threads[-1]
    assert other is not post
    assert has_button("join")(other.messages[0])
    await put_away(app, forum)
