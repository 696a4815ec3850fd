"""Which tests go to one worker, because they share dear things: a stage, all that a game says."""

from __future__ import annotations

import re
from pathlib import PurePosixPath

from xdist.scheduler import LoadScopeScheduling

from engine.core.registry import game_names

BROWSER_TESTS = "tests/page/"
"""One browser and one sandbox serve all of these."""


class ResourceGroups(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """A worker takes a game's tests of a folder that asks every game the same, else a file's."""

    def _split_scope(self, nodeid: str) -> str:
        file, _, test = nodeid.partition("::")
        if file.startswith(BROWSER_TESTS):
            return BROWSER_TESTS
        first = re.search(r"\[(\w+)", test)
        if first and first[1] in game_names():
            return f"{PurePosixPath(file).parent}:{first[1]}"
        return file
