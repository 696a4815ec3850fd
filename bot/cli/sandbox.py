"""``python -m bot sandbox``: run the bot behind a web page, without a Discord account."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys
import webbrowser
from pathlib import Path

from bot.cli.configure import configure
from bot.cli.errors import StartupError
from bot.config import Settings
from bot.logs import raise_log_level
from bot.playground.server import PORT, Playground, PlaygroundOptions, PortTaken, playground
from bot.sandbox.page.guard import is_loopback
from bot.sandbox.persistence import CannotRead
from bot.short_collections import short_collections
from bot.store import NewerDatabase, OlderDatabase, StoreError
from bot.store.single_instance import InUse

FOLDER = Path("sandbox")
LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add port, folder and browser options."""
    parser.add_argument("--port", type=_port, help=f"port to serve the page on ({PORT})")
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="folder for saved data (sandbox)"
    )
    parser.add_argument("--fresh", action="store_true", help="delete saved data and start fresh")
    parser.add_argument("--no-open", action="store_true", help="do not open a browser")


def _port(text: str) -> int:
    if not text.isdigit() or not 0 < int(text) <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"“{text}” is not a port from 1 to {LAST_PORT}")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Run the sandbox with the requested options."""
    return play(configure(), args)


def play(settings: Settings, args: argparse.Namespace | None = None) -> int:
    """Run the sandbox until SIGTERM or Ctrl-C; return 1 if a loop of the bot failed.

    Raises:
        StartupError: the folder or the port is in use, or cannot be used.
    """
    raise_log_level(logging.WARNING)
    # On loopback a heartbeat may be acknowledged before discord.py has noted that it was sent.
    logging.getLogger("discord.gateway").setLevel(logging.ERROR)
    options, browser = PlaygroundOptions(FOLDER, address=settings.sandbox_address), True
    if args is not None:
        options = PlaygroundOptions(args.folder, args.port, options.address, args.fresh)
        browser = not args.no_open
    try:
        with short_collections():
            return asyncio.run(_play(settings, options, browser=browser))
    except InUse as other:
        raise StartupError(f"process {other} uses the folder {options.folder}") from None
    except PortTaken as taken:
        raise StartupError(str(taken)) from None
    except CannotRead as damaged:
        raise StartupError(
            f"the sandbox cannot be read ({damaged}); --fresh deletes it and starts fresh"
        ) from None
    except (NewerDatabase, OlderDatabase, StoreError) as error:
        raise StartupError(f"the sandbox's database cannot be opened: {error}") from None
    except OSError as error:
        raise StartupError(f"{options.folder} cannot be used: {error.strerror}") from None


async def _play(settings: Settings, options: PlaygroundOptions, *, browser: bool) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    async with playground(settings, options) as sandbox:
        for line in _greeting(sandbox, options):
            print(line, flush=True)
        if browser and _has_screen():
            await asyncio.to_thread(webbrowser.open, sandbox.link)
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait((stopped, sandbox.work), return_when=asyncio.FIRST_COMPLETED)
        stopped.cancel()
    return 1 if sandbox.bot.shutdown.broken else 0


def _greeting(sandbox: Playground, options: PlaygroundOptions) -> list[str]:
    lines = [f"Play here: {sandbox.link}"]
    if not is_loopback(options.address):
        lines.append(
            f"WARNING: it listens on {options.address}. Anyone with this link can do all that you "
            "can, and nothing is encrypted: only use it with people and in a network you trust."
        )
    return [
        *lines,
        f"State is saved in {options.folder}/. Ctrl-C stops it; run the command again to continue.",
    ]


def _has_screen() -> bool:
    """Return whether a browser can be opened."""
    if sys.platform == "darwin":
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
