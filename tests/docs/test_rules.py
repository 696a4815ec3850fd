"""Every title of a rule that texts and cards name is a heading of the rules."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import catalogue

ROOT = Path(__file__).parents[2]


@cache
def headings(name: str) -> dict[str, str]:
    """Return the headings of a game's rules by their anchors."""
    page = (ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8")
    found = re.findall(r"^#{2,4} (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-"): title for title in found}


@pytest.mark.parametrize("name", game_names())
def test_every_title_in_the_texts_is_a_heading_of_the_rules(name: str) -> None:
    texts, start = catalogue("en", package_of(name)), f"{name}-rule-"
    titles = {key.removeprefix(start): texts.say(key) for key in texts.keys if start in key}
    assert titles
    for anchor, title in titles.items():
        assert headings(name).get(anchor) == title.replace("’", "'"), anchor
