"""Find an installed browser."""

from __future__ import annotations

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = "no Chromium: what needs one in tests/page does not run; “apt-get install chromium” helps"


def chromium() -> str | None:
    """Return the path of the browser."""
    return next(filter(None, map(shutil.which, NAMES)), None)
