"""Groups of tests that run on one worker because they share something expensive."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling

from engine.core.registry import game_names

BROWSER_TESTS = "tests/page/"
"""These tests share one browser and one sandbox."""
STARTED_FIRST = (
    BROWSER_TESTS,
    "tests/e2e/test_hidden_choices.py",
    "tests/render/games/",
    "tests/test_new_game.py",
)
"""The groups that take longest: started last, one of them would run on alone at the end."""


class ResourceGroups(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Group parametrised tests by folder and game, and all others by file."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file.startswith(BROWSER_TESTS):
            return BROWSER_TESTS
        first = re.search(r"\[(\w+)", test)
        if first and first[1] in game_names():
            return f"{PurePosixPath(file).parent}:{first[1]}"
        return file
