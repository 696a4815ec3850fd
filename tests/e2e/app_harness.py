"""Build the harness of the tests of the whole bot."""

from __future__ import annotations

import logging
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.config import Settings
from bot.sandbox import LoopbackDiscord, point_client_at
from bot.sandbox.limits import TIMEOUT_S
from bot.workers import Pool
from tests.e2e.harness import AppHarness
from tests.e2e.log_records import LogRecords
from tests.e2e.server_clock import ServerClock

LOCALES = ("en-US", "zh-TW", "zh-CN", "ja", "en-GB")
NAMES = ("Alice", "Bob", "Chen", "Dai", "Eve")


@asynccontextmanager
async def app_harness(
    folder: Path, template: Path, pool: Pool, heartbeat_interval: float = 3600.0
) -> AsyncIterator[AppHarness]:
    """Build a harness with a copy of the template database and people with different locales.

    Heartbeats are slow because a module's event loop stops between its tests, and answers may take
    longer than Discord allows because the machine may be busy. Pictures keep their painted width,
    because scaling one takes three times as long as painting it.
    """
    shutil.copy(template, folder / "seneschal.db")
    url = f"sqlite+aiosqlite:///{folder}/seneschal.db"
    settings = Settings(_env_file=None, database_url=url)
    records = LogRecords()
    root = logging.getLogger()
    root.addHandler(records)
    try:
        async with LoopbackDiscord(heartbeat_interval=heartbeat_interval) as server:
            guild = server.add_guild("Test")
            people = [
                guild.add_member(name, locale=locale)
                for name, locale in zip(NAMES, LOCALES, strict=True)
            ]
            admin = guild.add_member("Olga", permissions=1 << 5)
            stranger = guild.add_member("Sam")
            made = AppHarness(
                server,
                guild,
                settings,
                ServerClock(server),
                records,
                people,
                admin,
                stranger,
                pool,
            )
            with point_client_at(server), pytest.MonkeyPatch.context() as patch:
                patch.setattr("bot.sandbox.limits.FIRST_RESPONSE_S", TIMEOUT_S)
                patch.setattr("bot.sharding.IDENTIFY_INTERVAL_S", 0.0)
                patch.setattr("bot.demonstration.people._SETTLED_S", 0.0)  # `quiet` knows better
                yield made
    finally:
        root.removeHandler(records)
