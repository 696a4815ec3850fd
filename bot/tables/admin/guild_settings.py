"""What the organisers of a server have said about tables there, and what follows from it."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.damage import AS_THEY_ARE, described, wrong_columns
from bot.store.models.guild_settings import GuildSettingsRow
from bot.store.models.table import TableRow
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Person
from bot.tables.domain.table import LIVE
from bot.tables.lobby.options import require_language
from bot.tables.session.service import TableService
from bot.tables.time_control.presets import parse_time_control
from engine.core.words.text import Text

log = logging.getLogger(__name__)

OPENERS = EVERYBODY, ORGANISERS = ("everybody", "organisers")
MAX_TABLES_OPTIONS = (1, 2, 3, 5, 10)
"""How many tables one person may have opened, as a menu has it."""
MOST_CHANNELS = 25
CALLED_AGAIN = timedelta(hours=1)
"""So long after a lobby has called the role of its server no other one does."""


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """A server's settings; ``None`` is as usual, no channels are all of them."""

    channels: tuple[str, ...] = ()
    pace: str | None = None
    language: str | None = None
    openers: str = EVERYBODY
    most: int | None = None
    ping: str | None = None
    opponents: bool = True


async def guild_settings(service: TableService, server_id: str | None) -> GuildSettings:
    """What is known of a server."""
    return await service.read(lambda session: server_of(session, server_id))


def server_of(session: Session, server_id: str | None) -> GuildSettings:
    """The same within a session."""
    row = None if server_id is None else _known(session, server_id)
    if row is None:
        return GuildSettings()
    return GuildSettings(
        tuple(row.channels),
        row.pace,
        row.language,
        row.openers or EVERYBODY,
        row.most,
        row.ping,
        row.opponents is not False,
    )


def _known(session: Session, server_id: str) -> GuildSettingsRow | None:
    """The row of a server; what is damaged in it is as if it had never been said."""
    query = select(GuildSettingsRow).where(col(GuildSettingsRow.server_id) == server_id)
    found: GuildSettingsRow | None = session.scalar(query.execution_options(**AS_THEY_ARE))
    if found is not None and (where := described(found)) is not None:
        log.error("damaged row", extra={"where": where})
        unsaid = GuildSettingsRow(server_id=server_id)
        for name in wrong_columns(found):
            setattr(found, name, getattr(unsaid, name))
    return found


def require_admin_server(person: Person) -> str:
    """The server this person organises.

    Raises:
        TableError: they do not, or are in none.
    """
    if person.server_id is None or not person.manages:
        raise TableError.because("server-organisers-only")
    return person.server_id


async def set_option(
    service: TableService,
    person: Person,
    *,
    pace: str | None = None,
    language: str | None = None,
    openers: str | None = None,
    most: int | None = None,
    opponents: bool | None = None,
) -> GuildSettings:
    """An organiser says what is usual from now on; an empty text or 0 takes it back.

    Raises:
        TableError: they are no organiser, or there is no such thing.
    """
    server_id = require_admin_server(person)
    said: dict[str, Any] = {}
    if pace is not None:
        said["pace"] = parse_time_control(pace) if pace else None
    if language is not None:
        said["language"] = require_language(language) if language else None
    if openers is not None:
        said["openers"] = _among(OPENERS, openers)
    if most is not None:
        said["most"] = _among(MAX_TABLES_OPTIONS, most) if most else None
    if opponents is not None:
        said["opponents"] = opponents

    def work(row: GuildSettingsRow) -> None:
        for name, value in said.items():
            setattr(row, name, value)

    return await _change(service, server_id, work)


def _among(known: Collection[Any], value: Any) -> Any:
    if value not in known:
        raise TableError.because("error-old-button")
    return value


async def switch_channel(service: TableService, person: Person, channel_id: str) -> GuildSettings:
    """Tables may be opened in a channel, or no more; where none is named they may in all.

    Raises:
        TableError: they are no organiser, or there are too many.
    """

    def work(row: GuildSettingsRow) -> None:
        kept = [known for known in row.channels if known != channel_id]
        row.channels = kept if channel_id in row.channels else [*kept, channel_id]
        if len(row.channels) > MOST_CHANNELS:
            raise TableError.because("server-channels", most=MOST_CHANNELS)

    return await _change(service, require_admin_server(person), work)


async def switch_role(service: TableService, person: Person, role_id: str) -> GuildSettings:
    """That role is called when a table asks for players; the same one again: none is."""

    def work(row: GuildSettingsRow) -> None:
        row.ping = None if row.ping == role_id else role_id

    return await _change(service, require_admin_server(person), work)


async def _change(service: TableService, server_id: str, work: Any) -> GuildSettings:
    def transaction(session: Session) -> GuildSettings:
        row = _known(session, server_id) or GuildSettingsRow(server_id=server_id)
        work(row)
        session.add(row)
        session.flush()
        return server_of(session, server_id)

    return await service.transaction(transaction)


# What follows from it


async def check(service: TableService, person: Person, places: Collection[str]) -> GuildSettings:
    """The settings of a server, if this person may open a table in one of these places there.

    Raises:
        TableError: they may not, saying why.
    """

    def work(session: Session) -> GuildSettings:
        need_leave(session, person, places)
        return server_of(session, person.server_id)

    return await service.read(work)


def need_leave(session: Session, person: Person, places: Collection[str]) -> None:
    """Nothing if this person may open a table in one of those places: a thread, its channel.

    Raises:
        TableError: they may not, saying why.
    """
    known = server_of(session, person.server_id)
    if known.openers == ORGANISERS and not person.manages:
        raise TableError.because("server-organisers-open")
    if known.channels and not set(known.channels) & set(places):
        where = tuple(Text("server-channel", {"channel": channel}) for channel in known.channels)
        raise TableError.because("server-not-here", channels=where)
    if known.most is not None and not person.manages:
        opened = select(func.count()).select_from(TableRow)
        opened = opened.where(
            col(TableRow.server_id) == person.server_id,
            col(TableRow.host_id) == person.id,
            col(TableRow.status).in_(LIVE),
        )
        if (session.scalar(opened) or 0) >= known.most:
            raise TableError.because("server-most", most=known.most)


def role_to_call(session: Session, server_id: str | None, now: datetime) -> str | None:
    """The role a lobby that asks for players calls; none within an hour of another one."""
    known = server_of(session, server_id)
    lately = select(col(TableRow.id)).where(
        col(TableRow.server_id) == server_id,
        col(TableRow.ping).is_not(None),
        col(TableRow.created_at) > now - CALLED_AGAIN,
    )
    if known.ping is None or session.scalar(lately.limit(1)) is not None:
        return None
    return known.ping
