"""Every title of a rule that texts, cards and docstrings name is a heading of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import catalogue

ROOT = Path(__file__).parents[2]
FOLDERS = ("engine", "render", "bot", "tests", "docs")
_NAMED = re.compile(r"\s\(rules: ([^)]+)\)")
"""A reference in a docstring or comment; in a signature, a name precedes the parenthesis."""
_NUMBERED = re.compile(r"\xa7|\b(?:DECISION|SLIP)S? \d|\bD-\d")
"""References by number, from when the rules were a document outside the repository."""


@cache
def headings(name: str) -> dict[str, str]:
    """Return the headings of a game's rules by their anchors."""
    page = (ROOT / game(name).rules_page).read_text(encoding="utf-8")
    found = re.findall(r"^#{2,4} (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-"): title for title in found}


def sources(*endings: str) -> Iterator[tuple[Path, str]]:
    """Yield the project's text files with these endings: path and content."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in endings:
                yield path.relative_to(ROOT), path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", game_names())
def test_every_title_in_the_texts_is_a_heading_of_the_rules(name: str) -> None:
    texts, start = catalogue("en", package_of(name)), f"{name}-rule-"
    titles = {key.removeprefix(start): texts.say(key) for key in texts.keys if start in key}
    assert titles
    for anchor, title in titles.items():
        assert headings(name).get(anchor) == title.replace("’", "'"), anchor


def test_every_rule_named_in_the_code_is_a_heading_of_the_rules() -> None:
    found = 0
    for path, source in sources(".py"):
        text = re.sub(r"\s*\n\s*(?:# )?", " ", source)
        for titles in _NAMED.findall(text):
            (name,) = {*path.parts} & {*game_names()}
            for title in titles.split("; "):
                assert title in headings(name).values(), f"{path}: {title}"
                found += 1
    assert found > 0


def test_no_rule_is_named_by_a_number() -> None:
    for path, source in sources(".py", ".ftl", ".md", ".tsv", ".txt", ".toml"):
        assert not _NUMBERED.search(source), path
