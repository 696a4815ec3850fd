"""Lazy Fluent bundles: each of the thousands of messages is parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Beginning of a message or term; its other lines are indented."""
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


def entries(source: str) -> Iterator[tuple[str, str]]:
    """Yield the messages and terms of a file: name and source, without comments."""
    source = _COMMENT.sub("", source)
    matches = list(_ENTRY.finditer(source))
    starts = [match.start() for match in matches]
    for match, end in zip(matches, [*starts[1:], len(source)], strict=False):
        yield match[1], source[match.start() : end]


@cache
def _parse(entry: str) -> Resource:
    """Parse a message, once for all catalogues it is part of."""
    return FluentResource(entry)


class Messages:
    """The messages of one language from several files; the first of two equal names wins.

    A message that only the ``fallback`` has is formatted by it, with the plurals of its language.
    """

    def __init__(
        self, language: str, sources: Sequence[str], fallback: Messages | None = None
    ) -> None:
        # The isolation marks Fluent adds for mixed directions show as boxes in some clients.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries: dict[str, str] = {}
        self._read_names: set[str] = set()
        self._fallback = fallback
        for source in sources:
            for name, entry in entries(source):
                self._entries.setdefault(name, entry)
        own = frozenset(name for name in self._entries if not name.startswith("-"))
        self.missing: frozenset[str] = fallback.keys - own if fallback else frozenset()
        self.keys: frozenset[str] = own | self.missing

    def format(self, key: str, args: dict[str, Any]) -> tuple[str, Sequence[Exception]] | None:
        """Format a message; return it with any errors, or ``None`` if it does not exist."""
        if self._fallback and key in self.missing:
            return self._fallback.format(key, args)
        self._parse_with_references(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            return None
        sentence, errors = self._bundle.format_pattern(pattern, args)
        return str(sentence), errors

    def _parse_with_references(self, name: str) -> None:
        """Parse a message and everything it refers to."""
        entry = self._find_entry(name)
        if entry is not None and name not in self._read_names:
            self._read_names.add(name)
            self._bundle.add_resource(_parse(entry))
            for other in _REFERENCE.findall(entry):
                self._parse_with_references(other)

    def _find_entry(self, name: str) -> str | None:
        """Return the source of a message or term, if necessary that of the fallback."""
        entry = self._entries.get(name)
        return self._fallback._find_entry(name) if entry is None and self._fallback else entry
