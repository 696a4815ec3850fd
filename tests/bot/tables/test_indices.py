"""What happens with every move finds its rows by an index, among very many tables too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.orm import Session

from bot.store.models import METADATA
from bot.tables.outbox import states
from tests.bot.tables.bench import HOST, PEOPLE, Bench, Post

TABLES = 20_000
"""So many have the plans of 100,000, and are made in two seconds."""
APART = 100
"""The numbers of copies are so far apart."""
COPIED = {"tables": "id = 1", "seats": "table_id = 1", "actions": "table_id = 1 AND sequence = 1"}
"""What is copied of the first table for each of them; timers and parcels are made below."""
COUNTED = ("id", "table_id")
NAMED = ("channel_id", "host_id", "server_id", "user_id", "request_id")
SERIES = {
    "sqlite": "WITH RECURSIVE series(n) AS (VALUES(1) UNION ALL SELECT n + 1 FROM series "
    f"WHERE n < {TABLES}) ",
    "postgresql": f"WITH series AS (SELECT generate_series(1, {TABLES}) AS n) ",
}
EXPLAIN = {"sqlite": "EXPLAIN QUERY PLAN ", "postgresql": "EXPLAIN "}
WHOLE = {"sqlite": "SCAN ", "postgresql": "Seq Scan on "}
"""How a plan says that every row of a table is looked at."""


def _copied(table: str, column: str) -> str:
    if column in COUNTED:
        return f"{table}.{column} + n * {APART}"
    if column in NAMED:
        return f"{table}.{column} || '-' || n"
    return {"state": "NULL", "status": "'finished'"}.get(column, f"{table}.{column}")


def fill(session: Session) -> None:
    """Tables that are over, with a reminder done and a board posted long ago."""
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
            "status, attempts, faults, seats, sequence, due_at, created_at",
            "'sent', 1, 0, '[]', 1, now, now",
        ),
        ("timers", "since, done_at", "now, now"),
    ):
        session.execute(
            text(
                f"INSERT INTO {table} (id, table_id, kind, {columns}) {SERIES[kind]}"
                f"SELECT 1000 + n, 1 + n * {APART}, 'board', {values} FROM series, "
                "(SELECT created_at AS now FROM tables WHERE id = 1) AS moment"
            )
        )
    session.execute(text("ANALYZE"))


class Statements:
    """Every statement of one bench's database, with a value for each place in it."""

    def __init__(self, bench: Bench) -> None:
        self.seen: dict[str, Any] = {}
        engine = bench.store._engine.sync_engine
        event.listen(engine, "before_cursor_execute", self._note)

    def _note(self, _connection: Any, _cursor: Any, sql: str, values: Any, *_: Any) -> None:
        if sql.startswith(("SELECT", "UPDATE", "DELETE")) and "FROM tables, series" not in sql:
            self.seen.setdefault(sql, values[0] if isinstance(values, list) else values)


def looked_through(connection: Connection, statements: Statements) -> Iterator[str]:
    """The statements whose plan looks at every row of a large table."""
    kind = connection.dialect.name
    for sql, values in list(statements.seen.items()):
        rows = connection.exec_driver_sql(EXPLAIN[kind] + sql, values)
        plan = [str(row[-1]) for row in rows]
        for table in (*COPIED, "outbox", "timers"):
            if any(f"{WHOLE[kind]}{table}" in line for line in plan):
                yield f"{table}: {sql}\n" + "\n".join(plan)


@pytest.mark.timeout(300)
async def test_nothing_on_the_way_of_a_move_looks_at_every_row(bench: Bench) -> None:
    await bench.game("toy", 2)
    await bench.steward.outbox(Post()).drain()
    await bench.store.write(fill)
    statements = Statements(bench)
    position = await bench.random(await bench.game("toy", 3), 6)
    steward, number = bench.steward, position.table.id
    await steward.propose_end(number, PEOPLE[0], bench.next_id)
    await steward.outbox(Post()).drain()
    await states.next_due(steward.service, [number])
    bench.clock.advance(hours=30)
    await steward.timers().ring_due()
    await steward.timers().earliest(bench.clock.now())
    await steward.table_in(position.table.channel_id)
    await steward.tables_of(HOST.id)
    await steward.turn(number)
    await steward.log(number, 0, 20)
    await steward.service.leases.beat()
    assert len(statements.seen) > 30
    found = await bench.store.read(
        lambda session: list(looked_through(session.connection(), statements))
    )
    assert found == []
