"""Column types that are the same on SQLite and PostgreSQL, and the base of all rows."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    CheckConstraint,
    DateTime,
    Dialect,
    Double,
    MetaData,
    String,
)
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.orm import registry
from sqlalchemy.types import TypeDecorator
from sqlmodel import SQLModel

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}


class UtcTime(TypeDecorator[datetime]):
    """A moment, stored in UTC and read back with its time zone, which SQLite does not store."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Convert to UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _dialect: Dialect) -> datetime | None:
        """Add the time zone where the driver returns none."""
        return None if value is None else value.replace(tzinfo=value.tzinfo or UTC)


class Plain(TypeDecorator[Any]):
    """Lists and dictionaries, as JSON."""

    impl = JSON
    cache_ok = True


class Row(SQLModel, registry=registry(metadata=MetaData(naming_convention=NAMING))):
    """Base of all row models, with stable names for keys, checks and indexes."""


def one_of(column: str, values: str) -> CheckConstraint:
    """Return a check that a column holds one of these words, or NULL if it may."""
    listed = ", ".join(f"'{value}'" for value in values.split())
    return CheckConstraint(f"{column} IN ({listed})", name=column)


# STRICT tables of SQLite have the types INTEGER, REAL and TEXT only.


@compiles(String, "sqlite")
@compiles(DateTime, "sqlite")
@compiles(JSON, "sqlite")
def _stored_as_text(*_: Any, **__: Any) -> str:
    return "TEXT"


@compiles(Boolean, "sqlite")
def _stored_as_integer(*_: Any, **__: Any) -> str:
    return "INTEGER"


@compiles(Double, "sqlite")
def _stored_as_real(*_: Any, **__: Any) -> str:
    return "REAL"


SQLITE_CHECKS: dict[type, str] = {
    UtcTime: "substr({0}, 1, 19) IS strftime('%Y-%m-%d %H:%M:%S', substr({0}, 1, 19))",
    Plain: "{0} IS NULL OR json_valid({0})",
}
"""Checks of columns that SQLite stores as text; ``json_valid(NULL)`` is 0 before SQLite 3.42."""


def make_strict(metadata: MetaData) -> None:
    """Have SQLite refuse values that are not of their column's type, as PostgreSQL does."""
    for table in metadata.tables.values():
        table.dialect_options["sqlite"]["strict"] = True
        for column in table.columns:
            check = SQLITE_CHECKS.get(type(column.type))
            if check is not None:
                constraint = CheckConstraint(check.format(column.name), name=column.name)
                table.append_constraint(constraint.ddl_if(dialect="sqlite"))


def to_json(plain: Any) -> str:
    """Return JSON text as it is stored: without blanks, with all letters as they are."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))
