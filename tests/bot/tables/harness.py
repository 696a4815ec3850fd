"""A harness for table tests: tables with players, a manual clock and counted interaction ids."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import count
from typing import Any

from sqlalchemy import Connection, NullPool, create_engine, select, update

from bot.config import Settings
from bot.store import Store
from bot.store.models import METADATA
from bot.tables.domain.request import Person
from bot.tables.domain.table import Status, Table
from bot.tables.outbox import OutboxMessage
from engine.core import Chance
from engine.core.contract import random_move
from tests.bot.tables.clock import ManualClock
from tests.bot.tables.tables_helper import SERVER, MoveResult, Position, TablesHelper

PEOPLE = tuple(
    Person(str(100 + i), name, SERVER)
    for i, name in enumerate(("Alice", "Bob", "Carol", "Dave", "Eve"))
)
OUTSIDER = Person("999", "Zoe", SERVER)
HOST = PEOPLE[0]
ADMIN = Person("998", "Olga", SERVER, manages=True)


class TablesHarness:
    """The tables' functions on one database, with helpers for tests."""

    def __init__(self, url: str, clock: ManualClock | None = None, *, alone: bool = True) -> None:
        self.url = url
        self.alone = alone
        self.clock = clock or ManualClock()
        self.ids = count(1)
        self.channels = count(5001)
        self.chance = Chance.from_seed("the bench")
        self._reader = create_engine(url, poolclass=NullPool)
        """Reads without the thread that aiosqlite needs for each statement."""
        self.open_store()

    def open_store(self) -> None:
        """Open the store, as a starting process does."""
        self.store = Store(self.url)
        self.tables = TablesHelper.on(
            self.store, self.clock, Settings(_env_file=None), alone=self.alone
        )

    async def restart(self) -> None:
        """Drop all state that is not in the database."""
        await self.store.close()
        self.open_store()

    @property
    def next_id(self) -> int:
        """Return a new interaction id."""
        return next(self.ids)

    # Set-up

    async def lobby(
        self,
        game: str = "caylus",
        players: int = 3,
        options: Mapping[str, str] | None = None,
        channel: object = None,
        host: Person = HOST,
    ) -> Table:
        """Open a lobby and seat its players."""
        table = await self.tables.open_table(
            guild_id=SERVER,
            channel_id=channel or next(self.channels),
            user=host,
            game=game,
            seats=None,
            options=options or {},
            language="en",
            interaction_id=self.next_id,
        )
        for person in PEOPLE[1:players]:
            table = await self.tables.join(table.id, person, self.next_id)
        return table

    async def game(
        self, game: str = "caylus", players: int = 3, options: Mapping[str, str] | None = None
    ) -> Position:
        """Start a game."""
        table = await self.lobby(game, players, options)
        started = await self.tables.start(table.id, HOST, self.next_id)
        return started.position

    async def now(self, result: Any) -> Position:
        """Return the position of a result, which must be the current one."""
        position = await self.tables.position(result.table.id)
        assert result.table == position.table
        return position

    # Moves

    async def say(self, position: Position, seat: int, move: str, **more: Any) -> MoveResult:
        """Make a move for a seat."""
        arguments = {"sequence": None, "interaction_id": self.next_id, **more}
        user = position.table.seats[seat].user_id
        return await self.tables.move(position.table.id, user, move, **arguments)

    async def random(self, position: Position, moves: int = 1) -> Position:
        """Make up to ``moves`` random legal moves, or stop when the game is over."""
        for _ in range(moves):
            if position.state.over or position.table.status != Status.RUNNING:
                break
            seat, choice = random_move(position.game, position.state, self.chance)
            position = (
                await self.say(position, seat, position.game.move(position.state, choice))
            ).position
        return position

    async def until(self, position: Position, rule: str) -> Position:
        """Make random moves until a decision of that rule is pending."""
        while position.state.stack[-1].name != rule:
            position = await self.random(position)
        return position

    # Inspection

    async def rows(self, *names: str) -> dict[str, list[Any]]:
        """Return the rows of the named tables, or of all."""
        if not self.store.is_sqlite:
            return await self.store.read(lambda session: _rows(session.connection(), names))
        with self._reader.connect() as connection:
            return _rows(connection, names)

    async def alter(self, table: str, where: Mapping[str, Any], **values: Any) -> None:
        """Change rows directly, bypassing the service."""
        rows = METADATA.tables[table]
        here = [rows.c[name] == value for name, value in where.items()]
        altered = update(rows).where(*here).values(values)
        await self.tables.service.transaction(lambda session: session.execute(altered))


def _rows(connection: Connection, names: Collection[str]) -> dict[str, list[Any]]:
    tables = [table for table in METADATA.sorted_tables if not names or table.name in names]
    found = {}
    for table in tables:
        ordered = select(table).order_by(*table.primary_key.columns)
        found[table.name] = [tuple(row) for row in connection.execute(ordered)]
    return found


class RecordingDelivery:
    """A delivery that records its messages and numbers them."""

    def __init__(self) -> None:
        self.outbox_messages: list[OutboxMessage] = []
        self.troubles: list[Exception] = []
        self.messages = count(1)

    async def __call__(self, message: OutboxMessage) -> int:
        """Deliver a message, or raise the next prepared error."""
        self.outbox_messages.append(message)
        if self.troubles:
            raise self.troubles.pop(0)
        return next(self.messages)

    @property
    def kinds(self) -> list[tuple[str, int]]:
        """Return the kind and sequence of each message."""
        return [(message.kind, message.sequence) for message in self.outbox_messages]
