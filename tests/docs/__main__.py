"""``make docs``: write the documents generated from code and texts."""

from __future__ import annotations

from pathlib import Path

from tests.docs import packages, policies, weblate
from tests.house.sources import ROOT


def pages() -> dict[Path, str]:
    """Return every generated page except docs/commands.md, which the bot prints itself."""
    return {
        **policies.pages(),
        packages.PAGE: packages.page(),
        weblate.PAGE: weblate.page(),
    }


def main() -> None:
    """Write each page and print its name."""
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
