"""The end-to-end tests' app harness and the table tests' databases."""

from tests.bot.tables.conftest import harness, url
from tests.e2e.conftest import _seeds, app, pool, toy

__all__ = ["_seeds", "app", "harness", "pool", "toy", "url"]
