"""The models register every table, whatever part of the bot a program imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.main import COMMANDS

COMPARE = """
import sys
from importlib import import_module

import_module(sys.argv[1])

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from bot.store.columns import Row

with create_engine(sys.argv[2]).connect() as connection:
    print(compare_metadata(MigrationContext.configure(connection), Row.metadata))
"""
"""Import one module in a new interpreter, and compare the registered tables with a database's."""


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_registers_the_migrated_schema(command: str, template: Path) -> None:
    words = [
        sys.executable,
        "-c",
        COMPARE,
        f"bot.cli.{command.replace('-', '_')}",
        f"sqlite:///{template}",
    ]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.returncode) == ("[]", 0), done.stderr
