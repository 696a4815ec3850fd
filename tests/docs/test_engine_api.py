"""The examples of ``docs/engine-api.md`` run, each by itself."""

from __future__ import annotations

import doctest
import re
import textwrap
from pathlib import Path
from typing import Any

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "engine-api.md"
EXAMPLES = dict(
    re.findall(
        r"^## (.+?)\n.*?^```python\n(.+?)^```",
        PAGE.read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
)


def test_there_are_three_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("title", EXAMPLES)
def test_an_example_runs(title: str) -> None:
    example = doctest.DocTestParser().get_doctest(EXAMPLES[title], {}, title, str(PAGE), 0)
    said: list[str] = []
    failed, attempted = doctest.DocTestRunner().run(example, out=said.append)
    assert attempted > 5
    assert failed == 0, "".join(said)


def test_the_example_with_pettingzoo_plays_a_whole_game() -> None:
    page = PAGE.read_text(encoding="utf-8")
    indented = r"^## Use PettingZoo$.*?^( {4}.*?)^\S"
    (example,) = re.findall(indented, page, re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(textwrap.dedent(example), names)
    assert names["termination"]
    assert names["table"].agents == []
