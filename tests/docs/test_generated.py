"""The generated documents are current."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cli.main import main
from tests.docs.__main__ import PAGES
from tests.house.sources import ROOT


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_generated_page_is_current(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == PAGES[path](), "run make docs"


def test_the_list_of_commands_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    main(["commands", "--markdown"])
    text = (ROOT / "docs" / "commands.md").read_text(encoding="utf-8")
    assert capsys.readouterr().out == text, "run make docs"
