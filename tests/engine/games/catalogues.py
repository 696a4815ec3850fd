"""Catalogues as messages, for the tests of how they are written."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from engine.core.messages import entries
from engine.core.registry import game_names, package_of
from engine.core.text import read_source

PACKAGES = ("engine.core", *map(package_of, game_names()))


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """The messages of a catalogue by key; fails on what is no message and on doubles."""
    found: dict[str, ast.Message] = {}
    source = read_source(package, language)
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} comes twice"
            found[entry.id.name] = entry
    apart = {name for name, _ in entries(source) if not name.startswith("-")}
    assert found.keys() == apart, "taken apart it has other messages"
    return found


def parts(node: Any) -> Iterator[Any]:
    """Every node of a message below and including ``node``."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from parts(child)


def placeholders(message: ast.Message) -> set[str]:
    """The names of the figures a message puts in."""
    return {node.id.name for node in parts(message) if isinstance(node, ast.VariableReference)}


@cache
def prose(package: str, language: str) -> dict[str, list[str]]:
    """The bare text pieces of every message."""
    return {
        key: [node.value for node in parts(message) if isinstance(node, ast.TextElement)]
        for key, message in messages(package, language).items()
    }
