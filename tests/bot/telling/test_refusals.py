"""Every text that takes a name: whatever people call themselves or type is data in it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import FluentParser, ast, visitor

from bot.telling.names import escape, names_in_message, tidy
from bot.telling.voice import Voice, words_of_all
from engine.core import Seat, Text
from engine.core.registry import game_names, package_of
from engine.core.text import LANGUAGES, read_source

HOSTILE = "[Claim](https://x.example) @all"
PACKAGES = ("bot", "bot.tables", "engine.core", *map(package_of, game_names()))


class Variables(visitor.Visitor):
    """The placeholders of a message and of those it refers to.

    ``figures`` are those that choose a form or are figures for certain.
    """

    def __init__(self, entries: Mapping[str, ast.Message]) -> None:
        self.entries = entries
        self.all: set[str] = set()
        self.figures: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.entries[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        for argument in node.arguments.positional:
            if isinstance(argument, ast.VariableReference):
                self.figures.add(argument.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.figures.add(node.selector.id.name)
        self.generic_visit(node)


def messages(package: str, language: str) -> Iterator[tuple[str, set[str], set[str]]]:
    """Each message with its placeholders for words and those for figures."""
    body = FluentParser().parse(read_source(package, language)).body
    entries = {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}
    for key, entry in entries.items():
        found = Variables(entries)
        found.visit(entry)
        yield key, found.all - found.figures, found.figures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_name_or_a_typed_word_is_escaped_in_every_text(package: str, language: str) -> None:
    words = words_of_all(language)
    plain = Voice(words, ["NAME"])
    hostile = Voice(words, names_in_message([HOSTILE]))
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
