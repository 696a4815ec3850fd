"""What the tables say: every message in every language, and none too many."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import bot.tables
from engine.core.words.catalogue import LANGUAGES, catalogue, read_source
from engine.core.words.text import say
from tests.fluent_nodes import variables

FOLDER = Path(bot.tables.__file__).parent
PHRASES = re.compile(r"table-plan-(stop|why)-.*|server-channel|span-.*")
"""What a plan stops at, why one has, where tables may be, how long: parts of a sentence."""


def messages(language: str) -> dict[str, set[str]]:
    """The keys of a catalogue with the arguments each needs."""
    found = {}
    for entry in parse(read_source("bot.tables", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def test_the_code_names_no_message_that_is_not_there() -> None:
    code = "".join(path.read_text() for path in FOLDER.rglob("*.py"))
    code += (FOLDER.parent / "config.py").read_text()
    named = set(re.findall(r'"((?:table|config|limit)-[a-z-]+)"', code))
    assert len(named) > 100
    assert named - set(messages("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_read(language: str) -> None:
    words = catalogue(language, "bot.tables")
    figures = {"least", "most", "seats", "need", "have", "hours", "table", "number", "latest"}
    for key, names in messages(language).items():
        args = {name: 1234 if name in figures else "Ada" for name in names}
        sentence = words.format(say(key, **args))
        assert sentence[-1] in ".。" or PHRASES.fullmatch(key), key
        if "table" in names or "number" in names:
            assert "1234" in sentence, "numbers of tables and moves have no separators"
