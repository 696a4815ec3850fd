"""``make docs``: write the documents generated from code and texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from tests.docs import packages, policies, weblate
from tests.house.sources import ROOT

PAGES: Mapping[Path, Callable[[], str]] = {
    **{path: partial(policies.page, name) for name, path in policies.PAGES.items()},
    packages.PAGE: packages.page,
    weblate.PAGE: weblate.page,
}
"""What writes each page; docs/commands.md is missing because the bot prints it itself."""


def main() -> None:
    """Write each page and print its name."""
    for path, page in PAGES.items():
        path.write_text(page(), encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
