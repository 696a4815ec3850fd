"""A refused game on the welcome page explains why, and leaves no channel behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import Settings
from bot.playground.server import PlaygroundOptions, playground
from bot.sandbox import CannotDo
from bot.tables.admin import limits
from bot.workers import Pool
from engine.core.registry import game_names


async def test_a_refused_game_says_why(
    pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MAX_RUNNING_SOLO", 0)
    async with playground(Settings(_env_file=None), PlaygroundOptions(tmp_path, 0), pool) as made:
        alice, before = made.guild.owner, list(made.guild.channels)
        with pytest.raises(CannotDo, match="game"):
            await made.starter.begin(alice, game_names()[0], "alone", "easy", "quick")
        assert list(made.guild.channels) == before
