"""Notices while the bot is killed: a few of the thousand restarts of ``make soak``."""

from __future__ import annotations

import asyncio

from tests.bot.tables.random_restarts import run_restarts


def test_each_notice_is_posted_once_whenever_the_bot_is_killed() -> None:
    lived = asyncio.run(run_restarts(20, "in the tests"))
    assert lived.restarts >= 20
    assert lived.discord.of_turn
    assert lived.discord.known, "some were in delivery when the bot was killed"
