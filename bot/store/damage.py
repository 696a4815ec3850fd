"""Rows somebody or something has spoilt: values that are not what their column holds.

SQLite keeps whatever it is given. What cannot be read as its column's type comes back as
:class:`Spoilt` rather than raising in the middle of a query for many rows, and a row with a wrong
value raises :class:`DamagedRow` when it is loaded, unless the query takes rows :data:`AS_THEY_ARE`.
"""

from __future__ import annotations

import logging
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")

AS_THEY_ARE: Mapping[str, Any] = {"as_they_are": True}
"""The execution option of queries that look at damaged rows themselves."""

Check = Callable[[Any], bool]
CHECKS: dict[str, dict[str, Check]] = {}
"""What a column may hold beyond its type, by table and column; ``bot.tables`` fills it."""


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A saved value that is none of its column's type."""

    value: object


class DamagedRow(Exception):
    """A row whose values cannot be what was saved, with what is wrong of which row."""

    def __init__(self, where: str) -> None:
        super().__init__(where)
        self.where = where


@cache
def _types(row: Any) -> dict[str, tuple[type, ...]]:
    """The Python types of each column's values."""
    return {name: _of(field.annotation) for name, field in row.model_fields.items()}


def _of(annotation: Any) -> tuple[type, ...]:
    if isinstance(annotation, types.UnionType) or typing.get_origin(annotation) is typing.Union:
        return tuple(one for part in typing.get_args(annotation) for one in _of(part))
    return (typing.get_origin(annotation) or annotation,)


def wrong_columns(row: Any) -> list[str]:
    """The columns of a loaded row whose values cannot be right."""
    checks = CHECKS.get(row.__tablename__, {})
    values, wrong = row.__dict__, []
    for name, allowed in _types(row.__class__).items():
        if name in values:
            value = values[name]
            kind = type(value)  # most values are plainly right, and every row there is comes by
            plain = kind in allowed and kind is not datetime and name not in checks
            if not plain and not _fits(value, allowed, checks.get(name)):
                wrong.append(name)
    return wrong


def _fits(value: Any, allowed: tuple[type, ...], check: Check | None) -> bool:
    kind = type(value)
    if kind not in allowed and not _is_one(value, allowed):
        return False
    if kind is datetime and value.tzinfo is None:
        return False
    return check is None or value is None or check(value)


def _is_one(value: Any, allowed: tuple[type, ...]) -> bool:
    """Whether a value is of a kind under those allowed; what is true or false is no number."""
    if isinstance(value, bool) and bool not in allowed:
        return False
    return typing.Any in allowed or isinstance(value, allowed)


def described(row: Any) -> str | None:
    """Which row of which table is damaged, and where: "seats 1 2: colour"; ``None``: none."""
    wrong = wrong_columns(row)
    if not wrong:
        return None
    keys = [str(row.__dict__.get(name)) for name in _keys(row.__class__)]
    return f"{row.__tablename__} {' '.join(keys)}: {', '.join(wrong)}"


def _let_be(_row: Any, _where: str) -> None:
    """It stays as it is."""


@cache
def _keys(row: Any) -> tuple[str, ...]:
    return tuple(column.name for column in row.__table__.primary_key)


def sound(rows: Iterable[T], set_aside: Callable[[T, str], None] = _let_be) -> list[T]:
    """The rows without those that are damaged; what is wrong of each of these is logged."""
    found = []
    for row in rows:
        where = described(row)
        if where is None:
            found.append(row)
        else:
            log.error("damaged row", extra={"where": where})
            set_aside(row, where)
    return found


def refuse_damaged(row: Any, context: Any) -> None:
    """What is done with every row as it is loaded (merging has no context).

    Notes belong to no table: whoever reads one copes with what it holds.

    Raises:
        DamagedRow: a value is wrong, and the query does not look for such rows.
    """
    looked_for = context is None or context.query.get_execution_options().get("as_they_are")
    if looked_for or row.__tablename__ == "notes":
        return
    where = described(row)
    if where is not None:
        raise DamagedRow(where)
