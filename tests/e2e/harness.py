"""A harness with the real bot, a loopback Discord, a database file and simulated users."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Mapping
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import text, update
from sqlmodel import col

from bot.app import Seneschal
from bot.config import Settings
from bot.demonstration.people import Board, Person, Way, board_of, result_of
from bot.demonstration.show import FULL_SPEED
from bot.sandbox import Channel, Guild, LoopbackDiscord, User
from bot.sandbox.limits import TIMEOUT_S
from bot.store import Store
from bot.store.models.table import TableRow
from bot.tables.admin.limits import Quota
from bot.tables.computer import decisions
from bot.tables.domain.request import Person as TablePerson
from bot.tables.domain.table import Table
from bot.workers import Pool
from engine.core import Chance
from tests.bot.tables.tables_helper import Position, TablesHelper
from tests.e2e.log_records import LogRecords
from tests.e2e.presses import has_button
from tests.e2e.run_bot import run_bot
from tests.e2e.server_clock import ServerClock

TOY = "toy"
WORK_LEFT = """
SELECT
    EXISTS (SELECT 1 FROM outbox WHERE status = 'pending'),
    EXISTS (SELECT 1 FROM seats WHERE occupant = 'computer' OR computer_for_this_turn IS NOT NULL)
"""
"""Whether messages wait to be delivered, and whether computer players have a seat."""
NEWEST_TABLE = """
SELECT id, sequence FROM tables WHERE channel_id = ?
ORDER BY status IN ('lobby', 'running') DESC, id DESC LIMIT 1
"""
"""A channel's live table, else its newest."""


