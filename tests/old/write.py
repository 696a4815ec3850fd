"""``python -m tests.old.write FOLDER``: write a database of this schema and a description of it.

Run it before a migration is added, with the newest existing number. It needs only the tables
harness, so it has been run in older checkouts too; ``README.md`` lists them.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.tables.domain.request import Request
from bot.tables.domain.table import Table
from engine.core import Chance
from engine.core.contract import random_move
from engine.core.record import state_hash
from tests.bot.tables.harness import PEOPLE, RecordingDelivery, TablesHarness

GAMES = ("caylus", "caylus1303", "emperor", "tuscany")
MAX_MOVES_LEFT = 12
"""A game is left when random play ends it within this many moves."""
STEP = 4


def moves_left(position: Any) -> int:
    """Return after how many random moves a game would end."""
    state, chance, moves = position.state.copy(), Chance.from_seed("left"), 0
    while not state.over:
        position.game.apply_unchecked(state, *random_move(position.game, state, chance))
        moves += 1
    return moves


async def game_near_its_end(harness: TablesHarness, game: str) -> Any:
    """Start a two-player game that is nearly over; replace it if it ends by accident."""
    position = await harness.game(game, 2)
    while moves_left(position) > MAX_MOVES_LEFT:
        position = await harness.random(position, STEP)
    return await game_near_its_end(harness, game) if position.state.over else position


async def play(harness: TablesHarness) -> None:
    """Start games of all kinds, some with an open question, and a lobby."""
    tables, post, running = harness.tables, RecordingDelivery(), list[int]()
    for game in GAMES:
        position = await game_near_its_end(harness, game)
        table = position.table
        running.append(table.id)
        await tables.outbox(post).drain()
        if game == GAMES[0]:
            await tables.propose_end(table.id, table.seats[0].user_id, harness.next_id)
    lobby = await harness.lobby(GAMES[0], 2)
    await decorate(harness, lobby, running)
    harness.clock.advance(hours=30)
    await tables.ring_due_reminders()


async def decorate(harness: TablesHarness, lobby: Table, running: list[int]) -> None:
    """Add newer features: time control, picture shapes, notes, preferences, votes."""
    host, guest, *_ = PEOPLE

    def by(person: Any) -> Request:
        return Request(str(harness.next_id), person)

    await harness.tables.computer.add(by(host), lobby.id, "easy")
    _, timed, shaped, noted = running
    _, asked = await harness.tables.time_control.propose(by(host), timed, "relaxed")
    assert asked is not None
    await harness.tables.vote(asked.id, guest.id, True, harness.next_id)
    await harness.tables.lobby.set_shape(by(host), shaped, "wide")
    await harness.tables.users.save_note(host, noted, "buy the castle")
    await harness.tables.users.switch(host.id, "direct_messages", on=True)
    await harness.tables.reminders.mute(guest.id, noted)
    await harness.tables.time_control.set_hours(
        host.id, zone="Asia/Taipei", night=(22 * 60, 7 * 60), days_off=(6,)
    )
    vacant = (await harness.random(await harness.game(GAMES[2], 3), 6)).table
    await harness.tables.resign(vacant.id, vacant.seats[1].user_id, harness.next_id)


async def describe_tables(harness: TablesHarness, numbers: list[int]) -> dict[int, dict[str, Any]]:
    """Return the description of each table by this code."""
    found = {}
    for number in numbers:
        table = await harness.tables.table(number)
        position = await harness.tables.position(number) if table.moves else None
        found[number] = {
            "status": table.status,
            "sequence": table.sequence,
            "moves": table.moves,
            "owing": [pending.seat for pending in table.pending],
            "hash": state_hash(position.state) if position else None,
        }
    return found


async def write(folder: Path) -> None:
    """Play the games and write the files."""
    with TemporaryDirectory() as place:
        file = Path(place) / "made.db"
        harness = TablesHarness(f"sqlite:///{file}")
        await harness.store.open()
        await play(harness)
        assert await harness.tables.check() == []
        with closing(sqlite3.connect(file)) as raw:
            numbers = [number for (number,) in raw.execute("SELECT id FROM tables")]
        said = await describe_tables(harness, numbers)
        await harness.store.close()
        write_files(file, folder, said)


def write_files(file: Path, folder: Path, said: dict[int, dict[str, Any]]) -> None:
    """Write the database as compressed SQL, and its description, named by schema."""
    with closing(sqlite3.connect(file)) as raw:
        (schema,) = raw.execute("SELECT version_num FROM alembic_version").fetchone()
        dump = "\n".join(raw.iterdump()) + "\n"
    (folder / f"{schema}.sql.xz").write_bytes(lzma.compress(dump.encode(), preset=9))
    (folder / f"{schema}.json").write_text(json.dumps(said, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1])))
