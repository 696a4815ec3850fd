"""Exceptions of the engine, each with a reason."""

from __future__ import annotations

from engine.core.words.text import Text


class EngineError(Exception):
    """Base class of the engine's exceptions."""


class IllegalMove(EngineError):
    """A choice is not legal; ``reason`` is a text for players."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class RecordError(EngineError):
    """A record cannot be read or replayed; ``line`` counts from 1, 0 means the whole file."""

    def __init__(self, why: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line
        self.why = why
