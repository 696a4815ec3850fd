"""The tables' messages: all exist, and all read as sentences in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

import bot.tables
from bot.presentation.texts import words_in
from engine.core.words.catalogue import LANGUAGES, read_source
from engine.core.words.text import say
from tests.fluent_nodes import variables

FOLDER = Path(bot.tables.__file__).parent
PHRASES = re.compile(r"table-plan-(stop|why)-.*|server-channel|span-.*")
"""Phrases: stop conditions and reasons of plans, channels, durations."""


def messages(language: str) -> dict[str, set[str]]:
    """Return the keys of a catalogue with their arguments."""
    found = {}
    for entry in parse(read_source("bot.tables", language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = variables(entry)
    return found


def test_every_message_named_in_code_exists() -> None:
    code = "".join(path.read_text() for path in FOLDER.rglob("*.py"))
    code += (FOLDER.parent / "config.py").read_text()
    named = set(re.findall(r'"((?:table|config|limit)-[a-z-]+)"', code))
    assert len(named) > 100
    assert named - set(messages("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_a_sentence(language: str) -> None:
    words = words_in(language)
    figures = {"least", "most", "seats", "need", "have", "hours", "table", "number", "latest"}
    for key, names in messages(language).items():
        args = {name: 1234 if name in figures else "Ada" for name in names}
        sentence = words.format(say(key, **args))
        assert sentence[-1] in ".。" or PHRASES.fullmatch(key), key
        if "table" in names or "number" in names:
            assert "1234" in sentence, "numbers of tables and moves have no separators"
