"""Ctrl-C while a program is still starting: it ends without a traceback."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize("module", ["bot.cli", "argparse", "sqlalchemy.sql", "discord.http"])
async def test_interrupted_while_it_is_imported(tmp_path: Path, module: str) -> None:
    command = (sys.executable, "-X", "importtime", "-m", "bot", "sandbox", "--no-open")
    process = await asyncio.create_subprocess_exec(
        *command, "--folder", str(tmp_path / "sandbox"), stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    told = b""
    while not told.rstrip().endswith(b" " + module.encode()):
        told = await process.stderr.readline()
        assert told, f"{module} was never imported"
    process.send_signal(signal.SIGINT)
    rest = await process.stderr.read()
    assert b"Traceback" not in rest
    assert b"KeyboardInterrupt" not in rest
    assert await process.wait() == 130
