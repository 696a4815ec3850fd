"""An in-memory database without threads, fast enough for thousands of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Engine, StaticPool, create_engine, event
from sqlalchemy.orm import Session

from bot.config import Settings
from bot.store import Store
from bot.store.columns import to_json
from bot.store.models import METADATA
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import TablesHelper

T = TypeVar("T")


class InMemoryStore(Store):
    """A store that runs each transaction synchronously."""

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
    """A harness on such a database, which survives restarts of the bot."""

    def __init__(self) -> None:
        self._engine = create_engine(
            "sqlite://",
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},
            json_serializer=to_json,
        )
        event.listen(self._engine, "connect", _checked)
        METADATA.create_all(self._engine)
        super().__init__("sqlite://")

    def open_store(self) -> None:
        self.store = InMemoryStore(self._engine)
        self.tables = TablesHelper.on(self.store, self.clock, Settings(_env_file=None))

    def close(self) -> None:
        """Dispose of the database."""
        self._engine.dispose()


def _checked(connection: Any, _record: Any) -> None:
    """Enforce foreign keys, as the file store does."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()
