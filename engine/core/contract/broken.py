"""The exception for a violation of the contract."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from engine.core.errors import EngineError
from engine.core.record import Record


class ContractBroken(EngineError):
    """A game violated the contract; the message includes the record so far, if any."""

    def __init__(self, why: str, record: Record | None = None) -> None:
        super().__init__(f"{why}\n{record.text()}" if record else why)
        self.why = why
        self.record = record


def fail(why: str) -> NoReturn:
    """Raise :class:`ContractBroken`."""
    raise ContractBroken(why)


def require(condition: bool, why: str) -> None:
    """Raise :class:`ContractBroken` unless the condition holds."""
    if not condition:
        raise ContractBroken(why)


@contextmanager
def recorded(record: Record) -> Iterator[None]:
    """Add the record to any exception, so that the failure can be reproduced."""
    try:
        yield
    except ContractBroken as broken:
        raise ContractBroken(broken.why, record) from broken
    except Exception as error:
        raise ContractBroken(f"{type(error).__name__}: {error}", record) from error
