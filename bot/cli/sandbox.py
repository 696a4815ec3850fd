"""``python -m bot sandbox``: the bot behind a web page of its own, without a Discord account."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import webbrowser
from pathlib import Path

from bot.cli.configured import configured
from bot.cli.errors import StartupError
from bot.config import Settings
from bot.logs import raise_log_level
from bot.playground.server import PORT, Playground, PlaygroundOptions, PortTaken, playground
from bot.sandbox.page.guard import is_loopback
from bot.sandbox.persistence import CannotRead, FolderInUse
from bot.store import NewerDatabase, StoreError

FOLDER = Path("sandbox")
LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where it is found, and where it is kept."""
    parser.add_argument("--port", type=_port, help=f"where the page is found ({PORT})")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where it is kept (sandbox)")
    parser.add_argument("--fresh", action="store_true", help="begin anew: what is kept is deleted")
    parser.add_argument("--no-open", action="store_true", help="open no browser")


def _port(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"“{text}” is not a port from 1 to {LAST_PORT}")
    return int(text)


def run(asked: argparse.Namespace) -> int:
    """Serve what was asked for."""
    return play(configured(), asked)


def play(settings: Settings, asked: argparse.Namespace | None = None) -> int:
    """Serve what was asked for until SIGTERM or Ctrl-C; 1 when a loop of the bot broke.

    Raises:
        CannotStart: the folder or the port is another's, or cannot be used.
    """
    raise_log_level(logging.WARNING)
    # On loopback a heart's answer may come before discord.py has noted that it beat.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    wished, browser = PlaygroundOptions(FOLDER, address=settings.sandbox_address), True
    if asked is not None:
        wished = PlaygroundOptions(asked.folder, asked.port, wished.address, asked.fresh)
        browser = not asked.no_open
    try:
        return asyncio.run(_play(settings, wished, browser=browser))
    except (FolderInUse, PortTaken) as taken:
        raise StartupError(str(taken)) from None
    except CannotRead as damaged:
        raise StartupError(f"the sandbox cannot be read ({damaged}); --fresh begins anew") from None
    except (NewerDatabase, StoreError) as error:
        raise StartupError(f"the sandbox's database cannot be opened: {error}") from None
    except OSError as refused:
        raise StartupError(f"{wished.folder} cannot be used: {refused.strerror}") from None


async def _play(settings: Settings, wished: PlaygroundOptions, *, browser: bool) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with playground(settings, wished) as made:
        for line in _greeting(made, wished):
            print(line, flush=True)
        if browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, made.link)
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait((stopped, made.work), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
    return 1 if made.bot.closing.broken else 0


def _greeting(made: Playground, wished: PlaygroundOptions) -> list[str]:
    lines = [f"Play here: {made.link}"]
    if not is_loopback(wished.address):
        lines.append(
            f"WARNING: it listens on {wished.address}. Whoever has this link can do all that you "
            "can, and nothing is encrypted: use it among people and in a network you trust."
        )
    return [*lines, f"It is kept in {wished.folder}/. Ctrl-C stops it; the same command goes on."]


def _has_screen() -> bool:
    """Whether there is somewhere to open a browser."""
    if sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
