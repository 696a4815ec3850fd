"""Numbered changes of the schema, run by :mod:`bot.store.migrate`."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""The folder of this package."""
