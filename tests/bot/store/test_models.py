"""The models register every table, whatever part of the bot a program imports."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

COMPARE = """
import sys

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

import bot.store
from bot.store.columns import Row

with create_engine(sys.argv[1]).connect() as connection:
    print(compare_metadata(MigrationContext.configure(connection), Row.metadata))
"""
"""Compare the registered tables with a database's.

The import of the package is part of the import of each of its modules, and without one of them no
command reaches a database.
"""


def test_the_store_registers_the_migrated_schema(template: Path) -> None:
    words = [sys.executable, "-c", COMPARE, f"sqlite:///{template}"]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.stdout == "[]\n", done.stderr
