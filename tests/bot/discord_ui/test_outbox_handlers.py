"""Every kind of outbox message has a handler."""

from __future__ import annotations

from pathlib import Path

from bot.app import Seneschal
from bot.config import Settings
from bot.store import Store
from bot.tables.outbox.behaviour import BEHAVIOURS


async def test_every_outbox_kind_has_a_handler(tmp_path: Path) -> None:
    settings = Settings(_env_file=None, database_url=f"sqlite:///{tmp_path}/seneschal.db")
    bot = Seneschal(settings, Store(settings.database_url))
    assert set(bot.delivery.handlers) == set(BEHAVIOURS)
