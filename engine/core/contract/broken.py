"""A promise of the contract, and what is raised when a game does not keep one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from engine.core.errors import EngineError
from engine.core.record import Record


class ContractBroken(EngineError):
    """A promise a game did not keep, with the record so far where there is one."""

    def __init__(self, why: str, record: Record | None = None) -> None:
        super().__init__(f"{why}\n{record.text()}" if record else why)
        self.why = why
        self.record = record


def require(holds: bool, why: str) -> None:
    """Raise :class:`ContractBroken` unless the promise holds."""
    if not holds:
        raise ContractBroken(why)


@contextmanager
def recorded(record: Record) -> Iterator[None]:
    """Let whatever goes wrong inside come out with the record, so that it can be seen again."""
    try:
        yield
    except ContractBroken as broken:
        raise ContractBroken(broken.why, record) from broken
    except Exception as error:
        raise ContractBroken(f"{type(error).__name__}: {error}", record) from error