@dataclass(eq=False)
class AppHarness:
    """One server and one bot; each table has its own channel."""

    server: LoopbackDiscord
    guild: Guild
    settings: Settings
    clock: ServerClock
    records: LogRecords
    people: list[User]
    admin: User
    stranger: User
    pool: Pool
    rates: Mapping[str, Quota] = field(default_factory=lambda: FULL_SPEED)
    _bot: Seneschal | None = None
    _reader: sqlite3.Connection | None = None
    _stack: AsyncExitStack = field(default_factory=AsyncExitStack)
    _channels: int = 0

    @property
    def bot(self) -> Seneschal:
        assert self._bot is not None
        return self._bot

    @property
    def tables(self) -> TablesHelper:
        """Return the bot's tables."""
        return TablesHelper(self.bot.service)

    @property
    def file(self) -> Path:
        """Return the path of the database."""
        return Path(self.settings.database_url.removeprefix("sqlite+aiosqlite:///"))

    async def start(self) -> None:
        """Start the bot: a new client on a newly opened database."""
        store = Store(self.settings.database_url)
        await store.open()
        self._stack.push_async_callback(store.close)
        if store.is_sqlite:
            self._reader = self._stack.enter_context(closing(sqlite3.connect(self.file)))
        self._bot = Seneschal(
            self.settings,
            store,
            self.clock,
            self.pool,
            rates=self.rates,
            guild_ready_timeout=0,
        )
        self.clock.there = self._bot.outages.beat
        await self._stack.enter_async_context(run_bot(self.server, self._bot))

    async def stop(self) -> None:
        """Stop the bot, as SIGTERM would."""
        self.clock.there = None
        await self._stack.aclose()
        self._bot = None

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def channel(self) -> Channel:
        """Add a channel that nobody has used."""
        self._channels += 1
        return self.guild.add_text_channel(f"games-{self._channels}")

    # Tables

    async def table(self, channel: Channel) -> Table:
        found = await self.tables.table_in(channel.id)
        assert found is not None
        return found

    async def position(self, channel: Channel) -> Position:
        ((table_id, _),) = self.rows(NEWEST_TABLE, str(channel.id))
        return await self.tables.position(table_id)

    def sequence(self, channel: Channel) -> int:
        """Return a number that grows with every action at the table."""
        ((_, sequence),) = self.rows(NEWEST_TABLE, str(channel.id))
        return int(sequence)

    def rows(self, query: str, *values: str) -> list[Any]:
        """Return the rows of the database file that a query finds.

        Every step of every test asks for several, so it does not wait for the bot's connections.
        """
        assert self._reader is not None
        return self._reader.execute(query, values).fetchall()

    async def open(self, seats: int = 3, game: str = "caylus", options: str = "") -> Channel:
        """Open a lobby and seat everyone."""
        channel = self.channel()
        host, *others = self.people[:seats]
        if game == TOY:
            await self._open_toy(channel, host, seats)
        else:
            await host.at(channel).slash(
                "game new", game=game, seats=seats, options=options, thread=False
            )
        await channel.wait_for(has_button("join"))
        for person in others:
            await person.at(channel).click(re.compile("^join:"))
            await self._seated(channel, person)
        await channel.wait_for(has_button("start", enabled=True))
        return channel

    async def _seated(self, channel: Channel, person: User) -> None:
        """Wait until a person is seated, so that the order of seats is known."""
        async with asyncio.timeout(TIMEOUT_S):
            while True:
                change = channel.world.next_change()
                if (await self.table(channel)).seat_of(str(person.id)) is not None:
                    return
                await change

    async def _open_toy(self, channel: Channel, host: User, seats: int) -> None:
        """Open a toy table directly; the toy is not in the command's list of games."""
        await self.tables.open_table(
            guild_id=self.guild.id,
            channel_id=channel.id,
            user=TablePerson(str(host.id), host.name, str(self.guild.id)),
            game=TOY,
            seats=seats,
            options={},
            language="en",
            interaction_id=channel.id,
        )

    async def begin(self, seats: int = 3, game: str = "caylus", options: str = "") -> Channel:
        """Start a game."""
        channel = await self.open(seats, game, options)
        await self.people[0].at(channel).click(re.compile("^start:"))
        await channel.wait_for(lambda _: board_of(channel) is not None)
        return channel

    async def allow_hints(self, channel: Channel) -> None:
        """Let a running table have hints, as if it were not rated."""
        table = await self.table(channel)
        allowed = update(TableRow).where(col(TableRow.id) == table.id)
        allowed = allowed.values(hints=True, rated=False)
        await self.bot.service.transaction(lambda session: session.execute(allowed))

    def board(self, channel: Channel) -> Board:
        found = board_of(channel)
        assert found is not None
        return found

    def mover(self, channel: Channel) -> User:
        """Return the first player whom the board asks."""
        asked = self.board(channel).asked[0]
        return next(user for user in self.people if user.id == asked)

    def others(self, channel: Channel, seats: int = 3) -> list[User]:
        """Return the seated players whom the board does not ask."""
        asked = self.board(channel).asked
        return [user for user in self.people[:seats] if user.id not in asked]

    async def until_moved(
        self, channel: Channel, since: Board, seconds: float = TIMEOUT_S
    ) -> Board:
        """Return the board once it is newer than ``since``."""
        await channel.wait_for(
            lambda _: (now := board_of(channel)) is not None and now.sequence > since.sequence,
            seconds,
        )
        return self.board(channel)

    async def until_asked(self, channel: Channel) -> None:
        """Wait until the board asks a person, or the game is over."""
        await channel.wait_for(
            lambda _: result_of(channel) or ((now := board_of(channel)) is not None and now.asked)
        )

    async def play(
        self, channel: Channel, ways: tuple[Way, ...], seed: str, moves: int | None = None
    ) -> int:
        """Make up to ``moves`` random moves through the UI; return how many were made."""
        dice = Chance.from_seed(seed)
        table = await self.table(channel)
        hands = {user.id: Person(user, channel, table.game, dice) for user in self.people}
        made = 0
        while result_of(channel) is None and (moves is None or made < moves):
            await self.until_asked(channel)
            if table.solo:
                await self.quiet()  # computer players answer a sealed question too
            if result_of(channel) is not None:
                break
            board = self.board(channel)
            person = hands[board.asked[0]]
            done = await person.act(board.message, ways)
            await person.sees_it_done(board, done)
            if (now := board_of(channel)) is not None and now.sequence == board.sequence:
                await self.quiet()  # nothing has changed yet, also on a busy machine
            made += 1
        return made

    async def quiet(self) -> None:
        """Wait until nothing is left to deliver, to compute or to answer."""
        await self.server.settle(quiet=0)
        while bool(self.bot.dispatcher.answering) or await self._work_is_left():
            await self.server.settle(quiet=0.01)

    async def _work_is_left(self) -> bool:
        """Return whether a message waits to be delivered, or a computer player must move.

        Every step of every test asks this, so it does not wait for the bot's connection and thread.
        """
        store = self.bot.service.store
        if store.is_sqlite:
            ((pending, computers),) = self.rows(WORK_LEFT)
        else:
            pending, computers = await store.read(lambda s: s.execute(text(WORK_LEFT)).one())
        return bool(pending or (computers and await decisions.tables_waiting(self.bot.service)))
