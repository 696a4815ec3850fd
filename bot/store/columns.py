"""What rows are made of: columns the same on SQLite and PostgreSQL, and what all rows share."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import JSON, Boolean, DateTime, Dialect, MetaData, String, event
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeDecorator
from sqlmodel import SQLModel

from bot.store.damage import Spoilt, refuse_damaged
from engine.players.strengths import current_name

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


def _spoilt_not_raised(process: Callable[[Any], Any] | None) -> Callable[[Any], Any]:
    """The driver's reading of a value; what it cannot read comes back as spoilt."""

    def read(value: Any) -> Any:
        try:
            return process(value) if process and value is not None else value
        except (ValueError, TypeError, AttributeError):
            return Spoilt(value)

    return read


class UtcTime(TypeDecorator[datetime]):
    """A moment, kept in UTC and read back with its zone (SQLite forgets zones)."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """To UTC."""
        return None if value is None else value.astimezone(UTC)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """With the zone it was saved in."""
        process = self.impl_instance.result_processor(dialect, coltype)

        def zoned(value: Any) -> Any:
            moment: Any = process(value) if process else value
            return moment.replace(tzinfo=moment.tzinfo or UTC)

        return _spoilt_not_raised(zoned)


class Plain(TypeDecorator[Any]):
    """Lists and dictionaries, as JSON."""

    impl = JSON
    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """As they were saved."""
        return _spoilt_not_raised(self.impl_instance.result_processor(dialect, coltype))


class Flag(TypeDecorator[bool]):
    """Yes or no."""

    impl = Boolean
    cache_ok = True

    def result_processor(self, _dialect: Dialect, _coltype: object) -> Callable[[Any], Any]:
        """SQLite keeps 0 and 1, or nothing."""
        known = {0: False, 1: True, None: None}
        return lambda value: known[value] if value in known else Spoilt(value)


class Strength(TypeDecorator[str]):
    """A strength of computer players, among other words; old names are read as today's."""

    impl = String
    cache_ok = True

    def result_processor(self, _dialect: Dialect, _coltype: object) -> Callable[[Any], Any]:
        """Return a function that replaces an old name."""
        return lambda value: current_name(value) if isinstance(value, str) else value


class Row(SQLModel, registry=registry(metadata=MetaData(naming_convention=NAMING))):
    """What all rows share: one set of tables with stable names for keys and indices."""


event.listen(Row, "load", refuse_damaged, propagate=True)


def compact(plain: Any) -> str:
    """JSON as it is saved: no blanks, all letters as they are."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
