"""``make docs``: write the documents that are made from the code and the texts."""

from __future__ import annotations

from tests.docs import policies
from tests.test_house import ROOT


def main() -> None:
    """Write each page and print its name."""
    for path, text in policies.pages().items():
        path.write_text(text, encoding="utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
