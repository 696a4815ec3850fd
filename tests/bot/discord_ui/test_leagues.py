"""Messages about seasons: within Discord's limits, posted once, and refused without a traceback."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord_ui.common.interactions import Services
from bot.discord_ui.common.layout import TEXT_LIMIT
from bot.discord_ui.leagues import posts as season_posts
from bot.discord_ui.leagues.posts import SeasonMessages
from bot.discord_ui.leagues.view import standings_message, started_message
from bot.presentation.texts import words_in
from bot.tables.domain.errors import TableError
from bot.tables.exports import Announcement, SeasonKind, SeasonStatus
from tests.bot.presentation.test_league_standings import LONGEST_NAME, season

RUNNING = season(status=SeasonStatus.RUNNING)
GONE = discord.NotFound(Mock(status=404, reason="Not Found"), "Unknown Channel")


def messages(place: Any) -> SeasonMessages:
    """Return the posts about seasons in a place that is also the season's channel."""
    services = SimpleNamespace(
        get_channel=lambda _: place,
        get_partial_messageable=lambda _: place,
        web=SimpleNamespace(season_page=lambda _: None),
        application_id=1,
    )
    return SeasonMessages(cast(Services, services))


async def no_threads() -> AsyncIterator[discord.Thread]:
    none: list[discord.Thread] = []
    for thread in none:
        yield thread


def text_channel(*, news: bool = False) -> Mock:
    channel = Mock(spec=discord.TextChannel, threads=[])
    channel.is_news.return_value = news
    channel.archived_threads.side_effect = lambda limit: no_threads()
    channel.create_thread = AsyncMock(return_value=SimpleNamespace(id=5))
    channel.send = AsyncMock()
    return channel


@pytest.mark.parametrize("kind", list(SeasonKind))
def test_the_names_of_the_largest_season_fit_in_a_message(kind: SeasonKind) -> None:
    words = words_in("en")
    largest = season(150, kind=kind, status=SeasonStatus.RUNNING)
    several = replace(largest, groups=largest.groups * 3, closes_at=largest.opened_at)
    started = started_message(several, words, None)
    before = standings_message(largest, None, words, None)
    for view in (started, before):
        assert LONGEST_NAME[:20] in str(view.to_components())
        assert view.content_length() <= TEXT_LIMIT
    assert "… +" in str(before.to_components())


@pytest.mark.parametrize(
    ("news", "kind"),
    [(True, discord.ChannelType.news_thread), (False, discord.ChannelType.public_thread)],
)
async def test_tables_get_the_threads_that_their_channel_allows(
    news: bool, kind: discord.ChannelType
) -> None:
    channel = text_channel(news=news)
    assert await messages(channel).make_place(RUNNING, RUNNING.tables[0]) == "5"
    assert channel.create_thread.call_args.kwargs["type"] is kind


async def test_a_channel_that_is_gone_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(season_posts, "posted_before", AsyncMock(side_effect=GONE))
    channel = text_channel()
    channel.create_thread = AsyncMock(side_effect=GONE)
    with pytest.raises(TableError, match="league-no-channel"):
        await messages(channel).announce(RUNNING, Announcement.CANCELLED)
    with pytest.raises(TableError, match="league-no-channel"):
        await messages(channel).make_place(RUNNING, RUNNING.tables[0])


async def test_a_post_is_recognized_after_the_season_has_gone_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only notices come again in each round; long ids do not hide which one it is."""
    find = AsyncMock(return_value="7")
    monkeypatch.setattr(season_posts, "posted_before", find)

    async def mark(what: Announcement, number: int) -> int:
        later = replace(RUNNING, id=10**12, round=number, closes_at=RUNNING.opened_at)
        await messages(text_channel()).announce(later, what)
        return cast(int, find.call_args.args[1])

    assert await mark(Announcement.SIGN_UP, 0) == await mark(Announcement.SIGN_UP, 1)
    assert await mark(Announcement.NOTICE, 1) != await mark(Announcement.NOTICE, 2)


async def test_standings_are_published_for_each_group_without_mentions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(season_posts, "draw_standings", AsyncMock(return_value=[]))
    channel = text_channel()
    await messages(channel).publish(replace(RUNNING, groups=RUNNING.groups * 2), "2")
    sent = [call.kwargs for call in channel.send.call_args_list]
    assert len(sent) == 2
    assert LONGEST_NAME[:20] in str(sent[0]["view"].to_components())
    assert not sent[0]["allowed_mentions"].users
