"""Every text with a user-written word treats it as plain data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import chain

import pytest
from fluent.syntax import FluentParser, ast

from bot.presentation.texts import Localizer, escape, message_localizer, tidy, words_of_all
from engine.core import Seat, Text
from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import LANGUAGES, read_source
from tests.fluent_nodes import nodes, variables

HOSTILE = "[Claim](https://x.example) @all"
PACKAGES = ("bot", "bot.tables", "engine.core", *map(package_of, game_names()))


def figures(root: ast.BaseNode) -> set[str]:
    """Return the placeholders that select a form or are certainly numbers."""
    chosen = [node.selector for node in nodes(root, ast.SelectExpression)]
    given = [
        argument
        for node in nodes(root, ast.FunctionReference)
        for argument in node.arguments.positional
    ]
    return {node.id.name for node in chosen + given if isinstance(node, ast.VariableReference)}


def with_references(entry: ast.Message, entries: Mapping[str, ast.Message]) -> list[ast.Message]:
    """Return a message and those of its package that it refers to."""
    named = {node.id.name for node in nodes(entry, ast.MessageReference)}
    found = [with_references(entries[key], entries) for key in sorted(named & entries.keys())]
    return [entry, *chain.from_iterable(found)]


def messages(package: str, language: str) -> Iterator[tuple[str, set[str], set[str]]]:
    """Return each message with its placeholders for words and for numbers."""
    body = FluentParser().parse(read_source(package, language)).body
    entries = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for key, entry in entries.items():
        parts = with_references(entry, entries)
        counted = set().union(*map(figures, parts))
        yield key, set().union(*map(variables, parts)) - counted, counted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_user_written_words_are_escaped_in_every_text(package: str, language: str) -> None:
    words = words_of_all(language)
    plain = Localizer(words, ["NAME"])
    hostile = replace(message_localizer(language, None, [HOSTILE]), words=words)
    shown = escape(tidy(HOSTILE))
    taking = 0
    for key, texts, figures in messages(package, language):
        counted = dict.fromkeys(figures, 3)
        usual = plain.refuse(Text(key, {**counted, **dict.fromkeys(texts, "NAME")}))
        wanted = usual.replace("NAME", shown)
        typed = Text(key, {**counted, **dict.fromkeys(texts, HOSTILE)})
        seated = Text(key, {**counted, **dict.fromkeys(texts, Seat(0))})
        inside = Text(key, {**counted, **dict.fromkeys(texts, Text("bold", {"text": HOSTILE}))})
        assert hostile.refuse(typed) == wanted, key
        assert hostile.refuse(seated) == hostile.format(seated) == wanted, key
        assert hostile.refuse(inside) == usual.replace("NAME", f"**{shown}**"), key
        taking += bool(texts)
    assert taking > 0
