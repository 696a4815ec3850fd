"""Record every request of the bot with body and files."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from bot.sandbox.validate.messages import Upload

_dumps = json.JSONEncoder(ensure_ascii=False).encode


@dataclass(eq=False)
class Entry:
    """A request: `path` and `template` are those behind `/api/v10`; `started` is monotonic."""

    method: str
    path: str
    template: str
    query: dict[str, str]
    body: Any
    files: list[Upload]
    started: float = field(default_factory=time.monotonic)
    seconds: float = 0.0
    status: int | None = None
    response: Any = None

    @property
    def text(self) -> str:
        """Return all text of the request, JSON escapes decoded."""
        parts = [self.path, _dumps(self.query), _dumps(self.body)]
        return "\n".join((*parts, *(upload.filename for upload in self.files)))

    def holds(self, needle: str | bytes) -> bool:
        """Return whether the request has `needle` in its text or in the bytes of a file."""
        raw = needle.encode() if isinstance(needle, str) else needle
        return raw in self.text.encode() or any(raw in upload.data for upload in self.files)

    def __repr__(self) -> str:
        return f"<{self.method} {self.path} -> {self.status}>"


class Transcript:
    """The requests, oldest first; with ``most`` only the latest of them."""

    def __init__(self, *, keep_files: bool = True, most: int | None = None) -> None:
        self.entries: list[Entry] = []
        self._most = most
        self.keep_files = keep_files
        self.watchers: list[Callable[[Entry], None]] = []
        """Called with each request once it has its response."""

    def add(self, entry: Entry) -> None:
        """Add a request."""
        self.entries.append(entry)
        if self._most is not None and len(self.entries) > self._most:
            del self.entries[0]

    def finish(self, entry: Entry, status: int | None, response: Any) -> None:
        """Record the response of a request; status ``None`` is a cut connection."""
        entry.status, entry.response = status, response
        entry.seconds = time.monotonic() - entry.started
        if not self.keep_files:
            entry.files = []
        for watcher in self.watchers:
            watcher(entry)

    def find(self, method: str = "*", path: str = "*") -> list[Entry]:
        """Return the requests with a method and a path that fits a glob."""
        return [
            entry
            for entry in self.entries
            if method in ("*", entry.method) and fnmatchcase(entry.path, path)
        ]

    def search(self, needle: str | bytes) -> list[Entry]:
        """Return the requests that contain a text, or bytes within a file."""
        return [entry for entry in self.entries if entry.holds(needle)]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)
