"""The stage of the stories, and the databases of the tables."""

from tests.bot.tables.conftest import bench, url
from tests.e2e.conftest import _seeds, pool, stage, toy

__all__ = ["_seeds", "bench", "pool", "stage", "toy", "url"]
