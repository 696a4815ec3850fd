"""Where the browser is, if there is one."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no Chromium: what needs one in tests/page does not run; “apt-get install chromium” helps"


def chromium() -> str | None:
    """The program."""
    return next(filter(None, map(shutil.which, NAMES)), None)
