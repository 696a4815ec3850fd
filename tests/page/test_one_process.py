"""A running sandbox locks its database."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bot.cli.copy_database import copy_database
from bot.cli.errors import StartupError
from bot.cli.restore import restore
from bot.config import Settings
from bot.playground.server import DATABASE, PlaygroundOptions, playground
from bot.store.single_instance import InUse
from bot.workers import Pool


async def test_the_database_of_a_running_sandbox_cannot_be_replaced_or_copied(
    pool: Pool, tmp_path: Path
) -> None:
    settings, options = Settings(_env_file=None), PlaygroundOptions(tmp_path / "sandbox", 0)
    url = f"sqlite:///{options.folder / DATABASE}"
    own = settings.model_copy(update={"database_url": url})
    async with playground(settings, options, pool) as made:
        running = f"process {os.getpid()} at {made.server.url} runs on"
        with pytest.raises(StartupError, match=running):
            await restore(own, tmp_path / "copy.db")
        with pytest.raises(StartupError, match=running):
            await copy_database(settings, url, f"sqlite:///{tmp_path / 'new.db'}")
        with pytest.raises(InUse, match=made.server.url):
            async with playground(settings, options, pool):
                pass
    async with playground(settings, options, pool) as again:
        assert again.guild.name == made.guild.name
