"""Read catalogues as messages."""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser, ast

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import read_source
from engine.core.words.lazy_bundle import entries
from tests.engine.games.game_extras import corpus
from tests.fluent_nodes import nodes

PACKAGES = ("engine.core", *map(package_of, game_names()))
_LINK_TARGET = re.compile(r"(?<=\])\(https?://[^)]+\)")


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
def quoted(package: str) -> frozenset[str]:
    """Return the keys that other English messages contain, as in ``{ harbour-ask-turn }``."""
    return frozenset(
        reference.id.name
        for message in messages(package, "en").values()
        for reference in nodes(message, ast.MessageReference)
    )


@cache
def prose(package: str, language: str) -> dict[str, list[str]]:
    """Return the literal text of every message."""
    return {
        key: [node.value for node in nodes(message, ast.TextElement)]
        for key, message in messages(package, language).items()
    }


def without_latin(package: str, text: str) -> str:
    """Remove what a game's rules write in Latin letters in every language."""
    text = _LINK_TARGET.sub("", text)
    for piece in corpus(package.rpartition(".")[2]).latin:
        text = text.replace(piece, "")
    return text
