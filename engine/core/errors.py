"""Exceptions of the engine, each with a reason."""

from __future__ import annotations

from engine.core.words.text import Text


class EngineError(Exception):
    """Any mistake the engine reports."""


class IllegalMove(EngineError):
    """A choice that may not be taken now; ``reason`` says why, for a person to read."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.key)
        self.reason = reason


class RecordError(EngineError):
    """A record file that cannot be read or replayed: ``line`` is 1-based, 0 for the whole file."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}" if line else why)
        self.line = line
        self.why = why
