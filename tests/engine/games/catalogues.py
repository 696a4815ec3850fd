"""Read catalogues as messages."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import read_source
from engine.core.words.lazy_bundle import entries
from tests.fluent_nodes import nodes

PACKAGES = ("engine.core", *map(package_of, game_names()))
WHOLE = (*PACKAGES, "render", *(f"render.{name}" for name in game_names()), "bot", "bot.tables")
"""Every catalogue: those of the games, the core and the painters."""


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """Return a catalogue's messages by key; fail on junk and duplicates."""
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


@cache
def prose(package: str, language: str) -> dict[str, list[str]]:
    """Return the literal text of every message."""
    return {
        key: [node.value for node in nodes(message, ast.TextElement)]
        for key, message in messages(package, language).items()
    }
