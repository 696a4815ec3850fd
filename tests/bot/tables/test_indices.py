"""Queries on the path of a move use an index, also with very many tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.orm import Session

from bot.store.models import METADATA
from bot.tables.outbox import pending
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import HOST, PEOPLE, RecordingDelivery, TablesHarness

pytestmark = ON_BOTH

TABLES = 20_000
"""Tables to create: as many as have the plans of 100,000; takes two seconds."""
ID_DISTANCE = 100
"""Distance between the ids of copied tables."""
COPIED = {"tables": "id = 1", "seats": "table_id = 1", "actions": "table_id = 1 AND sequence = 1"}
"""Rows copied from the first table; timers and outbox messages are added below."""
COUNTED = ("id", "table_id")
NAMED = ("channel_id", "host_id", "server_id", "user_id", "request_id")
SERIES = {
    "sqlite": "WITH RECURSIVE series(n) AS (VALUES(1) UNION ALL SELECT n + 1 FROM series "
    f"WHERE n < {TABLES}) ",
    "postgresql": f"WITH series AS (SELECT generate_series(1, {TABLES}) AS n) ",
}
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN ", "postgresql": "EXPLAIN "}
FULL_SCAN = {"sqlite": "SCAN ", "postgresql": "Seq Scan on "}
"""What a query plan says when it scans a whole table."""


def _copied(table: str, column: str) -> str:
    if column in COUNTED:
        return f"{table}.{column} + n * {ID_DISTANCE}"
    if column in NAMED:
        return f"{table}.{column} || '-' || n"
    return {"state": "NULL", "status": "'finished'"}.get(column, f"{table}.{column}")


def fill(session: Session) -> None:
    """Add finished tables, each with a sent reminder and a posted board."""
    kind = session.get_bind().dialect.name
    for table, where in COPIED.items():
        names = [column.name for column in METADATA.tables[table].columns]
        made = ", ".join(_copied(table, name) for name in names)
        into = f"INSERT INTO {table} ({', '.join(names)}) "
        session.execute(
            text(f"{into}{SERIES[kind]}SELECT {made} FROM {table}, series WHERE {where}")
        )
    for table, columns, values in (
        (
            "outbox",
            "kind, status, attempts, failures, seats, sequence, due_at, created_at",
            "'board', 'sent', 1, 0, '[]', 1, now, now",
        ),
        ("timers", "kind, since, done_at", "'reminder', now, now"),
    ):
        session.execute(
            text(
                f"INSERT INTO {table} (id, table_id, {columns}) {SERIES[kind]}"
                f"SELECT 1000 + n, 1 + n * {ID_DISTANCE}, {values} FROM series, "
                "(SELECT created_at AS now FROM tables WHERE id = 1) AS moment"
            )
        )
    session.execute(text("ANALYZE"))


class Statements:
    """Records every statement of one database, with a sample of its parameters."""

    def __init__(self, harness: TablesHarness) -> None:
        self.seen: dict[str, Any] = {}
        engine = harness.store._engine.sync_engine
        event.listen(engine, "before_cursor_execute", self._note)

    def _note(self, _connection: Any, _cursor: Any, sql: str, values: Any, *_: Any) -> None:
        if sql.startswith(("SELECT", "UPDATE", "DELETE")) and "FROM tables, series" not in sql:
            self.seen.setdefault(sql, values[0] if isinstance(values, list) else values)


def full_scans(connection: Connection, statements: Statements) -> Iterator[str]:
    """Return the statements whose plan scans a whole large table."""
    kind = connection.dialect.name
    for sql, values in list(statements.seen.items()):
        rows = connection.exec_driver_sql(EXPLAIN[kind] + sql, values)
        plan = [str(row[-1]) for row in rows]
        for table in (*COPIED, "outbox", "timers"):
            if any(f"{FULL_SCAN[kind]}{table}" in line for line in plan):
                yield f"{table}: {sql}\n" + "\n".join(plan)


@pytest.mark.timeout(300)
async def test_a_move_scans_no_large_table(harness: TablesHarness) -> None:
    await harness.game("toy", 2)
    await harness.tables.outbox(RecordingDelivery()).drain()
    await harness.store.write(fill)
    statements = Statements(harness)
    position = await harness.random(await harness.game("toy", 3), 6)
    tables, number = harness.tables, position.table.id
    await tables.propose_end(number, PEOPLE[0], harness.next_id)
    await tables.outbox(RecordingDelivery()).drain()
    await pending.next_due(tables.service, [number])
    harness.clock.advance(hours=30)
    await tables.timers().ring_due()
    await tables.timers().earliest(harness.clock.now())
    await tables.table_in(position.table.channel_id)
    await tables.tables_of(HOST.id)
    await tables.turn(number)
    await tables.log(number, 0, 20)
    await tables.service.leases.beat()
    assert len(statements.seen) > 30
    found = await harness.store.read(
        lambda session: list(full_scans(session.connection(), statements))
    )
    assert found == []
