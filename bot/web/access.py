"""Which tables a visitor may see, and as whom."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from time import monotonic
from typing import Protocol

from aiohttp import web

from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status, Table
from bot.tables.exports import Viewer, person, public
from bot.tables.facade import Tables
from bot.web.addresses import Addresses
from bot.web.answers import Refused, unknown
from bot.web.sessions import Sessions, Visitor

SHARED_S = 1.0
"""How long it is used for other visitors without a session that a table is public."""
MAX_SHARED = 5000
"""Tables for which that is remembered."""


class ChannelReaders(Protocol):
    """Knows who can read which channel."""

    async def everybody_reads(self, server_id: str, channel_id: str) -> bool:
        """Return whether every member of a server can read a channel."""

    async def member_reads(self, server_id: str, channel_id: str, user_id: str) -> bool:
        """Return whether a user is a member of a server and can read a channel there."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A visitor at a table that they may see; ``viewer`` selects their seat's view, if any."""

    visitor: Visitor
    table: Table
    viewer: Viewer
    owner: str | None
    """The user whose pictures these are; ``None``: they are the same for everybody."""

    @property
    def seat(self) -> int | None:
        """Return the seat whose private view the visitor sees."""
        return self.viewer(self.table)


class Access:
    """Admits players to their tables, and spectators to those they could see in Discord."""

    def __init__(
        self, tables: Tables, addresses: Addresses, sessions: Sessions, readers: ChannelReaders
    ) -> None:
        self._tables, self._addresses = tables, addresses
        self._sessions, self._readers = sessions, readers
        self._public: dict[int, tuple[float, asyncio.Future[Table | None]]] = {}

    async def visit(self, request: web.Request, kind: str = "read") -> Visit:
        """Return the visit that a request is part of.

        Raises:
            Refused: there is no such table for this visitor, or they make too many requests.
        """
        visitor = await self._sessions.visitor(request, kind)
        return await self.to_table(visitor, request.match_info["page"])

    async def to_table(self, visitor: Visitor, page: str) -> Visit:
        """Return a visit to the table that the last part of a page's address names.

        Raises:
            Refused: there is no such table for this visitor.
        """
        table_id = self._addresses.table_of(page)
        if table_id is None:
            raise unknown()
        return await self._visit(visitor, table_id)

    async def may_see(self, visitor: Visitor, table_id: int) -> bool:
        """Return whether a table's page is there for a visitor."""
        try:
            await self._visit(visitor, table_id)
        except Refused:
            return False
        return True

    async def _visit(self, visitor: Visitor, table_id: int) -> Visit:
        user_id = visitor.user_id
        if user_id is None:
            return Visit(visitor, await self._public_table(table_id), public, None)
        table = await self._table(table_id)
        if table.seat_of(user_id) is not None:
            return Visit(visitor, table, person(user_id), user_id)
        if await self._is_public(table):
            return Visit(visitor, table, public, None)
        if await self._reads_channel(table, user_id):
            return Visit(visitor, table, public, user_id)
        raise unknown()

    def forget(self, table_id: int) -> None:
        """Look a table up again for the next visitor, because it has changed."""
        self._public.pop(table_id, None)

    async def _table(self, table_id: int) -> Table:
        try:
            return await self._tables.table(table_id)
        except TableError:
            raise unknown() from None

    async def _public_table(self, table_id: int) -> Table:
        """Return a table that everybody may see: looked up once for all who come together."""
        asked_at, found = self._public.get(table_id, (-SHARED_S, None))
        if found is None or monotonic() - asked_at >= SHARED_S:
            if len(self._public) >= MAX_SHARED:
                self._public.clear()
            found = asyncio.ensure_future(self._find_public(table_id))
            self._public[table_id] = monotonic(), found
        table = await asyncio.shield(found)
        if table is None:
            raise unknown()
        return table

    async def _find_public(self, table_id: int) -> Table | None:
        try:
            table = await self._tables.table(table_id)
        except TableError:
            return None
        return table if await self._is_public(table) else None

    async def _is_public(self, table: Table) -> bool:
        """Return whether everybody may see a table: by its host and by its channel."""
        if table.server_id is None or not await self._tables.web.has_page(table.id):
            return False
        return await self._readers.everybody_reads(table.server_id, table.channel_id)

    async def _reads_channel(self, table: Table, user_id: str) -> bool:
        if table.server_id is None:
            return False
        return await self._readers.member_reads(table.server_id, table.channel_id, user_id)


def may_try(table: Table, user_id: str | None) -> bool:
    """Return whether a visitor may try moves at a table, by the rules of what-ifs."""
    if user_id is None:
        return False
    if table.status is Status.FINISHED:
        return True
    running = table.status is Status.RUNNING
    return running and table.hints and table.visible_seat(user_id) is not None
