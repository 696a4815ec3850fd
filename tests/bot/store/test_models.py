"""The models register every table, whatever part of the bot a program imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bot.cli.main import COMMANDS

COMPARE = """
import os, sys
from importlib import import_module

import aiohttp, discord, sqlmodel
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

for name in sys.argv[2:]:
    if os.fork():
        os.wait()
        continue
    import_module(f"bot.cli.{name.replace('-', '_')}")
    from bot.store.columns import Row

    with create_engine(sys.argv[1]).connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), Row.metadata)
    print(name, differences, flush=True)
    os._exit(0)
"""
"""Import each module in a process without any other module of the bot, and compare the registered
tables with a database's. Other libraries are imported once, before the processes split.
"""


def test_every_command_registers_the_migrated_schema(template: Path) -> None:
    names = [command.name for command in COMMANDS]
    words = [sys.executable, "-c", COMPARE, f"sqlite:///{template}", *names]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == [f"{name} []" for name in names], done.stderr
