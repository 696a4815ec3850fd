"""The tables package imports neither Discord nor Pillow."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import sys
import bot.tables, bot.store
strangers = ("discord", "PIL", "render", "aiohttp", "bot.discord_ui")
print(*(name for name in sys.modules if name.startswith(strangers)))
"""


def test_tables_import_neither_discord_nor_pillow() -> None:
    found = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    assert found.stdout.split() == []
