"""Ctrl-C during start-up ends a program without a traceback."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

RECORD = Path(__file__).parent / "records" / "caylus-4-thoughtful.txt"
COMMANDS = {
    "bot": ("bot", "sandbox", "--no-open", "--folder"),
    "engine": (
        "engine",
        "match",
        "caylus",
        "--seats",
        "2",
        "--players",
        "random,random",
        "--games",
    ),
    "render": ("render", str(RECORD), "--out"),
}
"""Commands that take longer than their imports; the last option gets its value from the test."""


@pytest.mark.parametrize(
    ("program", "module"),
    [
        *(("bot", name) for name in ("bot.cli", "argparse", "sqlalchemy.sql", "discord.http")),
        *(("engine", name) for name in ("argparse", "engine.core.registry", "engine.cli.play")),
        *(("render", name) for name in ("engine.core.record", "PIL.Image", "render.cli")),
    ],
)
async def test_ctrl_c_during_imports_prints_no_traceback(
    tmp_path: Path, program: str, module: str
) -> None:
    value = "1000" if program == "engine" else str(tmp_path / "made")
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-X", "importtime", "-m", *COMMANDS[program], value),
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stderr is not None
    line = b""
    while not line.rstrip().endswith(b" " + module.encode()):
        line = await process.stderr.readline()
        assert line, f"{module} was never imported"
    process.send_signal(signal.SIGINT)
    rest = await process.stderr.read()
    assert b"Traceback" not in rest
    assert b"KeyboardInterrupt" not in rest
    assert await process.wait() == 130


async def test_an_interrupt_inside_a_callback_of_the_import_system_ends_the_program() -> None:
    """Python would print and ignore a KeyboardInterrupt there, and the program would go on."""
    program = """
import signal, weakref
from engine.cli.interrupts import exit_on_interrupt

class Module: pass

with exit_on_interrupt():
    module = Module()
    reference = weakref.ref(module, lambda _: signal.raise_signal(signal.SIGINT))
    del module
"""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stderr=asyncio.subprocess.PIPE
    )
    assert process.stderr is not None
    assert await process.stderr.read() == b""
    assert await process.wait() == 130
