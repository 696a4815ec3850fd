"""A database in memory without threads: the same rows and statements, for thousands of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import Store
from bot.store.columns import compact
from bot.store.models import METADATA
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.steward import Steward

T = TypeVar("T")


class InMemoryStore(Store):
    """Each transaction is done when it is asked for; whoever waits for it goes on at once."""

    def __init__(self, engine: Engine) -> None:
        super().__init__("sqlite://")
        self._at_once = engine

    async def read(self, work: Callable[[Session], T]) -> T:
        with Session(self._at_once, expire_on_commit=False) as session:
            return work(session)

    async def write(self, work: Callable[[Session], T]) -> T:
        with Session(self._at_once, expire_on_commit=False) as session, session.begin():
            return work(session)


class InMemoryHarness(TablesHarness):
    """A bench on such a database, which outlives the bot's restarts."""

    def __init__(self) -> None:
        self._engine = create_engine(
            "sqlite://",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            json_serializer=compact,
        )
        event.listen(self._engine, "connect", _checked)
        METADATA.create_all(self._engine)
        super().__init__("sqlite://")

    def open_store(self) -> None:
        self.store = InMemoryStore(self._engine)
        self.tables = Steward.on(self.store, self.clock, Settings(_env_file=None))

    def close(self) -> None:
        """Let the database go."""
        self._engine.dispose()


def _checked(connection: Any, _record: Any) -> None:
    """As in a file: no row points to one that is not there."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
