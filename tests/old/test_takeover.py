"""A database of the last schema before 0.1.0 gets today's names, values and numbers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from sqlalchemy import column, inspect, select, table, text, update
from sqlalchemy.orm import Session

from bot.store.columns import Plain
from bot.store.migrate import differences
from bot.store.models import METADATA
from bot.store.old_names import NEW_JSON, NEW_VALUES, OLD_COLUMNS, OLD_TABLES
from bot.store.row_numbers import last_numbers
from bot.store.schemas import TAKEN_OVER
from tests.bot.tables.conftest import KINDS
from tests.bot.tables.harness import TablesHarness

Changed = list[tuple[str, str, tuple[Any, ...], str | None]]
"""By new table and column: the key of a row that had an old value, and its new value."""

ANSWERS = "SELECT proposal_id, seat + :more, yes, at, request_id || :more FROM votes WHERE seat < 9"
pytestmark = pytest.mark.parametrize(
    "old_database", [(TAKEN_OVER, kind) for kind in KINDS], indirect=True, ids=KINDS
)


def _old_columns(name: str, columns: Iterator[str] | list[str]) -> list[str]:
    return [OLD_COLUMNS.get(name, {}).get(one, one) for one in columns]


def _keys(name: str) -> list[str]:
    return [key.name for key in METADATA.tables[name].primary_key]


def _fill(session: Session) -> Changed:
    """Write every old value into some row."""
    session.execute(
        text("INSERT INTO servers (server_id, channels, openers) VALUES ('7', '[]', 'everybody')")
    )
    for more in (10, 20):
        columns = "INSERT INTO votes (proposal_id, seat, yes, at, request_id) "
        session.execute(text(columns + ANSWERS.replace(":more", str(more))))
    session.execute(text("UPDATE timers SET seat = NULL"))
    changed: Changed = []
    for (name, column_name), values in NEW_VALUES.items():
        if name == "key_values":
            continue
        (stored,) = _old_columns(name, [column_name])
        keys: list[Any] = [column(key) for key in _old_columns(name, _keys(name))]
        old_table = table(OLD_TABLES.get(name, name), column(stored), *keys)
        rows = session.execute(select(*keys).select_from(old_table).order_by(*keys)).all()
        for row, (before, after) in zip(rows[: len(values)], values.items(), strict=True):
            this = [key == value for key, value in zip(keys, row, strict=True)]
            session.execute(update(old_table).where(*this).values({stored: before}))
            changed.append((name, column_name, tuple(row), after))
    return changed


async def test_every_old_value_gets_its_new_name(old_database: tuple[str, TablesHarness]) -> None:
    _, harness = old_database
    changed = await harness.store.write(_fill)
    await harness.store.open()
    assert await harness.store.read(differences) == []

    def found(session: Session) -> Changed:
        return [
            (
                name,
                column_name,
                key,
                session.scalar(
                    select(METADATA.tables[name].c[column_name]).where(
                        *(
                            METADATA.tables[name].c[part] == value
                            for part, value in zip(_keys(name), key, strict=True)
                        )
                    )
                ),
            )
            for name, column_name, key, _ in changed
        ]

    assert len(changed) == sum(map(len, NEW_VALUES.values())) - 1
    assert await harness.store.read(found) == changed


async def test_stored_json_gets_its_new_words(old_database: tuple[str, TablesHarness]) -> None:
    _, harness = old_database

    def fill(session: Session) -> None:
        for (name, column_name), parts in NEW_JSON.items():
            (stored,) = _old_columns(name, [column_name])
            old_table = table(OLD_TABLES.get(name, name), column(stored, Plain()))
            plain = json.loads(_object(parts))
            session.execute(update(old_table).values({stored: {**plain, "kept": '"friend":'}}))

    await harness.store.write(fill)
    await harness.store.open()

    def found(session: Session) -> list[list[Any]]:
        columns = [METADATA.tables[name].c[column_name] for name, column_name in NEW_JSON]
        return [list(session.scalars(select(one))) for one in columns]

    for parts, rows in zip(NEW_JSON.values(), await harness.store.read(found), strict=True):
        expected = {**json.loads(_object(parts.values())), "kept": '"friend":'}
        assert rows
        assert rows == [expected] * len(rows)


def _object(parts: Iterable[str]) -> str:
    """Return an object with these parts, whose keys get a value."""
    pairs = (f"{part}1" if part.endswith(":") else part for part in parts)
    return "{" + ",".join(pairs) + "}"


async def test_no_row_and_no_number_is_lost(old_database: tuple[str, TablesHarness]) -> None:
    _, harness = old_database

    def look(session: Session) -> dict[str, int]:
        existing = {*inspect(session.connection()).get_table_names()}
        old_names = {name: OLD_TABLES.get(name, name) for name in METADATA.tables}
        return {
            name: session.execute(text(f"SELECT count(*) FROM {old_name}")).scalar_one()
            for name, old_name in old_names.items()
            if old_name in existing
        }

    before = await harness.store.read(look)
    given = await harness.store.read(lambda session: last_numbers(session, OLD_TABLES))
    mark = await harness.store.read(
        lambda s: s.execute(text("SELECT value FROM notes WHERE key = 'mark'")).scalar()
    )
    await harness.store.open()
    counts = await harness.store.read(
        lambda s: {
            name: s.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in before
        }
    )
    assert counts == before
    now = await harness.store.read(last_numbers)
    assert {name: now[name] for name in given} == given
    assert not any(number for name, number in now.items() if name not in given)
    assert mark is not None
    assert await harness.store.recall("database-id") == mark
