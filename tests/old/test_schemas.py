"""A small database of every released schema, whose games continue to their end."""

from __future__ import annotations

import json
import lzma
import os
from typing import Any

from bot.store.migrate import differences
from bot.store.schemas import TAKEN_OVER, known_schemas
from bot.tables.domain.table import Status
from engine.core.record import state_hash
from tests.bot.tables.harness import RecordingDelivery, TablesHarness
from tests.old.unpack import FOLDER, SCHEMAS

GAMES = ("caylus", "caylus1303", "emperor", "tuscany")
ALL = os.environ.get("SENESCHAL_OLD") == "all"
"""Whether to play every game of every schema to its end.

Otherwise all games of the first and last schema are played, and one of each in between.
"""


def expected_tables(schema: str) -> dict[int, dict[str, Any]]:
    """Return the expected description of each table, written by the code of that day."""
    plain = json.loads((FOLDER / f"{schema}.json").read_text())
    return {int(number): table for number, table in plain.items()}


def played_games(schema: str) -> tuple[str, ...]:
    """Return the games of a schema that are played to their end."""
    if ALL or schema in (SCHEMAS[0], SCHEMAS[-1]):
        return GAMES
    return (GAMES[int(schema) % len(GAMES)],)


def test_every_older_schema_has_a_database() -> None:
    assert {TAKEN_OVER, *known_schemas()[:-1]} <= set(SCHEMAS)
    assert set(SCHEMAS) <= {TAKEN_OVER, *known_schemas()}
    for schema in SCHEMAS:
        dump = lzma.decompress((FOLDER / f"{schema}.sql.xz").read_bytes()).decode()
        assert f"INTO \"alembic_version\" VALUES('{schema}')" in dump


async def test_the_games_of_a_schema_continue_to_their_end(
    old_database: tuple[str, TablesHarness],
) -> None:
    schema, harness = old_database
    await harness.store.open()
    assert await harness.store.read(differences) == []
    wanted, played = played_games(schema), set[str]()
    for number, expected in expected_tables(schema).items():
        table = await harness.tables.table(number)
        owing = [pending.seat for pending in table.pending]
        assert [table.status, table.sequence, table.moves, owing] == [
            expected[name] for name in ("status", "sequence", "moves", "owing")
        ]
        if table.status != Status.RUNNING:
            continue
        position = await harness.tables.position(number)
        assert state_hash(position.state) == expected["hash"]
        if table.moves < 20 or table.game not in wanted:
            await harness.random(position)
            continue
        over = await harness.random(position, 500)
        assert over.table.status == Status.FINISHED
        assert (await harness.tables.verify(number)).holds
        played.add(table.game)
    assert played == set(wanted)
    assert await harness.tables.check() == [], "a running game is where its moves lead"
    post = RecordingDelivery()
    await harness.tables.outbox(post).drain()
    assert {"final", "lobby"} <= {kind for kind, _ in post.kinds}
